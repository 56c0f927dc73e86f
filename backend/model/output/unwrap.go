package output

import (
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// Unwrap gives the prose of a reply that came as one JSON object with one text field, or with one
// that is long beside short ones and in no fence, or as one fenced block of prose. Any other reply is given as it is:
// code stays code, and an object that says more than one thing stays an object.
func Unwrap(reply string) string {
	text := strings.TrimSpace(reply)
	if m := fenced().FindStringSubmatch(text); m != nil && !strings.Contains(m[2], "\n```") {
		inner := strings.TrimSpace(m[2])
		if field, ok := onlyText(inner, true); ok {
			return field
		}
		if m[1] != "json" && isProse(inner) {
			return inner
		}
		return reply
	}
	if field, ok := onlyText(text, false); ok {
		return field
	}
	return reply
}

var fenced = lazyregexp.New("(?s)^```(|json|text|txt|plaintext|plain|markdown|md|prose|story)[ \t]*\n(.*?)\n?```$")

// A field of an object is a text for a person from so many characters on, where no other field is longer than a label.
const (
	longText  = 60
	shortText = 40
)

// onlyText gives the text of an object that is nearly all of it, or, outside of a fence, its one long text beside short
// ones: what is in a fence is more likely data that was asked for.
func onlyText(text string, inFence bool) (string, bool) {
	if !strings.HasPrefix(text, "{") || !strings.HasSuffix(text, "}") {
		return "", false
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(repair(text), &object) != nil {
		return "", false
	}
	found, fields, others := "", 0, 0
	for _, value := range object {
		var field string
		if json.Unmarshal(value, &field) != nil {
			others = max(others, utf8.RuneCount(value))
			continue
		}
		if field = strings.TrimSpace(field); field == "" {
			continue
		}
		if fields++; utf8.RuneCountInString(field) > utf8.RuneCountInString(found) {
			found, field = field, found
		}
		others = max(others, utf8.RuneCountInString(field))
	}
	if fields == 1 && 2*len(found) > len(text) {
		return found, true
	}
	return found, !inFence && fields > 1 && others <= shortText && utf8.RuneCountInString(found) >= longText && isProse(found)
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
