package produce

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	tables "github.com/yuin/goldmark/extension/ast"
)

// A slide is one of a presentation before it is written: a title over text, and below the text at most one table or picture.
type slide struct {
	role    role
	title   []span
	text    []slideText
	table   *slideTable
	picture *picture
	shown   string // what the picture shows, in words
	at      int    // where the table or picture begins below the title
	notes   []string
}

// A role is what a slide is for, by which it gets its layout.
type role int

const (
	content role = iota
	opening
	section
	bare // a title over a table or picture without text
)

// slideText is a paragraph on a slide.
type slideText struct {
	spans  []span
	level  int
	bullet bool
	list   *list // the one that numbers it
	number int
	inside bool // it goes on within an entry of a list
	mono   bool
	size   int // in hundredths of a point; 0: the layout's
	size2  int // by which its height is measured
}

// slideTable is the part of a table that is on one slide.
type slideTable struct {
	rows   [][][]span
	align  []tables.Alignment
	widths []int
	high   []int
	size   int
	rtl    bool
}

// slideRoom is the room for text on a slide, in English Metric Units, and how large letters are at each level, in hundredths
// of a point.
type slideRoom struct {
	wide, high int
	sizes      []int
}

const emuPoint = 12700

// Guards of what a slide holds.
const (
	longestHeading = 160     // letters; a longer heading is text
	tableSize      = 1400    // of the letters of a table with few columns, in hundredths of a point
	leastTableSize = 900     // of one with many
	cellBeside     = 182_880 // left and right of the words of a cell
	cellAround     = 91_440  // above and below them
	cellLetter     = 0.66    // how wide a letter is, in its height, where a wide font stands in
	slideGap       = 6 * emuPoint
)

// slides lays a text out: a heading of the first or second level begins a slide, what does not fit goes on on the next one
// under the same title.
func (m markdown) slides(title string, room slideRoom) []slide {
	all := m.blocks()
	l := layouter{room: room, notes: map[int][]block{}}
	for _, b := range all {
		if b.note > 0 {
			l.notes[b.note] = append(l.notes[b.note], b)
		}
	}
	all = slices.DeleteFunc(all, func(b block) bool { return b.note > 0 })
	first, second := 0, false
	for _, b := range all {
		if b.kind == heading && b.quotes == 0 && b.lists == 0 {
			if b.level == 1 {
				first++
			}
			second = second || b.level == 2
		}
	}
	l.tops = 1
	if second || first < 2 {
		l.tops = 2
	}
	all = l.open(title, all)
	for i, b := range all {
		var next *block
		if i+1 < len(all) {
			next = &all[i+1]
		}
		l.take(b, next)
	}
	l.end()
	if len(l.all) == 0 {
		l.all = []slide{{role: opening}}
	}
	return l.all
}

// layouter puts blocks on slides.
type layouter struct {
	room  slideRoom
	tops  int // headings up to this level begin a slide
	notes map[int][]block
	all   []slide
	now   *slide
	used  int // of the height
	said  bool
	refs  []int // footnotes that the slide refers to
}

// open makes the first slide, of the title and a short text below it.
func (l *layouter) open(title string, all []block) []block {
	s := slide{role: opening, title: []span{{text: title}}}
	if len(all) > 0 && all[0].kind == heading && all[0].level == 1 && l.tops == 2 && utf8.RuneCountInString(textOf(all[0].spans)) <= longestHeading {
		s.title, all = all[0].spans, all[1:]
	}
	if strings.TrimSpace(textOf(s.title)) == "" {
		return all
	}
	const mostBelow = 200
	if len(all) > 0 && plainText(all[0]) && (len(all) == 1 || all[1].kind == heading || all[1].kind == rule) && letters(textOf(all[0].spans)) <= mostBelow {
		s.text, all = []slideText{{spans: all[0].spans}}, all[1:]
	}
	l.all = append(l.all, s)
	return all
}

func plainText(b block) bool {
	_, note := noteOf(b)
	return b.kind == paragraph && b.lists == 0 && b.quotes == 0 && !note && !slices.ContainsFunc(b.spans, func(s span) bool { return s.note > 0 })
}

