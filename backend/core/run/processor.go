package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// An Assistant carries out instructions that are written in words.
type Assistant struct {
	ID, Name string
	Runner   string // the id of its tool
}

// Options are what a processor works with.
type Options struct {
	Store Store
	Gate  *Gate
	// Tools is the box at this moment.
	Tools func() *tool.Registry
	// Assistant finds who carries out an instruction: the one that the words mention, otherwise
	// the one with the id, otherwise the primary one. A note is written to the log. None at all
	// is fault.NotFound.
	Assistant func(ctx context.Context, words, id string) (a Assistant, note string, err error)
	// Mask takes secrets out of whatever is stored; nil: there are none. While a step is carried out, Hold keeps
	// it from forgetting one that is deleted.
	Mask func([]byte) []byte
	Hold func() (release func())
	// Secret opens a variable that a person wrote as {{secrets.NAME}} into the arguments of a
	// tool, if it was granted to that tool; nil: there are none. The value is used for the call
	// and never stored.
	Secret func(ctx context.Context, toolID, name string) (string, error)
	// Around adds what a tool may reach for during a call; nil: nothing.
	Around func(ctx context.Context, r Run) context.Context
	// Permitted finds what a person allowed for all runs of the trigger that began a run; nil: nothing.
	// A permission that it gives with false was given for the tool as it was before it changed.
	Permitted func(ctx context.Context, r Run, c Call) (Permission, bool)
	// Ready says whether what waits at a trigger can begin; nil: it always can.
	Ready func(ctx context.Context, trigger string) bool
	// Changed is told of every write, and Ended of a run that is over. Both must be quick.
	Changed func(id string)
	Ended   func(r Run)
	Now     func() time.Time
	NewID   func() string
	Log     *slog.Logger
}

// Poll is how often all runs are looked at, and how early a timer is set for one.
const Poll = 60 * time.Second

// A Processor carries out runs.
type Processor struct {
	o       Options
	ctx     context.Context //nolint:containedctx // the life of the workers, ended by Close
	end     context.CancelCauseFunc
	workers sync.WaitGroup
	mu      sync.Mutex
	closed  bool
	claimed map[string]*claim
	waits   map[string]Reason      // of runs at the gate
	asked   map[string]chan Answer // inner requests, by id
	wake    chan struct{}          // holds one: the schedules changed
}

// A claim is the lock of one run.
type claim struct {
	cancel context.CancelCauseFunc
	again  bool   // the run was offered again in the meantime
	root   string // of the run, once it is known
}

// The causes of a context that ended.
var (
	errHalted = errors.New("the run was stopped")
	errClosed = errors.New("the program ends")
	errOver   = errors.New("the run is over") // refuses to intervene in it
)

// NewProcessor makes a processor that works until Close. Nothing is looked at before Start.
func NewProcessor(o Options) *Processor {
	if o.Mask == nil {
		o.Mask = func(b []byte) []byte { return b }
	}
	if o.Hold == nil {
		o.Hold = func() func() { return func() {} }
	}
	if o.Around == nil {
		o.Around = func(ctx context.Context, _ Run) context.Context { return ctx }
	}
	ctx, end := context.WithCancelCause(context.Background())
	p := &Processor{
		o: o, ctx: ctx, end: end, claimed: map[string]*claim{}, waits: map[string]Reason{},
		asked: map[string]chan Answer{}, wake: make(chan struct{}, 1),
	}
	o.Gate.changed = p.waiting
	return p
}

// Start looks at all runs now and from then on once a minute.
func (p *Processor) Start() {
	p.workers.Go(func() {
		if err := p.o.Store.Reopen(p.ctx); err != nil {
			p.logFailure("put runs in order", err)
		}
		poll := time.NewTicker(Poll)
		defer poll.Stop()
		for {
			next := p.fireSchedules()
			p.startAllWaiting()
			p.offerDue()
			select {
			case <-poll.C:
			case <-next:
			case <-p.wake:
			case <-p.ctx.Done():
				return
			}
		}
	})
}

// Close stops the workers and waits for them. A step that is cut off is offered again at the next
// start.
func (p *Processor) Close() {
	p.mu.Lock()
	p.closed = true
	p.mu.Unlock()
	p.end(errClosed)
	p.workers.Wait()
	p.o.Gate.close()
}

// Wake looks at the schedules at once, because they changed.
func (p *Processor) Wake() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

func (p *Processor) offerDue() {
	ids, err := p.o.Store.DueRuns(p.ctx, p.o.Now().Add(Poll))
	if err != nil {
		p.logFailure("look for runs", err)
		return
	}
	for _, id := range ids {
		p.Offer(id)
	}
}

// Offer asks for a look at a run. It claims the run first, so that any number of callers begin it
// once. A run that is claimed already is looked at again afterwards.
func (p *Processor) Offer(id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return
	}
	if c := p.claimed[id]; c != nil {
		c.again = true
		return
	}
	c := &claim{cancel: func(error) {}}
	p.claimed[id] = c
	p.workers.Go(func() {
		var l *Loaded
		for again := true; again; {
			l, again = p.turn(id, c, l)
		}
	})
}

// turn carries out one step of a claimed run, and reports whether the run continues: with what is
// known of it already, or after another look. If it does not continue, the claim is released.
func (p *Processor) turn(id string, c *claim, known *Loaded) (next *Loaded, again bool) {
	ctx, cancel := context.WithCancelCause(p.ctx)
	defer cancel(nil)
	p.mu.Lock()
	if c.again {
		known = nil
	}
	c.cancel, c.again = cancel, false
	p.mu.Unlock()
	next = p.attend(ctx, id, c, known)
	p.mu.Lock()
	defer p.mu.Unlock()
	if (next != nil || c.again) && !p.closed {
		return next, true
	}
	delete(p.claimed, id)
	return nil, false
}

