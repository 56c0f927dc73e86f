package pipeline

import (
	"context"
	"errors"
	"sync"
	"time"
)

// Why a helper ended before it was done. The turn goes on without it.
var (
	errHelperTime = errors.New("the time of Director and Editor is over")
	errSkipped    = errors.New("the person skipped the pass")
)

// A Skipper ends the helper that is at work in a turn, from any goroutine. The turn then
// goes on: with the Writer after the Director, with the draft after the Editor.
type Skipper struct {
	mu  sync.Mutex
	end context.CancelCauseFunc // of the helper that is at work; nil: none is
}

// Skip reports whether a helper was at work.
func (s *Skipper) Skip() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == nil {
		return false
	}
	s.end(errSkipped)
	return true
}

func (s *Skipper) hold(end context.CancelCauseFunc) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.end = end
}

// helper runs Director or Editor within what is left of the time that they have together.
func (t *turn) helper(ctx context.Context, run func(context.Context)) {
	took := time.Duration(t.direction.AgentLatencyMS) * time.Millisecond // by the Director; 0 before it
	if most := t.snap.Settings.HelperSeconds; most > 0 {
		timed, cancel := context.WithTimeoutCause(ctx, time.Duration(most)*time.Second-took, errHelperTime)
		defer cancel()
		ctx = timed
	}
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	t.request.Skip.hold(end)
	defer t.request.Skip.hold(nil)
	run(ctx)
}
