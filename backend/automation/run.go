package automation

import (
	"context"
	"encoding/json"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// A RunQuery narrows a list of runs.
type RunQuery = store.RunQuery

// A RunDetail is a run with a page of its steps.
type RunDetail = store.RunDetail

// runs hold what carries out runs, and who watches them.
type runs struct {
	processor atomic.Pointer[run.Processor] // a restored database gets a new one
	meter     *run.Meter
	working   atomic.Bool // runs are carried out

	mu      sync.Mutex
	watches map[string]chan struct{} // by run; closed when the run changes
	flows   map[string]*flowStream   // by run; those that somebody may hear
}

func (s *Service) newProcessor() *run.Processor {
	return run.NewProcessor(run.Options{
		Store: s.db, Gate: run.NewGate(s.o.Cores, s.runs.meter.Load, s.log), Tools: s.Tools, Assistant: s.answeredBy,
		Mask: s.masker, Secret: s.secret, Around: s.reach, Permitted: s.permitted, Ready: s.ready, Changed: s.changed, Ended: s.runEnded,
		Now: s.o.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() }, Log: s.log,
	})
}

// Start resumes stored runs and lets schedules begin new ones, until Close. Commands that
// only read do not call it.
func (s *Service) Start() {
	ctx := s.group.Context()
	s.runs.working.Store(true)
	s.processor().Start()
	s.watchFolders(ctx)
	untold, err := s.db.UntoldRuns(ctx)
	if err != nil {
		s.log.LogAttrs(ctx, slog.LevelError, "look for runs that have something to tell", slog.Any("err", err))
	}
	for id, conversation := range untold {
		s.tell(id, conversation)
	}
}

// processor is the current one.
func (s *Service) processor() *run.Processor { return s.runs.processor.Load() }

// Verbs are what a person does with a run, and the gate that it waits at.
type Verbs interface {
	Halt(ctx context.Context, id string) (run.Run, error)  // stops a run and the runs that it started; one that is over stays as it is
	Retry(ctx context.Context, id string) (run.Run, error) // continues a run that failed or was stopped
	Gate() *run.Gate                                       // how many runs work and may work
}

// Verbs are those of this moment: a restored database has others.
func (s *Service) Verbs() Verbs { return s.processor() }

// Offer starts a stored run.
func (s *Service) Offer(id string) {
	s.changed(id)
	s.processor().Offer(id)
}

// changed notifies the watchers of a run.
func (s *Service) changed(id string) {
	s.hub.Changed("runs", id)
	s.runs.wake(id)
}

// wake ends every wait for a run. A watcher that still waits looks at the run and watches again, so a
// needless wake does no harm. A watcher that leaves wakes the others, so that no channel is left behind.
func (r *runs) wake(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if watch := r.watches[id]; watch != nil {
		close(watch)
		delete(r.watches, id)
	}
}

// watch gives a channel that is closed when the run changes after the call.
func (r *runs) watch(id string) <-chan struct{} {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.watches[id] == nil {
		r.watches[id] = make(chan struct{})
	}
	return r.watches[id]
}

func (s *Service) runEnded(r run.Run) {
	if r.ConversationID != "" && r.ParentID == "" {
		s.tell(r.ID, r.ConversationID)
	}
}

// tell writes the messages of a run to its conversation as soon as no turn is running there.
// If the program closes first, the next start writes them.
func (s *Service) tell(id, conversation string) {
	s.group.Go(func(ctx context.Context) {
		release, err := s.locks.Acquire(ctx, conversation)
		if err != nil {
			return
		}
		message, err := s.db.TellRun(context.WithoutCancel(ctx), id)
		release()
		switch {
		case err != nil:
			s.log.LogAttrs(ctx, slog.LevelError, "tell of a run", slog.String("run", id), slog.Any("err", err))
		case message != 0:
			s.hub.Changed("messages", conversation)
			s.hub.Changed("conversations", conversation)
		}
	})
}

// A RunRequest is how to run a workflow.
type RunRequest struct {
	Vars           map[string]json.RawMessage
	At             *time.Time // nil: now
	ConversationID string     // where it writes its messages; may be empty
	MessageID      int64      // one of a conversation, instead
}

// StartTemplate begins a run of a workflow. In a conversation, a message says so first
// (local-workflow-runs, Explicit runWorkflow).
func (s *Service) StartTemplate(ctx context.Context, id string, r RunRequest) (run.Run, error) {
	t, err := s.db.Template(ctx, id)
	if err != nil {
		return run.Run{}, err
	}
	if len(t.Instructions) == 0 && t.Kind == run.Instructions {
		return run.Run{}, fault.Newf(fault.Conflict, "%s has no steps yet. Add a step first.", t.Name)
	}
	n := t.Run(uuid.Must(uuid.NewV7()).String(), r.Vars)
	n.ScheduleAt, n.ConversationID = r.At, r.ConversationID
	if r.MessageID != 0 {
		if n.ConversationID, err = s.db.ConversationOf(ctx, r.MessageID); err != nil {
			return run.Run{}, err
		}
	}
	return s.Begin(ctx, n, "Running workflow "+t.Name)
}

