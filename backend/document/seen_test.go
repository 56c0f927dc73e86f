package document_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/document"
)

// says holds that a document has each of some texts, and none of others.
func says(t *testing.T, d document.Document, has []string, hasNot ...string) {
	t.Helper()
	all := strings.ReplaceAll(shown(d), `\n`, "\n")
	for _, text := range has {
		if !strings.Contains(all, text) {
			t.Errorf("%q is missing in\n%s", text, all)
		}
	}
	for _, text := range hasNot {
		if strings.Contains(all, text) {
			t.Errorf("%q is in\n%s", text, all)
		}
	}
}

const (
	officeType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	chartXML   = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales in Bremen</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart>` +
		`<c:ser><c:tx><c:strRef><c:f>A!B1</c:f><c:strCache><c:pt idx="0"><c:v>Cogs</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>1620</c:v></c:pt><c:pt idx="1"><c:v>1621</c:v></c:pt></c:strCache></c:strRef></c:cat>` +
		`<c:val><c:numRef><c:f>A!B2</c:f><c:numCache><c:formatCode>0%</c:formatCode><c:pt idx="0"><c:v>0.17</c:v></c:pt><c:pt idx="1"><c:v>0.24</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart><c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Share</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx></c:plotArea></c:chart></c:chartSpace>`
	diagramXML = `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>From the data</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst><dsp:dataModelExt relId="dr"/></dgm:dataModel>`
	drawnXML   = `<dsp:drawing xmlns:dsp="s" xmlns:a="a"><dsp:sp><dsp:txBody><a:p><a:r><a:t>Plan, build</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:drawing>`
)

// rels writes the relations of a part: id, kind and target of each.
func rels(all ...string) string {
	var b strings.Builder
	b.WriteString(`<Relationships>`)
	for i := 0; i+2 < len(all); i += 3 {
		fmt.Fprintf(&b, `<Relationship Id="%s" Type="%s%s" Target="%s"/>`, all[i], officeType, all[i+1], all[i+2])
	}
	return b.String() + `</Relationships>`
}

// letters writes a run with properties.
func letters(properties, text string) string {
	return `<w:r><w:rPr>` + properties + `</w:rPr><w:t xml:space="preserve">` + text + `</w:t></w:r>`
}

func besideDocx(t testing.TB) []byte {
	return docx(t,
		`<w:p>`+letters("", "6.02·10")+letters(`<w:vertAlign w:val="superscript"/>`, "23")+letters("", ", 5 m")+letters(`<w:vertAlign w:val="superscript"/>`, "2")+letters(`<w:vanish/>`, "draft price 90")+
			`<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>`+letters("", "-rays ")+`<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r></w:p>`+
			`<w:p><w:r><w:fldChar><w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r>`+letters("", "agreed")+`</w:p>`+
			`<w:p><w:r><w:ruby><w:rt><w:r><w:t>とう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東</w:t></w:r></w:rubyBase></w:ruby></w:r>`+letters("", "soft\u00ADhyphen")+`<w:r><w:endnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>`+
			`<w:p><w:r><w:drawing><c:chart xmlns:c="c" r:id="ch"/></w:drawing></w:r><w:r><w:drawing><dgm:relIds xmlns:dgm="d" r:dm="dm"/></w:drawing></w:r></w:p>`+
			`<w:p><m:oMath xmlns:m="m"><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>n+1</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>`+
			`<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>`,
		part{"word/_rels/document.xml.rels", rels("h1", "header", "h.xml", "h2", "header", "never.xml", "f1", "footer", "f.xml", "ch", "chart", "charts/c.xml", "dm", "diagramData", "d/data.xml", "dr", "diagramDrawing", "d/drawing.xml",
			"e", "endnotes", "notes.xml", "c", "comments", "comments.xml")},
		part{"word/h.xml", `<w:hdr xmlns:w="w"><w:p>` + letters("", "Invoice 4711") + `</w:p></w:hdr>`},
		part{"word/never.xml", `<w:hdr xmlns:w="w"><w:p>` + letters("", "On no page") + `</w:p></w:hdr>`},
		part{"word/f.xml", `<w:ftr xmlns:w="w"><w:p>` + letters("", "Bank of Bremen") + `</w:p></w:ftr>`},
		part{"word/notes.xml", `<w:endnotes xmlns:w="w"><w:endnote w:id="2"><w:p>` + letters("", "source is Smith 2020") + `</w:p></w:endnote></w:endnotes>`},
		part{"word/comments.xml", `<w:comments xmlns:w="w"><w:comment w:id="0" w:author="Ann"><w:p>` + letters("", "Should be 450!") + `</w:p></w:comment></w:comments>`},
		part{"word/charts/c.xml", chartXML}, part{"word/d/data.xml", diagramXML}, part{"word/d/drawing.xml", drawnXML})
}

func TestWordIsReadAsItsPagesShowIt(t *testing.T) {
	says(t, read(t, "a.docx", besideDocx(t)), []string{
		"Invoice 4711", "6.02·10²³, 5 m²", "α-rays ✓", "☒agreed", "東(とう)softhyphen[^e2][^c0]", "Sales in Bremen", "Share", "| 1620 | 17% |", "Plan, build", "x^(n+1)",
		"[^e2]: source is Smith 2020", "[^c0]: Ann: Should be 450!", "Bank of Bremen", "Text that isn't shown was left out: 14 characters.",
	}, "draft price", "On no page", "From the data")
}

func TestAPackageIsFoundByItsRelations(t *testing.T) {
	body := `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Here</w:t></w:r></w:p></w:body></w:document>`
	book := `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`
	sheet := `<worksheet><row><c t="inlineStr"><is><t>Here</t></is></c></row></worksheet>`
	text := `<o:d><o:body><o:text><text:p>Here</text:p></o:text></o:body></o:d>`
	for name, data := range map[string][]byte{
		"under another name":                       zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "/word/document2.xml")}, part{"word/document2.xml", body}),
		"outside of its folder":                    zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "main.xml")}, part{"main.xml", body}),
		"with dots in its name":                    zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "../../word/./x/../document.xml")}, part{"word/document.xml", body}),
		"in other letters":                         zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "Word/Document.xml")}, part{"word/document.xml", body}),
		"with backslashes":                         zipped(t, part{`_rels\.rels`, rels("r", "officeDocument", "word/document.xml")}, part{`word\document.xml`, body}),
		"with types that are lies":                 zipped(t, part{"[Content_Types].xml", `<Types><Override PartName="/b.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`}, part{"_rels/.rels", rels("r", "officeDocument", "b.xml")}, part{"b.xml", book}, part{"_rels/b.xml.rels", rels("r1", "worksheet", "s.xml")}, part{"s.xml", sheet}),
		"with relations to nothing":                zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "gone.xml")}, part{"word/document.xml", body}),
		"as a text by its manifest":                zipped(t, part{"content.xml", text}, part{"META-INF/manifest.xml", `<m:manifest><m:file-entry m:full-path="/" m:media-type="application/vnd.oasis.opendocument.text"/></m:manifest>`}),
		"as a text by a late type":                 zipped(t, part{"content.xml", text}, part{"Pictures/a.txt", strings.Repeat("x", 500)}, part{"mimetype", "application/vnd.oasis.opendocument.text\n"}),
		"as a text that is called a sheet":         zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, part{"content.xml", text}),
		"as a text that is called nothing":         zipped(t, part{"mimetype", "text/plain"}, part{"content.xml", text}),
		"under a name that is spelt as an address": zipped(t, part{"_rels/.rels", rels("r", "officeDocument", "my%20text.xml")}, part{"my text.xml", body}),
		"in an encoding that it does not say":      zipped(t, part{"word/document.xml", `<?xml version="1.0" encoding="UTF-16"?>` + body}),
		"behind a mark that is a lie":              zipped(t, part{"word/document.xml", "\xFF\xFE" + `<?xml version="1.0"?>` + body}),
		"as a template of a text":                  zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text-template"}, part{"content.xml", text}),
	} {
		if d := read(t, "a", data); !strings.Contains(shown(d), "Here") {
			t.Errorf("%s: %s", name, shown(d))
		}
	}
}

