package run

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/adhocore/gronx"

	"terzetto/backend/base/calendar"
	"terzetto/backend/base/fault"
)

// A Schedule begins runs of a workflow, once or again and again.
type Schedule struct {
	ID         string                     `json:"scheduleId"`
	TemplateID string                     `json:"workflowId"`
	Cron       string                     `json:"cron"`     // five fields; empty: once
	Days       string                     `json:"days"`     // of those times, only the ones on these days; a rule of RFC 5545; empty: all
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
	if s.Cron == "" {
		s.Days = ""
	}
	p, err := s.pattern(now)
	if err != nil {
		return s, err
	}
	if s.Days = ""; p.days != nil {
		s.Days = p.days.String()
	}
	if s.NextAt, err = s.after(now); err != nil {
		return s, err
	}
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
	p, err := s.pattern(now)
	if err != nil {
		return nil, err
	}
	next, err := p.tick(now.In(p.zone))
	if errors.Is(err, errNever) {
		return nil, nil //nolint:nilnil // its rule is over, or names days that there are not
	}
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "The schedule “%s” never runs.", s.Cron).With("field", "cron").Because(err)
	}
	if next, err = p.afterGap(now.In(p.zone), next); err != nil {
		return nil, fmt.Errorf("find the times of a schedule that a clock leaves out: %w", err)
	}
	next = next.UTC()
	return &next, nil
}

// pattern is what the times of a schedule have in common.
type pattern struct {
	cron      string
	everyHour bool
	days      *calendar.Days // nil: all
	zone      *time.Location
}

// pattern reads what a schedule says. A rule of days that doesn't say from when it counts counts from now.
func (s Schedule) pattern(now time.Time) (p pattern, err error) {
	p = pattern{cron: s.Cron, zone: time.Local}
	if s.Cron == "" {
		return p, nil
	}
	if s.Zone != "" {
		if p.zone, err = time.LoadLocation(s.Zone); err != nil {
			return p, fault.Newf(fault.Invalid, "This computer knows no time zone named %s.", s.Zone).With("field", "timeZone").Because(err)
		}
	}
	// A sixth field would be seconds, which the poll cannot keep.
	parts, err := gronx.Segments(s.Cron)
	if err != nil || len(parts) != 6 || !gronx.IsValid(s.Cron) || len(strings.Fields(s.Cron)) != 5 && s.Cron[0] != '@' {
		return p, fault.Newf(fault.Invalid, "“%s” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.",
			s.Cron).With("field", "cron")
	}
	p.everyHour = isHourly(parts[2])
	if strings.TrimSpace(s.Days) != "" {
		p.days, err = calendar.Parse(s.Days, now.In(p.zone))
	}
	return p, err
}

// due says whether a time that a clock shows is one of the pattern.
func (p pattern) due(shown time.Time) (bool, error) {
	due, err := gronx.New().IsDue(p.cron, shown)
	return due && (p.days == nil || p.days.Has(shown)), err
}

// horizon is how far ahead a time is sought for which a day and a rule of days must meet.
const horizon = 50

// beforeMidnight is longer before the midnight of Greenwich than midnight is anywhere.
const beforeMidnight = 15 * time.Hour

// following is the first time after now, as gronx counts it.
func (p pattern) following(now time.Time) (time.Time, error) {
	for at := now; ; {
		next, err := gronx.NextTickAfter(p.cron, at, false)
		if err != nil || p.days == nil {
			return next, err
		}
		day, any := p.days.From(next)
		switch {
		case !any || day.Year() > now.Year()+horizon:
			return next, errNever
		case p.days.Has(next):
			return next, nil
		}
		if at = day.Add(-beforeMidnight).In(p.zone); at.Before(next) {
			at = next
		}
	}
}

var errNever = errors.New("no time is on one of the days")

// tick is the first time after now, on the clock of now's place. gronx counts on that clock and
// so leaves out what it shows for the first time before it is put back; that is sought minute
// by minute. What is to happen at certain hours happens once on such a day, and what is to
// happen in all of them happens in both.
func (p pattern) tick(now time.Time) (time.Time, error) {
	next, err := p.following(now)
	if err != nil {
		return next, err
	}
	if _, change := now.ZoneBounds(); !change.IsZero() && change.Before(next.Add(putBack)) {
		from, until := change.Add(-putBack), change.Add(putBack)
		if from.Before(now) {
			from = now
		}
		if until.After(next) {
			until = next
		}
		for at := from.In(now.Location()).Truncate(time.Minute).Add(time.Minute); at.Before(until); at = at.Add(time.Minute) {
			if due, err := p.due(at); err == nil && due && (p.everyHour || !secondTime(at)) {
				return at, nil
			}
		}
	}
	if !p.everyHour && secondTime(next) {
		return p.tick(next)
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
func (p pattern) afterGap(now, next time.Time) (time.Time, error) {
	if p.everyHour {
		return next, nil
	}
	for at := now; ; {
		_, change := at.ZoneBounds()
		if change.IsZero() || !change.Before(next) {
			return next, nil
		}
		at = change.In(now.Location())
		_, before := change.Add(-time.Second).In(now.Location()).Zone()
		_, after := at.Zone()
		for lost := range (after - before) / 60 {
			due, err := p.due(change.UTC().Add(time.Duration(before)*time.Second + time.Duration(lost)*time.Minute))
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
