package produce

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
)

// outline is the form of a glyph as TrueType has it: closed curves of the second degree, in
// the units of the font.
type outline []contour

type contour []knot

// knot is a point on a curve, or one beside it that bends it.
type knot struct {
	x, y float64
	on   bool
}

// outlineOf reads a glyph of whatever format of font. A glyph without a form is empty.
func outlineOf(face *font.Face, id font.GID) (out outline) {
	defer func() {
		if recover() != nil { // a broken font has nothing to draw
			out = nil
		}
	}()
	data, _ := face.GlyphDataOutline(id)
	var c contour
	end := func() {
		if n := len(c); n > 1 && c[0] == c[n-1] {
			c = c[:n-1]
		}
		if len(c) > 1 {
			out = append(out, c)
		}
		c = nil
	}
	add := func(p opentype.SegmentPoint, on bool) { c = append(c, knot{float64(p.X), float64(p.Y), on}) }
	for _, s := range data.Segments {
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			end()
			add(s.Args[0], true)
		case opentype.SegmentOpLineTo:
			add(s.Args[0], true)
		case opentype.SegmentOpQuadTo:
			add(s.Args[0], false)
			add(s.Args[1], true)
		case opentype.SegmentOpCubeTo:
			if n := len(c); n > 0 {
				c = append(c, quadratic(c[n-1], s.Args)...)
			}
		}
	}
	end()
	return out
}

// quadratic approximates a cubic curve by quadratic ones, to within half a unit.
func quadratic(from knot, args [3]opentype.SegmentPoint) []knot {
	x := [4]float64{from.x, float64(args[0].X), float64(args[1].X), float64(args[2].X)}
	y := [4]float64{from.y, float64(args[0].Y), float64(args[1].Y), float64(args[2].Y)}
	bend := math.Hypot(x[3]-3*x[2]+3*x[1]-x[0], y[3]-3*y[2]+3*y[1]-y[0])
	n := int(min(max(math.Ceil(math.Cbrt(bend*math.Sqrt(3)/36/0.5)), 1), 16))
	// at and slope are the curve and its derivative, from 0 to 1.
	at := func(v [4]float64, t float64) float64 {
		u := 1 - t
		return u*u*u*v[0] + 3*u*u*t*v[1] + 3*u*t*t*v[2] + t*t*t*v[3]
	}
	slope := func(v [4]float64, t float64) float64 {
		u := 1 - t
		return 3 * (u*u*(v[1]-v[0]) + 2*u*t*(v[2]-v[1]) + t*t*(v[3]-v[2]))
	}
	var out []knot
	for i := range n {
		a, b := float64(i)/float64(n), float64(i+1)/float64(n)
		ctl := func(v [4]float64) float64 { return (at(v, a)+at(v, b))/2 + (slope(v, a)-slope(v, b))*(b-a)/4 }
		out = append(out, knot{ctl(x), ctl(y), false}, knot{at(x, b), at(y, b), true})
	}
	return out
}

// subset writes a TrueType font of the glyphs that are used, in their order. It has the tables that
// a PDF needs.
func subset(t *typeface) []byte {
	face, glyphs := t.face, t.glyphs
	var glyf, loca, hmtx bytes.Buffer
	var most struct{ points, contours int }
	box := [4]int16{math.MaxInt16, math.MaxInt16, math.MinInt16, math.MinInt16}
	for _, g := range glyphs {
		big(&loca, uint32(glyf.Len()))
		form := outlineOf(face, g.id)
		points, limits := 0, [4]int16{math.MaxInt16, math.MaxInt16, math.MinInt16, math.MinInt16}
		for _, c := range form {
			points += len(c)
			for _, k := range c {
				limits = [4]int16{min(limits[0], unit(k.x)), min(limits[1], unit(k.y)), max(limits[2], unit(k.x)), max(limits[3], unit(k.y))}
			}
		}
		big(&hmtx, uint16(max(0, unit(t.width(g)/t.scale))))
		if points == 0 || points > math.MaxUint16 {
			big(&hmtx, int16(0))
			continue
		}
		big(&hmtx, limits[0])
		most.points, most.contours = max(most.points, points), max(most.contours, len(form))
		box = [4]int16{min(box[0], limits[0]), min(box[1], limits[1]), max(box[2], limits[2]), max(box[3], limits[3])}
		big(&glyf, int16(len(form)), limits)
		contours(&glyf, form)
	}
	big(&loca, uint32(glyf.Len()))
	if most.points == 0 {
		box = [4]int16{}
	}
	ascent, descent := extents(face)
	var head, hhea, maxp bytes.Buffer
	big(&head, uint32(0x00010000), uint32(0x00010000), uint32(0), uint32(0x5F0F3CF5), uint16(1), face.Upem(), uint64(0), uint64(0), box,
		uint16(0), uint16(8), int16(2), int16(1), int16(0), uint16(0)) // the last fills a word
	big(&hhea, uint32(0x00010000), unit(ascent), unit(descent), int16(0), uint16(math.MaxInt16), [11]int16{}, uint16(len(glyphs)))
	big(&maxp, uint32(0x00010000), uint16(len(glyphs)), uint16(most.points), uint16(most.contours), [2]uint16{}, uint16(2), [8]uint16{})
	return opentype.WriteTTF([]opentype.Table{
		{Tag: opentype.MustNewTag("glyf"), Content: glyf.Bytes()},
		{Tag: opentype.MustNewTag("head"), Content: head.Bytes()},
		{Tag: opentype.MustNewTag("hhea"), Content: hhea.Bytes()},
		{Tag: opentype.MustNewTag("hmtx"), Content: hmtx.Bytes()},
		{Tag: opentype.MustNewTag("loca"), Content: loca.Bytes()},
		{Tag: opentype.MustNewTag("maxp"), Content: maxp.Bytes()},
	})
}

// big writes values with their highest byte first.
func big(b *bytes.Buffer, values ...any) {
	for _, v := range values {
		_ = binary.Write(b, binary.BigEndian, v) // a buffer does not fail
	}
}

// contours writes the points of a glyph, and fills the last word.
func contours(glyf *bytes.Buffer, form outline) {
	last := -1
	for _, c := range form {
		last += len(c)
		big(glyf, uint16(last))
	}
	big(glyf, uint16(0)) // no instructions
	for _, c := range form {
		for _, k := range c {
			flag := byte(0)
			if k.on {
				flag = 1
			}
			glyf.WriteByte(flag)
		}
	}
	for _, axis := range []func(knot) float64{func(k knot) float64 { return k.x }, func(k knot) float64 { return k.y }} {
		before := int16(0)
		for _, c := range form {
			for _, k := range c {
				big(glyf, unit(axis(k))-before)
				before = unit(axis(k))
			}
		}
	}
	for glyf.Len()%4 != 0 {
		glyf.WriteByte(0)
	}
}

// unit rounds a coordinate to one that a font can hold.
func unit(v float64) int16 { return int16(math.Round(min(max(v, math.MinInt16/2), math.MaxInt16/2))) }

// extents returns how far letters reach above and below the line, in the units of the font.
func extents(face *font.Face) (ascent, descent float64) {
	about, ok := face.FontHExtents()
	if !ok {
		return 0.9 * float64(face.Upem()), -0.2 * float64(face.Upem())
	}
	return float64(about.Ascender), float64(about.Descender)
}
