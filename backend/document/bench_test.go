package document_test

import (
	"fmt"
	"testing"

	"github.com/xuri/excelize/v2"

	"terzetto/backend/document"
)

func BenchmarkPDFOfTwoHundredPages(b *testing.B) {
	lines := make([]string, 45)
	for i := range lines {
		lines[i] = fmt.Sprintf("Line %d of a page that is as full of words as pages of books mostly are.", i)
	}
	pages := make([]pdfPage, 200)
	for i := range pages {
		pages[i] = pdfPage{say(lines...), i == 100}
	}
	data := pdfOf(pages...)
	for b.Loop() {
		if d, err := document.Read(b.Context(), "a.pdf", data, document.Limits{}); err != nil || len(d.Items) != 201 {
			b.Fatal(err, len(d.Items), d.Warnings)
		}
	}
}

func BenchmarkWorkbookOfHundredThousandCells(b *testing.B) {
	f := excelize.NewFile()
	w, err := f.NewStreamWriter("Sheet1")
	if err != nil {
		b.Fatal(err)
	}
	for row := range 10_000 {
		cells := make([]any, 10)
		for c := range cells {
			cells[c] = float64(row) * 1.5
			if c%2 == 0 {
				cells[c] = fmt.Sprintf("cell %d", row)
			}
		}
		if err := w.SetRow(fmt.Sprintf("A%d", row+1), cells); err != nil {
			b.Fatal(err)
		}
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	out, err := f.WriteToBuffer()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if d, err := document.Read(b.Context(), "a.xlsx", out.Bytes(), document.Limits{}); err != nil || d.Items[0].Metadata.Rows != 10_000 {
			b.Fatal(err, d.Warnings)
		}
	}
}
