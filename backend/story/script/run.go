package script

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/jsregexp"
	"terzetto/backend/story/macro"
)

// The bounds of a Run.
const (
	// PatternTime is how long the patterns of a Run take at most for all texts together.
	PatternTime = 50 * time.Millisecond
	// MostGrowth is how many bytes all scripts together add to a text, beside once its own length.
	MostGrowth = 512 << 10
)

// An Active script is one that may act in a conversation.
type Active struct {
	Script

	ID        int64
	Character string // the card that it belongs to; empty: it acts whoever speaks
}

// A Place says where a text is.
type Place struct {
	Kind      Kind
	Layer     Layer
	Character string       // the card of who speaks
	Depth     int          // messages behind it; NoDepth: it is none of the messages
	Edited    bool         // by a person, just now
	Values    macro.Values // of macros in patterns and replacements
	KeepsOwn  bool         // macros of replacements stay as written, for they are resolved with the text
}

// NoDepth is the depth of a text that no range of depths is asked for.
const NoDepth = -1

// A Fault says why a script was off.
type Fault struct {
	ID     int64     `json:"id"`
	Name   string    `json:"name"`
	Kind   FaultKind `json:"kind"`
	Reason string    `json:"reason"` // of the engine

}

// A FaultKind says what a script that is off did.
type FaultKind string

// The kinds of faults.
const (
	Slow     FaultKind = "slow"     // it took too long
	Grows    FaultKind = "grows"    // it adds too much
	Empties  FaultKind = "empties"  // it would leave nothing to store
	Unusable FaultKind = "unusable" // its pattern can't be read
)

// A Change says that a script changed texts.
type Change struct {
	ID    int64  `json:"id"`
	Name  string `json:"name"`
	Layer Layer  `json:"layer"`
	Kind  Kind   `json:"kind"`
	Texts int    `json:"texts"`
}

// A Report is what the scripts of a Run did.
type Report struct {
	Changes []Change `json:"changes"`
	Faults  []Fault  `json:"faults"`
	Micros  int64    `json:"micros"` // that the patterns took
}

// A Run applies scripts to one text after another, and bounds what all of it costs. It belongs to one goroutine. A nil one
// has no scripts.
type Run struct {
	scripts []*running
	now     func() time.Time
	most    time.Duration
	spent   time.Duration
	report  Report
}

// A running script is one with what is known of it within a Run.
type running struct {
	Active

	read    map[string]pattern // by what its macros made of the pattern
	off     bool
	replace replacement
}

// NewRun begins a run over scripts in their order. The clock now measures the patterns; nil: each of them is bounded by itself.
func NewRun(scripts []Active, now func() time.Time) *Run {
	r := &Run{now: now, most: PatternTime, report: Report{Changes: []Change{}, Faults: []Fault{}}}
	for _, s := range scripts {
		if !s.Disabled {
			r.scripts = append(r.scripts, &running{Active: s, read: map[string]pattern{}, replace: cutReplacement(s.Replace)})
		}
	}
	return r
}

// LimitTo gives the run another bound of time for all of its texts.
func (r *Run) LimitTo(most time.Duration) *Run {
	r.most = most
	return r
}

// Report is what the scripts did so far.
func (r *Run) Report() Report {
	if r == nil {
		return Report{Changes: []Change{}, Faults: []Fault{}}
	}
	report := r.report
	report.Micros = r.spent.Microseconds()
	return report
}

// Acts reports whether a script may change texts of some kinds in a layer.
func (r *Run) Acts(of Layer, kinds ...Kind) bool {
	return r != nil && slices.ContainsFunc(r.scripts, func(s *running) bool {
		return s.Changes(of) && slices.ContainsFunc(kinds, func(k Kind) bool { return slices.Contains(s.On, k) })
	})
}

// Ranged reports whether a script of a layer acts on some depths alone, so that a text changes while others come behind it.
func (r *Run) Ranged(of Layer) bool {
	return r != nil && slices.ContainsFunc(r.scripts, func(s *running) bool {
		return s.Changes(of) && (s.MinDepth != nil && *s.MinDepth > 0 || s.MaxDepth != nil)
	})
}

