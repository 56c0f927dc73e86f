package triggers

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Schedules lists when workflows run by themselves; an empty workflow means those of all.
func (db *DB) Schedules(ctx context.Context, template string) ([]run.Schedule, error) {
	return db.schedulesWhere(ctx, "kind = 'schedule' AND ? IN ('', automation_id) ORDER BY next_at IS NULL, next_at, id", template)
}

func (db *DB) schedulesWhere(ctx context.Context, where string, args ...any) ([]run.Schedule, error) {
	rows, err := sqlite.List(ctx, db.file, triggers().Scan, triggers().Select()+" WHERE "+where, args...)
	return lists.Map(rows, run.Trigger.Schedule), err
}

// Schedule gives one.
func (db *DB) Schedule(ctx context.Context, id string) (run.Schedule, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Schedule, error) { return t.schedule(ctx, id) })
}

// CreateSchedule keeps a new schedule.
func (db *DB) CreateSchedule(ctx context.Context, s run.Schedule) (run.Schedule, error) {
	g, err := db.CreateTrigger(ctx, s.Trigger(), nil)
	return g.Schedule(), err
}

// UpdateSchedule changes the fields of a schedule that patch names.
func (db *DB) UpdateSchedule(ctx context.Context, id string, patch json.RawMessage) (run.Schedule, error) {
	if _, err := db.Schedule(ctx, id); err != nil {
		return run.Schedule{}, err
	}
	g, err := db.UpdateTrigger(ctx, id, patch, nil)
	return g.Schedule(), err
}

// DeleteSchedule forgets one.
func (db *DB) DeleteSchedule(ctx context.Context, id string) error {
	return db.file.Remove(ctx, noSchedule(), "DELETE FROM triggers WHERE id = ? AND kind = 'schedule'", id)
}

// DueSchedules lists what is due.
func (db *DB) DueSchedules(ctx context.Context, now time.Time) ([]run.Schedule, error) {
	return db.schedulesWhere(ctx, "next_at <= ? ORDER BY next_at, id", now.UnixMicro())
}

// NextSchedule says when the next one is due; nil: never.
func (db *DB) NextSchedule(ctx context.Context) (*time.Time, error) {
	return sqlite.Maybe(ctx, db.file, func(row sqlite.Row) (at time.Time, err error) { return at, row.Scan(sqlite.Time(&at)) },
		"SELECT next_at FROM triggers WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1")
}

// Fire stores the next time of a schedule, and begins the run that was due.
func (db *DB) Fire(ctx context.Context, before, after run.Schedule, e *run.Event, begin run.Starter) (taken run.Accepted, err error) {
	return rows.Write(ctx, db.file, func(t *Tx) (taken run.Accepted, err error) {
		s, err := t.schedule(ctx, before.ID)
		if fault.Is(err, fault.NotFound) || err == nil && (s.NextAt == nil || !s.NextAt.Equal(*before.NextAt)) {
			return taken, run.ErrStale
		}
		if err != nil {
			return taken, err
		}
		err = t.Exec(ctx, "UPDATE triggers SET next_at = ?, last_at = ? WHERE id = ?", sqlite.MaybeTime(&after.NextAt), sqlite.MaybeTime(&after.LastAt), before.ID)
		if err != nil || e == nil {
			return taken, err
		}
		last, err := addEvent(ctx, t.Tx, before.ID, *e)
		if err != nil {
			return taken, err
		}
		return t.takeEvents(ctx, before.ID, last, begin)
	})
}

func (t *Tx) schedule(ctx context.Context, id string) (run.Schedule, error) {
	g, err := sqlite.One(ctx, t, noSchedule(), triggers().Scan, triggers().Select()+" WHERE id = ? AND kind = 'schedule'", id)
	return g.Schedule(), err
}

func noSchedule() error { return fault.New(fault.NotFound, "This schedule was deleted.") }
