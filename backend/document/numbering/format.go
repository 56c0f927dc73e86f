package numbering

import (
	"strconv"
	"strings"
)

// A Format is how a number is spelled.
type Format string

// The formats that are not digits. Every other name is: Digits.
const (
	Digits      Format = "1"
	TwoDigits   Format = "01"
	SmallLetter Format = "a"
	Letter      Format = "A"
	SmallRoman  Format = "i"
	Roman       Format = "I"
)

// OfWord gives the format that Word calls so; empty: the entries have no numbers.
func OfWord(name string) Format {
	switch name {
	case "bullet", "none":
		return ""
	case "decimalZero":
		return TwoDigits
	case "lowerLetter":
		return SmallLetter
	case "upperLetter":
		return Letter
	case "lowerRoman":
		return SmallRoman
	case "upperRoman":
		return Roman
	}
	return Digits
}

// mostSpelled is the largest number that is spelled in letters: larger ones are not readable.
const mostSpelled = 3999

// Spell spells a number.
func (f Format) Spell(n int) string {
	if n > 0 && n <= mostSpelled {
		switch f {
		case SmallLetter:
			return letters(n)
		case Letter:
			return strings.ToUpper(letters(n))
		case SmallRoman:
			return roman(n)
		case Roman:
			return strings.ToUpper(roman(n))
		case Digits, TwoDigits:
		}
	}
	if f == TwoDigits && n >= 0 && n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// letters counts a to z, and then aa to zz, as word processors do.
func letters(n int) string {
	return strings.Repeat(string(rune('a'+(n-1)%26)), (n-1)/26+1)
}

func roman(n int) string {
	var b strings.Builder
	for _, part := range []struct {
		value int
		sign  string
	}{{1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}} {
		for ; n >= part.value; n -= part.value {
			b.WriteString(part.sign)
		}
	}
	return b.String()
}
