package speech

import (
	"html"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// Clean prepares a message for speech: it removes what only the eye can use, and every word that is left knows its place in
// the message. It removes code blocks (closed or not), reasoning (closed or not), tags and comments, addresses, emoji,
// rules, bullets and the marks of Markdown; a link keeps its words, a table its cells, code within a sentence its
// text. Numbers and abbreviations are left to the engine, which knows its language.
func Clean(message string) Line { return unmark(readable(verbatim(message))) }

// readable removes what is not prose and keeps the marks that show who speaks: quotes, asterisks and parentheses.
func readable(l Line) Line {
	l = withoutReasoning(l)
	var b lines
	var fence string
	for start := 0; start < len(l.Text); {
		end := lineEnd(l.Text, start)
		line := l.slice(start, end)
		body := strings.TrimRight(line.Text, " \t\r\n")
		mark, rest := fenceOf(body)
		switch {
		case fence != "":
			if closes(fence, mark, rest) {
				fence = ""
			}
		case mark != "":
			fence = mark
			paragraph(&b)
		case table(body):
			cells(&b, line, len(body))
		case rule(body):
			paragraph(&b)
		default:
			block(&b, line, len(body))
		}
		start = end
	}
	return inline(stripTags(b.line()))
}

func lineEnd(s string, from int) int {
	if n := strings.IndexByte(s[from:], '\n'); n >= 0 {
		return from + n + 1
	}
	return len(s)
}

// The tags in which models think aloud.
const (
	thinking   = `think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratchpad|inner_monologue`
	openingTag = `(?i)<(?:` + thinking + `)(?:\s[^<>]{0,40})?>`
	closingTag = `(?i)</(?:` + thinking + `)\s?>`
)

var (
	thoughtStart = lazyregexp.New(openingTag)
	thoughtEnd   = lazyregexp.New(closingTag)
)

// thought matches reasoning, to the end of the message if no tag closes it, or an opening tag that a sentence mentions.
var thought = lazyregexp.New("(?s)`" + openingTag + "|" + openingTag + ".*?(?:" + closingTag + "|$)")

// withoutReasoning removes the reasoning of a model: to the end of the message if no tag closes it, and from its start if
// the server's template swallowed the opening tag.
func withoutReasoning(l Line) Line {
	if strings.IndexByte(l.Text, '<') < 0 { // as nearly all sentences, in which patterns would look for a long time
		return l
	}
	l = l.replaceMatches(thought(), func(b *lines, m []int) {
		if l.Text[m[0]] == '`' {
			b.copy(l, m[0], m[1])
		}
	})
	for _, end := range slices.Backward(thoughtEnd().FindAllStringIndex(l.Text, -1)) {
		if !quoted(l.Text, end[0]) {
			return l.slice(end[1], len(l.Text))
		}
	}
	return l
}

// quoted reports whether a sentence mentions a tag, in backticks.
func quoted(s string, at int) bool { return at > 0 && s[at-1] == '`' }

// fenceOf gives the mark with which a line opens or closes a block of code, and what follows it.
func fenceOf(line string) (mark, rest string) {
	s := strings.TrimLeft(line, " >")
	if len(s) < 3 || s[0] != '`' && s[0] != '~' {
		return "", ""
	}
	rest = strings.TrimLeft(s, s[:1])
	mark = s[:len(s)-len(rest)]
	if len(mark) < 3 || s[0] == '`' && strings.Contains(rest, "`") {
		return "", "" // three backticks around code within a sentence
	}
	return mark, rest
}

// closes reports whether a line's mark ends the block that open began.
func closes(open, mark, rest string) bool {
	return len(mark) >= len(open) && mark[0] == open[0] && strings.TrimSpace(rest) == ""
}

// rule reports whether a line is a horizontal rule.
func rule(line string) bool {
	s := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, line)
	return len(s) >= 3 && strings.ContainsRune("-*_=~#", rune(s[0])) && strings.Trim(s, s[:1]) == ""
}

// table reports whether a line is a row of a table, by the bars around it.
func table(line string) bool {
	s := strings.TrimSpace(line)
	return len(s) > 2 && s[0] == '|' && strings.HasSuffix(s, "|")
}

// cells reads a row of a table as a list: "one, two." The row of dashes below the header is silent.
func cells(b *lines, l Line, end int) {
	body := l.Text[:end]
	if strings.Trim(body, "|-: \t") == "" {
		return
	}
	said := false
	for i := 0; i < end; {
		j := i
		for j < end && (body[j] != '|' || j > 0 && body[j-1] == '\\') {
			j++
		}
		cell := l.slice(i, j).trim()
		if strings.ContainsFunc(cell.Text, audible) {
			if said {
				b.insert(", ")
			}
			b.copy(cell, 0, len(cell.Text))
			said = true
		}
		i = j + 1
	}
	if said {
		b.insert(".\n")
	}
}

var lead = lazyregexp.New(`^[ \t]*(?:>[ \t]?)*(?:(#{1,6})(?:[ \t]+|$)|([-+•‣◦]|\*)(?:[ \t]+(?:\[[ xX]\][ \t]+)?|$)|(\d{1,9}[.)])[ \t]+)?`)

// block reads one line without the marks at its start. A heading or a list item ends with a full stop, so that a voice does
// not run on into the next line.
func block(b *lines, l Line, end int) {
	m := lead().FindStringSubmatchIndex(l.Text[:end])
	start, apart := m[1], m[2] >= 0 || m[4] >= 0 || m[6] >= 0
	if m[6] >= 0 {
		start = m[6] // the number of an item is read aloud
	}
	if m[2] >= 0 {
		end = start + len(strings.TrimRight(l.Text[start:end], "# \t"))
	}
	b.copy(l, start, end)
	if apart && start < end {
		plain := strings.TrimRight(l.Text[start:end], "*_~`)\"”»")
		if r, _ := utf8.DecodeLastRuneInString(plain); audible(r) {
			b.insert(".")
		}
	}
	b.copy(l, len(strings.TrimRight(l.Text, "\n")), len(l.Text))
}

// paragraph separates the text before a removed block from the text after it.
func paragraph(b *lines) {
	if b.text.Len() > 0 {
		b.insert("\n")
	}
}

var (
	markup  = lazyregexp.New(`(?s)<!--.*?(?:-->|$)|<(?i:script|style|svg)\b[^>]*>.*?(?:</(?i:script|style|svg)\s*>|$)|</?[A-Za-z][^<>]*>|<[!?][A-Za-z][^<>]*>`)
	breaks  = lazyregexp.New(`^</?(?i:p|br|div|li|ul|ol|h[1-6]|tr|table|blockquote|hr)\b`)
	address = lazyregexp.New(`(?i)\b(?:(?:https?|ftp|file)://|www\.|mailto:)[^\s<>"”»\]]*[^\s<>"”»\].,;:!?'’)*_~]|\b[\w.+-]+@[\w-]+\.[\w.-]*\w`)
)

// stripTags removes tags and decodes entities such as &amp;.
func stripTags(l Line) Line {
	if strings.IndexByte(l.Text, '<') >= 0 {
		l = l.replaceMatches(markup(), func(b *lines, m []int) {
			if breaks().MatchString(l.Text[m[0]:m[1]]) {
				b.replace("\n", l, m[0])
			}
		})
	}
	return l.replaceMatches(entity(), func(b *lines, m []int) { b.replace(html.UnescapeString(l.Text[m[0]:m[1]]), l, m[0]) })
}

var entity = lazyregexp.New(`&(?:[A-Za-z][A-Za-z0-9]{1,30}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});`)
