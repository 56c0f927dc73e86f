package output

import (
	"bytes"
	"strings"
	"unicode"
)

// When an answer repeats itself: its last 200 characters were seen four times in a row, or
// one line of several words twelve times.
const (
	loopChars  = 800
	loopCopies = 4
	loopLines  = 12
)

// A server may itself take this for a loop: the same token, up to a length in bytes, a number of times in a row.
const (
	circleToken  = 32
	circleCopies = 30
)

// documentPatience is how many times more of the same a document may hold: a table of the same few cells, or
// a form that is filled in by hand, is no loop, but one that does not end is.
const documentPatience = 25

// How a loopGuard searches.
const (
	longestPeriod = 4 << 10 // of what is repeated
	needle        = 32      // bytes that are sought in what came before
	probeEvery    = 128     // bytes between two searches
)

// A LoopGuard notices that a text repeats itself. It compares each byte with the one a
// period before, and seeks a period only now and then, so that a byte costs nanoseconds.
type LoopGuard struct {
	Document bool
	tail     []byte
	size     int // bytes so far; tail holds the last of them
	period   int // of the repetition that may have begun; 0: none
	run      int // bytes that equal the one a period before
	probed   int // size at the last search

	line, last []byte
	same       int // times that last was seen in a row
	kept       int // where the first of them ends
}

// Add takes a piece of text. Once the text repeats itself, it gives where the repetition
// began and how long what is repeated is.
func (g *LoopGuard) Add(piece string) (from, period int, loops bool) {
	for i := range len(piece) {
		g.tail = append(g.tail, piece[i])
		g.size++
		n := len(g.tail) - 1
		switch {
		case g.period == 0:
		case g.tail[n] == g.tail[n-g.period]:
			if g.run++; g.run >= (g.patience()*loopCopies-1)*g.period && g.run+g.period >= g.patience()*loopChars {
				return g.size - g.run - g.period, g.period, true
			}
		default:
			g.period, g.run = 0, 0
		}
		if g.period == 0 && g.size-g.probed >= probeEvery {
			g.probe()
		}
		if piece[i] == '\n' {
			if g.endLine(); g.same >= g.patience()*loopLines {
				return g.kept, 0, true
			}
		} else if len(g.line) < longestPeriod {
			g.line = append(g.line, piece[i])
		}
	}
	if len(g.tail) > 4*longestPeriod {
		g.tail = append(g.tail[:0], g.tail[len(g.tail)-2*longestPeriod:]...)
	}
	return 0, 0, false
}

// patience is how many times more than a reply the text may repeat itself.
func (g *LoopGuard) patience() int {
	if g.Document {
		return documentPatience
	}
	return 1
}

// Circling reports whether the text ends in one token over and over again, and gives where that began
// and how long the token is.
func (g *LoopGuard) Circling() (from, period int, circles bool) {
	last := len(g.tail) - 1
	for period = 1; period <= circleToken; period++ {
		run := 0
		for run+period <= last && g.tail[last-run] == g.tail[last-run-period] {
			run++
		}
		if run >= (circleCopies-1)*period {
			return g.size - run - period, period, true
		}
	}
	return 0, 0, false
}

// probe seeks the last bytes in what came before them.
func (g *LoopGuard) probe() {
	g.probed = g.size
	n := len(g.tail)
	if n <= needle {
		return
	}
	low := max(0, n-needle-longestPeriod)
	at := bytes.LastIndex(g.tail[low:n-1], g.tail[n-needle:])
	if at < 0 {
		return
	}
	g.period = n - needle - low - at
	for g.run = needle; n-1-g.run-g.period >= 0 && g.tail[n-1-g.run] == g.tail[n-1-g.run-g.period]; g.run++ {
		continue
	}
}

// endLine counts how often a line of several words comes in a row. Blank lines between do
// not part them. Shorter lines, such as those of tables and code, may well come often.
func (g *LoopGuard) endLine() {
	line := bytes.TrimSpace(g.line)
	g.line = g.line[:0]
	if len(line) == 0 {
		return
	}
	if bytes.Equal(line, g.last) {
		g.same++
		return
	}
	g.same, g.kept = -1<<30, g.size
	g.last = append(g.last[:0], line...)
	if words(line) > 1 {
		g.same = 1
	}
}

func words(line []byte) (n int) {
	for field := range bytes.FieldsSeq(line) {
		if bytes.IndexFunc(field, unicode.IsLetter) >= 0 {
			n++
		}
	}
	return n
}

// CutBack keeps of a text that repeats itself from a place on what comes before, up to
// the last end of a sentence in the first copy.
func CutBack(text string, from, period int) string {
	from = min(from, len(text))
	end := min(from+period, len(text))
	for i := end; i >= from && i > 0; i-- {
		if strings.IndexByte(".!?\"'*)\n", text[i-1]) < 0 && !strings.HasSuffix(text[:i], "…") && !strings.HasSuffix(text[:i], "”") {
			continue
		}
		if i < len(text) && text[i] != ' ' && text[i] != '\n' {
			continue
		}
		if kept := strings.TrimSpace(text[:i]); kept != "" {
			return kept
		}
	}
	return strings.TrimSpace(strings.ToValidUTF8(text[:end], ""))
}
