package passage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lazyregexp"
)

// CitationMark is how a place is written in what a model is shown, and how a model cites it:
// "[report.pdf p. 12]", "[notes.txt l. 2900]".
func CitationMark(label string, u Unit, place int) string {
	sign := "p."
	if u == Lines {
		sign = "l."
	}
	return fmt.Sprintf("[%s %s %d]", label, sign, place)
}

// Cite tells a model how to cite.
const Cite = "After each claim that you take from a document, name its place in brackets as it is marked, such as [report.pdf p. 12] or [notes.txt l. 2900]."

// A Source is a document that may be cited, with what was read of it.
type Source struct {
	FileID int64
	Label  string
	Unit   Unit
	Read   Coverage
}

// cited is a mark, with what printing and models do to it: line breaks, a missing full stop,
// a range, several places, a capital letter.
var cited = lazyregexp.New(`(?i)\[\s*([^\[\]]{1,160}?)[\s,;:]+(p{1,2}|l{1,2}|pages?|lines?|slides?)\.?\s*(\d{1,9}(?:\s*[-–,]\s*\d{1,9}){0,8})\s*\]`)

var number = lazyregexp.New(`\d+`)

// Citations finds the places that a text cites, each once, in their order. What names no source,
// or a place that was not read, is left as text.
func Citations(text string, sources []Source) []event.Place {
	all := []event.Place{}
	for _, m := range cited().FindAllStringSubmatch(text, -1) {
		label := strings.Join(strings.Fields(m[1]), " ")
		i := slices.IndexFunc(sources, func(s Source) bool { return strings.EqualFold(s.Label, label) })
		if i < 0 {
			i = slices.IndexFunc(sources, func(s Source) bool { // a line that was broken within the name
				return strings.EqualFold(strings.ReplaceAll(s.Label, " ", ""), strings.ReplaceAll(label, " ", ""))
			})
		}
		if i < 0 || (sources[i].Unit == Lines) != strings.HasPrefix(strings.ToLower(m[2]), "l") {
			continue
		}
		s := sources[i]
		for _, digits := range number().FindAllString(m[3], -1) {
			place, err := strconv.Atoi(digits)
			if err != nil || !s.Read.Has(place) {
				continue
			}
			c := event.Place{FileID: s.FileID, Label: s.Label, Page: place}
			if s.Unit == Lines {
				c.Page, c.Line = 0, place
			}
			if !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	return all
}
