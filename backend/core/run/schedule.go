package run

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/adhocore/gronx"

	"terzetto/backend/base/fault"
)

// A Schedule begins runs of a workflow, once or again and again.
type Schedule struct {
	ID         string                     `json:"scheduleId"`
	TemplateID string                     `json:"workflowId"`
	Cron       string                     `json:"cron"`     // five fields; empty: once
	At         *time.Time                 `json:"at"`       // once
	Zone       string                     `json:"timeZone"` // an IANA name; empty: this computer's
	Missed     Missed                     `json:"missed"`
	Enabled    bool                       `json:"enabled"`
	Vars       map[string]json.RawMessage `json:"vars"`
	NextAt     *time.Time                 `json:"nextAt"` // nil: never again
	LastAt     *time.Time                 `json:"lastAt"`
	LastRunID  string                     `json:"lastRunId"`
	Overlap    Overlap                    `json:"overlap"`
}

// Missed is what happens with the times that passed while the program was closed.
type Missed string

// The policies. Nothing ever runs once for each time that was missed.
const (
	CatchUp Missed = "once" // one run for all of them
	Skip    Missed = "skip"
)

// late is how much after its time a schedule still counts as on time: the poll comes once a
// minute, and a computer that wakes up takes its time.
const late = 2 * time.Minute

// Check says what is wrong with a schedule, and gives it with its next time after now.
func (s Schedule) Check(now time.Time) (Schedule, error) {
	field := func(name, sentence string) error { return fault.New(fault.Invalid, sentence).With("field", name) }
	switch {
	case s.Missed == "":
		s.Missed = CatchUp
	case s.Missed != CatchUp && s.Missed != Skip:
		return s, field("missed", "For missed times, choose “once” or “skip”.")
	}
	s.Overlap = cmp.Or(s.Overlap, OverlapSkip)
	if err := s.Overlap.check(); err != nil {
		return s, err
	}
	switch {
	case s.Cron == "" && s.At == nil:
		return s, field("cron", "Choose when the workflow runs: once or repeatedly.")
	case s.Cron != "" && s.At != nil:
		return s, field("at", "A schedule runs either once or repeatedly, not both.")
	}
	for name := range s.Vars {
		if !varName().MatchString(name) {
			return s, field("vars", "Name a variable with letters, digits and _.")
		}
	}
	next, err := s.after(now)
	if err != nil {
		return s, err
	}
	s.NextAt = next
	if !s.Enabled {
		s.NextAt = nil
	}
	return s, nil
}

// after is the first time after now; nil: there is none any more.
func (s Schedule) after(now time.Time) (*time.Time, error) {
	if s.Cron == "" {
		if s.LastAt != nil && !s.At.After(*s.LastAt) {
			return nil, nil //nolint:nilnil // it ran
		}
		return s.At, nil
	}
	zone := time.Local
	if s.Zone != "" {
		var err error
		if zone, err = time.LoadLocation(s.Zone); err != nil {
			return nil, fault.Newf(fault.Invalid, "This computer knows no time zone named %s.", s.Zone).With("field", "timeZone").Because(err)
		}
	}
	// A sixth field would be seconds, which the poll cannot keep.
	if parts, err := gronx.Segments(s.Cron); err != nil || len(parts) != 6 || !gronx.IsValid(s.Cron) || len(strings.Fields(s.Cron)) != 5 && s.Cron[0] != '@' {
		return nil, fault.Newf(fault.Invalid, "“%s” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.",
			s.Cron).With("field", "cron")
	}
	next, err := tick(s.Cron, now.In(zone))
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "The schedule “%s” never runs.", s.Cron).With("field", "cron").Because(err)
	}
	if next, err = afterGap(s.Cron, now.In(zone), next); err != nil {
		return nil, fmt.Errorf("find the times of a schedule that a clock leaves out: %w", err)
	}
	next = next.UTC()
	return &next, nil
}

