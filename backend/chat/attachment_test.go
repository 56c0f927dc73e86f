package chat_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
)

func encoded(t *testing.T, kind string, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	var err error
	picture := image.NewGray(image.Rect(0, 0, width, height))
	switch kind {
	case "png":
		err = png.Encode(&b, picture)
	case "jpeg":
		err = jpeg.Encode(&b, picture, nil)
	case "gif":
		err = gif.Encode(&b, picture, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestAnImageIsWhatItsBytesSay(t *testing.T) {
	webp, err := base64.StdEncoding.DecodeString("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		file string
		data []byte
		mime string
		code fault.Code
	}{
		{"a PNG that is called a text is a PNG", "a.txt", encoded(t, "png", 3, 2), "image/png", ""},
		{"a JPEG is accepted", "a.jpg", encoded(t, "jpeg", 3, 2), "image/jpeg", ""},
		{"a GIF is accepted", "a.gif", encoded(t, "gif", 3, 2), "image/gif", ""},
		{"a WebP is accepted", "a.webp", webp, "image/webp", ""},
		{"nothing at all is refused", "a.png", nil, "", fault.Invalid},
		{"a page of HTML is refused", "a.png", []byte("<html><script>1</script></html>"), "", fault.Invalid},
		{"an SVG is refused, because it may carry scripts", "a.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), "", fault.Invalid},
		{"a PNG that was cut short in its header is refused", "a.png", encoded(t, "png", 3, 2)[:20], "", fault.Invalid},
		{"too many pixels are refused", "a.png", encoded(t, "png", chat.MaxImageSide+1, 1), "", fault.TooLarge},
		{"too many bytes are refused", "a.png", bytes.Repeat([]byte{0}, chat.MaxImageBytes+1), "", fault.TooLarge},
	} {
		got, err := chat.NewImage(c.file, c.data)
		if c.code != "" {
			if fault.CodeOf(err) != c.code {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if err != nil || got.Mime != c.mime || got.Size != int64(len(c.data)) {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
}

func TestAnImageWithoutANameGetsOne(t *testing.T) {
	got, err := chat.NewImage("  ", encoded(t, "png", 1, 1))
	if err != nil || got.Filename != "image" {
		t.Errorf("%q, %v", got.Filename, err)
	}
}

func TestTheImagesOfOneMessageShareALimit(t *testing.T) {
	of := func(n, size int) []chat.Attachment {
		all := make([]chat.Attachment, n)
		for i := range all {
			all[i].Data = []byte(strings.Repeat("x", size))
		}
		return all
	}
	for _, c := range []struct {
		name string
		all  []chat.Attachment
		code fault.Code
	}{
		{"none is fine", nil, ""},
		{"ten small ones are fine", of(10, 10), ""},
		{"eleven are too many", of(11, 1), fault.TooLarge},
		{"three of nine megabytes are too much", of(3, 9<<20), fault.TooLarge},
	} {
		if err := chat.CheckImages(c.all); (err != nil || c.code != "") && fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
