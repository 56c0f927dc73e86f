package produce_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/produce"
)

func TestEveryEndingIsMadeOfEveryContent(t *testing.T) {
	chart, err := produce.ChartOf(produce.Bars, "Sold", produce.Table{Rows: [][]string{{"Month", "Bread"}, {"May", "12"}, {"June", "17"}}})
	if err != nil {
		t.Fatal(err)
	}
	for kind, c := range map[string]produce.Content{
		"a text":  {Title: "Sales *2026*", Markdown: "Words.\n\n| Month | Bread |\n|---|---|\n| May | 12 |\n| June | 17 |\n"},
		"rows":    {Title: "Sales", Tables: []produce.Table{{Name: "Sold", Rows: [][]string{{"Month", "Bread_and_cake", "*x*"}, {"May", "12", ""}, {"June", "17", "a|b\\\n<b>c"}}}}},
		"a chart": {Title: "Sales", Chart: &chart},
	} {
		for _, end := range produce.Endings() {
			out, err := none.Print(t.Context(), "."+strings.ToUpper(end), c)
			if err != nil || len(out.Content) == 0 {
				t.Errorf("%s of %s: %v", end, kind, err)
				continue
			}
			d := readBack(t, "a."+end, out.Content)
			shown := end == "png" || end == "svg" || kind == "a chart" && end != "xlsx" && end != "csv" && end != "tsv" // in a picture
			if got := texts(d); !shown && (!strings.Contains(got, "May") || !strings.Contains(got, "17")) {
				t.Errorf("%s of %s is read as %q", end, kind, got)
			}
			if got := texts(d); kind == "rows" && !shown && end != "eml" && (!strings.Contains(strings.NewReplacer("\\", "", "*", "", "\n", "").Replace(got), "Bread_and_cake") || !strings.Contains(strings.NewReplacer("&lt;", "<", "&gt;", ">").Replace(got), "<b>c")) {
				t.Errorf("%s of %s loses what looks like marks: %q", end, kind, got)
			}
		}
	}
	for end, c := range map[string]produce.Content{
		"key": {Markdown: "x"}, "xlsx": {Markdown: "no table"}, "png": {Markdown: "no table"}, "csv": {}, "pdf": {Markdown: "x", Template: []byte{}}, "docx": {Template: []byte("no package")},
	} {
		if _, err := none.Print(t.Context(), end, c); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s of %v gives %v", end, c, err)
		}
	}
}

func TestAnEndingThatCannotBeMadeSaysWhatCan(t *testing.T) {
	_, err := none.Print(t.Context(), "key", produce.Content{Markdown: "x"})
	if diff := cmp.Diff("A .key file can't be made. These can: docx, pdf, pptx, xlsx, csv, tsv, html, md, txt, eml, svg, png.", fault.Sentence(err)); diff != "" {
		t.Error(diff)
	}
}

func TestNoWrappingOfAModelStandsInADocument(t *testing.T) {
	for name, c := range map[string]struct {
		written, want string
		drawings      int
	}{
		"a fence around all":          {"```markdown\n# A\n\nwords\n```", "# A\n\nwords\n", 0},
		"words around the fence":      {"Here is the report:\n\n```md\n# A\n\n```go\nx\n```\n\nend\n```\nTell me more.", "# A\n\n```go\nx\n```\n\nend\n", 0},
		"a bare fence":                {"```\n# A\n\n- b\n- c\n```", "# A\n\n- b\n- c\n", 0},
		"a program":                   {"```\nx := 1\ny := 2\n```", "```\nx := 1\ny := 2\n```\n", 0},
		"a script with comments":      {"```sh\n# A\n# b\nls\n```", "```sh\n# A\n# b\nls\n```\n", 0},
		"two programs":                {"```\n# a\n- x\n```\n\nand\n\n```\nb\n```", "```\n# a\n- x\n```\n\nand\n\n```\nb\n```\n", 0},
		"a drawing in a fence":        {"a\n\n```svg\n<svg width=\"1\">\n<text>x</text></svg>\n```\n\nb", "a\n\n\n\nb\n", 1},
		"a drawing between words":     {"a <svg xmlns=\"x\"><path d=\"M0\"/></svg> b <SVG></SVG>", "a  b\n", 2},
		"a word that begins like one": {"a <svgs> b", "a <svgs> b\n", 0},
		"a fence that is not closed":  {"```markdown\n# A", "```markdown\n# A\n", 0},
	} {
		out, err := none.Print(t.Context(), "md", produce.Content{Markdown: c.written})
		if err != nil {
			t.Fatal(err)
		}
		if string(out.Content) != c.want || out.Drawings != c.drawings {
			t.Errorf("%s: %q with %d drawings", name, out.Content, out.Drawings)
		}
	}
}

func TestAPictureThatIsNotInADocumentIsNamed(t *testing.T) {
	const text = "# A\n\n![from afar](https://example.org/a.png) ![beside](b.png) ![broken](data:image/png;base64,AAAA) ![](data:image/png;base64,AAAA)\n"
	for _, end := range []string{"docx", "pdf", "pptx", "html"} {
		out, err := none.Print(t.Context(), end, produce.Content{Markdown: text})
		if err != nil {
			t.Fatal(err)
		}
		if want := []string{"https://example.org/a.png", "b.png", "broken", "picture"}; !slices.Equal(out.Pictures, want) {
			t.Errorf("%s says that it lacks %q, want %q", end, out.Pictures, want)
		}
	}
}
