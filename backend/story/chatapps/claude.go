package chatapps

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func claudeFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Reasoning, Kept},
		{Tools, Kept},
		{Canvases, Acts},
		{Citations, Acts},
		{Files, Acts},
		{Files, Left},
		{Folders, Acts},
		{Pins, Acts},
		{SystemPrompts, Acts},
	}
}

// Older replies of Claude hold documents and thoughts between these tags.
var (
	antArtifact = lazyregexp.New(`(?s)<antArtifact([^>]*)>(.*?)</antArtifact>`)
	antThinking = lazyregexp.New(`(?s)<antThinking>.*?</antThinking>\s*`)
	antTitle    = lazyregexp.New(`title="([^"]*)"`)
)

// readClaude reads a conversation of Claude.
func readClaude(o object) Conversation {
	c := Conversation{
		App: Claude, ID: o.Text("uuid"), Title: o.Text("name"), Created: DateOf(o["created_at"]), Updated: DateOf(o["updated_at"]),
		Pinned: truth(o["is_starred"]), Current: o.Text("current_leaf_message_uuid"),
	}
	project := o.Child("project")
	if id := cmp.Or(project.Text("uuid"), o.Text("project_uuid")); id != "" {
		c.Folder = Folder{ID: id, Name: cmp.Or(project.Text("name"), "Claude project "+id[:min(6, len(id))]), Created: c.Created}
	}
	model, last, canvases := o.Text("model"), "", map[string]canvas{}
	for said := range objects(o["chat_messages"]) {
		m := Message{
			ID: cmp.Or(said.Text("uuid"), fmt.Sprint("#", len(c.Messages))), Parent: said.Text("parent_message_uuid"), At: DateOf(said["created_at"]),
			Role: chat.Assistant,
		}
		if !said.Has("parent_message_uuid") {
			m.Parent = last
		}
		if slices.Contains([]string{"human", "user"}, said.Text("sender")) {
			m.Role = chat.User
		} else {
			m.Model = cmp.Or(said.Text("model"), model)
		}
		c.claude(&m, said, canvases)
		if last = m.ID; c.full {
			break
		}
		c.add(m)
	}
	c.Rest = without(o, "chat_messages", "name", "created_at", "updated_at")
	return c
}

// claude fills in what a message says, block by block.
func (c *Conversation) claude(m *Message, said object, canvases map[string]canvas) {
	var texts []string
	for block := range objects(said["content"]) {
		switch block.Text("type") {
		case "text":
			texts = append(texts, c.claudeText(block))
		case "thinking", "redacted_thinking":
			c.count(Reasoning, Kept, 1)
		case "tool_use":
			if shown := claudeCanvas(block, canvases); shown != "" {
				c.count(Canvases, Acts, 1)
				texts = append(texts, shown)
				continue
			}
			c.count(Tools, Kept, 1)
		default:
			c.count(Tools, Kept, 1)
		}
	}
	if len(texts) == 0 {
		texts = append(texts, said.Text("text"))
	}
	text, thoughts := cutBlocks(joinTexts(texts...), antThinking())
	c.count(Reasoning, Kept, thoughts)
	text = antArtifact().ReplaceAllStringFunc(text, func(block string) string {
		parts := antArtifact().FindStringSubmatch(block)
		c.count(Canvases, Acts, 1)
		doc := canvas{text: strings.TrimSpace(parts[2])}
		if title := antTitle().FindStringSubmatch(parts[1]); title != nil {
			doc.title = title[1]
		}
		return doc.markdown()
	})
	for f := range objects(said["attachments"]) {
		m.Files = append(m.Files, File{Name: cmp.Or(f.Text("file_name"), "pasted.txt"), Text: f.Text("extracted_content")})
	}
	for f := range objects(said["files"]) {
		m.Files = append(m.Files, File{Name: f.Text("file_name"), Address: f.Text("file_name")})
	}
	m.Text, m.Rest = text, without(said, "text", "created_at", "attachments")
	m.Hidden = strings.TrimSpace(text) == "" && len(m.Files) == 0
}

// claudeText is the text of a block with the links of its sources behind what they are the sources of.
func (c *Conversation) claudeText(block object) string {
	text := block.Text("text")
	type source struct {
		at   int
		link string
	}
	var all []source
	for o := range objects(block["citations"]) {
		about := o.Child("details")
		if link := linkTo(cmp.Or(o.Text("title"), about.Text("title")), cmp.Or(o.Text("url"), about.Text("url"))); link != "" {
			all = append(all, source{intOf(o["end_index"], -1), link})
		}
	}
	slices.SortStableFunc(all, func(a, b source) int { return cmp.Compare(b.at, a.at) })
	runes := []rune(text)
	for _, s := range all {
		if s.at < 0 || s.at > len(runes) {
			s.at = len(runes)
		}
		runes = slices.Insert(runes, s.at, []rune(" ("+s.link+")")...)
		c.count(Citations, Acts, 1)
	}
	return string(runes)
}

// claudeCanvas is the document that a call writes or changes, as it is then; empty for another call.
func claudeCanvas(block object, canvases map[string]canvas) string {
	if block.Text("name") != "artifacts" {
		return ""
	}
	in := block.Child("input")
	id := in.Text("id")
	doc := canvases[id]
	doc.title = cmp.Or(in.Text("title"), doc.title)
	if kind := in.Text("type"); kind == "application/vnd.ant.code" {
		doc.kind = "code/" + in.Text("language")
	} else if kind != "" && kind != "text/markdown" {
		doc.kind = "code/" + kind[strings.LastIndexAny(kind, "/.")+1:]
	}
	switch {
	case in.Text("content") != "":
		doc.text = in.Text("content")
	case in.Text("old_str") != "" && strings.Contains(doc.text, in.Text("old_str")):
		doc.text = strings.Replace(doc.text, in.Text("old_str"), in.Text("new_str"), 1)
	case in.Text("new_str") != "":
		doc.text = joinTexts(doc.text, in.Text("new_str"))
	default:
		return ""
	}
	canvases[id] = doc
	return doc.markdown()
}

// ClaudeProject reads a project of Claude, which lies in a file of its own beside the conversations.
func ClaudeProject(o rawjson.Object) (Folder, bool) {
	if o.Text("uuid") == "" || !o.Has("prompt_template") && !o.Has("docs") {
		return Folder{}, false
	}
	f := Folder{ID: o.Text("uuid"), Name: o.Text("name"), Instructions: o.Text("prompt_template"), Created: DateOf(o["created_at"])}
	for doc := range objects(o["docs"]) {
		f.Files = append(f.Files, File{Name: cmp.Or(doc.Text("filename"), "notes.txt"), Text: doc.Text("content")})
	}
	return f, true
}
