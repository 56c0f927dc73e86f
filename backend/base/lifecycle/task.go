package lifecycle

import (
	"context"
	"errors"
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// Tasks are the work that a person may watch and stop, each under an id that its caller chose, because a call of a bound
// method cannot be cancelled. A Step is what a task reports.
type Tasks[Step any] struct {
	changed func(id string)

	mu  sync.Mutex
	all map[string]*task[Step]
}

type task[Step any] struct {
	cancel     context.CancelCauseFunc
	unattended bool // it goes on without a listener
	steps      []Step
}

// NewTasks makes tasks; changed is called when one has reported a step.
func NewTasks[Step any](changed func(id string)) *Tasks[Step] { return &Tasks[Step]{changed: changed} }

// Begin registers a task that cancel ends. An unattended one goes on when its listener leaves. The error is a fault.Busy
// while a task with this id is running.
func (t *Tasks[Step]) Begin(id string, cancel context.CancelCauseFunc, unattended bool) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.all[id] != nil {
		return fault.New(fault.Busy, "The task is already running.")
	}
	lists.Put(&t.all, id, &task[Step]{cancel: cancel, unattended: unattended})
	return nil
}

// End forgets a task.
func (t *Tasks[Step]) End(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.all, id)
}

// Steps are what a task has reported; empty when there is no such task.
func (t *Tasks[Step]) Steps(id string) []Step {
	t.mu.Lock()
	defer t.mu.Unlock()
	if one := t.all[id]; one != nil {
		return append([]Step{}, slices.Clone(one.steps)...)
	}
	return []Step{}
}

func (t *Tasks[Step]) report(id string, s Step) {
	t.mu.Lock()
	if one := t.all[id]; one != nil {
		one.steps = append(one.steps, s)
	}
	t.mu.Unlock()
	t.changed(id)
}

// Leave ends a task whose only listener has left, unless the task is unattended.
func (t *Tasks[Step]) Leave(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if one := t.all[id]; one != nil && !one.unattended {
		one.cancel(ErrStopped)
	}
}

// Cancel ends a task, if it still runs.
func (t *Tasks[Step]) Cancel(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if one := t.all[id]; one != nil {
		one.cancel(ErrStopped)
	}
}

// Do runs act so that Cancel can end it, and lets act report its steps. With an empty id the work is not watched.
func Do[Out, Step any](ctx context.Context, t *Tasks[Step], id string, act func(context.Context, func(Step)) (Out, error)) (Out, error) {
	if id == "" {
		return act(ctx, func(Step) {})
	}
	var none Out
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if err := t.Begin(id, cancel, false); err != nil {
		return none, err
	}
	defer t.End(id)
	out, err := act(ctx, func(s Step) { t.report(id, s) })
	if stopped := ExplainStop(ctx, nil); stopped != nil {
		if fault.Is(err, fault.Conflict) && errors.Is(err, ErrStopped) {
			return none, err // it says what was done by then
		}
		return none, stopped
	}
	return out, err
}
