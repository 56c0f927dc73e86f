package plugin

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

const (
	// returning is how long a hook whose context ended may take to return before it is left behind.
	returning = 500 * time.Millisecond
	// closing is how long Close waits for the hooks that were left behind.
	closing = 2 * time.Second
)

// calls are the hooks that were left behind. The zero value is empty.
type calls struct {
	mu   sync.Mutex
	left []*call
}

// A call is one call of a hook.
type call struct {
	plugin   Plugin
	returned chan struct{} // closed when it has
	err      error         // what it returned
}

// Call calls a hook in a goroutine of its own and gives its error; a panic is one. free is called when the hook has
// returned. A hook that does not return in time after ctx ended is left behind: the error is that of ctx, and the
// plug-in is busy until the hook returns.
func (h *Host) Call(ctx context.Context, w Plugin, free func(), hook func() error) error {
	c := &call{plugin: w, returned: make(chan struct{})}
	go func() {
		defer func() {
			free()
			h.calls.end(c)
		}()
		c.err = recoverPanic(hook)
	}()
	select {
	case <-c.returned:
		return c.err
	case <-ctx.Done():
	}
	late := time.NewTimer(returning)
	defer late.Stop()
	select {
	case <-c.returned:
		return c.err
	case <-late.C:
	}
	if !h.calls.leave(c) {
		return c.err
	}
	h.Log.LogAttrs(ctx, slog.LevelWarn, "left a hook behind that does not end", slog.String("plugin", w.ID))
	return context.Cause(ctx)
}

// leave leaves a call behind, and reports whether it did: false for one that has returned.
func (a *calls) leave(c *call) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	select {
	case <-c.returned:
		return false
	default:
		a.left = append(a.left, c)
		return true
	}
}

// end says that a call has returned, whether it was left behind or not.
func (a *calls) end(c *call) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.left = slices.DeleteFunc(a.left, func(l *call) bool { return l == c })
	close(c.returned)
}

func (a *calls) list() []*call {
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.Clone(a.left)
}

// recoverPanic makes an error of a panic.
func recoverPanic(call func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panicked: %v\n%s", r, debug.Stack())
		}
	}()
	return call()
}

// Busy is the fault of a plug-in while a hook of it was left behind and has not returned; nil otherwise.
func (h *Host) Busy(w Plugin) error {
	if slices.ContainsFunc(h.calls.list(), func(c *call) bool { return c.plugin.ID == w.ID }) {
		return fault.Newf(fault.Busy, "The plug-in %s is still busy with an earlier reply.", w.Name)
	}
	return nil
}

// Close waits a moment for the hooks that were left behind, and logs those that go on.
func (h *Host) Close() {
	left := h.calls.list()
	over := time.NewTimer(closing)
	defer over.Stop()
	for len(left) > 0 {
		select {
		case <-left[0].returned:
			left = left[1:]
		case <-over.C:
			h.Log.LogAttrs(context.Background(), slog.LevelWarn, "closed while hooks were at work",
				slog.Any("plugins", lists.Map(left, func(c *call) string { return c.plugin.ID })))
			return
		}
	}
}
