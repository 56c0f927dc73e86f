package localserver_test

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/process"
	"terzetto/backend/model/localserver"
	"terzetto/backend/testing/enginetest"
)

// remains lists what a server leaves in its data folder.
func (b *bench) remains() (all []string) {
	b.t.Helper()
	err := filepath.WalkDir(b.options.Data, func(path string, _ os.DirEntry, err error) error {
		if rel, e := filepath.Rel(b.options.Data, path); e == nil && rel != "." && rel != "engine" && rel != filepath.Join("engine", "running") {
			all = append(all, rel)
		}
		return err
	})
	if err != nil {
		b.t.Fatal(err)
	}
	return all
}

// isGone checks that nothing is left of a server.
func (b *bench) isGone(s *localserver.Server) {
	b.t.Helper()
	wait(b.t, "the server ends", s.WhenDone())
	if left := b.remains(); len(left) > 0 {
		b.t.Errorf("it leaves %q", left)
	}
	if _, err := process.Identify(b.t.Context(), s.PID()); err == nil {
		b.t.Errorf("its process %d is there", s.PID())
	}
	resp, err := s.RoundTrip(request(b.t.Context(), b.t, http.MethodGet, "/props"))
	if err == nil {
		_ = resp.Body.Close()
		b.t.Error("it answers")
	}
}

func TestAServerAnswersWithItsModelUntilItIsStopped(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.launch.Size = 1 << 20
	s := b.ready()
	resp, err := s.RoundTrip(request(t.Context(), t, http.MethodGet, "/v1/models"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(resp.Body)
	if e := resp.Body.Close(); err != nil || e != nil || resp.StatusCode != http.StatusOK || !strings.Contains(string(text), `"id":"Small"`) {
		t.Errorf("it answers %d %s %v %v", resp.StatusCode, text, err, e)
	}
	if s.Percent() != 100 || s.Err() != nil {
		t.Errorf("it is at %d, with %v", s.Percent(), s.Err())
	}
	if got := s.Report(); len(got.Buffers) != 3 || got.Graphics() || got.Total()>>20 != 198 {
		t.Errorf("it reports %+v", got)
	}
	if size, err := s.Memory(t.Context()); size <= 0 || err != nil {
		t.Errorf("it holds %d, %v", size, err)
	}
	s.Stop()
	s.Stop() // once more does nothing
	b.isGone(s)
	if s.Err() != nil {
		t.Errorf("it says %v", s.Err())
	}
}

func TestAServerIsClosedToEveryoneElse(t *testing.T) {
	t.Setenv("LLAMA_ARG_MODEL", "/etc/passwd")
	t.Setenv("HF_TOKEN", "hf_secret")
	t.Setenv("OPENAI_API_KEY", "sk-secret")
	t.Setenv("TERZETTO_OF_TEST", "secret")
	b := newBench(t, enginetest.Knobs{})
	b.launch.Flags = []string{"-t", "2"}
	b.ready()
	call := enginetest.LastCall(t, b.program)
	key := ""
	for _, entry := range call.Environment {
		name, value, _ := strings.Cut(entry, "=")
		if name == "LLAMA_API_KEY" {
			key = value
		}
		if strings.Contains(value, "secret") || name == "LLAMA_ARG_MODEL" {
			t.Errorf("it sees %s", entry)
		}
	}
	arguments := strings.Join(call.Arguments, " ")
	if len(key) != 64 || strings.Contains(arguments, key) {
		t.Errorf("the key is %q, and the arguments are %s", key, arguments)
	}
	for _, variable := range []string{"LLAMA_ARG_CORS_ORIGINS=localhost", "LLAMA_ARG_CORS_CREDENTIALS=false", "LLAMA_ARG_CACHE_RAM=256"} {
		if !slices.Contains(call.Environment, variable) {
			t.Errorf("it does not see %s", variable)
		}
	}
	for _, flag := range []string{"--no-webui", "--offline", "-np 1", "-c 4096", "--alias Small"} {
		if !strings.Contains(arguments, flag) {
			t.Errorf("%s is not among %s", flag, arguments)
		}
	}
	if !strings.HasSuffix(arguments, "-t 2") {
		t.Errorf("the person's flags are not the last of %s", arguments)
	}
	if real, err := filepath.EvalSymlinks(b.program); err != nil || call.Folder != real {
		t.Errorf("it works in %s, %v", call.Folder, err)
	}
	at := slices.Index(call.Arguments, "--host")
	if runtime.GOOS == "windows" || at < 0 {
		return
	}
	socket := call.Arguments[at+1]
	if info, err := os.Stat(filepath.Dir(socket)); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("its folder is %v, %v", info.Mode(), err)
	}
	stranger := &http.Client{Transport: &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "unix", socket)
	}}}
	resp, err := stranger.Do(request(t.Context(), t, http.MethodGet, "/v1/models"))
	if err != nil {
		t.Fatal(err)
	}
	if err := resp.Body.Close(); err != nil || resp.StatusCode != http.StatusUnauthorized {
		t.Errorf("a stranger gets %d, %v", resp.StatusCode, err)
	}
}

