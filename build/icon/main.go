// Icon draws the program's icons: three short strokes side by side, one for each
// voice, on a ground of paper.
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

var (
	paper = color.RGBA{0xfa, 0xf7, 0xf0, 0xff}
	// The voices' hues, as in frontend/src/styles/tokens.css: ochre, ink blue, sage.
	voices = []color.RGBA{{0xb4, 0x79, 0x1f, 0xff}, {0x2d, 0x4f, 0x8e, 0xff}, {0x5d, 0x83, 0x62, 0xff}}
	// Each stroke's height and the middle of it, as parts of the whole.
	heights = []float64{0.34, 0.52, 0.42}
	middles = []float64{0.53, 0.50, 0.48}
)

// samples a side of each pixel, so that edges are smooth.
const samples = 4

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	if err := write("build/appicon.png", encode(draw(1024))); err != nil {
		return err
	}
	return write("build/windows/icon.ico", ico(256, 64, 48, 32, 16))
}

func write(path string, data []byte) error { return os.WriteFile(path, data, 0o644) } //nolint:gosec // an icon is for everyone

func draw(side int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			var r, g, b, a float64
			for i := range samples * samples {
				c := at((float64(x)+(float64(i%samples)+.5)/samples)/float64(side), (float64(y)+(float64(i/samples)+.5)/samples)/float64(side))
				r, g, b, a = r+float64(c.R), g+float64(c.G), b+float64(c.B), a+float64(c.A)
			}
			n := float64(samples * samples)
			img.SetRGBA(x, y, color.RGBA{uint8(r / n), uint8(g / n), uint8(b / n), uint8(a / n)})
		}
	}
	return img
}

// at is the colour at a place of the unit square.
func at(x, y float64) color.RGBA {
	if !rounded(x, y, 0.5, 0.5, 0.92, 0.92, 0.21) {
		return color.RGBA{}
	}
	for i, c := range voices {
		if rounded(x, y, 0.28+0.22*float64(i), middles[i], 0.11, heights[i], 0.055) {
			return c
		}
	}
	return paper
}

// rounded reports whether a place lies in a rectangle with round corners.
func rounded(x, y, cx, cy, w, h, radius float64) bool {
	dx, dy := math.Abs(x-cx)-(w/2-radius), math.Abs(y-cy)-(h/2-radius)
	return math.Hypot(math.Max(dx, 0), math.Max(dy, 0)) <= radius && dx <= radius && dy <= radius
}

func encode(img image.Image) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}

// ico puts pictures of several sizes into one icon file.
func ico(sides ...int) []byte {
	var head, body bytes.Buffer
	put := func(v any) { _ = binary.Write(&head, binary.LittleEndian, v) } // a buffer takes everything
	put([]uint16{0, 1, uint16(len(sides))})
	for _, side := range sides {
		picture := encode(draw(side))
		put([]uint8{uint8(side % 256), uint8(side % 256), 0, 0})
		put([]uint16{1, 32})
		put([]uint32{uint32(len(picture)), uint32(6 + 16*len(sides) + body.Len())})
		body.Write(picture)
	}
	return append(head.Bytes(), body.Bytes()...)
}
