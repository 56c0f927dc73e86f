package produce_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/font/gofont/goregular"

	"terzetto/backend/document/produce"
)

// viewer finds a program that shows documents, under one of its names. Where there is none the test is skipped.
func viewer(t *testing.T, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skipf("there is no %s", names[0])
	return ""
}

// shownBy runs a viewer in a folder of its own, with the fonts in testdata and those in the program, and no others.
func shownBy(t *testing.T, program string, args ...string) {
	t.Helper()
	home := t.TempDir()
	pinned, err := filepath.Abs("testdata/fonts")
	if err != nil {
		t.Fatal(err)
	}
	fonts := map[string][]byte{"go": goregular.TTF}
	for _, name := range []string{"symbols", "math", "emoji"} {
		fonts[name] = unpacked(t, filepath.Join("fonts", name+".woff"))
	}
	for name, font := range fonts {
		if err := os.WriteFile(filepath.Join(home, name+".ttf"), font, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	config := filepath.Join(home, "fonts.conf")
	err = os.WriteFile(config, fmt.Appendf(nil, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>%s</dir><dir>%s</dir><cachedir>%[2]s/cache</cachedir>
<alias><family>sans-serif</family><prefer><family>Noto Sans</family></prefer></alias></fontconfig>`, pinned, home), 0o600)
	if err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), program, args...)
	c.Env = append(os.Environ(), "HOME="+home, "FONTCONFIG_FILE="+config)
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
}

// unpacked is a font as every program reads it.
func unpacked(t *testing.T, woff string) []byte {
	t.Helper()
	data, err := os.ReadFile(woff)
	if err != nil {
		t.Fatal(err)
	}
	font, err := opentype.NewLoader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var tables []opentype.Table
	for _, tag := range font.Tables() {
		content, err := font.RawTable(tag)
		if err != nil {
			t.Fatal(err)
		}
		tables = append(tables, opentype.Table{Tag: tag, Content: content})
	}
	return opentype.WriteTTF(tables)
}

func TestABrowserDrawsAChartAsItDid(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts a browser")
	}
	browser := viewer(t, "chromium-headless-shell", "chromium", "google-chrome")
	for _, name := range []string{"chart", "symbols.chart"} {
		out := filepath.Join(t.TempDir(), "out.png")
		from, err := filepath.Abs(filepath.Join("testdata/scripts", name+".svg"))
		if err != nil {
			t.Fatal(err)
		}
		shownBy(t, browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=800,500", "--screenshot="+out, "file://"+from)
		drawn, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		goldenPicture(t, name+".svg.png", drawn, 1)
	}
}

func TestLibreOfficeReadsAndShowsAWordDocumentAsItDid(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts LibreOffice")
	}
	office, folder, names := viewer(t, "soffice"), t.TempDir(), []string{"scripts", "symbols"}
	in := func(name string) string { return filepath.Join(folder, name) }
	for _, name := range names {
		docx, err := produce.Word("Sample", source(t, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(in(name+".docx"), docx, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, form := range []string{"txt:Text (encoded):UTF8", "pdf"} {
		shownBy(t, office, "-env:UserInstallation=file://"+in("profile"), "--headless", "--convert-to", form, "--outdir", folder, in("scripts.docx"), in("symbols.docx"))
	}
	for _, name := range names {
		text, err := os.ReadFile(in(name + ".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for word := range strings.FieldsFuncSeq(source(t, name), func(c rune) bool {
			return !unicode.In(c, unicode.L, unicode.M, unicode.So, unicode.Sm, unicode.Sk) || c == '|' || c == '`'
		}) {
			if !bytes.Contains(text, []byte(word)) {
				t.Errorf("%q is not in %s", word, text)
			}
		}
		pdf, err := os.ReadFile(in(name + ".pdf"))
		if err != nil {
			t.Fatal(err)
		}
		goldenPicture(t, name+".docx.png", poppler(t, pdf, "pdftoppm", "-r", "60", "-gray", "-png"), 1.5)
	}
}
