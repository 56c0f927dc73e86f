package produce_test

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
)

const talk = `# Spring review

For the board, *2026*

## Where we stand

- Bread sells **well** and [cake](https://example.org/) better
  - mostly on Saturdays
1. First
2. Second

Notes: Say hello first.

Then explain the numbers.

## Numbers

Before the table.

| Month | Sold |
|---|---:|
| May | 1200 |
| June | 1350 |

## Claims

A claim[^1].

> Wise words

    x := 1

[^1]: Its source.

# Part two

## שלום

- עולם טוב

## 中文

- 面包卖得很好
`

// package of a presentation: each part is XML, and each relation leads to a part.
func wholePackage(t *testing.T, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string]string{}
	for _, f := range z.File {
		parts[f.Name] = part(t, data, f.Name)
	}
	for name, text := range parts {
		if !strings.HasSuffix(name, ".xml") && !strings.HasSuffix(name, ".rels") {
			continue
		}
		for d := xml.NewDecoder(strings.NewReader(text)); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		if !strings.HasSuffix(name, ".rels") {
			continue
		}
		ids := map[string]bool{}
		for _, m := range regexp.MustCompile(`Id="([^"]*)" Type="[^"]*" Target="([^"]*)"( TargetMode)?`).FindAllStringSubmatch(text, -1) {
			to := strings.TrimPrefix(path.Join("/", path.Dir(path.Dir(name)), m[2]), "/")
			if whole, ok := strings.CutPrefix(m[2], "/"); ok {
				to = whole
			}
			if m[3] == "" && parts[to] == "" {
				t.Errorf("%s leads to %s, which is missing", name, to)
			}
			if ids[m[1]] {
				t.Errorf("%s has %s twice", name, m[1])
			}
			ids[m[1]] = true
		}
		for _, m := range regexp.MustCompile(`r:(?:id|embed)="([^"]*)"`).FindAllStringSubmatch(parts[path.Join(path.Dir(path.Dir(name)), strings.TrimSuffix(path.Base(name), ".rels"))], -1) {
			if !ids[m[1]] {
				t.Errorf("%s lacks %s", name, m[1])
			}
		}
	}
	return parts
}

