package memlimit

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync/atomic"

	"golang.org/x/sync/semaphore"
)

// Files is how much all files that are read at once may take. One of the largest fits, or some small ones.
const Files = 192 << 20

// large is from how many bytes on memory is given back to the system, which takes a moment.
const large = 16 << 20

// A Budget is an amount of memory that several calls share. A nil Budget is unlimited.
type Budget struct {
	most  int64
	free  *semaphore.Weighted
	dirty atomic.Bool  // something large was read since memory was given back
	using atomic.Int64 // bytes taken
}

// New makes a budget of so many bytes.
func New(bytes int64) *Budget {
	return &Budget{most: bytes, free: semaphore.NewWeighted(bytes)}
}

type owner struct{ of *Budget }

// Take waits until so many bytes are free, and takes them until release is called. Calls with the context that it
// returns have them already.
func (b *Budget) Take(ctx context.Context, bytes int64) (with context.Context, release func(), err error) {
	if b == nil || ctx.Value(owner{b}) != nil {
		return ctx, func() {}, nil
	}
	bytes = min(max(bytes, 0), b.most)
	if err := b.free.Acquire(ctx, bytes); err != nil {
		return ctx, nil, fmt.Errorf("wait for memory: %w", context.Cause(ctx))
	}
	b.using.Add(bytes)
	if bytes >= large {
		b.dirty.Store(true)
	}
	var done atomic.Bool
	return context.WithValue(ctx, owner{b}, true), func() {
		if done.Swap(true) {
			return
		}
		if left := b.using.Add(-bytes); left < large && b.dirty.Swap(false) {
			debug.FreeOSMemory()
		}
		b.free.Release(bytes)
	}, nil
}
