package value

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/expr-lang/expr/ast"
)

// A reader finds the names in a condition and what it may not hold.
type reader struct {
	text  string
	uses  []Use
	named map[ast.Node]bool // names such as steps that have a field after them
	wrong *Mistake
}

func (r *reader) refuse(n ast.Node, message string) {
	if r.wrong == nil {
		r.wrong = &Mistake{At: offset(r.text, n.Location().From), Message: message}
	}
}

// Visit implements ast.Visitor. A node is visited after the nodes inside of it.
func (r *reader) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.BuiltinNode:
		if !functions[n.Name] {
			r.refuse(n, "A condition has no function named "+n.Name+".")
		}
	case *ast.CallNode:
		id, ok := n.Callee.(*ast.IdentifierNode)
		switch {
		case !ok:
			r.refuse(n, "A condition calls functions such as len(…) only.")
		case !functions[id.Value]:
			r.refuse(n, "A condition has no function named "+id.Value+".")
		default:
			r.named[id] = true
		}
	case *ast.VariableDeclaratorNode, *ast.SequenceNode:
		r.refuse(*node, "A condition is one expression, without let and semicolons.")
	case *ast.MemberNode:
		r.member(n)
	}
}

// member notes the name of a step, a variable or a result.
func (r *reader) member(n *ast.MemberNode) {
	id, ok := n.Node.(*ast.IdentifierNode)
	if !ok {
		return
	}
	switch id.Value {
	case "steps", "vars", "result", "secrets":
	default:
		return
	}
	token := ""
	switch p := n.Property.(type) {
	case *ast.StringNode:
		token = p.Value
	case *ast.IntegerNode:
		token = strconv.Itoa(p.Value)
	default:
		r.refuse(n, fmt.Sprintf("Write out the name after “%s”, as in %s.", id.Value, example[id.Value]))
		return
	}
	place, ok := placeOf([]string{id.Value, token})
	if !ok {
		r.refuse(n, fmt.Sprintf("Write out the name after “%s”, as in %s.", id.Value, example[id.Value]))
		return
	}
	if place.Source == Secret {
		r.refuse(n, "A secret can't be used in a condition.")
		return
	}
	r.named[id] = true
	r.use(*place, id)
}

// use notes a name. Each value is read once, wherever it is named.
func (r *reader) use(place Reference, id *ast.IdentifierNode) {
	same := func(u Use) bool { return u.Source == place.Source && u.String() == place.String() }
	if !slices.ContainsFunc(r.uses, same) {
		r.uses = append(r.uses, Use{Reference: place, At: offset(r.text, id.Location().From)})
	}
}

var example = map[string]string{ //nolint:gochecknoglobals // a table that never changes
	"steps": "steps.fetch", "vars": "vars.city", "result": "result[0]", "secrets": "secrets.token",
}

// noteBareNames notes the names that have no field after them, which member did not see.
func (r *reader) noteBareNames(root *ast.Node) {
	ast.Walk(root, visit(func(node ast.Node) {
		id, ok := node.(*ast.IdentifierNode)
		if !ok || r.named[id] {
			return
		}
		if like := example[id.Value]; like != "" {
			r.refuse(id, fmt.Sprintf("Write out the name after “%s”, as in %s.", id.Value, like))
			return
		}
		place, ok := placeOf([]string{id.Value})
		if !ok || !IsID(id.Value) {
			r.refuse(id, "There is no value named "+id.Value+" here.")
			return
		}
		r.use(*place, id)
	}))
}

type visit func(ast.Node)

// Visit implements ast.Visitor.
func (v visit) Visit(node *ast.Node) { v(*node) }
