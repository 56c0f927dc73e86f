package produce

import (
	"archive/zip"
	"bytes"
	_ "embed"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/template"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/language"
	"terzetto/backend/document/office"
)

// Word writes a DOCX from Markdown: headings, paragraphs, lists, quotes, code and
// tables in Word's own styles, so that its outline and its themes work.
func Word(title, markdown string) ([]byte, error) { return word(title, markdown, nil) }

// word is Word with the look of a document of a person, unless that is nil.
func word(title, markdown string, look []byte) ([]byte, error) {
	parts, err := template.New("").Funcs(template.FuncMap{
		"escaped": office.EscapeXML,
		"next":    func(n int) int { return n + 1 },
		"indent":  func(level int) int { return wordIndent * (level + 1) },
	}).Parse(strings.ReplaceAll(wordParts, "\n", "")) // its lines are for its readers
	if err != nil {
		return nil, fmt.Errorf("read the parts of a document: %w", err)
	}
	text, notes := &strings.Builder{}, map[int]*strings.Builder{}
	w := wordWriter{}
	all, wide := parse(markdown).blocks(), false
	turned := turnedPages(all, tooWideForWord)
	for i, b := range all {
		w.body = text
		if b.note == 0 && turned[i] != wide {
			if i > 0 {
				w.endSection(wide)
			}
			wide, w.wide = turned[i], turned[i]
		}
		if b.note > 0 {
			if notes[b.note] == nil {
				notes[b.note] = &strings.Builder{}
			}
			w.body = notes[b.note]
		}
		w.block(b)
	}
	about := wordPackage{
		Section: wordSection(wide), Title: title, Language: language.Of(markdown), Body: text.String(), Links: w.links, Pictures: w.pictures,
		Suffixes: []string{"", ".", ")"}, Levels: wordLevels, HeadingSizes: []int{36, 30, 26, 24, 22, 22},
	}
	for n := range len(notes) {
		about.Notes = append(about.Notes, notes[n+1].String())
	}
	for _, l := range w.lists {
		about.Lists = append(about.Lists, wordList{max(slices.Index(about.Suffixes, l.suffix), 0), l.level, l.start})
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, name := range about.names() {
		f, err := z.Create(name)
		if err == nil {
			_, err = io.WriteString(f, xml.Header)
		}
		if err == nil {
			err = parts.ExecuteTemplate(f, name, about)
		}
		if err != nil {
			return nil, fmt.Errorf("write %s: %w", name, err)
		}
	}
	for i, p := range about.Pictures {
		f, err := z.Create(fmt.Sprintf("word/media/picture%d.%s", i+1, p.Kind()))
		if err == nil {
			_, err = f.Write(p.data)
		}
		if err != nil {
			return nil, fmt.Errorf("write a picture: %w", err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("close the document: %w", err)
	}
	if look != nil {
		return office.UnderLetterhead(out.Bytes(), look)
	}
	return out.Bytes(), nil
}

// names lists the parts of the package that are written from templates.
func (p wordPackage) names() []string {
	names := []string{
		"[Content_Types].xml", "_rels/.rels", "docProps/core.xml", "word/document.xml", "word/footer.xml", "word/styles.xml", "word/numbering.xml",
		"word/settings.xml", "word/_rels/document.xml.rels",
	}
	if len(p.Notes) > 0 {
		names = append(names, "word/footnotes.xml", "word/_rels/footnotes.xml.rels")
	}
	return names
}

//go:embed word.tmpl
var wordParts string

// wordPackage is what the templates of the parts are filled with.
type wordPackage struct {
	Title, Language, Body string
	Section               string // how large the pages at the end are
	Links                 []string
	Pictures              []*picture
	Notes                 []string // the bodies of the footnotes
	Suffixes              []string // what follows a number, for each kind of list; bullets have none
	Levels                int      // of a list
	Lists                 []wordList
	HeadingSizes          []int // in half points
}

// wordList is a list that counts from Start, or one of bullets, which is of kind 0.
type wordList struct{ Kind, Level, Start int }

// wordLevels is how many levels a list has in Word.
const wordLevels = 9

// wordWriter writes the text and the footnotes of a DOCX.
type wordWriter struct {
	body     *strings.Builder // of what is being written
	links    []string
	pictures []*picture
	size     int     // of the letters, in half points; 0: the style's
	wide     bool    // what is written is on a wide page
	lists    []*list // in the order in which they are met; each is a list of its own to Word
}

// wordLook is what a paragraph's properties say, in the order in which the schema has them.
type wordLook struct {
	style  string
	list   string // the level and the id of the list that counts the paragraph
	border string
	first  string // before the text
	indent int    // from the left, in twentieths of a point; 0: the style's
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
	if b.note > 0 && look.style != "Quote" {
		look.style, look.indent = "FootnoteText", wordIndent*(min(b.lists, wordLevels)-1)
	}
	spans := b.spans
	switch b.kind {
	case figure:
		w.pictures = append(w.pictures, b.picture)
		look.first, spans = w.drawing(len(w.pictures), b.picture, textOf(b.spans)), nil
	case heading:
		look.style = "Heading" + strconv.Itoa(b.level)
	case code:
		look.style, spans = "Code", []span{{text: b.code}}
	case rule:
		look.border = `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="999999"/></w:pBdr>`
	default: // prose has the look of where it is
	}
	switch {
	case b.note > 0 && b.mark != "" && b.list == nil:
		look.first = `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r>`
	case b.mark != "":
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
	rtl := leftward(textOf(spans))
	if rtl {
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
	w.body.WriteString(look.first)
	for _, s := range spans {
		for _, part := range directions(s.text, rtl) {
			s.text = part
			w.span(s)
		}
	}
	w.body.WriteString("</w:p>")
}

func (w *wordWriter) span(s span) {
	if s.note > 0 {
		fmt.Fprintf(w.body, `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="%d"/></w:r>`, s.note)
		return
	}
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
	}{{s.bold, "<w:b/><w:bCs/>"}, {s.italic, "<w:i/><w:iCs/>"}, {s.strike, "<w:strike/>"}, {w.size > 0, fmt.Sprintf(`<w:sz w:val="%[1]d"/><w:szCs w:val="%[1]d"/>`, w.size)}, {leftward(s.text), "<w:rtl/>"}} {
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
		w.body.WriteString(`<w:t xml:space="preserve">` + office.EscapeXML(line) + "</w:t>")
	}
	w.body.WriteString("</w:r>")
	if s.link != "" {
		w.body.WriteString("</w:hyperlink>")
	}
}

// drawing is the run that shows a picture as large as it is meant, or as there is room.
func (*wordWriter) drawing(n int, p *picture, shown string) string {
	const pixel, room, high = 9525, wordRoom * 635, 24 * 360000 // in English Metric Units
	width, height := p.width*pixel, p.height*pixel
	if width > room {
		width, height = room, height*room/width
	}
	if height > high {
		width, height = width*high/height, high
	}
	return fmt.Sprintf(`<w:r><w:drawing><wp:inline><wp:extent cx="%[2]d" cy="%[3]d"/><wp:docPr id="%[1]d" name="Picture %[1]d" descr="%[4]s"/>`+
		`<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="%[1]d" name="Picture %[1]d"/><pic:cNvPicPr/></pic:nvPicPr>`+
		`<pic:blipFill><a:blip r:embed="picture%[1]d"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`+
		`<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="%[2]d" cy="%[3]d"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
		n, width, height, office.EscapeXML(shown))
}

// A page of A4 between its margins, and a letter of the text, in twentieths of a point.
const (
	wordRoom     = 11906 - 2*1418
	wordSize     = 22 // of its letters, in half points
	wordWideRoom = 16838 - 2*1418
	wordLetter   = 142 // of a wide font, where Calibri is not at hand
)

// table makes all rows as wide as the widest, as Word demands. The heading row is repeated on
// every page that the table covers, and no row is split between pages.
func (w *wordWriter) table(b block) {
	room := wordRoom
	if w.wide {
		room = wordWideRoom
	}
	least, want := wordWidths(textRows(b.rows), len(b.align))
	scale := smaller(least, float64(room))
	if scale < 1 {
		least = lists.Map(least, func(width float64) float64 { return width * scale })
		want = lists.Map(want, func(width float64) float64 { return width * scale })
		w.size = int(wordSize * scale)
		defer func() { w.size = 0 }()
	}
	rtl := leftward(strings.Join(textRows(b.rows[:1])[0], " "))
	for _, group := range columnGroups(least, float64(room)) {
		widths := shares(pick(least, group), pick(want, group), float64(room))
		if rtl { // programs do not agree on which side a narrow one is
			widths = fullWidths(widths, float64(room))
		}
		w.columns(b.columns(group), lists.Map(widths, func(width float64) int { return int(width) }), rtl)
	}
}

// columns writes the columns of a table that have room beside each other.
func (w *wordWriter) columns(b block, widths []int, rtl bool) {
	w.body.WriteString(`<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/>`)
	if rtl {
		w.body.WriteString("<w:bidiVisual/>")
	}
	w.body.WriteString(`<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>`)
	for _, width := range widths {
		fmt.Fprintf(w.body, `<w:gridCol w:w="%d"/>`, width)
	}
	w.body.WriteString("</w:tblGrid>")
	for i, row := range b.rows {
		w.body.WriteString("<w:tr><w:trPr><w:cantSplit/>")
		if i == 0 {
			w.body.WriteString("<w:tblHeader/>")
		}
		w.body.WriteString("</w:trPr>")
		for c, cell := range row {
			fmt.Fprintf(w.body, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/>`, widths[c])
			if i == 0 {
				w.body.WriteString(`<w:shd w:val="clear" w:color="auto" w:fill="EFEEEA"/>`)
				cell = addStyle(cell, true, false)
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

// tooWideForWord says whether a table has no room on an upright page without breaking its words.
func tooWideForWord(b *block) bool {
	least, _ := wordWidths(textRows(b.rows), len(b.align))
	return sum(least) > wordRoom
}

// wordSection says how large pages are, and that they have the footer.
func wordSection(wide bool) string {
	size := `w:w="11906" w:h="16838"`
	if wide {
		size = `w:w="16838" w:h="11906" w:orient="landscape"`
	}
	return `<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz ` + size + `/>` +
		`<w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>`
}

// endSection ends the pages that are wide or upright.
func (w *wordWriter) endSection(wide bool) {
	w.body.WriteString(`<w:p><w:pPr><w:spacing w:after="0"/>` + wordSection(wide) + `</w:pPr></w:p>`)
}

// wordWidths are how wide a table's columns are at least, and would be, in twentieths of a point.
func wordWidths(rows [][]string, columns int) (least, want []float64) {
	const beside, longest = 2*108 + 60, 5600
	least, want = make([]float64, columns), make([]float64, columns)
	for i, row := range rows {
		letter := float64(wordLetter)
		if i == 0 {
			letter *= boldWider
		}
		for c, cell := range row {
			for word := range strings.FieldsSeq(cell) {
				least[c] = max(least[c], min(float64(letters(word))*letter, longest))
			}
			want[c] = max(want[c], min(float64(letters(cell))*letter, 2*longest))
		}
	}
	for c := range want {
		least[c] += beside
		want[c] = max(want[c]+beside, least[c])
	}
	return least, want
}
