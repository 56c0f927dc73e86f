package team

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// A round is one round of a request while it is executed.
type round struct {
	lifetime
	runner   *Runner
	id       string // of the request
	listener Listener
	prompt   string // of this round's user
	limits   Limits
	reading  *tool.Reading // what the team has read

	mu      sync.Mutex // what follows; held while a change is written, so that writes keep their order
	clock   *clock
	head    Request
	state   State
	given   []Document // of this round's user, with contents once they were read
	wrong   string     // with the plan that was refused
	costs   costs
	running *taskRun // of the task that is worked on
}

// A lifetime says how a round began and how it ends.
type lifetime struct {
	fresh     bool                    // the request does not exist yet
	resumed   bool                    // it waited for a person when an earlier process ended
	counted   time.Time               // up to when the processing time of the request is counted
	end       context.CancelCauseFunc // cancels what is in flight
	ended     chan struct{}           // closed when its place is released
	over      bool                    // it ended, and that is kept; guarded by the round's lock, as is suspended
	suspended bool                    // it waits for a person until the next start; nothing more is kept now
}

// costs are what the calls of a round took, as far as that is not stored yet.
type costs struct {
	round Stats
	agent Stats // since the last message of an agent, which came at the processing time
}

// adopt takes a stored request.
func (r *round) adopt(w Request) {
	r.id, r.head, r.state = w.ID, w, State{Status: w.Status, Round: w.CurrentRound, Language: w.Language}
}

// run executes one step after another, until there is none.
func (r *round) run(ctx context.Context) {
	for {
		s := r.stateNow()
		if s.Todo == Nothing {
			return
		}
		e, err := r.do(ctx, s)
		if ctx.Err() != nil {
			if err = r.breakReason(ctx); err == nil {
				return // stopped or deleted, which is stored already
			}
			if errors.Is(err, ErrSuspended) {
				return // it goes on at the next start
			}
		}
		if err != nil {
			e = Broke{Why: why(err)}
		}
		switch err := r.apply(context.WithoutCancel(ctx), e); {
		case errors.Is(err, ErrSuspended):
			return
		case err != nil:
			r.abandon(ctx, err)
			return
		}
	}
}

// abandon ends a round whose last event could not be stored.
func (r *round) abandon(ctx context.Context, err error) {
	if r.stateNow().Status != Running {
		return // it ended in the meantime, so the event came too late
	}
	ctx = context.WithoutCancel(ctx)
	r.runner.log().LogAttrs(ctx, slog.LevelError, "teamwork could not be kept", slog.String("workflow", r.id), slog.Any("err", err))
	if again := r.apply(ctx, Broke{Why: why(err)}); again != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.state.Status, r.state.Todo = Failed, Nothing // it is stored as running, which Recover corrects at the next start
	}
}

// breakReason gives the reason why the round was cancelled, or nil if the user cancelled it.
func (r *round) breakReason(ctx context.Context) error {
	cause := context.Cause(ctx)
	switch {
	case errors.Is(cause, errStopped):
		return nil
	case errors.Is(cause, errLate):
		return fault.Newf(fault.Unavailable, "timeout: a round may take %s, and this one took longer.", r.limits.Round)
	}
	return cause
}

// do executes a step on its own goroutine, so that the round can end although a call ignores
// its context. The runner waits for the goroutine in Close.
func (r *round) do(ctx context.Context, s State) (Event, error) {
	return lifecycle.Call(ctx, r.runner.active.work.Go, func() (Event, error) { return r.carry(ctx, s) },
		func(v any) error { return fmt.Errorf("the round panicked: %v", v) })
}

func (r *round) carry(ctx context.Context, s State) (Event, error) {
	switch s.Todo {
	case ReadFiles:
		return r.read(ctx)
	case MakePlan:
		return r.plan(ctx, "")
	case RepairPlan:
		return r.plan(ctx, r.complaint())
	case DoTask:
		return r.task(ctx, s)
	case ReviewWork:
		return r.review(ctx, s)
	case Nothing:
	}
	return nil, fmt.Errorf("there is nothing to do at %q", s.Todo)
}

// apply moves the state by one event and stores what follows from it in one
// transaction. A refused event changes nothing; after the end of a round every event is refused.
func (r *round) apply(ctx context.Context, e Event) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if d, ok := e.(Started); ok {
		r.given, r.prompt = d.Documents, d.Prompt
	}
	if r.suspended {
		switch e.(type) {
		case StopAsked, Deleted:
		default:
			return ErrSuspended
		}
	}
	if err := r.runner.checkResourcesBefore(e); err != nil {
		e = Broke{Why: why(err)} // the checkpoint before a message
	}
	m, err := r.state.Next(e)
	if err != nil {
		return err
	}
	before := r.state
	r.state = m.State
	if m.Cut && r.end != nil {
		r.end(errStopped)
	}
	if m.Erase || len(m.Logs)+len(m.Messages) == 0 {
		return nil
	}
	c := r.change(m)
	messages, err := r.runner.Store.Append(ctx, c)
	if err != nil {
		r.state = before
		if m.Cut {
			r.state.Todo = Nothing // it was cut off all the same
			r.state.Status = m.State.Status
		}
		return fmt.Errorf("keep the teamwork: %w", err)
	}
	r.fresh, r.counted = false, c.Request.LastActivity
	r.over = before.Status == Running && m.State.Status != Running
	r.head = c.Request
	r.head.MessageIDs = append(r.head.MessageIDs, lists.Map(messages, func(m Message) string { return m.ID })...)
	r.debug(ctx, m)
	if r.listener != nil {
		r.listener.HearChange(r.head, c.Logs, messages)
	}
	return nil
}