// end closes the slide that is being filled, with the footnotes that it refers to.
func (l *layouter) end() {
	if l.now == nil {
		return
	}
	refs := l.refs
	l.refs = nil
	for _, n := range refs {
		for _, b := range l.notes[n] {
			spans := b.spans
			if b.kind == code {
				spans = []span{{text: b.code, mono: true}}
			}
			if b.mark != "" && b.list == nil {
				spans = append([]span{{text: superscript(n) + " "}}, spans...)
			}
			if b.kind == grid {
				l.table(b)
				continue
			}
			l.write(slideText{spans: spans, size: 1200})
		}
	}
	l.all = append(l.all, *l.now)
	l.now, l.used, l.said = nil, 0, false
}

// begin makes a new slide.
func (l *layouter) begin(title []span) {
	l.end()
	l.now = &slide{title: title}
}

// more goes on on a new slide under the same title. Footnotes stay with the end of it.
func (l *layouter) more() {
	title, refs, notes := l.now.title, l.refs, []string(nil)
	l.refs = nil
	l.end()
	l.now = &slide{title: title, notes: notes}
	l.refs = refs
}

// currentSlide is the slide that is being filled.
func (l *layouter) currentSlide() *slide {
	if l.now == nil {
		title := []span(nil)
		if n := len(l.all); n > 0 {
			title = l.all[n-1].title
		}
		l.now = &slide{title: title}
	}
	return l.now
}

// take puts a block where it belongs. next is the one after it.
func (l *layouter) take(b block, next *block) {
	if b.kind == heading && b.lists == 0 && b.quotes == 0 {
		long := utf8.RuneCountInString(textOf(b.spans)) > longestHeading
		if b.level <= l.tops {
			title := b.spans
			if long {
				title = nil
			}
			l.begin(title)
			if l.tops == 2 && b.level == 1 && (next == nil || next.kind == heading) && !long {
				l.now.role = section
				l.end()
			}
			if !long {
				return
			}
		}
		l.said = false
		b.kind, b.spans = paragraph, addStyle(b.spans, true, false)
	}
	if b.kind == rule {
		if l.now != nil && l.used > 0 && next != nil && next.kind != rule && (next.kind != heading || next.level > l.tops) { // else a slide would be empty
			l.begin(l.now.title)
		}
		return
	}
	if text, ok := noteOf(b); ok {
		l.said = true
		if text != "" {
			l.currentSlide().notes = append(l.currentSlide().notes, text)
		}
		return
	}
	if l.said && b.kind != grid && b.kind != figure {
		text := textOf(b.spans)
		if b.kind == code {
			text = b.code
		}
		if b.mark != "" {
			text = b.mark + " " + text
		}
		l.currentSlide().notes = append(l.currentSlide().notes, text)
		return
	}
	for _, s := range b.spans {
		if s.note > 0 && !slices.Contains(l.refs, s.note) {
			l.refs = append(l.refs, s.note)
		}
	}
	switch b.kind {
	case grid:
		l.table(b)
	case figure:
		l.figure(b)
	default:
		l.text(b)
	}
}

// noteStart is how a text begins that is said and not shown.
var noteStart = regexp.MustCompile(`(?i)^(speaker[’' ]?s? notes?|notes?|(sprecher)?notizen|notes? de l[’']orateur|notas?( del orador)?)[  \x{202f}]*:\s*`)

// noteOf is the text of a block that begins the notes of a slide.
func noteOf(b block) (string, bool) {
	if b.kind != paragraph || b.lists > 0 {
		return "", false
	}
	text := textOf(b.spans)
	at := noteStart.FindStringIndex(text)
	if at == nil {
		return "", false
	}
	return text[at[1]:], true
}

// text writes a paragraph, an entry of a list or code.
func (l *layouter) text(b block) {
	t := slideText{spans: b.spans, level: max(0, min(b.lists+b.quotes-1, wordLevels-1))}
	if b.quotes > 0 {
		t.spans, t.inside = addStyle(b.spans, false, true), true
	}
	switch {
	case b.mark == "" && b.lists > 0:
		t.inside = true
	case b.mark == "•":
		t.bullet, t.inside = true, false
	case b.mark != "" && b.list != nil:
		n, err := strconv.Atoi(strings.TrimRight(b.mark, ".)"))
		if err != nil || n < 1 || n > 32767 {
			t.spans, t.inside = append([]span{{text: b.mark + " "}}, t.spans...), true
		} else {
			t.number, t.list, t.inside = n, b.list, false
		}
	}
	if b.kind != code {
		l.write(t)
		return
	}
	for line := range strings.SplitSeq(b.code, "\n") {
		t.spans, t.mono, t.size = []span{{text: strings.ReplaceAll(line, "\t", "    "), mono: true}}, true, 1400
		l.write(t)
		t.bullet, t.list = false, nil
	}
}

