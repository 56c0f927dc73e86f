package marks

import (
	"bytes"
	"iter"
	"regexp"

	"github.com/yuin/goldmark/ast"
)

// remark finds the mark by which a quote is a note, a tip or a warning.
var remark = regexp.MustCompile(`^[ \t]*\[!(?i:(note|tip|important|warning|caution))\][+-]?[ \t]*\n?`)

// NameRemarks gives each quote that is marked as a note, as GitHub does it, the word in bold instead of the mark.
func NameRemarks(all iter.Seq[ast.Node], source []byte) {
	for n := range all {
		quote, ok := n.(*ast.Blockquote)
		if !ok {
			continue
		}
		first, ok := quote.FirstChild().(*ast.Paragraph)
		if !ok || first.Lines().Len() == 0 {
			continue
		}
		line := first.Lines().At(0)
		found := remark.FindSubmatch(line.Value(source))
		if found == nil {
			continue
		}
		for after := line.Start + len(found[0]); ; {
			words, ok := first.FirstChild().(*ast.Text)
			if !ok || words.Segment.Start >= after {
				break
			}
			if words.Segment.Stop > after {
				words.Segment = words.Segment.WithStart(after)
				break
			}
			first.RemoveChild(first, words)
		}
		strong, lead := ast.NewEmphasis(2), ast.NewParagraph()
		strong.AppendChild(strong, ast.NewString(append(bytes.ToUpper(found[1][:1]), bytes.ToLower(found[1][1:])...)))
		lead.AppendChild(lead, strong)
		if quote.InsertBefore(quote, first, lead); first.ChildCount() == 0 {
			quote.RemoveChild(quote, first)
		}
	}
}
