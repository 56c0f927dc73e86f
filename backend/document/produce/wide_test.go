package produce_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/document/produce"
)

// amountsIn is a table with many columns of long numbers.
func amountsIn(columns, rows int) string {
	var b strings.Builder
	for c := range columns {
		fmt.Fprintf(&b, "| Month%d ", c)
	}
	b.WriteString("|\n" + strings.Repeat("|---", columns) + "|\n")
	for r := range rows {
		for c := range columns {
			fmt.Fprintf(&b, "| %d ", 1_000_000+1000*r+c)
		}
		b.WriteString("|\n")
	}
	return b.String()
}

func TestAWideTableTurnsThePageAndBreaksNoNumber(t *testing.T) {
	for _, c := range []struct{ columns, landscape, portrait int }{{3, 0, 1}, {14, 1, 2}, {50, 1, 2}} {
		text := "# Report\n\nBefore.\n\n## Table\n\n" + amountsIn(c.columns, 5) + "\n## After\n\nThe end.\n"
		printed := pdf(t, text)
		valid(t, printed)
		wide, upright := strings.Count(string(printed), "[0 0 842 595]"), strings.Count(string(printed), "[0 0 595 842]")
		if wide < c.landscape || c.landscape == 0 && wide > 0 || upright != c.portrait {
			t.Errorf("%d columns are on %d wide and %d upright pages", c.columns, wide, upright)
		}
		docx, err := produce.Word("x", text)
		if err != nil {
			t.Fatal(err)
		}
		wholePackage(t, docx)
		body := part(t, docx, "word/document.xml")
		if n := strings.Count(body, `w:orient="landscape"`); n != min(c.landscape, 1) || strings.Count(body, "<w:sectPr>") != 1+2*n {
			t.Errorf("%d columns are in %d wide sections", c.columns, n)
		}
		for name, data := range map[string][]byte{"a.pdf": printed, "a.docx": docx} {
			got := texts(readBack(t, name, data))
			for r := range 5 {
				for col := range c.columns {
					if number := strconv.Itoa(1_000_000 + 1000*r + col); !strings.Contains(got, number) {
						t.Fatalf("%s: %s is not in %s", name, number, got)
					}
				}
			}
			if !strings.Contains(got, "The end.") || strings.Index(got, "Before.") > strings.Index(got, "1000000") {
				t.Errorf("%s is out of order: %s", name, got)
			}
		}
	}
	only := pdf(t, amountsIn(14, 3))
	if strings.Count(string(only), "/Type /Page ") != 1 {
		t.Error("a table alone is on more than its page")
	}
}

func TestAWideTableTakesWhatLeadsToItAlong(t *testing.T) {
	for name, c := range map[string]struct{ above, stays, goes string }{
		"a heading":                      {"Before.\n\n## Sales\n\n", "Before.", "Sales"},
		"headings":                       {"Before.\n\n# Year\n\n## Sales\n\n", "Before.", "Year"},
		"a heading and a paragraph":      {"Before.\n\n# Year\n\n## Sales\n\nThese are they:\n\n", "Before.", "Year"},
		"a paragraph without a heading":  {"# Year\n\nOne.\n\nThese are they:\n\n", "These are they", "1000000"},
		"a heading with two paragraphs":  {"# Year\n\nOne.\n\nTwo.\n\n", "Two.", "1000000"},
		"a heading with a list under it": {"# Year\n\n- One.\n\n", "One.", "1000000"},
	} {
		text := c.above + amountsIn(14, 3)
		docx, err := produce.Word("x", text)
		if err != nil {
			t.Fatal(err)
		}
		upright, wide, _ := strings.Cut(part(t, docx, "word/document.xml"), "<w:sectPr>")
		if !strings.Contains(upright, c.stays) || !strings.Contains(wide, c.goes) {
			t.Errorf("%s: %q or %q is on the other page of a DOCX", name, c.stays, c.goes)
		}
		pages := readBack(t, "a.pdf", pdf(t, text)).Items
		if len(pages) != 2 || !strings.Contains(string(pages[0].Data), c.stays) || !strings.Contains(string(pages[1].Data), c.goes) {
			t.Errorf("%s: %q or %q is on the other page of %d of a PDF", name, c.stays, c.goes, len(pages))
		}
	}
}

func TestAHebrewTableFillsItsLineInEveryProgram(t *testing.T) {
	docx, err := produce.Word("x", "| שם | סכום |\n|---|---|\n| דוד | 1 |\n")
	if err != nil {
		t.Fatal(err)
	}
	width := 0
	for _, m := range regexp.MustCompile(`<w:gridCol w:w="(\d+)"/>`).FindAllStringSubmatch(part(t, docx, "word/document.xml"), -1) {
		n, err := strconv.Atoi(m[1])
		if err != nil {
			t.Fatal(err)
		}
		width += n
	}
	if width < 9000 {
		t.Errorf("the table is %d wide", width)
	}
	if page := string(produce.Page("x", "| שם |\n|---|\n| דוד |\n")); !strings.Contains(page, `<div class="table" dir="rtl"><table dir="rtl">`) {
		t.Errorf("the table is on the left of %s", page)
	}
}

func TestAShortChineseNameStaysInOneLine(t *testing.T) {
	text := "| 名前 | 値 |\n|---|---|\n| 東京都 | " + strings.Repeat("長い文", 60) + " |\n"
	printed, err := pinned().PDF(t.Context(), "x", text)
	if err != nil {
		t.Fatal(err)
	}
	if got := said(t, printed.Content); !strings.Contains(got, "東京都") {
		t.Errorf("the name is broken in %s", got)
	}
}
