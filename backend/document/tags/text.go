package tags

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Names and values that occur again are kept once; a file of many different ones is no reason to keep them all.
const (
	longestKept = 24
	mostKept    = 2000
)

func (s *Scanner) keep(raw []byte) string {
	if len(raw) > longestKept {
		return string(raw)
	}
	if kept, ok := s.known[string(raw)]; ok {
		return kept
	}
	text := string(raw)
	if len(s.known) < mostKept {
		s.known[text] = text
	}
	return text
}

func space(data []byte, n int) int {
	for n < len(data) && (data[n] == ' ' || data[n] == '\n' || data[n] == '\t' || data[n] == '\r') {
		n++
	}
	return n
}

func isBare(c byte) bool { return c < utf8.RuneSelf && isNameByte(c) && c != '.' }

func isNameByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == ':' || c == '.' || c == '-' || c >= utf8.RuneSelf
}

// isName says whether bytes of names are one: it begins with a letter. Of other scripts than Latin, any letter and mark will do.
func isName(raw []byte) bool {
	if len(raw) == 0 || '0' <= raw[0] && raw[0] <= '9' || raw[0] == '.' || raw[0] == '-' {
		return false
	}
	at := 0
	for at < len(raw) && raw[at] < utf8.RuneSelf {
		at++
	}
	for at < len(raw) {
		c, size := utf8.DecodeRune(raw[at:])
		if c >= utf8.RuneSelf && !unicode.IsLetter(c) && (at == 0 || !unicode.In(c, unicode.M, unicode.N, unicode.Lm, unicode.Po)) {
			return false
		}
		at += size
	}
	return true
}

// endsInEntity says whether a text ends within an entity.
func endsInEntity(data []byte) bool {
	at := bytes.LastIndexByte(data, '&')
	if at < 0 {
		return false
	}
	_, n, _ := entity(data[at:])
	return at+n == len(data) && data[len(data)-1] != ';'
}

// isPlain says whether a text is ASCII that stands for itself.
func isPlain(raw []byte, entities bool) bool {
	for _, c := range raw {
		if c < ' ' && c != '\n' && c != '\t' || c >= utf8.RuneSelf || c == '&' && entities {
			return false
		}
	}
	return true
}

// unescape gives the text that stands for another: without entities, and with one kind of line break.
func unescape(raw []byte, entities bool) (string, error) {
	var b strings.Builder
	b.Grow(len(raw))
	for len(raw) > 0 {
		n := bytes.IndexAny(raw, "&\r")
		if n < 0 {
			b.Write(raw)
			break
		}
		b.Write(raw[:n])
		c := raw[n]
		raw = raw[n:]
		switch {
		case c == '\r':
			b.WriteByte('\n')
			raw = bytes.TrimPrefix(raw[1:], []byte("\n"))
		case entities:
			text, n, ok := entity(raw)
			if !ok {
				text, n = "&", 1
			}
			b.WriteString(text)
			raw = raw[n:]
		default:
			b.WriteByte(c)
			raw = raw[1:]
		}
	}
	return b.String(), checkText(b.String())
}

// entity is what the entity stands for that the data begins with, and how many bytes of it are one, or might be.
func entity(data []byte) (text string, n int, ok bool) {
	n = 1
	if n < len(data) && data[n] == '#' {
		n++
		base, isDigit := 10, func(c byte) bool { return '0' <= c && c <= '9' }
		if n < len(data) && data[n] == 'x' {
			n++
			base, isDigit = 16, func(c byte) bool { return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F' }
		}
		from := n
		for n < len(data) && isDigit(data[n]) {
			n++
		}
		if n == len(data) || data[n] != ';' {
			return "", n, false
		}
		number, err := strconv.ParseUint(string(data[from:n]), base, 32)
		if err != nil || number > unicode.MaxRune {
			return "", n, false
		}
		return string(rune(number)), n + 1, true
	}
	for n < len(data) && isNameByte(data[n]) {
		n++
	}
	if n == len(data) || data[n] != ';' {
		return "", n, false
	}
	text, ok = byName(string(data[1:n]))
	return text, n + 1, ok
}

func byName(entity string) (text string, ok bool) {
	switch entity {
	case "lt":
		return "<", true
	case "gt":
		return ">", true
	case "amp":
		return "&", true
	case "apos":
		return "'", true
	case "quot":
		return `"`, true
	}
	return "", false
}

// checkText refuses what no XML has.
func checkText(text string) error {
	if !utf8.ValidString(text) {
		return errors.New("a text that is no UTF-8")
	}
	for _, c := range text {
		if c < ' ' && c != '\t' && c != '\n' && c != '\r' || c == 0xFFFE || c == 0xFFFF {
			return errors.New("a character that no text has")
		}
	}
	return nil
}
