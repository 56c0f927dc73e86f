package chatapps

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

func marinaraFeatures() []Part {
	return []Part{{Cards, Acts}, {Personas, Acts}, {Lorebooks, Acts}, {Presets, Acts}, {Samplers, Acts}, {Samplers, Left}, {Agents, Left}, {Looks, Left}}
}

// readMarinara reads what Marinara Engine exports: one thing in an envelope, or a whole profile. Its chats are files of
// SillyTavern's form.
func readMarinara(name string, o object) (c Content) {
	data := o.Child("data")
	switch o.Text("type") {
	case "marinara_character":
		c.marinaraCard(name, o["data"], "")
	case "marinara_persona":
		c.marinaraPersona(data)
	case "marinara_lorebook":
		c.marinaraBook(name, data.Child("lorebook"), data["entries"])
	case "marinara_preset", "marinara_chat_preset":
		c.marinaraPreset(name, data)
	case "marinara_profile":
		for one := range objects(data["characters"]) {
			c.marinaraCard(name, unquote(one["data"]), one.Text("avatarBase64"))
		}
		for one := range objects(data["personas"]) {
			c.marinaraPersona(one)
		}
		for one := range objects(data["lorebooks"]) {
			c.marinaraBook(name, one, one["entries"])
		}
		for one := range objects(data["presets"]) {
			c.marinaraPreset(name, one)
		}
		for range elements(data["agents"]) {
			c.Tally.add(Agents, Left, 1)
		}
		for range elements(data["themes"]) {
			c.Tally.add(Looks, Left, 1)
		}
	}
	return c
}

// unquote gives a value that may be written as a text of JSON.
func unquote(raw json.RawMessage) json.RawMessage {
	if text, ok := rawjson.Text(raw); ok {
		return json.RawMessage(text)
	}
	return raw
}

func (c *Content) marinaraCard(name string, raw json.RawMessage, picture string) {
	o := rawjson.ObjectOf(raw)
	if o == nil {
		return
	}
	if o.Child("data") == nil { // the fields alone
		o = object{"spec": rawjson.Encode("chara_card_v2"), "spec_version": rawjson.Encode("2.0"), "data": rawjson.Encode(o)}
	}
	_, b64, found := strings.Cut(picture, ";base64,")
	if !found {
		b64 = picture
	}
	data, _ := base64.StdEncoding.DecodeString(b64) // a picture that is none is none
	c.Cards = append(c.Cards, Document{Name: cmp.Or(o.Child("data").Text("name"), name), Data: rawjson.Encode(o), Picture: data})
	c.Tally.add(Cards, Acts, 1)
}

func (c *Content) marinaraPersona(o object) {
	if strings.TrimSpace(o.Text("name")) == "" {
		return
	}
	c.Personas = append(c.Personas, chat.Persona{
		Name: o.Text("name"), Description: joinTexts(o.Text("description"), o.Text("personality"), o.Text("appearance"), o.Text("backstory"), o.Text("scenario")),
	})
	c.Tally.add(Personas, Acts, 1)
}

func (c *Content) marinaraBook(name string, about object, entries json.RawMessage) {
	list := []map[string]any{}
	for o := range objects(entries) {
		logic := map[string]int{"and": 0, "or": 0, "not": 2, "and_any": 0, "not_all": 1, "not_any": 2, "and_all": 3}[o.Text("selectiveLogic")]
		extensions := map[string]any{
			"position": intOf(o["position"], 0), "depth": intOf(o["depth"], 4), "selectiveLogic": logic, "group": o.Text("group"),
			"match_whole_words": truth(o["matchWholeWords"]), "case_sensitive": truth(o["caseSensitive"]), "prevent_recursion": truth(o["preventRecursion"]),
		}
		for theirs, book := range map[string]string{
			"probability": "probability", "scanDepth": "scan_depth", "sticky": "sticky", "cooldown": "cooldown", "delay": "delay", "groupWeight": "group_weight",
		} {
			if f, ok := number(o[theirs]); ok {
				extensions[book] = f
			}
		}
		if role := map[string]int{"user": 1, "assistant": 2}[o.Text("role")]; role > 0 {
			extensions["role"] = role
		}
		extensions["useProbability"] = extensions["probability"] != nil
		list = append(list, map[string]any{
			"keys": textsOf(unquote(o["keys"])), "secondary_keys": textsOf(unquote(o["secondaryKeys"])), "content": o.Text("content"), "name": o.Text("name"),
			"comment": o.Text("name"), "enabled": !o.Has("enabled") || truth(o["enabled"]), "constant": truth(o["constant"]), "selective": truth(o["selective"]),
			"insertion_order": intOf(o["order"], 100), "use_regex": truth(o["useRegex"]), "extensions": extensions,
		})
	}
	book := map[string]any{"name": cmp.Or(about.Text("name"), name), "description": about.Text("description"), "entries": list}
	if n, ok := number(about["scanDepth"]); ok {
		book["scan_depth"] = n
	}
	if n, ok := number(about["tokenBudget"]); ok {
		book["token_budget"] = n
	}
	book["recursive_scanning"] = truth(about["recursiveScanning"])
	c.Books = append(c.Books, Document{Name: cmp.Or(about.Text("name"), name), Data: rawjson.Encode(book)})
	c.Tally.add(Lorebooks, Acts, 1)
}

func (c *Content) marinaraPreset(name string, o object) {
	about := o
	if inner := o.Child("preset"); inner != nil {
		about = inner
	}
	var texts []string
	for section := range objects(cmpRaw(o["sections"], about["sections"])) {
		if !section.Has("enabled") || truth(section["enabled"]) {
			texts = append(texts, section.Text("content"))
		}
	}
	s, wrong := samplersOf(rawjson.ObjectOf(unquote(cmpRaw(about["parameters"], about["generationParams"]))), samplerNames{
		"temperature": "temperature", "top_p": "topP", "min_p": "minP", "top_k": "topK", "presence_penalty": "presencePenalty",
		"frequency_penalty": "frequencyPenalty", "max_tokens": "maxTokens",
	})
	c.Presets = append(c.Presets, presetOf(cmp.Or(about.Text("name"), name), joinTexts(texts...), s))
	c.Tally.add(Presets, Acts, 1)
	c.Tally.add(Samplers, Acts, setSamplers(s))
	c.Tally.add(Samplers, Left, wrong)
}
