package portable

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A gptNode is one place in the tree of an exported ChatGPT conversation.
type gptNode struct {
	Message  json.RawMessage `json:"message"`
	Parent   *string         `json:"parent"`
	Children []string        `json:"children"` // may be missing; only their order is taken from here
}

type gptMessage struct {
	Author struct {
		Role string `json:"role"`
	} `json:"author"`
	Created   json.RawMessage `json:"create_time"`
	Recipient string          `json:"recipient"`
	Content   struct {
		Type  string            `json:"content_type"`
		Parts []json.RawMessage `json:"parts"`
		Text  string            `json:"text"`
	} `json:"content"`
	Metadata struct {
		Hidden bool `json:"is_visually_hidden_from_conversation"`
	} `json:"metadata"`
}

// gptTranscript reads a conversation of a ChatGPT export. Nodes that are not shown there
// (system, tools, thoughts) become no rows and are kept with the conversation.
func (a importAssets) gptTranscript(ctx context.Context, o object) (*Transcript, error) {
	t := &Transcript{Leaf: -1, Title: cmp.Or(cut(o.Text("title"), 100), chat.DefaultTitle), Created: dateOf(o["create_time"]), Updated: dateOf(o["update_time"])}
	id := cmp.Or(o.Text("conversation_id"), o.Text("id"))
	nodes, err := t.gptNodes(o["mapping"])
	if err != nil {
		return nil, err
	}
	delete(o, "mapping") // the nodes hold it
	g := gptTree{ctx: ctx, assets: a, nodes: nodes, transcript: t, hidden: object{}, rows: map[string]int{}}
	if err := g.walk(); err != nil {
		return nil, err
	}
	at, seen := o.Text("current_node"), 0
	for t.Leaf = -1; seen <= len(nodes); seen++ {
		if row, shown := g.rows[at]; shown && row >= 0 {
			t.Leaf = row
			break
		}
		n, there := nodes[at]
		if !there || n.Parent == nil {
			break
		}
		at = *n.Parent
	}
	if t.Leaf < 0 {
		t.Leaf = t.deepest()
	}
	rest := o.Clone()
	for _, key := range []string{"title", "create_time", "update_time"} {
		delete(rest, key)
	}
	if len(g.hidden) > 0 {
		rest.Set("hidden", g.hidden)
	}
	g.attacher.say(t)
	t.Rest = rawjson.Encode(keptTranscript{Source: rest})
	t.dates(epoch(0))
	t.turns()
	if id == "" {
		id = t.digest()
	}
	t.Origin = "chatgpt:" + cut(id, 200)
	return t, nil
}

// gptNodes reads the nodes of a conversation one by one, because a million empty ones are a small file.
func (t *Transcript) gptNodes(mapping json.RawMessage) (map[string]gptNode, error) {
	nodes := map[string]gptNode{}
	d := json.NewDecoder(bytes.NewReader(mapping))
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return nil, fault.New(fault.Invalid, "This conversation has no messages that Terzetto can read.")
	}
	for d.More() {
		key, _ := d.Token() // the mapping is JSON already
		var n gptNode
		if err := d.Decode(&n); err != nil {
			t.problem(unreadMessage())
			n = gptNode{}
		}
		nodes[fmt.Sprint(key)] = n
		if len(nodes) > MaxRows {
			return nil, fault.Newf(fault.TooLarge, "A conversation can have at most %d messages.", MaxRows)
		}
	}
	return nodes, nil
}

type gptTree struct {
	ctx      context.Context //nolint:containedctx // for the length of one call
	assets   importAssets
	attacher pictureAttacher

	nodes      map[string]gptNode
	transcript *Transcript
	hidden     object
	rows       map[string]int // by node: its row, or that of the nearest one above that has one; -1: none
}

