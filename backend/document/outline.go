package document

import (
	"bytes"
	"cmp"
	"errors"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/superscript"
	"terzetto/backend/document/metafile"
)

// outline gathers what a text document holds in reading order, for sections to be
// cut from it at the end, when it is known which headings are the highest.
type outline struct {
	r      *reading
	blocks []block
	tables []*openTable // open tables, each within the one before it
	skip   int          // tables opened below the deepest that is kept
	images []string     // in the table that is open, for after it
	drawn  []string     // what is drawn in it, as text
}

// A block is a paragraph, list entry, heading or table as Markdown, or a picture.
type block struct {
	text    string
	level   int    // of a heading, from 1; 0 is none
	tight   bool   // belongs to the list above: no empty line between
	picture string // the part that holds it
}

func (o *outline) add(b block) {
	o.r.hold(blockSize + len(b.text))
	o.blocks = append(o.blocks, b)
}

// say adds text to a paragraph that is open.
func (o *outline) say(p *prose, text string, as emphasis) {
	text = strings.ReplaceAll(text, "\u00AD", "") // a soft hyphen is shown where a line breaks, and there is none
	if as.hidden {
		o.r.unseen += utf8.RuneCountInString(strings.TrimSpace(text))
		return
	}
	o.r.hold(cellSize + len(text))
	p.add(text, as)
}

func (o *outline) heading(level int, text string) {
	if text = strings.TrimSpace(text); text != "" {
		level = min(max(level, 1), 6)
		o.add(block{text: strings.Repeat("#", level) + " " + oneLine(text), level: level})
	}
}

func (o *outline) paragraph(text string) {
	if text = strings.TrimSpace(text); text != "" {
		o.add(block{text: text})
	}
}

// pageNumber is a header or a footer that has nothing but the number of its page.
var pageNumber = lazyregexp.New(`^[\s\pP]*\d{0,4}[\s\pP]*$`)

// addBeside adds what is drawn beside the text, such as a chart: after the table, where one is open.
func (o *outline) addBeside(text string) {
	if o.inTable() {
		o.r.hold(blockSize + len(text))
		o.drawn = append(o.drawn, text)
		return
	}
	o.paragraph(text)
}

// plainCount is a number before an entry that Markdown knows.
var plainCount = lazyregexp.New(`^\d{1,9}[.)]$`)

// entry adds an entry of a list, with its number where it has one; depth counts from 0.
func (o *outline) entry(depth int, number, text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return
	}
	mark := "- "
	if number = strings.TrimSpace(number); plainCount().MatchString(number) {
		mark = number + " "
	} else if number != "" {
		mark += number + " "
	}
	indent := strings.Repeat("  ", min(max(depth, 0), 9))
	text = strings.ReplaceAll(text, "\n", "\n"+indent+"  ")
	o.add(block{text: indent + mark + text, tight: true})
}

// oneLine is a text with one space for each stretch of white space. A list of its words would take several times as much.
func oneLine(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for word := range strings.FieldsSeq(text) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	return b.String()
}

// follow adds a further paragraph of an entry.
func (o *outline) follow(depth int, text string) {
	indent := strings.Repeat("  ", min(max(depth, 0), 9)+1)
	if text = strings.TrimSpace(text); text != "" {
		o.add(block{text: indent + strings.ReplaceAll(text, "\n", "\n"+indent), tight: true})
	}
}

// image adds a picture: after the table, where one is open. Without a part there is none.
func (o *outline) image(part string) {
	switch {
	case part == "":
	case o.inTable():
		o.r.hold(cellSize)
		o.images = append(o.images, part)
	default:
		o.add(block{picture: part})
	}
}

// markdownTable renders rows, the first as the heading.
func markdownTable(rows [][]string) string {
	width := 0
	for _, row := range rows {
		width = max(width, len(row))
	}
	if width == 0 {
		return ""
	}
	var b strings.Builder
	for i, row := range rows {
		for _, cell := range row {
			b.WriteString("| ")
			b.WriteString(strings.ReplaceAll(oneLine(cell), "|", `\|`))
			b.WriteByte(' ')
		}
		// A ragged row ends early, so that one wide row does not widen a thousand.
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("| --- ", width) + "|\n")
		}
	}
	return b.String()
}

