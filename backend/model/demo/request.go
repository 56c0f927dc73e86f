package demo

import (
	"encoding/json"
	"errors"
	"fmt"
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
	TemplateKwargs      object `json:"chat_template_kwargs"`
	ResponseFormat      struct {
		Type   string
		Schema struct{ Schema json.RawMessage } `json:"json_schema"`
	} `json:"response_format"`
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
		Parameters        json.RawMessage
	}
}

// read returns the text of a message, which comes as a string, as parts or as null, and whether it has a picture.
func (m message) read() (text string, image bool) {
	whole, _ := m.Content.(string)
	texts := []string{whole}
	parts, _ := m.Content.([]any)
	for _, p := range parts {
		part, _ := p.(object)
		more, _ := part["text"].(string)
		texts = append(texts, more)
		image = image || part["image_url"] != nil
	}
	return strings.Join(texts, ""), image
}

func (m message) text() string {
	text, _ := m.read()
	return text
}

// forcedTool is the tool that tool_choice demands; nil where it demands none. A name that no tool has is an error.
func (q *request) forcedTool() (*tool, error) {
	choice, named := q.ToolChoice.(object)
	if function, ok := choice["function"].(object); ok {
		choice = function
	}
	name, _ := choice["name"].(string)
	switch t := q.tool(name); {
	case named && t == nil:
		return nil, fmt.Errorf("tool_choice names %q, which is not among the tools", name)
	case named:
		return t, nil
	case q.ToolChoice != "required":
		return nil, nil
	case len(q.Tools) == 0:
		return nil, errors.New("tool_choice is required and there are no tools")
	}
	return &q.Tools[0], nil
}

// tool finds a tool by its name; nil when the request has none of that name.
func (q *request) tool(name string) *tool {
	return q.find(func(t tool) bool { return t.Function.Name == name })
}

// askedTool returns the tool whose name the user's last message contains; nil when the last message is the result of a tool.
func (q *request) askedTool() *tool {
	last := q.Messages[len(q.Messages)-1]
	said := words(last.text())
	return q.find(func(t tool) bool {
		name := words(t.Function.Name)
		missing := slices.ContainsFunc(name, func(w string) bool { return !slices.Contains(said, w) })
		return last.Role == "user" && len(name) > 0 && !missing
	})
}

func (q *request) find(wanted func(tool) bool) *tool {
	if i := slices.IndexFunc(q.Tools, wanted); i >= 0 {
		return &q.Tools[i]
	}
	return nil
}

// prompt is everything that a server would read for this request, in the order of chat
// templates: the tools first.
func (q *request) prompt() string {
	var b strings.Builder
	for _, t := range q.Tools {
		fmt.Fprintf(&b, "%s\x00", t)
	}
	for _, m := range q.Messages {
		fmt.Fprintf(&b, "%s\x00%s%s", m.Role, m.text(), m.ToolCalls)
	}
	return b.String()
}
