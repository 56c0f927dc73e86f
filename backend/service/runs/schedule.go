package runs

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/base/hub"
	"terzetto/backend/core/run"
)

// CreateSchedule stores a new schedule.
func (s *Triggers) CreateSchedule(ctx context.Context, when run.Schedule) (run.Schedule, error) {
	defer s.processor.Wake()
	return hub.Announce(s.hub, "schedules", "", func() (run.Schedule, error) { return s.db.Triggers.CreateSchedule(ctx, when) })
}

// UpdateSchedule changes the fields that patch names.
func (s *Triggers) UpdateSchedule(ctx context.Context, id string, patch json.RawMessage) (run.Schedule, error) {
	defer s.processor.Wake()
	return hub.Announce(s.hub, "schedules", "", func() (run.Schedule, error) { return s.db.Triggers.UpdateSchedule(ctx, id, patch) })
}

// DeleteSchedule deletes a schedule.
func (s *Triggers) DeleteSchedule(ctx context.Context, id string) error {
	return s.hub.AnnounceUnless(s.db.Triggers.DeleteSchedule(ctx, id), "schedules", id)
}

// previewed is how many of the next times of a schedule a window shows.
const previewed = 5

// PreviewSchedule lists the next times of a schedule that is not stored.
func (s *Triggers) PreviewSchedule(when run.Schedule) ([]time.Time, error) {
	when.Enabled = true
	when, err := when.Check(s.o.Now())
	if err != nil {
		return nil, err
	}
	return when.Next(s.o.Now(), previewed)
}
