package jsregexp_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"terzetto/backend/base/jsregexp"
)

func TestMain(m *testing.M) {
	jsregexp.SetClock()
	os.Exit(m.Run())
}

func TestAPatternMeansWhatJavaScriptMeans(t *testing.T) {
	for _, c := range []struct {
		name, pattern, flags, text string
		want                       bool
	}{
		{"letters", `pier`, "", "the pier", true},
		{"case counts", `Pier`, "", "the pier", false},
		{"the flag i ignores case", `Pier`, "i", "the pier", true},
		{"other flags change nothing", `pier`, "gyu", "the pier", true},
		{"a look behind refuses", `(?<!un)happy`, "i", "Unhappy", false},
		{"a look behind lets pass", `(?<!un)happy`, "i", "so happy", true},
		{"a look ahead refuses", `dragon(?!fly)`, "", "a dragonfly", false},
		{"a look ahead lets pass", `dragon(?!fly)`, "", "a dragon", true},
		{"a reference back", `(\w)\1\1`, "", "brrr", true},
		{"a reference back to nothing like it", `(\w)\1\1`, "", "brr", false},
		{"a reference back by name", `(?<x>a+)b\k<x>`, "", "aabaa", true},
		{"a code point in a class", `[\u4e00-\u9fff]{2}城`, "", "長安城", true},
		{"a code point that isn't there", `[\u4e00-\u9fff]{2}城`, "", "ab城", false},
		{"a pair of surrogates", `\uD83D\uDC09`, "", "a 🐉", true},
		{"a code point in braces", `\u{1F409}`, "u", "a 🐉", true},
		{"a code point after a look behind", `(?<!a)\u{1F409}`, "u", "a 🐉", true},
		{"any character", `a[^]b`, "", "a\nb", true},
		{"any character after a look behind", `(?<!x)a[^]b`, "", "a\nb", true},
		{"no character", `a[]b`, "", "ab", false},
		{"a script", `^\p{Script=Han}+$`, "u", "長安", true},
		{"a script, shortly", `\p{sc=Greek}`, "u", "abγ", true},
		{"a script after a look behind", `(?<!a)\p{Script=Greek}`, "u", "bγ", true},
		{"not a script", `^\P{Script=Han}+$`, "u", "長安", false},
		{"a category", `\p{General_Category=Lu}`, "u", "aB", true},
		{"space that is not ASCII", `New\sYork`, "", "New\u00A0York", true},
		{"no space that is not ASCII", `New\SYork`, "", "New\u00A0York", false},
		{"space in a class", `New[\s-]York`, "", "New\u00A0York", true},
		{"a letter with a stroke is itself", `\A\Z`, "", "AZ", true},
		{"a bracket within a class", `[[]x`, "", "[x", true},
		{"a slash", `a\/b`, "", "a/b", true},
		{"a line's begin", `^b`, "m", "a\nb", true},
		{"a dot meets lines on request", `a.b`, "s", "a\nb", true},
		{"repeated more often than Go allows", `^a{1001}$`, "", strings.Repeat("a", 1001), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			re, err := jsregexp.Parse(c.pattern, c.flags)
			if err != nil {
				t.Fatal(err)
			}
			got, err := re.MatchString(c.text)
			for tries := 0; errors.Is(err, jsregexp.ErrSlow) && tries < 50; tries++ { // the computer was busy for longer than a match may take
				got, err = re.MatchString(c.text)
			}
			if got != c.want || err != nil {
				t.Errorf("/%s/%s on %q: %v, %v", c.pattern, c.flags, c.text, got, err)
			}
		})
	}
}

func TestABrokenPatternIsRefused(t *testing.T) {
	for _, pattern := range []string{`([pier`, `a**`, `(?<!`, `[z-a]`} {
		if _, err := jsregexp.Parse(pattern, ""); err == nil {
			t.Errorf("/%s/ was taken", pattern)
		}
	}
}

func TestAHostilePatternEndsAsSlow(t *testing.T) {
	re, err := jsregexp.Parse(`^(?=(a+)+$)(a|a)*\1$`, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := re.MatchString(strings.Repeat("a", 200) + "!"); !errors.Is(err, jsregexp.ErrSlow) {
		t.Errorf("it ended with %v", err)
	}
}

func BenchmarkHostilePattern(b *testing.B) {
	re, err := jsregexp.Parse(`^(?=(a+)+$)(a|a)*\1$`, "")
	if err != nil {
		b.Fatal(err)
	}
	text := strings.Repeat("a", 200) + "!"
	for b.Loop() {
		if _, err := re.MatchString(text); err == nil {
			b.Fatal("it ended")
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, pattern := range []string{`(?<!un)happy`, `[^]`, `\u{1F409}`, `\uD83D\uDC09`, `\p{Script=Han}`, `(\w)\1`, `[`, `\`, `\u`, `[\`} {
		f.Add(pattern, "i", "some text")
	}
	f.Fuzz(func(t *testing.T, pattern, flags, text string) {
		if len(pattern) > 500 || len(text) > 1000 {
			t.Skip()
		}
		re, err := jsregexp.Parse(pattern, flags)
		if err != nil {
			return
		}
		if _, err := re.MatchString(text); err != nil && !errors.Is(err, jsregexp.ErrSlow) {
			t.Errorf("/%s/%s: %v", pattern, flags, err)
		}
	})
}
