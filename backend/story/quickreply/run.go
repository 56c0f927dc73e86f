package quickreply

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/macro"
)

// The bounds of one press.
const (
	MostSteps   = 2_000 // commands
	MostLoops   = 100   // rounds of a loop
	MostActions = 50    // of the Host
	mostNested  = 30    // closures that call closures
	mostPipe    = 1 << 20
)

// An Action is what a script wants done in a conversation.
type Action struct {
	Kind ActionKind `json:"kind"`
	Text string     `json:"text"`
	Name string     `json:"name"` // who speaks, or who is to answer; empty: whoever it is
}

// An ActionKind says what is done.
type ActionKind string

// The actions.
const (
	Send        ActionKind = "send"        // a message of the person, which no one answers yet
	SendAs      ActionKind = "send_as"     // a message of a character
	Narrate     ActionKind = "narrate"     // a message of no one who takes part
	Trigger     ActionKind = "trigger"     // a reply
	Continue    ActionKind = "continue"    // more of the last reply
	Again       ActionKind = "again"       // another version of the last reply
	Impersonate ActionKind = "impersonate" // the person's next message in the box; the text is a hint
	Generate    ActionKind = "generate"    // a text by the model that knows the conversation, which is kept nowhere
	GenerateRaw ActionKind = "generate_raw"
	SetInput    ActionKind = "set_input" // a text in the message box
	Echo        ActionKind = "echo"      // a word to the person
	Wait        ActionKind = "wait"      // the text is how many milliseconds
	Press       ActionKind = "press"     // gives the text of another quick reply, which is called set.label or label
)

// A Host does what scripts want done.
type Host interface {
	// Do does it, and gives what it leaves for the next command.
	Do(ctx context.Context, a Action) (pipe string, err error)
	// Values are what macros give now.
	Values() macro.Values
}

// A Runner carries out scripts. It belongs to one goroutine.
type Runner struct {
	Host      Host
	Variables *macro.Variables
	Skip      bool // commands that are not understood are passed over
	Input     string

	steps, actions, nested int
}

// Run carries out a script, and gives what its last command left.
func (r *Runner) Run(ctx context.Context, text string) (pipe string, err error) {
	p, err := Parse(text)
	if err != nil {
		return "", fault.Newf(fault.Invalid, "The commands of this quick reply can't be read: %s.", err).With("field", "message").Because(err)
	}
	if unknown := p.Unknown(); len(unknown) > 0 && !r.Skip {
		names := "/" + strings.Join(unknown, ", /")
		return "", fault.Newf(fault.Invalid, "Terzetto doesn't understand these commands: %s. Nothing was done.", names).With("unknown", unknown)
	}
	pipe, err = r.program(ctx, p, &scope{variables: map[string]value{}})
	if errors.Is(err, errReturn) || errors.Is(err, errAbort) || errors.Is(err, errBreak) {
		err = nil
	}
	return pipe, err
}

// What ends a program before its end.
var (
	errReturn = errors.New("the closure returned")
	errBreak  = errors.New("the loop was left")
	errAbort  = errors.New("the script was ended")
)

// A scope holds the variables of a closure, and what the command before left.
type scope struct {
	parent    *scope
	variables map[string]value
	pipe      string
}

func (s *scope) find(name string) (*scope, bool) {
	for one := s; one != nil; one = one.parent {
		if _, there := one.variables[name]; there {
			return one, true
		}
	}
	return nil, false
}

// tooMuch ends a script that would not come to an end by itself.
func tooMuch() error {
	return fault.New(fault.TooLarge, "This quick reply does too much at once, so it was ended.")
}

// program carries out commands, and gives what the last one left.
func (r *Runner) program(ctx context.Context, p *Program, s *scope) (string, error) {
	if r.nested++; r.nested > mostNested {
		return "", tooMuch()
	}
	defer func() { r.nested-- }()
	for i := range p.commands {
		if err := ctx.Err(); err != nil {
			return s.pipe, err
		}
		if r.steps++; r.steps > MostSteps {
			return s.pipe, tooMuch()
		}
		left, err := r.command(ctx, &p.commands[i], s, i == 0)
		if errors.Is(err, errReturn) || errors.Is(err, errBreak) {
			return left, err
		}
		if err != nil {
			return s.pipe, err
		}
		if len(left) > mostPipe {
			return s.pipe, tooMuch()
		}
		s.pipe = left
	}
	return s.pipe, nil
}

