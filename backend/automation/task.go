package automation

import (
	"context"
	"slices"
	"sync"

	"terzetto/backend/fault"
	"terzetto/backend/lifecycle"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
)

// A task is work that a person may watch and stop, under an id that the window
// chose, because a call of a bound method cannot be cancelled.
type task struct {
	cancel context.CancelCauseFunc
	kept   bool // it goes on without a listener
	steps  []llm.ProbeStep
}

// tasks are the running ones by id.
type tasks struct {
	mu  sync.Mutex
	all map[string]*task
}

// begin registers a task; false means that one with this id is running.
func (t *tasks) begin(id string, one *task) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.all[id] != nil {
		return false
	}
	lists.Put(&t.all, id, one)
	return true
}

func (t *tasks) end(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.all, id)
}

// Task runs act so that CancelTask can end it, and lets act report its progress. With an
// empty id the work is not watched.
func Task[T any](ctx context.Context, s *Service, id string, act func(context.Context, func(llm.ProbeStep)) (T, error)) (T, error) {
	if id == "" {
		return act(ctx, func(llm.ProbeStep) {})
	}
	var none T
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	t := &task{cancel: cancel}
	if !s.tasks.begin(id, t) {
		return none, errRunning()
	}
	defer s.tasks.end(id)
	out, err := act(ctx, func(step llm.ProbeStep) {
		s.tasks.mu.Lock()
		t.steps = append(t.steps, step)
		s.tasks.mu.Unlock()
		s.hub.Changed("task", id)
	})
	if stopped := lifecycle.Interrupted(ctx, nil); stopped != nil {
		return none, stopped
	}
	return out, err
}

func errRunning() error { return fault.New(fault.Busy, "The task is already running.") }

// TaskSteps is what a task did so far; empty when there is no such task.
func (s *Service) TaskSteps(id string) []llm.ProbeStep {
	s.tasks.mu.Lock()
	defer s.tasks.mu.Unlock()
	if t := s.tasks.all[id]; t != nil {
		return append([]llm.ProbeStep{}, slices.Clone(t.steps)...)
	}
	return []llm.ProbeStep{}
}

// LeaveTask ends a task whose only listener has left, unless the task is kept.
func (s *Service) LeaveTask(id string) {
	s.tasks.mu.Lock()
	defer s.tasks.mu.Unlock()
	if t := s.tasks.all[id]; t != nil && !t.kept {
		t.cancel(lifecycle.ErrStopped)
	}
}

// CancelTask ends a task, if it still runs.
func (s *Service) CancelTask(id string) {
	s.tasks.mu.Lock()
	defer s.tasks.mu.Unlock()
	if t := s.tasks.all[id]; t != nil {
		t.cancel(lifecycle.ErrStopped)
	}
}
