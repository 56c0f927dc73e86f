package speech

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A register is the voice that a stretch of prose is in.
type register int

const (
	narrated  register = iota
	quotation          // within quotes, or a line after a dash
	starred            // a beat in stars: *She laughs.*
	aside              // within parentheses
)

// A run is a stretch of one register, without the marks around it.
type run struct {
	register   register
	start, end int
	newLine    bool // a paragraph ended before it
	open       bool // it goes on from the run before, in the same quotes or stars
}

// registers reads a text from its start, in one piece or sentence by sentence.
type registers struct {
	closer rune // of the quotes that are open; 0 for none
	star   byte // of the stars that are open; 0 for none
	parens int
	dash   bool // the line is spoken because it began with a dash
	last   rune // the last that was not a space
	line   bool // the line has a character already
}

// closers gives the mark that closes the quotes that a mark opens. « and » each begin one kind and end another: the one that
// comes first opens.
var closers = map[rune]rune{'"': '"', '“': '”', '„': '”', '«': '»', '»': '«', '「': '」', '『': '』'}

func (g *registers) closes(r rune) bool {
	return r == g.closer || g.closer == '”' && (r == '“' || r == '"') || g.closer == '"' && r == '”'
}

func (g *registers) now() register {
	switch {
	case g.closer != 0, g.dash:
		return quotation
	case g.parens > 0:
		return aside
	case g.star != 0:
		return starred
	}
	return narrated
}

// read splits the text into runs and remembers what is open at its end. It has a branch for each mark that shows who speaks.
func (g *registers) read(text string) []run {
	var out []run
	start, fresh, open := 0, false, g.closer != 0 || g.star != 0
	end := func(at, next int) {
		if strings.ContainsFunc(text[start:at], audible) {
			out = append(out, run{g.now(), start, at, fresh, open})
			fresh, open = false, false
		}
		start = next
	}
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		next := i + size
		switch {
		case r == '\n':
			end(i, next)
			g.dash, g.star, g.line = false, 0, false
			if lineEnd(text, next) > next && strings.TrimSpace(text[next:lineEnd(text, next)]) == "" || g.last == '\n' {
				g.closer, g.parens = 0, 0 // an unclosed quote takes only the rest of its paragraph
			}
			fresh, open = true, g.closer != 0
			g.last, i = '\n', next
			continue
		case unicode.IsSpace(r):
			i = next
			continue
		case g.closer != 0 && g.closes(r):
			end(i, next)
			g.closer, open = 0, false
		case g.closer == 0 && !g.dash && g.parens == 0 && closers[r] != 0:
			end(i, next)
			g.closer = closers[r]
		case (r == '—' || r == '–') && !g.line:
			g.dash, start = true, next
		case r == '(' && g.closer == 0 && !strings.ContainsRune(":;=", g.last):
			if g.parens == 0 {
				end(i, next)
			}
			g.parens++
		case r == ')' && g.closer == 0 && g.parens > 0:
			if g.parens == 1 {
				end(i, next)
			}
			g.parens--
		case (r == '*' || r == '_') && g.closer == 0 && !g.dash:
			next = len(text) - len(strings.TrimLeft(text[next:], string(r)))
			switch {
			case g.star == byte(r):
				end(i, next)
				g.star = 0
			case g.star == 0 && g.beat(text[next:]):
				end(i, next)
				g.star = byte(r)
			}
		}
		g.last, g.line = r, true
		i = next
	}
	end(len(text), len(text))
	return out
}

// beat reports whether an asterisk opens a beat: no white space follows it, and it is at the start of a line or after
// something that ended. An asterisk within a sentence stresses a word.
func (g *registers) beat(after string) bool {
	next, _ := utf8.DecodeRuneInString(after)
	if after == "" || unicode.IsSpace(next) {
		return false
	}
	return !g.line || text.EndsSentence(g.last) || strings.ContainsRune("\"”“»«」』)*_:", g.last)
}
