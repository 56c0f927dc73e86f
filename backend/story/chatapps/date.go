package chatapps

import (
	"encoding/json"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/rawjson"
)

// spelled is how SillyTavern writes times into its files: 2024-11-9 @14h 05m 33s 12ms,
// in its several spellings over the years.
var spelled = regexp.MustCompile(`^(\d{4})-(\d{1,2})-(\d{1,2})\s*@?\s*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s\s*(?:(\d{1,3})ms)?$`)

// layouts are the other forms that are met. Times without a zone count as UTC, so that
// the same file always says the same.
func layouts() []string {
	return []string{
		time.RFC3339Nano, "2006-01-02T15:04:05.999999999", "2006-01-02 15:04:05.999999999Z07:00", "2006-01-02 15:04:05.999999999", time.DateOnly,
		"January 2, 2006 3:04pm", "January 2, 2006 3:04 PM", "Jan 2, 2006 3:04pm", "Jan 2, 2006, 3:04:05 PM",
		"1/2/2006, 3:04:05 PM", "1/2/2006 3:04:05 PM", time.RFC1123, time.RFC1123Z, time.UnixDate,
	}
}

// DateOf reads a time of any of the forms; zero when it is none.
func DateOf(raw json.RawMessage) time.Time {
	text, ok := rawjson.Text(raw)
	if !ok {
		return time.Time{}
	}
	return Date(text)
}

// Date reads a time in any of the forms that programs write; zero when it is none.
func Date(text string) time.Time {
	text = strings.TrimSpace(text)
	if n, err := strconv.ParseFloat(text, 64); err == nil {
		return epoch(n)
	}
	if m := spelled.FindStringSubmatch(text); m != nil {
		var n [7]int
		for i := range n {
			n[i], _ = strconv.Atoi(m[i+1]) // digits, or nothing at all
		}
		return plausibleDate(time.Date(n[0], time.Month(n[1]), n[2], n[3], n[4], n[5], n[6]*int(time.Millisecond), time.UTC))
	}
	for _, layout := range layouts() {
		if at, err := time.Parse(layout, text); err == nil {
			return plausibleDate(at.UTC())
		}
	}
	return time.Time{}
}

// epoch reads seconds, milliseconds or microseconds since 1970: which of them is seen
// from the size.
func epoch(n float64) time.Time {
	switch {
	case math.IsNaN(n) || n <= 0 || n > 1e17:
		return time.Time{}
	case n < 1e11:
		n *= 1e6
	case n < 1e14:
		n *= 1e3
	}
	return plausibleDate(time.UnixMicro(int64(math.Round(n))).UTC())
}

// plausibleDate gives the zero time for one that no conversation can have, and else the time to the microsecond.
func plausibleDate(at time.Time) time.Time {
	if at.Year() < 1970 || at.Year() > 9999 {
		return time.Time{}
	}
	return at.Truncate(time.Microsecond)
}
