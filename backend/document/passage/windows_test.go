package passage_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/document/passage"
)

func TestWindowsAreShortAndStandUnderTheirHeading(t *testing.T) {
	sentence := "The garage opens at half past five in the morning. "
	for name, c := range map[string]struct {
		of      passage.Passage
		heading string
		first   string
		most    int
	}{
		"prose":            {passage.Passage{Text: strings.Repeat(sentence, 20)}, "Parking", "Parking\n" + sentence, 3},
		"rows of a table":  {passage.Passage{Head: "Name,Amount", Text: strings.Repeat("Anna,12\n", 120)}, "", "Name,Amount\nAnna,12\n", 3},
		"its own heading":  {passage.Passage{Text: "## Canteen\n"}, "Parking", "## Canteen\n", 1},
		"nothing":          {passage.Passage{Text: " \n"}, "", " \n", 1},
		"no spaces at all": {passage.Passage{Text: strings.Repeat("食", 400)}, "", "食", 3},
	} {
		all := c.of.Windows(c.heading)
		if !strings.HasPrefix(all[0], c.first) || len(all) < c.most {
			t.Errorf("%s: %d windows, the first %q", name, len(all), all[0])
		}
		for _, w := range all {
			if len(w) > 400+len("Parking\nName,Amount\n") || strings.ContainsRune(w, '\uFFFD') {
				t.Errorf("%s: a window is %q", name, w)
			}
		}
		if name == "prose" && strings.ReplaceAll(strings.Join(all, ""), "Parking\n", "") != c.of.Text {
			t.Errorf("%s: words are lost in %q", name, all)
		}
	}
}

func TestTheLastHeadingOfAPassageHoldsForTheNext(t *testing.T) {
	for text, want := range map[string]string{"no heading\n": "Before", "# One\n\n## Two\n\nwords\n": "Two", "#tag and #others\n": "Before", "####### seven\n": "Before"} {
		if got := (passage.Passage{Text: text}).HeadingAfter("Before"); got != want {
			t.Errorf("after %q the heading is %q", text, got)
		}
	}
}

func TestWhatMeansNothingSetsTheLineOfMeaning(t *testing.T) {
	for name, c := range map[string]struct {
		noise []float64
		want  float64
	}{
		"no passage":                        {nil, math.Inf(1)},
		"texts that are far from each":      {[]float64{0, 0.2, 0.1}, 0.215},
		"a model that finds all texts near": {[]float64{0.7, 0.8, 0.75}, 0.8075},
	} {
		if got := passage.AboveNoise(slices.Values(c.noise)); got != c.want && math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: the line is %g", name, got)
		}
	}
}

func TestAPassageThatFitsComesBeforeOnesOfSmallWords(t *testing.T) {
	hit := func(line int, fit float64) passage.Hit {
		return passage.Hit{Passage: passage.Passage{Line: line, Text: "x"}, Fit: fit}
	}
	words := []passage.Hit{hit(1, 0.1), hit(2, 0.1), hit(3, 0.1)}
	near := []passage.Hit{hit(3, 1), hit(2, 0), hit(1, 0)}
	if got := passage.Fuse(words, near, 3); got[0].Line != 3 {
		t.Errorf("the passage of meaning is behind that of line %d", got[0].Line)
	}
	words[0].Fit, near[0].Fit = 0.9, 0
	if got := passage.Fuse(words, near, 3); got[0].Line != 1 {
		t.Errorf("the passage with the words is behind that of line %d", got[0].Line)
	}
}
