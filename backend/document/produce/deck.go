package produce

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"text/template"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/language"
	"terzetto/backend/document/office"
)

//go:embed deck.tmpl
var deckParts string

// Slides writes a PPTX from Markdown: each heading of the first or second level is the title of a slide, and what follows is
// its text, in the placeholders of a layout, so that the outline and other designs work. Text that begins with "Notes:"
// becomes the notes of the speaker. design is a presentation whose master, layouts and colours are used, without its
// slides; nil for the one that is built in.
func Slides(title, markdown string, design []byte) ([]byte, error) {
	d, err := openDeck(design)
	if err != nil {
		return nil, err
	}
	m := parse(markdown)
	language := language.Of(markdown)
	text := d.layouts[content].body.Box
	w := slideWriter{deck: d, language: language}
	for _, s := range m.slides(title, slideRoom{wide: text.Wide, high: text.High, sizes: d.sizes}) {
		w.slide(s)
	}
	if err := w.finish(); err != nil {
		return nil, err
	}
	if title == "" {
		title = w.firstTitle
	}
	d.SetTitle(title, language)
	return d.Bytes()
}

// A deck is a presentation whose slides are replaced.
type deck struct {
	*office.Package

	main    string // the part that names all others
	layouts map[role]slideLayout
	sizes   []int // of the letters of each level, in hundredths of a point
}

// slideLayout is a layout and where its placeholders are.
type slideLayout struct {
	part, kind           string
	title, body, counter office.Holder
}

func openDeck(design []byte) (*deck, error) {
	o, err := builtInDeck()
	if design != nil {
		o, err = office.Open(design)
	}
	if err != nil {
		return nil, err
	}
	d := &deck{Package: o, main: o.First("", "officeDocument"), layouts: map[role]slideLayout{}}
	if !strings.Contains(o.Special[d.main], "presentationml") {
		return nil, fault.New(fault.Invalid, "Couldn't use the template, because it is no presentation. Choose a .pptx or .potx file.").With("field", "template")
	}
	d.Special[d.main] = office.Type + "presentationml.presentation.main+xml"
	d.dropSlides()
	d.addProperties()
	d.Prune()
	var all []slideLayout
	for _, r := range d.Relations(d.main) {
		if !strings.HasSuffix(r.Kind, "/slideMaster") {
			continue
		}
		master := office.Target(d.main, r)
		_, of, sizes := office.ReadLayout(d.Parts[master])
		if d.sizes == nil {
			d.sizes = sizes
		}
		for _, l := range d.Relations(master) {
			if !strings.HasSuffix(l.Kind, "/slideLayout") {
				continue
			}
			kind, holders, _ := office.ReadLayout(d.Parts[office.Target(master, l)])
			all = append(all, layoutOf(office.Target(master, l), kind, holders, of))
		}
	}
	for len(d.sizes) < wordLevels {
		last := 1800
		if n := len(d.sizes); n > 0 {
			last = d.sizes[n-1]
		}
		d.sizes = append(d.sizes, last)
	}
	if err := d.choose(all); err != nil {
		return nil, err
	}
	return d, nil
}

// choose finds the layout for each role. A text needs one with a title and a text; the others can do with that one.
func (d *deck) choose(all []slideLayout) error {
	find := func(fits func(slideLayout) bool) (slideLayout, bool) {
		i := slices.IndexFunc(all, fits)
		if i < 0 {
			return slideLayout{}, false
		}
		return all[i], true
	}
	both := func(l slideLayout) bool {
		return l.title.There && l.body.There && l.body.Box.High > 0 && l.body.Box.Wide > 0
	}
	text, ok := find(func(l slideLayout) bool { return l.kind == "obj" && both(l) })
	if !ok {
		text, ok = find(func(l slideLayout) bool { return l.kind != "title" && l.kind != "secHead" && both(l) })
	}
	if !ok {
		if text, ok = find(both); !ok {
			return fault.New(fault.Invalid, "Couldn't use the template, because none of its layouts has a title and a text. Choose another presentation.").With("field", "template")
		}
	}
	d.layouts[content] = text
	for which, kind := range map[role]string{opening: "title", section: "secHead", bare: "titleOnly"} {
		l, ok := find(func(l slideLayout) bool { return l.kind == kind && l.title.There })
		if !ok {
			l = text
		}
		d.layouts[which] = l
	}
	return nil
}