func TestASlideShowsItsDrawingsAndItsLayout(t *testing.T) {
	data := zipped(t,
		part{"ppt/presentation.xml", `<p:presentation xmlns:r="r"><p:sldId r:id="r1"/></p:presentation>`},
		part{"ppt/_rels/presentation.xml.rels", rels("r1", "slide", "slides/s.xml", "r2", "commentAuthors", "authors.xml")},
		part{"ppt/slides/s.xml", `<p:sld xmlns:r="r" show="0"><p:graphicFrame><c:chart r:id="ch"/></p:graphicFrame><p:graphicFrame><dgm:relIds r:dm="dm"/></p:graphicFrame><p:sp><p:ph type="ftr"/><a:p><a:r><a:t>For members</a:t></a:r></a:p></p:sp><p:sp><a:p><a:r><a:t>10</a:t></a:r><a:r><a:rPr baseline="30000"/><a:t>6</a:t></a:r></a:p></p:sp></p:sld>`},
		part{"ppt/slides/_rels/s.xml.rels", rels("ch", "chart", "../charts/c.xml", "dm", "diagramData", "../d/data.xml", "dr", "diagramDrawing", "../d/drawing.xml", "l", "slideLayout", "../l.xml", "k", "comments", "../k.xml")},
		part{"ppt/l.xml", `<p:sldLayout><p:sp><p:ph type="title"/><a:p><a:r><a:t>Click here</a:t></a:r></a:p></p:sp><p:sp><a:p><a:r><a:t>Society of Pilots</a:t></a:r></a:p></p:sp></p:sldLayout>`},
		part{"ppt/k.xml", `<p:cmLst><p:cm authorId="0"><p:text>Shorter, please</p:text></p:cm></p:cmLst>`}, part{"ppt/authors.xml", `<p:cmAuthorLst><p:cmAuthor id="0" name="Ann"/></p:cmAuthorLst>`},
		part{"ppt/charts/c.xml", chartXML}, part{"ppt/d/data.xml", diagramXML}, part{"ppt/d/drawing.xml", drawnXML})
	says(t, read(t, "a.pptx", data), []string{"Sales in Bremen", "| 1621 | 24% |", "Plan, build", "For members", "10⁶", "Society of Pilots", "Ann: Shorter, please", "Hidden slides were read, too: 1."}, "Click here", "From the data")
}

