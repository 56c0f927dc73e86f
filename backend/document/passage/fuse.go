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

// RankWeight is what a place in one of two rankings counts where they are joined; the first is 0.
func RankWeight(rank int) float64 { return 1 / float64(fusion+rank+1) }

// Fuse joins two rankings of the same documents by reciprocal rank fusion, in which what fits counts more, the best first, and
// gives at most limit. A passage of both keeps the words of the first, and the better fit.
func Fuse(words, near []Hit, limit int) []Hit {
	all := make([]Hit, 0, len(words)+len(near))
	for rank, h := range words {
		h.Score = RankWeight(rank) * h.trust()
		all = append(all, h)
	}
	for rank, h := range near {
		h.Score = RankWeight(rank) * h.trust()
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
	if slices.ContainsFunc(all, func(h Hit) bool { return h.Fit > Close }) {
		for i := range all {
			if all[i].Fit == Close { // others answer the question
				all[i].Fit = 0
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return all[:min(len(all), max(limit, 0))]
}

// trust is what the place of a passage in a ranking counts: a whole one where it fits, and a part where it only comes first among
// passages of which none does, such as those with the small words of a question.
func (h Hit) trust() float64 {
	const unfit = 0.3
	return unfit + (1-unfit)*min(h.Fit/Close, 1)
}

// outlying is how many standard deviations above the mean a likeness must be to matter. Of a thousand unrelated passages,
// fewer than one gets there.
const outlying = 3.5

// Outlying gives the likeness from which on a passage stands out from all that were compared. Among
// few none can be far from their mean, so that less is enough there.
func Outlying(likeness iter.Seq[float64]) float64 {
	n, mean, deviation := spread(likeness)
	if n < 3 || deviation < 1e-9 {
		return math.Inf(1)
	}
	farthest := (n - 1) / math.Sqrt(n) // that one of n can be
	return mean + deviation*min(outlying, 0.6*farthest)
}

// Close is how well a passage fits that comes closest by meaning where nothing answers the question.
const Close = 0.35

// How many standard deviations above the best that chance would give a passage is that answers a question, and one that comes
// close. Chance gives more, the more passages there are.
const (
	answering = 0.45
	closeBy   = 0.15
)

// Fit gives how well passages fit a question by their likeness to it: 1 from where on one stands out from all that were
// compared, Close a little below, and else 0. How near unrelated texts are differs from model to model.
func Fit(likeness iter.Seq[float64]) func(likeness float64) float64 {
	n, mean, deviation := spread(likeness)
	if n < 3 || deviation < 1e-9 {
		return func(float64) float64 { return 0 }
	}
	chance := math.Sqrt2 * math.Erfinv(2*(n-0.375)/(n+0.25)-1) // the expected best of n, after Blom
	few := 0.6 * (n - 1) / math.Sqrt(n)
	return func(likeness float64) float64 {
		switch far := (likeness - mean) / deviation; {
		case far >= min(chance+answering, outlying, few):
			return 1
		case far >= min(chance+closeBy, outlying, few):
			return Close
		}
		return 0
	}
}

// Noise are texts that mean nothing. What is nearer to a question than passages are to any of these is near for its meaning,
// whatever the model; a question that means nothing itself gets no farther.
func Noise() []string {
	return []string{
		"qwrtz plomf", "drungle", "vixnag osk", "tralp", "krenzib mufo", "aoe ueio",
		"hjkl", "brimf zolk tagu", "ombrax", "wuvik pell nost", "zzt", "skrendo fip",
	}
}

// beyondNoise is by how much more than the nearest of what means nothing a passage must be near, measured from the mean of that.
const beyondNoise = 0.15

// AboveNoise gives the likeness from which on passages fit a question, by that of the same passages to what means nothing.
func AboveNoise(likeness iter.Seq[float64]) float64 {
	n, mean, _ := spread(likeness)
	if n == 0 {
		return math.Inf(1)
	}
	most := math.Inf(-1)
	for x := range likeness {
		most = max(most, x)
	}
	return most + beyondNoise*(most-mean)
}

// spread gives how many values there are, their mean and their standard deviation.
func spread(values iter.Seq[float64]) (n, mean, deviation float64) {
	sum, squares := 0.0, 0.0
	for x := range values {
		n, sum, squares = n+1, sum+x, squares+x*x
	}
	mean = sum / max(n, 1)
	return n, mean, math.Sqrt(max(squares/max(n, 1)-mean*mean, 0))
}

// OneLine is as much of a text on one line as shows what it is about.
func OneLine(text string) string {
	const letters, longest = 160, 4000 // bytes of a text that are looked at
	all := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(text[:min(len(text), longest)], "")), " "))
	if len(all) <= letters {
		return string(all)
	}
	line := string(all[:letters])
	if at := strings.LastIndexByte(line, ' '); at > len(line)/2 { // not where words have no spaces between them
		line = line[:at]
	}
	return line + "…"
}
