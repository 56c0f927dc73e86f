package chat

import "slices"

// A Node is a row without its text: what the rules of the tree need.
type Node struct {
	ID     int64
	Parent *int64
}

// A Tree answers questions about the rows of one conversation. It is a value made
// from them once; nothing in it changes.
type Tree struct {
	nodes    map[int64]Node
	children map[int64][]int64 // by parent, ids ascending; roots under 0
}

// NewTree arranges nodes, which may come in any order.
func NewTree(nodes []Node) *Tree {
	t := &Tree{nodes: make(map[int64]Node, len(nodes)), children: make(map[int64][]int64)}
	for _, n := range nodes {
		t.nodes[n.ID] = n
		t.children[key(n.Parent)] = append(t.children[key(n.Parent)], n.ID)
	}
	for _, ids := range t.children {
		slices.Sort(ids)
	}
	return t
}

// Has reports whether id is a row of the tree.
func (t *Tree) Has(id int64) bool { _, ok := t.nodes[id]; return ok }

// Path is the chain from a root to leaf, oldest first; nil when leaf is no row.
func (t *Tree) Path(leaf int64) []int64 {
	var path []int64
	for at, ok := t.nodes[leaf]; ok; at, ok = t.nodes[key(at.Parent)] {
		path = append(path, at.ID)
		if at.Parent == nil {
			break
		}
	}
	slices.Reverse(path)
	return path
}

// Siblings are the rows that share id's parent, id among them, in the order of their ids.
func (t *Tree) Siblings(id int64) []int64 {
	n, ok := t.nodes[id]
	if !ok {
		return nil
	}
	return t.children[key(n.Parent)]
}

// NewestLeaf follows the newest child from id downwards: the leaf that becomes
// active when a person switches to id's branch.
func (t *Tree) NewestLeaf(id int64) int64 {
	for {
		below := t.children[id]
		if len(below) == 0 {
			return id
		}
		id = below[len(below)-1]
	}
}

// Deletion says which rows go when a person deletes id (the row, its siblings and
// everything below them), and the leaf that is active afterwards, nil for none. The
// leaf moves only when it was among the rows that go.
func (t *Tree) Deletion(id int64, leaf *int64) (gone []int64, next *int64) {
	n, ok := t.nodes[id]
	if !ok {
		return nil, leaf
	}
	queue := slices.Clone(t.children[key(n.Parent)])
	for len(queue) > 0 {
		at := queue[0]
		queue = append(queue[1:], t.children[at]...)
		gone = append(gone, at)
	}
	if leaf != nil && slices.Contains(gone, *leaf) {
		return gone, n.Parent
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
