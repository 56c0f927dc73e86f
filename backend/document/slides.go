package document

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// slides reads a PPTX: an item a slide with its notes, its pictures after it.
func (r *reading) slides(data []byte) error {
	const main = "ppt/presentation.xml"
	a, err := r.openAt(data, main)
	if err != nil {
		return err
	}
	links := a.relations(main)
	var parts []string
	damage := a.walk(main, func(m *markup) error {
		if part := links[m.prefixedAttr("id")]; m.start("sldId") && part != "" {
			r.hold(cellSize)
			parts = append(parts, part)
		}
		return nil
	})
	given := map[string]bool{}
	room := r.room
	for i, part := range parts {
		r.room = room // the slide before is not held any longer
		s := slideReader{out: outline{r: r}, links: a.relations(part)}
		damage = errors.Join(damage, a.walk(part, s.visit))
		if r.ctx.Err() != nil {
			return r.ctx.Err()
		}
		text, name := string(renderBlocks(s.out.blocks)), s.title
		if notes := a.notes(s.links); notes != "" {
			text += "\n\n## Notes\n\n" + notes
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
	return damage
}

// notes gives what the speaker's notes of a slide say.
func (a archive) notes(links map[string]string) string {
	for _, part := range sortedValues(links) {
		if !strings.Contains(part, "notesSlides/") {
			continue
		}
		s := slideReader{out: outline{r: a.r}, notes: true}
		_ = a.walk(part, s.visit) // notes that cannot be read are as good as none
		return string(renderBlocks(s.out.blocks))
	}
	return ""
}

// slideReader is a walk through one slide, or through its notes.
type slideReader struct {
	links  map[string]string
	notes  bool
	kind   string // of the placeholder being read: "title", "body"
	depth  int    // of the paragraph in a list
	plain  bool   // the paragraph has no bullet
	para   prose
	bold   bool
	italic bool
	title  string
	out    outline
	images []string
}

func (s *slideReader) visit(m *markup) error {
	if s.out.visitTable(m, "tbl", "tr", "tc") {
		return nil
	}
	switch {
	case m.start("sp"):
		s.kind = ""
	case m.start("ph"):
		s.kind = m.attr("type")
		s.kind = cmp.Or(s.kind, "body")
	case m.start("blip"):
		if part := s.links[m.prefixedAttr("embed")]; part != "" && !m.within("Fallback") {
			s.out.r.hold(cellSize)
			s.images = append(s.images, part)
		}
	case m.start("p"):
		s.para, s.depth, s.plain = prose{}, 0, false
	case m.start("pPr"):
		s.depth, _ = strconv.Atoi(m.attr("lvl")) // without a level it is the first
	case m.start("buNone"):
		s.plain = true
	case m.start("rPr"):
		s.bold, s.italic = m.attr("b") == "1", m.attr("i") == "1"
	case m.start("r"):
		s.bold, s.italic = false, false
	case m.start("br"):
		s.out.say(&s.para, "\n", false, false)
	case m.text != "" && m.within("t"):
		s.out.say(&s.para, m.text, s.bold, s.italic)
	case m.end("p"):
		s.endParagraph()
	}
	return nil
}

func (s *slideReader) endParagraph() {
	switch {
	case s.out.inTable():
		s.out.cellText(s.para.markdown())
	case s.notes && s.kind != "body", s.kind == "sldNum", s.kind == "dt", s.kind == "ftr":
		// Number, day and footer are on every slide and say nothing about it.
	case s.kind == "title", s.kind == "ctrTitle":
		text := strings.Join(strings.Fields(s.para.plain()), " ")
		s.title = cmp.Or(s.title, text)
		s.out.heading(1, text)
	case s.kind == "body" && !s.plain && !s.notes:
		s.out.entry(s.depth, false, s.para.markdown())
	default:
		s.out.paragraph(s.para.markdown())
	}
}

// sortedValues gives a map's values in one order, whatever order the map has today.
func sortedValues(of map[string]string) []string {
	return slices.Compact(slices.Sorted(maps.Values(of)))
}
