package calendar

import (
	"slices"
	"strings"
	"time"

	"github.com/teambition/rrule-go"

	"terzetto/backend/base/fault"
)

// Days are those of a rule. They are counted forward as they are asked for, and are not for several goroutines at once.
type Days struct {
	text  string
	next  rrule.Next // nil: each day but those of except
	found []time.Time
	// except holds the days that are left out.
	except map[time.Time]bool
}

const dayForm = "20060102"

// earliest is the first day that a rule may count from. Without it, a rule could make us count for thousands of years.
const earliest = 1970

// longestInterval is the most that a rule may skip, in its own unit.
const longestInterval = 1000

// parts are what a rule of days may say. The rest of RFC 5545 is about times of the day.
var parts = []string{"FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST"}

// Parse reads a rule. One that doesn't say from when it counts counts from today.
func Parse(text string, today time.Time) (*Days, error) {
	d := &Days{except: map[time.Time]bool{}}
	var rule, start string
	var lines []string
	unfolded := strings.NewReplacer("\r\n ", "", "\n ", "", "\r\n", "\n").Replace(text)
	for line := range strings.Lines(unfolded) {
		if line = strings.ToUpper(strings.TrimSpace(line)); line == "" {
			continue
		}
		if strings.HasPrefix(line, "FREQ=") {
			line = "RRULE:" + line
		}
		head, value, _ := strings.Cut(line, ":")
		switch name, _, _ := strings.Cut(head, ";"); {
		case value == "":
			return nil, wrong("“%s” says nothing about days. Use one RRULE, one DTSTART and any number of EXDATE.", line)
		case name == "RRULE" && rule == "":
			rule = value
		case name == "DTSTART" && start == "":
			start = value
		case name == "EXDATE":
			for one := range strings.SplitSeq(value, ",") {
				day, err := parseDay(one)
				if err != nil {
					return nil, err
				}
				d.except[day] = true
			}
		default:
			return nil, wrong("“%s” says nothing about days. Use one RRULE, one DTSTART and any number of EXDATE.", name)
		}
		lines = append(lines, line)
	}
	if rule == "" {
		if start != "" {
			return nil, wrong("A first day alone is no rule. Add a line such as RRULE:FREQ=WEEKLY;INTERVAL=2.")
		}
		d.text = strings.Join(lines, "\n")
		return d, nil
	}
	from := day(today)
	if start == "" {
		lines = slices.Insert(lines, 0, "DTSTART;VALUE=DATE:"+from.Format(dayForm))
	} else {
		var err error
		if from, err = parseDay(start); err != nil {
			return nil, err
		}
	}
	if from.Year() < earliest {
		return nil, wrong("The first day must not be before %d.", earliest)
	}
	counted, err := parseRule(rule, from)
	if err != nil {
		return nil, err
	}
	d.text, d.next = strings.Join(lines, "\n"), counted.Iterator()
	return d, nil
}

func parseRule(text string, from time.Time) (*rrule.RRule, error) {
	for part := range strings.SplitSeq(text, ";") {
		name, value, _ := strings.Cut(part, "=")
		switch {
		case !slices.Contains(parts, name):
			return nil, wrong("A rule of days can't say “%s”. The time of day has its own field.", name)
		case name == "UNTIL":
			if _, err := parseDay(value); err != nil {
				return nil, err
			}
		case (name == "INTERVAL" || name == "COUNT") && strings.Trim(value, "0") == "":
			return nil, wrong("A rule counts from 1: give %s a number above 0, or leave it out.", name)
		case name == "FREQ" && !slices.Contains([]string{"DAILY", "WEEKLY", "MONTHLY", "YEARLY"}, value):
			return nil, wrong("Days repeat DAILY, WEEKLY, MONTHLY or YEARLY, not “%s”.", value)
		}
	}
	o, err := rrule.StrToROption(text)
	if err != nil {
		return nil, unread(err)
	}
	var most int // of the numbers of weekdays
	for _, weekday := range o.Byweekday {
		most = max(most, weekday.N(), -weekday.N())
	}
	switch {
	case o.Interval > longestInterval:
		return nil, wrong("The interval of a rule can be up to %d.", longestInterval)
	case most > 0 && o.Freq != rrule.MONTHLY && o.Freq != rrule.YEARLY:
		return nil, wrong("Only in a month or a year is there a first or a last of a weekday.")
	case most > 5 && (o.Freq == rrule.MONTHLY || len(o.Bymonth) > 0):
		return nil, wrong("A month has up to five of a weekday.")
	}
	o.Dtstart = from
	counted, err := rrule.NewRRule(*o)
	if err != nil {
		return nil, unread(err)
	}
	return counted, nil
}

// From gives the first of the days that is not before a day; false: there is none any more. Of a moment, the day
// counts that a clock shows there.
func (d *Days) From(at time.Time) (time.Time, bool) {
	least := day(at)
	if d.next == nil {
		for d.except[least] {
			least = least.AddDate(0, 0, 1)
		}
		return least, true
	}
	for len(d.found) == 0 || d.found[len(d.found)-1].Before(least) {
		one, more := d.next()
		if !more {
			return time.Time{}, false
		}
		if !d.except[one] {
			d.found = append(d.found, one)
		}
	}
	i, _ := slices.BinarySearchFunc(d.found, least, time.Time.Compare)
	return d.found[i], true
}

// Has says whether one of the days is that of a moment.
func (d *Days) Has(at time.Time) bool {
	first, any := d.From(at)
	return any && first.Equal(day(at))
}

// String gives the rule with the day from which it counts.
func (d *Days) String() string { return d.text }

// day is the midnight in UTC of the day that a clock shows.
func day(at time.Time) time.Time {
	year, month, date := at.Date()
	return time.Date(year, month, date, 0, 0, 0, 0, time.UTC)
}

func parseDay(text string) (time.Time, error) {
	at, err := time.Parse(dayForm, text)
	if err != nil {
		return at, wrong("“%s” is not a day. Write one as 20261224, without a time: that has its own field.", text)
	}
	return at, nil
}

func wrong(sentence string, values ...any) *fault.Error {
	return fault.Newf(fault.Invalid, sentence, values...).With("field", "days")
}

func unread(err error) error {
	return wrong("The rule of days can't be read. Write one such as RRULE:FREQ=MONTHLY;BYDAY=-1FR.").Because(err)
}
