package chatapps

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func koboldFeatures() []Part {
	return []Part{{SystemPrompts, Acts}, {Notes, Acts}, {Lorebooks, Acts}, {Samplers, Acts}, {Samplers, Left}, {Pictures, Left}, {Branches, Left}, {Files, Left}}
}

// How a story is played there.
const (
	koboldStory     = 1
	koboldAdventure = 2
	koboldChat      = 3
	koboldInstruct  = 4
)

var koboldPicture = lazyregexp.New(`(?s)\[<\|[a-z]\|.*?\|[a-z]\|>\]|\{\{\[IMG_[^\]]*\]\}\}`)

// readKobold reads a story of KoboldAI Lite, of KoboldCpp, or of the older KoboldAI: the text with its memory, note and world.
func readKobold(name string, o object) (content Content) {
	c := Conversation{App: KoboldAI, Title: name}
	set := o.Child("savedsettings").Clone()
	mode := intOf(set["opmode"], koboldStory)
	text, pictures := cutBlocks(strings.Join(koboldTexts(o), ""), koboldPicture())
	c.count(Pictures, Left, pictures)
	tags := koboldTags(set, text)
	switch {
	case strings.Contains(text, tags[0]) || mode == koboldInstruct:
		c.koboldTurns(text, tags)
	case mode == koboldChat:
		c.koboldChat(text, set)
	case mode == koboldAdventure:
		c.koboldTurns(strings.ReplaceAll(text, "\n\n> ", "\x00"), [2]string{"\x00", "\n"})
	default:
		c.koboldStory(text)
	}
	if memory := cmp.Or(o.Text("memory"), o.Text("cm")); strings.TrimSpace(memory) != "" {
		c.Settings.SystemPrompt = "{{original}}\n\n" + memory
	}
	note, template := cmp.Or(o.Text("authorsnote"), o.Text("authornote"), o.Text("ca")), cmp.Or(o.Text("anotetemplate"), o.Text("authornotetemplate"), o.Text("ct"))
	if strings.TrimSpace(note) != "" {
		if strings.Contains(template, "<|>") {
			note = strings.ReplaceAll(template, "<|>", note)
		}
		c.Settings.Note = chat.AuthorNote{Text: note, Depth: 3, Role: "system"}
	}
	var wrong int
	c.Settings.Samplers, wrong = samplersOf(set, koboldNames())
	c.count(Samplers, Left, wrong)
	for range elements(o["altbranches"]) {
		c.count(Branches, Left, 1)
	}
	if o.Text("documentdb_data") != "" {
		c.count(Files, Left, 1)
	}
	world := cmpRaw(o["worldinfo"], o["cwi"])
	if world == nil || string(world) == "[]" {
		world = koboldWorld(o.Child("worldinfo_v2"))
	}
	if book, n := koboldBook(name, world); n > 0 {
		content.Books = append(content.Books, book)
		content.Tally.add(Lorebooks, Acts, 1)
	}
	c.Rest = without(o, "actions", "actions_metadata", "prompt", "memory", "worldinfo", "worldinfo_v2", "cwi", "ga", "savedsettings", "savedaestheticsettings",
		"documentdb_data", "completed_imgs_meta")
	content.Conversations = append(content.Conversations, c)
	return content
}

// koboldTexts are the pieces of the story in their order.
func koboldTexts(o object) []string {
	if texts := textsOf(o["ga"]); len(texts) > 0 {
		return texts
	}
	all := []string{o.Text("prompt")}
	if isList(o["actions"]) {
		return append(all, textsOf(o["actions"])...)
	}
	steps := map[int]string{}
	var order []int
	for key, raw := range members(o.Child("actions")["actions"]) {
		at := intOf(json.RawMessage(`"`+key+`"`), len(steps))
		steps[at] = rawjson.ObjectOf(raw).Text("Selected Text")
		order = append(order, at)
	}
	slices.Sort(order)
	for _, at := range order {
		all = append(all, steps[at])
	}
	return all
}

// koboldTags are what begins a person's turn and a model's: those of the settings, or what stands for them in a text.
func koboldTags(set object, text string) [2]string {
	tags := [2]string{"{{[INPUT]}}", "{{[OUTPUT]}}"}
	if in, out := set.Text("instruct_starttag"), set.Text("instruct_endtag"); in != "" && out != "" && !strings.Contains(text, tags[0]) {
		tags = [2]string{strings.ReplaceAll(in, `\n`, "\n"), strings.ReplaceAll(out, `\n`, "\n")}
	}
	return tags
}

