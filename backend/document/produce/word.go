package produce

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/document"
)

// Word writes a DOCX from Markdown: headings, paragraphs, lists, quotes, code and
// tables in Word's own styles, so that its outline and its themes work.
func Word(title, markdown string) ([]byte, error) {
	w := wordWriter{}
	spoken := document.Language(markdown)
	for _, b := range parse(markdown) {
		w.block(b)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, part := range []struct{ name, body string }{
		{"[Content_Types].xml", wordTypes},
		{"_rels/.rels", wordRoot},
		{"docProps/core.xml", `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>` + escaped(title) + `</dc:title><dc:creator>Terzetto</dc:creator>` + wordLanguage(spoken) + `</cp:coreProperties>`},
		{"word/document.xml", `<w:document xmlns:w="` + wordSpace + `" xmlns:r="` + relations + `"><w:body>` + w.body.String() +
			`<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>`},
		{"word/footer.xml", wordFooter},
		{"word/styles.xml", wordStyles(spoken)},
		{"word/numbering.xml", w.numbering()},
		{"word/_rels/document.xml.rels", w.relations()},
	} {
		f, err := z.Create(part.name)
		if err == nil {
			_, err = f.Write([]byte(xml.Header + part.body))
		}
		if err != nil {
			return nil, fmt.Errorf("write %s: %w", part.name, err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("close the document: %w", err)
	}
	return out.Bytes(), nil
}

const (
	wordSpace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
	relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	packages  = "http://schemas.openxmlformats.org/package/2006/"
	wordTypes = `<Types xmlns="` + packages + `content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
		`<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>` +
		`<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>` +
		`<Override PartName="/word/footer.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>` +
		`<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>` +
		`<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`
	wordRoot = `<Relationships xmlns="` + packages + `relationships"><Relationship Id="rId1" Type="` + relations + `/officeDocument" Target="word/document.xml"/>` +
		`<Relationship Id="rId2" Type="` + packages + `relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`
)

// wordFooter holds the number of the page.
const wordFooter = `<w:ftr xmlns:w="` + wordSpace + `"><w:p><w:pPr><w:spacing w:after="0"/><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:color w:val="6B6B6B"/><w:sz w:val="18"/></w:rPr><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:rPr><w:color w:val="6B6B6B"/><w:sz w:val="18"/></w:rPr><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`

// wordLanguage names the language for who looks for documents; nothing when it is unsure.
func wordLanguage(code string) string {
	if code == "" {
		return ""
	}
	return "<dc:language>" + escaped(code) + "</dc:language>"
}

// wordWriter writes the body of a DOCX.
type wordWriter struct {
	body  strings.Builder
	links []string
	lists int // numbered lists so far, each of which counts from 1
}

// Ids in numbering.xml: one list of bullets, then one for each numbered list.
const bulletList = 1

func (w *wordWriter) block(b block) {
	switch b.kind {
	case heading:
		w.paragraph(`<w:pStyle w:val="Heading`+strconv.Itoa(b.level)+`"/>`, b.spans)
	case bullet:
		w.paragraph(fmt.Sprintf(`<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="%d"/><w:numId w:val="%d"/></w:numPr>`, b.level, bulletList), b.spans)
	case numbered:
		if b.first || w.lists == 0 {
			w.lists++
		}
		w.paragraph(fmt.Sprintf(`<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="%d"/><w:numId w:val="%d"/></w:numPr>`, b.level, bulletList+w.lists), b.spans)
	case quote:
		w.paragraph(`<w:pStyle w:val="Quote"/>`, b.spans)
	case code:
		w.paragraph(`<w:pStyle w:val="Code"/>`, []span{{text: strings.Join(b.lines, "\n")}})
	case rule:
		w.paragraph(`<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="999999"/></w:pBdr>`, nil)
	case grid:
		w.table(b.rows)
	default:
		w.paragraph("", b.spans)
	}
}

func (w *wordWriter) paragraph(look string, spans []span) {
	w.body.WriteString("<w:p>")
	if leftward(textOf(spans)) {
		look = bidi(look)
	}
	if look != "" {
		w.body.WriteString("<w:pPr>" + look + "</w:pPr>")
	}
	for _, s := range spans {
		w.span(s)
	}
	w.body.WriteString("</w:p>")
}

// bidi says in a paragraph's look, at the place that the schema has for it, that its text
// runs from right to left.
func bidi(look string) string {
	if before, after, ok := strings.Cut(look, "<w:jc "); ok {
		return before + "<w:bidi/><w:jc " + after
	}
	return look + "<w:bidi/>"
}

func (w *wordWriter) span(s span) {
	look := ""
	if s.link != "" {
		w.links = append(w.links, s.link)
		w.body.WriteString(`<w:hyperlink r:id="link` + strconv.Itoa(len(w.links)) + `">`)
		look += `<w:rStyle w:val="Hyperlink"/>`
	} else if s.mono {
		look += `<w:rStyle w:val="CodeText"/>`
	}
	if s.bold {
		look += "<w:b/>"
	}
	if s.italic {
		look += "<w:i/>"
	}
	if leftward(s.text) {
		look += "<w:rtl/>"
	}
	w.body.WriteString("<w:r>")
	if look != "" {
		w.body.WriteString("<w:rPr>" + look + "</w:rPr>")
	}
	for i, line := range strings.Split(s.text, "\n") {
		if i > 0 {
			w.body.WriteString("<w:br/>")
		}
		w.body.WriteString(`<w:t xml:space="preserve">` + escaped(line) + "</w:t>")
	}
	w.body.WriteString("</w:r>")
	if s.link != "" {
		w.body.WriteString("</w:hyperlink>")
	}
}

// A page of A4 between its margins, and a letter of the text, in twentieths of a point.
const (
	wordRoom   = 11906 - 2*1418
	wordLetter = 142 // of a wide font, where Calibri is not at hand
)

// table makes all rows as wide as the widest, as Word demands. Its heading stands on every
// page that it goes over, and no row is torn.
func (w *wordWriter) table(rows [][][]span) {
	plain := textRows(rows)
	right := amounts(plain)
	widths := wordWidths(plain, len(right))
	w.body.WriteString(`<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/>`)
	if len(plain) > 0 && leftward(strings.Join(plain[0], " ")) {
		w.body.WriteString("<w:bidiVisual/>")
	}
	w.body.WriteString(`<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>`)
	for _, width := range widths {
		fmt.Fprintf(&w.body, `<w:gridCol w:w="%d"/>`, width)
	}
	w.body.WriteString("</w:tblGrid>")
	for i, row := range rows {
		w.body.WriteString("<w:tr><w:trPr><w:cantSplit/>")
		if i == 0 {
			w.body.WriteString("<w:tblHeader/>")
		}
		w.body.WriteString("</w:trPr>")
		for c, width := range widths {
			fmt.Fprintf(&w.body, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/>`, width)
			var cell []span
			if c < len(row) {
				cell = row[c]
			}
			if i == 0 {
				w.body.WriteString(`<w:shd w:val="clear" w:color="auto" w:fill="EFEEEA"/>`)
				embolden(cell)
			}
			w.body.WriteString("</w:tcPr>")
			look := ""
			if right[c] {
				look = `<w:jc w:val="right"/>`
			}
			w.paragraph(look, cell)
			w.body.WriteString("</w:tc>")
		}
		w.body.WriteString("</w:tr>")
	}
	w.body.WriteString("</w:tbl><w:p/>") // two tables in a row would become one
}

// wordWidths are those of a table's columns, in twentieths of a point.
func wordWidths(rows [][]string, columns int) []int {
	const beside, longest = 2*108 + 60, 5600
	least, want := make([]float64, columns), make([]float64, columns)
	for _, row := range rows {
		for c, cell := range row {
			for word := range strings.FieldsSeq(cell) {
				least[c] = max(least[c], min(float64(letters(word)*wordLetter), longest))
			}
			want[c] = max(want[c], min(float64(letters(cell)*wordLetter), 2*longest))
		}
	}
	for c := range want {
		least[c] += beside
		want[c] = max(want[c]+beside, least[c])
	}
	out := make([]int, columns)
	for c, width := range shares(least, want, wordRoom) {
		out[c] = int(width)
	}
	return out
}

func (w *wordWriter) relations() string {
	var b strings.Builder
	b.WriteString(`<Relationships xmlns="` + packages + `relationships"><Relationship Id="rId1" Type="` + relations + `/styles" Target="styles.xml"/><Relationship Id="rId2" Type="` + relations + `/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="` + relations + `/footer" Target="footer.xml"/>`)
	for i, link := range w.links {
		fmt.Fprintf(&b, `<Relationship Id="link%d" Type="%s/hyperlink" Target="%s" TargetMode="External"/>`, i+1, relations, escaped(link))
	}
	return b.String() + "</Relationships>"
}

func (w *wordWriter) numbering() string {
	var b strings.Builder
	b.WriteString(`<w:numbering xmlns:w="` + wordSpace + `">`)
	for id, look := range []struct{ format, text string }{{"bullet", "•"}, {"decimal", ""}} {
		fmt.Fprintf(&b, `<w:abstractNum w:abstractNumId="%d"><w:multiLevelType w:val="hybridMultilevel"/>`, id)
		for level := range 9 {
			text := look.text
			if text == "" {
				text = "%" + strconv.Itoa(level+1) + "."
			}
			fmt.Fprintf(&b, `<w:lvl w:ilvl="%d"><w:start w:val="1"/><w:numFmt w:val="%s"/><w:lvlText w:val="%s"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="%d" w:hanging="360"/></w:pPr></w:lvl>`, level, look.format, text, 720*(level+1))
		}
		b.WriteString("</w:abstractNum>")
	}
	fmt.Fprintf(&b, `<w:num w:numId="%d"><w:abstractNumId w:val="0"/></w:num>`, bulletList)
	for i := range w.lists {
		fmt.Fprintf(&b, `<w:num w:numId="%d"><w:abstractNumId w:val="1"/>`, bulletList+1+i)
		for level := range 9 {
			fmt.Fprintf(&b, `<w:lvlOverride w:ilvl="%d"><w:startOverride w:val="1"/></w:lvlOverride>`, level)
		}
		b.WriteString("</w:num>")
	}
	return b.String() + "</w:numbering>"
}

func wordStyles(language string) string {
	var b strings.Builder
	spoken := ""
	if language != "" {
		spoken = `<w:lang w:val="` + escaped(language) + `"/>`
	}
	style := func(kind, id, name, rest string) {
		fmt.Fprintf(&b, `<w:style w:type="%s" w:styleId="%s"><w:name w:val="%s"/>%s</w:style>`, kind, id, name, rest)
	}
	b.WriteString(`<w:styles xmlns:w="` + wordSpace + `"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/>` + spoken + `</w:rPr></w:rPrDefault>` +
		`<w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
		`<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>`)
	for i, size := range []int{36, 30, 26, 24, 22, 22} {
		style("paragraph", fmt.Sprintf("Heading%d", i+1), fmt.Sprintf("heading %d", i+1), fmt.Sprintf(
			`<w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="%d"/></w:pPr><w:rPr><w:b/><w:sz w:val="%d"/></w:rPr>`, i, size))
	}
	style("paragraph", "ListParagraph", "List Paragraph", `<w:basedOn w:val="Normal"/><w:pPr><w:contextualSpacing/></w:pPr>`)
	style("paragraph", "Quote", "Quote", `<w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="567"/></w:pPr><w:rPr><w:i/></w:rPr>`)
	style("paragraph", "Code", "Code", `<w:basedOn w:val="Normal"/><w:pPr><w:shd w:val="clear" w:color="auto" w:fill="F2F2F0"/><w:spacing w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="19"/></w:rPr>`)
	style("character", "CodeText", "Code Text", `<w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="20"/></w:rPr>`)
	style("character", "Hyperlink", "Hyperlink", `<w:rPr><w:color w:val="0B57A4"/><w:u w:val="single"/></w:rPr>`)
	var border strings.Builder
	for _, side := range []string{"top", "left", "bottom", "right", "insideH", "insideV"} {
		border.WriteString(`<w:` + side + ` w:val="single" w:sz="4" w:space="0" w:color="999999"/>`)
	}
	style("table", "TableGrid", "Table Grid", `<w:pPr><w:spacing w:after="0"/></w:pPr><w:tblPr><w:tblBorders>`+border.String()+`</w:tblBorders><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>`)
	return b.String() + "</w:styles>"
}

// escaped makes text safe between tags and in attributes; characters that XML cannot
// hold become U+FFFD.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a strings.Builder does not fail
	return b.String()
}
