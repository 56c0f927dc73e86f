package fact

import (
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

// find gives the piece of a message that a quote repeats, as it is there. Marks of quotation, dashes, emphasis, capitals and
// white space may differ, and the quote may be given in two pieces with an ellipsis between them, of which the longer counts.
func find(message, quote string) (piece string, ok bool) {
	quote = strings.TrimSpace(strings.Trim(strings.TrimSpace(quote), `"'“”„«»‘’*_`))
	best := ""
	for part := range strings.SplitSeq(strings.ReplaceAll(quote, "...", "…"), "…") {
		if len(part) > len(best) {
			best = part
		}
	}
	needle, _ := letters(best)
	if !proves(best) || needle == "" {
		return "", false
	}
	text, at := letters(message)
	from := 0
	for {
		i := strings.Index(text[from:], needle)
		if i < 0 {
			return "", false
		}
		i += from
		end := i + len(needle)
		if !splitsWord(text, i) && !splitsWord(text, end) {
			return message[at[i]:at[end]], true
		}
		from = i + 1
		for from < len(text) && !utf8.RuneStart(text[from]) {
			from++
		}
	}
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
	for range search.Words(search.Normal(quote)) {
		words++
	}
	for _, r := range quote {
		if unspaced(r) {
			unspacedLetters++
		}
	}
	if unspacedLetters > 0 {
		return unspacedLetters >= leastLetters
	}
	return words >= leastQuoted
}

// letters are the letters and digits of a text without capitals, with one space for whatever is between them, and for each byte
// where it is from. The last entry is where the last letter ends.
func letters(of string) (text string, at []int) {
	var b strings.Builder
	at = make([]int, 0, len(of)+1)
	end, gap := 0, false
	for i := 0; i < len(of); {
		size := norm.NFC.NextBoundaryInString(of[i:], true) // one character with its marks
		if size <= 0 {
			size = len(of) - i
		}
		whole := norm.NFC.String(of[i : i+size])
		first, _ := utf8.DecodeRuneInString(whole)
		if !isLetter(first) {
			gap = true
			i += size
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
			at = append(at, end)
		}
		gap = false
		lower := strings.ToLower(whole)
		b.WriteString(lower)
		for range len(lower) {
			at = append(at, i)
		}
		i += size
		end = i
	}
	return b.String(), append(at, end)
}
