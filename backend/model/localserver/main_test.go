package localserver_test

import (
	"context"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"terzetto/backend/model/localserver"
	"terzetto/backend/testing/enginetest"
	"terzetto/backend/testing/modelfile"
)

func TestMain(m *testing.M) {
	enginetest.Main()
	os.Exit(m.Run())
}

// modelIn writes a small model into a folder, and gives its path.
func modelIn(t *testing.T, dir string) string {
	t.Helper()
	path := filepath.Join(dir, "small.gguf")
	file := modelfile.File{Pairs: []modelfile.Pair{{Key: "general.architecture", Value: "llama"}}}
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// until waits until something is so.
func until(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not after twenty seconds", what)
		}
	}
}

// wait waits until a channel is closed.
func wait(t *testing.T, what string, closed <-chan struct{}) {
	t.Helper()
	select {
	case <-closed:
	case <-time.After(20 * time.Second):
		t.Fatalf("%s: not after twenty seconds", what)
	}
}

// A bench is a program in one folder, and the data folder of its servers in another.
type bench struct {
	t       *testing.T
	program string // its folder
	build   localserver.Build
	launch  localserver.Launch
	options localserver.Options
}

func newBench(t *testing.T, k enginetest.Knobs) *bench {
	t.Helper()
	b := &bench{t: t, program: t.TempDir()}
	path := enginetest.Program(t, b.program, enginetest.Knobs{})
	build, err := localserver.Inspect(t.Context(), path, localserver.Chosen)
	if err != nil {
		t.Fatal(err)
	}
	enginetest.Set(t, b.program, k)
	b.build = build
	b.launch = localserver.Launch{Name: "Small", Model: modelIn(t, t.TempDir()), Context: 4096, Slots: 1, CacheMB: 256, Cache: localserver.CacheF16}
	b.options = localserver.Options{Data: t.TempDir(), Keeper: os.Args[0], Log: slog.New(slog.DiscardHandler)}
	return b
}

// start starts a server, and stops it with the test.
func (b *bench) start() *localserver.Server {
	b.t.Helper()
	s, err := localserver.Start(b.t.Context(), b.build, b.launch, b.options)
	if err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(s.Stop)
	return s
}

// ready starts a server, and waits until it has loaded its model.
func (b *bench) ready() *localserver.Server {
	b.t.Helper()
	s := b.start()
	select {
	case <-s.WhenReady():
	case <-s.WhenDone():
		b.t.Fatalf("it ended: %v\n%q", s.Err(), s.Lines())
	}
	return s
}

func request(ctx context.Context, t *testing.T, method, path string) *http.Request {
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, method, "http://wherever.example"+path, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
