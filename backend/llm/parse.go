package llm

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/kaptinlin/jsonrepair"
)

// ParseToolCalls reads the tool calls of a reply: the native ones; otherwise those
// between tool_call tags; otherwise a JSON object with a name, or a list of such.
// Arguments that cannot be read become {}.
func ParseToolCalls(r Reply) []ToolCall {
	calls := []ToolCall{}
	for _, c := range r.ToolCalls {
		if c.Name != "" {
			calls = append(calls, ToolCall{ID: c.ID, Name: c.Name, Arguments: object(string(c.Arguments))})
		}
	}
	if len(calls) > 0 {
		return calls
	}
	text := strays.ReplaceAllString(r.Text, "")
	for _, m := range tagged.FindAllStringSubmatch(text, -1) {
		calls = append(calls, namedCalls(m[1])...)
	}
	if len(calls) > 0 {
		return calls
	}
	return namedCalls(balanced(text))
}

var (
	tagged = regexp.MustCompile(`(?s)<tool_call>(.*?)(?:</tool_call>|$)`)
	strays = regexp.MustCompile(`<\|[a-z_]+\|>`)
)

func namedCalls(text string) []ToolCall {
	type named struct {
		Name       string          `json:"name"`
		Arguments  json.RawMessage `json:"arguments"`
		Parameters json.RawMessage `json:"parameters"`
	}
	calls := []ToolCall{}
	raw := repair(text)
	var list []named
	if json.Unmarshal(raw, &list) != nil {
		var one named
		if json.Unmarshal(raw, &one) != nil {
			return calls
		}
		list = []named{one}
	}
	for _, n := range list {
		if n.Name == "" {
			continue
		}
		args := n.Arguments
		if args == nil {
			args = n.Parameters
		}
		var quoted string // some models put the object into a string
		if json.Unmarshal(args, &quoted) == nil {
			args = json.RawMessage(quoted)
		}
		calls = append(calls, ToolCall{Name: n.Name, Arguments: object(string(args))})
	}
	return calls
}

// object reads an object out of what a model wrote; {} when there is none.
func object(text string) json.RawMessage {
	if o, ok := readObject(text); ok {
		return o
	}
	return json.RawMessage("{}")
}

// readObject reads an object, repairing what is nearly one.
func readObject(text string) (json.RawMessage, bool) {
	text = strings.TrimSpace(text)
	if isObject([]byte(text)) {
		return json.RawMessage(text), true
	}
	candidate := balanced(text)
	if isObject([]byte(candidate)) {
		return json.RawMessage(candidate), true
	}
	// A repaired text must hold at least one named field: a stray brace is no answer.
	if fixed := repair(candidate); isObject(fixed) && strings.Contains(candidate, ":") {
		return fixed, true
	}
	return nil, false
}

func isObject(b []byte) bool {
	var o map[string]json.RawMessage
	return json.Unmarshal(b, &o) == nil && o != nil
}

func repair(text string) json.RawMessage {
	text = strings.TrimSpace(text)
	if json.Valid([]byte(text)) {
		return json.RawMessage(text)
	}
	if text == "" || (text[0] != '{' && text[0] != '[') {
		return nil
	}
	fixed, err := jsonrepair.Repair(text)
	if err != nil {
		return nil
	}
	return json.RawMessage(fixed)
}

// balanced cuts out the first balanced object or list; all from its beginning when
// it never closes.
func balanced(text string) string {
	start := strings.IndexAny(text, "{[")
	if start < 0 {
		return ""
	}
	depth, quoted, escaped := 0, false, false
	for i := start; i < len(text); i++ {
		switch c := text[i]; {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			depth++
		case c == '}' || c == ']':
			if depth--; depth == 0 {
				return text[start : i+1]
			}
		}
	}
	return text[start:]
}
