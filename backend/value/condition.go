package value

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/types"
	"github.com/expr-lang/expr/vm"

	"terzetto/backend/fault"
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
		r.unnamed(&tree.Node)
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
	program, err := expr.Compile(text, expr.Env(env), expr.MaxNodes(maxNodes), expr.Optimize(false), expr.Patch(counting{}),
		expr.Function("string", scalar, new(func(any) string)))
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
	m := &Mistake{Message: "The condition cannot be read."}
	f, ok := errors.AsType[*file.Error](err)
	if !ok {
		if strings.Contains(err.Error(), "node") {
			m.Message = "The condition is too long."
		}
		return m
	}
	m.At = offset(text, f.From)
	why, _, _ := strings.Cut(f.Message, "\n")
	near := "the end"
	if rest := strings.TrimSpace(text[m.At:]); rest != "" {
		near = shown(rest)
	}
	switch {
	case strings.HasPrefix(why, "unexpected token EOF"):
		m.Message = "The condition ends too early."
	case strings.HasPrefix(why, "unexpected token"), strings.HasPrefix(why, "unrecognized character"):
		m.Message = "The condition cannot be read at " + near + "."
	case strings.Contains(why, "exceeds maximum allowed nodes"):
		m.Message = "The condition is too long."
	default:
		m.Message = "The condition is wrong at " + near + ": " + strings.TrimSuffix(why, ".") + "."
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
		r.refuse(n, id.Value+" needs a name that is written out, like "+example[id.Value]+".")
		return
	}
	place, ok := placeOf([]string{id.Value, token})
	if !ok {
		r.refuse(n, id.Value+" needs a name that is written out, like "+example[id.Value]+".")
		return
	}
	if place.Source == Secret {
		r.refuse(n, "A secret cannot be used in a condition.")
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

// unnamed notes the names that have no field after them, which member did not see.
func (r *reader) unnamed(root *ast.Node) {
	ast.Walk(root, visit(func(node ast.Node) {
		id, ok := node.(*ast.IdentifierNode)
		if !ok || r.named[id] {
			return
		}
		if like := example[id.Value]; like != "" {
			r.refuse(id, id.Value+" needs a name that is written out, like "+like+".")
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

// Eval evaluates the condition. A condition that cannot be evaluated is a fault.Invalid that names
// the part that is missing. A step that did not run and a variable that is not set are null.
func (c *Condition) Eval(ctx context.Context, from Sources) (bool, error) {
	env, err := c.env(from)
	if err != nil {
		return false, err
	}
	env[tick] = (&counter{ctx: ctx, iterations: maxIterations, added: maxAdded}).pass
	machine := vm.VM{MemoryBudget: maxMemory}
	got, err := machine.Run(c.program, env)
	if err != nil {
		if cause := context.Cause(ctx); cause != nil {
			return false, cause
		}
		return false, c.failed(err, from)
	}
	yes, ok := got.(bool)
	if !ok {
		if missing := c.missing(from); got == nil && missing != nil {
			return false, missing
		}
		return false, fault.Newf(fault.Invalid, "The condition gives %s, not true or false.", noun(got))
	}
	return yes, nil
}

// A counter ends a condition that does too much.
type counter struct {
	ctx               context.Context //nolint:containedctx // of one evaluation
	iterations, added int
}

func (c *counter) pass(v any) (any, error) {
	if c.iterations--; c.iterations < 0 {
		return nil, errors.New("it takes too long")
	}
	if err := c.ctx.Err(); err != nil {
		return nil, err
	}
	if text, ok := v.(string); ok {
		if c.added -= len(text); c.added < 0 {
			return nil, errors.New("it makes a text that is too long")
		}
	}
	return v, nil
}

// env reads the values that the condition names.
func (c *Condition) env(from Sources) (map[string]any, error) {
	steps, vars, results := map[string]any{}, map[string]any{}, map[int]any{}
	env := map[string]any{"steps": steps, "vars": vars, "result": results}
	for _, u := range c.uses {
		v, err := newResolver(from).follow(u.Reference, 0, nil)
		if err != nil && (!errors.Is(err, ErrAbsent) || u.Source == Item) {
			return nil, c.fault(u.Reference, err)
		}
		got, err := decode(v)
		if err != nil {
			return nil, c.fault(u.Reference, err)
		}
		switch u.Source {
		case Step:
			steps[u.Step] = got
		case Var:
			vars[u.Name] = got
		case Result:
			results[*u.Index] = got
		case LastOutput, LastError, Item, Trigger, Secret:
			env[rootOf(u.Reference)] = got
		}
	}
	return env, nil
}

func (c *Condition) fault(r Reference, err error) error {
	if missing, ok := errors.AsType[*Missing](err); ok {
		return fault.Newf(fault.Invalid, "The condition uses %s, %s.", missing.From, missing.lacks()).Because(err)
	}
	if mistake, ok := errors.AsType[*Mistake](err); ok {
		return fault.Newf(fault.Invalid, "The condition uses %s: %s.", r, mistake.Message).Because(err)
	}
	return fmt.Errorf("find %s for a condition: %w", r, err)
}

// decode reads JSON for Expr. Whole numbers are integers, also when they are written as 3.0.
func decode(v json.RawMessage) (any, error) {
	if v == nil {
		return nil, nil //nolint:nilnil // null
	}
	d := json.NewDecoder(bytes.NewReader(v))
	d.UseNumber()
	var got any
	err := d.Decode(&got)
	return numbers(got), err
}

func numbers(v any) any {
	switch v := v.(type) {
	case json.Number:
		if n, err := strconv.Atoi(v.String()); err == nil {
			return n
		}
		f, _ := v.Float64() // one that is too large is infinite
		if f == math.Trunc(f) && math.Abs(f) < 1<<53 {
			return int(f)
		}
		return f
	case []any:
		for i := range v {
			v[i] = numbers(v[i])
		}
	case map[string]any:
		for k := range maps.Keys(v) {
			v[k] = numbers(v[k])
		}
	}
	return v
}

// failed says why a condition cannot be evaluated: by the first of its values that is not there,
// or else by what Expr reports.
func (c *Condition) failed(err error, from Sources) error {
	if missing := c.missing(from); missing != nil {
		return missing
	}
	why := err.Error()
	if f, ok := errors.AsType[*file.Error](err); ok {
		why = f.Message
		if f.Prev != nil {
			why = f.Prev.Error()
		}
	}
	why, _, _ = strings.Cut(strings.TrimPrefix(why, "runtime error: "), "\n")
	if strings.Contains(why, "nil") || strings.Contains(why, "interface conversion") {
		why = "a value in it has another type than the condition needs"
	}
	return fault.Newf(fault.Invalid, "The condition cannot be evaluated: %s.", strings.TrimSuffix(why, ".")).Because(err)
}

// missing returns the fault of the first value in the condition that is not there or is null; nil
// when there is none.
func (c *Condition) missing(from Sources) error {
	var places []Reference
	node := c.program.Node()
	ast.Walk(&node, visit(func(n ast.Node) {
		if tokens := chain(n); tokens != nil && IsID(tokens[0]) {
			if place, ok := placeOf(tokens); ok {
				places = append(places, *place)
			}
		}
	}))
	var null error
	for _, place := range places {
		v, err := newResolver(from).follow(place, 0, nil)
		if missing, ok := errors.AsType[*Missing](err); ok {
			return c.fault(missing.From, missing)
		}
		if null == nil && string(v) == "null" {
			null = fault.Newf(fault.Invalid, "The condition uses %s, which is empty%s.", place, place.inside())
		}
	}
	return null
}

// chain returns the names of a member such as steps.fetch.files[0]; nil when one of them is
// computed.
func chain(n ast.Node) []string {
	switch n := n.(type) {
	case *ast.IdentifierNode:
		return []string{n.Value}
	case *ast.ChainNode:
		return chain(n.Node)
	case *ast.MemberNode:
		before := chain(n.Node)
		if before == nil {
			return nil
		}
		switch p := n.Property.(type) {
		case *ast.StringNode:
			return append(before, p.Value)
		case *ast.IntegerNode:
			return append(before, strconv.Itoa(p.Value))
		}
	}
	return nil
}

func noun(v any) string {
	switch v.(type) {
	case nil:
		return "nothing"
	case string:
		return "text"
	case int, float64:
		return "a number"
	case []any:
		return "a list"
	case map[string]any:
		return "an object"
	}
	return "another value"
}
