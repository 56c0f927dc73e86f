package tool

import (
	"bytes"
	"encoding/json"
	"image"
	"slices"

	// The decoders that DecodeConfig needs to read an image's size.
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"

	_ "golang.org/x/image/webp"
)

// A Picture is one that a tool gave, for a model that sees.
type Picture struct {
	Mime string
	Data []byte
}

// maxPictures is how many pictures of one result a model is shown, and maxSide how wide and high they may be.
const (
	maxPictures = 4
	maxSide     = 8192
)

// seen are the kinds of pictures that models take.
var seen = []string{"image/png", "image/jpeg", "image/webp", "image/gif"}

// PicturesIn gives the pictures of a result that has them in a field "content", as a tool server gives them.
func PicturesIn(result json.RawMessage) (all []Picture) {
	var has struct {
		Content []struct {
			Type     string
			MimeType string
			Data     []byte
		}
	}
	if json.Unmarshal(result, &has) != nil {
		return nil
	}
	for _, c := range has.Content {
		if c.Type != "image" || len(all) == maxPictures {
			continue
		}
		// A server of models that gets a damaged picture refuses the whole request.
		size, kind, err := image.DecodeConfig(bytes.NewReader(c.Data))
		if kind = "image/" + kind; err == nil && size.Width <= maxSide && size.Height <= maxSide && slices.Contains(seen, kind) {
			all = append(all, Picture{kind, c.Data})
		}
	}
	return all
}
