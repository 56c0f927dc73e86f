package document

import (
	"strings"

	"terzetto/backend/document/glyph"
)

// rtfBeside is what a group fills that has paragraphs of its own: a header, a comment, a box.
const rtfBeside = "beside"

// rtfBesides are the texts beside that of the document.
type rtfBesides struct {
	aside  *rtfAside // the one that is read
	author string    // of the comment that follows
	form   rtfForm
	above  []block // the headers of the pages
	below  []block // their footers, and the comments
}

// An rtfAside is the text that was left for one beside it.
type rtfAside struct {
	word   string
	text   prose
	about  rtfParagraph
	table  *openTable
	blocks []block
}

// begin goes over to a text beside that of the document. Within another such text it is a part of that.
func (p *rtfReader) begin(word string) {
	p.state.skip = p.state.muted
	if p.state.skip || p.aside != nil {
		return
	}
	p.state.into, p.state.emphasis = rtfBeside, emphasis{}
	p.aside = &rtfAside{word, p.text, p.about, p.table, p.out.blocks}
	p.text, p.about, p.table, p.out.blocks = prose{}, rtfParagraph{}, nil, nil
}

// end goes back to the text of the document.
func (p *rtfReader) end() {
	if p.aside == nil {
		return
	}
	p.paragraph()
	p.endTable()
	a, own := p.aside, p.out.blocks
	p.text, p.about, p.table, p.out.blocks, p.aside = a.text, a.about, a.table, a.blocks, nil
	switch {
	case strings.HasPrefix(a.word, "header"):
		p.above = addNew(p.above, own)
	case strings.HasPrefix(a.word, "footer"):
		p.below = addNew(p.below, own)
	case a.word == "annotation":
		text := strings.TrimSpace(string(renderBlocks(own)))
		if author := p.author; text != "" {
			p.author = ""
			p.below = append(p.below, block{text: "Comment: " + commentBy(author, text)})
		}
	default: // a box of text is before the paragraph to which it is fixed
		p.out.blocks = append(p.out.blocks, own...)
	}
}

// addNew adds blocks that are not there yet: the pages of each section have the same headers.
func addNew(to, more []block) []block {
	text := string(renderBlocks(more))
	if pageNumber().MatchString(text) || strings.Contains(string(renderBlocks(to)), text) {
		return to
	}
	return append(to, more...)
}

// An rtfForm is a field of a form on its way.
type rtfForm struct{ kind, result, initial int }

// undecided is the result of a box that no one touched.
const undecided = 25

func (p *rtfReader) endForm() {
	if p.form.kind == 1 {
		checked := p.form.result
		if checked == undecided {
			checked = p.form.initial
		}
		p.out.say(&p.text, checkBox(checked == 1), emphasis{})
	}
	p.form = rtfForm{}
}

// nameFont takes a part of the name of a font.
func (p *rtfReader) nameFont(text string) {
	if name, _, _ := strings.Cut(p.names[p.font]+text, ";"); len(p.names) < 10_000 && len(name) < largestName {
		p.names[p.font] = name
	}
}

// signs reads the bytes that came together in a font of symbols.
func (p *rtfReader) signs() string {
	var b strings.Builder
	for _, c := range p.bytes {
		if sign, ok := glyph.OfSymbol(p.state.symbols, rune(c)); ok {
			b.WriteString(sign)
		} else {
			b.WriteRune(rune(c))
		}
	}
	return b.String()
}
