package document

import (
	"errors"
	"strconv"
	"strings"
)

// openText reads an ODT or ODP. Slides are sections: each begins with its name as a
// heading.
func (r *reading) openText(data []byte) error {
	a, err := r.openAt(data, openContent)
	if err != nil {
		return err
	}
	o := openReader{out: outline{r: r}, styles: map[string]piece{}}
	damage := a.walk(openContent, o.visit)
	if err := r.sections(o.out, a.pictureWriter(Metadata{}, map[string]bool{})); err != nil {
		return err
	}
	return damage
}

// openContent is the part of an OpenDocument file that holds what is written in it.
const openContent = "content.xml"

// openReader is a walk through the body of an OpenDocument text.
type openReader struct {
	styles map[string]piece // a style's emphasis
	style  string           // the style being defined
	spans  []piece          // emphasis of the spans that are open
	open   []openParagraph
	lists  int
	out    outline
}

type openParagraph struct {
	prose
	level int
}

func (o *openReader) visit(m *markup) error {
	if o.out.visitTable(m, "table", "table-row", "table-cell", "covered-table-cell") {
		return nil
	}
	switch {
	case m.start("style"):
		o.style = m.attr("name")
		o.out.r.hold(entrySize + len(o.style))
	case m.start("text-properties") && o.style != "":
		o.styles[o.style] = piece{bold: m.attr("font-weight") == "bold", italic: m.attr("font-style") == "italic"}
	case m.start("page") && m.attr("name") != "" && len(o.open) == 0:
		o.out.heading(1, m.attr("name"))
	case m.start("list"):
		o.lists++
	case m.end("list"):
		o.lists--
	case m.start("image"):
		// Pictures of text that only repeats an embedded chart are beside it and are kept too.
		if part := strings.TrimPrefix(m.attr("href"), "./"); !strings.Contains(part, ":") {
			o.out.image(part)
		}
	case m.start("h"):
		level, _ := strconv.Atoi(m.attr("outline-level")) // without one it is the first
		o.open = append(o.open, openParagraph{level: max(level, 1)})
	case m.start("p") && !m.within("annotation"):
		o.open = append(o.open, openParagraph{})
	case len(o.open) > 0 && !m.within("annotation"):
		o.visitParagraph(m)
	}
	return nil
}

// visitParagraph visits the content of a paragraph.
func (o *openReader) visitParagraph(m *markup) {
	p := &o.open[len(o.open)-1]
	var style piece
	if len(o.spans) > 0 {
		style = o.spans[len(o.spans)-1]
	}
	switch {
	case m.start("span"):
		o.spans = append(o.spans, o.styles[m.attr("style-name")])
	case m.end("span") && len(o.spans) > 0:
		o.spans = o.spans[:len(o.spans)-1]
	case m.start("s"):
		n, _ := strconv.Atoi(m.attr("c")) // without a count it is one
		o.out.say(&p.prose, strings.Repeat(" ", min(max(n, 1), 100)), style.bold, style.italic)
	case m.start("tab"):
		o.out.say(&p.prose, "\t", style.bold, style.italic)
	case m.start("line-break"):
		o.out.say(&p.prose, "\n", style.bold, style.italic)
	case m.end("h"), m.end("p"):
		o.endParagraph()
	case m.text != "":
		// Line ends of the file are white space; those of the text are line-break.
		o.out.say(&p.prose, strings.Map(spaces, m.text), style.bold, style.italic)
	}
}

func spaces(c rune) rune {
	if c == '\n' || c == '\r' || c == '\t' {
		return ' '
	}
	return c
}

func (o *openReader) endParagraph() {
	p := o.open[len(o.open)-1]
	o.open = o.open[:len(o.open)-1]
	switch {
	case o.out.inTable():
		o.out.cellText(p.markdown())
	case p.level > 0:
		o.out.heading(p.level, p.plain())
	case o.lists > 0:
		o.out.entry(o.lists-1, false, p.markdown())
	default:
		o.out.paragraph(p.markdown())
	}
}

// openSheets reads an ODS: an item a sheet, as CSV.
func (r *reading) openSheets(data []byte) error {
	a, err := r.openAt(data, openContent)
	if err != nil {
		return err
	}
	var s *sheet
	var row sheetRow
	var cell strings.Builder
	times := func(m *markup, name string) int {
		n, _ := strconv.Atoi(m.attr(name)) // without one it is once
		return max(n, 1)
	}
	rowTimes, cellTimes := 1, 1
	err = a.walk(openContent, func(m *markup) error {
		switch {
		case m.start("table"):
			s = r.sheet(m.attr("name"))
			row = s.begin()
		case s == nil:
		case m.start("table-row"):
			row.clear()
			rowTimes = times(m, "number-rows-repeated")
		case m.start("table-cell"), m.start("covered-table-cell"):
			cellTimes = times(m, "number-columns-repeated")
			cell.Reset()
		case m.start("p") && cell.Len() > 0:
			row.short = !appendFitting(&cell, "\n") || row.short
		case m.text != "" && m.within("p") && !m.within("annotation"):
			row.short = !appendFitting(&cell, m.text) || row.short
		case m.end("table-cell"), m.end("covered-table-cell"):
			row.add(cell.String(), min(cellTimes, mostColumns))
		case m.end("table-row"):
			// The last rows of a sheet are often one empty row, a million times.
			return s.rows(&row, rowTimes)
		case m.end("table"):
			done := s
			s = nil
			return done.close()
		}
		return nil
	})
	if s != nil { // the sheet has no end
		err = errors.Join(err, s.close())
	}
	return err
}
