package produce

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"fmt"
	"image"
	"image/color"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/go-text/typesetting/font"
)

// pdfFile writes drawings as the pages of a PDF. A page is written at once and forgotten; fonts follow at the
// end, when it is known which glyphs they have.
type pdfFile struct {
	out      io.Writer
	at       int64   // how much was written
	objects  []int64 // where each begins
	pages    []int   // the numbers of the objects
	fonts    []*typeface
	pictures map[[sha256.Size]byte]int // by their bytes, so that none is in memory after it was written
	zip      *zlib.Writer
	err      error // of the first write that failed
}

// The objects that others name before they are written.
const (
	catalogObject = iota + 1
	pagesObject
	infoObject
	resourcesObject
)

func newPDFFile(out io.Writer) *pdfFile {
	f := &pdfFile{out: out, objects: make([]int64, resourcesObject), pictures: map[[sha256.Size]byte]int{}, zip: zlib.NewWriter(nil)}
	f.printf("%%PDF-1.7\n%%\xe2\xe3\xcf\xd3\n")
	return f
}

// printf writes, unless a write failed before.
func (f *pdfFile) printf(format string, of ...any) {
	if f.err != nil {
		return
	}
	n, err := fmt.Fprintf(f.out, format, of...)
	f.at, f.err = f.at+int64(n), err
}

// reserve gives the number of an object that is written later.
func (f *pdfFile) reserve() int {
	f.objects = append(f.objects, 0)
	return len(f.objects)
}

func (f *pdfFile) object(number int, body string) int {
	f.objects[number-1] = f.at
	f.printf("%d 0 obj\n%s\nendobj\n", number, body)
	return number
}

func (f *pdfFile) stream(dict string, body []byte) int {
	var packed bytes.Buffer
	f.zip.Reset(&packed)
	_, _ = f.zip.Write(body) // a buffer does not fail
	_ = f.zip.Close()
	return f.raw(dict+" /Filter /FlateDecode", packed.Bytes())
}

func (f *pdfFile) raw(dict string, body []byte) int {
	return f.object(f.reserve(), fmt.Sprintf("<<%s /Length %d>>\nstream\n%s\nendstream", dict, len(body), body))
}

// page appends a drawing.
func (f *pdfFile) page(d drawing) {
	c := pdfContent{file: f, height: d.height}
	for _, s := range d.shapes {
		c.shape(s)
	}
	content := f.stream("", c.Bytes())
	number := f.reserve()
	f.pages = append(f.pages, f.object(number, fmt.Sprintf("<</Type /Page /Parent %d 0 R /MediaBox [0 0 %g %g] /Resources %d 0 R /Contents %d 0 R /Annots [%s]>>",
		pagesObject, d.width, d.height, resourcesObject, content, strings.Join(c.links, " "))))
}

