package run

import (
	"encoding/json"
	"fmt"

	"terzetto/backend/tool"
)

// report gives the one message that the conversation gets when a run is over. A run below
// another, and a run without a conversation, report nothing.
func report(r Run, last json.RawMessage) string {
	if r.ConversationID == "" || r.ParentID != "" {
		return ""
	}
	text := ""
	if last != nil && string(last) != "null" {
		text, _ = tool.Text(last)
	}
	switch {
	case r.HaltedAt != nil:
		return r.Name + " was stopped."
	case r.Error != nil:
		return fmt.Sprintf("%s stopped at %s: %s", r.Name, stepWords(r.Error.Path, r.Error.Index), r.Error.Message)
	case r.Kind == Reply && text != "":
		return text
	case text == "":
		return r.Name + " completed."
	}
	return fmt.Sprintf("%s completed.\n\n%s", r.Name, text)
}

// stepWords names a step by its path, or by its number where it has no id.
func stepWords(path string, index int) string {
	if path == "" {
		return fmt.Sprintf("step %d", index+1)
	}
	return path
}
