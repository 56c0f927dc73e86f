package pagetext

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// Matrix is a PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves each point where it is.
var Identity = Matrix{A: 1, D: 1}

// NewMatrix takes the six numbers in the order in which PDF writes them.
func NewMatrix(a, b, c, d, e, f float64) Matrix { return Matrix{a, b, c, d, e, f} }

// Shift returns the matrix that moves a point.
func Shift(x, y float64) Matrix { return Matrix{A: 1, D: 1, E: x, F: y} }

// Times applies m first, then n.
func (m Matrix) Times(n Matrix) Matrix {
	return Matrix{
		m.A*n.A + m.B*n.C, m.A*n.B + m.B*n.D,
		m.C*n.A + m.D*n.C, m.C*n.B + m.D*n.D,
		m.E*n.A + m.F*n.C + n.E, m.E*n.B + m.F*n.D + n.F,
	}
}

// glyphRun is a piece of text shown at once, placed along its own baseline, so that
// turned text reads like upright text.
type glyphRun struct {
	text       string
	along, end float64 // from where to where on the baseline
	across     float64 // of the baseline; larger is higher
	angle      float64
	size       float64
	around     Rect // where it is on the page
	whole      bool // the text is in the order in which it is read
	unheld     bool // it is drawn without any colour
	blank      bool // it is white space that takes no part in ordering
}

type glyphRuns []glyphRun

// What placed text costs while it is put in order.
const (
	runSize      = 200 // bytes of a run
	bytesPerByte = 5   // of its text
)

// A Rect is an upright rectangle, in points.
type Rect struct{ Left, Bottom, Right, Top float64 }

// meets reports whether two rectangles have a place in common.
func (r Rect) meets(o Rect) bool {
	return r.Left < o.Right && o.Left < r.Right && r.Bottom < o.Top && o.Bottom < r.Top
}

// Upright gives the upright rectangle around one that a matrix has turned.
func (m Matrix) Upright(r Rect) Rect {
	out := Rect{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, p := range [][2]float64{{r.Left, r.Bottom}, {r.Right, r.Bottom}, {r.Left, r.Top}, {r.Right, r.Top}} {
		x, y := p[0]*m.A+p[1]*m.C+m.E, p[0]*m.B+p[1]*m.D+m.F
		out = Rect{math.Min(out.Left, x), math.Min(out.Bottom, y), math.Max(out.Right, x), math.Max(out.Top, y)}
	}
	return out
}

// A Page is the text of a page while it is read, with the room that it may take.
type Page struct {
	glyphRuns

	Visible  Rect // what is shown of the page; the zero Rect is all of it
	Pictures []Rect
	Unseen   int // letters that no one sees
	MaxBytes int64
	Full     bool // there was no room for more
	bytes    int64
	beside   []glyphRuns // what lies on the page, such as what is entered in a form
}

// Ink is how a piece of text is drawn.
type Ink int

// The ways to draw text.
const (
	Drawn   Ink = iota
	Unheld      // without any colour: what a recognizer of letters writes behind the picture of a page
	Covered     // in a layer that is switched off
)

// Place adds text that goes from one point to another. What lies beside the page or is covered is only counted. White space
// by itself separates the text before it from the next, and is no piece of text: programs pad cells with it.
func (g *Page) Place(text string, from Matrix, width, size float64, ink Ink) {
	length := math.Hypot(from.A, from.B)
	if text == "" || length == 0 || math.IsNaN(length) || math.IsInf(length, 0) {
		return
	}
	ux, uy := from.A/length, from.B/length
	along := from.E*ux + from.F*uy
	run := glyphRun{
		text: text, along: along, end: along + width*length, across: from.F*ux - from.E*uy,
		angle: math.Round(math.Atan2(uy, ux)*100) / 100, size: math.Max(size*math.Hypot(from.C, from.D), 0.1),
	}
	run.blank = strings.TrimSpace(text) == "" && g.space(run)
	run.around = from.Upright(Rect{0, 0, math.Max(width, 0.01), size})
	if run.blank && ink == Covered {
		return
	}
	if ink == Covered || g.Visible != (Rect{}) && !g.Visible.meets(run.around) {
		g.Unseen += utf8.RuneCountInString(strings.TrimSpace(text))
		return
	}
	run.unheld = ink == Unheld
	if g.bytes += int64(len(text)); int64(cap(g.glyphRuns))*runSize+g.bytes*bytesPerByte > g.MaxBytes {
		g.Full = true
		return
	}
	g.glyphRuns = append(g.glyphRuns, run)
}

// space ends the run that a white space follows. It reports whether that is all that the white space says; from right to left
// its place in the line says where it is read.
func (g *Page) space(white glyphRun) bool {
	last := len(g.glyphRuns) - 1
	for last >= 0 && g.glyphRuns[last].blank {
		last--
	}
	if last < 0 {
		return true
	}
	run := &g.glyphRuns[last]
	if run.rightToLeft() || !strings.ContainsFunc(run.text, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsNumber(c) }) {
		return false
	}
	gap := white.along - run.end
	near := run.angle == white.angle && math.Abs(run.across-white.across) < 0.5*run.size && gap > -0.5*run.size && gap < run.size
	if near && !endsInSpace(run.text) {
		run.text += " "
	}
	return true
}

