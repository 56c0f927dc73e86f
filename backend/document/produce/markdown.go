package produce

import (
	"regexp"
	"strings"
)

// blockKind is what a block of Markdown is.
type blockKind int

const (
	paragraph blockKind = iota
	heading             // level from 1 to 6
	bullet              // level is the depth, from 0
	numbered            // level is the depth, from 0
	quote
	code
	rule
	grid
)

// block is one block of Markdown.
type block struct {
	kind  blockKind
	level int
	spans []span
	lines []string   // of code
	rows  [][][]span // of a table, the heading first
	first bool       // the first entry of a numbered list
}

// span is text in one look.
type span struct {
	text               string
	bold, italic, mono bool
	link               string
}

var (
	headingLine = regexp.MustCompile(`^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$`)
	ruleLine    = regexp.MustCompile(`^ {0,3}([-*_])(\s*[-*_]){2,}\s*$`)
	entryLine   = regexp.MustCompile(`^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$`)
	fenceLine   = regexp.MustCompile("^ {0,3}(```+|~~~+)")
	tableRule   = regexp.MustCompile(`^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$`)
)

// parse reads the part of Markdown that models write. What it does not know is text.
func parse(source string) []block {
	source = strings.ReplaceAll(strings.ReplaceAll(strings.ToValidUTF8(source, "\uFFFD"), "\r\n", "\n"), "\r", "\n")
	lines := strings.Split(source, "\n")
	var out []block
	var open []string // lines of the paragraph so far
	flush := func() {
		if len(open) > 0 {
			out = append(out, block{kind: paragraph, spans: inline(strings.TrimRight(strings.Join(open, ""), " \n"))})
			open = nil
		}
	}
	counting := false // the last block is an entry of a numbered list
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		trimmed := strings.TrimSpace(line)
		was := counting
		if trimmed != "" {
			counting = false
		}
		switch m := entryLine.FindStringSubmatch(line); {
		case trimmed == "":
			flush()
		case fenceLine.MatchString(line):
			flush()
			mark := fenceLine.FindStringSubmatch(line)[1]
			b := block{kind: code}
			for i++; i < len(lines) && !strings.HasPrefix(strings.TrimSpace(lines[i]), mark); i++ {
				b.lines = append(b.lines, lines[i])
			}
			out = append(out, b)
		case headingLine.MatchString(line):
			flush()
			h := headingLine.FindStringSubmatch(line)
			out = append(out, block{kind: heading, level: len(h[1]), spans: inline(h[2])})
		case ruleLine.MatchString(line):
			flush()
			out = append(out, block{kind: rule})
		case strings.Contains(line, "|") && i+1 < len(lines) && strings.Contains(lines[i+1], "-") && tableRule.MatchString(lines[i+1]):
			flush()
			b := block{kind: grid, rows: [][][]span{cells(line)}}
			for i += 2; i < len(lines) && strings.Contains(lines[i], "|") && strings.TrimSpace(lines[i]) != ""; i++ {
				b.rows = append(b.rows, cells(lines[i]))
			}
			i--
			out = append(out, b)
		case m != nil:
			flush()
			b := block{kind: bullet, level: min(len(strings.ReplaceAll(m[1], "\t", "    "))/2, 8), spans: inline(m[3])}
			if counting = strings.ContainsAny(m[2], ".)"); counting {
				b.kind, b.first = numbered, !was
			} else if b.level > 0 {
				counting = was // bullets within a numbered list do not end it
			}
			out = append(out, b)
		case strings.HasPrefix(trimmed, ">"):
			flush()
			out = append(out, block{kind: quote, spans: inline(strings.TrimSpace(strings.TrimLeft(trimmed, "> ")))})
		case len(open) == 0 && len(out) > 0 && i > 0 && strings.HasPrefix(line, "  ") && strings.TrimSpace(lines[i-1]) != "" && (out[len(out)-1].kind == bullet || out[len(out)-1].kind == numbered):
			// An indented line goes on with the entry above it.
			last := &out[len(out)-1]
			last.spans = append(last.spans, inline(" "+trimmed)...)
			counting = was
		default:
			end := " "
			if strings.HasSuffix(line, "  ") { // two spaces break the line
				end = "\n"
			}
			open = append(open, trimmed+end)
		}
	}
	flush()
	return out
}

