package store

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/store/sqlite"
)

// Schedules lists when workflows run by themselves; an empty template means those of all.
func (db *DB) Schedules(ctx context.Context, template string) ([]run.Schedule, error) {
	return sqlite.List(ctx, db, schedules().Scan, schedules().Select()+" WHERE kind = 'schedule' AND ? IN ('', automation_id) ORDER BY next_at IS NULL, next_at, id", template)
}

// Schedule gives one.
func (db *DB) Schedule(ctx context.Context, id string) (run.Schedule, error) {
	return read(ctx, db, func(t *Tx) (run.Schedule, error) { return t.schedule(ctx, id) })
}

// CreateSchedule keeps a new schedule.
func (db *DB) CreateSchedule(ctx context.Context, s run.Schedule) (run.Schedule, error) {
	s.ID = db.o.NewID()
	return db.putSchedule(ctx, func(*Tx) (run.Schedule, error) { return s, nil })
}

// UpdateSchedule changes the fields of a schedule that patch names.
func (db *DB) UpdateSchedule(ctx context.Context, id string, patch json.RawMessage) (run.Schedule, error) {
	return db.putSchedule(ctx, func(t *Tx) (run.Schedule, error) {
		s, err := t.schedule(ctx, id)
		if err != nil {
			return s, err
		}
		return s, merge(&s, patch, "scheduleId", "workflowId", "nextAt", "lastAt", "lastRunId")
	})
}

func (db *DB) putSchedule(ctx context.Context, make func(*Tx) (run.Schedule, error)) (run.Schedule, error) {
	return write(ctx, db, func(t *Tx) (s run.Schedule, err error) {
		if s, err = make(t); err != nil {
			return s, err
		}
		if _, err := t.template(ctx, s.TemplateID); err != nil {
			return s, err
		}
		if s, err = s.Check(t.Now); err != nil {
			return s, err
		}
		if err := schedules().Put(ctx, t.Conn, &s); err != nil {
			return s, err
		}
		if !s.Enabled {
			if err := t.Exec(ctx, "DELETE FROM trigger_events WHERE trigger_id = ?", s.ID); err != nil {
				return s, err
			}
		}
		return t.schedule(ctx, s.ID)
	})
}

// DeleteSchedule forgets one.
func (db *DB) DeleteSchedule(ctx context.Context, id string) error {
	return db.change(ctx, noSchedule(), "DELETE FROM triggers WHERE id = ? AND kind = 'schedule'", id)
}

// DueSchedules lists what is due.
func (db *DB) DueSchedules(ctx context.Context, now time.Time) ([]run.Schedule, error) {
	return sqlite.List(ctx, db, schedules().Scan, schedules().Select()+" WHERE next_at <= ? ORDER BY next_at, id", now.UnixMicro())
}

// NextSchedule says when the next one is due; nil: never.
func (db *DB) NextSchedule(ctx context.Context) (*time.Time, error) {
	return sqlite.Maybe(ctx, db, func(row sqlite.Row) (at time.Time, err error) { return at, row.Scan(sqlite.Time(&at)) },
		"SELECT next_at FROM triggers WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1")
}

// Fire writes a schedule as it is after a time that came, and what that time began.
func (db *DB) Fire(ctx context.Context, before, after run.Schedule, e *run.Event, begin run.Starter) (taken run.Taken, err error) {
	return write(ctx, db, func(t *Tx) (taken run.Taken, err error) {
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
		last, err := t.addEvent(ctx, before.ID, *e)
		if err != nil {
			return taken, err
		}
		return t.takeEvents(ctx, before.ID, last, begin)
	})
}

func schedules() sqlite.Table[run.Schedule] {
	return sqlite.Table[run.Schedule]{
		Name: "triggers", Columns: "id, automation_id, cron, at, time_zone, missed, enabled, vars, next_at, last_at, last_run_id, overlap",
		Fields: func(s *run.Schedule) []any {
			return []any{
				&s.ID, &s.TemplateID, &s.Cron, sqlite.MaybeTime(&s.At), &s.Zone, &s.Missed, &s.Enabled, sqlite.JSON(&s.Vars),
				sqlite.MaybeTime(&s.NextAt), sqlite.MaybeTime(&s.LastAt), &s.LastRunID, &s.Overlap,
			}
		},
	}
}

func (t *Tx) schedule(ctx context.Context, id string) (run.Schedule, error) {
	return sqlite.One(ctx, t, noSchedule(), schedules().Scan, schedules().Select()+" WHERE id = ? AND kind = 'schedule'", id)
}

func noSchedule() error { return fault.New(fault.NotFound, "This schedule was deleted.") }
