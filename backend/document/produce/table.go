package produce

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
)

// Table is rows of text under a heading row.
type Table struct {
	Name string // of the sheet; may be empty
	Rows [][]string
}

// CSV writes a table as RFC 4180 has it, in UTF-8.
func CSV(t Table) ([]byte, error) {
	return DelimitedRows(t, ',')
}

// DelimitedRows is CSV with another mark between the cells.
func DelimitedRows(t Table, mark rune) ([]byte, error) {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	w.Comma = mark
	if err := w.WriteAll(t.Rows); err != nil {
		return nil, fmt.Errorf("write the table: %w", err)
	}
	return out.Bytes(), nil
}

// Limits of a sheet, as Excel has them.
const (
	sheetRows    = 1 << 20
	sheetColumns = 1 << 14
	cellLength   = 32_767
)

// Workbook writes an XLSX, a sheet a table: the heading row set apart, kept in view and
// printedAs on each page, long texts over several lines, numbers as numbers, everything else
// as text. Nothing becomes a formula. Printed, no column is cut off.
func Workbook(tables ...Table) ([]byte, error) { return workbook("", tables) }

func workbook(title string, tables []Table) ([]byte, error) {
	f := excelize.NewFile()
	defer f.Close() //nolint:errcheck // it has only temporary files to lose
	looks, err := looksOf(f)
	if err == nil {
		err = f.SetDocProps(&excelize.DocProperties{Title: title, Creator: "Terzetto", LastModifiedBy: "Terzetto"})
	}
	if err != nil {
		return nil, fmt.Errorf("make the styles: %w", err)
	}
	if len(tables) == 0 {
		tables = []Table{{}}
	}
	taken := map[string]bool{}
	for i, t := range tables {
		name := sheetName(t.Name, i, taken)
		if i == 0 {
			err = f.SetSheetName("Sheet1", name)
		} else {
			_, err = f.NewSheet(name)
		}
		if err == nil {
			err = fill(f, name, t.Rows, looks)
		}
		if err != nil {
			return nil, fmt.Errorf("write the sheet %q: %w", name, err)
		}
	}
	out, err := f.WriteToBuffer()
	if err != nil {
		return nil, fmt.Errorf("write the workbook: %w", err)
	}
	return out.Bytes(), nil
}

// looks are the styles of cells: of the heading, over words and over numbers, of long words,
// of what is short beside them, and of amounts that are written as words.
type looks struct{ heading, numbers, words, short, amounts int }

func looksOf(f *excelize.File) (l looks, err error) {
	heading := excelize.Style{
		Font:      &excelize.Font{Bold: true},
		Fill:      excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{"EFEEEA"}},
		Border:    []excelize.Border{{Type: "bottom", Color: "999999", Style: 1}},
		Alignment: &excelize.Alignment{Vertical: "top", WrapText: true},
	}
	if l.heading, err = f.NewStyle(&heading); err != nil {
		return l, err
	}
	heading.Alignment = &excelize.Alignment{Horizontal: "right", Vertical: "top", WrapText: true}
	if l.numbers, err = f.NewStyle(&heading); err != nil {
		return l, err
	}
	for _, s := range []struct {
		id        *int
		alignment excelize.Alignment
	}{
		{&l.words, excelize.Alignment{Vertical: "top", WrapText: true}},
		{&l.short, excelize.Alignment{Vertical: "top"}},
		{&l.amounts, excelize.Alignment{Vertical: "top", Horizontal: "right"}},
	} {
		if *s.id, err = f.NewStyle(&excelize.Style{Alignment: &s.alignment}); err != nil {
			return l, err
		}
	}
	return l, nil
}

// of is the style of a cell; 0 for none.
func (l looks) of(heading, right, tall bool, text string) int {
	switch {
	case heading && right:
		return l.numbers
	case heading:
		return l.heading
	case linesOf(text) > 1:
		return l.words
	case right:
		return l.amounts
	case tall:
		return l.short
	}
	return 0
}

// upright is how wide columns may be together, in letters, on a portrait A4 sheet.
const upright = 95

