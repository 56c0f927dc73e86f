package passage

import (
	"math"

	"terzetto/backend/document/search"
)

// The parameters of BM25 as they are usually set, and the length of a usual passage.
const (
	saturation = 1.2
	flattening = 0.75
	usual      = 0.75 * Most
)

// A Ranking weighs passages by a question, with BM25. Rare words count more, and a word that
// is repeated counts less each time.
type Ranking struct {
	question search.Question
	weights  []float64
	rarest   float64 // what a term counts that no passage holds
}

// Rank gives the ranking for passages of which there are total; holding says how many hold
// each term of the question.
func Rank(q search.Question, total int, holding []int) Ranking {
	r := Ranking{q, make([]float64, len(holding)), Weight(total, 0)}
	for i, n := range holding {
		r.weights[i] = Weight(total, n)
	}
	return r
}

// Weight is what a term counts that n of total passages hold.
func Weight(total, n int) float64 {
	return math.Log1p((float64(max(total-n, 0)) + 0.5) / (float64(n) + 0.5))
}

// telling is how many rare words a passage needs to answer a long question whole. A message of
// three hundred words asks about no more things than one of thirty.
const telling = 4

// Score weighs a text; 0: it has none of the words. Fit is how much of the question it answers:
// the weight of the words that it has among all of them, from 0 to 1.
func (r Ranking) Score(text string) (score, fit float64) {
	length := 1 - flattening + flattening*float64(len(text))/usual
	held := 0.0
	for i, n := range r.question.Count(text) {
		often := float64(n)
		score += r.weights[i] * often * (saturation + 1) / (often + saturation*length)
		if n > 0 {
			held += r.weights[i]
		}
	}
	return score, r.Fit(held)
}

// Fit is how much of the question a text answers, given the weight of the words that it holds.
func (r Ranking) Fit(held float64) float64 {
	all := 0.0
	for _, w := range r.weights {
		all += w
	}
	if all = min(all, telling*r.rarest); all == 0 {
		return 0
	}
	return min(held/all, 1)
}
