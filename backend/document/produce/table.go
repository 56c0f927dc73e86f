package produce

import (
	"bytes"
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
	var out bytes.Buffer
	w := csv.NewWriter(&out)
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

// Workbook writes an XLSX, a sheet a table: the heading row bold and kept in view,
// numbers as numbers, everything else as text. Nothing becomes a formula.
func Workbook(tables ...Table) ([]byte, error) {
	f := excelize.NewFile()
	defer f.Close() //nolint:errcheck // it has only temporary files to lose
	bold, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	if err != nil {
		return nil, fmt.Errorf("make a style: %w", err)
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
			err = fill(f, name, t.Rows, bold)
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

func fill(f *excelize.File, name string, rows [][]string, bold int) error {
	if len(rows) > sheetRows {
		return fmt.Errorf("%d rows are more than a sheet holds", len(rows))
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
		cells := make([]any, len(row))
		for c, text := range row {
			cells[c] = cell(text)
			if i == 0 {
				cells[c] = excelize.Cell{StyleID: bold, Value: text}
			}
		}
		if err := w.SetRow("A"+strconv.Itoa(i+1), cells); err != nil {
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

// widths suits columns to their first rows, between what looks empty and what does
// not fit a window.
func widths(rows [][]string) []float64 {
	var out []float64
	for _, row := range rows[:min(len(rows), 200)] {
		for c, text := range row[:min(len(row), sheetColumns)] {
			for len(out) <= c {
				out = append(out, 9)
			}
			out[c] = min(max(out[c], float64(utf8.RuneCountInString(text))+2), 60)
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
	if name == "" {
		name = "Sheet " + strconv.Itoa(i+1)
	}
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
