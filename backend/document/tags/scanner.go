package tags

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A Kind says what a token is.
type Kind int

// The kinds of tokens.
const (
	Text Kind = iota
	Start
	End
)

// A Token is a tag or a text. Its attributes are those of a tag that starts, until the next token is read.
type Token struct {
	Kind  Kind
	Name  string // without what comes before a colon
	Attrs []Attr
	Text  string
}

// An Attr is an attribute. Most of them no one asks for, so its text is made when it is asked for.
type Attr struct {
	prefix, name, value []byte
	text                string // where it is another than the value
	made                bool
}

// Is says whether it has a name, without what comes before a colon.
func (a *Attr) Is(name string) bool { return string(a.name) == name }

// Prefixed says whether it is in another namespace than its element, as r:id.
func (a *Attr) Prefixed() bool { return len(a.prefix) > 0 }

// Value is what it says.
func (a *Attr) Value() string {
	if a.made {
		return a.text
	}
	return string(a.value)
}

// Size is how many bytes its value has.
func (a *Attr) Size() int {
	if a.made {
		return len(a.text)
	}
	return len(a.value)
}

// Drop leaves its value out.
func (a *Attr) Drop() { a.text, a.made = "", true }

// A Scanner reads tokens. An element that is empty ends after it started.
type Scanner struct {
	// Most is how many bytes a token may have; 0 is any number.
	Most int
	// Decode gives the reader of the rest of a file whose declaration says how it is encoded; nil: it is UTF-8 anyway.
	Decode func(label string, rest io.Reader) io.Reader

	from    io.Reader
	data    []byte // read, and not yet given
	room    []byte // that the data is at the end of
	err     error  // after the data
	closing bool   // the element that started is empty
	token   Token
	known   map[string]string
}

// ErrLarge is what a token fails with that has more bytes than it may have.
var ErrLarge = errors.New("a tag or a text is too large")

// NewScanner reads from the beginning of a file.
func NewScanner(from io.Reader) *Scanner {
	return &Scanner{from: from, known: map[string]string{}}
}

// errShort says that a token goes on behind the data.
var errShort = errors.New("more is to be read")

// Next reads a token; it is the Scanner's until the next one. The end is io.EOF.
func (s *Scanner) Next() (*Token, error) {
	if s.closing {
		s.closing = false
		s.token.Kind, s.token.Attrs = End, s.token.Attrs[:0]
		return &s.token, nil
	}
	for {
		given, n, err := false, 0, errShort
		if len(s.data) > 0 {
			given, n, err = s.scan(s.data)
		}
		switch {
		case errors.Is(err, errShort) && s.err == nil:
			s.fill()
			continue
		case errors.Is(err, errShort):
			return nil, s.atEnd()
		case err != nil:
			return nil, fmt.Errorf("xml: %w", err)
		}
		s.data = s.data[n:]
		if given {
			return &s.token, nil
		}
	}
}

