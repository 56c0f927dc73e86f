package replycheck

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
)

// copiedLetters are how many letters of a field show that it was copied: a sentence of one's own does not begin like
// another one for that long. A shorter text counts as copied only where it is the whole of the other.
const copiedLetters = 40

// A Sieve finds what a model copied into a form in the place of an answer. Small models fill the fields with the words
// that explain them, and a Writer who is handed those prints them as story.
type Sieve struct {
	asked string   // the letters of all that came with the form
	whole []string // the letters of texts that are no answer, however short they are
}

// NewSieve is the sieve of a form by its schema. request are the words that asked for it.
func NewSieve(form json.RawMessage, request string, whole ...string) Sieve {
	s := Sieve{asked: Letters(string(form)) + " " + Letters(request), whole: lists.Map(whole, Letters)}
	var described struct {
		Properties map[string]struct {
			Description string `json:"description"`
		} `json:"properties"`
	}
	_ = json.Unmarshal(form, &described) // a form of ours can be read
	for name, p := range described.Properties {
		s.whole = append(s.whole, Letters(name), Letters(p.Description))
		for _, example := range quoted().FindAllStringSubmatch(p.Description, -1) {
			s.whole = append(s.whole, Letters(example[1]))
		}
	}
	return s
}

// quoted finds the examples in a description.
var quoted = lazyregexp.New(`[“"]([^”"]+)[”"]`)

// Copied reports whether a text only says again what was asked.
func (s Sieve) Copied(text string) bool {
	said := Letters(text)
	if said == "" {
		return false
	}
	if utf8.RuneCountInString(said) < copiedLetters {
		return slices.Contains(s.whole, said)
	}
	return strings.Contains(s.asked, string([]rune(said)[:copiedLetters]))
}

// Letters are those of a text and its digits, without case.
func Letters(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}
