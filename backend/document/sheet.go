package document

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/base/superscript"
	"terzetto/backend/document/numberformat"
)

// sheetWidth is as many columns as a sheet can have.
const sheetWidth = 16_384

// mostColumns is more than any program can name. Those beyond the width of a sheet are only counted.
const mostColumns = 100_000_000

// largestCell is far more bytes than a cell of any program can hold.
const largestCell = 1 << 20

// largestRow limits one row; real rows are far smaller.
const largestRow = 8 << 20

// A sheetRow is a row of a sheet, or as much of it as a row may have.
type sheetRow struct {
	cells []string
	at    int  // the column of the next cell
	width int  // the columns up to the last one with something in it, those that were cut among them
	size  int  // bytes of its cells
	most  int  // bytes that they may have
	short bool // a cell was cut
}

func (w *sheetRow) clear() { w.cells, w.at, w.width, w.size, w.short = w.cells[:0], 0, 0, 0, false }

// add repeats a cell a number of times, until one does not fit.
func (w *sheetRow) add(cell string, times int) {
	whole := len(w.cells) == w.at
	if w.at += times; cell != "" {
		w.width = w.at
	}
	for ; whole && times > 0 && len(w.cells) < sheetWidth && w.size+len(cell) <= w.most; times-- {
		w.cells = append(w.cells, cell)
		w.size += len(cell)
	}
}

// put adds a cell at a column, from 0.
func (w *sheetRow) put(column int, cell string) {
	if column < len(w.cells) { // it is there twice
		w.cells, w.at, w.width = w.cells[:column], column, min(column, w.width)
	}
	if w.at <= column {
		w.add("", column-w.at)
		w.add(cell, 1)
	}
}

// trim leaves out the empty cells at the end.
func (w *sheetRow) trim() { w.cells = w.cells[:min(len(w.cells), w.width)] }

// sheet is one sheet on its way into CSV. Empty rows are held back until something
// follows, so that those at the end are never written.
type sheet struct {
	r       *reading
	name    string
	about   Metadata // what is known of it from the beginning
	out     bytes.Buffer
	csv     *csv.Writer
	count   int // rows written
	width   int
	pending int // empty rows held back
	full    bool
	cuts    int // rows that were cut
	cutAt   int // the first of them
}

func (r *reading) sheet(name string) *sheet {
	s := &sheet{r: r, name: cut(name, 200), about: Metadata{Sheet: cut(name, 200), Delimiter: ","}}
	s.csv = csv.NewWriter(&s.out)
	return s
}

// begin gives a row for the sheet. A row takes a part of what may be given out at most.
func (s *sheet) begin() sheetRow { return sheetRow{most: int(min(largestRow, s.r.limits.Text/4))} }

// rows repeats a row a number of times.
func (s *sheet) rows(row *sheetRow, times int) error {
	if row.trim(); row.width == 0 {
		s.pending = min(s.pending+times, s.r.limits.Rows)
		return nil
	}
	for ; s.pending > 0; s.pending-- {
		if err := s.row(sheetRow{cells: []string{""}}); err != nil || s.full {
			return err
		}
	}
	for range times {
		if err := s.row(*row); err != nil || s.full {
			return err
		}
	}
	return nil
}

func (s *sheet) row(row sheetRow) error {
	if s.count >= s.r.limits.Rows {
		if !s.full {
			s.full = true
			s.r.warn("Only the first %d rows of the sheet “%s” were read.", s.r.limits.Rows, s.name)
		}
		return nil
	}
	s.count++
	s.width = max(s.width, len(row.cells))
	if s.cut(row) {
		s.cuts++
	}
	left := s.r.text - int64(s.out.Len()) // what the writer still holds is little
	fits := len(row.cells)
	for i, cell := range row.cells {
		if left -= int64(1 + len(cell)); left < 0 {
			fits = i
			break
		}
	}
	if fits > 0 {
		if err := s.csv.Write(row.cells[:fits]); err != nil {
			return fmt.Errorf("write a row: %w", err)
		}
	}
	if fits < len(row.cells) {
		return errors.Join(s.close(), errText)
	}
	if s.count&0xFF == 0 {
		return s.r.ctx.Err()
	}
	return nil
}

