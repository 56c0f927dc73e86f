// Icon draws the program's icons: three short strokes side by side, one for each
// voice, on a ground of paper. `make icons` runs it.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"

	"golang.org/x/image/bmp"
)

// The ground and its rim, and the hues of Director, Writer and Editor.
var (
	paper = color.NRGBA{0xfa, 0xf7, 0xf0, 0xff}
	rim   = color.NRGBA{0xdc, 0xd4, 0xc3, 0xff} // tells paper from a white page behind it
	hues  = [...]color.NRGBA{{0xb4, 0x79, 0x1f, 0xff}, {0x2d, 0x4f, 0x8e, 0xff}, {0x5d, 0x83, 0x62, 0xff}}
)

// Lengths are parts of the icon's side.
const (
	apart  = 0.205 // from one stroke to the next
	thick  = 0.060 // half a stroke's width
	corner = 0.22  // the ground's round corners
)

// reaches say how far each stroke goes up and down from the middle: the lengths of
// the strokes in the window, 11 to 17 to 14.
var reaches = [...]float64{0.187, 0.289, 0.238}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	pictures := map[string]int{"build/appicon.png": 1024}
	for _, side := range []int{16, 22, 24, 32, 48, 64, 128, 256, 512} {
		pictures[fmt.Sprintf("build/linux/icons/%d.png", side)] = side
	}
	for path, side := range pictures {
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
	if all, err = installerSide(); err != nil {
		return err
	}
	if err := os.WriteFile("build/windows/beside.bmp", all, 0o644); err != nil {
		return fmt.Errorf("write a picture: %w", err)
	}
	if all, err = mac(); err != nil {
		return err
	}
	if err := os.WriteFile("build/darwin/terzetto.icns", all, 0o644); err != nil {
		return fmt.Errorf("write an icon: %w", err)
	}
	return nil
}

func icon(side int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	pixel := 1 / float64(side)
	margin, grown, snap := 0.04, 1.0, func(v float64) float64 { return v }
	if side <= 48 {
		// A small icon has no room for air around it, and its strokes begin and end with
		// a pixel or they blur.
		margin, grown, snap = 0, 1.15, func(v float64) float64 { return math.Round(v/pixel) * pixel }
	}
	half, gap, edge := snap(thick*grown), snap(apart*grown), max(0.006, 0.6*pixel)
	// shade is how much of a pixel lies inside, from its middle's distance to the edge.
	shade := func(distance float64) float64 { return min(max(0.5-distance/pixel, 0), 1) }
	for y := range side {
		for x := range side {
			px, py := (float64(x)+0.5)*pixel-0.5, (float64(y)+0.5)*pixel-0.5
			ground := tile(px, py, 0.5-margin)
			c := mix(rim, paper, shade(ground+edge))
			for i, hue := range hues {
				c = mix(c, hue, shade(stroke(px-float64(i-1)*gap, py, half, snap(reaches[i]*grown))))
			}
			c.A = uint8(math.Round(255 * shade(ground)))
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

// tile is the distance of a place, seen from the middle, to the edge of the ground: less
// than nothing inside.
func tile(x, y, half float64) float64 {
	dx, dy := math.Abs(x)-half+corner, math.Abs(y)-half+corner
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
}

// stroke is the distance of a place, seen from the stroke's middle, to its edge.
func stroke(x, y, half, reach float64) float64 {
	return math.Hypot(x, max(math.Abs(y)-reach+half, 0)) - half
}

func mix(under, over color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*share)) }
	return color.NRGBA{part(under.R, over.R), part(under.G, over.G), part(under.B, over.B), 0xff}
}

func encode(side int) ([]byte, error) {
	var b bytes.Buffer
	if err := png.Encode(&b, icon(side)); err != nil {
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

// installerSide is the picture at the side of the Windows installer's first and last page: the strokes on paper.
func installerSide() ([]byte, error) {
	const width, height, side = 164, 314, 220
	page := image.NewNRGBA(image.Rect(0, 0, width, height))
	draw.Draw(page, page.Bounds(), image.NewUniform(paper), image.Point{}, draw.Src)
	strokes := image.Rect(0, 0, width, width).Add(image.Pt(0, (height-width)/2))
	draw.Draw(page, strokes, icon(side), image.Pt((side-width)/2, (side-width)/2), draw.Src)
	var b bytes.Buffer
	if err := bmp.Encode(&b, page); err != nil {
		return nil, fmt.Errorf("encode a picture: %w", err)
	}
	return b.Bytes(), nil
}

// mac puts pictures of several sizes into one .icns file: a header with the length of all, and before each picture its
// kind, which says the size, and its length.
func mac() ([]byte, error) {
	var pictures []byte
	for _, p := range []struct {
		kind string
		side int
	}{
		{"icp4", 16}, {"ic11", 32}, {"icp5", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024},
	} {
		picture, err := encode(p.side)
		if err != nil {
			return nil, err
		}
		pictures = binary.BigEndian.AppendUint32(append(pictures, p.kind...), uint32(8+len(picture)))
		pictures = append(pictures, picture...)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(pictures))), pictures...), nil
}
