package lock

import (
	"context"
	"sync"

	"terzetto/backend/fault"
	"terzetto/backend/lists"
)

// Conversations holds the lock of each conversation by its id.
type Conversations = Keyed[string]

// Keyed holds a lock for each key. The zero value is ready.
type Keyed[K comparable] struct {
	closing <-chan struct{} // nil: never

	mu    sync.Mutex
	locks map[K]*entry
}

type entry struct {
	held  chan struct{} // holds one
	users int           // guarded by Keyed.mu
}

// New makes the locks of conversations. When closing is closed, waiting callers get an error.
func New(closing <-chan struct{}) *Conversations { return &Conversations{closing: closing} }

// Acquire waits for the lock of a key and takes it, unless ctx ends first.
func (k *Keyed[K]) Acquire(ctx context.Context, key K) (release func(), err error) {
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
func (k *Keyed[K]) TryAcquire(key K) (release func(), ok bool) {
	l, drop := k.entry(key)
	select {
	case l.held <- struct{}{}:
		return func() { <-l.held; drop() }, true
	default:
		drop()
		return nil, false
	}
}

func (k *Keyed[K]) entry(key K) (l *entry, drop func()) {
	k.mu.Lock()
	defer k.mu.Unlock()
	l = k.locks[key]
	if l == nil {
		l = &entry{held: make(chan struct{}, 1)}
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
