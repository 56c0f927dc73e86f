package team

import (
	"context"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
)

// Recover goes on with the rounds that waited for a person when the process ended, and marks the
// others that were running as failed: their agents are gone, and repeating their work would cost
// the user a second time. It is called once, before the first Start.
func (e *Runner) Recover(ctx context.Context) error {
	all, err := e.Store.UnfinishedRequests(ctx)
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

// Close ends all rounds, stores how far they came and why, and lets none begin. A round that waits for a person is
// left as it is stored, for Recover. Close waits for all of them, and for agents that ignored their cancelled context,
// until ctx ends.
func (e *Runner) Close(ctx context.Context) error {
	all := e.active.close()
	for _, r := range all {
		r.end(r.suspend(fault.New(fault.Conflict, "interrupted: Terzetto was closed.")))
	}
	for _, r := range all {
		select {
		case <-r.ended:
		case <-ctx.Done():
			return fmt.Errorf("wait for the team: %w", ctx.Err())
		}
	}
	if err := lifecycle.Wait(ctx, &e.active.work); err != nil {
		return fmt.Errorf("wait for agents that were left: %w", err)
	}
	return nil
}
