package rawjson

import (
	"encoding/json"
	"maps"
)

// An Object is a JSON object whose values are kept as they were written.
type Object map[string]json.RawMessage

// ObjectOf reads an object; nil when the value is not an object.
func ObjectOf(raw json.RawMessage) Object {
	var o Object
	if len(raw) == 0 || json.Unmarshal(raw, &o) != nil {
		return nil
	}
	return o
}

// Child returns the object under a key; nil when there is none.
func (o Object) Child(key string) Object { return ObjectOf(o[key]) }

// Has reports that a key is there and is not null.
func (o Object) Has(key string) bool {
	raw, ok := o[key]
	return ok && string(raw) != "null"
}

// Clone copies the object; the clone of nil is empty.
func (o Object) Clone() Object {
	if o == nil {
		return Object{}
	}
	return maps.Clone(o)
}

// Set writes a value under a key.
func (o Object) Set(key string, v any) { o[key] = Encode(v) }

// Text is the text under a key; empty when there is none.
func (o Object) Text(key string) string {
	text, _ := Text(o[key])
	return text
}

// Text is a text, also when it was written as a number or a boolean.
func Text(raw json.RawMessage) (string, bool) {
	if len(raw) == 0 {
		return "", false
	}
	switch raw[0] {
	case '"':
		var s string
		err := json.Unmarshal(raw, &s)
		return s, err == nil
	case '{', '[', 'n':
		return "", false
	}
	return string(raw), true // numbers and booleans are as they were written
}