func formatsXlsx(t testing.TB) []byte {
	cell := func(style int, value string) string { return fmt.Sprintf(`<c s="%d"><v>%s</v></c>`, style, value) }
	return zipped(t,
		part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
		part{"xl/_rels/workbook.xml.rels", rels("r1", "worksheet", "w/s.xml", "st", "styles", "styles.xml", "ss", "sharedStrings", "strings.xml")},
		part{"xl/styles.xml", `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/><numFmt numFmtId="171" formatCode="[mm]:ss"/><numFmt numFmtId="172" formatCode="[Red]0.0%"/><numFmt numFmtId="173" formatCode="yyyy\-mm\-dd"/></numFmts>` +
			`<cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="173"/><xf numFmtId="46"/><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs></styleSheet>`},
		part{"xl/strings.xml", `<sst><si><r><t>m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r></si></sst>`},
		part{"xl/w/s.xml", `<worksheet><row>` + cell(1, "1.5") + cell(1, "38.25") + cell(2, "1.5") + cell(3, "0.075") + cell(4, "44197") + cell(5, "2.5") + cell(6, "0.5") + cell(7, "0.75") + `<c t="s"><v>0</v></c></row></worksheet>`},
		part{"xl/w/_rels/s.xml.rels", rels("c", "comments", "../comments.xml", "d", "drawing", "../drawings/d.xml")},
		part{"xl/comments.xml", `<comments><authors><author>Ann</author></authors><commentList><comment ref="B3" authorId="0"><text><r><t>Why Python?</t></r></text></comment></commentList></comments>`},
		part{"xl/drawings/d.xml", `<xdr:wsDr xmlns:r="r"><c:chart r:id="ch"/><xdr:sp><a:p><a:r><a:t>A box of text</a:t></a:r></a:p></xdr:sp></xdr:wsDr>`},
		part{"xl/drawings/_rels/d.xml.rels", rels("ch", "chart", "../charts/c.xml")}, part{"xl/charts/c.xml", chartXML})
}

