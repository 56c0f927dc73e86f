package value

import (
	"reflect"
	"slices"
	"strconv"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/vm/runtime"
)

// The functions that a condition is rewritten to call. Their names cannot be written in one.
const (
	partAt  = "$part"    // a field or an entry, or nothing
	decided = "$decided" // true or false, where nothing is false
	listed  = "$listed"  // a list, where nothing is an empty one
	added   = "$added"   // what a sum adds, where nothing is 0
	nothing = "$nothing" // nothing, as a value of any type
)

// missingFunctions are what a condition calls where a value may be missing.
func missingFunctions() []expr.Option {
	anything := new(func(any) any)
	return []expr.Option{
		expr.Function(partAt, partOf, new(func(any, any) any)),
		expr.Function(decided, insteadOfNothing(false), anything),
		expr.Function(listed, insteadOfNothing([]any{}), anything),
		expr.Function(added, insteadOfNothing(0), anything),
		expr.Function(nothing, func(...any) (any, error) { return nil, nil }, new(func() any)), //nolint:nilnil // that is what it gives
	}
}

func insteadOfNothing(empty any) func(...any) (any, error) {
	return func(args ...any) (any, error) {
		if args[0] == nil {
			return empty, nil
		}
		return args[0], nil
	}
}

// partOf is a field of an object or an entry of a list, counted from the end if the index is
// negative. It is nothing where there is no such part.
func partOf(args ...any) (got any, err error) {
	switch of := args[0].(type) {
	case map[string]any:
		if name, ok := args[1].(string); ok {
			return of[name], nil
		}
	case []any:
		i, ok := args[1].(int)
		if ok && i < 0 {
			i += len(of)
		}
		if ok && i >= 0 && i < len(of) {
			return of[i], nil
		}
	case nil, string, bool, int, float64:
	default: // what a condition makes itself, such as a range or a time
		if slices.Contains([]reflect.Kind{reflect.Slice, reflect.Array, reflect.Map}, reflect.TypeOf(of).Kind()) {
			defer func() {
				if recover() != nil {
					got = nil
				}
			}()
			return runtime.Fetch(of, args[1]), nil
		}
	}
	return nil, nil
}

// overLists are the functions whose first argument is a list. Nothing counts as an empty one.
var overLists = map[string]bool{ //nolint:gochecknoglobals // a table that never changes
	"all": true, "none": true, "any": true, "one": true, "filter": true, "find": true, "findIndex": true, "findLast": true,
	"findLastIndex": true, "count": true, "sum": true, "sortBy": true, "sort": true, "reverse": true, "first": true, "last": true,
	"take": true, "len": true,
}

// deciding are those that ask for each entry whether it is meant.
var deciding = map[string]bool{ //nolint:gochecknoglobals // a table that never changes
	"all": true, "none": true, "any": true, "one": true, "filter": true, "find": true, "findIndex": true, "findLast": true,
	"findLastIndex": true, "count": true,
}

// tolerant rewrites a condition so that a value which is not there harms nothing: a part of nothing
// is nothing, nothing is neither more, less nor like anything, a sum or a function of nothing is
// nothing, a list that is nothing is empty, and where true or false is needed nothing is false.
type tolerant struct{ bound int }

// Visit implements ast.Visitor. A node is visited after the nodes inside of it.
func (t *tolerant) Visit(node *ast.Node) {
	switch n := (*node).(type) {
	case *ast.MemberNode:
		if id, ok := n.Node.(*ast.IdentifierNode); ok && example[id.Value] != "" {
			return // the name of a step, a variable or a result
		}
		ast.Patch(node, callNode(partAt, n.Node, n.Property))
	case *ast.ChainNode:
		ast.Patch(node, n.Node)
	case *ast.UnaryNode:
		if n.Operator == "not" || n.Operator == "!" {
			n.Node = truth(n.Node)
			return
		}
		t.unlessNothing(node, false, &n.Node)
	case *ast.BinaryNode:
		t.binary(node, n)
	case *ast.ConditionalNode:
		n.Cond = truth(n.Cond)
	case *ast.SliceNode:
		t.unlessNothing(node, false, &n.Node)
	case *ast.CallNode:
		if id, ok := n.Callee.(*ast.IdentifierNode); ok && id.Value == "string" {
			t.unlessNothing(node, false, pointers(n.Arguments)...)
		}
	case *ast.BuiltinNode:
		t.builtin(node, n)
	}
}

