package lifecycle_test

import (
	"context"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
)

func TestCloseEndsTheContextAndWaitsForWhatRuns(t *testing.T) {
	g, over := lifecycle.New(t.Context()), false
	g.Go(func(ctx context.Context) {
		<-ctx.Done()
		over = true
	})
	g.Close()
	if !over {
		t.Error("Close returned before the work was over")
	}
	if _, err := g.Begin(); !fault.Is(err, fault.Conflict) {
		t.Errorf("work after Close gives %v", err)
	}
	if g.Go(func(context.Context) { t.Error("a closed group runs work") }) {
		t.Error("a closed group says that it runs work")
	}
}
