package document_test

import (
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
