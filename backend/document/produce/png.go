package produce

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"git.sr.ht/~sbinet/gg"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/language"
)

// sharp is how many pixels a point has, for screens and paper of today.
const sharp = 2

// PNG draws the chart as a picture of 1600 by 1000 pixels.
func (f *Fonts) PNG(ctx context.Context, c Chart) (Printed, error) {
	if err := c.check(); err != nil {
		return Printed{}, fmt.Errorf("draw the chart: %w", err)
	}
	d := c.draw()
	words := append([]string{c.Title, c.Across}, lists.Map(d.shapes, func(s shape) string { return s.text })...)
	p := painter{
		Context: gg.NewContext(int(d.width*sharp), int(d.height*sharp)),
		shaper:  shaper{faces: newFaces(ctx, f, language.Of(strings.Join(words, "\n")))},
	}
	for _, s := range d.shapes {
		p.paint(s)
	}
	if p.err != nil {
		return Printed{}, fmt.Errorf("draw the chart: %w", p.err)
	}
	var out bytes.Buffer
	if err := p.EncodePNG(&out); err != nil {
		return Printed{}, fmt.Errorf("write the picture: %w", err)
	}
	return Printed{Content: out.Bytes(), Missing: p.missingLetters()}, nil
}

// painter paints shapes into an image.
type painter struct {
	*gg.Context
	shaper
}

func (p *painter) paint(s shape) {
	if s.text != "" {
		p.write(s)
		return
	}
	for _, q := range s.points {
		p.LineTo(q.x*sharp, q.y*sharp)
	}
	if s.fill != "" {
		p.SetHexColor(s.fill)
		p.Fill()
		return
	}
	p.SetHexColor(s.stroke)
	p.SetLineWidth(s.width * sharp)
	p.SetLineCapButt()
	p.Stroke()
}

// write draws a label as the outlines of its glyphs.
func (p *painter) write(s shape) {
	p.SetHexColor(s.fill)
	l := p.single(s.text, s.bold)
	scale := s.size * sharp / 1000
	x, y := s.points[0].x*sharp-s.anchor*l.width*scale, s.points[0].y*sharp
	for _, piece := range l.pieces {
		for _, g := range piece.glyphs {
			p.glyph(outlineOf(piece.face, g.id), x+g.dx*scale, y-g.dy*scale, piece.scale*scale)
			x += g.advance * scale
		}
	}
}

// glyph fills an outline. Between two points beside a curve is one on it.
func (p *painter) glyph(form outline, x, y, scale float64) {
	for _, c := range form {
		at := func(i int) knot { return c[i%len(c)] }
		middle := func(a, b knot) knot { return knot{(a.x + b.x) / 2, (a.y + b.y) / 2, true} }
		start := at(0)
		if !start.on {
			start = middle(start, at(len(c)-1))
		}
		p.MoveTo(x+start.x*scale, y-start.y*scale)
		for i := range c {
			switch k, next := at(i), at(i+1); {
			case k.on && i > 0:
				p.LineTo(x+k.x*scale, y-k.y*scale)
			case !k.on:
				if !next.on {
					next = middle(k, next)
				}
				p.QuadraticTo(x+k.x*scale, y-k.y*scale, x+next.x*scale, y-next.y*scale)
			}
		}
		p.ClosePath()
	}
	p.Fill()
}
