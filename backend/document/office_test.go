package document_test

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
	"github.com/xuri/excelize/v2"

	"terzetto/backend/document"
)

func TestWordKeepsHeadingsListsTablesAndPictures(t *testing.T) {
	p := func(style, rest string) string {
		return `<w:p><w:pPr>` + style + `</w:pPr>` + rest + `</w:p>`
	}
	r := func(text string) string { return `<w:r><w:t xml:space="preserve">` + text + `</w:t></w:r>` }
	list := func(id, level string) string {
		return `<w:numPr><w:ilvl w:val="` + level + `"/><w:numId w:val="` + id + `"/></w:numPr>`
	}
	data := docx(t,
		p(`<w:pStyle w:val="berschrift1"/>`, r("First"))+
			p("", r("Plain ")+`<w:r><w:rPr><w:b/></w:rPr><w:t>bold</w:t></w:r>`+r(" and ")+`<w:r><w:rPr><w:b w:val="0"/><w:i/></w:rPr><w:t>slanted</w:t></w:r><w:r><w:br/><w:t>next</w:t></w:r>`)+
			p("", `<w:hyperlink r:id="r2">`+r("a link")+`</w:hyperlink>`+r(" here")+`<w:r><w:footnoteReference w:id="2"/></w:r>`)+
			p(list("5", "0"), r("one"))+p(list("5", "1"), r("inner"))+p(list("6", "0"), r("dot"))+
			p("", `<w:r><w:drawing><a:blip r:embed="r1"/></w:drawing></w:r>`)+
			p(`<w:pStyle w:val="Heading1"/>`, r("Second"))+
			`<w:tbl><w:tr><w:tc>`+p("", r("a"))+`</w:tc><w:tc>`+p("", r("b|c"))+`</w:tc></w:tr><w:tr><w:tc>`+p("", r("1"))+p("", r("2"))+`</w:tc><w:tc><w:tbl><w:tr><w:tc>`+p("", r("in"))+`</w:tc><w:tc>`+p("", r("ner"))+`</w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>`+
			p("", `<w:r><mc:AlternateContent><mc:Choice><w:t>new</w:t></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`),
		part{"word/styles.xml", `<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`},
		part{"word/numbering.xml", `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`},
		part{"word/_rels/document.xml.rels", `<Relationships><Relationship Id="r1" Target="media/one.png"/><Relationship Id="r2" Target="https://example.org/" TargetMode="External"/></Relationships>`},
		part{"word/footnotes.xml", `<w:footnotes><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:id="2"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote></w:footnotes>`},
		part{"word/media/one.png", string(picture(t, 6, 5))},
	)
	want := `First.md text/markdown: "# First\n\nPlain **bold** and *slanted*\nnext\n\n[a link](https://example.org/) here[^2]\n\n1. one\n  - inner\n- dot"
one.png.png image/png 6x5
Second.md text/markdown: "# Second\n\n| a | b\\|c |\n| --- | --- |\n| 1 2 | in, ner |\n\nnew\n\n---\n\n[^2]: A note."
`
	if diff := cmp.Diff(want, shown(read(t, "a.docx", data))); diff != "" {
		t.Error(diff)
	}
}

func workbook(t testing.TB) []byte {
	t.Helper()
	f := excelize.NewFile()
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	must(f.SetSheetName("Sheet1", "Sales"))
	must(f.SetSheetRow("Sales", "A1", &[]any{"Name", "Amount", "Day", "Paid"}))
	must(f.SetSheetRow("Sales", "A2", &[]any{"Ann, \"A\"", 0.1, 45000, true}))
	must(f.SetSheetRow("Sales", "B4", &[]any{12, 45000.5}))
	day, err := f.NewStyle(&excelize.Style{NumFmt: 14})
	must(err)
	when, err := f.NewStyle(&excelize.Style{CustomNumFmt: new("[$-407]dd.mm.yyyy hh:mm \"Uhr\"")})
	must(err)
	money, err := f.NewStyle(&excelize.Style{CustomNumFmt: new("#,##0.00 \"days\";[Red]-0")})
	must(err)
	must(f.SetCellStyle("Sales", "C2", "C2", day))
	must(f.SetCellStyle("Sales", "C4", "C4", when))
	must(f.SetCellStyle("Sales", "B2", "B4", money))
	must(f.SetCellFormula("Sales", "D4", "1+1"))
	_, err = f.NewSheet("Empty")
	must(err)
	must(f.AddPictureFromBytes("Sales", "F1", &excelize.Picture{Extension: ".png", File: picture(t, 9, 9)}))
	out, err := f.WriteToBuffer()
	must(err)
	return out.Bytes()
}

