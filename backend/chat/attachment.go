package chat

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"
	"strings"

	// The decoders that DecodeConfig needs to read an image's size.
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"

	_ "golang.org/x/image/webp"
)

// An Attachment is an image that a person sent with a message.
type Attachment struct {
	ID        int64  `json:"id"`
	MessageID int64  `json:"message_id"`
	Mime      string `json:"mime_type"`
	Filename  string `json:"filename"`
	Size      int64  `json:"size"` // bytes
	URL       string `json:"url"`
	Data      []byte `json:"-"`
}

// The limits on attachments. The pixel cap keeps a small file
// from unfolding into gigabytes in whatever decodes it next.
const (
	MaxImages      = 10
	MaxImageBytes  = 10 << 20
	MaxImagesBytes = 20 << 20
	MaxImageSide   = 8192
)

// NewImage checks that data is one of the four accepted kinds of image and within
// the limits, by reading its header rather than believing what it was called.
func NewImage(filename string, data []byte) (Attachment, error) {
	name := cmp.Or(strings.TrimSpace(filename), "image")
	if len(data) == 0 {
		return Attachment{}, fault.Newf(fault.Invalid, "%s is empty.", name)
	}
	if len(data) > MaxImageBytes {
		return Attachment{}, fault.Newf(fault.TooLarge, "%s is larger than 10 MB. Make the image smaller and attach it again.", name)
	}
	cfg, kind, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return Attachment{}, fault.Newf(fault.Invalid, "%s is not a PNG, JPEG, WebP or GIF image.", name).Because(err)
	}
	if cfg.Width > MaxImageSide || cfg.Height > MaxImageSide {
		return Attachment{}, fault.Newf(fault.TooLarge, "%s has %d × %d pixels. The limit is %d × %d.",
			name, cfg.Width, cfg.Height, MaxImageSide, MaxImageSide)
	}
	return Attachment{Mime: "image/" + kind, Filename: name, Size: int64(len(data)), Data: data}, nil
}

// CheckImages checks the limits that hold for all images of one message together.
func CheckImages(images []Attachment) error {
	if len(images) > MaxImages {
		return fault.Newf(fault.TooLarge, "A message can have at most %d images.", MaxImages)
	}
	if lists.Sum(images, func(img Attachment) int { return len(img.Data) }) > MaxImagesBytes {
		return fault.New(fault.TooLarge, "The images of a message can have at most 20 MB together.")
	}
	return nil
}

// AttachmentURL is where a window finds the bytes of a user's attachment. An address with the hash of the bytes always
// gives the same ones.
func AttachmentURL(id int64, hash string) string {
	url := fmt.Sprintf("/api/attachments/%d/data", id)
	if hash != "" {
		url += "?hash=" + hash
	}
	return url
}

// Hash is the SHA-256 of the bytes, in hexadecimal.
func (a Attachment) Hash() string {
	sum := sha256.Sum256(a.Data)
	return hex.EncodeToString(sum[:])
}
