package flow

import (
	"context"
	"fmt"

	"terzetto/backend/model/llm"
)

// A Pause is where a node is when it has reached its limit of turns and a person is asked whether it
// goes on.
type Pause struct {
	Result   StepResult    // so far
	Exchange []llm.Message // with the tools
	Turns    int           // requests until then
	GoesOn   bool          // the person said so
}

// resume goes on from a pause that was kept before a restart. Last says that the person lets it
// answer once more, without tools.
func (w *worker) resume(ctx context.Context, p Pause) (last bool, err error) {
	w.restore(p)
	if p.GoesOn {
		return false, nil
	}
	return w.askToGoOn(ctx)
}

func (w *worker) restore(p Pause) {
	w.result, w.after, w.turns = p.Result, p.Exchange, p.Turns
	w.text.Reset()
	w.text.WriteString(p.Result.Output)
}

// pause asks a person whether the node goes on, and keeps where it is before and after.
func (w *worker) pause(ctx context.Context) (last bool, err error) {
	if err := w.keepPause(ctx, false); err != nil {
		return false, err
	}
	return w.askToGoOn(ctx)
}

func (w *worker) askToGoOn(ctx context.Context) (last bool, err error) {
	allowed, err := w.Person(ctx, Question{NodeID: w.id, Turns: w.turns})
	if err != nil {
		return false, fmt.Errorf("ask whether to go on: %w", err)
	}
	if !allowed {
		return true, nil
	}
	return false, w.keepPause(ctx, true)
}

func (w *worker) keepPause(ctx context.Context, goesOn bool) error {
	if w.Record.Pause == nil {
		return nil
	}
	now := w.result
	now.Output = w.text.String()
	kept, err := w.Record.Pause(ctx, Pause{Result: now, Exchange: w.after, Turns: w.turns, GoesOn: goesOn})
	if err != nil {
		return fmt.Errorf("keep where a step is: %w", err)
	}
	w.restore(kept)
	return nil
}