func TestAWorkbookIsASheetEachAsCSV(t *testing.T) {
	want := "Sales.csv text/csv: \"Name,Amount,Day,Paid\\n\\\"Ann, \\\"\\\"A\\\"\\\"\\\",0.10 days,2023-03-15,TRUE\\n\\n,12.00 days,2023-03-15 12:00:00\\n\"\n" +
		"image1.png.png image/png 9x9\nEmpty.csv text/csv: \"\"\n"
	d := read(t, "a.xlsx", workbook(t))
	if diff := cmp.Diff(want, shown(d)); diff != "" {
		t.Error(diff)
	}
	if m := d.Items[0].Metadata; m.Rows != 4 || m.Columns != 4 || m.Sheet != "Sales" {
		t.Errorf("the sheet has %+v", m)
	}
}

func TestCellsFarAwayTakeNoRoom(t *testing.T) {
	sheet := `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c><c r="ZZZZZZ9"><v>3</v></c></row></sheetData></worksheet>`
	data := zipped(t, part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
		part{"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`}, part{"xl/worksheets/s.xml", sheet})
	d := read(t, "a.xlsx", data)
	if len(d.Items) != 1 || len(d.Items[0].Data) > 2<<20 {
		t.Errorf("%d items, %d bytes", len(d.Items), len(d.Items[0].Data))
	}
}

func presentation(t testing.TB) []byte {
	t.Helper()
	sp := func(kind string, paragraphs ...string) string {
		ph := ""
		if kind != "" {
			ph = `<p:nvPr><p:ph type="` + kind + `"/></p:nvPr>`
		}
		return `<p:sp>` + ph + `<p:txBody>` + strings.Join(paragraphs, "") + `</p:txBody></p:sp>`
	}
	p := func(level, text string) string {
		return `<a:p><a:pPr lvl="` + level + `"/><a:r><a:rPr b="0"/><a:t>` + text + `</a:t></a:r></a:p>`
	}
	return zipped(t,
		part{"ppt/presentation.xml", `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r2"/><p:sldId id="257" r:id="r1"/></p:sldIdLst></p:presentation>`},
		part{"ppt/_rels/presentation.xml.rels", `<Relationships><Relationship Id="r1" Target="slides/slide1.xml"/><Relationship Id="r2" Target="/ppt/slides/slide2.xml"/></Relationships>`},
		part{"ppt/slides/slide1.xml", `<p:sld xmlns:a="a" xmlns:p="p" xmlns:r="r">` + sp("", p("0", "Loose text")) + sp("sldNum", p("0", "2")) + `</p:sld>`},
		part{"ppt/slides/slide2.xml", `<p:sld xmlns:a="a" xmlns:p="p" xmlns:r="r">` + sp("ctrTitle", p("0", "Welcome")) + sp("body", p("0", "one"), p("1", "two")) + `<p:pic><a:blip r:embed="i"/></p:pic></p:sld>`},
		part{"ppt/slides/_rels/slide2.xml.rels", `<Relationships><Relationship Id="i" Target="../media/p.png"/><Relationship Id="n" Target="../notesSlides/n1.xml"/></Relationships>`},
		part{"ppt/notesSlides/n1.xml", `<p:notes xmlns:a="a" xmlns:p="p">` + sp("sldNum", p("0", "1")) + sp("body", p("0", "Say hello.")) + `</p:notes>`},
		part{"ppt/media/p.png", string(picture(t, 7, 7))},
	)
}

func TestAPresentationIsASlideEachWithItsNotes(t *testing.T) {
	want := `Welcome.md text/markdown: "# Welcome\n\n- one\n  - two\n\n## Notes\n\nSay hello."
p.png.png image/png 7x7
Slide 2.md text/markdown: "Loose text"
`
	if diff := cmp.Diff(want, shown(read(t, "a.pptx", presentation(t)))); diff != "" {
		t.Error(diff)
	}
}

func openText(t testing.TB) []byte {
	t.Helper()
	return zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"},
		part{"content.xml", `<o:document-content><o:automatic-styles><style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style></o:automatic-styles><o:body><o:text>` +
			`<text:h text:outline-level="1">One</text:h><text:p>Some <text:span text:style-name="T1">bold</text:span><text:s text:c="2"/>text<text:line-break/>more</text:p>` +
			`<text:list><text:list-item><text:p>a</text:p><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list></text:list-item></text:list>` +
			`<text:h text:outline-level="1">Two</text:h><table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row></table:table>` +
			`<text:p><draw:frame><draw:image xlink:href="Pictures/p.png"/></draw:frame></text:p></o:text></o:body></o:document-content>`},
		part{"Pictures/p.png", string(picture(t, 5, 4))})
}

func TestOpenDocumentTextReadsLikeWord(t *testing.T) {
	want := `One.md text/markdown: "# One\n\nSome **bold**  text\nmore\n\n- a\n  - b"
Two.md text/markdown: "# Two\n\n| x | y |\n| --- | --- |"
p.png.png image/png 5x4
`
	if diff := cmp.Diff(want, shown(read(t, "a.odt", openText(t)))); diff != "" {
		t.Error(diff)
	}
}

func openSheets(t testing.TB) []byte {
	t.Helper()
	cell := func(text string) string { return `<table:table-cell><text:p>` + text + `</text:p></table:table-cell>` }
	return zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
		part{"content.xml", `<o:c><table:table table:name="One"><table:table-row>` + cell("a") + cell("b") + `</table:table-row><table:table-row table:number-rows-repeated="2">` + cell("1") +
			`<table:table-cell table:number-columns-repeated="16000"/></table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></o:c>`})
}