// write puts a paragraph on the slide, as much of it as there is room for, and the rest on the next.
func (l *layouter) write(t slideText) {
	s := l.currentSlide()
	if s.table != nil || s.picture != nil {
		l.more()
	}
	t.size2 = t.size
	if t.size == 0 {
		t.size2 = l.room.sizes[min(t.level, len(l.room.sizes)-1)]
	}
	line := t.size2 * emuPoint / 100 * 6 / 5
	wide := max(l.room.wide-t.level*400_000-500_000, l.room.wide/3)
	perLine := max(8, int(float64(wide)/(float64(t.size2)/100*emuPoint*0.52)))
	if t.mono {
		perLine = perLine * 5 / 6
	}
	for {
		need := linesIn(textOf(t.spans), perLine)
		if l.used+need*line+slideGap <= l.room.high {
			l.now.text = append(l.now.text, t)
			l.used += need*line + slideGap
			return
		}
		left := (l.room.high - l.used - slideGap) / line
		whole := (l.room.high - slideGap) / line
		if need <= whole && l.used > 0 || left < 1 {
			if l.used == 0 { // not even a line has room
				l.now.text = append(l.now.text, t)
				l.used = l.room.high
				return
			}
			l.more()
			continue
		}
		head, tail := cutSpans(t.spans, left*perLine)
		if len(tail) == 0 {
			l.now.text = append(l.now.text, t)
			l.used = l.room.high
			return
		}
		one := t
		one.spans = head
		l.now.text = append(l.now.text, one)
		t.spans, t.bullet, t.list, t.inside = tail, false, nil, t.inside || t.bullet || t.list != nil
		l.used = l.room.high
		l.more()
	}
}

// linesIn is how many lines a text takes that has room for so many letters in each.
func linesIn(text string, perLine int) int {
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		n += 1 + max(0, letters(line)-1)/perLine
	}
	return n
}

// cutSpans parts spans after about so many letters, between two words where there are some.
func cutSpans(spans []span, most int) (head, tail []span) {
	used := 0
	for i, s := range spans {
		wide := letters(s.text)
		if used+wide <= most {
			used += wide
			continue
		}
		at := cutText(s.text, most-used)
		if at == 0 && i == 0 {
			at = len(s.text)
		}
		head = slices.Clone(spans[:i])
		if at > 0 {
			part := s
			part.text = strings.TrimRight(s.text[:at], " ")
			head = append(head, part)
		}
		if s.text = strings.TrimLeft(s.text[at:], " "); s.text != "" {
			tail = append(tail, s)
		}
		return head, append(tail, spans[i+1:]...)
	}
	return spans, nil
}

// cutText is where a text is cut that has room for so many letters.
func cutText(text string, most int) int {
	used, space := 0, 0
	for at, c := range text {
		used += letters(string(c))
		if used > most {
			if space > 0 {
				return space
			}
			return at
		}
		if c == ' ' || c == '\n' || used > 0 && letters(string(c)) == 2 {
			space = at + utf8.RuneLen(c)
		}
	}
	return len(text)
}

// figure shows a picture below the text where at least half of the slide is free, else on a slide of its own.
func (l *layouter) figure(b block) {
	s := l.currentSlide()
	if s.table != nil || s.picture != nil || l.used > l.room.high/2 {
		l.more()
		s = l.now
	}
	s.picture, s.shown, s.at = b.picture, textOf(b.spans), l.used
	if len(s.text) == 0 {
		s.role = bare
	}
	l.used = l.room.high
}