// Lift takes the runs from one on out of the content of the page: they lie on it, each group at its place.
func (g *Page) Lift(from int) {
	if from < len(g.glyphRuns) {
		g.beside = append(g.beside, slices.Clone(g.glyphRuns[from:]))
		g.glyphRuns = g.glyphRuns[:from]
	}
}

// Text reads the page. Letters without colour count where a picture shows the same letters.
func (g *Page) Text() string {
	runs := make(glyphRuns, 0, len(g.glyphRuns))
	for _, run := range g.glyphRuns {
		if run.unheld && !slices.ContainsFunc(g.Pictures, run.around.meets) {
			g.Unseen += utf8.RuneCountInString(strings.TrimSpace(run.text))
			continue
		}
		runs = append(runs, run)
	}
	return runs.inOrder().with(g.beside).readingOrder().joinText()
}

// mostCompared is how many runs are compared with others to find a place among them; if there are more, all are read by line.
const mostCompared = 10_000_000

// with puts groups of runs between those behind which they are read: on their line, else below the line above.
func (g glyphRuns) with(groups []glyphRuns) glyphRuns {
	if len(groups)*len(g) > mostCompared {
		for _, group := range groups {
			g = append(g, group...)
		}
		return g.byLine()
	}
	behind := map[int][]glyphRuns{}
	for _, group := range groups {
		at := g.placeOf(group[0])
		behind[at] = append(behind[at], group)
	}
	if len(behind) == 0 {
		return g
	}
	out := make(glyphRuns, 0, len(g)+len(groups))
	for i := -1; i < len(g); i++ {
		if i >= 0 {
			out = append(out, g[i])
		}
		for _, group := range behind[i] {
			out = append(out, group...)
		}
	}
	return out
}

// placeOf gives the run behind which another is read; -1: it is before all.
func (g glyphRuns) placeOf(run glyphRun) int {
	beside, above := -1, -1
	for i, o := range g {
		if o.angle != run.angle {
			continue
		}
		drop := o.across - run.across
		switch size := math.Max(o.size, run.size); {
		case math.Abs(drop) < 0.7*size && o.along <= run.along && (beside < 0 || o.along >= g[beside].along):
			beside = i
		case drop > 0 && (above < 0 || drop <= g[above].across-run.across+0.4*size):
			above = i
		}
	}
	if beside >= 0 {
		return beside
	}
	return above
}

// Len returns how many runs were placed.
func (g *Page) Len() int { return len(g.glyphRuns) }

// Replace puts text in the place of the runs from one on: that of the first of them, as far as they are on its line.
func (g *Page) Replace(from int, text string) {
	if from >= len(g.glyphRuns) {
		return
	}
	replaced := g.glyphRuns[from:]
	run := replaced[0]
	run.text, run.whole = text, true
	for i := 1; i < len(replaced) && replaced.sameLine(i); i++ {
		run.along, run.end, run.size = math.Min(run.along, replaced[i].along), math.Max(run.end, replaced[i].end), math.Max(run.size, replaced[i].size)
	}
	g.glyphRuns = g.glyphRuns[:from]
	if run.text != "" {
		g.glyphRuns = append(g.glyphRuns, run)
	}
}

// inOrder gives the runs in the order of the page's content, which is how it was
// written and keeps columns apart. Where that order jumps about, they are read line
// by line instead.
func (g glyphRuns) inOrder() glyphRuns {
	jumps, breaks := 0, 0
	for i := 1; i < len(g); i++ {
		if g.sameLine(i) {
			if g[i].rightToLeft() || g[i-1].rightToLeft() {
				continue // it jumps back where it is written in the order in which it is read
			}
			if g[i].along < g[i-1].along-g[i-1].size {
				jumps++
			}
			continue
		}
		if breaks++; g[i].angle == g[i-1].angle && g[i].across > g[i-1].across+g[i-1].size {
			jumps++
		}
	}
	g = slices.DeleteFunc(slices.Clone(g), func(r glyphRun) bool { return r.blank })
	// A new column is one jump up in some thirty lines.
	if jumps > 4 && jumps*4 > breaks {
		g = g.byLine()
	}
	return g
}

