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
	return dueNote(in, in.macros())
}

// NoteAbove is the author's note where it stands among the messages of the base; empty where it goes with the newest, or is not
// due. The paragraphs that the base leaves out are resolved before it.
func NoteAbove(in Input) string {
	if in.Conversation.Settings.Note.Depth < 1 || !noteDue(in) {
		return ""
	}
	m := in.macros()
	movingPart(in, m)
	return dueNote(in, m)
}

// withNote puts the author's note before the last messages. The newest message of the person is one of them, and comes later.
func withNote(messages []llm.Message, in Input) []llm.Message {
	n := in.Conversation.Settings.Note
	text := in.above()
	if text == "" {
		return messages
	}
	first := 0
	if len(messages) > 0 && messages[0].Role == "system" {
		first = 1
	}
	at := max(first, len(messages)-(n.Depth-1))
	return slices.Insert(messages, at, llm.Message{Role: cmp.Or(n.Role, "system"), Text: text})
}

// above is the note that stands among the messages.
func (in Input) above() string {
	if in.Above != nil {
		return *in.Above
	}
	return NoteAbove(in)
}

// noteDue reports whether the author's note goes with a turn.
func noteDue(in Input) bool {
	n := in.Conversation.Settings.Note
	said := 1 + lists.Count(in.History, func(m chat.Message) bool { return m.Role == chat.User }) // with the newest message
	return strings.TrimSpace(n.Text) != "" && n.IsDue(said)
}

// dueNote is the text of the author's note in a turn that it goes with.
func dueNote(in Input, m Macros) string {
	if !noteDue(in) {
		return ""
	}
	return strings.TrimSpace(m.ExpandSeeded(in.Conversation.Settings.Note.Text, seedOf(in.Conversation)))
}
