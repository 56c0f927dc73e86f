package runs

import (
	"context"
	"iter"
	"log/slog"

	"terzetto/backend/base/event"
	"terzetto/backend/core/run"
)

// logPage is how many rows of a log are read at a time.
const logPage = 200

// Watch streams a run: an event "log" for each row that is written, "run" whenever its
// state changes, and at last "done" when it is over.
func (s *Service) Watch(ctx context.Context, id string) iter.Seq[event.Event] {
	return func(yield func(event.Event) bool) {
		defer s.wake(id)
		var rev int64
		var shown run.State
		var at int
		for {
			changed := s.watch(id)
			d, err := s.Get(ctx, id, 0, 0)
			if err != nil {
				return // it was deleted, or the listener has left
			}
			for more := true; more; {
				rows, hasMore, err := s.db.Runs.RunLogs(ctx, id, rev, logPage)
				if err != nil {
					if ctx.Err() == nil {
						s.log.LogAttrs(ctx, slog.LevelError, "read the log of a run", slog.Any("err", err))
					}
					return
				}
				for _, l := range rows {
					rev = l.Rev
					if !yield(event.Event{Name: "log", Data: l}) {
						return
					}
				}
				more = hasMore
			}
			if d.Run.Shown != shown || d.Run.Current != at {
				shown, at = d.Run.Shown, d.Run.Current
				if !yield(event.Event{Name: "run", Data: d.Run}) {
					return
				}
			}
			if d.Run.Ended() {
				yield(event.Event{Name: "done", Data: d.Run})
				return
			}
			select {
			case <-changed:
			case <-ctx.Done():
				return
			case <-s.group.Context().Done():
				return
			}
		}
	}
}
