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

// withScope is the context of a tool that works for a step, with what the tool may ask of its run.
func withScope(ctx context.Context, w *worker) context.Context {
	ctx = tool.WithGuard(tool.WithApprovals(w.p.o.Around(ctx, w.Run), &w.allows), guard{w})
	return context.WithValue(ctx, scopeKey{}, Scope{Run: w.Run, w: w})
}

// Allow asks a person whether a tool may be called with these arguments within the step that
// works. The run releases its slot while it waits and takes one again afterwards. A run that trusts
// the tool asks no question. Several goroutines may ask; their questions come one after another.
//
// For a tool that may not be repeated, the permission is in the log before Allow returns, so that
// after a crash the tool counts as one that may have been called.
func (s Scope) Allow(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error) {
	t = t.For(args)
	if allowed, err := (asker{s.w}).allow(ctx, t, args); err != nil || !allowed {
		return false, err
	}
	if t.Repeatable {
		return true, nil
	}
	row, err := s.row(t.Name + " is allowed.")
	if err != nil {
		return false, err
	}
	row.ToolID = t.ID
	if err := s.w.p.o.Store.AppendRunLogs(ctx, row.RunID, []Log{row}); err != nil {
		return false, fmt.Errorf("write that a tool was allowed: %w", err)
	}
	return true, nil
}

// row makes a row of the log about what a person chose, at the node that asked.
func (s Scope) row(text string) (row Log, err error) {
	err = s.w.whileToolWorks(func() error {
		row = s.w.line(*s.w.Step, Info, text)
		row.Path = joinPath(row.Path, s.Node)
		return nil
	})
	return row, err
}

// Wrote adds the hosts in a text that a person wrote and the step works with, such as the prompt of an assistant.
func (s Scope) Wrote(text string) { s.w.wrote.add(tool.HostsIn(text)...) }

// Reach is what the run has read by now, and where its calls may lead.
func (s Scope) Reach(ctx context.Context) (Reach, error) {
	return s.w.p.o.Store.RunReach(ctx, s.w.Run.Root())
}

// confirmation is the answer to a question of yes or no.
var confirmation = json.RawMessage(`{"type":"object","additionalProperties":false,"required":["continue"],
  "properties":{"continue":{"title":"What next?","oneOf":[{"const":true,"title":"Continue"},{"const":false,"title":"Finish now"}]}}}`)

// Confirm asks a person whether the step that works goes on. Like Allow, it releases the slot of the
// run while it waits.
func (s Scope) Confirm(ctx context.Context, text string) (bool, error) {
	said, err := asker{s.w}.askWithin(ctx, func() (*Inquiry, error) {
		return &Inquiry{Kind: Question, Text: string(s.w.mask([]byte(text))), Schema: confirmation}, nil
	})
	if err != nil {
		return false, err
	}
	var answer struct{ Continue bool }
	if err := json.Unmarshal(said.Value, &answer); err != nil {
		return false, fmt.Errorf("read an answer: %w", err)
	}
	chosen := "A person chose to finish now."
	if answer.Continue {
		chosen = "A person chose to continue."
	}
	row, err := s.row(chosen)
	if err != nil {
		return false, err
	}
	return answer.Continue, s.w.p.o.Store.AppendRunLogs(ctx, row.RunID, []Log{row})
}

// An asker asks a person for a tool that works, from within its step.
type asker struct{ *worker }

// askWithin stores a question and waits for its answer. Where there is nothing to ask, the answer is
// empty.
func (w asker) askWithin(ctx context.Context, question func() (*Inquiry, error)) (said Answer, err error) {
	select {
	case w.asking <- struct{}{}:
		defer func() { <-w.asking }()
	case <-ctx.Done():
		return said, context.Cause(ctx)
	}
	q, err := w.storeQuestion(ctx, question)
	if err != nil || q == nil {
		return said, err
	}
	return w.hearWithin(ctx, *q)
}

// storeQuestion stores the question of a step that works, and gives the slot back.
func (w asker) storeQuestion(ctx context.Context, question func() (*Inquiry, error)) (stored *Inquiry, err error) {
	err = w.whileToolWorks(func() error {
		asked, err := question()
		if err != nil || asked == nil {
			return err
		}
		q := w.request(*asked)
		q.Inner = true
		w.p.expect(q.ID)
		r := w.Run
		r.Waiting = q.Kind.reason()
		c := Change{Run: r, Request: &q}
		if q.Kind == Question {
			c.Logs = []Log{w.line(*w.Step, Info, q.Text)}
		}
		if !w.save(ctx, c) {
			w.p.forget(q.ID)
			return ErrStale
		}
		w.leave()
		stored = &q
		return nil
	})
	return stored, err
}

// hearWithin waits for the answer, and for a slot to go on with.
func (w asker) hearWithin(ctx context.Context, q Inquiry) (said Answer, err error) {
	answer := w.p.answerChannel(q.ID)
	defer w.p.forget(q.ID)
	var leave func()
	select {
	case said = <-answer:
		leave, err = w.p.o.Gate.Enter(ctx, q.RunID)
	case <-ctx.Done():
		err = context.Cause(ctx)
	}
	stale := w.whileToolWorks(func() error {
		w.Run.Waiting = Nothing
		if said.Say == ForRun {
			w.Run = w.Run.trusting(q.trust()...)
		}
		if leave != nil {
			w.leave = leave
		}
		if said.Say != "" {
			w.stored = w.Run // by the answer
		} else {
			w.save(ctx, Change{Run: w.Run}) // the wait is over, so the request is withdrawn
		}
		return nil
	})
	if stale != nil {
		if leave != nil {
			leave()
		}
		return said, stale
	}
	return said, err
}

// expect begins the wait for the answer to an inner request.
func (p *Processor) expect(request string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked[request] = make(chan Answer, 1)
}

// answerChannel receives the answer to an inner request; nil: nothing waits for it.
func (p *Processor) answerChannel(request string) chan Answer {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.asked[request]
}

// forget ends the wait for the answer to an inner request.
func (p *Processor) forget(request string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.asked, request)
}
