package produce_test

import (
	"fmt"
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
