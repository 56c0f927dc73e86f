package lock

import (
	"context"
	"sync"

	"terzetto/backend/fault"
)

// Conversations holds the lock of each conversation by its id.
type Conversations struct {
	closing <-chan struct{}

	mu    sync.Mutex
	locks map[string]*entry
}

type entry struct {
	held  chan struct{} // holds one
	users int           // guarded by Conversations.mu
}

// New makes the locks. When closing is closed, waiting callers get an error.
func New(closing <-chan struct{}) *Conversations {
	return &Conversations{closing: closing, locks: map[string]*entry{}}
}

// Acquire waits for a conversation and locks it, unless ctx ends first.
func (c *Conversations) Acquire(ctx context.Context, id string) (release func(), err error) {
	l, drop := c.entry(id)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, nil
	case <-ctx.Done():
		drop()
		return nil, ctx.Err()
	case <-c.closing:
		drop()
		return nil, fault.New(fault.Conflict, "Terzetto is closing.")
	}
}

// TryAcquire locks a conversation if it is free.
func (c *Conversations) TryAcquire(id string) (release func(), ok bool) {
	l, drop := c.entry(id)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, true
	default:
		drop()
		return nil, false
	}
}

func (c *Conversations) entry(id string) (l *entry, drop func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	l = c.locks[id]
	if l == nil {
		l = &entry{held: make(chan struct{}, 1)}
		c.locks[id] = l
	}
	l.users++
	return l, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if l.users--; l.users == 0 {
			delete(c.locks, id)
		}
	}
}
