package text

import (
	_ "embed" // of the marks
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"
)

// speechRules are the marks of speechmarks.json, from which the page's module is made too.
type speechRules struct {
	Pairs       []speechPair
	Apostrophes string // closing marks that are apostrophes where a letter follows
	Gaps        string // what speech may begin after without white space
	Dashes      string // what a line of dialogue may begin with
	Pauses      string // after which a dash between spaces turns from speech to narration and back
}

// A speechPair is a mark that opens speech, the marks that close it, and what must be on either side of it for that.
// Before is "no word" (no letter or digit, unless it is of a script without spaces) or "gap" (white space, the beginning,
// or one of Gaps); After is "ink" (no white space).
type speechPair struct{ Open, Close, Before, After string }

//go:embed speechmarks.json
var speechMarksJSON []byte

var speechMarks = readSpeechMarks()

func readSpeechMarks() (r speechRules) {
	if err := json.Unmarshal(speechMarksJSON, &r); err != nil {
		panic(err) // the file is part of the program
	}
	return r
}

// SpeechClosers are the marks that close the speech that a mark opens, the usual one first; empty: it opens none.
func SpeechClosers(open string) string {
	for _, pair := range speechMarks.Pairs {
		if pair.Open == open {
			return pair.Close
		}
	}
	return ""
}

// A SpeechTurn is what happens at a mark of speech.
type SpeechTurn int

// The turns. A mark may end one speech and begin the next, where the first was not closed.
const (
	SpeechGoesOn SpeechTurn = iota
	SpeechBegins
	SpeechEnds
	SpeechBeginsAgain
	DialogueBegins // with a dash, to the end of the line
	DialoguePauses // with a dash, for narration in between
	DialogueResumes
)

// A SpeechReader goes through a text from its start and tells where speech begins and ends. Speech that nothing closes
// takes the rest of its paragraph. The zero value is at the start of a text.
type SpeechReader struct {
	closers string // of the speech that it is in; empty for none
	inner   bool   // straight quotes are open within other ones
	dash    bool   // the line began with a dash
	aside   bool   // and narration is between its dashes
	line    bool   // the line has a character already
	last    rune   // the last character; 0 at the start
	ink     rune   // the last one that was no white space
}

// Inside reports whether what comes next is spoken.
func (r *SpeechReader) Inside() bool { return r.closers != "" || r.dash && !r.aside }

// InQuotes reports whether what comes next is in quotes, and InDialogue whether it is in a line after a dash.
func (r *SpeechReader) InQuotes() bool { return r.closers != "" }

// InDialogue reports whether the line began with a dash.
func (r *SpeechReader) InDialogue() bool { return r.dash }

// Next reads the character at byte i of s and says how long it is. It opens no speech where none may begin.
func (r *SpeechReader) Next(s string, i int, may bool) (turn SpeechTurn, size int) {
	c, size := utf8.DecodeRuneInString(s[i:])
	switch {
	case c == '\n':
		r.dash, r.aside, r.line = false, false, false
		if r.last == '\n' {
			r.closers, r.inner = "", false
		}
	case unicode.IsSpace(c):
		if r.last == '\n' {
			return SpeechGoesOn, size // a line of blanks is an empty one
		}
	default:
		after, _ := utf8.DecodeRuneInString(s[i+size:])
		turn = r.mark(c, after, s[i+size:], may)
		r.line, r.ink = true, c
	}
	r.last = c
	return turn, size
}

// mark says what a character does that is no white space.
func (r *SpeechReader) mark(c, after rune, rest string, may bool) SpeechTurn {
	switch {
	case r.closers != "" && strings.ContainsRune(r.closers, c):
		return r.close(c, after)
	case r.closers != "":
	case strings.ContainsRune(speechMarks.Dashes, c) && !r.line:
		if isDialogue(rest) {
			r.dash = true
			return DialogueBegins
		}
	case r.dash && strings.ContainsRune(speechMarks.Dashes, c):
		return r.pause(after)
	case may && !r.dash:
		for _, p := range speechMarks.Pairs {
			if strings.HasPrefix(p.Open, string(c)) && r.may(p, after) {
				r.closers = p.Close
				return SpeechBegins
			}
		}
	}
	return SpeechGoesOn
}

func (r *SpeechReader) close(c, after rune) SpeechTurn {
	opening := isBlank(r.last) && !isBlank(after)
	switch {
	case strings.ContainsRune(speechMarks.Apostrophes, c) && unicode.IsLetter(after):
		return SpeechGoesOn
	case c == '"' && opening && strings.HasPrefix(r.closers, `"`):
		return SpeechBeginsAgain
	case c == '"' && (opening || r.inner):
		r.inner = opening
		return SpeechGoesOn
	}
	r.closers, r.inner = "", false
	return SpeechEnds
}

// pause turns from speech to narration where a dash comes after a pause or clings to the next word, and back.
func (r *SpeechReader) pause(after rune) SpeechTurn {
	spaced := isBlank(r.last) && isBlank(after) && strings.ContainsRune(speechMarks.Pauses, r.ink)
	switch {
	case !r.aside && (spaced || isBlank(r.last) && !isBlank(after)):
		r.aside = true
		return DialoguePauses
	case r.aside && (spaced || !isBlank(r.last)):
		r.aside = false
		return DialogueResumes
	}
	return SpeechGoesOn
}

// may reports whether what is beside a mark lets it open speech.
func (r *SpeechReader) may(p speechPair, after rune) bool {
	if p.After == "ink" && isBlank(after) {
		return false
	}
	switch p.Before {
	case "no word":
		return !unicode.IsLetter(r.last) && !unicode.IsNumber(r.last) || isEastern(r.last)
	case "gap":
		return isBlank(r.last) || strings.ContainsRune(speechMarks.Gaps, r.last)
	}
	return true
}

// isBlank reports whether a character is white space, or none at all.
func isBlank(c rune) bool { return c == 0 || c == utf8.RuneError || unicode.IsSpace(c) }

// isEastern reports whether a character is of a script that needs no spaces between words.
func isEastern(c rune) bool {
	return unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Bopomofo)
}

// shortLine is how many words a line after a dash may have that ends without a mark and is no speech: who said it, or an
// item of a list.
const shortLine = 4

// isDialogue reports whether what follows the dash at the beginning of a line is speech.
func isDialogue(rest string) bool {
	line, _, _ := strings.Cut(rest, "\n")
	line = strings.TrimSpace(line)
	if line == "" {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(line, rules.Closes))
	return EndsSentence(last) || len(strings.Fields(line)) > shortLine
}

// SpokenParts finds what is spoken in a text, with its quotes and without its dashes, in bytes.
func SpokenParts(s string) []Span {
	var out []Span
	var r SpeechReader
	start, inside := 0, false
	end := func(at int) {
		if part := strings.TrimSpace(s[start:at]); inside && part != "" {
			from := start + strings.Index(s[start:at], part)
			out = append(out, Span{Start: from, End: from + len(part)})
		}
		inside = false
	}
	for i := 0; i < len(s); {
		before := r.Inside()
		turn, size := r.Next(s, i, true)
		switch {
		case turn == SpeechBegins, turn == SpeechBeginsAgain:
			end(i)
			start, inside = i, true
		case turn == SpeechEnds:
			end(i + size)
		case turn == DialogueBegins, turn == DialogueResumes:
			start, inside = i+size, true
		case turn == DialoguePauses, before && !r.Inside():
			end(i)
		}
		i += size
	}
	end(len(s))
	return out
}
