package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"strconv"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/portable"
)

// An Operation is one thing that both doors offer: a typed function, and what a door
// has to know to carry it.
type Operation struct {
	Name   string // "messages.list": the bound struct and its method
	Method string
	Path   string // with {parameters}, which are fields of the input
	Also   string // another path of the same operation, for clients that know it by that; may be empty
	Policy Policy
	In     reflect.Type // of the input, one flat JSON object: path parameters, query and body together
	Out    reflect.Type // of the result

	typed any // func(context.Context, *backend.Backend, In) (Out, error), or of a *backend.Program; Call asks for it by its types
	do    func(context.Context, place, json.RawMessage) (answer, error)
}

// A Policy says how a door carries an operation, so that no door looks at its name.
type Policy struct {
	Body    int64 // how many bytes the body of a request may have
	Form    bool  // the body may also be a form with one file, whose bytes are the field b64
	Answer  Kind
	Desktop bool // the window answers it by itself, with a dialog or the system's help
}

// A Kind is the form of an operation's answer.
type Kind string

// The kinds of answers.
const (
	Value       Kind = "value"  // JSON
	WithVersion Kind = "tagged" // JSON with a version, so that a poller gets only what is new
	Turn        Kind = "turn"   // the events of a turn; Accepted where they are told elsewhere
	ValueOrTurn Kind = "path"   // JSON, or a turn where the input asked for one
	Flow        Kind = "flow"   // the events of a flow; an unsaved one stops when its listener disconnects
	File        Kind = "file"   // bytes with a name
	Stream      Kind = "stream" // bytes with a name, made while they are sent
	Bundle      Kind = "bundle" // several files: one archive over HTTP, one folder in the window
)

// A place is where an operation is carried out: the program, and the backend that was open when it began.
type place struct {
	*backend.Backend

	program *backend.Program
}

// placeOf is the place of this moment. The error is a fault.Closed while no database is open.
func placeOf(p *backend.Program) (place, error) {
	b, err := p.Backend()
	return place{b, p}, err
}

// Call carries out an operation whose types the caller knows.
func Call[Out, In any](ctx context.Context, o Operation, p *backend.Program, in In) (out Out, err error) {
	at, err := placeOf(p)
	if err != nil {
		return out, err
	}
	switch do := o.typed.(type) {
	case func(context.Context, *backend.Backend, In) (Out, error):
		out, err = do(ctx, at.Backend, in)
		return out, at.Explain(err)
	case func(context.Context, *backend.Program, In) (Out, error):
		return do(ctx, p, in)
	}
	return out, fmt.Errorf("the operation %q does not take %T and give %T", o.Name, in, out)
}

// Accepted is the answer when a turn has begun and its events are sent elsewhere.
type Accepted struct {
	ConversationID string `json:"conversation_id"`
	Turn           int64  `json:"turn"`
	Database       string `json:"database"` // under which the turn has this number
}

// AcceptedOf says which turn a stream belongs to.
func AcceptedOf(s *hub.Stream) Accepted {
	return Accepted{ConversationID: s.Topic(), Turn: s.Number(), Database: s.Database()}
}

// Nothing is the input of operations that take nothing.
type Nothing struct{}

// Done is the output of operations that give nothing else: {"ok":true}.
type Done struct {
	OK bool `json:"ok"`
}

// did answers an act that gives only an error.
func did(err error) (Done, error) { return Done{OK: err == nil}, err }

// A Patch is the input of an operation that merges some fields of a T over a row. The
// row's id is among them, under its name in the path.
type Patch[T any] struct {
	fields map[string]json.RawMessage
}

// UnmarshalJSON keeps the fields as they were sent, so that a field that is absent and
// one that is null stay different.
func (p *Patch[T]) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &p.fields) }

// MarshalJSON gives the fields back as they were sent.
func (p Patch[T]) MarshalJSON() ([]byte, error) { return json.Marshal(p.fields) }

// Of is the type whose fields these are.
func (Patch[T]) Of() reflect.Type { return reflect.TypeFor[T]() }

// do is the function behind an operation.
type do[In, Out any] = func(context.Context, *backend.Backend, In) (Out, error)

