package memlimit_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"terzetto/backend/base/memlimit"
)

func TestWhatDoesNotFitWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := memlimit.New(100)
		_, release, err := b.Take(t.Context(), 1000) // more than there is takes all
		if err != nil {
			t.Fatal(err)
		}
		got := make(chan func())
		go func() {
			_, release, err := b.Take(t.Context(), 60)
			if err != nil {
				t.Error(err)
			}
			got <- release
		}()
		synctest.Wait()
		select {
		case <-got:
			t.Fatal("it did not wait")
		default:
		}
		release()
		release() // twice is once
		next := <-got
		short, cancel := context.WithCancelCause(t.Context())
		gone := errors.New("gone")
		cancel(gone)
		if _, _, err := b.Take(short, 60); !errors.Is(err, gone) {
			t.Errorf("%v, want the reason of the context", err)
		}
		next()
		if _, release, err := b.Take(t.Context(), 100); err != nil {
			t.Error("not all was given back:", err)
		} else {
			release()
		}
	})
}

func TestACallThatHasItTakesItOnce(t *testing.T) {
	b := memlimit.New(100)
	with, release, err := b.Take(t.Context(), 100)
	if err != nil {
		t.Fatal(err)
	}
	_, again, err := b.Take(with, 100)
	if err != nil {
		t.Fatal(err)
	}
	again()
	release()
	var none *memlimit.Budget
	if _, release, err := none.Take(t.Context(), 1<<40); err != nil {
		t.Error(err)
	} else {
		release()
	}
}
