package script

import (
	"encoding/json"
	"slices"

	"terzetto/backend/base/rawjson"
)

// JSON writes a script as SillyTavern does: the object that it came from, with what was changed here. One that was not changed
// is written in the same bytes.
func (s *Script) JSON() json.RawMessage {
	o := rawjson.ObjectOf(s.Rest).Clone()
	was, known := Of(s.Rest)
	changed := !known
	put := func(key string, same bool, v any) {
		if !known || !same {
			o.Set(key, v)
			changed = true
		}
	}
	put("scriptName", was.Name == s.Name, s.Name)
	put("findRegex", was.Find == s.Find, s.Find)
	put("replaceString", was.Replace == s.Replace, s.Replace)
	put("trimStrings", slices.Equal(was.Trim, s.Trim), append([]string{}, s.Trim...))
	put("placement", slices.Equal(was.On, s.On), numbersOf(s.On))
	put("markdownOnly", was.Shown == s.Shown, s.Shown)
	put("promptOnly", was.Sent == s.Sent, s.Sent)
	put("runOnEdit", was.OnEdit == s.OnEdit, s.OnEdit)
	put("substituteRegex", was.Macros == s.Macros, map[FindMacros]int{Literal: 0, Raw: 1, Escaped: 2}[s.Macros])
	put("minDepth", sameDepth(was.MinDepth, s.MinDepth), s.MinDepth)
	put("maxDepth", sameDepth(was.MaxDepth, s.MaxDepth), s.MaxDepth)
	put("disabled", was.Disabled == s.Disabled, s.Disabled)
	if !changed {
		return s.Rest
	}
	return rawjson.Encode(o)
}

// JSONList writes several as the list that a card, a preset or the settings of SillyTavern hold.
func JSONList(scripts []Script) json.RawMessage {
	all := make([]json.RawMessage, len(scripts))
	for i := range scripts {
		all[i] = scripts[i].JSON()
	}
	return rawjson.Encode(all)
}

func numbersOf(kinds []Kind) []int {
	numbers := []int{}
	for _, kind := range kinds {
		numbers = append(numbers, map[Kind]int{Person: 1, Reply: 2, Command: 3, Lore: 5, Reasoning: 6}[kind])
	}
	return numbers
}

func sameDepth(a, b *int) bool { return a == nil && b == nil || a != nil && b != nil && *a == *b }