// call carries out a closure with arguments.
func (r *Runner) call(ctx context.Context, c *closure, around *scope, given map[string]value) (string, error) {
	inner := &scope{parent: around, variables: map[string]value{}}
	for _, a := range c.params {
		v, err := r.value(ctx, a.value, around)
		if err != nil {
			return "", err
		}
		inner.variables[a.name] = v
	}
	maps.Copy(inner.variables, given)
	left, err := r.program(ctx, c.Program, inner)
	if errors.Is(err, errReturn) {
		err = nil
	}
	return left, err
}

// value resolves a value: a text with its macros, and what a closure leaves that is carried out at once.
func (r *Runner) value(ctx context.Context, v value, s *scope) (value, error) {
	switch {
	case v.closure == nil:
		return r.resolve(v.text, s), nil
	case v.closure.now:
		left, err := r.call(ctx, v.closure, s, nil)
		return value{text: left}, err
	}
	return v, nil
}

// resolve puts values in the place of macros. What the pipe and the closure's variables hold is never read as macros; where
// one holds a closure and nothing else is said, it is that closure.
func (r *Runner) resolve(text string, s *scope) value {
	var out strings.Builder
	values := r.Host.Values()
	values.Variables = r.Variables
	for {
		at, length, inner := r.nextOwn(text, s)
		if at < 0 {
			out.WriteString(macro.Expand(text, values))
			return value{text: out.String()}
		}
		if inner.closure != nil && out.Len() == 0 && strings.TrimSpace(text[:at]+text[at+length:]) == "" {
			return inner
		}
		out.WriteString(macro.Expand(text[:at], values))
		out.WriteString(inner.text)
		text = text[at+length:]
	}
}

// nextOwn finds the next macro that only scripts have, and its value; at is -1 where there is none.
func (r *Runner) nextOwn(text string, s *scope) (at, length int, v value) {
	for from := 0; ; {
		i := strings.Index(text[from:], "{{")
		if i < 0 {
			return -1, 0, v
		}
		at = from + i
		end := strings.Index(text[at:], "}}")
		if end < 0 {
			return -1, 0, v
		}
		name, key, _ := strings.Cut(text[at+2:at+end], "::")
		switch length = end + 2; strings.ToLower(strings.TrimSpace(name)) {
		case "pipe":
			return at, length, value{text: s.pipe}
		case "input":
			return at, length, value{text: r.Input}
		case "var", "arg":
			if key, index, _ := strings.Cut(key, "::"); true {
				v, _ = r.variable(strings.TrimSpace(key), s)
				if index != "" {
					v.text = itemOf(v.text, index)
				}
				return at, length, v
			}
		case "timesindex":
			v, _ = r.variable("timesIndex", s)
			return at, length, v
		}
		from = at + 2
	}
}

func (r *Runner) variable(name string, s *scope) (value, bool) {
	if in, there := s.find(name); there {
		return in.variables[name], true
	}
	return value{}, false
}

// A call is a command with its values.
type call struct {
	*Runner

	ctx    context.Context //nolint:containedctx // of one command, which ends before it returns
	scope  *scope
	named  map[string]value
	values []value
	text   string // of the values, or what the command before left
}

