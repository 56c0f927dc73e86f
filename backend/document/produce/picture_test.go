package produce_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"terzetto/backend/document/produce"
)

// painted is a picture with a slope of colours that fades to the right.
func painted(t *testing.T, kind string, width, height int) string {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			m.SetNRGBA(x, y, color.NRGBA{uint8(255 * x / width), uint8(255 * y / height), 120, uint8(255 - 200*x/width)})
		}
	}
	var out bytes.Buffer
	var err error
	switch kind {
	case "png":
		err = png.Encode(&out, m)
	case "jpeg":
		err = jpeg.Encode(&out, m, nil)
	default:
		err = gif.Encode(&out, m, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("data:image/%s;base64,%s", kind, base64.StdEncoding.EncodeToString(out.Bytes()))
}

func TestPicturesThatAreGivenAsDataAreInEveryFormat(t *testing.T) {
	text := fmt.Sprintf("Before ![A slope](%s) and after.\n\n- ![](%s)\n- ![gif](%s)\n\n| a |\n|---|\n| ![in a cell](%[1]s) |\n\n![elsewhere](https://example.org/x.png) ![torn](data:image/png;base64,AAAA) ![page](data:text/html;base64,AAAA)\n",
		painted(t, "png", 300, 100), painted(t, "jpeg", 2000, 400), painted(t, "gif", 40, 40))
	docx, err := produce.Word("x", text)
	if err != nil {
		t.Fatal(err)
	}
	wellFormed(t, docx)
	body := part(t, docx, "word/document.xml")
	if n := strings.Count(body, "<pic:pic>"); n != 3 || !strings.Contains(body, `descr="A slope"`) || !strings.Contains(body, "in a cell") || !strings.HasPrefix(part(t, docx, "word/media/picture2.jpeg"), "\xff\xd8") {
		t.Errorf("it has %d pictures: %s", n, body)
	}
	printed := pdf(t, text)
	valid(t, printed)
	if n := bytes.Count(printed, []byte("/Subtype /Image")); n != 4 || bytes.Count(printed, []byte("/DCTDecode")) != 1 { // one has its density beside it
		t.Errorf("it has %d pictures", n)
	}
	page := string(produce.Page("x", text))
	if n := strings.Count(page, `<img src="data:image/`); n != 4 || !strings.Contains(page, `alt="A slope"`) || strings.Contains(page, "example.org") || strings.Contains(page, "text/html") {
		t.Errorf("it has %d pictures: %s", n, page)
	}
	for _, want := range []string{"elsewhere torn page", "Before", "and after."} {
		if got := texts(readBack(t, "a.pdf", printed)); !strings.Contains(got, want) {
			t.Errorf("%q is not in %s", want, got)
		}
	}
}

func TestALargePictureInOneLineIsRead(t *testing.T) {
	m := image.NewGray(image.Rect(0, 0, 2200, 2200))
	for i := range m.Pix {
		m.Pix[i] = uint8(i * i >> 3) // hard to pack
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	printed := pdf(t, "![x](data:image/png;base64,"+base64.StdEncoding.EncodeToString(out.Bytes())+")")
	if !bytes.Contains(printed, []byte("/Width 2200 /Height 2200")) {
		t.Error("it is not there")
	}
}
