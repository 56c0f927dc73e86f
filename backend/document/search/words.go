package search

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	// gram is how many characters a word has where writing puts no space between words.
	gram = 3
	// longest is the most bytes of a word that count; what is longer is no word of a language.
	longest = 64
)

// A Word is one word of a text as the index keeps it.
type Word struct {
	Text  string // folded
	Start int    // bytes of the text
	End   int
	ends  [gram]int // where each of its characters ends, for a word without spaces around it
	run   bool      // such a word
	last  bool      // fewer than gram characters follow it
}

// Normal is a text in the form that Words wants: marks joined with their letters.
func Normal(text string) string { return norm.NFC.String(strings.ToValidUTF8(text, "\uFFFD")) }

// Words gives the words of a Normal text in their order.
func Words(text string) iter.Seq[Word] {
	return func(yield func(Word) bool) {
		var folded []byte
		start := -1
		flush := func(end int) bool {
			if start < 0 {
				return true
			}
			w := Word{Text: string(folded[:cut(folded)]), Start: start, End: end}
			start, folded = -1, folded[:0]
			return w.Text == "" || yield(w)
		}
		for at := 0; at < len(text); {
			r, size := utf8.DecodeRuneInString(text[at:])
			switch class(r) {
			case spaceless:
				if !flush(at) {
					return
				}
				end := at
				for _, next := range text[at:] {
					if class(next) != spaceless {
						break
					}
					end += utf8.RuneLen(next)
				}
				if !grams(text, at, end, yield) {
					return
				}
				at = end
				continue
			case letter:
				if start < 0 {
					start = at
				}
				folded = fold(folded, r)
			case mark: // part of a word, and nothing by itself
			case gap:
				if !flush(at) {
					return
				}
			}
			at += size
		}
		flush(len(text))
	}
}

// cut is the length of what counts of a word, whole characters.
func cut(folded []byte) int {
	if len(folded) <= longest {
		return len(folded)
	}
	n := longest
	for n > 0 && !utf8.RuneStart(folded[n]) {
		n--
	}
	return n
}

// grams gives the words that begin at each character of a stretch without spaces.
func grams(text string, from, to int, yield func(Word) bool) bool {
	for at := from; at < to; {
		w := Word{Start: at, run: true}
		end, n := at, 0
		var folded []byte
		for n < gram && end < to {
			r, size := utf8.DecodeRuneInString(text[end:])
			folded = fold(folded, r)
			end += size
			w.ends[n] = end
			n++
		}
		w.last = n < gram
		for i := n; i < gram; i++ {
			w.ends[i] = end
		}
		w.Text, w.End = string(folded), end
		if !yield(w) {
			return false
		}
		at = w.ends[0]
	}
	return true
}

// Index is a text as the index takes it in: its folded words with spaces between them.
func Index(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for w := range Words(Normal(text)) {
		b.WriteString(w.Text)
		b.WriteByte(' ')
	}
	return b.String()
}

type kind int

const (
	gap kind = iota
	letter
	mark
	spaceless
)

// Spaceless reports that a character belongs to a script that puts no spaces between words.
func Spaceless(r rune) bool { return class(r) == spaceless }

// class says what a character is to words.
func class(r rune) kind {
	switch {
	case r < utf8.RuneSelf:
		if '0' <= r && r <= '9' || 'a' <= r|0x20 && r|0x20 <= 'z' {
			return letter
		}
		return gap
	case 0x4E00 <= r && r <= 0x9FFF, 0xAC00 <= r && r <= 0xD7A3, 0x3041 <= r && r <= 0x3096, 0x30A1 <= r && r <= 0x30FA:
		return spaceless // nearly all of what the tables below know, without a look into them
	case r == 0xAD, r == 0x640, 0x200B <= r && r <= 0x200F, unicode.Is(unicode.Mn, r), unicode.Is(unicode.Me, r):
		return mark // also soft hyphens, joiners and the stroke that only makes Arabic words longer
	case r < 0xE00: // Latin to Sinhala: scripts with spaces
	case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Bopomofo, unicode.Yi,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar, unicode.Tibetan), r == 'ー', r == '々':
		if unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r) {
			return spaceless
		}
		return gap
	case r >= 0x2600 && r != utf8.RuneError && unicode.Is(unicode.So, r):
		return spaceless
	}
	if unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.Is(unicode.Mc, r) {
		return letter
	}
	return gap
}

// fold appends a character without case, marks and width.
func fold(to []byte, r rune) []byte {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r |= 0x20
		}
		return append(to, byte(r))
	}
	if to, done := appendSpelling(to, r); done {
		return to
	}
	if class(r) == spaceless && !unicode.Is(unicode.Katakana, r) {
		return utf8.AppendRune(to, r) // Hangul and voiced kana stay whole
	}
	var one [utf8.UTFMax]byte
	n := utf8.EncodeRune(one[:], r)
	apart := norm.NFKD.Properties(one[:n]).Decomposition()
	if apart == nil || unicode.Is(unicode.Katakana, r) && r < 0xFF00 {
		return lower(to, r)
	}
	for len(apart) > 0 {
		part, size := utf8.DecodeRune(apart)
		apart = apart[size:]
		if class(part) == letter || class(part) == spaceless {
			to = lower(to, part)
		}
	}
	return to
}

// lower appends a character in lower case.
func lower(to []byte, r rune) []byte {
	if to, done := appendSpelling(to, r); done {
		return to
	}
	return utf8.AppendRune(to, unicode.ToLower(r))
}

// appendSpelling appends what people type for a letter that no table of Unicode takes apart.
func appendSpelling(to []byte, r rune) ([]byte, bool) {
	switch r {
	case 'ß', 'ẞ':
		return append(to, "ss"...), true
	case 'æ', 'Æ':
		return append(to, "ae"...), true
	case 'œ', 'Œ':
		return append(to, "oe"...), true
	case 'ø', 'Ø':
		return append(to, 'o'), true
	case 'ł', 'Ł':
		return append(to, 'l'), true
	case 'đ', 'Đ':
		return append(to, 'd'), true
	case 'ı':
		return append(to, 'i'), true
	case 'ς':
		return append(to, "σ"...), true
	}
	return to, false
}