// close writes what the pages share.
func (f *pdfFile) close(title, language string) error {
	var kids, fonts, pictures strings.Builder
	for _, page := range f.pages {
		fmt.Fprintf(&kids, "%d 0 R ", page)
	}
	for i, t := range f.fonts {
		fmt.Fprintf(&fonts, "/F%d %d 0 R ", i, f.font(i, t))
	}
	for _, number := range slices.Sorted(maps.Values(f.pictures)) {
		fmt.Fprintf(&pictures, "/P%d %d 0 R ", number, number)
	}
	spoken := ""
	if language != "" {
		spoken = " /Lang (" + language + ")" // letters and hyphens
	}
	f.object(catalogObject, fmt.Sprintf("<</Type /Catalog /Pages %d 0 R%s /ViewerPreferences <</DisplayDocTitle true>>>>", pagesObject, spoken))
	f.object(pagesObject, fmt.Sprintf("<</Type /Pages /Count %d /Kids [%s]>>", len(f.pages), kids.String()))
	f.object(infoObject, "<</Title "+textString(title)+" /Producer (Terzetto)>>")
	f.object(resourcesObject, fmt.Sprintf("<</Font <<%s>> /XObject <<%s>>>>", fonts.String(), pictures.String()))
	start := f.at
	f.printf("xref\n0 %d\n0000000000 65535 f \n", len(f.objects)+1)
	for _, offset := range f.objects {
		f.printf("%010d 00000 n \n", offset)
	}
	f.printf("trailer\n<</Size %d /Root %d 0 R /Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(f.objects)+1, catalogObject, infoObject, start)
	return f.err
}

// font writes the glyphs of a font that the pages use.
func (f *pdfFile) font(n int, t *typeface) int {
	var widths strings.Builder
	for _, g := range t.glyphs {
		fmt.Fprintf(&widths, "%g ", t.width(g))
	}
	ttf := subset(t)
	name := fmt.Sprintf("%c%c%c%c%c%c+%s", 'A'+n/26%26, 'A'+n%26, 'T', 'R', 'Z', 'O', t.name)
	ascent, descent := extents(t.face)
	file := f.stream(fmt.Sprintf("/Length1 %d", len(ttf)), ttf)
	described := f.object(f.reserve(), fmt.Sprintf("<</Type /FontDescriptor /FontName /%s /Flags 4 /FontBBox [-500 %.0f 1500 %.0f] /ItalicAngle 0 /Ascent %.0f /Descent %.0f /CapHeight 700 /StemV 80 /FontFile2 %d 0 R>>",
		name, descent*t.scale, ascent*t.scale, ascent*t.scale, descent*t.scale, file))
	kid := f.object(f.reserve(), fmt.Sprintf("<</Type /Font /Subtype /CIDFontType2 /BaseFont /%s /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity /FontDescriptor %d 0 R /DW 0 /W [0 [%s]]>>",
		name, described, widths.String()))
	letters := f.stream("", t.letters())
	return f.object(f.reserve(), fmt.Sprintf("<</Type /Font /Subtype /Type0 /BaseFont /%s /Encoding /Identity-H /DescendantFonts [%d 0 R] /ToUnicode %d 0 R>>", name, kid, letters))
}

// width is that of a glyph as the PDF declares it, in thousandths of the size.
func (t *typeface) width(g glyphUse) float64 {
	if g.id == font.EmptyGlyph || g.wide > 0 {
		return g.wide
	}
	return math.Round(float64(t.face.HorizontalAdvance(g.id)) * t.scale)
}

// code is the number of a glyph in the font of the PDF.
func (t *typeface) code(use glyphUse) int {
	n, known := t.order[use]
	if !known && len(t.glyphs) <= math.MaxUint16 {
		n = len(t.glyphs)
		t.order[use] = n
		t.glyphs = append(t.glyphs, use)
	}
	return n
}

// letters maps glyphs to text, so that it can be searched and copied.
func (t *typeface) letters() []byte {
	var b bytes.Buffer
	b.WriteString("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n1 begincodespacerange <0000> <FFFF> endcodespacerange\n")
	var lines []string
	for code, g := range t.glyphs {
		if g.text != "" {
			lines = append(lines, fmt.Sprintf("<%04X> <%s>\n", code, utf16Hex(g.text)))
		}
	}
	for chunk := range slices.Chunk(lines, 100) { // as many as a block may have
		fmt.Fprintf(&b, "%d beginbfchar\n%sendbfchar\n", len(chunk), strings.Join(chunk, ""))
	}
	b.WriteString("endcmap CMapName currentdict /CMap defineresource pop end end\n")
	return b.Bytes()
}

// textString writes text that is not shown on a page.
func textString(text string) string { return "<FEFF" + utf16Hex(text) + ">" }

func utf16Hex(text string) string {
	var b strings.Builder
	for _, unit := range utf16.Encode([]rune(strings.ToValidUTF8(text, "\uFFFD"))) {
		fmt.Fprintf(&b, "%04X", unit)
	}
	return b.String()
}

// picture writes a picture once, and returns its number. A JPEG stays as it is.
func (f *pdfFile) picture(p *picture) int {
	hash := sha256.Sum256(p.data)
	if number, known := f.pictures[hash]; known {
		return number
	}
	about := func(width, height int, rest string) string {
		return fmt.Sprintf("/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8 %s", width, height, rest)
	}
	var number int
	switch {
	case p.kind == "jpeg" && (p.model == color.YCbCrModel || p.model == color.GrayModel):
		space := "/ColorSpace /DeviceRGB"
		if p.model == color.GrayModel {
			space = "/ColorSpace /DeviceGray"
		}
		number = f.raw(about(p.width, p.height, space)+" /Filter /DCTDecode", p.data)
	default:
		m, err := p.decode()
		if err != nil {
			f.err = err
			return 0
		}
		width, height, rgb, alpha, opaque := samples(m)
		colours := "/ColorSpace /DeviceRGB"
		if !opaque {
			mask := f.stream(about(width, height, "/ColorSpace /DeviceGray"), alpha)
			colours += fmt.Sprintf(" /SMask %d 0 R", mask)
		}
		number = f.stream(about(width, height, colours), rgb)
	}
	f.pictures[hash] = number
	return number
}

// samples are the colours of a picture, and how dense it is. Of one with very many pixels every second is taken, or fewer,
// which no paper shows.
func samples(m image.Image) (width, height int, rgb, alpha []byte, opaque bool) {
	opaque = true
	b := m.Bounds()
	step := 1
	for b.Dx()/step > easyPixels/(b.Dy()/step) {
		step++
	}
	width, height = (b.Dx()+step-1)/step, (b.Dy()+step-1)/step
	rgb, alpha = make([]byte, 0, 3*width*height), make([]byte, 0, width*height)
	for y := b.Min.Y; y < b.Max.Y; y += step {
		for x := b.Min.X; x < b.Max.X; x += step {
			c, _ := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA) // as the model says
			rgb, alpha = append(rgb, c.R, c.G, c.B), append(alpha, c.A)
			opaque = opaque && c.A == 255
		}
	}
	return width, height, rgb, alpha, opaque
}