func TestCellsShowDurationsAndShares(t *testing.T) {
	says(t, read(t, "a.xlsx", formatsXlsx(t)), []string{"36:00,918:00,2160:00,7.5%,2021-01-01,60:00:00,50%,18:00:00,m²", "B3 Ann: Why Python?", "Sales in Bremen", "A box of text"}, "1900")
	d, err := document.ReadIn(t.Context(), "a.xlsx", formatsXlsx(t), document.Manner{Values: true})
	if err != nil {
		t.Fatal(err)
	}
	says(t, d, []string{"36:00:00,918:00:00,36:00:00,0.075,2021-01-01,60:00:00,0.5,18:00:00,m²"})
}

func TestAnOpenSheetShowsAndHolds(t *testing.T) {
	cell := func(attributes, shown string) string {
		return `<table:table-cell ` + attributes + `><text:p>` + shown + `</text:p></table:table-cell>`
	}
	data := zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
		part{"content.xml", `<o:c><table:table table:name="One"><table:table-row>` + cell(`office:value-type="percentage" office:value="0.123456"`, "12%") + cell(`office:value-type="currency" office:value="1234.567"`, "1.234,57 €") +
			cell(`office:value-type="float" office:value="42"`, "###") + cell(`office:value-type="date" office:date-value="2026-03-01"`, "1.3.26") + cell(`office:value-type="time" office:time-value="PT36H00M00S"`, "36:00") +
			`<table:table-cell office:value-type="string"><office:annotation><dc:creator>Ann</dc:creator><text:p>Really?</text:p></office:annotation><text:p>yes</text:p></table:table-cell></table:table-row>` +
			`<table:shapes><draw:frame><draw:object xlink:href="./Object 1"/></draw:frame></table:shapes></table:table></o:c>`},
		part{"Object 1/content.xml", `<o:c><o:body><o:chart><chart:title><text:p>Ships a year</text:p></chart:title><table:table><table:table-row>` + cell("", "1620") + cell("", "17") + `</table:table-row></table:table></o:chart></o:body></o:c>`})
	says(t, read(t, "a.ods", data), []string{`12%,\"1.234,57 €\",42,1.3.26,36:00,yes`, "F1 Ann: Really?", "Ships a year", "| 1620 | 17 |"})
	d, err := document.ReadIn(t.Context(), "a.ods", data, document.Manner{Values: true})
	if err != nil {
		t.Fatal(err)
	}
	says(t, d, []string{"0.123456,1234.567,42,2026-03-01,36:00:00,yes"})
}

func TestOpenDocumentIsReadAsItsPagesShowIt(t *testing.T) {
	data := zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"},
		part{"content.xml", `<o:d><o:automatic-styles><style:style style:name="up"><style:text-properties style:text-position="super 58%"/></style:style><style:style style:name="no"><style:text-properties text:display="none"/></style:style></o:automatic-styles><o:body><o:text>` +
			`<text:tracked-changes><text:changed-region><text:deletion><text:p>was deleted</text:p></text:deletion></text:changed-region></text:tracked-changes>` +
			`<o:forms><form:form><form:checkbox form:id="c1" form:label="agreed" form:current-state="checked"/><form:text form:id="c2" form:current-value="Lucia"/></form:form></o:forms>` +
			`<text:p>10<text:span text:style-name="up">23</text:span><text:span text:style-name="no">secret</text:span><text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note></text:p>` +
			`<text:p><text:ruby><text:ruby-base>東</text:ruby-base><text:ruby-text>とう</text:ruby-text></text:ruby><o:annotation><dc:creator>Ann</dc:creator><dc:date>2026</dc:date><text:p>Sure?</text:p></o:annotation></text:p>` +
			`<text:p><draw:control draw:control="c1"/></text:p><text:p><draw:control draw:control="c2"/></text:p><text:p><draw:object xlink:href="./Formula"/></text:p></o:text></o:body></o:d>`},
		part{"styles.xml", `<o:s><o:master-styles><style:master-page style:name="Standard" style:page-layout-name="a"><style:header><text:p>Letterhead</text:p></style:header><style:footer style:display="false"><text:p>Switched off</text:p></style:footer></style:master-page>` +
			`<style:master-page style:name="Unused" style:page-layout-name="a"><style:header><text:p>On no page</text:p></style:header></style:master-page></o:master-styles></o:s>`},
		part{"Formula/content.xml", `<math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation>x^2 twice</annotation></semantics></math>`})
	says(t, read(t, "a.odt", data), []string{"Letterhead", "10²³[^1]", "東(とう)[^c2]", "☒ agreed", "Lucia", "x^2", "[^1]: A note.", "[^c2]: Ann: Sure?", "Text that isn't shown was left out: 6 characters."},
		"was deleted", "secret", "Switched off", "On no page", "twice")
}

