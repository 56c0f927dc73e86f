package numberformat

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/lazyregexp"
)

// A Format is how a workbook shows a number.
type Format string

// builtInFormats are those that a workbook names by number alone, as far as they matter here.
var builtInFormats = map[int]Format{9: "0%", 10: "0.00%", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0"}

// ByNumber gives a format that is built in. Those of days are not told apart.
func ByNumber(n int) Format {
	if f, known := builtInFormats[n]; known {
		return f
	}
	if n >= 14 && n <= 22 || n >= 27 && n <= 36 || n >= 50 && n <= 58 {
		return "yyyy-mm-dd hh:mm"
	}
	return ""
}

var (
	// shownAsIs is what a number format shows as it is, or does not show: what is escaped, in quotes or in brackets. Only the
	// part for positive numbers counts.
	shownAsIs = lazyregexp.New(`(?s)[\\_*].|"[^"]*"?|\[[^\]]*\]?|;.*`)
	// elapsed is a time that counts on beyond a day.
	elapsed = lazyregexp.New(`(?i)\[(h+|m+|s+)\]`)
	// percentage is the part of a format with digits and a percent sign.
	percentage = lazyregexp.New(`[0#?]*(?:\.([0#?]+))?\s*%`)
)

// Show spells a number as it is shown: days as dates, a share in percent. raw is the number as it is written.
func (f Format) Show(number float64, raw string, since1904 bool) string {
	if f.isElapsed() {
		return f.duration(number)
	}
	plain := shownAsIs().ReplaceAllString(string(f), "")
	switch {
	case strings.ContainsAny(plain, "ymdhsYMDHS"):
		return f.day(number, plain, since1904)
	case strings.Contains(plain, "%"):
		digits := 0
		if m := percentage().FindStringSubmatch(plain); m != nil {
			digits = len(m[1])
		}
		return strconv.FormatFloat(number*100, 'f', min(digits, 20), 64) + "%"
	}
	return plainValue(number, raw)
}

// Value spells a number as what it is: a number, a day, or a time.
func (f Format) Value(number float64, raw string, since1904 bool) string {
	if f.isElapsed() {
		return hours(number, true)
	}
	plain := shownAsIs().ReplaceAllString(string(f), "")
	switch {
	case isClock(plain) && number >= 1 && number < 60:
		return hours(number, true)
	case strings.ContainsAny(plain, "ymdhsYMDHS"):
		return f.day(number, plain, since1904)
	}
	return plainValue(number, raw)
}

// isClock reports whether a format has the time of a day and no day.
func isClock(plain string) bool {
	return !strings.ContainsAny(plain, "yYdD") && strings.ContainsAny(plain, "hHsS")
}

// plainValue spells a number with as many digits as one keeps: 0.1+0.2 is stored as 0.30000000000000004.
func plainValue(number float64, raw string) string {
	if strings.ContainsAny(raw, ".eE") {
		return strconv.FormatFloat(number, 'g', 15, 64)
	}
	return raw
}

func (f Format) isElapsed() bool {
	first, _, _ := strings.Cut(string(f), ";")
	return elapsed().MatchString(first)
}

// mostDays is the year 9999.
const mostDays = 2_958_466

// duration spells a time that counts on beyond a day, in the largest unit of its format.
func (f Format) duration(days float64) string {
	if math.IsNaN(days) || math.Abs(days) > mostDays {
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	switch seconds := int64(math.Round(days * 86_400)); strings.ToLower(elapsed().FindStringSubmatch(string(f))[1])[0] {
	case 's':
		return strconv.FormatInt(seconds, 10)
	case 'm':
		if !strings.ContainsAny(string(f), "sS") {
			return strconv.FormatInt(seconds/60, 10)
		}
		sign := ""
		if seconds < 0 {
			sign, seconds = "-", -seconds
		}
		return fmt.Sprintf("%s%02d:%02d", sign, seconds/60, seconds%60)
	}
	return hours(days, strings.ContainsAny(string(f), "sS"))
}

// hours spells a number of days in hours and minutes.
func hours(days float64, withSeconds bool) string {
	if math.IsNaN(days) || math.Abs(days) > mostDays {
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	seconds, sign := int64(math.Round(days*86_400)), ""
	if seconds < 0 {
		sign, seconds = "-", -seconds
	}
	if withSeconds || seconds%60 != 0 {
		return fmt.Sprintf("%s%d:%02d:%02d", sign, seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%s%d:%02d", sign, seconds/3600, seconds/60%60)
}

// day spells a number of days as a date, with a time where it has one. A format that has no day shows the time of it.
func (f Format) day(days float64, plain string, since1904 bool) string {
	if since1904 && days >= 1 {
		days += 1462
	}
	if math.IsNaN(days) || days < 0 || days > mostDays {
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	seconds := int64(math.Round(days * 86_400))
	if days < 1 || isClock(plain) && days < 60 { // a sum of hours that was given the form of a time
		return time.Unix(seconds%86_400, 0).UTC().Format(time.TimeOnly)
	}
	if days < 60 { // Excel believes that there was a 29 February 1900
		seconds += 86_400
	}
	at := time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).Add(time.Duration(seconds/86_400) * 24 * time.Hour)
	if seconds%86_400 == 0 {
		return at.Format(time.DateOnly)
	}
	return at.Add(time.Duration(seconds%86_400) * time.Second).Format(time.DateTime)
}
