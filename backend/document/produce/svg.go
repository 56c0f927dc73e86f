package produce

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"terzetto/backend/document/office"
)

// SVG draws the chart as SVG, with a title and a description that readers of screens
// speak.
func (c Chart) SVG() ([]byte, error) {
	if err := c.check(); err != nil {
		return nil, fmt.Errorf("draw the chart: %w", err)
	}
	d := c.draw()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" role="img" aria-labelledby="title about" font-family="system-ui, sans-serif">`+"\n", d.width, d.height)
	fmt.Fprintf(&b, "<title id=\"title\">%s</title>\n<desc id=\"about\">%s</desc>\n", office.EscapeXML(c.Title), office.EscapeXML(c.describe()))
	for _, s := range d.shapes {
		if s.text != "" {
			about := ""
			if s.bold {
				about = ` font-weight="600"`
			}
			anchor := s.anchor
			if leftward(s.text) { // its start is on the right
				about += ` direction="rtl"`
				anchor = 1 - anchor
			}
			fmt.Fprintf(&b, `<text x="%s" y="%s" font-size="%g" fill="%s" text-anchor="%s"%s>%s</text>`+"\n",
				short(s.points[0].x), short(s.points[0].y), s.size, s.fill, map[float64]string{0: "start", 0.5: "middle", 1: "end"}[anchor], about,
				office.EscapeXML(toneless(s.text)))
			continue
		}
		b.WriteString(`<path d="`)
		for i, p := range s.points {
			b.WriteString(map[bool]string{true: "M", false: "L"}[i == 0] + short(p.x) + " " + short(p.y))
		}
		if s.fill != "" {
			fmt.Fprintf(&b, `Z" fill="%s"/>`+"\n", s.fill)
			continue
		}
		fmt.Fprintf(&b, `" fill="none" stroke="%s" stroke-width="%g" stroke-linejoin="round"/>`+"\n", s.stroke, s.width)
	}
	b.WriteString("</svg>\n")
	return []byte(b.String()), nil
}

// short writes a coordinate to a hundredth.
func short(v float64) string { return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64) }

// describe says in a sentence what the chart shows.
func (c Chart) describe() string {
	var names []string
	for _, s := range c.Series {
		low, high := spread(s.Values)
		if finite(low) {
			names = append(names, fmt.Sprintf("%s from %g to %g", s.Name, low, high))
		}
	}
	return fmt.Sprintf("A %s chart of %d values: %s.", c.Kind, len(c.Labels), strings.Join(names, "; "))
}
