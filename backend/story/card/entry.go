package card

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// maxKey is the longest key, in characters; a pattern may be as long.
const maxKey = 500

// atDepth is SillyTavern's number for a place counted from the last message.
const atDepth = 4

// A trait is something that this program knows of an entry: where it may be (a key,
// or one under extensions/), how it is read from there and how it is written in its
// proper place.
type trait struct {
	keys []string
	read func(object) any
	of   func(*chat.LorebookEntry) any // a pointer
	set  func(o object, v any)
}

// traits are those of an entry of a character_book, with every spelling seen in the wild.
func traits() []trait {
	return []trait{
		{[]string{"content"}, readContent, func(e *chat.LorebookEntry) any { return &e.Content }, setContent},
		{[]string{"name", "comment"}, readName, func(e *chat.LorebookEntry) any { return &e.Name }, setName},
		texts("keys", func(e *chat.LorebookEntry) any { return &e.Keywords }),
		texts("secondary_keys", func(e *chat.LorebookEntry) any { return &e.SecondaryKeys }),
		{
			[]string{"selective"},
			func(o object) any {
				on, _ := truthOf(o["selective"])
				return on && len(keysOf(o, "secondary_keys")) > 0
			},
			func(e *chat.LorebookEntry) any { return &e.Selective }, setter("selective"),
		},
		{[]string{"use_regex", "extensions/use_regex"}, readRegex, func(e *chat.LorebookEntry) any { return &e.UseRegex }, setRegex},
		{
			[]string{"case_sensitive", "extensions/case_sensitive"},
			readCase,
			func(e *chat.LorebookEntry) any { return &e.CaseInsensitive }, setCase,
		},
		truth("constant", false, func(e *chat.LorebookEntry) any { return &e.Constant }),
		truth("enabled", true, func(e *chat.LorebookEntry) any { return &e.Enabled }),
		{[]string{"insertion_order", "priority"}, readPriority, func(e *chat.LorebookEntry) any { return &e.Priority }, setPriority},
		{nil, func(o object) any { return rulesOf(o) }, func(e *chat.LorebookEntry) any { return &e.Rules }, setRules},
		{nil, readDepth, func(e *chat.LorebookEntry) any { return &e.AtDepth }, setDepth},
	}
}

func setter(key string) func(object, any) { return func(o object, v any) { o.Set(key, v) } }

func texts(key string, of func(*chat.LorebookEntry) any) trait {
	return trait{[]string{key}, func(o object) any { return keysOf(o, key) }, of, setter(key)}
}

func truth(key string, otherwise bool, of func(*chat.LorebookEntry) any) trait {
	return trait{[]string{key}, func(o object) any {
		if v, ok := truthOf(o[key]); ok {
			return v
		}
		return otherwise
	}, of, setter(key)}
}

// keysOf are keys; a text with commas is a list of them.
func keysOf(o object, key string) []string {
	list := textsOf(o[key])
	if one, ok := plain(o[key]); ok {
		list = strings.Split(one, ",")
	}
	kept := make([]string, 0, len(list))
	for _, k := range list {
		if k = strings.ToValidUTF8(strings.TrimSpace(k), ""); k != "" {
			kept = append(kept, k)
		}
	}
	return kept
}

// readContent leaves out the leading lines that give orders to other programs.
func readContent(o object) any {
	text, _ := rawjson.Text(o["content"])
	_, text = cutDecorators(strings.ToValidUTF8(text, "�"))
	return text
}

func setContent(o object, v any) {
	was, _ := rawjson.Text(o["content"])
	orders, _ := cutDecorators(was)
	text, _ := v.(string)
	o.Set("content", orders+text)
}

// cutDecorators parts the leading @@ lines from the rest.
func cutDecorators(text string) (orders, rest string) {
	for rest = text; strings.HasPrefix(rest, "@@"); {
		line, after, found := strings.Cut(rest, "\n")
		if !found {
			return text, ""
		}
		orders, rest = orders+line+"\n", after
	}
	return orders, rest
}

func readName(o object) any {
	for _, key := range []string{"name", "comment"} {
		if text, _ := rawjson.Text(o[key]); strings.TrimSpace(text) != "" {
			return clip(oneLine(text), maxName)
		}
	}
	return ""
}

// setName writes both spellings, unless the comment is something else than the name.
func setName(o object, v any) {
	was := readName(o)
	comment, _ := rawjson.Text(o["comment"])
	if blank := strings.TrimSpace(comment) == ""; blank || clip(oneLine(comment), maxName) == was {
		o.Set("comment", v)
	}
	o.Set("name", v)
}

// readRegex also knows SillyTavern's way: a key between slashes is a pattern.
func readRegex(o object) any {
	for _, place := range []object{o, o.Child("extensions")} {
		if v, ok := truthOf(place["use_regex"]); ok {
			return v
		}
	}
	return slices.ContainsFunc(append(keysOf(o, "keys"), keysOf(o, "secondary_keys")...), slashed)
}

