package produce

import (
	"bufio"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	htmlrenderer "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// markdown is a Markdown text and its tree, from which every writer works.
type markdown struct {
	source   []byte
	root     ast.Node
	renderer renderer.Renderer // to HTML
	pictures map[ast.Node]*picture
}

// parse reads GitHub's Markdown without its raw HTML, which stays text. Links lead only to
// http, https and mailto; an image is its alternative text unless it is there as data.
func parse(source string) markdown {
	spare := sparePasses
	m := markdown{pictures: map[ast.Node]*picture{}, source: []byte(strings.ToValidUTF8(strings.ReplaceAll(source, "\r\n", "\n"), "\uFFFD"))}
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
			util.Prioritized(bounded{&spare, extension.NewFootnoteParser()}, 101),
			util.Prioritized(bounded{&spare, parser.NewLinkParser()}, 200),
			util.Prioritized(parser.NewAutoLinkParser(), 300),
			util.Prioritized(bounded{&spare, parser.NewEmphasisParser()}, 500),
			util.Prioritized(bounded{&spare, extension.NewStrikethroughParser()}, 500),
		),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
		parser.WithASTTransformers(util.Prioritized(extension.NewFootnoteASTTransformer(), 999)),
	)
	own := renderer.WithNodeRenderers(
		util.Prioritized(frame{}, 100), // before the extension's renderer of tables
		util.Prioritized(extension.NewTaskCheckBoxHTMLRenderer(), 500),
		util.Prioritized(extension.NewStrikethroughHTMLRenderer(), 500),
		util.Prioritized(extension.NewFootnoteHTMLRenderer(), 500),
	)
	g := goldmark.New(goldmark.WithParser(p), goldmark.WithRendererOptions(own), goldmark.WithExtensions(extension.Table, extension.Linkify))
	m.root, m.renderer = g.Parser().Parse(text.NewReader(m.source)), g.Renderer()
	m.sanitize()
	return m
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

