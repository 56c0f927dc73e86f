package chatapps

import (
	"cmp"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func deepSeekFeatures() []Part {
	return []Part{{Branches, Acts}, {Times, Acts}, {Models, Kept}, {Reasoning, Kept}, {Tools, Kept}, {Citations, Acts}, {Files, Acts}, {Files, Left}, {Pins, Acts}}
}

var deepSeekMark = lazyregexp.New(`\[citation:(\d+)\]`)

// readDeepSeek reads a conversation of DeepSeek: of its export, or as its page fetches one.
func readDeepSeek(o object) Conversation {
	if data := o.Child("data").Child("biz_data"); data != nil {
		return readDeepSeekSession(data)
	}
	c := Conversation{App: DeepSeek, ID: o.Text("id"), Title: o.Text("title"), Created: DateOf(o["inserted_at"]), Updated: DateOf(o["updated_at"])}
	ranks := map[string]int{}
	for id, raw := range members(o["mapping"]) {
		n := rawjson.ObjectOf(raw)
		for i, child := range textsOf(n["children"]) {
			ranks[child] = i + 1
		}
		m := Message{ID: id, Parent: n.Text("parent"), Hidden: true}
		if said := n.Child("message"); said != nil {
			c.deepSeek(&m, said)
		}
		if c.add(m); c.full {
			break
		}
	}
	c.alternate()
	for i := range c.Messages {
		c.Messages[i].Rank = cmp.Or(ranks[c.Messages[i].ID], lastRank)
	}
	c.Rest = without(o, "mapping", "title", "inserted_at", "updated_at")
	return c
}

func readDeepSeekSession(data object) Conversation {
	session := data.Child("chat_session")
	c := Conversation{
		App: DeepSeek, ID: session.Text("id"), Title: session.Text("title"), Created: DateOf(session["inserted_at"]), Updated: DateOf(session["updated_at"]),
		Current: session.Text("current_message_id"), Pinned: truth(session["pinned"]), Rest: without(session, "title", "inserted_at", "updated_at"),
	}
	for said := range objects(data["chat_messages"]) {
		m := Message{ID: said.Text("message_id"), Parent: said.Text("parent_id"), Hidden: true}
		if c.deepSeek(&m, said); c.full {
			break
		}
		c.add(m)
	}
	c.alternate()
	return c
}

// deepSeek fills in what a message says: in fragments, or as one text in older exports.
func (c *Conversation) deepSeek(m *Message, said object) {
	m.At, m.Model, m.Role = DateOf(said["inserted_at"]), said.Text("model"), chat.Role(strings.ToLower(said.Text("role")))
	texts, sources := []string{said.Text("content")}, map[int]string{}
	for part := range objects(said["fragments"]) {
		switch kind := part.Text("type"); kind {
		case "REQUEST":
			m.Role = chat.User
			texts = append(texts, part.Text("content"))
		case "RESPONSE", "TEMPLATE_RESPONSE":
			m.Role = chat.Assistant
			texts = append(texts, part.Text("content"))
		case "THINK":
			c.count(Reasoning, Kept, 1)
		default: // searches, pages that were opened
			c.count(Tools, Kept, 1)
			for result := range objects(part["results"]) {
				sources[intOf(result["cite_index"], -1)] = linkTo(result.Text("title"), result.Text("url"))
			}
		}
	}
	if said.Text("reasoning_content") != "" || said.Text("thinking_content") != "" {
		c.count(Reasoning, Kept, 1)
	}
	text, links := linkNumbers(joinTexts(texts...), deepSeekMark(), func(n int) string { return sources[n] })
	c.count(Citations, Acts, links)
	for f := range objects(said["files"]) {
		m.Files = append(m.Files, File{Name: cmp.Or(f.Text("file_name"), f.Text("name")), Text: f.Text("content")})
	}
	m.Text, m.Hidden, m.Rest = text, strings.TrimSpace(text) == "" && len(m.Files) == 0, without(said, "content", "inserted_at")
}

// alternate gives messages that don't say who speaks the other role than the one above; the first is the person's.
func (c *Conversation) alternate() {
	at := map[string]int{}
	for i, m := range c.Messages {
		at[m.ID] = i
	}
	for range 2 { // a parent may come after its child
		for i := range c.Messages {
			m := &c.Messages[i]
			if m.Hidden || m.Role == chat.User || m.Role == chat.Assistant {
				continue
			}
			above, there := at[m.Parent]
			switch {
			case !there || c.Messages[above].Hidden, c.Messages[above].Role == chat.Assistant:
				m.Role = chat.User
			case c.Messages[above].Role == chat.User:
				m.Role = chat.Assistant
			}
		}
	}
}
