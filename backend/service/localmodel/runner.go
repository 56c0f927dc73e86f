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
	r.mu.Lock()
	close(now.ready)
	r.arm(now)
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
	p, err := s.plan(ctx, now.entry, choices, 0, now.wanted)
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
			s.tellNote(fmt.Sprintf("There was too little memory for %s, so it has a context of %d tokens and a smaller cache.", now.entry.Name, p.Context))
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
		if waited != nil {
			waited.use.waiting--
		}
		now, err := r.choose(entry, request, waited)
		if err != nil {
			r.mu.Unlock()
			return nil, err
		}
		if now.entry.ID == entry.ID && isClosed(now.ready) && !now.phase.over && !now.phase.ending && !isClosedNow(now.server) {
			now.use.users++
			now.use.asked[request]++
			now.use.idleAt = time.Time{}
			if now.use.unloads != nil {
				now.use.unloads.Stop()
			}
			r.service.changed.tell()
			r.mu.Unlock()
			return &lease{runner: r, run: now, request: request}, nil
		}
		waited = nil
		if now.entry.ID == entry.ID {
			waited = now
			waited.use.waiting++
		}
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
			r.mu.Lock()
			defer r.mu.Unlock()
			if waited != nil {
				if waited.use.waiting--; isClosed(waited.ready) {
					r.arm(waited)
				}
			}
			return nil, context.Cause(ctx)
		}
	}
}

// choose is the run that a request waits for: the one that is there, or one that it begins. The caller holds the lock.
func (r *runner) choose(entry shelf.Entry, request [sha256.Size]byte, waited *run) (*run, error) {
	now := r.run
	switch {
	case r.blamed[request] >= sameRequest:
		return nil, fault.New(fault.Unavailable, "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.").
			With(localserver.KindDetail, string(GaveUp))
	case now == nil, now.entry.ID != entry.ID && (now.phase.over || now.use.isFree()):
		return r.replace(entry, 0, 0), nil
	case now.entry.ID != entry.ID:
		return now, nil
	case now == waited && now.phase.halted:
		return nil, stoppedByPerson(entry.Name)
	case now.phase.ending && !now.phase.over, now.phase.over && now.failed == nil:
		return r.replace(entry, 0, 0), nil
	case now.phase.over && (now == waited || localserver.KindOf(now.failed) == GaveUp):
		return nil, now.failed
	case now.phase.over:
		return r.replace(entry, 0, 0), nil
	}
	return now, nil
}

// stoppedByPerson says why a request gets no answer, or no more of one.
func stoppedByPerson(model string) error {
	return fault.Newf(fault.Conflict, "%s was stopped before it had answered. Send the message again to load it.", model)
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
		u := &l.run.use
		u.users--
		if u.asked[l.request]--; u.asked[l.request] <= 0 && !isClosedNow(l.run.server) { // else it is to be blamed
			delete(u.asked, l.request)
		}
		if u.users == 0 && !l.run.phase.over {
			r.arm(l.run)
		}
		r.tellAll()
	})
}

// endsAt is why the server ended in the middle of a request, a fault; nil: it didn't. It waits a moment, because the connection
// of a server breaks before its process is gone.
func (l *lease) endsAt(ctx context.Context) error {
	timer := time.NewTimer(time.Second)
	defer timer.Stop()
	select {
	case <-l.run.server.WhenDone():
		<-l.run.ended // so that whoever asks again is told what has become of it
		if err := l.run.server.Err(); err != nil {
			return err //nolint:wrapcheck // a fault
		}
		return stoppedByPerson(l.run.entry.Name)
	case <-timer.C:
	case <-ctx.Done():
	}
	return nil
}

// arm begins the time after which an unused server is ended. The caller holds the lock.
func (r *runner) arm(now *run) {
	now.use.idleAt = time.Time{}
	wait := r.service.idle()
	if wait <= 0 || !now.use.isFree() || now.phase.over {
		return
	}
	now.use.idleAt = time.Now().Add(wait)
	if now.use.unloads != nil {
		now.use.unloads.Stop()
	}
	now.use.unloads = time.AfterFunc(wait, func() { r.unload(now) })
}

// unload ends a server that nobody uses.
func (r *runner) unload(now *run) {
	working := r.service.o.Working()
	r.mu.Lock()
	defer r.mu.Unlock()
	if now.phase.over || now.phase.ending || !now.use.isFree() || r.run != now {
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
	now.phase.idle, r.freed = true, takes
	now.leave()
	r.tellAll()
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
	case now.phase.over && now.failed != nil:
		out.State = "failed"
	case now.phase.over && now.phase.idle:
		out.State = "unloaded"
	case now.phase.over:
		out.State, out.Model, out.Name = "stopped", "", ""
	case isClosed(now.ready):
		if out.State, out.Fault = "ready", nil; now.use.users > 0 {
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
	if now == nil || now.server == nil || now.phase.over && !now.phase.idle && now.failed == nil {
		return // of one that failed, a person reads what it needed
	}
	out.Context, out.Slots, out.Memory.Needs = now.plan.Context, now.plan.Slots, now.plan.need.Total()
	report := now.server.Report()
	out.Memory.Takes = report.Total()
	if !now.phase.over && isClosed(now.ready) {
		out.Device = "cpu"
		if report.Graphics() {
			out.Device = "gpu"
		}
		if !now.use.idleAt.IsZero() {
			out.Idle = max(1, int(time.Until(now.use.idleAt).Seconds()))
		}
	}
}

// givesBack is the memory that the running model gives back once it ends.
func (r *runner) givesBack() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.phase.over || r.run.server == nil {
		return 0
	}
	return r.run.plan.need.Total()
}

// running is the model that is loaded or loads; empty: none.
func (r *runner) running() (id string, server *localserver.Server) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run == nil || r.run.phase.over || !isClosed(r.run.ready) {
		return "", nil
	}
	return r.run.entry.ID, r.run.server
}

// uses reports whether a model is loaded, loads, or is about to.
func (r *runner) uses(id string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.run != nil && !r.run.phase.over && r.run.entry.ID == id
}

// tellNote says what was done differently than asked for.
func (s *Service) tellNote(sentence string) {
	s.mu.Lock()
	s.note = sentence
	s.mu.Unlock()
	s.changed.tell()
}
