package produce

import (
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	tables "github.com/yuin/goldmark/extension/ast"
	htmlrenderer "github.com/yuin/goldmark/renderer/html"
)

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
	least []float64 // how wide its columns are at least, in the unit of who writes it; nil until it is known
	want  []float64 // and how wide they would be

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
			next.note, words = n.Index, superscript(n.Index)
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

// superscript is a number in raised digits.
func superscript(n int) string {
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
		m.writer.Reset(&b)
		htmlrenderer.DefaultWriter.Write(m.writer, words) // resolves escapes and entities, and writes HTML
		_ = m.writer.Flush()                              // a strings.Builder does not fail
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
