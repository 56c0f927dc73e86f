package localserver

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/process"
)

// Options are what starting a server needs beside its Launch.
type Options struct {
	Data   string // the data folder, which remembers what a killed process leaves
	Keeper string // the program that keeps a child where the system doesn't; see process.StartBound
	Log    *slog.Logger
	Stall  time.Duration // how long loading may show no progress; 0: two minutes
	Most   time.Duration // how long it may take; 0: fifteen minutes
}

// A Server is a running program with its model. It may be used by many goroutines.
type Server struct {
	Build  Build
	Launch Launch
	Began  time.Time

	options Options
	child   child
	door    door
	output  *output
	life    life
	work    sync.WaitGroup // watch

	mu      sync.Mutex
	asked   bool // Stop was called
	percent int
	failure error // why it ended; nil: it was stopped, or runs
}

// A child is the program of a server.
type child struct {
	group *process.Group
	pid   int
	wait  func() error
}

// A life is that of a server, from its start to its end.
type life struct {
	ready chan struct{}   // closed when it answers
	done  chan struct{}   // closed when nothing of it is left
	ctx   context.Context //nolint:containedctx // done when it is to end
	end   context.CancelFunc
}

// A door is where a server is reached.
type door struct {
	arguments []string // that tell the server
	dial      func(ctx context.Context, network, address string) (net.Conn, error)
	close     func()
	key       string
	http      *http.Transport
}

// Start starts a build with a model, and returns before the model is loaded. The server runs until Stop, or until it ends by
// itself; ctx bounds the start alone. The error is a fault.
func Start(ctx context.Context, b Build, l Launch, o Options) (*Server, error) {
	s := &Server{Build: b, Launch: l, Began: time.Now(), options: o, output: newOutput()}
	s.life = life{ready: make(chan struct{}), done: make(chan struct{})}
	s.life.ctx, s.life.end = context.WithCancel(context.WithoutCancel(ctx))
	var err error
	if s.door, err = openDoor(ctx, o.Data); err != nil {
		return nil, err
	}
	s.door.key = newKey()
	s.door.http = &http.Transport{DialContext: s.door.dial, DisableCompression: true, MaxIdleConnsPerHost: idleConnections}
	cmd := exec.Command(b.Path, slices.Concat(b.verb, l.arguments(s.door.arguments))...) //nolint:gosec,noctx // a person chose it, or its hash was checked; it outlives what asked for it
	cmd.Dir, cmd.Env, cmd.WaitDelay = dirOf(b), append(environment(os.Environ()), l.variables(s.door.key)...), time.Second
	cmd.Stdout, cmd.Stderr = s.output, s.output
	s.child.group = process.NewGroup(cmd)
	if s.child.wait, err = s.child.group.StartBound(o.Keeper); err != nil {
		s.life.end()
		s.door.close()
		return nil, cantStart(b.Path, err)
	}
	s.child.pid = cmd.Process.Pid
	s.note()
	s.work.Go(s.watch)
	return s, nil
}

// idleConnections are kept open, so that the three voices of a turn need not connect again.
const idleConnections = 8

func newKey() string {
	key := make([]byte, 32)
	_, _ = rand.Read(key) // it never fails
	return hex.EncodeToString(key)
}

// WhenReady is closed when the server answers.
func (s *Server) WhenReady() <-chan struct{} { return s.life.ready }

// WhenDone is closed when the program has ended and nothing of it is left.
func (s *Server) WhenDone() <-chan struct{} { return s.life.done }

// Err is why the server ended by itself, a fault with a Kind; nil while it runs, and when it was stopped.
func (s *Server) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failure
}

// Percent is how much of the model is loaded, as far as its memory tells.
func (s *Server) Percent() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.percent
}

// PID is the number of the process.
func (s *Server) PID() int { return s.child.pid }

// Lines are the last lines that the program printed.
func (s *Server) Lines() []string { return lastLines(s.output.last()) }

// Report is what the program said of itself while it loaded.
func (s *Server) Report() Report { return Report{Buffers: s.output.buffers()} }

// Stop ends the server, and waits until nothing of it is left.
func (s *Server) Stop() {
	s.mu.Lock()
	s.asked = true
	s.mu.Unlock()
	s.life.end()
	s.child.group.Kill()
	s.work.Wait()
}

// watch waits until the program ends, and says why it did.
func (s *Server) watch() {
	defer close(s.life.done)
	var loading sync.WaitGroup
	loading.Go(s.load)
	err := s.child.wait()
	s.life.end()
	loading.Wait()
	for _, name := range s.child.group.Close() {
		s.options.Log.LogAttrs(context.WithoutCancel(s.life.ctx), slog.LevelWarn, "a part of the local server could not be ended", slog.String("process", name))
	}
	s.door.http.CloseIdleConnections()
	s.door.close()
	_ = os.Remove(s.notePath()) // where it could not be written, there is none
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failure != nil || s.asked {
		return
	}
	code := -1
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		code = exit.ExitCode()
	}
	s.failure = s.explain(kindOf(s.troubleOutput(), code), err)
}

