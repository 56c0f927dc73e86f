package foreign

import (
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/story/fact"
)

var (
	dated     = lazyregexp.New(`^\[[^\]]*\]\s*-\s+(.*)$`)         // how CharMemory writes a memory with its date
	memoryTag = lazyregexp.New(`(?i)^(?:</?memory\b[^>]*>\s*)+$`) // around what it wrote at one time
	numbered  = lazyregexp.New(`(?i)^memory \d+$`)                // its older headings
	onlyTopic = lazyregexp.New(`^\[[^\]]*\]$`)                    // who and what the memories below it are about
	ordinal   = lazyregexp.New(`^\d{1,4}[.)][ \t]+(.*)$`)         // of a numbered list
)

// A bulletReader reads the bullets of a text, each of them as a fact about what its heading names. A bullet below another one, and a
// line that goes on, belong to that one.
type bulletReader struct {
	program, subject string
	point            []string // the lines of the bullet that is being read; empty: none is
	said             []fact.Fact
	left             counting
}

func readMarkdown(s string) (Memories, error) {
	r := bulletReader{program: Markdown, left: counting{}}
	for line := range strings.Lines(s) {
		r.line(strings.TrimRight(line, "\r\n\t "))
		if len(r.said) > MaxMemories {
			return Memories{}, tooMany()
		}
	}
	r.end()
	if len(r.said) == 0 {
		return Memories{}, unknown()
	}
	return of(r.program, r.said, r.left)
}

// end ends the bullet that is being read.
func (r *bulletReader) end() {
	if len(r.point) > 0 {
		r.said = append(r.said, fact.Fact{Subject: r.subject, Sentence: strings.Join(r.point, " ")})
	}
	r.point = nil
}

func (r *bulletReader) line(line string) {
	text := strings.TrimLeft(line, " \t")
	point, is := bulletOf(text)
	switch nested := len(line)-len(text) > 1; {
	case text == "":
		r.end()
	case text[0] == '#' && !nested:
		r.end()
		r.subject = strings.Trim(text, "#*_ \t")
		if numbered().MatchString(r.subject) {
			r.program, r.subject = CharMemory, ""
		}
	case text[0] == '<' && memoryTag().MatchString(text):
		r.end()
		r.program, r.subject = CharMemory, ""
	case len(r.point) > 0 && (nested || !is):
		r.point = append(r.point, point)
	case !is && text[0] == '_' && text[len(text)-1] == '_': // when CharMemory wrote what follows
	case !is: // a text between the lists
		r.left[Other]++
	case onlyTopic().MatchString(point):
		r.end()
		r.left[Heading]++
	default:
		r.end()
		r.point = []string{point}
	}
}

// bulletOf is what a line says without its bullet, and whether it has one.
func bulletOf(line string) (point string, is bool) {
	for _, mark := range []string{"-", "*", "+", "•"} {
		if rest, marked := strings.CutPrefix(line, mark); marked && strings.HasPrefix(strings.ReplaceAll(rest[:min(1, len(rest))], "\t", " "), " ") {
			return strings.TrimSpace(rest), true
		}
	}
	if line == "" {
		return line, false
	}
	switch c := line[0]; {
	case c == '[':
		if m := dated().FindStringSubmatch(line); m != nil {
			return m[1], true
		}
	case '0' <= c && c <= '9':
		if m := ordinal().FindStringSubmatch(line); m != nil {
			return m[1], true
		}
	}
	return line, false
}
