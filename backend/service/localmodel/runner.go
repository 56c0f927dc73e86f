package localmodel

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
)

// How often a server that ended by itself is started again.
const (
	mostCrashes = 3 // within crashTime
	crashTime   = 10 * time.Minute
	sameRequest = 2 // ends at one request
)

// pauses are how long a server that ended by itself waits until it is started again.
func (s *Service) pauses() []time.Duration {
	if s.o.Pauses != nil {
		return s.o.Pauses
	}
	return []time.Duration{time.Second, 5 * time.Second, 30 * time.Second}
}

// GaveUp is the kind of a server that is not started again by itself.
const GaveUp localserver.Kind = "gave_up"

// A runner runs one server at a time: for answers, or for meaning.
type runner struct {
	service *Service

	mu      sync.Mutex
	run     *run // that starts, runs or failed last; nil: none did yet
	changed chan struct{}
	crashes []time.Time
	blamed  map[[sha256.Size]byte]int // requests at which a server ended, and how often
	freed   int64                     // bytes that the last unloading gave back
	closed  bool
}

func newRunner(s *Service) *runner {
	return &runner{service: s, changed: make(chan struct{}), blamed: map[[sha256.Size]byte]int{}}
}

// A run is one model from its start to its end. Its fields are the runner's, under its lock.
type run struct {
	entry  shelf.Entry
	wanted int // the context that was asked for; 0: none
	plan   plan
	server *localserver.Server // nil: not started yet, or failed before
	began  time.Time
	ready  chan struct{} // closed when it answers, or has failed
	ended  chan struct{} // closed when nothing of it is left
	phase  phase
	failed error // why it did not load, or ended by itself; a fault
	use    use
	stop   context.CancelCauseFunc
}

// A phase is how near a run is to its end.
type phase struct {
	ending bool // nobody may use it any more
	over   bool // it ended
	idle   bool // because nobody used it
	halted bool // because a person wished that
}

// A use is who uses a run, and until when it stays without.
type use struct {
	waiting int                       // requests that wait until it is loaded
	users   int                       // requests under way
	asked   map[[sha256.Size]byte]int // their bodies
	unloads *time.Timer
	idleAt  time.Time // when it is unloaded; zero: it is used
}

// isFree reports whether nobody uses the run, or waits for it.
func (u use) isFree() bool { return u.users == 0 && u.waiting == 0 }

// leave ends a run. The caller holds the lock.
func (n *run) leave() {
	n.phase.ending = true
	n.stop(errStopped)
}

// errStopped ends a run that a person, or another model, ended.
var errStopped = errors.New("the local server was stopped")

// tellAll lets everyone look again who waits for a change. The caller holds the lock.
func (r *runner) tellAll() {
	close(r.changed)
	r.changed = make(chan struct{})
	r.service.changed.tell()
}

// begin starts a model, if it is not the one that runs already, and does not wait for it. Another one ends.
func (r *runner) begin(entry shelf.Entry, wanted int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now := r.run; now != nil && !now.phase.ending && !now.phase.over && now.entry.ID == entry.ID && (wanted == 0 || wanted == now.wanted) {
		return
	}
	r.crashes, r.blamed = nil, map[[sha256.Size]byte]int{}
	r.replace(entry, wanted, 0)
}

// replace ends what runs, and starts a model when nothing of it is left. The caller holds the lock.
func (r *runner) replace(entry shelf.Entry, wanted int, pause time.Duration) *run {
	before := r.run
	if before != nil && !before.phase.over {
		before.leave()
	}
	alive, stop := context.WithCancelCause(r.service.group.Context())
	next := &run{
		entry: entry, wanted: wanted, began: time.Now(), ready: make(chan struct{}), ended: make(chan struct{}), stop: stop,
		use: use{asked: map[[sha256.Size]byte]int{}},
	}
	r.run = next
	began := !r.closed && r.service.group.Go(func(context.Context) {
		defer stop(nil)
		if before != nil {
			<-before.ended
		}
		if !rest(alive, pause) {
			r.end(next, nil, context.Cause(alive))
			close(next.ready)
			close(next.ended)
			return
		}
		r.play(alive, next)
	})
	if !began {
		stop(nil)
		next.phase.over, next.failed = true, fault.New(fault.Closed, "Terzetto is closing.")
		close(next.ready)
		close(next.ended)
	}
	r.tellAll()
	return next
}

