package document

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// slides reads a PPTX: an item a slide with its notes and comments, its pictures after it.
func (r *reading) slides(data []byte) error {
	a, main, err := r.openOffice(data)
	if err != nil {
		return err
	}
	links := a.relations(main)
	var parts []string
	damage := a.walk(main, func(m *markup) error {
		if part := links.target(m.prefixedAttr("id")); m.start("sldId") && part != "" {
			r.hold(cellSize)
			parts = append(parts, part)
		}
		return nil
	})
	authors := a.authors(links)
	given, behind, hidden := map[string]bool{}, behindSlides{map[string]bool{}, map[string]relations{}}, 0
	room := r.room
	for i, part := range parts {
		r.room = room // the slide before is not held any longer
		s := slideReader{a: a, out: outline{r: r}, links: a.relations(part)}
		damage = errors.Join(damage, a.walk(part, s.visit))
		if r.ctx.Err() != nil {
			return r.ctx.Err()
		}
		if s.hidden {
			hidden++
		}
		a.behindSlide(&s, behind)
		text, name := string(renderBlocks(s.out.blocks)), s.title
		if notes := a.notes(s.links); notes != "" {
			text += "\n\n## Notes\n\n" + notes
		}
		if comments := a.slideComments(s.links, authors); comments != "" {
			text += "\n\n## Comments\n\n" + comments
		}
		name = cmp.Or(name, fmt.Sprintf("Slide %d", i+1))
		about := Metadata{Slide: i + 1}
		if err := r.write(name, "md", "text/markdown", strings.TrimSpace(text), about); err != nil {
			return err
		}
		for _, image := range s.images {
			if err := a.pictureWriter(about, given)(image); err != nil {
				return err
			}
		}
		if errors.Is(damage, errInflated) {
			return damage
		}
	}
	if hidden > 0 {
		r.warn("Hidden slides were read, too: %d.", hidden)
	}
	return damage
}

// behindSlides is what was read behind slides: which parts and which texts, and the relations of the parts.
type behindSlides struct {
	added map[string]bool
	links map[string]relations
}

// behindSlide adds what the layout of a slide and its master show on every slide, where it was not added to one before.
func (a archive) behindSlide(s *slideReader, behind behindSlides) {
	part, links, added := "", s.links, behind.added
	for _, kind := range []string{"slideLayout", "slideMaster"} {
		parts := links.parts(kind)
		if len(parts) == 0 || s.alone {
			return
		}
		part = parts[0]
		if added[part] {
			links = behind.links[part]
			continue
		}
		links = a.relations(part)
		behind.links[part] = links
		added[part] = true
		b := slideReader{a: a, out: outline{r: a.r}, links: links, layout: true}
		a.visit(part, func(m *markup) { _ = b.visit(m) }) // what of it can't be read is not the slide
		for _, block := range b.out.blocks {
			if !added["\n"+block.text] {
				added["\n"+block.text] = true
				s.out.add(block)
			}
		}
		s.alone = s.alone || b.alone
	}
}

// notes gives what the speaker's notes of a slide say.
func (a archive) notes(links relations) string {
	for _, one := range links.all {
		if one.kind != "notesSlide" && !strings.Contains(one.target, "notesSlides/") {
			continue
		}
		s := slideReader{a: a, out: outline{r: a.r}, links: a.relations(one.target), notes: true}
		a.visit(one.target, func(m *markup) { _ = s.visit(m) }) // it fails at nothing
		return string(renderBlocks(s.out.blocks))
	}
	return ""
}

// authors gives the names of those who commented, by their ids.
func (a archive) authors(links relations) map[string]string {
	names := map[string]string{}
	for _, kind := range []string{"commentAuthors", "authors"} {
		for _, part := range links.parts(kind) {
			a.visit(part, func(m *markup) {
				if (m.start("cmAuthor") || m.start("author")) && m.attr("id") != "" {
					a.r.hold(entrySize + len(m.attr("name")))
					names[m.attr("id")] = m.attr("name")
				}
			})
		}
	}
	return names
}

