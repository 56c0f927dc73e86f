package text

import (
	_ "embed"
	"encoding/json"
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

// endRules are the marks and abbreviations of sentenceend.json, from which the page's module is made too.
type endRules struct {
	Ends              string   // marks that can end a sentence
	EndsWithoutSpace  string   // those of them that need no white space after them
	Closes            string   // marks that may follow them within the sentence
	Short             wordList // what a full stop shortens
	ShortBeforeNumber wordList // what it shortens only where a number follows, as in "pp. 7"

	closing string // Closes and Ends
}

// A wordList is a set of words, written with spaces between them.
type wordList map[string]bool

// UnmarshalText splits the words.
func (w *wordList) UnmarshalText(words []byte) error {
	*w = wordList{}
	for word := range strings.FieldsSeq(string(words)) {
		(*w)[word] = true
	}
	return nil
}

//go:embed sentenceend.json
var endRulesJSON []byte

var rules = readEndRules()

func readEndRules() (r endRules) {
	if err := json.Unmarshal(endRulesJSON, &r); err != nil {
		panic(err) // the file is part of the program
	}
	r.closing = r.Closes + r.Ends
	return r
}

// EndsSentence reports whether r is a mark that can end a sentence.
func EndsSentence(r rune) bool { return strings.ContainsRune(rules.Ends, r) }

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
	if answer != Yes || end == len(s) || strings.ContainsRune(rules.EndsWithoutSpace, r) {
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
	case end == len(s), strings.ContainsRune(rules.EndsWithoutSpace, r):
		return end, Yes
	}
	if space, _ := SpaceAt(s, end); !space {
		return end, No
	}
	return end, Yes
}

// closingMarks is the length of the marks that may be between the end of a sentence and the white space after it.
func closingMarks(s string) int {
	return len(s) - len(strings.TrimLeft(s, rules.closing))
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
	return rules.Short[lower] || beforeNumber && (rules.ShortBeforeNumber[lower] || lower == "no" && word != "no") // "No. 5" is short for a number, "no. 5" is not
}
