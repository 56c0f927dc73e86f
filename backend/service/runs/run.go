package runs

import (
	"context"
	"encoding/json"
	"log/slog"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	runtables "terzetto/backend/store/runs"
	"terzetto/backend/tool"
)

// A Query narrows a list of runs.
type Query = runtables.RunQuery

// A Detail is a run with a page of its steps.
type Detail = runtables.RunDetail

// Offer starts a stored run.
func (s *Service) Offer(id string) {
	s.announce(id)
	s.Processor.Offer(id)
}

// announce notifies the watchers of a run.
func (s *Service) announce(id string) {
	s.o.Hub.Announce("runs", id)
	s.wake(id)
}

// wake ends every wait for a run. A watcher that still waits looks at the run and watches again, so a
// needless wake does no harm. A watcher that leaves wakes the others, so that no channel is left behind.
func (s *Service) wake(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if watch := s.watches[id]; watch != nil {
		close(watch)
		delete(s.watches, id)
	}
}

// watch gives a channel that is closed when the run changes after the call.
func (s *Service) watch(id string) <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.watches[id] == nil {
		s.watches[id] = make(chan struct{})
	}
	return s.watches[id]
}

// announceEnd writes that a run is over to its conversation.
func (s *Service) announceEnd(r run.Run) {
	if r.ConversationID != "" && r.ParentID == "" {
		s.writeMessages(r.ID, r.ConversationID)
	}
}

// writeMessages writes the messages of a run to its conversation as soon as no turn is running there.
// If the program closes first, the next start writes them.
func (s *Service) writeMessages(id, conversation string) {
	s.group.Go(func(ctx context.Context) {
		release, err := s.o.Locks.Acquire(ctx, conversation)
		if err != nil {
			return
		}
		message, err := s.db.Runs.TellRun(context.WithoutCancel(ctx), id)
		release()
		switch {
		case err != nil:
			s.log.LogAttrs(ctx, slog.LevelError, "write the messages of a run", slog.String("run", id), slog.Any("err", err))
		case message != 0:
			s.o.Hub.Announce("messages", conversation)
			s.o.Hub.Announce("conversations", conversation)
		}
	})
}

// StartOptions are how to run a workflow.
type StartOptions struct {
	Vars           map[string]json.RawMessage
	At             *time.Time // nil: now
	ConversationID string     // where it writes its messages; may be empty
	MessageID      int64      // one of a conversation, instead
}

// StartWorkflow begins a run of a workflow. In a conversation, a message says so first.
func (s *Service) StartWorkflow(ctx context.Context, id string, r StartOptions) (run.Run, error) {
	w, err := s.db.Workflows.Workflow(ctx, id)
	if err != nil {
		return run.Run{}, err
	}
	if len(w.Instructions) == 0 && w.Kind == run.Instructions {
		return run.Run{}, fault.Newf(fault.Conflict, "%s has no steps yet. Add a step first.", w.Name)
	}
	if err := w.CheckDraft(); err != nil {
		return run.Run{}, err
	}
	n := w.Run(uuid.Must(uuid.NewV7()).String(), r.Vars)
	if err := s.inherit(ctx, &n, r.Vars); err != nil {
		return run.Run{}, err
	}
	n.ScheduleAt, n.ConversationID = r.At, r.ConversationID
	if r.MessageID != 0 {
		if n.ConversationID, err = s.db.Messages.ConversationOf(ctx, r.MessageID); err != nil {
			return run.Run{}, err
		}
	}
	return s.Begin(ctx, n, "Running workflow "+w.Name)
}

// inherit gives a run that begins what it knows: what the run has read in which a tool begins it, or the hosts in the
// vars that a person entered.
func (s *Service) inherit(ctx context.Context, n *run.New, vars map[string]json.RawMessage) error {
	scope, ok := run.From(ctx)
	if !ok {
		n.Written = append(n.Written, tool.HostsInJSON(slices.Collect(maps.Values(vars))...)...)
		return nil
	}
	reach, err := scope.Reach(ctx)
	n.Read = reach.Read
	return err
}

// Repeat begins a run of the workflow of a run, as the workflow is now, after the same event.
// Without vars it has those that the run began with, as far as its steps have not replaced them.
func (s *Service) Repeat(ctx context.Context, id string, vars map[string]json.RawMessage) (run.Run, error) {
	d, err := s.db.Runs.RunDetail(ctx, id, 0, run.MaxSteps)
	if err != nil {
		return d.Run, err
	}
	if d.Run.TemplateID == "" {
		return run.Run{}, fault.New(fault.Conflict, "The workflow of this run was deleted, so the run can't be repeated.")
	}
	w, err := s.db.Workflows.Workflow(ctx, d.Run.TemplateID)
	if err != nil {
		return run.Run{}, err
	}
	if vars == nil {
		vars = d.GivenVars()
	}
	if err := w.CheckDraft(); err != nil {
		return run.Run{}, err
	}
	n := w.Run(uuid.Must(uuid.NewV7()).String(), vars)
	n.Trigger, n.Read = d.Run.Trigger, d.Run.Read // its vars may come from what was read
	return s.Begin(ctx, n, "")
}

