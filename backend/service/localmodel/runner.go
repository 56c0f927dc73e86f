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
func pauses() []time.Duration { return []time.Duration{time.Second, 5 * time.Second, 30 * time.Second} }

// GaveUp is the kind of a server that is not started again by itself.
const GaveUp localserver.Kind = "gave_up"

// A runner runs one server at a time: for answers, or for meaning.
type runner struct {
	service *Service
	role    string

	mu      sync.Mutex
	run     *run // that starts, runs or failed last; nil: none did yet
	changed chan struct{}
	crashes []time.Time
	blamed  map[[sha256.Size]byte]int // requests at which a server ended, and how often
	freed   int64                     // bytes that the last unloading gave back
	closed  bool
}

func newRunner(s *Service, role string) *runner {
	return &runner{service: s, role: role, changed: make(chan struct{}), blamed: map[[sha256.Size]byte]int{}}
}

// A run is one model from its start to its end. Its fields are the runner's, under its lock.
type run struct {
	entry   shelf.Entry
	wanted  int // the context that was asked for; 0: none
	plan    plan
	server  *localserver.Server // nil: not started yet, or failed before
	began   time.Time
	ready   chan struct{} // closed when it answers, or has failed
	ended   chan struct{} // closed when nothing of it is left
	over    bool          // it ended
	idle    bool          // because nobody used it
	failed  error         // why it did not load, or ended by itself; a fault
	users   int
	asked   map[[sha256.Size]byte]int // the requests under way
	unloads *time.Timer
	idleAt  time.Time // when it is unloaded; zero: it is used
	stop    context.CancelCauseFunc
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
func (r *runner) begin(ctx context.Context, entry shelf.Entry, wanted int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now := r.run; now != nil && !now.over && now.entry.ID == entry.ID && (wanted == 0 || wanted == now.wanted) {
		return
	}
	r.crashes, r.blamed = nil, map[[sha256.Size]byte]int{}
	r.replace(ctx, entry, wanted, 0)
}

// replace ends what runs, and starts a model when nothing of it is left. The caller holds the lock.
func (r *runner) replace(ctx context.Context, entry shelf.Entry, wanted int, pause time.Duration) *run {
	before := r.run
	if before != nil && !before.over {
		before.stop(errStopped)
	}
	alive, stop := context.WithCancelCause(r.service.group.Context())
	next := &run{
		entry: entry, wanted: wanted, began: time.Now(), ready: make(chan struct{}), ended: make(chan struct{}), stop: stop,
		asked: map[[sha256.Size]byte]int{},
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
		next.over, next.failed = true, fault.New(fault.Closed, "Terzetto is closing.")
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
	r.mu.Lock()
	close(now.ready)
	r.arm(now)
	r.tellAll()
	r.mu.Unlock()
	r.service.proves(ctx, server.Build)
	select {
	case <-server.Ended():
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
	p, err := s.plan(ctx, now.entry, choices, 0, now.wanted)
	if err != nil {
		return nil, err
	}
	for smaller, ports := false, 0; ; {
		build, err := s.needBuild(ctx)
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
			s.tellNote(fmt.Sprintf("There was too little memory for %s, so it has a context of %d tokens and a smaller cache.", now.entry.Name, p.Context))
		case s.without(build, kind):
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
		case <-server.Loaded():
			return server, nil
		case <-server.Ended():
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
	now.over = true
	if now.unloads != nil {
		now.unloads.Stop()
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
	for request := range now.asked {
		r.blamed[request]++
	}
	if len(r.crashes) >= mostCrashes {
		now.failed = fault.Newf(fault.Unavailable, "The engine stopped %d times with %s, so it isn't restarted automatically.", len(r.crashes), now.entry.Name).
			With(localserver.KindDetail, string(GaveUp)).With(localserver.LinesDetail, server.Lines()).Because(crash)
		return
	}
	if r.run == now {
		all := pauses()
		next := r.replace(context.Background(), now.entry, now.wanted, all[min(len(r.crashes), len(all))-1])
		next.failed = crash // until it answers, this is what a person reads
	}
}

// A lease is the use of a server by one request.
type lease struct {
	runner  *runner
	run     *run
	request [sha256.Size]byte
	once    sync.Once
}

// use waits until a model is loaded, and takes its server for one request. tell is called while it waits. The error is a fault,
// or that of ctx.
func (r *runner) use(ctx context.Context, entry shelf.Entry, request [sha256.Size]byte, tell func(percent int)) (*lease, error) {
	ticker := time.NewTicker(announceEvery)
	defer ticker.Stop()
	var waited *run // a server that failed before is started once more for a request, and one that fails for it is not
	for {
		r.mu.Lock()
		now := r.run
		if r.blamed[request] >= sameRequest {
			r.mu.Unlock()
			return nil, fault.New(fault.Unavailable, "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.").
				With(localserver.KindDetail, string(GaveUp))
		}
		switch {
		case now == nil, now.over && now.failed == nil, now.over && now.entry.ID != entry.ID:
			now = r.replace(ctx, entry, 0, 0)
		case now.over && (now == waited || localserver.KindOf(now.failed) == GaveUp):
			err := now.failed
			r.mu.Unlock()
			return nil, err
		case now.over:
			now = r.replace(ctx, entry, 0, 0)
		case now.entry.ID != entry.ID && now.users == 0:
			now = r.replace(ctx, entry, 0, 0)
		}
		if now.entry.ID == entry.ID && isClosed(now.ready) && !now.over {
			now.users++
			now.asked[request]++
			now.idleAt = time.Time{}
			if now.unloads != nil {
				now.unloads.Stop()
			}
			r.service.changed.tell()
			r.mu.Unlock()
			return &lease{runner: r, run: now, request: request}, nil
		}
		waited = now
		changed, ready, percent := r.changed, now.ready, 0
		if isClosed(ready) {
			ready = nil // it answers another model's requests, and tells when they are over
		}
		if now.server != nil {
			percent = now.server.Percent()
		}
		r.mu.Unlock()
		tell(percent)
		select {
		case <-ready:
		case <-changed:
		case <-ticker.C:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
}

func isClosed(c chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// release ends the use.
func (l *lease) release() {
	l.once.Do(func() {
		r := l.runner
		r.mu.Lock()
		defer r.mu.Unlock()
		l.run.users--
		if l.run.asked[l.request]--; l.run.asked[l.request] <= 0 {
			delete(l.run.asked, l.request)
		}
		if l.run.users == 0 && !l.run.over {
			r.arm(l.run)
		}
		r.tellAll()
	})
}

// endsAt is why the server ended in the middle of a request; nil: it didn't. It waits a moment, because the connection of a
// server breaks before its process is gone.
func (l *lease) endsAt(ctx context.Context) error {
	timer := time.NewTimer(time.Second)
	defer timer.Stop()
	select {
	case <-l.run.server.Ended():
		return l.run.server.Err() //nolint:wrapcheck // a fault
	case <-timer.C:
	case <-ctx.Done():
	}
	return nil
}

// arm begins the time after which an unused server is ended. The caller holds the lock.
func (r *runner) arm(now *run) {
	choices, err := r.service.choices(r.service.group.Context())
	if err != nil || choices.Idle <= 0 || now.users > 0 || now.over {
		now.idleAt = time.Time{}
		return
	}
	wait := time.Duration(choices.Idle) * time.Minute
	now.idleAt = time.Now().Add(wait)
	if now.unloads != nil {
		now.unloads.Stop()
	}
	now.unloads = time.AfterFunc(wait, func() { r.unload(now) })
}

// unload ends a server that nobody uses.
func (r *runner) unload(now *run) {
	working := r.service.o.Working()
	r.mu.Lock()
	defer r.mu.Unlock()
	if now.over || now.users > 0 || r.run != now {
		return
	}
	if working {
		r.arm(now)
		return
	}
	takes := now.server.Report().Total()
	if takes == 0 {
		takes = now.plan.need.Total()
	}
	now.idle, r.freed = true, takes
	now.stop(errStopped)
	r.tellAll()
}

// halt ends what runs, and waits until nothing of it is left.
func (r *runner) halt(ctx context.Context) error {
	r.mu.Lock()
	now := r.run
	if now == nil || now.over && now.failed == nil {
		r.mu.Unlock()
		return nil
	}
	now.failed = nil
	r.crashes, r.blamed = nil, map[[sha256.Size]byte]int{}
	now.stop(errStopped)
	r.mu.Unlock()
	select {
	case <-now.ended:
	case <-ctx.Done():
		return ctx.Err()
	}
	r.mu.Lock()
	now.failed = nil
	r.tellAll()
	r.mu.Unlock()
	return nil
}

// close ends what runs, for good. The service's context has ended.
func (r *runner) close() {
	r.mu.Lock()
	r.closed = true
	now := r.run
	r.mu.Unlock()
	if now != nil {
		now.stop(errStopped)
		<-now.ended
	}
}

// state is that of the server.
func (r *runner) state() ModelState {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.run
	if now == nil {
		return ModelState{State: "stopped"}
	}
	out := ModelState{Model: now.entry.ID, Name: now.entry.Name, Fault: faultOf(now.failed)}
	switch {
	case now.over && now.failed != nil:
		out.State = "failed"
	case now.over && now.idle:
		out.State = "unloaded"
	case now.over:
		out.State, out.Model, out.Name = "stopped", "", ""
	case isClosed(now.ready):
		if out.State, out.Fault = "ready", nil; now.users > 0 {
			out.State = "busy"
		}
	case now.server != nil:
		out.State = "loading"
		out.Progress = &Progress{Percent: now.server.Percent(), Seconds: int(time.Since(now.began).Seconds())}
	default:
		out.State = "starting"
	}
	return out
}

// tell puts the state of the server for answers into that of all.
func (r *runner) tell(out *State) {
	is := r.state()
	if is.State != "stopped" || out.State == "stopped" {
		out.State = is.State
	}
	out.Model, out.Name, out.Fault, out.Progress = is.Model, is.Name, is.Fault, is.Progress
	r.mu.Lock()
	defer r.mu.Unlock()
	out.Freed = r.freed
	now := r.run
	if now == nil || now.server == nil || now.over && !now.idle && now.failed == nil {
		return // of one that failed, a person reads what it needed
	}
	out.Context, out.Slots, out.Memory.Needs = now.plan.Context, now.plan.Slots, now.plan.need.Total()
	report := now.server.Report()
	out.Memory.Takes = report.Total()
	if !now.over && isClosed(now.ready) {
		out.Device = "cpu"
		if report.Graphics() {
			out.Device = "gpu"
		}
		if !now.idleAt.IsZero() {
			out.Idle = max(1, int(time.Until(now.idleAt).Seconds()))
		}
	}
}

// givesBack is the memory that the running model gives back once it ends.
func (r *runner) givesBack() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.over || r.run.server == nil {
		return 0
	}
	return r.run.plan.need.Total()
}

// running is the model that is loaded or loads; empty: none.
func (r *runner) running() (id string, server *localserver.Server) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.over || !isClosed(r.run.ready) {
		return "", nil
	}
	return r.run.entry.ID, r.run.server
}

// tellNote says what was done differently than asked for.
func (s *Service) tellNote(sentence string) {
	s.mu.Lock()
	s.note = sentence
	s.mu.Unlock()
	s.changed.tell()
}
