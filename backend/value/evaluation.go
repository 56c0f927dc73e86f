package value

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"strconv"
	"strings"

	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/vm"

	"terzetto/backend/base/fault"
)

// Eval evaluates the condition. A step that did not run, failed or gave nothing, a variable that is
// not set, and every field below them are null, and a condition that gives null is false. One that
// cannot be evaluated is a fault.Invalid.
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
		return false, explainFailure(err)
	}
	yes, ok := got.(bool)
	if !ok && got != nil {
		return false, fault.New(fault.Invalid, notBooleanSentence(got))
	}
	return yes, nil
}

// Why a counter ends a condition.
var (
	errLong  = errors.New("the condition takes too long")
	errLarge = errors.New("the condition makes a text that is too long")
)

// A counter ends a condition that does too much.
type counter struct {
	ctx               context.Context //nolint:containedctx // of one evaluation
	iterations, added int
}

func (c *counter) pass(v any) (any, error) {
	if c.iterations--; c.iterations < 0 {
		return nil, errLong
	}
	if err := c.ctx.Err(); err != nil {
		return nil, err
	}
	if text, ok := v.(string); ok {
		if c.added -= len(text); c.added < 0 {
			return nil, errLarge
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
		if _, missing := errors.AsType[*Missing](err); err != nil && (!missing || u.Source == Item) {
			return nil, unread(u.Reference, err)
		}
		got, err := decode(v)
		if err != nil {
			return nil, unread(u.Reference, err)
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

// unread is the fault of a value that cannot be read.
func unread(r Reference, err error) error {
	const what = "Couldn't evaluate the condition."
	if missing, ok := errors.AsType[*Missing](err); ok {
		return fault.New(fault.Invalid, joinSentences(what, missing)).Because(err)
	}
	if mistake, ok := errors.AsType[*Mistake](err); ok {
		return fault.New(fault.Invalid, joinSentences(what, mistake)).Because(err)
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

// explainFailure says why a condition cannot be evaluated, by what Expr reports.
func explainFailure(err error) error {
	cause := err
	if f, ok := errors.AsType[*file.Error](err); ok {
		cause = errors.New(f.Message)
		if f.Prev != nil {
			cause = f.Prev
		}
	}
	why, _, _ := strings.Cut(strings.TrimPrefix(cause.Error(), "runtime error: "), "\n")
	switch {
	case errors.Is(cause, errLong):
		return fault.New(fault.Invalid, "The condition takes too long.").Because(err)
	case errors.Is(cause, errLarge):
		return fault.New(fault.Invalid, "The condition makes a text that is too long.").Because(err)
	case why == "integer divide by zero":
		return fault.New(fault.Invalid, "The condition divides by zero.").Because(err)
	case why == "memory budget exceeded":
		return fault.New(fault.Invalid, "The condition needs too much memory.").Because(err)
	case strings.HasPrefix(why, "error parsing regexp"):
		return fault.Newf(fault.Invalid, "The condition has a pattern that isn't valid. The program said: %s", why).Because(err)
	case strings.HasPrefix(why, "invalid operation"), strings.Contains(why, "nil"), strings.Contains(why, "interface conversion"):
		return fault.Newf(fault.Invalid, "A value in the condition has another type than the condition needs. The program said: %s", why).Because(err)
	}
	return fault.Newf(fault.Invalid, "Couldn't evaluate the condition. The program said: %s", why).Because(err)
}

// notBooleanSentence says that a condition gives a value that is neither true nor false.
func notBooleanSentence(v any) string {
	switch v.(type) {
	case string:
		return "The condition gives text, not true or false."
	case int, float64:
		return "The condition gives a number, not true or false."
	case []any:
		return "The condition gives a list, not true or false."
	}
	return "The condition gives an object, not true or false."
}
