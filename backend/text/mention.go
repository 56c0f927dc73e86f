package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Mentions finds which of names are mentioned in a text as @Name or @{Name}, in the order of
// their first mention and each once, by their places in names. Case does not matter, the
// longest name that fits wins, and an @ inside of a word, as in an address, mentions nobody.
func Mentions(text string, names []string) []int {
	var found []int
	seen := make([]bool, len(names))
	before := ' '
	for i, r := range text {
		if r == '@' && !inWord(before) {
			if n := mentioned(text[i+1:], names); n >= 0 && !seen[n] {
				seen[n] = true
				found = append(found, n)
			}
		}
		before = r
	}
	return found
}

// mentioned is the place of the longest name with which a text begins; -1 when there is none.
func mentioned(text string, names []string) int {
	best, length := -1, 0
	inner, braced := strings.CutPrefix(text, "{")
	for i, name := range names {
		name = strings.TrimSpace(name)
		if name == "" || len(name) <= length {
			continue
		}
		rest, fits := "", false
		if braced {
			rest, fits = cutFold(inner, name)
			fits = fits && strings.HasPrefix(rest, "}")
		} else {
			rest, fits = cutFold(text, name)
			next, _ := utf8.DecodeRuneInString(rest)
			fits = fits && (rest == "" || !inWord(next))
		}
		if fits {
			best, length = i, len(name)
		}
	}
	return best
}

// cutFold takes a prefix off a text whatever its case.
func cutFold(text, prefix string) (rest string, ok bool) {
	for prefix != "" {
		a, n := utf8.DecodeRuneInString(prefix)
		b, m := utf8.DecodeRuneInString(text)
		if m == 0 || a != b && unicode.ToLower(a) != unicode.ToLower(b) {
			return "", false
		}
		prefix, text = prefix[n:], text[m:]
	}
	return text, true
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }
