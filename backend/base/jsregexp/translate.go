package jsregexp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// The white space of JavaScript beyond Go's, inside of a class.
const moreSpace = `\x0b\x{a0}\x{feff}\p{Z}`

// toGo writes a pattern of JavaScript in Go's syntax. What has no counterpart stays as it is, so that Go refuses it.
func toGo(pattern string) string { return translate(pattern, true) }

// toECMAScript writes a pattern in the dialect of the engine that takes what Go refuses. That engine counts groups with names
// after the others, so that they lose theirs.
func toECMAScript(pattern string) string { return translate(pattern, false) }

// groupName is the name of a group that begins here, and how long its beginning is; 0: no group with a name does.
func groupName(rest string) (name string, length int) {
	if !strings.HasPrefix(rest, "(?<") || len(rest) < 5 || rest[3] == '=' || rest[3] == '!' {
		return "", 0
	}
	end := strings.IndexByte(rest, '>')
	if end < 0 {
		return "", 0
	}
	return rest[3:end], end + 1
}

// groupNames are the names of the groups of a pattern of JavaScript in their order, the whole before them; empty: it has none.
func groupNames(pattern string) []string {
	names, inClass := []string{""}, false
	for at := 0; at < len(pattern); at++ {
		switch rest := pattern[at:]; {
		case rest[0] == '\\':
			at++
		case inClass:
			inClass = rest[0] != ']'
		case rest[0] == '[':
			inClass = true
		case rest[0] == '(':
			if name, n := groupName(rest); n > 0 {
				names = append(names, name)
			} else if !strings.HasPrefix(rest, "(?") {
				names = append(names, "")
			}
		}
	}
	return names
}

func translate(pattern string, forGo bool) string {
	var out strings.Builder
	inClass := false
	var names []string
	if !forGo {
		names = groupNames(pattern)
	}
	for at := 0; at < len(pattern); {
		rest := pattern[at:]
		switch {
		case !forGo && !inClass && strings.HasPrefix(rest, `\k<`):
			end := strings.IndexByte(rest, '>')
			n := slices.Index(names, rest[3:max(end, 3)])
			if end < 0 || n < 1 {
				out.WriteByte('k')
				at += 2
				continue
			}
			fmt.Fprintf(&out, `(?:\%d)`, n)
			at += end + 1
			continue
		case rest[0] == '\\' && len(rest) > 1:
			text, n := escape(rest, inClass, forGo)
			out.WriteString(text)
			at += n
			continue
		case !inClass && strings.HasPrefix(rest, "[^]"):
			out.WriteString(`[\s\S]`)
			at += len("[^]")
			continue
		case !inClass && strings.HasPrefix(rest, "[]"):
			out.WriteString(`[^\s\S]`)
			at += len("[]")
			continue
		case !inClass && rest[0] == '[':
			inClass = true
		case inClass && rest[0] == ']':
			inClass = false
		case !forGo && !inClass && rest[0] == '(':
			if _, n := groupName(rest); n > 0 {
				out.WriteByte('(')
				at += n
				continue
			}
		case inClass && rest[0] == '[' && forGo:
			out.WriteByte('\\') // a bracket within a class is a character like another
		}
		out.WriteByte(rest[0])
		at++
	}
	return out.String()
}

// escape translates what begins with a backslash, and says how long it was.
func escape(rest string, inClass, forGo bool) (text string, length int) {
	switch c := rest[1]; {
	case c == 'u':
		r, n, ok := codePoint(rest)
		if !ok {
			return rest[:2], 2
		}
		if forGo {
			return fmt.Sprintf(`\x{%X}`, r), n
		}
		if r <= 0xFFFF {
			return fmt.Sprintf(`\u%04X`, r), n
		}
		return string(r), n
	case (c == 'p' || c == 'P') && strings.HasPrefix(rest[2:], "{"):
		end := strings.IndexByte(rest, '}')
		if end < 0 {
			return rest[:2], 2
		}
		_, value, found := strings.Cut(rest[3:end], "=")
		if !found {
			value = rest[3:end]
		}
		return rest[:2] + "{" + value + "}", end + 1
	case !forGo:
	case c == 's' && inClass:
		return `\s` + moreSpace, 2
	case c == 's':
		return `[\s` + moreSpace + `]`, 2
	case c == 'S' && !inClass:
		return `[^\s` + moreSpace + `]`, 2
	case c == '0' && (len(rest) == 2 || rest[2] < '0' || rest[2] > '9'):
		return `\x00`, 2
	case strings.IndexByte("AaeCGQEZz", c) >= 0:
		return rest[1:2], 2 // a letter that JavaScript takes for itself, and Go for something else
	}
	_, n := utf8.DecodeRuneInString(rest[1:])
	return rest[:1+n], 1 + n
}

// codePoint reads \uXXXX, a pair of them, or \u{X}.
func codePoint(rest string) (r rune, length int, ok bool) {
	if strings.HasPrefix(rest, `\u{`) {
		end := strings.IndexByte(rest, '}')
		if end < 0 {
			return 0, 0, false
		}
		n, err := strconv.ParseUint(rest[3:end], 16, 32)
		return rune(n), end + 1, err == nil && n <= utf8.MaxRune //nolint:gosec // at most utf8.MaxRune
	}
	first, ok := unit(rest)
	if !ok {
		return 0, 0, false
	}
	if utf16.IsSurrogate(first) {
		second, _ := unit(rest[6:])
		r = utf16.DecodeRune(first, second)
		return r, 12, r != utf8.RuneError
	}
	return first, 6, true
}

// unit reads \uXXXX.
func unit(rest string) (rune, bool) {
	if len(rest) < 6 || !strings.HasPrefix(rest, `\u`) {
		return 0, false
	}
	n, err := strconv.ParseUint(rest[2:6], 16, 16)
	return rune(n), err == nil //nolint:gosec // 16 bits
}
