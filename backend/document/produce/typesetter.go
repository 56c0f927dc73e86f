package produce

import (
	"io"
	"strconv"
)

// typesetter sets text on pages from the top down.
type typesetter struct {
	shaper

	file *pdfFile
	page drawing
	y    float64 // below what is set, from the top
}

// The colours of letters that lead somewhere, and of lines.
const (
	linkInk  = "#0b57a4"
	lineGrey = "#b2b2b2"
)

func newTypesetter(f *faces, out io.Writer) *typesetter {
	p := &typesetter{shaper: shaper{faces: f}, file: newPDFFile(out)}
	p.page = drawing{width: pageWidth, height: pageHeight}
	p.begin()
	return p
}

// begin begins a page that is as large as the one before.
func (p *typesetter) begin() {
	p.page = drawing{width: p.page.width, height: p.page.height}
	p.y = margin
}

// turn goes on on a page that is wide or upright, unless this one is.
func (p *typesetter) turn(wide bool) {
	if wide == (p.page.width > p.page.height) {
		return
	}
	if p.y > margin {
		p.endPage()
	}
	p.page = drawing{width: p.page.height, height: p.page.width}
	p.begin()
}

// room is how wide a text can be on the page.
func (p *typesetter) room() float64 { return p.page.width - 2*margin }

// gap leaves room, but not at the top of a page.
func (p *typesetter) gap(points float64) {
	if p.y > margin {
		p.y += points
	}
}

// fits reports whether the page has room left for a height.
func (p *typesetter) fits(points float64) bool { return p.y+points <= p.page.height-margin }

// need begins a new page if this one has no room left for a height.
func (p *typesetter) need(points float64) {
	if !p.fits(points) && p.y > margin {
		p.endPage()
		p.begin()
	}
}

func (p *typesetter) endPage() {
	const size = 9
	number := p.single(strconv.Itoa(len(p.file.pages)+1), false)
	p.show(number, p.page.width/2-number.width*size/2000, p.page.height-margin/2, size)
	p.file.page(p.page)
}

func (p *typesetter) rule(left, right float64) {
	p.page.line(lineGrey, 0.6, point{left, p.y}, point{right, p.y})
}

// show sets a line at a place.
func (p *typesetter) show(l setLine, x, y, size float64) {
	p.page.shapes = append(p.page.shapes, shape{set: &l, points: []point{{x, y}}, size: size, fill: ink})
}

// text sets spans in lines between two indents, on the side from which they run.
func (p *typesetter) text(spans []span, size, left, right float64) {
	p.listEntry("", spans, size, left, right)
}

// listEntry sets text with the mark of a list's entry.
func (p *typesetter) listEntry(mark string, spans []span, size, left, right float64) {
	rtl := leftward(textOf(spans))
	if rtl {
		left, right = right, left
	}
	p.need(size * leading)
	p.hang(mark, rtl, left, right)
	room := p.room() - left - right
	p.paragraphs(spans, func(part *shaped) {
		for _, l := range part.lines(room * 1000 / size) {
			p.need(size * leading)
			x := margin + left
			if rtl {
				x += room - l.width*size/1000
			}
			p.show(l, x, p.y+size, size)
			p.y += size * leading
		}
	})
}

// hang sets the mark of a list's entry beside where its text begins.
func (p *typesetter) hang(mark string, rtl bool, left, right float64) {
	if mark == "" {
		return
	}
	m := p.single(mark, false)
	x := margin + left - m.width*bodySize/1000 - 5
	if rtl {
		x = p.page.width - margin - right + 5
	}
	p.show(m, x, p.y+bodySize, bodySize)
}

// picture sets a picture as large as it is meant, or as there is room, with the mark of a list's
// entry.
func (p *typesetter) picture(m *picture, mark string, left, right float64) {
	const pixel = 0.75 // in points
	width, height := float64(m.width)*pixel, float64(m.height)*pixel
	scale := min(1, (p.room()-left-right)/width, (p.page.height-2*margin)/height)
	width, height = width*scale, height*scale
	p.need(height)
	p.hang(mark, false, left, right)
	p.page.shapes = append(p.page.shapes, shape{picture: m, points: []point{{margin + left, p.y}, {margin + left + width, p.y + height}}})
	p.y += height
}
