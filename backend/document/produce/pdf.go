package produce

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/base/lists"
)

// The page, in points: A4 with margins for about ninety letters a line.
const (
	pageWidth, pageHeight = 595.0, 842.0
	margin                = 64.0
	bodySize              = 10.5
	leading               = 1.45
)

// Printed is a file that was made, with what is not in it as it was given: the letters that no font at hand has, which are boxes,
// the pictures that can't be read where they are, of which the words stand there, and how many drawings were left out, since
// they were given as their source. Title is what it is called.
type Printed struct {
	Title    string
	Content  []byte
	Missing  []string
	Pictures []string
	Drawings int
}

// PDF writes a PDF from Markdown, on A4. The glyphs that it uses are in the file.
func (f *Fonts) PDF(ctx context.Context, title, markdown string) (Printed, error) {
	var out bytes.Buffer
	missing, err := f.WritePDF(ctx, &out, title, Section(markdown))
	if err != nil {
		return Printed{}, err
	}
	return Printed{Content: out.Bytes(), Missing: missing}, nil
}

// WritePDF is PDF for a text that is not held in memory: each page is written when it is full. It gives the letters that
// no font at hand has.
func (f *Fonts) WritePDF(ctx context.Context, w io.Writer, title string, sections Sections) (missing []string, err error) {
	language, sections, done := sections.language()
	defer done()
	out := bufio.NewWriterSize(w, 64<<10)
	p, reader := newTypesetter(newFaces(ctx, f, language), out), newParsing()
	for section, err := range sections {
		if err == nil {
			err = errors.Join(context.Cause(ctx), p.err, p.file.err)
		}
		if err != nil {
			return nil, fmt.Errorf("set the pages: %w", err)
		}
		p.section(reader.parse(section))
	}
	p.endPage()
	if err := errors.Join(context.Cause(ctx), p.err, p.file.close(title, language), out.Flush()); err != nil {
		return nil, fmt.Errorf("set the pages: %w", err)
	}
	return p.missingLetters(), nil
}

// section sets a text with its footnotes.
func (p *typesetter) section(m markdown) {
	notes, all := false, m.blocks()
	turned := turnedPages(all, p.tooWide)
	for i, b := range all {
		if p.ctx.Err() != nil || p.file.err != nil {
			return
		}
		if b.note > 0 && !notes {
			notes = true
			p.need(14 + 2*bodySize*leading)
			p.gap(8)
			p.rule(margin, margin+120)
			p.gap(6)
		}
		p.turn(turned[i])
		p.block(all[i]) // with the widths that were measured
	}
}

// tooWide says whether a table has no room on an upright page without breaking its words.
func (p *typesetter) tooWide(b *block) bool {
	if b.least == nil {
		rows := slices.Clone(b.rows)
		rows[0] = lists.Map(rows[0], func(cell []span) []span { return addStyle(cell, true, false) })
		b.least, b.want = p.widthsOf(rows, len(b.align))
	}
	return sum(b.least) > pageWidth-2*margin
}

// block sets one block of Markdown below what is there.
func (p *typesetter) block(b block) {
	left := listIndent*float64(b.lists) + quoteIndent*float64(b.quotes)
	right := quoteIndent * float64(b.quotes)
	left, right = min(left, p.room()/2), min(right, p.room()/4)
	spans := b.spans
	if b.quotes > 0 {
		spans = addStyle(spans, false, true)
	}
	switch b.kind {
	case heading:
		size := [...]float64{20, 15.5, 13, 11.5, bodySize, bodySize}[b.level-1]
		if b.mark == "" {
			p.need(size * leading * 2.5) // a heading does not end a page
			p.gap(size * 0.7)
		}
		p.listEntry(b.mark, addStyle(spans, true, false), size, left, right)
		p.gap(size * 0.15)
	case code:
		p.need(bodySize * leading)
		p.hang(b.mark, false, left, right)
		for line := range strings.SplitSeq(b.code, "\n") {
			p.text([]span{{text: strings.ReplaceAll(line, "\t", "    "), mono: true}}, 9, left+10, right)
		}
		p.gap(6)
	case rule:
		p.need(16)
		p.y += 8
		p.rule(margin+left, p.page.width-margin-right)
		p.y += 8
	case grid:
		p.table(b)
	case figure:
		p.picture(b.picture, b.mark, left, right)
		p.gap(6)
	default:
		p.listEntry(b.mark, spans, bodySize, left, right)
		if b.tight {
			p.gap(2)
		} else {
			p.gap(6)
		}
	}
}

// A list's entries are indented by listIndent more than what surrounds them, a quote by
// quoteIndent on both sides.
const (
	listIndent  = 16.0
	quoteIndent = 18.0
)

// addStyle copies spans and makes the copies bold or italic, too.
func addStyle(spans []span, bold, italic bool) []span {
	spans = slices.Clone(spans)
	for i := range spans {
		spans[i].bold, spans[i].italic = spans[i].bold || bold, spans[i].italic || italic
	}
	return spans
}

// tabular is a table while it is set.
type tabular struct {
	widths []float64
	align  []tables.Alignment
	total  float64
	page   float64 // how wide the page is
	scale  float64 // of the letters
	rtl    bool    // the first column is on the right
}

