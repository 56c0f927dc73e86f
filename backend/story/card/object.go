package card

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// The bounds of what is read. Real cards are far below; what is above is a mistake or
// an attack.
const (
	MaxFile    = 48 << 20 // a CHARX with its pictures; fits into an upload as base64
	maxJSON    = 16 << 20 // after inflating and decoding
	maxDepth   = 100      // nested objects and lists
	maxValues  = 1 << 20  // of all objects and lists together
	maxEntries = 10_000   // of one lorebook
	maxItems   = 1_000    // keys of one entry, greetings or tags of one card
)

// An object is a JSON object whose values are kept as they came.
type object = rawjson.Object

// parse reads a JSON object from unchecked bytes.
func parse(data []byte) (object, error) {
	data = bytes.TrimSpace(rawjson.UTF8(data))
	if len(data) > maxJSON {
		return nil, fault.New(fault.TooLarge, "The text of this file is larger than 16 MB.")
	}
	if rawjson.Deeper(data, maxDepth) {
		return nil, fault.New(fault.Invalid, "This file is nested too deeply to be a card or a lorebook.")
	}
	if rawjson.Longer(data, maxValues) {
		return nil, fault.New(fault.TooLarge, "This file has too many fields to be a card or a lorebook.")
	}
	data = latin1(data)
	var o object
	if err := json.Unmarshal(data, &o); err != nil || o == nil {
		if line, column, broken := rawjson.BreakIn(data); broken && len(data) > 0 && (data[0] == '{' || data[0] == '[') {
			return nil, fault.Newf(fault.Invalid, "The JSON of this file is broken at line %d, column %d.", line, column).
				With("line", line).With("column", column).Because(err)
		}
		return nil, fault.New(fault.Invalid,
			"This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.").Because(err)
	}
	return o, nil
}

// latin1 reads the bytes that are no UTF-8 as the characters of Latin-1, which older programs wrote.
func latin1(data []byte) []byte {
	if utf8.Valid(data) {
		return data
	}
	out := make([]byte, 0, len(data)+16)
	for len(data) > 0 {
		r, size := utf8.DecodeRune(data)
		if r == utf8.RuneError && size == 1 {
			r = rune(data[0])
		}
		out, data = utf8.AppendRune(out, r), data[size:]
	}
	return out
}

// holds reports that a key is there, also with null; extensions/KEY is one of the
// extensions.
func holds(o object, key string) bool {
	if inner, ok := strings.CutPrefix(key, "extensions/"); ok {
		o, key = o.Child("extensions"), inner
	}
	_, there := o[key]
	return there
}

// extend sets a key of the extensions, and makes them if need be.
func extend(o object, key string, v any) {
	c := o.Child("extensions").Clone()
	c.Set(key, v)
	o.Set("extensions", c)
}

// textsOf is a list of texts; a single text is a list of one, as some programs write it.
// What is no text is left out.
func textsOf(raw json.RawMessage) []string {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		if one, ok := rawjson.Text(raw); ok && strings.TrimSpace(one) != "" {
			return []string{one}
		}
		return []string{}
	}
	texts := make([]string, 0, min(len(list), maxItems))
	for _, item := range list {
		if text, ok := rawjson.Text(item); ok && string(item) != "null" {
			texts = append(texts, text)
		}
	}
	return texts
}

// truthOf is a truth, also when it was written as a word or a number.
func truthOf(raw json.RawMessage) (value, ok bool) {
	text, ok := rawjson.Text(raw)
	if !ok {
		return false, false
	}
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "true", "1", "yes", "on":
		return true, true
	case "false", "0", "no", "off":
		return false, true
	}
	return false, false
}

// wholeOf is a whole number, also when it was written as a text or with a fraction.
func wholeOf(raw json.RawMessage) (int, bool) {
	text, ok := rawjson.Text(raw)
	if !ok {
		return 0, false
	}
	f, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsNaN(f) || math.Abs(f) > math.MaxInt32 {
		return 0, false
	}
	return int(f), true
}

// same reports that two values are equal as JSON, however they are spelled.
func same(a, b json.RawMessage) bool {
	var x, y bytes.Buffer
	if json.Compact(&x, a) != nil || json.Compact(&y, b) != nil {
		return false
	}
	if bytes.Equal(x.Bytes(), y.Bytes()) {
		return true
	}
	s, isText := plain(a)
	t, alsoText := plain(b)
	if isText && alsoText {
		return s == t
	}
	var l, m []string
	return json.Unmarshal(a, &l) == nil && json.Unmarshal(b, &m) == nil && l != nil && m != nil && slices.Equal(l, m)
}

// plain is the text that a JSON string holds.
func plain(raw json.RawMessage) (string, bool) {
	if len(raw) == 0 || raw[0] != '"' {
		return "", false
	}
	var s string
	err := json.Unmarshal(raw, &s)
	return s, err == nil
}
