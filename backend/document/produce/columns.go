package produce

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
	"golang.org/x/text/unicode/bidi"

	"terzetto/backend/base/lists"
)

// shares are the widths of columns that have room together. Each gets what it wants where
// that fits; else its longest word at least, and of what is left as much as it lacks. Where
// not even the words fit, all give in alike.
func shares(least, want []float64, room float64) []float64 {
	out := make([]float64, len(want))
	floor, all := 0.0, 0.0
	for c := range want {
		floor += least[c]
		all += want[c]
	}
	for c := range want {
		switch {
		case all <= room:
			out[c] = want[c]
		case floor >= room:
			out[c] = least[c] * room / floor
		default:
			out[c] = least[c] + (want[c]-least[c])*(room-floor)/(all-floor)
		}
	}
	return out
}

// smallest is how much smaller the letters of a table with many columns are, so that these have room beside each other.
const smallest = 0.7

// smaller is by how much letters are smaller where columns have no room otherwise.
func smaller(least []float64, room float64) float64 {
	switch scale := room / sum(least); {
	case scale >= 1:
		return 1
	case scale >= smallest:
		return scale * 0.999
	default:
		return smallest
	}
}

// columnGroups are the columns that are shown together where not all fit beside each other. The first one is in each group,
// unless it takes a third of the room, since it says what a row is about.
func columnGroups(least []float64, room float64) (groups [][]int) {
	for from := 0; from < len(least); {
		group, used := []int{}, 0.0
		if from > 0 && least[0] < room/3 {
			group, used = append(group, 0), least[0]
		}
		to := from
		for to < len(least) && (to == from || used+least[to] <= room) {
			group, used = append(group, to), used+least[to]
			to++
		}
		groups, from = append(groups, group), to
	}
	return groups
}

// fullWidths are widths that fill the room.
func fullWidths(widths []float64, room float64) []float64 {
	all := sum(widths)
	return lists.Map(widths, func(width float64) float64 { return width * room / all })
}

// boldWider is how much wider the bold letters of a heading row are.
const boldWider = 1.15

// turnedPages says which blocks are on wide pages: the tables that have no room on upright ones, each with the headings right
// above it and the paragraph that leads from them to it.
func turnedPages(all []block, tooWide func(*block) bool) []bool {
	turned := make([]bool, len(all))
	for i := range all {
		if all[i].kind != grid || !tooWide(&all[i]) {
			continue
		}
		turned[i] = true
		above := i - 1
		if above > 0 && all[above].kind == paragraph && all[above].lists == 0 && all[above-1].kind == heading {
			above--
		}
		for ; above >= 0 && all[above].kind == heading && all[above].note == all[i].note; above-- {
			for at := above; at < i; at++ {
				turned[at] = true
			}
		}
	}
	return turned
}

// pick gives some of all.
func pick[T any](all []T, which []int) []T {
	return lists.Map(which, func(at int) T { return all[at] })
}

// sum adds widths up.
func sum(widths []float64) (total float64) {
	for _, w := range widths {
		total += w
	}
	return total
}

// columns gives a table with some of its columns alone.
func (b block) columns(which []int) block {
	b.rows = lists.Map(b.rows, func(row [][]span) [][]span { return pick(row, which) })
	b.align = pick(b.align, which)
	return b
}

// text is what spans say.
func textOf(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.text)
	}
	return b.String()
}

var amount = regexp.MustCompile(`^[-+−]?([€$£] ?)?\d[\d.,'’  ]*( ?[%€$£])?$`)

// amounts says which columns hold numbers under their heading, so that they are set to the
// right, digit under digit.
func amounts(rows [][]string) []bool {
	var out []bool
	for i, row := range rows {
		for c, cell := range row {
			if c == len(out) {
				out = append(out, len(rows) > 1)
			}
			if i > 0 && cell != "" && !amount.MatchString(cell) {
				out[c] = false
			}
		}
	}
	return out
}

// textRows are a table's words without their looks.
func textRows(rows [][][]span) [][]string {
	out := make([][]string, len(rows))
	for i, row := range rows {
		for _, cell := range row {
			out[i] = append(out[i], strings.TrimSpace(textOf(cell)))
		}
	}
	return out
}

// letters is how wide text is, in the width of a Latin letter: a Chinese sign takes two.
func letters(text string) int { return uniseg.StringWidth(text) }

// leftward says whether a text runs from right to left: its first letter decides.
func leftward(text string) bool {
	for _, c := range text {
		if toTheLeft(c) {
			return true
		}
		if unicode.IsLetter(c) {
			return false
		}
	}
	return false
}

// toTheLeft says whether a letter is of a script that is written from right to left.
func toTheLeft(c rune) bool {
	p, _ := bidi.LookupRune(c)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// directions cuts a text into parts of one direction. What has none goes with the letters on both
// sides where these run alike, else with the paragraph.
func directions(text string, rtl bool) []string {
	var out []string
	from, end, now := 0, 0, rtl // end is that of the last letter
	for at, c := range text {
		left := toTheLeft(c)
		if !left && !unicode.IsLetter(c) {
			continue
		}
		if left != now {
			cut := at
			if left == rtl {
				cut = end
			}
			if cut > from {
				out = append(out, text[from:cut])
				from = cut
			}
			now = left
		}
		end = at + utf8.RuneLen(c)
	}
	return append(out, text[from:])
}