func TestRepeatedCellsAreWrittenOutUnlessEmpty(t *testing.T) {
	if diff := cmp.Diff("One.csv text/csv: \"a,b\\n1\\n1\\n\"\n", shown(read(t, "a.ods", openSheets(t)))); diff != "" {
		t.Error(diff)
	}
}

func book(t testing.TB) []byte {
	t.Helper()
	return zipped(t, part{"mimetype", "application/epub+zip"},
		part{"META-INF/container.xml", `<container><rootfiles><rootfile full-path="O/book.opf"/></rootfiles></container>`},
		part{"O/book.opf", `<package><manifest><item id="b" href="two.xhtml"/><item id="a" href="chapter%20one.xhtml"/><item id="i" href="i.png"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`},
		part{"O/chapter one.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Book</title></head><body><h2>Call me</h2><p>Ishmael.</p><img src="i.png"/></body></html>`},
		part{"O/two.xhtml", `<html><head><title>The end</title></head><body><p>Fin.</p><img src="i.png"/></body></html>`},
		part{"O/i.png", string(picture(t, 3, 2))})
}

func TestABookIsAChapterEach(t *testing.T) {
	want := `Call me.md text/markdown: "## Call me\n\nIshmael.\n\n![](i.png)"
i.png.png image/png 3x2
The end.md text/markdown: "Fin.\n\n![](i.png)"
`
	if diff := cmp.Diff(want, shown(read(t, "a.epub", book(t)))); diff != "" {
		t.Error(diff)
	}
}

const letter = "From: =?utf-8?q?J=C3=BCrgen?= <j@example.org>\r\nTo: you@example.org\r\nDate: Mon, 2 Nov 2026 10:00:00 +0100\r\nSubject: =?iso-8859-1?Q?Gr=FC=DFe?=\r\nMIME-Version: 1.0\r\n" +
	"Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\nContent-Type: multipart/alternative; boundary=C\r\n\r\n--C\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nSch=F6n=\r\n hier.\r\n" +
	"--C\r\nContent-Type: text/html\r\n\r\n<p>Schoen</p>\r\n--C--\r\n--B\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=\"t.csv\"\r\nContent-Transfer-Encoding: base64\r\n\r\nYTtiCjE7Mgo=\r\n" +
	"--B\r\nContent-Type: message/rfc822\r\n\r\nFrom: a@b.c\r\nTo: d@e.f\r\nSubject: Inner\r\n\r\nInside.\r\n--B\r\nContent-Disposition: attachment; filename=\"x.pdf\"\r\n\r\n%PDF-broken\r\n--B--\r\n"

func TestALetterIsItsTextAndItsAttachments(t *testing.T) {
	want := `Grüße.txt text/plain: "From: Jürgen <j@example.org>\nTo: you@example.org\nDate: Mon, 2 Nov 2026 10:00:00 +0100\nSubject: Grüße\n\nSchön hier.\n"
t.csv text/csv: "a,b\n1,2\n"
Inner.txt text/plain: "From: a@b.c\nTo: d@e.f\nSubject: Inner\n\nInside.\n"
! x.pdf: The file ends too early and can't be read. Copy or download it again.
`
	d := read(t, "a.eml", []byte(letter))
	if diff := cmp.Diff(want, shown(d)); diff != "" {
		t.Error(diff)
	}
	if len(d.Items) > 1 && d.Items[1].Metadata.Attachment != "t.csv" {
		t.Errorf("the attachment is called %q", d.Items[1].Metadata.Attachment)
	}
}

func TestPicturesInAPageAreItems(t *testing.T) {
	page := `<p>See <img alt="it" src="data:image/png;base64,` + base64.StdEncoding.EncodeToString(picture(t, 3, 3)) + `"></p>`
	d := read(t, "a.html", []byte(page))
	if len(d.Items) != 2 || bytes.Contains(d.Items[0].Data, []byte("base64")) || d.Items[1].Metadata.Width != 3 {
		t.Error(shown(d))
	}
}

func emphases(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "<b id=%d>", i)
	}
	return b.String()
}