// troubleOutput is the output that tells why the program ended. What it printed before it had loaded its model, such as that it
// did without something, says nothing about its end afterwards.
func (s *Server) troubleOutput() string {
	if s.isReady() {
		return s.output.sinceLoaded()
	}
	return s.output.last()
}

func (s *Server) explain(kind Kind, err error) error {
	return kind.fault(s.Launch.Name).With(LinesDetail, s.Lines()).Because(fmt.Errorf("run a local server: %s", exitOf(err)))
}

func (s *Server) isReady() bool {
	select {
	case <-s.life.ready:
		return true
	default:
		return false
	}
}

// How often a server that loads is asked whether it answers: often at first, because a small model takes a moment.
const (
	quickly  = 15 * time.Millisecond
	slowly   = 250 * time.Millisecond
	quickFor = 3 * time.Second
)

// mostPercent is told at most before the server answers: memory says little about the end of loading.
const mostPercent = 95

// load waits until the server answers, and ends it when it makes no progress.
func (s *Server) load() {
	progress := progress{server: s, began: time.Now(), moved: time.Now()}
	for !s.answers() {
		if progress.ends() {
			s.mu.Lock()
			s.failure = Stuck.fault(s.Launch.Name).With(LinesDetail, s.Lines())
			s.mu.Unlock()
			s.child.group.Kill()
			return
		}
		pause := quickly
		if time.Since(progress.began) > quickFor {
			pause = slowly
		}
		timer := time.NewTimer(pause)
		select {
		case <-timer.C:
		case <-s.life.ctx.Done():
			timer.Stop()
			return
		}
	}
	s.output.markLoaded()
	s.mu.Lock()
	s.percent = 100
	s.mu.Unlock()
	s.note() // a wrapper may have become the program meanwhile
	close(s.life.ready)
}

// A progress watches a server that loads.
type progress struct {
	server       *Server
	began, moved time.Time
	measured     time.Time
	size         uint64 // the most memory that it held
	said         int    // bytes that it printed
}

// leastGrowth is how many bytes more a program must hold to be further: a little more is also held by one that hangs.
const leastGrowth = 1 << 20

// ends looks how far the server is, and reports whether it has stood still, or loaded, for too long.
func (p *progress) ends() bool {
	s, now := p.server, time.Now()
	if now.Sub(p.measured) >= slowly { // to measure it takes a moment itself
		p.measured = now
		if size, err := process.TreeMemory(s.life.ctx, s.child.pid); err == nil && size >= p.size+leastGrowth {
			p.size, p.moved = size, now
		}
	}
	if n := s.output.count(); n > p.said {
		p.said, p.moved = n, now
	}
	if s.Launch.Size > 0 {
		s.mu.Lock()
		s.percent = max(s.percent, min(mostPercent, int(100*p.size/uint64(s.Launch.Size))))
		s.mu.Unlock()
	}
	return now.Sub(p.moved) > cmp.Or(s.options.Stall, 2*time.Minute) || now.Sub(p.began) > cmp.Or(s.options.Most, 15*time.Minute)
}

// answers reports whether the server has loaded its model.
func (s *Server) answers() bool {
	ctx, cancel := context.WithTimeout(s.life.ctx, time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://localhost/health", http.NoBody)
	if err != nil {
		return false
	}
	resp, err := s.door.http.RoundTrip(r)
	if err != nil {
		return false
	}
	defer func() { _ = resp.Body.Close() }()
	var said struct{ Status string }
	return resp.StatusCode == http.StatusOK && json.NewDecoder(io.LimitReader(resp.Body, 4096)).Decode(&said) == nil && said.Status == "ok"
}

// RoundTrip sends a request to the server, with its key, whatever host the request names.
func (s *Server) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.URL.Scheme, r.URL.Host, r.Host = "http", "localhost", "localhost"
	r.Header.Set("Authorization", "Bearer "+s.door.key)
	r.Header.Del("Origin")
	resp, err := s.door.http.RoundTrip(r)
	if err != nil {
		return nil, fmt.Errorf("ask the local server: %w", err)
	}
	return resp, nil
}

// Memory is what the server and everything that it started hold, in bytes.
func (s *Server) Memory(ctx context.Context) (int64, error) {
	n, err := process.TreeMemory(ctx, s.child.pid)
	return int64(n), err //nolint:gosec,wrapcheck // no process has more; the error names the act
}
