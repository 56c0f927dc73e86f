package llm

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/kaptinlin/jsonrepair"

	"terzetto/backend/lists"
	"terzetto/backend/pattern"
)

// ParseToolCalls reads the tool calls of a reply: the native ones; otherwise those that the
// model wrote as text, in the form of any family of models: in tags, behind a mark, as JSON
// with a name, in Python's form. Arguments that cannot be read become {}.
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
	if calls = writtenCalls(r.CallText); len(calls) > 0 {
		return calls
	}
	return writtenCalls(r.Text)
}

// writtenCalls reads calls that a model wrote as text.
func writtenCalls(text string) []ToolCall {
	calls := lists.Map(harmonyCall().FindAllStringSubmatch(text, -1), func(m []string) ToolCall { return ToolCall{Name: m[1], Arguments: object(m[2])} })
	if len(calls) > 0 {
		return calls
	}
	text = strays().ReplaceAllString(text, "")
	calls = lists.Map(functionTag().FindAllStringSubmatch(text, -1), func(m []string) ToolCall {
		return ToolCall{Name: m[1], Arguments: parameters(m[2])}
	})
	if len(calls) > 0 {
		return calls
	}
	for _, m := range tagged().FindAllStringSubmatch(text, -1) {
		calls = append(calls, namedCalls(m[1])...)
	}
	if len(calls) > 0 {
		return calls
	}
	if m := argsMark().FindStringSubmatch(text); m != nil {
		return []ToolCall{{Name: m[1], Arguments: object(m[2])}}
	}
	text = strings.TrimPrefix(strings.TrimSpace(text), markToolCalls)
	if calls = namedCalls(balanced(text)); len(calls) > 0 {
		return calls
	}
	if m := python().FindStringSubmatch(text); m != nil {
		calls = append(calls, ToolCall{Name: m[1], Arguments: keywords(m[2])})
	}
	return calls
}

var (
	tagged      = pattern.Lazy(`(?s)<tool_call>(.*?)(?:</tool_call>|$)`)
	functionTag = pattern.Lazy(`(?s)<function=([\w.-]+)>(.*?)(?:</function>|$)`)
	parameter   = pattern.Lazy(`(?s)<parameter=([\w.-]+)>\n?(.*?)\n?</parameter>`)
	harmonyCall = pattern.Lazy(`(?s)to=(?:functions\.)?([\w-]+)[^{}]*?<\|message\|>(.*?)(?:<\||$)`)
	argsMark    = pattern.Lazy(`(?s)\[TOOL_CALLS\]\s*([\w-]+)(?:\[CALL_ID\][\w-]*)?\[ARGS\](.*)`)
	python      = pattern.Lazy(`(?s)^\s*\[?\s*([A-Za-z_]\w*)\((.*)\)\s*\]?\s*$`)
	keyword     = pattern.Lazy(`^[\s,]*([A-Za-z_]\w*)\s*=\s*`)
	strays      = pattern.Lazy(`<\|[a-z_]+\|>`)
)

// writtenCalls are the calls of the base's own tools in a text.
func (b *Base) writtenCalls(text string) []ToolCall {
	var calls []ToolCall
	for _, call := range writtenCalls(text) {
		if _, known := b.tool(call.Name); known {
			call.ID = fmt.Sprintf("text_%d", len(calls)+1)
			calls = append(calls, call)
		}
	}
	return calls
}

// parameters reads the arguments of a call in tags: one object, or a tag for each.
func parameters(text string) json.RawMessage {
	found := parameter().FindAllStringSubmatch(text, -1)
	if len(found) == 0 {
		return object(text)
	}
	args := map[string]json.RawMessage{}
	for _, m := range found {
		args[m[1]] = literal(m[2])
	}
	return written(args)
}

// keywords reads the arguments of a call in Python's form: name=value, and so on.
func keywords(text string) json.RawMessage {
	args := map[string]json.RawMessage{}
	for {
		m := keyword().FindStringSubmatch(text)
		if m == nil {
			return written(args)
		}
		text = text[len(m[0]):]
		end := len(text)
		var value callScan
		for i := range len(text) {
			if text[i] == ',' && value.depth == 0 && value.quote == 0 {
				end = i
				break
			}
			value.add(text[i])
		}
		args[m[1]] = literal(text[:end])
		text = text[end:]
	}
}

// literal reads a value that is JSON, or nearly so; else it is a text.
func literal(text string) json.RawMessage {
	text = strings.TrimSpace(text)
	switch text {
	case "None":
		text = "null"
	case "True", "False":
		text = strings.ToLower(text)
	}
	if n := len(text); n >= 2 && text[0] == '\'' && text[n-1] == '\'' {
		text = text[1 : n-1]
	} else if fixed := repair(text); fixed != nil {
		return fixed
	}
	quoted, _ := json.Marshal(text) // a string can always be written
	return quoted
}

func written(args map[string]json.RawMessage) json.RawMessage {
	object, err := json.Marshal(args)
	if err != nil {
		return json.RawMessage("{}")
	}
	return object
}

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
