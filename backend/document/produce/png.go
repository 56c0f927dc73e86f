package produce

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// sharp is how many pixels a point has, for screens and paper of today.
const sharp = 2

// PNG draws the chart as a picture of 1600 by 1000 pixels. It gives ErrLetters as PDF does.
func (c Chart) PNG() ([]byte, error) {
	if err := c.check(); err != nil {
		return nil, fmt.Errorf("draw the chart: %w", err)
	}
	regular, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	d := c.draw()
	p := painter{image: image.NewRGBA(image.Rect(0, 0, int(d.width*sharp), int(d.height*sharp))), faces: map[look]font.Face{}, regular: regular}
	for _, s := range d.shapes {
		if err := p.paint(s); err != nil {
			return nil, fmt.Errorf("draw the chart: %w", err)
		}
	}
	if p.missing*20 > p.shown {
		return nil, ErrLetters
	}
	var out bytes.Buffer
	if err := png.Encode(&out, p.image); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return out.Bytes(), nil
}

// painter paints shapes into an image.
type painter struct {
	image *image.RGBA
	faces map[look]font.Face

	regular        *sfnt.Font
	buffer         sfnt.Buffer
	shown, missing int // letters, and those that the font does not have
}

type look struct {
	size float64
	bold bool
}

func (p *painter) paint(s shape) error {
	switch {
	case s.text != "":
		return p.write(s)
	case s.fill != "":
		p.fill(s.fill, s.points)
	default:
		for i := 1; i < len(s.points); i++ {
			p.stroke(s, s.points[i-1], s.points[i])
		}
	}
	return nil
}

func (p *painter) fill(fill string, points []point) {
	// Only the part of the picture that the area covers is looked at.
	low, high := points[0], points[0]
	for _, q := range points {
		low = point{math.Min(low.x, q.x), math.Min(low.y, q.y)}
		high = point{math.Max(high.x, q.x), math.Max(high.y, q.y)}
	}
	bounds := image.Rect(int(low.x*sharp)-1, int(low.y*sharp)-1, int(high.x*sharp)+2, int(high.y*sharp)+2).Intersect(p.image.Bounds())
	if bounds.Empty() {
		return
	}
	r := vector.NewRasterizer(bounds.Dx(), bounds.Dy())
	for i, q := range points {
		x, y := float32(q.x*sharp)-float32(bounds.Min.X), float32(q.y*sharp)-float32(bounds.Min.Y)
		if i == 0 {
			r.MoveTo(x, y)
		} else {
			r.LineTo(x, y)
		}
	}
	r.ClosePath()
	r.Draw(p.image, bounds, image.NewUniform(rgb(fill)), image.Point{})
}

// stroke paints a line as a long box, with round joins where it is thick enough for
// gaps to show.
func (p *painter) stroke(s shape, from, to point) {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	if length == 0 {
		return
	}
	dx, dy := (to.y-from.y)/length*s.width/2, (from.x-to.x)/length*s.width/2
	p.fill(s.stroke, []point{{from.x + dx, from.y + dy}, {to.x + dx, to.y + dy}, {to.x - dx, to.y - dy}, {from.x - dx, from.y - dy}})
	if s.width > 2 {
		p.fill(s.stroke, arc(to, s.width/2, 0, 2*math.Pi))
	}
}

func (p *painter) write(s shape) error {
	face, err := p.face(look{s.size, s.bold})
	if err != nil {
		return err
	}
	p.count(s.text)
	width := font.MeasureString(face, s.text)
	d := font.Drawer{Dst: p.image, Src: image.NewUniform(rgb(s.fill)), Face: face, Dot: fixed.Point26_6{
		X: fixed.Int26_6(s.points[0].x*sharp*64) - fixed.Int26_6(float64(width)*s.anchor),
		Y: fixed.Int26_6(s.points[0].y * sharp * 64),
	}}
	d.DrawString(s.text)
	return nil
}

// count looks which letters have a form. Both weights have the same ones.
func (p *painter) count(text string) {
	for _, c := range text {
		p.shown++
		if id, err := p.regular.GlyphIndex(&p.buffer, c); err != nil || id == 0 {
			p.missing++
		}
	}
}

func (p *painter) face(l look) (font.Face, error) {
	if f, known := p.faces[l]; known {
		return f, nil
	}
	ttf := goregular.TTF
	if l.bold {
		ttf = gobold.TTF
	}
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	f, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: l.size * sharp, DPI: 72})
	if err != nil {
		return nil, fmt.Errorf("set the font: %w", err)
	}
	p.faces[l] = f
	return f, nil
}

// rgb reads "#0072b2".
func rgb(hex string) color.RGBA {
	n, _ := strconv.ParseUint(hex[1:], 16, 32) // the colours are ours
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}
