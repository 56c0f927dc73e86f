package backend

import (
	"context"
	"iter"
	"log/slog"

	"terzetto/backend/event"
	"terzetto/backend/run"
)

// followed is how many rows of a log are read at a time.
const followed = 200

// FollowRun tells what becomes of a run: an event "log" for each row that is written, "run"
// whenever it stands differently, and "done" when it is over, which is the last one.
func (b *Backend) FollowRun(ctx context.Context, id string) iter.Seq[event.Event] {
	return func(yield func(event.Event) bool) {
		changed, leave := b.watch(id)
		defer leave()
		var rev int64
		var stood run.State
		var at int
		for {
			d, err := b.Run(ctx, id, 0, 0)
			if err != nil {
				return // it was deleted, or nobody listens any more
			}
			for more := true; more; {
				rows, further, err := b.db.RunLogs(ctx, id, rev, followed)
				if err != nil {
					if ctx.Err() == nil {
						b.log.LogAttrs(ctx, slog.LevelError, "read the log of a run", slog.Any("err", err))
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
			case <-b.alive.Done():
				return
			}
		}
	}
}
