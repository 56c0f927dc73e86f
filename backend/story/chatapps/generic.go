package chatapps

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func genericFeatures() []Part {
	return []Part{
		{Branches, Acts},
		{Times, Acts},
		{Models, Kept},
		{Pictures, Acts},
		{Pictures, Left},
		{Reasoning, Kept},
		{Tools, Kept},
		{SystemPrompts, Kept},
		{Tags, Acts},
		{Files, Left},
		{Hidden, Kept},
		{Scenarios, Acts},
		{Unknown, Kept},
	}
}

// readMessages reads a list of messages, each with what it says and who says it, under the names that apps have for these.
// Where the messages name the ones that they follow, they are a tree; else each follows the one before.
func readMessages(app App, o object, list json.RawMessage) Conversation {
	c := Conversation{
		App: app, ID: cmp.Or(o.Text("conversationId"), o.Text("_id")), Title: cmp.Or(o.Text("title"), o.Text("name"), o.Text("topic")),
		Created: DateOf(cmpRaw(o["created_at"], o["createdAt"], o["created"])), Updated: DateOf(cmpRaw(o["updated_at"], o["updatedAt"])),
		Current: cmp.Or(o.Text("currentMessageId"), o.Text("treeLeafId"), o.Text("currentId")),
	}
	if app == Messages {
		c.ID = "" // the ids of lists are any
	}
	c.Settings.Scenario, c.Tags = o.Text("scenario"), textsOf(o["tags"])
	last, n, apart := "", 0, []object{}
	for raw := range elements(list) {
		n++
		said := rawjson.ObjectOf(raw)
		if said == nil {
			c.problem(fault.Newf(fault.Invalid, "Couldn't read message %d, so it was left out.", n))
			continue
		}
		m := c.generic(said, n)
		if parent, linked := parentOf(said); linked {
			m.Parent = parent
		} else {
			m.Parent = last
		}
		if m.Hidden {
			c.keepApart(&m, said, &apart, raw)
		}
		if c.add(m); c.full {
			break
		}
		last = m.ID
	}
	c.Rest = without(o, "messages", "messagesTree", "title")
	if len(apart) > 0 {
		c.Rest.Set("apart", apart)
		c.problem(fault.Newf(fault.Invalid, "System and tool messages that are kept and not shown: %d.", len(apart)))
	}
	return c
}

// keepApart keeps a message that becomes no row with the conversation, and says of which kind it is.
func (c *Conversation) keepApart(m *Message, said object, all *[]object, raw json.RawMessage) {
	switch m.Role {
	case "system", "developer":
		c.count(SystemPrompts, Kept, 1)
	case "tool", "function":
		c.count(Tools, Kept, 1)
	default:
		if !said.Has("tool_calls") {
			c.count(Unknown, Kept, 1)
			break
		}
		c.count(Tools, Kept, 1)
	}
	m.Rest = nil
	*all = append(*all, object{"before": rawjson.Encode(c.shown), "message": raw})
}

// parentOf is the message that another follows, under the names that apps have for it.
func parentOf(o object) (string, bool) {
	for _, key := range []string{"parentMessageId", "parentId", "parent_id", "parent_message_id", "parent", "askId"} {
		if _, there := o[key]; there {
			return o.Text(key), true
		}
	}
	return "", false
}

// generic reads a message.
func (c *Conversation) generic(said object, n int) Message {
	m := Message{
		ID: cmp.Or(said.Text("messageId"), said.Text("id"), said.Text("_id"), fmt.Sprint("#", n)), Role: genericRole(said),
		At: DateOf(cmpRaw(said["created_at"], said["createdAt"], said["timestamp"], said["create_time"])),
	}
	if m.Role == chat.Assistant {
		m.Model = cmp.Or(said.Text("model"), said.Text("modelId"), said.Text("model_id"))
	}
	left := without(said, "role")
	for _, key := range []string{"content", "text", "msg", "value"} {
		if text, ok := rawjson.Text(said[key]); ok {
			m.Text = text
			delete(left, key)
			break
		}
		if isList(said[key]) && len(said[key]) > 2 {
			left.Set(key, c.parts(&m, said[key]))
			break
		}
	}
	if said.Text("reasoning_content") != "" || said.Text("reasoning") != "" {
		c.count(Reasoning, Kept, 1)
	}
	for range elements(said["attachments"]) {
		c.count(Files, Left, 1)
	}
	if truth(said["ooc"]) {
		c.count(Hidden, Kept, 1)
		m.Hidden = true
	}
	for _, retry := range textsOf(said["retries"]) { // other answers of Agnai
		c.add(Message{ID: fmt.Sprint(m.ID, "~", len(c.Messages)), Parent: said.Text("parent"), Role: m.Role, Text: retry, At: m.At, Rank: 1})
	}
	m.Hidden = m.Hidden || m.Role != chat.User && m.Role != chat.Assistant || strings.TrimSpace(m.Text) == "" && len(m.Pictures) == 0
	if len(left) > 0 {
		m.Rest = left
	}
	return m
}

