package backend

import (
	"context"
	"errors"

	"terzetto/backend/fault"
)

// A calls is the plug-ins' work outside of turns, by conversation, so that Stop and Close
// reach it. It is guarded by Backend.mu.
type calls map[string]map[*context.CancelCauseFunc]struct{}

// during gives the context of work in a conversation, which Stop and Close end and Close
// waits for. done is called when the work is over.
func (b *Backend) during(ctx context.Context, conversation string) (work context.Context, done func(), err error) {
	work, cancel := context.WithCancelCause(ctx)
	b.mu.Lock()
	defer b.mu.Unlock()
	switch {
	case b.alive.Err() != nil:
		cancel(nil)
		return nil, nil, fault.New(fault.Conflict, "Terzetto is closing.")
	case b.paused:
		cancel(nil)
		return nil, nil, fault.New(fault.Busy, "A copy is being put in place. Try again in a moment.")
	}
	b.turns.Add(1)
	if b.calls[conversation] == nil {
		b.calls[conversation] = map[*context.CancelCauseFunc]struct{}{}
	}
	b.calls[conversation][&cancel] = struct{}{}
	stop := context.AfterFunc(b.alive, func() { cancel(errStopped) })
	return work, func() {
		stop()
		cancel(nil)
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.calls[conversation], &cancel)
		if len(b.calls[conversation]) == 0 {
			delete(b.calls, conversation)
		}
		b.turns.Done()
	}, nil
}

// stopCalls ends the work in a conversation.
func (b *Backend) stopCalls(conversation string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for cancel := range b.calls[conversation] {
		(*cancel)(errStopped)
	}
}

// interrupted says it plainly when err came of a stop.
func interrupted(ctx context.Context, err error) error {
	if errors.Is(context.Cause(ctx), errStopped) {
		return fault.New(fault.Conflict, "Stopped.")
	}
	return err
}
