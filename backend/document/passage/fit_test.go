package passage_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"terzetto/backend/document/passage"
)

// Chance alone puts a passage first in every search. The more are compared, the farther it is from the others.
func TestAPassageFitsThatStandsOutMoreThanByChance(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{40, 72, 300, 2000} {
		const times = 200
		fits, close := 0, 0
		for range times {
			likeness := make([]float64, n)
			for i := range likeness {
				likeness[i] = 0.3 + 0.08*random.NormFloat64()
			}
			switch passage.Fit(slices.Values(likeness))(slices.Max(likeness)) {
			case 1:
				fits++
			case passage.Close:
				close++
			}
		}
		if fits > times/3 || close > times/3 {
			t.Errorf("of %d searches through %d unrelated passages %d answer and %d come close", times, n, fits, close)
		}
		answer := make([]float64, n)
		for i := range answer {
			answer[i] = 0.3 + 0.08*random.NormFloat64()
		}
		answer[0] = 0.3 + 0.08*4.4
		if got := passage.Fit(slices.Values(answer))(answer[0]); got != 1 {
			t.Errorf("an answer among %d passages fits %v", n, got)
		}
	}
	if got := passage.Fit(slices.Values([]float64{0.5, 0.5, 0.5, 0.5}))(0.5); got != 0 {
		t.Errorf("of passages that are all alike one fits %v", got)
	}
}

func TestWhatComesCloseGivesWayToAnAnswer(t *testing.T) {
	hit := func(line int, fit float64) passage.Hit {
		return passage.Hit{Passage: passage.Passage{Line: line, Text: "x"}, Fit: fit}
	}
	alone := passage.Fuse(nil, []passage.Hit{hit(1, passage.Close), hit(2, 0)}, 5)
	if alone[0].Fit != passage.Close {
		t.Errorf("what comes closest fits %v", alone[0].Fit)
	}
	for _, h := range passage.Fuse([]passage.Hit{hit(3, 0.8)}, []passage.Hit{hit(1, passage.Close)}, 5) {
		if h.Line == 1 && h.Fit != 0 {
			t.Errorf("beside an answer it fits %v", h.Fit)
		}
	}
}
