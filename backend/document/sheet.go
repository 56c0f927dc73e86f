package document

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/lazyregexp"
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

// workbook reads an XLSX: an item a sheet, as CSV with the values that formulas last
// had, and its pictures after it.
func (r *reading) workbook(data []byte) error {
	const main = "xl/workbook.xml"
	a, err := r.openAt(data, main)
	if err != nil {
		return err
	}
	links := a.relations(main)
	values := workbookValues{shared: a.sharedStrings(), dates: a.dateStyles()}
	type entry struct{ name, part string }
	var sheets []entry
	damage := a.walk(main, func(m *markup) error {
		if m.start("workbookPr") && on(m.attr("date1904")) && m.attr("date1904") != "" {
			values.since1904 = true
		}
		if m.start("sheet") && links[m.prefixedAttr("id")] != "" {
			r.hold(entrySize + len(m.attr("name")))
			sheets = append(sheets, entry{m.attr("name"), links[m.prefixedAttr("id")]})
		}
		return nil
	})
	given := map[string]bool{}
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
		if err := errors.Join(s.close(), a.drawings(e.part, given)); err != nil {
			return err
		}
	}
	return damage
}

// drawings gives out the pictures on a sheet.
func (a archive) drawings(sheetPart string, given map[string]bool) error {
	for _, drawing := range sortedValues(a.relations(sheetPart)) {
		if !strings.Contains(drawing, "drawings/") || !strings.HasSuffix(drawing, ".xml") {
			continue
		}
		for _, part := range sortedValues(a.relations(drawing)) {
			if strings.Contains(part, "media/") {
				if err := a.pictureWriter(Metadata{}, given)(part); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// workbookValues turn what a cell stores into what it says.
type workbookValues struct {
	shared    []string
	dates     []bool // by style: the number is a day
	since1904 bool
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
	switch kind {
	case "s":
		if i, err := strconv.Atoi(strings.TrimSpace(raw)); err == nil && i >= 0 && i < len(v.shared) {
			return v.shared[i]
		}
		return ""
	case "b":
		if raw == "1" {
			return "TRUE"
		}
		return "FALSE"
	case "str", "inlineStr", "e", "d":
		return raw
	}
	number, err := strconv.ParseFloat(raw, 64)
	if err != nil {
		return raw
	}
	if i, err := strconv.Atoi(style); err == nil && i >= 0 && i < len(v.dates) && v.dates[i] {
		return v.day(number)
	}
	// 0.1+0.2 is stored as 0.30000000000000004 and shown with fifteen digits.
	if strings.ContainsAny(raw, ".eE") {
		return strconv.FormatFloat(number, 'g', 15, 64)
	}
	return raw
}

// day spells a number of days as a date, with a time where it has one.
func (v workbookValues) day(days float64) string {
	if v.since1904 {
		days += 1462
	}
	if math.IsNaN(days) || days < 0 || days > 2_958_466 { // the year 9999
		return strconv.FormatFloat(days, 'g', 15, 64)
	}
	seconds := int64(math.Round(days * 86_400))
	if days < 1 {
		return time.Unix(seconds, 0).UTC().Format("15:04:05")
	}
	if days < 60 { // Excel believes that there was a 29 February 1900
		seconds += 86_400
	}
	at := time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).Add(time.Duration(seconds/86_400) * 24 * time.Hour)
	if seconds%86_400 == 0 {
		return at.Format(time.DateOnly)
	}
	return at.Add(time.Duration(seconds%86_400) * time.Second).Format(time.DateTime)
}

// sharedStrings reads the texts that cells point to.
func (a archive) sharedStrings() []string {
	var all []string
	var text strings.Builder
	a.visit("xl/sharedStrings.xml", func(m *markup) { // a book of numbers has none
		switch {
		case m.start("si"):
			text.Reset()
		case m.text != "" && m.within("t") && !m.within("rPh"):
			if !appendFitting(&text, m.text) {
				a.r.warn("A text of the workbook is larger than %s. Only its beginning was read.", size(largestCell))
			}
		case m.end("si"):
			a.r.hold(cellSize + text.Len())
			all = append(all, text.String())
		}
	})
	return all
}

// dateStyles says of each style whether numbers in it are days.
func (a archive) dateStyles() []bool {
	own := map[string]bool{}
	var dates []bool
	a.visit("xl/styles.xml", func(m *markup) { // without it all numbers are numbers
		switch {
		case m.start("numFmt"):
			a.r.hold(entrySize + len(m.attr("numFmtId")))
			own[m.attr("numFmtId")] = datePattern(m.attr("formatCode"))
		case m.start("xf") && m.within("cellXfs"):
			id := m.attr("numFmtId")
			n, _ := strconv.Atoi(id) // no number is the format "General"
			// The built-in patterns of days and times, those of East Asia among them.
			a.r.hold(2)
			dates = append(dates, own[id] || n >= 14 && n <= 22 || n >= 27 && n <= 36 || n >= 45 && n <= 47 || n >= 50 && n <= 58)
		}
	})
	return dates
}

// literal matches what a number format shows as it is, or does not show: what is escaped, in quotes or in brackets. Only the
// part for positive numbers counts.
var literal = lazyregexp.New(`(?s)[\\_*].|"[^"]*"?|\[[^\]]*\]?|;.*`)

// datePattern says whether a number format shows a day or a time: it has a letter of one.
func datePattern(pattern string) bool {
	return strings.ContainsAny(literal().ReplaceAllString(pattern, ""), "ymdhsYMDHS")
}
