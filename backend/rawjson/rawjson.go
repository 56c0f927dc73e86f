package rawjson

import (
	"bytes"
	"encoding/json"
)

// Deeper reports whether brackets outside of strings nest deeper than most. It does not check
// that data is JSON.
func Deeper[T string | []byte](data T, most int) bool {
	depth, quoted := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth > most {
				return true
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return false
}

// Encode writes JSON without escaping the characters that HTML reserves. Its callers give it
// texts, numbers and raw values that were parsed, which always encode; anything else is null.
func Encode(v any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return json.RawMessage("null")
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}
