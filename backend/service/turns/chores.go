package turns

import (
	"context"
	"log/slog"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/core/plugin"
)

// chores is the work that plug-ins left for the time after a turn: one at a time, in the order in which it came. The
// zero value is empty.
type chores struct {
	mu      sync.Mutex
	waiting []plugin.Chore
	working bool
}

// add begins with the chores of a turn, unless others are being done: then these come after them. start has the
// chores done in a goroutine, and reports whether it could.
func (c *chores) add(of []plugin.Chore, start func() bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waiting = append(c.waiting, of...)
	if !c.working && len(c.waiting) > 0 {
		c.working = start()
	}
}

// next takes the first chore; false when there is none, or the service closes.
func (c *chores) next(ctx context.Context) (first plugin.Chore, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.working = len(c.waiting) > 0 && ctx.Err() == nil; !c.working {
		return first, false
	}
	first, c.waiting = c.waiting[0], c.waiting[1:]
	return first, true
}

func (s *Service) runChores(ctx context.Context) {
	for {
		c, ok := s.chores.next(ctx)
		if !ok {
			return
		}
		err := s.o.OnDemand(ctx, c)
		switch code := fault.CodeOf(err); {
		case err == nil, ctx.Err() != nil:
		case code == fault.NotFound, code == fault.Conflict: // what it was for is gone, or is another now, or it was stopped
			s.o.Log.LogAttrs(ctx, slog.LevelInfo, "chore dropped", slog.String("plugin", c.PluginID), slog.Any("err", err))
		default:
			s.o.Log.LogAttrs(ctx, slog.LevelWarn, "chore failed", slog.String("plugin", c.PluginID), slog.Any("err", err))
			s.o.Hub.Notify(hub.Notice{Text: fault.Sentence(err), PluginID: c.PluginID})
		}
	}
}