// zeros unfolds to a hundred megabytes.
func zeros(t testing.TB) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	for range 100 {
		if _, err := z.Write(make([]byte, 1<<20)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// objectBomb is a PDF whose objects are packed a thousand to one, under a name that is
// spelt in another way.
func objectBomb(t testing.TB) []byte {
	packed := zeros(t)
	return fmt.Appendf(nil, "%%PDF-1.7\n1 0 obj\n<</Type /Obj#53tm /N 9 /First 9 /Filter /FlateDecode /Length %d>>\nstream\n%s\nendstream\nendobj\nstartxref\n0\n%%%%EOF", len(packed), packed)
}

func TestAPDFThatIsLockedSaysSo(t *testing.T) {
	conf := &model.Configuration{Reader15: true, ValidationMode: model.ValidationRelaxed, Offline: true, WriteObjectStream: true, WriteXRefStream: true, EncryptUsingAES: true, EncryptKeyLength: 256, UserPW: "secret", OwnerPW: "master", Eol: "\n", Limits: model.DefaultResourceLimits()}
	var out bytes.Buffer
	if err := api.Encrypt(bytes.NewReader(pdfOf(pdfPage{say("x"), false})), &out, conf); err != nil {
		t.Fatal(err)
	}
	d := read(t, "a.pdf", out.Bytes())
	if diff := cmp.Diff("! The file has a password. Save a copy without a password and add the copy.\n", shown(d)); diff != "" {
		t.Error(diff)
	}
}

func TestTextOfAFontWithItsOwnLettersIsRead(t *testing.T) {
	page := "BT /F2 10 Tf 1 0 0 1 72 700 Tm [<0001> 30 <00020003>] TJ 60 0 Td <00100011> Tj 0 -14 Td <0009> Tj ET"
	if diff := cmp.Diff("Page 1.txt text/plain: \"ЖЗИ\\tfi中\\n😀\"\n", shown(read(t, "a.pdf", pdfOf(pdfPage{page, false})))); diff != "" {
		t.Error(diff)
	}
}

func TestBombsAreStopped(t *testing.T) {
	entities := `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document xmlns:w="w"><w:p><w:r><w:t>&b;&b;</w:t></w:r></w:p></w:document>`
	data := zipped(t, part{"word/document.xml", entities})
	if d := read(t, "a.docx", data); strings.Contains(shown(d), "aaaa") {
		t.Error("an entity was expanded")
	}
	deep := []byte(strings.Repeat("<div>", 200_000) + "core")
	if d := read(t, "a.html", deep); len(d.Items) != 1 || !bytes.Contains(d.Items[0].Data, []byte("core")) {
		t.Error("a page nested too deeply lost its words")
	}
	for why, page := range map[string]string{
		"emphasis that starts again in each paragraph": "<p>" + emphases(400) + "</p>" + strings.Repeat("<p>core", 100_000),
		"cells that stretch over a billion":            "<table><tr><td colspan=99999 rowspan=99999>core</table>",
		"one long cell above many":                     "<table><tr><td>" + strings.Repeat("core", 100_000) + strings.Repeat("<tr><td>y", 5_000) + "</table>",
	} {
		d := read(t, "a.html", []byte("<html>"+page))
		if len(d.Items) != 1 || !bytes.Contains(d.Items[0].Data, []byte("core")) || len(d.Items[0].Data) > 2*len(page) {
			t.Errorf("%s: %v", why, d.Warnings)
		}
	}
	for why, pdf := range map[string][]byte{
		"objects that unfold to too much": objectBomb(t),
		"content that unfolds to too much": bytes.Replace(pdfOf(pdfPage{"BT ET", false}), []byte("<< /Length 5>>\nstream\nBT ET"),
			fmt.Appendf(nil, "<</Filter /FlateDecode /Length %d>>\nstream\n%s", len(zeros(t)), zeros(t)), 1),
		"a tree that bites its tail": bytes.Replace(pdfOf(pdfPage{say("x"), false}), []byte("/Kids [7 0 R ]"), []byte("/Kids [2 0 R 7 0 R 2 0 R]"), 1),
	} {
		d, err := document.Read(t.Context(), "a.pdf", pdf, document.Limits{Inflated: 32 << 20})
		if err != nil || len(d.Items) > 1 {
			t.Errorf("%s: %v %d items", why, err, len(d.Items))
		}
		if len(d.Warnings) == 0 && !strings.Contains(why, "tail") {
			t.Errorf("%s: nothing was said", why)
		}
	}
	shared := zipped(t, part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
		part{"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`},
		part{"xl/sharedStrings.xml", "<sst><si><t>" + strings.Repeat("x", 32_000) + "</t></si></sst>"},
		part{"xl/worksheets/s.xml", "<worksheet>" + strings.Repeat(`<row><c t="s"><v>0</v></c></row>`, 20_000) + "</worksheet>"})
	d, err := document.Read(t.Context(), "a.xlsx", shared, document.Limits{Text: 1 << 20})
	if err != nil || !strings.Contains(strings.Join(d.Warnings, ""), "Only the first 1 MB of text") {
		t.Error(err, d.Warnings)
	}
}

func TestEntriesHaveTheNumbersThatAPageShows(t *testing.T) {
	p := func(style, list, level, text string) string {
		if style != "" {
			style = `<w:pStyle w:val="` + style + `"/>`
		}
		if list != "" {
			list = `<w:numPr><w:ilvl w:val="` + level + `"/><w:numId w:val="` + list + `"/></w:numPr>`
		}
		return `<w:p><w:pPr>` + style + list + `</w:pPr><w:r><w:t>` + text + `</w:t></w:r></w:p>`
	}
	level := func(at, format, text, more string) string {
		return `<w:lvl w:ilvl="` + at + `"><w:start w:val="1"/><w:numFmt w:val="` + format + `"/>` + more + `<w:lvlText w:val="` + text + `"/></w:lvl>`
	}
	word := docx(t,
		p("Kopf", "", "", "Terms")+p("", "1", "0", "first")+p("", "1", "1", "inner")+p("", "1", "1", "inner too")+p("", "1", "0", "second")+
			p("", "2", "0", "goes on")+p("", "3", "0", "begins anew")+p("", "4", "0", "a point")+p("Kopf", "0", "0", "Bare")+p("Loop", "", "", "text"),
		part{"word/styles.xml", `<w:styles><w:style w:styleId="Kopf"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>
		  <w:style w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style></w:styles>`},
		part{"word/numbering.xml", `<w:numbering><w:abstractNum w:abstractNumId="0">` + level("0", "decimal", "%1)", "") + level("1", "lowerLetter", "%1.%2", "") + `</w:abstractNum>
		  <w:abstractNum w:abstractNumId="1">` + level("0", "bullet", "·", "") + `</w:abstractNum>
		  <w:abstractNum w:abstractNumId="2">` + level("0", "upperRoman", "§ %1", `<w:pStyle w:val="Kopf"/>`) + `</w:abstractNum>
		  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>
		  <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>
		  <w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="5"><w:abstractNumId w:val="2"/></w:num></w:numbering>`})
	entry := func(more, text string) string {
		return `<text:list-item` + more + `><text:p>` + text + `</text:p></text:list-item>`
	}
	open := zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"},
		part{"styles.xml", `<office:document-styles><office:styles><text:outline-style><text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/></text:outline-style></office:styles></office:document-styles>`},
		part{"content.xml", `<office:document-content><office:automatic-styles><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix=")"/>` +
			`<text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix="." text:display-levels="2"/></text:list-style></office:automatic-styles><office:body><office:text>` +
			`<text:h text:outline-level="1">Terms</text:h><text:list text:style-name="L1">` + entry("", "first</text:p><text:p>still first") +
			`<text:list-item><text:p>second</text:p><text:list>` + entry("", "inner") + entry("", "inner too") + `</text:list></text:list-item></text:list>` +
			`<text:list text:style-name="L1" text:continue-numbering="true">` + entry("", "third") + entry(` text:start-value="9"`, "ninth") + `</text:list>` +
			`<text:list text:style-name="none">` + entry("", "a point") + `</text:list></office:text></office:body></office:document-content>`})
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"list.docx": {word, "# § I Terms\n\n1) first\n  - 1.a inner\n  - 1.b inner too\n2) second\n3) goes on\n7) begins anew\n- a point\n\n# Bare\n\ntext"},
		"list.odt":  {open, "# 1. Terms\n\n1) first\n  still first\n2) second\n  - 2.a. inner\n  - 2.b. inner too\n3) third\n9) ninth\n- a point"},
	} {
		var all []string
		for _, item := range read(t, name, c.data).Items {
			all = append(all, strings.TrimSpace(string(item.Data)))
		}
		if diff := cmp.Diff(c.want, strings.Join(all, "\n\n")); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestAWorkbookThatEveryonesPasswordOpensIsRead(t *testing.T) {
	for password, want := range map[string]string{
		"VelvetSweatshop": "Name,Amount,Day,Paid",
		"spring":          "The file has a password. Save a copy without a password and add the copy.",
	} {
		locked, err := excelize.Encrypt(workbook(t), &excelize.Options{Password: password})
		if err != nil {
			t.Fatal(err)
		}
		if d := read(t, "a.xlsx", locked); !strings.Contains(shown(d)+strings.Join(d.Warnings, "\n"), want) {
			t.Errorf("with %q: %s, %q", password, shown(d), d.Warnings)
		}
	}
}

func TestALetterSaysWhatAPersonReadsInIt(t *testing.T) {
	related := "Subject: %s\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Here</p>\r\n" +
		"--b\r\nContent-Type: text/css\r\n\r\nbody { margin: 0 }\r\n--b\r\nContent-Type: application/javascript\r\n\r\nalert(1)\r\n" +
		"--b\r\nContent-Type: text/css\r\nContent-Disposition: attachment; filename=sent.css\r\n\r\np { color: red }\r\n--b--\r\n"
	for _, row := range []struct{ what, subject, want string }{
		{"a word without its end", "=?UTF-8?B?VEVTVA=?=", "Subject: TEST"},
		{"a word without any end", "=?UTF-8?B?VEVTVA?=", "Subject: TEST"},
		{"a word in an encoding that no one knows", "=?NONE?B?VEVTVA==?=", "Subject: TEST"},
		{"a word that is whole", "=?UTF-8?B?VEVTVA==?= and =?iso-8859-1?Q?Gr=FC=DFe?=", "Subject: TEST and Grüße"},
		{"what is no word", "=?x?B? and =?=", "Subject: =?x?B? and =?="},
	} {
		t.Run(row.what, func(t *testing.T) {
			d := read(t, "a.eml", []byte(strings.Replace(related, "%s", row.subject, 1)))
			says(t, d, []string{row.want, "Here", "p { color: red }"}, "margin", "alert")
		})
	}
}
