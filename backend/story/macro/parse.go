package macro

import (
	"strings"

	prose "terzetto/backend/text"
)

// maxDepth is how many macros may stand in one another, and how many conditions.
const maxDepth = 100

// A node is a macro of a text with its braces, or a span of code. A slice of nodes is in the order of the text: what stands
// within a node follows it, up to next.
type node struct {
	start, end int // in the text
	next       int // the node behind everything within this one
	parent     int // -1: the text itself
	code       bool
	deep       bool // it stays as written, with all that is in it
	call       call // of a macro
	otherwise  int  // of {{if}}: the node of its {{else}}; 0: it has none
	close      int  // of {{if}}: the node of its {{/if}}; 0: it has none, and stays as written
}

// A call is a macro as its author wrote it.
type call struct {
	name      string    // in small letters; "//" for a comment, "." and "$" for the short forms of variables; empty: it is no macro
	separator separator // what stands between name and arguments
	args      int       // where in the text the arguments begin
}

// A separator stands between a name and its arguments.
type separator uint8

// The separators; without one there are no arguments.
const (
	noArguments separator = iota
	space
	oneColon
	twoColons
)

// parse finds the macros of a text, and its code where code is literal.
func parse(text string, literalCode bool) []node {
	nodes := spans(text, literalCode)
	if nest(text, nodes) > maxDepth {
		nodes = shallow(nodes)
	}
	match(nodes)
	return nodes
}

// spans finds what begins and ends. What is never closed is left out.
func spans(text string, literalCode bool) []node {
	all := make([]node, 0, 4)
	var few [8]int
	open := few[:0]             // those that are not closed yet
	marks := [3]int{-1, -1, -1} // where the next brace of either kind and the next tick are
	for i := 0; i < len(text); {
		rest := text[i:]
		switch {
		case literalCode && rest[0] == '`':
			end := i + prose.CodeSpan(rest)
			all = append(all, node{start: i, end: end, code: true})
			i = end
		case strings.HasPrefix(rest, "{{") && !strings.HasPrefix(rest, "{{{"):
			open = append(open, len(all))
			all = append(all, node{start: i})
			i += 2
		case len(open) > 0 && strings.HasPrefix(rest, "}}"):
			i += 2
			all[open[len(open)-1]].end = i
			open = open[:len(open)-1]
		default:
			i++
			for j := range marks {
				if at := &marks[j]; *at < i {
					if *at = strings.IndexByte(text[i:], "{}`"[j]); *at < 0 {
						*at = len(text)
					} else {
						*at += i
					}
				}
			}
			i = min(marks[0], marks[1], marks[2])
		}
	}
	closed := all[:0]
	for _, n := range all {
		if n.end > 0 {
			closed = append(closed, n)
		}
	}
	return closed
}

// nest says of each node what stands around it and what comes behind it, and how many stand in one another.
func nest(text string, nodes []node) (deepest int) {
	var few [8]int
	around := few[:0]
	for i := range nodes {
		for len(around) > 0 && nodes[around[len(around)-1]].end <= nodes[i].start {
			nodes[around[len(around)-1]].next = i
			around = around[:len(around)-1]
		}
		nodes[i].parent = -1
		if len(around) > 0 {
			nodes[i].parent = around[len(around)-1]
		}
		if !nodes[i].code {
			nodes[i].call = callOf(text, nodes[i].start+2, nodes[i].end-2)
		}
		around = append(around, i)
		deepest = max(deepest, len(around))
	}
	for _, i := range around {
		nodes[i].next = len(nodes)
	}
	return deepest
}

// shallow leaves out what stands within too many others, but for the outermost of it.
func shallow(nodes []node) []node {
	depth := make([]int, len(nodes))
	place := make([]int, len(nodes)+1) // of a node among those that are kept
	kept := make([]node, 0, len(nodes))
	for i, n := range nodes {
		if n.parent >= 0 {
			depth[i] = depth[n.parent] + 1
		}
		place[i] = len(kept)
		if n.deep = depth[i] == maxDepth; n.deep {
			n.call = call{}
		}
		if depth[i] <= maxDepth {
			kept = append(kept, n)
		}
	}
	place[len(nodes)] = len(kept)
	for i := range kept {
		n := &kept[i]
		n.next = place[n.next]
		if n.parent >= 0 {
			n.parent = place[n.parent]
		}
	}
	return kept
}

