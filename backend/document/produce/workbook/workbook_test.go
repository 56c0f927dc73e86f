package workbook_test

import (
	"archive/zip"
	"bytes"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"terzetto/backend/document/produce/workbook"
)

// writeSheet is a workbook of one sheet, opened.
func writeSheet(t *testing.T, s workbook.Sheet) *excelize.File {
	t.Helper()
	data, err := workbook.Write("Title", []workbook.Sheet{s})
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() }) // it is only read
	return f
}

func TestManyColumnsArePrintedOnSeveralSheetsOfPaper(t *testing.T) {
	for columns, want := range map[int]struct {
		papers int
		titles string
	}{14: {1, "'T'!$1:$1"}, 50: {3, "'T'!$A:$A,'T'!$1:$1"}} {
		row := make([]string, columns)
		for c := range row {
			row[c] = "column " + strconv.Itoa(c)
		}
		f := writeSheet(t, workbook.Sheet{Name: "T", Rows: [][]string{row, row}, Right: make([]bool, columns)})
		layout, err := f.GetPageLayout("T")
		if err != nil || *layout.FitToWidth != want.papers || f.GetDefinedName()[0].RefersTo != want.titles {
			t.Errorf("%d columns are on %d papers with %s, %v", columns, *layout.FitToWidth, f.GetDefinedName()[0].RefersTo, err)
		}
	}
}

func TestAHebrewSheetBeginsOnTheRight(t *testing.T) {
	for _, right := range []bool{true, false} {
		f := writeSheet(t, workbook.Sheet{Name: "T", Rows: [][]string{{"שם"}, {"1"}}, Right: []bool{true}, RightToLeft: right})
		if view, err := f.GetSheetView("T", 0); err != nil || view.RightToLeft == nil || *view.RightToLeft != right {
			t.Errorf("the view is %+v, %v", view, err)
		}
	}
}

func TestAWorkbookSaysNoDayThatIsNotItsOwn(t *testing.T) {
	data, err := workbook.Write("Sales", []workbook.Sheet{{Rows: [][]string{{"a"}}, Right: []bool{false}}})
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	in, err := z.Open("docProps/core.xml")
	if err != nil {
		t.Fatal(err)
	}
	about, err := io.ReadAll(in)
	if text := string(about); err != nil || !strings.Contains(text, "Sales") || strings.Contains(text, "created") {
		t.Errorf("the properties are %s, %v", text, err)
	}
}
