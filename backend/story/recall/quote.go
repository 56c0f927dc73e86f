package recall

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/text"
)

// How long a quote is, in bytes.
const (
	enoughQuoted = 160 // a sentence of this length stands alone
	mostQuoted   = 400 // a longer one is cut
)

// quote is the piece of a message that says the most of what is sought: one sentence, or two that follow each other.
func (r *Ranking) quote(of string) string {
	var spans []text.Span
	var weights []float64
	best := -1
	for span := range text.SentenceSpans(of, true) {
		sentence := of[span.Start:span.End]
		if !text.HasWord(sentence) {
			continue
		}
		spans, weights = append(spans, span), append(weights, r.weightOf(sentence))
		if last := len(spans) - 1; best < 0 || weights[last] > weights[best] {
			best = last
		}
	}
	if best < 0 {
		return ""
	}
	from, to := spans[best].Start, spans[best].End
	if to-from < enoughQuoted {
		before, after := best > 0, best+1 < len(spans)
		if before && after {
			before = weights[best-1] > weights[best+1]
		}
		if before {
			from = fitting(from, spans[best-1].Start, to)
		} else if after {
			to = -fitting(-to, -spans[best+1].End, -from)
		}
	}
	return cut(of[from:to], mostQuoted)
}

// fitting moves one end of a stretch, unless it becomes longer than a quote may be.
func fitting(end, moved, other int) int {
	if other-moved > mostQuoted {
		return end
	}
	return moved
}

// leastSaid is how many words of its own a quote has that has none of those that are sought. An answer such as “No.” tells
// nothing without its question.
const leastSaid = 3

// says reports whether a quote tells anything.
func (r *Ranking) says(quote string) bool {
	fresh := 0
	for stem, word := range r.stemmer.Stems(quote) {
		if _, is := r.number[stem]; is {
			return true
		}
		if !r.stemmer.frequent[word] {
			fresh++
		}
	}
	return fresh >= leastSaid
}

// weightOf is what the terms in a sentence weigh, each once.
func (r *Ranking) weightOf(sentence string) (sum float64) {
	var seen uint64
	for stem := range r.stemmer.Stems(sentence) {
		if i, is := r.number[stem]; is && seen&(1<<i) == 0 {
			seen |= 1 << i
			sum += r.terms[i].weight
		}
	}
	return sum
}

// cut is the beginning of a text, whole words of it where it has spaces.
func cut(of string, most int) string {
	if len(of) <= most {
		return of
	}
	for most > 0 && !utf8.RuneStart(of[most]) {
		most--
	}
	of = of[:most]
	if space := strings.LastIndexAny(of, " \n"); space > most/2 {
		of = of[:space]
	}
	return strings.TrimSpace(of)
}

// mostKnown is how many of its words have to be in a reply that used a quote, at most.
const mostKnown = 2

// Uses reports whether a reply says what a quote says: several words of the quote that neither the message nor what came
// just before had.
func (s *Stemmer) Uses(reply, quote string, known ...string) bool {
	told := map[string]bool{}
	for _, text := range known {
		for stem := range s.Stems(text) {
			told[stem] = true
		}
	}
	says := map[string]bool{}
	for stem := range s.Stems(reply) {
		says[stem] = true
	}
	fresh, used := map[string]bool{}, 0
	for stem, word := range s.Stems(quote) {
		if told[stem] || fresh[stem] || s.frequent[word] {
			continue
		}
		fresh[stem] = true
		if says[stem] {
			used++
		}
	}
	return used > 0 && used >= min(mostKnown, len(fresh))
}