func rest(ctx context.Context, d time.Duration) bool {
	if d == 0 {
		return ctx.Err() == nil
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// play starts a run's server, and waits until it has ended.
func (r *runner) play(ctx context.Context, now *run) {
	defer close(now.ended)
	server, err := r.load(ctx, now)
	if err != nil {
		r.end(now, nil, err)
		close(now.ready)
		return
	}
	idle := r.service.idle()
	r.mu.Lock()
	close(now.ready)
	r.arm(now, idle)
	r.tellAll()
	r.mu.Unlock()
	r.service.engines.prove(ctx, server.Build)
	select {
	case <-server.WhenDone():
	case <-ctx.Done():
		server.Stop()
	}
	r.end(now, server, context.Cause(ctx))
}

// load starts the server until its model is loaded, with less where there was too little memory, and with the build of before
// where a new one does not run.
func (r *runner) load(ctx context.Context, now *run) (*localserver.Server, error) {
	s := r.service
	for _, path := range now.entry.Files {
		if _, err := os.Stat(path); err != nil {
			return nil, fault.Newf(fault.Unavailable, "The file of %s is no longer there.", now.entry.Name).With(localserver.KindDetail, string(localserver.Damaged)).Because(err)
		}
	}
	choices, err := s.choices(ctx)
	if err != nil {
		return nil, err
	}
	p, err := planFor(now.entry, choices, s.computer(ctx, choices), 0, now.wanted)
	if err != nil {
		return nil, err
	}
	for smaller, ports := false, 0; ; {
		build, err := s.engines.need(ctx)
		if err != nil {
			return nil, err
		}
		server, err := r.start(ctx, now, build, p)
		if err == nil {
			return server, nil
		}
		kind := localserver.KindOf(err)
		switch {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case kind == localserver.PortTaken && ports < 2:
			ports++
		case kind == localserver.OutOfMemory && !smaller && !now.entry.Embeds:
			smaller, p = true, p.smaller(now.entry)
			s.tellNote(fmt.Sprintf("There was too little memory, so %s was started with a context of %d tokens and a smaller cache.",
				now.entry.Name, p.Context))
		case s.engines.setAside(build, kind):
			s.tellNote(fmt.Sprintf("The engine %s doesn't run here, so the previous one is used.", build.Version))
		default:
			return nil, err
		}
	}
}

// start starts a build with a plan, and waits until the model is loaded.
func (r *runner) start(ctx context.Context, now *run, build localserver.Build, p plan) (*localserver.Server, error) {
	server, err := localserver.Start(ctx, build, p.Launch, localserver.Options{Data: r.service.o.Dir, Keeper: r.service.o.Keeper, Log: r.service.o.Log})
	if err != nil {
		return nil, err //nolint:wrapcheck // a fault
	}
	r.mu.Lock()
	now.server, now.plan = server, p
	r.tellAll()
	r.mu.Unlock()
	ticker := time.NewTicker(announceEvery)
	defer ticker.Stop()
	for {
		select {
		case <-server.WhenReady():
			return server, nil
		case <-server.WhenDone():
			return nil, server.Err() //nolint:wrapcheck // a fault
		case <-ctx.Done():
			server.Stop()
			return nil, context.Cause(ctx)
		case <-ticker.C:
			r.service.changed.tell()
		}
	}
}

// end notes how a run ended, and starts it again where it ended by itself.
func (r *runner) end(now *run, server *localserver.Server, cause error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	now.phase.over = true
	if now.use.unloads != nil {
		now.use.unloads.Stop()
	}
	defer r.tellAll()
	if server == nil { // it did not load
		if now.failed = cause; errors.Is(cause, errStopped) || errors.Is(cause, context.Canceled) {
			now.failed = nil
		}
		return
	}
	crash := server.Err()
	if crash == nil || errors.Is(cause, errStopped) {
		return
	}
	now.failed = crash
	r.service.o.Log.LogAttrs(context.Background(), slog.LevelWarn, "a local server ended by itself", slog.String("model", now.entry.Name), slog.Any("err", crash))
	at := time.Now()
	r.crashes = append(r.crashes, at)
	for len(r.crashes) > 0 && at.Sub(r.crashes[0]) > crashTime {
		r.crashes = r.crashes[1:]
	}
	for request := range now.use.asked {
		r.blamed[request]++
	}
	if len(r.crashes) >= mostCrashes {
		now.failed = fault.Newf(fault.Unavailable, "The engine stopped %d times with %s, so it isn't restarted automatically.", len(r.crashes), now.entry.Name).
			With(localserver.KindDetail, string(GaveUp)).With(localserver.LinesDetail, server.Lines()).Because(crash)
		return
	}
	if r.run == now {
		all := r.service.pauses()
		next := r.replace(now.entry, now.wanted, all[min(len(r.crashes), len(all))-1])
		next.failed = crash // until it answers, this is what a person reads
	}
}

// halt ends what runs, and waits until nothing of it is left.
func (r *runner) halt(ctx context.Context) error {
	r.mu.Lock()
	now := r.run
	if now == nil {
		r.mu.Unlock()
		return nil
	}
	now.failed, now.phase.halted, now.phase.idle = nil, true, false
	r.crashes, r.blamed = nil, map[[sha256.Size]byte]int{}
	now.leave()
	r.tellAll()
	r.mu.Unlock()
	select {
	case <-now.ended:
	case <-ctx.Done():
		return ctx.Err()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	now.failed = nil
	r.tellAll()
	return nil
}

// close ends what runs, for good. The service's context has ended.
func (r *runner) close() {
	r.mu.Lock()
	r.closed = true
	now := r.run
	if now != nil {
		now.leave()
	}
	r.mu.Unlock()
	if now != nil {
		<-now.ended
	}
}

// tellNote says what was done differently than asked for.
func (s *Service) tellNote(sentence string) {
	s.mu.Lock()
	s.note = sentence
	s.mu.Unlock()
	s.changed.tell()
}
