package llm

import (
	"net/http"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/dialect"
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

// blind reports whether a refusal says that the model sees no pictures at all, and not that one of them is bad.
func (e serverError) blind() bool { return dialect.SaysBlind(e.wholeText()) }

// plain reports whether a refusal is of the request, and not of trouble in the server that may be over soon.
func (e serverError) plain() bool {
	return slices.Contains([]int{http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented}, e.status) &&
		!dialect.SaysPictures(e.wholeText())
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