// cut says of a row that was cut what is missing.
func (s *sheet) cut(row sheetRow) bool {
	switch {
	case len(row.cells) == sheetWidth && row.width > sheetWidth:
		if s.cutAt == 0 {
			s.cutAt = s.count
			s.r.warn("Only the first 16,384 columns of row %d were read.", s.count)
		}
	case row.width > len(row.cells):
		s.r.warn("Only the first %d columns of row %d were read. The row is larger than %s.", len(row.cells), s.count, size(int64(row.most)))
	case row.short:
		s.r.warn("A cell of row %d is larger than %s. Only its beginning was read.", s.count, size(largestCell))
	}
	return row.short || row.width > len(row.cells)
}

// close gives the sheet out.
func (s *sheet) close() error {
	s.csv.Flush()
	if s.cuts > 1 {
		s.r.warn("In all, %d rows of the sheet were not read whole.", s.cuts)
	}
	about := s.about
	about.Rows, about.Columns, about.CutRows = s.count, s.width, s.cuts
	return s.r.writeBytes(s.name, "csv", "text/csv", s.out.Bytes(), about)
}

// workbook reads an XLSX: an item a sheet, as CSV with what its cells show, formulas as they last were; behind it its
// comments, its charts and what is written in its drawings, and its pictures.
func (r *reading) workbook(data []byte) error {
	a, main, err := r.openOffice(data)
	if err != nil {
		return err
	}
	links := a.relations(main)
	values := workbookValues{
		shared: a.sharedStrings(a.companion(main, links, "sharedStrings")), formats: a.cellFormats(a.companion(main, links, "styles")), stored: r.manner.Values,
	}
	type entry struct{ name, part string }
	var sheets []entry
	damage := a.walk(main, func(m *markup) error {
		if m.start("workbookPr") && on(m.attr("date1904")) && m.attr("date1904") != "" {
			values.since1904 = true
		}
		if part := links.target(m.prefixedAttr("id")); m.start("sheet") && part != "" {
			r.hold(entrySize + len(m.attr("name")))
			sheets = append(sheets, entry{m.attr("name"), part})
		}
		return nil
	})
	given, persons := map[string]bool{}, a.persons(links)
	for _, e := range sheets {
		s := r.sheet(e.name)
		err := a.worksheet(e.part, s, values)
		if errors.Is(err, errInflated) || errors.Is(err, errRoom) {
			return errors.Join(s.close(), err)
		}
		if errors.Is(err, errText) || errors.Is(err, errFull) || r.ctx.Err() != nil {
			return err
		}
		damage = errors.Join(damage, err)
		if s.count == 0 && len(a.relations(e.part).parts("pivotTable")) > 0 {
			r.warn("The cells of the pivot table on the sheet %s are not in the file. Open it in its program and save it to add them.", s.name)
		}
		if err := errors.Join(s.close(), a.besideSheet(e.name, e.part, persons, given)); err != nil {
			return err
		}
	}
	return damage
}

// workbookValues turn what a cell stores into what it says.
type workbookValues struct {
	shared    []string
	formats   []numberformat.Format // by style
	since1904 bool
	stored    bool // what is stored is wanted, and not what is shown
}

