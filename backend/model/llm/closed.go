package llm

import "strings"

// Closed reports whether the model ended the form of a call by itself. A form that was cut
// at a limit can often be repaired into valid JSON, but what it says then is half of what
// the model meant.
func (r Reply) Closed(call ToolCall) bool {
	switch r.Finish {
	case "length", "max_tokens", "content_filter", "error", FinishLoop:
		return false
	}
	for _, c := range r.ToolCalls {
		if c.Name == call.Name {
			return closes(string(c.Arguments))
		}
	}
	text := r.CallText + r.Text
	if strings.Contains(text, "<function=") {
		return strings.Contains(text, "</function>")
	}
	return strings.Contains(text, string(call.Arguments)) || closes(text)
}

// closes reports whether the first object of a text is closed again, well formed or not. A
// text without an object has nothing to close.
func closes(text string) bool {
	start := strings.IndexByte(text, '{')
	if start < 0 {
		return true
	}
	depth, quoted, escaped := 0, false, false
	for _, c := range []byte(text[start:]) {
		switch {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth == 0 {
				return true
			}
		}
	}
	return false
}

// CountRefusedEdits keeps with the model how often its edits could not be used.
func (k *knowledge) CountRefusedEdits(b *Base, n int) {
	k.learn(b.target, func(known *Capabilities) { known.Memory.RefusedEdits += n })
}