// table shows a table on as many slides as its rows and columns need. Its heading is on each, and so is its first column where
// the columns go on.
func (l *layouter) table(b block) {
	plain := textRows(b.rows)
	columns := len(b.align)
	size := max(leastTableSize, min(tableSize, tableSize-(columns-5)*80))
	letter := float64(size) / 100 * emuPoint * cellLetter
	least, want := make([]float64, columns), make([]float64, columns)
	for i, row := range plain {
		letter := letter
		if i == 0 {
			letter *= boldWider
		}
		for c, cell := range row[:min(len(row), columns)] {
			for word := range strings.FieldsSeq(cell) {
				least[c] = max(least[c], min(float64(letters(word)), 24)*letter+cellBeside)
			}
			want[c] = max(want[c], min(float64(letters(cell)), 80)*letter+cellBeside)
			least[c] = max(least[c], 4*letter+cellBeside)
			want[c] = max(want[c], least[c])
		}
	}
	rtl := leftward(strings.Join(plain[0], " "))
	for _, group := range columnGroups(least, float64(l.room.wide)) {
		widths := shares(pick(least, group), pick(want, group), float64(l.room.wide))
		l.rows(b, group, fullWidths(widths, float64(l.room.wide)), size, rtl)
	}
}

// rows puts the rows of some columns on slides.
func (l *layouter) rows(b block, group []int, widths []float64, size int, rtl bool) {
	line := size * emuPoint / 100 * 6 / 5
	perLine := make([]int, len(group))
	wide := make([]int, len(group))
	for c, w := range widths {
		perLine[c] = max(2, int((w-cellBeside)/(float64(size)/100*emuPoint*cellLetter)))
		wide[c] = int(w)
	}
	height := func(row [][]span) int {
		most := 1
		for c, cell := range row {
			most = max(most, linesIn(textOf(cell), perLine[c]))
		}
		return most*line + cellAround
	}
	head := pick(b.rows[0], group)
	begin := func() *slideTable {
		t := &slideTable{align: pick(b.align, group), widths: wide, size: size, rtl: rtl, rows: [][][]span{head}, high: []int{height(head)}}
		if l.used > 0 {
			l.used += 2 * slideGap
		}
		l.now.table, l.now.at = t, l.used
		if len(l.now.text) == 0 {
			l.now.role = bare
		}
		l.used += height(head)
		return t
	}
	s := l.currentSlide()
	// A heading and a row belong together; a slide that is half full leaves the table to the next.
	need := height(head)
	if len(b.rows) > 1 {
		need += min(height(pick(b.rows[1], group)), l.room.high/3)
	}
	if s.table != nil || s.picture != nil || l.used > 0 && l.used+need > l.room.high {
		l.more()
	}
	t := begin()
	for _, row := range b.rows[1:] {
		for rest := pick(row, group); rest != nil; {
			if l.used+height(rest) <= l.room.high {
				t.rows, t.high = append(t.rows, rest), append(t.high, height(rest))
				l.used += height(rest)
				break
			}
			if len(t.rows) > 1 {
				l.more()
				t = begin()
				continue
			}
			var part [][]span
			lines := max(1, (l.room.high-l.used-cellAround)/line)
			if part, rest = cutRow(rest, perLine, lines); rest == nil {
				t.rows, t.high = append(t.rows, part), append(t.high, height(part))
				l.used = l.room.high
				break
			}
			t.rows, t.high = append(t.rows, part), append(t.high, height(part))
			l.used = l.room.high
		}
	}
}

// cutRow parts a row that is higher than a slide; rest is nil where nothing is left.
func cutRow(row [][]span, perLine []int, lines int) (part, rest [][]span) {
	left := false
	for c, cell := range row {
		head, tail := cell, []span(nil)
		if linesIn(textOf(cell), perLine[c]) > lines {
			if strings.Contains(textOf(cell), "\n") {
				head, tail = cutLines(cell, lines, perLine[c])
			} else {
				head, tail = cutSpans(cell, lines*perLine[c])
			}
		}
		part, rest = append(part, head), append(rest, tail)
		left = left || len(tail) > 0
	}
	if !left {
		return part, nil
	}
	return part, rest
}

// cutLines is cutSpans for a cell with line ends, which loses its looks.
func cutLines(cell []span, lines, perLine int) (head, tail []span) {
	text, used, at := textOf(cell), 0, 0
	for line := range strings.SplitAfterSeq(text, "\n") {
		need := linesIn(strings.TrimSuffix(line, "\n"), perLine)
		if used+need > lines {
			if used == 0 {
				at = cutText(line, lines*perLine)
			}
			break
		}
		used, at = used+need, at+len(line)
	}
	return []span{{text: strings.TrimRight(text[:at], "\n")}}, []span{{text: text[at:]}}
}
