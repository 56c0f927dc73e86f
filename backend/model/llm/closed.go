package llm

import (
	"strings"

	"terzetto/backend/model/output"
)

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
			return output.Closes(string(c.Arguments))
		}
	}
	text := r.CallText + r.Text
	if strings.Contains(text, "<function=") {
		return strings.Contains(text, "</function>")
	}
	return strings.Contains(text, string(call.Arguments)) || output.Closes(text)
}

// CountRefusedEdits keeps with the model how often its edits could not be used.
func (k *knowledge) CountRefusedEdits(b *Base, n int) {
	k.learn(b.target, func(known *Capabilities) { known.Memory.RefusedEdits += n })
}
