package backend

import (
	"context"
	"errors"
	"slices"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
)

// A task is work that a person may watch and stop, under an id that the window
// chose: the window's own door carries no cancelling.
type task struct {
	cancel context.CancelCauseFunc
	steps  []llm.ProbeStep
}

var errStopped = errors.New("stopped by the person")

// Task runs act so that CancelTask can end it, and gives act a way to tell what it
// did so far. An empty id is work that nobody watches.
func Task[T any](ctx context.Context, b *Backend, id string, act func(context.Context, func(llm.ProbeStep)) (T, error)) (T, error) {
	if id == "" {
		return act(ctx, func(llm.ProbeStep) {})
	}
	var none T
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	b.mu.Lock()
	if b.tasks[id] != nil {
		b.mu.Unlock()
		return none, fault.New(fault.Busy, "This is being done already.")
	}
	t := &task{cancel: cancel}
	b.tasks[id] = t
	b.mu.Unlock()
	defer func() {
		b.mu.Lock()
		delete(b.tasks, id)
		b.mu.Unlock()
	}()
	out, err := act(ctx, func(s llm.ProbeStep) {
		b.mu.Lock()
		t.steps = append(t.steps, s)
		b.mu.Unlock()
		b.hub.Changed("task", id)
	})
	if errors.Is(context.Cause(ctx), errStopped) {
		return none, fault.New(fault.Conflict, "Stopped.")
	}
	return out, err
}

// TaskSteps is what a task did so far; empty when there is no such task.
func (b *Backend) TaskSteps(id string) []llm.ProbeStep {
	b.mu.Lock()
	defer b.mu.Unlock()
	if t := b.tasks[id]; t != nil {
		return append([]llm.ProbeStep{}, slices.Clone(t.steps)...)
	}
	return []llm.ProbeStep{}
}

// CancelTask ends a task, if it still runs.
func (b *Backend) CancelTask(id string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if t := b.tasks[id]; t != nil {
		t.cancel(errStopped)
	}
}
