package passage

import (
	"cmp"
	"iter"
	"math"
	"slices"
	"strings"
)

// fusion is the constant of reciprocal rank fusion as it is usually set: it keeps the first of one
// ranking from outweighing what both find.
const fusion = 60

// Fuse joins two rankings of the same documents by reciprocal rank fusion, the best first, and
// gives at most limit. A passage of both keeps the words of the first, and the better fit.
func Fuse(words, near []Hit, limit int) []Hit {
	all := make([]Hit, 0, len(words)+len(near))
	for rank, h := range words {
		h.Score = 1 / float64(fusion+rank+1)
		all = append(all, h)
	}
	for rank, h := range near {
		h.Score = 1 / float64(fusion+rank+1)
		i := slices.IndexFunc(all, func(o Hit) bool {
			return o.Document == h.Document && o.Page == h.Page && o.Line == h.Line && o.Text == h.Text
		})
		if i < 0 {
			all = append(all, h)
			continue
		}
		all[i].Score += h.Score
		all[i].Fit = max(all[i].Fit, h.Fit)
	}
	slices.SortStableFunc(all, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return all[:min(len(all), max(limit, 0))]
}

// outlying is how many standard deviations above the mean a likeness must be to matter. Of a thousand unrelated passages,
// fewer than one gets there.
const outlying = 3.5

// Outlying gives the likeness from which on a passage stands out from all that were compared. Among
// few none can be far from their mean, so that less is enough there.
func Outlying(likeness iter.Seq[float64]) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for x := range likeness {
		n, sum, squares = n+1, sum+x, squares+x*x
	}
	mean := sum / max(n, 1)
	deviation := math.Sqrt(max(squares/max(n, 1)-mean*mean, 0))
	if n < 3 || deviation < 1e-9 {
		return math.Inf(1)
	}
	farthest := (n - 1) / math.Sqrt(n) // that one of n can be
	return mean + deviation*min(outlying, 0.6*farthest)
}

// FirstLine is the first line of a text that says something.
func FirstLine(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return ""
}
