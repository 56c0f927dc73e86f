package portable

import (
	"encoding/json"
	"maps"
	"strconv"
	"strings"

	"terzetto/backend/rawjson"
)

// An object is a JSON object whose values are kept as they came.
type object map[string]json.RawMessage

func (o object) clone() object {
	if o == nil {
		return object{}
	}
	return maps.Clone(o)
}

// child is the object under a key; nil when there is none.
func (o object) child(key string) object { return objectOf(o[key]) }

func objectOf(raw json.RawMessage) object {
	var c object
	if len(raw) == 0 || json.Unmarshal(raw, &c) != nil {
		return nil
	}
	return c
}

func (o object) text(key string) string {
	text, _ := textOf(o[key])
	return text
}

func (o object) set(key string, v any) { o[key] = rawjson.Encode(v) }

// textOf is a text, also when it was written as a number or a truth.
func textOf(raw json.RawMessage) (string, bool) {
	if len(raw) == 0 {
		return "", false
	}
	switch raw[0] {
	case '"':
		var s string
		return s, json.Unmarshal(raw, &s) == nil
	case '{', '[', 'n':
		return "", false
	}
	return string(raw), true
}

func truthOf(raw json.RawMessage) bool {
	text, _ := textOf(raw)
	yes, err := strconv.ParseBool(strings.ToLower(strings.TrimSpace(text)))
	return err == nil && yes
}

// fit makes a text one that a file can keep: UTF-8 without the zero byte.
func fit(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// cut makes a name of a text: one line, not too long.
func cut(text string, most int) string {
	runes := []rune(oneLine(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, fit(text))))
	return strings.TrimSpace(string(runes[:min(len(runes), most)]))
}
