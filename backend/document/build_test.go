package document_test

import (
	"archive/zip"
	"bytes"
	"compress/zlib"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"terzetto/backend/document"
)

// part is a file in an archive.
type part struct{ name, body string }

func zipped(t testing.TB, parts ...part) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, p := range parts {
		method := zip.Deflate
		if p.name == "mimetype" {
			method = zip.Store
		}
		f, err := z.CreateHeader(&zip.FileHeader{Name: p.name, Method: method})
		if err == nil {
			_, err = f.Write([]byte(p.body))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func picture(t testing.TB, width, height int) []byte {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := range m.Pix {
		m.Pix[i] = byte(i * 7)
	}
	m.Set(0, 0, color.White)
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// pdfPage is a page: what its content says, and whether the picture is on it.
type pdfPage struct {
	content string
	picture bool
}

// pdfOf writes a PDF of pages over Helvetica (F1) and a font with its own table of
// letters (F2), with one small picture (Im1).
func pdfOf(pages ...pdfPage) []byte {
	const first = 6 // objects before the pages
	var out bytes.Buffer
	var at []int
	object := func(body string) {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", len(at), body)
	}
	stream := func(dict, body string) string {
		return fmt.Sprintf("<<%s /Length %d>>\nstream\n%s\nendstream", dict, len(body), body)
	}
	out.WriteString("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
	var kids strings.Builder
	for i := range pages {
		fmt.Fprintf(&kids, "%d 0 R ", first+1+2*i)
	}
	object("<</Type /Catalog /Pages 2 0 R>>")
	object(fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s] /MediaBox [0 0 595 842] /Resources <</Font <</F1 3 0 R /F2 4 0 R>> /XObject <</Im1 6 0 R>>>>>>", len(pages), kids.String()))
	object("<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>")
	object("<</Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /ToUnicode 5 0 R /DescendantFonts [<</Type /Font /Subtype /CIDFontType2 /BaseFont /Own /DW 500 /W [1 [600 600] 3 9 550]>>]>>")
	object(stream("", "1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfrange <0001> <0003> <0416> <0010> <0011> [<00660069> <4E2D>] endbfrange 1 beginbfchar <0009> <D83DDE00> endbfchar"))
	var raw bytes.Buffer
	z := zlib.NewWriter(&raw)
	_, _ = z.Write(bytes.Repeat([]byte{200, 30, 90}, 40*30))
	_ = z.Close()
	object(stream("/Type /XObject /Subtype /Image /Width 40 /Height 30 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode", raw.String()))
	for i, p := range pages {
		object(fmt.Sprintf("<</Type /Page /Parent 2 0 R /Contents %d 0 R>>", first+2+2*i))
		content := p.content
		if p.picture {
			content += " q 40 0 0 30 100 100 cm /Im1 Do Q"
		}
		object(stream("", content))
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, start)
	return out.Bytes()
}

// say shows lines of text from the top of a page.
func say(lines ...string) string {
	var b strings.Builder
	b.WriteString("BT /F1 12 Tf 14 TL 72 770 Td ")
	for _, line := range lines {
		fmt.Fprintf(&b, "(%s) Tj T* ", line)
	}
	return b.String() + "ET"
}

func docx(t testing.TB, body string, more ...part) []byte {
	return zipped(t, append([]part{
		{"[Content_Types].xml", "<Types/>"},
		{"word/document.xml", `<w:document xmlns:w="w" xmlns:r="r" xmlns:a="a"><w:body>` + body + `</w:body></w:document>`},
	}, more...)...)
}

// read reads without limits but the usual ones, and holds what every document must.
func read(t testing.TB, name string, data []byte) document.Document {
	t.Helper()
	d, err := document.Read(t.Context(), name, data, document.Limits{})
	if err != nil {
		t.Fatalf("Read: %v", err)
	}
	whole(t, d)
	return d
}

// whole holds what is true of every document, of whatever bytes.
func whole(t testing.TB, d document.Document) {
	t.Helper()
	if d.Items == nil || d.Warnings == nil {
		t.Error("items or warnings are null")
	}
	for i, item := range d.Items {
		if item.SequenceNr != i+1 {
			t.Errorf("item %d has the number %d", i+1, item.SequenceNr)
		}
		if item.Metadata.IsText == item.Metadata.Base64Encoded {
			t.Errorf("item %d is neither text nor base64, or both", i+1)
		}
		if item.ContentType == "" {
			t.Errorf("item %d has no type", i+1)
		}
		if s := string(item.Data); item.Metadata.IsText && (strings.ToValidUTF8(s, "") != s || strings.ContainsAny(s, "\r\x00")) {
			t.Errorf("the text of item %d is not tidy", i+1)
		}
	}
}

// shown writes a document in a line for each item and warning.
func shown(d document.Document) string {
	var b strings.Builder
	for _, item := range d.Items {
		if item.Metadata.IsText {
			fmt.Fprintf(&b, "%s.%s %s: %q\n", item.Name, item.Ext, item.ContentType, item.Data)
		} else {
			fmt.Fprintf(&b, "%s.%s %s %dx%d\n", item.Name, item.Ext, item.ContentType, item.Metadata.Width, item.Metadata.Height)
		}
	}
	for _, w := range d.Warnings {
		b.WriteString("! " + w + "\n")
	}
	return b.String()
}
