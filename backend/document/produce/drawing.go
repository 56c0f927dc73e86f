package produce

import (
	"math"
	"slices"
	"strconv"

	"github.com/rivo/uniseg"

	"terzetto/backend/base/lists"
)

// drawing is a chart or a page as shapes in points from the top left. PDF, PNG and SVG each
// have a writer of it.
type drawing struct {
	width, height float64
	shapes        []shape
}

type point struct{ x, y float64 }

// shape is an area, a line, a text or a picture.
type shape struct {
	points []point
	fill   string  // of an area
	stroke string  // of a line
	width  float64 // of a line
	text   string
	anchor float64 // of the text at its point: 0 start, 0.5 middle, 1 end
	size   float64
	bold   bool

	set     *setLine // text whose glyphs are chosen, from its point to the right
	picture *picture // between two points
}

// The look of a chart: ink on white, and eight colours that people tell apart who see
// red and green alike (Okabe and Ito).
const (
	ink   = "#22262b"
	faint = "#5b626b"
	hair  = "#dfe2e6"
	paper = "#ffffff"

	chartWidth, chartHeight = 800, 500
	textSize                = 13
)

func colour(i int) string {
	return [...]string{"#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8a7a00", "#4d4d4d"}[i%8]
}

func (d *drawing) area(fill string, points ...point) {
	d.shapes = append(d.shapes, shape{points: points, fill: fill})
}

func (d *drawing) line(stroke string, width float64, points ...point) {
	d.shapes = append(d.shapes, shape{points: points, stroke: stroke, width: width})
}

func (d *drawing) label(text string, at point, anchor float64, colour string) {
	d.shapes = append(d.shapes, shape{points: []point{at}, text: text, anchor: anchor, fill: colour, size: textSize})
}

func (d *drawing) box(fill string, x0, y0, x1, y1 float64) {
	d.area(fill, point{x0, y0}, point{x1, y0}, point{x1, y1}, point{x0, y1})
}

func (d *drawing) dot(fill string, at point, radius float64) {
	d.area(fill, arc(at, radius, 0, 2*math.Pi)...)
}

// arc gives points on a circle, close enough to look round.
func arc(at point, radius, from, to float64) []point {
	n := max(2, int(math.Ceil(math.Abs(to-from)*math.Sqrt(radius)*2)))
	out := make([]point, n+1)
	for i := range out {
		angle := from + (to-from)*float64(i)/float64(n)
		out[i] = point{at.x + radius*math.Cos(angle), at.y + radius*math.Sin(angle)}
	}
	return out
}

// shorten truncates a label to a width in Latin letters.
func shorten(text string, most int) string {
	if letters(text) <= most {
		return text
	}
	kept := ""
	for clusters := uniseg.NewGraphemes(text); clusters.Next() && letters(kept)+clusters.Width() < most; {
		kept += clusters.Str()
	}
	return kept + "…"
}

// labelWidth guesses how wide a label is; a Latin letter is a little more than half its height.
func labelWidth(text string) float64 { return float64(letters(text)) * textSize * 0.56 }

// draw lays a chart out.
func (c Chart) draw() drawing {
	d := drawing{width: chartWidth, height: chartHeight}
	d.box(paper, 0, 0, d.width, d.height)
	x, anchor := d.start(c.Title)
	d.shapes = append(d.shapes, shape{points: []point{{x, 34}}, text: shorten(c.Title, 70), anchor: anchor, fill: ink, size: 18, bold: true})
	if c.Kind == Pie {
		c.drawPie(&d)
		return d
	}
	top := 60.0
	if len(c.Series) > 1 {
		top = c.drawLegend(&d, top)
	} else if c.Series[0].Name != "" { // one series needs no colour to be told from others
		x, anchor := d.start(c.Series[0].Name)
		d.label(shorten(c.Series[0].Name, 60), point{x, top}, anchor, faint)
		top += 24
	}
	c.drawPlot(&d, top)
	return d
}

// start is the x of a line's start: its right edge for right-to-left text.
func (d *drawing) start(text string) (x, anchor float64) {
	if leftward(text) {
		return d.width - 24, 1
	}
	return 24, 0
}

// drawLegend names the series from left to right, and gives the height below.
func (c Chart) drawLegend(d *drawing, top float64) float64 {
	x, y := 24.0, top
	for i, s := range c.Series {
		name := shorten(s.Name, 24)
		if x > 24 && x+24+labelWidth(name) > d.width-24 {
			x, y = 24, y+22
		}
		d.box(colour(i), x, y-10, x+12, y+2)
		d.label(name, point{x + 18, y}, 0, ink)
		x += 42 + labelWidth(name)
	}
	return y + 24
}

