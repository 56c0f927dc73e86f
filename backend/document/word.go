package document

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/document/glyph"
)

// word reads a DOCX: headings, paragraphs, lists and tables as Markdown, an item
// each section, pictures in their places; the headers of its pages before all, notes, comments and footers behind.
func (r *reading) word(data []byte) error {
	a, main, err := r.openOffice(data)
	if err != nil {
		return err
	}
	links := a.relations(main)
	styles := a.wordStyles(a.companion(main, links, "styles"))
	numbers := a.wordNumbering(a.companion(main, links, "numbering"), styles)
	about := wordParts{archive: a, styles: styles, numbers: numbers, evenPages: a.hasEvenPages(a.companion(main, links, "settings"))}
	w := about.reader(links)
	damage := a.walk(main, w.visit)
	headers, footers := about.aroundPages(w, links, "header"), about.aroundPages(w, links, "footer")
	notes := about.notes(main, links, "footnotes", "endnotes", "comments")
	whole := outline{r: r, blocks: slices.Concat(headers, w.out.blocks)}
	for _, more := range [][]block{notes, footers} {
		if len(more) > 0 {
			whole.paragraph("---")
			whole.blocks = append(whole.blocks, more...)
		}
	}
	if err := r.sections(whole, a.pictureWriter(Metadata{}, map[string]bool{})); err != nil {
		return err
	}
	return cmp.Or(damage, r.full())
}

// wordParts is what the parts of a DOCX have in common.
type wordParts struct {
	archive

	styles    map[string]wordStyle
	numbers   wordNumbers
	evenPages bool // even pages have headers of their own
}

func (p wordParts) reader(links relations) *wordReader {
	return &wordReader{parts: p, links: links, out: outline{r: p.r}}
}

// aroundPages gives the headers or the footers that pages show, each once.
func (p wordParts) aroundPages(body *wordReader, links relations, kind string) (all []block) {
	seen := map[string]bool{}
	for _, ref := range body.around {
		part := links.target(ref.id)
		if ref.kind != kind || part == "" || ref.pages == "first" && !body.firstPages || ref.pages == "even" && !p.evenPages || seen[part] {
			continue
		}
		seen[part] = true
		w := p.reader(p.relations(part))
		p.visit(part, func(m *markup) { _ = w.visit(m) }) // it fails at nothing
		if text := string(renderBlocks(w.out.blocks)); !seen[text] && !pageNumber().MatchString(text) {
			seen[text] = true
			all = append(all, w.out.blocks...)
		}
	}
	return all
}

// notes reads the parts that hold notes and comments.
func (p wordParts) notes(main string, links relations, kinds ...string) (all []block) {
	for _, kind := range kinds {
		part := p.companion(main, links, kind)
		w := p.reader(p.relations(part))
		w.noted = noteMarks[strings.TrimSuffix(kind, "s")]
		p.visit(part, func(m *markup) { _ = w.visit(m) }) // it fails at nothing
		all = append(all, w.out.blocks...)
	}
	return all
}

// noteMarks begin the numbers of notes, by the elements that hold them.
var noteMarks = map[string]string{"footnote": "^", "endnote": "^e", "comment": "^c"}

// wordReader is a walk through the body of a DOCX, or another part with paragraphs.
type wordReader struct {
	parts      wordParts
	links      relations
	noted      string // the walk goes through notes, whose numbers begin so
	note       string // the mark of the note that begins
	out        outline
	open       []wordParagraph // text boxes put paragraphs in paragraphs
	run        emphasis
	font       string       // of the run
	around     []pageAround // headers and footers
	firstPages bool         // a first page has others
	reading    string       // the ruby above what follows
	field      wordField
}

// A pageAround is a header or a footer, and on which pages it is.
type pageAround struct{ kind, pages, id string }

// A wordField is a field of an old form: a box to check, or a list to choose from.
type wordField struct {
	box              bool
	checked, initial string
	entries          []string
	chosen           int
}

