package document

import (
	"strconv"

	"terzetto/backend/document/numbering"
)

// outlineStyle is the list that headings are entries of. No list that a file names is called so.
const outlineStyle = "\n"

// openLists are the lists of an OpenDocument text: their styles, and those that are open.
type openLists struct {
	styles map[string]*[numbering.Depth]numbering.Level
	style  string                     // that is being defined
	last   map[string]*numbering.List // of each style, for one that goes on
	open   []openList
}

// An openList is a list that is open. One within another counts with it, unless it has a style of its own.
type openList struct {
	*numbering.List

	style string
	fresh bool // the entry that is open has not said its number
}

func newOpenLists() openLists {
	return openLists{styles: map[string]*[numbering.Depth]numbering.Level{}, last: map[string]*numbering.List{}}
}

// visit takes the elements of lists and of their styles.
func (l *openLists) visit(m *markup, hold func(int)) {
	switch {
	case m.start("list-style"), m.start("outline-style"):
		if l.style = cut(m.attr("name"), largestName); m.tag == "outline-style" {
			l.style = outlineStyle
		}
		hold(8*blockSize + len(l.style))
		l.styles[l.style] = &[numbering.Depth]numbering.Level{}
	case m.end("list-style"), m.end("outline-style"):
		l.style = ""
	case (m.start("list-level-style-number") || m.start("outline-level-style")) && l.style != "":
		level, _ := strconv.Atoi(m.attr("level")) // one that is no number is none
		if level < 1 || level > numbering.Depth {
			return
		}
		start, err := strconv.Atoi(m.attr("start-value"))
		if err != nil {
			start = 1
		}
		shown, _ := strconv.Atoi(m.attr("display-levels")) // without it, its own alone
		text := numbering.Template(l.styles[l.style], level-1, shown, cut(m.attr("num-prefix"), largestName), cut(m.attr("num-suffix"), largestName))
		l.styles[l.style][level-1] = numbering.Level{Start: start, Format: numbering.Format(cut(m.attr("num-format"), largestName)), Text: text}
	case m.start("list"):
		hold(blockSize)
		l.begin(m)
	case m.end("list") && len(l.open) > 0:
		l.open = l.open[:len(l.open)-1]
	case m.start("list-item") && len(l.open) > 0:
		last := &l.open[len(l.open)-1]
		last.fresh = true
		if n, err := strconv.Atoi(m.attr("start-value")); err == nil {
			last.Restart(len(l.open)-1, n)
		}
	}
}

func (l *openLists) begin(m *markup) {
	style := cut(m.attr("style-name"), largestName)
	if n := len(l.open); n > 0 && (style == "" || style == l.open[n-1].style) {
		l.open = append(l.open, openList{l.open[n-1].List, l.open[n-1].style, false})
		return
	}
	list := l.last[style]
	if list == nil || m.attr("continue-numbering") != "true" && m.attr("continue-list") == "" {
		list = &numbering.List{}
		if levels := l.styles[style]; levels != nil {
			list.Levels = *levels
		}
		l.last[style] = list
	}
	l.open = append(l.open, openList{list, style, false})
}

// number counts the entry that is open; first is false for a further paragraph of it.
func (l *openLists) number() (number string, first bool) {
	last := &l.open[len(l.open)-1]
	if !last.fresh {
		return "", false
	}
	last.fresh = false
	return last.Next(len(l.open) - 1), true
}

// ofHeading is the number of a heading.
func (l *openLists) ofHeading(level int) string {
	if l.last[outlineStyle] == nil {
		l.last[outlineStyle] = &numbering.List{}
		if levels := l.styles[outlineStyle]; levels != nil {
			l.last[outlineStyle].Levels = *levels
		}
	}
	return l.last[outlineStyle].Next(level - 1)
}
