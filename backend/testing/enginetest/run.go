package enginetest

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// build is the number that the program has where no other is wanted.
const build = 10375

// run does what the arguments ask for, and gives the exit code.
func (k Knobs) run(args []string) int {
	switch {
	case k.Hangs:
		fmt.Println("llama-server: ready when you are")
		select {}
	case k.Fails != 0:
		fmt.Fprintln(os.Stderr, k.Says)
		return k.Fails
	case slices.Contains(args, "--version"):
		version := k.Version
		if version == "" {
			version = fmt.Sprintf("version: 0.1.1-dev (build %d, commit 0000000)", build)
		}
		fmt.Fprintln(os.Stderr, version)
		return 0
	case slices.Contains(args, "--list-devices"):
		fmt.Println("Available devices:")
		if k.Devices == "" {
			k.Devices = "  (none)"
		}
		fmt.Println(k.Devices)
		return 0
	case slices.Contains(args, "--help"):
		fmt.Println("-t,    --threads N     number of threads\n-fa,   --flash-attn    use it\n-ngl,  --n-gpu-layers N")
		return 0
	}
	p := program{Knobs: k, key: os.Getenv("LLAMA_API_KEY")}
	if err := p.parse(args); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		return 1
	}
	return p.serve()
}

// A program serves one model.
type program struct {
	Knobs

	key               string
	model, alias      string
	host, port        string
	context, parallel int
	embeds            bool
	loaded            atomic.Bool
	busy              atomic.Int32
}

func (p *program) parse(args []string) error {
	flags := flag.NewFlagSet("llama-server", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&p.model, "m", "", "")
	flags.StringVar(&p.alias, "alias", "", "")
	flags.StringVar(&p.host, "host", "127.0.0.1", "")
	flags.StringVar(&p.port, "port", "0", "")
	flags.IntVar(&p.context, "c", 4096, "")
	flags.IntVar(&p.parallel, "np", 1, "")
	flags.BoolVar(&p.embeds, "embedding", false, "")
	for _, name := range []string{"no-webui", "offline", "kv-unified", "fa"} {
		flags.Bool(name, false, "")
	}
	for _, name := range []string{"lv", "mmproj", "ctk", "ctv", "b", "ub", "ngl", "t"} {
		flags.String(name, "", "")
	}
	if err := flags.Parse(args); err != nil {
		return fmt.Errorf("invalid argument: %w", err)
	}
	return nil
}

// serve listens at once, as the real program does, and loads its model meanwhile.
func (p *program) serve() int {
	network, address := "tcp", net.JoinHostPort(p.host, p.port)
	if strings.HasSuffix(p.host, ".sock") {
		network, address = "unix", p.host
	}
	l, err := net.Listen(network, address) //nolint:noctx // the program ends by being ended
	if err != nil {
		fmt.Fprintf(os.Stderr, "couldn't bind HTTP server socket, hostname: %s, port: %s\n", p.host, p.port)
		return 1
	}
	var serving sync.WaitGroup
	serving.Go(func() { _ = http.Serve(l, p) }) //nolint:gosec // nobody else reaches it, and it ends with the program
	if code := p.load(); code != 0 {
		return code
	}
	serving.Wait()
	return 1
}

// load prints what the real program prints, and gives the exit code of one that cannot load.
func (p *program) load() int {
	say := func(format string, args ...any) { fmt.Fprintf(os.Stderr, "0.00.000.001 I "+format+"\n", args...) }
	magic := make([]byte, 4)
	f, err := os.Open(p.model)
	if err == nil {
		_, err = io.ReadFull(f, magic)
		_ = f.Close()
	}
	if err != nil || string(magic) != "GGUF" {
		say("gguf_init_from_file: invalid magic characters: '%s', expected 'GGUF'", magic)
		say("llama_model_load: error loading model: llama_model_loader: failed to load model from %s", p.model)
		return 1
	}
	say("load_tensors:   CPU_Mapped model buffer size =    92.10 MiB")
	time.Sleep(time.Duration(p.LoadMS) * time.Millisecond)
	for p.Stuck {
		time.Sleep(time.Hour)
	}
	if p.Dies != "" {
		say("%s", p.Dies)
		return 1
	}
	if p.MostCells > 0 && p.context > p.MostCells {
		say("ggml_aligned_malloc: insufficient memory (attempted to allocate 1440.00 MB)")
		say("failed to initialize the context: failed to allocate buffer for kv cache")
		return 1
	}
	say("llama_kv_cache:        CPU KV buffer size =   %d.00 MiB", p.context*22/1024)
	say("sched_reserve:        CPU compute buffer size =    18.64 MiB")
	p.loaded.Store(true)
	say("srv          init: model loaded")
	return 0
}

