package produce

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/document"
)

// ErrLetters says that a text is in letters that the fonts at hand do not have. They
// have Latin, Greek and Cyrillic ones. Files that carry no fonts can hold any: Word, web pages, SVG.
var ErrLetters = errors.New("the text has letters that the fonts here do not have")

// The page, in points: A4 with margins for about ninety letters a line.
const (
	pageWidth, pageHeight = 595.0, 842.0
	margin                = 64.0
	bodySize              = 10.5
	leading               = 1.45
)

// PDF writes a PDF from Markdown, on A4, in the Go fonts, which are put into the file.
// It gives ErrLetters where more than one letter of twenty has no form in them.
func PDF(title, markdown string) ([]byte, error) {
	p, err := newTypesetter()
	if err != nil {
		return nil, err
	}
	for _, b := range parse(markdown).blocks() {
		p.block(b)
	}
	if p.missing*20 > p.shown {
		return nil, ErrLetters
	}
	return p.file(title, document.Language(markdown))
}

// block sets one block of Markdown below what is there.
func (p *typesetter) block(b block) {
	left := listIndent*float64(b.lists) + quoteIndent*float64(b.quotes)
	right := quoteIndent * float64(b.quotes)
	left, right = min(left, (pageWidth-2*margin)/2), min(right, (pageWidth-2*margin)/4)
	spans := b.spans
	if b.quotes > 0 {
		spans = styled(spans, false, true)
	}
	if b.mark != "" {
		p.need(bodySize * leading)
		p.hang(b.mark, left)
	}
	switch b.kind {
	case heading:
		size := [...]float64{20, 15.5, 13, 11.5, bodySize, bodySize}[b.level-1]
		if b.mark == "" {
			p.need(size * leading * 2.5) // a heading does not end a page
			p.gap(size * 0.7)
		}
		p.text(styled(spans, true, false), size, left, right)
		p.gap(size * 0.15)
	case code:
		for line := range strings.SplitSeq(b.code, "\n") {
			p.text([]span{{text: strings.ReplaceAll(line, "\t", "    "), mono: true}}, 9, left+10, right)
		}
		p.gap(6)
	case rule:
		p.need(16)
		p.line(margin+left, p.y-8, pageWidth-margin-right, p.y-8)
		p.y -= 16
	case grid:
		p.table(b)
	default:
		p.text(spans, bodySize, left, right)
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

// styled is a copy of spans that are bold or italic beside what they are already.
func styled(spans []span, bold, italic bool) []span {
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
}

// table sets rows whose columns share the width by how much is in them. The heading row is
// repeated on every page that the table covers.
func (p *typesetter) table(b block) {
	rows := slices.Clone(b.rows)
	rows[0] = slices.Clone(rows[0])
	for c, cell := range rows[0] {
		rows[0][c] = styled(cell, true, false)
	}
	t := tabular{align: b.align, widths: p.widthsOf(rows, len(b.align))}
	for _, w := range t.widths {
		t.total += w
	}
	head := p.cells(rows[0], t)
	if len(rows) > 1 { // a heading does not end a page
		p.need(head.height() + min(p.cells(rows[1], t).height(), 3*tableLine))
	}
	p.line(margin, p.y, margin+t.total, p.y)
	p.row(head, t)
	for _, row := range rows[1:] {
		r := p.cells(row, t)
		if p.y-r.height() < margin && r.height() < pageHeight-2*margin-head.height() {
			p.newPage()
			if head.height() < pageHeight/4 {
				p.row(head, t)
			}
		}
		p.row(r, t)
	}
	p.gap(10)
}

// The padding of a cell, and the width beyond which a word may be broken.
const (
	cellPad  = 5.0
	longWord = 150.0
)

func (p *typesetter) widthsOf(rows [][][]span, columns int) []float64 {
	least, want := make([]float64, columns), make([]float64, columns)
	for _, row := range rows {
		for c, cell := range row {
			all := 0.0
			for _, s := range cell {
				all += p.width(s, bodySize)
				for _, word := range wordsOf(printable(s.text)) {
					least[c] = max(least[c], min(p.width(span{text: word, bold: s.bold, italic: s.italic, mono: s.mono}, bodySize), longWord))
				}
			}
			want[c] = max(want[c], min(all, pageWidth-2*margin))
		}
	}
	for c := range want {
		least[c] = max(least[c], 10) + 2*cellPad + 1
		want[c] = max(want[c]+2*cellPad+4, least[c])
	}
	return shares(least, want, pageWidth-2*margin)
}

// tableRow is a row whose words are in lines.
type tableRow struct {
	cells [][][]placed
	most  int // lines of the longest cell
}

const tableLine = bodySize * leading

func (r tableRow) height() float64 { return tableLine*float64(r.most) + 8 }

func (p *typesetter) cells(row [][]span, t tabular) tableRow {
	r := tableRow{cells: make([][][]placed, len(row)), most: 1}
	for c, cell := range row {
		r.cells[c] = p.wrap(cell, bodySize, max(t.widths[c]-2*cellPad, 8))
		r.most = max(r.most, len(r.cells[c]))
	}
	return r
}

// row sets the cells of one row beside each other. A row longer than a page continues on
// the next.
func (p *typesetter) row(r tableRow, t tabular) {
	for from := 0; from < r.most; {
		p.need(tableLine + 8)
		n := min(r.most-from, max(1, int((p.y-margin-8)/tableLine)))
		left := margin
		for c, cell := range r.cells {
			for i := from; i < min(from+n, len(cell)); i++ {
				x := left + cellPad
				switch room := t.widths[c] - 2*cellPad - lengthOf(cell[i]); t.align[c] {
				case tables.AlignRight:
					x += room
				case tables.AlignCenter:
					x += room / 2
				default:
				}
				p.show(cell[i], x, p.y-4-tableLine*float64(i-from)-bodySize, bodySize)
			}
			left += t.widths[c]
		}
		p.y -= tableLine*float64(n) + 6
		from += n
	}
	p.line(margin, p.y, margin+t.total, p.y)
}

func lengthOf(line []placed) (length float64) {
	for _, piece := range line {
		length += piece.width
	}
	return length
}

// file puts pages and fonts together.
func (p *typesetter) file(title, language string) ([]byte, error) {
	p.endPage()
	var out bytes.Buffer
	var at []int
	out.WriteString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
	object := func(body string) int {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", len(at), body)
		return len(at)
	}
	stream := func(dict string, body []byte) (int, error) {
		packed, err := deflated(body)
		return object(fmt.Sprintf("<<%s /Filter /FlateDecode /Length %d>>\nstream\n%s\nendstream", dict, len(packed), packed)), err
	}
	spoken := ""
	if language != "" {
		spoken = " /Lang (" + language + ")" // letters and hyphens
	}
	object("<</Type /Catalog /Pages 2 0 R" + spoken + " /ViewerPreferences <</DisplayDocTitle true>>>>")
	// Objects are numbered in the order in which they are written: three of the file, then for each page itself, its
	// content and its links, then five for each font, of which the last is named on pages.
	next := 4
	var kids, fonts strings.Builder
	for _, page := range p.pages {
		fmt.Fprintf(&kids, "%d 0 R ", next)
		next += 2 + len(page.links)
	}
	for _, f := range p.used() {
		fmt.Fprintf(&fonts, "/%s %d 0 R ", f.name, next+4)
		next += 5
	}
	object(fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s] /MediaBox [0 0 %g %g] /Resources <</Font <<%s>>>>>>", len(p.pages), kids.String(), pageWidth, pageHeight, fonts.String()))
	object("<</Title " + textString(title) + " /Producer (Terzetto)>>")
	for _, page := range p.pages {
		var links strings.Builder
		for i := range page.links {
			fmt.Fprintf(&links, "%d 0 R ", len(at)+3+i)
		}
		object(fmt.Sprintf("<</Type /Page /Parent 2 0 R /Contents %d 0 R /Annots [%s]>>", len(at)+2, links.String()))
		if _, err := stream("", page.content); err != nil {
			return nil, err
		}
		for _, link := range page.links {
			object(link)
		}
	}
	for _, f := range p.used() {
		file, err := stream(fmt.Sprintf("/Length1 %d", len(f.ttf)), f.ttf)
		if err != nil {
			return nil, err
		}
		described := object(fmt.Sprintf("<</Type /FontDescriptor /FontName /%s /Flags 4 /FontBBox [-200 -300 1200 1000] /ItalicAngle 0 /Ascent 940 /Descent -210 /CapHeight 700 /StemV 80 /FontFile2 %d 0 R>>", f.name, file))
		kid := object(fmt.Sprintf("<</Type /Font /Subtype /CIDFontType2 /BaseFont /%s /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity /FontDescriptor %d 0 R /DW 500 /W [%s]>>", f.name, described, f.widths()))
		letters, err := stream("", f.letters())
		if err != nil {
			return nil, err
		}
		object(fmt.Sprintf("<</Type /Font /Subtype /Type0 /BaseFont /%s /Encoding /Identity-H /DescendantFonts [%d 0 R] /ToUnicode %d 0 R>>", f.name, kid, letters))
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d /Root 1 0 R /Info 3 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, start)
	return out.Bytes(), nil
}

func deflated(body []byte) ([]byte, error) {
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	if _, err := z.Write(body); err != nil {
		return nil, fmt.Errorf("pack a stream: %w", err)
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("pack a stream: %w", err)
	}
	return out.Bytes(), nil
}

// textString writes text that is not shown on a page, as UTF-16.
func textString(text string) string {
	var b strings.Builder
	b.WriteString("<FEFF")
	for _, unit := range utf16.Encode([]rune(strings.ToValidUTF8(text, "\uFFFD"))) {
		fmt.Fprintf(&b, "%04X", unit)
	}
	return b.String() + ">"
}

// printable takes out what has no form and would be shown as a box.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == '\n' || c == '\u00A0' || c == '\u202F':
			return c
		case unicode.IsSpace(c):
			return ' '
		case c == '☐': // the fonts have no boxes of tasks, but these squares
			return '□'
		case c == '☑' || c == '☒':
			return '■'
		case unicode.In(c, unicode.Cc, unicode.Cf, unicode.Mn):
			return -1
		}
		return c
	}, text)
}
