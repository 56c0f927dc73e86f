package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// An Answer is what can be said about a text that may still be being written.
type Answer int

// The answers. Unknown means that the next characters decide.
const (
	No Answer = iota
	Yes
	Unknown
)

// EndsSentence reports whether r is a mark that can end a sentence.
func EndsSentence(r rune) bool {
	switch r {
	case '.', '!', '?', '…', '。', '！', '？':
		return true
	}
	return false
}

// SentenceEnd says whether the mark r, which stops before byte i of s, ends a sentence, and where the closing marks that
// belong to the sentence stop. More of a text that is not final may come. It is the only judge of where sentences end.
//
// The end of a text ends a sentence, and so does a mark with white space after it, unless the next word begins with a small
// letter ("Go!" she said) or the mark is the full stop of a title, an initial, an abbreviation, the number of a list item,
// or of what counts before a number ("pp. 7"). The full stops of Chinese and Japanese need no white space.
//
// Unicode's sentence boundaries (UAX 29) were no base for this: they know neither abbreviations nor a text that grows.
func SentenceEnd(s string, i int, r rune, final bool) (end int, answer Answer) {
	end, answer = plainEnd(s, i, r, final)
	if answer != Yes || end == len(s) || strings.ContainsRune("。！？", r) {
		return end, answer
	}
	rest := strings.TrimLeft(s[end:], " \t\r\u00A0")
	if !final && !utf8.FullRuneInString(rest) {
		return end, Unknown
	}
	next, _ := utf8.DecodeRuneInString(rest)
	if unicode.IsLower(next) || r == '.' && end == i && abbreviated(s[:i-1], unicode.IsDigit(next)) {
		return end, No
	}
	return end, Yes
}

// plainEnd is SentenceEnd without regard to the words around the mark, which is the rule of the audits (doc.go says why).
func plainEnd(s string, i int, r rune, final bool) (end int, answer Answer) {
	if !EndsSentence(r) {
		return i, No
	}
	end = i + closingMarks(s[i:])
	switch {
	case !final && (end == len(s) || !utf8.FullRuneInString(s[end:])):
		return end, Unknown
	case end == len(s), strings.ContainsRune("。！？", r):
		return end, Yes
	}
	if space, _ := spaceAt(s, end); !space {
		return end, No
	}
	return end, Yes
}

// closingMarks is the length of the marks that may be between the end of a sentence and the white space after it.
func closingMarks(s string) int {
	return len(s) - len(strings.TrimLeft(s, "\"'”’“»«*_)]」』.!?…。！？"))
}

// abbreviated reports whether a text ends in something that a full stop shortens: a title, a letter, what counts before a
// number, or the number of an item at the beginning of a line.
func abbreviated(s string, beforeNumber bool) bool {
	line := s[strings.LastIndexByte(s, '\n')+1:]
	if number := strings.TrimLeft(line, " >\t"); number != "" && strings.Trim(number, "0123456789") == "" {
		return true
	}
	word := s[strings.LastIndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' })+1:]
	if utf8.RuneCountInString(word) == 1 && word != "I" {
		return true
	}
	lower := strings.ToLower(word)
	return abbreviations[lower] || beforeNumber && counted[lower] || word != "no" && strings.EqualFold(word, "no") // "No. 5" is short for a number, "no." is not
}

// counted are followed by a number where they are short for something, as in "pp. 7".
var counted = setOf(`pp ll nos núm num vols abb abs art bd kap cap chap ch pág págs sec sect col ed`)

var abbreviations = setOf(`mr mrs ms dr prof st mt jr sr vs gen col sgt capt lt rev hon
	e.g i.e cf approx fig vol p.s u.s a.m p.m z.b d.h bzw ca nr hr fr mme mlle sra`)
