package search

import (
	"slices"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

const (
	// leastStem is how many characters a word keeps when its ending is taken off.
	leastStem = 4
	// mostEnding is how many characters an ending has at most, as in invoices and Verträge.
	mostEnding = 3
	// bigram is how many characters of writing without spaces are looked for together: most words
	// have two.
	bigram = 2
)

// Loose reads a question in natural language. Any of its words counts, wherever it is, and the
// caller ranks what has several of them.
func Loose(typed string) Question {
	var q Question
	before := -1 // where the run before goes on
	for w := range Words(Normal(typed)) {
		t := term{words: []string{w.Text}}
		if w.run {
			follows := before == w.Start
			before = w.ends[0]
			count := utf8.RuneCountInString(w.Text)
			if count < bigram && follows {
				continue // the last character of a run is in the two before it
			}
			count = min(count, bigram)
			t = term{words: []string{string([]rune(w.Text)[:count])}, prefix: true, tail: count}
		}
		if !slices.ContainsFunc(q.terms, func(o term) bool { return o.words[0] == t.words[0] }) {
			q.terms = append(q.terms, t)
		}
		if len(q.terms) == maxTerms {
			break
		}
	}
	return q
}

// Terms gives each term of the question by itself in the language of FTS5.
func (q Question) Terms() []string {
	return lists.Map(q.terms, func(t term) string { return Question{terms: []term{t}}.Match() })
}

// Word is the word of a term of Loose; prefix says that it may go on.
func (q Question) Word(i int) (word string, prefix bool) {
	return q.terms[i].words[0], q.terms[i].prefix
}

// Broader gives the question with its term i widened: first to all words that begin with it,
// then to those that begin with it without its last characters. ok is false when it cannot be
// widened further.
func (q Question) Broader(i int) (_ Question, ok bool) {
	t := q.terms[i]
	if t.tail > 0 || len(t.words) != 1 {
		return q, false
	}
	word := []rune(t.words[0])
	switch {
	case !t.prefix && len(word) > minPrefix:
		t.prefix, t.whole = true, len(word)
	case t.prefix && len(word) > leastStem && t.whole-len(word) < mostEnding:
		t.words = []string{string(word[:len(word)-1])}
	default:
		return q, false
	}
	q.terms = slices.Clone(q.terms)
	q.terms[i] = t
	return q, true
}

// Widest is the question with its term i in the widest form that Broader gives: what matches none of
// it matches no other form.
func (q Question) Widest(i int) Question {
	for {
		wider, ok := q.Broader(i)
		if !ok {
			return q
		}
		q = wider
	}
}

// Count tells how often a text has each term.
func (q Question) Count(text string) []int {
	counts := make([]int, len(q.terms))
	for w := range Words(Normal(text)) {
		for i, t := range q.terms {
			if _, is := t.at([]Word{w}); is {
				counts[i]++
			}
		}
	}
	return counts
}