// sanitize replaces images that are elsewhere, and links to what is not a page or an address of
// mail, by their text.
func (m markdown) sanitize() {
	var unsafe []ast.Node
	for n := range m.nodes() {
		switch n := n.(type) {
		case *ast.Image:
			if p, ok := pictureOf(string(n.Destination)); ok {
				m.pictures[n] = p
			} else {
				unsafe = append(unsafe, n)
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

// blockKind is what a block of Markdown is.
type blockKind int

const (
	paragraph blockKind = iota
	heading
	code
	rule
	grid
	figure
)

// block is a block of Markdown without children, as page formats want it: its place in
// lists and quotes is a property of it.
type block struct {
	kind   blockKind
	level  int // of a heading, from 1 to 6
	lists  int // lists around it
	quotes int // block quotes around it

	list  *list  // the innermost list
	mark  string // of the entry that begins with this block: "•" or "3."; empty elsewhere
	tight bool   // the entry has no room around it
	note  int    // the number of the footnote that it is in; 0: the text itself

	spans []span // of a paragraph or heading
	code  string
	rows  [][][]span // of a table, the heading first
	align []tables.Alignment

	picture *picture // of a figure, whose spans are what it shows
}

// list is a list of Markdown.
type list struct {
	suffix string // after a number: "." or ")"; empty for bullets
	start  int
	level  int // in Word's numbering, from 0
}

// span is text in one look.
type span struct {
	text                       string
	bold, italic, strike, mono bool
	link                       string
	note                       int      // the footnote that the text, its number, leads to
	picture                    *picture // that the text stands for
}

// blocks lists the leaves of the tree in reading order.
func (m markdown) blocks() []block { return m.appendBlocks(nil, m.root, block{}) }

// appendBlocks appends the blocks under a parent; around is what surrounds them.
func (m markdown) appendBlocks(out []block, parent ast.Node, around block) []block {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		b := around
		switch n := n.(type) {
		case *ast.Heading:
			b.kind, b.level, b.spans = heading, n.Level, m.spans(n)
		case *ast.ThematicBreak:
			b.kind = rule
		case *ast.CodeBlock, *ast.FencedCodeBlock:
			b.kind, b.code = code, strings.TrimSuffix(string(n.Lines().Value(m.source)), "\n")
		case *tables.Table:
			b.kind = grid
			b.rows, b.align = m.table(n)
		case *ast.Blockquote:
			b.quotes++
			out = m.appendBlocks(out, n, b)
			continue
		case *ast.List:
			out = m.appendList(out, n, b)
			continue
		case *ast.Paragraph:
			out = appendParts(out, b, m.spans(n))
			around.mark = ""
			continue
		case *ast.TextBlock:
			b.tight = true
			out = appendParts(out, b, m.spans(n))
			around.mark = ""
			continue
		case *tables.FootnoteList:
			for note := n.FirstChild(); note != nil; note = note.NextSibling() {
				out = m.appendNote(out, note, b)
			}
			continue
		default: // such as the definition of a link's address
			continue
		}
		out = append(out, b)
		around.mark = ""
	}
	return out
}

// appendParts appends a paragraph: its text before, between and after its pictures, and those.
func appendParts(out []block, b block, spans []span) []block {
	from := 0
	part := func(to int) {
		if strings.TrimSpace(textOf(spans[from:to])) != "" || from == 0 && to == len(spans) {
			b.kind, b.spans, b.picture = paragraph, spans[from:to], nil
			out = append(out, b)
			b.mark = ""
		}
	}
	for i, s := range spans {
		if s.picture == nil {
			continue
		}
		part(i)
		b.kind, b.spans, b.picture, from = figure, []span{{text: s.text}}, s.picture, i+1
		out = append(out, b)
		b.mark = ""
	}
	part(len(spans))
	return out
}

// appendNote appends a footnote as an entry of a list. Its first block bears its number.
func (m markdown) appendNote(out []block, n ast.Node, around block) []block {
	if f, ok := n.(*tables.Footnote); ok {
		around.note, around.lists, around.mark = f.Index, around.lists+1, strconv.Itoa(f.Index)+"."
	}
	return m.appendBlocks(out, n, around)
}

// appendList appends the entries of a list. The first block of each bears its mark.
func (m markdown) appendList(out []block, n *ast.List, around block) []block {
	around.lists++
	around.list = &list{level: min(around.lists, wordLevels) - 1}
	if n.IsOrdered() {
		around.list.suffix, around.list.start = string(n.Marker), n.Start
	}
	number := n.Start
	for item := n.FirstChild(); item != nil; item = item.NextSibling() {
		around.mark = "•"
		if n.IsOrdered() {
			around.mark = strconv.Itoa(number) + string(n.Marker)
		}
		number++
		before := len(out)
		if out = m.appendBlocks(out, item, around); len(out) == before || out[before].mark != around.mark || out[before].list != around.list {
			// The entry is empty or begins with a list, and has its mark on a line of its own.
			out = slices.Insert(out, before, around)
		}
	}
	if around.lists == 1 && len(out) > 0 {
		out[len(out)-1].tight = false // what follows is set apart from the list
	}
	return out
}

// table returns the cells and how each column is aligned: as the Markdown says, else columns
// of numbers to the right.
func (m markdown) table(n *tables.Table) (rows [][][]span, align []tables.Alignment) {
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells [][]span
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			cells = append(cells, m.spans(cell))
		}
		rows = append(rows, cells)
	}
	align = slices.Clone(n.Alignments)
	for c, right := range amounts(textRows(rows)) {
		if c < len(align) && right && align[c] == tables.AlignNone {
			align[c] = tables.AlignRight
		}
	}
	return rows, align
}

// spans flattens the inline nodes below a node, neighbours of one look to one span.
func (m markdown) spans(parent ast.Node) (out []span) {
	var joined strings.Builder
	pieces := m.appendSpans(nil, parent, span{})
	for i, s := range pieces {
		joined.WriteString(s.text)
		s.text = ""
		if i+1 < len(pieces) {
			next := pieces[i+1]
			if next.text = ""; next == s {
				continue
			}
		}
		s.text = joined.String()
		out = append(out, s)
		joined.Reset()
	}
	return out
}

func (m markdown) appendSpans(out []span, parent ast.Node, look span) []span {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		next, words := look, ""
		switch n := n.(type) {
		case *ast.Text:
			words = m.plain(n, look.mono)
		case *ast.String:
			words = string(n.Value)
		case *tables.TaskCheckBox:
			if words = "☐ "; n.IsChecked {
				words = "☑ "
			}
		case *tables.FootnoteLink:
			next.note, words = n.Index, raised(n.Index)
		case *ast.Image:
			if next.picture = m.pictures[n]; next.picture != nil {
				out = append(out, m.figure(n, next))
				continue
			}
		case *ast.AutoLink:
			next.link, words = m.target(n), string(n.Label(m.source))
		case *ast.Link:
			next.link = m.target(n)
		case *ast.Emphasis:
			next.bold, next.italic = look.bold || n.Level == 2, look.italic || n.Level == 1
		case *tables.Strikethrough:
			next.strike = true
		case *ast.CodeSpan:
			next.mono = true
		}
		if next.text = words; words != "" {
			out = append(out, next)
		}
		next.text = ""
		out = m.appendSpans(out, n, next)
	}
	return out
}

// figure is a picture with what it shows in words.
func (m markdown) figure(n ast.Node, look span) span {
	shown := look
	shown.picture = nil
	look.text = strings.TrimSpace(textOf(m.appendSpans(nil, n, shown)))
	return look
}

// raised is a number in raised digits.
func raised(n int) string {
	return strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹").Replace(strconv.Itoa(n))
}

// plain returns the text of a node without escapes and entities; code has none.
func (m markdown) plain(n *ast.Text, code bool) string {
	words := n.Segment.Value(m.source)
	switch {
	case code:
		return strings.ReplaceAll(string(words), "\n", " ")
	case !n.IsRaw():
		var b strings.Builder
		w := bufio.NewWriter(&b)
		htmlrenderer.DefaultWriter.Write(w, words) // resolves escapes and entities, and writes HTML
		_ = w.Flush()                              // a strings.Builder does not fail
		words = []byte(html.UnescapeString(b.String()))
	}
	switch {
	case n.HardLineBreak():
		return string(words) + "\n"
	case n.SoftLineBreak():
		return string(words) + " "
	}
	return string(words)
}
