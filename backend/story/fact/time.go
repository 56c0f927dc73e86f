package fact

import (
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
)

// Patterns of a time of the story. What they do not know has its words and no day.
var (
	dayPattern = lazyregexp.New(`(?i)\b(?:day|tag|jour|d[ií]a)\s+(\d{1,5})\b|\b(\d{1,5})(?:st|nd|rd|th|\.|er|e|º)\s+(?:day|tag|jour|d[ií]a)\b`)
	daysLater  = lazyregexp.New(`(?i)(\d{1,4}|\p{L}+)\s+(days?|tage?|jours?|d[ií]as?|weeks?|wochen?|semaines?|semanas?)\s+(?:later|sp[aä]ter|plus tard|despu[eé]s)`)
	nextDay    = lazyregexp.New(`(?i)\b(?:next (?:day|morning)|the following (?:day|morning)|am n[aä]chsten (?:tag|morgen)|le lendemain|al d[ií]a siguiente|a la mañana siguiente)`)
	weekWords  = lazyregexp.New(`(?i)^(?:week|woche|semaine|semana)`)
)

// numbersInText are the words for the numbers from one on.
var numbersInText = []string{ //nolint:gochecknoglobals // a table that never changes
	"one a an ein einen eine einem un une una", "two zwei deux dos", "three drei trois tres", "four vier quatre cuatro", "five fünf cinq cinco",
	"six sechs seis", "seven sieben sept siete", "eight acht huit ocho", "nine neun neuf nueve", "ten zehn dix diez",
}

// numberOf is the number that a word or digits stand for.
func numberOf(word string) (n int, ok bool) {
	if n, err := strconv.Atoi(word); err == nil {
		return n, true
	}
	word = strings.ToLower(word)
	n = slices.IndexFunc(numbersInText, func(all string) bool { return slices.Contains(strings.Fields(all), word) }) + 1
	return n, n > 0
}

const daysOfWeek = 7

// time reads when something is, as the story says it: what no message says is no time. The day is counted from the story's first
// one, where the words name it, or go on from a day that is known.
func (x Exchange) time(said string) (label string, day *int) {
	if len(said) > mostOfName || !x.says(said) {
		return "", nil
	}
	if n, ok := dayIn(said); ok {
		return said, &n
	}
	after, ok := daysAfter(said)
	last, known := x.lastDay()
	if !ok || !known {
		return said, nil
	}
	return said, new(last + after)
}

// dayIn is the day that words name.
func dayIn(said string) (day int, ok bool) {
	m := dayPattern().FindStringSubmatch(said)
	if m == nil || daysLater().MatchString(said) {
		return 0, false
	}
	for _, digits := range m[1:] {
		if n, err := strconv.Atoi(digits); err == nil {
			return n, true
		}
	}
	return 0, false
}

// daysAfter is how many days words go on.
func daysAfter(said string) (days int, ok bool) {
	if nextDay().MatchString(said) {
		return 1, true
	}
	m := daysLater().FindStringSubmatch(said)
	if m == nil {
		return 0, false
	}
	n, ok := numberOf(m[1])
	if !ok || n == 0 {
		return 0, false
	}
	if weekWords().MatchString(m[2]) {
		n *= daysOfWeek
	}
	return n, true
}

// lastDay is the latest day of the story that is known on the path.
func (x Exchange) lastDay() (day int, known bool) {
	for _, k := range x.Known {
		if k.StoryDay != nil && (k.Status == Current || k.Status == Superseded) && (!known || *k.StoryDay > day) {
			day, known = *k.StoryDay, true
		}
	}
	return day, known
}
