package demo

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
)

// request is the part of a completion request that the demo understands. Everything
// else is accepted and ignored, as lenient servers do.
type request struct {
	Messages            []message
	Tools               []tool
	ToolChoice          any `json:"tool_choice"`
	Stream              bool
	StreamOptions       object `json:"stream_options"`
	MaxTokens           int    `json:"max_tokens"`
	MaxCompletionTokens int    `json:"max_completion_tokens"`
	Stop                any
	ResponseFormat      object `json:"response_format"`
	TemplateKwargs      object `json:"chat_template_kwargs"`
	ReasoningEffort     any    `json:"reasoning_effort"`
	Thinking            object
}

type message struct {
	Role      string
	Content   any
	ToolCalls []struct{ Function call } `json:"tool_calls"`
}

// call is a tool call, in a history or in an answer.
type call struct {
	Name      string `json:"name,omitempty"`
	Arguments string `json:"arguments"`
}

type tool struct {
	Function struct {
		Name, Description string
		Parameters        any
	}
}

// read gives what a message says, whether it came as a string, as parts or as null, and whether a picture is with it.
func (m message) read() (text string, image bool) {
	text, _ = m.Content.(string)
	parts, _ := m.Content.([]any)
	for _, p := range parts {
		part, _ := p.(object)
		text += str(part, "text")
		image = image || part["image_url"] != nil
	}
	return text, image
}

func (m message) text() string {
	text, _ := m.read()
	return text
}

// thinks reports whether the request asks for reasoning in any dialect; an explicit no wins.
func (q *request) thinks() bool {
	if on, ok := q.TemplateKwargs["enable_thinking"].(bool); ok {
		return on
	}
	if effort, ok := q.ReasoningEffort.(string); ok && effort != "" {
		return effort != "none"
	}
	return q.Thinking["type"] == "enabled"
}

// forced reads tool_choice: the tool that must be called, or whether the demo may choose one.
// A name that no tool has is an error.
func (q *request) forced() (t *tool, auto bool, err error) {
	named, ok := q.ToolChoice.(object)
	if !ok {
		if q.ToolChoice != "required" {
			return nil, q.ToolChoice == "auto", nil
		}
		if len(q.Tools) == 0 {
			return nil, false, errors.New("tool_choice is required and there are no tools")
		}
		return &q.Tools[0], false, nil
	}
	if function := obj(named, "function"); function != nil {
		named = function
	}
	if t = q.tool(str(named, "name")); t == nil {
		return nil, false, fmt.Errorf("tool_choice names %q, which is not among the tools", str(named, "name"))
	}
	return t, false, nil
}

// tool finds a tool by its name; nil when the request has none of that name.
func (q *request) tool(name string) *tool {
	for i, t := range q.Tools {
		if t.Function.Name == name {
			return &q.Tools[i]
		}
	}
	return nil
}

// said is the last text of the user.
func (q *request) said() string {
	for _, m := range slices.Backward(q.Messages) {
		if m.Role == "user" {
			return m.text()
		}
	}
	return ""
}

// prompt is everything that a server would read for this request, in the order of chat
// templates: the tools first.
func (q *request) prompt() string {
	var b strings.Builder
	for _, t := range q.Tools {
		fmt.Fprintf(&b, "%v\x00", t)
	}
	for _, m := range q.Messages {
		fmt.Fprintf(&b, "%s\x00%s%v", m.Role, m.text(), m.ToolCalls)
	}
	return b.String()
}

// dice makes the randomness of one answer. The last few messages are enough to tell
// conversations apart, and keep the cost of a long history low.
func (q *request) dice(seed, count uint64) *rand.Rand {
	const recent = 6
	h := fnv.New64a()
	for _, m := range q.Messages[max(0, len(q.Messages)-recent):] {
		_, _ = io.WriteString(h, m.text()+"\x00") // a hash never fails
	}
	return rand.New(rand.NewPCG(seed^h.Sum64(), count*0x9e3779b97f4a7c15+uint64(len(q.Messages))))
}
