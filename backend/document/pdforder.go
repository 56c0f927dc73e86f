package document

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
	"golang.org/x/text/unicode/norm"
)

// A page shows text from left to right in whatever order it is read, so a line in Hebrew or
// Arabic has its last letter first. What follows brings such a line back into the order in which
// it is read. It is the Unicode Bidirectional Algorithm backwards, without explicit embeddings,
// which leave no trace on a page.

// A cluster is the text of one glyph, or a white space between glyphs.
type cluster struct {
	text  string
	class bidi.Class
	way   int
	level int
}

func rightToLeft(c rune) bool {
	p, _ := bidi.LookupRune(c)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// ordered replaces each line that has letters of a right-to-left script by one run in the order
// in which it is read.
func (g glyphRuns) ordered() glyphRuns {
	var out glyphRuns
	for from := 0; from < len(g); {
		to := from + 1
		for to < len(g) && g.sameLine(to) {
			to++
		}
		line := g[from:to]
		if slices.ContainsFunc(line, glyphRun.rightToLeft) {
			line = glyphRuns{line.read()}
		}
		out = append(out, line...)
		from = to
	}
	return out
}

func (r glyphRun) rightToLeft() bool { return strings.ContainsFunc(r.text, rightToLeft) }

// mark says whether a run has only marks that belong to the letter where they are placed.
func (r glyphRun) mark() bool {
	return r.text != "" && !strings.ContainsFunc(r.text, func(c rune) bool { return !unicode.Is(unicode.Mn, c) })
}

// read makes one run of a line.
func (g glyphRuns) read() glyphRun {
	g = slices.Clone(g)
	slices.SortStableFunc(g, func(a, b glyphRun) int { return cmp.Compare(a.along, b.along) })
	g = g.marked()
	var line []cluster
	all := g[0]
	for i, run := range g {
		if i > 0 {
			space, again := run.apart(g[i-1], endsInSpace(g[i-1].text))
			if again {
				continue
			}
			if space != "" {
				line = append(line, clusterOf(space))
			}
		}
		if run.whole || run.rightToLeft() {
			line = append(line, clusterOf(run.text))
		} else {
			for _, c := range run.text {
				line = append(line, clusterOf(string(c)))
			}
		}
		all.end, all.size = math.Max(all.end, run.end), math.Max(all.size, run.size)
	}
	all.text = logical(line)
	return all
}

// marked gives each mark to the letter above or below which it is placed.
func (g glyphRuns) marked() glyphRuns {
	var out glyphRuns
	for i, run := range g {
		if !run.mark() {
			out = append(out, run)
			continue
		}
		middle := (run.along + run.end) / 2
		if next := slices.IndexFunc(g[i:], func(r glyphRun) bool { return !r.mark() }); next > 0 &&
			(len(out) == 0 || out[len(out)-1].end < middle && g[i+next].along <= middle) {
			g[i+next].text += run.text
		} else if len(out) > 0 {
			out[len(out)-1].text += run.text
		}
	}
	if len(out) == 0 {
		return g
	}
	return out
}

// directed are the classes of what has a direction, and of what may be part of a number.
var directed = []bidi.Class{bidi.L, bidi.R, bidi.AL, bidi.EN, bidi.AN, bidi.ES, bidi.ET, bidi.CS, bidi.S}

func clusterOf(text string) cluster {
	for _, c := range text {
		p, _ := bidi.LookupRune(c)
		if slices.Contains(directed, p.Class()) {
			return cluster{text: text, class: p.Class()}
		}
	}
	return cluster{text: text, class: bidi.ON}
}

// logical brings a line that is in the order of the page into the order in which it is read.
func logical(line []cluster) string {
	left, right := 0, 0
	for _, c := range line {
		if c.class == bidi.L {
			left++
		}
		if c.class == bidi.R || c.class == bidi.AL {
			right++
		}
	}
	base := 0
	switch atLeft, atRight := ends(line[0]), ends(line[len(line)-1]); {
	case atLeft != atRight && atLeft, atLeft == atRight && right > left:
		base = 1
	}
	levels(line, base)
	if base == 1 {
		slices.Reverse(line)
	}
	for at := 0; at < len(line); {
		to := at + 1
		for to < len(line) && (line[to].level > base) == (line[at].level > base) {
			to++
		}
		if line[at].level > base {
			reverse(line[at:to], base+1)
		}
		at = to
	}
	unmirror(line)
	var b strings.Builder
	for _, c := range line {
		b.WriteString(c.text)
	}
	return strings.TrimSpace(unformed(b.String()))
}

// ends says whether a sign ends a sentence. On which side of a line it is tells how the line is set.
func ends(c cluster) bool { return strings.Contains(".!?؟:;؛", c.text) }

// reverse turns a stretch round, and what is deeper in it back.
func reverse(line []cluster, level int) {
	slices.Reverse(line)
	for at := 0; at < len(line); {
		to := at + 1
		for to < len(line) && line[to].level > level == (line[at].level > level) {
			to++
		}
		if line[at].level > level {
			slices.Reverse(line[at:to])
		}
		at = to
	}
}

// The ways in which a cluster is read, and that of one that takes it from its neighbours.
const (
	fromLeft = iota
	fromRight
	asAround
)

// levels gives each cluster the way in which it is read, and how deep it is in the line: what is
// read against the line, and what is read against that, are one deeper each.
func levels(line []cluster, base int) {
	numbers(line)
	for i := range line {
		switch c := &line[i]; c.class {
		case bidi.R, bidi.AL:
			c.way, c.level = fromRight, 1
		case bidi.L:
			c.way, c.level = fromLeft, 2*base
		case bidi.EN, bidi.AN:
			if c.way = numberWay(line, i, base); c.way == fromRight || base == 1 {
				c.level = 2
			}
		case bidi.S:
			c.way, c.level = base, base
		default:
			c.way = asAround
		}
	}
	for i := 0; i < len(line); {
		to := i
		for to < len(line) && line[to].way == asAround {
			to++
		}
		way := base
		if i > 0 && to < len(line) && line[i-1].way == line[to].way {
			way = line[to].way
		}
		for ; i < to; i++ {
			line[i].way, line[i].level = way, 1
			if way == fromLeft {
				line[i].level = 2 * base
			}
		}
		i++
	}
}

// numbers makes the signs within numbers, and beside them, a part of the number.
func numbers(line []cluster) {
	number := func(i int) bool {
		return i >= 0 && i < len(line) && (line[i].class == bidi.EN || line[i].class == bidi.AN)
	}
	for i := range line {
		c, before, after := &line[i].class, number(i-1), number(i+1)
		if (*c == bidi.CS || *c == bidi.ES) && before && after || *c == bidi.ET && (before || after) {
			*c = bidi.EN
		}
	}
}

// numberWay says whether a number belongs to letters from left to right or from right to left.
// The page does not always tell. Then "Windows 11" is more likely than "11 Windows".
func numberWay(line []cluster, i, base int) int {
	strong := func(step int) bidi.Class {
		for k := i + step; k >= 0 && k < len(line); k += step {
			if c := line[k].class; c == bidi.L || c == bidi.R || c == bidi.AL {
				return c
			}
		}
		return bidi.ON
	}
	left, right := strong(-1), strong(1)
	switch {
	case base == 1 && left != bidi.L:
		return fromRight
	case base == 0 && left != bidi.L && left != bidi.ON && right != bidi.L && right != bidi.ON:
		return fromRight
	}
	return fromLeft
}

var brackets = strings.NewReplacer("(", ")", ")", "(", "[", "]", "]", "[", "{", "}", "}", "{", "<", ">", ">", "<", "«", "»", "»", "«")

// unmirror turns the brackets of a line round that are read from right to left, if the line
// would close one that was not opened: some programs write the shape that is shown.
func unmirror(line []cluster) {
	open := 0
	for _, c := range line {
		if c.level%2 == 1 {
			switch c.text {
			case "(", "[", "{", "«":
				open++
			case ")", "]", "}", "»":
				open--
			}
		}
		if open < 0 {
			break
		}
	}
	if open >= 0 {
		return
	}
	for i := range line {
		if line[i].level%2 == 1 && len(line[i].text) <= 2 {
			line[i].text = brackets.Replace(line[i].text)
		}
	}
}

// unformed gives letters for the shapes that they take within a word.
func unformed(text string) string {
	shaped := func(c rune) bool { return c >= 0xFB1D && c <= 0xFDFF || c >= 0xFE70 && c <= 0xFEFE }
	if !strings.ContainsFunc(text, shaped) {
		return text
	}
	var b strings.Builder
	for _, c := range text {
		if shaped(c) {
			b.WriteString(norm.NFKC.String(string(c)))
		} else {
			b.WriteRune(c)
		}
	}
	return b.String()
}
