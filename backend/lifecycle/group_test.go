package lifecycle_test

import (
	"context"
	"testing"

	"terzetto/backend/fault"
	"terzetto/backend/lifecycle"
)

func TestAPausedGroupRefusesNewWorkUntilItResumes(t *testing.T) {
	g := lifecycle.New(t.Context())
	resume, err := g.Pause()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Begin(); !fault.Is(err, fault.Busy) {
		t.Errorf("work in a pause gives %v", err)
	}
	if _, err := g.Pause(); !fault.Is(err, fault.Busy) {
		t.Errorf("a second pause gives %v", err)
	}
	resume()
	done, err := g.Begin()
	if err != nil {
		t.Fatalf("work after the pause gives %v", err)
	}
	done()
	g.Close()
}

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
