package foreign

import (
	"bytes"
	"encoding/json"
	"path"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/portable"
)

// isChat reports whether a file is a chat of SillyTavern: lines of JSON, of which the first is about the chat.
func isChat(name string, data []byte) bool {
	if strings.EqualFold(path.Ext(name), ".jsonl") {
		return true
	}
	first, _, _ := bytes.Cut(data, []byte("\n"))
	var o struct {
		Metadata json.RawMessage `json:"chat_metadata"`
		Message  json.RawMessage `json:"mes"`
	}
	return json.Unmarshal(first, &o) == nil && (o.Metadata != nil || o.Message != nil)
}

// readChat reads a chat in which Qvink's extension has put what it remembers of each message. Of several versions of a message it
// is that of the chosen one.
func readChat(data []byte) (Memories, error) {
	var said []fact.Fact
	hidden, memories := 0, false
	for line := range bytes.Lines(data) {
		if !portable.HasMemory(line) {
			continue
		}
		var o struct {
			Extra rawjson.Object `json:"extra"`
		}
		if json.Unmarshal(line, &o) != nil {
			continue // a line that is damaged hides no other
		}
		m, ok := portable.MemoryIn(o.Extra)
		switch {
		case !ok:
			continue
		case m.Hidden:
			hidden++
		default:
			said = append(said, fact.Fact{Sentence: m.Text, Pinned: m.Pinned})
		}
		memories = true
		if len(said) > MaxMemories {
			return Memories{}, tooMany()
		}
	}
	if !memories {
		return Memories{}, fault.New(fault.Invalid, "This chat has no memories of Qvink. Import it as a conversation.")
	}
	return Of(Qvink, said, hidden)
}