// cells cuts a row of a table at its bars; a bar after a backslash is text.
func cells(line string) [][]span {
	line = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(line), "|"), "|")
	var out [][]span
	for cell := range strings.SplitSeq(strings.ReplaceAll(line, `\|`, "\x00"), "|") {
		out = append(out, inline(strings.TrimSpace(strings.ReplaceAll(cell, "\x00", "|"))))
	}
	return out
}

// inline reads emphasis, code and links. A mark without its pair is text. Work grows
// with the text alone: a mark that has no pair is looked for once.
func inline(source string) []span {
	var out []span
	var text strings.Builder
	var look span
	missing := map[string]bool{}
	flush := func() {
		if text.Len() > 0 {
			s := look
			s.text = text.String()
			out = append(out, s)
			text.Reset()
		}
	}
	pair := func(rest, mark string) bool {
		if !missing[mark] && !strings.Contains(rest, mark) {
			missing[mark] = true
		}
		return !missing[mark]
	}
	for i := 0; i < len(source); {
		rest := source[i:]
		switch {
		case rest[0] == '\\' && len(rest) > 1 && strings.IndexByte("\\`*_{}[]()#+-.!|<>~", rest[1]) >= 0:
			text.WriteByte(rest[1])
			i += 2
			continue
		case rest[0] == '`':
			if body, _, ok := strings.Cut(rest[1:], "`"); ok && body != "" {
				flush()
				s := look
				s.text, s.mono = body, true
				out = append(out, s)
				i += len(body) + 2
				continue
			}
		case strings.HasPrefix(rest, "**"), strings.HasPrefix(rest, "__") && wordEdge(source, i, 2):
			if look.bold || len(rest) > 2 && rest[2] != ' ' && pair(rest[2:], rest[:2]) {
				flush()
				look.bold = !look.bold
				i += 2
				continue
			}
		case rest[0] == '*', rest[0] == '_' && wordEdge(source, i, 1):
			if look.italic || len(rest) > 1 && rest[1] != ' ' && pair(rest[1:], rest[:1]) {
				flush()
				look.italic = !look.italic
				i++
				continue
			}
		case rest[0] == '[' || strings.HasPrefix(rest, "!["):
			if label, target, n := linkAt(rest); n > 0 {
				flush()
				s := look
				s.text, s.link = label, target
				out = append(out, s)
				i += n
				continue
			}
		}
		text.WriteByte(rest[0])
		i++
	}
	flush()
	return out
}

// wordEdge says whether a mark stands at the edge of a word, so that file_names_stay.
func wordEdge(s string, at, n int) bool {
	letter := func(c byte) bool { return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80 }
	return at == 0 || at+n >= len(s) || !letter(s[at-1]) || !letter(s[at+n])
}

// linkAt reads "[label](target)". A picture is its label; a target that is neither a
// page nor an address of mail is left out.
func linkAt(s string) (label, target string, n int) {
	const longest = 4 << 10 // a bracket that goes on for longer is no link
	head := s[:min(len(s), longest)]
	open := strings.IndexByte(head, '[')
	middle := strings.Index(head, "](")
	if middle < 0 {
		return "", "", 0
	}
	end, depth := -1, 0
	for i := middle + 1; i < len(head) && end < 0; i++ { // addresses may have brackets in pairs
		switch head[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				end = i - middle
			}
		}
	}
	if end < 0 || strings.Contains(head[open+1:middle], "[") {
		return "", "", 0
	}
	label = head[open+1 : middle]
	target, _, _ = strings.Cut(strings.TrimSpace(head[middle+2:middle+end]), " ")
	if open == 1 || !safeLink(target) {
		target = ""
	}
	return label, target, middle + end + 1
}

func safeLink(target string) bool {
	scheme, _, ok := strings.Cut(strings.ToLower(target), ":")
	return ok && (scheme == "http" || scheme == "https" || scheme == "mailto")
}
