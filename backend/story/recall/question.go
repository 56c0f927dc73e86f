package recall

import (
	"cmp"
	"maps"
	"slices"
	"unicode/utf8"
)

// A Question is what earlier messages are sought by.
type Question struct {
	Message  string   // what the person says now
	Before   string   // the end of the exchange before it
	Keywords []string // that the Director gave for the reply before
	Present  []string // the names of those who take part at the moment
}

// How much a word counts by where it comes from. What the person says now says most of what it is about.
const (
	ofMessage  = 1.0
	ofKeywords = 0.6
	ofBefore   = 0.3
	ofPresent  = 0.3
)

// mostTerms is how many words are sought: as many as a set of bits tells apart.
const mostTerms = 64

// A term is a stem that is sought.
type term struct {
	stem   string
	weight float64 // by where it comes from, and by how rare it is once that is known
}

// terms are the stems of a question, those that count most first. Of a long message the longer words are taken, because
// the frequent ones are short in most languages.
func (q Question) terms(s *Stemmer) []term {
	weights := map[string]float64{}
	add := func(text string, weight float64) {
		for stem, word := range s.Stems(text) {
			if !s.frequent[word] {
				weights[stem] = max(weights[stem], weight)
			}
		}
	}
	add(q.Message, ofMessage)
	for _, k := range q.Keywords {
		add(k, ofKeywords)
	}
	add(q.Before, ofBefore)
	for _, name := range q.Present {
		add(name, ofPresent)
	}
	all := make([]term, 0, len(weights))
	for _, stem := range slices.Sorted(maps.Keys(weights)) {
		all = append(all, term{stem, weights[stem]})
	}
	slices.SortStableFunc(all, func(a, b term) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(utf8.RuneCountInString(b.stem), utf8.RuneCountInString(a.stem)))
	})
	return all[:min(len(all), mostTerms)]
}
