package document

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/document/opencell"
)

// openSheets reads an ODS: an item a sheet, as CSV with what its cells show, and behind it its comments, charts and texts.
func (r *reading) openSheets(data []byte) error {
	a, err := r.openAt(data, openContent)
	if err != nil {
		return err
	}
	o := openSheetReader{openReader: newOpenReader(a)}
	a.visit("styles.xml", o.visitStyle)
	err = a.walk(openContent, o.visit)
	if o.sheet != nil { // the sheet has no end
		err = errors.Join(err, o.endSheet())
	}
	return err
}

// openSheetReader is a walk through the sheets of an ODS. What is drawn on a sheet it reads as text.
type openSheetReader struct {
	*openReader

	sheet               *sheet
	row                 sheetRow
	rowTimes, cellTimes int
	line, column        int // of the cell, from 1
	cell                strings.Builder
	stored              string // what the cell holds, where that is no text
	kind, style         string // of the cell
	styles              opencell.Styles
	columns             []openColumn // of the sheet, as far as they have a style
}

// An openColumn is a run of columns, and the style of the cells in them that say none.
type openColumn struct {
	last  int
	style string
}

func (o *openSheetReader) visitStyle(m *markup) {
	o.styles.Visit(opencell.Tag{Name: m.tag, Starts: m.opening, Attr: func(name string) string { return cut(m.attr(name), largestName) }})
}

// styleOf is the style of the cell that begins: its own, or that of its column.
func (o *openSheetReader) styleOf(m *markup) string {
	at := slices.IndexFunc(o.columns, func(c openColumn) bool { return o.column <= c.last })
	if own := cut(m.attr("style-name"), largestName); own != "" || at < 0 {
		return own
	}
	return o.columns[at].style
}

func (o *openSheetReader) visit(m *markup) error {
	times := func(name string) int {
		n, _ := strconv.Atoi(m.attr(name)) // without one it is once
		return max(n, 1)
	}
	switch {
	case m.start("table") && o.sheet == nil:
		o.sheet = o.out.r.sheet(m.attr("name"))
		o.row, o.line, o.columns = o.sheet.begin(), 0, nil
	case o.sheet == nil:
		if m.within("automatic-styles") {
			o.visitStyle(m)
		}
		return o.openReader.visit(m)
	case m.within("annotation"):
		o.visitComment(m)
	case m.within("frame"), m.within("custom-shape"), m.within("shapes"), m.within("forms"), m.within("rect"), m.within("caption"):
		return o.openReader.visit(m)
	case m.start("table-column") && len(o.columns) < mostColumns:
		last := 0
		if n := len(o.columns); n > 0 {
			last = o.columns[n-1].last
		}
		o.out.r.hold(cellSize)
		o.columns = append(o.columns, openColumn{last + min(times("number-columns-repeated"), mostColumns), cut(m.attr("default-cell-style-name"), largestName)})
	case m.start("table-row"):
		o.row.clear()
		o.rowTimes, o.column = times("number-rows-repeated"), 0
		o.line++
	case m.start("table-cell"), m.start("covered-table-cell"):
		o.cellTimes = times("number-columns-repeated")
		o.column++
		o.cell.Reset()
		o.stored, o.kind, o.style = opencell.Value(m.attr), m.attr("value-type"), o.styleOf(m)
	case m.start("p") && o.cell.Len() > 0:
		o.row.short = !appendFitting(&o.cell, "\n") || o.row.short
	case m.start("s") && m.within("p"):
		o.row.short = !appendFitting(&o.cell, strings.Repeat(" ", min(times("c"), 100))) || o.row.short
	case m.text != "" && m.within("p"):
		o.row.short = !appendFitting(&o.cell, m.text) || o.row.short
	case m.end("table-cell"), m.end("covered-table-cell"):
		o.row.add(o.cellValue(), min(o.cellTimes, mostColumns))
		o.column = min(o.column+o.cellTimes-1, mostColumns)
	case m.end("table-row"):
		// The last rows of a sheet are often one empty row, a million times.
		err := o.sheet.rows(&o.row, o.rowTimes)
		o.line = min(o.line+o.rowTimes-1, mostColumns)
		return err
	case m.end("table"):
		return o.endSheet()
	}
	return nil
}

// cellValue is what a cell says: what it shows, unless what it holds is wanted, or is wider than its column.
func (o *openSheetReader) cellValue() string {
	shown := o.cell.String()
	if !o.out.r.manner.Values {
		shown = o.styles.Show(o.style, o.kind, o.stored, shown)
	}
	if o.stored != "" && (o.out.r.manner.Values || shown == "" || strings.Trim(shown, "#") == "") {
		return o.stored
	}
	return shown
}

// visitComment reads a comment on a cell.
func (o *openSheetReader) visitComment(m *markup) {
	o.visitNote(m)
	if !m.end("annotation") || len(o.notes) == 0 {
		return
	}
	last := &o.notes[len(o.notes)-1]
	_, said, _ := strings.Cut(last.text, "]: ")
	o.out.entry(0, "", columnName(o.column)+strconv.Itoa(o.line)+" "+said)
	o.notes = o.notes[:0]
}

// columnName names a column as sheets do, from 1: A, B, and AA after Z.
func columnName(n int) (name string) {
	for ; n > 0; n = (n - 1) / 26 {
		name = string(rune('A'+(n-1)%26)) + name
	}
	return cmp.Or(name, "A")
}

// endSheet gives the sheet out, and what is beside its cells.
func (o *openSheetReader) endSheet() error {
	s := o.sheet
	o.sheet = nil
	if err := s.close(); err != nil {
		return err
	}
	blocks := o.out.blocks
	o.out.blocks = nil
	if text := string(renderBlocks(blocks)); text != "" {
		if err := o.out.r.write(s.name+", beside its cells", "md", "text/markdown", text, Metadata{}); err != nil {
			return err
		}
	}
	show := o.a.pictureWriter(Metadata{}, map[string]bool{})
	for _, b := range blocks {
		if b.picture != "" {
			if err := show(b.picture); err != nil {
				return err
			}
		}
	}
	return nil
}
