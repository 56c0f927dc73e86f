package chatapps

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"regexp"
	"strconv"
	"strings"

	"terzetto/backend/base/rawjson"
)

// elements walks the values of a JSON list one by one, so that a million of them take no room at once. Of what is no list
// there are none.
func elements(raw json.RawMessage) iter.Seq[json.RawMessage] {
	return func(yield func(json.RawMessage) bool) {
		if !isList(raw) {
			return
		}
		d := json.NewDecoder(bytes.NewReader(raw))
		_, _ = d.Token() // the bracket that was seen
		for d.More() {
			var one json.RawMessage
			if d.Decode(&one) != nil || !yield(one) {
				return
			}
		}
	}
}

// members walks the keys and the values of a JSON object in their order.
func members(raw json.RawMessage) iter.Seq2[string, json.RawMessage] {
	return func(yield func(string, json.RawMessage) bool) {
		if !isObject(raw) {
			return
		}
		d := json.NewDecoder(bytes.NewReader(raw))
		_, _ = d.Token() // the brace that was seen
		for d.More() {
			key, _ := d.Token()
			var one json.RawMessage
			if d.Decode(&one) != nil || !yield(fmt.Sprint(key), one) {
				return
			}
		}
	}
}

// objects walks the objects of a list; what is none is left out.
func objects(raw json.RawMessage) iter.Seq[object] {
	return func(yield func(object) bool) {
		for one := range elements(raw) {
			if o := rawjson.ObjectOf(one); o != nil && !yield(o) {
				return
			}
		}
	}
}

// textsOf are the texts of a list, or the one text that stands in its place.
func textsOf(raw json.RawMessage) (all []string) {
	if text, ok := rawjson.Text(raw); ok {
		return []string{text}
	}
	for one := range elements(raw) {
		if text, ok := rawjson.Text(one); ok {
			all = append(all, text)
		}
	}
	return all
}

// truth is a truth, also where it was written as a text or a number.
func truth(raw json.RawMessage) bool {
	text, _ := rawjson.Text(raw)
	yes, err := strconv.ParseBool(strings.ToLower(strings.TrimSpace(text)))
	return err == nil && yes
}

// number is a number, also where it was written as a text.
func number(raw json.RawMessage) (float64, bool) {
	text, ok := rawjson.Text(raw)
	if !ok {
		return 0, false
	}
	f, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(text), ",", "."), 64)
	return f, err == nil && f == f && f < 1e15 && f > -1e15
}

// intOf is a whole number, with another where there is none.
func intOf(raw json.RawMessage, otherwise int) int {
	if f, ok := number(raw); ok {
		return int(f)
	}
	return otherwise
}

// joinTexts joins texts that say something, with a line between them.
func joinTexts(texts ...string) string {
	var all []string
	for _, text := range texts {
		if strings.TrimSpace(text) != "" {
			all = append(all, text)
		}
	}
	return strings.Join(all, "\n\n")
}

// codeBlock is a text as a block of code, within a fence that the text does not close.
func codeBlock(language, text string) string {
	fence := "```"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	return fence + language + "\n" + strings.TrimSuffix(text, "\n") + "\n" + fence
}

// without is an object without some of its keys.
func without(o object, keys ...string) object {
	rest := o.Clone()
	for _, key := range keys {
		delete(rest, key)
	}
	return rest
}

// cutBlocks takes blocks out of a text and says how many there were.
func cutBlocks(text string, blocks *regexp.Regexp) (string, int) {
	n := len(blocks.FindAllStringIndex(text, -1))
	if n == 0 {
		return text, 0
	}
	return strings.TrimSpace(blocks.ReplaceAllString(text, "")), n
}
