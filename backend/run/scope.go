package run

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/tool"
)

// A Scope is what a tool that works inside a run may know and ask of it: a runner of
// assistants or flows, which calls tools within itself.
type Scope struct {
	Run  Run
	Node string // of the flow that the step carries out; empty: the step itself
	w    *worker
}

type scopeKey struct{}

// From gives the run in which a tool was called.
func From(ctx context.Context) (Scope, bool) {
	s, ok := ctx.Value(scopeKey{}).(Scope)
	return s, ok
}

func (w *worker) within(ctx context.Context) context.Context {
	return context.WithValue(w.p.o.Around(ctx, w.Run), scopeKey{}, Scope{Run: w.Run, w: w})
}

// Allow asks a person whether a tool may be called with these arguments within the step that
// works. The run releases its slot while it waits and takes one again afterwards. A run that trusts
// the tool asks no question. Several goroutines may ask; their questions come one after another.
//
// For a tool that may not be repeated, the permission is in the log before Allow returns, so that
// after a crash the tool counts as one that may have been called.
func (s Scope) Allow(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error) {
	w := s.w
	t = t.For(args)
	select {
	case w.asking <- struct{}{}:
		defer func() { <-w.asking }()
	case <-ctx.Done():
		return false, context.Cause(ctx)
	}
	q, trusted, err := w.askWithin(ctx, t, args)
	if err != nil {
		return false, err
	}
	if !trusted {
		said, err := w.hearWithin(ctx, q)
		if err != nil || said == Never {
			return false, err
		}
	}
	if t.Repeatable {
		return true, nil
	}
	row, err := w.allowed(t, s.Node)
	if err != nil {
		return false, err
	}
	if err := w.p.o.Store.AppendRunLogs(ctx, row.RunID, []Log{row}); err != nil {
		return false, fmt.Errorf("write that a tool was allowed: %w", err)
	}
	return true, nil
}

// allowed is the row of a tool that is about to be called from within the step.
func (w *worker) allowed(t tool.Tool, node string) (Log, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over {
		return Log{}, ErrStale
	}
	row := w.line(*w.Step, Info, t.Name+" is allowed.")
	row.ToolID, row.Path = t.ID, inside(row.Path, node)
	return row, nil
}

// askWithin stores the question and gives the slot back, unless the run trusts the tool.
func (w *worker) askWithin(ctx context.Context, t tool.Tool, args json.RawMessage) (q Request, trusted bool, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case w.over:
		return q, false, ErrStale
	case w.Run.trusts(t.ID), w.permitted(ctx, t, w.mask(args)):
		return q, true, nil
	}
	if q, err = approval(t, w.mask(args)); err != nil {
		return q, false, err
	}
	q = w.request(q)
	q.Inner = true
	heard := make(chan Answer, 1)
	w.p.mu.Lock()
	w.p.asked[q.ID] = heard
	w.p.mu.Unlock()
	r := w.Run
	r.Waiting = q.Kind.reason()
	if !w.save(ctx, Change{Run: r, Request: &q}) {
		w.p.forget(q.ID)
		return q, false, ErrStale
	}
	w.leave()
	return q, false, nil
}

// hearWithin waits for the answer, and for a slot to go on with.
func (w *worker) hearWithin(ctx context.Context, q Request) (said Said, err error) {
	w.p.mu.Lock()
	heard := w.p.asked[q.ID]
	w.p.mu.Unlock()
	defer w.p.forget(q.ID)
	var leave func()
	select {
	case a := <-heard:
		said = a.Say
		leave, err = w.p.o.Gate.Enter(ctx, q.RunID)
	case <-ctx.Done():
		err = context.Cause(ctx)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over {
		if leave != nil {
			leave()
		}
		return said, ErrStale
	}
	w.Run.Waiting = Nothing
	if said == ForRun {
		w.Run = w.Run.trusting(q.ToolID)
	}
	if leave != nil {
		w.leave = leave
	}
	if said != "" {
		w.stored = w.Run // by the answer
	} else {
		w.save(ctx, Change{Run: w.Run}) // the wait is over, so the request is withdrawn
	}
	return said, err
}

// forget ends the wait for the answer to an inner request.
func (p *Processor) forget(request string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.asked, request)
}
