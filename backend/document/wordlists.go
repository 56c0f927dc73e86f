package document

import (
	"strconv"
	"strings"

	"terzetto/backend/document/numbering"
)

// wordNumbers are the lists of a DOCX. Lists with the same definition count on from each other, unless they say otherwise.
type wordNumbers struct {
	lists  map[string]*numbering.List // by the id that paragraphs name
	levels map[string]int             // of the style of a paragraph, by the list's id and the style's
	begins map[string]map[int]int     // of a list that starts again: the number of the first entry of a level
}

// next counts an entry, and gives its number as it is written; empty: it has none.
func (n wordNumbers) next(list string, depth int) string {
	l := n.lists[list]
	for at, first := range n.begins[list] {
		l.Restart(at, first)
	}
	delete(n.begins, list)
	return l.Next(depth)
}

// A wordList is the definition of a list.
type wordList struct {
	levels [numbering.Depth]numbering.Level
	styles map[string]int // the level of a style of paragraphs
	like   string         // the style of lists that defines it
}

// wordNumbering reads the lists. Without the part they have bullets.
func (a archive) wordNumbering(part string, styles map[string]wordStyle) wordNumbers {
	defined, found := map[string]*wordList{}, wordNumbers{map[string]*numbering.List{}, map[string]int{}, map[string]map[int]int{}}
	counters, definitions := map[string]*numbering.List{}, map[string]string{} // by definition; of a list
	var d *wordList
	list, depth, own := "", 0, false
	a.visit(part, func(m *markup) {
		switch {
		case m.start("abstractNum"):
			id := cut(m.attr("abstractNumId"), largestName)
			a.r.hold(8*blockSize + len(id))
			d = &wordList{styles: map[string]int{}}
			defined[id] = d
		case m.start("numStyleLink") && d != nil:
			d.like = cut(m.attr("val"), largestName)
		case m.start("num"):
			a.r.hold(2 * entrySize)
			list, own, d = cut(m.attr("numId"), largestName), false, nil
		case m.start("abstractNumId"):
			definitions[list] = cut(m.attr("val"), largestName)
		case m.start("lvlOverride"), m.start("lvl") && !m.within("lvlOverride"):
			depth, _ = strconv.Atoi(m.attr("ilvl")) // without one it is the first
			if depth = min(max(depth, 0), numbering.Depth-1); m.tag == "lvl" && d != nil {
				d.levels[depth] = numbering.Level{Start: 1, Text: "%" + strconv.Itoa(depth+1) + "."} // Word always says how it is written
			}
		case m.start("startOverride"):
			first, _ := strconv.Atoi(m.attr("val")) // what is no number is 0, as in Word
			if found.begins[list] == nil {
				a.r.hold(blockSize)
				found.begins[list] = map[int]int{}
			}
			found.begins[list][depth] = first
		case m.start("lvl"): // another one for this list alone
			if from := defined[definitions[list]]; !own && from != nil {
				a.r.hold(8 * blockSize)
				copied := *from
				d, own = &copied, true
				defined["\n"+list], definitions[list] = d, "\n"+list
			}
		case m.within("lvl") && d != nil:
			d.visitLevel(m, depth)
		}
	})
	for list, of := range definitions {
		from := defined[of]
		if from != nil && from.like != "" {
			of = definitions[styles[from.like].list]
			from = defined[of]
		}
		if from == nil {
			continue
		}
		if counters[of] == nil {
			counters[of] = &numbering.List{Levels: from.levels}
		}
		found.lists[list] = counters[of]
		for style, depth := range from.styles {
			a.r.hold(entrySize)
			found.levels[list+"/"+style] = depth
		}
	}
	return found
}

func (d *wordList) visitLevel(m *markup, depth int) {
	l := &d.levels[depth]
	switch {
	case m.start("start"):
		if n, err := strconv.Atoi(m.attr("val")); err == nil {
			l.Start = n
		}
	case m.start("numFmt"):
		l.Format = numbering.OfWord(m.attr("val"))
	case m.start("lvlText"):
		l.Text = cut(m.attr("val"), largestName)
	case m.start("isLgl"):
		l.Digits = on(m.attr("val"))
	case m.start("lvlRestart"):
		l.Goes = m.attr("val") == "0"
	case m.start("pStyle") && len(d.styles) < numbering.Depth:
		d.styles[cut(m.attr("val"), largestName)] = depth
	}
}

// listOf gives the list of a paragraph and the level in it: its own, or those of its style. Without a list the name is empty.
func (p wordParts) listOf(of wordParagraph) (list string, depth int) {
	list, level, style := of.list, of.depth, of.style
	for range numbering.Depth {
		s, known := p.styles[style]
		if list != "" || !known {
			break
		}
		if list = s.list; list != "" {
			if level == "" {
				level = s.depth
			}
			if depth, named := p.numbers.levels[list+"/"+style]; named && level == "" {
				return list, depth
			}
		}
		style = s.based
	}
	depth, _ = strconv.Atoi(level) // a level that is no number is the first
	if list == "0" {
		list = ""
	}
	return list, depth
}

// withNumber puts the number of an entry before its text.
func withNumber(number, text string) string { return strings.TrimSpace(number + " " + text) }
