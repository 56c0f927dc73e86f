package lifecycle_test

import (
	"context"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
)

func TestOneCallerAtATimeHasAConversation(t *testing.T) {
	closing := make(chan struct{})
	locks := lifecycle.NewConversationLocks(closing)
	release, ok := locks.TryAcquire("a")
	if !ok {
		t.Fatal("a free conversation is refused")
	}
	if _, ok := locks.TryAcquire("a"); ok {
		t.Error("two callers have one conversation")
	}
	other, ok := locks.TryAcquire("b")
	if !ok {
		t.Fatal("another conversation is refused")
	}
	other()
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := locks.Acquire(gone, "a"); err == nil {
		t.Error("a caller that is gone has the conversation")
	}
	close(closing)
	if _, err := locks.Acquire(t.Context(), "a"); !fault.Is(err, fault.Conflict) {
		t.Errorf("waiting while the program closes gives %v", err)
	}
	release()
}