// dropSlides takes the slides of a template away, with what names them.
func (d *deck) dropSlides() {
	d.Relate(d.main, slices.DeleteFunc(d.Relations(d.main), func(r office.Relation) bool {
		return slices.ContainsFunc([]string{"/slide", "/vbaProject", "/commentAuthors", "/customXml", "/tags"}, func(kind string) bool { return strings.HasSuffix(r.Kind, kind) })
	}))
	d.Relate("", slices.DeleteFunc(d.Relations(""), func(r office.Relation) bool {
		return strings.HasSuffix(r.Kind, "/thumbnail") || strings.HasSuffix(r.Kind, "-properties")
	}))
}

// addProperties adds the parts without which some programs offer to repair a presentation.
func (d *deck) addProperties() {
	all := d.Relations(d.main)
	for _, kind := range []struct{ name, root string }{{"presProps", "presentationPr"}, {"viewProps", "viewPr"}} {
		if d.First(d.main, kind.name) != "" {
			continue
		}
		part := d.Free("ppt/" + kind.name + "%d.xml")
		d.AddXML(part, office.Type+"presentationml."+kind.name+"+xml", "<p:"+kind.root+slideNames+"/>")
		all = append(all, office.Relation{ID: "made" + kind.name, Kind: office.RelationKind + kind.name, Target: "/" + part})
	}
	d.Relate(d.main, all)
}

// layoutOf is a layout whose placeholders are where the master has them, unless it says so itself.
func layoutOf(part, kind string, own, master []office.Holder) slideLayout {
	l := slideLayout{part: part, kind: kind}
	for _, h := range own {
		like := h.Kind
		switch like {
		case "ctrTitle":
			like = "title"
		case "", "obj", "subTitle":
			like = "body"
		}
		if h.Box == (office.Box{}) {
			if i := slices.IndexFunc(master, func(m office.Holder) bool { return cmp.Or(m.Kind, "body") == like }); i >= 0 {
				h.Box = master[i].Box
			}
		}
		switch {
		case like == "title" && !l.title.There:
			l.title = h
		case like == "body" && !l.body.There:
			l.body = h
		case like == "sldNum":
			l.counter = h
		}
	}
	return l
}

// builtInDeck is a presentation without slides in the program's own design.
func builtInDeck() (*office.Package, error) {
	parts, err := template.New("").Funcs(template.FuncMap{
		"next":     func(n int) int { return n + 1 },
		"layoutID": func(n int) int { return 2147483649 + n },
		"margin":   func(level int) int { return slideHanging + 400_000*level },
		"hanging":  func() int { return -slideHanging },
	}).Parse(strings.ReplaceAll(deckParts, "\n", ""))
	if err != nil {
		return nil, fmt.Errorf("read the parts of a presentation: %w", err)
	}
	type layout struct {
		Kind, Name string
		Alone      bool
	}
	about := struct {
		Layouts []layout
		Sizes   []int
		Thrice  []int
	}{
		Layouts: []layout{{"title", "Title Slide", true}, {"obj", "Title and Content", false}, {"secHead", "Section Header", true}, {"titleOnly", "Title Only", false}},
		Sizes:   []int{2000, 1800, 1600, 1400, 1400, 1400, 1400, 1400, 1400}, Thrice: make([]int, 3),
	}
	o := office.New()
	add := func(name, from, kind string, data any) {
		var b bytes.Buffer
		if one := parts.ExecuteTemplate(&b, from, data); err == nil {
			err = one
		}
		o.AddXML(name, office.Type+kind+"+xml", b.String())
	}
	const main, master, theme = "ppt/presentation.xml", "ppt/slideMasters/slideMaster1.xml", "ppt/theme/theme1.xml"
	add(main, main, "presentationml.presentation.main", about)
	add(master, master, "presentationml.slideMaster", about)
	add(theme, theme, "theme", about)
	below := []office.Relation{{ID: "theme", Kind: office.RelationKind + "theme", Target: "../theme/theme1.xml"}}
	for i, l := range about.Layouts {
		name := fmt.Sprintf("ppt/slideLayouts/slideLayout%d.xml", i+1)
		add(name, "layout", "presentationml.slideLayout", l)
		o.Relate(name, []office.Relation{{ID: "master", Kind: office.RelationKind + "slideMaster", Target: "../slideMasters/slideMaster1.xml"}})
		below = append(below, office.Relation{ID: fmt.Sprintf("layout%d", i+1), Kind: office.RelationKind + "slideLayout", Target: "/" + name})
	}
	o.Relate(master, below)
	o.Relate(main, []office.Relation{{ID: "master", Kind: office.RelationKind + "slideMaster", Target: "slideMasters/slideMaster1.xml"}, {ID: "theme", Kind: office.RelationKind + "theme", Target: "theme/theme1.xml"}})
	o.Relate("", []office.Relation{{ID: "main", Kind: office.RelationKind + "officeDocument", Target: main}})
	const notes = "ppt/notesMasters/notesMaster1.xml"
	add(notes, notes, "presentationml.notesMaster", about) // dropped where no slide has notes
	add("ppt/theme/theme2.xml", theme, "theme", about)
	o.Relate(notes, []office.Relation{{ID: "theme", Kind: office.RelationKind + "theme", Target: "../theme/theme2.xml"}})
	return o, err
}

