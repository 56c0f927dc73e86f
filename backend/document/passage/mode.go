package passage

import (
	"cmp"
	"slices"
)

// A Way is how a document is read.
type Way string

// The ways.
const (
	Whole    Way = "whole"
	BySearch Way = "by search"    // in parts, those that a question finds and a model asks for
	InTurn   Way = "part by part" // every part is read for the task, and what matters in it is kept
	Revised  Way = "revised part by part"
	Computed Way = "computed" // a table that is calculated with, and not read by a model
)

// A Share is what one of several documents gets of a model's context.
type Share struct {
	Way  Way
	Room int // bytes of text that a model may be shown of it
}

// Divide decides how documents are read whose text has these sizes, within a room for all of
// them together. Sizes are bytes, as llm.Size counts them, so that the room is that of the
// model's tokens. The shortest documents are whole first: a long one does not hide them. What is
// left is divided evenly among the others, which are read as parts says.
func Divide(sizes []int, room int, parts Way) []Share {
	shares := make([]Share, len(sizes))
	order := make([]int, len(sizes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sizes[a], sizes[b]) })
	left := max(room, 0)
	for n, i := range order {
		even := left / (len(order) - n)
		shares[i] = Share{parts, even}
		if sizes[i] <= even {
			shares[i] = Share{Whole, sizes[i]}
		}
		left -= shares[i].Room
	}
	return shares
}

// Told is the sentence about what was read of a document, such as "report.pdf: pages 1-40 of
// 212, by search".
func Told(label string, e Extent, read Coverage, way Way) string {
	if e.Count == 0 {
		return label + ": nothing in it could be read"
	}
	return label + ": " + way.of(read.Of(e))
}

// of describes how much of a document was read.
func (w Way) of(read string) string {
	switch w {
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
