package lifecycle

import (
	"context"
	"sync"
)

// Call carries out act on a goroutine that start begins. When ctx ends first, the error is
// its cause. panicked turns what act panicked with into an error.
func Call[T any](ctx context.Context, start func(func()), act func() (T, error), panicked func(any) error) (T, error) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1)
	start(func() {
		var out outcome
		defer func() {
			if v := recover(); v != nil {
				out.err = panicked(v)
			}
			done <- out
		}()
		out.value, out.err = act()
	})
	select {
	case out := <-done:
		return out.value, out.err
	case <-ctx.Done():
		var none T
		return none, context.Cause(ctx)
	}
}

// Wait waits until work that was left is over, or ctx ends. What waits for the work ends with it.
func Wait(ctx context.Context, left *sync.WaitGroup) error {
	over := make(chan struct{})
	go func() {
		defer close(over)
		left.Wait()
	}()
	select {
	case <-over:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
