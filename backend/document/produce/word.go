package produce

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"strings"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/document"
)

// Word writes a DOCX from Markdown: headings, paragraphs, lists, quotes, code and
// tables in Word's own styles, so that its outline and its themes work.
func Word(title, markdown string) ([]byte, error) {
	w := wordWriter{}
	spoken := document.Language(markdown)
	for _, b := range parse(markdown).blocks() {
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
	lists []*list // in the order in which they are met; each is a list of its own to Word
}

// wordLook is what a paragraph's properties say, in the order in which the schema has them.
type wordLook struct {
	style  string
	list   string // the level and the id of the list that counts the paragraph
	border string
	indent int // from the left, in twentieths of a point; 0: the style's
	align  string
}

// A list's entries are indented by wordIndent more than what surrounds them, a quote by
// wordQuote.
const (
	wordIndent = 720
	wordQuote  = 567
)

func (w *wordWriter) block(b block) {
	if b.kind == grid {
		w.table(b)
		return
	}
	look := wordLook{}
	if b.lists > 0 {
		look = wordLook{style: "ListParagraph", indent: wordIndent * min(b.lists, wordLevels)}
	}
	if b.quotes > 0 {
		look.style, look.indent = "Quote", look.indent+wordQuote*b.quotes
	}
	spans := b.spans
	switch b.kind {
	case heading:
		look.style = "Heading" + strconv.Itoa(b.level)
	case code:
		look.style, spans = "Code", []span{{text: b.code}}
	case rule:
		look.border = `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="999999"/></w:pBdr>`
	default: // prose has the look of where it is
	}
	if b.mark != "" {
		look.list = fmt.Sprintf(`<w:numPr><w:ilvl w:val="%d"/><w:numId w:val="%d"/></w:numPr>`, b.list.level, w.number(b.list))
		if b.quotes == 0 {
			look.indent = 0 // the list's level has the same
		}
	}
	w.paragraph(look, spans)
}

// number returns the id of a list in numbering.xml.
func (w *wordWriter) number(l *list) int {
	at := slices.Index(w.lists, l)
	if at < 0 {
		at, w.lists = len(w.lists), append(w.lists, l)
	}
	return at + 1
}

func (w *wordWriter) paragraph(look wordLook, spans []span) {
	w.body.WriteString("<w:p>")
	var about strings.Builder
	if look.style != "" {
		about.WriteString(`<w:pStyle w:val="` + look.style + `"/>`)
	}
	about.WriteString(look.list + look.border)
	if leftward(textOf(spans)) {
		about.WriteString("<w:bidi/>")
	}
	if look.indent > 0 {
		hanging := ""
		if look.list != "" {
			hanging = ` w:hanging="360"`
		}
		fmt.Fprintf(&about, `<w:ind w:left="%d"%s/>`, look.indent, hanging)
	}
	if look.align != "" {
		about.WriteString(`<w:jc w:val="` + look.align + `"/>`)
	}
	if about.Len() > 0 {
		w.body.WriteString("<w:pPr>" + about.String() + "</w:pPr>")
	}
	for _, s := range spans {
		w.span(s)
	}
	w.body.WriteString("</w:p>")
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
	var tags []string
	for _, l := range []struct {
		on  bool
		tag string
	}{{s.bold, "<w:b/>"}, {s.italic, "<w:i/>"}, {s.strike, "<w:strike/>"}, {leftward(s.text), "<w:rtl/>"}} {
		if l.on {
			tags = append(tags, l.tag)
		}
	}
	look += strings.Join(tags, "")
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

// table makes all rows as wide as the widest, as Word demands. The heading row is repeated on
// every page that the table covers, and no row is split between pages.
func (w *wordWriter) table(b block) {
	plain := textRows(b.rows)
	widths := wordWidths(plain, len(b.align))
	w.body.WriteString(`<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/>`)
	if leftward(strings.Join(plain[0], " ")) {
		w.body.WriteString("<w:bidiVisual/>")
	}
	w.body.WriteString(`<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>`)
	for _, width := range widths {
		fmt.Fprintf(&w.body, `<w:gridCol w:w="%d"/>`, width)
	}
	w.body.WriteString("</w:tblGrid>")
	for i, row := range b.rows {
		w.body.WriteString("<w:tr><w:trPr><w:cantSplit/>")
		if i == 0 {
			w.body.WriteString("<w:tblHeader/>")
		}
		w.body.WriteString("</w:trPr>")
		for c, cell := range row {
			fmt.Fprintf(&w.body, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/>`, widths[c])
			if i == 0 {
				w.body.WriteString(`<w:shd w:val="clear" w:color="auto" w:fill="EFEEEA"/>`)
				cell = styled(cell, true, false)
			}
			w.body.WriteString("</w:tcPr>")
			align := ""
			if b.align[c] == tables.AlignRight || b.align[c] == tables.AlignCenter {
				align = b.align[c].String()
			}
			w.paragraph(wordLook{align: align}, cell)
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

// wordLevels is how many levels a list has in Word.
const wordLevels = 9

// numbering describes the kinds of lists, then each list with the number it starts from, so
// that Word does the counting.
func (w *wordWriter) numbering() string {
	var b strings.Builder
	b.WriteString(`<w:numbering xmlns:w="` + wordSpace + `">`)
	kinds := []string{"", ".", ")"} // what follows a number; bullets have none
	for id, suffix := range kinds {
		fmt.Fprintf(&b, `<w:abstractNum w:abstractNumId="%d"><w:multiLevelType w:val="hybridMultilevel"/>`, id)
		for level := range wordLevels {
			format, mark := "bullet", "•"
			if suffix != "" {
				format, mark = "decimal", "%"+strconv.Itoa(level+1)+suffix
			}
			fmt.Fprintf(&b, `<w:lvl w:ilvl="%d"><w:start w:val="1"/><w:numFmt w:val="%s"/><w:lvlText w:val="%s"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="%d" w:hanging="360"/></w:pPr></w:lvl>`,
				level, format, mark, wordIndent*(level+1))
		}
		b.WriteString("</w:abstractNum>")
	}
	for i, l := range w.lists {
		fmt.Fprintf(&b, `<w:num w:numId="%d"><w:abstractNumId w:val="%d"/>`, i+1, max(slices.Index(kinds, l.suffix), 0))
		if l.suffix != "" {
			fmt.Fprintf(&b, `<w:lvlOverride w:ilvl="%d"><w:startOverride w:val="%d"/></w:lvlOverride>`, l.level, l.start)
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
