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
			shown := end == "png" || end == "svg" || kind == "a chart" && !slices.Contains([]string{"xlsx", "csv", "tsv", "txt", "eml"}, end) // in a picture
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

func TestATagOfALineBreakEndsALine(t *testing.T) {
	const text = "| a<br>b | c |\n|---|---|\n| 1<BR />2 | `<br>` |\n\nx<br/>y<brx>\n"
	docx, err := produce.Word("x", text)
	if err != nil {
		t.Fatal(err)
	}
	body := part(t, docx, "word/document.xml")
	if strings.Count(body, "<w:br/>") != 3 || strings.Count(body, "&lt;br&gt;") != 1 || !strings.Contains(body, "&lt;brx&gt;") {
		t.Errorf("the lines end elsewhere: %s", body)
	}
	if page := string(produce.Page("x", text)); strings.Count(page, "<br>") != 3 {
		t.Errorf("the page is %s", page)
	}
	if rows := produce.Tables(text)[0].Rows; rows[1][0] != "1\n2" {
		t.Errorf("the cell is %q", rows[1][0])
	}
}

func TestPropertiesAboveATextAreNoPartOfIt(t *testing.T) {
	for name, c := range map[string]struct{ written, title, want string }{
		"properties":              {"---\ntitle: \"A review\"\ntags:\n  - x\n- y\n---\n\nWords.\n", "A review", "Words."},
		"properties of a heading": {"---\r\nauthor: Anna\r\n---\r\n# Review\r\n\r\nWords.\r\n", "Review", "# Review"},
		"a rule":                  {"---\n\nWords: many.\n\n---\n", "", "---"},
		"two rules":               {"---\nWords\n---\n", "Words", "---"},
	} {
		out, err := none.Print(t.Context(), "md", produce.Content{Markdown: c.written})
		text := string(out.Content)
		if at := strings.Index(text, c.want); err != nil || out.Title != c.title || at < 0 || strings.Contains(text, "tags") || strings.Contains(text, "author") {
			t.Errorf("%s: %q is called %q, %v", name, text, out.Title, err)
		}
	}
}

func TestATitleThatIsTheFirstHeadingStandsOnce(t *testing.T) {
	out, err := none.Print(t.Context(), "txt", produce.Content{Markdown: "Before.\n\n# Review\n\nWords.\n"})
	if err != nil || strings.Count(string(out.Content), "Review") != 1 || out.Title != "Review" {
		t.Errorf("%q is called %q, %v", out.Content, out.Title, err)
	}
}

func TestAPictureInAFootnoteOfSlidesIsSaidToBeGone(t *testing.T) {
	text := "Words.[^1]\n\n[^1]: ![A flag](" + painted(t, "png", 4, 4) + ")\n"
	for end, want := range map[string]int{"docx": 0, "pdf": 0, "pptx": 1, "html": 0} {
		out, err := none.Print(t.Context(), end, produce.Content{Markdown: text})
		if err != nil || len(out.Pictures) != want {
			t.Errorf("%s leaves out %q, %v", end, out.Pictures, err)
		}
	}
}

func TestAPictureInACellIsSaidToBeLeftOut(t *testing.T) {
	text := "| a |\n|---|\n| ![A flag](" + painted(t, "png", 4, 4) + ") |\n"
	for end, want := range map[string]int{"docx": 1, "pdf": 1, "pptx": 1, "html": 0} {
		out, err := none.Print(t.Context(), end, produce.Content{Markdown: text})
		if err != nil || len(out.Pictures) != want {
			t.Errorf("%s leaves out %q, %v", end, out.Pictures, err)
		}
	}
}
