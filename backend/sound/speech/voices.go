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

// registers reads a text from its start, in one piece or sentence by sentence. What is speech, its reader knows.
type registers struct {
	speech text.SpeechReader
	star   byte // of the stars that are open; 0 for none
	code   bool // within backticks, where nothing else is a mark
	parens int
	last   rune // the last that was not a space
	line   bool // the line has a character already
}

func (g *registers) now() register {
	switch {
	case g.speech.Inside():
		return quotation
	case g.parens > 0:
		return aside
	case g.star != 0:
		return starred
	}
	return narrated
}

// read splits the text into runs and remembers what is open at its end. It has a branch for each mark that shows who speaks.
func (g *registers) read(s string) []run {
	var out []run
	start, fresh, open := 0, false, g.speech.InQuotes() || g.star != 0
	end := func(what register, at, next int) {
		if strings.ContainsFunc(s[start:at], audible) {
			out = append(out, run{what, start, at, fresh, open})
			fresh, open = false, false
		}
		start = next
	}
	for i := 0; i < len(s); {
		r, _ := utf8.DecodeRuneInString(s[i:])
		was := g.now()
		turn, size := g.speech.Next(s, i, g.parens == 0)
		next := i + size
		switch {
		case r == '\n':
			end(was, i, next)
			g.star, g.line, g.code = 0, false, false
			if !g.speech.InQuotes() && g.last == '\n' {
				g.parens = 0
			}
			fresh, open = true, g.speech.InQuotes()
			g.last, i = '\n', next
			continue
		case unicode.IsSpace(r):
			i = next
			continue
		case turn != text.SpeechGoesOn:
			end(was, i, next)
			open = false
		case g.speech.InQuotes():
		case r == '`':
			g.code = !g.code
		case g.code:
		case r == '(' && opensAside(s[:i]):
			if g.parens == 0 {
				end(was, i, next)
			}
			g.parens++
		case r == ')' && g.parens > 0:
			if g.parens == 1 {
				end(was, i, next)
			}
			g.parens--
		case (r == '*' || r == '_') && !g.speech.InDialogue():
			next = len(s) - len(strings.TrimLeft(s[next:], string(r)))
			for at := i + size; at < next; at += size {
				g.speech.Next(s, at, false)
			}
			switch {
			case g.star == byte(r):
				end(was, i, next)
				g.star = 0
			case g.star == 0 && g.beat(s[next:]):
				end(was, i, next)
				g.star = byte(r)
			}
		}
		g.last, g.line = r, true
		i = next
	}
	end(g.now(), len(s), len(s))
	return out
}

// opensAside reports whether a parenthesis after this is one of an aside, and not of a face, f(x) or word(s).
func opensAside(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	return !audible(last) && !strings.ContainsRune(":;=)", last)
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