// Begin stores a run and starts it. In a conversation it is announced only when no turn is
// running, because two messages would have the same parent.
func (s *Service) Begin(ctx context.Context, n run.New, announce string) (run.Run, error) {
	if n.ConversationID == "" {
		announce = ""
	} else if announce != "" {
		release, ok := s.o.Locks.TryAcquire(n.ConversationID)
		if !ok {
			return run.Run{}, fault.New(fault.Busy, "A reply is being written in this conversation. Wait for the reply, or stop it.")
		}
		defer release()
	}
	r, message, err := s.db.Runs.StartRun(ctx, n.WithoutSecrets(s.resources.mask), string(s.resources.mask([]byte(announce))))
	if err != nil {
		return r, err
	}
	if message != 0 {
		s.o.Hub.Announce("messages", n.ConversationID)
		s.o.Hub.Announce("conversations", n.ConversationID)
	}
	s.Offer(r.ID)
	return s.Processor.WithLiveState(r), nil
}

// CallTool calls one tool as its own run and waits for its end. Arguments that do not fit are refused before anything is written.
func (s *Service) CallTool(ctx context.Context, id string, args json.RawMessage) (r run.Run, result tool.Result, err error) {
	t, ok := s.o.Tools().Get(id)
	if !ok {
		return r, result, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if err := s.o.Tools().Check(id, args); err != nil {
		return r, result, err
	}
	n, err := run.DirectCall(uuid.Must(uuid.NewV7()).String(), t, args)
	if err != nil {
		return r, result, err
	}
	n.Written = tool.HostsInJSON(args)
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
	value, err := s.db.Runs.RunResult(ctx, r.ID, 0)
	if err != nil {
		return r, result, err
	}
	return r, t.ResultOf(value), nil
}

// Await waits until a run is over or waits for a person.
func (s *Service) Await(ctx context.Context, id string) (run.Run, error) {
	return s.Until(ctx, id, func(r run.Run) bool { return r.Ended() || s.asks(ctx, r) })
}

// Result is what a run that is over gave.
func (s *Service) Result(ctx context.Context, id string) (json.RawMessage, error) {
	result, err := s.db.Runs.LastResult(ctx, id)
	if result == nil && err == nil {
		result = json.RawMessage("null")
	}
	return result, err
}

// asks reports whether a run, or a block of it, waits for a person.
func (s *Service) asks(ctx context.Context, r run.Run) bool {
	if r.Waiting != run.ForChild {
		return r.Waiting == run.ForApproval || r.Waiting == run.ForRepeat || r.Waiting == run.ForAnswer
	}
	d, err := s.db.Runs.RunDetail(ctx, r.ID, 0, 0)
	return err == nil && len(d.Requests) > 0
}

// Until waits until a run satisfies a condition.
func (s *Service) Until(ctx context.Context, id string, so func(run.Run) bool) (run.Run, error) {
	defer s.wake(id)
	for {
		changed := s.watch(id)
		l, err := s.db.Runs.LoadRun(ctx, id)
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

// List lists runs, newest first.
func (s *Service) List(ctx context.Context, q Query) (all []run.Run, more bool, err error) {
	all, more, err = s.db.Runs.Runs(ctx, q)
	for i := range all {
		all[i] = s.Processor.WithLiveState(all[i])
	}
	return all, more, err
}

// Get returns a run with its steps from an index on.
func (s *Service) Get(ctx context.Context, id string, from, limit int) (Detail, error) {
	d, err := s.db.Runs.RunDetail(ctx, id, from, limit)
	d.Run = s.Processor.WithLiveState(d.Run)
	for i := range d.Children {
		d.Children[i] = s.Processor.WithLiveState(d.Children[i])
	}
	return d, err
}

// Files are the files that the calls of a run wrote in the folder for tools, with those of the runs that it began, and
// how many more there are.
func (s *Service) Files(ctx context.Context, id string) (files []run.WrittenFile, more int, err error) {
	var writers []string
	for t := range s.o.Tools().All() {
		if t.Aim != nil { // another result with a path names no file of the folder
			writers = append(writers, t.ID)
		}
	}
	calls, err := s.db.Runs.RunWrites(ctx, id, writers)
	files, more = run.FilesOf(calls)
	return files, more, err
}

// Resume continues a run that was stopped, or starts one now that was scheduled for later.
func (s *Service) Resume(ctx context.Context, id string) (run.Run, error) {
	l, err := s.db.Runs.LoadRun(ctx, id)
	if err != nil {
		return l.Run, err
	}
	if l.Run.Waiting != run.ForTime {
		return s.Processor.Retry(ctx, id)
	}
	r, err := s.db.Runs.Reschedule(ctx, id, nil)
	if err == nil {
		s.Offer(id)
	}
	return r, err
}

// Delete deletes a run that is over.
func (s *Service) Delete(ctx context.Context, id string) error {
	err := s.db.Runs.DeleteRun(ctx, id)
	if err == nil {
		s.o.Hub.Announce("runs", id)
	}
	return err
}

// Answer answers the request of a run.
func (s *Service) Answer(ctx context.Context, id string, a run.Answer) (run.Run, error) {
	r, err := s.Processor.Answer(ctx, id, a)
	if err == nil {
		s.o.Hub.Announce("requests", id)
	}
	return r, err
}
