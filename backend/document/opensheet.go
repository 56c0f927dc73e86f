package document

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// openSheets reads an ODS: an item a sheet, as CSV with what its cells show, and behind it its comments, charts and texts.
func (r *reading) openSheets(data []byte) error {
	a, err := r.openAt(data, openContent)
	if err != nil {
		return err
	}
	o := openSheetReader{openReader: newOpenReader(a)}
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
}

func (o *openSheetReader) visit(m *markup) error {
	times := func(name string) int {
		n, _ := strconv.Atoi(m.attr(name)) // without one it is once
		return max(n, 1)
	}
	switch {
	case m.start("table") && o.sheet == nil:
		o.sheet = o.out.r.sheet(m.attr("name"))
		o.row, o.line = o.sheet.begin(), 0
	case o.sheet == nil:
		return o.openReader.visit(m)
	case m.within("annotation"):
		o.visitComment(m)
	case m.within("frame"), m.within("custom-shape"), m.within("shapes"), m.within("forms"), m.within("rect"), m.within("caption"):
		return o.openReader.visit(m)
	case m.start("table-row"):
		o.row.clear()
		o.rowTimes, o.column = times("number-rows-repeated"), 0
		o.line++
	case m.start("table-cell"), m.start("covered-table-cell"):
		o.cellTimes = times("number-columns-repeated")
		o.column++
		o.cell.Reset()
		o.stored = storedValue(m)
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
	if o.stored != "" && (o.out.r.manner.Values || shown == "" || strings.Trim(shown, "#") == "") {
		return o.stored
	}
	return shown
}

// storedValue is what a cell holds, as a workbook of Excel would give it; empty where it is a text.
func storedValue(m *markup) string {
	switch m.attr("value-type") {
	case "float", "percentage", "currency":
		return m.attr("value")
	case "boolean":
		return strings.ToUpper(m.attr("boolean-value"))
	case "date":
		day, clock, timed := strings.Cut(m.attr("date-value"), "T")
		if clock, _, _ = strings.Cut(clock, "."); !timed || clock == "00:00:00" {
			return day
		}
		return day + " " + clock
	case "time":
		return openDuration(m.attr("time-value"))
	}
	return ""
}

// openDuration reads a duration such as PT36H30M00S.
func openDuration(value string) string {
	rest, negative := strings.CutPrefix(value, "-")
	rest, ok := strings.CutPrefix(rest, "PT")
	if !ok {
		return value
	}
	var parts [3]float64
	for i, unit := range []string{"H", "M", "S"} {
		if number, behind, found := strings.Cut(rest, unit); found {
			parts[i], _ = strconv.ParseFloat(strings.ReplaceAll(number, ",", "."), 64) // no number is none
			rest = behind
		}
	}
	sign := ""
	if negative {
		sign = "-"
	}
	return fmt.Sprintf("%s%d:%02d:%02d", sign, int64(parts[0]), int64(parts[1]), int64(parts[2]))
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