func TestRichTextIsReadAsItsPagesShowIt(t *testing.T) {
	data := []byte(`{\rtf1\ansi{\fonttbl{\f0 Times;}{\f1\fcharset2 Symbol;}}{\header Letterhead\par}10{\super 23} {\f1 a}-rays{\*\atnid AB}{\*\atnauthor Ann}{\*\annotation Sure?\par}` +
		`{\field{\*\fldinst FORMCHECKBOX {\*\formfield{\fftype1\ffres1}}}} agreed{\v secret}{\shp{\*\shpinst{\shptxt In a box\par}}{\shprslt{\*\do{\dptxbxtext In a box\par}}}}\par}`)
	d := read(t, "a.rtf", data)
	says(t, d, []string{"Letterhead", "10²³ α-rays☒ agreed", "In a box", "Ann: Sure?"}, "secret")
	if n := strings.Count(shown(d), "In a box"); n != 1 {
		t.Errorf("the box is read %d times", n)
	}
}

func TestAStarWithinAGroupOfRichTextHidesNothing(t *testing.T) {
	says(t, read(t, "a.rtf", []byte(`{\rtf1\ansi {\i0\b0\*\cs7\cf0 The quick fox}{\*\unheard jumps}}`)), []string{"The quick fox"}, "jumps")
}

func TestAPageOfTheWebIsReadAsItIsShown(t *testing.T) {
	page := `<p>10<sup>23</sup>, 1<sup>st</sup>, H<sub>2</sub>O <ruby>東<rp>[</rp><rt>とう</rt><rp>]</rp></ruby> soft&shy;hyphen</p><p style="display: none">secret</p><p hidden>more</p>` +
		`<p><input type="checkbox" checked>agreed <input value="Lucia"><input type="hidden" value="token"><select><option>red<option selected>blue</select></p>`
	says(t, read(t, "a.html", []byte("<html>"+page)), []string{"10²³, 1st, H₂O 東(とう) softhyphen", "☒", "agreed", "Lucia", "blue", "Text that isn't shown was left out: 10 characters."}, "secret", "more", "token", "red")
}

func TestAMailboxIsItsMails(t *testing.T) {
	box := "From ann@example.org Mon Jun 01 10:00:00 2026\nFrom: Ann <ann@example.org>\nTo: b@example.org\nSubject: One\n\nFirst.\n>From here on.\n\nFrom bob@example.org Tue Jun 02 10:00:00 2026\nFrom: Bob <bob@example.org>\nDate: x\nSubject: Two\n\nSecond.\n"
	says(t, read(t, "a.mbox", []byte(box)), []string{"One.txt", "First.\nFrom here on.", "Two.txt", "Second."})
}

func TestAStrayQuoteDoesNotSwallowRows(t *testing.T) {
	says(t, read(t, "a.csv", []byte("id,what,amount\n10,\"5\" pipe, galvanised\n11,\"7 pipe\",2\n")), []string{"11,7 pipe,2", "Row 2 has a quotation mark where none belongs."})
}

// pdfWith writes a PDF of one page with entries of its own and of the catalog, and further objects from 6 on.
func pdfWith(page, catalog, content string, objects ...string) []byte {
	var out bytes.Buffer
	var at []int
	out.WriteString("%PDF-1.7\n")
	for _, body := range append([]string{
		"<</Type /Catalog /Pages 2 0 R " + catalog + ">>", "<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 600 800]>>",
		"<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <</Font <</F1 5 0 R>> /Properties <</L1 6 0 R>> /XObject <</X1 6 0 R>>>> " + page + ">>",
		fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(content), content), "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>",
	}, objects...) {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", len(at), body)
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, start)
	return out.Bytes()
}

// form writes a stream of operators that is painted.
func form(about, content string) string {
	return fmt.Sprintf("<</Type /XObject /Subtype /Form /BBox [0 0 200 20] %s /Length %d>>\nstream\n%s\nendstream", about, len(content), content)
}

