package chatapps

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/chat"
)

func openWebUIFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Reasoning, Kept},
		{Tools, Kept},
		{Citations, Acts},
		{Pictures, Acts},
		{Pictures, Left},
		{Files, Acts},
		{Files, Left},
		{Folders, Acts},
		{Tags, Acts},
		{Pins, Acts},
		{Archives, Acts},
		{SystemPrompts, Acts},
		{Samplers, Acts},
		{Hidden, Kept},
	}
}

// The blocks in which Open WebUI hides thoughts and calls of tools, and its numbers of sources.
var (
	webUIThoughts = lazyregexp.New(`(?s)<details type="reasoning"[^>]*>.*?</details>\s*`)
	webUITools    = lazyregexp.New(`(?s)<details type="tool_calls"[^>]*>.*?</details>\s*`)
	webUISource   = lazyregexp.New(`\[(\d{1,3})\]`)
)

// readOpenWebUI reads a chat of Open WebUI: one of an export, or one that was exported alone.
func readOpenWebUI(o object) Conversation {
	inner := o.Child("chat")
	if inner == nil {
		inner = o
	}
	c := Conversation{
		App: OpenWebUI, ID: cmp.Or(o.Text("id"), inner.Text("id")), Title: cmp.Or(o.Text("title"), inner.Text("title")), Pinned: truth(o["pinned"]),
		Archived: truth(o["archived"]), Created: DateOf(cmpRaw(o["created_at"], inner["timestamp"])), Updated: DateOf(o["updated_at"]),
	}
	if id := o.Text("folder_id"); id != "" { // an export has no names of folders
		c.Folder = Folder{ID: id, Name: "Open WebUI folder " + id[:min(6, len(id))], Created: c.Created}
	}
	for _, tag := range slices.Concat(textsOf(o.Child("meta")["tags"]), textsOf(inner["tags"])) {
		if !slices.Contains(c.Tags, tag) {
			c.Tags = append(c.Tags, tag)
		}
	}
	params := inner.Child("params")
	c.Settings.SystemPrompt = cmp.Or(params.Text("system"), inner.Text("system"))
	c.Settings.Samplers, _ = samplersOf(params, openAINames())
	history := inner.Child("history")
	c.Current = cmp.Or(history.Text("currentId"), history.Text("current_id"))
	ranks := map[string]int{}
	if isObject(history["messages"]) {
		for id, raw := range members(history["messages"]) {
			if c.webUI(id, objectOf(raw), ranks); c.full {
				break
			}
		}
	} else {
		last := ""
		for said := range objects(inner["messages"]) {
			if !said.Has("parentId") {
				said.Set("parentId", last)
			}
			id := cmp.Or(said.Text("id"), string(rune('a'+len(c.Messages)%26))+said.Text("timestamp"))
			c.webUI(id, said, ranks)
			last, c.Current = id, id
		}
	}
	for i := range c.Messages {
		c.Messages[i].Rank = cmp.Or(ranks[c.Messages[i].ID], lastRank)
	}
	c.Rest = without(o, "chat", "title", "created_at", "updated_at")
	c.Rest.Set("chat", without(inner, "history", "messages", "title"))
	return c
}

// webUI adds a message.
func (c *Conversation) webUI(id string, said object, ranks map[string]int) {
	for i, child := range textsOf(said["childrenIds"]) {
		ranks[child] = i + 1
	}
	m := Message{
		ID: id, Parent: said.Text("parentId"), Role: chat.Role(said.Text("role")), At: DateOf(said["timestamp"]),
		Model: cmp.Or(said.Text("model"), said.Text("modelName")),
	}
	if m.Role == chat.User {
		m.Model = ""
	}
	text, thoughts := cutBlocks(strings.Join(textsOf(said["content"]), "\n"), webUIThoughts())
	text, calls := cutBlocks(text, webUITools())
	for part := range objects(said["content"]) {
		if part.Text("type") == "image_url" {
			m.Pictures = append(m.Pictures, Picture{Data: part.Child("image_url").Text("url")})
		} else {
			text = joinTexts(text, part.Text("text"))
		}
	}
	c.count(Reasoning, Kept, thoughts)
	c.count(Tools, Kept, calls)
	sources := webUISources(said)
	text, links := linkNumbers(text, webUISource(), func(n int) string {
		if n < 1 || n > len(sources) {
			return ""
		}
		return sources[n-1]
	})
	c.count(Citations, Acts, links)
	for f := range objects(said["files"]) {
		inner := f.Child("file")
		switch kind := f.Text("type"); {
		case kind == "image" || strings.HasPrefix(f.Text("content_type"), "image/"):
			m.Pictures = append(m.Pictures, Picture{Name: f.Text("name"), Data: f.Text("url")})
		case kind == "file" || kind == "text" || kind == "doc":
			m.Files = append(m.Files, File{
				Name: cmp.Or(f.Text("name"), inner.Text("filename"), "file"), Text: cmp.Or(inner.Child("data").Text("content"), f.Text("content")),
			})
		}
	}
	m.Text, m.Rest = text, without(said, "content", "timestamp", "files", "childrenIds", "parentId", "id")
	if m.Role != chat.User && m.Role != chat.Assistant {
		m.Hidden = true
		c.count(Hidden, Kept, 1)
	}
	m.Hidden = m.Hidden || strings.TrimSpace(text) == "" && len(m.Pictures)+len(m.Files) == 0
	c.add(m)
}

// webUISources are links to the sources of a reply, in the order in which it numbers them.
func webUISources(said object) (links []string) {
	var known []string
	for source := range objects(said["sources"]) {
		about := source.Child("source")
		found := false
		for meta := range objects(source["metadata"]) {
			found = true
			id := cmp.Or(meta.Text("source"), about.Text("id"), about.Text("name"))
			if slices.Contains(known, id) {
				continue
			}
			known = append(known, id)
			links = append(links, cmp.Or(linkTo(cmp.Or(meta.Text("title"), meta.Text("name")), id), linkTo(about.Text("name"), about.Text("url"))))
		}
		if !found {
			links = append(links, linkTo(about.Text("name"), about.Text("url")))
		}
	}
	return links
}
