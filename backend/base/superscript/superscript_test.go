package superscript_test

import (
	"testing"

	"terzetto/backend/base/superscript"
)

func TestRaisedTextIsNotReadAsAPartOfTheNumber(t *testing.T) {
	for text, want := range map[string]string{
		"23": "²³", "−1": "⁻¹", "2, 3": "², ³", "st": "st", "TM": "TM", "n": "^n", "n+1": "^(n+1)", "*": "*", "": "", " ": " ", "th ": "th ", "3 ": "³ ",
	} {
		if got := superscript.Raise(text); got != want {
			t.Errorf("%q is raised as %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{"2": "₂", "i": "i", "10": "₁₀"} {
		if got := superscript.Lower(text); got != want {
			t.Errorf("%q is lowered as %q, want %q", text, got, want)
		}
	}
}
