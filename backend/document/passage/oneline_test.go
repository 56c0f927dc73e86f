package passage_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"terzetto/backend/document/passage"
)

func TestOneLineOfATextEndsBetweenWords(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "",
		" Day 52.\n\nIn the  evening ": "Day 52. In the evening",
		strings.Repeat("word ", 40):    strings.TrimSpace(strings.Repeat("word ", 32)) + "…",
		strings.Repeat("語", 400):       strings.Repeat("語", 160) + "…",
		strings.Repeat("語", 2000):      strings.Repeat("語", 160) + "…",
	} {
		if got := passage.OneLine(text); got != want || !utf8.ValidString(got) {
			t.Errorf("%.30q is %q, want %q", text, got, want)
		}
	}
}