type wordParagraph struct {
	prose
	level int
	style string
	list  string // id of the list; "0" is none, whatever the style says
	depth string
	link  string
	mark  int // pieces before the link that is open
}

// visit handles a tag or a text. It has a branch for each tag that means something.
func (w *wordReader) visit(m *markup) error {
	// Fallback repeats for old readers what Choice has said.
	if m.within("Fallback") {
		return nil
	}
	switch {
	case m.start("p") && !m.within("txPr"):
		w.open = append(w.open, wordParagraph{})
		return nil
	case m.start("headerReference"), m.start("footerReference"):
		w.out.r.hold(entrySize)
		w.around = append(w.around, pageAround{strings.TrimSuffix(m.tag, "Reference"), m.attr("type"), m.prefixedAttr("id")})
	case m.start("titlePg"):
		w.firstPages = w.firstPages || on(m.attr("val"))
	case w.noted != "" && (m.start("footnote") || m.start("endnote") || m.start("comment")):
		w.note = "[" + w.noted + m.attr("id") + "]: "
		if author := m.attr("author"); author != "" {
			w.note += author + ": "
		}
	}
	if w.out.visitTable(m, "tbl", "tr", "tc") {
		return nil
	}
	if len(w.open) == 0 || m.within("moveFrom") {
		return nil
	}
	p := &w.open[len(w.open)-1]
	if w.visitRun(m, p) {
		return nil
	}
	switch {
	case m.end("p") && !m.within("txPr"):
		w.endParagraph()
	case m.start("pStyle"):
		p.level, p.style = w.level(m.attr("val")), m.attr("val")
		w.out.r.hold(len(p.style))
	case m.start("outlineLvl"):
		if n, err := strconv.Atoi(m.attr("val")); err == nil && n < 6 {
			p.level = n + 1
		}
	case m.start("ilvl") && !m.within("pPrChange"):
		p.depth = m.attr("val")
		w.out.r.hold(len(p.depth))
	case m.start("numId") && !m.within("pPrChange"):
		p.list = m.attr("val")
		w.out.r.hold(len(p.list))
	case m.start("hyperlink"):
		p.link, p.mark, p.sealed = w.links.target(m.prefixedAttr("id")), len(p.pieces), true
	case m.end("hyperlink"):
		p.closeLink()
	case m.start("blip"):
		w.out.image(w.links.target(m.prefixedAttr("embed")))
	case m.start("imagedata"):
		w.out.image(w.links.target(m.prefixedAttr("id")))
	case m.start("chart"), m.start("relIds"):
		w.drawing(m)
	case m.within("ffData"):
		w.visitField(m)
	}
	return nil
}

// visitRun handles what is within runs, and says whether it was that.
func (w *wordReader) visitRun(m *markup, p *wordParagraph) bool {
	switch {
	case m.start("r"):
		w.run, w.font = emphasis{}, ""
	case m.start("rStyle"):
		style := w.parts.styles[m.attr("val")]
		w.run.raised, w.run.lowered, w.run.hidden = style.raised, style.lowered, style.hidden
	case m.start("b") && m.within("r"):
		w.run.bold = on(m.attr("val"))
	case m.start("i") && m.within("r"):
		w.run.italic = on(m.attr("val"))
	case m.start("vertAlign"):
		w.run.raised, w.run.lowered = m.attr("val") == "superscript", m.attr("val") == "subscript"
	case m.start("vanish") && m.within("r"):
		w.run.hidden = on(m.attr("val"))
	case m.start("rFonts"):
		w.font = cut(m.attr("ascii"), largestName)
	case m.start("tab"):
		if m.within("r") {
			w.out.say(&p.prose, "\t", w.run)
		}
	case m.start("br"), m.start("cr"):
		w.out.say(&p.prose, "\n", w.run)
	case m.start("noBreakHyphen"):
		w.out.say(&p.prose, "-", w.run)
	case m.start("sym"):
		code, _ := strconv.ParseUint(m.attr("char"), 16, 16) // what is no number has no sign
		text, known := glyph.OfSymbol(m.attr("font"), rune(code))
		if !known {
			text = "\uFFFD"
		}
		w.out.say(&p.prose, text, w.run)
	case m.start("footnoteReference"), m.start("endnoteReference"), m.start("commentReference"):
		w.out.say(&p.prose, "["+noteMarks[strings.TrimSuffix(m.tag, "Reference")]+m.attr("id")+"]", emphasis{})
	case m.end("ruby"):
		if w.reading != "" {
			w.out.say(&p.prose, "("+w.reading+")", w.run)
		}
		w.reading = ""
	case m.text != "" && len(m.path) > 0 && m.path[len(m.path)-1] == "t":
		w.sayText(m, p)
	default:
		return w.visitFormula(m, p)
	}
	return true
}

