package prompt

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Macros holds the values of the macros of one conversation. The zero value knows
// no names and no time; macros without a value stay as written.
type Macros struct {
	User, Char string
	Main       string    // where several characters speak: who says what has no author; empty: one character speaks
	Began      time.Time // when the conversation began: {{time}} in prompt fields
	Today      time.Time // read at the grain of a day: {{date}} in prompt fields

	// Of the character and of the person, for the macros of these names in prompt fields.
	Description, Personality, Scenario, Persona string
}

// clock gives the macros that need no more than the clock, and the one that needs nothing. The month of a date is a word,
// because models from both sides of the Atlantic read 3/4 differently.
func clock(name string, at, day time.Time) (string, bool) {
	switch name {
	case "time", "isotime":
		return at.Format("15:04"), !at.IsZero()
	case "date":
		return day.Format("2 January 2006"), !day.IsZero()
	case "isodate":
		return day.Format(time.DateOnly), !day.IsZero()
	case "weekday":
		return day.Weekday().String(), !day.IsZero()
	case "newline":
		return "\n", true
	}
	return "", false
}

// Names replaces {{user}} and {{char}}, written in any case, and nothing else.
// Stored messages and lorebook keys are read through it.
func (m Macros) Names(text string) string {
	if !strings.Contains(text, "{{") { // as nearly all texts: a pattern takes ten times as long to find nothing
		return text
	}
	return nameMacro.ReplaceAllStringFunc(text, func(macro string) string {
		if strings.EqualFold(macro, "{{user}}") {
			return cmp.Or(m.User, macro)
		}
		return cmp.Or(m.Char, macro)
	})
}

var nameMacro = regexp.MustCompile(`(?i)\{\{(?:user|char)\}\}`)

// Inline settles the choices in chat text before it is saved: random, pick, roll,
// what the clock says, comments and trim. rnd gives a number from 0 up to but without n.
// A span between backticks on one line is literal, and so that a renamed persona
// still fits, {{user}} and {{char}} stay.
func (m Macros) Inline(text string, rnd func(n int) int, now time.Time) string {
	return expand(text, func(name, body string) (string, bool) {
		if text, ok := clock(name, now, now); ok {
			return text, true
		}
		return chance(name, body, rnd)
	}, verbatim)
}

// ExpandSeeded resolves every macro of a prompt field. A choice depends only on seed, the
// macro's text and how often that text occurred before in this field, so the field reads
// the same on every turn while two equal macros in it stay independent. {{date}} and {{weekday}}
// change once a day at most and {{time}} never: it is when the conversation began.
func (m Macros) ExpandSeeded(text, seed string) string {
	seen := map[string]int{}
	return expand(text, func(name, body string) (string, bool) {
		if field := m.field(name); field != "" {
			return field, true
		}
		if text, ok := clock(name, m.Began, m.Today); ok {
			return text, true
		}
		occurrence := seen[body]
		seen[body]++
		return chance(name, body, drawer(seed, body, occurrence))
	}, m.Names)
}

// field gives the macros that a person or a card fills in; empty: it has no value.
func (m Macros) field(name string) string {
	switch name {
	case "user":
		return m.User
	case "char":
		return m.Char
	case "persona":
		return m.Persona
	case "description":
		return m.Description
	case "personality":
		return m.Personality
	case "scenario":
		return m.Scenario
	}
	return ""
}

func verbatim(s string) string { return s }

// Dice beyond these limits are a mistake or an attack, and stay as written.
const (
	maxDice  = 1000
	maxSides = 1_000_000
)

// chance resolves the macros that draw. Lists are written random::a::b; the older
// random:a,b of many cards is read too.
func chance(name, body string, rnd func(n int) int) (string, bool) {
	rest := body[len(name):]
	switch name {
	case "random", "pick":
		var options []string
		if list, ok := strings.CutPrefix(rest, "::"); ok {
			options = strings.Split(list, "::")
		} else {
			for option := range strings.SplitSeq(rest[1:], ",") {
				options = append(options, strings.TrimSpace(option))
			}
		}
		return options[draw(rnd, len(options))], true
	case "roll":
		return roll(strings.TrimLeft(rest, ":"), rnd)
	}
	return "", false
}

// roll throws dice written as NdM, dM or M, with an optional +K or -K.
func roll(dice string, rnd func(n int) int) (string, bool) {
	dice = strings.ToLower(strings.TrimSpace(dice))
	bonus := 0
	if i := strings.LastIndexAny(dice, "+-"); i > 0 {
		k, err := strconv.Atoi(strings.TrimSpace(dice[i+1:]))
		if err != nil || k < 0 || k > maxSides {
			return "", false
		}
		if bonus = k; dice[i] == '-' {
			bonus = -k
		}
		dice = strings.TrimSpace(dice[:i])
	}
	count, sides, ok := strings.Cut(dice, "d")
	if !ok {
		count, sides = "1", dice
	}
	count = cmp.Or(count, "1")
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxDice {
		return "", false
	}
	faces, err := strconv.Atoi(sides)
	if err != nil || faces < 1 || faces > maxSides {
		return "", false
	}
	sum := bonus
	for range n {
		sum += 1 + draw(rnd, faces)
	}
	return strconv.Itoa(sum), true
}

// draw keeps a careless rnd within bounds.
func draw(rnd func(n int) int, n int) int {
	x := rnd(n) % n
	if x < 0 {
		x += n
	}
	return x
}

// drawer makes the numbers of one seeded macro. It is written out here (FNV-1a into
// SplitMix64) rather than taken from a library, because a stored conversation must
// draw the same numbers under every later version of any library.
func drawer(seed, body string, occurrence int) func(n int) int {
	state := uint64(14695981039346656037)
	mix := func(s string) {
		for i := range len(s) {
			state = (state ^ uint64(s[i])) * 1099511628211
		}
		state *= 1099511628211 // a zero byte between the parts
	}
	mix(seed)
	mix(body)
	mix(strconv.Itoa(occurrence))
	return func(n int) int {
		state += 0x9E3779B97F4A7C15
		z := state
		z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		z ^= z >> 31
		return int(z >> 1 % uint64(n))
	}
}
