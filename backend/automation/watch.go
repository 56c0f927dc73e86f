package automation

import (
	"context"
	"iter"
	"log/slog"

	"terzetto/backend/event"
	"terzetto/backend/run"
)

// watched is how many rows of a log are read at a time.
const watched = 200

// Watch streams a run: an event "log" for each row that is written, "run" whenever its
// state changes, and at last "done" when it is over.
func (s *Service) Watch(ctx context.Context, id string) iter.Seq[event.Event] {
	return func(yield func(event.Event) bool) {
		defer s.runs.wake(id)
		var rev int64
		var stood run.State
		var at int
		for {
			changed := s.runs.watch(id)
			d, err := s.Run(ctx, id, 0, 0)
			if err != nil {
				return // it was deleted, or the listener has left
			}
			for more := true; more; {
				rows, further, err := s.db.RunLogs(ctx, id, rev, watched)
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
				more = further
			}
			if d.Run.Shown != stood || d.Run.Current != at {
				stood, at = d.Run.Shown, d.Run.Current
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
