package numbering

import (
	"strconv"
	"strings"
)

// Depth is how many levels a list has.
const Depth = 10

// A Level is how the entries of one level of a list are numbered.
type Level struct {
	Start  int    // the number of the first
	Format Format // empty: the entries have no numbers
	Text   string // what is written, with %1 for the number of the first level, %2 for that of the second
	Digits bool   // the numbers of the levels above are written in digits
	Goes   bool   // it goes on where one of the levels above has another entry
}

// A List counts its entries.
type List struct {
	Levels [Depth]Level
	counts [Depth]int
	begun  [Depth]bool
}

// Restart has the next entry of a level be the one of this number.
func (l *List) Restart(depth, number int) {
	if l != nil && depth >= 0 && depth < Depth {
		l.begun[depth], l.Levels[depth].Start = false, number
	}
}

// Next counts an entry of a level, from 0, and gives what is written before it. It is empty where an entry has no number.
func (l *List) Next(depth int) string {
	if l == nil || depth < 0 || depth >= Depth {
		return ""
	}
	level := l.Levels[depth]
	if l.begun[depth] {
		l.counts[depth]++
	} else {
		l.counts[depth], l.begun[depth] = level.Start, true
	}
	for below := depth + 1; below < Depth; below++ {
		l.begun[below] = l.begun[below] && l.Levels[below].Goes
	}
	if level.Format == "" {
		return ""
	}
	var b strings.Builder
	for at := 0; at < len(level.Text); at++ {
		of := 0
		if level.Text[at] == '%' && at+1 < len(level.Text) {
			of = int(level.Text[at+1] - '0')
		}
		if of < 1 || of > depth+1 {
			b.WriteByte(level.Text[at])
			continue
		}
		at++
		b.WriteString(l.number(of-1, level.Digits && of <= depth))
	}
	return b.String()
}

// number spells the number of a level. One above that has no entry yet counts as its first.
func (l *List) number(depth int, digits bool) string {
	level, n := l.Levels[depth], l.counts[depth]
	if !l.begun[depth] {
		n = level.Start
	}
	if digits {
		return strconv.Itoa(n)
	}
	return level.Format.Spell(n)
}

// Template is how a level writes its number between two texts, with those of the levels above as far as shown levels reach. A
// level without a number is left out.
func Template(levels *[Depth]Level, depth, shown int, before, after string) string {
	var parts []string
	for at := max(depth+1-max(shown, 1), 0); at <= depth; at++ {
		if at == depth || levels[at].Format != "" {
			parts = append(parts, "%"+strconv.Itoa(at+1))
		}
	}
	return before + strings.Join(parts, ".") + after
}
