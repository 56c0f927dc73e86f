package localmodel_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/process"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/enginetest"
	"terzetto/backend/testing/modelfile"
)

func TestMain(m *testing.M) {
	enginetest.Main()
	os.Exit(m.Run())
}

// A bench is a computer with a data folder, and the service on it.
type bench struct {
	t       *testing.T
	dir     string // the data folder
	program string // the folder of the engine on the PATH
	home    string
	store   *store.DB
	service *localmodel.Service
	client  *llm.Client
	options localmodel.Options

	working atomic.Bool

	mu     sync.Mutex
	chosen []string // models that were made to answer
}

// newBench makes a computer whose engine does as the knobs say, and starts nothing.
func newBench(t *testing.T, k enginetest.Knobs) *bench {
	t.Helper()
	b := &bench{t: t, dir: t.TempDir(), program: t.TempDir(), home: t.TempDir()}
	enginetest.Program(t, b.program, k)
	vault, err := secret.Open(secret.Options{Dir: b.dir, Keyring: backendtest.NoKeyring{}})
	if err == nil {
		b.store, err = store.Open(t.Context(), store.Options{Dir: b.dir, Vault: vault})
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.store.Close(); err != nil {
			t.Error(err)
		}
	})
	environ := map[string]string{"PATH": b.program}
	b.options = localmodel.Options{
		Dir: b.dir, Agent: "test", Store: b.store, Hub: hub.New("test"), Contacts: &contact.List{}, Log: slog.New(slog.DiscardHandler), Now: time.Now,
		Choose: func(_ context.Context, _ int64, model string) error {
			b.mu.Lock()
			defer b.mu.Unlock()
			b.chosen = append(b.chosen, model)
			return nil
		},
		Working:  b.working.Load,
		Computer: func(context.Context) gguf.Computer { return gguf.Computer{RAM: 16 << 30, FreeRAM: 12 << 30} },
		Machine:  localserver.Machine{OS: "linux", Arch: "amd64"},
		Offers:   []shelf.Offer{}, Home: b.home, Environ: func(name string) string { return environ[name] }, Keeper: os.Args[0],
		Pins:   localserver.Pins{Engine: "llama.cpp", Tag: "b10375"},
		Sites:  localmodel.Sites{Release: "http://release.invalid", Newest: "http://newest.invalid", Models: "http://models.invalid"},
		Pauses: []time.Duration{time.Millisecond},
	}
	return b
}

// start starts the service, and closes it with the test.
func (b *bench) start() {
	b.t.Helper()
	o, err := b.options.OfThisComputer()
	if err != nil {
		b.t.Fatal(err)
	}
	b.service = localmodel.New(b.t.Context(), o)
	b.client = llm.NewClient(llm.Options{
		Transports: map[string]http.RoundTripper{localmodel.Origin: b.service.Transport()}, Agent: "test", Log: o.Log, Now: time.Now,
	})
	service, client := b.service, b.client
	b.t.Cleanup(func() {
		client.Close()
		service.Close()
		if left := b.pids(); len(left) > 0 {
			b.t.Errorf("left are the processes %v", left)
		}
	})
}

// A kind is what a model is for.
type kind int

const (
	writes kind = iota
	embeds
)

func modelBytes(k kind) []byte {
	pairs := []modelfile.Pair{
		{Key: "general.architecture", Value: "llama"},
		{Key: "llama.context_length", Value: uint32(8192)},
		{Key: "llama.block_count", Value: uint32(2)},
		{Key: "llama.embedding_length", Value: uint32(64)},
		{Key: "llama.attention.head_count", Value: uint32(4)},
	}
	if k == embeds {
		pairs = append(pairs, modelfile.Pair{Key: "llama.pooling_type", Value: uint32(1)})
	}
	return modelfile.File{Pairs: pairs, Tensors: []modelfile.Tensor{{Name: "a", Elements: 4096}}}.Bytes()
}

// model writes a model into a folder of the computer, and gives its path.
func (b *bench) model(k kind, parts ...string) string {
	b.t.Helper()
	path := filepath.Join(parts...)
	err := os.MkdirAll(filepath.Dir(path), 0o700)
	if err == nil {
		err = os.WriteFile(path, modelBytes(k), 0o600)
	}
	if err != nil {
		b.t.Fatal(err)
	}
	return path
}

