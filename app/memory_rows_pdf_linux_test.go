package app

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"strings"
)

// pdfRows are pages, fonts, objects and pictures of PDF.
func pdfRows() []heavy {
	const font, fonts = "<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 6 0 R>>", "/Font<</F 5 0 R>>"
	long := strings.Repeat("0041", 16)
	show := func(operators string) []byte { return pagesOf(1, operators) }
	object := func(text string) []byte { return onePage("(x) Tj", "", text) }
	return []heavy{
		{"pages.pdf", true, func() []byte { return pagesOf(2500, strings.Repeat("(hello world) Tj 0 -12 Td ", 400)) }},
		{"objects.pdf", true, func() []byte { return pagesOf(250_000, "(x) Tj") }},
		{"joined.pdf", true, func() []byte {
			return contentsOf(300, "BT /F 12 Tf "+strings.Repeat("(hello world) Tj 0 -12 Td ", 20_000)+"ET")
		}},
		{"references.pdf", true, func() []byte { return contentsOf(200_000, strings.Repeat("(hello) Tj ", 4_500)) }},
		{"literal.pdf", true, func() []byte { return show("(" + strings.Repeat("words ", 3_800_000) + ") Tj") }},
		{"hex.pdf", true, func() []byte { return show("<" + strings.Repeat("41", 11_000_000) + "> Tj") }},
		{"operands.pdf", true, func() []byte { return show("[" + strings.Repeat("(a) 1 ", 3_800_000) + "] TJ") }},
		{"name.pdf", true, func() []byte { return show("/" + strings.Repeat("a", 23<<20) + " gs (x) Tj") }},
		{"beyond.pdf", true, func() []byte { return show(strings.Repeat("(x) Tj 1 0 Td ", 18_000_000)) }},
		{"jumps.pdf", true, func() []byte {
			return show(strings.Repeat("1 0 0 1 300 10 Tm (x) Tj 1 0 0 1 10 700 Tm (y) Tj ", 400_000))
		}},
		{"actual.pdf", true, func() []byte {
			return show("/Span <</ActualText (" + strings.Repeat("words ", 3_800_000) + ")>> BDC (x) Tj EMC")
		}},
		{"inline.pdf", true, func() []byte { return show("BI /W 1 ID " + strings.Repeat("x", 23<<20) + " EI (x) Tj") }},
		{"hebrew.pdf", true, func() []byte {
			return onePage("BT /F 1 Tf "+strings.Repeat("(a) Tj 1 0 Td ", 300_000)+"ET", fonts, font, streamOf("", "1 beginbfchar <61> <05D0> endbfchar"))
		}},
		{"forms.pdf", true, func() []byte {
			var forms []string
			for i := range 9 {
				forms = append(forms, streamOf(fmt.Sprintf("/Type/XObject/Subtype/Form/Resources<</XObject<</X %d 0 R>>>>", 6+i), "/X Do "+strings.Repeat(" ", 23<<20)))
			}
			return onePage("/X Do", "/XObject<</X 5 0 R>>", forms...)
		}},
		{"maps.pdf", true, func() []byte {
			return fontsOf(300, "<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 5 0 R>>", streamOf("", "1 beginbfrange <0000> <FFFF> <"+long+"> endbfrange"))
		}},
		{"largemap.pdf", true, func() []byte {
			return fontsOf(1, "<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 5 0 R>>", streamOf("", strings.Repeat("1 beginbfchar <00000061> <"+long+"> endbfchar ", 230_000)))
		}},
		{"widths.pdf", true, func() []byte {
			return fontsOf(1000, "<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[5 0 R]>>", "<</Type/Font/W[0 65535 500]>>")
		}},
		{"fonts.pdf", true, func() []byte { return fontsOf(100_000, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", "null") }},
		{"glyphs.pdf", true, func() []byte {
			return fontsOf(1, "<</Type/Font/Subtype/Type1/BaseFont/X/Encoding<</Differences[0"+strings.Repeat("/a", 1_000_000)+"]>>>>", "null")
		}},
		{"string.pdf", true, func() []byte { return object("(" + strings.Repeat("words ", 8_000_000) + ")") }},
		{"array.pdf", true, func() []byte { return object("[" + strings.Repeat("1 ", 20_000_000) + "]") }},
		{"word.pdf", true, func() []byte { return object("/" + strings.Repeat("a", 48<<20)) }},
		{"comment.pdf", true, func() []byte { return object("%" + strings.Repeat("a", 48<<20) + "\nnull") }},
		{"packed.pdf", true, func() []byte {
			return object(streamOf("/Type/ObjStm/N 1/First 5", "99 0 ("+strings.Repeat("words", 12_000_000)+")"))
		}},
		{"images.pdf", true, func() []byte { return imagesOf(40, 3400, 1) }},
		{"colours.pdf", true, func() []byte { return imagesOf(40, 1900, 3) }},
		{"smallimages.pdf", true, func() []byte { return imagesOf(400, 700, 3) }},
		{"photo.pdf", true, func() []byte {
			return onePage("/I Do", "/XObject<</I 5 0 R>>", fmt.Sprintf(
				"<</Subtype/Image/Width 100/Height 100/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length %d>>stream\n\xff\xd8\xff\xe0%s\nendstream", 45<<20+4, strings.Repeat("x", 45<<20)))
		}},
		{"kids.pdf", true, func() []byte {
			return pdfOf("<</Type/Pages/Count 1/Kids["+strings.Repeat("3 0 R ", 7_000_000)+"]>>", "<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R>>", streamOf("", "(x) Tj"))
		}},
	}
}

// pdfOf makes a PDF of objects that are numbered from 2, of which the first has the pages.
func pdfOf(objects ...string) []byte {
	var out bytes.Buffer
	at := make([]int, 0, len(objects)+1)
	out.WriteString("%PDF-1.4\n")
	for i, text := range append([]string{"<</Type/Catalog/Pages 2 0 R>>"}, objects...) {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, text)
	}
	begins := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, o := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&out, "trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF", len(at)+1, begins)
	return out.Bytes()
}

// onePage makes a PDF of one page with its operators and resources, and objects that are numbered from 5.
func onePage(operators, resources string, more ...string) []byte {
	return pdfOf(append([]string{
		"<</Type/Pages/Count 1/Kids[3 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<<" + resources + ">>/Contents 4 0 R>>", streamOf("", operators),
	}, more...)...)
}

// pagesOf makes a PDF whose pages all have the same operators.
func pagesOf(pages int, operators string) []byte {
	var kids strings.Builder
	objects := []string{"", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", streamOf("", "BT /F 12 Tf 10 10 Td "+operators+" ET")}
	for i := range pages {
		fmt.Fprintf(&kids, "%d 0 R ", i+5)
		objects = append(objects, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>")
	}
	objects[0] = fmt.Sprintf("<</Type/Pages/Count %d/Kids[%s]>>", pages, kids.String())
	return pdfOf(objects...)
}

// contentsOf makes a page that names one stream of operators so many times.
func contentsOf(times int, operators string) []byte {
	return pdfOf("<</Type/Pages/Count 1/Kids[3 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents["+strings.Repeat("4 0 R ", times)+"]>>",
		streamOf("", operators), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
}

// fontsOf makes a page that shows a letter in each of so many fonts, which are alike and name an object with the number 5.
func fontsOf(count int, font, named string) []byte {
	var names, operators strings.Builder
	objects := []string{named}
	for i := range count {
		fmt.Fprintf(&names, "/F%d %d 0 R ", i, 6+i)
		fmt.Fprintf(&operators, "/F%d 1 Tf (a) Tj ", i)
		objects = append(objects, font)
	}
	return onePage(operators.String(), "/Font<<"+names.String()+">>", objects...)
}

// imagesOf makes a page with so many black pictures.
func imagesOf(count, side, colours int) []byte {
	var names, operators strings.Builder
	var images []string
	space := map[int]string{1: "DeviceGray", 3: "DeviceRGB"}[colours]
	picture := streamOf(fmt.Sprintf("/Subtype/Image/Width %d/Height %d/ColorSpace/%s/BitsPerComponent 8", side, side, space), strings.Repeat("\x00", side*side*colours))
	for i := range count {
		fmt.Fprintf(&names, "/I%d %d 0 R ", i, 5+i)
		fmt.Fprintf(&operators, "/I%d Do ", i)
		images = append(images, picture)
	}
	return onePage(operators.String(), "/XObject<<"+names.String()+">>", images...)
}

// streamOf is a packed stream with what its dictionary says besides.
func streamOf(about, text string) string {
	var stream bytes.Buffer
	z := zlib.NewWriter(&stream)
	_, _ = io.WriteString(z, text)
	_ = z.Close()
	return fmt.Sprintf("<<%s/Length %d/Filter/FlateDecode>>stream\n%s\nendstream", about, stream.Len(), stream.String())
}

// pngOf is a picture of one point with so many bytes that do not belong to it.
func pngOf(size int) []byte {
	var out bytes.Buffer
	chunk := func(kind string, data []byte) {
		_ = binary.Write(&out, binary.BigEndian, uint32(len(data))) //nolint:gosec // some megabytes
		out.WriteString(kind)
		out.Write(data)
		_ = binary.Write(&out, binary.BigEndian, crc32.ChecksumIEEE(append([]byte(kind), data...)))
	}
	var point bytes.Buffer
	z := zlib.NewWriter(&point)
	_, _ = z.Write([]byte{0, 0})
	_ = z.Close()
	out.WriteString("\x89PNG\r\n\x1a\n")
	chunk("IHDR", []byte{0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0})
	chunk("teSt", make([]byte, size))
	chunk("IDAT", point.Bytes())
	chunk("IEND", nil)
	return out.Bytes()
}

// noiseOf is a picture of so many bytes, which nothing makes smaller.
func noiseOf(size int) []byte {
	out := append([]byte("\xff\xd8\xff\xe0"), make([]byte, size)...)
	_, _ = rand.NewChaCha8([32]byte{}).Read(out[4:]) // never fails
	return out
}