// walk goes from the roots down. The links to parents count, those to children give an
// order; what hangs in a circle has no root and is named.
func (g *gptTree) walk() error {
	children := map[string][]string{}
	for _, key := range slices.Sorted(maps.Keys(g.nodes)) {
		parent := ""
		if p := g.nodes[key].Parent; p != nil {
			if _, there := g.nodes[*p]; there {
				parent = *p
			}
		}
		children[parent] = append(children[parent], key)
	}
	for parent, all := range children {
		order := map[string]int{}
		for i, key := range g.nodes[parent].Children {
			order[key] = i + 1
		}
		slices.SortStableFunc(all, func(a, b string) int { return cmp.Compare(rankOf(order, a), rankOf(order, b)) })
	}
	type step struct {
		key   string
		above int
	}
	var stack []step
	push := func(parent string, above int) {
		for _, key := range slices.Backward(children[parent]) {
			stack = append(stack, step{key, above})
		}
	}
	push("", -1)
	seen := 0
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		seen++
		row, err := g.row(s.key, s.above)
		if err != nil {
			return err
		}
		g.rows[s.key] = row
		if s.key != "" {
			push(s.key, row)
		}
	}
	if lost := len(g.nodes) - seen; lost > 0 {
		g.transcript.problem(LoopError(lost))
	}
	return nil
}

func unreadMessage() error {
	return fault.New(fault.Invalid, "Couldn't read one of the messages, so it was left out.")
}

// LoopError makes a fault that says how many messages of a conversation follow each other in a circle.
func LoopError(messages int) error {
	return fault.Newf(fault.Invalid, "Messages left out because they form a loop: %d.", messages)
}

func rankOf(order map[string]int, key string) int {
	if at, there := order[key]; there {
		return at
	}
	return len(order) + 1
}

// row makes a row of a node, if it is one that is shown.
func (g *gptTree) row(key string, above int) (int, error) {
	raw := g.nodes[key].Message
	var m gptMessage
	if len(raw) == 0 || string(raw) == "null" {
		return above, nil
	}
	if json.Unmarshal(raw, &m) != nil {
		g.hidden[key] = raw
		g.transcript.problem(unreadMessage())
		return above, nil
	}
	row := Row{Parent: above, At: dateOf(m.Created), Turn: -1}
	text := g.text(&m, &row)
	role := chat.Role(m.Author.Role)
	if role == "tool" && len(row.Images) > 0 {
		role = chat.Assistant // a picture that was made
	}
	shown := role == chat.User || role == chat.Assistant && (m.Recipient == "" || m.Recipient == "all" || len(row.Images) > 0)
	switch m.Content.Type {
	case "text", "multimodal_text", "code", "":
	default:
		shown = false
	}
	if !shown || m.Metadata.Hidden || strings.TrimSpace(text) == "" && len(row.Images) == 0 {
		g.hidden[key] = raw
		return above, nil
	}
	if len(text) > MaxText || len(g.transcript.Rows) >= MaxRows {
		return 0, fault.New(fault.TooLarge, "This conversation is too long, or a message in it is longer than 2 MB.")
	}
	rest := rawjson.ObjectOf(raw)
	if onlyTexts(m.Content.Parts) {
		content := rest.Child("content")
		delete(content, "parts")
		rest.Set("content", content)
	}
	delete(rest, "create_time")
	row.Role, row.Text, row.Rest = role, text, rawjson.Encode(object{"chatgpt": rawjson.Encode(rest)})
	g.transcript.Rows = append(g.transcript.Rows, row)
	return len(g.transcript.Rows) - 1, nil
}

func (g *gptTree) picture(row *Row, part object) bool {
	e, there := g.assets.gptPicture(part.Text("asset_pointer"))
	return g.attacher.attach(g.ctx, row, e, there)
}

func onlyTexts(parts []json.RawMessage) bool {
	return len(parts) == 1 && len(parts[0]) > 0 && parts[0][0] == '"'
}

// text is what a message says. A picture that is there goes into the row; what else is no
// text is named in its place.
func (g *gptTree) text(m *gptMessage, row *Row) string {
	var all []string
	for _, part := range m.Content.Parts {
		if text, ok := rawjson.Text(part); ok {
			all = append(all, text)
			continue
		}
		o := rawjson.ObjectOf(part)
		switch kind := o.Text("content_type"); {
		case o == nil:
		case o.Text("text") != "":
			all = append(all, o.Text("text"))
		case strings.Contains(kind, "image") && g.picture(row, o):
		case strings.Contains(kind, "image"):
			all = append(all, "[Image]")
		case strings.Contains(kind, "audio"):
			all = append(all, "[Sound]")
		default:
			all = append(all, "[File]")
		}
	}
	if m.Content.Text != "" {
		text := m.Content.Text
		if m.Content.Type == "code" {
			text = "```\n" + text + "\n```"
		}
		all = append(all, text)
	}
	return cleanText(strings.Join(all, "\n"))
}
