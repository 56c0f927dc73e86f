package produce

import (
	"bufio"
	"bytes"
	_ "embed"
	"fmt"
	"html"
	"io"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	htmlrenderer "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

//go:embed page.css
var pageStyle string

// pagePolicy lets a page have the style and the pictures that it carries, and nothing else: it is opened as a file, where
// no server says what it may do.
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

// Page writes a web page from Markdown. It carries its few lines of style, loads
// nothing and runs nothing.
func Page(title, markdown string) []byte {
	var b bytes.Buffer
	_ = WritePage(&b, title, Section(markdown)) // a buffer does not fail
	return b.Bytes()
}

// WritePage is Page for a text that is not held in memory.
func WritePage(w io.Writer, title string, sections Sections) error {
	language, sections, done := sections.language()
	defer done()
	b := bufio.NewWriterSize(w, 64<<10)
	lang := ""
	if language != "" {
		lang = ` lang="` + html.EscapeString(language) + `"`
	}
	_, err := b.WriteString("<!doctype html>\n<html" + lang + ">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta http-equiv=\"Content-Security-Policy\" content=\"" + pagePolicy + "\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + html.EscapeString(title) + "</title>\n<style>\n" +
		pageStyle + "</style>\n</head>\n<body>\n")
	if err != nil {
		return err
	}
	reader, n := newParsing(), 0
	for section, err := range sections {
		if err != nil {
			return err
		}
		m := reader.parse(section)
		m.annotate()
		if n++; n > 1 {
			m.root.OwnerDocument().AddMeta(footnotePrefix, fmt.Sprintf("s%d-", n)) // so that the notes of two sections have different names
		}
		if err := m.renderer.Render(b, m.source, m.root); err != nil {
			return err
		}
	}
	if _, err := b.WriteString("</body>\n</html>\n"); err != nil {
		return err
	}
	return b.Flush()
}

// footnotePrefix is where a document says how the addresses of its footnotes begin.
const footnotePrefix = "footnote-prefix"

// frame renders tables within an element that scrolls where the window is narrow.
type frame struct{}

var frameAttributes = util.NewBytesFilterString("dir")

// RegisterFuncs implements renderer.NodeRenderer.
func (frame) RegisterFuncs(funcs renderer.NodeRendererFuncRegisterer) {
	funcs.Register(tables.KindTable, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			_, _ = w.WriteString("</table></div>\n")
			return ast.WalkContinue, nil
		}
		_, _ = w.WriteString(`<div class="table"`)
		htmlrenderer.RenderAttributes(w, n, frameAttributes) // so that a narrow one stands on the side where its text begins
		_, _ = w.WriteString(`><table`)
		htmlrenderer.RenderAttributes(w, n, extension.TableAttributeFilter)
		_, _ = w.WriteString(">\n")
		return ast.WalkContinue, nil
	})
}

// annotate says in the tree what the page adds to Markdown: which text runs from right to
// left, and how the columns of tables are aligned.
func (m markdown) annotate() {
	for n := range m.nodes() {
		switch n := n.(type) {
		case *ast.Paragraph, *ast.Heading:
			n.SetAttributeString("dir", "auto")
		case *ast.List, *ast.Blockquote:
			direct(n, m.first(n))
		case *ast.ListItem:
			direct(n, m.first(n))
		case *tables.Table:
			rows, align := m.table(n)
			var heading []span
			for _, cell := range rows[0] {
				heading = append(heading, cell...)
			}
			direct(n, heading)
			for row := n.FirstChild(); row != nil; row = row.NextSibling() {
				for c, cell := 0, row.FirstChild(); cell != nil; c, cell = c+1, cell.NextSibling() {
					cell.SetAttributeString("dir", "auto")
					alignCell(cell.(*tables.TableCell), align[c]) //nolint:forcetypeassert // rows have nothing else
				}
			}
		}
	}
}

// first is the text of the first paragraph in a node.
func (m markdown) first(n ast.Node) []span {
	for n.Kind() != ast.KindParagraph && n.Kind() != ast.KindTextBlock {
		if n = n.FirstChild(); n == nil {
			return nil
		}
	}
	return m.spans(n)
}

// direct marks an element whose text runs from right to left, with its marks and columns.
func direct(n ast.Node, spans []span) {
	if leftward(textOf(spans)) {
		n.SetAttributeString("dir", "rtl")
	}
}

// alignCell names the class of a cell, so that the page's style has the last word.
func alignCell(cell *tables.TableCell, align tables.Alignment) {
	cell.Alignment = tables.AlignNone
	switch align {
	case tables.AlignRight:
		cell.SetAttributeString("class", "number")
	case tables.AlignCenter:
		cell.SetAttributeString("class", "middle")
	default:
	}
}
