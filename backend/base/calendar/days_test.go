package calendar_test

import (
	"fmt"
	"hash/crc32"
	"os"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/calendar"
	"terzetto/backend/base/fault"
)

var today = date("20261130")

func date(text string) time.Time {
	at, err := time.Parse("20060102", text)
	if err != nil {
		panic(err)
	}
	return at
}

// until lists the days of a rule from its first one up to another.
func until(d *calendar.Days, from, end time.Time) string {
	var b strings.Builder
	for at := from; ; {
		day, any := d.From(at)
		if !any || !day.Before(end) {
			return b.String()
		}
		fmt.Fprintln(&b, day.Format("20060102"))
		at = day.AddDate(0, 0, 1)
	}
}

func TestTheDaysOfFiftyYearsAreThoseAnotherLibraryCounts(t *testing.T) {
	data, err := os.ReadFile("testdata/rules.tsv")
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		var rule, start, end string
		var count int
		var sum uint32
		if _, err := fmt.Sscanf(line, "%s\t%s\t%s\t%d\t%x", &rule, &start, &end, &count, &sum); err != nil {
			t.Fatal(line, err)
		}
		d, err := calendar.Parse("DTSTART;VALUE=DATE:"+start+"\nRRULE:"+rule, today)
		if err != nil {
			t.Errorf("%s: %v", rule, err)
			continue
		}
		days := until(d, date(start), date(end))
		if got := strings.Count(days, "\n"); got != count || crc32.ChecksumIEEE([]byte(days)) != sum {
			t.Errorf("%s from %s has %d days, or others than the %d", rule, start, got, count)
		}
		tried++
	}
	if tried < 400 {
		t.Errorf("%d rules were tried", tried)
	}
}

func TestDaysAreReadAsCalendarsWriteThem(t *testing.T) {
	for _, c := range []struct{ says, text, want string }{
		{"a bare rule, counted from today", "FREQ=WEEKLY;INTERVAL=2", "20261130 20261214 20261228"},
		{"in small letters", "rrule:freq=monthly;byday=-1fr", "20261225 20270129 20270226"},
		{"with the day that it counts from", "DTSTART:20261208\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "20261208 20261222 20270105"},
		{"with a day that is left out", "RRULE:FREQ=WEEKLY;BYDAY=MO\nEXDATE;VALUE=DATE:20261207,20261214\nEXDATE:20261228", "20261130 20261221 20270104"},
		{"with days left out alone", "EXDATE:20261201,20261202", "20261130 20261203 20261204"},
		{"folded, with the line ends of a file", "RRULE:FREQ=MON\r\n THLY;BYMONTHDAY=-1\r\n", "20261130 20261231 20270131"},
		{"that are over", "RRULE:FREQ=DAILY;COUNT=2", "20261130 20261201"},
		{"that are not there", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", ""},
	} {
		t.Run(c.says, func(t *testing.T) {
			d, err := calendar.Parse(c.text, today)
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Fields(until(d, today, today.AddDate(0, 4, 0)))
			if got := strings.Join(got[:min(3, len(got))], " "); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
			again, err := calendar.Parse(d.String(), today.AddDate(0, 0, 5))
			if err != nil || again.String() != d.String() {
				t.Errorf("%q was kept as %q, %v", c.text, d, err)
			}
		})
	}
}

func TestWhatIsNoRuleOfDaysIsRefusedByName(t *testing.T) {
	for text, want := range map[string]string{
		"every day":                                 "EVERY DAY",
		"RRULE:FREQ=HOURLY":                         "HOURLY",
		"RRULE:BYDAY=MO":                            "can't be read",
		"RRULE:FREQ=DAILY;BYHOUR=9":                 "BYHOUR",
		"RRULE:FREQ=DAILY;BYEASTER=0":               "BYEASTER",
		"RRULE:FREQ=DAILY;INTERVAL=0":               "INTERVAL",
		"RRULE:FREQ=DAILY;INTERVAL=1001":            "1000",
		"RRULE:FREQ=DAILY;INTERVAL=x":               "can't be read",
		"RRULE:FREQ=MONTHLY;BYMONTHDAY=32":          "can't be read",
		"RRULE:FREQ=MONTHLY;BYDAY=XX":               "can't be read",
		"RRULE:FREQ=WEEKLY;BYDAY=1MO":               "a month or a year",
		"RRULE:FREQ=DAILY;UNTIL=20261231T090000Z":   "20261231T090000Z",
		"DTSTART:20261130T090000\nRRULE:FREQ=DAILY": "20261130T090000",
		"RRULE:FREQ=MONTHLY;BYDAY=6FR":              "up to five",
		"RRULE:FREQ=YEARLY;BYMONTH=12;BYDAY=-53FR":  "up to five",
		"DTSTART:19691231\nRRULE:FREQ=DAILY":        "1970",
		"DTSTART:20261130":                          "no rule",
		"RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY":       "RRULE",
		"RDATE:20261130":                            "RDATE",
		"EXDATE:20261399":                           "20261399",
	} {
		if _, err := calendar.Parse(text, today); !fault.Is(err, fault.Invalid) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("RRULE:FREQ=MONTHLY;BYDAY=-1FR;BYSETPOS=1;INTERVAL=3")
	f.Add("DTSTART:20261208\nRRULE:FREQ=YEARLY;BYWEEKNO=53;BYYEARDAY=-366;WKST=SU\nEXDATE:20261201")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := calendar.Parse(text, today)
		if err != nil {
			return
		}
		if day, any := d.From(today); any && day.Before(today) {
			t.Errorf("%q: %s is before today", text, day)
		}
		if _, err := calendar.Parse(d.String(), today); err != nil {
			t.Errorf("%q is kept as %q, which can't be read: %v", text, d, err)
		}
	})
}