// setRegex writes nothing where slashes say it already.
func setRegex(o object, v any) {
	if v != readRegex(o) || v == false {
		o.Set("use_regex", v)
	}
}

func slashed(key string) bool {
	_, _, ok := chat.CutPattern(key)
	return ok
}

func readCase(o object) any {
	for _, place := range []object{o.Child("extensions"), o} {
		for _, key := range []string{"case_sensitive", "caseSensitive"} {
			if v, ok := truthOf(place[key]); ok {
				return !v
			}
		}
	}
	return true
}

func setCase(o object, v any) {
	inside := holds(o, "extensions/case_sensitive")
	if inside {
		extend(o, "case_sensitive", v != true)
	}
	if _, beside := o["case_sensitive"]; beside || !inside {
		o.Set("case_sensitive", v != true)
	}
}

func readPriority(o object) any {
	for _, key := range []string{"priority", "insertion_order", "order"} {
		if n, ok := wholeOf(o[key]); ok {
			return n
		}
	}
	return 100
}

func setPriority(o object, v any) {
	if o.Has("priority") {
		o.Set("priority", v)
		if o.Has("insertion_order") {
			return
		}
	}
	o.Set("insertion_order", v)
}

func readDepth(o object) any {
	text, _ := rawjson.Text(o["content"])
	if orders, _ := cutDecorators(text); hasDecorator(orders, "depth") && !hasDecorator(orders, "position") {
		return true
	}
	for _, place := range []object{o.Child("extensions"), o} {
		if n, ok := wholeOf(place["position"]); ok {
			return n == atDepth
		}
	}
	return false
}

func setDepth(o object, v any) {
	if v != true {
		undecorate(o, "depth")
		if readDepth(o) == true {
			extend(o, "position", 0)
		}
		return
	}
	extend(o, "position", atDepth)
	for _, key := range []string{"depth", "role"} { // right after the last message, as the system
		if ext := o.Child("extensions"); !ext.Has(key) {
			extend(o, key, 0)
		}
	}
}

// entryOf reads an entry. at is its place in the book.
func entryOf(o object, at int) (Entry, error) {
	o = toBook(o)
	e := Entry{LorebookEntry: chat.LorebookEntry{SortOrder: at}}
	all := traits()
	values := make([]any, 0, len(all))
	for _, t := range all {
		v := t.read(o)
		values = append(values, v)
		reflect.ValueOf(t.of(&e.LorebookEntry)).Elem().Set(reflect.ValueOf(v))
	}
	for i, t := range all {
		written := object{}
		t.set(written, values[i])
		if len(t.keys) > 0 && onlyAs(o, written, t.keys) {
			for _, key := range t.keys {
				delete(o, key)
			}
		}
	}
	e.Rest = rawjson.Encode(o)
	return e, e.check(at)
}

// onlyAs reports that of some keys o has those of written, with the same values.
func onlyAs(o, written object, keys []string) bool {
	for _, key := range keys {
		if strings.Contains(key, "/") {
			if holds(o, key) {
				return false
			}
			continue
		}
		there, known := o[key]
		ours, ok := written[key]
		if known != ok || known && !same(there, ours) {
			return false
		}
	}
	return true
}

// object is the entry as a character_book holds it. What was not changed is
// written as it came.
func (e *Entry) object() object {
	o := rawjson.ObjectOf(e.Rest).Clone()
	for _, t := range traits() {
		v := reflect.ValueOf(t.of(&e.LorebookEntry)).Elem().Interface()
		if list, ok := v.([]string); ok && list == nil {
			v = []string{}
		}
		left := len(t.keys) == 0 || slices.ContainsFunc(t.keys, func(key string) bool { return holds(o, key) })
		if !left || !reflect.DeepEqual(t.read(o), v) {
			t.set(o, v)
		}
	}
	if !o.Has("extensions") {
		o.Set("extensions", object{})
	}
	return o
}

func (e *Entry) check(at int) error {
	who := cmp.Or(e.Name, "without a name")
	if tooLong(e.Content) {
		return fault.Newf(fault.TooLarge, "Entry %d (%s) of the lorebook is longer than %d characters.", at+1, who, chat.MaxText)
	}
	for _, keys := range [][]string{e.Keywords, e.SecondaryKeys} {
		if len(keys) > maxItems {
			return fault.Newf(fault.TooLarge, "Entry %d (%s) of the lorebook has %d keys. The limit is %d.", at+1, who, len(keys), maxItems)
		}
		if slices.ContainsFunc(keys, func(k string) bool { return utf8.RuneCountInString(k) > maxKey }) {
			return fault.Newf(fault.TooLarge, "Entry %d (%s) of the lorebook has a key of more than %d characters.", at+1, who, maxKey)
		}
	}
	return nil
}
