package document

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"

	"terzetto/backend/document/charset"
)

// charsetOf finds the encoding of a text that came with a name for it, or with none. What the person says goes before both.
func (r *reading) charsetOf(data []byte, label string) charset.Choice {
	said := r.manner.Encoding
	if r.mail != "" { // it is said of the e-mail, and not of what came with it
		said = ""
	}
	c := charset.Choose(data, label, said)
	if doubt := c.Doubt(); doubt != "" {
		r.warn("%s", doubt)
	}
	r.encoding = cmp.Or(r.encoding, c.Name)
	return c
}

// decodeAs decodes a text in the encoding that its file names, or in the one that it is in.
func (r *reading) decodeAs(data []byte, label string) string {
	text, lost := r.charsetOf(data, label).Decode(data)
	warnLost(r, lost)
	return text
}

func warnLost(r *reading, letters int) {
	if loss := charset.Loss(letters); loss != "" {
		r.warn("%s", loss)
	}
}

// tidyText decodes a large text and makes it tidy, a stretch at a time and up to most bytes, so that it is held once. It
// says how many letters were lost.
func tidyText(data []byte, e encoding.Encoding, most int64) (out []byte, lost int) {
	const replaced = "\uFFFD"
	if e == nil {
		e = unicode.UTF8BOM
		lost = -bytes.Count(data, []byte(replaced))
	}
	out = make([]byte, 0, min(int64(len(data)+len(data)/8), most+utf8.UTFMax))
	in := e.NewDecoder().Reader(bytes.NewReader(data))
	part, after := make([]byte, 64<<10), byte(0)
	for int64(len(out)) <= most {
		n, err := in.Read(part)
		for _, c := range part[:n] {
			switch {
			case c == 0, c == '\n' && after == '\r':
			case c == '\r':
				out = append(out, '\n')
			default:
				out = append(out, c)
			}
			after = c
		}
		if err != nil { // the end: a decoder has no other
			break
		}
	}
	if !utf8.Valid(out) { // it ends within a character
		out = bytes.ToValidUTF8(out, []byte(replaced))
	}
	return out, max(0, lost+bytes.Count(out, []byte(replaced)))
}

// beginning decodes the first bytes of a text, for what they tell about it.
func beginning(data []byte) string {
	return charset.Text(data[:min(len(data), 4096)&^1], "")
}

// inUTF8 decodes a file in which each letter has two bytes, or four, where it is one.
func inUTF8(data []byte) []byte {
	wide := charset.Wide(data) != nil || startsWith(data, "\xFF\xFE", "\xFE\xFF", "\x00\x00\xFE\xFF")
	if !wide {
		return data
	}
	return []byte(strings.TrimPrefix(charset.Text(data, ""), "\uFEFF"))
}
