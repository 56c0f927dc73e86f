package superscript

import (
	"strings"
	"unicode/utf8"
)

var (
	raised = strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹",
		"+", "⁺", "-", "⁻", "−", "⁻", "–", "⁻", "=", "⁼", "(", "⁽", ")", "⁾")
	lowered = strings.NewReplacer("0", "₀", "1", "₁", "2", "₂", "3", "₃", "4", "₄", "5", "₅", "6", "₆", "7", "₇", "8", "₈", "9", "₉",
		"+", "₊", "-", "₋", "−", "₋", "–", "₋", "=", "₌", "(", "₍", ")", "₎")
)

// figures are what both have letters for; signs between them stay.
const figures = "0123456789+-−–=()"

// plainly are the endings that are read without being raised.
var plainly = map[string]bool{
	"st": true, "nd": true, "rd": true, "th": true, "er": true, "re": true, "e": true, "ème": true, "eme": true, "nde": true, "de": true, "os": true, "as": true,
	"a": true, "o": true, "º": true, "ª": true, "°": true, "tm": true, "sm": true, "®": true, "™": true, "©": true, "me": true, "lle": true, "mo": true, "ro": true, "to": true,
}

// Raise writes a raised text.
func Raise(text string) string {
	switch core := strings.TrimSpace(text); {
	case core == "" || plainly[strings.ToLower(core)]:
		return text
	case isFigures(core):
		return raised.Replace(text)
	case utf8.RuneCountInString(core) > 1 && strings.ContainsAny(core, " +-−*/·="):
		return strings.Replace(text, core, "^("+core+")", 1)
	case !strings.ContainsFunc(core, isWordLetter):
		return text // signs of notes, such as * and †
	default:
		return strings.Replace(text, core, "^"+core, 1)
	}
}

// Lower writes a lowered text. What has no lowered letters stays as it is.
func Lower(text string) string {
	if isFigures(strings.TrimSpace(text)) {
		return lowered.Replace(text)
	}
	return text
}

// isFigures reports whether a text is digits and what is between and around them, such as "−1" or "2, 3".
func isFigures(core string) bool {
	return strings.ContainsAny(core, "0123456789+-−") && strings.Trim(core, figures+" ,.;:/\u00A0") == ""
}

func isWordLetter(c rune) bool {
	return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c > 0x370
}