// table sets rows whose columns share the width by how much is in them. The heading row is
// repeated on every page that the table covers.
func (p *typesetter) table(b block) {
	p.tooWide(&b)
	scale := smaller(b.least, p.room())
	scaled := func(widths []float64) []float64 {
		return lists.Map(widths, func(width float64) float64 { return width * scale })
	}
	b.least, b.want = scaled(b.least), scaled(b.want)
	groups := columnGroups(b.least, p.room())
	for _, group := range groups {
		part := b
		if len(groups) > 1 {
			part = b.columns(group)
			part.least, part.want = pick(b.least, group), pick(b.want, group)
		}
		p.columns(part, scale)
	}
}

// columns sets the columns of a table that have room beside each other.
func (p *typesetter) columns(b block, scale float64) {
	rows := slices.Clone(b.rows)
	rows[0] = lists.Map(rows[0], func(cell []span) []span { return addStyle(cell, true, false) })
	t := tabular{align: b.align, widths: shares(b.least, b.want, p.room()), page: p.page.width, scale: scale, rtl: leftward(strings.Join(textRows(rows[:1])[0], " "))}
	t.total = sum(t.widths)
	head := p.cells(rows[0], t)
	if len(rows) > 1 { // a heading does not end a page
		p.need(head.height() + min(p.cells(rows[1], t).height(), 3*tableLine))
	}
	from, to := t.sides()
	p.rule(from, to)
	p.row(head, t)
	for _, row := range rows[1:] {
		if p.ctx.Err() != nil {
			return
		}
		r := p.cells(row, t)
		if !p.fits(r.height()) && r.height() < p.page.height-2*margin-head.height() {
			p.endPage()
			p.begin()
			if head.height() < p.page.height/4 {
				p.row(head, t)
			}
		}
		p.row(r, t)
	}
	p.gap(10)
}

// sides are where the lines between rows begin and end.
func (t tabular) sides() (from, to float64) {
	if t.rtl {
		return t.page - margin - t.total, t.page - margin
	}
	return margin, margin + t.total
}

// The padding of a cell, and the width beyond which a word may be broken.
const (
	cellPad  = 5.0
	longWord = 150.0
)

// widthsOf shapes all cells without keeping them: a long table is not in memory as glyphs.
func (p *typesetter) widthsOf(rows [][][]span, columns int) (least, want []float64) {
	least, want = make([]float64, columns), make([]float64, columns)
	for _, row := range rows {
		if p.ctx.Err() != nil {
			break
		}
		for c, cell := range row {
			p.paragraphs(cell, func(part *shaped) {
				word, whole := part.widest()
				if !strings.Contains(textOf(cell), " ") { // a short name stays whole in scripts that may be cut anywhere
					word = max(word, min(whole, 6*1000))
				}
				least[c] = max(least[c], min(word*bodySize/1000, longWord))
				want[c] = max(want[c], min(whole*bodySize/1000, pageHeight-2*margin))
			})
		}
	}
	for c := range want {
		least[c] = max(least[c], 10) + 2*cellPad + 1
		want[c] = max(want[c]+2*cellPad+4, least[c])
	}
	return least, want
}

// tableRow is a row whose words are in lines.
type tableRow struct {
	cells []tableCell
	most  int     // lines of the longest cell
	line  float64 // how high a line is
}

type tableCell struct {
	lines []setLine
	rtl   bool
}

const tableLine = bodySize * leading

func (r tableRow) height() float64 { return r.line*float64(r.most) + 8 }

func (p *typesetter) cells(row [][]span, t tabular) tableRow {
	r := tableRow{cells: make([]tableCell, len(row)), most: 1, line: tableLine * t.scale}
	for c, cell := range row {
		p.paragraphs(cell, func(part *shaped) {
			r.cells[c].lines = append(r.cells[c].lines, part.lines(max(t.widths[c]-2*cellPad*t.scale, 6)*1000/(bodySize*t.scale))...)
			r.cells[c].rtl = part.rtl
		})
		r.most = max(r.most, len(r.cells[c].lines))
	}
	return r
}

// row sets the cells of one row beside each other. A row longer than a page continues on
// the next.
func (p *typesetter) row(r tableRow, t tabular) {
	from, to := t.sides()
	size := bodySize * t.scale
	for done := 0; done < r.most; {
		p.need(r.line + 8)
		n := min(r.most-done, max(1, int((p.page.height-margin-p.y-8)/r.line)))
		left := from
		if t.rtl {
			left = to
		}
		for c, cell := range r.cells {
			if t.rtl {
				left -= t.widths[c]
			}
			for i := done; i < min(done+n, len(cell.lines)); i++ {
				x := left + cellPad*t.scale
				room := t.widths[c] - 2*cellPad*t.scale - cell.lines[i].width*size/1000
				switch align := t.align[c]; {
				case align == tables.AlignRight || align != tables.AlignCenter && align != tables.AlignLeft && cell.rtl:
					x += room
				case align == tables.AlignCenter:
					x += room / 2
				}
				p.show(cell.lines[i], x, p.y+4+r.line*float64(i-done)+size, size)
			}
			if !t.rtl {
				left += t.widths[c]
			}
		}
		p.y += r.line*float64(n) + 6
		done += n
	}
	p.rule(from, to)
}
