package portable

import (
	"encoding/json"
	"path"
	"strconv"
	"strings"

	"terzetto/backend/base/rawjson"
)

// An object is a JSON object whose values are kept as they came.
type object = rawjson.Object

func truthOf(raw json.RawMessage) bool {
	text, _ := rawjson.Text(raw)
	yes, err := strconv.ParseBool(strings.ToLower(strings.TrimSpace(text)))
	return err == nil && yes
}

// cleanText makes a text one that a file can keep: UTF-8 without the zero byte.
func cleanText(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// cut makes a name of a text: one line, not too long.
func cut(text string, most int) string {
	runes := []rune(oneLine(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, cleanText(text))))
	return strings.TrimSpace(string(runes[:min(len(runes), most)]))
}

// Stem is a file's name without folders and without its ending, whichever system wrote it.
func Stem(name string) string {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	return strings.TrimSuffix(base, path.Ext(base))
}
