package mcp

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// The fields that hold what is no structured content: what was said in words, and pictures, sounds, links and files.
const (
	textField    = "text"
	contentField = "content"
	whole        = "structured" // the structured content, where it is no object or has one of these fields itself
)

// An item is a part of a result that is no text, with the names that the protocol has for its fields.
type item struct {
	Type     string `json:"type"` // image, audio, resource_link or resource
	MimeType string `json:"mimeType,omitempty"`
	Data     []byte `json:"data,omitempty"`
	Bytes    int    `json:"bytes,omitempty"` // of data
	URI      string `json:"uri,omitempty"`
	Name     string `json:"name,omitempty"`
	Left     bool   `json:"left,omitempty"` // data was left out because it is too large
}

// note says in words what an item is.
func (i item) note() string {
	left := ""
	if i.Left {
		left = ", left out because the result is too large"
	}
	switch i.Type {
	case "image":
		return fmt.Sprintf("[a picture, %s, %d bytes%s]", i.MimeType, i.Bytes, left)
	case "audio":
		return fmt.Sprintf("[a sound, %s, %d bytes%s]", i.MimeType, i.Bytes, left)
	case "resource_link":
		return fmt.Sprintf("[%s: %s]", cmp.Or(i.Name, "a link"), i.URI)
	}
	return fmt.Sprintf("[a file, %s, %d bytes%s]", cmp.Or(i.MimeType, "of no type", i.URI), i.Bytes, left)
}

// read parts the content of a result into its words and the rest.
func read(content []sdk.Content) (text string, items []item) {
	var words []string
	for _, c := range content {
		switch c := c.(type) {
		case *sdk.TextContent:
			words = append(words, c.Text)
		case *sdk.ImageContent:
			items = append(items, item{Type: "image", MimeType: c.MIMEType, Data: c.Data, Bytes: len(c.Data)})
		case *sdk.AudioContent:
			items = append(items, item{Type: "audio", MimeType: c.MIMEType, Data: c.Data, Bytes: len(c.Data)})
		case *sdk.ResourceLink:
			items = append(items, item{Type: "resource_link", MimeType: c.MIMEType, URI: c.URI, Name: cmp.Or(c.Title, c.Name)})
		case *sdk.EmbeddedResource:
			switch {
			case c.Resource == nil:
			case c.Resource.Text != "" || len(c.Resource.Blob) == 0:
				words = append(words, c.Resource.Text)
			default:
				kind := "resource"
				if strings.HasPrefix(c.Resource.MIMEType, "image/") {
					kind = "image"
				}
				items = append(items, item{Type: kind, MimeType: c.Resource.MIMEType, Data: c.Resource.Blob, Bytes: len(c.Resource.Blob), URI: c.Resource.URI})
			}
		}
	}
	return strings.Join(words, "\n\n"), items
}

// value is what a call gave. A text alone is a text, or the JSON that it holds. Structured content alone is itself. Where
// there is more, an object has all of it.
func value(name string, r *sdk.CallToolResult) (json.RawMessage, error) {
	text, items := read(r.Content)
	if r.IsError {
		return nil, fault.New(fault.Invalid, cmp.Or(cut(text, maxDescription), name+" failed and did not say why."))
	}
	if len(items) == 0 && r.StructuredContent == nil {
		// Many a tool writes its JSON as text; a model reads it the same either way.
		if trimmed := bytes.TrimSpace([]byte(text)); len(trimmed) > 0 && (trimmed[0] == '{' || trimmed[0] == '[') && json.Valid(trimmed) {
			return trimmed, nil
		}
		return json.Marshal(text)
	}
	if repeats(text, r.StructuredContent) {
		text = ""
	}
	if text == "" && len(items) == 0 {
		return json.Marshal(r.StructuredContent)
	}
	fields := map[string]any{}
	if object, ok := r.StructuredContent.(map[string]any); ok && object[textField] == nil && object[contentField] == nil && object[whole] == nil {
		maps.Copy(fields, object)
	} else if r.StructuredContent != nil {
		fields[whole] = r.StructuredContent
	}
	if text != "" {
		fields[textField] = text
	}
	if len(items) > 0 {
		fields[contentField] = items
	}
	v, err := json.Marshal(fields)
	if err == nil && len(v) > tool.MaxValue && len(items) > 0 {
		for i := range items {
			items[i].Data, items[i].Left = nil, items[i].Data != nil
		}
		v, err = json.Marshal(fields)
	}
	return v, err
}

// repeats reports whether a text says what the structured content has, as the protocol wants it for older clients.
func repeats(text string, structured any) bool {
	if structured == nil {
		return false
	}
	var said any
	if json.Unmarshal([]byte(text), &said) == nil && reflect.DeepEqual(said, structured) {
		return true
	}
	object, _ := structured.(map[string]any)
	for _, v := range object {
		if one, ok := v.(string); ok && one == text || said != nil && reflect.DeepEqual(v, said) {
			return true
		}
	}
	return false
}

// tell says a result in the words that a model reads: pictures, sounds and files are named.
func tell(v json.RawMessage) string {
	var fields map[string]json.RawMessage
	var items []item
	if json.Unmarshal(v, &fields) != nil || json.Unmarshal(fields[contentField], &items) != nil && fields[textField] == nil ||
		len(items) > 0 && items[0].Type == "" {
		text, _ := tool.Text(v)
		return text
	}
	delete(fields, contentField)
	var words []string
	if text := ""; json.Unmarshal(fields[textField], &text) == nil {
		words = append(words, text)
		delete(fields, textField)
	}
	if len(fields) > 0 {
		if rest, err := json.Marshal(fields); err == nil {
			words = append([]string{string(rest)}, words...)
		}
	}
	for _, i := range items {
		words = append(words, i.note())
	}
	return strings.Join(words, "\n\n")
}

// openOutput is what a tool promises, with room for what its result has beside that.
func openOutput(promise json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	if len(promise) == 0 || json.Unmarshal(promise, &fields) != nil || fields == nil {
		return nil
	}
	delete(fields, "additionalProperties")
	delete(fields, "unevaluatedProperties")
	open, err := json.Marshal(fields)
	if err != nil {
		return nil
	}
	return open
}
