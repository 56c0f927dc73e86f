package chat

import "slices"

// A Node is a row without its text: what the rules of the tree need.
type Node struct {
	ID     int64
	Parent *int64
}

// Deletion says which rows go when a person deletes id (the row, its siblings and
// everything below them), and the leaf that is active afterwards, nil for none. The
// leaf moves only when it was among the rows that go. The rows may come in any order.
func Deletion(rows []Node, id int64, leaf *int64) (gone []int64, next *int64) {
	at := slices.IndexFunc(rows, func(n Node) bool { return n.ID == id })
	if at < 0 {
		return nil, leaf
	}
	below := map[int64][]int64{} // by parent; roots under 0
	for _, n := range rows {
		below[key(n.Parent)] = append(below[key(n.Parent)], n.ID)
	}
	gone = slices.Clone(below[key(rows[at].Parent)])
	for i := 0; i < len(gone); i++ {
		gone = append(gone, below[gone[i]]...)
	}
	if leaf != nil && slices.Contains(gone, *leaf) {
		return gone, rows[at].Parent
	}
	return gone, leaf
}

// Branches fills the branch fields of a row from its siblings.
func Branches(m *Message, siblings []int64) {
	m.BranchCount, m.BranchIndex = len(siblings), max(0, slices.Index(siblings, m.ID))
	m.PrevBranchID, m.NextBranchID = nil, nil
	if i := m.BranchIndex; i > 0 {
		m.PrevBranchID = &siblings[i-1]
	}
	if i := m.BranchIndex; i+1 < len(siblings) {
		m.NextBranchID = &siblings[i+1]
	}
}

func key(parent *int64) int64 {
	if parent == nil {
		return 0
	}
	return *parent
}