// genericRole is who speaks, under the names that apps have for it.
func genericRole(o object) chat.Role {
	role := strings.ToLower(cmp.Or(o.Text("role"), o.Text("sender"), o.Text("from"), o.Child("author").Text("role")))
	switch {
	case o.Has("isCreatedByUser") && truth(o["isCreatedByUser"]), slices.Contains([]string{"user", "human", "you"}, role):
		return chat.User
	case o.Has("isCreatedByUser"), slices.Contains([]string{"assistant", "ai", "bot", "model", "gpt", "char", "character"}, role):
		return chat.Assistant
	case role == "" && o.Has("msg") && o.Has("characterId") && o.Text("characterId") != "":
		return chat.Assistant
	case role == "" && o.Has("msg"):
		return chat.User
	}
	return chat.Role(role)
}

// parts fills in what a message of several parts says, and gives what is left of them.
func (c *Conversation) parts(m *Message, list json.RawMessage) []object {
	var texts []string
	left := []object{}
	for part := range objects(list) {
		text, _ := rawjson.Text(part["text"])
		if text == "" {
			text = part.Child("text").Text("value")
		}
		if text == "" && (part.Text("type") == "think" || part.Text("type") == "reasoning" || part.Text("type") == "thinking") {
			c.count(Reasoning, Kept, 1)
			left = append(left, part)
			continue
		}
		switch address := cmp.Or(part.Child("image_url").Text("url"), part.Text("image_url")); {
		case text != "":
			texts = append(texts, text)
		case strings.HasPrefix(address, "data:"):
			m.Pictures = append(m.Pictures, Picture{Data: address, Name: fmt.Sprintf("image-%d", len(m.Pictures)+1)})
			part = object{"type": part["type"], "image": rawjson.Encode(m.Pictures[len(m.Pictures)-1].Name)} // the bytes are kept as an attachment
		case address != "":
			c.count(Pictures, Left, 1)
			texts = append(texts, "[Image]")
		case strings.Contains(part.Text("type"), "tool"):
			c.count(Tools, Kept, 1)
		default:
			c.count(Files, Left, 1)
			texts = append(texts, "[File]")
		}
		left = append(left, part)
	}
	m.Text = strings.Join(texts, "\n")
	return left
}

// readLibreChat reads a conversation of LibreChat, also one whose messages lie in each other.
func readLibreChat(o object) Conversation {
	list := cmpRaw(o["messages"], o["messagesTree"])
	if truth(o["recursive"]) || isList(o["messagesTree"]) {
		list = flat(list)
	}
	return readMessages(LibreChat, o, list)
}

// flat are messages that lie in each other as one list, each with the one that it lies in.
func flat(list json.RawMessage) json.RawMessage {
	type level struct {
		list   json.RawMessage
		parent string
	}
	var all []object
	for queue := []level{{list, ""}}; len(queue) > 0; queue = queue[1:] {
		for o := range objects(queue[0].list) {
			if len(all) >= MaxMessages {
				return rawjson.Encode(all)
			}
			if isList(o["children"]) {
				queue = append(queue, level{o["children"], o.Text("messageId")})
			}
			delete(o, "children")
			o.Set("parentMessageId", queue[0].parent)
			all = append(all, o)
		}
	}
	return rawjson.Encode(all)
}

// readTextGen reads a chat of text-generation-webui: pairs of what a person and a model said.
func readTextGen(name string, o object) Conversation {
	c := Conversation{App: TextGenWebUI, Title: name, Rest: without(o, "internal", "visible", "data", "data_visible")}
	for pair := range elements(cmpRaw(o["internal"], o["data"])) {
		said := textsOf(pair)
		if len(said) > 0 && said[0] != "<|BEGIN-VISIBLE-CHAT|>" {
			c.say(chat.User, said[0])
		}
		if len(said) > 1 {
			c.say(chat.Assistant, said[1])
		}
		if c.full {
			break
		}
	}
	return c
}

// readChatbotUI reads all conversations of Chatbot UI.
func readChatbotUI(o object) (all []Conversation) {
	for talk := range objects(o["history"]) {
		c := readMessages(ChatbotUI, talk, talk["messages"])
		c.ID = talk.Text("id")
		all = append(all, c)
	}
	return all
}

// readCherry reads the topics of Cherry Studio, whose messages have their text in blocks.
func readCherry(o object) (all []Conversation) {
	db := o.Child("indexedDB")
	texts := map[string]string{}
	for block := range objects(db["message_blocks"]) {
		if kind := block.Text("type"); kind == "main_text" || kind == "code" {
			texts[block.Text("messageId")] = joinTexts(texts[block.Text("messageId")], block.Text("content"))
		}
	}
	for topic := range objects(db["topics"]) {
		var list []object
		for said := range objects(topic["messages"]) {
			if text := texts[said.Text("id")]; said.Text("content") == "" && text != "" {
				said.Set("content", text)
			}
			said.Set("model", said.Child("model").Text("id"))
			delete(said, "askId")
			list = append(list, without(said, "blocks"))
		}
		c := readMessages(CherryStudio, topic, rawjson.Encode(list))
		c.ID = topic.Text("id")
		all = append(all, c)
	}
	return all
}
