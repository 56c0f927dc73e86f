package lifecycle

import (
	"context"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// ConversationLocks holds the lock of each conversation by its id.
type ConversationLocks = KeyedLocks[string]

// KeyedLocks holds a lock for each key. The zero value is ready.
type KeyedLocks[K comparable] struct {
	closing <-chan struct{} // nil: never

	mu    sync.Mutex
	locks map[K]*lockEntry
}

type lockEntry struct {
	held  chan struct{} // holds one
	users int           // guarded by Keyed.mu
}

// NewConversationLocks makes the locks of conversations. When closing is closed, waiting callers get an error.
func NewConversationLocks(closing <-chan struct{}) *ConversationLocks {
	return &ConversationLocks{closing: closing}
}

// Acquire waits for the lock of a key and takes it, unless ctx ends first.
func (k *KeyedLocks[K]) Acquire(ctx context.Context, key K) (release func(), err error) {
	l, drop := k.entry(key)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, nil
	case <-ctx.Done():
		drop()
		return nil, ctx.Err()
	case <-k.closing:
		drop()
		return nil, fault.New(fault.Conflict, "Terzetto is closing.")
	}
}

// TryAcquire takes the lock of a key if it is free.
func (k *KeyedLocks[K]) TryAcquire(key K) (release func(), ok bool) {
	l, drop := k.entry(key)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, true
	default:
		drop()
		return nil, false
	}
}

func (k *KeyedLocks[K]) entry(key K) (l *lockEntry, drop func()) {
	k.mu.Lock()
	defer k.mu.Unlock()
	l = k.locks[key]
	if l == nil {
		l = &lockEntry{held: make(chan struct{}, 1)}
		lists.Put(&k.locks, key, l)
	}
	l.users++
	return l, func() {
		k.mu.Lock()
		defer k.mu.Unlock()
		if l.users--; l.users == 0 {
			delete(k.locks, key)
		}
	}
}
