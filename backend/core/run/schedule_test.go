package run_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/store/runs"
)

func at(text string) time.Time {
	when, err := time.Parse(time.RFC3339, text)
	if err != nil {
		panic(err)
	}
	return when
}

func TestTheNextTimesOfASchedule(t *testing.T) {
	for _, c := range []struct{ says, cron, zone, now, want string }{
		{"every quarter of an hour", "*/15 * * * *", "UTC", "2026-03-02T09:01:00Z", "09:15 09:30 09:45"},
		{"from Monday to Friday", "30 8 * * 1-5", "UTC", "2026-03-06T09:00:00Z", "2026-03-09T08:30:00Z 2026-03-10T08:30:00Z 2026-03-11T08:30:00Z"},
		{"on the last day of February in a leap year", "0 0 29 2 *", "UTC", "2026-01-01T00:00:00Z", "2028-02-29T00:00:00Z 2032-02-29T00:00:00Z 2036-02-29T00:00:00Z"},
		{"in a zone, in winter and in summer", "0 9 28,29 3 *", "Europe/Berlin", "2026-03-01T00:00:00Z", "2026-03-28T08:00:00Z 2026-03-29T07:00:00Z 2027-03-28T07:00:00Z"},
		{"at an hour that a spring day does not have, right after it", "30 2 * * *", "Europe/Berlin", "2026-03-28T00:00:00Z", "2026-03-28T01:30:00Z 2026-03-29T01:00:00Z 2026-03-30T00:30:00Z"},
		{"on the one day of a year, at an hour that it does not have", "30 2 29 3 *", "Europe/Berlin", "2026-01-01T00:00:00Z", "2026-03-29T01:00:00Z 2027-03-29T00:30:00Z 2028-03-29T00:30:00Z"},
		{"several times in an hour that a spring day does not have, once", "*/20 2 * * *", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T07:00:00Z 2026-03-09T06:00:00Z 2026-03-09T06:20:00Z"},
		{"in an hour that is not there and at its end, once", "0 2,3 * * *", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T07:00:00Z 2026-03-09T06:00:00Z 2026-03-09T07:00:00Z"},
		{"at a midnight that is not there", "0 0 * * *", "America/Sao_Paulo", "2018-11-03T12:00:00Z", "2018-11-04T03:00:00Z 2018-11-05T02:00:00Z 2018-11-06T02:00:00Z"},
		{"at a midnight that is not there, east of Greenwich", "0 0 * * *", "Asia/Beirut", "2023-03-25T12:00:00Z", "2023-03-25T22:00:00Z 2023-03-26T21:00:00Z 2023-03-27T21:00:00Z"},
		{"on a day that is not there", "0 9 * * *", "Pacific/Apia", "2011-12-29T20:00:00Z", "2011-12-30T10:00:00Z 2011-12-30T19:00:00Z 2011-12-31T19:00:00Z"},
		{"at hours that are all of them, through an autumn night", "5 0-23 * * *", "Europe/Berlin", "2026-10-25T00:00:00Z", "2026-10-25T00:05:00Z 2026-10-25T01:05:00Z 2026-10-25T02:05:00Z"},
		{"at hours that are all of them, through an autumn night in the west", "5 0-23 * * *", "America/New_York", "2026-11-01T05:00:00Z", "2026-11-01T05:05:00Z 2026-11-01T06:05:00Z 2026-11-01T07:05:00Z"},
		{"every hour, through a spring night in the west", "30 * * * *", "America/New_York", "2026-03-08T06:00:00Z", "2026-03-08T06:30:00Z 2026-03-08T07:30:00Z 2026-03-08T08:30:00Z"},
		{"at an hour that an autumn day has twice, once, in the west", "30 1 * * *", "America/New_York", "2026-11-01T04:00:00Z", "2026-11-01T05:30:00Z 2026-11-02T06:30:00Z 2026-11-03T06:30:00Z"},
		{"at an hour that an autumn day has twice, once", "30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z 2026-10-26T01:30:00Z 2026-10-27T01:30:00Z"},
		{"every hour, through an autumn night", "0 * * * *", "Europe/Berlin", "2026-10-24T23:30:00Z", "2026-10-25T00:00:00Z 2026-10-25T01:00:00Z 2026-10-25T02:00:00Z"},
		{"every hour, through a spring night", "0 * * * *", "Europe/Berlin", "2026-03-28T23:30:00Z", "2026-03-29T00:00:00Z 2026-03-29T01:00:00Z 2026-03-29T02:00:00Z"},
		{"every half hour, between the two halves of an autumn night", "*/30 * * * *", "Europe/Berlin", "2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z 2026-10-25T01:30:00Z 2026-10-25T02:00:00Z"},
		{"at an hour that comes twice and came already, on the next day", "30 2 * * *", "Europe/Berlin", "2026-10-25T00:45:00Z", "2026-10-26T01:30:00Z 2026-10-27T01:30:00Z 2026-10-28T01:30:00Z"},
		{"where the clock moves by half an hour", "*/15 * * * *", "Australia/Lord_Howe", "2026-04-04T14:30:00Z", "2026-04-04T14:45:00Z 2026-04-04T15:00:00Z 2026-04-04T15:15:00Z"},
		{"at a half hour that comes twice, once", "45 1 * * *", "Australia/Lord_Howe", "2026-04-03T20:00:00Z", "2026-04-04T14:45:00Z 2026-04-05T15:15:00Z 2026-04-06T15:15:00Z"},
		{"at a half hour that comes twice and came already, on the next day", "45 1 * * *", "Australia/Lord_Howe", "2026-04-04T15:00:00Z", "2026-04-05T15:15:00Z 2026-04-06T15:15:00Z 2026-04-07T15:15:00Z"},
		{"at a half hour that a spring day does not have, right after it", "15 2 * * *", "Australia/Lord_Howe", "2026-10-02T20:00:00Z", "2026-10-03T15:30:00Z 2026-10-04T15:15:00Z 2026-10-05T15:15:00Z"},
		{"behind a gap of half an hour", "30 2 * * *", "Australia/Lord_Howe", "2026-10-02T20:00:00Z", "2026-10-03T15:30:00Z 2026-10-04T15:30:00Z 2026-10-05T15:30:00Z"},
		{"by a name", "@daily", "UTC", "2026-03-02T09:00:00Z", "2026-03-03T00:00:00Z 2026-03-04T00:00:00Z 2026-03-05T00:00:00Z"},
		{"at the time itself, the one after", "0 9 * * *", "UTC", "2026-03-02T09:00:00Z", "2026-03-03T09:00:00Z 2026-03-04T09:00:00Z 2026-03-05T09:00:00Z"},
	} {
		t.Run(c.says, func(t *testing.T) {
			all, err := run.Schedule{Cron: c.cron, Zone: c.zone}.Next(at(c.now), 3)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, when := range all {
				text := when.Format(time.RFC3339)
				if strings.Contains(c.want, text) || len(c.want) > 40 {
					got = append(got, text)
				} else {
					got = append(got, when.Format("15:04"))
				}
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("\n got %s\nwant %s", strings.Join(got, " "), c.want)
			}
		})
	}
}

// The clocks of these places change at different hours, by an hour or half of one; on each of these days, the rule of the days
// holds by the date that the clock shows.
func TestARuleOfDaysHoldsThroughChangesOfTheClock(t *testing.T) {
	for _, c := range []struct{ says, cron, days, zone, now, want string }{
		{"the last Friday of the month", "0 18 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1FR", "Europe/Berlin", "2026-02-28T00:00:00Z", "2026-03-27T17:00:00Z 2026-04-24T16:00:00Z 2026-05-29T16:00:00Z"},
		{"every second Tuesday", "0 7 * * *", "DTSTART:20261013\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "America/New_York", "2026-10-14T00:00:00Z", "2026-10-27T11:00:00Z 2026-11-10T12:00:00Z 2026-11-24T12:00:00Z"},
		{"the last working day", "30 9 * * *", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "UTC", "2026-05-01T00:00:00Z", "2026-05-29T09:30:00Z 2026-06-30T09:30:00Z 2026-07-31T09:30:00Z"},
		{"every day but one that is left out", "0 9 * * *", "EXDATE:20261225", "UTC", "2026-12-24T00:00:00Z", "2026-12-24T09:00:00Z 2026-12-26T09:00:00Z 2026-12-27T09:00:00Z"},
		{"a last Sunday at an hour that it does not have, right after it", "30 2 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1SU", "Europe/Berlin", "2026-03-01T00:00:00Z", "2026-03-29T01:00:00Z 2026-04-26T00:30:00Z 2026-05-31T00:30:00Z"},
		{"a day beside the one that lacks the hour, not then", "30 2 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1MO", "Europe/Berlin", "2026-03-01T00:00:00Z", "2026-03-30T00:30:00Z 2026-04-27T00:30:00Z 2026-05-25T00:30:00Z"},
		{"a last Sunday at an hour that it has twice, once", "30 2 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1SU", "Europe/Berlin", "2026-10-01T00:00:00Z", "2026-10-25T00:30:00Z 2026-11-29T01:30:00Z 2026-12-27T01:30:00Z"},
		{"every hour of a last Sunday, twice where it comes twice", "0 * * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1SU", "Europe/Berlin", "2026-10-24T23:30:00Z", "2026-10-25T00:00:00Z 2026-10-25T01:00:00Z 2026-10-25T02:00:00Z"},
		{"a first Sunday at an hour that it does not have, in the west", "30 2 * * *", "RRULE:FREQ=MONTHLY;BYDAY=2SU", "America/New_York", "2026-03-01T00:00:00Z", "2026-03-08T07:00:00Z 2026-04-12T06:30:00Z 2026-05-10T06:30:00Z"},
		{"a Sunday whose midnight is not there", "0 0 * * *", "RRULE:FREQ=MONTHLY;BYDAY=1SU", "America/Sao_Paulo", "2018-10-20T00:00:00Z", "2018-11-04T03:00:00Z 2018-12-02T02:00:00Z 2019-01-06T02:00:00Z"},
		{"a Sunday whose first quarter of an hour is not there", "0 * * * *", "RRULE:FREQ=WEEKLY;BYDAY=SU", "Asia/Beirut", "2023-03-25T12:00:00Z", "2023-03-25T22:00:00Z 2023-03-25T23:00:00Z 2023-03-26T00:00:00Z"},
		{"a first Sunday at a half hour that it does not have", "15 2 * * *", "RRULE:FREQ=MONTHLY;BYDAY=1SU", "Australia/Lord_Howe", "2026-09-20T00:00:00Z", "2026-10-03T15:30:00Z 2026-10-31T15:15:00Z 2026-12-05T15:15:00Z"},
		{"a day that is not there", "0 9 * * *", "RRULE:FREQ=MONTHLY;BYMONTHDAY=30", "Pacific/Apia", "2011-12-01T00:00:00Z", "2011-12-30T10:00:00Z 2012-01-29T19:00:00Z 2012-03-29T19:00:00Z"},
		{"the day before an hour that its evening does not have", "30 23 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1SA", "America/Nuuk", "2025-03-10T00:00:00Z", "2025-03-30T01:00:00Z 2025-04-27T00:30:00Z 2025-06-01T00:30:00Z"},
	} {
		t.Run(c.says, func(t *testing.T) {
			all, err := run.Schedule{Cron: c.cron, Days: c.days, Zone: c.zone}.Next(at(c.now), 3)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, when := range all {
				got = append(got, when.Format(time.RFC3339))
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("\n got %s\nwant %s", strings.Join(got, " "), c.want)
			}
		})
	}
}

func TestARuleOfDaysThatIsOverHasNoNextTime(t *testing.T) {
	now := at("2026-11-30T12:00:00Z")
	s, err := run.Schedule{Cron: "0 18 * * *", Days: "RRULE:FREQ=DAILY;COUNT=2", Zone: "UTC", Enabled: true}.Check(now)
	if err != nil || s.Days != "DTSTART;VALUE=DATE:20261130\nRRULE:FREQ=DAILY;COUNT=2" {
		t.Fatalf("%q, %v", s.Days, err)
	}
	if all, err := s.Next(now, 5); err != nil || len(all) != 2 {
		t.Errorf("%v, %v", all, err)
	}
	if s, err = s.Check(now.AddDate(0, 1, 0)); err != nil || s.NextAt != nil {
		t.Errorf("it begins at %v, %v", s.NextAt, err)
	}
	never := run.Schedule{Cron: "0 0 1 * *", Days: "RRULE:FREQ=MONTHLY;BYMONTHDAY=2", Zone: "UTC", Enabled: true}
	if s, err = never.Check(now); err != nil || s.NextAt != nil {
		t.Errorf("where days never meet, it begins at %v, %v", s.NextAt, err)
	}
}

func TestASchedulesFaultsAreNamed(t *testing.T) {
	when := at("2026-03-02T09:00:00Z")
	for want, s := range map[string]run.Schedule{
		"cron":     {},
		"at":       {Cron: "* * * * *", At: &when},
		"cron 2":   {Cron: "* * * *"},
		"cron 3":   {Cron: "0 * * * * *"},
		"cron 4":   {Cron: "61 * * * *"},
		"cron 5":   {Cron: "every day"},
		"cron 6":   {Cron: "0 0 30 2 *"},
		"cron 7":   {Cron: "@never"},
		"timeZone": {Cron: "* * * * *", Zone: "Mars/Olympus"},
		"days":     {Cron: "0 9 * * *", Days: "every day"},
		"missed":   {Cron: "* * * * *", Missed: "often"},
		"vars":     {Cron: "* * * * *", Vars: vars{"no good": nil}},
	} {
		_, err := s.Check(when)
		var detail any
		if f, ok := err.(*fault.Error); ok { //nolint:errorlint // as it is made
			detail = f.Details["field"]
		}
		if field, _, _ := strings.Cut(want, " "); !fault.Is(err, fault.Invalid) || detail != field {
			t.Errorf("%s: %v %v", want, err, detail)
		}
	}
}

// keeps keeps a schedule of a template whose run calls the tool a.
func (s *stage) keeps(c run.Schedule) run.Schedule {
	s.Helper()
	s.has("a", gives("1"))
	c.TemplateID, c.Enabled = s.template(run.Workflow{Name: "Scheduled", Instructions: steps("a")}), true
	c, err := s.db.Triggers.CreateSchedule(s.Context(), c)
	if err != nil {
		s.Fatal(err)
	}
	return c
}

func (s *stage) schedule(id string) run.Schedule {
	s.Helper()
	c, err := s.db.Triggers.Schedule(s.Context(), id)
	if err != nil {
		s.Fatal(err)
	}
	return c
}

func TestAScheduleBeginsARunAtEachOfItsTimes(t *testing.T) {
	play(t, func(s *stage) { // begins at midnight
		c := s.keeps(run.Schedule{Cron: "*/10 * * * *", Zone: "UTC", Vars: vars{"k": json.RawMessage("1")}})
		s.p.Start()
		s.passes(10*time.Minute - time.Nanosecond)
		s.holds("the tools before", s.entered(), "")
		s.passes(time.Second)
		s.holds("the tools at its time", s.entered(), "a")
		s.passes(50 * time.Minute)
		s.holds("the tools in an hour", s.entered(), "a a a a a")
		c = s.schedule(c.ID)
		d := s.detail(c.LastRunID)
		s.holds("the last run", fmt.Sprint(d.Run.State(), " ", d.Run.Name, " ", string(d.Run.Vars["k"])), "completed Scheduled 1")
		s.holds("the next", c.NextAt.Format("15:04"), "01:10")
	})
}

func TestAScheduleOfOneTimeIsOverAfterwards(t *testing.T) {
	play(t, func(s *stage) {
		c := s.keeps(run.Schedule{At: new(time.Now().Add(90 * time.Second))})
		s.p.Start()
		s.passes(90 * time.Second)
		s.holds("the tools", s.entered(), "a")
		s.passes(time.Hour)
		if c = s.schedule(c.ID); c.NextAt != nil || c.LastAt == nil || s.entered() != "" {
			s.Errorf("it is %+v", c)
		}
	})
}

func TestAScheduleThatIsKeptAnewIsLookedAtAtOnce(t *testing.T) {
	play(t, func(s *stage) {
		s.p.Start()
		s.settled()
		s.keeps(run.Schedule{At: new(time.Now().Add(5 * time.Second))})
		s.p.Wake()
		s.passes(5 * time.Second)
		s.holds("the tools", s.entered(), "a")
	})
}

func TestWhatWasMissedRunsOnceOrNotAtAll(t *testing.T) {
	for missed, want := range map[run.Missed]string{run.CatchUp: "a", run.Skip: ""} {
		play(t, func(s *stage) {
			c := s.keeps(run.Schedule{Cron: "0 * * * *", Zone: "UTC", Missed: missed})
			s.close()
			time.Sleep(5*time.Hour + 30*time.Minute)
			s.reopen()
			s.holds("the tools", s.entered(), want)
			s.holds("the next", s.schedule(c.ID).NextAt.Format("15:04"), "06:00")
			s.passes(30 * time.Minute)
			s.holds("the tools afterwards", s.entered(), "a")
		})
	}
}

func TestASwitchedOffScheduleBeginsNothing(t *testing.T) {
	play(t, func(s *stage) {
		c := s.keeps(run.Schedule{Cron: "* * * * *", Zone: "UTC"})
		if _, err := s.db.Triggers.UpdateSchedule(s.Context(), c.ID, json.RawMessage(`{"enabled":false}`)); err != nil {
			s.Fatal(err)
		}
		s.p.Start()
		s.passes(time.Hour)
		s.holds("the tools", s.entered(), "")
		if _, err := s.db.Triggers.UpdateSchedule(s.Context(), c.ID, json.RawMessage(`{"enabled":true}`)); err != nil {
			s.Fatal(err)
		}
		s.p.Wake()
		s.passes(time.Minute)
		s.holds("the tools, switched on", s.entered(), "a")
	})
}

func TestASchedulesRunKnowsTheRuleOfItsDays(t *testing.T) {
	play(t, func(s *stage) { // begins on the first of January 2000, a Saturday
		c := s.keeps(run.Schedule{Cron: "30 6 * * *", Days: "RRULE:FREQ=WEEKLY;BYDAY=SU", Zone: "UTC"})
		s.p.Start()
		s.passes(24 * time.Hour)
		s.holds("the tools on Saturday", s.entered(), "")
		s.passes(7 * time.Hour)
		s.holds("the tools on Sunday", s.entered(), "a")
		var e run.ScheduleEvent
		c = s.schedule(c.ID)
		if err := json.Unmarshal(s.detail(c.LastRunID).Run.Trigger, &e); err != nil || e.Days != c.Days || e.Days == "" {
			s.Errorf("it knows %q of %q, %v", e.Days, c.Days, err)
		}
		s.holds("the next", c.NextAt.Format("2006-01-02 15:04"), "2000-01-09 06:30")
	})
}

func TestTwoProcessorsBeginAScheduledRunOnce(t *testing.T) {
	play(t, func(s *stage) {
		s.keeps(run.Schedule{Cron: "*/5 * * * *", Zone: "UTC"})
		other := s.processor(run.NewGate(4, s.load, s.slog()))
		s.p.Start()
		other.Start()
		s.passes(20*time.Minute + time.Second)
		other.Close()
		if all, _, err := s.db.Runs.Runs(s.Context(), runs.RunQuery{}); err != nil || len(all) != 4 {
			s.Errorf("%d runs, %v", len(all), err)
		}
	})
}

func TestAClockThatJumpsBeginsNothingTwice(t *testing.T) {
	play(t, func(s *stage) {
		var off atomic.Int64
		s.close()
		s.clock = func() time.Time { return time.Now().Add(time.Duration(off.Load())) }
		s.open()
		c := s.keeps(run.Schedule{Cron: "0 * * * *", Zone: "UTC"})
		s.p.Start()
		s.passes(time.Hour + time.Second)
		s.holds("the tools", s.entered(), "a")
		off.Store(int64(-30 * time.Minute))
		s.passes(20 * time.Minute)
		s.holds("the tools after a jump back", s.entered(), "")
		off.Store(int64(72 * time.Hour))
		s.passes(2 * time.Minute)
		s.holds("the tools after a jump forward", s.entered(), "a")
		if next := s.schedule(c.ID).NextAt; next.Sub(s.clock()) > time.Hour {
			s.Errorf("the next is at %s", next)
		}
	})
}
