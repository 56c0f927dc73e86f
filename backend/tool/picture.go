package tool

import (
	"encoding/json"
	"slices"
)

// A Picture is one that a tool gave, for a model that sees.
type Picture struct {
	Mime string
	Data []byte
}

// maxPictures is how many pictures of one result a model is shown.
const maxPictures = 4

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
		if c.Type == "image" && len(c.Data) > 0 && slices.Contains(seen, c.MimeType) && len(all) < maxPictures {
			all = append(all, Picture{c.MimeType, c.Data})
		}
	}
	return all
}
