package assistant

import (
	"cmp"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

// Clear is the message that hides from assistants what comes before it.
const Clear = "/clear"

// unknownContext is the tokens that a server takes which does not say: what the small ones
// are started with.
const unknownContext = 8192

// room is what fits the model of an answer.
func room(t llm.Target) compaction.Room {
	t.Capabilities.ContextTokens = cmp.Or(max(0, t.Capabilities.ContextTokens), unknownContext)
	return compaction.In(t)
}

// History is what a model is told of the messages before, oldest first: what comes after the
// last Clear, and of that the newest messages that fit beside what takes used.
func History(messages []flow.Message, room compaction.Room, used int) []flow.Message {
	from := 0
	for i, m := range messages {
		if m.Role == "user" && strings.TrimSpace(m.Content) == Clear {
			from = i + 1
		}
	}
	messages = messages[from:]
	sizes := lists.Map(messages, func(m flow.Message) int { return llm.Size(llm.Message{Role: m.Role, Text: m.Content}) })
	return messages[room.Newest(sizes, used):]
}