func TestAFormIsReadAsItIsFilledIn(t *testing.T) {
	data := pdfWith(`/Annots [<</Subtype /Widget /FT /Tx /Rect [120 695 300 715] /AP <</N 6 0 R>>>> <</Subtype /Widget /FT /Btn /AS /Yes /Rect [120 675 130 690]>> <</Subtype /Widget /FT /Btn /AS /Off /Rect [150 675 160 690]>> `+
		`<</Subtype /Widget /FT /Ch /V (b) /Opt [[(a) (Apples)] [(b) (Pears)]] /Rect [120 655 300 670]>> <</Subtype /Widget /FT /Tx /V (hidden one) /F 2 /Rect [120 600 300 620]>> `+
		`<</Subtype /FreeText /Contents (A box) /Rect [72 400 200 420]>> <</Subtype /Text /T (Ann) /Contents (Call back) /Rect [72 300 80 310]>> <</Subtype /Popup /Contents (Call back) /Rect [72 300 80 310]>>]`, "",
		"BT /F1 12 Tf 1 0 0 1 72 700 Tm (Name:) Tj 1 0 0 1 72 680 Tm (Agreed:) Tj 1 0 0 1 72 660 Tm (Fruit:) Tj 1 0 0 1 72 500 Tm (The end) Tj ET",
		form("/Resources <</Font <</F1 5 0 R>>>>", "BT /F1 12 Tf 2 5 Td (Lucia Garzas) Tj ET"))
	says(t, read(t, "a.pdf", data), []string{"Name: Lucia Garzas\nAgreed: ☒ ☐\nFruit: Pears\n\nThe end", "A box", "Notes:\n- Ann: Call back"}, "hidden one")
}

func TestWhatAPageDoesNotShowIsLeftOut(t *testing.T) {
	layer := `/OCProperties <</OCGs [6 0 R] /D <</OFF [6 0 R]>>>>`
	text := "BT /F1 12 Tf 1 0 0 1 72 700 Tm (Seen) Tj 1 0 0 1 72 900 Tm (above) Tj 1 0 0 1 400 100 Tm (cut off) Tj ET /OC /L1 BDC BT /F1 12 Tf 1 0 0 1 72 600 Tm (draft 90) Tj ET EMC BT /F1 12 Tf 3 Tr 1 0 0 1 72 500 Tm (ghost) Tj ET"
	says(t, read(t, "a.pdf", pdfWith("/CropBox [0 0 300 800]", layer, text, "<</Type /OCG /Name (Draft)>>")), []string{"Seen", "Text that isn't shown was left out: 25 characters."}, "above", "cut off", "draft 90", "ghost")
	all := "/OC /L1 BDC BT /F1 12 Tf 1 0 0 1 72 600 Tm (All of it) Tj ET EMC"
	says(t, read(t, "a.pdf", pdfWith("", layer, all, "<</Type /OCG /Name (Draft)>>")), []string{"Text that isn't shown was left out: 9 characters."}, "All of it")
	// What a recognizer of letters wrote behind the picture of a page is what the picture shows.
	scan := "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q BT /F1 12 Tf 3 Tr 1 0 0 1 72 500 Tm (recognized) Tj ET"
	says(t, read(t, "a.pdf", pdfWith("", "", scan)), []string{"recognized"}, "isn't shown")
	says(t, read(t, "a.pdf", pdfWith("", "", "10 10 100 100 re f")), []string{"Pages without text, only drawn: 1."})
}

func TestPaddedCellsKeepTheirFigures(t *testing.T) {
	var page strings.Builder
	page.WriteString("BT /F1 10 Tf ")
	for row := range 8 { // cell after cell, each padded with a run of spaces of its own that reaches into the next one, columns first
		for column, cell := range []string{"03/25/2016", "Acme", "1,204"} {
			fmt.Fprintf(&page, "1 0 0 1 %d %d Tm ", 72+column*60, 700-20*((row*5+column*3)%8))
			for _, c := range cell {
				fmt.Fprintf(&page, "(%c) Tj ", c)
			}
			page.WriteString("(                    ) Tj ")
		}
	}
	says(t, read(t, "a.pdf", pdfWith("", "", page.String()+"ET")), []string{"03/25/2016", "Acme", "1,204"}, "0 3", "/ 2")
}

