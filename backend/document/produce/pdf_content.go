package produce

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/go-text/typesetting/font"
)

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
		w.writeReordered(glyphs, letters)
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

// partsOf distributes characters over a number of glyphs; the last glyph gets the rest.
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

// writeReordered writes glyphs that are moved from where they would be, such as vowels below a letter, as if
// they showed nothing, and over them a blank glyph for each character, from the last to the first.
func (w *glyphWriter) writeReordered(glyphs []setGlyph, letters []rune) {
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
