package turn

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// errSkipped says that a helper ended before it was done because the person skipped it. The turn goes on without it.
var errSkipped = errors.New("the person skipped the pass")

// A helperTimeError says that Director and Editor used up their seconds. The turn goes on without them.
type helperTimeError int

func (e helperTimeError) Error() string {
	return fmt.Sprintf("the %d seconds of Director and Editor are over", int(e))
}

// A Skipper ends the helper or the plug-in that is at work in a turn, from any goroutine. The turn then
// goes on: with the Writer after the Director, with the draft after the Editor and after a plug-in.
type Skipper struct {
	mu  sync.Mutex
	end context.CancelCauseFunc // of what is at work; nil: nothing that can be skipped is
}

// Skip reports whether anything that can be skipped was at work.
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

// help runs Director or Editor within what is left of the seconds that they have together; took is what the
// Director used of them.
func (s *Skipper) help(ctx context.Context, seconds int, took time.Duration, run func(context.Context)) {
	if seconds > 0 {
		timed, cancel := context.WithTimeoutCause(ctx, time.Duration(seconds)*time.Second-took, helperTimeError(seconds))
		defer cancel()
		ctx = timed
	}
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	s.hold(end)
	defer s.hold(nil)
	run(ctx)
}
