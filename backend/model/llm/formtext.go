package llm

import (
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/schema"
)

// withForms tells a model that is not handed tools of the forms that it may be asked for. That is a part of the frozen
// beginning, so a server reads it once and not with each request.
func withForms(prefix []Message, forms []Tool) []Message {
	var b strings.Builder
	b.WriteString("## Forms\nA message that asks for one of these forms is answered with one JSON object that has the fields of the form, and with nothing else.")
	for _, t := range forms {
		fmt.Fprintf(&b, "\n\n`%s`: %s\n%s", t.Name, t.Description, schema.WithoutBounds(t.Parameters))
	}
	return withSystemText(prefix, b.String())
}

func withSystemText(prefix []Message, text string) []Message {
	if len(prefix) > 0 && prefix[0].Role == "system" {
		prefix = slices.Clone(prefix)
		prefix[0].Text = joinParagraphs(prefix[0].Text, text)
		return prefix
	}
	return slices.Insert(slices.Clone(prefix), 0, Message{Role: "system", Text: text})
}

// withOffered tells a model that is not handed tools of those that it may call. That is a part of the frozen beginning, too.
func withOffered(prefix []Message, offered []Tool) []Message {
	var b strings.Builder
	b.WriteString("## Tools\nTo use a tool, answer with one JSON object and nothing else: " +
		`{"name": "the tool", "arguments": {}}` + ". Its result follows. Without need of a tool, answer in plain text.")
	for _, t := range offered {
		fmt.Fprintf(&b, "\n\n`%s`: %s\n%s", t.Name, t.Description, schema.WithoutBounds(t.Parameters))
	}
	return withSystemText(prefix, b.String())
}

// askForForm asks in words for a form, of a model that cannot be handed it. told: the base holds what the form is.
func askForForm(messages []Message, t Tool, told bool) []Message {
	messages = slices.Clone(messages)
	for i := range messages {
		messages[i].Text = strings.ReplaceAll(messages[i].Text, CallFor(t.Name), formFor(t.Name))
	}
	if n := len(messages); n == 0 || messages[n-1].Role != "user" {
		messages = append(messages, Message{Role: "user"})
	}
	order := "Answer with one JSON object and nothing else: the fields of `" + t.Name + "`"
	if told {
		order += ", which are " + strings.Join(schema.FieldNames(t.Parameters), ", ") + "."
	} else {
		order += ", by this schema:\n" + schema.WithoutBounds(t.Parameters)
	}
	last := &messages[len(messages)-1]
	last.Text = joinParagraphs(last.Text, order)
	return messages
}
