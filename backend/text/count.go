package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// CountWords counts the words of s, words being what white space separates.
func CountWords(s string) (count int) {
	for range strings.FieldsSeq(s) {
		count++
	}
	return count
}

// CountParagraphs counts the paragraphs of s that are not blank. Blank lines separate paragraphs.
func CountParagraphs(s string) int {
	count := 0
	for p := range Paragraphs(s) {
		if !blank(s[p.Start:p.End]) {
			count++
		}
	}
	return count
}

// SpaceAt says whether the rune at byte i of s is white space, and how many bytes it takes.
func SpaceAt(s string, i int) (space bool, size int) {
	c := s[i]
	if c < utf8.RuneSelf {
		return c == ' ' || ('\t' <= c && c <= '\r'), 1
	}
	r, size := utf8.DecodeRuneInString(s[i:])
	return unicode.IsSpace(r), size
}

func blank(s string) bool { return strings.TrimSpace(s) == "" }
