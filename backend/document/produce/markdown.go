package produce

import (
	"bufio"
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"terzetto/backend/document/produce/marks"
)

// markdown is a Markdown text and its tree, from which every writer works.
type markdown struct {
	source   []byte
	root     ast.Node
	renderer renderer.Renderer // to HTML
	pictures map[ast.Node]*picture
	left     []string      // pictures that can't be in a document, by what they are called
	writer   *bufio.Writer // for plain, which is called for each stretch of text
}

// parse reads one text, see parsing.
func parse(source string) markdown { return newParsing().parse(source) }

// A parsing reads one text after another. To make it takes longer than to read a message.
type parsing struct {
	goldmark goldmark.Markdown
	spare    *int
	writer   *bufio.Writer
}

// parse reads GitHub's Markdown without its raw HTML, which stays text. Links lead only to
// http, https and mailto; an image is its alternative text unless it is there as data.
func (p parsing) parse(source string) markdown {
	m := p.read(source)
	m.left = m.sanitize()
	marks.NameRemarks(m.nodes(), m.source)
	return m
}

// read reads it with every image and link that it has.
func (p parsing) read(source string) markdown {
	*p.spare = sparePasses
	m := markdown{
		pictures: map[ast.Node]*picture{}, writer: p.writer, renderer: p.goldmark.Renderer(),
		source: []byte(strings.ToValidUTF8(strings.ReplaceAll(source, "\r\n", "\n"), "\uFFFD")),
	}
	m.root = p.goldmark.Parser().Parse(text.NewReader(m.source))
	return m
}

func newParsing() parsing {
	spare := new(int)
	p := parser.NewParser(
		parser.WithBlockParsers(
			util.Prioritized(parser.NewSetextHeadingParser(), 100),
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(shallow{parser.NewListParser()}, 300),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(parser.NewCodeBlockParser(), 500),
			util.Prioritized(parser.NewATXHeadingParser(), 600),
			util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
			util.Prioritized(shallow{parser.NewBlockquoteParser()}, 800),
			util.Prioritized(shallow{extension.NewFootnoteBlockParser()}, 999),
			util.Prioritized(parser.NewParagraphParser(), 1000),
		),
		parser.WithInlineParsers(
			util.Prioritized(taskMark{extension.NewTaskCheckBoxParser()}, 0),
			util.Prioritized(parser.NewCodeSpanParser(), 100),
			util.Prioritized(bounded{spare, marks.Formula{}}, 100),
			util.Prioritized(bounded{spare, extension.NewFootnoteParser()}, 101),
			util.Prioritized(bounded{spare, parser.NewLinkParser()}, 200),
			util.Prioritized(lineBreak{}, 299),
			util.Prioritized(parser.NewAutoLinkParser(), 300),
			util.Prioritized(bounded{spare, parser.NewEmphasisParser()}, 500),
			util.Prioritized(bounded{spare, extension.NewStrikethroughParser()}, 500),
		),
		parser.WithParagraphTransformers(append(parser.DefaultParagraphTransformers(),
			util.Prioritized(marks.Display{}, 150))...),
		parser.WithASTTransformers(util.Prioritized(extension.NewFootnoteASTTransformer(), 999)),
	)
	own := renderer.WithNodeRenderers(
		util.Prioritized(frame{}, 100), // before the extension's renderer of tables
		util.Prioritized(extension.NewTaskCheckBoxHTMLRenderer(), 500),
		util.Prioritized(extension.NewStrikethroughHTMLRenderer(), 500),
		util.Prioritized(extension.NewFootnoteHTMLRenderer(extension.WithFootnoteIDPrefixFunction(prefixOf)), 500),
	)
	g := goldmark.New(goldmark.WithParser(p), goldmark.WithRendererOptions(own), goldmark.WithExtensions(extension.Table, extension.Linkify))
	return parsing{g, spare, bufio.NewWriterSize(nil, 512)}
}

// prefixOf is how the addresses of the footnotes of a node's document begin.
func prefixOf(n ast.Node) []byte {
	prefix, _ := n.OwnerDocument().Meta()[footnotePrefix].(string)
	return []byte(prefix)
}

// deepest is how many lists and quotes may be nested. Writers walk the tree by
// recursion, and no page has room for more.
const deepest = 24

// shallow opens a list or a quote only where it is not nested too deeply; deeper marks are text.
type shallow struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (s shallow) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	depth := 0
	for n := parent; n != nil; n = n.Parent() {
		depth++
	}
	if depth > deepest {
		return nil, parser.NoChildren
	}
	return s.BlockParser.Open(parent, reader, pc)
}

// Looking for the pairs of marks takes time by the square of their number and of a line's
// length.
const (
	mostMarks   = 4000     // in one block
	longestLine = 32 << 10 // bytes after a mark
	sparePasses = 64 << 20 // bytes after all marks of longer lines, such as one with a picture
)

// bounded reads emphasis and links within these bounds; other marks are text.
type bounded struct {
	spare *int
	parser.InlineParser
}

