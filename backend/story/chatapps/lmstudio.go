package chatapps

import (
	"cmp"
	"fmt"
	"strings"

	"terzetto/backend/chat"
)

func lmStudioFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Reasoning, Kept},
		{Tools, Kept},
		{Pictures, Acts},
		{Pictures, Left},
		{Files, Acts},
		{Files, Left},
		{Pins, Acts},
		{Folders, Acts},
		{SystemPrompts, Acts},
		{Samplers, Acts},
		{Hidden, Kept},
	}
}

// readLMStudio reads a conversation of LM Studio: a list in which each message has its versions. Those that follow one that
// was written again follow the version that is selected.
func readLMStudio(o object) Conversation {
	c := Conversation{
		App: LMStudio, Title: cmp.Or(o.Text("name"), o.Text("title")), Created: DateOf(o["createdAt"]), Updated: DateOf(o["userLastMessagedAt"]),
		Pinned: truth(o["pinned"]), Rest: without(o, "messages", "name", "createdAt"),
	}
	if at := o.Text("createdAt"); at != "" {
		c.ID = at
	}
	c.Settings.SystemPrompt = o.Text("systemPrompt")
	set := object{}
	for field := range objects(o.Child("perChatPredictionConfig")["fields"]) {
		name := field.Text("key")[strings.LastIndex(field.Text("key"), ".")+1:]
		value := field["value"]
		if inner := field.Child("value"); inner.Has("checked") { // a choice that can be off
			if value = inner["value"]; !truth(inner["checked"]) {
				continue
			}
		}
		set[name] = value
	}
	c.Settings.SystemPrompt = cmp.Or(set.Text("systemPrompt"), c.Settings.SystemPrompt)
	c.Settings.Samplers, _ = samplersOf(set, lmStudioNames())
	above, n := "", 0
	for said := range objects(o["messages"]) {
		selected, i := intOf(said["currentlySelected"], 0), 0
		shown := ""
		for version := range objects(said["versions"]) {
			m := Message{ID: fmt.Sprintf("%d.%d", n, i), Parent: above, Rank: i, Role: chat.Role(version.Text("role"))}
			c.lmStudio(&m, version)
			if c.add(m); shown == "" || i == selected {
				shown = m.ID
			}
			i++
		}
		if shown != "" {
			above, c.Current = shown, shown
		}
		if n++; c.full {
			break
		}
	}
	return c
}

// lmStudio fills in what a version says: in one step, or in several with the thoughts among them.
func (c *Conversation) lmStudio(m *Message, version object) {
	var texts []string
	take := func(content object) {
		switch content.Text("type") {
		case "text":
			texts = append(texts, content.Text("text"))
		case "file", "image":
			name := cmp.Or(content.Text("fileIdentifier"), content.Text("name"))
			if content.Text("fileType") == "image" || content.Text("type") == "image" {
				m.Pictures = append(m.Pictures, Picture{Name: name, Address: name})
			} else {
				m.Files = append(m.Files, File{Name: name, Address: name})
			}
		default: // calls of tools and their results
			c.count(Tools, Kept, 1)
		}
	}
	for part := range objects(version["content"]) {
		take(part)
	}
	if text := version.Text("content"); text != "" {
		texts = append(texts, text)
	}
	for step := range objects(version["steps"]) {
		if began, _, ok := strings.Cut(step.Text("stepIdentifier"), "-"); ok && m.At.IsZero() {
			m.At = Date(began) // in milliseconds; nothing else in the file says when a message was written
		}
		if step.Text("type") != "contentBlock" {
			continue
		}
		m.Model = cmp.Or(step.Child("genInfo").Text("indexedModelIdentifier"), m.Model)
		if step.Child("style").Text("type") == "thinking" {
			c.count(Reasoning, Kept, 1)
			continue
		}
		for part := range objects(step["content"]) {
			take(part)
		}
	}
	m.Model = cmp.Or(m.Model, version.Child("senderInfo").Text("senderName"))
	if m.Role == chat.User {
		m.Model = ""
	}
	m.Text, m.Rest = strings.Join(texts, "\n"), version
	if m.Role != chat.User && m.Role != chat.Assistant {
		m.Hidden = true
		if strings.TrimSpace(m.Text) != "" {
			c.count(Hidden, Kept, 1)
		}
	}
	m.Hidden = m.Hidden || strings.TrimSpace(m.Text) == "" && len(m.Pictures)+len(m.Files) == 0
	if len(version.Child("steps")) == 0 && len(m.Text) > 0 {
		m.Rest = without(version, "content")
	}
}
