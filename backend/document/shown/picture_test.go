package shown_test

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"

	"terzetto/backend/document/shown"
)

// quarters is a picture of which the upper left quarter is red and the rest blue.
func quarters(width, height int) *image.Paletted {
	p := image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.RGBA{0, 0, 255, 255}, color.RGBA{255, 0, 0, 255}, color.Transparent})
	for y := range height / 2 {
		for x := range width / 2 {
			p.SetColorIndex(x, y, 1)
		}
	}
	return p
}

// held marks a JPEG with the orientation in which the camera was held.
func held(data []byte, orientation byte) []byte {
	exif := []byte("\xFF\xE1\x00\x22Exif\x00\x00MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00")
	exif[29] = orientation
	return append(append(bytes.Clone(data[:2]), exif...), data[2:]...)
}

func encoded(t *testing.T, write func(w *bytes.Buffer) error) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestAPictureIsShownSmallUprightAndOnWhite(t *testing.T) {
	jpg := encoded(t, func(w *bytes.Buffer) error { return jpeg.Encode(w, quarters(80, 40), nil) })
	small := encoded(t, func(w *bytes.Buffer) error { return png.Encode(w, quarters(80, 40)) })
	moving := encoded(t, func(w *bytes.Buffer) error {
		return gif.EncodeAll(w, &gif.GIF{Image: []*image.Paletted{quarters(80, 40), image.NewPaletted(image.Rect(0, 0, 80, 40), quarters(1, 1).Palette)}, Delay: []int{1, 1}})
	})
	clear := encoded(t, func(w *bytes.Buffer) error { return png.Encode(w, image.NewNRGBA(image.Rect(0, 0, 200, 100))) })
	large := encoded(t, func(w *bytes.Buffer) error { return png.Encode(w, quarters(1000, 500)) })
	red, blue, white := color.RGBA{255, 0, 0, 255}, color.RGBA{0, 0, 255, 255}, color.RGBA{255, 255, 255, 255}
	for _, c := range []struct {
		name          string
		data          []byte
		same          bool
		width, height int
		first, last   color.RGBA // of the upper left and the lower right corner
		corner        color.RGBA // the upper right one
	}{
		{"a small PNG", small, true, 80, 40, red, blue, blue},
		{"a small JPEG", jpg, true, 80, 40, red, blue, blue},
		{"a large PNG", large, false, 100, 50, red, blue, blue},
		{"the first frame of a GIF", moving, false, 80, 40, red, blue, blue},
		{"what is transparent", clear, false, 100, 50, white, white, white},
		{"a mirrored JPEG", held(jpg, 2), false, 80, 40, blue, blue, red},
		{"a JPEG on its head", held(jpg, 3), false, 80, 40, blue, red, blue},
		{"a JPEG held to the left", held(jpg, 6), false, 40, 80, blue, blue, red},
		{"a JPEG held to the right", held(jpg, 8), false, 40, 80, blue, blue, blue},
		{"an orientation that is none", held(jpg, 99), true, 80, 40, red, blue, blue},
	} {
		t.Run(c.name, func(t *testing.T) {
			fitted, err := shown.Fit(c.data, 100)
			if err != nil {
				t.Fatal(err)
			}
			if same := bytes.Equal(fitted.Data, c.data); same != c.same {
				t.Errorf("it is shown as it is: %t", same)
			}
			got, kind, err := image.Decode(bytes.NewReader(fitted.Data))
			if err != nil || fitted.MIME != "image/"+kind {
				t.Fatalf("it is %s, %s, %v", fitted.MIME, kind, err)
			}
			b := got.Bounds()
			if b.Dx() != c.width || b.Dy() != c.height {
				t.Fatalf("it has %d by %d pixels", b.Dx(), b.Dy())
			}
			for _, at := range []struct {
				x, y int
				want color.RGBA
			}{{3, 3, c.first}, {c.width - 4, c.height - 4, c.last}, {c.width - 4, 3, c.corner}} {
				r, g, b, _ := got.At(at.x, at.y).RGBA()
				if near(r>>8, at.want.R) && near(g>>8, at.want.G) && near(b>>8, at.want.B) {
					continue
				}
				t.Errorf("at %d, %d it is %d %d %d, want %v", at.x, at.y, r>>8, g>>8, b>>8, at.want)
			}
		})
	}
	for name, bad := range map[string][]byte{"nothing": nil, "text": []byte("hello"), "a cut PNG": large[:60], "a cut JPEG": jpg[:20]} {
		if fitted, err := shown.Fit(bad, 100); err == nil {
			t.Errorf("%s is shown as %s", name, fitted.MIME)
		}
	}
}

func near(got uint32, want uint8) bool { return max(int(got)-int(want), int(want)-int(got)) < 40 }

func FuzzShown(f *testing.F) {
	var jpg bytes.Buffer
	if err := jpeg.Encode(&jpg, quarters(8, 4), nil); err != nil {
		f.Fatal(err)
	}
	f.Add(jpg.Bytes())
	f.Add(held(jpg.Bytes(), 6))
	f.Add([]byte("\xFF\xD8\xFF\xE1\x00\x0CExif\x00\x00II"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if config, _, err := image.DecodeConfig(bytes.NewReader(data)); err == nil && config.Width*config.Height > 1<<20 {
			t.Skip()
		}
		fitted, err := shown.Fit(data, 16)
		if err != nil {
			return
		}
		if config, _, err := image.DecodeConfig(bytes.NewReader(fitted.Data)); err != nil || config.Width > 16 || config.Height > 16 {
			t.Errorf("it is shown with %d by %d pixels, %v", config.Width, config.Height, err)
		}
	})
}