// own writes a model into our own folder.
func (b *bench) own(name string) string { return b.model(writes, b.dir, "models", name+".gguf") }

// choose changes what the person chose.
func (b *bench) choose(edit func(*chat.LocalModels)) {
	b.t.Helper()
	s, err := b.store.Settings.Settings(b.t.Context())
	if err != nil {
		b.t.Fatal(err)
	}
	edit(&s.LocalModels)
	patch, err := json.Marshal(map[string]any{"local_models": s.LocalModels})
	if err == nil {
		_, err = b.store.Settings.UpdateSettings(b.t.Context(), patch)
	}
	if err != nil {
		b.t.Fatal(err)
	}
}

// ask sends a message to a model, and gives what it writes until it ends.
func (b *bench) ask(model, text string) (string, error) {
	return b.askWithin(b.t.Context(), model, text, func(llm.Delta) {})
}

func (b *bench) askWithin(ctx context.Context, model, text string, hear func(llm.Delta)) (string, error) {
	base, err := llm.Freeze(llm.Target{URL: localmodel.URL, Model: model}, []llm.Message{{Role: "user", Text: text}}, nil, nil)
	if err != nil {
		return "", err
	}
	reply, err := b.client.Complete(ctx, base, llm.Call{}, hear)
	return reply.Text, err
}

// answers asks, and wants the usual sentence.
func (b *bench) answers(model string) {
	b.t.Helper()
	if got, err := b.ask(model, "Where were we?"); err != nil || !strings.HasPrefix(got, "The lamps went out") {
		b.t.Fatalf("%s answers %q, %v", model, got, err)
	}
}

func (b *bench) state() localmodel.State {
	b.t.Helper()
	s, err := b.service.State(context.WithoutCancel(b.t.Context()))
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}

// becomes waits until the state is as it should be.
func (b *bench) becomes(state string) localmodel.State {
	b.t.Helper()
	var now localmodel.State
	b.until("it is "+state, func() bool { now = b.state(); return now.State == state })
	return now
}

// until waits until something is so.
func (b *bench) until(what string, so func() bool) {
	b.t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("%s: not after twenty seconds, but %+v", what, b.state())
		}
	}
}

func (b *bench) models() []localmodel.Model {
	b.t.Helper()
	all, err := b.service.Models(b.t.Context())
	if err != nil {
		b.t.Fatal(err)
	}
	return all
}

// lists gives the models with their states.
func (b *bench) lists() (all []string) {
	b.t.Helper()
	for _, m := range b.models() {
		all = append(all, m.Name+" "+m.Source+" "+m.State)
	}
	return all
}

// id is that of the model of a name.
func (b *bench) id(name string) string {
	b.t.Helper()
	all := b.models()
	at := slices.IndexFunc(all, func(m localmodel.Model) bool { return m.Name == name })
	if at < 0 {
		b.t.Fatalf("%s is not among %+v", name, all)
	}
	return all[at].ID
}

// load starts a model, and waits until it is there.
func (b *bench) load(name string) localmodel.State {
	b.t.Helper()
	if _, err := b.service.Start(b.t.Context(), localmodel.StartInput{ModelID: b.id(name)}); err != nil {
		b.t.Fatal(err)
	}
	return b.becomes("ready")
}

// pids are the processes of the servers that run.
func (b *bench) pids() (all []int) {
	notes, _ := os.ReadDir(filepath.Join(b.dir, "engine", "running"))
	for _, note := range notes {
		var who process.Identity
		text, err := os.ReadFile(filepath.Join(b.dir, "engine", "running", note.Name()))
		if err == nil && json.Unmarshal(text, &who) == nil {
			all = append(all, who.PID)
		}
	}
	return all
}

// pid is the process of the one server that runs.
func (b *bench) pid() int {
	b.t.Helper()
	all := b.pids()
	if len(all) != 1 {
		b.t.Fatalf("the processes are %v", all)
	}
	return all[0]
}

// areGone waits until processes have ended.
func (b *bench) areGone(pids ...int) {
	b.t.Helper()
	for _, pid := range pids {
		b.until("the process ends", func() bool {
			_, err := process.Identify(context.WithoutCancel(b.t.Context()), pid)
			return err != nil
		})
	}
}

func sentenceOf(err error) string {
	if err == nil {
		return ""
	}
	return fault.Sentence(err)
}
