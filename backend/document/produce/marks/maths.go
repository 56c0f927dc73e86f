package marks

import (
	"bytes"
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Formula reads maths as code, so that its source stands in the document letter for letter: as prose it would lose its
// backslashes, and what lies between its underscores would be stressed.
type Formula struct{}

// Trigger implements parser.InlineParser.
func (Formula) Trigger() []byte { return []byte{'\\', '$'} }

// Parse implements parser.InlineParser.
func (Formula) Parse(_ ast.Node, reader text.Reader, _ parser.Context) ast.Node {
	line, _ := reader.PeekLine()
	end := ""
	switch {
	case bytes.HasPrefix(line, []byte(`\(`)):
		end = `\)`
	case bytes.HasPrefix(line, []byte(`\[`)):
		end = `\]`
	case bytes.HasPrefix(line, []byte("$$")):
		end = "$$"
	case line[0] == '$':
		return dollars(line, reader)
	default:
		return nil
	}
	at, position := reader.Position()
	node := ast.NewCodeSpan()
	var inner []byte
	for from := len(end); ; from = 0 {
		line, segment := reader.PeekLine()
		if line == nil || len(inner) > longest {
			reader.SetPosition(at, position)
			return nil
		}
		if stop := bytes.Index(line[from:min(len(line), from+longest)], []byte(end)); stop >= 0 {
			stop += from + len(end)
			if inner = append(inner, line[from:stop-len(end)]...); end != "$$" && !mathematical.Match(inner) {
				reader.SetPosition(at, position)
				return nil
			}
			node.AppendChild(node, ast.NewRawTextSegment(segment.WithStop(segment.Stop-len(line)+stop)))
			reader.Advance(stop)
			return node
		}
		inner = append(inner, line[from:]...)
		node.AppendChild(node, ast.NewRawTextSegment(segment))
		reader.AdvanceLine()
	}
}

// longest is how many bytes maths may have: a mark that nothing ends is looked past no further.
const longest = 4 << 10

var (
	// single is maths between two dollars of a line. A dollar before a space or a number is one of money.
	single = regexp.MustCompile(`^\$[^\s$](?:[^$\n]*[^\s$\\])?\$`)
	// mathematical tells maths from words between brackets that were escaped, and from prices.
	mathematical = regexp.MustCompile(`[\\^_{]|[A-Za-z]\s*[=<>]`)
)

// dollars reads maths between single dollars.
func dollars(line []byte, reader text.Reader) ast.Node {
	found := single.Find(line)
	if found == nil || !mathematical.Match(found) || len(line) > len(found) && line[len(found)] >= '0' && line[len(found)] <= '9' {
		return nil
	}
	_, segment := reader.PeekLine()
	node := ast.NewCodeSpan()
	node.AppendChild(node, ast.NewRawTextSegment(segment.WithStop(segment.Start+len(found))))
	reader.Advance(len(found))
	return node
}

// Display makes a paragraph that is maths alone a block of code, which keeps its lines.
type Display struct{}

// Transform implements parser.ParagraphTransformer.
func (Display) Transform(node *ast.Paragraph, reader text.Reader, _ parser.Context) {
	inner := bytes.TrimSpace(node.Lines().Value(reader.Source()))
	for begin, end := range map[string]string{"$$": "$$", `\[`: `\]`} {
		if len(inner) < len(begin)+len(end) || !bytes.HasPrefix(inner, []byte(begin)) || bytes.Index(inner[2:], []byte(end)) != len(inner)-4 {
			continue
		}
		if node.Parent() == nil || begin != "$$" && !mathematical.Match(inner[2:len(inner)-2]) {
			continue
		}
		code := ast.NewCodeBlock()
		code.SetLines(node.Lines())
		code.SetBlankPreviousLines(node.HasBlankPreviousLines())
		node.Parent().ReplaceChild(node.Parent(), node, code)
		return
	}
}
