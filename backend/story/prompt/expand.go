package prompt

import (
	"bytes"
	"cmp"
	"strings"

	prose "terzetto/backend/text"
)

// expand replaces the macros of text from the inside out. It calls eval for each
// known macro with its lower-case name and its whole body; a macro that eval refuses
// stays as written. literal gives the text of a backticked span. The work grows with the
// length of the text however deep the braces are nested.
func expand(text string, eval func(name, body string) (string, bool), literal func(string) string) string {
	if !strings.Contains(text, "{{") {
		return text
	}
	out := make([]byte, 0, len(text))
	var open []int // where in out the macros begin that are not closed yet
	for i := 0; i < len(text); {
		rest := text[i:]
		switch {
		case rest[0] == '`':
			end := i + prose.CodeSpan(rest)
			out = append(out, literal(text[i:end])...)
			i = end
		case strings.HasPrefix(rest, "{{") && !strings.HasPrefix(rest, "{{{"):
			open = append(open, len(out))
			out = append(out, "{{"...)
			i += 2
		case len(open) > 0 && strings.HasPrefix(rest, "}}"):
			start := open[len(open)-1]
			open = open[:len(open)-1]
			i += 2
			body := out[start+2:]
			name := nameOf(body)
			if name == "trim" {
				out = bytes.TrimRight(out[:start], "\r\n")
				i = len(text) - len(strings.TrimLeft(text[i:], "\r\n"))
				continue
			}
			value, ok := "", name == comment
			if !ok && name != "" {
				value, ok = eval(name, string(body))
			}
			if ok {
				out = append(out[:start], value...)
			} else {
				out = append(out, "}}"...)
			}
		default:
			n := cmp.Or(1+strings.IndexAny(rest[1:], "`{}"), len(rest))
			out = append(out, rest[:n]...)
			i += n
		}
	}
	return string(out)
}

// comment is the name of {{// a note to the card's author}}.
const comment = "//"

// nameOf is the lower-case name of a known macro, or empty. A macro that takes
// arguments must have a colon, and the others must not.
func nameOf(body []byte) string {
	if bytes.HasPrefix(body, []byte(comment)) {
		return comment
	}
	head, _, args := bytes.Cut(body[:min(len(body), len("description:"))], []byte(":"))
	names := []string{
		"user", "char", "persona", "description", "personality", "scenario",
		"time", "date", "isotime", "isodate", "weekday", "newline", "trim",
	}
	if args {
		names = []string{"random", "pick", "roll"}
	}
	for _, name := range names {
		if (args || len(body) == len(name)) && strings.EqualFold(string(head), name) {
			return name
		}
	}
	return ""
}
