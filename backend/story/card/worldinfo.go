package card

import (
	"encoding/json"
	"maps"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A pair is one thing in SillyTavern's spelling and in a character_book's: at the top
// of the entry, or in its extensions, as SillyTavern itself puts it there.
type pair struct {
	theirs, book string
	extension    bool
}

func pairs() []pair {
	all := []pair{
		{"uid", "id", false},
		{"key", "keys", false},
		{"keysecondary", "secondary_keys", false},
		{"order", "insertion_order", false},
		{"useProbability", "useProbability", true},
		{"selectiveLogic", "selectiveLogic", true},
		{"comment", "comment", false},
		{"content", "content", false},
		{"constant", "constant", false},
		{"selective", "selective", false},
		{"use_regex", "use_regex", false},
	}
	for _, theirs := range []string{
		"position", "depth", "role", "probability", "excludeRecursion", "preventRecursion", "delayUntilRecursion", "displayIndex", "outletName", "group",
		"groupOverride", "groupWeight", "scanDepth", "caseSensitive", "matchWholeWords", "useGroupScoring", "automationId", "vectorized", "sticky",
		"cooldown", "delay", "matchPersonaDescription", "matchCharacterDescription", "matchCharacterPersonality", "matchCharacterDepthPrompt",
		"matchScenario", "matchCreatorNotes", "triggers", "ignoreBudget", "characterFilter",
	} {
		all = append(all, pair{theirs, strings.ToLower(capital().ReplaceAllString(theirs, "_$0")), true})
	}
	return all
}

var capital = lazyregexp.New(`[A-Z]`)

// The keys under which we keep what has no place in the other dialect.
const (
	keptInfo = ours + "/world_info"
	keptBook = ours + "/character_book"
	keptKeys = ours + "/keys"
)

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
		into := b
		if p.extension {
			into = extensions
		}
		move(o, p.theirs, into, p.book)
	}
	negate(o, "disable", b, "enabled")
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
	for _, p := range pairs() {
		from := b
		if p.extension {
			from = extensions
		}
		move(from, p.book, o, p.theirs)
	}
	negate(b, "enabled", o, "disable")
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

// move moves a value from one object to another that has none under its key.
func move(from object, key string, to object, as string) {
	raw, there := from[key]
	if _, taken := to[as]; there && !taken {
		to[as] = raw
		delete(from, key)
	}
}

// negate moves true or false from one object to another, where it says the opposite.
func negate(from object, key string, to object, as string) {
	if on, ok := from[key]; ok && (string(on) == "true" || string(on) == "false") {
		to.Set(as, string(on) == "false")
		delete(from, key)
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
			if _, _, ok := chat.CutPattern(key); ok {
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