func TestALaunchBecomesArguments(t *testing.T) {
	for _, c := range []struct {
		name string
		edit func(*localserver.Launch)
		has  string
		not  string
	}{
		{"it has several slots", func(l *localserver.Launch) { l.Slots = 3 }, "-np 3 ", "nothing"},
		{"its slots share the context", func(l *localserver.Launch) { l.Slots = 3 }, "--kv-unified", "nothing"},
		{"it has one slot", func(*localserver.Launch) {}, "-np 1", "--kv-unified"},
		{"it says no slots", func(l *localserver.Launch) { l.Slots = 0 }, "-np 1", "--kv-unified"},
		{"its model sees", func(l *localserver.Launch) { l.Projector = l.Model }, "--mmproj ", "nothing"},
		{"its cache is small", func(l *localserver.Launch) { l.Cache = localserver.CacheQ8 }, "-ctk q8_0 -ctv q8_0", "nothing"},
		{"its cache is usual", func(*localserver.Launch) {}, "-c 4096", "-ctk"},
		{"it embeds", func(l *localserver.Launch) { l.Embeds, l.Context = true, 100_000 }, "--embedding -b 8192 -ub 8192", "nothing"},
		{"it runs on the processor", func(l *localserver.Launch) { l.Processor = true }, "-ngl 0", "nothing"},
		{"it may use a card", func(*localserver.Launch) {}, "-c 4096", "-ngl"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			c.edit(&b.launch)
			b.ready()
			arguments := strings.Join(enginetest.LastCall(t, b.program).Arguments, " ")
			if !strings.Contains(arguments, c.has) || strings.Contains(arguments, c.not) {
				t.Errorf("they are %s", arguments)
			}
		})
	}
}

