package jsregexp_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/jsregexp"
)

func never() bool { return false }

func TestMatchesFollowOneAnotherAsInJavaScript(t *testing.T) {
	for _, c := range []struct{ name, pattern, flags, text, want string }{
		{"words", `o+`, "", "foo o", "oo|o"},
		{"an empty match beside one that is not", `x*`, "", "axb", "|x||"},
		{"nothing", `z`, "", "abc", ""},
		{"a line's begin counts what is before", `^.`, "m", "ab\ncd", "a|c"},
		{"the text's begin is met once", `^a`, "", "aaa", "a"},
		{"a word's bound counts what is before", `\bfoo`, "", "foofoo foo", "foo|foo"},
		{"letters of several bytes", `é`, "", "éaé", "é|é"},
		{"a look behind", `(?<=é)a`, "", "éaéa", "a|a"},
		{"a look behind finds empty places", `(?<=a)`, "", "aab", "|"},
	} {
		t.Run(c.name, func(t *testing.T) {
			re, err := jsregexp.Parse(c.pattern, c.flags)
			if err != nil {
				t.Fatal(err)
			}
			var found []string
			for m, err := range re.Matches(c.text, never) {
				if err != nil {
					t.Fatal(err)
				}
				found = append(found, m.Text())
			}
			if got := strings.Join(found, "|"); got != c.want {
				t.Errorf("/%s/%s on %q finds %q, want %q", c.pattern, c.flags, c.text, got, c.want)
			}
		})
	}
}

func TestGroupsAreNumberedAndNamed(t *testing.T) {
	for _, pattern := range []string{`(?P<who>\w+): (\w+)(x)?`, `(?<who>\w+): (\w+)(x)?(?!y)`} {
		re, err := jsregexp.Parse(pattern, "")
		if err != nil {
			t.Fatal(err)
		}
		for m, err := range re.Matches("é\nBo: hi", never) {
			if err != nil || m.Group(0) != "Bo: hi" || m.Group(1) != "Bo" && m.NamedGroup("who") != "Bo" || m.NamedGroup("who") != "Bo" || m.Group(3) != "" || m.Group(9) != "" {
				t.Errorf("/%s/: %q %q %q, %v", pattern, m.Group(0), m.Group(1), m.NamedGroup("who"), err)
			}
		}
	}
}

func TestASearchEndsWhenTheTimeIsSpent(t *testing.T) {
	for _, pattern := range []string{`a.*b|a`, `(a?){500}a{500}c`, `^(?=(a+)+$)(a|a)*\1$`} {
		re, err := jsregexp.Parse(pattern, "")
		if err != nil {
			t.Fatal(err)
		}
		end := time.Now().Add(20 * time.Millisecond)
		var last error
		for _, err := range re.Matches(strings.Repeat("a", 100_000)+"!", func() bool { return time.Now().After(end) }) {
			last = err
		}
		if !errors.Is(last, jsregexp.ErrSlow) {
			t.Errorf("/%s/ ended with %v", pattern, last)
		}
	}
}

func TestALiteralIsCutIntoPatternAndFlags(t *testing.T) {
	for written, want := range map[string][3]string{
		"/a/b/gi":   {"a/b", "gi", "true"},
		"/a/zz":     {"a", "zz", "true"},
		"plain":     {"plain", "", "false"},
		"</think>":  {"</think>", "", "false"},
		"/a/ and b": {"/a/ and b", "", "false"},
		"//":        {"//", "", "false"},
		"":          {"", "", "false"},
	} {
		pattern, flags, marked := jsregexp.CutLiteral(written)
		if pattern != want[0] || flags != want[1] || marked != (want[2] == "true") {
			t.Errorf("%q: %q, %q, %t", written, pattern, flags, marked)
		}
	}
}
