package output

import (
	"encoding/json"
	"strings"

	"github.com/kaptinlin/jsonrepair"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
)

// A WrittenCall is a call of a tool that a model wrote as text.
type WrittenCall struct {
	Name      string
	Arguments json.RawMessage
}

// WrittenCalls reads the calls of tools in a text, in the form of any family of models: in tags, behind a mark, as JSON with a
// name, in Python's form. Arguments that cannot be read become {}.
func WrittenCalls(text string) []WrittenCall {
	calls := lists.Map(harmonyCall().FindAllStringSubmatch(text, -1), func(m []string) WrittenCall { return WrittenCall{Name: m[1], Arguments: Object(m[2])} })
	if len(calls) > 0 {
		return calls
	}
	text = strays().ReplaceAllString(text, "")
	calls = lists.Map(functionTag().FindAllStringSubmatch(text, -1), func(m []string) WrittenCall {
		return WrittenCall{Name: m[1], Arguments: parameters(m[2])}
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
		return []WrittenCall{{Name: m[1], Arguments: Object(m[2])}}
	}
	text = strings.TrimPrefix(strings.TrimSpace(text), markToolCalls)
	if calls = namedCalls(cutBalanced(text)); len(calls) > 0 {
		return calls
	}
	if m := python().FindStringSubmatch(text); m != nil {
		calls = append(calls, WrittenCall{Name: m[1], Arguments: keywords(m[2])})
	}
	return calls
}

var (
	tagged      = lazyregexp.New(`(?s)<tool_call>(.*?)(?:</tool_call>|$)`)
	functionTag = lazyregexp.New(`(?s)<function=([\w.-]+)>(.*?)(?:</function>|$)`)
	parameter   = lazyregexp.New(`(?s)<parameter=([\w.-]+)>\n?(.*?)\n?</parameter>`)
	harmonyCall = lazyregexp.New(`(?s)to=(?:functions\.)?([\w-]+)[^{}]*?<\|message\|>(.*?)(?:<\||$)`)
	argsMark    = lazyregexp.New(`(?s)\[TOOL_CALLS\]\s*([\w-]+)(?:\[CALL_ID\][\w-]*)?\[ARGS\](.*)`)
	python      = lazyregexp.New(`(?s)^\s*\[?\s*([A-Za-z_]\w*)\((.*)\)\s*\]?\s*$`)
	keyword     = lazyregexp.New(`^[\s,]*([A-Za-z_]\w*)\s*=\s*`)
	strays      = lazyregexp.New(`<\|[a-z_]+\|>`)
)

// parameters reads the arguments of a call in tags: one object, or a tag for each.
func parameters(text string) json.RawMessage {
	found := parameter().FindAllStringSubmatch(text, -1)
	if len(found) == 0 {
		return Object(text)
	}
	args := map[string]json.RawMessage{}
	for _, m := range found {
		args[m[1]] = literal(m[2])
	}
	return encodeArguments(args)
}

// keywords reads the arguments of a call in Python's form: name=value, and so on.
func keywords(text string) json.RawMessage {
	args := map[string]json.RawMessage{}
	for {
		m := keyword().FindStringSubmatch(text)
		if m == nil {
			return encodeArguments(args)
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

func encodeArguments(args map[string]json.RawMessage) json.RawMessage {
	object, err := json.Marshal(args)
	if err != nil {
		return json.RawMessage("{}")
	}
	return object
}

func namedCalls(text string) []WrittenCall {
	type named struct {
		Name       string          `json:"name"`
		Arguments  json.RawMessage `json:"arguments"`
		Parameters json.RawMessage `json:"parameters"`
	}
	calls := []WrittenCall{}
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
		calls = append(calls, WrittenCall{Name: n.Name, Arguments: Object(string(args))})
	}
	return calls
}

// Object reads an object out of what a model wrote; {} when there is none.
func Object(text string) json.RawMessage {
	if o, ok := ReadObject(text); ok {
		return o
	}
	return json.RawMessage("{}")
}

// ReadObject reads an object, repairing what is nearly one.
func ReadObject(text string) (json.RawMessage, bool) {
	text = strings.TrimSpace(text)
	if isObject([]byte(text)) {
		return json.RawMessage(text), true
	}
	candidate := cutBalanced(text)
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

// cutBalanced cuts out the first balanced object or list; all from its beginning when
// it never closes.
func cutBalanced(text string) string {
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
