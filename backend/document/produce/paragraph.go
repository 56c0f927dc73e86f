package produce

import (
	"reflect"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/bidi"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// shaper turns text into glyphs.
type shaper struct {
	*faces

	harfbuzz  shaping.HarfbuzzShaper
	bidi      bidi.Paragraph
	segmenter segmenter.Segmenter
}

// shaped is a text without line ends, as glyphs in the order in which it is read. Lengths are
// in thousandths of the size of the letters.
type shaped struct {
	text    []rune
	pieces  []piece
	rtl     bool
	advance []float64 // of what begins at each character
	breaks  []bool    // a line may end before a character
	letters []bool    // at each character: a letter as people see it begins, and its glyphs can be parted from those before
}

// piece is glyphs of one font and look that run in one direction. The glyphs are in the order in
// which they are seen, from left to right.
type piece struct {
	*typeface

	text   []rune // of the whole paragraph
	look   span   // without its text
	level  bidi.Level
	from   int // in the text
	to     int
	glyphs []setGlyph
}

// setGlyph is a glyph with the part of the text that it shows, alone or with those beside it.
type setGlyph struct {
	id       font.GID
	from, to int
	advance  float64
	dx, dy   float64 // from where it would be
}

// setLine is the glyphs of a line from left to right.
type setLine struct {
	pieces []piece
	width  float64
}

// longestText is how many characters are shaped and ordered together; a longer text goes on in a
// paragraph of its own.
const longestText = 8 << 10

// paragraphs shapes spans, a part at a time. Each line end in them begins a paragraph.
func (s *shaper) paragraphs(spans []span, take func(*shaped)) {
	var text []rune
	var looks []int // the span of each character
	rtl, some := leftward(textOf(spans)), false
	flush := func() {
		take(s.paragraph(text, looks, spans, rtl))
		text, looks, some = nil, nil, true
	}
	for i, one := range spans {
		for _, c := range printable(one.text) {
			if c == '\n' {
				flush()
				continue
			}
			if len(text) >= longestText && (c == ' ' || len(text) >= 2*longestText && !unicode.In(c, unicode.M, unicode.Cf)) {
				flush()
			}
			text, looks = append(text, c), append(looks, i)
		}
	}
	if len(text) > 0 || !some {
		flush()
	}
}

// single shapes a short text that is set in one line.
func (s *shaper) single(text string, bold bool) setLine {
	one := []span{{text: printable(strings.ReplaceAll(text, "\n", " ")), bold: bold}}
	p := s.paragraph([]rune(one[0].text), make([]int, utf8.RuneCountInString(one[0].text)), one, leftward(text))
	return p.line(0, len(p.text))
}

func (s *shaper) paragraph(text []rune, looks []int, spans []span, rtl bool) *shaped {
	p := &shaped{text: text, rtl: rtl, advance: make([]float64, len(text)+1), breaks: make([]bool, len(text)+1), letters: make([]bool, len(text)+1)}
	if len(text) == 0 {
		return p
	}
	s.segmenter.Init(text)
	for lines := s.segmenter.LineIterator(); lines.Next(); {
		p.breaks[lines.Line().Offset] = true
	}
	base := bidi.LeftToRight
	if rtl {
		base = bidi.RightToLeft
	}
	levels := make([]bidi.Level, len(text))
	runs := s.bidi.Segment(withoutControls(text), base)
	// The runs of the library are of one direction; a number between right-to-left words and a word
	// after it are of one run, but of two levels. It has the level of each character, and shows it so only.
	if all := reflect.ValueOf(runs).FieldByName("levels"); all.Len() == len(text) {
		for i := range levels {
			levels[i] = bidi.Level(all.Index(i).Int())
		}
	}
	var now piece
	script, open := language.Common, -1
	end := func(at int) {
		if open >= 0 {
			now.from, now.to = open, at
			s.shape(p, now, script)
		}
		open, script = at, language.Common
	}
	for clusters := s.segmenter.GraphemeIterator(); clusters.Next(); {
		at := clusters.Grapheme().Offset
		p.letters[at] = true
		look := spans[looks[at]]
		look.text = ""
		about := style{look.bold, look.italic, look.mono}
		for _, part := range s.parts(clusters.Grapheme().Text, about) {
			words, written, face := string(part), scriptOf(part), now.typeface
			if open < 0 || now.look != look || strings.ContainsFunc(words, visible) {
				if face = s.of(words, about); face == nil {
					face = s.box(words, about)
				}
			}
			if open < 0 || now.look != look || now.level != levels[at] || now.typeface != face || written.Strong() && script.Strong() && written != script {
				end(at)
				now = piece{typeface: face, text: text, look: look, level: levels[at]}
			}
			if written.Strong() {
				script = written
			}
			at += len(part)
		}
	}
	end(len(text))
	return p
}

// mostControls is how many characters that only order text are heeded in a paragraph. Work with
// them grows by their square.
const mostControls = 125

func withoutControls(text []rune) []rune {
	left, cloned := mostControls, false
	for i, c := range text {
		if c < '\u202A' || c > '\u2069' || c > '\u202E' && c < '\u2066' {
			continue
		}
		if left--; left < 0 {
			if !cloned {
				text, cloned = slices.Clone(text), true
			}
			text[i] = '\u200B'
		}
	}
	return text
}

// parts are those of a letter that are set in one font each: the whole, or where no font has all
// of it, each character with the invisible ones after it.
func (s *shaper) parts(cluster []rune, about style) (out [][]rune) {
	if len(cluster) == 1 || s.of(string(cluster), about) != nil {
		return [][]rune{cluster}
	}
	from := 0
	for i, c := range cluster {
		if i > 0 && visible(c) {
			out = append(out, cluster[from:i])
			from = i
		}
	}
	return append(out, cluster[from:])
}

// scriptOf is that of the first character that has one.
func scriptOf(cluster []rune) language.Script {
	for _, c := range cluster {
		if script := language.LookupScript(c); script.Strong() {
			return script
		}
	}
	return language.Common
}

// shape appends the glyphs of a piece to a paragraph.
func (s *shaper) shape(p *shaped, now piece, script language.Script) {
	direction := di.DirectionLTR
	if now.level%2 == 1 {
		direction = di.DirectionRTL
	}
	// Only the text near the piece is given as context, so that work grows with the text alone.
	from, to := max(0, now.from-8), min(len(p.text), now.to+8)
	drawn := slices.Clone(p.text[from:to])
	for i, c := range drawn {
		if skinTone(c) && i > 0 {
			drawn[i] = '\u200D'
		}
	}
	in := shaping.Input{
		Text: drawn, RunStart: now.from - from, RunEnd: now.to - from, Direction: direction, Face: now.face,
		Size: fixed.I(1000), Script: script, Language: language.NewLanguage(s.language),
	}
	out, ok := s.glyphs(in)
	if !ok {
		now.typeface = s.box(string(p.text[now.from:now.to]), style{now.look.bold, now.look.italic, now.look.mono})
		in.Face = now.face
		out, _ = s.glyphs(in)
	}
	now.glyphs = make([]setGlyph, 0, len(out.Glyphs))
	starts := make([]bool, now.to-now.from)
	for _, g := range out.Glyphs {
		at := g.TextIndex() + from
		one := setGlyph{id: g.GlyphID, from: at, to: at + g.RunesCount(), advance: measure(g.Advance), dx: measure(g.XOffset), dy: measure(g.YOffset)}
		starts[at-now.from] = true
		p.advance[at] += one.advance
		now.glyphs = append(now.glyphs, one)
	}
	for i, start := range starts {
		if !start {
			p.letters[now.from+i], p.breaks[now.from+i] = false, false
		}
	}
	p.pieces = append(p.pieces, now)
}

// glyphs shapes a run; false where its font is broken.
func (s *shaper) glyphs(in shaping.Input) (out shaping.Output, ok bool) {
	defer func() {
		if recover() != nil {
			s.harfbuzz = shaping.HarfbuzzShaper{}
		}
	}()
	return s.harfbuzz.ShapeNoExtents(in), true
}

func measure(v fixed.Int26_6) float64 { return float64(v) / 64 }

// blank says whether a character has no ink at the end of a line.
func blank(c rune) bool { return c == ' ' || c == '\u200B' }

// lines cuts a paragraph where lines of a width may end: between words, or within one that is
// wider than a line.
func (p *shaped) lines(width float64) (out []setLine) {
	start, used := 0, 0.0
	cut := func(at int) {
		out = append(out, p.line(start, at))
		start, used = at, 0
	}
	for from := 0; from < len(p.text); {
		to := from + 1
		for to < len(p.text) && !p.breaks[to] {
			to++
		}
		all, ink := p.widths(from, to)
		if used+ink > width && used > 0 {
			cut(from)
		}
		if ink <= width {
			used += all
			from = to
			continue
		}
		for at := from; at < to; {
			next := at + 1
			for next < to && !p.letters[next] {
				next++
			}
			all, ink := p.widths(at, next)
			if used+ink > width && used > 0 {
				cut(at)
			}
			used += all
			at = next
		}
		from = to
	}
	return append(out, p.line(start, len(p.text)))
}

// widths are those of a part of the text, with and without the spaces at its end.
func (p *shaped) widths(from, to int) (all, ink float64) {
	for at := from; at < to; at++ {
		all += p.advance[at]
		if !blank(p.text[at]) {
			ink = all
		}
	}
	return all, ink
}

// widest is the width of the longest part that is not broken, and that of the whole.
func (p *shaped) widest() (word, whole float64) {
	for from := 0; from < len(p.text); {
		to := from + 1
		for to < len(p.text) && !p.breaks[to] {
			to++
		}
		all, ink := p.widths(from, to)
		word, whole = max(word, ink), whole+all
		from = to
	}
	return word, whole
}

// line is a part of the text without the spaces at its end, in the order in which it is seen.
func (p *shaped) line(from, to int) (l setLine) {
	for to > from && blank(p.text[to-1]) {
		to--
	}
	first, _ := slices.BinarySearchFunc(p.pieces, from, func(x piece, at int) int { return x.to - at - 1 })
	for _, x := range p.pieces[first:] {
		if x.from >= to {
			break
		}
		if x.from < from || x.to > to {
			x.glyphs = x.glyphsBetween(from, to)
		}
		for _, g := range x.glyphs {
			l.width += g.advance
		}
		l.pieces = append(l.pieces, x)
	}
	l.order()
	return l
}

// glyphsBetween gives the glyphs for a part of the text. They are neighbours.
func (x piece) glyphsBetween(from, to int) []setGlyph {
	place := func(at int) int {
		return sort.Search(len(x.glyphs), func(i int) bool {
			if x.level%2 == 1 {
				return x.glyphs[i].from < at
			}
			return x.glyphs[i].from >= at
		})
	}
	if x.level%2 == 1 {
		return x.glyphs[place(to):place(from)]
	}
	return x.glyphs[place(from):place(to)]
}

// order reverses what runs from right to left, from the deepest level up (rule L2 of Unicode's
// bidirectional algorithm). The glyphs of a piece are in order already.
func (l *setLine) order() {
	highest := bidi.Level(0)
	for _, x := range l.pieces {
		highest = max(highest, x.level)
	}
	for level := highest; level > 0; level-- {
		for from := 0; from < len(l.pieces); from++ {
			to := from
			for to < len(l.pieces) && l.pieces[to].level >= level {
				to++
			}
			slices.Reverse(l.pieces[from:to])
			from = max(from, to)
		}
	}
}

// printable takes out what has no form, and takes each kind of space for a plain one.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == '\n' || c == '\u00A0' || c == '\u202F' || c == '\u3000':
			return c
		case unicode.IsSpace(c):
			return ' '
		case unicode.Is(unicode.Cc, c):
			return -1
		}
		return c
	}, strings.ToValidUTF8(text, "\uFFFD"))
}
