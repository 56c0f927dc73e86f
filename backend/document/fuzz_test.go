package document_test

import (
	"testing"
	"time"

	"terzetto/backend/document"
)

// hostile reads bytes of anybody's making with limits that a few kilobytes can reach.
func hostile(t *testing.T, name string, data []byte) {
	limits := document.Limits{Items: 50, Inflated: 4 << 20, Text: 1 << 20, Pixels: 1 << 20, Entries: 200, Depth: 60, Rows: 2000, Time: 20 * time.Second}
	d, err := document.Read(t.Context(), name, data, limits)
	if err != nil {
		t.Fatal(err)
	}
	whole(t, d)
	text := 0
	for _, item := range d.Items {
		if item.Metadata.IsText {
			text += len(item.Data)
		}
	}
	if len(d.Items) > limits.Items || text > int(limits.Text) {
		t.Fatalf("%d items with %d bytes of text", len(d.Items), text)
	}
}

func FuzzPDF(f *testing.F) {
	f.Add(pdfOf(pdfPage{say("One", "Two"), true}, pdfPage{"BT /F2 9 Tf [<0001> -200 <00100011>] TJ (a\\)b\\053) ' ET BI /W 1 ID x EI /Im1 Do", false}))
	f.Fuzz(func(t *testing.T, data []byte) { hostile(t, "a.pdf", data) })
}

// The parts are fuzzed, not the archive around them, which the standard library reads.
func FuzzPDFContent(f *testing.F) {
	f.Add(say("One", "Two"))
	f.Add("q 1 0 0 1 5 5 cm BT /F2 9 Tf 3 Tr [<0001> -200 <00100011>] TJ (a\\)b\\053) ' 1 2 (x) \" T* ET BI /W 1 ID x EI Q /Im1 Do")
	f.Fuzz(func(t *testing.T, content string) { hostile(t, "a.pdf", pdfOf(pdfPage{content, false})) })
}

func FuzzRichText(f *testing.F) {
	f.Add([]byte(`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset204 A;}}{\stylesheet{\s1 heading 1;}}\s1 H\'e9\par\pard\intbl a\cell b\cell\row\pard{\listtext 1.\tab}x\u8212?\u-10179?\u-8704?{\*\shppict{\pict\pngblip 89504e47}}\bin3 abc}`))
	f.Fuzz(func(t *testing.T, data []byte) { hostile(t, "a.rtf", append([]byte(`{\rtf1`), data...)) })
}

func FuzzWord(f *testing.F) {
	f.Add(`<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:hyperlink r:id="a"><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`)
	f.Fuzz(func(t *testing.T, body string) { hostile(t, "a.docx", docx(t, body)) })
}

func FuzzWorkbook(f *testing.F) {
	f.Add(`<row r="3"><c r="B3" t="s" s="1"><v>0</v></c><c t="inlineStr"><is><t>x</t></is></c></row>`, `<sst><si><t>a</t></si></sst>`, `<styleSheet><numFmts><numFmt numFmtId="9" formatCode="dd"/></numFmts><cellXfs><xf/><xf numFmtId="9"/></cellXfs></styleSheet>`)
	f.Fuzz(func(t *testing.T, rows, shared, styles string) {
		hostile(t, "a.xlsx", zipped(t, part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
			part{"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`},
			part{"xl/sharedStrings.xml", shared}, part{"xl/styles.xml", styles}, part{"xl/worksheets/s.xml", "<worksheet>" + rows}))
	})
}

func FuzzSlides(f *testing.F) {
	f.Add(`<p:sp><p:ph type="title"/><a:p><a:r><a:t>x</a:t></a:r></a:p></p:sp><a:tbl><a:tr><a:tc/></a:tr></a:tbl>`)
	f.Fuzz(func(t *testing.T, slide string) {
		hostile(t, "a.pptx", zipped(t, part{"ppt/presentation.xml", `<p:presentation xmlns:r="r"><p:sldId r:id="r1"/></p:presentation>`},
			part{"ppt/_rels/presentation.xml.rels", `<Relationships><Relationship Id="r1" Target="slides/slide1.xml"/></Relationships>`}, part{"ppt/slides/slide1.xml", slide}))
	})
}

func FuzzOpenDocument(f *testing.F) {
	f.Add(`<text:h>a</text:h><text:list><text:p>b<text:s text:c="9"/></text:p></text:list><table:table><table:table-row table:number-rows-repeated="5"><table:table-cell table:number-columns-repeated="9"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`)
	f.Fuzz(func(t *testing.T, content string) {
		hostile(t, "a.odt", zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"}, part{"content.xml", content}))
		hostile(t, "a.ods", zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, part{"content.xml", content}))
	})
}

func FuzzBook(f *testing.F) {
	f.Add(`<item id="a" href="a.html"/><itemref idref="a"/>`, `<h1>x</h1><img src="i.png">`)
	f.Fuzz(func(t *testing.T, list, chapter string) {
		hostile(t, "a.epub", zipped(t, part{"META-INF/container.xml", `<rootfile full-path="b.opf"/>`}, part{"b.opf", list}, part{"a.html", chapter}, part{"i.png", "x"}))
	})
}

func FuzzLetter(f *testing.F) {
	f.Add([]byte(letter))
	f.Fuzz(func(t *testing.T, data []byte) { hostile(t, "a.eml", data) })
}

// An archive of any bytes, by the endings of all that are archives.
func FuzzPacked(f *testing.F) {
	for _, name := range []string{"a.docx", "a.xlsx", "a.pptx", "a.odt", "a.ods", "a.odp", "a.epub", "a.doc", "a.zip"} {
		f.Add(name, []byte("PK\x03\x04\x14\x00\x00\x00\x08\x00"))
		f.Add(name, zipped(f, part{"word/document.xml", "<w:document/>"}, part{"content.xml", "<a/>"}, part{"META-INF/container.xml", "<a/>"}))
	}
	f.Fuzz(hostile)
}

func FuzzText(f *testing.F) {
	f.Add("a.csv", []byte("a;\"b\"\n1;2"))
	f.Add("a.json", []byte(`{"a":[1]}`))
	f.Add("a.jsonl", []byte("{}\n[]"))
	f.Add("a.html", []byte("<p>a<table><td>b<img src='data:,x'>"))
	f.Add("a.txt", []byte("\xFF\xFEa\x00"))
	f.Add("a", []byte("\x89PNG\r\n\x1a\n"))
	f.Fuzz(hostile)
}
