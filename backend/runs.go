package backend

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// A RunQuery narrows a list of runs.
type RunQuery store.RunQuery

// A RunDetail is a run with a stretch of its steps.
type RunDetail store.RunDetail

// newRuns makes the processor that carries out stored runs. It works from StartRuns on.
func (b *Backend) newRuns() *run.Processor {
	return run.NewProcessor(run.Options{
		Store: b.db, Gate: run.NewGate(b.config.Cores, b.meter.Load, b.log), Tools: func() *tool.Registry { return b.tools.all() }, Assistant: b.answeredBy,
		Mask: b.masker, Around: b.reach, Changed: b.runChanged, Ended: b.runEnded,
		Now: b.now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() }, Log: b.log,
	})
}

// StartRuns has stored runs go on, and schedules begin new ones, until Close. Commands that
// only look leave it out.
func (b *Backend) StartRuns() {
	b.mu.Lock()
	b.working = true
	b.mu.Unlock()
	b.processor().Start()
	untold, err := b.db.UntoldRuns(b.alive)
	if err != nil {
		b.log.LogAttrs(b.alive, slog.LevelError, "look for runs that have something to tell", slog.Any("err", err))
	}
	for id, conversation := range untold {
		b.tell(id, conversation)
	}
}

// processor is the one of this moment: another file in place gets another one.
func (b *Backend) processor() *run.Processor { return b.runs.Load() }

// pauseRuns ends what works; its steps are offered again by resumeRuns.
func (b *Backend) pauseRuns() { b.processor().Close() }

func (b *Backend) resumeRuns() {
	b.runs.Store(b.newRuns())
	b.mu.Lock()
	working := b.working
	b.mu.Unlock()
	if working {
		b.processor().Start()
	}
}

// runChanged tells whoever watches or waits for a run.
func (b *Backend) runChanged(id string) {
	b.hub.Changed("runs", id)
	b.mu.Lock()
	defer b.mu.Unlock()
	for watch := range b.watches[id] {
		select {
		case watch <- struct{}{}:
		default:
		}
	}
}

// watch gives a channel that holds one whenever a run changed since it was last read.
func (b *Backend) watch(id string) (changed <-chan struct{}, leave func()) {
	watch := make(chan struct{}, 1)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.watches[id] == nil {
		b.watches[id] = map[chan struct{}]struct{}{}
	}
	b.watches[id][watch] = struct{}{}
	return watch, func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.watches[id], watch)
		if len(b.watches[id]) == 0 {
			delete(b.watches, id)
		}
	}
}

func (b *Backend) runEnded(r run.Run) {
	if r.ConversationID != "" && r.ParentID == "" {
		b.tell(r.ID, r.ConversationID)
	}
}

// tell writes what a run has to say into its conversation as soon as no turn runs there.
func (b *Backend) tell(id, conversation string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.alive.Err() != nil {
		return // the next start tells it
	}
	b.turns.Go(func() {
		release, err := b.locks.Acquire(b.alive, conversation)
		if err != nil {
			return
		}
		message, err := b.db.TellRun(context.WithoutCancel(b.alive), id)
		release()
		switch {
		case err != nil:
			b.log.LogAttrs(b.alive, slog.LevelError, "tell of a run", slog.String("run", id), slog.Any("err", err))
		case message != 0:
			b.hub.Changed("messages", conversation)
			b.hub.Changed("conversations", conversation)
		}
	})
}

// A RunRequest is how a workflow is to be run.
type RunRequest struct {
	Vars           map[string]json.RawMessage
	At             *time.Time // nil: now
	ConversationID string     // where it tells of itself; may be empty
	MessageID      int64      // one of a conversation, instead
}

// StartTemplate begins a run of a workflow. In a conversation, a message says so first
// (local-workflow-runs.md, Explicit runWorkflow).
func (b *Backend) StartTemplate(ctx context.Context, id string, r RunRequest) (run.Run, error) {
	t, err := b.db.Template(ctx, id)
	if err != nil {
		return run.Run{}, err
	}
	if len(t.Instructions) == 0 && t.Kind == run.Instructions {
		return run.Run{}, fault.Newf(fault.Conflict, "%s has no steps yet. Add one first.", t.Name)
	}
	n := t.Run(uuid.Must(uuid.NewV7()).String(), r.Vars)
	n.ScheduleAt, n.ConversationID = r.At, r.ConversationID
	if r.MessageID != 0 {
		if n.ConversationID, err = b.db.ConversationOf(ctx, r.MessageID); err != nil {
			return run.Run{}, err
		}
	}
	return b.startRun(ctx, n, "Running workflow "+t.Name)
}

// startRun writes a run and has it begin. In a conversation nothing is announced while a turn
// runs, because two messages would go on from the same place.
func (b *Backend) startRun(ctx context.Context, n run.New, announce string) (run.Run, error) {
	if n.ConversationID == "" {
		announce = ""
	} else if announce != "" {
		release, ok := b.locks.TryAcquire(n.ConversationID)
		if !ok {
			return run.Run{}, fault.New(fault.Busy, "An answer is being written in this conversation. Wait for it, or stop it.")
		}
		defer release()
	}
	r, message, err := b.db.StartRun(ctx, n, announce)
	if err != nil {
		return r, err
	}
	if message != 0 {
		b.hub.Changed("messages", n.ConversationID)
		b.hub.Changed("conversations", n.ConversationID)
	}
	b.runChanged(r.ID)
	b.processor().Offer(r.ID)
	return b.processor().See(r), nil
}

