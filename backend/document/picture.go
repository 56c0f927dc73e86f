package document

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	_ "image/gif"  // read by image.Decode
	_ "image/jpeg" // read by image.Decode
	_ "image/png"  // read by image.Decode
	"slices"
	"strings"

	"github.com/gabriel-vasile/mimetype"
	_ "golang.org/x/image/bmp"  // read by image.Decode
	_ "golang.org/x/image/tiff" // read by image.Decode
	_ "golang.org/x/image/webp" // read by image.Decode

	"terzetto/backend/document/metafile"
)

// decodedSize is about how many bytes a picture takes while it is decoded.
func decodedSize(data []byte, kind string, config image.Config) int64 {
	pixels := int64(config.Width) * int64(config.Height)
	switch {
	case kind == "jpeg" && bytes.Contains(data, []byte("\xFF\xC2")): // it comes in several passes, and all is held between them
		return 15 * pixels
	case config.ColorModel == color.RGBA64Model, config.ColorModel == color.NRGBA64Model:
		return 8 * pixels
	}
	return 4 * pixels
}

// pictureFormat says which kind of picture data begins as.
func pictureFormat(head []byte) (format, bool) {
	kind := mimetype.Detect(head)
	if !strings.HasPrefix(kind.String(), "image/") || kind.Is("image/svg+xml") { // a drawing in text is text
		return format{}, false
	}
	ext := strings.TrimPrefix(kind.Extension(), ".")
	f := format{mime: kind.String(), ext: ext, label: "a " + strings.ToUpper(ext) + " picture"}
	switch ext {
	case "jpg":
		f.also = []string{"jpeg", "jpe", "jfif"}
	case "tiff":
		f.also = []string{"tif"}
	case "png":
		f.also = []string{"apng"}
	case "heic", "heif":
		f.also = []string{"heic", "heif", "hif"}
	}
	return f, true
}

// picture adds an item for a picture. One that is damaged or too large gives a
// warning instead; only a full document is an error.
func (r *reading) picture(name string, data []byte, about Metadata) error {
	if text, ok := metafile.Text(data); ok && strings.TrimSpace(text) != "" {
		r.warn("Drawings that can't be shown: their text was read, and nothing else.")
		return r.write(name, "txt", "text/plain", text, about)
	}
	kind := mimetype.Detect(data[:min(len(data), 3072)])
	ext := strings.TrimPrefix(kind.Extension(), ".")
	if !strings.HasPrefix(kind.String(), "image/") {
		r.warn("The picture %s is in a format that can't be shown.", name)
		return nil
	}
	if known(kind) {
		config, format, err := image.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			r.warn("The picture %s is damaged and was left out.", name)
			return nil
		}
		pixels := int64(config.Width) * int64(config.Height)
		if pixels > r.limits.Pixels {
			r.warn("The picture %s is larger than %d megapixels and was left out.", name, r.limits.Pixels/1_000_000)
			return nil
		}
		about.Width, about.Height = config.Width, config.Height
		if decodedSize(data, format, config) <= r.room { // larger ones are only measured
			if err := contain(func() error { _, _, err := image.Decode(bytes.NewReader(data)); return err }); err != nil {
				r.warn("The picture %s is damaged. A part may be missing.", name)
			}
		}
	}
	return r.add(name, ext, kind.String(), data, about)
}

// addEmbedded adds a picture that is within a file.
func (r *reading) addEmbedded(name string, data []byte, about Metadata) error {
	if !r.takePicture(len(data)) {
		r.leftOut++
		return nil
	}
	return r.picture(name, data, about)
}

// known says whether a decoder for the kind of picture is here.
func known(kind *mimetype.MIME) bool {
	return slices.ContainsFunc([]string{"image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/tiff"}, kind.Is)
}

// addUnnamed adds pictures that have no names.
func (r *reading) addUnnamed(pictures [][]byte) error {
	for i, p := range pictures {
		if err := r.addEmbedded(fmt.Sprintf("Picture %d", i+1), p, Metadata{}); err != nil {
			return err
		}
	}
	return nil
}
