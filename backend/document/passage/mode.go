package passage

import (
	"cmp"
	"slices"
)

// A ReadingMode is how a document is read.
type ReadingMode string

// The modes.
const (
	Whole    ReadingMode = "whole"
	BySearch ReadingMode = "by search"    // in parts, those that a question finds and a model asks for
	InTurn   ReadingMode = "part by part" // every part is read for the task, and what matters in it is kept
	Revised  ReadingMode = "revised part by part"
	Computed ReadingMode = "computed" // a table that is calculated with, and not read by a model
)

// An Allotment is what one of several documents gets of a model's context.
type Allotment struct {
	Mode ReadingMode
	Room int // bytes of text that a model may be shown of it
}

// Divide decides how documents are read whose text has these sizes, within a room for all of
// them together. Sizes are bytes, as llm.Size counts them, so that the room is that of the
// model's tokens. The shortest documents are whole first: a long one does not hide them. What is
// left is divided evenly among the others, which are read as parts says.
func Divide(sizes []int, room int, parts ReadingMode) []Allotment {
	allotments := make([]Allotment, len(sizes))
	order := make([]int, len(sizes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sizes[a], sizes[b]) })
	left := max(room, 0)
	for n, i := range order {
		even := left / (len(order) - n)
		allotments[i] = Allotment{parts, even}
		if sizes[i] <= even {
			allotments[i] = Allotment{Whole, sizes[i]}
		}
		left -= allotments[i].Room
	}
	return allotments
}

// CoverageSentence is the sentence about what was read of a document, such as "report.pdf: pages 1-40 of
// 212, by search".
func CoverageSentence(label string, e Extent, read Coverage, mode ReadingMode) string {
	if e.Count == 0 {
		return label + ": nothing in it could be read"
	}
	return label + ": " + mode.describe(read.Of(e))
}

// describe adds the mode to a phrase that says how much of a document was read.
func (m ReadingMode) describe(read string) string {
	switch m {
	case Whole:
		return read + ", whole"
	case BySearch:
		return read + ", by search"
	case InTurn:
		return read + ", part by part"
	case Revised:
		return read + ", revised part by part"
	case Computed:
		return read + ", computed"
	}
	return read
}
