package document

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"
)

// openContent is the part of an OpenDocument file that holds what is written in it.
const openContent = "content.xml"

// openText reads an ODT, ODP or ODG. Slides are sections: each begins with its name as a heading. The headers of pages are
// before all; notes, comments and footers are behind.
func (r *reading) openText(data []byte) error {
	a, err := r.openAt(data, openContent)
	if err != nil {
		return err
	}
	o := newOpenReader(a)
	around := a.aroundOpenPages(&o.lists)
	damage := a.walk(openContent, o.visit)
	headers, footers := shownAround(around, o.masters)
	whole := outline{r: r, blocks: slices.Concat(headers, o.out.blocks)}
	for _, more := range [][]block{o.notes, footers} {
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

// openReader is a walk through the body of an OpenDocument text.
type openReader struct {
	a       archive
	styles  map[string]emphasis
	style   string     // the style being defined
	spans   []emphasis // of the spans that are open
	open    []openParagraph
	lists   openLists
	out     outline
	masters map[string]bool   // the page styles that are used
	fields  map[string]string // what is entered in the fields of a form, by their ids
	option  string            // the list of a form that is open
	note    openNote
	notes   []block
	count   int // of notes and comments

	within []mute // what is open that says nothing here
}

// An openNote is a note or a comment on its way.
type openNote struct {
	mark, author string
	text         prose
	size         int64 // of the text: more than can be given out is not kept
}

// mute is an element of which nothing is said.
type mute string

type openParagraph struct {
	prose
	level      int
	unnumbered bool // a heading that does not count
}

func newOpenReader(a archive) *openReader {
	return &openReader{a: a, out: outline{r: a.r}, styles: map[string]emphasis{}, masters: map[string]bool{"Standard": true}, fields: map[string]string{}, lists: newOpenLists()}
}

// visit handles a tag or a text. It has a branch for each tag that means something.
func (o *openReader) visit(m *markup) error {
	if m.within("tracked-changes") || o.isMuted(m) || o.visitNote(m) {
		return nil // what was deleted is none of the text
	}
	if o.out.visitTable(m, "table", "table-row", "table-cell", "covered-table-cell") {
		return nil
	}
	o.lists.visit(m, o.out.r.hold)
	switch {
	case m.start("style"):
		o.style = m.attr("name")
		if master := m.attr("master-page-name"); master != "" {
			o.out.r.hold(entrySize)
			o.masters[cut(master, largestName)] = true
		}
		o.out.r.hold(entrySize + len(o.style))
	case m.start("text-properties") && o.style != "":
		o.styles[o.style] = textStyle(m)
	case m.start("page"):
		if m.attr("name") != "" && len(o.open) == 0 {
			o.out.heading(1, m.attr("name"))
		}
	case m.start("image"):
		// Pictures of text that only repeats an embedded chart are beside it and are kept too.
		if part := strings.TrimPrefix(m.attr("href"), "./"); !strings.Contains(part, ":") {
			o.out.image(part)
		}
	case m.start("object"):
		o.object(m.attr("href"))
	case m.within("forms"):
		o.visitForm(m)
	case m.start("control"):
		o.out.addBeside(o.fields[m.attr("control")])
	case m.text != "" && m.within("footer-decl"):
		o.out.paragraph(m.text)
	case m.start("h"):
		level, _ := strconv.Atoi(m.attr("outline-level")) // without one it is the first
		o.open = append(o.open, openParagraph{level: max(level, 1), unnumbered: m.attr("is-list-header") == "true"})
	case m.start("p"):
		o.open = append(o.open, openParagraph{})
	case len(o.open) > 0:
		o.visitParagraph(m)
	}
	return nil
}

// textStyle reads how a style sets letters.
func textStyle(m *markup) emphasis {
	position := m.attr("text-position")
	raised, _ := strconv.ParseFloat(strings.TrimSuffix(strings.SplitN(position+" ", " ", 2)[0], "%"), 64) // no number is a word
	return emphasis{
		bold: m.attr("font-weight") == "bold", italic: m.attr("font-style") == "italic",
		raised: strings.HasPrefix(position, "super") || raised > 0, lowered: strings.HasPrefix(position, "sub") || raised < 0,
		hidden: m.attr("display") == "none",
	}
}

// isMuted says whether a text is hidden, with the section in which it is.
func (o *openReader) isMuted(m *markup) bool {
	hides := m.start("section") && (m.attr("display") == "none" || m.attr("is-hidden") == "true") || m.start("hidden-text") || m.start("hidden-paragraph") && m.attr("is-hidden") == "true"
	switch {
	case hides:
		o.within = append(o.within, mute(m.tag))
	case len(o.within) > 0 && m.end(string(o.within[len(o.within)-1])):
		o.within = o.within[:len(o.within)-1]
		return true
	case len(o.within) > 0 && m.start(string(o.within[len(o.within)-1])):
		o.within = append(o.within, mute(m.tag))
	}
	if len(o.within) > 0 && m.text != "" {
		o.out.say(&prose{}, m.text, emphasis{hidden: true})
	}
	return len(o.within) > 0
}

// visitNote reads notes and comments, and says whether it was in one.
func (o *openReader) visitNote(m *markup) bool {
	n := &o.note
	switch {
	case m.start("note"), m.start("annotation"):
		o.count++
		*n = openNote{mark: map[string]string{"note": "^", "annotation": "^c"}[m.tag] + strconv.Itoa(o.count)}
		if m.attr("note-class") == "endnote" {
			n.mark = "^e" + strconv.Itoa(o.count)
		}
	case m.end("note"), m.end("annotation"):
		if len(o.open) > 0 {
			o.out.say(&o.open[len(o.open)-1].prose, "["+n.mark+"]", emphasis{})
		}
		if n.text.trimAround(); n.text.size() > 0 {
			notes := outline{r: o.out.r}
			notes.paragraph(n.text.markdownBehind("[" + n.mark + "]: " + commentBy(n.author, "")))
			o.notes = append(o.notes, notes.blocks...)
		}
		*n = openNote{}
	case !m.within("note") && !m.within("annotation"):
		return false
	case m.within("note-citation"), m.within("date"), m.within("date-string"), m.within("creator-initials"):
	case m.within("creator"):
		n.author = cut(n.author+m.text, largestName)
	case n.size > o.out.r.text:
	case m.end("p"), m.start("line-break"):
		o.out.say(&n.text, "\n", emphasis{})
	default:
		n.size += int64(len(m.text))
		o.visitText(m, &n.text)
	}
	return true
}

// visitParagraph visits the content of a paragraph.
func (o *openReader) visitParagraph(m *markup) {
	if m.end("h") || m.end("p") {
		o.endParagraph()
		return
	}
	o.visitText(m, &o.open[len(o.open)-1].prose)
}

// visitText visits text and what is in its lines.
func (o *openReader) visitText(m *markup, to *prose) {
	var style emphasis
	if len(o.spans) > 0 {
		style = o.spans[len(o.spans)-1]
	}
	switch {
	case m.start("span"):
		o.spans = append(o.spans, o.styles[m.attr("style-name")])
	case m.end("span") && len(o.spans) > 0:
		o.spans = o.spans[:len(o.spans)-1]
	case m.start("ruby-text"):
		o.out.say(to, "(", style)
	case m.end("ruby-text"):
		o.out.say(to, ")", style)
	case m.start("s"):
		n, _ := strconv.Atoi(m.attr("c")) // without a count it is one
		o.out.say(to, strings.Repeat(" ", min(max(n, 1), 100)), style)
	case m.start("tab"):
		o.out.say(to, "\t", style)
	case m.start("line-break"):
		o.out.say(to, "\n", style)
	case m.text != "":
		// Line ends of the file are white space; those of the text are line-break.
		o.out.say(to, strings.Map(spaces, m.text), style)
	}
}

func spaces(c rune) rune {
	if c == '\n' || c == '\r' || c == '\t' {
		return ' '
	}
	return c
}

func (o *openReader) endParagraph() {
	p := o.open[len(o.open)-1]
	o.open = o.open[:len(o.open)-1]
	number, first := "", false
	if depth := len(o.lists.open); depth > 0 {
		number, first = o.lists.number()
	}
	if p.level > 0 && number == "" && !p.unnumbered {
		number = o.lists.ofHeading(p.level)
	}
	switch depth := len(o.lists.open); {
	case o.out.inTable():
		o.out.cellText(withNumber(number, p.markdown()))
	case p.level > 0:
		o.out.heading(p.level, withNumber(number, p.plain()))
	case depth > 0 && first:
		o.out.entry(depth-1, number, p.markdown())
	case depth > 0:
		o.out.follow(depth-1, p.markdown())
	default:
		o.out.paragraph(p.markdown())
	}
}

// visitForm reads what is entered in the fields of a form.
func (o *openReader) visitForm(m *markup) {
	if !m.opening {
		return
	}
	said := ""
	switch label := m.attr("label"); m.tag {
	case "checkbox", "radio":
		said = strings.TrimSpace(checkBox(m.attr("current-state") == "checked" || m.attr("current-selected") == "true") + " " + label)
	case "text", "textarea", "formatted-text", "number", "date", "time", "combobox":
		said = cmp.Or(m.attr("current-value"), m.attr("value"))
	case "button", "fixed-text":
		said = label
	case "listbox":
		o.option = m.attr("id")
	case "option":
		if m.attr("current-selected") == "true" && o.option != "" {
			o.fields[o.option] = strings.TrimSpace(o.fields[o.option] + " " + label)
		}
		return
	}
	if o.out.r.room < o.out.r.limits.Room/2 {
		o.out.r.warn("The form has too many fields, so some were left out.")
		return
	}
	if id := m.attr("id"); id != "" && said != "" {
		o.out.r.hold(2*entrySize + len(said))
		o.fields[id] = said
	}
}

// object reads a chart or a formula, which is a file within the file.
func (o *openReader) object(href string) {
	text := o.a.openObject(href)
	if text != "" && len(o.open) > 0 && !strings.Contains(text, "\n") {
		o.out.say(&o.open[len(o.open)-1].prose, text, emphasis{}) // a formula
		return
	}
	o.out.addBeside(text)
}

// openObject gives what an embedded chart or formula says.
func (a archive) openObject(href string) string {
	part := path.Join(strings.TrimPrefix(href, "./"), openContent)
	if href == "" || strings.Contains(href, ":") || !a.files.has(part) {
		return ""
	}
	in := newOpenReader(a)
	var formula formula
	a.visit(part, func(m *markup) {
		switch {
		case m.start("object"): // one within another is no chart
		case m.within("math"):
			formula.visit(m)
		default:
			_ = in.visit(m) // it fails at nothing
		}
	})
	return strings.TrimSpace(string(renderBlocks(in.out.blocks)) + formula.text.String())
}

// A formula is MathML as a line of text.
type formula struct {
	text strings.Builder
	at   []int // in the elements that are open: which of their parts comes next
}

// formulaSigns are what stands between the parts of an element.
var formulaSigns = map[string]string{"msup": "^", "msub": "_", "mfrac": "/", "mover": " ", "munder": "_", "msubsup": "_", "munderover": "_"}

func (f *formula) visit(m *markup) {
	if m.within("annotation") || f.text.Len() > largestValue {
		return
	}
	switch {
	case m.opening:
		if n := len(f.at); n > 0 {
			if sign := formulaSigns[m.path[len(m.path)-2]]; sign != "" && f.at[n-1] > 0 {
				if f.at[n-1] > 1 {
					sign = "^"
				}
				f.text.WriteString(sign)
			}
			f.at[n-1]++
		}
		f.at = append(f.at, 0)
	case m.tag != "" && len(f.at) > 0:
		f.at = f.at[:len(f.at)-1]
	case m.text != "":
		f.text.WriteString(strings.Join(strings.Fields(m.text), " "))
	}
}

// An openAround is a header or a footer of a page style.
type openAround struct {
	master string
	header bool
	blocks []block
}

// aroundOpenPages reads the headers and the footers of page styles, and the styles of lists.
func (a archive) aroundOpenPages(lists *openLists) (all []openAround) {
	o, master, off := newOpenReader(a), "", false
	a.visit("styles.xml", func(m *markup) {
		lists.visit(m, a.r.hold)
		header, footer := strings.HasPrefix(m.tag, "header"), strings.HasPrefix(m.tag, "footer")
		switch {
		case m.start("master-page"):
			if master = cut(m.attr("name"), largestName); m.attr("page-layout-name") == "" {
				master = ""
			}
		case m.opening && (header || footer) && m.within("master-page"):
			o.out.blocks, off = nil, m.attr("display") == "false"
		case !m.opening && (header || footer) && m.within("master-page"):
			if len(o.out.blocks) > 0 && master != "" && !off {
				a.r.hold(blockSize)
				all = append(all, openAround{master, header, o.out.blocks})
			}
			o.out.blocks = nil
		case !m.within("master-page") || m.within("style"), isAroundPage(m):
			_ = o.visit(m) // it fails at nothing that is there
		}
	})
	return all
}

// shownAround gives the headers and the footers of the page styles that are used, each once.
func shownAround(all []openAround, used map[string]bool) (headers, footers []block) {
	seen := map[string]bool{}
	for _, one := range all {
		text := string(renderBlocks(one.blocks))
		switch {
		case !used[one.master] || seen[text] || pageNumber().MatchString(text):
			continue
		case one.header:
			headers = append(headers, one.blocks...)
		default:
			footers = append(footers, one.blocks...)
		}
		seen[text] = true
	}
	return headers, footers
}

func isAroundPage(m *markup) bool {
	return slices.ContainsFunc(m.path, func(tag string) bool { return strings.HasPrefix(tag, "header") || strings.HasPrefix(tag, "footer") })
}
