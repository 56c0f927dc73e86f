package workbook

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/rivo/uniseg"
	"github.com/xuri/excelize/v2"
)

// Limits of a sheet, as Excel has them.
const (
	sheetRows    = 1 << 20
	sheetColumns = 1 << 14
	cellLength   = 32_767
)

// Sheet is rows under a heading row.
type Sheet struct {
	Name        string // may be empty
	Rows        [][]string
	Right       []bool // which columns hold numbers, so that their digits are under each other
	RightToLeft bool   // the first column is on the right
}

// Write makes a workbook. One of no sheets has an empty one.
func Write(title string, sheets []Sheet) ([]byte, error) {
	f := excelize.NewFile()
	defer f.Close() //nolint:errcheck // it has only temporary files to lose
	looks, err := looksOf(f)
	if err == nil {
		err = describe(f, title)
	}
	if err != nil {
		return nil, fmt.Errorf("make the styles: %w", err)
	}
	if len(sheets) == 0 {
		sheets = []Sheet{{}}
	}
	taken := map[string]bool{}
	for i, s := range sheets {
		name := sheetName(s.Name, i, taken)
		if i == 0 {
			err = f.SetSheetName("Sheet1", name)
		} else {
			_, err = f.NewSheet(name)
		}
		if err == nil {
			err = fill(f, name, s, looks)
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

// days are when the workbook was made and changed, which the library says of a workbook of its own that is many years old.
var days = regexp.MustCompile(`<dcterms:(created|modified).*?</dcterms:(created|modified)>`)

// describe writes the properties of a workbook. A day is not among them: the same rows give the same file.
func describe(f *excelize.File, title string) error {
	err := f.SetDocProps(&excelize.DocProperties{Title: title, Creator: "Terzetto", LastModifiedBy: "Terzetto"})
	if err != nil {
		return err
	}
	const part = "docProps/core.xml"
	if about, ok := f.Pkg.Load(part); ok {
		if text, ok := about.([]byte); ok {
			f.Pkg.Store(part, days.ReplaceAll(text, nil))
		}
	}
	return f.SetAppProps(&excelize.AppProperties{Application: "Terzetto"})
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
	heading.Alignment = &excelize.Alignment{Horizontal: "right", Indent: 1, Vertical: "top", WrapText: true}
	if l.numbers, err = f.NewStyle(&heading); err != nil {
		return l, err
	}
	for _, s := range []struct {
		id        *int
		alignment excelize.Alignment
	}{
		{&l.words, excelize.Alignment{Vertical: "top", WrapText: true}},
		{&l.short, excelize.Alignment{Vertical: "top"}},
		{&l.amounts, excelize.Alignment{Vertical: "top", Horizontal: "right", Indent: 1}}, // apart from the words of the next column
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

// How wide columns may be together, in letters: upright on a portrait A4 sheet, and abreast on a landscape one, in the smallest
// letters that people read.
const (
	upright = 95
	abreast = 230
)

// setPrintLayout sets how a sheet comes out on paper: as wide as the paper, or as several where it has many columns, as many
// pages as it needs, with the heading on each, and with the first column where the others go on.
func setPrintLayout(f *excelize.File, name string, across float64) error {
	fit, wide, high := true, max(1, int(math.Ceil(across/abreast))), 0
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
	quoted := "'" + strings.ReplaceAll(name, "'", "''") + "'!"
	titles := quoted + "$1:$1"
	if wide > 1 {
		titles = quoted + "$A:$A," + titles
	}
	return f.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", Scope: name, RefersTo: titles})
}

// fill writes the rows of a sheet. Most of its branches hand on an error of the library.
func fill(f *excelize.File, name string, s Sheet, l looks) error {
	rows := s.Rows
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
	if s.RightToLeft {
		if err := f.SetSheetView(name, -1, &excelize.ViewOptions{RightToLeft: &s.RightToLeft}); err != nil {
			return err
		}
	}
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
			if style := l.of(i == 0, s.Right[c], lines > 1, text); style != 0 {
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

// letters is how wide text is, in the width of a Latin letter.
func letters(text string) int { return uniseg.StringWidth(text) }
