package produce

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	_ "image/gif"  // registers the format
	_ "image/jpeg" // registers the format
	"image/png"
	"net/url"
	"strings"

	_ "golang.org/x/image/webp" // registers the format
)

// picture is one that Markdown carries as data.
type picture struct {
	kind          string // png, jpeg or gif
	data          []byte
	width, height int // in pixels
	model         color.Model
}

// Guards of pictures: what they take as data and in memory.
const (
	largestPicture = 16 << 20
	mostPixels     = 256 << 20
	easyPixels     = 40 << 20 // a picture with more is not looked into before it is needed, and has fewer in a PDF
)

// pictureOf reads a picture from an address of data; false where it is none that documents can have.
func pictureOf(address string) (*picture, bool) {
	about, data, ok := strings.Cut(address, ",")
	if !ok || !strings.HasPrefix(about, "data:image/") || !strings.HasSuffix(about, ";base64") || len(data) > largestPicture*4/3 {
		return nil, false
	}
	if plain, err := url.PathUnescape(data); err == nil {
		data = plain
	}
	raw, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(data, "="))
	if err != nil {
		return nil, false
	}
	config, kind, err := image.DecodeConfig(bytes.NewReader(raw))
	if err != nil || config.Width < 1 || config.Height < 1 || config.Width > mostPixels/config.Height {
		return nil, false
	}
	p := &picture{kind: kind, data: raw, width: config.Width, height: config.Height, model: config.ColorModel}
	if config.Width > easyPixels/config.Height && kind != "webp" {
		return p, true
	}
	if m, err := p.decode(); err != nil {
		return nil, false
	} else if kind == "webp" { // Word has no such pictures
		var out bytes.Buffer
		if png.Encode(&out, m) != nil {
			return nil, false
		}
		p.kind, p.data = "png", out.Bytes()
	}
	return p, true
}

// Kind is the end of the picture's name in a DOCX.
func (p *picture) Kind() string { return p.kind }

func (p *picture) decode() (image.Image, error) {
	m, _, err := image.Decode(bytes.NewReader(p.data))
	if err != nil {
		return nil, fmt.Errorf("read the picture: %w", err)
	}
	return m, nil
}
