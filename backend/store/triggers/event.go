package triggers

import (
	"context"
	"encoding/json"

	"github.com/google/uuid"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/sqlite"
)

// TakeEvents adds events to what waits at a trigger, and begins what its policy lets begin now.
func (db *DB) TakeEvents(ctx context.Context, id string, begin run.Starter, more ...run.Event) (run.Accepted, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (taken run.Accepted, err error) {
		var last string
		for _, e := range more {
			if last, err = addEvent(ctx, t.Tx, id, e); err != nil {
				return taken, err
			}
		}
		return t.takeEvents(ctx, id, last, begin)
	})
}

// addEvent adds an event to what waits. One of the same key takes the place, and the run, of the one
// that waits.
func addEvent(ctx context.Context, t *sqlite.Tx, id string, e run.Event) (runID string, err error) {
	return sqlite.One(ctx, t, noTrigger(), sqlite.Value[string], `INSERT INTO trigger_events (trigger_id, key, run_id, event) VALUES (?, ?, ?, ?)
	    ON CONFLICT (trigger_id, key) DO UPDATE SET event = excluded.event RETURNING run_id`, id, e.Key, e.RunID, string(e.Value))
}

// takeEvents begins what the policy of a trigger lets begin, oldest first; last is the run of the
// event whose outcome is told.
func (t *Tx) takeEvents(ctx context.Context, id, last string, begin run.Starter) (taken run.Accepted, err error) {
	g, err := t.trigger(ctx, id)
	if err != nil {
		return taken, err
	}
	open, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
		"SELECT count(*) FROM runs WHERE trigger_id = ? AND parent_run_id IS NULL AND "+runs.Unfinished, id)
	if err != nil {
		return taken, err
	}
	taken = run.Accepted{Outcome: run.Delayed, RunID: last}
	for {
		e, err := sqlite.Maybe(ctx, t, scanEvent, "SELECT key, run_id, event FROM trigger_events WHERE trigger_id = ? ORDER BY seq LIMIT 1", id)
		if err != nil || e == nil {
			return taken, err
		}
		outcome := g.OutcomeOf(open)
		if outcome == run.Delayed {
			return taken, nil
		}
		if err := t.Exec(ctx, "DELETE FROM trigger_events WHERE trigger_id = ? AND key = ?", id, e.Key); err != nil {
			return taken, err
		}
		if e.RunID == last {
			taken.Outcome = outcome
		}
		if outcome == run.Skipped {
			if e.RunID == last {
				taken.RunID = g.LastRunID
			}
			if err := t.Exec(ctx, "UPDATE triggers SET skipped_at = ?, skipped_file = '' WHERE id = ?", t.Now.UnixMicro(), id); err != nil {
				return taken, err
			}
			continue
		}
		if err := t.beginTriggered(ctx, g, *e, begin); err != nil {
			return taken, err
		}
		taken.Begun = append(taken.Begun, e.RunID)
		g.LastRunID = e.RunID
		open++
	}
}

func (t *Tx) beginTriggered(ctx context.Context, g run.Trigger, e run.Event, begin run.Starter) error {
	w, err := t.workflows.Workflow(ctx, g.TemplateID)
	if err != nil {
		return err
	}
	if err := t.runs.InsertRun(ctx, begin(w, g, e)); err != nil {
		return err
	}
	return t.Exec(ctx, "UPDATE triggers SET last_at = ?, last_run_id = ? WHERE id = ?", t.Now.UnixMicro(), e.RunID, g.ID)
}

// BeginEvent begins the run of an event, whatever else works or waits at the trigger.
func (db *DB) BeginEvent(ctx context.Context, id string, begin run.Starter, e run.Event) error {
	return db.file.Write(ctx, func(t *Tx) error {
		g, err := t.trigger(ctx, id)
		if err != nil {
			return err
		}
		return t.beginTriggered(ctx, g, e, begin)
	})
}

// QueuedEvents lists what waits at a trigger, oldest first.
func (db *DB) QueuedEvents(ctx context.Context, id string, s lists.Span) ([]run.QueuedEvent, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (q run.QueuedEvent, err error) {
		return q, row.Scan(&q.RunID, sqlite.JSON(&q.Event))
	},
		"SELECT run_id, event FROM trigger_events WHERE trigger_id = ? ORDER BY seq"+rows.Part, append([]any{id}, rows.SpanArgs(s)...)...)
}

// WaitingTriggers lists the triggers at which something waits.
func (db *DB) WaitingTriggers(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT DISTINCT trigger_id FROM trigger_events")
}

// AddEnd leaves the end of a run at the triggers that wait for it, in the transaction that writes it.
func AddEnd(ctx context.Context, t *sqlite.Tx, r run.Run, result func() (json.RawMessage, error)) error {
	waiting, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND after_id = ? AND enabled = 1", run.OnEnd, r.TemplateID)
	if err != nil || len(waiting) == 0 {
		return err
	}
	last, err := result()
	if err != nil {
		return err
	}
	end, ok := run.EndOf(r, last)
	if !ok {
		return nil
	}
	value, err := json.Marshal(end)
	if err != nil {
		return err
	}
	return lists.Each(waiting, func(g run.Trigger) error {
		if !g.Outcome.Takes(end.State) {
			return nil
		}
		e := run.Event{RunID: uuid.Must(uuid.NewV7()).String(), Value: value}
		if g.Keyed() {
			e.Key = e.RunID
		}
		_, err := addEvent(ctx, t, g.ID, e)
		return err
	})
}

func scanEvent(row sqlite.Row) (e run.Event, err error) {
	return e, row.Scan(&e.Key, &e.RunID, sqlite.JSON(&e.Value))
}