// say adds a message, unless there is nothing in it.
func (c *Conversation) say(role chat.Role, text string) {
	if text = strings.TrimSpace(text); text != "" {
		c.follow(Message{ID: fmt.Sprint("#", len(c.Messages)), Role: role, Text: text})
	}
}

// koboldTurns reads a text in which tags begin the turns. What stands before the first is the model's.
func (c *Conversation) koboldTurns(text string, tags [2]string) {
	turns := strings.Split(text, tags[0])
	for i, turn := range turns {
		said, answer, answered := strings.Cut(turn, tags[1])
		if i == 0 && !answered {
			said, answer = "", turn
		}
		c.say(chat.User, said)
		c.say(chat.Assistant, answer)
	}
}

// koboldChat reads a text in which each turn begins with a name in a line of its own.
func (c *Conversation) koboldChat(text string, set object) {
	user := cmp.Or(set.Text("chatname"), "You")
	others := strings.Split(cmp.Or(set.Text("chatopponent"), "KoboldGPT"), "||$||")
	if c.Char = others[0]; len(others) > 1 {
		c.Char = strings.Join(others, ", ")
	}
	role, said := chat.Assistant, []string{}
	end := func() {
		c.say(role, strings.Join(said, "\n"))
		said = nil
	}
	for line := range strings.SplitSeq(text, "\n") {
		who, rest, named := strings.Cut(line, ":")
		switch {
		case named && strings.TrimSpace(who) == user:
			end()
			role, said = chat.User, []string{strings.TrimSpace(rest)}
		case named && slices.Contains(others, strings.TrimSpace(who)):
			end()
			role, said = chat.Assistant, []string{strings.TrimSpace(rest)}
		default:
			said = append(said, line)
		}
	}
	end()
}

// koboldPiece is how much of a story one message holds.
const koboldPiece = 20_000

// koboldStory reads a text without turns: pieces of it, each to the end of a paragraph.
func (c *Conversation) koboldStory(text string) {
	for len(text) > koboldPiece {
		at := strings.LastIndex(text[:koboldPiece], "\n\n")
		if at <= 0 {
			for at = koboldPiece; at > 0 && !utf8.RuneStart(text[at]); at-- {
			}
		}
		c.say(chat.Assistant, text[:at])
		text = text[at:]
	}
	c.say(chat.Assistant, text)
}

// koboldWorld is the world of the older KoboldAI in the form of the newer.
func koboldWorld(o object) json.RawMessage {
	var all []object
	for _, raw := range members(o["entries"]) {
		e := rawjson.ObjectOf(raw)
		if e == nil {
			continue
		}
		for _, key := range []string{"key", "keysecondary", "keyanti"} {
			e.Set(key, strings.Join(textsOf(e[key]), ","))
		}
		all = append(all, e)
	}
	return rawjson.Encode(all)
}

// koboldBook is a world as a lorebook in SillyTavern's spelling. A key against an entry is one of which none may be there.
func koboldBook(name string, list json.RawMessage) (Document, int) {
	entries := map[string]any{}
	for o := range objects(list) {
		if strings.TrimSpace(o.Text("content")) == "" {
			continue
		}
		second, logic := commas(o.Text("keysecondary")), 0
		if against := commas(o.Text("keyanti")); len(second) == 0 && len(against) > 0 {
			second, logic = against, 2
		}
		entries[strconv.Itoa(len(entries))] = map[string]any{
			"uid": len(entries), "key": commas(o.Text("key")), "keysecondary": second, "content": o.Text("content"), "comment": o.Text("comment"),
			"selective": truth(o["selective"]) || logic > 0, "selectiveLogic": logic, "constant": truth(o["constant"]), "disable": truth(o["widisabled"]),
			"probability": intOf(o["probability"], 100), "useProbability": o.Has("probability"), "order": 100, "position": 0, "group": o.Text("wigroup"),
		}
	}
	return Document{Name: name, Data: rawjson.Encode(map[string]any{"name": name, "entries": entries})}, len(entries)
}
