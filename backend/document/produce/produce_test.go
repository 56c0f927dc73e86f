package produce_test

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
	"github.com/xuri/excelize/v2"

	"terzetto/backend/document"
	"terzetto/backend/document/produce"
)

const sample = `# Report

Some **bold**, *slanted* and ` + "`code`" + ` text with a [link](https://example.org/a?b=1&c=2)
that goes on, a file_name_here and 2 * 3 * 4.

## List

1. first
2. second
   - inner
3. third

Then:

1. again

- [x](javascript:alert(1)) stays text
- <script>no</script>

> quoted & "said"

| Name | Amount |
|------|-------:|
| a\|b | 1 |
| c |

` + "```go\nfunc main() {}\n\tx := \"<&>\"\n```" + `

---
Last.
`

// none is a computer without fonts.
var none *produce.Fonts

// pdf prints Markdown for which the fonts in the program are enough.
func pdf(t *testing.T, markdown string) []byte {
	t.Helper()
	printed, err := none.PDF(t.Context(), "Report (1)", markdown)
	if err != nil || len(printed.Missing) > 0 {
		t.Fatalf("%v, without %q", err, printed.Missing)
	}
	return printed.Content
}

// readBack reads what was written, with the package that reads.
func readBack(t *testing.T, name string, data []byte) document.Document {
	t.Helper()
	d, err := document.Read(t.Context(), name, data, document.Limits{})
	if err != nil || len(d.Warnings) > 0 {
		t.Fatalf("read %s back: %v %v", name, err, d.Warnings)
	}
	return d
}

func texts(d document.Document) string {
	var b strings.Builder
	for _, item := range d.Items {
		if item.Metadata.IsText {
			b.Write(item.Data)
			b.WriteString("\n\n")
		}
	}
	return b.String()
}

func TestWordReadsBackAsTheMarkdownItCameFrom(t *testing.T) {
	data, err := produce.Word("Report <1>", sample)
	if err != nil {
		t.Fatal(err)
	}
	wellFormed(t, data)
	got := texts(readBack(t, "a.docx", data))
	for _, want := range []string{
		"# Report\n", "Some **bold**, *slanted* and code text with a [link](https://example.org/a?b=1&c=2) that goes on, a file_name_here and 2 * 3 * 4.",
		"1. first\n2. second\n  - inner\n3. third\n\nThen:\n\n1. again\n- x stays text\n- <script>no</script>",
		"quoted & \"said\"", "| **Name** | **Amount** |\n| --- | --- |\n| a\\|b | 1 |\n| c |", "func main() {}\n\tx := \"<&>\"",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	again, err := produce.Word("Report <1>", sample)
	if err != nil || !bytes.Equal(data, again) {
		t.Error("the same Markdown gave another file")
	}
}

// wellFormed holds that each part is XML and that all that is related is there.
func wellFormed(t *testing.T, data []byte) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		if strings.HasPrefix(f.Name, "word/media/") {
			continue
		}
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		for d := xml.NewDecoder(in); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", f.Name, err)
			}
		}
		if err := in.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAPageEscapesWhatItIsGiven(t *testing.T) {
	got := string(produce.Page("A <b>", sample))
	for _, want := range []string{
		"<title>A &lt;b&gt;</title>", `<h1 dir="auto">Report</h1>`, "<strong>bold</strong>", "<em>slanted</em>", "<code>code</code>", `<a href="https://example.org/a?b=1&amp;c=2">link</a>`,
		"<ol>\n<li>first</li>\n<li>second\n<ul>\n<li>inner</li>\n</ul>\n</li>\n<li>third</li>\n</ol>", "&lt;script&gt;", `<th dir="auto" class="number">Amount</th>`, `<td dir="auto">a|b</td>`, "<blockquote>", "<hr>",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "javascript:") || strings.Contains(got, "<script") {
		t.Error("something that runs is in the page")
	}
}