// worksheet reads the cells of one sheet.
func (a archive) worksheet(part string, s *sheet, values workbookValues) error {
	row := s.begin()
	var value strings.Builder
	at, kind, style, line := 0, "", "", 0
	return a.walk(part, func(m *markup) error {
		switch {
		case s.full:
		case m.start("row"):
			row.clear()
			if n, err := strconv.Atoi(m.attr("r")); err == nil && n > line+1 && n <= a.r.limits.Rows {
				s.pending = min(s.pending+n-line-1, a.r.limits.Rows)
				line = n - 1
			}
			line++
		case m.start("c"):
			at, kind, style = columnOf(m.attr("r"), row.at), m.attr("t"), m.attr("s")
			value.Reset()
		case m.text != "" && (m.within("v") || m.within("is") && m.within("t")) && !m.within("rPh"):
			row.short = !appendFitting(&value, m.text) || row.short
		case m.end("c"):
			row.put(at, values.say(kind, style, value.String()))
		case m.end("row"):
			return s.rows(&row, 1)
		}
		return nil
	})
}

// appendFitting adds a text to a cell as far as it fits, and reports whether that is all of it.
func appendFitting(to *strings.Builder, text string) bool {
	fits := cut(text, largestCell-to.Len())
	to.WriteString(fits)
	return len(fits) == len(text)
}

// columnOf reads the column of "BC17", from 0; next is the column of a cell without a name.
func columnOf(name string, next int) int {
	n := 0
	for _, c := range name {
		if c < 'A' || c > 'Z' {
			break
		}
		if n = n*26 + int(c-'A') + 1; n > mostColumns {
			return mostColumns
		}
	}
	if n == 0 {
		return next
	}
	return n - 1
}

func (v workbookValues) say(kind, style, raw string) string {
	format := numberformat.Format{}
	if i, err := strconv.Atoi(style); err == nil && i >= 0 && i < len(v.formats) {
		format = v.formats[i]
	}
	switch kind {
	case "s":
		if i, err := strconv.Atoi(strings.TrimSpace(raw)); err == nil && i >= 0 && i < len(v.shared) {
			return v.text(format, v.shared[i])
		}
		return ""
	case "b":
		if raw == "1" {
			return "TRUE"
		}
		return "FALSE"
	case "str", "inlineStr":
		return v.text(format, raw)
	case "e", "d":
		return raw
	}
	number, err := strconv.ParseFloat(raw, 64)
	if err != nil {
		return raw
	}
	if v.stored {
		return format.Value(number, raw, v.since1904)
	}
	return format.Show(number, raw, v.since1904)
}

func (v workbookValues) text(format numberformat.Format, text string) string {
	if v.stored {
		return text
	}
	return format.Text(text)
}

// sharedStrings reads the texts that cells point to.
func (a archive) sharedStrings(part string) []string {
	var all []string
	var text strings.Builder
	raised := false
	a.visit(part, func(m *markup) { // a book of numbers has none
		switch {
		case m.start("si"):
			text.Reset()
			raised = false
		case m.start("r"):
			raised = false
		case m.start("vertAlign"):
			raised = m.attr("val") == "superscript"
		case m.text != "" && m.within("t") && !m.within("rPh"):
			said := m.text
			if raised {
				said = superscript.Raise(said)
			}
			if !appendFitting(&text, said) {
				a.r.warn("A text of the workbook is larger than %s. Only its beginning was read.", size(largestCell))
			}
		case m.end("si"):
			a.r.hold(cellSize + text.Len())
			all = append(all, text.String())
		}
	})
	return all
}

// cellFormats gives the number format of each style of cells.
func (a archive) cellFormats(part string) []numberformat.Format {
	own := map[int]numberformat.Format{}
	var formats []numberformat.Format
	a.visit(part, func(m *markup) { // without it all numbers are numbers
		n, _ := strconv.Atoi(m.attr("numFmtId")) // no number is the format "General"
		switch {
		case m.start("numFmt"):
			code := cut(m.attr("formatCode"), largestName)
			a.r.hold(entrySize + len(code))
			own[n] = numberformat.Parse(code)
		case m.start("xf") && m.within("cellXfs"):
			format, written := own[n]
			if !written {
				format = numberformat.ByNumber(n)
			}
			a.r.hold(cellSize)
			formats = append(formats, format)
		}
	})
	return formats
}
