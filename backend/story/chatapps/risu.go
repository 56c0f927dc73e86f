package chatapps

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func risuFeatures() []Part {
	return []Part{
		{Times, Acts},
		{Models, Kept},
		{Folders, Acts},
		{Notes, Acts},
		{Lorebooks, Acts},
		{Presets, Acts},
		{Samplers, Acts},
		{Samplers, Left},
		{Hidden, Kept},
		{Pictures, Left},
		{Variables, Kept},
		{Scripts, Left},
	}
}

var risuInlay = lazyregexp.New(`\{\{(?:inlay|inlayed|inlayeddata)::[^}]*\}\}`)

// readRisu reads what RisuAI writes as JSON: chats of a character, a lorebook, a module or a preset.
func readRisu(name string, o object) (c Content) {
	switch kind := o.Text("type"); kind {
	case "risuChat", "risuAllChats":
		folders := map[string]string{}
		for f := range objects(o["folders"]) {
			folders[f.Text("id")] = cmp.Or(f.Text("name"), "RisuAI folder")
		}
		chats := o["data"]
		if isObject(chats) {
			chats = rawjson.Encode([]json.RawMessage{chats})
		}
		for one := range objects(chats) {
			talk := risuChat(one, folders)
			talk.Char = risuName(name)
			c.Conversations = append(c.Conversations, talk)
			if book, n := risuBook(cmp.Or(talk.Title, "Chat")+" lore", one["localLore"]); n > 0 {
				c.Books = append(c.Books, book)
				c.Tally.add(Lorebooks, Acts, 1)
			}
		}
	case "risu":
		if book, n := risuBook(name, o["data"]); n > 0 {
			c.Books = append(c.Books, book)
			c.Tally.add(Lorebooks, Acts, 1)
		}
	case "risuModule":
		if book, n := risuBook(cmp.Or(o.Text("name"), name), o["lorebook"]); n > 0 {
			c.Books = append(c.Books, book)
			c.Tally.add(Lorebooks, Acts, 1)
		}
		for range elements(o["regex"]) {
			c.Tally.add(Scripts, Left, 1)
		}
	default:
		p, n, wrong := risuPreset(name, o)
		c.Presets = append(c.Presets, p)
		c.Tally.add(Presets, Acts, 1)
		c.Tally.add(Samplers, Acts, n)
		c.Tally.add(Samplers, Left, wrong)
	}
	return c
}

// risuName is the character that the name of a file begins with.
func risuName(name string) string {
	for _, mark := range []string{"_all_chats", "_20", "_chat"} {
		if before, _, found := strings.Cut(name, mark); found {
			return before
		}
	}
	return ""
}

func risuChat(o object, folders map[string]string) Conversation {
	c := Conversation{App: RisuAI, ID: o.Text("id"), Title: o.Text("name"), Updated: DateOf(o["lastDate"])}
	if id := o.Text("folderId"); folders[id] != "" {
		c.Folder = Folder{ID: id, Name: folders[id]}
	}
	if note := o.Text("note"); strings.TrimSpace(note) != "" {
		c.Settings.Note = chat.AuthorNote{Text: note, Depth: 4, Role: "system"}
	}
	if n := len(o.Child("scriptstate")); n > 0 {
		c.count(Variables, Kept, n)
	}
	for said := range objects(o["message"]) {
		m := Message{
			ID: cmp.Or(said.Text("chatId"), fmt.Sprint("#", len(c.Messages))), Text: said.Text("data"), At: DateOf(said["time"]), Role: chat.Assistant,
			Model: said.Child("generationInfo").Text("model"), Rest: without(said, "data", "time", "chatId"),
		}
		if said.Text("role") == "user" {
			m.Role, m.Model = chat.User, ""
		}
		var pictures int
		if m.Text, pictures = cutBlocks(m.Text, risuInlay()); pictures > 0 {
			c.count(Pictures, Left, pictures)
			m.Text = strings.TrimSpace(m.Text + "\n[Image]")
		}
		if truth(said["isComment"]) || truth(said["disabled"]) {
			m.Hidden = true
			c.count(Hidden, Kept, 1)
		}
		if m.Hidden = m.Hidden || strings.TrimSpace(m.Text) == ""; c.full {
			break
		}
		c.follow(m)
	}
	c.Rest = without(o, "message", "name", "note", "localLore", "hypaV2Data", "hypaV3Data", "supaMemoryData")
	return c
}

// risuBook is a lorebook in the spelling of a card's.
func risuBook(name string, list json.RawMessage) (Document, int) {
	var entries []map[string]any
	for o := range objects(list) {
		if o.Text("mode") == "folder" {
			continue
		}
		e := map[string]any{
			"keys": commas(o.Text("key")), "secondary_keys": commas(o.Text("secondkey")), "content": o.Text("content"), "name": o.Text("comment"),
			"comment": o.Text("comment"), "enabled": true, "insertion_order": intOf(o["insertorder"], 100), "selective": truth(o["selective"]),
			"constant": truth(o["alwaysActive"]) || o.Text("mode") == "constant", "use_regex": truth(o["useRegex"]), "extensions": map[string]any{},
		}
		if f, ok := number(o["activationPercent"]); ok {
			e["extensions"] = map[string]any{"probability": f, "useProbability": true}
		}
		entries = append(entries, e)
	}
	return Document{Name: name, Data: rawjson.Encode(map[string]any{"name": name, "entries": entries})}, len(entries)
}

// commas are the keys in one text.
func commas(text string) []string {
	all := []string{}
	for key := range strings.SplitSeq(text, ",") {
		if key = strings.TrimSpace(key); key != "" {
			all = append(all, key)
		}
	}
	return all
}

// risuPreset reads a preset, in which most numbers are hundredths.
func risuPreset(name string, o object) (p chat.Preset, set, wrong int) {
	scaled := o.Clone()
	for _, key := range []string{"temperature", "frequencyPenalty", "PresensePenalty"} {
		if f, ok := number(o[key]); ok {
			scaled.Set(key, f/100)
		}
	}
	s, wrong := samplersOf(scaled, samplerNames{
		"temperature": "temperature", "top_p": "top_p", "min_p": "min_p", "top_k": "top_k", "repetition_penalty": "repetition_penalty",
		"presence_penalty": "PresensePenalty", "frequency_penalty": "frequencyPenalty", "max_tokens": "maxResponse",
	})
	return presetOf(cmp.Or(o.Text("name"), name), joinTexts(o.Text("mainPrompt"), o.Text("jailbreak"), o.Text("globalNote")), s), setSamplers(s), wrong
}

// presetOf is a preset with prompts and samplers.
func presetOf(name, prompt string, s chat.Samplers) chat.Preset {
	content := chat.PresetOf(chat.DefaultSettings(), &chat.ModelConfig{Samplers: s})
	content.SharedSystemPrompt, content.AssistantSystemPrompt = prompt, nil
	return chat.Preset{Name: name, Content: content}
}
