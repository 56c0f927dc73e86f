package prose

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

const (
	// Where the listed words of a draft weigh less than this in a thousand words, people write like that, too.
	denseList = 14
	// So many words more than the draft has are counted, so that one rare word is no density.
	listPrior = 150
	// One or two in a short text are chance.
	leastListed = 3
	// A name that people give once in a million words or more is no sign of a model.
	rareName = 1.5
)

// overuse finds the listed words and phrases of an English draft that has more of them than people write.
func (p *passage) overuse() []Finding {
	words := contentWords(p.masked)
	hits, total := make([]listedHit, 0, 16), 0.0
	longest := findListed(words)
	slices.SortStableFunc(longest, func(a, b listedHit) int { return b.words - a.words })
	taken := make([]bool, len(words))
	for _, h := range longest {
		span := words[h.at : h.at+h.words]
		name := span[0].capital && !span[0].begins
		if h.heldOut || h.weight == 0 || name || lists.Count(taken[h.at:h.at+h.words], func(t bool) bool { return t }) > 0 {
			continue
		}
		for i := range span {
			taken[h.at+i] = true
		}
		hits, total = append(hits, h), total+h.weight
	}
	if len(hits) < leastListed || total*1000 < denseList*float64(p.words+listPrior) {
		return nil
	}
	return lists.Map(hits, func(h listedHit) Finding {
		place := text.Span{Start: words[h.at].place.Start, End: words[h.at+h.words-1].place.End}
		return p.finding(ScanOverused, place, fmt.Sprintf(reasonOverused, p.quote(place)))
	})
}

// names finds the names that every model gives, each once, unless the person, the card or an earlier reply has the name.
func (p *passage) names() []Finding {
	var out []Finding
	seen := map[string]bool{}
	list, known := listed(), stockNames()
	for _, w := range contentWords(p.masked) {
		if !w.capital || w.begins && !known[w.text] || seen[w.text] {
			continue
		}
		seen[w.text] = true
		e, onList := list[w.text]
		if e.heldOut || !onList && !known[w.text] || PerMillion(w.text) > rareName {
			continue
		}
		if !p.given(p.Draft[w.place.Start:w.place.End]) {
			out = append(out, p.finding(ScanNames, w.place, fmt.Sprintf(reasonName, p.quote(w.place))))
		}
	}
	return out
}

// given says whether somebody other than this draft has brought a name in.
func (p *passage) given(name string) bool {
	for _, s := range slices.Concat([]string{p.Card, p.User}, p.Said, p.earlier) {
		if hasWord(s, name) {
			return true
		}
	}
	return false
}

// hasWord says whether s has the word, whatever its case.
func hasWord(s, word string) bool {
	for i := 0; ; {
		at := strings.Index(s[i:], word)
		if at < 0 {
			return false
		}
		if i += at; !text.WordBefore(s, i) && !text.WordAfter(s, i+len(word)) {
			return true
		}
		i += len(word)
	}
}

// mostTelling keeps one finding of those whose places touch: the first of the kinds in the order given by rank, then the
// longest. length is that of the draft.
func mostTelling(all []Finding, length int, rank func(kind string) int) []Finding {
	order := slices.Clone(all)
	slices.SortStableFunc(order, func(a, b Finding) int {
		return cmp.Or(rank(a.Kind)-rank(b.Kind), (b.End-b.Start)-(a.End-a.Start), a.Start-b.Start)
	})
	covered := make([]bool, length)
	var kept []Finding
	for _, f := range order {
		if place := covered[f.Start:f.End]; !slices.Contains(place, true) {
			for i := range place {
				place[i] = true
			}
			kept = append(kept, f)
		}
	}
	return kept
}
