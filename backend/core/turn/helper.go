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

// Is has it count as the end of any other time.
func (e helperTimeError) Is(err error) bool { return err == context.DeadlineExceeded }

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
// Director used of them. The clock stands still while their server loads its model.
func (s *Skipper) help(ctx context.Context, seconds int, took time.Duration, run func(context.Context, *helperClock)) {
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	c := &helperClock{left: time.Duration(seconds)*time.Second - took}
	switch {
	case seconds <= 0:
	case c.left <= 0: // a timer would give the helper a moment in which to ask its server
		end(helperTimeError(seconds))
	default:
		c.timer = time.AfterFunc(c.left, func() { end(helperTimeError(seconds)) })
		defer c.timer.Stop()
	}
	s.hold(end)
	defer s.hold(nil)
	c.since = time.Now()
	run(ctx, c)
}

// A helperClock counts the time that Director and Editor have. It belongs to the goroutine that they run in.
type helperClock struct {
	timer *time.Timer // nil: their time has no end, or was over before they began
	left  time.Duration
	since time.Time     // when it was started, or stood still
	stood time.Duration // for how long it stood still
	still bool
}

// stand has the clock stand still, or go on.
func (c *helperClock) stand(still bool) {
	if c == nil || still == c.still {
		return
	}
	passed := time.Since(c.since)
	c.still, c.since = still, time.Now()
	switch {
	case !still:
		c.stood += passed
		if c.timer != nil {
			c.timer.Reset(c.left)
		}
	case c.timer != nil:
		c.timer.Stop() // one that rang already has ended the helper
		c.left -= passed
	}
}
