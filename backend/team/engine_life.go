package team

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"terzetto/backend/fault"
)

// Recover goes on with the rounds that waited for a person when the process ended, and marks the
// others that were running as failed: their agents are gone, and repeating their work would cost
// the user a second time. It is called once, before the first Start.
func (e *Engine) Recover(ctx context.Context) error {
	all, err := e.Store.Unfinished(ctx)
	if err != nil {
		return fmt.Errorf("look for teamwork that was interrupted: %w", err)
	}
	for _, w := range all {
		resumed, err := e.resume(ctx, w)
		if err != nil {
			return fmt.Errorf("go on with teamwork that waits: %w", err)
		}
		if resumed {
			continue
		}
		if err := e.orphan(w).apply(ctx, Broke{Why: whyRestart}); err != nil {
			return fmt.Errorf("mark teamwork as interrupted: %w", err)
		}
	}
	return nil
}

// Hold ends all rounds, stores how far they came and why, and lets none begin until Release. A
// round that waits for a person is left as it is stored, for Recover. Hold waits for all of them
// until ctx ends.
func (e *Engine) Hold(ctx context.Context, why string) error {
	e.active.mu.Lock()
	e.active.held = true
	all := slices.Collect(maps.Values(e.active.byID))
	e.active.mu.Unlock()
	for _, r := range all {
		r.end(r.suspend(fault.New(fault.Conflict, "interrupted: "+why)))
	}
	for _, r := range all {
		select {
		case <-r.ended:
		case <-ctx.Done():
			return fmt.Errorf("wait for the team: %w", ctx.Err())
		}
	}
	return nil
}

// Release lets rounds begin again.
func (e *Engine) Release() {
	e.active.mu.Lock()
	defer e.active.mu.Unlock()
	e.active.held = false
}

// Close is Hold without a Release. It also waits for agents that ignored their cancelled context.
func (e *Engine) Close(ctx context.Context) error {
	if err := e.Hold(ctx, "Terzetto was closed."); err != nil {
		return err
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		e.active.work.Wait()
	}()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("wait for agents that were left: %w", ctx.Err())
	}
}