// Parse implements parser.InlineParser.
func (b bounded) Parse(parent ast.Node, reader text.Reader, pc parser.Context) ast.Node {
	line, _ := reader.PeekLine()
	if parent.ChildCount() > mostMarks || len(line) > longestLine && *b.spare < len(line) {
		return nil
	}
	if len(line) > longestLine {
		*b.spare -= len(line)
	}
	return b.InlineParser.Parse(parent, reader, pc)
}

// CloseBlock implements parser.CloseBlocker.
func (b bounded) CloseBlock(parent ast.Node, reader text.Reader, pc parser.Context) {
	if closer, ok := b.InlineParser.(parser.CloseBlocker); ok {
		closer.CloseBlock(parent, reader, pc)
	}
}

// taskMark reads "[x] " as the box of a task, but not the beginning of "[x](address)".
type taskMark struct{ parser.InlineParser }

// Parse implements parser.InlineParser.
func (t taskMark) Parse(parent ast.Node, reader text.Reader, pc parser.Context) ast.Node {
	if line, _ := reader.PeekLine(); len(line) < 4 || !util.IsSpace(line[3]) {
		return nil
	}
	return t.InlineParser.Parse(parent, reader, pc)
}

// lineBreak reads <br>, the one tag that Markdown has no mark for within a table.
type lineBreak struct{}

var breakTag = regexp.MustCompile(`^(?i)<br\s*/?>`)

// Trigger implements parser.InlineParser.
func (lineBreak) Trigger() []byte { return []byte{'<'} }

// Parse implements parser.InlineParser.
func (lineBreak) Parse(_ ast.Node, reader text.Reader, _ parser.Context) ast.Node {
	line, at := reader.PeekLine()
	tag := breakTag.Find(line)
	if tag == nil {
		return nil
	}
	reader.Advance(len(tag))
	n := ast.NewTextSegment(text.NewSegment(at.Start, at.Start))
	n.SetHardLineBreak(true)
	return n
}

// sanitize replaces images that are elsewhere or can't be read, and links to what is not a page or an address of mail, by their
// text. It says what such images are called.
func (m markdown) sanitize() (left []string) {
	var unsafe []ast.Node
	for n := range m.nodes() {
		switch n := n.(type) {
		case *ast.Image:
			if p, ok := pictureOf(string(n.Destination)); ok {
				m.pictures[n] = p
			} else {
				unsafe = append(unsafe, n)
				left = append(left, m.nameOf(n))
			}
		case *ast.Link, *ast.AutoLink:
			if m.target(n) == "" {
				unsafe = append(unsafe, n)
			}
		}
	}
	for _, n := range unsafe {
		parent := n.Parent()
		if link, ok := n.(*ast.AutoLink); ok {
			label := ast.NewString(link.Label(m.source))
			label.SetRaw(true)
			parent.InsertBefore(parent, n, label)
		}
		for child := n.FirstChild(); child != nil; child = n.FirstChild() {
			parent.InsertBefore(parent, n, child)
		}
		parent.RemoveChild(parent, n)
	}
	return left
}

// nameOf is what a picture is called: its address, or its alternative text where its address is its data.
func (m markdown) nameOf(n *ast.Image) string {
	const longest = 200
	name := string(n.Destination)
	if strings.HasPrefix(name, "data:") {
		var words strings.Builder
		for child := n.FirstChild(); child != nil; child = child.NextSibling() {
			if text, ok := child.(*ast.Text); ok {
				words.Write(text.Value(m.source))
			}
		}
		name = cmp.Or(strings.TrimSpace(words.String()), "picture")
	}
	return strings.ToValidUTF8(name[:min(len(name), longest)], "")
}

// inCells says what the pictures in tables are called: cells of a document show their words. So do the footnotes of slides.
func (m markdown) inCells(slides bool) (all []string) {
	for n := range m.nodes() {
		picture, ok := n.(*ast.Image)
		if !ok || m.pictures[n] == nil {
			continue
		}
		for parent := n.Parent(); parent != nil; parent = parent.Parent() {
			if parent.Kind() == tables.KindTableCell || slides && parent.Kind() == tables.KindFootnote {
				all = append(all, m.nameOf(picture))
				break
			}
		}
	}
	return all
}

// nodes yields every node of the tree, a parent before its children.
func (m markdown) nodes() func(yield func(ast.Node) bool) {
	return func(yield func(ast.Node) bool) {
		_ = ast.Walk(m.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // the function below never fails
			if entering && !yield(n) {
				return ast.WalkStop, nil
			}
			return ast.WalkContinue, nil
		})
	}
}

// target returns the address of a link, empty where it is not one to follow.
func (m markdown) target(n ast.Node) string {
	var address []byte
	switch n := n.(type) {
	case *ast.Link:
		address = util.URLEscape(n.Destination, true)
	case *ast.AutoLink:
		address = util.URLEscape(n.URL(m.source), false)
		if n.AutoLinkType == ast.AutoLinkEmail && !strings.HasPrefix(strings.ToLower(string(address)), "mailto:") {
			address = append([]byte("mailto:"), address...)
		}
	}
	scheme, _, _ := strings.Cut(strings.ToLower(string(address)), ":")
	if !slices.Contains([]string{"http", "https", "mailto"}, scheme) {
		return ""
	}
	return string(address)
}
