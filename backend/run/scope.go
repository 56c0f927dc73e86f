package run

import (
	"context"
	"encoding/json"

	"terzetto/backend/tool"
)

// A Scope is what a tool that works inside a run may know and ask of it: a runner of
// assistants or flows, which calls tools within itself.
type Scope struct {
	Run Run
	w   *worker
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
// works. The run gives its slot back meanwhile and takes one again afterwards. A run that
// trusts the tool asks nobody. It is to be called by one goroutine at a time.
func (s Scope) Allow(ctx context.Context, t tool.Tool, args json.RawMessage) (bool, error) {
	w := s.w
	if w.trusts(t.ID) {
		return true, nil
	}
	q := Request{
		ID: w.p.o.NewID(), RunID: w.Run.ID, RunName: w.Run.Name, Index: w.Step.Index, CreatedAt: w.p.o.Now(), Inner: true,
		Kind: Approve, ToolID: t.ID, ToolName: t.Name, Level: t.Level, Args: w.mask(args), Text: t.Name + " asks to be allowed.",
	}
	answered := make(chan Answer, 1)
	w.p.mu.Lock()
	w.p.asked[q.ID] = answered
	w.p.mu.Unlock()
	defer func() {
		w.p.mu.Lock()
		delete(w.p.asked, q.ID)
		w.p.mu.Unlock()
	}()
	r := w.Run
	r.Waiting = q.Kind.reason()
	if !w.save(ctx, Change{Run: r, Request: &q}) {
		return false, ErrStale
	}
	w.leave()
	var said Answer
	select {
	case said = <-answered:
	case <-ctx.Done():
		return false, context.Cause(ctx)
	}
	leave, err := w.p.o.Gate.Enter(ctx, w.Run.ID)
	if err != nil {
		return false, err
	}
	w.leave = leave
	w.Run.Waiting = Nothing
	if said.Say == ForRun {
		w.Run.Trusted = append(w.Run.Trusted[:len(w.Run.Trusted):len(w.Run.Trusted)], t.ID)
	}
	return said.Say == Once || said.Say == ForRun, nil
}
