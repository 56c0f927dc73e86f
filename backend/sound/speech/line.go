package speech

import (
	"regexp"
	"strings"
	"time"
	"unicode/utf8"
)

// A Line is text prepared for speech that knows for each byte where in the message it came from.
type Line struct {
	Text string
	from []int // for each byte of Text its place in the message; inserted for what the message does not have
}

// inserted marks a byte that the message does not have, such as the full stop after a heading.
const inserted = -1

// verbatim is an unchanged message.
func verbatim(s string) Line {
	from := make([]int, len(s))
	for i := range from {
		from[i] = i
	}
	return Line{s, from}
}

// slice is the part of the line between two of its bytes.
func (l Line) slice(i, j int) Line { return Line{l.Text[i:j], l.from[i:j]} }

// trim is the line without white space around it.
func (l Line) trim() Line {
	i := len(l.Text) - len(strings.TrimLeft(l.Text, " \t\r\n\u00A0"))
	return l.slice(i, max(i, len(strings.TrimRight(l.Text, " \t\r\n\u00A0"))))
}

// shift gives the same line for a message in which it begins offset bytes later.
func (l Line) shift(offset int) Line {
	from := make([]int, len(l.from))
	for i, at := range l.from {
		from[i] = at
		if at != inserted {
			from[i] += offset
		}
	}
	return Line{l.Text, from}
}

// origin gives the bytes of the message from which the bytes i to j of the line came; ok is false where all of them
// were inserted.
func (l Line) origin(i, j int) (s Span, ok bool) {
	for ; i < j; i++ {
		at := l.from[i]
		switch {
		case at == inserted:
		case !ok:
			s, ok = Span{at, at + 1}, true
		default:
			s = Span{min(s.Start, at), max(s.End, at+1)}
		}
	}
	return s, ok
}

// replaceMatches gives the line with what put writes in place of each match. put gets the submatches in bytes of the line.
func (l Line) replaceMatches(what *regexp.Regexp, put func(b *lines, match []int)) Line {
	matches := what.FindAllStringSubmatchIndex(l.Text, -1)
	if matches == nil {
		return l
	}
	var b lines
	last := 0
	for _, m := range matches {
		b.copy(l, last, m[0])
		put(&b, m)
		last = m[1]
	}
	b.copy(l, last, len(l.Text))
	return b.line()
}

// lines builds a Line out of parts of another.
type lines struct {
	text strings.Builder
	from []int
}

func (b *lines) copy(l Line, i, j int) {
	b.text.WriteString(l.Text[i:j])
	b.from = append(b.from, l.from[i:j]...)
}

func (b *lines) insert(s string) {
	b.text.WriteString(s)
	for range len(s) {
		b.from = append(b.from, inserted)
	}
}

// replace writes s in place of what begins at byte i.
func (b *lines) replace(s string, l Line, i int) {
	b.text.WriteString(s)
	for range len(s) {
		b.from = append(b.from, l.from[i])
	}
}

func (b *lines) line() Line { return Line{b.text.String(), b.from} }

// A Span is a half-open range.
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// A TextRange is a range of a text, counted in bytes for Go and in UTF-16 units for a window.
type TextRange struct {
	Bytes Span `json:"bytes"`
	UTF16 Span `json:"utf16"`
}

// A Cue lights one word while it is heard.
type Cue struct {
	Start   time.Duration
	End     time.Duration
	Word    string    // as it is spoken
	Spoken  TextRange // in the line's Text
	Message TextRange // in the message; of no length where the word is not in the message
}

// Cues gives the time of each word of the line and its place in the line and in the message, which is the text that the line
// was made from.
func (l Line) Cues(words []WordTime, message string) []Cue {
	spoken, written := NewRuler(l.Text), NewRuler(message)
	out := make([]Cue, 0, len(words))
	for _, w := range words {
		if w.From < 0 || w.To > len(l.Text) || w.From >= w.To {
			continue
		}
		c := Cue{Start: w.Start, End: w.End, Word: l.Text[w.From:w.To], Spoken: spoken.Range(Span{w.From, w.To})}
		if s, ok := l.origin(w.From, w.To); ok && s.End <= len(message) {
			c.Message = written.Range(s)
		}
		out = append(out, c)
	}
	return out
}

// A Ruler counts UTF-16 units. It moves forward, and starts over when it is asked for an earlier place.
type Ruler struct {
	text  string
	at    int // bytes
	units int
}

// NewRuler measures places in a text.
func NewRuler(text string) *Ruler { return &Ruler{text: text} }

// Range gives a range of bytes in both counts.
func (r *Ruler) Range(s Span) TextRange {
	return TextRange{Bytes: s, UTF16: Span{r.measure(s.Start), r.measure(s.End)}}
}

func (r *Ruler) measure(byte int) int {
	if byte < r.at {
		r.at, r.units = 0, 0
	}
	for r.at < byte {
		c, size := utf8.DecodeRuneInString(r.text[r.at:])
		r.at += size
		r.units++
		if c > 0xFFFF {
			r.units++
		}
	}
	return r.units
}