// match pairs the conditions with their ends. Both stand within the same macro, or in the text itself.
func match(nodes []node) {
	var open []int
	leave := func(parent int) { // what is around parent
		for len(open) > 0 && nodes[open[len(open)-1]].parent != parent && !within(nodes, parent, nodes[open[len(open)-1]].parent) {
			open = open[:len(open)-1]
		}
	}
	for i := range nodes {
		n := &nodes[i]
		switch n.call.name {
		case "if":
			leave(n.parent)
			open = append(open, i)
		case "else":
			if leave(n.parent); len(open) > 0 && nodes[open[len(open)-1]].parent == n.parent && nodes[open[len(open)-1]].otherwise == 0 {
				nodes[open[len(open)-1]].otherwise = i
			}
		case "/if":
			if leave(n.parent); len(open) > 0 && nodes[open[len(open)-1]].parent == n.parent {
				if len(open) <= maxDepth {
					nodes[open[len(open)-1]].close = i
				}
				open = open[:len(open)-1]
			}
		}
	}
	for i := range nodes { // without an end it is no condition
		if nodes[i].close == 0 {
			nodes[i].otherwise = 0
		}
	}
}

// within reports whether a node stands within another; -1 is the text itself.
func within(nodes []node, inner, outer int) bool {
	if outer < 0 {
		return true
	}
	return inner >= 0 && nodes[outer].start < nodes[inner].start && nodes[inner].end <= nodes[outer].end
}

// callOf reads the name of a macro, whose words stand between from and to.
func callOf(text string, from, to int) call {
	skip := func(i int) int {
		for i < to && strings.IndexByte(" \t\r\n", text[i]) >= 0 {
			i++
		}
		return i
	}
	i := skip(from)
	if strings.HasPrefix(text[i:to], comment) {
		return call{name: comment, args: i + len(comment)}
	}
	c := call{}
	if i < to && (text[i] == '.' || text[i] == '$') {
		return call{name: text[i : i+1], args: i + 1}
	}
	start := i
	for i < to && strings.IndexByte(" \t\r\n:{}", text[i]) < 0 {
		i++
		if i-start > longestName {
			return c
		}
	}
	name := strings.ToLower(text[start:i])
	at := skip(i)
	switch {
	case at == to:
	case strings.HasPrefix(text[at:to], "::"):
		c.separator, at = twoColons, at+2
	case text[at] == ':':
		c.separator, at = oneColon, at+1
	case at > i:
		c.separator = space
	default: // a brace within the name
		return c
	}
	c.name, c.args = canonical(name), at
	return c
}

// comment is the name of {{// a note to the card's author}}.
const comment = "//"

// canonical is the name by which this package knows a macro, for every spelling that cards have.
func canonical(name string) string {
	switch name {
	case "charifnotgroup":
		return "group"
	case "charjailbreak":
		return "charinstruction"
	case "char_version":
		return "charversion"
	case "mesexamplesraw":
		return "mesexamples"
	}
	return name
}

// parts splits the words of a macro from from to to at a separator that stands in none of the macros within.
func parts(text string, nodes []node, k, from, to int, sign byte, atMost int) []span {
	var all []span
	begin, first := from, k
	double := sign == ':'
	for i := from; i < to && len(all)+1 < atMost; {
		if k < len(nodes) && nodes[k].start == i {
			i, k = nodes[k].end, nodes[k].next
			continue
		}
		end := to
		if k < len(nodes) && nodes[k].start < to {
			end = nodes[k].start
		}
		at := strings.IndexByte(text[i:end], sign)
		switch {
		case at < 0:
			i = end
		case double && !strings.HasPrefix(text[i+at:end], "::"):
			i += at + 1
		case !double && at+i > begin && text[i+at-1] == '\\':
			i += at + 1
		default:
			all = append(all, span{begin, i + at, first})
			i += at + 1
			if double {
				i++
			}
			begin, first = i, k
		}
	}
	return append(all, span{begin, to, first})
}

// A span is a part of a text. first is the first node that can stand in it.
type span struct{ from, to, first int }