// slideWriter writes the slides of a deck.
type slideWriter struct {
	*deck

	language   string
	made       []string // the parts of the slides
	notes      string   // the notes' master; empty until it is needed
	pictures   map[*picture]string
	firstTitle string

	body  strings.Builder   // of the slide that is written
	links []office.Relation // of the slide that is written
	shape int               // the id of the last shape
	list  map[int]numbered
}

// numbered is a numbered list on the slide that is written, and the number from which it counts there.
type numbered struct {
	list  *list
	start int
}

// slideHanging is the room for the mark of an entry of a list, in English Metric Units: enough for "10.".
const slideHanging = 400_000

const slideNames = ` xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`

const slideGroup = `<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>`

func (w *slideWriter) slide(s slide) {
	l := w.layouts[s.role]
	part := w.Free("ppt/slides/slide%d.xml")
	w.body.Reset()
	w.links, w.shape, w.list = []office.Relation{{ID: "layout", Kind: office.RelationKind + "slideLayout", Target: "/" + l.part}}, 1, map[int]numbered{}
	w.firstTitle = cmp.Or(w.firstTitle, textOf(s.title))
	fmt.Fprintf(&w.body, `<p:sld%s><p:cSld><p:spTree>%s`, slideNames, slideGroup)
	if l.title.There {
		w.holder(l.title, "Title", office.Box{}, []slideText{{spans: s.title}}, false)
	}
	text := w.layouts[content].body.Box
	object := s.table != nil || s.picture != nil
	if len(s.text) > 0 && l.body.There {
		place := office.Box{}
		if object {
			place = office.Box{X: text.X, Y: text.Y, Wide: text.Wide, High: s.at}
		}
		w.holder(l.body, "Text", place, s.text, s.role == content)
	}
	text.Y, text.High = text.Y+s.at, text.High-s.at
	switch {
	case s.table != nil:
		w.table(s.table, text)
	case s.picture != nil:
		w.picture(s.picture, s.shown, text)
	}
	if l.counter.There && s.role != opening {
		w.number(l.counter)
	}
	w.body.WriteString(`</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`)
	if len(s.notes) > 0 {
		w.note(part, s.notes)
	}
	w.AddXML(part, office.Type+"presentationml.slide+xml", w.body.String())
	w.Relate(part, w.links)
	w.made = append(w.made, part)
}

// next is the id of the next shape on the slide.
func (w *slideWriter) next() int {
	w.shape++
	return w.shape
}

