package prose

import (
	"strings"
	"unicode/utf8"
)

// The marks that mean nothing inside code, and what replaces them while prose is read: runes
// of the private use area, so that they are neither marks nor letters.
const (
	codeMarks  = "*\"“”„‟«»「」『』＂"
	firstStand = '\uf700'
)

// hideCode replaces the marks inside the code of a line: between two runs of as many
// backticks. A text that has such runes already, or is not
// valid UTF-8, is left as it is.
func hideCode(s string) string {
	if !strings.Contains(s, "`") || !utf8.ValidString(s) || strings.ContainsFunc(s, func(c rune) bool { return markOf(c) != 0 }) {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); {
		if s[i] != '`' {
			out.WriteByte(s[i])
			i++
			continue
		}
		end := codeEnd(s, i)
		out.WriteString(strings.Map(func(c rune) rune {
			if at := strings.IndexRune(codeMarks, c); at >= 0 {
				return firstStand + rune(at)
			}
			return c
		}, s[i:end]))
		i = end
	}
	return out.String()
}

// showCode undoes hideCode.
func showCode(s string) string {
	return strings.Map(func(c rune) rune {
		if mark := markOf(c); mark != 0 {
			return mark
		}
		return c
	}, s)
}

// markOf is the mark that a rune replaces, or 0.
func markOf(c rune) rune {
	for at, mark := range codeMarks {
		if c == firstStand+rune(at) {
			return mark
		}
	}
	return 0
}

// codeEnd is the end of the code that begins with the backticks at i, or of the backticks where
// nothing on the line closes them.
func codeEnd(s string, i int) int {
	run := backticks(s, i)
	for at := i + run; at < len(s) && s[at] != '\n'; {
		n := backticks(s, at)
		if n == run {
			return at + n
		}
		at += max(n, 1)
	}
	return i + run
}

// backticks counts those that begin at i.
func backticks(s string, i int) int { return len(s[i:]) - len(strings.TrimLeft(s[i:], "`")) }
