package output_test

import (
	"strings"
	"testing"

	"terzetto/backend/model/output"
)

func TestNumbersThatCountUpInAFormAreALoop(t *testing.T) {
	var decimals strings.Builder
	for range 300 {
		decimals.WriteString("12.5, ")
	}
	for _, c := range []struct {
		name, text string
		loops      bool
	}{
		{"points of points", `["` + strings.Repeat("1.", 60), true},
		{"points that begin anew", `["` + numbered(12, "%d."+strings.Repeat("1.", 9)+`","`), true},
		{"points alone", numbered(60, "%d. "), true},
		{"points on lines of their own", numbered(60, "%d.\n"), true},
		{"points with words", numbered(200, "%d. Plant a tree.\n"), false},
		{"decimals", decimals.String(), false},
		{"a list of numbers", numbered(300, "%d, "), false},
		{"an address", `"192.168.0.1", "10.0.0.7"`, false},
		{"dots", strings.Repeat("...", 60), false},
	} {
		whole, pieces := output.CountingGuard{}, output.CountingGuard{}
		if got := whole.Add(c.text); got != c.loops {
			t.Errorf("%s: %v", c.name, got)
		}
		loops := false
		for _, r := range c.text {
			loops = pieces.Add(string(r)) || loops
		}
		if loops != c.loops {
			t.Errorf("%s, a character at a time: %v", c.name, loops)
		}
	}
}