// command carries out one command.
func (r *Runner) command(ctx context.Context, c *command, s *scope, first bool) (string, error) {
	name := canonical(c.name)
	act, known := table()[name]
	if !known {
		return s.pipe, nil // a person said that these are passed over
	}
	k := call{Runner: r, ctx: ctx, scope: s, named: map[string]value{}}
	for _, a := range c.named {
		v, err := r.value(ctx, a.value, s)
		if err != nil {
			return "", err
		}
		k.named[strings.ToLower(a.name)] = v
	}
	lazy := name == "if" || name == "while" || name == "times" // what they carry out is resolved when they do
	var texts []string
	for _, v := range c.values {
		if !lazy || v.closure != nil && v.closure.now {
			var err error
			if v, err = r.value(ctx, v, s); err != nil {
				return "", err
			}
		}
		k.values = append(k.values, v)
		if v.closure == nil {
			texts = append(texts, v.text)
		}
	}
	if k.text = strings.Join(texts, " "); len(c.values) == 0 && !first && !c.alone {
		k.text = s.pipe
	}
	return act(&k)
}

// arg is a named argument; the first of the names that is there.
func (k *call) arg(names ...string) string {
	for _, name := range names {
		if v, there := k.named[name]; there {
			return v.text
		}
	}
	return ""
}

// do has the host do something.
func (k *call) do(a Action) (string, error) {
	if k.actions++; k.actions > MostActions {
		return "", tooMuch()
	}
	return k.Host.Do(k.ctx, a)
}

// branch carries out a closure, or a text of commands.
func (k *call) branch(v value, given map[string]value) (string, error) {
	if v.closure != nil {
		return k.call(k.ctx, v.closure, k.scope, given)
	}
	text := withoutQuotes(v.text)
	if text == "" {
		return "", nil
	}
	if index, there := given["timesIndex"]; there {
		text = strings.ReplaceAll(text, "{{timesIndex}}", index.text)
	}
	p, err := Parse(text)
	if err != nil {
		return "", fault.Newf(fault.Invalid, "The commands of this quick reply can't be read: %s.", err).Because(err)
	}
	return k.program(k.ctx, p, &scope{parent: k.scope, variables: map[string]value{}, pipe: k.scope.pipe})
}

// operand is a number, a variable or a text, in this order.
func (k *call) operand(names ...string) string {
	word := k.arg(names...)
	if _, err := strconv.ParseFloat(strings.TrimSpace(word), 64); err == nil {
		return word
	}
	if v, there := k.variable(word, k.scope); there {
		return v.text
	}
	for _, shared := range []bool{false, true} {
		if text, there := k.Variables.Value(shared, word); there {
			return text
		}
	}
	return word
}

// holds compares two values by a rule.
func (k *call) holds() (bool, error) {
	a, b := k.operand("a", "left", "first", "x"), k.operand("b", "right", "second", "y")
	rule := strings.ToLower(k.arg("rule"))
	x, errA := strconv.ParseFloat(strings.TrimSpace(a), 64)
	y, errB := strconv.ParseFloat(strings.TrimSpace(b), 64)
	numbers := errA == nil && errB == nil
	a, b = strings.ToLower(a), strings.ToLower(b)
	switch rule {
	case "eq", "==", "=":
		return numbers && x == y || !numbers && a == b, nil
	case "neq", "!=":
		return numbers && x != y || !numbers && a != b, nil
	case "gt", ">":
		return numbers && x > y, nil
	case "gte", ">=":
		return numbers && x >= y, nil
	case "lt", "<":
		return numbers && x < y, nil
	case "lte", "<=":
		return numbers && x <= y, nil
	case "in":
		return strings.Contains(a, b), nil
	case "nin":
		return !strings.Contains(a, b), nil
	case "not", "":
		negate := rule == "not"
		return negate == slices.Contains([]string{"", "0", "false", "off"}, strings.TrimSpace(a)), nil
	}
	return false, fault.Newf(fault.Invalid, "Terzetto doesn't know the rule %q of /if.", rule)
}

// itemOf is an item of a list or an object in JSON.
func itemOf(text, index string) string {
	list, object := decode(text)
	if n, err := strconv.Atoi(strings.TrimSpace(index)); err == nil && n >= 0 && n < len(list) {
		return plain(list[n])
	}
	if v, there := object[index]; there {
		return plain(v)
	}
	return ""
}

func plain(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case float64:
		return number(v)
	}
	return fmt.Sprint(v)
}

func number(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