// Apply gives a text as the scripts leave it.
func (r *Run) Apply(text string, at Place) string {
	if r == nil || text == "" {
		return text
	}
	limit := 2*len(text) + MostGrowth
	for _, s := range r.scripts {
		if text == "" {
			break
		}
		if !s.acts(at) {
			continue
		}
		said, err := r.one(s, text, at, limit)
		if err == nil && at.Layer == Stored && strings.TrimSpace(said) == "" {
			err = ErrNothing
		}
		switch {
		case err != nil:
			r.fail(s, err)
		case said != text:
			r.note(s, at)
			text = said
		}
	}
	return text
}

// acts reports whether a script is for a text.
func (s *running) acts(at Place) bool {
	switch {
	case s.off, !s.Changes(at.Layer), !slices.Contains(s.On, at.Kind), s.Character != "" && s.Character != at.Character, at.Edited && !s.OnEdit:
		return false
	case at.Depth == NoDepth:
		return true
	}
	return (s.MinDepth == nil || at.Depth >= *s.MinDepth) && (s.MaxDepth == nil || at.Depth <= *s.MaxDepth)
}

// one applies a script to a text.
func (r *Run) one(s *running, text string, at Place, limit int) (string, error) {
	p, err := s.pattern(at.Values)
	if err != nil {
		return "", err
	}
	began := r.clock()
	over := func() bool {
		took := r.clock().Sub(began)
		return took > jsregexp.Bound || r.spent+took > r.most
	}
	defer func() { r.spent += r.clock().Sub(began) }()
	if r.spent > r.most-jsregexp.Bound {
		return "", jsregexp.ErrSlow
	}
	var out strings.Builder
	last := 0
	for m, err := range p.Matches(text, over) {
		if err != nil {
			return "", err
		}
		out.WriteString(text[last:m.Start])
		out.WriteString(s.put(m, at))
		if last = m.End; out.Len()+len(text)-last > limit {
			return "", ErrGrowth
		}
		if !p.all {
			break
		}
	}
	out.WriteString(text[last:])
	return out.String(), nil
}

func (r *Run) clock() (now time.Time) {
	if r.now != nil {
		now = r.now()
	}
	return now
}

// fail has a script be off for the rest of the run. One that would leave nothing is off for that text alone.
func (r *Run) fail(s *running, err error) {
	kind := Unusable
	switch {
	case errors.Is(err, jsregexp.ErrSlow):
		kind = Slow
	case errors.Is(err, ErrGrowth):
		kind = Grows
	case errors.Is(err, ErrNothing):
		kind = Empties
	}
	s.off = kind != Empties
	f := Fault{ID: s.ID, Name: s.Name, Kind: kind, Reason: err.Error()}
	if !slices.Contains(r.report.Faults, f) {
		r.report.Faults = append(r.report.Faults, f)
	}
}

func (r *Run) note(s *running, at Place) {
	for i := range r.report.Changes {
		if c := &r.report.Changes[i]; c.ID == s.ID && c.Name == s.Name && c.Layer == at.Layer && c.Kind == at.Kind {
			c.Texts++
			return
		}
	}
	r.report.Changes = append(r.report.Changes, Change{s.ID, s.Name, at.Layer, at.Kind, 1})
}

// pattern is the script's with its macros resolved.
func (s *running) pattern(v macro.Values) (pattern, error) {
	find := s.Find
	if s.Macros != Literal && strings.Contains(find, "{{") {
		if v.NamesStay = false; s.Macros == Escaped {
			v = escapedValues(v)
		}
		find = macro.Expand(find, v)
	}
	if p, known := s.read[find]; known {
		return p, nil
	}
	if find == "" {
		return pattern{}, ErrEmpty
	}
	if len(find) > MostFind || len(s.Script.Replace) > MostReplace {
		return pattern{}, ErrTooLong
	}
	p, err := parse(find)
	if err == nil {
		s.read[find] = p
	}
	return p, err
}

// escapedValues give values whose signs mean nothing in a pattern. What is drawn is not among them: its words are the author's.
func escapedValues(v macro.Values) macro.Values {
	of := v.Text
	if of == nil {
		return v
	}
	v.Text = func(name string) (string, bool) {
		value, ok := of(name)
		return escape(value), ok
	}
	return v
}

