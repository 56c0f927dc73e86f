package habit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A word is a word of a text in lower case, with what is around it.
type word struct {
	text    []byte // valid until the next word; a curly apostrophe is made straight
	start   int    // in the text
	end     int
	joined  bool // nothing but spaces is between it and the word before
	inside  bool // a sentence has begun before it
	capital bool
}

// readWords reads the words of a text, of which code and quoted lines are no part. A word with a digit is none. Letters of
// a script that puts no spaces between words are none either, and are counted instead.
func readWords(s string, visit func(word)) (unspaced int) {
	r := reader{s: s, visit: visit}
	last := 0
	for code := range text.CodeBlocks(s) {
		r.read(last, code.Start)
		last = code.End
	}
	r.read(last, len(s))
	return r.unspaced
}

type reader struct {
	s        string
	visit    func(word)
	buf      []byte
	unspaced int
}

// read reads a part of the text without code blocks.
func (r *reader) read(i, end int) {
	joined, inside, fresh := false, false, true
	for i < end {
		if fresh && quoted(r.s[i:end]) {
			i = text.LineAt(r.s, i, end).End
			joined, inside = false, false
			continue
		}
		c, size := utf8.DecodeRuneInString(r.s[i:end])
		switch {
		case c == '`':
			i += text.CodeSpan(r.s[i:end])
			joined, fresh = false, false
			continue
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			from := i
			plain, capital := r.word(&i, end)
			if plain && !strings.HasPrefix(r.s[i:end], "://") {
				r.visit(word{text: r.buf, start: from, end: i, joined: joined, inside: inside, capital: capital})
			}
			joined, inside, fresh = plain, true, false
			continue
		case c == ' ' || c == '\u00a0' || c == '\u202f' || c == '\t':
		case c == '\n':
			joined, inside, fresh = false, false, true
			i += size
			continue
		default:
			joined = false
			if strings.ContainsRune(`.!?…:"“”„«»*`, c) {
				inside = false
			}
		}
		if c > ' ' {
			fresh = false
		}
		i += size
	}
}

// quoted reports whether a line is a quotation of something that was said before.
func quoted(line string) bool {
	return strings.HasPrefix(strings.TrimLeft(line[:min(4, len(line))], " "), ">")
}

// word reads the letters from i on into buf. plain: it is a word that may be part of a phrase.
func (r *reader) word(i *int, end int) (plain, capital bool) {
	r.buf, plain = r.buf[:0], true
	for first := true; *i < end; first = false {
		c, size := utf8.DecodeRuneInString(r.s[*i:end])
		switch {
		case unicode.In(c, unspacedScripts()...):
			r.unspaced++
			plain = false
		case unicode.IsLetter(c):
			capital = capital || first && unicode.IsUpper(c)
			r.buf = utf8.AppendRune(r.buf, unicode.ToLower(c))
		case unicode.IsMark(c) && !first:
			r.buf = utf8.AppendRune(r.buf, c)
		case unicode.IsDigit(c):
			plain = false
		case (c == '\'' || c == '’' || c == '-' || c == '‐') && !first && letterAfter(r.s[*i+size:end]):
			if c == '’' {
				c = '\''
			}
			r.buf = utf8.AppendRune(r.buf, c)
		default:
			return plain && len(r.buf) <= longestWord, capital
		}
		*i += size
	}
	return plain && len(r.buf) <= longestWord, capital
}

// longestWord is how many bytes a word has at most that may be part of a phrase.
const longestWord = 64

func letterAfter(s string) bool {
	c, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(c)
}

// unspacedScripts are those in which no spaces are between words.
func unspacedScripts() []*unicode.RangeTable {
	return []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}
}
