package search_test

import (
	"slices"
	"testing"

	"terzetto/backend/document/search"
)

func TestAQuestionInNaturalLanguageLooksForEachOfItsWords(t *testing.T) {
	for typed, want := range map[string][]string{
		"":                                   {},
		"?! …":                               {},
		"When was the Hafen built, when?":    {`"when"`, `"was"`, `"the"`, `"hafen"`, `"built"`},
		"Café":                               {`"cafe"`},
		"会议时间":                               {`"会议"*`, `"议时"*`, `"时间"*`},
		"猫":                                  {`"猫"*`},
		`"quoted words" NEAR(a) -b col:x *y`: {`"quoted"`, `"words"`, `"near"`, `"a"`, `"b"`, `"col"`, `"x"`, `"y"`},
	} {
		if got := search.Loose(typed).Terms(); !slices.Equal(got, want) {
			t.Errorf("%q looks for %q, want %q", typed, got, want)
		}
	}
}

func TestATermIsWidenedToItsPrefixThenItsStem(t *testing.T) {
	q := search.Loose("Verträge")
	var got []string
	for range 10 {
		wider, ok := q.Broader(0)
		if !ok {
			break
		}
		q = wider
		got = append(got, q.Terms()[0])
	}
	if want := []string{`"vertrage"*`, `"vertrag"*`, `"vertra"*`, `"vertr"*`}; !slices.Equal(got, want) {
		t.Errorf("it is widened to %q, want %q", got, want)
	}
	for _, typed := range []string{"a", "ab", "会议"} {
		if q, ok := search.Loose(typed).Broader(0); ok {
			t.Errorf("%q is widened to %q", typed, q.Terms())
		}
	}
}

func TestEachTermIsCountedInAText(t *testing.T) {
	q := search.Loose("the pier 会议")
	if got := q.Count("The pier, the PIER; a piercing wind. 这次会议的会议室"); !slices.Equal(got, []int{2, 2, 2}) {
		t.Errorf("the counts are %v", got)
	}
}
