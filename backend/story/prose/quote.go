package prose

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A quotePair is what opens and closes speech. It is from the table that the rest of the program finds speech by.
type quotePair struct {
	open, close string
	closers     string // the mark that closes it and those that do in its place
}

// A quoteIndex numbers the pairs of quotes that can enclose speech. A single quote is not among them: it cannot be told
// from an apostrophe.
type quoteIndex uint8

const (
	quotesStraight quoteIndex = iota
	quotesCurly
	quotesAngle
	quotesCorner
	quotesLow     // as in German
	quotesInwards // angles that point inwards, as in German and Danish
	quoteKinds
)

var quotePairs = readQuotePairs()

func readQuotePairs() (all [quoteKinds]quotePair) {
	for q, open := range [quoteKinds]string{`"`, "“", "«", "「", "„", "»"} {
		closers := text.SpeechClosers(open)
		_, size := utf8.DecodeRuneInString(closers)
		all[q] = quotePair{open, closers[:size], closers}
	}
	return all
}

func (q quoteIndex) pair() quotePair { return quotePairs[q] }

// closes says whether a mark closes speech in these quotes. What German opens low is closed by what a keyboard has; speech
// in other quotes takes another mark only where its own does not come (see speech).
func (q quoteIndex) closes(mark string) bool {
	pair := quotePairs[q]
	return mark == pair.close || q == quotesLow && strings.Contains(pair.closers, mark)
}

// nests says whether speech in these quotes can hold the same quotes again.
func (q quoteIndex) nests() bool {
	return q == quotesCurly || q == quotesAngle || q == quotesCorner
}

// quoteMark gives the size of the quote at byte i of s, or 0.
func quoteMark(s string, i int) int {
	switch s[i] {
	case '"':
		return 1
	case "“"[0], "«"[0], "「"[0]: // no other mark begins with another byte
		for _, pair := range quotePairs {
			for _, mark := range [...]string{pair.open, pair.close} {
				if strings.HasPrefix(s[i:], mark) {
					return len(mark)
				}
			}
		}
	}
	return 0
}

// A quoteFinder finds the speech of one paragraph. It remembers for each pair of quotes how far a search for the end can
// be trusted, without which ten thousand quotes that nothing closes would each be searched for to the paragraph's end.
type quoteFinder struct {
	text string
	kept []text.Span
	uneven,
	unclosed [quoteKinds]bool
}

// speech reads the speech that begins at i. Quotes within quotes of the same kind are part of it. What nothing closes
// takes the rest of its paragraph, for so goes the speech of several paragraphs, or what is there before a straight quote
// that can only open the next; low and corner quotes, which do not, and angles that point inwards, must be closed.
func (f *quoteFinder) speech(i int, p text.Span) (piece, bool) {
	s := f.text
	size := quoteMark(s, i)
	if size == 0 {
		return piece{}, false
	}
	for q := range quoteKinds {
		pair := q.pair()
		if s[i:i+size] != pair.open {
			continue
		}
		// Inches, or the end of speech whose beginning is missing.
		if q == quotesStraight && !opens(s, i, p) && closes(s, i, p) {
			return piece{}, false
		}
		out := piece{kind: pieceSpeech, quote: q, open: size}
		if at, n := f.end(q, i+size, p.End); n > 0 {
			out.Span, out.close = text.Span{Start: i, End: at + n}, n
			if q == quotesStraight && opens(s, at, p) && !closes(s, at, p) {
				out.Span, out.close = text.Span{Start: i, End: at}, 0
			}
			return out, true
		}
		if q > quotesAngle {
			return piece{}, false
		}
		if q == quotesCurly {
			if at, n := f.end(quotesStraight, i+size, p.End); n > 0 {
				out.Span, out.close = text.Span{Start: i, End: at + n}, n
				return out, true
			}
		}
		out.Span = text.Span{Start: i, End: p.End}
		return out, true
	}
	return piece{}, false
}

// opens reports whether the straight quote at i is where speech begins: after white space and before none.
func opens(s string, i int, p text.Span) bool {
	return (i == p.Start || text.SpaceBefore(s, i)) && i+1 < p.End && !spaceAfter(s, i+1)
}

// closes reports whether the straight quote at i is where speech ends: before white space and after none.
func closes(s string, i int, p text.Span) bool {
	return i > p.Start && !text.SpaceBefore(s, i) && (i+1 >= p.End || spaceAfter(s, i+1))
}

// end finds the quote that closes speech in quotes q from byte i on, and its size.
func (f *quoteFinder) end(q quoteIndex, i, limit int) (at, size int) {
	if f.unclosed[q] {
		return 0, 0
	}
	if q.nests() && !f.uneven[q] {
		if at, size = f.scan(q, i, limit, true); size > 0 {
			return at, size
		}
		f.uneven[q] = true
	}
	at, size = f.scan(q, i, limit, false)
	f.unclosed[q] = size == 0
	return at, size
}

func (f *quoteFinder) scan(q quoteIndex, i, limit int, nested bool) (at, size int) {
	s, pair, depth := f.text, q.pair(), 0
	for i < limit {
		if s[i] == '*' {
			if run, ok := keptAt(f.kept, i); ok {
				i = run.End
				continue
			}
		}
		n := quoteMark(s, i)
		switch {
		case n == 0:
			n = 1
		case q.closes(s[i : i+n]):
			if depth == 0 {
				return i, n
			}
			depth--
		case nested && s[i:i+n] == pair.open:
			depth++
		}
		i += n
	}
	return 0, 0
}