func (t *tolerant) binary(node *ast.Node, n *ast.BinaryNode) {
	switch n.Operator {
	case "==", "!=", "in", "??":
	case "&&", "||", "and", "or":
		n.Left, n.Right = truth(n.Left), truth(n.Right)
	case "<", ">", "<=", ">=", "contains", "startsWith", "endsWith", "matches":
		t.unlessNothing(node, true, &n.Left, &n.Right)
	default:
		t.unlessNothing(node, false, &n.Left, &n.Right)
	}
}

func (t *tolerant) builtin(node *ast.Node, n *ast.BuiltinNode) {
	if len(n.Arguments) == 0 || n.Name == "type" || n.Name == "get" {
		return
	}
	if !overLists[n.Name] {
		t.unlessNothing(node, false, pointers(n.Arguments)...)
		return
	}
	n.Arguments[0] = callNode(listed, n.Arguments[0])
	for _, arg := range n.Arguments[1:] {
		each, ok := arg.(*ast.PredicateNode)
		switch {
		case ok && deciding[n.Name]:
			each.Node = truth(each.Node)
		case ok && n.Name == "sum":
			each.Node = callNode(added, each.Node)
		}
	}
}

// unlessNothing rewrites a node so that it is false or nothing where one of its operands is
// nothing. Each operand is read once.
func (t *tolerant) unlessNothing(node *ast.Node, comparison bool, operands ...*ast.Node) {
	var otherwise ast.Node = &ast.CallNode{Callee: &ast.IdentifierNode{Value: nothing}}
	if comparison {
		otherwise = &ast.BoolNode{}
	}
	whole, at := *node, (*node).Location()
	var names []string
	var values []ast.Node
	var cond ast.Node
	for _, operand := range operands {
		if isLiteral(*operand) {
			continue
		}
		t.bound++
		name := "$" + strconv.Itoa(t.bound)
		names, values = append(names, name), append(values, *operand)
		*operand = nameNode(name, *operand)
		var isNothing ast.Node = &ast.BinaryNode{Operator: "==", Left: nameNode(name, *operand), Right: &ast.NilNode{}}
		if cond != nil {
			isNothing = &ast.BinaryNode{Operator: "||", Left: cond, Right: isNothing}
		}
		cond = isNothing
	}
	if cond == nil {
		return
	}
	whole = &ast.ConditionalNode{Cond: cond, Exp1: otherwise, Exp2: whole}
	for i, name := range slices.Backward(names) {
		whole = &ast.VariableDeclaratorNode{Name: name, Value: values[i], Expr: whole}
	}
	whole.SetLocation(at)
	*node = whole
}

func nameNode(name string, like ast.Node) ast.Node {
	id := &ast.IdentifierNode{Value: name}
	id.SetLocation(like.Location())
	return id
}

func callNode(function string, args ...ast.Node) ast.Node {
	c := &ast.CallNode{Callee: nameNode(function, args[0]), Arguments: args}
	c.SetLocation(args[0].Location())
	return c
}

// truth makes nothing false where a condition needs true or false.
func truth(n ast.Node) ast.Node {
	if isLiteral(n) {
		return n
	}
	return callNode(decided, n)
}

// isLiteral reports whether a value is written out, so that it is there and its type is known when
// the workflow is saved.
func isLiteral(n ast.Node) bool {
	switch n.(type) {
	case *ast.BoolNode, *ast.IntegerNode, *ast.FloatNode, *ast.StringNode, *ast.ConstantNode:
		return true
	}
	return false
}

func pointers(nodes []ast.Node) []*ast.Node {
	all := make([]*ast.Node, len(nodes))
	for i := range nodes {
		all[i] = &nodes[i]
	}
	return all
}