// setPrintLayout sets how a sheet comes out on paper: as wide as the paper, as many pages as it
// needs, with the heading on each.
func setPrintLayout(f *excelize.File, name string, across float64) error {
	fit, wide, high := true, 1, 0
	size, orientation := 9, "portrait" // 9 is A4
	if across > upright {
		orientation = "landscape"
	}
	if err := f.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fit}); err != nil {
		return err
	}
	if err := f.SetPageLayout(name, &excelize.PageLayoutOptions{Size: &size, Orientation: &orientation, FitToWidth: &wide, FitToHeight: &high}); err != nil {
		return err
	}
	return f.SetDefinedName(&excelize.DefinedName{
		Name: "_xlnm.Print_Titles", Scope: name, RefersTo: "'" + strings.ReplaceAll(name, "'", "''") + "'!$1:$1",
	})
}

// fill writes the rows of a sheet. Most of its branches hand on an error of the library.
func fill(f *excelize.File, name string, rows [][]string, l looks) error {
	if len(rows) > sheetRows {
		return fmt.Errorf("%d rows are more than a sheet holds", len(rows))
	}
	across := 0.0
	for _, width := range widths(rows) {
		across += width
	}
	if len(rows) > 0 {
		if err := setPrintLayout(f, name, across); err != nil {
			return err
		}
	}
	right := amounts(rows)
	w, err := f.NewStreamWriter(name)
	if err != nil {
		return err
	}
	for c, width := range widths(rows) {
		if err := w.SetColWidth(c+1, c+1, width); err != nil {
			return err
		}
	}
	if len(rows) > 1 {
		if err := w.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
			return err
		}
	}
	for i, row := range rows {
		if len(row) > sheetColumns {
			return fmt.Errorf("%d columns are more than a sheet holds", len(row))
		}
		cells, lines := make([]any, len(row)), 1
		for _, text := range row {
			lines = max(lines, linesOf(text))
		}
		for c, text := range row {
			cells[c] = cell(text)
			if i == 0 {
				cells[c] = text // a heading is no number
			}
			if style := l.of(i == 0, right[c], lines > 1, text); style != 0 {
				cells[c] = excelize.Cell{StyleID: style, Value: cells[c]}
			}
		}
		var height []excelize.RowOpts
		if lines > 1 { // not every program makes a row as high as its texts
			height = append(height, excelize.RowOpts{Height: min(float64(lines)*lineHeight, tallest)})
		}
		if err := w.SetRow("A"+strconv.Itoa(i+1), cells, height...); err != nil {
			return err
		}
	}
	return w.Flush()
}

// cell gives a number for text that is exactly how a number is written. Leading
// zeros, signs and more digits than a number keeps are those of a name: a telephone,
// an account.
func cell(text string) any {
	if n, err := strconv.ParseFloat(text, 64); err == nil && len(text) <= 15 && strconv.FormatFloat(n, 'f', -1, 64) == text {
		return n
	}
	if utf8.RuneCountInString(text) > cellLength {
		text = string([]rune(text)[:cellLength])
	}
	return text
}

// A line of a cell, and the highest row that Excel takes, in points.
const (
	lineHeight = 15
	tallest    = 409
)

// linesOf is how many lines a text takes in the widest column.
func linesOf(text string) int {
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		n += 1 + max(0, letters(line)-1)/(widest-3)
	}
	return n
}

// widest is how many letters a column shows in a line.
const widest = 60

// widths suits columns to their first rows, between what looks empty and what does
// not fit a window.
func widths(rows [][]string) []float64 {
	var out []float64
	for _, row := range rows[:min(len(rows), 200)] {
		for c, text := range row[:min(len(row), sheetColumns)] {
			for len(out) <= c {
				out = append(out, 9)
			}
			out[c] = min(max(out[c], float64(letters(text))+2), widest)
		}
	}
	return out
}

// sheetName makes a name that Excel takes: up to 31 characters, none of its own
// marks, no other sheet's.
func sheetName(name string, i int, taken map[string]bool) string {
	name = strings.Trim(strings.Map(func(c rune) rune {
		if strings.ContainsRune(`[]:*?/\`, c) || c < ' ' {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(name, "")), " '")
	name = cmp.Or(name, "Sheet "+strconv.Itoa(i+1))
	base := []rune(name)
	for n := 1; ; n++ {
		suffix := ""
		if n > 1 {
			suffix = " (" + strconv.Itoa(n) + ")"
		}
		name = string(base[:min(len(base), 31-len(suffix))]) + suffix
		if key := strings.ToLower(name); !taken[key] {
			taken[key] = true
			return name
		}
	}
}
