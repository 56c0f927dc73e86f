package health

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/fault"
)

// keptErrors is how many warnings the diagnostics show.
const keptErrors = 20

// RecentErrors keeps the last warnings and errors of the log for the diagnostics. It keeps
// the log's own words and the error's code, and never the text of an error or another
// value, which may hold what a person wrote.
type RecentErrors struct {
	mu  sync.Mutex
	all []mishap
}

type mishap struct {
	at   time.Time
	what string
	code fault.Code
}

func (r *RecentErrors) note(what string, code fault.Code, at time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.all = append(r.all, mishap{at, what, code})
	if len(r.all) > keptErrors {
		r.all = slices.Delete(r.all, 0, len(r.all)-keptErrors)
	}
}

func (r *RecentErrors) list() []mishap {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.all)
}

// Handler is a log's handler that keeps the recent errors, too.
func (r *RecentErrors) Handler(h slog.Handler) slog.Handler { return listening{h, r} }

// A listening handler is a log's handler that keeps the recent errors.
type listening struct {
	slog.Handler

	errors *RecentErrors
}

// Enabled keeps warnings, whatever the log's own level.
func (h listening) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelWarn || h.Handler.Enabled(ctx, level)
}

// Handle keeps a warning and hands the record on.
func (h listening) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelWarn {
		code := fault.Code("")
		r.Attrs(func(a slog.Attr) bool {
			if err, ok := a.Value.Any().(error); ok {
				code = fault.CodeOf(err)
			}
			return true
		})
		h.errors.note(r.Message, code, r.Time)
	}
	if !h.Handler.Enabled(ctx, r.Level) {
		return nil
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs keeps listening.
func (h listening) WithAttrs(attrs []slog.Attr) slog.Handler {
	return listening{h.Handler.WithAttrs(attrs), h.errors}
}

// WithGroup keeps listening.
func (h listening) WithGroup(name string) slog.Handler {
	return listening{h.Handler.WithGroup(name), h.errors}
}
