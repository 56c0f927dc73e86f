package produce_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"terzetto/backend/document/produce"
)

// valid holds that another reader takes a PDF for whole.
func valid(t *testing.T, pdf []byte) {
	t.Helper()
	conf := &model.Configuration{Reader15: true, ValidationMode: model.ValidationStrict, Offline: true, Limits: model.DefaultResourceLimits()}
	if _, err := api.ReadAndValidate(bytes.NewReader(pdf), conf); err != nil {
		t.Error("the PDF is not valid:", err)
	}
}

func TestTextsThatAreHardToSetAreSet(t *testing.T) {
	for name, text := range map[string]string{
		"families":   strings.Repeat("👨‍👩‍👧‍👦🏳️‍🌈👍🏽", 300),
		"flags":      strings.Repeat("🇩🇪🇯🇵", 300),
		"joiners":    "\u200d\ufe0f🏽",
		"zalgo":      strings.Repeat("Z"+strings.Repeat("\u0301\u0316\u0489", 100)+" ", 50),
		"marks":      strings.Repeat("\u0301", 20_000),
		"a line":     strings.Repeat("x", 1<<18),
		"Arabic":     strings.Repeat("ب", 1<<17),
		"controls":   "a\x00b\x01\x1b[31mc\x7f\u0085d\ufeffe\u2028f\u2029g",
		"overrides":  strings.Repeat("\u202e\u2066x", 20_000),
		"surrogates": "a\xed\xa0\x80b\xffc",
		"directions": "| אב 12 c | d (ج) 3 |\n|---|---|\n| ج d, ה! | 7 א |\n| a | ב |",
		"private":    "\ue001\U000f0000\U0010ffff",
		"spaces":     strings.Repeat("\u3000\u00a0\u202f \t", 5000),
		"code":       "```\n" + strings.Repeat(" ", 500) + "x\n\n\u202ex\n```",
		"list":       "- \n- \n  1. א\n\n     ```\n     x\n     ```\n\n     y\n  2. b",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, f := range []*produce.Fonts{none, pinned()} {
				printed, err := f.PDF(t.Context(), text[:min(len(text), 100)], text)
				if err != nil {
					t.Fatal(err)
				}
				valid(t, printed.Content)
			}
			docx, err := produce.Word(name, text)
			if err != nil {
				t.Fatal(err)
			}
			wellFormed(t, docx)
			produce.Page(name, text)
			c := produce.Chart{Kind: produce.Bars, Title: text, Labels: []string{text}, Series: []produce.Series{{Name: text, Values: []float64{1}}}}
			if _, err := none.PNG(t.Context(), c); err != nil {
				t.Error(err)
			}
			if _, err := c.SVG(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestFontsThatAreBrokenArePassedOver(t *testing.T) {
	folder := t.TempDir()
	whole, err := os.ReadFile("testdata/fonts/NotoSansThai.ttf")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"a.ttf": nil, "b.ttf": []byte("no font"), "c.otf": whole[:40], "d.ttf": whole[:len(whole)/3], "e.ttc": bytes.Repeat([]byte{0xFF}, 4096),
		"f.ttf": append([]byte("ttcf\x00\x01\x00\x00\xff\xff\xff\xff"), whole...),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := produce.FontsIn(folder).PDF(t.Context(), "", "เป็นมนุษย์สุดประเสริฐ"); err != nil {
		t.Error(err)
	}
	for at := 12; at < len(whole); at += len(whole) / 100 { // whole but for a few bytes
		broken, folder := bytes.Clone(whole), t.TempDir()
		copy(broken[at:], []byte{0xFF, 0xFF, 0x7F, 0xFF})
		if err := os.WriteFile(filepath.Join(folder, "x.ttf"), broken, 0o600); err != nil {
			t.Fatal(err)
		}
		printed, err := produce.FontsIn(folder).PDF(t.Context(), "", "เป็นมนุษย์สุดประเสริฐ")
		if err != nil {
			t.Fatal(err)
		}
		valid(t, printed.Content)
	}
	if printed, err := produce.FontsIn(filepath.Join(folder, "nothing")).PDF(t.Context(), "", "เป็น"); err != nil || len(printed.Missing) == 0 {
		t.Errorf("no folder gives %v, without %q", err, printed.Missing)
	}
}

func TestADocumentThatIsNotWantedAnyMoreIsNotMade(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	gone := errors.New("gone")
	cancel(gone)
	fonts := pinned()
	if _, err := fonts.PDF(ctx, "", "เป็น"); !errors.Is(err, gone) {
		t.Errorf("the error is %v", err)
	}
	if printed, err := fonts.PDF(t.Context(), "", "เป็น"); err != nil || len(printed.Missing) > 0 { // the list of fonts is made again
		t.Errorf("%v, without %q", err, printed.Missing)
	}
}

// Work and memory grow with the text alone: 300 pages.
func BenchmarkPDF(b *testing.B) {
	text := strings.Repeat(strings.Repeat("A paragraph of Grüße, Ωmega and Ёлки that is long enough to need more than a single line of the page. ", 12)+"\n\n", 1040)
	for b.Loop() {
		if _, err := none.PDF(b.Context(), "", text); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
}
