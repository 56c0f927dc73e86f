package produce

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/go-text/typesetting/font"
)

// pdfFile writes drawings as the pages of a PDF. A page is written at once; fonts follow at the
// end, when it is known which glyphs they have.
type pdfFile struct {
	out      bytes.Buffer
	objects  []int // where each begins
	pages    []int // the numbers of the objects
	fonts    []*typeface
	pictures map[*picture]int
	err      error
}

// The objects that others name before they are written.
const (
	catalogObject = iota + 1
	pagesObject
	infoObject
	resourcesObject
)

func newPDFFile() *pdfFile {
	f := &pdfFile{objects: make([]int, resourcesObject), pictures: map[*picture]int{}}
	f.out.WriteString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
	return f
}

// reserve gives the number of an object that is written later.
func (f *pdfFile) reserve() int {
	f.objects = append(f.objects, 0)
	return len(f.objects)
}

func (f *pdfFile) object(number int, body string) int {
	f.objects[number-1] = f.out.Len()
	fmt.Fprintf(&f.out, "%d 0 obj\n%s\nendobj\n", number, body)
	return number
}

func (f *pdfFile) stream(dict string, body []byte) int {
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, _ = z.Write(body) // a buffer does not fail
	_ = z.Close()
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

// close writes what the pages share, and returns the file.
func (f *pdfFile) close(title, language string) []byte {
	var kids, fonts, pictures strings.Builder
	for _, page := range f.pages {
		fmt.Fprintf(&kids, "%d 0 R ", page)
	}
	for i, t := range f.fonts {
		fmt.Fprintf(&fonts, "/F%d %d 0 R ", i, f.font(i, t))
	}
	numbers := make([]int, 0, len(f.pictures))
	for _, number := range f.pictures {
		numbers = append(numbers, number)
	}
	slices.Sort(numbers)
	for _, number := range numbers {
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
	start := f.out.Len()
	fmt.Fprintf(&f.out, "xref\n0 %d\n0000000000 65535 f \n", len(f.objects)+1)
	for _, offset := range f.objects {
		fmt.Fprintf(&f.out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&f.out, "trailer\n<</Size %d /Root %d 0 R /Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(f.objects)+1, catalogObject, infoObject, start)
	return f.out.Bytes()
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
	if number, known := f.pictures[p]; known {
		return number
	}
	about := fmt.Sprintf("/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8", p.width, p.height)
	var number int
	switch {
	case p.kind == "jpeg" && (p.model == color.YCbCrModel || p.model == color.GrayModel):
		space := "/DeviceRGB"
		if p.model == color.GrayModel {
			space = "/DeviceGray"
		}
		number = f.raw(about+" /ColorSpace "+space+" /Filter /DCTDecode", p.data)
	default:
		m, err := p.decode()
		if err != nil {
			f.err = err
			return 0
		}
		rgb, alpha, opaque := samples(m)
		if !opaque {
			mask := f.stream(about+" /ColorSpace /DeviceGray", alpha)
			about += fmt.Sprintf(" /SMask %d 0 R", mask)
		}
		number = f.stream(about+" /ColorSpace /DeviceRGB", rgb)
	}
	f.pictures[p] = number
	return number
}

// samples are the colours of a picture, and how dense it is.
func samples(m image.Image) (rgb, alpha []byte, opaque bool) {
	opaque = true
	b := m.Bounds()
	rgb, alpha = make([]byte, 0, 3*b.Dx()*b.Dy()), make([]byte, 0, b.Dx()*b.Dy())
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c, _ := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA) // as the model says
			rgb, alpha = append(rgb, c.R, c.G, c.B), append(alpha, c.A)
			opaque = opaque && c.A == 255
		}
	}
	return rgb, alpha, opaque
}

// pdfContent is what is drawn on a page.
type pdfContent struct {
	bytes.Buffer

	file   *pdfFile
	height float64
	links  []string
}

func (c *pdfContent) shape(s shape) {
	switch {
	case s.picture != nil:
		if number := c.file.picture(s.picture); number > 0 {
			from, to := s.points[0], s.points[1]
			fmt.Fprintf(c, "q %.2f 0 0 %.2f %.2f %.2f cm /P%d Do Q\n", to.x-from.x, to.y-from.y, from.x, c.height-to.y, number)
		}
	case s.set != nil:
		x := s.points[0].x
		for _, p := range s.set.pieces {
			x += c.piece(p, x, s)
		}
	default:
		for i, p := range s.points {
			fmt.Fprintf(c, "%.2f %.2f %s ", p.x, c.height-p.y, map[bool]string{true: "m", false: "l"}[i == 0])
		}
		if s.fill != "" {
			fmt.Fprintf(c, "%s rg f\n", rgb(s.fill))
		} else {
			fmt.Fprintf(c, "%s RG %.2f w S\n", rgb(s.stroke), s.width)
		}
	}
}

// rgb writes "#rrggbb" as PDF does.
func rgb(hex string) string {
	n, _ := strconv.ParseUint(strings.TrimPrefix(hex, "#"), 16, 32) // the colours are constants
	return fmt.Sprintf("%.2g %.2g %.2g", float64(n>>16)/255, float64(n>>8&255)/255, float64(n&255)/255)
}

// piece writes glyphs, and returns how far they reach.
func (c *pdfContent) piece(p piece, x float64, s shape) float64 {
	y := c.height - s.points[0].y
	font := slices.Index(c.file.fonts, p.typeface)
	if font < 0 {
		font, c.file.fonts = len(c.file.fonts), append(c.file.fonts, p.typeface)
	}
	colour := s.fill
	if p.look.link != "" {
		colour = linkInk
	}
	fmt.Fprintf(c, "BT %s rg /F%d %g Tf %.2f %.2f Td ", rgb(colour), font, s.size, x, y)
	w := glyphWriter{Buffer: &c.Buffer, typeface: p.typeface, size: s.size}
	for from := 0; from < len(p.glyphs); {
		to := from + 1
		for to < len(p.glyphs) && p.glyphs[to].from == p.glyphs[from].from {
			to++
		}
		w.letter(p.glyphs[from:to], string(p.text[p.glyphs[from].from:p.glyphs[from].to]), p.level%2 == 1)
		from = to
	}
	w.rise(0)
	w.end()
	c.WriteString("ET\n")
	pen := w.pen
	width := pen * s.size / 1000
	if p.look.strike {
		fmt.Fprintf(c, "%s RG 0.6 w %.2f %.2f m %.2f %.2f l S\n", rgb(colour), x, y+s.size*0.3, x+width, y+s.size*0.3)
	}
	if p.look.link != "" {
		address := strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`, "\n", "", "\r", "").Replace(p.look.link)
		c.links = append(c.links, fmt.Sprintf("%d 0 R", c.file.object(c.file.reserve(),
			fmt.Sprintf("<</Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [%.2f %.2f %.2f %.2f] /A <</S /URI /URI (%s)>>>>", x, y-2, x+width, y+s.size, address))))
	}
	return width
}

// glyphWriter writes the glyphs of a piece. Lengths are in thousandths of the size.
type glyphWriter struct {
	*bytes.Buffer
	*typeface

	size   float64
	at     float64 // where the next glyph would be
	pen    float64 // where the next glyph is to be, but for its own offset
	raised float64
	open   bool // glyphs follow the last ones
}

// letter writes the glyphs for a text. A reader maps each glyph to a part of the text, in the order
// in which they are written; where there are more glyphs than one, the text is said beside them, for
// readers that go by where glyphs are. From right to left, readers turn around what they find, glyph
// by glyph, so each character has a glyph of its own, if need be a blank one.
func (w *glyphWriter) letter(glyphs []setGlyph, text string, rtl bool) {
	letters := []rune(text)
	switch {
	case rtl && slices.ContainsFunc(glyphs, func(g setGlyph) bool { return g.dx != 0 || g.dy != 0 }):
		w.turned(glyphs, letters)
	case rtl:
		for len(letters) > len(glyphs) {
			w.glyph(setGlyph{id: font.EmptyGlyph}, string(letters[len(letters)-1]))
			letters = letters[:len(letters)-1]
		}
		parts := partsOf(letters, len(glyphs))
		for i, g := range glyphs {
			w.glyph(g, parts[len(glyphs)-1-i])
		}
	case len(glyphs) == 1:
		w.glyph(glyphs[0], text)
	default:
		w.span(glyphs, text, partsOf(letters, len(glyphs)))
	}
}

// nothing is what a glyph maps to that shows no character. Where it mapped to none at all, readers
// would take its number for one.
const nothing = "\u200B"

// partsOf deals characters out to so many glyphs, the last of which has what is left.
func partsOf(letters []rune, n int) []string {
	out := make([]string, n)
	for i := range out {
		switch {
		case i >= len(letters):
			out[i] = nothing
		case i == n-1:
			out[i] = string(letters[i:])
		default:
			out[i] = string(letters[i])
		}
	}
	return out
}

// span writes glyphs with the text that they show together. Readers take the end of the last glyph
// for that of the text, so it is said to be so wide.
func (w *glyphWriter) span(glyphs []setGlyph, text string, parts []string) {
	w.end()
	fmt.Fprintf(w, "/Span <</ActualText %s>> BDC ", textString(text))
	last := len(glyphs) - 1
	for i, g := range glyphs[:last] {
		w.glyph(g, parts[i])
	}
	g := glyphs[last]
	w.rise(g.dy)
	w.write(glyphUse{g.id, parts[last], math.Round(max(g.advance-g.dx, 0))}, g.dx, g.advance)
	w.end()
	w.WriteString("EMC ")
}

// turned writes glyphs that are moved from where they would be, such as vowels below a letter, as if
// they showed nothing, and over them a blank glyph for each character, from the last to the first.
func (w *glyphWriter) turned(glyphs []setGlyph, letters []rune) {
	from := w.pen
	w.span(glyphs, "", partsOf(nil, len(glyphs)))
	width := math.Round(w.pen - from)
	w.pen = from
	w.rise(0)
	for i, c := range slices.Backward(letters) {
		blank := 0.0
		if i == 0 {
			blank = width
		}
		w.write(glyphUse{font.EmptyGlyph, string(c), blank}, 0, blank)
	}
	w.pen = from + width
}

func (w *glyphWriter) glyph(g setGlyph, text string) {
	w.rise(g.dy)
	w.write(glyphUse{id: g.id, text: text}, g.dx, g.advance)
}

func (w *glyphWriter) write(g glyphUse, dx, advance float64) {
	if !w.open {
		w.WriteString("[<")
		w.open = true
	}
	if move := math.Round(w.at - w.pen - dx); move != 0 {
		fmt.Fprintf(w, ">%g<", move)
		w.at -= move
	}
	fmt.Fprintf(w, "%04X", w.code(g))
	w.at += w.width(g)
	w.pen += advance
}

// rise moves what follows up from the line.
func (w *glyphWriter) rise(by float64) {
	if by != w.raised {
		w.end()
		w.raised = by
		fmt.Fprintf(w, "%.2f Ts ", by*w.size/1000)
	}
}

func (w *glyphWriter) end() {
	if w.open {
		w.WriteString(">] TJ ")
		w.open = false
	}
}
