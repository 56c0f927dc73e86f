package run

import (
	"bytes"
	"encoding/json"
	"strings"

	"terzetto/backend/base/rawjson"
)

const (
	maxItemText = 80      // characters
	maxItemRead = 8 << 10 // bytes of an item that are read to find what it is called
)

// ItemText is a short text by which a person recognises an item of a for-each: the item itself, or
// of an object the first of its names, otherwise its texts and numbers.
func ItemText(item json.RawMessage) string {
	if len(item) > maxItemRead {
		return shortItem(string(item[:maxItemRead]))
	}
	if said, ok := rawjson.Text(item); ok {
		return shortItem(said)
	}
	fields := rawjson.ObjectOf(item)
	if isRound(fields) {
		return "" // its number says it
	}
	for _, name := range []string{"name", "title", "path", "url", "id"} {
		if said := fields.Text(name); said != "" {
			return shortItem(said)
		}
	}
	if said := values(item); said != "" {
		return shortItem(said)
	}
	var compact bytes.Buffer
	if json.Compact(&compact, item) != nil {
		return ""
	}
	return shortItem(compact.String())
}

// values are the texts and numbers of an object or a list, in order; empty: there are others, or item
// is neither.
func values(item json.RawMessage) string {
	d := json.NewDecoder(bytes.NewReader(item))
	d.UseNumber()
	open, err := d.Token()
	if _, ok := open.(json.Delim); err != nil || !ok {
		return ""
	}
	var all []string
	for d.More() {
		if open == json.Delim('{') {
			if _, err := d.Token(); err != nil { // the name
				return ""
			}
		}
		switch v, err := d.Token(); v := v.(type) {
		case string:
			all = append(all, v)
		case json.Number:
			all = append(all, v.String())
		case nil:
			if err != nil {
				return ""
			}
		default:
			return ""
		}
	}
	return strings.Join(all, ", ")
}

func shortItem(said string) string {
	said = strings.Join(strings.Fields(strings.ToValidUTF8(said, "")), " ")
	if runes := []rune(said); len(runes) > maxItemText {
		return strings.TrimSpace(string(runes[:maxItemText-1])) + "…"
	}
	return said
}

// itemText describes the item that a lane works on. It is empty outside of a for-each.
func (w *worker) itemText() string {
	if w.Run.Within.Iteration == nil {
		return ""
	}
	return ItemText(w.Items[w.Run.Within.Item])
}
