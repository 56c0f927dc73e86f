package tool

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/url"
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
		hidden = append(hidden, spellings(v)...)
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

// spellings are the ways in which programs write a value: as it is, as JSON escapes it, in an
// address, in hexadecimal, and in Base64, alone or in the middle of a longer text.
func spellings(v string) []string {
	query := url.QueryEscape(v)
	spaced := strings.ReplaceAll(query, "+", "%20")
	component := strings.NewReplacer("%21", "!", "%27", "'", "%28", "(", "%29", ")", "%2A", "*").Replace(spaced) // as JavaScript does it
	all := []string{
		v, inJSON(v, true), inJSON(v, false), query, spaced, component, url.PathEscape(v),
		hex.EncodeToString([]byte(v)), strings.ToUpper(hex.EncodeToString([]byte(v))),
	}
	for _, in := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
		all = append(all, in.EncodeToString([]byte(v)), in.WithPadding(base64.NoPadding).EncodeToString([]byte(v)))
		for offset := range 3 {
			all = append(all, within64(in, v, offset))
		}
	}
	all = slices.DeleteFunc(all, func(s string) bool { return utf8.RuneCountInString(s) < minMasked })
	slices.Sort(all)
	return slices.Compact(all)
}

// within64 is the part of the Base64 text of a longer value that depends on v alone, where so
// many bytes, modulo three, precede v. The characters at its ends mix in bits of its neighbours.
func within64(in *base64.Encoding, v string, offset int) string {
	text := in.WithPadding(base64.NoPadding).EncodeToString([]byte(strings.Repeat("\x00", offset) + v))
	first := (offset*8 + 5) / 6       // the first character without bits of what precedes
	last := (offset + len(v)) * 8 / 6 // the end of those without bits of what follows
	return text[first:last]
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
	if m.replacer == nil || len(value) == 0 {
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
