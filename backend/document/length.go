package document

import (
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// escapedLen is how long a text is in JSON: a control character takes six bytes there.
func escapedLen(text []byte) int64 {
	return int64(len(text)) + lists.Sum(text, escapeGrowth)
}

// escapeGrowth gives the bytes that JSON adds to a byte when it escapes the byte.
func escapeGrowth(c byte) int64 {
	switch {
	case c == '\n', c == '\t', c == '"', c == '\\':
		return 1
	case c < ' ', c == '<', c == '>', c == '&':
		return 5
	}
	return 0
}

// fitting is how many bytes of a text are at most so long in JSON, up to the end of a character.
func fitting(text []byte, most int64) int {
	if escapedLen(text) <= most {
		return len(text)
	}
	n := 0
	for n < len(text) && most > escapeGrowth(text[n]) {
		most -= 1 + escapeGrowth(text[n])
		n++
	}
	for n > 0 && n < len(text) && !utf8.RuneStart(text[n]) {
		n--
	}
	return n
}
