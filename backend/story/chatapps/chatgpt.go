package chatapps

import (
	"cmp"
	"encoding/json"
	"regexp"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A gptNode is one place in the tree of a conversation of ChatGPT.
type gptNode struct {
	Message  json.RawMessage `json:"message"`
	Parent   *string         `json:"parent"`
	Children []string        `json:"children"` // may be missing; only their order is taken from here
}

type gptMessage struct {
	Author struct {
		Role string `json:"role"`
		Name string `json:"name"`
	} `json:"author"`
	Created   json.RawMessage `json:"create_time"`
	Recipient string          `json:"recipient"`
	Content   struct {
		Type     string            `json:"content_type"`
		Parts    []json.RawMessage `json:"parts"`
		Text     string            `json:"text"`
		Language string            `json:"language"`
	} `json:"content"`
	Metadata struct {
		Hidden      bool            `json:"is_visually_hidden_from_conversation"`
		HiddenOld   bool            `json:"is_visually_hidden"`        // as exports of 2024 call it
		Custom      json.RawMessage `json:"user_context_message_data"` // the instructions of a person, as exports of 2024 hold them
		Model       string          `json:"model_slug"`
		References  json.RawMessage `json:"content_references"`
		Citations   json.RawMessage `json:"citations"`
		Attachments json.RawMessage `json:"attachments"`
	} `json:"metadata"`
}

func gptFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Reasoning, Kept},
		{Tools, Kept},
		{Code, Acts},
		{Canvases, Acts},
		{Citations, Acts},
		{Citations, Left},
		{Pictures, Acts},
		{Pictures, Left},
		{Sounds, Left},
		{Files, Acts},
		{Files, Left},
		{Folders, Acts},
		{Pins, Acts},
		{Archives, Acts},
		{SystemPrompts, Kept},
		{Hidden, Kept},
		{Unknown, Acts},
		{Unknown, Kept},
	}
}

// lastRank is that of a message which its parent does not list.
const lastRank = 1 << 30

// readGPT reads a conversation of ChatGPT. What is not shown there becomes no row and is kept with the conversation.
func readGPT(o object) Conversation {
	c := Conversation{
		App: ChatGPT, ID: cmp.Or(o.Text("conversation_id"), o.Text("id")), Title: o.Text("title"), Created: DateOf(o["create_time"]),
		Updated: DateOf(o["update_time"]), Current: o.Text("current_node"), Archived: truth(o["is_archived"]), Pinned: truth(o["is_starred"]),
	}
	if id := o.Text("gizmo_id"); strings.HasPrefix(id, "g-p-") {
		c.Folder = Folder{ID: id, Name: "ChatGPT project " + id[max(4, len(id)-6):], Created: c.Created} // an export has no names of projects
	}
	g := gptReader{c: &c, ranks: map[string]int{}, canvases: map[string]canvas{}}
	for id, raw := range members(o["mapping"]) {
		var n gptNode
		if json.Unmarshal(raw, &n) != nil {
			c.problem(unread())
			n = gptNode{}
		}
		for i, child := range n.Children {
			g.ranks[child] = i + 1
		}
		m := Message{ID: id, Hidden: true}
		if n.Parent != nil {
			m.Parent = *n.Parent
		}
		if len(n.Message) > 0 && string(n.Message) != "null" {
			g.message(&m, n.Message)
		}
		if c.add(m); c.full {
			break
		}
	}
	for i := range c.Messages {
		c.Messages[i].Rank = cmp.Or(g.ranks[c.Messages[i].ID], lastRank)
	}
	c.Rest = without(o, "mapping", "title", "create_time", "update_time")
	return c
}

type gptReader struct {
	c        *Conversation
	ranks    map[string]int
	canvases map[string]canvas
}

// message fills in what a node says.
func (g *gptReader) message(m *Message, raw json.RawMessage) {
	var said gptMessage
	if json.Unmarshal(raw, &said) != nil {
		m.Rest = object{"unread": raw}
		g.c.problem(unread())
		return
	}
	m.At, m.Model, m.Role = DateOf(said.Created), said.Metadata.Model, chat.Role(said.Author.Role)
	text := g.text(&said, m)
	shown := m.Role == chat.User || m.Role == chat.Assistant && toAll(said.Recipient)
	if m.Role == "tool" && len(m.Pictures) > 0 {
		m.Role, shown = chat.Assistant, true // a picture that was made
	}
	if !shown && m.Role != chat.User {
		text, shown = g.tool(&said, m, text)
	}
	switch said.Content.Type {
	case "text", "multimodal_text", "code", "", "execution_output":
	case "thoughts", "reasoning_recap":
		g.c.count(Reasoning, Kept, 1)
		shown = false
	case "user_editable_context", "model_editable_context":
		g.c.count(SystemPrompts, Kept, 1)
		shown = false
	default:
		if text == "" {
			text = otherText(rawjson.ObjectOf(raw).Child("content"))
		}
		if shown = shown && strings.TrimSpace(text) != ""; shown {
			g.c.count(Unknown, Acts, 1)
		} else if m.Role == chat.User || m.Role == chat.Assistant {
			g.c.count(Unknown, Kept, 1)
		}
	}
	if len(said.Metadata.Custom) > 0 && string(said.Metadata.Custom) != "null" {
		g.c.count(SystemPrompts, Kept, 1)
		shown = false
	}
	if (said.Metadata.Hidden || said.Metadata.HiddenOld) && shown && strings.TrimSpace(text) != "" {
		g.c.count(Hidden, Kept, 1)
		shown = false
	}
	rest := without(rawjson.ObjectOf(raw), "create_time")
	if !shown || strings.TrimSpace(text) == "" && len(m.Pictures)+len(m.Files) == 0 {
		m.Rest = rawjson.ObjectOf(raw)
		return
	}
	if len(said.Content.Parts) == 1 && said.Content.Parts[0][0] == '"' {
		rest.Set("content", without(rest.Child("content"), "parts"))
	}
	m.Hidden, m.Text, m.Rest = false, text, rest
}

