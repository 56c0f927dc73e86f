package numbering_test

import (
	"slices"
	"testing"

	"terzetto/backend/document/numbering"
)

func TestEntriesAreNumberedAsAReaderSeesThem(t *testing.T) {
	outline := [numbering.Depth]numbering.Level{
		{Start: 1, Format: numbering.Roman, Text: "%1."}, {Start: 1, Format: numbering.Digits, Text: "%1.%2"}, {Start: 3, Format: numbering.SmallLetter, Text: "(%3)"},
	}
	legal, onward := outline, outline
	legal[1].Digits, onward[1].Goes = true, true
	for _, c := range []struct {
		name   string
		levels [numbering.Depth]numbering.Level
		depths []int
		want   []string
	}{
		{"each level counts by itself", outline, []int{0, 0, 1, 1, 2, 2}, []string{"I.", "II.", "II.1", "II.2", "(c)", "(d)"}},
		{"a level begins again below another entry", outline, []int{0, 1, 1, 0, 1}, []string{"I.", "I.1", "I.2", "II.", "II.1"}},
		{"one above without an entry is its first", outline, []int{1, 1}, []string{"I.1", "I.2"}},
		{"numbers above in digits", legal, []int{0, 0, 1}, []string{"I.", "II.", "2.1"}},
		{"a level that goes on", onward, []int{0, 1, 0, 1}, []string{"I.", "I.1", "II.", "II.2"}},
		{"a level without numbers", outline, []int{3, -1, 99}, []string{"", "", ""}},
	} {
		l := &numbering.List{Levels: c.levels}
		var got []string
		for _, depth := range c.depths {
			got = append(got, l.Next(depth))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if (*numbering.List)(nil).Next(0) != "" {
		t.Error("a list that isn't there has numbers")
	}
	l := &numbering.List{Levels: outline}
	l.Next(0)
	if l.Restart(0, 9); l.Next(0) != "IX." {
		t.Error("a list was not begun again")
	}
}

func TestNumbersAreSpelledInEachFormat(t *testing.T) {
	for _, c := range []struct {
		format numbering.Format
		n      int
		want   string
	}{
		{numbering.Digits, 14, "14"},
		{numbering.TwoDigits, 7, "07"},
		{numbering.TwoDigits, 12, "12"},
		{numbering.SmallLetter, 26, "z"},
		{numbering.SmallLetter, 28, "bb"},
		{numbering.Letter, 1, "A"},
		{numbering.SmallRoman, 1994, "mcmxciv"},
		{numbering.Roman, 4, "IV"},
		{numbering.Roman, 0, "0"},
		{numbering.SmallLetter, 1 << 40, "1099511627776"},
		{"thai", 3, "3"},
	} {
		if got := c.format.Spell(c.n); got != c.want {
			t.Errorf("%d as %s: %s, want %s", c.n, c.format, got, c.want)
		}
	}
}
