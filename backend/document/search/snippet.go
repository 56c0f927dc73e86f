package search

import (
	"math/bits"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// width is how long a snippet is, in characters: two or three lines of a list.
	width = 160
	// lead is how much of it precedes what was found.
	lead = 40
	// reach is how many bytes of a text are looked at for a snippet. What lies behind is found,
	// and shown from the start of the text.
	reach = 64 << 10
)

// Snippet cuts the part out of a text that says most about a question, on one line, and
// returns the places of the words in it, in UTF-16 units.
func Snippet(text string, q Question) (snippet string, marks [][2]int) {
	text = Normal(head(text, reach))
	from := best(text, q.spans(text))
	snippet = line(text, from)
	marks = [][2]int{}
	for _, s := range q.spans(snippet) {
		start := units(snippet[:s.start])
		end := start + units(snippet[s.start:s.end])
		if n := len(marks); n > 0 && start <= marks[n-1][1] {
			marks[n-1][1] = max(marks[n-1][1], end) // words of a run lie over each other
			continue
		}
		marks = append(marks, [2]int{start, end})
	}
	return snippet, marks
}

// LineOf is how many lines of a text precede the one that has the most words of a question.
func LineOf(text string, q Question) int {
	line, most := 0, 0
	for i, l := range strings.Split(Normal(head(text, reach)), "\n") {
		var seen uint32 // a bit for each of maxTerms
		for _, s := range q.spans(l) {
			seen |= 1 << s.term
		}
		if n := bits.OnesCount32(seen); n > most {
			line, most = i, n
		}
	}
	return line
}

// best is where a snippet begins: a little before what was found.
func best(text string, spans []span) int {
	from := densest(spans)
	if from < width/2 {
		return 0
	}
	for n := 0; n < lead && from > 0; n++ {
		_, size := utf8.DecodeLastRuneInString(text[:from])
		from -= size
	}
	return from
}

// densest is the place where the most terms are close together: the closest of such places, and
// of those the first.
func densest(spans []span) int {
	from, most, closest := 0, 0, 0
	for i, s := range spans {
		var seen uint32 // a bit for each of maxTerms
		size := 0       // up to the last term that is not there before
		for _, near := range spans[i:min(len(spans), i+width)] {
			if near.end-s.start > width-lead { // a snippet begins before it
				break
			}
			if bit := uint32(1) << near.term; seen&bit == 0 {
				seen, size = seen|bit, near.end-s.start
			}
		}
		if n := bits.OnesCount32(seen); n > most || n == most && n > 0 && size < closest {
			from, most, closest = s.start, n, size
		}
	}
	return from
}

// line is the snippet that begins about from: on a word, with white space as one space, and
// without markup.
func line(text string, from int) string {
	var b strings.Builder
	if from > 0 {
		// A little further on a word begins, unless the writing has no spaces.
		if at := strings.IndexFunc(head(text[from:], lead/2), unicode.IsSpace); at >= 0 {
			from += at
		}
		b.WriteString("…")
	}
	rest := strings.TrimSpace(text[from:])
	n, gap := 0, false
	marked, shown := 0, false // where the last marks end, and whether they are no markup
	for i, r := range rest {
		if n >= width && (gap || n >= width+lead/2 || unicode.IsSpace(r)) {
			b.WriteString("…")
			return b.String()
		}
		if unicode.IsSpace(r) {
			gap = true
			continue
		}
		if i >= marked && strings.ContainsRune(markup, r) {
			marked = len(rest) - len(strings.TrimLeft(rest[i:], markup))
			shown = within(rest[:i], rest[i:marked], rest[marked:])
		}
		if i < marked && !shown || (r == '#' || r == '>') && (gap || n == 0) {
			continue
		}
		if gap && n > 0 {
			b.WriteByte(' ')
			n++
		}
		gap = false
		b.WriteRune(r)
		n++
	}
	return b.String()
}

// markup are the characters of markup that may also be within words.
const markup = "*`"

// within reports whether marks are within words, as in 2**10: there they are no markup. Where writing puts no space between
// words, they are.
func within(before, marks, after string) bool {
	left, _ := utf8.DecodeLastRuneInString(before)
	right, _ := utf8.DecodeRuneInString(after)
	b, a := class(left), class(right)
	return b != gap && a != gap && (marks == "*" || b != spaceless && a != spaceless)
}

// head is the start of a text, whole characters.
func head(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most]
}

func units(s string) (n int) {
	for _, r := range s {
		n++
		if r > 0xFFFF {
			n++
		}
	}
	return n
}
