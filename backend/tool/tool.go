package tool

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"sync"
	"time"

	"terzetto/backend/base/schema"
)

// A Level says how much a tool can change.
type Level string

// The levels. Every level but Read waits until a person approves the call.
const (
	Read    Level = "read"
	Write   Level = "write"
	Execute Level = "execute"
)

// A Tool is something that a model, a flow or a stored run may call.
type Tool struct {
	ID          string          `json:"toolId"`            // also the function's name for a model
	Name        string          `json:"name"`              // for a person
	OwnName     string          `json:"ownName,omitempty"` // what its server calls it; empty: it ships with this program
	Description string          `json:"description"`
	Level       Level           `json:"level"`
	Input       json.RawMessage `json:"inputSchema"`       // of an object
	Output      json.RawMessage `json:"outputSchema"`      // nil: any value
	Repeatable  bool            `json:"repeatable"`        // a call that was cut off may be made again
	Secrets     []string        `json:"secrets,omitempty"` // the variables that it wants to read; see Variable
	// AssistantRunner marks the tool that answers as an assistant: a model answers within it.
	AssistantRunner bool          `json:"isAssistantRunner,omitempty"`
	Timeout         time.Duration `json:"-"` // 0: DefaultTimeout
	// Grade says what one call can change and whether it may be repeated, for a tool whose
	// arguments decide that, such as the method of a request. Neither is ever more than Level and
	// less than Repeatable say of the tool; nil: they hold for every call.
	Grade func(args json.RawMessage) (l Level, repeatable bool) `json:"-"`
	// Show fills in what follows from arguments, such as the command that will be run, so that
	// a person sees it before allowing a call. After its error no person is asked. Its result
	// fits Input and means the same; nil: the arguments say everything.
	Show func(args json.RawMessage) (json.RawMessage, error) `json:"-"`
	// Aim resolves what a call would change or reach now, for a tool whose arguments do not say all
	// of it, such as the folder that a path is in; nil: they do. After its error no person is asked.
	Aim func(ctx context.Context, args json.RawMessage) (Target, error) `json:"-"`
	// Would says what is wrong with arguments that fit Input, such as the id of a conversation that is not there;
	// nil: nothing can be known before the call. After its error no person is asked.
	Would func(ctx context.Context, args json.RawMessage) error `json:"-"`
	// Ready says what stands in the way of a call as things are now, such as a file or a program that is not there, or a
	// host that is not allowed; nil: nothing can be known before. Unlike Would it is not asked when a workflow is saved,
	// because things may be otherwise when that runs. Both take what is not among the arguments as not known yet.
	Ready func(ctx context.Context, args json.RawMessage) error `json:"-"`
	// Reach names the place that a call can carry something to: a host as HostOf has it, ServerPlace or
	// ProgramPlace; nil: none.
	Reach func(args json.RawMessage) (string, error) `json:"-"`
	// Reads names what a call has read that is not public; nil: nothing. The result is nil where the call failed.
	Reads func(args, result json.RawMessage) []Mark `json:"-"`
	// Tell says a result in the words that a model reads; nil: a text is read as it is, everything else as JSON.
	Tell func(result json.RawMessage) string `json:"-"`
	// Cites names the pages that a result is from, in the order in which Tell numbers them; nil: none.
	Cites func(result json.RawMessage) []Source `json:"-"`
	// Shows gives the pictures of a result, for a model that sees; nil: there are none.
	Shows func(result json.RawMessage) []Picture `json:"-"`
	// Do takes arguments that fit Input and gives a value that fits Output. A fault tells
	// the model what to do otherwise.
	Do func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) `json:"-"`
}

// ShownArgs gives the arguments as a person sees them.
func (t Tool) ShownArgs(args json.RawMessage) (json.RawMessage, error) {
	if t.Show == nil {
		return args, nil
	}
	return t.Show(args)
}

// For returns the tool with the level and the repeatability of one call.
func (t Tool) For(args json.RawMessage) Tool {
	if t.Grade != nil {
		t.Level, t.Repeatable = t.Grade(args)
	}
	return t
}

// Destination names the place that a call can carry something to. It is empty where there is none.
func (t Tool) Destination(args json.RawMessage) (string, error) {
	if t.Reach == nil {
		return "", nil
	}
	return t.Reach(args)
}

// DefaultTimeout bounds the calls of a tool that names no time of its own.
const DefaultTimeout = 2 * time.Minute

// A form is what model servers take as a function's name.
var form = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

// variableForm is what a variable may be called, which is what an environment takes too.
var variableForm = regexp.MustCompile(`^[a-zA-Z_][a-zA-Z0-9_]{0,63}$`)

// A part is a tool with its schemas, which are compiled when first asked for. out is nil where none is promised.
type part struct {
	Tool
	in, out func() (*schema.Schema, error)
}

// compiler compiles a schema once, when it is asked for.
func (t Tool) compiler(what string, text json.RawMessage) func() (*schema.Schema, error) {
	return sync.OnceValues(func() (*schema.Schema, error) {
		compiled, err := schema.Compile(text)
		if err != nil {
			return nil, fmt.Errorf("tool %q: %s: %w", t.ID, what, err)
		}
		return compiled, nil
	})
}

// compile reports what is wrong with the schemas.
func (p part) compile() error {
	_, err := p.in()
	if p.out == nil {
		return err
	}
	_, more := p.out()
	return errors.Join(err, more)
}

// prepare reports everything that is wrong with a tool, its schemas apart.
func prepare(t Tool) (part, error) {
	p := part{Tool: t, in: t.compiler("input", t.Input)}
	if t.Output != nil {
		p.out = t.compiler("output", t.Output)
	}
	var all []error
	wrong := func(format string, args ...any) {
		all = append(all, fmt.Errorf("tool %q: "+format, append([]any{t.ID}, args...)...))
	}
	if !form.MatchString(t.ID) {
		wrong("the id must be 1 to 64 letters, digits, - or _")
	}
	if t.Description == "" {
		wrong("there is no description, so no model knows what it is for")
	}
	switch t.Level {
	case Read, Write, Execute:
	default:
		wrong("the level %q is none of read, write, execute", t.Level)
	}
	for _, name := range t.Secrets {
		if !variableForm.MatchString(name) {
			wrong("the secret %q must be 1 to 64 letters, digits or _", name)
		}
	}
	if t.Timeout < 0 {
		wrong("the timeout is negative")
	}
	if t.Do == nil {
		wrong("there is nothing to do")
	}
	var kind struct {
		Type string `json:"type"`
	}
	if json.Unmarshal(t.Input, &kind) != nil || kind.Type != "object" {
		wrong("the input schema must be one of an object")
	}
	p.Timeout = cmp.Or(p.Timeout, DefaultTimeout)
	p.Name = cmp.Or(p.Name, t.ID)
	return p, errors.Join(all...)
}
