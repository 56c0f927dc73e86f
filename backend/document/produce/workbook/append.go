package workbook

import (
	"bytes"
	"fmt"

	"github.com/xuri/excelize/v2"
)

// mostUnzipped bounds what a workbook unfolds to.
const mostUnzipped = 256 << 20

// AppendRows adds rows to a sheet of a workbook that is there, below its last row. Other sheets,
// styles, pictures and formulas stay. Numbers are written as numbers, everything else as text.
func AppendRows(file []byte, sheet string, rows [][]string) (out []byte, err error) {
	f, err := excelize.OpenReader(bytes.NewReader(file), excelize.Options{UnzipSizeLimit: mostUnzipped, UnzipXMLSizeLimit: mostUnzipped})
	if err != nil {
		return nil, fmt.Errorf("open the workbook: %w", err)
	}
	defer f.Close() //nolint:errcheck // it has only temporary files to lose
	known, err := f.GetRows(sheet)
	if err != nil {
		return nil, fmt.Errorf("read the sheet %q: %w", sheet, err)
	}
	if len(known)+len(rows) > sheetRows {
		return nil, fmt.Errorf("%d rows are more than a sheet holds", len(known)+len(rows))
	}
	for i, row := range rows {
		if len(row) > sheetColumns {
			return nil, fmt.Errorf("%d columns are more than a sheet holds", len(row))
		}
		for c, text := range row {
			if text == "" {
				continue
			}
			at, err := excelize.CoordinatesToCellName(c+1, len(known)+i+1)
			if err == nil {
				err = f.SetCellValue(sheet, at, cell(text))
			}
			if err != nil {
				return nil, fmt.Errorf("write row %d: %w", len(known)+i+1, err)
			}
		}
	}
	b, err := f.WriteToBuffer()
	if err != nil {
		return nil, fmt.Errorf("write the workbook: %w", err)
	}
	return b.Bytes(), nil
}