// ServeHTTP answers as the real program does.
func (p *program) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := func(status int, value any) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_ = json.NewEncoder(w).Encode(value)
	}
	refuse := func(status int, kind, message string) {
		answer(status, map[string]any{"error": map[string]any{"code": status, "message": message, "type": kind}})
	}
	switch {
	case !p.loaded.Load():
		refuse(http.StatusServiceUnavailable, "unavailable_error", "Loading model")
	case r.URL.Path == "/health":
		answer(http.StatusOK, map[string]any{"status": "ok"})
	case p.key != "" && r.Header.Get("Authorization") != "Bearer "+p.key:
		refuse(http.StatusUnauthorized, "authentication_error", "Invalid API Key")
	case r.URL.Path == "/v1/models":
		meta := map[string]any{"n_ctx": p.context, "n_ctx_train": 8192, "n_params": 134515008, "size": 96573849}
		answer(http.StatusOK, map[string]any{"object": "list", "data": []any{map[string]any{"id": p.alias, "object": "model", "owned_by": "llamacpp", "meta": meta}}})
	case r.URL.Path == "/props":
		answer(http.StatusOK, map[string]any{
			"default_generation_settings": map[string]any{"n_ctx": p.context / p.parallel}, "total_slots": p.parallel, "build_info": "b" + strconv.Itoa(build) + "-0000000",
			"chat_template": "{{ messages }}", "modalities": map[string]any{"vision": false, "audio": false},
		})
	case r.URL.Path == "/slots":
		answer(http.StatusOK, []any{map[string]any{"id": 0, "is_processing": p.busy.Load() > 0}})
	case r.URL.Path == "/tokenize":
		answer(http.StatusOK, map[string]any{"tokens": []int{1, 2, 3}})
	case r.URL.Path == "/v1/embeddings" && p.embeds:
		p.embed(r, answer)
	case r.URL.Path == "/v1/chat/completions":
		p.write(w, r)
	default:
		refuse(http.StatusNotFound, "not_found_error", "File Not Found")
	}
}

func (p *program) embed(r *http.Request, answer func(int, any)) {
	var in struct {
		Input []string `json:"input"`
	}
	_ = json.NewDecoder(r.Body).Decode(&in)
	data := []any{}
	for i, text := range in.Input {
		vector := make([]float64, 8)
		for j, b := range []byte(text) {
			vector[j%8] += float64(b)
		}
		data = append(data, map[string]any{"index": i, "embedding": vector})
	}
	answer(http.StatusOK, map[string]any{"object": "list", "data": data})
}

// write streams a reply, or ends the program in the middle of it.
func (p *program) write(w http.ResponseWriter, r *http.Request) {
	p.busy.Add(1)
	defer p.busy.Add(-1)
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	if p.CrashOn != "" && strings.Contains(string(body), p.CrashOn) {
		fmt.Fprintln(os.Stderr, "GGML_ASSERT(n_tokens <= n_batch) failed")
		os.Exit(134)
	}
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(value any) {
		text, _ := json.Marshal(value) // it can be
		_, _ = fmt.Fprintf(w, "data: %s\n\n", text)
		w.(http.Flusher).Flush()
	}
	delta := func(text string, finish any) map[string]any {
		return map[string]any{"model": p.alias, "choices": []any{map[string]any{"index": 0, "delta": map[string]any{"content": text}, "finish_reason": finish}}}
	}
	reply := p.Reply
	if reply == "" {
		reply = "The lamps went out one by one along the pier, and nobody came to light them again."
	}
	for i, word := range strings.SplitAfter(reply, " ") {
		if p.CrashAfter > 0 && i == p.CrashAfter {
			fmt.Fprintln(os.Stderr, "GGML_ASSERT(false) failed")
			os.Exit(134)
		}
		if r.Context().Err() != nil {
			return
		}
		send(delta(word, nil))
		time.Sleep(time.Duration(p.PaceMS) * time.Millisecond)
	}
	last := delta("", "stop")
	last["usage"] = map[string]any{"prompt_tokens": 40, "completion_tokens": 17, "total_tokens": 57}
	send(last)
	_, _ = io.WriteString(w, "data: [DONE]\n\n")
}