// attend carries out one step of a run, and returns what is known of the run when it can continue
// at once. A change of the run while it waits at the gate is noticed by the epoch when the step
// begins.
func (p *Processor) attend(ctx context.Context, id string, c *claim, l *Loaded) (next *Loaded) {
	defer func() {
		if v := recover(); v != nil {
			p.logFailure("carry out a run", fmt.Errorf("panic: %v\n%s", v, debug.Stack()))
			p.collapse(id)
			next = nil
		}
	}()
	if l == nil {
		if l = p.look(ctx, id); l == nil {
			return nil
		}
		p.mu.Lock()
		c.root = l.Run.Root()
		p.mu.Unlock()
	}
	leave, err := p.o.Gate.Enter(ctx, id)
	if err != nil {
		return nil
	}
	defer p.o.Hold()()
	w := &worker{p: p, Loaded: *l, mask: p.o.Mask, stored: l.Run, asking: make(chan struct{}, 1), leave: leave}
	defer w.leaveGate()
	if w.carryOut(ctx) {
		return &w.Loaded
	}
	return nil
}

// look loads a run. The result is nil when the next step cannot be carried out now.
func (p *Processor) look(ctx context.Context, id string) *Loaded {
	l, err := p.o.Store.LoadRun(ctx, id)
	switch {
	case err != nil:
		if !fault.Is(err, fault.NotFound) && ctx.Err() == nil {
			p.logFailure("load a run", err)
		}
		return nil
	case l.Run.Ended(), p.notYet(l.Run), l.Run.Waiting.person():
		return nil
	case l.Child != nil && !l.Child.Ended(), working(l.Blocks): // what ends offers its parent
		return nil
	}
	return &l
}

// notYet reports whether the time of a run is still to come. Where it comes before the next poll,
// the run is offered at that time.
func (p *Processor) notYet(r Run) bool {
	if r.ScheduleAt == nil || r.Waiting != ForTime {
		return false
	}
	wait := r.ScheduleAt.Sub(p.o.Now())
	if wait <= 0 {
		return false
	}
	if wait <= Poll {
		time.AfterFunc(wait, func() { p.Offer(r.ID) }) // a second offer, or one after Close, changes nothing
	}
	return true
}

// fireSchedules begins the runs that are due. The channel receives the time of the next schedule.
func (p *Processor) fireSchedules() <-chan time.Time {
	now := p.o.Now()
	due, err := p.o.Store.DueSchedules(p.ctx, now)
	if err != nil {
		p.logFailure("look for schedules", err)
		return nil
	}
	for _, s := range due {
		if err := p.fire(s, now); err != nil && !errors.Is(err, ErrStale) {
			p.logFailure("begin a scheduled run", err)
		}
	}
	next, err := p.o.Store.NextSchedule(p.ctx)
	if err != nil || next == nil {
		return nil
	}
	wait := next.Sub(now)
	if wait > Poll || wait <= 0 { // the poll comes first
		return nil
	}
	return time.After(wait)
}

func (p *Processor) fire(s Schedule, now time.Time) error {
	begins, after := s.fire(now)
	var e *Event
	if begins {
		value, err := json.Marshal(ScheduleEvent{Kind: OnSchedule, DueAt: *s.NextAt, Cron: s.Cron, Days: s.Days})
		if err != nil {
			return err
		}
		e = new(p.event(s.Trigger(), value))
	}
	taken, err := p.o.Store.Fire(p.ctx, s, after, e, p.starter())
	p.Begin(taken)
	return err
}

// waiting records what a run waits for at the gate.
func (p *Processor) waiting(id string, why Reason) {
	p.mu.Lock()
	if why == Nothing {
		delete(p.waits, id)
	} else {
		p.waits[id] = why
	}
	p.mu.Unlock()
	p.o.Changed(id)
}

// WithLiveState completes a stored run with its state of this moment: whether it is working or waits at the
// gate.
func (p *Processor) WithLiveState(r Run) Run {
	r.Shown = r.State()
	p.mu.Lock()
	defer p.mu.Unlock()
	if r.Waiting == ForChild && r.Shown == Waiting {
		for id, c := range p.claimed { // a block works
			if c.root == r.ID && id != r.ID {
				r.Shown = Running
			}
		}
	}
	if r.Shown != Queued {
		return r
	}
	if why, waits := p.waits[r.ID]; waits {
		r.Waiting = why
	} else if p.claimed[r.ID] != nil {
		r.Shown = Running
	}
	return r
}

// collapse marks a run as failed after its worker panicked.
func (p *Processor) collapse(id string) {
	r, err := p.o.Store.Intervene(context.WithoutCancel(p.ctx), id, func(l Loaded) (Change, error) {
		r := l.Run
		if r.Ended() {
			return Change{}, errOver
		}
		r.Error = &Failure{Message: fault.Sentence(errors.New("panic")), Index: r.Current, Attempt: r.Attempt}
		r.Waiting, r.Epoch = Nothing, r.Epoch+1
		return Change{Run: r, Step: resetStep(l.Step), Report: report(r, nil)}, nil
	})
	switch {
	case errors.Is(err, errOver):
		return
	case err != nil:
		p.logFailure("save that a run failed", err)
		return
	}
	p.o.Changed(r.Root())
	p.reportEnd(r)
}

func (p *Processor) logFailure(act string, err error) {
	if errors.Is(context.Cause(p.ctx), errClosed) {
		return
	}
	p.o.Log.LogAttrs(p.ctx, slog.LevelError, act, slog.Any("err", err))
}
