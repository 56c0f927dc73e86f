package document

import (
	"fmt"
	"strconv"
	"strings"
)

// word reads a DOCX: headings, paragraphs, lists and tables as Markdown, an item
// each section, pictures in their places, notes at the end.
func (r *reading) word(data []byte) error {
	const main = "word/document.xml"
	a, err := r.openAt(data, main)
	if err != nil {
		return err
	}
	w := wordReader{out: outline{r: r}, links: a.relations(main), levels: a.wordStyles(), numbered: a.wordLists()}
	damage := a.walk(main, w.visit)
	n := wordReader{out: outline{r: r}, note: true}
	if a.walk("word/footnotes.xml", n.visit) == nil && len(n.out.blocks) > 0 {
		w.out.paragraph("---")
		w.out.blocks = append(w.out.blocks, n.out.blocks...)
	}
	if err := r.sections(w.out, a.pictureWriter(Metadata{}, map[string]bool{})); err != nil {
		return err
	}
	return damage
}

// wordReader is a walk through the body of a DOCX.
type wordReader struct {
	links    map[string]string // relation id to part or address
	levels   map[string]int    // style id to level of heading
	numbered map[string]bool   // list id and level to whether it counts
	note     bool              // the walk goes through footnotes
	out      outline
	open     []wordParagraph // text boxes put paragraphs in paragraphs
	bold     bool
	italic   bool
}

type wordParagraph struct {
	prose
	level int
	list  string // id of the list; empty or "0" is none
	depth string
	link  string
	mark  int // pieces before the link that is open
}

// visit handles a tag or a text. It has a branch for each tag that means something.
func (w *wordReader) visit(m *markup) error {
	if m.start("p") && !m.within("Fallback") {
		w.open = append(w.open, wordParagraph{})
		return nil
	}
	if w.out.visitTable(m, "tbl", "tr", "tc") {
		return nil
	}
	// Fallback repeats for old readers what Choice has said.
	if len(w.open) == 0 || m.within("Fallback") || m.within("moveFrom") {
		return nil
	}
	p := &w.open[len(w.open)-1]
	switch {
	case m.end("p"):
		w.endParagraph()
	case m.start("r"):
		w.bold, w.italic = false, false
	case m.start("b") && m.within("r"):
		w.bold = on(m.attr("val"))
	case m.start("i") && m.within("r"):
		w.italic = on(m.attr("val"))
	case m.start("pStyle"):
		p.level = w.level(m.attr("val"))
	case m.start("outlineLvl"):
		if n, err := strconv.Atoi(m.attr("val")); err == nil && n < 6 {
			p.level = n + 1
		}
	case m.start("ilvl"):
		p.depth = m.attr("val")
		w.out.r.hold(len(p.depth))
	case m.start("numId"):
		p.list = m.attr("val")
		w.out.r.hold(len(p.list))
	case m.start("tab"):
		if m.within("r") {
			w.out.say(&p.prose, "\t", w.bold, w.italic)
		}
	case m.start("br"), m.start("cr"):
		w.out.say(&p.prose, "\n", w.bold, w.italic)
	case m.start("noBreakHyphen"):
		w.out.say(&p.prose, "-", w.bold, w.italic)
	case m.start("hyperlink"):
		p.link, p.mark, p.sealed = w.links[m.prefixedAttr("id")], len(p.pieces), true
	case m.end("hyperlink"):
		p.closeLink()
	case m.start("footnoteReference"):
		w.out.say(&p.prose, "[^"+m.attr("id")+"]", false, false)
	case m.start("blip"):
		w.out.image(w.links[m.prefixedAttr("embed")])
	case m.start("imagedata"):
		w.out.image(w.links[m.prefixedAttr("id")])
	case m.text != "" && len(m.path) > 0 && m.path[len(m.path)-1] == "t":
		w.out.say(&p.prose, m.text, w.bold, w.italic)
	}
	return nil
}

func (w *wordReader) endParagraph() {
	p := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	depth, _ := strconv.Atoi(p.depth) // a level that is no number is the first
	switch {
	case w.out.inTable():
		w.out.cellText(p.markdown())
	case p.level > 0:
		w.out.heading(p.level, p.plain())
	case p.list != "" && p.list != "0":
		w.out.entry(depth, w.numbered[p.list+"/"+strconv.Itoa(depth)], p.markdown())
	case w.note:
		w.out.entry(0, true, p.markdown())
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
	if n, known := w.levels[style]; known {
		return n
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

// wordStyles gives the level of each style that is a heading.
func (a archive) wordStyles() map[string]int {
	levels, id := map[string]int{}, ""
	a.visit("word/styles.xml", func(m *markup) { // without it ids are names
		switch {
		case m.start("style"):
			id = m.attr("styleId")
			a.r.hold(entrySize + len(id))
		case m.start("name") && id != "":
			if n := headingLevel(m.attr("val")); n > 0 {
				levels[id] = n
			}
		case m.start("outlineLvl") && id != "" && levels[id] == 0:
			if n, err := strconv.Atoi(m.attr("val")); err == nil && n >= 0 && n < 6 {
				levels[id] = n + 1
			}
		case m.end("style"):
			id = ""
		}
	})
	return levels
}

// wordLists says of each list and level ("3/0") whether it counts.
func (a archive) wordLists() map[string]bool {
	counts, abstract, number, level := map[string]bool{}, "", "", ""
	byAbstract := map[string][]string{}
	a.visit("word/numbering.xml", func(m *markup) { // without it lists have bullets
		switch {
		case m.start("abstractNum"):
			abstract = m.attr("abstractNumId")
			a.r.hold(entrySize + len(abstract))
		case m.start("lvl"):
			level = m.attr("ilvl")
		case m.start("numFmt"):
			if f := m.attr("val"); f != "bullet" && f != "none" && len(byAbstract[abstract]) < 9 {
				a.r.hold(len(level))
				byAbstract[abstract] = append(byAbstract[abstract], level)
			}
		case m.start("num"):
			number = m.attr("numId")
			a.r.hold(entrySize + len(number))
		case m.start("abstractNumId"):
			for _, l := range byAbstract[m.attr("val")] {
				a.r.hold(entrySize + len(number) + len(l))
				counts[number+"/"+l] = true
			}
		}
	})
	return counts
}