// checkResourcesBefore reports the resource that is at its limit before an event. Events that begin or end a round pass.
func (e *Runner) checkResourcesBefore(of Event) error {
	switch of.(type) {
	case StopAsked, Deleted, Broke, Started:
		return nil
	}
	return e.checkResources()
}

// checkResources reports the resource that is at its limit.
func (e *Runner) checkResources() error {
	if e.Policy.Exhausted == nil {
		return nil
	}
	return e.Policy.Exhausted()
}

// change makes the stored form of a move, with ids and times.
func (r *round) change(m Move) Change {
	now := r.runner.Now()
	c := Change{New: r.fresh, Request: r.head, Logs: m.Logs, Messages: m.Messages, Progress: m.State.progress()}
	c.Progress.Read = r.reading.Read()
	w := &c.Request
	w.Status, w.CurrentRound, w.Language, w.Error, w.LastActivity = m.State.Status, m.State.Round, m.State.Language, m.State.Error, now
	w.Stats = r.head.Stats.plus(r.costs.round)
	w.Stats.ProcessingTime += now.Sub(r.counted).Milliseconds()
	r.costs.round = Stats{}
	for i := range c.Logs {
		if c.Logs[i].Type == LogWarning {
			w.Stats.Warnings++
		}
		c.Logs[i].ID, c.Logs[i].RequestID, c.Logs[i].Timestamp = "log_"+r.runner.NewID(), w.ID, now
	}
	for i := range c.Messages {
		x := &c.Messages[i]
		x.ID, x.RequestID, x.Timestamp = "msg_"+r.runner.NewID(), w.ID, now
		documents := make([]Document, len(x.Documents))
		for k, d := range x.Documents {
			d.ID, d.Data, d.Contents, d.Citations = "doc_"+r.runner.NewID(), nil, nil, lists.OrEmpty(d.Citations)
			documents[k] = d
		}
		x.Documents = documents
		if x.Role == Assistant {
			x.Stats = r.spend()
		}
	}
	return c
}

// spend gives what was spent since the message before, and the time without that in which a person was waited for.
func (r *round) spend() Stats {
	until := r.clock.countedTime().Milliseconds()
	spent := r.costs.agent
	spent.ProcessingTime, r.costs.agent = until-spent.ProcessingTime, Stats{ProcessingTime: until}
	return spent
}

func (r *round) setClock(c *clock) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.clock = c
}

func (s Stats) plus(t Stats) Stats {
	return Stats{
		s.BytesSent + t.BytesSent, s.BytesReceived + t.BytesReceived, s.TokenCount + t.TokenCount, s.ProcessingTime + t.ProcessingTime, s.Warnings + t.Warnings,
	}
}

// check is a checkpoint for stop, time and resources.
func (r *round) check(ctx context.Context) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if err := r.runner.checkResources(); err != nil {
		if r.end != nil {
			r.end(fmt.Errorf("%w: %w", errExhausted, err)) // it fails the round, not only a task
		}
		return err
	}
	return nil
}

func (r *round) cost(sent, received, tokens int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	cost := Stats{BytesSent: sent, BytesReceived: received, TokenCount: tokens}
	r.costs = costs{r.costs.round.plus(cost), r.costs.agent.plus(cost)}
}

func (r *round) stateNow() State {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.state
}

func (r *round) headNow() Request {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.head
}

// live reports whether the round can be stopped, which one that has ended and not yet released
// its place cannot.
func (r *round) live() bool { return r.stateNow().Status == Running }

// leaves reports whether the round has ended and is about to release its place.
func (r *round) leaves() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.over
}

func (r *round) tellEnd() {
	if r.listener != nil {
		r.listener.HearEnd()
	}
}

// debug writes the items of a change to the log of the program.
func (r *round) debug(ctx context.Context, m Move) {
	log := r.runner.log()
	if !log.Enabled(ctx, slog.LevelDebug) {
		return
	}
	for _, l := range m.Logs {
		log.LogAttrs(ctx, slog.LevelDebug, "team: line", slog.String("workflow", r.id), slog.String("line", l.Message))
	}
	for _, x := range m.Messages {
		log.LogAttrs(ctx, slog.LevelDebug, "team: message", slog.String("workflow", r.id),
			slog.String("from", x.AgentName), slog.String("text", cut(x.Content, 2000)), slog.Int("documents", len(x.Documents)))
	}
}
