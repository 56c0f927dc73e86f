package card_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/jpeg"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/card"
)

// exif is a table with a pointer to another one, which has a comment.
func exif(order binary.AppendByteOrder, comment string) []byte {
	out := []byte("II*\x00")
	if order == binary.BigEndian {
		out = []byte("MM\x00*")
	}
	tag := func(id, kind uint16, count, value uint32) {
		out = order.AppendUint16(order.AppendUint16(out, id), kind)
		out = order.AppendUint32(order.AppendUint32(out, count), value)
	}
	out = order.AppendUint32(out, 8)
	out = order.AppendUint16(out, 1)
	tag(0x8769, 4, 1, 26)
	out = order.AppendUint32(out, 0)
	out = order.AppendUint16(out, 1)
	tag(0x9286, 7, uint32(len(comment)), 44)
	out = order.AppendUint32(out, 0)
	return append(out, comment...)
}

// webp is a picture of one pixel with an Exif.
func webp(t testing.TB, exif []byte) []byte {
	t.Helper()
	picture, err := base64.StdEncoding.DecodeString("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=")
	if err != nil {
		t.Fatal(err)
	}
	chunk := append([]byte("EXIF"), binary.LittleEndian.AppendUint32(nil, uint32(len(exif)))...)
	out := append(append(picture, chunk...), exif...)
	if len(exif)%2 > 0 {
		out = append(out, 0)
	}
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)-8))
	return out
}

func photo(t testing.TB, exif []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2)), nil); err != nil {
		t.Fatal(err)
	}
	body := append([]byte("Exif\x00\x00"), exif...)
	head := binary.BigEndian.AppendUint16([]byte{0xff, 0xd8, 0xff, 0xe1}, uint16(len(body)+2))
	return append(append(head, body...), b.Bytes()[2:]...)
}

func TestACardIsReadFromTheCommentOfAPicture(t *testing.T) {
	text := document("2", "Inês")
	var wide []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		wide = binary.BigEndian.AppendUint16(wide, unit)
	}
	var each []string
	for _, c := range []byte(text) {
		each = append(each, strconv.Itoa(int(c)))
	}
	asNumbers := strings.Join(each, ",")
	for name, data := range map[string][]byte{
		"a WebP with plain letters":      webp(t, exif(binary.LittleEndian, "ASCII\x00\x00\x00"+text)),
		"a WebP that names no letters":   webp(t, exif(binary.LittleEndian, text)),
		"a WebP with a head of its Exif": webp(t, append([]byte("Exif\x00\x00"), exif(binary.BigEndian, text)...)),
		"a WebP with wide letters":       webp(t, exif(binary.BigEndian, "UNICODE\x00"+string(wide))),
		"a WebP with base64":             webp(t, exif(binary.LittleEndian, "ASCII\x00\x00\x00"+b64(text))),
		"a WebP with its bytes in words": webp(t, exif(binary.LittleEndian, "ASCII\x00\x00\x00"+asNumbers)),
		"a JPEG":                         photo(t, exif(binary.BigEndian, "ASCII\x00\x00\x00"+text)),
	} {
		c, err := card.Read(data)
		if err != nil || c.Name != "Inês" || len(c.Avatar) == 0 || c.Format != "V2" {
			t.Errorf("%s: %q with a picture of %d bytes, %v, %v", name, c.Name, len(c.Avatar), c.Warnings, err)
		}
		if out, err := c.PNG(); err != nil {
			t.Errorf("%s cannot leave as PNG: %v", name, err)
		} else if again, err := card.Read(out); err != nil || again.Name != "Inês" {
			t.Errorf("%s: its PNG says %q, %v", name, again.Name, err)
		}
	}
}

func TestAPictureWithoutACardIsRefusedWithTheFormsThatWork(t *testing.T) {
	whole := webp(t, exif(binary.LittleEndian, document("2", "x")))
	circle := exif(binary.LittleEndian, document("2", "x"))
	binary.LittleEndian.PutUint32(circle[18:], 8)
	for name, data := range map[string][]byte{
		"a WebP without Exif":       webp(t, nil),
		"an Exif that was cut off":  webp(t, exif(binary.LittleEndian, document("2", "x"))[:50]),
		"a WebP that was cut off":   whole[:len(whole)-20],
		"an Exif that goes round":   webp(t, circle),
		"a JPEG without Exif":       photo(t, nil),
		"a comment that is no card": webp(t, exif(binary.LittleEndian, "ASCII\x00\x00\x00taken at sea")),
		"a card as YAML":            []byte("name: Ines\ndescription: |\n  A sailor.\n"),
		"a picture of another kind": []byte("GIF89a......................"),
	} {
		_, err := card.Read(data)
		if fault.CodeOf(err) != fault.Invalid || !strings.Contains(fault.Sentence(err), "PNG, WebP, JPEG, CHARX or JSON") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
