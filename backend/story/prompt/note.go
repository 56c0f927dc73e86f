package prompt

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// Note is the author's note of the conversation where it goes with the person's newest message; empty where it is farther up, or
// not due.
func Note(in Input) string {
	if in.Conversation.Settings.Note.Depth > 0 {
		return ""
	}
	return dueNote(in)
}

// withNote puts the author's note before the last messages. The newest message of the person is one of them, and comes later.
func withNote(messages []llm.Message, in Input) []llm.Message {
	n := in.Conversation.Settings.Note
	text := dueNote(in)
	if n.Depth < 1 || text == "" {
		return messages
	}
	first := 0
	if len(messages) > 0 && messages[0].Role == "system" {
		first = 1
	}
	at := max(first, len(messages)-(n.Depth-1))
	return slices.Insert(messages, at, llm.Message{Role: cmp.Or(n.Role, "system"), Text: text})
}

// dueNote is the text of the author's note in a turn that it goes with.
func dueNote(in Input) string {
	n := in.Conversation.Settings.Note
	said := 1 + lists.Count(in.History, func(m chat.Message) bool { return m.Role == chat.User }) // with the newest message
	if strings.TrimSpace(n.Text) == "" || !n.IsDue(said) {
		return ""
	}
	return strings.TrimSpace(in.present().ExpandSeeded(n.Text, seedOf(in.Conversation)))
}