func placeholder(h office.Holder) string {
	out := "<p:ph"
	if h.Kind != "" {
		out += ` type="` + office.EscapeXML(h.Kind) + `"`
	}
	if h.Index != "" {
		out += ` idx="` + office.EscapeXML(h.Index) + `"`
	}
	return out + "/>"
}

// holder fills a placeholder, which is where its layout has it unless a place is given.
func (w *slideWriter) holder(h office.Holder, name string, place office.Box, text []slideText, lists bool) {
	id := w.next()
	fmt.Fprintf(&w.body, `<p:sp><p:nvSpPr><p:cNvPr id="%d" name="%s %d"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>%s</p:nvPr></p:nvSpPr><p:spPr>`, id, name, id-1, placeholder(h))
	if place != (office.Box{}) {
		fmt.Fprintf(&w.body, `<a:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></a:xfrm>`, place.X, place.Y, place.Wide, place.High)
	}
	w.body.WriteString(`</p:spPr><p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>`)
	for _, t := range text {
		w.paragraph(t, lists)
	}
	w.body.WriteString(`</p:txBody></p:sp>`)
}

// paragraph writes one of a text; lists says whether it is in one that has bullets of its own.
func (w *slideWriter) paragraph(t slideText, lists bool) {
	w.body.WriteString("<a:p>")
	rtl := leftward(textOf(t.spans))
	look, mark := "", ""
	if lists {
		switch {
		case t.list != nil:
			n := w.list[t.level]
			if n.list != t.list {
				n = numbered{t.list, t.number}
			}
			w.list[t.level] = n
			kind := "arabicPeriod"
			if t.list.suffix == ")" {
				kind = "arabicParenR"
			}
			mark = fmt.Sprintf(`<a:buFont typeface="+mj-lt"/><a:buAutoNum type="%s" startAt="%d"/>`, kind, n.start)
		case t.bullet:
		case t.inside:
			look, mark = ` indent="0"`, "<a:buNone/>"
		default:
			look, mark = ` marL="0" indent="0"`, "<a:buNone/>"
		}
		if t.list == nil {
			delete(w.list, t.level)
		}
		for level := range w.list {
			if level > t.level {
				delete(w.list, level)
			}
		}
		if t.level > 0 {
			look += ` lvl="` + strconv.Itoa(t.level) + `"`
		}
	}
	if rtl {
		look += ` algn="r" rtl="1"`
	}
	if look+mark != "" {
		w.body.WriteString("<a:pPr" + look + ">" + mark + "</a:pPr>")
	}
	w.runs(t.spans, t.size, "")
	w.body.WriteString("</a:p>")
}

// runs writes spans, in letters of a size unless that is 0, and in a colour unless that is empty.
func (w *slideWriter) runs(spans []span, size int, ink string) {
	look := func(s span) string {
		var b strings.Builder
		if w.language != "" {
			b.WriteString(` lang="` + office.EscapeXML(w.language) + `"`)
		}
		if size > 0 {
			b.WriteString(` sz="` + strconv.Itoa(size) + `"`)
		}
		for _, on := range []struct {
			is   bool
			said string
		}{{s.bold, ` b="1"`}, {s.italic, ` i="1"`}, {s.strike, ` strike="sngStrike"`}} {
			if on.is {
				b.WriteString(on.said)
			}
		}
		b.WriteString(` dirty="0"`)
		return b.String()
	}
	for _, s := range spans {
		below := ink
		if s.mono {
			below += `<a:latin typeface="Consolas"/><a:cs typeface="Consolas"/>`
		}
		if s.link != "" {
			id := "link" + strconv.Itoa(len(w.links))
			w.links = append(w.links, office.Relation{ID: id, Kind: office.RelationKind + "hyperlink", Target: s.link, Mode: "External"})
			below += `<a:hlinkClick r:id="` + id + `"/>`
		}
		for i, line := range strings.Split(s.text, "\n") {
			if i > 0 {
				w.body.WriteString("<a:br/>")
			}
			if line != "" {
				w.body.WriteString(`<a:r><a:rPr` + look(s) + `>` + below + `</a:rPr><a:t>` + office.EscapeXML(line) + `</a:t></a:r>`)
			}
		}
	}
}