// drawPlot draws bars, lines or points between two axes.
func (c Chart) drawPlot(d *drawing, top float64) {
	all := lists.Map(c.Series, func(s Series) []float64 { return s.Values })
	low, high := spread(all...)
	if c.Kind == Bars { // a bar that does not begin at nothing lies
		low, high = math.Min(low, 0), math.Max(high, 0)
	}
	y := axisOf(low, high, 6)
	left := 0.0
	for _, v := range y.ticks() {
		left = math.Max(left, labelWidth(y.spell(v)))
	}
	left += 36
	right, bottom := d.width-28, d.height-42.0
	if c.Across != "" {
		bottom -= 22
		d.label(shorten(c.Across, 60), point{(left + right) / 2, d.height - 16}, 0.5, faint)
	}
	up := func(v float64) float64 { return y.at(v, bottom, top) }
	for _, v := range y.ticks() {
		d.line(hair, 1, point{left, up(v)}, point{right, up(v)})
		d.label(y.spell(v), point{left - 10, up(v) + 4.5}, 1, faint)
	}
	across := c.drawLabels(d, left, right, bottom)
	for i, s := range c.Series {
		switch c.Kind {
		case Bars:
			slot := (right - left) / float64(len(s.Values))
			bar := math.Min(slot*0.72, 90*float64(len(c.Series))) / float64(len(c.Series))
			for n, v := range s.Values {
				if finite(v) {
					x := across(n) + (float64(i)-float64(len(c.Series))/2)*bar
					d.box(colour(i), x, math.Min(up(v), up(0)), x+math.Max(bar-1, 0.5), math.Max(up(v), up(0)))
				}
			}
		case Lines:
			var run []point
			for n, v := range append(slices.Clip(s.Values), math.NaN()) {
				if finite(v) {
					run = append(run, point{across(n), up(v)})
					continue
				}
				if len(run) == 1 {
					d.dot(colour(i), run[0], 3)
				} else if len(run) > 1 {
					d.line(colour(i), 2.2, run...)
				}
				run = nil
			}
		default:
			for n, v := range s.Values {
				if x := across(n); finite(v) && finite(x) {
					d.dot(colour(i), point{x, up(v)}, 4)
				}
			}
		}
	}
	d.line(faint, 1.2, point{left, up(math.Max(y.low, math.Min(0, y.high)))}, point{right, up(math.Max(y.low, math.Min(0, y.high)))})
}

// drawLabels writes as many labels below the plot as have room, and returns the
// horizontal position of each value.
func (c Chart) drawLabels(d *drawing, left, right, bottom float64) func(int) float64 {
	if c.Kind == Scatter {
		xs := lists.Map(c.Labels, numberIn)
		if low, high := spread(xs); finite(low) {
			x := axisOf(low, high, 8)
			for _, v := range x.ticks() {
				at := x.at(v, left, right)
				d.line(hair, 1, point{at, bottom}, point{at, bottom + 5})
				d.label(x.spell(v), point{at, bottom + 22}, 0.5, faint)
			}
			return func(i int) float64 { return x.at(xs[i], left, right) }
		}
	}
	slot := (right - left) / float64(max(len(c.Labels), 1))
	across := func(i int) float64 { return left + slot*(float64(i)+0.5) }
	longest := 0.0
	for _, label := range c.Labels {
		longest = math.Max(longest, labelWidth(shorten(label, 14)))
	}
	each := max(1, int(math.Ceil((longest+10)/slot)))
	for i := 0; i < len(c.Labels); i += each {
		d.label(shorten(c.Labels[i], 14), point{across(i), bottom + 22}, 0.5, faint)
	}
	return across
}

// drawPie draws the first series, the largest first; what is small is one slice.
func (c Chart) drawPie(d *drawing) {
	cuts, total := c.slices()
	at, radius, angle := point{260, 280}, 180.0, -math.Pi/2
	for i, s := range cuts {
		to := angle + s.value/total*2*math.Pi
		points := arc(at, radius, angle, to)
		if len(cuts) > 1 {
			points = append(points, at)
		}
		d.area(colour(i), points...)
		if len(cuts) > 1 {
			d.line(paper, 2, at, point{at.x + radius*math.Cos(angle), at.y + radius*math.Sin(angle)})
		}
		angle = to
		y := at.y - float64(len(cuts))*13 + float64(i)*28
		d.box(colour(i), 500, y-10, 512, y+2)
		share := strconv.FormatFloat(s.value/total*100, 'f', 1, 64) + " %"
		d.label(shorten(s.label, 22), point{520, y}, 0, ink)
		d.label(share, point{d.width - 28, y}, 1, faint)
	}
}