func (g glyphRuns) sameLine(i int) bool {
	return g[i].angle == g[i-1].angle && math.Abs(g[i].across-g[i-1].across) < 0.5*math.Max(g[i].size, g[i-1].size)
}

// byLine sorts by line from the top and along each line. Heights are compared in
// steps of half a small letter, because letters of one line may differ by a hair.
func (g glyphRuns) byLine() glyphRuns {
	out := slices.Clone(g)
	slices.SortStableFunc(out, func(a, b glyphRun) int {
		return cmp.Or(cmp.Compare(a.angle, b.angle), cmp.Compare(b.across, a.across))
	})
	for from := 0; from < len(out); {
		to := from + 1
		for to < len(out) && out[to].angle == out[from].angle && out[from].across-out[to].across < 0.4*out[from].size {
			to++
		}
		slices.SortStableFunc(out[from:to], func(a, b glyphRun) int { return cmp.Compare(a.along, b.along) })
		from = to
	}
	return out
}

// joinText puts runs together: a space where there is a gap, a tab where it is as wide
// as between columns of a table, a line or an empty one where the baseline moves.
func (g glyphRuns) joinText() string {
	var b strings.Builder
	for i, run := range g {
		if i > 0 {
			before := g[i-1]
			size := math.Max(before.size, run.size)
			if !g.sameLine(i) || run.along-before.end < -2*size && run.along < before.along {
				b.WriteByte('\n')
				if drop := before.across - run.across; before.angle == run.angle && (drop > 1.8*size || drop < -1.8*size) {
					b.WriteByte('\n')
				}
			} else if space, again := run.gapBehind(before, endsInSpace(b.String())); again {
				continue
			} else if b.WriteString(space); space == "\t" {
				run.text = strings.TrimLeft(run.text, " ")
			}
		}
		b.WriteString(run.text)
	}
	return tidyLines(b.String())
}

// gapBehind gives the white space between a run and the one before it on its line, unless there is one
// already, and reports whether it is the same text again, a little aside, to look bold.
func (r glyphRun) gapBehind(before glyphRun, spaced bool) (space string, again bool) {
	size, gap := math.Max(before.size, r.size), r.along-before.end
	switch {
	case gap > 2.5*size:
		return "\t", false
	case gap > 0.14*size && !spaced && !strings.HasPrefix(r.text, " "):
		return " ", false
	}
	return "", gap < -0.8*(before.end-before.along) && before.text == r.text
}

func endsInSpace(s string) bool { return s != "" && strings.HasSuffix(s, " ") }

// The white space at the beginning of a line and at its end, and several empty lines.
var (
	lineHead   = lazyregexp.New(`(^|\n) +`)
	lineTail   = lazyregexp.New(`[\t\v\f\r \x85\pZ]+(\n|$)`)
	emptyLines = lazyregexp.New(`\n{3,}`)
)

// tidyLines removes white space at the end of lines and reduces several empty lines to one.
func tidyLines(text string) string {
	return strings.Trim(emptyLines().ReplaceAllString(lineHead().ReplaceAllString(lineTail().ReplaceAllString(text, "$1"), "$1"), "\n\n"), "\n")
}

// Garbled says whether text looks as if its letters or its spaces were lost.
func Garbled(text string) bool {
	letters, wrong, words := 0, 0, 0
	// The dots that lead to a page number are not a word, and part words.
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return unicode.IsSpace(c) || strings.ContainsRune(".…·_", c) }) {
		words++
		letters += utf8.RuneCountInString(word)
		for _, c := range word {
			if c == unicode.ReplacementChar || unicode.Is(unicode.Co, c) || unicode.IsControl(c) {
				wrong++
			}
		}
	}
	if letters > 0 && wrong*10 > letters {
		return true
	}
	// Few words say nothing: a page may hold a number or a name. Han and kana have no spaces to lose.
	if letters < 200 || strings.ContainsFunc(text, wide) {
		return false
	}
	mean := float64(letters) / float64(words)
	return mean < 1.6 || mean > 16
}

func wide(c rune) bool {
	return unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar)
}