// The lines are those of the real program.
func TestAServerThatEndsTellsWhy(t *testing.T) {
	for _, c := range []struct {
		name string
		line string
		kind localserver.Kind
	}{
		{"the file was cut off", "llama_model_load: error loading model: tensor 'blk.11.ffn_up.weight' data is not within the file bounds, model is corrupted or incomplete", localserver.Damaged},
		{"the file is none", "gguf_init_from_file: invalid magic characters: 'PK', expected 'GGUF'", localserver.Damaged},
		{"the model is too new", "llama_model_load: error loading model: error loading model architecture: unknown model architecture: 'zlama'", localserver.Unsupported},
		{"the model was made for another program", "llama_model_load: error loading model: done_getting_tensors: wrong number of tensors; expected 2131, got 720", localserver.Unsupported},
		{"a tensor is missing", "llama_model_load: error loading model: missing tensor 'output.weight'", localserver.Unsupported},
		{"memory is too small", "ggml_aligned_malloc: insufficient memory (attempted to allocate 1440.00 MB)", localserver.OutOfMemory},
		{"the weights have no room", "ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 1509949440", localserver.OutOfMemory},
		{"the cache has no room", "failed to initialize the context: failed to allocate buffer for kv cache", localserver.OutOfMemory},
		{"NVIDIA's memory is too small", "ggml_backend_cuda_buffer_type_alloc_buffer: allocating 9216.00 MiB on device 0: cudaMalloc failed: out of memory", localserver.OutOfMemory},
		{"Vulkan's memory is too small", "ggml_vulkan: Device memory allocation of size 1073741824 failed: ErrorOutOfDeviceMemory", localserver.OutOfMemory},
		{"Apple's memory is too small", "ggml_metal_graph_compute: command buffer 1 failed with status 5: kIOGPUCommandBufferCallbackErrorOutOfMemory", localserver.OutOfMemory},
		{"its address was taken", "couldn't bind HTTP server socket, hostname: 127.0.0.1, port: 9931", localserver.PortTaken},
		{"a flag is unknown", "error: invalid argument: --frobnicate", localserver.WrongFlag},
		{"a flag has no value", "error while handling argument \"-c\": expected value for argument", localserver.WrongFlag},
		{"a library is missing", "llama-server: error while loading shared libraries: libggml.so: cannot open shared object file: No such file or directory", localserver.MissingLibrary},
		{"macOS lacks a library", "dyld[4711]: Library not loaded: @rpath/libggml.dylib", localserver.MissingLibrary},
		{"it says nothing that is known", "GGML_ASSERT(n_tokens <= n_batch) failed", localserver.Crashed},
		{"it found another way", "graph_reserve: failed to allocate compute buffers, retrying without pipeline parallelism", localserver.Crashed},
		{"a thread had an error", "worker: thread error: mmap: Invalid argument", localserver.Crashed},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := newBench(t, enginetest.Knobs{Dies: c.line})
			s := b.start()
			b.isGone(s)
			if got := localserver.KindOf(s.Err()); got != c.kind {
				t.Errorf("it is %q: %v", got, s.Err())
			}
			if !strings.Contains(strings.Join(s.Lines(), "\n"), c.line) {
				t.Errorf("its last lines are %q", s.Lines())
			}
		})
	}
}

// On other systems the exit code is all that there is.
func TestAnExitCodeTellsWhatALineDoesNot(t *testing.T) {
	for _, c := range []struct {
		name, output string
		code         int64
		kind         localserver.Kind
	}{
		{"Windows misses a library", "", 0xC0000135, localserver.MissingLibrary},
		{"Windows misses a function of a library", "", 0xC0000139, localserver.MissingLibrary},
		{"Windows has a library of another computer", "", 0xC000007B, localserver.MissingLibrary},
		{"Windows tells of a bad address", "", 0xC0000005, localserver.Crashed},
		{"it ended with 1", "", 1, localserver.Crashed},
		{"it was ended by a signal", "", -1, localserver.Crashed},
		{"a line tells it too", "insufficient memory", 0xC0000135, localserver.OutOfMemory},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := localserver.KindOfEnd(c.output, int(int32(c.code))); got != c.kind { //nolint:gosec // Windows gives it so
				t.Errorf("it is %q", got)
			}
		})
	}
}

func TestLoadingThatStandsStillIsEnded(t *testing.T) {
	for _, c := range []struct {
		name string
		edit func(*localserver.Options)
	}{
		{"it shows no progress", func(o *localserver.Options) { o.Stall = 400 * time.Millisecond }},
		{"it takes too long", func(o *localserver.Options) { o.Most = 400 * time.Millisecond }},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := newBench(t, enginetest.Knobs{Stuck: true})
			c.edit(&b.options)
			s := b.start()
			b.isGone(s)
			if got := localserver.KindOf(s.Err()); got != localserver.Stuck {
				t.Errorf("it is %q: %v", got, s.Err())
			}
		})
	}
}

