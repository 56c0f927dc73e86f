package lorebook

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/document/search"
)

// A text is searched for keys. Before it searches, it asks a small table of the text's three-byte sequences, which
// rules out almost every key of a large book in a few nanoseconds.
type text struct {
	normal string // for patterns
	plain  *index
	lower  *index
}

type index struct {
	text  string
	table [1 << 10]uint64 // 64 Ki bits: about 6 % full for 30 kB of prose
}

func newText(s string) *text { return &text{normal: search.Normal(s)} }

// in gives the text as keys of one kind are searched in it.
func (t *text) in(anyCase bool) *index {
	if anyCase {
		if t.lower == nil {
			t.lower = newIndex(toLower(Fold(t.normal)))
		}
		return t.lower
	}
	if t.plain == nil {
		t.plain = newIndex(Fold(t.normal))
	}
	return t.plain
}

// has searches for a key that is folded as the text is.
func (t *text) has(key string, anyCase, wholeWords bool) bool {
	i := t.in(anyCase)
	if !i.possible(key) {
		return false
	}
	if !wholeWords || strings.Contains(strings.TrimSpace(key), " ") {
		return strings.Contains(i.text, key)
	}
	for at := 0; ; {
		found := strings.Index(i.text[at:], key)
		if found < 0 {
			return false
		}
		start := at + found
		if isWholeWord(i.text, start, start+len(key)) {
			return true
		}
		_, n := utf8.DecodeRuneInString(i.text[start:])
		at = start + n
	}
}

// isWholeWord reports that a place of a text begins and ends where a word may.
func isWholeWord(text string, start, end int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:start])
	first, _ := utf8.DecodeRuneInString(text[start:])
	last, _ := utf8.DecodeLastRuneInString(text[:end])
	after, _ := utf8.DecodeRuneInString(text[end:])
	return (start == 0 || apart(before, first)) && (end == len(text) || apart(after, last))
}

// apart reports that a character beside a key doesn't make it part of a longer word.
func apart(beside, edge rune) bool {
	return !inWord(beside) || search.Spaceless(beside) || search.Spaceless(edge)
}

func inWord(r rune) bool {
	return r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r)
}

// Fold writes a Normal text, or a key, with one kind of quotation marks and one space for a stretch of white space.
// What has no width is dropped.
func Fold(s string) string {
	if !needsFold(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	space := false
	for _, r := range s {
		if unicode.IsSpace(r) {
			if !space {
				b.WriteByte(' ')
			}
			space = true
			continue
		}
		space = false
		switch r {
		case '\u2018', '\u2019', '\u201A', '\u201B', '\u2032', '\u02BC':
			r = '\''
		case '\u201C', '\u201D', '\u201E', '\u201F', '\u2033':
			r = '"'
		case '\u00AD', '\u200B', '\uFEFF':
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// needsFold reports that Fold would change a text.
func needsFold(s string) bool {
	space := false
	for i := range len(s) {
		switch c := s[i]; {
		case c >= utf8.RuneSelf || c < ' ' && unicode.IsSpace(rune(c)) || c == ' ' && space:
			return true
		default:
			space = c == ' '
		}
	}
	return false
}

// toLower is lower case, with the one letter beyond it that patterns take for an ASCII one.
func toLower(text string) string { return strings.ReplaceAll(strings.ToLower(text), "ſ", "s") }

func newIndex(text string) *index {
	i := &index{text: text}
	for at := 0; at+3 <= len(text); at++ {
		word, bit := slot(text[at : at+3])
		i.table[word] |= bit
	}
	return i
}

// possible reports that every three-byte sequence of key may occur in the text.
// Shorter keys are always possible.
func (i *index) possible(key string) bool {
	for at := 0; at+3 <= len(key); at++ {
		if word, bit := slot(key[at : at+3]); i.table[word]&bit == 0 {
			return false
		}
	}
	return true
}

// slot is the place of a three-byte sequence in a table of 64 Ki bits.
func slot(three string) (word, bit uint64) {
	h := (uint32(three[0]) | uint32(three[1])<<8 | uint32(three[2])<<16) * 0x9E3779B1 >> 16
	return uint64(h >> 6), 1 << (h & 63)
}