// tick is the first time after now, on the clock of now's place. gronx counts on that clock and
// so leaves out what it shows for the first time before it is put back; that is sought minute
// by minute. What is to happen at certain hours happens once on such a day, and what is to
// happen in all of them happens in both.
func tick(cron string, now time.Time) (time.Time, error) {
	next, err := gronx.NextTickAfter(cron, now, false)
	if err != nil {
		return next, err
	}
	parts, err := gronx.Segments(cron)
	if err != nil {
		return next, err
	}
	everyHour := isHourly(parts[2])
	if _, change := now.ZoneBounds(); !change.IsZero() && change.Before(next.Add(putBack)) {
		from, until := change.Add(-putBack), change.Add(putBack)
		if from.Before(now) {
			from = now
		}
		if until.After(next) {
			until = next
		}
		g := gronx.New()
		for at := from.In(now.Location()).Truncate(time.Minute).Add(time.Minute); at.Before(until); at = at.Add(time.Minute) {
			if due, err := g.IsDue(cron, at); err == nil && due && (everyHour || !secondTime(at)) {
				return at, nil
			}
		}
	}
	if !everyHour && secondTime(next) {
		return tick(cron, next)
	}
	return next, nil
}

// isHourly says whether the field for the hours of a schedule means any hour of the day, and not certain ones.
func isHourly(hours string) bool {
	if strings.HasPrefix(hours, "*") {
		return true
	}
	g := gronx.New()
	for hour := range 24 {
		at := time.Date(2000, 1, 1, hour, 0, 0, 0, time.UTC)
		if due, err := g.IsDue("0 "+hours+" * * *", at); err != nil || !due {
			return false
		}
	}
	return true
}

// afterGap gives the moment at which a clock is put forward between now and next, if one of the times that it leaves out
// then is one of the schedule: what is to happen at such a time happens right after it. What happens in
// every hour anyway leaves it out.
func afterGap(cron string, now, next time.Time) (time.Time, error) {
	parts, err := gronx.Segments(cron)
	if err != nil || isHourly(parts[2]) {
		return next, err
	}
	g := gronx.New()
	for at := now; ; {
		_, change := at.ZoneBounds()
		if change.IsZero() || !change.Before(next) {
			return next, nil
		}
		at = change.In(now.Location())
		_, before := change.Add(-time.Second).In(now.Location()).Zone()
		_, after := at.Zone()
		for lost := range (after - before) / 60 {
			shown := change.UTC().Add(time.Duration(before)*time.Second + time.Duration(lost)*time.Minute)
			due, err := g.IsDue(cron, shown)
			if err != nil {
				return next, err
			}
			if due {
				return at, nil
			}
		}
	}
}

// putBack is more than any clock is put back by.
const putBack = 2 * time.Hour

// secondTime says whether a clock shows a time that it showed before it was put back.
func secondTime(at time.Time) bool {
	start, _ := at.ZoneBounds()
	if start.IsZero() {
		return false
	}
	_, now := at.Zone()
	_, before := start.Add(-time.Second).Zone()
	return at.Sub(start) < time.Duration(before-now)*time.Second
}

// Next lists the next times of a schedule.
func (s Schedule) Next(now time.Time, n int) ([]time.Time, error) {
	all := []time.Time{}
	for range n {
		next, err := s.after(now)
		if err != nil || next == nil || !next.After(now) {
			return all, err
		}
		all = append(all, *next)
		now = *next
		if s.Cron == "" {
			return all, nil
		}
	}
	return all, nil
}

// fire says what is due of a schedule at now: whether a run begins, and the schedule
// afterwards.
func (s Schedule) fire(now time.Time) (begins bool, after Schedule) {
	after = s
	begins = s.Missed != Skip || now.Sub(*s.NextAt) <= late
	if begins {
		after.LastAt = &now
	}
	if s.Cron == "" {
		after.NextAt = nil
		return begins, after
	}
	next, err := after.after(now)
	if err != nil { // it was sound when it was kept; the time zone is gone, say
		next = nil
	}
	after.NextAt = next
	return begins, after
}
