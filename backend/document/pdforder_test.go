package document_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document"
)

func textOf(t *testing.T, data []byte) string {
	t.Helper()
	d, err := document.Read(t.Context(), "a.pdf", data, document.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, item := range d.Items {
		all = append(all, string(item.Data))
	}
	return strings.Join(all, "\n")
}

func TestAPDFFromRightToLeftIsReadInItsOrder(t *testing.T) {
	const before, number = "שלום עולם, זהו מסמך קצר.\n\n", "בשנת 2026 התקינו Linux 11 על 35% מהמחשבים (בערך).\n\n"
	const after = "השיעור היה 3.5 מתוך 12.\n\nمرحبا بالعالم، هذا مستند قصير.\n\nالسلام عليكم لا إله إلا الله\n\n" +
		"بلغ السعر ١٢٥ درهما في Dubai عام 2026.\n\nThe word שלום עולם means peace.\n\nSee פרק 12 בספר for more.\n\nשָׁלוֹם\n\n"
	for _, c := range []struct{ program, want string }{
		{"chromium", before + number + after + "ראשון\tשני\t100"},
		{"libreoffice", before + after + "100\tשני\tראשון"}, // its table goes from left to right
	} {
		t.Run(c.program, func(t *testing.T) {
			data, err := os.ReadFile("testdata/right-to-left/" + c.program + ".pdf")
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, textOf(t, data)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestWhatAPDFSaysThatItsGlyphsStandForIsRead(t *testing.T) {
	for _, c := range []struct{ name, content, want string }{
		{"a word", "(one ) Tj /Span <</ActualText (two)>> BDC (XX) Tj EMC ( three) Tj", "one two three"},
		{"in UTF-16", "/Span <</Lang (en) /ActualText <FEFF05E905DC>>> BDC (XX) Tj EMC", "של"},
		{"nothing", "(one) Tj /Span <</ActualText ()>> BDC (-) Tj EMC", "one"},
		{"a span within a span", "/P <</MCID 0>> BDC (a) Tj /Span <</ActualText (b)>> BDC (X) Tj /P BMC (Y) Tj EMC EMC (c) Tj EMC", "abc"},
		{"more ends than beginnings", "EMC (a) Tj EMC EMC", "a"},
		{"no end", "/Span <</ActualText (b)>> BDC (a) Tj", "a"},
		{"no glyphs", "(a) Tj /Span <</ActualText (b)>> BDC EMC", "a"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := textOf(t, pdfOf(pdfPage{"BT /F1 12 Tf 72 770 Td " + c.content + " ET", false})); got != c.want {
				t.Errorf("read %q, want %q", got, c.want)
			}
		})
	}
}

func TestBracketsKeepTheirPlaceInRightToLeftLines(t *testing.T) {
	for _, c := range []struct{ name, drawn, want string }{
		{"a citation after a number", ".[a.txt line 2] 1892 ماع", "عام 1892 [a.txt line 2]."},
		{"brackets in the shape of their text", ".]a.txt line 2[ 1892 ماع", "عام 1892 [a.txt line 2]."},
		{"a citation after a word", ".[a.pdf p. 3] םולש", "שלום [a.pdf p. 3]."},
		{"an aside on a word of the other way", ".Windows 11 (beta) םולש", "שלום Windows 11 (beta)."},
		{"an aside in a line of the other way", "See (בא) םולש for more.", "See שלום (אב) for more."},
		{"brackets within brackets", ".([a.pdf p. 1] בא) םולש", "שלום (אב [a.pdf p. 1])."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := textOf(t, pdfOf(pdfPage{glyphs(c.drawn), false})); got != c.want {
				t.Errorf("read %q, want %q", got, c.want)
			}
		})
	}
}

// glyphs shows letters one after the other from left to right, whatever their script.
func glyphs(line string) string {
	var b strings.Builder
	b.WriteString("BT /F1 12 Tf ")
	for i, c := range []rune(line) {
		fmt.Fprintf(&b, "1 0 0 1 %d 700 Tm /Span <</ActualText <FEFF%04X>>> BDC (n) Tj EMC ", 60+7*i, c)
	}
	return b.String() + "ET"
}