// declare makes an operation whose result a door sends as answer says.
func declare[In, Out any](kind Kind, name, method, path string, do do[In, Out], answer func(Out) answer, policies ...func(*Policy)) Operation {
	o := Operation{
		Name: name, Method: method, Path: path, Policy: Policy{Body: maxJSON, Answer: kind},
		In: reflect.TypeFor[In](), Out: reflect.TypeFor[Out](), typed: do,
		do: fromJSON(func(ctx context.Context, at place, in In) (Out, error) {
			out, err := do(ctx, at.Backend, in)
			return out, at.Explain(err)
		}, answer),
	}
	for _, set := range policies {
		set(&o.Policy)
	}
	return o
}

// fromJSON is do for JSON input.
func fromJSON[In, Out any](
	do func(context.Context, place, In) (Out, error), reply func(Out) answer,
) func(context.Context, place, json.RawMessage) (answer, error) {
	return func(ctx context.Context, at place, args json.RawMessage) (answer, error) {
		in, err := decode[In](args)
		if err != nil {
			return nil, err
		}
		out, err := do(ctx, at, in)
		if err != nil {
			return nil, err
		}
		return reply(out), nil
	}
}

// large allows a request to carry images or sound.
func large(p *Policy) { p.Body = maxImage }

// form allows a form with one file in place of JSON, up to limit bytes.
func form(limit int64) func(*Policy) {
	return func(p *Policy) { p.Body, p.Form = limit, true }
}

// desktop marks what the window answers by itself.
func desktop(p *Policy) { p.Desktop = true }

// op is an operation that answers with a value.
func op[In, Out any](name, method, path string, do do[In, Out], policies ...func(*Policy)) Operation {
	return declare(Value, name, method, path, do, func(v Out) answer { return value{v} }, policies...)
}

// ofProgram is an operation of the program itself, which outlives the database that is open.
func ofProgram[In, Out any](name, method, path string, do func(context.Context, *backend.Program, In) (Out, error), policies ...func(*Policy)) Operation {
	o := Operation{
		Name: name, Method: method, Path: path, Policy: Policy{Body: maxJSON, Answer: Value}, In: reflect.TypeFor[In](), Out: reflect.TypeFor[Out](), typed: do,
		do: fromJSON(func(ctx context.Context, at place, in In) (Out, error) { return do(ctx, at.program, in) }, func(v Out) answer { return value{v} }),
	}
	for _, set := range policies {
		set(&o.Policy)
	}
	return o
}

// poll is an operation whose answer has a version for pollers.
func poll[In, Out any](name, path string, do do[In, Versioned[Out]]) Operation {
	return declare(WithVersion, name, "GET", path, do, func(v Versioned[Out]) answer { return v })
}

// maybe is an operation that answers with no content where it has nothing.
func maybe[In, Out any](name, path string, do do[In, *Out]) Operation {
	return declare(Value, name, "GET", path, do, func(v *Out) answer {
		if v == nil {
			return empty{}
		}
		return value{v}
	})
}

// startsTurn is an operation that begins a turn.
func startsTurn[In any](name, path string, request func(In) (turn.Request, error), policies ...func(*Policy)) Operation {
	return declare(Turn, name, "POST", path, func(_ context.Context, b *backend.Backend, in In) (*hub.Stream, error) {
		r, err := request(in)
		if err != nil {
			return nil, err
		}
		return b.Turns.Start(r)
	}, turnEvents, policies...)
}

func turnEvents(s *hub.Stream) answer { return events{stream: s} }

// runsFlow is an operation that begins a flow. A flow in memory ends with its only listener.
func runsFlow[In any](name, path string, do do[In, *hub.Stream], policies ...func(*Policy)) Operation {
	return declare(Flow, name, "POST", path, do, func(s *hub.Stream) answer {
		return events{stream: s, left: func(b *backend.Backend) { b.Tasks.Leave(s.Topic()) }}
	}, policies...)
}

// file is an operation that answers with a file to save.
func file[In any](name, path string, do do[In, portable.File]) Operation {
	return declare(File, name, "GET", path, do, func(f portable.File) answer { return oneFile{f} })
}

// stream is an operation that answers with a file while it makes it.
func stream[In any](name, path string, do do[In, portable.Stream]) Operation {
	return declare(Stream, name, "GET", path, do, func(f portable.Stream) answer { return flowing{f} })
}

// bundle is an operation that answers with several files.
func bundle[In any](name, path string, do do[In, portable.Bundle]) Operation {
	return declare(Bundle, name, "GET", path, do, func(f portable.Bundle) answer { return flowing{f.Stream()} })
}

// A watched operation is a task that a person may look at and stop.
type watched interface{ task() string }

// TaskInput gives work an id that the caller chooses, by which it can be watched and
// stopped; empty when it is not watched.
type TaskInput struct {
	Task string `json:"task"`
}

