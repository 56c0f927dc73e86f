package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// What counts as a repetition of a text's end, in bytes, and how much of a text's
// beginning shows that it is told a second time. A shorter one counts as a whole word of three letters.
const (
	shortWord    = 3
	shortOverlap = 4
	longOverlap  = 20
	retold       = 32
	tailLength   = 32
)

// space is what separates words and paragraphs.
const space = " \t\r\n"

// A Continuation is a text and what a model writes after it.
type Continuation struct {
	Before string
	// Exact says that the server extended the text itself, so that a word may go on where the
	// text ends. Otherwise a model was asked to go on, and what it writes begins with a word.
	Exact bool
}

// Join gives the whole text: what more repeats of the end of the text, or of all of it, is
// left out, and the two are separated as prose is. It always begins with the text, without
// the white space at its end.
func (c Continuation) Join(more string) string {
	before := strings.TrimRight(c.Before, space)
	head := strings.TrimLeft(more, space)
	if before == "" || head == "" {
		return before + head
	}
	if n := c.repetition(before, head); n > 0 {
		rest := head[n:]
		tail := strings.TrimLeft(rest, space)
		return before + gap(rest[:len(rest)-len(tail)]) + tail
	}
	return before + c.seam(before, more[:len(more)-len(head)], head) + head
}

// StartsOver reports whether more tells the text from its beginning instead of going on.
func (c Continuation) StartsOver(more string) bool {
	before, head := strings.TrimRight(c.Before, space), strings.TrimLeft(more, space)
	return sharedPrefix(before, head) >= retold && c.repetition(before, head) == 0
}

// Undecided reports whether what comes after more may still change what Join makes of it.
func (c Continuation) Undecided(more string) bool {
	before, head := strings.TrimRight(c.Before, space), strings.TrimLeft(more, space)
	if utf8.RuneCountInString(head) < 2 || strings.Contains(before, head) || c.StartsOver(more) {
		return true
	}
	n := c.repetition(before, head)
	return n > 0 && strings.Trim(head[n:], space) == ""
}

// repetition is how much of head repeats the end of before.
func (c Continuation) repetition(before, head string) int {
	for n := min(len(before), len(head)); n >= shortWord; n-- {
		if strings.HasSuffix(before, head[:n]) && c.counts(before, head, n) {
			return n
		}
	}
	if sharedPrefix(before, head) < retold {
		return 0
	}
	tail := before[max(0, len(before)-tailLength):]
	if i := strings.Index(head, tail); i >= 0 {
		return i + len(tail)
	}
	return 0
}

// counts reports whether n equal bytes are a repetition and not the way of the language. They
// begin a word. A server that extends the text does not repeat single words by mistake.
func (c Continuation) counts(before, head string, n int) bool {
	at := len(before) - n
	first, _ := utf8.DecodeRuneInString(head)
	if last, _ := utf8.DecodeLastRuneInString(before[:at]); at > 0 && wordRune(last) && wordRune(first) && !unspaced(first) {
		return false
	}
	switch {
	case n < shortOverlap && !wholeWord(head, n):
		return false
	case n >= longOverlap, at == 0:
		return true
	case c.Exact:
		return false
	}
	return strings.IndexFunc(head[:n], wordRune) >= 0
}

// wholeWord reports whether the first n bytes of a text are letters of the Latin alphabet, and a word of their own.
func wholeWord(head string, n int) bool {
	next, _ := utf8.DecodeRuneInString(head[n:])
	return !wordRune(next) && strings.IndexFunc(head[:n], func(r rune) bool { return r > unicode.MaxASCII || !unicode.IsLetter(r) }) < 0
}

// seam is what separates the texts where nothing was repeated; lead is the white space with
// which the model began.
func (c Continuation) seam(before, lead, head string) string {
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(head)
	ended := !wordRune(last) && !strings.ContainsRune(",;-–—([{", last)
	switch {
	case strings.Contains(lead, "\n") && (c.Exact || ended):
		return gap(lead)
	case unspaced(last), unspaced(first):
		return gap(strings.Trim(lead, "\r\n"))
	case lead != "":
		return " "
	case strings.ContainsRune(",.;:!?…)]}’”»", first), strings.ContainsRune("([{“‘«-–—", last):
		return ""
	case (first == '"' || first == '*') && open(before, first), (last == '"' || last == '*') && open(before, last):
		return ""
	case first == '\'' && wordRune(last):
		return ""
	case c.Exact && !strings.ContainsRune(".!?…,;:\"”*)", last):
		return ""
	}
	return " "
}

// gap is white space as prose has it: a paragraph, a line, or one space.
func gap(white string) string {
	switch strings.Count(white, "\n") {
	case 0:
		if white == "" {
			return ""
		}
		return " "
	case 1:
		return "\n"
	}
	return "\n\n"
}

// open reports whether a mark that opens and closes is open at the end of the last paragraph.
func open(before string, mark rune) bool {
	paragraph := before[strings.LastIndexByte(before, '\n')+1:]
	return strings.Count(paragraph, string(mark))%2 == 1
}

// sharedPrefix is the length of the beginning that two texts have in common.
func sharedPrefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// unspaced reports whether a script is written without spaces between its words.
func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer) ||
		strings.ContainsRune("。、！？」「『』", r)
}
