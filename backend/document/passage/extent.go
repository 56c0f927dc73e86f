package passage

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/document"
)

// A Unit is what the places of a document are counted in.
type Unit string

// The units.
const (
	Pages  Unit = "pages"
	Slides Unit = "slides"
	Lines  Unit = "lines"
)

// phrases name a unit in sentences. Each is a literal, because the window translates it.
type phrases struct{ one, many, place, places string }

func (u Unit) phrases() phrases {
	switch u {
	case Pages:
		return phrases{"1 page", "%d pages", "page %s of %d", "pages %s of %d"}
	case Slides:
		return phrases{"1 slide", "%d slides", "slide %s of %d", "slides %s of %d"}
	default:
		return phrases{"1 line", "%d lines", "line %s of %d", "lines %s of %d"}
	}
}

// Of spells a number of units.
func (u Unit) Of(n int) string {
	if n == 1 {
		return u.phrases().one
	}
	return fmt.Sprintf(u.phrases().many, n)
}

// pageOf is the page or slide of an item; 0: it has none.
func pageOf(item document.Item) int { return cmp.Or(item.Metadata.Page, item.Metadata.Slide) }

// UnitOf is what a document is counted in. Where some of its text has no page, as an e-mail
// with a PDF attached, everything is counted in lines.
func UnitOf(items []document.Item) Unit {
	unit, before := Lines, 0
	for _, item := range items {
		switch page := pageOf(item); {
		case !item.Metadata.IsText:
			continue
		case page <= before || item.Metadata.Attachment != "":
			return Lines
		case item.Metadata.Page > 0:
			unit, before = Pages, page
		default:
			unit, before = Slides, page
		}
	}
	return unit
}

// An Extent is how long a document is.
type Extent struct {
	Unit  Unit
	Count int
	Bytes int // of its text
}

// ExtentOf measures a document.
func ExtentOf(items []document.Item) Extent {
	e := Extent{Unit: UnitOf(items)}
	for _, item := range items {
		if !item.Metadata.IsText {
			continue
		}
		e.Bytes += len(item.Data)
		if e.Unit == Lines {
			e.Count += lines(string(item.Data))
		} else {
			e.Count = pageOf(item)
		}
	}
	return e
}

// String says it as people do: "212 pages".
func (e Extent) String() string { return e.Unit.Of(e.Count) }

// A Coverage is the set of places of a document that were read.
type Coverage struct{ spans [][2]int }

// Add notes that from to to were read, both included.
func (c *Coverage) Add(from, to int) {
	if to < from {
		return
	}
	c.spans = append(c.spans, [2]int{from, to})
	slices.SortFunc(c.spans, func(a, b [2]int) int { return cmp.Compare(a[0], b[0]) })
	merged := c.spans[:1]
	for _, s := range c.spans[1:] {
		if last := &merged[len(merged)-1]; s[0] <= last[1]+1 {
			last[1] = max(last[1], s[1])
		} else {
			merged = append(merged, s)
		}
	}
	c.spans = merged
}

// Has reports whether a place was read.
func (c *Coverage) Has(place int) bool {
	return slices.ContainsFunc(c.spans, func(s [2]int) bool { return s[0] <= place && place <= s[1] })
}

// Count is how many places were read.
func (c *Coverage) Count() (n int) {
	for _, s := range c.spans {
		n += s[1] - s[0] + 1
	}
	return n
}

// mostSpans is how many stretches a sentence names.
const mostSpans = 8

// Of says how much of a document was read: "pages 1–40 of 212", or only how many where they
// are many stretches.
func (c *Coverage) Of(e Extent) string {
	switch {
	case len(c.spans) == 0:
		return fmt.Sprintf("nothing of %s", e)
	case len(c.spans) > mostSpans:
		return fmt.Sprintf("%d of %s", c.Count(), e)
	}
	parts := make([]string, len(c.spans))
	for i, s := range c.spans {
		if parts[i] = strconv.Itoa(s[0]); s[1] > s[0] {
			parts[i] = fmt.Sprintf("%d–%d", s[0], s[1])
		}
	}
	said := e.Unit.phrases().places
	if c.Count() == 1 {
		said = e.Unit.phrases().place
	}
	return fmt.Sprintf(said, strings.Join(parts, ", "), e.Count)
}
