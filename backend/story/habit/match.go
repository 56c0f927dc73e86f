package habit

import (
	"slices"
	"strings"
)

// A Matcher counts known phrases in a text.
type Matcher struct {
	phrases map[string]bool
	first   map[string]bool // words that a phrase begins with
}

// NewMatcher makes a matcher of phrases as Learn writes them.
func NewMatcher(phrases []string) *Matcher {
	m := &Matcher{phrases: map[string]bool{}, first: map[string]bool{}}
	for _, p := range phrases {
		m.phrases[p] = true
		word, _, _ := strings.Cut(p, " ")
		m.first[word] = true
	}
	return m
}

// A Reading is what was read of a text.
type Reading struct {
	Words    int
	Unspaced bool           // most of it is in a script that puts no spaces between words
	Counts   map[string]int // by phrase
}

// Read counts the words and the phrases of a text.
func (m *Matcher) Read(content string) Reading {
	r := Reading{Counts: map[string]int{}}
	var open []string // what the last words may be the beginning of
	letters := 0
	unspaced := readWords(content, func(w word) {
		r.Words++
		letters += len(w.text)
		if !w.joined {
			open = open[:0]
		}
		longer := open[:0]
		for _, p := range open {
			p += " " + string(w.text)
			if m.phrases[p] {
				r.Counts[p]++
			}
			if strings.Count(p, " ") < Longest-1 {
				longer = append(longer, p)
			}
		}
		if open = longer; m.first[string(w.text)] {
			open = append(open, string(w.text))
		}
	})
	r.Unspaced = unspaced*lettersOfWord > letters
	return r
}

// lettersOfWord is how many letters of other scripts say about as much as one of a script without spaces.
const lettersOfWord = 3

// Find gives the place of a phrase in a text, in bytes.
func Find(content, phrase string) (start, end int, ok bool) {
	type placed struct {
		text  string
		start int
	}
	words := strings.Fields(phrase)
	var last []placed // as many words in a row as the phrase has
	readWords(content, func(w word) {
		if ok || len(words) == 0 {
			return
		}
		if !w.joined {
			last = last[:0]
		}
		if len(last) == len(words) {
			last = last[1:]
		}
		last = append(last, placed{string(w.text), w.start})
		if len(last) == len(words) && slices.EqualFunc(last, words, func(p placed, word string) bool { return p.text == word }) {
			start, end, ok = last[0].start, w.end, true
		}
	})
	return start, end, ok
}