// RunAgain begins a run of the workflow of a run, as the workflow is now, after the same event.
// Without vars it has those that the run began with, as far as its steps have not replaced them.
func (s *Service) RunAgain(ctx context.Context, id string, vars map[string]json.RawMessage) (run.Run, error) {
	d, err := s.db.RunDetail(ctx, id, 0, run.MaxSteps)
	if err != nil {
		return d.Run, err
	}
	if d.Run.TemplateID == "" {
		return run.Run{}, fault.New(fault.Conflict, "The workflow of this run was deleted, so the run can't be repeated.")
	}
	t, err := s.db.Template(ctx, d.Run.TemplateID)
	if err != nil {
		return run.Run{}, err
	}
	if vars == nil {
		vars = d.GivenVars()
	}
	n := t.Run(uuid.Must(uuid.NewV7()).String(), vars)
	n.Trigger = d.Run.Trigger
	return s.Begin(ctx, n, "")
}

// Begin stores a run and starts it. In a conversation it is announced only when no turn is
// running, because two messages would have the same parent.
func (s *Service) Begin(ctx context.Context, n run.New, announce string) (run.Run, error) {
	if n.ConversationID == "" {
		announce = ""
	} else if announce != "" {
		release, ok := s.locks.TryAcquire(n.ConversationID)
		if !ok {
			return run.Run{}, fault.New(fault.Busy, "A reply is being written in this conversation. Wait for the reply, or stop it.")
		}
		defer release()
	}
	mask, err := s.masker(ctx)
	if err != nil {
		return run.Run{}, err
	}
	r, message, err := s.db.StartRun(ctx, n.Masked(mask), string(mask([]byte(announce))))
	if err != nil {
		return r, err
	}
	if message != 0 {
		s.hub.Changed("messages", n.ConversationID)
		s.hub.Changed("conversations", n.ConversationID)
	}
	s.Offer(r.ID)
	return s.processor().See(r), nil
}

// CallTool calls one tool as its own run and waits for its end (local-workflow-runs.md,
// Direct tool call). Arguments that do not fit are refused before anything is written.
func (s *Service) CallTool(ctx context.Context, id string, args json.RawMessage) (r run.Run, result tool.Result, err error) {
	t, ok := s.Tools().Get(id)
	if !ok {
		return r, result, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if err := s.Tools().Check(id, args); err != nil {
		return r, result, err
	}
	n, err := run.DirectCall(uuid.Must(uuid.NewV7()).String(), t, args)
	if err != nil {
		return r, result, err
	}
	if r, err = s.Begin(ctx, n, ""); err != nil {
		return r, result, err
	}
	if r, err = s.Await(ctx, r.ID); err != nil {
		return r, result, err
	}
	if r.Error != nil {
		return r, result, fault.New(fault.Conflict, r.Error.Message).With("workflowRunId", r.ID)
	}
	if r.CompletedAt == nil {
		return r, result, fault.Newf(fault.Conflict, "%s needs your answer. Open the run under Runs.", r.Name).With("workflowRunId", r.ID)
	}
	value, err := s.db.RunResult(ctx, r.ID, 0)
	if err != nil {
		return r, result, err
	}
	return r, tool.ResultOf(value), nil
}

// Await waits until a run is over or waits for a person.
func (s *Service) Await(ctx context.Context, id string) (run.Run, error) {
	return s.Until(ctx, id, func(r run.Run) bool { return r.Ended() || s.asks(ctx, r) })
}

// asks reports whether a run, or a block of it, waits for a person.
func (s *Service) asks(ctx context.Context, r run.Run) bool {
	if r.Waiting != run.ForChild {
		return r.Waiting == run.ForApproval || r.Waiting == run.ForRepeat || r.Waiting == run.ForAnswer
	}
	d, err := s.db.RunDetail(ctx, r.ID, 0, 0)
	return err == nil && len(d.Requests) > 0
}

// Until waits until a run satisfies a condition.
func (s *Service) Until(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error) {
	defer s.runs.wake(id)
	for {
		changed := s.runs.watch(id)
		l, err := s.db.LoadRun(ctx, id)
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
		case <-s.group.Context().Done():
			return l.Run, fault.New(fault.Conflict, "Terzetto is closing.")
		}
	}
}

// Runs lists runs, newest first.
func (s *Service) Runs(ctx context.Context, q RunQuery) (all []run.Run, more bool, err error) {
	all, more, err = s.db.Runs(ctx, q)
	for i := range all {
		all[i] = s.processor().See(all[i])
	}
	return all, more, err
}

// Run gives a run with its steps from an index on.
func (s *Service) Run(ctx context.Context, id string, from, limit int) (RunDetail, error) {
	d, err := s.db.RunDetail(ctx, id, from, limit)
	d.Run = s.processor().See(d.Run)
	for i := range d.Children {
		d.Children[i] = s.processor().See(d.Children[i])
	}
	return d, err
}

// Resume continues a run that was stopped, or starts one now that was scheduled for later.
func (s *Service) Resume(ctx context.Context, id string) (run.Run, error) {
	l, err := s.db.LoadRun(ctx, id)
	if err != nil {
		return l.Run, err
	}
	if l.Run.Waiting != run.ForTime {
		return s.processor().Retry(ctx, id)
	}
	r, err := s.db.Reschedule(ctx, id, nil)
	if err == nil {
		s.Offer(id)
	}
	return r, err
}

// DeleteRun deletes a run that is over.
func (s *Service) DeleteRun(ctx context.Context, id string) error {
	err := s.db.DeleteRun(ctx, id)
	if err == nil {
		s.hub.Changed("runs", id)
	}
	return err
}

// Answer answers the request of a run.
func (s *Service) Answer(ctx context.Context, id string, a run.Answer) (run.Run, error) {
	r, err := s.processor().Answer(ctx, id, a)
	if err == nil {
		s.hub.Changed("requests", id)
	}
	return r, err
}
