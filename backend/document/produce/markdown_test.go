package produce_test

import (
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document/produce"
)

// The samples in testdata were compared with what pandoc makes of them: the same text, the
// same headings, levels and numbers of lists, and the same emphasis.
func TestWordHasTheStructureOfTheMarkdown(t *testing.T) {
	samples, err := filepath.Glob("testdata/*.md")
	if err != nil || len(samples) == 0 {
		t.Fatalf("no samples: %v", err)
	}
	for _, name := range samples {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".md"), func(t *testing.T) {
			markdown, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			docx, err := produce.Word("Sample", string(markdown))
			if err != nil {
				t.Fatal(err)
			}
			got, golden := outlineOf(t, docx), strings.TrimSuffix(name, ".md")+".txt"
			if os.Getenv("TERZETTO_GOLDEN") != "" {
				if err := os.WriteFile(golden, []byte(got), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Error(diff)
			}
			pdf(t, string(markdown))
		})
	}
}

// A wordParagraph is what the test reads of a paragraph in a DOCX.
type wordParagraph struct {
	Style struct {
		Val string `xml:"val,attr"`
	} `xml:"pPr>pStyle"`
	Level *struct {
		Val int `xml:"val,attr"`
	} `xml:"pPr>numPr>ilvl"`
	List struct {
		Val string `xml:"val,attr"`
	} `xml:"pPr>numPr>numId"`
	Indent struct {
		Left int `xml:"left,attr"`
	} `xml:"pPr>ind"`
	Align struct {
		Val string `xml:"val,attr"`
	} `xml:"pPr>jc"`
	Border *struct{} `xml:"pPr>pBdr"`
	Runs   []wordRun `xml:",any"`
}

// A wordRun is a run, or the hyperlink that holds runs.
type wordRun struct {
	XMLName xml.Name
	ID      string    `xml:"id,attr"`
	Bold    *struct{} `xml:"rPr>b"`
	Italic  *struct{} `xml:"rPr>i"`
	Strike  *struct{} `xml:"rPr>strike"`
	Style   struct {
		Val string `xml:"val,attr"`
	} `xml:"rPr>rStyle"`
	Note *struct {
		ID string `xml:"id,attr"`
	} `xml:"footnoteReference"`
	Picture struct {
		ID string `xml:"embed,attr"`
	} `xml:"drawing>inline>graphic>graphicData>pic>blipFill>blip"`
	Text []string  `xml:"t"`
	Runs []wordRun `xml:"r"`
}

// outlineOf spells the body of a DOCX, a paragraph a line, with lists counted as Word does.
func outlineOf(t *testing.T, docx []byte) string {
	t.Helper()
	numbering, links := part(t, docx, "word/numbering.xml"), part(t, docx, "word/_rels/document.xml.rels")
	counts := map[string]int{}
	var b strings.Builder
	body := part(t, docx, "word/document.xml")
	if strings.Contains(body, "<w:footnoteReference ") {
		body += part(t, docx, "word/footnotes.xml")
	}
	for d := xml.NewDecoder(strings.NewReader(body)); ; {
		token, err := d.Token()
		if err != nil {
			return b.String()
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		switch start.Name.Local {
		case "tbl":
			b.WriteString("table\n")
		case "tr":
			b.WriteString("row\n")
		case "p":
			var p wordParagraph
			if err := d.DecodeElement(&p, &start); err != nil {
				t.Fatal(err)
			}
			line := strings.TrimSpace(fmt.Sprintf("%s %s", p.Style.Val, p.Align.Val))
			if p.Border != nil {
				line += " rule"
			}
			if p.Level != nil {
				line += fmt.Sprintf(" level %d %s", p.Level.Val, mark(t, numbering, p.List.Val, p.Level.Val, counts))
			} else if p.Indent.Left > 0 {
				line += fmt.Sprintf(" indented %d", p.Indent.Left)
			}
			b.WriteString(strings.TrimSpace(line+" | "+words(p.Runs, links)) + "\n")
		}
	}
}

// mark counts a list on.
func mark(t *testing.T, numbering, list string, level int, counts map[string]int) string {
	t.Helper()
	num := regexp.MustCompile(`<w:num w:numId="` + list + `"><w:abstractNumId w:val="(\d)"/>(.*?)</w:num>`).FindStringSubmatch(numbering)
	if num == nil {
		t.Fatalf("the list %s is not in %s", list, numbering)
	}
	kind := regexp.MustCompile(`w:abstractNumId="` + num[1] + `">.*?<w:lvlText w:val="(.*?)"/>`).FindStringSubmatch(numbering)[1]
	if !strings.Contains(kind, "%1") {
		return kind
	}
	if _, counting := counts[list]; !counting {
		start := regexp.MustCompile(`<w:lvlOverride w:ilvl="` + strconv.Itoa(level) + `"><w:startOverride w:val="(\d+)"/>`).FindStringSubmatch(num[2])
		if start == nil {
			t.Fatalf("the list %s has no start in %s", list, num[2])
		}
		n, _ := strconv.Atoi(start[1]) // the pattern lets only digits through
		counts[list] = n - 1
	}
	counts[list]++
	return strings.Replace(kind, "%1", strconv.Itoa(counts[list]), 1)
}

func words(runs []wordRun, links string) string {
	var b strings.Builder
	for _, r := range runs {
		switch r.XMLName.Local {
		case "hyperlink":
			target := regexp.MustCompile(`Id="` + r.ID + `" Type="[^"]*" Target="([^"]*)"`).FindStringSubmatch(links)
			b.WriteString("[" + words(r.Runs, links) + "](" + target[1] + ")")
		case "r":
			text := strings.Join(r.Text, "⏎")
			if r.Note != nil {
				text = "[^" + r.Note.ID + "]"
			}
			if r.Picture.ID != "" {
				text = "![" + r.Picture.ID + "]"
			}
			for _, look := range []struct {
				on   bool
				mark string
			}{{r.Style.Val == "CodeText", "`"}, {r.Strike != nil, "~~"}, {r.Italic != nil, "*"}, {r.Bold != nil, "**"}} {
				if look.on {
					text = look.mark + text + look.mark
				}
			}
			b.WriteString(text)
		}
	}
	return b.String()
}

func TestMarkdownThatIsNestedWithoutEndIsWritten(t *testing.T) {
	for name, markdown := range map[string]string{
		"quotes": strings.Repeat("> ", 20_000) + "a", "lists": strings.Repeat("- ", 20_000) + "a", "emphasis": strings.Repeat("*", 20_000) + "a" + strings.Repeat("*", 20_000),
		"brackets": strings.Repeat("[", 50_000), "links": strings.Repeat("[a](", 20_000), "images": strings.Repeat("![", 20_000) + strings.Repeat("](x)", 20_000),
		"marks": strings.Repeat("*a_ ", 50_000), "strikes": strings.Repeat("~~a ", 50_000), "code": strings.Repeat("`a ``b ", 20_000),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, err := produce.Word("x", markdown); err != nil { // work that grows by the square would take hours
				t.Error(err)
			}
			produce.Page("x", markdown)
		})
	}
}
