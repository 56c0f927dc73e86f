package team

import (
	"fmt"
	"regexp"
	"strings"

	"terzetto/backend/base/lists"
)

// reason gives a reason in the language, where it is known there. A reason of several paragraphs is
// told paragraph by paragraph.
func (l languageCode) reason(why string) string {
	if said, known := translations()[why][l]; known {
		return said
	}
	if rest, ok := strings.CutPrefix(why, whyNoPlan); ok {
		return l.say(whyNoPlan) + rest
	}
	if before, after, ok := strings.Cut(why, "\n\n"); ok {
		return l.reason(before) + "\n\n" + l.reason(after)
	}
	for english := range translations() {
		if words, ok := wordsOf(english, why); ok {
			return fmt.Sprintf(l.say(english), words...)
		}
	}
	return why
}

// wordsOf gives what a reason has in the places of a sentence with %s; false: it is another reason.
func wordsOf(sentence, why string) (words []any, ok bool) {
	if !strings.Contains(sentence, "%s") {
		return nil, false
	}
	pattern := strings.ReplaceAll(regexp.QuoteMeta(sentence), "%s", "(.+)")
	found := regexp.MustCompile("^(?s:" + pattern + ")$").FindStringSubmatch(why)
	if found == nil {
		return nil, false
	}
	return lists.Map(found[1:], func(word string) any { return word }), true
}
