package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/pipeline"
)

// An Operation is one thing that both doors offer.
type Operation struct {
	Name   string // "messages.list": the bound struct and its method
	Method string
	Path   string // with {parameters}, which are part of the input
	// Do takes the input as one flat JSON object: path parameters, query and body
	// together. It answers with a value to be encoded, with a *hub.Stream when it
	// began a turn, or with a portable.File or portable.Stream to be kept elsewhere.
	Do func(ctx context.Context, b *backend.Backend, args json.RawMessage) (any, error)
}

// Accepted is what a door answers when a turn has begun and its events go elsewhere.
type Accepted struct {
	ConversationID string `json:"conversation_id"`
	Turn           int64  `json:"turn"`
}

// AcceptedOf says which turn a stream belongs to.
func AcceptedOf(s *hub.Stream) Accepted {
	return Accepted{ConversationID: s.Topic(), Turn: s.Number()}
}

// nothing is the input or output of operations that take or give nothing: {}.
type nothing struct{}

func op[In, Out any](name, method, path string, do func(context.Context, *backend.Backend, In) (Out, error)) Operation {
	return Operation{Name: name, Method: method, Path: path, Do: func(ctx context.Context, b *backend.Backend, args json.RawMessage) (any, error) {
		in, err := decode[In](args)
		if err != nil {
			return nil, err
		}
		return do(ctx, b, in)
	}}
}

// turn is an operation that begins a turn.
func turn[In any](name, path string, request func(In) (pipeline.Request, error)) Operation {
	return op(name, "POST", path, func(_ context.Context, b *backend.Backend, in In) (*hub.Stream, error) {
		r, err := request(in)
		if err != nil {
			return nil, err
		}
		return b.StartTurn(r)
	})
}

// decode reads an input. What is wrong with it is said in a sentence that names the field.
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

// A number is an id or a count. In a path or a query it arrives as text.
type number int64

// UnmarshalJSON reads 7 and "7".
func (n *number) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	v, err := strconv.ParseInt(strings.Trim(string(data), `"`), 10, 64)
	if err != nil {
		return fault.Newf(fault.Malformed, "%s is not a whole number.", data)
	}
	*n = number(v)
	return nil
}

// A flag is a switch. In a query it arrives as text.
type flag bool

// UnmarshalJSON reads true and "true".
func (f *flag) UnmarshalJSON(data []byte) error {
	v, err := strconv.ParseBool(strings.Trim(string(data), `"`))
	if err != nil {
		return fault.Newf(fault.Malformed, "%s is neither true nor false.", data)
	}
	*f = flag(v)
	return nil
}