// noTableStyle is a table without a style of its own, which every program knows by its number. The cells say how they look, since
// not every program has the styles; the colours are those of the design.
const (
	noTableStyle = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}"
	headingCell  = `<a:tcPr anchor="b"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:tcPr>`
	plainCell    = `<a:tcPr><a:lnB w="6350"><a:solidFill><a:srgbClr val="B2B2B2"/></a:solidFill></a:lnB></a:tcPr>`
	headingInk   = `<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>`
)

func (w *slideWriter) table(t *slideTable, place office.Box) {
	id, total, high := w.next(), 0, 0
	for _, width := range t.widths {
		total += width
	}
	for _, h := range t.high {
		high += h
	}
	x := place.X
	if t.rtl {
		x += place.Wide - total
	}
	fmt.Fprintf(&w.body, `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="%d" name="Table %d"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>`+
		`<p:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr`, id, id-1, x, place.Y, total, high)
	if t.rtl {
		w.body.WriteString(` rtl="1"`)
	}
	w.body.WriteString(` firstRow="1" bandRow="1"><a:tableStyleId>` + noTableStyle + `</a:tableStyleId></a:tblPr><a:tblGrid>`)
	for _, width := range t.widths {
		fmt.Fprintf(&w.body, `<a:gridCol w="%d"/>`, width)
	}
	w.body.WriteString("</a:tblGrid>")
	for i, row := range t.rows {
		fmt.Fprintf(&w.body, `<a:tr h="%d">`, t.high[i])
		for c, cell := range row {
			w.body.WriteString(`<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p>`)
			w.body.WriteString(`<a:pPr` + alignOf(t.align[c], leftward(textOf(cell))) + `/>`)
			ink, end := "", plainCell
			if i == 0 {
				cell, ink, end = addStyle(cell, true, false), headingInk, headingCell
			}
			w.runs(cell, t.size, ink)
			if len(cell) == 0 {
				fmt.Fprintf(&w.body, `<a:endParaRPr sz="%d"/>`, t.size)
			}
			w.body.WriteString(`</a:p></a:txBody>` + end + `</a:tc>`)
		}
		w.body.WriteString("</a:tr>")
	}
	w.body.WriteString(`</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`)
}

// alignOf says on which side the text of a cell is.
func alignOf(a tables.Alignment, rtl bool) string {
	side := map[tables.Alignment]string{tables.AlignRight: ` algn="r"`, tables.AlignCenter: ` algn="ctr"`}[a]
	if !rtl {
		return side
	}
	return cmp.Or(side, ` algn="r"`) + ` rtl="1"`
}

// picture shows one as large as it is meant, or as there is room, in the middle.
func (w *slideWriter) picture(p *picture, shown string, place office.Box) {
	const pixel = 9525
	wide, high := float64(p.width)*pixel, float64(p.height)*pixel
	scale := min(float64(place.Wide)/wide, float64(place.High)/high, 2)
	wide, high = max(wide*scale, 1), max(high*scale, 1)
	id, link := w.next(), "picture"+strconv.Itoa(len(w.links))
	w.links = append(w.links, office.Relation{ID: link, Kind: office.RelationKind + "image", Target: "/" + w.media(p)})
	fmt.Fprintf(&w.body, `<p:pic><p:nvPicPr><p:cNvPr id="%[1]d" name="Picture %[2]d" descr="%[3]s"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>`+
		`<p:blipFill><a:blip r:embed="%[4]s"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="%[5]d" y="%[6]d"/><a:ext cx="%[7]d" cy="%[8]d"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`,
		id, id-1, office.EscapeXML(shown), link, place.X+(place.Wide-int(wide))/2, place.Y+(place.High-int(high))/2, int(wide), int(high))
}

// media is the part of a picture, which is put in once.
func (w *slideWriter) media(p *picture) string {
	if w.pictures == nil {
		w.pictures = map[*picture]string{}
	}
	if w.pictures[p] == "" {
		w.Ends[p.kind] = "image/" + p.kind
		w.pictures[p] = w.Free("ppt/media/made%d." + p.kind)
		w.Add(w.pictures[p], "", p.data)
	}
	return w.pictures[p]
}

