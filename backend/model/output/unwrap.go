package output

import (
	"encoding/json"
	"strings"
	"unicode"

	"terzetto/backend/base/lazyregexp"
)

// Unwrap gives the prose of a reply that came as one JSON object with one text field, or as
// one fenced block of prose. Any other reply is given as it is: code stays code, and an
// object that says more than one thing stays an object.
func Unwrap(reply string) string {
	text := strings.TrimSpace(reply)
	if m := fenced().FindStringSubmatch(text); m != nil && !strings.Contains(m[2], "\n```") {
		inner := strings.TrimSpace(m[2])
		if field, ok := onlyText(inner); ok {
			return field
		}
		if m[1] != "json" && isProse(inner) {
			return inner
		}
		return reply
	}
	if field, ok := onlyText(text); ok {
		return field
	}
	return reply
}

var fenced = lazyregexp.New("(?s)^```(|json|text|txt|plaintext|plain|markdown|md|prose|story)[ \t]*\n(.*?)\n?```$")

// onlyText gives the text of an object whose one text field is nearly all of it.
func onlyText(text string) (string, bool) {
	if !strings.HasPrefix(text, "{") || !strings.HasSuffix(text, "}") {
		return "", false
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(repair(text), &object) != nil {
		return "", false
	}
	found, fields := "", 0
	for _, value := range object {
		var field string
		if json.Unmarshal(value, &field) == nil && strings.TrimSpace(field) != "" {
			found = strings.TrimSpace(field)
			fields++
		}
	}
	return found, fields == 1 && 2*len(found) > len(text)
}

// isProse reports whether a text consists of sentences: letters, spaces and their marks.
func isProse(text string) bool {
	plain, all := 0, 0
	for _, r := range text {
		all++
		if unicode.IsLetter(r) || unicode.IsSpace(r) || unicode.IsDigit(r) || strings.ContainsRune(`.,;:!?'"()*-–—…“”‘’„«»`, r) {
			plain++
		}
	}
	return len(strings.Fields(text)) >= 5 && plain*100 >= all*98 && strings.ContainsAny(text, ".!?…")
}
