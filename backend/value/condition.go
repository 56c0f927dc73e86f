package value

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/types"
	"github.com/expr-lang/expr/vm"
)

// The limits of a condition.
const (
	maxCondition  = 10_000    // bytes
	maxNodes      = 1000      // of its syntax tree
	maxMemory     = 1_000_000 // entries that it may make
	maxIterations = 1_000_000 // of all its functions over lists
	maxAdded      = 16 << 20  // bytes of text that it may put together
)

// functions are the functions of Expr that a condition may call. Those that can make a large
// value of a small one, or take more than linear time, are left out, since a call cannot be
// cancelled.
var functions = map[string]bool{ //nolint:gochecknoglobals // a table that never changes
	"all": true, "none": true, "any": true, "one": true, "filter": true, "find": true, "findIndex": true, "findLast": true,
	"findLastIndex": true, "count": true, "sum": true, "sortBy": true, "sort": true, "reverse": true, "first": true, "last": true,
	"take": true, "keys": true, "values": true, "get": true, "len": true, "type": true, "abs": true, "ceil": true, "floor": true,
	"round": true, "int": true, "float": true, "string": true, "max": true, "min": true, "mean": true, "median": true,
	"trim": true, "trimPrefix": true, "trimSuffix": true, "upper": true, "lower": true, "split": true, "indexOf": true,
	"lastIndexOf": true, "hasPrefix": true, "hasSuffix": true, "now": true, "date": true, "duration": true, "timezone": true,
}

// tick is the function that every iteration and every sum of texts goes through. Its name cannot
// be written in a condition.
const tick = "$tick"

// A Condition is a condition that can be read. It never changes and may be used by many
// goroutines.
type Condition struct {
	program *vm.Program
	uses    []Use
}

// Compile reads a condition. The error is a *Mistake.
func Compile(text string) (*Condition, error) {
	if strings.TrimSpace(text) == "" {
		return nil, &Mistake{Message: "The condition is empty."}
	}
	if len(text) > maxCondition {
		return nil, &Mistake{Message: fmt.Sprintf("The condition has more than %d characters.", maxCondition)}
	}
	config := conf.CreateNew()
	config.MaxNodes = maxNodes
	tree, err := parser.ParseWithConfig(text, config)
	if err != nil {
		return nil, mistake(text, err)
	}
	r := &reader{text: text, named: map[ast.Node]bool{}}
	ast.Walk(&tree.Node, r)
	if r.wrong == nil {
		r.noteBareNames(&tree.Node)
	}
	if r.wrong != nil {
		return nil, r.wrong
	}
	env := types.Map{
		tick: types.TypeOf(new(counter).pass), "steps": types.TypeOf(map[string]any{}), "vars": types.TypeOf(map[string]any{}), "result": types.TypeOf(map[int]any{}),
	}
	for _, u := range r.uses {
		if root := rootOf(u.Reference); env[root] == nil {
			env[root] = types.Any
		}
	}
	options := append(missingFunctions(), expr.Env(env), expr.MaxNodes(maxNodes), expr.Optimize(false), expr.Patch(counting{}),
		expr.Patch(&tolerant{}), expr.Function("string", scalar, new(func(any) string)))
	program, err := expr.Compile(text, options...)
	if err != nil {
		return nil, mistake(text, err)
	}
	if kind := program.Node().Type().Kind(); kind != reflect.Bool && kind != reflect.Interface {
		return nil, &Mistake{Message: "The condition gives neither true nor false."}
	}
	return &Condition{program: program, uses: r.uses}, nil
}

// Uses returns the names in the condition.
func (c *Condition) Uses() []Use { return c.uses }

// rootOf is the name under which a condition finds a source.
func rootOf(r Reference) string {
	switch r.Source {
	case Step:
		return "steps"
	case Var:
		return "vars"
	case Item:
		return r.Name
	case LastOutput, Result, LastError, Trigger, Secret:
	}
	return string(r.Source)
}

// mistake says in a sentence what Expr reports.
func mistake(text string, err error) *Mistake {
	m := &Mistake{Message: "The condition can't be read."}
	f, ok := errors.AsType[*file.Error](err)
	if !ok {
		if strings.Contains(err.Error(), "node") {
			m.Message = "The condition is too long."
		}
		return m
	}
	m.At = offset(text, f.From)
	why, _, _ := strings.Cut(f.Message, "\n")
	near := excerpt(strings.TrimSpace(text[m.At:]))
	switch {
	case near == "", strings.HasPrefix(why, "unexpected token EOF"):
		m.Message = "The condition ends too early."
	case strings.HasPrefix(why, "unexpected token"), strings.HasPrefix(why, "unrecognized character"):
		m.Message = fmt.Sprintf("The condition can't be read at “%s”.", near)
	case strings.Contains(why, "exceeds maximum allowed nodes"):
		m.Message = "The condition is too long."
	case strings.Contains(why, "mismatched types"):
		m.Message = fmt.Sprintf("The condition puts values of two types together at “%s”.", near)
	default:
		m.Message = fmt.Sprintf("The condition can't be used at “%s”.", near)
	}
	return m
}

// offset is the byte at which a rune begins.
func offset(text string, runes int) int {
	for i := range text {
		if runes--; runes < 0 {
			return i
		}
	}
	return len(text)
}

// counting lets every iteration and every sum of texts go through tick.
type counting struct{}

// Visit implements ast.Visitor.
func (counting) Visit(node *ast.Node) {
	call := func(n ast.Node) ast.Node {
		c := &ast.CallNode{Callee: &ast.IdentifierNode{Value: tick}, Arguments: []ast.Node{n}}
		c.SetLocation(n.Location())
		return c
	}
	switch n := (*node).(type) {
	case *ast.PredicateNode:
		n.Node = call(n.Node)
	case *ast.BinaryNode:
		if n.Operator == "+" {
			ast.Patch(node, call(n))
		}
	}
}

// scalar is the function string for values that have a text.
func scalar(args ...any) (any, error) {
	switch v := args[0].(type) {
	case string:
		return v, nil
	case bool, int, float64:
		return fmt.Sprint(v), nil
	}
	return nil, errors.New("string takes a text, a number or true or false")
}