// sayText says the text of a run. What stands above a word is said behind it.
func (w *wordReader) sayText(m *markup, p *wordParagraph) {
	text := m.text
	if m.within("rt") {
		w.reading = cut(w.reading+text, largestName)
		return
	}
	if strings.ContainsFunc(text, isSymbolCode) {
		font := cmp.Or(w.font, "Symbol")
		text = strings.Map(func(c rune) rune {
			if sign, known := glyph.OfSymbol(font, c); known && isSymbolCode(c) {
				c, _ = utf8.DecodeRuneInString(sign)
			}
			return c
		}, text)
	}
	w.out.say(&p.prose, text, w.run)
}

// isSymbolCode reports whether a letter is a place in a font of symbols.
func isSymbolCode(c rune) bool { return c >= 0xF020 && c <= 0xF0FF }

// visitFormula writes the raised, lowered and divided parts of a formula in signs.
func (w *wordReader) visitFormula(m *markup, p *wordParagraph) bool {
	if !m.within("oMath") {
		return false
	}
	sign := ""
	switch {
	case m.start("sup") && !m.within("nary"):
		sign = "^("
	case m.start("sub") && !m.within("nary"):
		sign = "_("
	case m.start("num"), m.start("rad"):
		sign = map[string]string{"num": "(", "rad": "√("}[m.tag]
	case m.start("den"):
		sign = "/("
	case (m.end("sup") || m.end("sub")) && !m.within("nary"), m.end("num"), m.end("den"), m.end("rad"):
		sign = ")"
	case m.start("chr"):
		sign = m.attr("val")
	default:
		return false
	}
	w.out.say(&p.prose, sign, emphasis{})
	return true
}

// visitField reads what was entered in a field of an old form, which has no text of it.
func (w *wordReader) visitField(m *markup) {
	f := &w.field
	switch {
	case m.start("ffData"):
		*f = wordField{}
	case m.start("checkBox"), m.start("ddList"):
		f.box = m.tag == "checkBox"
	case m.start("checked"):
		f.checked = cmp.Or(m.attr("val"), "1")
	case m.start("default"):
		f.initial = cmp.Or(m.attr("val"), "1")
	case m.start("listEntry") && len(f.entries) < w.out.r.limits.Items:
		w.out.r.hold(entrySize)
		f.entries = append(f.entries, cut(m.attr("val"), largestName))
	case m.start("result"):
		f.chosen, _ = strconv.Atoi(m.attr("val")) // without one it is the first
	case m.end("checkBox"):
		w.out.say(&w.open[len(w.open)-1].prose, checkBox(on(cmp.Or(f.checked, f.initial, "0"))), emphasis{})
	case m.end("ddList"):
		if f.chosen >= 0 && f.chosen < len(f.entries) {
			w.out.say(&w.open[len(w.open)-1].prose, f.entries[f.chosen], emphasis{})
		}
	}
}

// checkBox is a box as text.
func checkBox(checked bool) string {
	if checked {
		return "☒"
	}
	return "☐"
}

// drawing reads a chart or a SmartArt, which is a part of its own.
func (w *wordReader) drawing(m *markup) {
	if part := w.links.target(m.prefixedAttr("id")); m.tag == "chart" && part != "" {
		w.out.addBeside(w.parts.chart(part))
	} else if part := w.links.target(m.prefixedAttr("dm")); part != "" {
		for _, text := range w.parts.diagram(part, w.links) {
			w.out.addBeside(text)
		}
	}
}