func TestAWorkbookReadsBackAndNothingIsAFormula(t *testing.T) {
	rows := [][]string{{"Name", "Amount"}, {"=1+1", "12.5"}, {"007", "-3"}, {"+49", "1e5"}}
	data, err := produce.Workbook("", produce.Table{Name: "A/B: [c]", Rows: rows}, produce.Table{Name: "a b   c", Rows: nil})
	if err != nil {
		t.Fatal(err)
	}
	d := readBack(t, "a.xlsx", data)
	if len(d.Items) != 2 || string(d.Items[0].Data) != "Name,Amount\n=1+1,12.5\n007,-3\n+49,1e5\n" || d.Items[0].Name != "A B c" {
		t.Errorf("%d items, the first %q: %s", len(d.Items), d.Items[0].Name, d.Items[0].Data)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	sheet := f.GetSheetName(0)
	for cell, want := range map[string]excelize.CellType{"A2": excelize.CellTypeInlineString, "B2": excelize.CellTypeUnset, "A3": excelize.CellTypeInlineString, "B3": excelize.CellTypeUnset} {
		if got, err := f.GetCellType(sheet, cell); err != nil || got != want {
			t.Errorf("%s is of type %v, want %v (%v)", cell, got, want, err)
		}
	}
}

func TestCSVQuotesWhatItMust(t *testing.T) {
	got, err := produce.CSV(produce.Table{Rows: [][]string{{"a", "b,c"}, {"\"q\"", "x\ny"}}})
	if want := "a,\"b,c\"\n\"\"\"q\"\"\",\"x\ny\"\n"; err != nil || string(got) != want {
		t.Errorf("%q, %v", got, err)
	}
}

func table() produce.Table {
	rows := [][]string{{"Month", "Sales & more", "Costs"}}
	for i, m := range []string{"January", "February", "March", "April", "May", "June", "July"} {
		rows = append(rows, []string{m, strconv.Itoa(1200 + i*i*310), fmt.Sprintf("€ %d.5", 2400-i*130)})
	}
	return produce.Table{Rows: rows}
}

func TestChartsAreDrawnInBothForms(t *testing.T) {
	scatter := produce.Table{Rows: [][]string{{"Height", "Weight"}, {"1.62", "55"}, {"1.71", "68"}, {"1.85", "90"}, {"1.77", "71"}}}
	for kind, table := range map[produce.ChartKind]produce.Table{produce.Bars: table(), produce.Lines: table(), produce.Pie: table(), produce.Scatter: scatter} {
		t.Run(string(kind), func(t *testing.T) {
			c, err := produce.ChartOf(kind, "Sales <2026>", table)
			if err != nil {
				t.Fatal(err)
			}
			svg, err := c.SVG()
			if err != nil || !bytes.Contains(svg, []byte(`<title id="title">Sales &lt;2026&gt;</title>`)) || !bytes.Contains(svg, []byte("<desc")) {
				t.Errorf("%v\n%s", err, svg)
			}
			if err := xml.Unmarshal(svg, new(struct{})); err != nil {
				t.Error("the SVG is not well formed:", err)
			}
			if bytes.Contains(svg, []byte("NaN")) || bytes.Contains(svg, []byte("Inf")) {
				t.Error("a coordinate is no number")
			}
			drawn, err := none.PNG(t.Context(), c)
			if err != nil || len(drawn.Missing) > 0 {
				t.Fatalf("%v, without %q", err, drawn.Missing)
			}
			picture := drawn.Content
			m, err := png.Decode(bytes.NewReader(picture))
			if err != nil || m.Bounds().Dx() != 1600 || m.Bounds().Dy() != 1000 {
				t.Errorf("%v %v", err, m.Bounds())
			}
			if dir := os.Getenv("TERZETTO_CHARTS"); dir != "" {
				if err := os.WriteFile(dir+"/"+string(kind)+".png", picture, 0o600); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func TestAChartSaysWhyItCannotBeDrawn(t *testing.T) {
	for why, chart := range map[string]produce.Chart{
		"There is no chart of":        {Kind: "radar", Labels: []string{"a"}, Series: []produce.Series{{Values: []float64{1}}}},
		"A chart shows 1 to 8 series": {Kind: produce.Bars},
		"1 values for 2":              {Kind: produce.Bars, Labels: []string{"a", "b"}, Series: []produce.Series{{Values: []float64{1}}}},
		"no numbers":                  {Kind: produce.Bars, Labels: []string{"a"}, Series: []produce.Series{{Values: []float64{math.NaN()}}}},
		"too large":                   {Kind: produce.Lines, Labels: []string{"a"}, Series: []produce.Series{{Values: []float64{math.Inf(1)}}}},
		"up to 5000 points":           {Kind: produce.Lines, Labels: make([]string, 6000), Series: []produce.Series{{Values: make([]float64, 6000)}}},
		"The table has no num":        {Kind: produce.Pie, Labels: []string{"a"}, Series: []produce.Series{{Values: []float64{-1}}}},
	} {
		_, err := chart.SVG()
		_, again := none.PNG(t.Context(), chart)
		if err == nil || !strings.Contains(err.Error(), why) || again == nil {
			t.Errorf("want %q, got %v and %v", why, err, again)
		}
	}
	if _, err := produce.ChartOf(produce.Bars, "", produce.Table{Rows: [][]string{{"only"}}}); err == nil {
		t.Error("a table without numbers gave a chart")
	}
}

func TestChartsOfOddNumbersStayWithinThePicture(t *testing.T) {
	for _, values := range [][]float64{{0}, {5}, {-5}, {0, 0}, {1e-9, 2e-9}, {1e12, -1e12}, {3, math.NaN(), 4}, {math.NaN(), 1}, {1e300, -1e300}} {
		for _, kind := range []produce.ChartKind{produce.Bars, produce.Lines, produce.Scatter} {
			c := produce.Chart{Kind: kind, Labels: make([]string, len(values)), Series: []produce.Series{{Name: "x", Values: values}}}
			svg, err := c.SVG()
			if err != nil || bytes.Contains(svg, []byte("NaN")) || bytes.Contains(svg, []byte("Inf")) {
				t.Errorf("%v as %s: %v\n%s", values, kind, err, svg)
			}
		}
	}
}

func FuzzMarkdown(f *testing.F) {
	f.Add(sample)
	f.Add("**a *b** c* __d_ [x](y) ![z](w) | \n|-|\n1) x\n\t- y\n  z")
	f.Fuzz(func(t *testing.T, markdown string) {
		data, err := produce.Word("x", markdown)
		if err != nil {
			t.Fatal(err)
		}
		wellFormed(t, data)
		produce.Page("x", markdown)
	})
}

func TestTheSameTextOfPlainWordsComesBack(t *testing.T) {
	data, err := produce.Word("", "One two.\n\nThree *four.")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff("One two.\n\nThree *four.\n\n", texts(readBack(t, "a.docx", data))); diff != "" {
		t.Error(diff)
	}
}

func TestPDFReadsBackPageByPage(t *testing.T) {
	long := sample + "\n\n" + strings.Repeat("A paragraph of Grüße, Ωmega and Ёлки that is long enough to need more than a single line of the page. ", 60) +
		"\n\n" + strings.Repeat("x", 400) + "\n\n| a | b |\n|---|---|\n| " + strings.Repeat("word ", 900) + " | y |\n"
	data := pdf(t, long)
	// Another reader must take it for whole, too.
	conf := &model.Configuration{Reader15: true, ValidationMode: model.ValidationStrict, Offline: true, Limits: model.DefaultResourceLimits()}
	if _, err := api.ReadAndValidate(bytes.NewReader(data), conf); err != nil {
		t.Error("the PDF is not valid:", err)
	}
	d := readBack(t, "a.pdf", data)
	got := texts(d)
	for _, want := range []string{
		"Report\n", "Some bold, slanted and code text with a link that goes on, a file_name_here and 2 * 3 * 4.", "1.\u0020first", "2. second", "• inner", "3. third",
		"Grüße, Ωmega and Ёлки", "func main() {}", "Name", "a|b",
	} {
		if !strings.Contains(strings.ReplaceAll(got, "\t", " "), want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if n := strings.Count(got, "word"); n != 900 || len(d.Items) < 3 || strings.Count(got, "x") < 400 {
		t.Errorf("%d words of 900 on %d pages", n, len(d.Items))
	}
	if dir := os.Getenv("TERZETTO_CHARTS"); dir != "" {
		if err := os.WriteFile(dir+"/a.pdf", data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestALetterThatNoFontHasIsABoxAndIsNamed(t *testing.T) {
	c := produce.Chart{Kind: produce.Bars, Title: "港の船", Labels: []string{"一月", "二月"}, Series: []produce.Series{{Name: "船", Values: []float64{3, 4}}}}
	drawn, err := none.PNG(t.Context(), c)
	if want := []string{"の", "一", "二", "月", "港", "船"}; err != nil || cmp.Diff(want, drawn.Missing) != "" {
		t.Errorf("%v, without %q", err, drawn.Missing)
	}
	if svg, err := c.SVG(); err != nil || !bytes.Contains(svg, []byte("港の船")) {
		t.Errorf("the SVG has not the title: %v", err)
	}
	printed, err := none.PDF(t.Context(), "", "The harbour: 港.")
	if err != nil || cmp.Diff([]string{"港"}, printed.Missing) != "" {
		t.Errorf("%v, without %q", err, printed.Missing)
	}
	if got := texts(readBack(t, "a.pdf", printed.Content)); !strings.Contains(got, "The harbour: 港.") {
		t.Errorf("the box is read as %q", got)
	}
}

func TestATextIsWrittenWithoutItsMarks(t *testing.T) {
	want := "Report\n\nSome bold, slanted and code text with a link (https://example.org/a?b=1&c=2) that goes on, a file_name_here and 2 * 3 * 4.\n\nList\n\n1. first\n2. second\n  • inner\n3. third\n\n" +
		"Then:\n\n1. again\n\n• x stays text\n• <script>no</script>\n\n  quoted & \"said\"\n\nName  Amount\na|b   1\nc\n\nfunc main() {}\n\tx := \"<&>\"\n\n--------------------\n\nLast.\n"
	if diff := cmp.Diff(want, produce.Text(sample)); diff != "" {
		t.Error(diff)
	}
	all := produce.Tables("# A **b**\n\n| *x* | y |\n|-|-|\n| `a|b` | 1 |\n\n```\n| no | table |\n|-|-|\n```\n")
	if diff := cmp.Diff([]produce.Table{{Name: "A b", Rows: [][]string{{"x", "y"}, {"`a", "b`"}}}}, all); diff != "" {
		t.Error(diff)
	}
}

func TestAnEmptyTextIsOneEmptyPage(t *testing.T) {
	if n := len(readBack(t, "a.pdf", pdf(t, "")).Items); n != 1 {
		t.Errorf("it has %d pages", n)
	}
}
