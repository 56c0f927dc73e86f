package llm

import (
	"net/http"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
)

// Blind reports whether the model is known to see no pictures: the server says so, or has refused one.
func (c Capabilities) Blind() bool { return c.Vision == No || c.Memory.Blind }

// mostName is how many characters of a picture's name a model reads.
const mostName = 80

// label is what a model that sees no pictures reads in the place of one.
func (i Image) label() string {
	name := []rune(strings.Join(strings.Fields(strings.NewReplacer("[", "(", "]", ")").Replace(clean(i.Name))), " "))
	if len(name) == 0 {
		return "[picture]"
	}
	if len(name) > mostName {
		name = append(name[:mostName], '…')
	}
	return "[picture: " + string(name) + "]"
}

// withLabels is a message with the names of its pictures in their place.
func withLabels(m Message) Message {
	if len(m.Images) > 0 {
		m.Text, m.Images = joinParagraphs(m.Text, strings.Join(lists.Map(m.Images, Image.label), "\n")), nil
	}
	return m
}

func pictured(messages []Message) bool {
	return slices.ContainsFunc(messages, func(m Message) bool { return len(m.Images) > 0 })
}

// What servers name when they refuse a picture. Those that know no pictures at all say that the content of a message must
// be a string, or that they expect parts of text.
var (
	saysPictures = lazyregexp.New(`(?i)image|picture|mmproj|multi-?modal|vision|content.{0,60}\b(str|string)\b|expected .?text`)
	saysBlind    = lazyregexp.New(`(?i)mmproj|multi-?modal|vision|\bat most 0\b|(image|picture)s?.{0,80}(not|n't|un)[ -]?(be )?(support|enabl|allow|available|accept)|(not|n't|un)[ -]?support.{0,80}(image|picture)|` +
		`support.{0,20}(image|picture)|missing data required for image|unknown variant|content.{0,60}\b(str|string)\b|expected .?text`)
)

// blind reports whether a refusal says that the model sees no pictures at all, and not that one of them is bad.
func (e serverError) blind() bool { return saysBlind().MatchString(e.wholeText()) }

// plain reports whether a refusal is of the request, and not of trouble in the server that may be over soon.
func (e serverError) plain() bool {
	return slices.Contains([]int{http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented}, e.status) &&
		!saysPictures().MatchString(e.wholeText())
}

// wholeText gives all that a refusal says.
func (e serverError) wholeText() string {
	return strings.Join([]string{e.sentence, e.where, e.code}, " ")
}

// Blind reports whether the calls of this beginning carry the names of pictures in their place.
func (b *Base) Blind() bool { return b.form.get().blind }

// Size is how large messages are for the model: pictures that it does not see take no more than their names.
func (t Target) Size(messages ...Message) int {
	if t.Capabilities.Blind() {
		messages = lists.Map(messages, withLabels)
	}
	return Size(messages...)
}
