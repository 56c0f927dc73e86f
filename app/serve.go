package app

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/service/health"
)

// demoPace is the time between two tokens of the built-in demo: for people about the speed of a
// small model on a laptop. Tests set TERZETTO_DEMO_PACE, so as not to wait for it.
func demoPace() time.Duration {
	if pace, err := time.ParseDuration(os.Getenv("TERZETTO_DEMO_PACE")); err == nil {
		return pace
	}
	return 18 * time.Millisecond
}

func serveFlags(f *flag.FlagSet, s *shell) {
	f.StringVar(&s.addr, "addr", "127.0.0.1:0", "loopback `address` to listen on; port 0 picks a free port")
	f.BoolVar(&s.open, "open", false, "open the page in the default browser")
}

// serveNote is the file in the data folder that says where serve answers, while it does.
const serveNote = "serve.json"

// ready is the one line on stdout, and the content of serve.json.
type ready struct {
	URL   string `json:"url"`
	Token string `json:"token"`
	PID   int    `json:"pid"`
}

// serve answers on the loopback interface until the process is told to end, and then waits
// until running turns are saved.
func serve(ctx context.Context, s *shell, _ []string) (err error) {
	listener, err := api.Listen(ctx, s.addr)
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	defer func() { _ = listener.Close() }()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	if err != nil {
		return err
	}
	// The address as it was asked for says whether the port was chosen; api.Listen has checked it.
	_, asked, _ := net.SplitHostPort(s.addr)
	address := "http://" + listener.Addr().String() + "/"
	p, leave, err := s.start(ctx, backend.Config{DemoPace: demoPace(), Door: &health.Door{URL: address, Fixed: asked == port}})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	p.Work()
	door := api.NewServer(p, s.files, p.Log)
	streams, endStreams := context.WithCancel(context.WithoutCancel(ctx))
	defer endStreams()
	server := &http.Server{
		Handler:           door.Handler(listener.Addr().String()),
		ReadHeaderTimeout: 10 * time.Second,
		IdleTimeout:       2 * time.Minute,
		BaseContext:       func(net.Listener) context.Context { return streams },
		ErrorLog:          nil,
	}
	line, err := json.Marshal(ready{URL: address, Token: door.Token(), PID: os.Getpid()})
	if err != nil {
		return err
	}
	note := filepath.Join(s.dataDir, serveNote)
	if err := os.WriteFile(note, line, 0o600); err != nil {
		return fmt.Errorf("write %s: %w", filepath.Base(note), err)
	}
	defer func() { err = errors.Join(err, os.Remove(note)) }()

	failed := make(chan error, 1)
	var serving sync.WaitGroup
	serving.Go(func() { failed <- server.Serve(listener) })
	defer serving.Wait()
	defer server.Close() //nolint:errcheck // it was closed, but for a failure that is told
	fmt.Fprintln(s.stdout, string(line))
	page := address + "#token=" + door.Token()
	fmt.Fprintln(s.stderr, "Open", page)
	if s.open {
		if err := openWithSystem(ctx, page); err != nil {
			fmt.Fprintln(s.stderr, "Couldn't open a browser. Open the address yourself.")
		}
	}
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	if err := p.Close(); err != nil { // turns end first, so that their streams do
		return err
	}
	endStreams()
	return drain(ctx, server, failed)
}

// drain closes the server once its last answers are sent. failed gives the outcome of Serve.
func drain(ctx context.Context, server *http.Server, failed <-chan error) error {
	draining, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	if err := server.Shutdown(draining); err != nil {
		return fmt.Errorf("close the door: %w", err)
	}
	if err := <-failed; !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// openWithSystem hands an address or a folder of our own to the system.
func openWithSystem(ctx context.Context, url string) error {
	switch runtime.GOOS {
	case "darwin":
		return exec.CommandContext(ctx, "open", url).Start()
	case "windows":
		return exec.CommandContext(ctx, "rundll32", "url.dll,FileProtocolHandler", url).Start()
	}
	return exec.CommandContext(ctx, "xdg-open", url).Start()
}
