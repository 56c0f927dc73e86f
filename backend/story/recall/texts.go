package recall

import (
	"cmp"
	"math"
	"slices"
)

// A TextFit says how well one of some short texts fits a question.
type TextFit struct {
	At    int     // its place among the texts
	Score float64 // the greater, the better
	Fit   float64 // how much of the question it answers, from 0 to 1
}

// RankTexts gives the texts that fit a question, the best first. They are few and short, and all of them are read.
func RankTexts(texts []string, q Question, s *Stemmer) []TextFit {
	terms := q.terms(s)
	number := map[string]int{}
	for i, t := range terms {
		number[t.stem] = i
	}
	counts := make([][]float64, len(texts))
	holders := make([]int, len(terms))
	average := 0.0
	for at, text := range texts {
		average += float64(len(text))
		for stem := range s.Stems(text) {
			i, is := number[stem]
			if !is {
				continue
			}
			if counts[at] == nil {
				counts[at] = make([]float64, len(terms))
			}
			if counts[at][i]++; counts[at][i] == 1 {
				holders[i]++
			}
		}
	}
	average = max(1, average/float64(max(1, len(texts))))
	weights := make([]float64, len(terms))
	for i := range terms {
		weights[i] = terms[i].weight * rarity(len(texts), holders[i])
	}
	total := weightOfTelling(weights)
	var out []TextFit
	for at, count := range counts {
		if count == nil {
			continue
		}
		fit := TextFit{At: at}
		held := 0.0
		for i, n := range count {
			if n > 0 {
				fit.Score += weights[i] * saturate(n, float64(len(texts[at]))/average)
				held += weights[i]
			}
		}
		fit.Fit = min(1, held/total)
		out = append(out, fit)
	}
	slices.SortStableFunc(out, func(a, b TextFit) int { return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(b.At, a.At)) })
	return out
}

// rarity is what a term weighs that so many of all have: the rarer, the more.
func rarity(all, have int) float64 {
	return math.Log(1 + (float64(all-have)+0.5)/(float64(have)+0.5))
}

// weightOfTelling is what the terms weigh together that tell the most.
func weightOfTelling(weights []float64) (total float64) {
	sorted := slices.Sorted(slices.Values(weights))
	for _, weight := range sorted[max(0, len(sorted)-telling):] {
		total += weight
	}
	return max(total, math.SmallestNonzeroFloat64)
}

// saturate is what a term counts that a text of a size has so often; the size is in averages.
func saturate(often, size float64) float64 {
	return often * (saturation + 1) / (often + saturation*(1-lengthNorm+lengthNorm*size))
}
