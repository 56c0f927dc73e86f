package rawjson

import (
	"bytes"
	"encoding/json"
	"iter"
)

// Deeper reports whether brackets outside of strings nest deeper than most. It does not check
// that data is JSON.
func Deeper[T ~string | ~[]byte](data T, most int) bool {
	depth := 0
	for c := range signs(data) {
		switch c {
		case '{', '[':
			if depth++; depth > most {
				return true
			}
		case '}', ']':
			depth--
		}
	}
	return false
}

// Longer reports whether data has more than most values: those of objects and lists, at any depth. Each takes many
// times its length when it is read. It does not check that data is JSON, and counts an empty list as one more.
func Longer[T ~string | ~[]byte](data T, most int) bool {
	for c := range signs(data) {
		if c != '}' && c != ']' && c != ':' {
			if most--; most < 0 {
				return true
			}
		}
	}
	return false
}

// signs are the brackets, commas and colons outside of strings.
func signs[T ~string | ~[]byte](data T) iter.Seq[byte] {
	return func(yield func(byte) bool) {
		quoted := false
		for i := 0; i < len(data); i++ {
			switch c := data[i]; {
			case quoted && c == '\\':
				i++
			case c == '"':
				quoted = !quoted
			case quoted:
			case c == '{' || c == '[' || c == '}' || c == ']' || c == ',' || c == ':':
				if !yield(c) {
					return
				}
			}
		}
	}
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
