package llm

import (
	"encoding/base64"
	"encoding/json"

	"terzetto/backend/base/lists"
)

// A Message is one message of a conversation as the model reads it.
type Message struct {
	Role       string // system, user, assistant or tool
	Text       string
	Images     []Image    // of a user, or of a tool's answer, after which they are sent in a message of the user
	ToolCalls  []ToolCall // of an assistant
	ToolCallID string     // of a tool's answer
}

// An Image travels with a user's message.
type Image struct {
	Mime string
	Name string // of its file, for a model that sees none; may be empty
	Data []byte
}

// A Tool is a function that the model may call. Parameters is a JSON schema.
type Tool struct {
	Name        string
	Description string
	Parameters  json.RawMessage
}

// A ToolCall is a call that the model made. Arguments is always a JSON object.
type ToolCall struct {
	ID        string
	Name      string
	Arguments json.RawMessage
}

// A Choice says which tool the model may or must call.
type Choice struct {
	kind string
	name string
}

// The choices without a name.
var (
	Auto     = Choice{kind: "auto"}
	None     = Choice{kind: "none"}
	Required = Choice{kind: "required"}
)

// Force makes the model call one tool.
func Force(name string) Choice { return Choice{kind: "function", name: name} }

func (c Choice) String() string {
	if c.kind == "function" {
		return c.name
	}
	return c.kind
}

func (c Choice) json() any {
	if c.kind == "function" {
		return map[string]any{"type": "function", "function": map[string]string{"name": c.name}}
	}
	return c.kind
}

type wireMessage struct {
	Role       string     `json:"role"`
	Content    any        `json:"content"`
	ToolCalls  []wireCall `json:"tool_calls,omitempty"`
	ToolCallID string     `json:"tool_call_id,omitempty"`
}

type wireCall struct {
	ID       string       `json:"id"`
	Type     string       `json:"type"`
	Function wireFunction `json:"function"`
}

type wireFunction struct {
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

type wirePart struct {
	Type     string        `json:"type"`
	Text     string        `json:"text,omitempty"`
	ImageURL *wireImageURL `json:"image_url,omitempty"`
}

type wireImageURL struct {
	URL string `json:"url"`
}

// marshal gives the one form in which a message is sent, so that equal messages are
// equal bytes.
func (m Message) marshal() ([]byte, error) {
	w := wireMessage{Role: m.Role, Content: m.Text, ToolCallID: m.ToolCallID}
	if len(m.Images) > 0 {
		var parts []wirePart
		if m.Text != "" {
			parts = append(parts, wirePart{Type: "text", Text: m.Text})
		}
		for _, i := range m.Images {
			url := "data:" + i.Mime + ";base64," + base64.StdEncoding.EncodeToString(i.Data)
			parts = append(parts, wirePart{Type: "image_url", ImageURL: &wireImageURL{URL: url}})
		}
		w.Content = parts
	}
	w.ToolCalls = lists.Map(m.ToolCalls, func(c ToolCall) wireCall {
		return wireCall{ID: c.ID, Type: "function", Function: wireFunction{Name: c.Name, Arguments: string(c.Arguments)}}
	})
	return json.Marshal(w)
}
