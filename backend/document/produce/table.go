package produce

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/produce/workbook"
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

// Workbook writes an XLSX, a sheet a table.
func Workbook(title string, tables ...Table) ([]byte, error) {
	return workbook.Write(title, lists.Map(tables, func(t Table) workbook.Sheet {
		s := workbook.Sheet{Name: t.Name, Rows: t.Rows, Right: amounts(t.Rows)}
		if len(t.Rows) > 0 {
			s.RightToLeft = leftward(strings.Join(t.Rows[0], " "))
		}
		return s
	}))
}