func TestSlidesAreReadBackInThePlacesOfTheirLayouts(t *testing.T) {
	data, err := produce.Slides("Spring", talk, nil)
	if err != nil {
		t.Fatal(err)
	}
	parts := wholePackage(t, data)
	got := texts(readBack(t, "a.pptx", data))
	for _, want := range []string{
		"# Spring review\n\nFor the board, *2026*", "# Where we stand\n\n- Bread sells **well** and cake better\n  - mostly on Saturdays\n- First\n- Second",
		"## Notes\n\nSay hello first.\n\nThen explain the numbers.", "Before the table.\n\n| **Month** | **Sold** |\n| --- | --- |\n| May | 1200 |\n| June | 1350 |",
		"A claim¹.", "*Wise words*", "x := 1", "¹ Its source.", "# Part two", "# שלום\n\n- עולם טוב", "# 中文\n\n- 面包卖得很好",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	for name, want := range map[string][]string{
		"ppt/slides/slide1.xml":                      {`type="ctrTitle"`, `type="subTitle"`},
		"ppt/slides/slide2.xml":                      {`<p:ph type="title"/>`, `<p:ph idx="1"/>`, `lvl="1"`, `type="arabicPeriod" startAt="1"`},
		"ppt/slides/_rels/slide5.xml.rels":           {"slideLayout3.xml"},
		"ppt/slides/slide6.xml":                      {`rtl="1"`},
		"docProps/core.xml":                          {"<dc:title>Spring</dc:title>"},
		"ppt/slideMasters/slideMaster1.xml":          {"<p:titleStyle>", "<p:bodyStyle>"},
		"ppt/notesSlides/_rels/notesSlide1.xml.rels": {"notesMaster", "slide2.xml"},
	} {
		for _, one := range want {
			if !strings.Contains(parts[name], one) {
				t.Errorf("%s lacks %s: %s", name, one, parts[name])
			}
		}
	}
	if again, err := produce.Slides("Spring", talk, nil); err != nil || !bytes.Equal(data, again) {
		t.Error("the same Markdown gave another file")
	}
}

func TestWhatIsTooLongForASlideGoesOn(t *testing.T) {
	var b strings.Builder
	for i := range 300 {
		fmt.Fprintf(&b, "## Slide %d\n\n- point%d\n\n", i, i)
	}
	b.WriteString("## Words\n\n")
	for i := range 900 {
		fmt.Fprintf(&b, "word%d ", i)
	}
	b.WriteString("\n\n## Wide\n\n|")
	for c := range 50 {
		fmt.Fprintf(&b, " Column %d |", c)
	}
	b.WriteString("\n|" + strings.Repeat("---|", 50) + "\n")
	for r := range 60 {
		b.WriteString("|")
		for c := range 50 {
			fmt.Fprintf(&b, " r%dc%d |", r, c)
		}
		b.WriteString("\n")
	}
	b.WriteString("\n## Cell\n\n| a | b |\n|---|---|\n| x | ")
	for i := range 3000 {
		fmt.Fprintf(&b, "cell%d ", i)
	}
	b.WriteString("|\n\n## " + strings.Repeat("heading ", 100) + "\n\n- " + strings.Repeat("長", 4000) + "\n")
	data, err := produce.Slides("Many", b.String(), nil)
	if err != nil {
		t.Fatal(err)
	}
	wholePackage(t, data)
	d := readBack(t, "a.pptx", data)
	got := strings.Fields(strings.ReplaceAll(texts(d), "*", ""))
	there := map[string]bool{}
	long := 0
	for _, w := range got {
		there[w] = true
		long += strings.Count(w, "長")
	}
	for w := range strings.FieldsSeq(strings.NewReplacer("#", " ", "|", " ", "-", " ").Replace(b.String())) {
		if !there[w] && !strings.HasPrefix(w, "長") {
			t.Fatalf("%q is not there", w)
		}
	}
	if long != 4000 || len(d.Items) < 330 {
		t.Errorf("%d signs on %d slides", long, len(d.Items))
	}
}

func TestAPresentationOfNothingIsOneSlide(t *testing.T) {
	for _, text := range []string{"", "\n\n", "---", "Notes: only said", "| a |\n|---|", "1) x\n0. y", "- \n- ", strings.Repeat("> ", 30) + "x", "\x00\x01"} {
		data, err := produce.Slides("", text, nil)
		if err != nil {
			t.Fatal(err)
		}
		if parts := wholePackage(t, data); parts["ppt/slides/slide1.xml"] == "" {
			t.Errorf("%q gives no slide", text)
		}
	}
}

func TestAPictureOfAHundredMegapixelsIsPutIn(t *testing.T) {
	m := image.NewPaletted(image.Rect(0, 0, 10_000, 10_000), color.Palette{color.White, color.Black})
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	text := "## Large\n\n![A sheet](data:image/png;base64," + base64.StdEncoding.EncodeToString(out.Bytes()) + ")\n"
	data, err := produce.Slides("", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	parts := wholePackage(t, data)
	if parts["ppt/media/made1.png"] != out.String() || !strings.Contains(parts["ppt/slides/slide1.xml"], `descr="A sheet"`) {
		t.Error("it is not there")
	}
	printed := pdf(t, text)
	if !bytes.Contains(printed, []byte("/Width 5000 /Height 5000")) {
		t.Error("it is not in the PDF")
	}
}

func TestADesignOfAPersonIsUsedWithoutItsSlides(t *testing.T) {
	design, err := produce.Slides("Theirs", "# Theirs\n\n## Secret slide\n\n- private words\n\nNotes: private too", nil)
	if err != nil {
		t.Fatal(err)
	}
	design = rewritten(t, design, map[string]func(string) string{
		"ppt/theme/theme1.xml":              func(s string) string { return strings.ReplaceAll(s, "2F6DA8", "AA0011") },
		"[Content_Types].xml":               func(s string) string { return strings.ReplaceAll(s, "presentation.main", "template.main") },
		"ppt/slideLayouts/slideLayout2.xml": func(s string) string { return strings.ReplaceAll(s, `idx="1"`, `idx="13"`) },
	})
	data, err := produce.Slides("Ours", talk, design)
	if err != nil {
		t.Fatal(err)
	}
	parts := wholePackage(t, data)
	if !strings.Contains(parts["ppt/theme/theme1.xml"], "AA0011") || !strings.Contains(parts["ppt/slides/slide2.xml"], `<p:ph idx="13"/>`) || strings.Contains(parts["[Content_Types].xml"], "template") {
		t.Error("its design is not used", parts["[Content_Types].xml"], parts["ppt/slides/slide2.xml"])
	}
	for name, text := range parts {
		if strings.Contains(strings.ToLower(text), "private") || strings.Contains(text, "Secret") {
			t.Errorf("%s holds what it said: %s", name, text)
		}
	}
	if got := texts(readBack(t, "a.pptx", data)); !strings.Contains(got, "面包卖得很好") || strings.Count(got, "Spring review") != 1 {
		t.Error(got)
	}
	word, err := produce.Word("x", "y")
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range [][]byte{{}, []byte("no package"), word, design[:len(design)/2]} {
		if _, err := produce.Slides("", "x", wrong); !fault.Is(err, fault.Invalid) {
			t.Errorf("a template of %d bytes gives %v", len(wrong), err)
		}
	}
}

// rewritten is a package some parts of which are changed.
func rewritten(t *testing.T, data []byte, change map[string]func(string) string) []byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range z.File {
		text := part(t, data, f.Name)
		if c := change[f.Name]; c != nil {
			text = c(text)
		}
		to, err := w.Create(f.Name)
		if err == nil {
			_, err = io.WriteString(to, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestLibreOfficeShowsEveryWordOfSlides(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts LibreOffice")
	}
	office, folder := viewer(t, "soffice"), t.TempDir()
	in := func(name string) string { return filepath.Join(folder, name) }
	data, err := produce.Slides("Spring", talk, nil)
	if err == nil {
		err = os.WriteFile(in("a.pptx"), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	shownBy(t, office, "-env:UserInstallation=file://"+in("profile"), "--headless", "--convert-to", "odp", "--outdir", folder, in("a.pptx"))
	odp, err := os.ReadFile(in("a.odp"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := document.Read(t.Context(), "a.odp", odp, document.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	got := texts(d)
	for word := range strings.FieldsSeq("Spring review For the board 2026 Where we stand Bread sells well cake Saturdays First Second hello explain numbers Month Sold May 1200 June 1350 claim Wise words Its source. Part two עולם טוב 面包卖得很好") {
		if !strings.Contains(got, word) {
			t.Errorf("%q is not in %s", word, got)
		}
	}
}

func TestRulesAndHeadingsMakeNoEmptySlide(t *testing.T) {
	data, err := produce.Slides("", "# Talk\n\nBelow.\n\n---\n\n## A\n\ntext\n\n---\n\n## B\n\none\n\n---\n\ntwo\n\n---\n\n***\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	parts, n := wholePackage(t, data), 0
	for name := range parts {
		if strings.HasPrefix(name, "ppt/slides/slide") {
			n++
		}
	}
	if n != 4 { // the title, A, and B in two parts
		t.Errorf("there are %d slides", n)
	}
}

func TestAPresentationHasThePartsThatProgramsAskFor(t *testing.T) {
	data, err := produce.Slides("x", "text", nil)
	if err != nil {
		t.Fatal(err)
	}
	bare := rewritten(t, data, nil)
	for name, design := range map[string][]byte{"the built-in design": nil, "the design of a person": bare} {
		if data, err = produce.Slides("x", "text", design); err != nil {
			t.Fatal(err)
		}
		links := wholePackage(t, data)["ppt/_rels/presentation.xml.rels"]
		for _, kind := range []string{"/presProps", "/viewProps"} {
			if strings.Count(links, "relationships"+kind+`"`) != 1 {
				t.Errorf("%s has not one %s: %s", name, kind, links)
			}
		}
	}
}