// slideComments gives the comments on a slide, a line each.
func (a archive) slideComments(links relations, authors map[string]string) string {
	o := outline{r: a.r}
	for _, part := range links.parts("comments") {
		author, text := "", prose{}
		a.visit(part, func(m *markup) {
			switch {
			case m.start("cm"), m.start("reply"):
				author, text = authors[m.attr("authorId")], prose{}
			case m.text != "" && (m.within("text") || m.within("t")):
				o.say(&text, m.text, emphasis{})
			case m.end("text"), m.end("txBody"):
				if said := oneLine(text.plain()); said != "" {
					o.entry(0, "", commentBy(author, said))
				}
				text = prose{}
			}
		})
	}
	return string(renderBlocks(o.blocks))
}

// commentBy is a comment with who wrote it, where that is known.
func commentBy(author, text string) string {
	if author = strings.Join(strings.Fields(author), " "); author == "" {
		return text
	}
	return author + ": " + text
}

// slideReader is a walk through one slide, through its notes, or through what is behind it.
type slideReader struct {
	a       archive
	links   relations
	notes   bool
	layout  bool
	hidden  bool
	alone   bool   // nothing of the master is shown
	objects bool   // pictures of objects of other programs are among the images
	kind    string // of the placeholder being read: "title", "body"
	depth   int    // of the paragraph in a list
	plain   bool   // the paragraph has no bullet
	para    prose
	run     emphasis
	title   string
	out     outline
	images  []string
}

func (s *slideReader) visit(m *markup) error {
	// Fallback repeats for old readers what Choice has said.
	if m.within("Fallback") || s.out.visitTable(m, "tbl", "tr", "tc") {
		return nil
	}
	switch {
	case m.start("sld"), m.start("sldLayout"):
		show := m.attr("show")
		s.hidden = show != "" && !on(show)
		master := m.attr("showMasterSp")
		s.alone = master != "" && !on(master)
	case m.start("sp"), m.start("graphicFrame"), m.start("cxnSp"):
		s.kind = ""
	case m.start("ph"):
		s.kind = cmp.Or(m.attr("type"), "body")
	case m.start("blip"):
		if part := s.links.target(m.prefixedAttr("embed")); part != "" && !s.layout {
			s.out.r.hold(cellSize)
			s.images = append(s.images, part)
		}
	case m.start("oleObj") && !s.layout && !s.objects:
		s.objects = true
		for _, beside := range s.links.parts("vmlDrawing") { // older slides have there how an object looks
			s.images = append(s.images, s.a.relations(beside).parts("image")...)
		}
	case m.start("chart"), m.start("relIds"):
		s.drawing(m)
	case m.start("p"):
		s.para, s.depth, s.plain = prose{}, 0, false
	case m.start("pPr"):
		s.depth, _ = strconv.Atoi(m.attr("lvl")) // without a level it is the first
	case m.start("buNone"):
		s.plain = true
	case m.start("rPr"):
		s.run = baseline(m)
		s.run.bold, s.run.italic = m.attr("b") == "1", m.attr("i") == "1"
	case m.start("r"):
		s.run = emphasis{}
	case m.start("br"):
		s.out.say(&s.para, "\n", emphasis{})
	case m.text != "" && m.within("t"):
		s.out.say(&s.para, m.text, s.run)
	case m.end("p"):
		s.endParagraph()
	}
	return nil
}

// drawing reads a chart or a SmartArt, which is a part of its own.
func (s *slideReader) drawing(m *markup) {
	if part := s.links.target(m.prefixedAttr("id")); m.tag == "chart" && part != "" {
		s.out.paragraph(s.a.chart(part))
	} else if part := s.links.target(m.prefixedAttr("dm")); part != "" {
		for _, text := range s.a.diagram(part, s.links) {
			s.out.entry(0, "", text)
		}
	}
}

func (s *slideReader) endParagraph() {
	switch {
	case s.out.inTable():
		s.out.cellText(s.para.markdown())
	case s.layout && s.kind != "", s.notes && s.kind != "body", s.kind == "sldNum":
		// What is in a placeholder of a layout says what to write there. The number of a slide is said by its place.
	case s.kind == "title", s.kind == "ctrTitle":
		text := strings.Join(strings.Fields(s.para.plain()), " ")
		s.title = cmp.Or(s.title, text)
		s.out.heading(1, text)
	case s.kind == "body" && !s.plain && !s.notes:
		s.out.entry(s.depth, "", s.para.markdown())
	default:
		s.out.paragraph(s.para.markdown())
	}
}
