package llm

import (
	"fmt"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/output"
)

// ParseToolCalls reads the tool calls of a reply: the native ones; otherwise those that the
// model wrote as text, in the form of any family of models: in tags, behind a mark, as JSON
// with a name, in Python's form. Arguments that cannot be read become {}.
func ParseToolCalls(r Reply) []ToolCall {
	calls := []ToolCall{}
	for _, c := range r.ToolCalls {
		if c.Name != "" {
			calls = append(calls, ToolCall{ID: c.ID, Name: c.Name, Arguments: output.Object(string(c.Arguments))})
		}
	}
	if len(calls) > 0 {
		return calls
	}
	if calls = readCalls(r.CallText); len(calls) > 0 {
		return calls
	}
	return readCalls(r.Text)
}

// readCalls reads the calls that a model wrote as text.
func readCalls(text string) []ToolCall {
	return lists.Map(output.WrittenCalls(text), func(c output.WrittenCall) ToolCall { return ToolCall{Name: c.Name, Arguments: c.Arguments} })
}

// writtenCalls reads the calls of the base's own tools from a text.
func (b *Base) writtenCalls(text string) []ToolCall {
	var calls []ToolCall
	for _, call := range readCalls(text) {
		if b.knows(call.Name) {
			call.ID = fmt.Sprintf("text_%d", len(calls)+1)
			calls = append(calls, call)
		}
	}
	return calls
}
