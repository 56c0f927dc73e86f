package chatapps

import (
	"cmp"
	"encoding/json"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func llamaFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Reasoning, Kept},
		{Tools, Kept},
		{Pictures, Acts},
		{Pictures, Left},
		{Files, Acts},
		{Sounds, Left},
		{SystemPrompts, Acts},
		{Pins, Acts},
	}
}

// readLlama reads a conversation of llama.cpp's web page: an object with its messages.
func readLlama(o object) Conversation {
	c := llamaConversation(o.Child("conv"))
	for raw := range elements(o["messages"]) {
		if c.llama(rawjson.ObjectOf(raw)); c.full {
			break
		}
	}
	return c
}

func llamaConversation(conv object) Conversation {
	c := Conversation{
		App: LlamaCPP, ID: conv.Text("id"), Title: conv.Text("name"), Updated: DateOf(conv["lastModified"]), Current: conv.Text("currNode"),
		Pinned: truth(conv["pinned"]), Rest: without(conv, "name", "lastModified", "type", "harness"),
	}
	return c
}

// A LlamaLines reads the lines of the newer form: one that begins a conversation, then one for each message.
type LlamaLines struct{ now *Conversation }

// Take takes a line and gives the conversation that it ends; nil: it ends none. ok is false for a line of another kind.
func (l *LlamaLines) Take(line json.RawMessage) (done *Conversation, ok bool) {
	o := rawjson.ObjectOf(line)
	switch kind := o.Text("type"); {
	case kind == "session":
		done = l.End()
		c := llamaConversation(o)
		l.now = &c
		return done, true
	case kind == "message" && l.now != nil && o.Child("message") != nil:
		l.now.llama(o.Child("message"))
		return nil, true
	}
	return nil, o != nil && l.now != nil && o.Text("type") != ""
}

// End gives the last conversation; nil: there is none.
func (l *LlamaLines) End() *Conversation {
	done := l.now
	l.now = nil
	if done != nil {
		done.countFacts()
	}
	return done
}

// llama adds a message.
func (c *Conversation) llama(said object) {
	if said == nil {
		c.problem(unread())
		return
	}
	m := Message{
		ID: said.Text("id"), Parent: cmp.Or(said.Text("parent"), said.Text("parentId")), Role: chat.Role(said.Text("role")), At: DateOf(said["timestamp"]),
		Model: said.Text("model"), Text: strings.Join(textsOf(said["content"]), "\n"),
	}
	if said.Text("thinking") != "" || said.Text("reasoningContent") != "" {
		c.count(Reasoning, Kept, 1)
	}
	if calls := said["toolCalls"]; said.Has("toolCalls") && string(calls) != `""` && string(calls) != "[]" {
		c.count(Tools, Kept, 1)
	}
	for extra := range objects(said["extra"]) {
		switch extra.Text("type") {
		case "imageFile":
			m.Pictures = append(m.Pictures, Picture{Name: extra.Text("name"), Data: extra.Text("base64Url")})
		case "audioFile", "videoFile":
			c.count(Sounds, Left, 1)
		default: // texts, and documents with the text that was read in them
			if text := extra.Text("content"); text != "" {
				m.Files = append(m.Files, File{Name: cmp.Or(extra.Text("name"), "context.txt"), Text: text})
			}
		}
	}
	switch {
	case said.Text("type") == "root":
		m.Hidden = true
	case m.Role == "system":
		m.Hidden = true
		if strings.TrimSpace(m.Text) != "" {
			c.Settings.SystemPrompt = m.Text
		}
	case m.Role != chat.User && m.Role != chat.Assistant:
		m.Hidden = true
		c.count(Tools, Kept, 1)
	case strings.TrimSpace(m.Text) == "" && len(m.Pictures)+len(m.Files) == 0:
		m.Hidden = true
	}
	m.Rest = without(said, "content", "extra", "timestamp", "children", "parent", "id", "convId")
	c.add(m)
}