// sections writes an item for each section, followed by the pictures in it. Sections
// begin at the highest headings that occur twice or more; without such the document
// is one.
func (r *reading) sections(o outline, pictures func(part string) error) error {
	var count [7]int
	for _, b := range o.blocks {
		count[b.level]++
	}
	top := 1
	for top < len(count) && count[top] < 2 {
		top++
	}
	for _, s := range o.cut(top) {
		name := ""
		if at := slices.IndexFunc(s, func(b block) bool { return b.level > 0 }); at >= 0 {
			name = strings.TrimLeft(s[at].text, "# ")
		}
		text := renderBlocks(s)
		for i := range s {
			s[i].text = "" // it is held once
		}
		name = cmp.Or(name, r.name)
		if len(text) > 0 {
			if err := r.writeBytes(name, "md", "text/markdown", text, Metadata{}); err != nil {
				return err
			}
		}
		for _, b := range s {
			if b.picture != "" {
				if err := pictures(b.picture); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// renderBlocks renders blocks, with an empty line between all but the entries of a list.
func renderBlocks(blocks []block) []byte {
	var b bytes.Buffer
	b.Grow(lists.Sum(blocks, func(b block) int { return len(b.text) + 2 }))
	tight := false
	for _, block := range blocks {
		if block.picture != "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
			if !tight || !block.tight {
				b.WriteByte('\n')
			}
		}
		tight = block.tight
		b.WriteString(block.text)
	}
	return b.Bytes()
}

// cut cuts before each heading of a level or above.
func (o *outline) cut(top int) [][]block {
	var out [][]block
	from := 0
	for i, b := range o.blocks {
		if b.level > 0 && b.level <= top && i > from {
			out = append(out, o.blocks[from:i])
			from = i
		}
	}
	if from < len(o.blocks) {
		out = append(out, o.blocks[from:])
	}
	return out
}

// pictureWriter returns a function that adds a picture of the archive to the document, each picture once.
func (a archive) pictureWriter(about Metadata, given map[string]bool) func(part string) error {
	return func(part string) error {
		if given[part] {
			return nil
		}
		given[part] = true
		data, err := a.part(part)
		if errors.Is(err, errRoom) || errors.Is(err, errInflated) { // it is larger than the room, and only its beginning is here
			a.r.leftOut++
			return a.r.ctx.Err()
		}
		if len(data) == 0 {
			if err != nil {
				a.r.warn("The picture %s couldn't be read.", path.Base(part))
			}
			return a.r.ctx.Err()
		}
		if _, drawn := metafile.Text(data); drawn && about.Slide > 0 {
			given[part] = false // what is written there is read on each slide
		}
		return a.r.addEmbedded(path.Base(part), data, about)
	}
}

// prose is one paragraph in the making: pieces of text with their emphasis.
type prose struct {
	pieces []piece
	sealed bool // the next text begins a piece of its own
}

// An emphasis is how a text is set.
type emphasis struct {
	bold, italic    bool
	raised, lowered bool // a superscript, a subscript
	hidden          bool // no one sees it
}

type piece struct {
	emphasis

	text []byte
}

// plainText is the text with what is raised and lowered in letters of their own.
func (s piece) plainText() []byte {
	switch {
	case s.raised:
		return []byte(superscript.Raise(string(s.text)))
	case s.lowered:
		return []byte(superscript.Lower(string(s.text)))
	}
	return s.text
}

func (p *prose) add(text string, as emphasis) {
	if n := len(p.pieces); n > 0 && !p.sealed && p.pieces[n-1].emphasis == as {
		p.pieces[n-1].text = append(p.pieces[n-1].text, text...)
		return
	}
	p.pieces, p.sealed = append(p.pieces, piece{as, []byte(text)}), false
}

func (p *prose) ends(with string) bool {
	n := len(p.pieces)
	return n > 0 && bytes.HasSuffix(p.pieces[n-1].text, []byte(with))
}

// trim takes the white space off the end.
func (p *prose) trim() {
	if n := len(p.pieces); n > 0 {
		p.pieces[n-1].text = bytes.TrimRight(p.pieces[n-1].text, " \t\n")
	}
}

// trimAround takes the white space off both ends.
func (p *prose) trimAround() {
	for len(p.pieces) > 0 {
		if p.pieces[0].text = bytes.TrimLeftFunc(p.pieces[0].text, unicode.IsSpace); len(p.pieces[0].text) > 0 {
			break
		}
		p.pieces = p.pieces[1:]
	}
	for len(p.pieces) > 0 {
		last := &p.pieces[len(p.pieces)-1]
		if last.text = bytes.TrimRightFunc(last.text, unicode.IsSpace); len(last.text) > 0 {
			break
		}
		p.pieces = p.pieces[:len(p.pieces)-1]
	}
}

func (p *prose) size() int { return lists.Sum(p.pieces, func(s piece) int { return len(s.text) }) }

// markdown renders the paragraph with its emphasis, which does not include the white
// space around it: "** so**" would not be emphasis.
func (p *prose) markdown() string { return p.markdownBehind("") }

// markdownBehind is markdown behind what begins the paragraph. A second copy of a large text is not made for it.
func (p *prose) markdownBehind(begin string) string {
	var b strings.Builder
	b.Grow(len(begin) + p.size())
	b.WriteString(begin)
	for _, s := range p.pieces {
		text := s.plainText()
		core := bytes.TrimSpace(text)
		mark := ""
		if s.bold {
			mark = "**"
		}
		if s.italic {
			mark += "*"
		}
		if len(core) == 0 || mark == "" || bytes.IndexByte(core, '\n') >= 0 {
			b.Write(text)
			continue
		}
		lead, tail, _ := bytes.Cut(text, core)
		b.Write(lead)
		b.WriteString(mark)
		b.Write(core)
		b.WriteString(mark)
		b.Write(tail)
	}
	return b.String()
}

// plain renders it without emphasis, as headings want it.
func (p *prose) plain() string {
	var b strings.Builder
	b.Grow(p.size())
	for _, s := range p.pieces {
		b.Write(s.plainText())
	}
	return b.String()
}

// openTable is a table in the making. What is inside an inner table becomes text in the
// outer one's cell.
type openTable struct {
	rows [][]string
	cell strings.Builder
}

// deepestTable is how many tables are kept in each other; deeper ones are layout, not data.
const deepestTable = 4

// visitTable takes the elements of a table by their tags, and says whether it was one.
func (o *outline) visitTable(m *markup, table, row string, cells ...string) bool {
	switch {
	case m.start(table) && len(o.tables) == deepestTable:
		o.skip++
	case m.start(table):
		o.tables = append(o.tables, &openTable{})
	case m.start(row):
		if o.inTable() && o.skip == 0 {
			t := o.tables[len(o.tables)-1]
			o.r.hold(cellSize)
			t.rows = append(t.rows, nil)
		}
	case !m.opening && slices.Contains(cells, m.tag):
		o.endCell()
	case m.end(table) && o.skip > 0:
		o.skip--
	case m.end(table):
		o.endTable()
	default:
		return false
	}
	return true
}

func (o *outline) inTable() bool { return len(o.tables) > 0 }

// cellText adds text to the cell that is open.
func (o *outline) cellText(s string) {
	if o.inTable() {
		t := o.tables[len(o.tables)-1]
		if t.cell.Len() > 0 && s != "" {
			t.cell.WriteByte(' ')
		}
		t.cell.WriteString(s)
	}
}

func (o *outline) endCell() {
	if !o.inTable() || o.skip > 0 {
		return
	}
	t := o.tables[len(o.tables)-1]
	o.r.hold(t.endCell())
}

// endCell puts the cell that is open into the last row, and says how much it takes.
func (t *openTable) endCell() int {
	if len(t.rows) == 0 {
		t.rows = append(t.rows, nil)
	}
	last := len(t.rows) - 1
	t.rows[last] = append(t.rows[last], t.cell.String())
	size := cellSize + t.cell.Len()
	t.cell.Reset()
	return size
}

func (o *outline) endTable() {
	if !o.inTable() {
		return
	}
	rows := o.tables[len(o.tables)-1].rows
	o.tables = o.tables[:len(o.tables)-1]
	if o.inTable() {
		for _, row := range rows {
			o.cellText(strings.Join(row, ", "))
		}
		return
	}
	o.paragraph(markdownTable(rows))
	for _, part := range o.images {
		o.image(part)
	}
	for _, text := range o.drawn {
		o.paragraph(text)
	}
	o.images, o.drawn = nil, nil
}
