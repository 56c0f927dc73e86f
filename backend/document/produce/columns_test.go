package produce_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"terzetto/backend/document/produce"
)

// ledger is a table of more rows than a page has.
func ledger() string {
	var b strings.Builder
	b.WriteString("The accounts of the harbour, and what is said of each of the places with the money that they brought.\n\n| No | Place | Sum |\n|---|---|---|\n")
	for i := range 120 {
		fmt.Fprintf(&b, "| %d | A basin with a description that goes on for more than a line of the page, as such descriptions do | %d.50 |\n", i+1, 1000+i)
	}
	return b.String()
}

func part(t *testing.T, docx []byte, name string) string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(docx), int64(len(docx)))
	if err != nil {
		t.Fatal(err)
	}
	f, err := z.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestAWordTableFitsItsWordsAndRepeatsItsHeading(t *testing.T) {
	docx, err := produce.Word("Ledger", ledger())
	if err != nil {
		t.Fatal(err)
	}
	body := part(t, docx, "word/document.xml")
	var widths []int
	for _, m := range regexp.MustCompile(`<w:gridCol w:w="(\d+)"/>`).FindAllStringSubmatch(body, -1) {
		var n int
		if _, err := fmt.Sscan(m[1], &n); err != nil {
			t.Fatal(err)
		}
		widths = append(widths, n)
	}
	if len(widths) != 3 || widths[1] < 4*widths[0] || widths[0]+widths[1]+widths[2] > 9070 {
		t.Errorf("the columns are %d wide", widths)
	}
	if strings.Count(body, "<w:tblHeader/>") != 1 || strings.Count(body, "<w:cantSplit/>") != 121 {
		t.Error("the heading is not repeated, or rows are torn")
	}
	if n := strings.Count(body, `<w:jc w:val="right"/>`); n != 2*121 {
		t.Errorf("%d cells stand to the right", n)
	}
	if core := part(t, docx, "docProps/core.xml"); !strings.Contains(core, "<dc:language>en</dc:language>") {
		t.Error("the language is not named in", core)
	}
}

func TestTextThatRunsFromTheRightSaysSo(t *testing.T) {
	const text = "# נמל\n\n- مرحبا 123\n\nplain\n\n| שם | 12 |\n|---|---|\n| נמל | 12 |\n"
	docx, err := produce.Word("x", text)
	if err != nil {
		t.Fatal(err)
	}
	body := part(t, docx, "word/document.xml")
	if n := strings.Count(body, "<w:bidi/>"); n != 4 || strings.Count(body, "<w:rtl/>") != 4 || !strings.Contains(body, "<w:bidiVisual/>") {
		t.Errorf("%d paragraphs of 4 run from the right in\n%s", n, body)
	}
	page := string(produce.Page("x", text))
	for _, want := range []string{`<h1 dir="auto">`, `<ul dir="rtl">`, `<li dir="rtl">`, `<p dir="auto">`, `<table dir="rtl">`, `<td dir="auto">`} {
		if !strings.Contains(page, want) {
			t.Errorf("%s is not in %s", want, page)
		}
	}
}

func TestTheHeadingOfATableStandsOnEachPageOfAPDF(t *testing.T) {
	data := pdf(t, ledger())
	d := readBack(t, "a.pdf", data)
	if len(d.Items) < 3 {
		t.Fatalf("it has %d pages", len(d.Items))
	}
	for _, page := range d.Items {
		if !strings.Contains(string(page.Data), "Place") {
			t.Errorf("%s has no heading: %.80s", page.Name, page.Data)
		}
	}
	if !bytes.Contains(data, []byte("/Lang (en)")) {
		t.Error("the language is not named")
	}
}

func TestAWorkbookIsPrintedWholeWithItsHeadingOnEachPage(t *testing.T) {
	long := strings.Repeat("word ", 40)
	data, err := produce.Workbook("", produce.Table{Name: "It's", Rows: [][]string{{"Place", "Share", "Remark"}, {"港口港口港口港口", "45%", long}}})
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close() //nolint:errcheck // it is only read
	names := f.GetDefinedName()
	if len(names) != 1 || names[0].Name != "_xlnm.Print_Titles" || names[0].RefersTo != "'It''s'!$1:$1" {
		t.Errorf("the names are %+v", names)
	}
	layout, err := f.GetPageLayout("It's")
	if err != nil || *layout.FitToWidth != 1 || *layout.FitToHeight != 0 {
		t.Errorf("the layout is %+v, %v", layout, err)
	}
	wide, err := f.GetColWidth("It's", "A")
	if err != nil || wide < 16 {
		t.Errorf("eight wide signs have %g, %v", wide, err)
	}
	high, err := f.GetRowHeight("It's", 2)
	if err != nil || high < 45 {
		t.Errorf("a row of four lines is %g high, %v", high, err)
	}
}