func TestAServerThatIsKilledLeavesNothing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no such signal")
	}
	kill := func(t *testing.T, s *localserver.Server) {
		t.Helper()
		process, err := os.FindProcess(s.PID())
		if err == nil {
			err = process.Kill()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		name  string
		knobs enginetest.Knobs
		at    func(t *testing.T, b *bench) *localserver.Server
	}{
		{"while it loads", enginetest.Knobs{Stuck: true}, func(_ *testing.T, b *bench) *localserver.Server {
			s := b.start()
			until(b.t, "it prints", func() bool { return len(s.Lines()) > 0 })
			return s
		}},
		{"while nobody asks it", enginetest.Knobs{}, func(_ *testing.T, b *bench) *localserver.Server { return b.ready() }},
		{"while it writes", enginetest.Knobs{PaceMS: 50, Reply: strings.Repeat("word ", 1000)}, func(t *testing.T, b *bench) *localserver.Server {
			s := b.ready()
			resp, err := s.RoundTrip(request(t.Context(), t, http.MethodPost, "/v1/chat/completions"))
			if err != nil {
				t.Fatal(err)
			}
			body := bufio.NewReader(resp.Body)
			if _, err := body.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { // it is killed by now
				if _, err := io.Copy(io.Discard, body); err == nil {
					t.Error("the answer ended as if it were whole")
				}
				_ = resp.Body.Close()
			})
			return s
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := newBench(t, c.knobs)
			s := c.at(t, b)
			kill(t, s)
			b.isGone(s)
			if got := localserver.KindOf(s.Err()); got != localserver.Crashed {
				t.Errorf("it is %q: %v", got, s.Err())
			}
		})
	}
}

func TestAServerCanBeStoppedWhileItLoads(t *testing.T) {
	b := newBench(t, enginetest.Knobs{Stuck: true})
	s := b.start()
	until(t, "it prints", func() bool { return len(s.Lines()) > 0 })
	if got := b.remains(); len(got) == 0 {
		t.Error("nothing would tell the next start of it")
	}
	s.Stop()
	b.isGone(s)
	if s.Err() != nil || s.Percent() == 100 {
		t.Errorf("it says %v, at %d", s.Err(), s.Percent())
	}
}

func TestAProgramThatIsGoneIsNotStarted(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	if err := os.Remove(b.build.Path); err != nil {
		t.Fatal(err)
	}
	_, err := localserver.Start(t.Context(), b.build, b.launch, b.options)
	if localserver.KindOf(err) != localserver.MissingLibrary {
		t.Errorf("it is %q: %v", localserver.KindOf(err), err)
	}
	if left := b.remains(); len(left) > 0 {
		t.Errorf("it leaves %q", left)
	}
}

// The path of a socket may be a hundred bytes long.
func TestADataFolderMayBeFarBelow(t *testing.T) {
	for _, c := range []struct{ name, folder string }{
		{"its path is long", strings.Repeat("folder", 20)},
		{"its name has a comma", "a,b"},
		{"its name has other letters", "Übung [1] 'x'"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			b.options.Data = filepath.Join(b.options.Data, c.folder)
			if err := os.MkdirAll(b.options.Data, 0o700); err != nil {
				t.Fatal(err)
			}
			s := b.ready()
			call := enginetest.LastCall(t, b.program)
			s.Stop()
			b.isGone(s)
			if at := slices.Index(call.Arguments, "--host"); runtime.GOOS != "windows" && at >= 0 {
				if _, err := os.Stat(filepath.Dir(call.Arguments[at+1])); !os.IsNotExist(err) {
					t.Errorf("the folder of its socket: %v", err)
				}
			}
		})
	}
}