// atEnd is the error with which a file ends: within a tag it does too early.
func (s *Scanner) atEnd() error {
	if len(s.data) > 0 && errors.Is(s.err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return s.err
}

// least is how many bytes are read at once.
const least = 8 << 10

// fill reads at least as much as there is, so that a long token is looked through a few times only.
func (s *Scanner) fill() {
	have := len(s.data)
	if s.Most > 0 && have > s.Most {
		s.err = ErrLarge
		return
	}
	if len(s.room) < 2*have || s.room == nil {
		s.room = make([]byte, max(least, 4*have))
	}
	copy(s.room, s.data)
	n := have
	for n < min(len(s.room), max(2*have, 1)) && s.err == nil {
		var more int
		more, s.err = s.from.Read(s.room[n:])
		n += more
	}
	s.data = s.room[:n]
}

// scan reads the token that the data begins with: whether it is one to give, and how many bytes it has.
func (s *Scanner) scan(data []byte) (given bool, n int, err error) {
	if data[0] != '<' {
		return s.scanText(data)
	}
	if len(data) < 2 {
		return false, 0, errShort
	}
	switch data[1] {
	case '/':
		return s.scanEnd(data)
	case '?':
		n, err = s.scanInstruction(data)
		return false, n, err
	case '!':
		return s.scanDirective(data)
	}
	return s.scanStart(data)
}

// scanText reads a text up to the next tag, or what there is of it where the file ends.
func (s *Scanner) scanText(data []byte) (bool, int, error) {
	n := bytes.IndexByte(data, '<')
	if n < 0 {
		if s.err == nil {
			return false, 0, errShort
		}
		n = len(data)
		if endsInEntity(data) {
			return false, 0, errShort
		}
	}
	if bytes.Contains(data[:n], []byte("]]>")) {
		return false, 0, errors.New("unescaped ]]> in a text")
	}
	return s.giveText(data[:n], n, true)
}

func (s *Scanner) giveText(raw []byte, n int, entities bool) (bool, int, error) {
	text, err := "", error(nil)
	if isPlain(raw, entities) {
		text = s.keep(raw)
	} else {
		text, err = unescape(raw, entities)
	}
	s.token.Kind, s.token.Name, s.token.Text = Text, "", text
	return err == nil, n, err
}

func (s *Scanner) scanEnd(data []byte) (bool, int, error) {
	_, name, n, err := scanName(data, 2)
	if err != nil {
		return false, 0, err
	}
	if n = space(data, n); n == len(data) {
		return false, 0, errShort
	}
	if data[n] != '>' {
		return false, 0, errors.New("unexpected characters before >")
	}
	s.token.Kind, s.token.Name, s.token.Text = End, s.keep(name), ""
	return true, n + 1, nil
}

func (s *Scanner) scanStart(data []byte) (bool, int, error) {
	_, name, n, err := scanName(data, 1)
	if err != nil {
		return false, 0, err
	}
	s.token.Attrs = s.token.Attrs[:0]
	for {
		if n = space(data, n); n == len(data) {
			return false, 0, errShort
		}
		if data[n] == '>' {
			break
		}
		if data[n] == '/' {
			if n+1 == len(data) {
				return false, 0, errShort
			}
			if data[n+1] != '>' {
				return false, 0, errors.New("expected /> in a tag")
			}
			s.closing = true
			n++
			break
		}
		if n, err = s.scanAttr(data, n); err != nil {
			return false, 0, err
		}
	}
	s.token.Kind, s.token.Name, s.token.Text = Start, s.keep(name), ""
	return true, n + 1, nil
}

// scanAttr reads an attribute, whose value may be without quotes, or missing.
func (s *Scanner) scanAttr(data []byte, n int) (int, error) {
	prefix, name, n, err := scanName(data, n)
	if err != nil {
		return 0, err
	}
	a := Attr{prefix: prefix, name: name, value: name}
	if n = space(data, n); n == len(data) {
		return 0, errShort
	}
	if data[n] == '=' {
		if n = space(data, n+1); n == len(data) {
			return 0, errShort
		}
		if n, err = a.scanValue(data, n); err != nil {
			return 0, err
		}
	}
	s.token.Attrs = append(s.token.Attrs, a)
	return n, nil
}

func (a *Attr) scanValue(data []byte, n int) (int, error) {
	quote := data[n]
	if quote != '"' && quote != '\'' {
		from := n
		for n < len(data) && isBare(data[n]) {
			n++
		}
		if n == len(data) {
			return 0, errShort
		}
		a.value = data[from:n]
		return n, nil
	}
	n++
	size := bytes.IndexByte(data[n:], quote)
	a.value = data[n:]
	if size >= 0 {
		a.value = a.value[:size]
	}
	if bytes.IndexByte(a.value, '<') >= 0 {
		return 0, errors.New("unescaped < in a value")
	}
	if size < 0 {
		return 0, errShort
	}
	var err error
	if a.made = !isPlain(a.value, true); a.made {
		a.text, err = unescape(a.value, true)
	}
	return n + size + 1, err
}

// scanName reads a name and what comes before its colon.
func scanName(data []byte, from int) (prefix, name []byte, n int, err error) {
	n, colon, colons := from, -1, 0
	for n < len(data) && isNameByte(data[n]) {
		if data[n] == ':' {
			colon = n
			colons++
		}
		n++
	}
	if n == len(data) {
		return nil, nil, 0, errShort
	}
	if !isName(data[from:n]) || colons > 1 {
		return nil, nil, 0, errors.New("expected a name")
	}
	if colon <= from || colon == n-1 {
		return nil, data[from:n], n, nil
	}
	return data[from:colon], data[colon+1 : n], n, nil
}

// scanInstruction reads over an instruction. That at the beginning of a file says how the rest is encoded.
func (s *Scanner) scanInstruction(data []byte) (int, error) {
	target, n, err := s.scanTarget(data)
	if err != nil {
		return 0, err
	}
	size := bytes.Index(data[n:], []byte("?>"))
	if size < 0 {
		return 0, errShort
	}
	said := string(data[n : n+size])
	n += size + len("?>")
	if target != "xml" {
		return n, nil
	}
	if version := inDeclaration("version", said); version != "" && version != "1.0" {
		return 0, fmt.Errorf("unsupported version %q", version)
	}
	if label := inDeclaration("encoding", said); label != "" && !strings.EqualFold(label, "utf-8") && s.Decode != nil {
		rest := io.MultiReader(bytes.NewReader(bytes.Clone(data[n:])), &failing{s.from, s.err})
		s.from, s.err, s.data = s.Decode(label, rest), nil, nil
		return 0, nil
	}
	return n, nil
}

func (s *Scanner) scanTarget(data []byte) (target string, n int, err error) {
	for n = 2; n < len(data) && isNameByte(data[n]); n++ {
	}
	if n == len(data) {
		return "", 0, errShort
	}
	if !isName(data[2:n]) {
		return "", 0, errors.New("expected a name after <?")
	}
	return string(data[2:n]), space(data, n), nil
}

// failing is a reader that has failed already, where it has.
type failing struct {
	from io.Reader
	err  error
}

func (f *failing) Read(p []byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	return f.from.Read(p) //nolint:wrapcheck // it is the reader
}

// inDeclaration is what a declaration says of something; empty where it says nothing.
func inDeclaration(of, said string) string {
	for {
		_, after, ok := strings.Cut(said, of+"=")
		if !ok || after == "" {
			return ""
		}
		if quote := after[:1]; quote == `"` || quote == "'" {
			value, _, closed := strings.Cut(after[1:], quote)
			if !closed {
				return ""
			}
			return value
		}
		said = after[1:]
	}
}

// scanDirective reads over a comment or a directive, and gives the text of a CDATA section.
func (s *Scanner) scanDirective(data []byte) (given bool, n int, err error) {
	const comment, section = "<!--", "<![CDATA["
	if len(data) < 3 {
		return false, 0, errShort
	}
	switch data[2] {
	case '-':
		if !startsAs(data, comment) {
			return false, 0, errors.New("<!- is no comment")
		}
		if len(data) < len(comment) {
			return false, 0, errShort
		}
		end := bytes.Index(data[len(comment):], []byte("--"))
		if n = len(comment) + end + 2; end < 0 || n == len(data) {
			return false, 0, errShort
		}
		if data[n] != '>' {
			return false, 0, errors.New("-- in a comment")
		}
		return false, n + 1, nil
	case '[':
		if !startsAs(data, section) {
			return false, 0, errors.New("<![ is no section")
		}
		if len(data) < len(section) {
			return false, 0, errShort
		}
		end := bytes.Index(data[len(section):], []byte("]]>"))
		if end < 0 {
			return false, 0, errShort
		}
		n = len(section) + end
		return s.giveText(data[len(section):n], n+len("]]>"), false)
	}
	n, err = overDirective(data)
	return false, n, err
}

// startsAs says whether the data begins with a mark, as far as it goes.
func startsAs(data []byte, mark string) bool {
	n := min(len(data), len(mark))
	return string(data[:n]) == mark[:n]
}

// overDirective gives the end of a directive: what is in quotes or in a comment does not end it, and others may be in it.
func overDirective(data []byte) (int, error) {
	quote, depth := byte(0), 0
	for n := 3; n < len(data); n++ {
		switch c := data[n]; {
		case c == quote:
			quote = 0
		case quote != 0:
		case c == '\'', c == '"':
			quote = c
		case c == '>' && depth == 0:
			return n + 1, nil
		case c == '>':
			depth--
		case c == '<' && startsAs(data[n:], "<!--"):
			end := bytes.Index(data[n+min(len("<!--"), len(data)-n):], []byte("-->"))
			if end < 0 {
				return 0, errShort
			}
			n += len("<!--") + end + len("-->") - 1
		case c == '<':
			depth++
		}
	}
	return 0, errShort
}
