package quickreply

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// mostDepth is how many closures may stand in one another.
const mostDepth = 40

// IsScript reports whether a message is commands, and no text to send.
func IsScript(message string) bool { return strings.HasPrefix(strings.TrimSpace(message), "/") }

// A Program is what a script says: commands, each of which may read what the one before it left.
type Program struct {
	commands []command
}

// A command is one of a program.
type command struct {
	name   string
	named  []argument
	values []value // behind the named ones
	alone  bool    // what the command before left does not reach it
}

// An argument has a name.
type argument struct {
	name string
	value
}

// A value is a text, or a closure: commands that are carried out where they are asked for.
type value struct {
	text    string
	closure *closure
}

// A closure is a program within another one.
type closure struct {
	*Program

	params []argument
	now    bool // it is carried out where it stands, and what it leaves is the value
}

// Parse reads a script.
func Parse(text string) (*Program, error) {
	p := parser{text: text}
	program, err := p.program(0)
	if err == nil && p.at < len(text) {
		err = fmt.Errorf("%q closes nothing", ":}")
	}
	if err != nil {
		line := 1 + strings.Count(text[:min(p.at, len(text))], "\n")
		return nil, fmt.Errorf("line %d: %w", line, err)
	}
	return program, nil
}

// Unknown names the commands that are not understood, each once.
func (p *Program) Unknown() (names []string) {
	for _, c := range p.commands {
		if !understood(c.name) && !slices.Contains(names, c.name) {
			names = append(names, c.name)
		}
		for _, inner := range c.closures() {
			for _, name := range inner.Unknown() {
				if !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
		for _, text := range c.scripts() {
			if inner, err := Parse(text); err == nil {
				for _, name := range inner.Unknown() {
					if !slices.Contains(names, name) {
						names = append(names, name)
					}
				}
			}
		}
	}
	return names
}

// closures are those that a command holds.
func (c *command) closures() (all []*closure) {
	for _, a := range c.named {
		if a.closure != nil {
			all = append(all, a.closure)
		}
	}
	for _, v := range c.values {
		if v.closure != nil {
			all = append(all, v.closure)
		}
	}
	return all
}

// scripts are the texts of a command that it would carry out as commands.
func (c *command) scripts() (all []string) {
	name := canonical(c.name)
	if name != "if" && name != "while" && name != "times" {
		return nil
	}
	for _, a := range c.named {
		if a.name == "else" && a.closure == nil {
			all = append(all, a.text)
		}
	}
	for _, v := range c.values {
		if text := withoutQuotes(v.text); name == "times" {
			_, text, _ = strings.Cut(text, " ")
			all = append(all, withoutQuotes(text))
		} else if v.closure == nil {
			all = append(all, text)
		}
	}
	return slices.DeleteFunc(all, func(text string) bool { return !IsScript(text) })
}

// withoutQuotes is a text without the quotation marks around all of it.
func withoutQuotes(text string) string {
	if text = strings.TrimSpace(text); len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"' {
		return text[1 : len(text)-1]
	}
	return text
}

// A parser reads a script from its beginning to its end.
type parser struct {
	text string
	at   int
}

var errOpen = errors.New("a closure is never closed")

func (p *parser) rest() string { return p.text[p.at:] }

func (p *parser) is(sign string) bool { return strings.HasPrefix(p.rest(), sign) }

func (p *parser) space() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

// program reads commands up to the end, or to the end of the closure.
func (p *parser) program(depth int) (*Program, error) {
	if depth > mostDepth {
		return nil, errors.New("too many closures stand in one another")
	}
	all, alone := &Program{}, false
	for {
		p.space()
		switch {
		case p.at == len(p.text), depth > 0 && p.is(":}"):
			return all, nil
		case depth == 0 && p.is(":}"):
			return all, nil
		case p.is("/*"):
			end := strings.Index(p.rest(), "*|")
			if end < 0 {
				return nil, errors.New("a comment is never closed")
			}
			p.at += end + len("*|")
			continue
		case p.is("//"), p.is("/#"):
			p.upTo(depth)
		case p.is("/"):
			c, err := p.command(depth)
			if err != nil {
				return nil, err
			}
			c.alone = alone
			all.commands, alone = append(all.commands, c), false
		default: // a text between commands is a comment
			p.upTo(depth)
		}
		p.space()
		if p.is("|") {
			if p.at++; p.is("|") {
				p.at++
				alone = true
			}
		}
	}
}

// upTo skips a text up to the end of the command.
func (p *parser) upTo(depth int) {
	for p.at < len(p.text) && !p.ends(depth) {
		if p.at++; p.text[p.at-1] == '\\' && p.at < len(p.text) {
			p.at++
		}
	}
}

// ends reports whether a command ends here.
func (p *parser) ends(depth int) bool {
	return p.at >= len(p.text) || p.text[p.at] == '|' || depth > 0 && p.is(":}")
}

func (p *parser) command(depth int) (c command, err error) {
	p.at++         // the slash
	if p.is(":") { // the short form of run
		p.at++
		c.name = "run"
		v := value{text: p.word()}
		c.values = append(c.values, v)
	} else {
		start := p.at
		for !p.ends(depth) && strings.IndexByte(" \t\r\n", p.text[p.at]) < 0 {
			p.at++
		}
		c.name = strings.ToLower(p.text[start:p.at])
	}
	for {
		p.space()
		name := p.argumentName()
		if name == "" {
			break
		}
		p.at += len(name) + 1
		v, err := p.argumentValue(depth)
		if err != nil {
			return c, err
		}
		c.named = append(c.named, argument{name, v})
	}
	more, err := p.plainValues(depth)
	c.values = append(c.values, more...)
	return c, err
}

// argumentName is the name of an argument that begins here, with its sign behind it; empty: none does.
func (p *parser) argumentName() string {
	rest := p.rest()
	n := 0
	for n < len(rest) && (rest[n] == '_' || rest[n] == '-' && n > 0 || '0' <= rest[n] && rest[n] <= '9' || 'a' <= rest[n]|0x20 && rest[n]|0x20 <= 'z') {
		n++
	}
	if n == 0 || n == len(rest) || rest[n] != '=' {
		return ""
	}
	return rest[:n]
}

func (p *parser) argumentValue(depth int) (value, error) {
	switch {
	case p.is("{:"):
		c, err := p.closure(depth)
		return value{closure: c}, err
	case p.is(`"`):
		p.at++
		var out strings.Builder
		for p.at < len(p.text) && p.text[p.at] != '"' {
			if p.text[p.at] == '\\' && p.at+1 < len(p.text) && strings.IndexByte(`"|\`, p.text[p.at+1]) >= 0 {
				p.at++
			}
			out.WriteByte(p.text[p.at])
			p.at++
		}
		if p.at == len(p.text) {
			return value{}, errors.New("a quotation mark is never closed")
		}
		p.at++
		return value{text: out.String()}, nil
	}
	return value{text: p.wordIn(depth)}, nil
}

func (p *parser) word() string { return p.wordIn(0) }

// wordIn reads a value without spaces; within a macro, or a list in brackets, spaces belong to it.
func (p *parser) wordIn(depth int) string {
	start, inner := p.at, 0
	for p.at < len(p.text) {
		switch {
		case inner == 0 && (p.ends(depth) || strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0):
			return p.text[start:p.at]
		case p.is("{{"), p.is("["):
			inner++
		case p.is("}}"), p.is("]"):
			inner = max(inner-1, 0)
		}
		p.at += len(p.sign())
	}
	return p.text[start:p.at]
}

// sign is the next character, or a pair of braces.
func (p *parser) sign() string {
	if p.is("{{") || p.is("}}") {
		return p.rest()[:2]
	}
	return p.rest()[:1]
}

// plainValues reads what stands behind the named arguments: a text, or closures with texts between them.
func (p *parser) plainValues(depth int) (all []value, err error) {
	var out strings.Builder
	add := func() {
		if text := strings.TrimSpace(out.String()); text != "" {
			all = append(all, value{text: text})
		}
		out.Reset()
	}
	for !p.ends(depth) {
		switch {
		case p.is("{:"):
			add()
			c, err := p.closure(depth)
			if err != nil {
				return all, err
			}
			all = append(all, value{closure: c})
		case p.text[p.at] == '\\' && p.at+1 < len(p.text) && strings.IndexByte(`|{}:`, p.text[p.at+1]) >= 0:
			out.WriteByte(p.text[p.at+1])
			p.at += 2
		default:
			out.WriteByte(p.text[p.at])
			p.at++
		}
	}
	add()
	return all, nil
}

func (p *parser) closure(depth int) (*closure, error) {
	p.at += len("{:")
	c := &closure{}
	for {
		p.space()
		name := p.argumentName()
		if name == "" {
			break
		}
		p.at += len(name) + 1
		v, err := p.argumentValue(depth + 1)
		if err != nil {
			return nil, err
		}
		c.params = append(c.params, argument{name, v})
	}
	program, err := p.program(depth + 1)
	if err != nil {
		return nil, err
	}
	if !p.is(":}") {
		return nil, errOpen
	}
	p.at += len(":}")
	c.Program = program
	if p.is("()") {
		p.at += len("()")
		c.now = true
	}
	return c, nil
}