func (in TaskInput) task() string { return in.Task }

// A report is called with each step of a task.
type report = func(llm.ProbeStep)

// task is an operation that may take long: do reports its progress.
func task[In watched, Out any](name, method, path string, do func(context.Context, *backend.Backend, In, report) (Out, error)) Operation {
	return op(name, method, path, func(ctx context.Context, b *backend.Backend, in In) (Out, error) {
		return lifecycle.Do(ctx, b.Tasks, in.task(), func(ctx context.Context, tell report) (Out, error) { return do(ctx, b, in, tell) })
	})
}

// quiet is a task without progress.
func quiet[In watched, Out any](name, method, path string, do do[In, Out]) Operation {
	return task(name, method, path, func(ctx context.Context, b *backend.Backend, in In, _ report) (Out, error) { return do(ctx, b, in) })
}

// An update merges the fields of a patch over the row with an id.
type update[T any, ID int64 | string] = func(context.Context, ID, json.RawMessage) (T, error)

// also gives an operation a second path.
func also(path string, o Operation) Operation {
	o.Also = path
	return o
}

// patch is an operation that merges the input, less its path parameter, over a row.
func patch[T any, ID int64 | string](name, path, key string, of func(*backend.Backend) update[T, ID]) Operation {
	return op(name, "PUT", path, func(ctx context.Context, b *backend.Backend, in Patch[T]) (T, error) {
		var none T
		id, in, err := cut[ID](in, key)
		if err != nil {
			return none, err
		}
		fields, err := json.Marshal(in)
		if err != nil {
			return none, err
		}
		return of(b)(ctx, id, fields)
	})
}

// cut separates an id from the other fields of a patch.
func cut[ID int64 | string, T any](p Patch[T], key string) (ID, Patch[T], error) {
	id, err := idOf[ID](p.fields[key], key)
	rest := maps.Clone(p.fields)
	delete(rest, key)
	return id, Patch[T]{rest}, err
}

// merge is an operation that merges the input over the only row of its kind.
func merge[T any](name, path string, of func(*backend.Backend) func(context.Context, json.RawMessage) (T, error)) Operation {
	return op(name, "PUT", path, func(ctx context.Context, b *backend.Backend, in Patch[T]) (T, error) {
		fields, err := json.Marshal(in)
		if err != nil {
			var none T
			return none, err
		}
		return of(b)(ctx, fields)
	})
}

// idOf reads an id, which is a word or a number; the zero id when there is none.
func idOf[ID int64 | string](text json.RawMessage, key string) (ID, error) {
	var id ID
	if text == nil {
		return id, nil
	}
	switch p := any(&id).(type) {
	case *string:
		if json.Unmarshal(text, p) != nil {
			return id, fault.Newf(fault.Invalid, "The field %s has the wrong type.", key).With("field", key)
		}
	case *int64:
		var n Number
		err := n.UnmarshalJSON(text)
		*p = int64(n)
		return id, err
	}
	return id, nil
}

// decode reads an input. Its error is a sentence that names the field.
func decode[In any](args json.RawMessage) (In, error) {
	var in In
	if len(bytes.TrimSpace(args)) == 0 {
		args = json.RawMessage("{}")
	}
	err := json.Unmarshal(args, &in)
	if err == nil {
		return in, nil
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		if wrong.Field == "" {
			return in, fault.New(fault.Invalid, "The request must be a JSON object.")
		}
		return in, fault.Newf(fault.Invalid, "The field %s has the wrong type.", wrong.Field).With("field", wrong.Field)
	}
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return in, f
	}
	return in, fault.New(fault.Malformed, "The request is not valid JSON.").Because(err)
}

// A Number is an id or a count. In a path or a query it arrives as text.
type Number int64

// UnmarshalJSON reads 7 and "7".
func (n *Number) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	v, err := strconv.ParseInt(strings.Trim(string(data), `"`), 10, 64)
	if err != nil {
		return fault.Newf(fault.Malformed, "%s is not a whole number.", data)
	}
	*n = Number(v)
	return nil
}

// A Flag is a switch. In a query it arrives as text.
type Flag bool

// UnmarshalJSON reads true and "true".
func (f *Flag) UnmarshalJSON(data []byte) error {
	v, err := strconv.ParseBool(strings.Trim(string(data), `"`))
	if err != nil {
		return fault.Newf(fault.Malformed, "%s is neither true nor false.", data)
	}
	*f = Flag(v)
	return nil
}
