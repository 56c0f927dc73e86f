package portable

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
)

// A Tree is how the rows of a conversation hang together where they are read from a library: all of a long one are more
// than the memory holds, so each is read when it is written.
type Tree struct {
	Parents []int // of each row, -1: none; a parent is before its children, siblings in their order
	// Read gives rows by their place. Those that were deleted meanwhile are missing.
	Read func(ctx context.Context, at []int) (map[int]Row, error)
}

// pageRows is how many rows are read at once.
const pageRows = 200

// tree is that of a transcript whose rows are in memory, where it has no other.
func (t *Transcript) tree() *Tree {
	if t.Tree != nil {
		return t.Tree
	}
	tree := &Tree{Parents: make([]int, len(t.Rows)), Read: func(_ context.Context, at []int) (map[int]Row, error) {
		rows := make(map[int]Row, len(at))
		for _, i := range at {
			rows[i] = t.Rows[i]
		}
		return rows, nil
	}}
	for i, r := range t.Rows {
		tree.Parents[i] = r.Parent
	}
	return tree
}

// WithProgress gives the same tree and tells how many rows are read.
func (t *Tree) WithProgress(tell func(rows int)) *Tree {
	return &Tree{Parents: t.Parents, Read: func(ctx context.Context, at []int) (map[int]Row, error) {
		rows, err := t.Read(ctx, at)
		tell(len(rows))
		return rows, err
	}}
}

// children lists the places of the rows by that of their parent; the roots are under -1.
func (t *Tree) children() map[int][]int {
	all := map[int][]int{}
	for i, parent := range t.Parents {
		all[parent] = append(all[parent], i)
	}
	return all
}

// path is the way from a root down to a row.
func (t *Tree) path(to int) (path []int) {
	for at := to; at >= 0; at = t.Parents[at] {
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}

// Each visits the rows in their order, which are read some at a time.
func (t *Transcript) Each(ctx context.Context, visit func(at int, r Row) error) error {
	tree := t.tree()
	page := make([]int, 0, pageRows)
	for from := 0; from < len(tree.Parents); from += pageRows {
		page = page[:0]
		for at := from; at < min(from+pageRows, len(tree.Parents)); at++ {
			page = append(page, at)
		}
		rows, err := tree.Read(ctx, page)
		if err != nil {
			return err
		}
		for _, at := range page {
			r, there := rows[at]
			if !there {
				return fault.New(fault.NotFound, "Messages of this conversation were deleted while it was read.")
			}
			if err := visit(at, r); err != nil {
				return err
			}
		}
	}
	return nil
}

// Load reads all rows into memory, for who needs them at once.
func (t *Transcript) Load(ctx context.Context) error {
	if t.Tree == nil {
		return nil
	}
	rows := make([]Row, len(t.Tree.Parents))
	if err := t.Each(ctx, func(at int, r Row) error {
		rows[at] = r
		return nil
	}); err != nil {
		return err
	}
	t.Rows, t.Tree = rows, nil
	return nil
}
