package numberformat

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/lazyregexp"
)

// A Format is how a workbook shows a number. The zero Format shows it as it is.
type Format struct {
	plain    string // the first section, without what it shows as it is
	elapsed  byte   // h, m or s, of a time that counts on beyond a day
	sections []section
}

// builtInFormats are those that a workbook names by number alone, as far as they matter here.
var builtInFormats = map[int]string{
	1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?", 13: "# ??/??",
	18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss",
	37: "#,##0_);(#,##0)", 38: "#,##0_);(#,##0)", 39: "#,##0.00_);(#,##0.00)", 40: "#,##0.00_);(#,##0.00)",
	45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
}

// ByNumber gives a format that is built in. Those of days are not told apart.
func ByNumber(n int) Format {
	if code, known := builtInFormats[n]; known {
		return Parse(code)
	}
	if n >= 14 && n <= 22 || n >= 27 && n <= 36 || n >= 50 && n <= 58 {
		return Parse("yyyy-mm-dd hh:mm")
	}
	return Format{}
}

// Parse reads a format as a workbook writes it.
func Parse(code string) Format {
	f := Format{plain: shownAsIs().ReplaceAllString(code, ""), sections: sections(code)}
	first, _, _ := strings.Cut(code, ";")
	// What counts on comes first: of HH[M], the hours are those of a day.
	if m := elapsed().FindStringSubmatchIndex(first); m != nil && !strings.ContainsAny(shownAsIs().ReplaceAllString(first[:m[0]], ""), "ymdhsYMDHS") {
		f.elapsed = strings.ToLower(first[m[2]:m[3]])[0]
	}
	return f
}

var (
	// shownAsIs is what a number format shows as it is, or does not show: what is escaped, in quotes or in brackets. Only the
	// part for positive numbers counts.
	shownAsIs = lazyregexp.New(`(?s)[\\_*].|"[^"]*"?|\[[^\]]*\]?|;.*`)
	// elapsed is a time that counts on beyond a day.
	elapsed = lazyregexp.New(`(?i)\[(h+|m+|s+)\]`)
	// halfDay are the two halves of a day.
	halfDay = lazyregexp.New(`(?i)am/pm|a/p`)
)

// Show spells a number as its cell shows it, but days as dates. raw is the number as it is written.
func (f Format) Show(number float64, raw string, since1904 bool) string {
	switch {
	case f.elapsed != 0:
		return f.duration(number)
	case f.isDay():
		return f.day(number, since1904)
	case math.IsNaN(number) || math.IsInf(number, 0):
		return raw
	}
	s, signed, found := choose(f.sections, number)
	switch {
	case !found, len(s.pieces) == 0 && len(f.sections) == 1, s.has("@"):
		return plainValue(number, raw)
	case s.has("G"):
		if signed {
			number, raw = -number, strings.TrimPrefix(raw, "-")
		}
		return s.fill(plainValue(number, raw))
	}
	text, isZero := s.show(math.Abs(number))
	if number < 0 && !signed && !isZero {
		text = "-" + text
	}
	return strings.TrimSpace(text)
}

// Text spells a text as its cell shows it.
func (f Format) Text(text string) string {
	if n := len(f.sections); n == 4 || n > 0 && f.sections[n-1].text {
		if s := f.sections[n-1]; len(s.pieces) != 1 || s.pieces[0].kind != '@' {
			return s.fill(text)
		}
	}
	return text
}

// Value spells a number as what it is: a number, a day, or a time.
func (f Format) Value(number float64, raw string, since1904 bool) string {
	switch {
	case f.elapsed != 0, f.isClock() && number >= 1 && number < 60:
		return hours(number, true)
	case f.isDay() && number >= 0:
		return f.day(number, since1904)
	}
	return plainValue(number, raw)
}

// isDay reports whether a format has a day or a time.
func (f Format) isDay() bool { return strings.ContainsAny(f.plain, "ymdhsYMDHS") }

// isClock reports whether a format has the time of a day and no day.
func (f Format) isClock() bool {
	return !strings.ContainsAny(f.plain, "yYdD") && strings.ContainsAny(f.plain, "hHsS")
}

// plainValue spells a number with as many digits as one keeps: 0.1+0.2 is stored as 0.30000000000000004.
func plainValue(number float64, raw string) string {
	const digits = 15
	if !strings.ContainsAny(raw, ".eE") {
		return raw
	}
	text := strconv.FormatFloat(number, 'G', digits, 64)
	if strings.HasSuffix(text, "E-05") {
		if rounded, err := strconv.ParseFloat(text, 64); err == nil {
			return strconv.FormatFloat(rounded, 'f', -1, 64)
		}
	}
	return text
}

// mostDays is the year 9999.
const mostDays = 2_958_466

// duration spells a time that counts on beyond a day, in the largest unit of its format.
func (f Format) duration(days float64) string {
	if math.IsNaN(days) || math.Abs(days) > mostDays {
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	seconds := int64(math.Round(days * 86_400))
	switch withSeconds := strings.ContainsAny(f.plain, "sS"); {
	case f.elapsed == 's':
		return strconv.FormatInt(seconds, 10)
	case f.elapsed == 'm' && !withSeconds:
		return strconv.FormatInt(seconds/60, 10)
	case f.elapsed == 'm':
		sign := ""
		if seconds < 0 {
			sign, seconds = "-", -seconds
		}
		return fmt.Sprintf("%s%02d:%02d", sign, seconds/60, seconds%60)
	case !withSeconds && !strings.ContainsAny(f.plain, "mM"):
		return strconv.FormatInt(seconds/3600, 10)
	default:
		return hours(days, withSeconds)
	}
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
func (f Format) day(days float64, since1904 bool) string {
	if since1904 && days >= 1 {
		days += 1462
	}
	if math.IsNaN(days) || days < -mostDays/20 || days > mostDays {
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	seconds := int64(math.Round(days * 86_400))
	if days >= 0 && days < 1 || f.isClock() && days < 60 { // a sum of hours that was given the form of a time
		clock := time.Unix((seconds%86_400+86_400)%86_400, 0).UTC()
		if halfDay().MatchString(f.plain) {
			return clock.Format("3:04:05 PM")
		}
		return clock.Format(time.TimeOnly)
	}
	if days >= 1 && days < 60 { // Excel believes that there was a 29 February 1900
		seconds += 86_400
	}
	at := time.Unix(time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).Unix()+seconds, 0).UTC()
	if seconds%86_400 == 0 {
		return at.Format(time.DateOnly)
	}
	return at.Format(time.DateTime)
}
