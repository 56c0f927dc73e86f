package card

import (
	"encoding/json"
	"maps"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/rawjson"
)

// A pair is one thing in SillyTavern's spelling and in a character_book's: at the top
// of the entry, or in its extensions, as SillyTavern itself puts it there.
type pair struct {
	theirs, book string
	extension    bool
}

func pairs() []pair {
	return []pair{
		{"uid", "id", false},
		{"key", "keys", false},
		{"keysecondary", "secondary_keys", false},
		{"order", "insertion_order", false},
		{"position", "position", true},
		{"depth", "depth", true},
		{"role", "role", true},
		{"probability", "probability", true},
		{"useProbability", "useProbability", true},
		{"selectiveLogic", "selectiveLogic", true},
		{"excludeRecursion", "exclude_recursion", true},
		{"preventRecursion", "prevent_recursion", true},
		{"delayUntilRecursion", "delay_until_recursion", true},
		{"displayIndex", "display_index", true},
		{"outletName", "outlet_name", true},
		{"group", "group", true},
		{"groupOverride", "group_override", true},
		{"groupWeight", "group_weight", true},
		{"scanDepth", "scan_depth", true},
		{"caseSensitive", "case_sensitive", true},
		{"matchWholeWords", "match_whole_words", true},
		{"useGroupScoring", "use_group_scoring", true},
		{"automationId", "automation_id", true},
		{"vectorized", "vectorized", true},
		{"sticky", "sticky", true},
		{"cooldown", "cooldown", true},
		{"delay", "delay", true},
		{"matchPersonaDescription", "match_persona_description", true},
		{"matchCharacterDescription", "match_character_description", true},
		{"matchCharacterPersonality", "match_character_personality", true},
		{"matchCharacterDepthPrompt", "match_character_depth_prompt", true},
		{"matchScenario", "match_scenario", true},
		{"matchCreatorNotes", "match_creator_notes", true},
		{"triggers", "triggers", true},
		{"ignoreBudget", "ignore_budget", true},
	}
}

// The keys under which we keep what has no place in the other dialect.
const (
	keptInfo = ours + "/world_info"
	keptBook = ours + "/character_book"
	keptKeys = ours + "/keys"
)

// shared are written alike in both dialects.
func shared() []string { return []string{"comment", "content", "constant", "selective", "use_regex"} }

// toBook translates an entry into the spelling of a character_book. An entry that has this
// spelling already is returned unchanged.
func toBook(o object) object {
	o = o.Clone()
	theirs := false
	for _, key := range []string{"key", "keysecondary", "uid", "disable", "order"} {
		_, there := o[key]
		theirs = theirs || there
	}
	if _, book := o["keys"]; !theirs || book {
		return o
	}
	b, extensions, odd := object{}, o.Child("extensions"), o["extensions"]
	if extensions != nil {
		odd = nil
	} else if odd != nil { // they are no object, so ours are beside them
		extensions = o.Child(ours)
		delete(o, ours)
	}
	extensions = extensions.Clone()
	delete(o, "extensions")
	move(o, b, shared()...)
	maps.Copy(b, extensions.Child(keptBook))
	delete(extensions, keptBook)
	if kept := extensions.Child(keptKeys); kept != nil {
		if slashes := extensions.Child(keptKeys)["slashed"]; same(slashes, rawjson.Encode([]json.RawMessage{o["key"], o["keysecondary"]})) {
			var plain [2]json.RawMessage
			if json.Unmarshal(kept["plain"], &plain) == nil && plain[0] != nil && plain[1] != nil {
				o["key"], o["keysecondary"] = plain[0], plain[1]
			}
		}
		delete(extensions, keptKeys)
	}
	for _, p := range pairs() {
		raw, there := o[p.theirs]
		into := b
		if p.extension {
			into = extensions
		}
		if _, taken := into[p.book]; !there || taken {
			continue
		}
		into[p.book] = raw
		delete(o, p.theirs)
	}
	if off, ok := o["disable"]; ok && (string(off) == "true" || string(off) == "false") {
		b.Set("enabled", string(off) == "false")
		delete(o, "disable")
	}
	if odd != nil {
		o["extensions"] = odd
	}
	if len(o) > 0 {
		extensions.Set(keptInfo, o)
	}
	b.Set("extensions", extensions)
	return b
}

// toWorldInfo translates an entry of a character_book into SillyTavern's spelling.
func toWorldInfo(b object) object {
	b = b.Clone()
	o := object{}
	extensions := b.Child("extensions").Clone()
	delete(b, "extensions")
	for key, raw := range extensions.Child(keptInfo) {
		if key != "keys" { // by that, the other dialect is known
			o[key] = raw
		}
	}
	delete(extensions, keptInfo)
	move(b, o, shared()...)
	for _, p := range pairs() {
		from := b
		if p.extension {
			from = extensions
		}
		raw, there := from[p.book]
		if _, taken := o[p.theirs]; !there || taken {
			continue
		}
		o[p.theirs] = raw
		delete(from, p.book)
	}
	if on, ok := b["enabled"]; ok && (string(on) == "true" || string(on) == "false") {
		o.Set("disable", string(on) == "false")
		delete(b, "enabled")
	}
	if raw, there := b["case_sensitive"]; there && o["caseSensitive"] == nil {
		o["caseSensitive"] = raw // and stays below, for the way back
	}
	if on, _ := truthOf(o["use_regex"]); on {
		slash(o, extensions)
	}
	if len(b) > 0 {
		extensions.Set(keptBook, b)
	}
	switch {
	case len(extensions) == 0:
	case o["extensions"] != nil:
		o.Set(ours, extensions) // what is there is no object
	default:
		o.Set("extensions", extensions)
	}
	return o
}

// move moves keys from one object to another that has not got them.
func move(from, to object, keys ...string) {
	for _, key := range keys {
		if _, taken := to[key]; taken {
			continue
		}
		if raw, there := from[key]; there {
			to[key] = raw
			delete(from, key)
		}
	}
}

// slash writes patterns between slashes, because SillyTavern knows them by that alone.
// How they were written here is kept, until they are changed there.
func slash(o, extensions object) {
	changed := false
	var plain, slashed [2]json.RawMessage
	for i, place := range []string{"key", "keysecondary"} {
		plain[i] = o[place]
		keys := textsOf(o[place])
		for k, key := range keys {
			if _, _, ok := chat.Slashed(key); ok {
				continue
			}
			flags := ""
			if insensitive, _ := readCase(object{"case_sensitive": o["caseSensitive"]}).(bool); insensitive {
				flags = "i"
			}
			keys[k], changed = "/"+strings.ReplaceAll(key, "/", `\/`)+"/"+flags, true
		}
		slashed[i] = rawjson.Encode(keys)
	}
	if changed {
		extensions.Set(keptKeys, object{"plain": rawjson.Encode(plain), "slashed": rawjson.Encode(slashed)})
		o["key"], o["keysecondary"] = slashed[0], slashed[1]
	}
}