// escape writes a text so that a pattern means it.
func escape(text string) string {
	var out strings.Builder
	for _, c := range text {
		switch {
		case c == '\n':
			out.WriteString(`\n`)
		case c == '\r':
			out.WriteString(`\r`)
		case c == '\t':
			out.WriteString(`\t`)
		case strings.ContainsRune(`.^$*+?{}[]\/|()`, c):
			out.WriteByte('\\')
			out.WriteRune(c)
		default:
			out.WriteRune(c)
		}
	}
	return out.String()
}

// A replacement is a text with the places where what was found goes. Between braces of macros a place is a macro of its own, so
// that it reaches the macro's words; elsewhere it is filled in when the macros are resolved, so that what was found is never
// read as a macro.
type replacement struct {
	macros string   // the text with a mark at each place outside of macros
	found  []string // what the marks stand for: a number, or a name
	plain  bool     // it has no macros
}

// mark begins and ends a mark; no text that people write has it.
const mark = "\x00"

// matchName begins the name of a macro that stands for what was found.
const matchName = "match\x01"

func cutReplacement(text string) (c replacement) {
	var out strings.Builder
	depth := 0
	c.plain = true
	for at := 0; at < len(text); {
		rest := text[at:]
		group, n := groupAt(rest)
		switch {
		case n > 0:
			number := strconv.Itoa(len(c.found))
			if c.found = append(c.found, group); depth > 0 {
				out.WriteString("{{" + matchName + number + "}}")
			} else {
				out.WriteString(mark + number + mark)
			}
		default:
			if strings.HasPrefix(rest, "{{") {
				depth++
				c.plain = false
				n = 2
			} else if strings.HasPrefix(rest, "}}") {
				depth = max(depth-1, 0)
				n = 2
			} else {
				n = 1
			}
			out.WriteString(rest[:n])
		}
		at += n
	}
	c.macros = out.String()
	return c
}

// groupAt is the group that a replacement means at its beginning, and how long that is; 0: none.
func groupAt(rest string) (group string, length int) {
	const whole = "{{match}}"
	switch {
	case len(rest) >= len(whole) && strings.EqualFold(rest[:len(whole)], whole):
		return "0", len(whole)
	case len(rest) < 2 || rest[0] != '$':
		return "", 0
	case rest[1] == '<':
		if end := strings.IndexByte(rest, '>'); end > 2 {
			return rest[2:end], end + 1
		}
		return "", 0
	}
	n := 1
	for n < len(rest) && rest[n] >= '0' && rest[n] <= '9' {
		n++
	}
	if n == 1 {
		return "", 0
	}
	return rest[1:n], n
}

// put is what goes in the place of a match.
func (s *running) put(m jsregexp.Match, at Place) string {
	found := func(number string) string {
		n, err := strconv.Atoi(number)
		if err != nil || n >= len(s.replace.found) {
			return ""
		}
		text := m.NamedGroup(s.replace.found[n])
		if group, err := strconv.Atoi(s.replace.found[n]); err == nil {
			text = m.Group(group)
		}
		return s.trim(text, at.Values)
	}
	text := s.replace.macros
	if !s.replace.plain && !at.KeepsOwn {
		v := at.Values
		of := v.Text
		v.Text = func(name string) (string, bool) {
			if number, is := strings.CutPrefix(name, matchName); is {
				return found(number), true
			}
			if of == nil {
				return "", false
			}
			return of(name)
		}
		text = macro.Expand(text, v)
	}
	if len(s.replace.found) == 0 {
		return text
	}
	return fill(text, found)
}

// fill puts what was found in the place of the marks, and of the macros that stayed as written.
func fill(text string, found func(string) string) string {
	var out strings.Builder
	for {
		at, begin, end := strings.IndexByte(text, mark[0]), mark, mark
		if inner := strings.Index(text, "{{"+matchName); inner >= 0 && (at < 0 || inner < at) {
			at, begin, end = inner, "{{"+matchName, "}}"
		}
		if at < 0 {
			out.WriteString(text)
			return out.String()
		}
		out.WriteString(text[:at])
		number, after, _ := strings.Cut(text[at+len(begin):], end)
		out.WriteString(found(number))
		text = after
	}
}

// trim takes the texts out of what was found that the script wants gone.
func (s *running) trim(text string, v macro.Values) string {
	for _, one := range s.Trim {
		if v.NamesStay = false; one != "" {
			if one = macro.Expand(one, v); one != "" {
				text = strings.ReplaceAll(text, one, "")
			}
		}
	}
	return text
}
