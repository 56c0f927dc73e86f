package document

import (
	"slices"
	"strconv"
	"strings"
)

// besideSheet gives out what is on a sheet beside its cells: comments, charts, texts in drawings, and pictures.
func (a archive) besideSheet(name, part string, persons map[string]string, given map[string]bool) error {
	links := a.relations(part)
	o := outline{r: a.r}
	a.sheetComments(&o, links, persons)
	for _, drawing := range links.parts("drawing") {
		to := a.relations(drawing)
		shapes := paragraphs{r: a.r}
		a.visit(drawing, func(m *markup) {
			if chart := to.target(m.prefixedAttr("id")); m.start("chart") && chart != "" && !m.within("Fallback") {
				o.paragraph(a.chart(chart))
			} else if data := to.target(m.prefixedAttr("dm")); m.start("relIds") && data != "" {
				shapes.all = append(shapes.all, a.diagram(data, to)...)
			} else {
				shapes.visit(m)
			}
		})
		for _, text := range shapes.all {
			o.paragraph(text)
		}
	}
	if text := string(renderBlocks(o.blocks)); text != "" {
		if err := a.r.write(name+", beside its cells", "md", "text/markdown", text, Metadata{}); err != nil {
			return err
		}
	}
	pictures := links.parts("image") // how objects of other programs look
	for _, drawing := range slices.Concat(links.parts("drawing"), links.parts("vmlDrawing")) {
		pictures = append(pictures, a.relations(drawing).parts("image")...)
	}
	show := a.pictureWriter(Metadata{}, given)
	for _, picture := range pictures {
		if err := show(picture); err != nil {
			return err
		}
	}
	return nil
}

// persons gives the names of those who commented in threads, by their ids.
func (a archive) persons(links relations) map[string]string {
	names := map[string]string{}
	for _, part := range links.parts("person") {
		a.visit(part, func(m *markup) {
			if m.start("person") {
				a.r.hold(entrySize + len(m.attr("displayName")))
				names[m.attr("id")] = m.attr("displayName")
			}
		})
	}
	return names
}

// sheetComments adds the comments of a sheet, each with its cell. A thread is also kept as one comment for old readers.
func (a archive) sheetComments(o *outline, links relations, persons map[string]string) {
	threads := map[string]bool{}
	for _, kind := range []string{"threadedComment", "comments"} {
		for _, part := range links.parts(kind) {
			c := commentReader{o: o, authors: persons, threads: threads, threaded: kind == "threadedComment"}
			a.visit(part, c.visit)
		}
	}
}

// commentReader is a walk through the comments of a sheet.
type commentReader struct {
	o        *outline
	authors  map[string]string
	names    []string // of authors, by their number
	threads  map[string]bool
	threaded bool
	cell     string
	author   string
	text     prose
	style    emphasis
}

func (c *commentReader) visit(m *markup) {
	switch {
	case m.start("author"), m.start("r"):
		c.style = emphasis{}
	case m.text != "" && m.within("author"):
		c.o.r.hold(entrySize + len(m.text))
		c.names = append(c.names, m.text)
	case m.start("comment"), m.start("threadedComment"):
		c.cell, c.text = cut(m.attr("ref"), largestName), prose{}
		c.author = c.authors[m.attr("personId")]
		if i := numberOr(m.attr("authorId"), -1); !c.threaded && i >= 0 && i < len(c.names) {
			c.author = c.names[i]
		}
	case m.start("vertAlign"):
		c.style.raised = m.attr("val") == "superscript"
	case m.text != "" && m.within("text") && !m.within("rPh"):
		c.o.say(&c.text, m.text, c.style)
	case m.end("comment") && c.threads[c.cell]:
		// The thread was read as such.
	case m.end("comment"), m.end("threadedComment"):
		said := oneLine(c.text.plain())
		if said = strings.TrimSpace(strings.TrimPrefix(said, c.author+":")); said != "" {
			c.o.entry(0, "", c.cell+" "+commentBy(c.author, said))
		}
		if c.threaded {
			c.o.r.hold(entrySize)
			c.threads[c.cell] = true
		}
	}
}

// numberOr reads a whole number, where a text is one.
func numberOr(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	return otherwise
}
