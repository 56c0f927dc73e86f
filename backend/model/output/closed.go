package output

import "strings"

// Closes reports whether the first object of a text is closed again, well formed or not. A
// text without an object has nothing to close.
func Closes(text string) bool {
	start := strings.IndexByte(text, '{')
	if start < 0 {
		return true
	}
	depth, quoted, escaped := 0, false, false
	for _, c := range []byte(text[start:]) {
		switch {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth == 0 {
				return true
			}
		}
	}
	return false
}
