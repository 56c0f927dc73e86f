package produce

import (
	"bytes"
	"cmp"
	_ "embed"
	"encoding/xml"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"text/template"

	tables "github.com/yuin/goldmark/extension/ast"

	"terzetto/backend/base/fault"
	"terzetto/backend/document"
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
	language := document.Language(markdown)
	text := d.layouts[content].body.box
	w := slideWriter{deck: d, language: language}
	for _, s := range m.slides(title, slideRoom{wide: text.wide, high: text.high, sizes: d.sizes}) {
		w.slide(s)
	}
	if err := w.finish(); err != nil {
		return nil, err
	}
	if title == "" {
		title = w.firstTitle
	}
	d.titled(title, language)
	return d.bytes()
}

// A deck is a presentation whose slides are written anew.
type deck struct {
	*office

	main    string // the part that names all others
	layouts map[role]slideLayout
	sizes   []int // of the letters of each level, in hundredths of a point
}

// slideLayout is a layout and where its placeholders are.
type slideLayout struct {
	part, kind           string
	title, body, counter holder
}

// holder is a placeholder; without a kind and an index there is none.
type holder struct {
	there       bool
	kind, index string
	box         box
}

type box struct{ x, y, wide, high int }

func openDeck(design []byte) (*deck, error) {
	o, err := builtInDeck()
	if design != nil {
		o, err = openOffice(design)
	}
	if err != nil {
		return nil, err
	}
	d := &deck{office: o, main: o.first("", "officeDocument"), layouts: map[role]slideLayout{}}
	if !strings.Contains(o.special[d.main], "presentationml") {
		return nil, fault.New(fault.Invalid, "Couldn't use the template, because it is no presentation. Choose a .pptx or .potx file.").With("field", "template")
	}
	d.special[d.main] = officeType + "presentationml.presentation.main+xml"
	d.dropSlides()
	d.prune()
	var all []slideLayout
	for _, r := range d.relations(d.main) {
		if !strings.HasSuffix(r.Kind, "/slideMaster") {
			continue
		}
		master := target(d.main, r)
		_, of, sizes := readLayout(d.parts[master])
		if d.sizes == nil {
			d.sizes = sizes
		}
		for _, l := range d.relations(master) {
			if !strings.HasSuffix(l.Kind, "/slideLayout") {
				continue
			}
			kind, holders, _ := readLayout(d.parts[target(master, l)])
			all = append(all, layoutOf(target(master, l), kind, holders, of))
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
		return l.title.there && l.body.there && l.body.box.high > 0 && l.body.box.wide > 0
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
		l, ok := find(func(l slideLayout) bool { return l.kind == kind && l.title.there })
		if !ok {
			l = text
		}
		d.layouts[which] = l
	}
	return nil
}

// dropSlides takes the slides of a template away, with what names them.
func (d *deck) dropSlides() {
	d.relate(d.main, slices.DeleteFunc(d.relations(d.main), func(r relation) bool {
		return slices.ContainsFunc([]string{"/slide", "/vbaProject", "/commentAuthors", "/customXml", "/tags"}, func(kind string) bool { return strings.HasSuffix(r.Kind, kind) })
	}))
	d.relate("", slices.DeleteFunc(d.relations(""), func(r relation) bool {
		return strings.HasSuffix(r.Kind, "/thumbnail") || strings.HasSuffix(r.Kind, "-properties")
	}))
}

// layoutOf is a layout whose placeholders are where the master has them, unless it says so itself.
func layoutOf(part, kind string, own, master []holder) slideLayout {
	l := slideLayout{part: part, kind: kind}
	for _, h := range own {
		like := h.kind
		switch like {
		case "ctrTitle":
			like = "title"
		case "", "obj", "subTitle":
			like = "body"
		}
		if h.box == (box{}) {
			if i := slices.IndexFunc(master, func(m holder) bool { return cmp.Or(m.kind, "body") == like }); i >= 0 {
				h.box = master[i].box
			}
		}
		switch {
		case like == "title" && !l.title.there:
			l.title = h
		case like == "body" && !l.body.there:
			l.body = h
		case like == "sldNum":
			l.counter = h
		}
	}
	return l
}

// readLayout reads the placeholders of a layout or master, and the sizes of letters that a master sets.
func readLayout(part []byte) (kind string, holders []holder, sizes []int) {
	var in struct {
		Type string `xml:"type,attr"`
		CSld struct {
			SpTree struct {
				Sp []struct {
					NvSpPr struct {
						NvPr struct {
							Ph *struct {
								Type string `xml:"type,attr"`
								Idx  string `xml:"idx,attr"`
							} `xml:"ph"`
						} `xml:"nvPr"`
					} `xml:"nvSpPr"`
					SpPr struct {
						Xfrm *struct {
							Off struct {
								X int `xml:"x,attr"`
								Y int `xml:"y,attr"`
							} `xml:"off"`
							Ext struct {
								Cx int `xml:"cx,attr"`
								Cy int `xml:"cy,attr"`
							} `xml:"ext"`
						} `xml:"xfrm"`
					} `xml:"spPr"`
				} `xml:"sp"`
			} `xml:"spTree"`
		} `xml:"cSld"`
		TxStyles struct {
			BodyStyle struct {
				Levels []struct {
					XMLName xml.Name
					DefRPr  struct {
						Sz int `xml:"sz,attr"`
					} `xml:"defRPr"`
				} `xml:",any"`
			} `xml:"bodyStyle"`
		} `xml:"txStyles"`
	}
	_ = xml.Unmarshal(part, &in) // a damaged layout has no placeholders, and is not chosen
	for _, sp := range in.CSld.SpTree.Sp {
		if ph := sp.NvSpPr.NvPr.Ph; ph != nil {
			h := holder{there: true, kind: ph.Type, index: ph.Idx}
			if x := sp.SpPr.Xfrm; x != nil {
				h.box = box{x.Off.X, x.Off.Y, x.Ext.Cx, x.Ext.Cy}
			}
			holders = append(holders, h)
		}
	}
	for _, level := range in.TxStyles.BodyStyle.Levels {
		if strings.HasPrefix(level.XMLName.Local, "lvl") {
			sizes = append(sizes, cmp.Or(level.DefRPr.Sz, 1800))
		}
	}
	return in.Type, holders, sizes
}

// builtInDeck is a presentation without slides in the program's own design.
func builtInDeck() (*office, error) {
	parts, err := template.New("").Funcs(template.FuncMap{
		"next":     func(n int) int { return n + 1 },
		"layoutID": func(n int) int { return 2147483649 + n },
		"margin":   func(level int) int { return 285_750 + 400_000*level },
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
	o := newOffice()
	add := func(name, from, kind string, data any) {
		var b bytes.Buffer
		if one := parts.ExecuteTemplate(&b, from, data); err == nil {
			err = one
		}
		o.addXML(name, officeType+kind+"+xml", b.String())
	}
	const main, master, theme = "ppt/presentation.xml", "ppt/slideMasters/slideMaster1.xml", "ppt/theme/theme1.xml"
	add(main, main, "presentationml.presentation.main", about)
	add(master, master, "presentationml.slideMaster", about)
	add(theme, theme, "theme", about)
	below := []relation{{ID: "theme", Kind: relationKind + "theme", Target: "../theme/theme1.xml"}}
	for i, l := range about.Layouts {
		name := fmt.Sprintf("ppt/slideLayouts/slideLayout%d.xml", i+1)
		add(name, "layout", "presentationml.slideLayout", l)
		o.relate(name, []relation{{ID: "master", Kind: relationKind + "slideMaster", Target: "../slideMasters/slideMaster1.xml"}})
		below = append(below, relation{ID: fmt.Sprintf("layout%d", i+1), Kind: relationKind + "slideLayout", Target: "/" + name})
	}
	o.relate(master, below)
	o.relate(main, []relation{{ID: "master", Kind: relationKind + "slideMaster", Target: "slideMasters/slideMaster1.xml"}, {ID: "theme", Kind: relationKind + "theme", Target: "theme/theme1.xml"}})
	o.relate("", []relation{{ID: "main", Kind: relationKind + "officeDocument", Target: main}})
	const notes = "ppt/notesMasters/notesMaster1.xml"
	add(notes, notes, "presentationml.notesMaster", about) // dropped where no slide has notes
	add("ppt/theme/theme2.xml", theme, "theme", about)
	o.relate(notes, []relation{{ID: "theme", Kind: relationKind + "theme", Target: "../theme/theme2.xml"}})
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

	body  strings.Builder // of the slide that is written
	links []relation      // of the slide that is written
	shape int             // the id of the last shape
	list  map[int]numbered
}

// numbered is a numbered list on the slide that is written, and the number from which it counts there.
type numbered struct {
	list  *list
	start int
}

const slideNames = ` xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`

const slideGroup = `<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>`

func (w *slideWriter) slide(s slide) {
	l := w.layouts[s.role]
	part := w.free("ppt/slides/slide%d.xml")
	w.body.Reset()
	w.links, w.shape, w.list = []relation{{ID: "layout", Kind: relationKind + "slideLayout", Target: "/" + l.part}}, 1, map[int]numbered{}
	w.firstTitle = cmp.Or(w.firstTitle, textOf(s.title))
	fmt.Fprintf(&w.body, `<p:sld%s><p:cSld><p:spTree>%s`, slideNames, slideGroup)
	if l.title.there {
		w.holder(l.title, "Title", box{}, []slideText{{spans: s.title}}, false)
	}
	text := w.layouts[content].body.box
	object := s.table != nil || s.picture != nil
	if len(s.text) > 0 && l.body.there {
		place := box{}
		if object {
			place = box{text.x, text.y, text.wide, s.at}
		}
		w.holder(l.body, "Text", place, s.text, s.role == content)
	}
	text.y, text.high = text.y+s.at, text.high-s.at
	switch {
	case s.table != nil:
		w.table(s.table, text)
	case s.picture != nil:
		w.picture(s.picture, s.shown, text)
	}
	if l.counter.there && s.role != opening {
		w.number(l.counter)
	}
	w.body.WriteString(`</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`)
	if len(s.notes) > 0 {
		w.note(part, s.notes)
	}
	w.addXML(part, officeType+"presentationml.slide+xml", w.body.String())
	w.relate(part, w.links)
	w.made = append(w.made, part)
}

// next is the id of the next shape on the slide.
func (w *slideWriter) next() int {
	w.shape++
	return w.shape
}

func placeholder(h holder) string {
	out := "<p:ph"
	if h.kind != "" {
		out += ` type="` + escapeXML(h.kind) + `"`
	}
	if h.index != "" {
		out += ` idx="` + escapeXML(h.index) + `"`
	}
	return out + "/>"
}

// holder fills a placeholder, which is where its layout has it unless a place is given.
func (w *slideWriter) holder(h holder, name string, place box, text []slideText, lists bool) {
	id := w.next()
	fmt.Fprintf(&w.body, `<p:sp><p:nvSpPr><p:cNvPr id="%d" name="%s %d"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>%s</p:nvPr></p:nvSpPr><p:spPr>`, id, name, id-1, placeholder(h))
	if place != (box{}) {
		fmt.Fprintf(&w.body, `<a:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></a:xfrm>`, place.x, place.y, place.wide, place.high)
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
			b.WriteString(` lang="` + escapeXML(w.language) + `"`)
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
			w.links = append(w.links, relation{ID: id, Kind: relationKind + "hyperlink", Target: s.link, Mode: "External"})
			below += `<a:hlinkClick r:id="` + id + `"/>`
		}
		for i, line := range strings.Split(s.text, "\n") {
			if i > 0 {
				w.body.WriteString("<a:br/>")
			}
			if line != "" {
				w.body.WriteString(`<a:r><a:rPr` + look(s) + `>` + below + `</a:rPr><a:t>` + escapeXML(line) + `</a:t></a:r>`)
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

func (w *slideWriter) table(t *slideTable, place box) {
	id, total, high := w.next(), 0, 0
	for _, width := range t.widths {
		total += width
	}
	for _, h := range t.high {
		high += h
	}
	x := place.x
	if t.rtl {
		x += place.wide - total
	}
	fmt.Fprintf(&w.body, `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="%d" name="Table %d"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>`+
		`<p:xfrm><a:off x="%d" y="%d"/><a:ext cx="%d" cy="%d"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr`, id, id-1, x, place.y, total, high)
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
func (w *slideWriter) picture(p *picture, shown string, place box) {
	const pixel = 9525
	wide, high := float64(p.width)*pixel, float64(p.height)*pixel
	scale := min(float64(place.wide)/wide, float64(place.high)/high, 2)
	wide, high = max(wide*scale, 1), max(high*scale, 1)
	id, link := w.next(), "picture"+strconv.Itoa(len(w.links))
	w.links = append(w.links, relation{ID: link, Kind: relationKind + "image", Target: "/" + w.media(p)})
	fmt.Fprintf(&w.body, `<p:pic><p:nvPicPr><p:cNvPr id="%[1]d" name="Picture %[2]d" descr="%[3]s"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>`+
		`<p:blipFill><a:blip r:embed="%[4]s"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="%[5]d" y="%[6]d"/><a:ext cx="%[7]d" cy="%[8]d"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`,
		id, id-1, escapeXML(shown), link, place.x+(place.wide-int(wide))/2, place.y+(place.high-int(high))/2, int(wide), int(high))
}

// media is the part of a picture, which is put in once.
func (w *slideWriter) media(p *picture) string {
	if w.pictures == nil {
		w.pictures = map[*picture]string{}
	}
	if w.pictures[p] == "" {
		w.ends[p.kind] = "image/" + p.kind
		w.pictures[p] = w.free("ppt/media/made%d." + p.kind)
		w.add(w.pictures[p], "", p.data)
	}
	return w.pictures[p]
}

// number shows the number of the slide.
func (w *slideWriter) number(h holder) {
	id := w.next()
	fmt.Fprintf(&w.body, `<p:sp><p:nvSpPr><p:cNvPr id="%d" name="Number %d"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>%s</p:nvPr></p:nvSpPr><p:spPr/>`+
		`<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>%d</a:t></a:fld><a:endParaRPr/></a:p></p:txBody></p:sp>`,
		id, id-1, placeholder(h), len(w.made)+1)
}

// note gives a slide its notes.
func (w *slideWriter) note(slide string, text []string) {
	if w.notes == "" {
		if w.notes = w.first(w.main, "notesMaster"); w.notes == "" {
			w.notes = w.notesMaster()
		}
	}
	part := w.free("ppt/notesSlides/notesSlide%d.xml")
	var b strings.Builder
	fmt.Fprintf(&b, `<p:notes%s><p:cSld><p:spTree>%s<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide 1"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>`+
		`<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes 2"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>`, slideNames, slideGroup)
	for _, line := range strings.Split(strings.Join(text, "\n"), "\n") {
		b.WriteString("<a:p>")
		if leftward(line) {
			b.WriteString(`<a:pPr algn="r" rtl="1"/>`)
		}
		if line != "" {
			b.WriteString(`<a:r><a:rPr/><a:t>` + escapeXML(line) + `</a:t></a:r>`)
		}
		b.WriteString("</a:p>")
	}
	b.WriteString(`</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`)
	w.addXML(part, officeType+"presentationml.notesSlide+xml", b.String())
	w.relate(part, []relation{{ID: "master", Kind: relationKind + "notesMaster", Target: "/" + w.notes}, {ID: "slide", Kind: relationKind + "slide", Target: "/" + slide}})
	w.links = append(w.links, relation{ID: "notes", Kind: relationKind + "notesSlide", Target: "/" + part})
}

// notesMaster puts the built-in one into a deck that has none, and gives its part.
func (w *slideWriter) notesMaster() string {
	own, err := builtInDeck()
	if err != nil {
		return "" // it was read before
	}
	const from, with = "ppt/notesMasters/notesMaster1.xml", "ppt/theme/theme2.xml"
	part, theme := w.free("ppt/notesMasters/made%d.xml"), w.free("ppt/theme/made%d.xml")
	w.add(part, own.special[from], own.parts[from])
	w.add(theme, own.special[with], own.parts[with])
	w.relate(part, []relation{{ID: "theme", Kind: relationKind + "theme", Target: "/" + theme}})
	w.relate(w.main, append(w.relations(w.main), relation{ID: "madeNotes", Kind: relationKind + "notesMaster", Target: path.Join("/", part)}))
	return part
}

// finish names the slides in the part that names all others.
func (w *slideWriter) finish() error {
	all := w.relations(w.main)
	var ids strings.Builder
	ids.WriteString(`<p:sldIdLst` + slideNames + `>`)
	for i, part := range w.made {
		id := "madeSlide" + strconv.Itoa(i+1)
		all = append(all, relation{ID: id, Kind: relationKind + "slide", Target: "/" + part})
		fmt.Fprintf(&ids, `<p:sldId id="%d" r:id="%s"/>`, 256+i, id)
	}
	ids.WriteString(`</p:sldIdLst>`)
	w.relate(w.main, all)
	main, err := edit(w.parts[w.main], []string{"sldIdLst", "custShowLst", "extLst", "custDataLst"}, ids.String(), "sldSz", "notesSz")
	if err == nil && slices.ContainsFunc(all, func(r relation) bool { return r.ID == "madeNotes" }) {
		main, err = edit(main, nil, `<p:notesMasterIdLst`+slideNames+`><p:notesMasterId r:id="madeNotes"/></p:notesMasterIdLst>`, "handoutMasterIdLst", "sldIdLst")
	}
	w.parts[w.main] = main
	return err
}
