package fact

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"terzetto/backend/document/search"
)

// leastQuoted is how many words prove something, and leastLetters how many characters do in writing without spaces.
const (
	leastQuoted  = 3
	leastLetters = 6
)

// A heard message is its letters and digits without capitals, with one space for whatever is between them, and for each byte
// where in the message it is from. The last entry is where the last letter ends.
type heard struct {
	text string
	at   []int
}

// find gives where in a message the piece is that a quote repeats. Marks of quotation, dashes, emphasis, capitals and white space
// may differ, and the quote may be given in pieces with an ellipsis between them, of which the longest counts.
func (h heard) find(quote string) (from, to int, ok bool) {
	best := ""
	for part := range strings.SplitSeq(strings.ReplaceAll(quote, "...", "…"), "…") {
		if len(part) > len(best) {
			best = part
		}
	}
	needle := hear(best).text
	if needle == "" || !proves(best) {
		return 0, 0, false
	}
	for i := range h.places(needle) {
		return h.at[i], h.at[i+len(needle)], true
	}
	return 0, 0, false
}

// places yields where whole words are in what was heard.
func (h heard) places(needle string) iter.Seq[int] {
	return func(yield func(int) bool) {
		for from := 0; from <= len(h.text)-len(needle); {
			i := strings.Index(h.text[from:], needle)
			if i < 0 {
				return
			}
			i += from
			if !splitsWord(h.text, i) && !splitsWord(h.text, i+len(needle)) && !yield(i) {
				return
			}
			_, size := utf8.DecodeRuneInString(h.text[i:])
			from = i + size
		}
	}
}

// has reports whether words were heard.
func (h heard) has(needle string) bool {
	for range h.places(needle) {
		return true
	}
	return false
}

// splitsWord reports whether a place in the letters of a text is within a word.
func splitsWord(text string, at int) bool {
	if at == 0 || at == len(text) {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	return isLetter(before) && isLetter(after) && !unspaced(before) && !unspaced(after)
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// unspaced reports whether a character is of a script that puts no spaces between words.
func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}

// proves reports whether words are enough to prove something.
func proves(quote string) bool {
	words, unspacedLetters := 0, 0
	for w := range search.Words(search.Normal(quote)) {
		if first, _ := utf8.DecodeRuneInString(w.Text); !unspaced(first) {
			words++
		}
	}
	for _, r := range quote {
		if unspaced(r) {
			unspacedLetters++
		}
	}
	return words >= leastQuoted || unspacedLetters >= leastLetters
}

// hear reads a text.
func hear(of string) heard {
	text, at := make([]byte, 0, len(of)), make([]int, 0, len(of)+1)
	end, gap := 0, false
	for i := 0; i < len(of); {
		size, plain := 1, of[i] < utf8.RuneSelf && (i+1 == len(of) || of[i+1] < utf8.RuneSelf)
		var lower string
		switch {
		case !plain:
			size = max(1, norm.NFC.NextBoundaryInString(of[i:], true)) // one character with its marks
			if whole := norm.NFC.String(of[i : i+size]); startsWord(whole) {
				lower = strings.ToLower(whole)
			}
		case startsWord(of[i : i+1]):
			lower = of[i : i+1]
		}
		if lower == "" {
			gap = true
			i += size
			continue
		}
		if gap && len(text) > 0 {
			text, at = append(text, ' '), append(at, end)
		}
		gap = false
		if plain && lower[0] <= 'Z' && lower[0] >= 'A' {
			text, at = append(text, lower[0]+'a'-'A'), append(at, i)
		} else {
			text = append(text, lower...)
			for range len(lower) {
				at = append(at, i)
			}
		}
		i += size
		end = i
	}
	return heard{string(text), append(at, end)}
}

func startsWord(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return isLetter(first)
}