func toAll(recipient string) bool { return recipient == "" || recipient == "all" }

// tool reads a message that a tool is sent or answers with. Code that ran, what came of it, and documents are shown; the
// rest is kept.
func (g *gptReader) tool(said *gptMessage, m *Message, text string) (string, bool) {
	sent := cmp.Or(said.Content.Text, text)
	switch {
	case strings.HasPrefix(said.Recipient, "canmore.") && m.Role == chat.Assistant:
		if shown := g.canvas(said.Recipient, sent); shown != "" {
			g.c.count(Canvases, Acts, 1)
			return shown, true
		}
		g.c.count(Tools, Kept, 1)
	case m.Role == chat.Assistant && said.Recipient == "python" && strings.TrimSpace(said.Content.Text) != "":
		g.c.count(Code, Acts, 1)
		return codeBlock("python", said.Content.Text), true
	case m.Role == "tool" && said.Content.Type == "execution_output" && strings.TrimSpace(said.Content.Text) != "":
		g.c.count(Code, Acts, 1)
		m.Role = chat.Assistant
		return codeBlock("", said.Content.Text), true
	case m.Role == chat.Assistant, m.Role == "tool":
		g.c.count(Tools, Kept, 1)
	}
	return "", false
}

// text is what a message says. A picture goes into the row, where it is in the export; what else is no text is named in its
// place.
func (g *gptReader) text(said *gptMessage, m *Message) string {
	var all []string
	for _, part := range said.Content.Parts {
		if text, ok := rawjson.Text(part); ok {
			all = append(all, text)
			continue
		}
		o := rawjson.ObjectOf(part)
		switch kind := o.Text("content_type"); {
		case o == nil:
		case o.Text("text") != "":
			all = append(all, o.Text("text"))
		case strings.Contains(kind, "image"):
			m.Pictures = append(m.Pictures, Picture{Address: o.Text("asset_pointer"), Above: len(all) == 0})
		case strings.Contains(kind, "audio"):
			g.c.count(Sounds, Left, 1)
			all = append(all, "[Sound]")
		default:
			all = append(all, "[File]")
		}
	}
	if said.Content.Text != "" {
		text := said.Content.Text
		if said.Content.Type == "code" {
			text = codeBlock("", text)
		}
		all = append(all, text)
	}
	for o := range objects(said.Metadata.Attachments) {
		if name := o.Text("name"); name != "" && !strings.HasPrefix(cmp.Or(o.Text("mime_type"), o.Text("mimeType")), "image/") {
			m.Files = append(m.Files, File{Name: name, Address: o.Text("id")})
		}
	}
	text, links, lost := cite(strings.Join(all, "\n"), said.Metadata.References, said.Metadata.Citations)
	g.c.count(Citations, Acts, links)
	g.c.count(Citations, Left, lost)
	return text
}

// otherText is the text of a content of a kind that this reader doesn't know: what it has in the places where the others have
// theirs.
func otherText(content object) string {
	var all []string
	for _, key := range []string{"text", "result", "content", "blocks", "parts", "summary"} {
		all = append(all, textsOf(content[key])...)
		for o := range objects(content[key]) {
			all = append(all, cmp.Or(o.Text("text"), o.Text("content")))
		}
	}
	return joinTexts(all...)
}

// A canvas is a document that a model writes beside a chat.
type canvas struct{ title, kind, text string }

func (c canvas) markdown() string {
	text := c.text
	if language, is := strings.CutPrefix(c.kind, "code/"); is {
		text = codeBlock(language, text)
	}
	if c.title == "" {
		return text
	}
	return "**" + c.title + "**\n\n" + text
}

// canvas reads a call that writes or changes a document, and gives the document as it is then.
func (g *gptReader) canvas(call, sent string) string {
	o := rawjson.ObjectOf(json.RawMessage(strings.Trim(strings.TrimSpace(sent), "`")))
	if o == nil {
		return ""
	}
	const latest = "" // a call that changes one names none
	switch call {
	case "canmore.create_textdoc":
		doc := canvas{o.Text("name"), o.Text("type"), o.Text("content")}
		g.canvases[latest] = doc
		return doc.markdown()
	case "canmore.update_textdoc":
		doc := g.canvases[latest]
		for change := range objects(o["updates"]) {
			pattern, by := change.Text("pattern"), change.Text("replacement")
			found, err := regexp.Compile(pattern)
			switch {
			case pattern == ".*":
				doc.text = by
			case err != nil || !found.MatchString(doc.text):
				doc.text = joinTexts(doc.text, by)
			case truth(change["multiple"]):
				doc.text = found.ReplaceAllLiteralString(doc.text, by)
			default:
				at := found.FindStringIndex(doc.text)
				doc.text = doc.text[:at[0]] + by + doc.text[at[1]:]
			}
		}
		g.canvases[latest] = doc
		return doc.markdown()
	}
	return ""
}
