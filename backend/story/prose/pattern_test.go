package prose_test

import (
	"strings"
	"testing"

	"terzetto/backend/story/prose"
)

func TestAPatternWorksOrSaysWhyNot(t *testing.T) {
	for _, c := range []struct{ pattern, reason string }{
		{`eyes? (glint|gleam)`, ""},
		{`couldn’t help but`, ""},
		{`(never`, "bracket is not closed"},
		{`never)`, "closed that was not opened"},
		{`[a-z`, "square bracket"},
		{`*never`, "nothing before *"},
		{`never\`, "backslash"},
		{`(?=never)`, "not offered here"},
		{`(a+)+\1`, "near"},
		{`(x{1000}){1000}`, "repeats too much"},
		{strings.Repeat(`(a?){900}`, 50), "repeats too much"},
		{`a*`, "fits everywhere"},
		{"  ", "empty"},
	} {
		_, err := prose.CompilePattern(c.pattern)
		switch {
		case c.reason == "" && err != nil:
			t.Errorf("%q: %v", c.pattern, err)
		case c.reason != "" && (err == nil || !strings.Contains(err.Error(), c.reason)):
			t.Errorf("%q: got %v, want %q", c.pattern, err, c.reason)
		}
	}
}

// These patterns take a backtracking engine longer than any test may run.
func TestNoPatternHoldsATurnUp(t *testing.T) {
	draft := strings.Repeat("a", 100_000) + "!"
	for _, pattern := range []string{`(a+)+$b`, `(a|a)*c`, `(.*)*x`, `(a?){200}a{200}`} {
		prose.NewBank([]prose.PhraseGroup{{ID: 1, Kind: "regex", Pattern: pattern}}).Scan(draft, 0.25)
	}
}
