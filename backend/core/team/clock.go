package team

import (
	"sync"
	"time"
)

// A clock calls end when its time is used up. It does not run while it is held: the time in
// which a person considers an approval does not count.
type clock struct {
	now   func() time.Time
	limit time.Duration

	mu    sync.Mutex
	timer *time.Timer
	since time.Time
	left  time.Duration
	holds int
}

func startClock(limit time.Duration, now func() time.Time, end func()) *clock {
	return &clock{now: now, limit: limit, left: limit, since: now(), timer: time.AfterFunc(limit, end)}
}

// hold stops the clock until release.
func (c *clock) hold() (release func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.holds++; c.holds == 1 && c.timer.Stop() {
		c.left -= c.now().Sub(c.since)
	}
	return sync.OnceFunc(func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.holds--; c.holds == 0 {
			c.since = c.now()
			c.timer.Reset(max(0, c.left))
		}
	})
}

// countedTime is the time for which the clock has run so far. On a nil clock it is none.
func (c *clock) countedTime() time.Duration {
	if c == nil {
		return 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.holds > 0 {
		return c.limit - c.left
	}
	return c.limit - c.left + c.now().Sub(c.since)
}

func (c *clock) stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.holds++ // a later release does not restart it
	c.timer.Stop()
}