func (w *wordReader) endParagraph() {
	p := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	list, depth := w.parts.listOf(p)
	number := ""
	if list != "" {
		number = w.parts.numbers.next(list, depth)
	}
	switch {
	case w.out.inTable():
		w.out.cellText(withNumber(number, p.markdown()))
	case p.level > 0 && w.noted == "":
		w.out.heading(p.level, withNumber(number, p.plain()))
	case list != "":
		w.out.entry(depth, number, p.markdown())
	case w.note != "":
		if text := strings.TrimSpace(p.markdown()); text != "" { // the lines that separate notes are kept as notes, too
			w.out.paragraph(w.note + text)
			w.note = ""
		}
	default:
		w.out.paragraph(p.markdown())
	}
}

// closeLink makes the text since the link began a Markdown link, if it leads out.
func (p *wordParagraph) closeLink() {
	if text := (&prose{pieces: p.pieces[min(p.mark, len(p.pieces)):]}).plain(); strings.Contains(p.link, ":") && strings.TrimSpace(text) != "" {
		p.pieces = append(p.pieces[:p.mark:p.mark], piece{text: fmt.Appendf(nil, "[%s](%s)", text, p.link)})
	}
	p.link = ""
}

// level gives the level of a heading's style: by the style's own name, which is the
// same in every language, else by its id.
func (w *wordReader) level(style string) int {
	if known, ok := w.parts.styles[style]; ok && known.level > 0 {
		return known.level
	}
	return headingLevel(style)
}

func headingLevel(name string) int {
	name = strings.ToLower(strings.ReplaceAll(name, " ", ""))
	if name == "title" {
		return 1
	}
	if n, err := strconv.Atoi(strings.TrimPrefix(name, "heading")); err == nil && strings.HasPrefix(name, "heading") && n > 0 && n < 10 {
		return min(n, 6)
	}
	return 0
}

// on says whether a switch of Word's is on; without a value it is.
func on(value string) bool {
	return value != "0" && value != "false" && value != "none" && value != "off"
}

// A wordStyle is what a style says that matters here.
type wordStyle struct {
	emphasis

	level              int // of a heading; 0: it is none
	list, depth, based string
}

// wordStyles reads the styles of paragraphs and of letters.
func (a archive) wordStyles(part string) map[string]wordStyle {
	styles, id := map[string]wordStyle{}, ""
	a.visit(part, func(m *markup) { // without it ids are names
		style := styles[id]
		switch {
		case m.start("style"):
			id = m.attr("styleId")
			a.r.hold(entrySize + len(id))
			return
		case id == "":
			return
		case m.start("name"):
			style.level = headingLevel(m.attr("val"))
		case m.start("outlineLvl") && style.level == 0:
			if n, err := strconv.Atoi(m.attr("val")); err == nil && n >= 0 && n < 6 {
				style.level = n + 1
			}
		case m.start("basedOn"):
			style.based = cut(m.attr("val"), largestName)
			a.r.hold(len(style.based))
		case m.start("numId"):
			style.list = cut(m.attr("val"), largestName)
		case m.start("ilvl"):
			style.depth = cut(m.attr("val"), largestName)
		case m.start("vertAlign"):
			style.raised, style.lowered = m.attr("val") == "superscript", m.attr("val") == "subscript"
		case m.start("vanish"):
			style.hidden = on(m.attr("val"))
		case m.end("style"):
			id = ""
			return
		}
		if style != (wordStyle{}) {
			styles[id] = style
		}
	})
	return styles
}

// hasEvenPages says whether even pages have headers of their own.
func (a archive) hasEvenPages(settings string) (even bool) {
	a.visit(settings, func(m *markup) {
		if m.start("evenAndOddHeaders") {
			even = on(m.attr("val"))
		}
	})
	return even
}