// CallTool calls one tool as a run of its own and waits for its end (local-workflow-runs.md,
// Direct tool call). Arguments that do not fit are refused before anything is written.
func (b *Backend) CallTool(ctx context.Context, id string, args json.RawMessage) (r run.Run, result tool.Result, err error) {
	t, ok := b.tools.all().Get(id)
	if !ok {
		return r, result, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if err := b.tools.all().Check(id, args); err != nil {
		return r, result, err
	}
	fields := map[string]json.RawMessage{}
	if len(args) > 0 {
		if err := json.Unmarshal(args, &fields); err != nil {
			return r, result, fault.New(fault.Invalid, "The arguments must be an object.").Because(err)
		}
	}
	n := run.New{ID: uuid.Must(uuid.NewV7()).String(), Kind: run.Direct, Name: t.Name, Steps: []run.Instruction{{Tool: id, Args: fields}}}
	if r, err = b.startRun(ctx, n, ""); err != nil {
		return r, result, err
	}
	if r, err = b.AwaitRun(ctx, r.ID); err != nil {
		return r, result, err
	}
	if r.Error != nil {
		return r, result, fault.New(fault.Conflict, r.Error.Message).With("workflowRunId", r.ID)
	}
	if r.CompletedAt == nil {
		return r, result, fault.Newf(fault.Conflict, "%s waits for you. Open it under Runs.", r.Name).With("workflowRunId", r.ID)
	}
	value, err := b.db.RunResult(ctx, r.ID, 0)
	if err != nil {
		return r, result, err
	}
	text, cut := tool.Text(value)
	return r, tool.Result{Value: value, Text: text, Cut: cut}, nil
}

// AwaitRun waits until a run is over or waits for a person.
func (b *Backend) AwaitRun(ctx context.Context, id string) (run.Run, error) {
	return b.runUntil(ctx, id, func(r run.Run) bool {
		return r.Ended() || r.Waiting == run.ForApproval || r.Waiting == run.ForRepeat || r.Waiting == run.ForAnswer
	})
}

// runUntil waits until a run is as it should be.
func (b *Backend) runUntil(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error) {
	changed, leave := b.watch(id)
	defer leave()
	for {
		l, err := b.db.LoadRun(ctx, id)
		if err != nil {
			return l.Run, err
		}
		if so(l.Run) {
			return l.Run, nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return l.Run, ctx.Err()
		case <-b.alive.Done():
			return l.Run, fault.New(fault.Conflict, "Terzetto is closing.")
		}
	}
}

// Runs lists runs, newest first.
func (b *Backend) Runs(ctx context.Context, q RunQuery) (all []run.Run, more bool, err error) {
	all, more, err = b.db.Runs(ctx, store.RunQuery(q))
	for i := range all {
		all[i] = b.processor().See(all[i])
	}
	return all, more, err
}

// Run gives a run with its steps from an index on.
func (b *Backend) Run(ctx context.Context, id string, from, limit int) (RunDetail, error) {
	d, err := b.db.RunDetail(ctx, id, from, limit)
	d.Run = b.processor().See(d.Run)
	for i := range d.Children {
		d.Children[i] = b.processor().See(d.Children[i])
	}
	return RunDetail(d), err
}

// RunLogs lists what was written of a run's log after rev.
func (b *Backend) RunLogs(ctx context.Context, id string, after int64, limit int) (rows []run.Log, more bool, err error) {
	return b.db.RunLogs(ctx, id, after, limit)
}

// HaltRun stops a run and what is below it; one that is over stays as it is.
func (b *Backend) HaltRun(ctx context.Context, id string) (run.Run, error) {
	return b.processor().Halt(ctx, id)
}

// RetryRun takes a run on that failed or was stopped.
func (b *Backend) RetryRun(ctx context.Context, id string) (run.Run, error) {
	return b.processor().Retry(ctx, id)
}

// ResumeRun takes a run on that was stopped, or begins one now that waits for its time.
func (b *Backend) ResumeRun(ctx context.Context, id string) (run.Run, error) {
	l, err := b.db.LoadRun(ctx, id)
	if err != nil {
		return l.Run, err
	}
	if l.Run.Waiting != run.ForTime {
		return b.processor().Retry(ctx, id)
	}
	r, err := b.db.Reschedule(ctx, id, nil)
	if err == nil {
		b.runChanged(id)
		b.processor().Offer(id)
	}
	return r, err
}

// DeleteRun deletes a run that is over.
func (b *Backend) DeleteRun(ctx context.Context, id string) error {
	err := b.db.DeleteRun(ctx, id)
	if err == nil {
		b.hub.Changed("runs", id)
	}
	return err
}

// Requests lists what waits for a person.
func (b *Backend) Requests(ctx context.Context) ([]run.Request, error) { return b.db.Requests(ctx) }

// AnswerRequest says what a run wanted to know.
func (b *Backend) AnswerRequest(ctx context.Context, id string, a run.Answer) (run.Run, error) {
	r, err := b.processor().Answer(ctx, id, a)
	if err == nil {
		b.hub.Changed("requests", id)
	}
	return r, err
}

// Gate is how many runs work and may work.
func (b *Backend) Gate() run.GateState { return b.processor().Gate() }
