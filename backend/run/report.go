package run

import (
	"encoding/json"
	"fmt"

	"terzetto/backend/tool"
)

// report is what the conversation is told of a run that is over: one message, never two
// (flows.md, A.9). Runs below others, and those of no conversation, tell nothing there.
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
		return fmt.Sprintf("%s stopped at step %d: %s", r.Name, r.Error.Index+1, r.Error.Message)
	case r.Kind == Reply && text != "":
		return text
	case text == "":
		return r.Name + " completed."
	}
	return fmt.Sprintf("%s completed.\n\n%s", r.Name, text)
}