// number shows the number of the slide.
func (w *slideWriter) number(h office.Holder) {
	id := w.next()
	fmt.Fprintf(&w.body, `<p:sp><p:nvSpPr><p:cNvPr id="%d" name="Number %d"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>%s</p:nvPr></p:nvSpPr><p:spPr/>`+
		`<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>%d</a:t></a:fld><a:endParaRPr/></a:p></p:txBody></p:sp>`,
		id, id-1, placeholder(h), len(w.made)+1)
}

// note gives a slide its notes.
func (w *slideWriter) note(slide string, text []string) {
	if w.notes == "" {
		if w.notes = w.First(w.main, "notesMaster"); w.notes == "" {
			w.notes = w.notesMaster()
		}
	}
	part := w.Free("ppt/notesSlides/notesSlide%d.xml")
	var b strings.Builder
	fmt.Fprintf(&b, `<p:notes%s><p:cSld><p:spTree>%s<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide 1"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>`+
		`<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes 2"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>`, slideNames, slideGroup)
	for line := range strings.SplitSeq(strings.Join(text, "\n"), "\n") {
		b.WriteString("<a:p>")
		if leftward(line) {
			b.WriteString(`<a:pPr algn="r" rtl="1"/>`)
		}
		if line != "" {
			b.WriteString(`<a:r><a:rPr/><a:t>` + office.EscapeXML(line) + `</a:t></a:r>`)
		}
		b.WriteString("</a:p>")
	}
	b.WriteString(`</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`)
	w.AddXML(part, office.Type+"presentationml.notesSlide+xml", b.String())
	w.Relate(part, []office.Relation{{ID: "master", Kind: office.RelationKind + "notesMaster", Target: "/" + w.notes}, {ID: "slide", Kind: office.RelationKind + "slide", Target: "/" + slide}})
	w.links = append(w.links, office.Relation{ID: "notes", Kind: office.RelationKind + "notesSlide", Target: "/" + part})
}

// notesMaster puts the built-in one into a deck that has none, and gives its part.
func (w *slideWriter) notesMaster() string {
	own, err := builtInDeck()
	if err != nil {
		return "" // it was read before
	}
	const from, with = "ppt/notesMasters/notesMaster1.xml", "ppt/theme/theme2.xml"
	part, theme := w.Free("ppt/notesMasters/made%d.xml"), w.Free("ppt/theme/made%d.xml")
	w.Add(part, own.Special[from], own.Parts[from])
	w.Add(theme, own.Special[with], own.Parts[with])
	w.Relate(part, []office.Relation{{ID: "theme", Kind: office.RelationKind + "theme", Target: "/" + theme}})
	w.Relate(w.main, append(w.Relations(w.main), office.Relation{ID: "madeNotes", Kind: office.RelationKind + "notesMaster", Target: path.Join("/", part)}))
	return part
}

// finish names the slides in the part that names all others.
func (w *slideWriter) finish() error {
	all := w.Relations(w.main)
	var ids strings.Builder
	ids.WriteString(`<p:sldIdLst` + slideNames + `>`)
	for i, part := range w.made {
		id := "madeSlide" + strconv.Itoa(i+1)
		all = append(all, office.Relation{ID: id, Kind: office.RelationKind + "slide", Target: "/" + part})
		fmt.Fprintf(&ids, `<p:sldId id="%d" r:id="%s"/>`, 256+i, id)
	}
	ids.WriteString(`</p:sldIdLst>`)
	w.Relate(w.main, all)
	main, err := office.Edit(w.Parts[w.main], []string{"sldIdLst", "custShowLst", "extLst", "custDataLst"}, ids.String(), "sldSz", "notesSz")
	if err == nil && slices.ContainsFunc(all, func(r office.Relation) bool { return r.ID == "madeNotes" }) {
		main, err = office.Edit(main, nil, `<p:notesMasterIdLst`+slideNames+`><p:notesMasterId r:id="madeNotes"/></p:notesMasterIdLst>`, "handoutMasterIdLst", "sldIdLst")
	}
	w.Parts[w.main] = main
	return err
}
