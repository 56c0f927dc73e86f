package tool

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/fault"
)

// minMasked is the shortest value that is masked, in characters: one of three would blank
// out ordinary words, and keeps nothing secret.
const minMasked = 4

// masked replaces a secret value of any length.
const masked = "••••"

// A Masker takes secret values out of whatever is kept or shown. It is a value that never
// changes; the zero value masks nothing.
type Masker struct{ replacer *strings.Replacer }

// Mask makes a masker of values. Those of fewer than four characters are left alone.
func Mask(values ...string) Masker {
	var hidden []string
	for _, v := range values {
		if utf8.RuneCountInString(v) < minMasked {
			continue
		}
		hidden = append(hidden, v)
		for _, html := range []bool{true, false} {
			if escaped := inJSON(v, html); escaped != v {
				hidden = append(hidden, escaped)
			}
		}
	}
	if len(hidden) == 0 {
		return Masker{}
	}
	// Where one value begins with another, the longer one must not leave its end behind.
	slices.SortFunc(hidden, func(a, b string) int { return len(b) - len(a) })
	var pairs []string
	for _, v := range slices.Compact(hidden) {
		pairs = append(pairs, v, masked)
	}
	return Masker{strings.NewReplacer(pairs...)}
}

// inJSON returns a value as a JSON string spells it, without the quotes.
func inJSON(value string, html bool) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(html)
	if e.Encode(value) != nil {
		return value
	}
	text := strings.TrimSuffix(b.String(), "\n")
	return text[1 : len(text)-1]
}

// Text returns a text without the values, both as they are and as JSON escapes them.
func (m Masker) Text(text string) string {
	if m.replacer == nil {
		return text
	}
	return m.replacer.Replace(text)
}

// Error returns an error without the values. An error that holds none is returned unchanged;
// of any other, only the code and the masked sentence remain.
func (m Masker) Error(err error) error {
	if err == nil || m.replacer == nil {
		return err
	}
	said := err.Error()
	hidden := m.Text(said)
	f, isFault := errors.AsType[*fault.Error](err)
	switch {
	case isFault && (hidden != said || m.tells(f.Details)):
		return fault.New(f.Code, m.Text(f.Message))
	case hidden != said:
		return errors.New(hidden)
	}
	return err
}

// tells reports whether the details of a fault hold a value.
func (m Masker) tells(details map[string]any) bool {
	text, err := json.Marshal(details)
	return err != nil || m.Text(string(text)) != string(text)
}

// JSON is a value without the secret values, however its strings escape them; a number that
// holds one becomes a string. Everything else keeps its bytes. What is not valid JSON is
// taken as text.
func (m Masker) JSON(value json.RawMessage) json.RawMessage {
	if m.replacer == nil {
		return value
	}
	if !json.Valid(value) {
		return json.RawMessage(m.Text(string(value)))
	}
	var out bytes.Buffer
	for rest := []byte(value); len(rest) > 0; {
		n := literal(rest)
		out.Write(m.literal(rest[:n]))
		rest = rest[n:]
	}
	return out.Bytes()
}

// literal returns the length of the string or number at the beginning of valid JSON; of
// everything else, one byte.
func literal(text []byte) int {
	const digits = "-+.eE0123456789"
	switch {
	case text[0] == '"':
		for i := 1; i < len(text); i++ {
			switch text[i] {
			case '\\':
				i++
			case '"':
				return i + 1
			}
		}
		return len(text)
	case text[0] == '-' || text[0] >= '0' && text[0] <= '9':
		return len(text) - len(bytes.TrimLeft(text, digits))
	}
	return 1
}

func (m Masker) literal(text []byte) []byte {
	plain := string(text)
	if text[0] == '"' && json.Unmarshal(text, &plain) != nil {
		return text
	}
	if hidden := m.replacer.Replace(plain); hidden != plain {
		return []byte(`"` + inJSON(hidden, false) + `"`)
	}
	return text
}
