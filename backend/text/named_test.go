package text_test

import (
	"testing"

	"terzetto/backend/text"
)

func TestANameIsFoundAsAWord(t *testing.T) {
	names := []string{"Ada Byron", "Bo", "Ada (2)", "小明", "Mary-Ann"}
	for prose, want := range map[string]int{
		"":                           -1,
		"And you?":                   -1,
		"What does bo think?":        1,
		"The robot is bored.":        -1,
		"Bo, or Ada Byron?":          1,
		"ADA BYRON knows. Bo too.":   0,
		"Byron knows.":               0,
		"Ada knows.":                 -1, // two have it
		"Ada (2) knows.":             2,
		"小明你好":                       3,
		"Ask Mary-Ann.":              4,
		"Bo's hat":                   1,
		"_Bo_ is no word of its own": -1,
	} {
		if got := text.FirstNamed(prose, names); got != want {
			t.Errorf("%q names %d, not %d", prose, got, want)
		}
	}
	if got := text.FirstNamed("anything", nil); got != -1 {
		t.Errorf("no names: %d", got)
	}
}
