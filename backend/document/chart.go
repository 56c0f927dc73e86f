package document

import (
	"cmp"
	"strconv"
	"strings"

	"terzetto/backend/document/numberformat"
)

// mostPoints is how many points of a series are read. A chart of more is no picture any longer.
const mostPoints = 100_000

// A chartReader is a walk through a chart of Office: its titles, and the categories and values that its series last had.
type chartReader struct {
	r      *reading
	titles []string
	series []chartSeries
	text   strings.Builder // of the title, name or point that is open
	point  int             // that is open
	format string          // of the values that follow
	own    string          // of the point
	cut    bool
	names  []string // of series that are named apart from their values, as in newer charts
}

type chartSeries struct {
	name       string
	categories []string
	values     []string
}

// chart reads a chart as Markdown: its titles, and a table with a row for each category. What is damaged has a part of it.
func (a archive) chart(part string) string {
	room := a.r.room
	defer func() { a.r.room = room }() // who keeps the text holds it
	c := chartReader{r: a.r}
	a.visit(part, c.visit)
	if c.cut {
		a.r.warn("Only the first %d points of a chart were read.", mostPoints)
	}
	return c.markdown()
}

func (c *chartReader) visit(m *markup) {
	switch {
	case m.start("ser") && !m.within("data"), m.start("data"):
		c.r.hold(blockSize)
		c.series = append(c.series, chartSeries{})
		c.format = ""
	case m.start("title"), m.start("tx"), m.start("p"):
		c.endText(m)
	case m.start("pt"):
		c.text.Reset()
		c.point, _ = strconv.Atoi(m.attr("idx")) // without an index it is the first
		c.own = m.attr("formatCode")
	case m.text != "" && (m.within("v") || m.within("t") || m.within("pt")) && !m.within("f"):
		if c.text.Len()+len(m.text) < largestValue {
			c.text.WriteString(m.text)
		}
	case m.text != "" && m.within("formatCode"):
		c.format = cut(m.text, 100)
	case m.end("pt"):
		c.endPoint(m)
	case m.end("p"), m.end("tx"), m.end("title"):
		c.endText(m)
	}
}

// endText takes a title, or the name of a series.
func (c *chartReader) endText(m *markup) {
	text := strings.Join(strings.Fields(c.text.String()), " ")
	c.text.Reset()
	if text == "" {
		return
	}
	c.r.hold(cellSize + len(text))
	switch last := len(c.series) - 1; {
	case m.within("ser") && m.within("tx") && !m.within("dLbls") && last >= 0:
		c.series[last].name = text
	case m.within("series") && m.within("tx"):
		c.names = append(c.names, text)
	case len(c.titles) < c.r.limits.Items:
		c.titles = append(c.titles, text)
	}
}

func (c *chartReader) endPoint(m *markup) {
	text := strings.TrimSpace(c.text.String())
	last := len(c.series) - 1
	if last < 0 || text == "" {
		return
	}
	s := &c.series[last]
	to := &s.values
	switch {
	case m.within("tx") && !m.within("cat"):
		return // it is the name, which ends with the element around it
	case m.within("cat"), m.within("xVal"), m.within("strDim"):
		to = &s.categories
	}
	c.text.Reset()
	if c.point < 0 || c.point >= mostPoints {
		c.cut = true
		return
	}
	c.r.hold(cellSize * max(0, c.point+1-len(*to)))
	for len(*to) <= c.point && c.r.full() == nil {
		*to = append(*to, "")
	}
	if c.point >= len(*to) {
		return
	}
	c.r.hold(len(text))
	if number, err := strconv.ParseFloat(text, 64); err == nil && !m.within("strCache") && !m.within("strDim") {
		text = numberformat.Parse(cmp.Or(c.own, c.format)).Show(number, text, false)
	}
	if before := (*to)[c.point]; before != "" { // a level of categories, or the size of a bubble
		text = before + " " + text
	}
	(*to)[c.point] = text
}

func (c *chartReader) markdown() string {
	for i := range c.series {
		if c.series[i].name == "" && i < len(c.names) {
			c.series[i].name = c.names[i]
		}
	}
	var b strings.Builder
	for _, title := range c.titles {
		b.WriteString(title + "\n\n")
	}
	var rows [][]string
	header := []string{""}
	for at, s := range c.series {
		header = append(header, s.name)
		for i := range max(len(s.categories), len(s.values)) {
			if i >= len(rows) {
				rows = append(rows, []string{""})
			}
			if i < len(s.categories) && rows[i][0] == "" {
				rows[i][0] = s.categories[i]
			}
			if i < len(s.values) {
				c.r.hold(cellSize * max(0, at+2-len(rows[i])))
				for len(rows[i]) <= at && c.r.full() == nil {
					rows[i] = append(rows[i], "")
				}
				rows[i] = append(rows[i], s.values[i])
			}
		}
	}
	if len(rows) > 0 {
		b.WriteString(markdownTable(append([][]string{header}, rows...)))
	}
	return strings.TrimSpace(b.String())
}

// diagram gives the paragraphs of a SmartArt: those of the drawing that Office keeps of it, else those of its data.
func (a archive) diagram(data string, links relations) []string {
	drawing, own, shown := "", paragraphs{r: a.r}, paragraphs{r: a.r}
	a.visit(data, func(m *markup) {
		if m.start("dataModelExt") {
			drawing = links.target(m.attr("relId"))
		}
		own.visit(m)
	})
	if drawing != "" {
		a.visit(drawing, shown.visit)
	}
	if len(shown.all) > 0 {
		return shown.all
	}
	return own.all
}

// paragraphs are those of a drawing, without their emphasis.
type paragraphs struct {
	r     *reading
	all   []string
	text  prose
	style emphasis
}

func (p *paragraphs) visit(m *markup) {
	switch {
	case m.within("Fallback"):
	case m.start("p"):
		p.text, p.style = prose{}, emphasis{}
	case m.start("r"):
		p.style = emphasis{}
	case m.start("rPr"):
		p.style = baseline(m)
	case m.start("br"):
		p.text.add("\n", emphasis{})
	case m.text != "" && m.within("t"):
		p.r.hold(cellSize + len(m.text))
		p.text.add(m.text, p.style)
	case m.end("p"):
		if text := strings.TrimSpace(p.text.plain()); text != "" {
			p.r.hold(blockSize)
			p.all = append(p.all, text)
		}
		p.text = prose{}
	}
}

// baseline reads whether the text of a drawing is raised or lowered.
func baseline(m *markup) emphasis {
	n, _ := strconv.Atoi(strings.TrimSuffix(m.attr("baseline"), "%")) // without one it is neither
	return emphasis{raised: n > 0, lowered: n < 0}
}
