package backend

import (
	"context"

	"terzetto/backend/fault"
)

// A lock is held by whoever may change a conversation: a turn while it runs, or an
// edit. It respects contexts, which a mutex does not, and is kept only while
// somebody wants it.
type lock struct {
	held  chan struct{} // holds one
	users int           // guarded by Backend.mu
}

// acquire waits for the conversation until ctx ends.
func (b *Backend) acquire(ctx context.Context, conversation string) (release func(), err error) {
	l, drop := b.lockOf(conversation)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, nil
	case <-ctx.Done():
		drop()
		return nil, ctx.Err()
	case <-b.alive.Done():
		drop()
		return nil, fault.New(fault.Conflict, "Terzetto is closing.")
	}
}

// tryAcquire takes the conversation if nobody has it.
func (b *Backend) tryAcquire(conversation string) (release func(), ok bool) {
	l, drop := b.lockOf(conversation)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, true
	default:
		drop()
		return nil, false
	}
}

func (b *Backend) lockOf(conversation string) (l *lock, drop func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	l = b.locks[conversation]
	if l == nil {
		l = &lock{held: make(chan struct{}, 1)}
		b.locks[conversation] = l
	}
	l.users++
	return l, func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		if l.users--; l.users == 0 {
			delete(b.locks, conversation)
		}
	}
}
