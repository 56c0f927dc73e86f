package portable

import (
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/chatapps"
)

// isCard reports whether an object is a card: it says so, or it has a text that only cards have.
func isCard(o object) bool {
	if strings.HasPrefix(strings.ToLower(o.Text("spec")), "chara_card") {
		return true
	}
	has := func(o object, keys ...string) bool {
		return slices.ContainsFunc(keys, func(key string) bool { return o.Has(key) })
	}
	fields := []string{"first_mes", "mes_example", "personality", "char_persona", "char_greeting", "alternate_greetings", "creator_notes", "creatorcomment"}
	if inner := o.Child("data"); inner != nil && (has(inner, fields...) || has(inner, "name") && has(inner, "description")) {
		return true
	}
	return has(o, fields...) || has(o, "name", "char_name") && has(o, "description", "scenario", "world_scenario")
}

// isBook reports whether an object is a lorebook.
func isBook(o object) bool {
	return (o["entries"] != nil || o.Child("data")["entries"] != nil) && !strings.HasPrefix(strings.ToLower(o.Text("spec")), "chara_card")
}

// sillyPart tells what an object of SillyTavern holds that is neither a chat nor a card nor a lorebook; empty: none of these.
func sillyPart(o object) chatapps.Feature {
	has := func(keys ...string) bool {
		return !slices.ContainsFunc(keys, func(key string) bool { return !o.Has(key) })
	}
	switch {
	case has("findRegex"), has("scriptName"):
		return chatapps.Scripts
	case has("qrList"), has("quickReplySlots"):
		return chatapps.QuickReplies
	case has("input_sequence"), has("story_string"):
		return chatapps.Templates
	case has("personas", "persona_descriptions"):
		return chatapps.Personas
	case has("main_text_color"), has("blur_strength"):
		return chatapps.Looks
	case chatapps.IsPreset(o):
		return chatapps.Presets
	}
	return ""
}

// unknownFile is the fault of a file that no reader claims. It names the program where that can be told.
func unknownFile(name string, o object) error {
	program := ""
	switch strings.ToLower(path.Ext(name)) {
	case ".risup", ".risupreset", ".risum":
		program = "RisuAI"
	case ".kcpps", ".kcppt":
		program = "KoboldCpp"
	}
	for key, of := range map[string]string{
		"chat-sessions-list": "Chatbox", "chat-next-web-store": "NextChat", "mstySettings": "Msty", "llmFolders": "TypingMind",
	} {
		if o.Has(key) {
			program = of
		}
	}
	if o.Text("object") == "thread" {
		program = chatapps.Jan.Name()
	}
	if program != "" {
		return fault.Newf(fault.Invalid, "This is a file of %s that Terzetto can't read. Export its chats there as JSON.", program)
	}
	return fault.New(fault.Invalid, "Terzetto doesn't know the program that wrote this file. It holds neither a chat nor a character or a lorebook.")
}
