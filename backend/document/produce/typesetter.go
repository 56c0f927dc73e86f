package produce

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// typesetter sets text on pages from the top down.
type typesetter struct {
	fonts   []*typeface
	pages   []sheet
	content bytes.Buffer // of the page being set
	links   []string     // that lie on it
	y       float64      // below what is set
	shown   int          // letters so far
	missing int          // letters that no font has
}

// sheet is a finished page.
type sheet struct {
	content []byte
	links   []string
}

// typeface is a font, with the letters of it that were used.
type typeface struct {
	name   string
	ttf    []byte
	parsed *sfnt.Font
	buffer sfnt.Buffer
	glyphs map[rune]glyph
}

type glyph struct {
	id    sfnt.GlyphIndex
	width float64 // in thousandths of the size
}

// placed is a piece of a line.
type placed struct {
	span
	width float64
}

func newTypesetter() (*typesetter, error) {
	p := &typesetter{y: pageHeight - margin}
	for _, f := range []struct {
		name string
		ttf  []byte
	}{{"Go", goregular.TTF}, {"GoBold", gobold.TTF}, {"GoItalic", goitalic.TTF}, {"GoBoldItalic", gobolditalic.TTF}, {"GoMono", gomono.TTF}} {
		parsed, err := sfnt.Parse(f.ttf)
		if err != nil {
			return nil, fmt.Errorf("read the font %s: %w", f.name, err)
		}
		p.fonts = append(p.fonts, &typeface{name: f.name, ttf: f.ttf, parsed: parsed, glyphs: map[rune]glyph{}})
	}
	return p, nil
}

func (p *typesetter) face(s span) *typeface {
	if s.mono {
		return p.fonts[4]
	}
	at := 0
	if s.bold {
		at++
	}
	if s.italic {
		at += 2
	}
	return p.fonts[at]
}

// used gives the fonts that the text needs.
func (p *typesetter) used() []*typeface {
	var out []*typeface
	for _, f := range p.fonts {
		if len(f.glyphs) > 0 {
			out = append(out, f)
		}
	}
	return out
}

// glyph gives the form of a letter; a letter without one has the empty box.
func (f *typeface) glyph(c rune) glyph {
	if g, known := f.glyphs[c]; known {
		return g
	}
	id, err := f.parsed.GlyphIndex(&f.buffer, c)
	if err != nil {
		id = 0
	}
	units := f.parsed.UnitsPerEm()
	g := glyph{id: id, width: 500}
	if w, err := f.parsed.GlyphAdvance(&f.buffer, id, fixed.I(int(units)), font.HintingNone); err == nil {
		g.width = float64(w) / 64 * 1000 / float64(units)
	}
	f.glyphs[c] = g
	return g
}

func (p *typesetter) width(s span, size float64) float64 {
	f, w := p.face(s), 0.0
	for _, c := range printable(s.text) {
		if c != '\n' {
			w += f.glyph(c).width
		}
	}
	return w * size / 1000
}

// gap leaves room, but not at the top of a page.
func (p *typesetter) gap(points float64) {
	if p.y < pageHeight-margin {
		p.y -= points
	}
}

// need begins a new page where there is no room left for so much.
func (p *typesetter) need(points float64) {
	if p.y-points < margin {
		p.newPage()
	}
}

func (p *typesetter) newPage() {
	p.endPage()
	p.y = pageHeight - margin
}

func (p *typesetter) endPage() {
	number := span{text: strconv.Itoa(len(p.pages) + 1)}
	p.show([]placed{{number, 0}}, pageWidth/2-p.width(number, 9)/2, margin/2, 9)
	p.pages = append(p.pages, sheet{bytes.Clone(p.content.Bytes()), p.links})
	p.content.Reset()
	p.links = nil
}

func (p *typesetter) line(x0, y0, x1, y1 float64) {
	fmt.Fprintf(&p.content, "0.7 G 0.6 w %.2f %.2f m %.2f %.2f l S\n", x0, y0, x1, y1)
}

// hang sets the mark of a list's entry, to the left of where its text begins.
func (p *typesetter) hang(mark string, indent float64) {
	s := span{text: mark}
	w := p.width(s, bodySize)
	p.show([]placed{{s, w}}, margin+indent-w-5, p.y-bodySize, bodySize)
}