func TestAStrayIsEndedAndNoOtherProcess(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a job leaves none")
	}
	for _, c := range []struct {
		name string
		edit func(*process.Identity) any
		ends bool
	}{
		{"it is ours", func(i *process.Identity) any { return i }, true},
		{"its number was given to another", func(i *process.Identity) any { i.Began -= 100_000; return i }, false},
		{"another program has its number", func(i *process.Identity) any { i.Path = "/usr/bin/other"; return i }, false},
		{"its note is damaged", func(*process.Identity) any { return "half" }, false},
		{"its note names every process", func(i *process.Identity) any { i.PID = -1; return i }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir, data := t.TempDir(), filepath.Join(t.TempDir(), "[data")
			cmd := exec.CommandContext(t.Context(), enginetest.Program(t, dir, enginetest.Knobs{Hangs: true}))
			g := process.NewGroup(cmd)
			if err := g.Start(); err != nil {
				t.Fatal(err)
			}
			defer g.Kill()
			over := make(chan struct{})
			go func() { _ = cmd.Wait(); close(over) }()
			who, err := process.Identify(t.Context(), cmd.Process.Pid)
			if err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(c.edit(&who))
			notes := filepath.Join(data, "engine", "running")
			if err == nil {
				if err = os.MkdirAll(notes, 0o700); err == nil {
					err = os.WriteFile(filepath.Join(notes, "1.json"), text, 0o600)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			ended := localserver.EndStrays(t.Context(), data)
			if c.ends {
				wait(t, "the stray ends", over)
			} else if _, err := process.Identify(t.Context(), cmd.Process.Pid); err != nil {
				t.Error("another process was ended")
			}
			if len(ended) > 0 != c.ends {
				t.Errorf("ended are %q", ended)
			}
			if left, err := os.ReadDir(notes); err != nil || len(left) > 0 {
				t.Errorf("left are %v, %v", left, err)
			}
		})
	}
}

func TestAReportIsReadFromWhatIsPrinted(t *testing.T) {
	for _, c := range []struct {
		name   string
		pieces []string
		want   []localserver.Buffer
		card   bool
	}{
		{"nothing is printed", nil, nil, false},
		{"all of it is in memory", []string{
			"load_tensors:   CPU_Mapped model buffer size =   235.00 MiB\nllama_kv_cache:        CPU KV buffer size =   180.00 MiB\n",
			"0.01.2 I sched_reserve:        CPU compute buffer size =    18.50 MiB\r\nllama_context:        CPU  output buffer size =     0.50 MiB\n",
		}, []localserver.Buffer{
			{Device: "CPU_Mapped", What: "model", Bytes: 235 << 20},
			{Device: "CPU", What: "KV", Bytes: 180 << 20},
			{Device: "CPU", What: "compute", Bytes: 37 << 19},
			{Device: "CPU", What: "output", Bytes: 1 << 19},
		}, false},
		{"a card has the layers", []string{"load_tensors:      CUDA0 model buffer size =  4000.00 MiB\nload_tensors:  CUDA_Host model buffer size = 10.00 MiB\n"}, []localserver.Buffer{
			{Device: "CUDA0", What: "model", Bytes: 4000 << 20}, {Device: "CUDA_Host", What: "model", Bytes: 10 << 20},
		}, true},
		{"a card has only the cache", []string{"llama_kv_cache: CUDA0 KV buffer size = 10.00 MiB\n"}, []localserver.Buffer{{Device: "CUDA0", What: "KV", Bytes: 10 << 20}}, false},
		{"a line comes in two pieces", []string{"load_tensors: CPU model buf", "fer size = 1.00 MiB\n"}, []localserver.Buffer{{Device: "CPU", What: "model", Bytes: 1 << 20}}, false},
		{"a line has no end", []string{"load_tensors: CPU model buffer size = 1.00 MiB"}, nil, false},
		{"a line is endless", []string{strings.Repeat("x", 1<<20) + "CPU model buffer size = 1.00 MiB\n"}, nil, false},
		{"a size is none", []string{"CPU model buffer size = 1.2.3 MiB\n"}, nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := localserver.ReportOf(c.pieces...)
			if diff := cmp.Diff(c.want, got.Buffers, cmpopts.EquateEmpty()); diff != "" || got.Graphics() != c.card {
				t.Errorf("graphics: %v\n%s", got.Graphics(), diff)
			}
		})
	}
	many := localserver.ReportOf(strings.Repeat("CPU model buffer size = 1.00 MiB\n", 1000))
	if len(many.Buffers) != 64 {
		t.Errorf("it has %d", len(many.Buffers))
	}
}
