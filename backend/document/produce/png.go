package produce

import (
	"bytes"
	"fmt"

	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
)

// sharp is how many pixels a point has, for screens and paper of today.
const sharp = 2

// PNG draws the chart as a picture of 1600 by 1000 pixels. It gives ErrLetters as PDF does.
func (c Chart) PNG() ([]byte, error) {
	if err := c.check(); err != nil {
		return nil, fmt.Errorf("draw the chart: %w", err)
	}
	regular, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	d := c.draw()
	p := painter{Context: gg.NewContext(int(d.width*sharp), int(d.height*sharp)), regular: regular}
	for _, s := range d.shapes {
		if err := p.paint(s); err != nil {
			return nil, fmt.Errorf("draw the chart: %w", err)
		}
	}
	if p.missing*20 > p.shown {
		return nil, ErrLetters
	}
	var out bytes.Buffer
	if err := p.EncodePNG(&out); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return out.Bytes(), nil
}

// painter paints shapes into an image.
type painter struct {
	*gg.Context

	regular        *sfnt.Font
	buffer         sfnt.Buffer
	shown, missing int // letters, and those that the font does not have
}

func (p *painter) paint(s shape) error {
	if s.text != "" {
		return p.write(s)
	}
	for _, q := range s.points {
		p.LineTo(q.x*sharp, q.y*sharp)
	}
	if s.fill != "" {
		p.SetHexColor(s.fill)
		p.Fill()
		return nil
	}
	p.SetHexColor(s.stroke)
	p.SetLineWidth(s.width * sharp)
	p.SetLineCapButt()
	p.Stroke()
	return nil
}

func (p *painter) write(s shape) error {
	for _, c := range s.text { // both weights have the same letters
		p.shown++
		if id, err := p.regular.GlyphIndex(&p.buffer, c); err != nil || id == 0 {
			p.missing++
		}
	}
	ttf := goregular.TTF
	if s.bold {
		ttf = gobold.TTF
	}
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return fmt.Errorf("read the font: %w", err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: s.size * sharp, DPI: 72})
	if err != nil {
		return fmt.Errorf("set the font: %w", err)
	}
	p.SetFontFace(face)
	p.SetHexColor(s.fill)
	p.DrawStringAnchored(s.text, s.points[0].x*sharp, s.points[0].y*sharp, s.anchor, 0)
	return nil
}