// text sets spans in lines between two indents.
func (p *typesetter) text(spans []span, size, left, right float64) {
	for _, line := range p.wrap(spans, size, pageWidth-2*margin-left-right) {
		p.need(size * leading)
		p.show(line, margin+left, p.y-size, size)
		p.y -= size * leading
	}
}

// wrap cuts spans into lines of a width: between words, or within one that is wider
// than a line. Spaces of code are kept, others end with the line.
func (p *typesetter) wrap(spans []span, size, width float64) [][]placed {
	lines, used := [][]placed{nil}, 0.0
	put := func(s span, w float64) {
		last := &lines[len(lines)-1]
		*last = append(*last, placed{s, w})
		used += w
	}
	feed := func() { lines, used = append(lines, nil), 0 }
	for _, s := range spans {
		for _, word := range wordsOf(printable(s.text)) {
			if word == "\n" {
				feed()
				continue
			}
			s.text = word
			w := p.width(s, size)
			blank := strings.TrimSpace(word) == "" && !s.mono
			if used+w > width && !blank && used > 0 {
				feed()
			}
			if blank && used == 0 {
				continue
			}
			rest := []rune(word)
			for w > width && len(rest) > 1 {
				n, part := 0, 0.0
				for n < len(rest) {
					letter := p.face(s).glyph(rest[n]).width * size / 1000
					if n > 0 && part+letter > width {
						break
					}
					part += letter
					n++
				}
				s.text = string(rest[:n])
				put(s, part)
				feed()
				rest, w = rest[n:], w-part
			}
			s.text = string(rest)
			put(s, w)
		}
	}
	return lines
}

var wordOrSpace = regexp.MustCompile(`\n| +|[^ \n]+`)

// wordsOf cuts printable text into words, the spaces between them, and line ends.
func wordsOf(text string) []string { return wordOrSpace.FindAllString(text, -1) }

// show sets a line at a place.
func (p *typesetter) show(line []placed, x, y, size float64) {
	for _, s := range line {
		f, ink := p.face(s.span), "0.13 0.15 0.17 rg"
		if s.link != "" {
			ink = "0.04 0.34 0.64 rg"
			p.links = append(p.links, fmt.Sprintf("<</Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [%.2f %.2f %.2f %.2f] /A <</S /URI /URI (%s)>>>>",
				x, y-2, x+s.width, y+size, strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`, "\n", "", "\r", "").Replace(s.link)))
		}
		fmt.Fprintf(&p.content, "BT %s /%s %g Tf %.2f %.2f Td <", ink, f.name, size, x, y)
		for _, c := range s.text {
			g := f.glyph(c)
			if p.shown++; g.id == 0 {
				p.missing++
			}
			fmt.Fprintf(&p.content, "%04X", g.id)
		}
		p.content.WriteString("> Tj ET\n")
		if s.strike {
			fmt.Fprintf(&p.content, "%s 0.6 w %.2f %.2f m %.2f %.2f l S\n", strings.ToUpper(ink), x, y+size*0.3, x+s.width, y+size*0.3)
		}
		x += s.width
	}
}

// letterOrder gives the letters used, in one order.
func (f *typeface) letterOrder() []rune { return slices.Sorted(maps.Keys(f.glyphs)) }

func (f *typeface) widths() string {
	var b strings.Builder
	for _, c := range f.letterOrder() {
		fmt.Fprintf(&b, "%d [%.0f] ", f.glyphs[c].id, f.glyphs[c].width)
	}
	return b.String()
}

// letters maps glyphs to letters, so that text can be searched and copied.
func (f *typeface) letters() []byte {
	var b bytes.Buffer
	b.WriteString("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n1 begincodespacerange <0000> <FFFF> endcodespacerange\n")
	for chunk := range slices.Chunk(f.letterOrder(), 100) { // as many as a block may have
		fmt.Fprintf(&b, "%d beginbfchar\n", len(chunk))
		for _, c := range chunk {
			fmt.Fprintf(&b, "<%04X> %s\n", f.glyphs[c].id, strings.Replace(textString(string(c)), "FEFF", "", 1))
		}
		b.WriteString("endbfchar\n")
	}
	b.WriteString("endcmap CMapName currentdict /CMap defineresource pop end end\n")
	return b.Bytes()
}
