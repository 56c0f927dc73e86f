package chatapps

import (
	"cmp"
	"slices"
)

// A Place is where a message stands in the tree of its conversation.
type Place struct {
	Message int // of the conversation's
	Above   int // the place of the message that it follows; -1: it follows none
}

// A Tree is the messages of a conversation that are shown, each after the one that it follows, with siblings in their order.
type Tree struct {
	Places []Place
	Leaf   int // the place of the message that the app shows last; -1: it doesn't say
	Lost   int // messages that follow each other in a circle
	Hidden []int
}

// Tree puts the messages in their order. It follows no link by recursion, so that a long chain takes no more than its length.
func (c *Conversation) Tree() Tree {
	index := make(map[string]int, len(c.Messages))
	for i := range c.Messages {
		if id := c.Messages[i].ID; id != "" {
			if _, there := index[id]; !there {
				index[id] = i
			}
		}
	}
	parents, children := c.links(index)
	t := Tree{Leaf: -1}
	type step struct{ message, above int }
	stack := make([]step, 0, 64)
	push := func(of, above int) {
		for _, child := range slices.Backward(children[of]) {
			stack = append(stack, step{child, above})
		}
	}
	at := make([]int, len(c.Messages)) // the place of a message, or of the nearest one above that has a place
	push(len(c.Messages), -1)
	seen := 0
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		seen++
		at[s.message] = s.above
		if c.Messages[s.message].Hidden {
			t.Hidden = append(t.Hidden, s.message)
		} else {
			at[s.message] = len(t.Places)
			t.Places = append(t.Places, Place{s.message, s.above})
		}
		push(s.message, at[s.message])
	}
	t.Lost = len(c.Messages) - seen
	if i, there := index[c.Current]; there && c.Current != "" && isReached(parents, i) {
		t.Leaf = at[i]
	}
	return t
}

// links are the message that each follows, and those that follow each; the roots follow the one after the last.
func (c *Conversation) links(index map[string]int) (parents []int, children [][]int) {
	parents, children = make([]int, len(c.Messages)), make([][]int, len(c.Messages)+1)
	for i := range c.Messages {
		parents[i] = len(c.Messages)
		if above, there := index[c.Messages[i].Parent]; there && c.Messages[i].Parent != "" && above != i {
			parents[i] = above
		}
		children[parents[i]] = append(children[parents[i]], i)
	}
	for _, all := range children {
		slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(c.Messages[a].Rank, c.Messages[b].Rank) })
	}
	return parents, children
}

// isReached reports whether a message hangs below a root, and not in a circle.
func isReached(parents []int, i int) bool {
	for range parents {
		if i = parents[i]; i == len(parents) {
			return true
		}
	}
	return false
}
