package macro

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// clock gives what the clock says. The month of a date is a word, because models from both sides of the Atlantic read 3/4
// differently.
func (v *Values) clock(name string) (string, bool) {
	if zone, ok := strings.CutPrefix(name, "time_utc"); ok {
		return inZone(v.Time, zone)
	}
	switch name {
	case "time", "isotime":
		return v.Time.Format("15:04"), !v.Time.IsZero()
	case "date":
		return v.Day.Format("2 January 2006"), !v.Day.IsZero()
	case "isodate":
		return v.Day.Format(time.DateOnly), !v.Day.IsZero()
	case "weekday":
		return v.Day.Weekday().String(), !v.Day.IsZero()
	}
	return "", false
}

// inZone is the time of day so many hours from Greenwich, or so many minutes from 16 on.
func inZone(at time.Time, zone string) (string, bool) {
	if at.IsZero() || zone == "" || zone[0] != '+' && zone[0] != '-' {
		return "", false
	}
	n, err := strconv.Atoi(zone)
	if err != nil || n < -24*60 || n > 24*60 {
		return "", false
	}
	unit := time.Minute
	if -16 < n && n < 16 {
		unit = time.Hour
	}
	return at.UTC().Add(time.Duration(n) * unit).Format("15:04"), true
}

// format writes a point in time by a pattern: YYYY-MM-DD HH:mm, words in [brackets] as they are.
func (v *Values) format(pattern string) (string, bool) {
	if v.Time.IsZero() || v.Day.IsZero() {
		return "", false
	}
	var out strings.Builder
	for i, last := 0, strings.LastIndexByte(pattern, ']'); i < len(pattern); {
		if pattern[i] == '[' && i < last {
			end := i + strings.IndexByte(pattern[i:], ']')
			out.WriteString(pattern[i+1 : end])
			i = end + 1
			continue
		}
		token := tokenAt(pattern[i:])
		if token == "" {
			out.WriteByte(pattern[i])
			i++
			continue
		}
		out.WriteString(piece(token, v.Time, v.Day))
		i += len(token)
	}
	return out.String(), true
}

// tokens are those of a pattern, the longer ones of a letter first.
var tokens = [...]string{
	"YYYY", "YY", "Y", "Qo", "Q", "MMMM", "MMM", "MM", "Mo", "M", "DDDD", "DDD", "DD", "Do", "D", "dddd", "ddd", "dd", "do", "d", "E", "e",
	"HH", "H", "hh", "h", "kk", "k", "mm", "m", "ss", "s", "A", "a", "ZZ", "Z", "X", "x", "WW", "W", "LTS", "LT", "LLLL", "LLL", "LL", "L", "l",
}

func tokenAt(pattern string) string {
	for _, token := range tokens {
		if strings.HasPrefix(pattern, token) {
			return token
		}
	}
	return ""
}

// piece writes one token. What is larger than an hour is read off day.
func piece(token string, at, day time.Time) string {
	two := func(n int) string { return fmt.Sprintf("%02d", n) }
	twelve := (at.Hour()+11)%12 + 1
	twentyFour := (at.Hour()+23)%24 + 1
	quarter := (int(day.Month()) + 2) / 3
	_, week := day.ISOWeek()
	switch token {
	case "YYYY":
		return day.Format("2006")
	case "Y":
		return strconv.Itoa(day.Year())
	case "YY":
		return day.Format("06")
	case "Q":
		return strconv.Itoa(quarter)
	case "Qo":
		return ordinal(quarter)
	case "MMMM":
		return day.Month().String()
	case "MMM":
		return day.Format("Jan")
	case "MM":
		return two(int(day.Month()))
	case "M":
		return strconv.Itoa(int(day.Month()))
	case "Mo":
		return ordinal(int(day.Month()))
	case "DDDD":
		return fmt.Sprintf("%03d", day.YearDay())
	case "DDD":
		return strconv.Itoa(day.YearDay())
	case "DD":
		return two(day.Day())
	case "D":
		return strconv.Itoa(day.Day())
	case "Do":
		return ordinal(day.Day())
	case "dddd":
		return day.Weekday().String()
	case "ddd":
		return day.Weekday().String()[:3]
	case "dd":
		return day.Weekday().String()[:2]
	case "d", "e":
		return strconv.Itoa(int(day.Weekday()))
	case "do":
		return ordinal(int(day.Weekday()))
	case "E":
		return strconv.Itoa((int(day.Weekday())+6)%7 + 1)
	case "W":
		return strconv.Itoa(week)
	case "WW":
		return two(week)
	case "HH":
		return two(at.Hour())
	case "H":
		return strconv.Itoa(at.Hour())
	case "hh":
		return two(twelve)
	case "h":
		return strconv.Itoa(twelve)
	case "kk":
		return two(twentyFour)
	case "k":
		return strconv.Itoa(twentyFour)
	case "mm":
		return two(at.Minute())
	case "m":
		return strconv.Itoa(at.Minute())
	case "ss":
		return two(at.Second())
	case "s":
		return strconv.Itoa(at.Second())
	case "A":
		return at.Format("PM")
	case "a":
		return at.Format("pm")
	case "Z":
		return at.Format("-07:00")
	case "ZZ":
		return at.Format("-0700")
	case "X":
		return strconv.FormatInt(at.Unix(), 10)
	case "x":
		return strconv.FormatInt(at.UnixMilli(), 10)
	case "LT":
		return at.Format("3:04 PM")
	case "LTS":
		return at.Format("3:04:05 PM")
	case "L":
		return day.Format("01/02/2006")
	case "l":
		return day.Format("1/2/2006")
	case "LL":
		return day.Format("January 2, 2006")
	case "LLL":
		return day.Format("January 2, 2006") + at.Format(" 3:04 PM")
	case "LLLL":
		return day.Format("Monday, January 2, 2006") + at.Format(" 3:04 PM")
	}
	return token
}

// ordinal writes 1st, 2nd, 3rd.
func ordinal(n int) string {
	end := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return strconv.Itoa(n) + end
}

// Idle says how long a while is, as people do: "a minute", "2 hours".
func Idle(d time.Duration) string {
	round := func(unit float64) int { return int(math.Round(d.Seconds() / unit)) }
	seconds, minutes, hours, days := round(1), round(60), round(3600), round(86400)
	months := int(math.Round(d.Seconds() / 86400 * 4800 / 146097))
	years := int(math.Round(d.Seconds() / 86400 * 400 / 146097))
	switch {
	case seconds < 45:
		return "a few seconds"
	case minutes <= 1:
		return "a minute"
	case minutes < 45:
		return fmt.Sprintf("%d minutes", minutes)
	case hours <= 1:
		return "an hour"
	case hours < 22:
		return fmt.Sprintf("%d hours", hours)
	case days <= 1:
		return "a day"
	case days < 26:
		return fmt.Sprintf("%d days", days)
	case months <= 1:
		return "a month"
	case months < 11:
		return fmt.Sprintf("%d months", months)
	case years <= 1:
		return "a year"
	}
	return fmt.Sprintf("%d years", years)
}
