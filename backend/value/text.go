package value

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/base/schema"
)

// Text fills the values into a text. The values themselves are not filled.
func Text(text string, from Sources) (string, error) {
	if from.Literal {
		return text, nil
	}
	return newResolver(from).text(text)
}

// A part of a text is literal, or the place of a value.
type part struct {
	literal string // as the text shows it
	place   *Reference
	written string // the place as it is written, with its braces
	at      int    // where the part begins, in bytes
}

// A Mistake is a text, a condition or a reference that cannot be read or followed.
type Mistake struct {
	At      int    // where in a text or a condition, in bytes from the beginning
	Message string // for a person
}

func (m *Mistake) Error() string { return m.Message }

// mayFill reports whether a JSON text can hold two opening braces in a string.
func mayFill(v json.RawMessage) bool {
	return bytes.Contains(v, []byte("{{")) || bytes.Contains(v, []byte(`\u007`))
}

// parseText splits a text into its parts, in time linear in its length.
func parseText(text string) ([]part, error) {
	var parts []part
	for at := 0; at < len(text); {
		open := strings.Index(text[at:], "{{")
		if open < 0 {
			return append(parts, part{literal: text[at:], at: at}), nil
		}
		if open > 0 {
			parts = append(parts, part{literal: text[at : at+open], at: at})
		}
		at += open
		p := placeParser{text: text, at: at + 2}
		one, ok := p.place()
		if !ok {
			return nil, &Mistake{At: at, Message: fmt.Sprintf("“%s” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.", excerpt(text[at:]))}
		}
		one.at, one.written = at, text[at:p.at]
		parts, at = append(parts, one), p.at
	}
	return parts, nil
}

// excerpt gives the beginning of what cannot be read.
func excerpt(rest string) string {
	if end := strings.Index(rest, "}}"); end >= 0 {
		rest = rest[:end+2]
	}
	rest, _, _ = strings.Cut(rest, "\n")
	if utf8.RuneCountInString(rest) > 40 {
		rest = string([]rune(rest)[:40]) + "…"
	}
	return rest
}

// A placeParser reads what is between two pairs of braces.
type placeParser struct {
	text string
	at   int
}

func (p *placeParser) space() {
	p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], " \t\r\n"))
}

func (p *placeParser) take(s string) bool {
	if !strings.HasPrefix(p.text[p.at:], s) {
		return false
	}
	p.at += len(s)
	return true
}

func (p *placeParser) place() (one part, ok bool) {
	p.space()
	if strings.HasPrefix(p.text[p.at:], `"`) {
		one.literal, ok = p.readQuoted()
	} else {
		var tokens []string
		if tokens, ok = p.path(); ok {
			one.place, ok = placeOf(tokens)
		}
	}
	p.space()
	return one, ok && p.take("}}")
}

// readQuoted reads a JSON string.
func (p *placeParser) readQuoted() (text string, ok bool) {
	for i := p.at + 1; i < len(p.text); i++ {
		switch p.text[i] {
		case '\\':
			i++
		case '"':
			err := json.Unmarshal([]byte(p.text[p.at:i+1]), &text)
			p.at = i + 1
			return text, err == nil
		}
	}
	return "", false
}

// path reads a name and the fields and entries after it.
func (p *placeParser) path() (tokens []string, ok bool) {
	root := p.word()
	if root == "" || root[0] >= '0' && root[0] <= '9' {
		return nil, false
	}
	tokens = []string{root}
	for {
		token := ""
		switch {
		case p.take("."):
			if token = p.word(); token == "" {
				return nil, false
			}
		case p.take("["):
			p.space()
			if strings.HasPrefix(p.text[p.at:], `"`) {
				if token, ok = p.readQuoted(); !ok {
					return nil, false
				}
			} else if token = p.word(); token == "" || strings.Trim(token, "0123456789") != "" {
				return nil, false
			}
			if p.space(); !p.take("]") {
				return nil, false
			}
		default:
			return tokens, true
		}
		tokens = append(tokens, token)
	}
}

func (p *placeParser) word() string {
	rest := p.text[p.at:]
	end := strings.IndexFunc(rest, func(r rune) bool { return !inWord(r) })
	if end < 0 {
		end = len(rest)
	}
	p.at += end
	return rest[:end]
}

// inWord reports whether a name may hold a character without quotation marks.
func inWord(r rune) bool {
	return (r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r)) && r != utf8.RuneError
}

// placeOf returns the reference for a name and its fields.
func placeOf(tokens []string) (*Reference, bool) {
	r := Reference{Type: "reference"}
	rest := tokens[1:]
	named := len(rest) > 0
	switch tokens[0] {
	case "lastOutput", "lastError", "trigger":
		r.Source = Source(tokens[0])
	case "steps", "vars", "secrets", "result":
		if !named {
			return nil, false
		}
		switch tokens[0] {
		case "steps":
			r.Source, r.Step = Step, rest[0]
		case "vars":
			r.Source, r.Name = Var, rest[0]
		case "secrets":
			r.Source, r.Name = Secret, rest[0]
			if len(rest) > 1 {
				return nil, false
			}
		case "result":
			i, err := strconv.Atoi(rest[0])
			if err != nil || i < 0 {
				return nil, false
			}
			r.Source, r.Index = Result, &i
		}
		rest = rest[1:]
	default:
		r.Source, r.Name = Item, tokens[0]
	}
	r.Path = schema.Pointer(rest...)
	return &r, true
}

// fillJSON fills a JSON string. A string that is exactly one place becomes the value itself,
// unless asText is set.
func (s *resolver) fillJSON(v json.RawMessage, asText bool) (json.RawMessage, error) {
	var text string
	if err := json.Unmarshal(v, &text); err != nil || !strings.Contains(text, "{{") {
		return v, err
	}
	if !asText {
		parts, err := parseText(text)
		if err != nil {
			return nil, err
		}
		if len(parts) == 1 && parts[0].place != nil && !s.keeps(parts[0]) {
			return s.follow(*parts[0].place, 0, nil)
		}
	}
	text, err := s.text(text)
	return rawjson.Encode(text), err
}

// keeps reports whether a place stays as it is written: a secret that is not to be filled in.
func (s *resolver) keeps(p part) bool { return p.place.Source == Secret && s.Secret == nil }

func (s *resolver) text(text string) (string, error) {
	if !strings.Contains(text, "{{") {
		return text, nil
	}
	parts, err := parseText(text)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for _, p := range parts {
		switch {
		case p.place == nil:
			out.WriteString(p.literal)
		case s.keeps(p):
			out.WriteString(p.written)
		default:
			v, err := s.follow(*p.place, 0, nil)
			if err != nil {
				return "", err
			}
			out.WriteString(asText(v))
		}
	}
	return out.String(), nil
}

// asText writes a value as it reads in a text.
func asText(v json.RawMessage) string {
	v = bytes.TrimSpace(v)
	if len(v) > 0 && v[0] == '[' {
		var entries []json.RawMessage
		_ = json.Unmarshal(v, &entries) // a value is valid JSON
		lines := make([]string, len(entries))
		for i, e := range entries {
			if e[0] == '{' || e[0] == '[' {
				return string(v)
			}
			lines[i] = asText(e)
		}
		return strings.Join(lines, "\n")
	}
	if text, ok := rawjson.Text(v); ok {
		return text
	}
	if string(v) == "null" {
		return ""
	}
	return string(v)
}
