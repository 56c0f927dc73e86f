package pagetext

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

func RightToLeft(c rune) bool {
	p, _ := bidi.LookupRune(c)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// readingOrder replaces each line that has letters of a right-to-left script by one run in the order
// in which it is read.
func (g glyphRuns) readingOrder() glyphRuns {
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

func (r glyphRun) rightToLeft() bool { return strings.ContainsFunc(r.text, RightToLeft) }

// isMark says whether a run has only marks that belong to the letter where they are placed.
func (r glyphRun) isMark() bool {
	return r.text != "" && !strings.ContainsFunc(r.text, func(c rune) bool { return !unicode.Is(unicode.Mn, c) })
}

// read makes one run of a line.
func (g glyphRuns) read() glyphRun {
	g = slices.Clone(g)
	slices.SortStableFunc(g, func(a, b glyphRun) int { return cmp.Compare(a.along, b.along) })
	g = g.attachMarks()
	var line []cluster
	all := g[0]
	for i, run := range g {
		if i > 0 {
			space, again := run.gapBehind(g[i-1], endsInSpace(g[i-1].text))
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

// attachMarks gives each mark to the letter above or below which it is placed.
func (g glyphRuns) attachMarks() glyphRuns {
	var out glyphRuns
	for i, run := range g {
		if !run.isMark() {
			out = append(out, run)
			continue
		}
		middle := (run.along + run.end) / 2
		if next := slices.IndexFunc(g[i:], func(r glyphRun) bool { return !r.isMark() }); next > 0 &&
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
	return strings.TrimSpace(plainLetters(b.String()))
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
	resolveBrackets(line, base)
	near := nearLetters(line)
	for i := range line {
		switch c := &line[i]; c.class {
		case bidi.R, bidi.AL:
			c.way, c.level = fromRight, 1
		case bidi.L:
			c.way, c.level = fromLeft, 2*base
		case bidi.EN, bidi.AN:
			if c.way = near.numberWay(i, base); c.way == fromRight || base == 1 {
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

// A nearness says of each cluster of a line where the nearest letters of each way are, on its left and on its right.
type nearness struct{ left, right [2][]int }

func nearLetters(line []cluster) (n nearness) {
	for way, classes := range [][]bidi.Class{fromLeft: {bidi.L}, fromRight: {bidi.R, bidi.AL}} {
		left, right := make([]int, len(line)), make([]int, len(line))
		last := -1
		for i, c := range line {
			if left[i] = last; slices.Contains(classes, c.class) {
				last = i
			}
		}
		last = len(line)
		for i, c := range slices.Backward(line) {
			if right[i] = last; slices.Contains(classes, c.class) {
				last = i
			}
		}
		n.left[way], n.right[way] = left, right
	}
	return n
}

// ways gives those of the nearest letters on the left and on the right of a cluster; asAround: there is none.
func (n nearness) ways(i int) (left, right int) {
	of := func(fromLeftAt, fromRightAt int) int {
		switch cmp.Compare(fromLeftAt, fromRightAt) {
		case 1:
			return fromLeft
		case -1:
			return fromRight
		}
		return asAround
	}
	return of(n.left[fromLeft][i], n.left[fromRight][i]), of(-n.right[fromLeft][i], -n.right[fromRight][i])
}

// resolveBrackets gives the two brackets around letters one direction: that of the line, unless all letters between them run
// against it, and so do those before them. The page does not always tell which word is before them: "Windows 11 (beta)" is
// more likely than "(beta) Windows 11". It may have either shape of a bracket at either end.
func resolveBrackets(line []cluster, base int) {
	near, classes := nearLetters(line), [...]bidi.Class{fromLeft: bidi.L, fromRight: bidi.R}
	var open []int
	for to, c := range line {
		if len(c.text) != 1 || !strings.Contains("()[]{}", c.text) {
			continue
		}
		last := len(open) - 1
		if last < 0 || line[open[last]].text != brackets.Replace(c.text) {
			open = append(open, to)
			continue
		}
		from := open[last]
		open = open[:last]
		along, against := near.right[base][from] < to, near.right[1-base][from] < to
		left, right := near.wordBeside(line, from, -1), near.wordBeside(line, to, 1)
		way := base
		if !along && (left == 1-base || right == 1-base) {
			way = 1 - base
		}
		if along || against {
			line[from].class, line[to].class = classes[way], classes[way]
		}
	}
}

// wordBeside gives the way of the word or number that only white space is before, on one side of a cluster.
func (n nearness) wordBeside(line []cluster, i, step int) int {
	for i += step; i >= 0 && i < len(line) && strings.TrimSpace(line[i].text) == ""; i += step {
	}
	if i < 0 || i >= len(line) {
		return asAround
	}
	switch left, right := n.ways(i); line[i].class {
	case bidi.L:
		return fromLeft
	case bidi.R, bidi.AL:
		return fromRight
	case bidi.EN:
		if step < 0 {
			return left
		}
		return right
	default:
		return asAround
	}
}

// numberWay says whether a number belongs to letters from left to right or from right to left.
// The page does not always tell. Then "Windows 11" is more likely than "11 Windows".
func (n nearness) numberWay(i, base int) int {
	left, right := n.ways(i)
	if base == fromRight && left != fromLeft || base == fromLeft && left == fromRight && right == fromRight {
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

// plainLetters replaces the shapes that letters take within a word by the letters.
func plainLetters(text string) string {
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
