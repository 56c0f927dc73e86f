// Icon draws the program's icons: three short strokes side by side, one for each
// voice, on a ground of paper. `make icons` runs it.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
)

// The ground and its rim, and the hues of Director, Writer and Editor.
var (
	paper = color.NRGBA{0xfa, 0xf7, 0xf0, 0xff}
	rim   = color.NRGBA{0xdc, 0xd4, 0xc3, 0xff} // tells paper from a white page behind it
	hues  = [...]color.NRGBA{{0xb4, 0x79, 0x1f, 0xff}, {0x2d, 0x4f, 0x8e, 0xff}, {0x5d, 0x83, 0x62, 0xff}}
)

// A stroke leans like one drawn by hand and stands a little higher or lower than its
// neighbour, so that the three read as voices and not as the bars of a chart. Lengths
// are parts of the icon's side.
const (
	reach  = 0.170 // from a stroke's middle to the middle of its round end
	lean   = 0.055 // how far that end stands to the side
	apart  = 0.220 // from one stroke to the next
	rise   = 0.045 // how much higher than the middle a stroke stands, or lower
	thick  = 0.055 // half a stroke's width
	corner = 0.22  // the ground's round corners
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	for path, side := range map[string]int{"build/appicon.png": 1024, "build/linux/terzetto.png": 512} {
		picture, err := encode(side)
		if err != nil {
			return err
		}
		if err := os.WriteFile(path, picture, 0o644); err != nil {
			return fmt.Errorf("write an icon: %w", err)
		}
	}
	all, err := windows(256, 128, 64, 48, 32, 24, 16)
	if err != nil {
		return err
	}
	if err := os.WriteFile("build/windows/icon.ico", all, 0o644); err != nil {
		return fmt.Errorf("write an icon: %w", err)
	}
	return nil
}

func draw(side int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	pixel := 1 / float64(side)
	// A small icon has no room for air around it or for fine strokes.
	margin, half := 0.04, thick
	if side <= 48 {
		margin, half = 0, max(thick*1.25, 1.05*pixel)
	}
	edge := max(0.006, 0.6*pixel)
	// shade is how much of a pixel lies inside, from its middle's distance to the edge.
	shade := func(distance float64) float64 { return min(max(0.5-distance/pixel, 0), 1) }
	for y := range side {
		for x := range side {
			px, py := (float64(x)+0.5)*pixel, (float64(y)+0.5)*pixel
			ground := tile(px, py, 0.5-margin)
			c := mix(rim, paper, shade(ground+edge))
			for i, hue := range hues {
				c = mix(c, hue, shade(stroke(px, py, i)-half))
			}
			c.A = uint8(math.Round(255 * shade(ground)))
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

// tile is the distance of a place to the edge of the ground, less than nothing inside.
func tile(x, y, half float64) float64 {
	dx, dy := math.Abs(x-0.5)-half+corner, math.Abs(y-0.5)-half+corner
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
}

// stroke is the distance of a place to the middle line of a voice's stroke.
func stroke(x, y float64, voice int) float64 {
	up := [...]float64{-rise, rise, -rise}[voice]
	// Higher is also further to the side, or the gaps between leaning strokes differ.
	cx, cy := 0.5+float64(voice-1)*apart+up*lean/reach, 0.5-up
	// The line goes from the lower left end to the upper right one.
	dx, dy := 2*lean, -2*reach
	px, py := x-(cx-lean), y-(cy+reach)
	along := min(max((px*dx+py*dy)/(dx*dx+dy*dy), 0), 1)
	return math.Hypot(px-along*dx, py-along*dy)
}

func mix(under, over color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*share)) }
	return color.NRGBA{part(under.R, over.R), part(under.G, over.G), part(under.B, over.B), 0xff}
}

func encode(side int) ([]byte, error) {
	var b bytes.Buffer
	if err := png.Encode(&b, draw(side)); err != nil {
		return nil, fmt.Errorf("encode an icon: %w", err)
	}
	return b.Bytes(), nil
}

// windows puts pictures of several sizes into one .ico file: a header, an entry of 16
// bytes for each picture, the pictures.
func windows(sides ...int) ([]byte, error) {
	all := binary.LittleEndian.AppendUint16([]byte{0, 0, 1, 0}, uint16(len(sides)))
	var pictures []byte
	for _, side := range sides {
		picture, err := encode(side)
		if err != nil {
			return nil, err
		}
		all = append(all, byte(side), byte(side), 0, 0, 1, 0, 32, 0) // 256 is written as 0
		all = binary.LittleEndian.AppendUint32(all, uint32(len(picture)))
		all = binary.LittleEndian.AppendUint32(all, uint32(6+16*len(sides)+len(pictures)))
		pictures = append(pictures, picture...)
	}
	return append(all, pictures...), nil
}
