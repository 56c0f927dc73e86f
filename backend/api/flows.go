package api

import (
	"context"
	"encoding/json"
	"errors"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/core/flow"
	"terzetto/backend/service/flows"
)

// FlowInput is a flow and its inputs. Package flow reads the definition and reports errors by
// their place.
type FlowInput struct {
	Definition json.RawMessage `json:"definition"`
	Input      flow.Input      `json:"input"`
	Options    flow.Options    `json:"options"`
	Keep       bool            `json:"keep"` // carry the flow out as a run, which is stored and may ask a person
}

func (in FlowInput) request() (r flows.Request, err error) {
	if in.Definition == nil {
		return r, fault.New(fault.Invalid, "The field definition is missing.").With("field", "definition")
	}
	r.Input, r.Options = in.Input, in.Options
	r.Definition, err = flow.Read(in.Definition)
	return r, err
}

// FlowsRunInput is what flows.run takes.
type FlowsRunInput struct {
	FlowInput
	TaskInput
}

// flowOperations offers flows of model calls.
func flowOperations() []Operation {
	return []Operation{
		// The window chooses the id, stops the flow by it, and recognises its
		// events by it, which come as pushes of the type "flow" under "flow:" and the id. A flow
		// that is kept has the id of its run where the caller chose none.
		runsFlow("flows.run", "/api/flows/run", func(ctx context.Context, b *backend.Backend, in FlowsRunInput) (*hub.Stream, error) {
			r, err := in.request()
			if err != nil {
				return nil, err
			}
			if err := b.Flows.Check(ctx, r, in.Keep); err != nil {
				return nil, err
			}
			if in.Keep {
				return b.Flows.Keep(ctx, in.Task, r)
			}
			return b.Flows.Start(in.Task, r)
		}, large),
		op("flows.stop", "POST", "/api/flows/{task}/stop", func(_ context.Context, b *backend.Backend, in TaskInput) (map[string]bool, error) {
			b.Tasks.Cancel(flows.Topic + in.Task)
			return map[string]bool{"ok": true}, nil
		}),
		op("flows.validate", "POST", "/api/flows/validate", func(ctx context.Context, b *backend.Backend, in FlowInput) (Verdict, error) {
			r, err := in.request()
			if err == nil {
				err = b.Flows.Check(ctx, r, in.Keep)
			}
			return verdict(err)
		}),
	}
}

// A Verdict says whether a flow can run, and what prevents it.
type Verdict struct {
	Valid   bool              `json:"valid"`
	Message string            `json:"message"` // empty when it is valid
	Fields  map[string]string `json:"fields"`  // by JSON pointer into the definition
}

// verdict makes an answer of errors that a person can fix; all others stay errors.
func verdict(err error) (Verdict, error) {
	v := Verdict{Valid: err == nil, Message: fault.Sentence(err), Fields: map[string]string{}}
	if fault.Is(err, fault.Internal) {
		return v, err
	}
	if f, ok := errors.AsType[*fault.Error](err); ok {
		if fields, ok := f.Details["fields"].(map[string]string); ok {
			v.Fields = fields
		}
	}
	return v, nil
}
