package runs

import (
	"context"
	"encoding/json"
	"errors"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A Trial is the result of one step that was tried on its own.
type Trial struct {
	Args   json.RawMessage `json:"args"`
	Result json.RawMessage `json:"result"`
	Text   string          `json:"text"`
	Ms     int64           `json:"ms"`
}

// A Try is a step that is tried on its own, with the values that it is given.
type Try struct {
	Do         run.Instruction
	WorkflowID string // the workflow whose last run gives the values that are not given; empty: none
	Vars       map[string]json.RawMessage
	Last       json.RawMessage // what the step before gave
	// Loops are around the step, the outermost first. Their items are those that are given by name,
	// or else the first ones of the last run.
	Loops []run.ForEach
	Items map[string]json.RawMessage
	Allow bool // the person saw the arguments of a tool that writes or executes
}

// TryStep carries out one step that calls a tool. A tool that writes or executes really does so, and
// a secret that the tool was granted is opened as in a run.
func (s *Workflows) TryStep(ctx context.Context, try Try) (r Trial, err error) {
	do := try.Do
	id := do.Tool
	implicit := run.Implicit{Message: do.Words, AssistantID: do.Assistant}
	switch {
	case do.Template != "":
		return r, fault.New(fault.Invalid, "To try a step that runs another workflow, run that workflow.")
	case id == "":
		who, _, err := s.resources.assistantFor(ctx, do.Words, do.Assistant)
		if err != nil {
			return r, err
		}
		id, implicit.AssistantID = who.Runner, who.ID
	}
	t, ok := s.o.Tools().Get(id)
	if !ok {
		return r, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	last, err := s.lastRun(ctx, try.WorkflowID)
	if err != nil {
		return r, err
	}
	from := try.sources(ctx, last)
	if implicit.Message, err = value.Text(do.Words, from); err != nil {
		return r, value.Fault("markdown", err)
	}
	reading := try.reading(last)
	from.Secret = func(name string) (string, error) {
		v, err := s.resources.variable(ctx, t.ID, name)
		reading.Wrote(tool.HostsIn(v)...)
		return v, errors.Join(err, reading.Note(ctx, tool.Mark{Kind: tool.OfVariable, Name: name}))
	}
	args, err := run.Gather(t, implicit, do.Args, from)
	if err != nil {
		return r, err
	}
	defer s.o.Secrets.Hold()()
	mask := s.o.Secrets.Records()
	r.Args = mask.JSON(args)
	if t.For(args).Level != tool.Read && !try.Allow {
		return r, fault.Newf(fault.Conflict, "%s can't be undone. Check the arguments, then allow it.", t.Name).With("args", r.Args)
	}
	began := s.o.Now()
	if to, err := t.Destination(args); err == nil && try.Allow {
		reading.Wrote(to) // the person saw it
	}
	result, err := s.o.Tools().Call(tool.WithGuard(s.resources.withResources(ctx, run.Run{}), reading), id, args)
	if sent, ok := errors.AsType[*tool.Leaving](err); ok {
		return r, fault.Newf(fault.Conflict, "%s would reach %s, and the run before has read %s. Check the arguments, then allow it.", t.Name, sent.To,
			tool.MarkNames(sent.Read)).With("args", mask.JSON(sent.Args))
	}
	r.Ms = s.o.Now().Sub(began).Milliseconds()
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		r.Text, r.Result = mask.Text(asking.Text), json.RawMessage("null")
		return r, nil
	}
	r.Result, r.Text = mask.JSON(result.Value), mask.Text(result.Text)
	return r, mask.Error(err)
}

// reading is what the step knows of what was read: what the last run had read, since its values may be in the step.
func (try Try) reading(last lastRun) *tool.Reading {
	text, _ := json.Marshal([]any{try.Do, try.Vars, try.Items, try.Loops}) // which came as JSON
	reading := &tool.Reading{}
	reading.Wrote(tool.HostsInJSON(text)...)
	_ = reading.Note(context.Background(), last.run.Read...) // in memory, which does not fail
	return reading
}

// sources are the values of the step: those that are given, and otherwise those of the last run.
func (try Try) sources(ctx context.Context, last lastRun) value.Sources {
	from := last.sources(ctx, try.Vars)
	from.Guess, from.Last = false, try.Last // a tool is called with real values only
	from.Result = func(int) (json.RawMessage, error) { return try.Last, nil }
	maps.Copy(from.Items, try.Items)
	inner := false
	for _, loop := range try.Loops {
		name := loop.Name()
		if _, given := try.Items[name]; !given {
			if from.Items[name] = firstItem(loop, from); string(from.Items[name]) == value.Unknown {
				delete(from.Items, name)
			}
		}
		if inner = inner || name == "item"; !inner {
			from.Items["item"] = from.Items[name] // of the innermost loop
		}
	}
	return from
}
