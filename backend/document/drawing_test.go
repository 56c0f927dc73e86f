package document_test

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// drawn is a drawing of Windows with one text.
func drawn(text string) string {
	le := func(all ...int) (b []byte) {
		for _, n := range all {
			b = binary.LittleEndian.AppendUint32(b, uint32(n))
		}
		return b
	}
	said := append([]byte(text), make([]byte, (4-len(text)%4)%4)...)
	head := slices.Concat(le(1, 88), make([]byte, 32), []byte(" EMF"), make([]byte, 44))
	return string(slices.Concat(head, le(83, 76+len(said)), make([]byte, 28), le(0, 0, len(text), 76, 0), make([]byte, 16), le(0), said))
}

func TestTheTextOfADrawingIsReadInEveryFormat(t *testing.T) {
	picture := drawn("Report.xlsx")
	vml := `<xml xmlns:v="v" xmlns:o="o"><v:shape><v:imagedata o:relid="r1"/></v:shape></xml>`
	slide := `<p:sld xmlns:p="p" xmlns:r="r"><p:graphicFrame><p:oleObj spid="s1" r:id="r9"/></p:graphicFrame></p:sld>`
	for _, row := range []struct {
		what, name string
		data       []byte
	}{
		{"a text of Word with an object", "a.docx", zipped(t,
			part{"word/document.xml", `<w:document xmlns:w="w" xmlns:v="v" xmlns:r="r"><w:body><w:p><w:r><w:object><v:shape><v:imagedata r:id="r1"/></v:shape></w:object></w:r></w:p></w:body></w:document>`},
			part{"word/_rels/document.xml.rels", rels("r1", "image", "media/image1.emf")}, part{"word/media/image1.emf", picture})},
		{"a slide with an object", "a.pptx", zipped(t,
			part{"ppt/presentation.xml", `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId r:id="r1"/></p:presentation>`},
			part{"ppt/_rels/presentation.xml.rels", rels("r1", "slide", "slides/slide1.xml")}, part{"ppt/slides/slide1.xml", slide},
			part{"ppt/slides/_rels/slide1.xml.rels", rels("r2", "vmlDrawing", "../drawings/d.vml")}, part{"ppt/drawings/d.vml", vml},
			part{"ppt/drawings/_rels/d.vml.rels", rels("r1", "image", "../media/image1.emf")}, part{"ppt/media/image1.emf", picture})},
		{"a sheet with an object", "a.xlsx", zipped(t,
			part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
			part{"xl/_rels/workbook.xml.rels", rels("r1", "worksheet", "worksheets/s.xml")}, part{"xl/worksheets/s.xml", "<worksheet/>"},
			part{"xl/worksheets/_rels/s.xml.rels", rels("r2", "vmlDrawing", "../drawings/d.vml")}, part{"xl/drawings/d.vml", vml},
			part{"xl/drawings/_rels/d.vml.rels", rels("r1", "image", "../media/image1.emf")}, part{"xl/media/image1.emf", picture})},
		{"a text of OpenDocument with an object", "a.odt", zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"},
			part{"content.xml", `<o:d><o:body><o:text><text:p><draw:frame><draw:image xlink:href="Pictures/1.emf"/></draw:frame></text:p></o:text></o:body></o:d>`}, part{"Pictures/1.emf", picture})},
	} {
		t.Run(row.what, func(t *testing.T) {
			d := read(t, row.name, row.data)
			says(t, d, []string{"Report.xlsx"})
			if !slices.Contains(d.Warnings, "Drawings that can't be shown: their text was read, and nothing else.") {
				t.Errorf("it warns of %v", d.Warnings)
			}
		})
	}
}

func TestADrawingOnTwoSlidesIsReadOnBoth(t *testing.T) {
	slide := `<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="r"><p:pic><a:blip r:embed="r1"/></p:pic></p:sld>`
	d := read(t, "a.pptx", zipped(t,
		part{"ppt/presentation.xml", `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldId r:id="r1"/><p:sldId r:id="r2"/></p:presentation>`},
		part{"ppt/_rels/presentation.xml.rels", rels("r1", "slide", "slides/slide1.xml", "r2", "slide", "slides/slide2.xml")},
		part{"ppt/slides/slide1.xml", slide}, part{"ppt/slides/_rels/slide1.xml.rels", rels("r1", "image", "../media/image1.emf")},
		part{"ppt/slides/slide2.xml", slide}, part{"ppt/slides/_rels/slide2.xml.rels", rels("r1", "image", "../media/image1.emf")},
		part{"ppt/media/image1.emf", drawn("Report.xlsx")}))
	if n := strings.Count(shown(d), "Report.xlsx"); n != 2 {
		t.Errorf("it was read %d times: %s", n, shown(d))
	}
}