func TestTheMapsOfEastAsiaAreChosenByName(t *testing.T) {
	for name, row := range map[string][2]string{
		"GBK-EUC-H": {"C7B3CCB8", "浅谈"}, "GB-EUC-H": {"C7B3CCB8", "浅谈"}, "GBpc-EUC-V": {"C7B3CCB8", "浅谈"}, "GBK2K-H": {"C7B3CCB8", "浅谈"}, "KSC-EUC-H": {"C7D1B1B9", "한국"}, "KSCms-UHC-HW-H": {"C7D1B1B9", "한국"},
		"EUC-H": {"C6FCCBDC", "日本"}, "H": {"467C4B5C", "日本"}, "90ms-RKSJ-V": {"93FA967B", "日本"}, "ETenms-B5-H": {"A4A4A4E5", "中文"}, "HKscs-B5-H": {"A4A4A4E5", "中文"},
		"UniGB-UTF8-H": {"E4B8ADE69687", "中文"}, "UniJIS-UTF32-H": {"00004E2D00006587", "中文"}, "UniCNS-UCS2-H": {"4E2D6587", "中文"}, "UniKS-UTF16-V": {"D55CAD6D", "한국"},
	} {
		for range 3 {
			data := pdfWith("/Resources <</Font <</F2 6 0 R>>>>", "", "BT /F2 12 Tf 72 700 Td <"+row[0]+"> Tj ET",
				"<</Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /"+name+" /DescendantFonts [<</Type /Font /Subtype /CIDFontType0 /BaseFont /Song>>]>>")
			data = bytes.Replace(data, []byte("/Resources <</Font <</F1 5 0 R>> /Properties <</L1 6 0 R>> /XObject <</X1 6 0 R>>>> "), nil, 1)
			if d := read(t, "a.pdf", data); !strings.Contains(shown(d), row[1]) {
				t.Errorf("%s: %s", name, shown(d))
			}
		}
	}
}

func TestANumberWithoutFormatIsReadWhole(t *testing.T) {
	data := zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
		part{"styles.xml", `<office:styles><number:number-style style:name="N0"><number:number number:min-integer-digits="1"/></number:number-style></office:styles>`},
		part{"content.xml", `<office:automatic-styles><number:number-style style:name="N2"><number:number number:decimal-places="1"/></number:number-style>` +
			`<style:style style:name="a" style:family="table-cell" style:data-style-name="N0"/><style:style style:name="b" style:family="table-cell" style:data-style-name="N2"/></office:automatic-styles>` +
			`<table:table table:name="S"><table:table-column/><table:table-column table:default-cell-style-name="b"/><table:table-row>` +
			`<table:table-cell table:style-name="a" office:value-type="float" office:value="1.23456789"><text:p>1.23</text:p></table:table-cell>` +
			`<table:table-cell office:value-type="float" office:value="1.23456789"><text:p>1.2</text:p></table:table-cell>` +
			`</table:table-row></table:table>`})
	says(t, read(t, "a.ods", data), []string{"1.23456789,1.2"})
}

func TestAPivotTableWithoutItsCellsIsToldOf(t *testing.T) {
	for _, row := range []struct{ what, cells, want string }{
		{"one that its program would fill", "", "The cells of the pivot table on the sheet S are not in the file. Open it in its program and save it to add them."},
		{"one that is filled", `<row><c t="inlineStr"><is><t>Sum</t></is></c></row>`, ""},
	} {
		t.Run(row.what, func(t *testing.T) {
			d := read(t, "a.xlsx", zipped(t,
				part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`},
				part{"xl/_rels/workbook.xml.rels", rels("r1", "worksheet", "worksheets/s.xml")}, part{"xl/worksheets/s.xml", "<worksheet><sheetData>" + row.cells + "</sheetData></worksheet>"},
				part{"xl/worksheets/_rels/s.xml.rels", rels("r1", "pivotTable", "../pivotTables/p.xml")}, part{"xl/pivotTables/p.xml", "<pivotTableDefinition/>"}))
			if got := strings.Join(d.Warnings, " "); got != row.want {
				t.Errorf("it warns of %q", got)
			}
		})
	}
}
