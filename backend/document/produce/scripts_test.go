package produce_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document/produce"
)

// pinned are the fonts in testdata, so that pictures are the same on each computer.
func pinned() *produce.Fonts { return produce.FontsIn("testdata/fonts") }

// golden compares a text with the one that is kept.
func golden(t *testing.T, name, got string) {
	t.Helper()
	name = filepath.Join("testdata/scripts", name)
	if os.Getenv("TERZETTO_GOLDEN") != "" {
		if err := os.WriteFile(name, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s: %s", name, diff)
	}
}

// goldenPicture compares a picture with the one that is kept. Machines round differently.
func goldenPicture(t *testing.T, name string, got []byte, most float64) {
	t.Helper()
	name = filepath.Join("testdata/scripts", name)
	if os.Getenv("TERZETTO_GOLDEN") != "" {
		if err := os.WriteFile(name, got, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	a, b := decoded(t, want), decoded(t, got)
	if a.Bounds() != b.Bounds() {
		t.Fatalf("%s is %v, not %v", name, b.Bounds(), a.Bounds())
	}
	sum := 0.0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r, g, _, _ := a.At(x, y).RGBA()
			s, h, _, _ := b.At(x, y).RGBA()
			sum += float64(max(r, s)-min(r, s)+max(g, h)-min(g, h)) / 2 / 257
		}
	}
	if mean := sum / float64(a.Bounds().Dx()*a.Bounds().Dy()); mean > most {
		out := filepath.Join(t.ArtifactDir(), filepath.Base(name))
		if err := os.WriteFile(out, got, 0o600); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s differs by %.2f of 255 from %s", name, mean, out)
	}
}

func decoded(t *testing.T, data []byte) image.Image {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// poppler runs a program of Poppler on a PDF. Where it is not installed the test is skipped, but not in CI.
func poppler(t *testing.T, pdf []byte, program string, args ...string) []byte {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	name := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(name, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.CommandContext(t.Context(), program, append([]string{name}, args...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// said is what Poppler reads, without marks of direction, in one line.
func said(t *testing.T, pdf []byte) string {
	t.Helper()
	text := strings.Map(func(c rune) rune {
		if c == '\u200E' || c == '\u200F' || c >= '\u202A' && c <= '\u202E' {
			return -1
		}
		return c
	}, string(poppler(t, pdf, "pdftotext", "-", "-enc", "UTF-8")))
	return strings.Join(strings.Fields(text), " ")
}

func TestScriptsPrintAsTheyDid(t *testing.T) {
	for _, name := range []string{"scripts", "symbols"} {
		t.Run(name, func(t *testing.T) {
			markdown := source(t, name)
			docx, err := produce.Word("Sample", markdown)
			if err != nil {
				t.Fatal(err)
			}
			golden(t, name+".docx.txt", outlineOf(t, docx))
			printed, err := pinned().PDF(t.Context(), "Sample", markdown)
			if err != nil || len(printed.Missing) > 0 {
				t.Fatalf("%v, without %q", err, printed.Missing)
			}
			goldenPicture(t, name+".pdf.png", poppler(t, printed.Content, "pdftoppm", "-r", "60", "-gray", "-png"), 1.5)
		})
	}
}

func source(t *testing.T, name string) string {
	t.Helper()
	markdown, err := os.ReadFile(filepath.Join("testdata/scripts", name+".md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(markdown)
}

// With any fonts, what is printed is read back word by word.
func TestWhatIsPrintedIsReadBack(t *testing.T) {
	for fonts, f := range map[string]*produce.Fonts{"pinned": pinned(), "of the system": produce.SystemFonts(), "none": none} {
		t.Run(fonts, func(t *testing.T) {
			printed, err := f.PDF(t.Context(), "Sample", source(t, "scripts"))
			if err != nil {
				t.Fatal(err)
			}
			if text := texts(readBack(t, "a.pdf", printed.Content)); strings.ContainsRune(text, '\uFFFD') || !strings.Contains(text, "ऋषियों को सताने") && len(printed.Missing) == 0 {
				t.Errorf("our own reader reads %s", text)
			}
			got := said(t, printed.Content)
			for word := range strings.FieldsFuncSeq(source(t, "scripts"), func(c rune) bool { return !unicode.In(c, unicode.L, unicode.M) }) {
				if !strings.Contains(got, word) && !strings.ContainsAny(word, strings.Join(printed.Missing, "")) {
					t.Errorf("%q is not in %s", word, got)
				}
			}
			if !strings.Contains(got, "and 123 ") {
				t.Error("a number between words of another direction moves what follows")
			}
		})
	}
	printed, err := none.PDF(t.Context(), "Sample", source(t, "symbols"))
	if err != nil || len(printed.Missing) > 0 {
		t.Fatalf("%v, without %q", err, printed.Missing)
	}
	got, symbols := said(t, printed.Content), strings.Fields(source(t, "symbols"))[2:]
	if len(symbols) < 60 {
		t.Errorf("there are %d symbols", len(symbols))
	}
	for _, symbol := range symbols {
		if !strings.Contains(got, symbol) {
			t.Errorf("%q is not in %s", symbol, got)
		}
	}
}

func TestChartLabelsAreDrawnInEveryScript(t *testing.T) {
	scripts := [][]string{{"الحب", "Ёлки Ελλάδα", "राक्षस ক্ষুধা"}}
	for i, label := range []string{"東京「直」", "다람쥐", "视野无限", "שָׁלוֹם (12)", "தமிழ்", "มนุษย์", "Łódź ✅", "👍🏽 →"} {
		scripts = append(scripts, []string{label, strconv.Itoa(i + 1), strconv.Itoa(9 - i)})
	}
	all := slices.Collect(slices.Chunk(strings.Fields(source(t, "symbols"))[2:], 20))
	symbols := [][]string{{strings.Join(all[0], ""), strings.Join(all[1], "")}}
	for some := range slices.Chunk(all[2], 5) {
		symbols = append(symbols, []string{strings.Join(some, ""), strconv.Itoa(len(symbols))})
	}
	for name, chart := range map[string]struct {
		title string
		rows  [][]string
	}{"chart": {"هذا نص English 12345 هنا", scripts}, "symbols.chart": {"Symbols ✅", symbols}} {
		c, err := produce.ChartOf(produce.Bars, chart.title, produce.Table{Rows: chart.rows})
		if err != nil {
			t.Fatal(err)
		}
		svg, err := c.SVG()
		if err != nil {
			t.Fatal(err)
		}
		golden(t, name+".svg", string(svg))
		drawn, err := pinned().PNG(t.Context(), c)
		if err != nil || len(drawn.Missing) > 0 {
			t.Fatalf("%v, without %q", err, drawn.Missing)
		}
		goldenPicture(t, name+".png", drawn.Content, 0.2)
	}
}
