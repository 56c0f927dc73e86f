package flows

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

// timeout is for a whole flow. It is long because a person may be asked in the middle of
// it; the model calls have limits of their own.
const timeout = 30 * 24 * time.Hour

// call is what the tool that runs a flow takes.
type call struct {
	FlowID      string            `json:"flowId,omitempty"`
	Definition  json.RawMessage   `json:"definition,omitempty"`
	Input       string            `json:"input"`
	Messages    []flow.Message    `json:"messages,omitempty"`
	Attachments []flow.Attachment `json:"attachments,omitempty"`
	Options     flow.Options      `json:"options,omitzero"`
}

// Tool runs a flow on an input, for steps of runs and for models.
func (s *Service) Tool() tool.Tool {
	return tool.Tool{
		ID: run.FlowRunner, Name: "Run a flow", Level: tool.Read, Repeatable: true, Timeout: timeout,
		Description: "Runs a saved flow of model calls, or one that is given, on an input, and gives its output.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{
			"flowId":{"type":"string","description":"The id or the name of a saved flow."},
			"definition":{"type":"object","description":"A flow that is given instead."},
			"input":{"type":"string","default":"","description":"What the flow is run on."},
			"messages":{"type":"array","items":{"type":"object"},"description":"What was said before: a list of role and content."},
			"attachments":{"type":"array","items":{"type":"object"},"description":"Images and PDFs: a list of mimeType and content, as base64."},
			"options":{"type":"object","description":"How the flow is carried out."}}}`),
		Output: json.RawMessage(`{"type":"string"}`),
		Would:  s.would, Ready: s.ready,
		Do: tool.Func(func(ctx context.Context, in call) (string, error) {
			r, err := s.request(ctx, in)
			if err != nil {
				return "", err
			}
			result, err := s.carryOut(ctx, r)
			if err == nil && strings.TrimSpace(result.Output) == "" {
				err = fault.New(fault.Unavailable, "The flow ended with an empty reply. Try again, or choose another model.")
			}
			return result.Output, err
		}),
	}
}

// would says whether the flow of a call is there, or is one.
func (s *Service) would(ctx context.Context, args json.RawMessage) error {
	_, err := s.flowOf(ctx, args)
	return err
}

// ready says whether the flow of a call could run now.
func (s *Service) ready(ctx context.Context, args json.RawMessage) error {
	d, err := s.flowOf(ctx, args)
	if err != nil || d == nil {
		return err
	}
	return s.CheckStored(ctx, *d)
}

// flowOf is the flow that arguments name or hold; nil: it is not known yet.
func (s *Service) flowOf(ctx context.Context, args json.RawMessage) (*flow.Definition, error) {
	given := rawjson.ObjectOf(args)
	text, field := given["definition"], "definition"
	if id := given.Text("flowId"); id != "" {
		w, err := s.flowNamed(ctx, id)
		if err != nil {
			return nil, tool.AtField("flowId", err)
		}
		text, field = w.Flow, "flowId"
	}
	if text == nil {
		return nil, nil //nolint:nilnil // it is not known
	}
	d, err := flow.Read(text)
	if err != nil {
		return nil, tool.AtField(field, err)
	}
	return &d, nil
}

// flowNamed is a saved flow by its id or its name.
func (s *Service) flowNamed(ctx context.Context, id string) (run.Workflow, error) {
	w, err := s.o.Workflow(ctx, id)
	if err == nil && w.Kind != run.Flow {
		err = fault.Newf(fault.Invalid, "%s is a workflow of instructions, not a flow.", w.Name)
	}
	return w, err
}

// request finds and reads the flow of a call.
func (s *Service) request(ctx context.Context, in call) (r Request, err error) {
	if in.FlowID != "" {
		t, err := s.flowNamed(ctx, in.FlowID)
		if err != nil {
			return r, err
		}
		if scope, ok := run.From(ctx); ok {
			scope.Wrote(string(t.Flow))
		}
		in.Definition = t.Flow
	}
	if in.Definition == nil {
		return r, fault.New(fault.Invalid, "Give a flow: its id, or a definition.").With("field", "flowId")
	}
	r.Input = flow.Input{Text: in.Input, Messages: in.Messages, Attachments: in.Attachments}
	r.Options = in.Options
	r.Definition, err = flow.Read(in.Definition)
	return r, err
}

// carryOut carries a flow out within a tool. In a step of a run it goes on at the node that was
// not done when the run ended, and asks the person of the run for the tools that change
// something. A flow within a node of another one is part of that node.
func (s *Service) carryOut(ctx context.Context, r Request) (flow.Result, error) {
	log := logFlow(ctx, s.o.Tools())
	if err := tool.Note(ctx, r.marks()...); err != nil {
		return flow.Result{}, err
	}
	scope, ok := run.From(ctx)
	if !ok {
		r.Options.Unasked = unasked
		return s.runner().Run(ctx, r.Definition, r.Input, r.Options, log)
	}
	r.Options.Person = askInRun
	r.Options.Record.Around = func(ctx context.Context, node string) context.Context {
		inner := tool.WithProgress(ctx, func(l tool.Line) {
			l.Node = node
			tool.Progress(ctx, l)
		})
		return run.WithNode(inner, node)
	}
	if scope.Node != "" {
		return s.runner().Run(ctx, r.Definition, r.Input, r.Options, log)
	}
	if err := withRecord(ctx, scope, &r); err != nil {
		return flow.Result{}, err
	}
	emit := log
	if listener := s.streamOf(scope.Run.ID); listener != nil {
		r.Options.Record.Told = listener.last()
		emit = func(e flow.Event) {
			log(e)
			listener.tell(e)
		}
	}
	return s.runner().Run(ctx, r.Definition, r.Input, r.Options, emit)
}

// withRecord has a flow keep what its nodes give in the step that carries it out, and go on with
// what is kept already.
func withRecord(ctx context.Context, scope run.Scope, r *Request) error {
	what, err := json.Marshal(map[string]any{"definition": r.Definition, "input": r.Input, "options": r.Options})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(what)
	kept, err := scope.Flow(ctx, hex.EncodeToString(sum[:]))
	if err != nil {
		return err
	}
	r.Options.Record.Done = map[string]flow.StepResult{}
	for node, raw := range kept.Done {
		var one flow.StepResult
		if err := json.Unmarshal(raw, &one); err != nil {
			return fmt.Errorf("read what step %s of a flow gave: %w", node, err)
		}
		r.Options.Record.Done[node] = one
	}
	r.Options.Record.Paused = map[string]flow.Pause{}
	for node, raw := range kept.Paused {
		var p flow.Pause
		if err := json.Unmarshal(raw, &p); err != nil {
			return fmt.Errorf("read where step %s of a flow was: %w", node, err)
		}
		r.Options.Record.Paused[node] = p
	}
	r.Options.Record.Pause = func(ctx context.Context, p flow.Pause) (flow.Pause, error) {
		raw, err := json.Marshal(p)
		if err != nil {
			return p, err
		}
		if raw, err = kept.KeepPause(ctx, p.Result.NodeID, raw, p.GoesOn); err != nil {
			return p, err
		}
		var stored flow.Pause
		return stored, json.Unmarshal(raw, &stored)
	}
	r.Options.Record.Keep = func(ctx context.Context, one flow.StepResult) (flow.StepResult, error) {
		raw, err := json.Marshal(one)
		if err != nil {
			return one, err
		}
		if raw, err = kept.Keep(ctx, one.NodeID, raw); err != nil {
			return one, err
		}
		var stored flow.StepResult
		return stored, json.Unmarshal(raw, &stored)
	}
	return nil
}

// flowAgent is who speaks in the rows that a flow writes to the log of its run.
const flowAgent = "flow"

// logFlow writes the steps of a flow to the log of its run. A call that needs a permission has its
// row once it is allowed.
func logFlow(ctx context.Context, box *tool.Registry) func(flow.Event) {
	return func(e flow.Event) {
		node := e.About().NodeID
		l := tool.Line{Agent: flowAgent, Node: node}
		var value any
		switch e := e.(type) {
		case flow.StepStart:
			l.Text = "Step " + node + " begins."
		case flow.StepDone:
			if l.Text = "Step " + node + " was already done."; !e.Kept {
				l.Text, value = "Step "+node+" is done.", e
			}
		case flow.ToolCalled:
			t, ok := box.Get(e.Name)
			if ok && t.For(e.Args).Level != tool.Read {
				return
			}
			if l.Text, value = "Calls "+e.Name+".", e; ok {
				l.ToolID = e.Name
			}
		case flow.ToolAnswered:
			l.Text, value = e.Name+" answered.", e
		default:
			return // chunks are not logged, and the end is the result
		}
		if value != nil {
			l.Value, _ = json.Marshal(value) // an event; it is marshalled for the doors as well
		}
		tool.Progress(ctx, l)
	}
}

// askInRun asks the person of a run whether a tool within a flow may be called, or whether a step that
// reached its limit of turns goes on.
func askInRun(ctx context.Context, q flow.Question) (bool, error) {
	scope, ok := run.From(ctx)
	if !ok {
		return false, nil
	}
	if q.Tool.ID == "" {
		return scope.Confirm(ctx, fmt.Sprintf("Step %s has asked its model %d times and still calls tools. Continue the step, or finish with the answer so far?", q.NodeID, q.Turns))
	}
	allowed, err := scope.Allow(ctx, q.Tool, q.Args)
	if allowed {
		tool.Progress(ctx, tool.Line{Agent: flowAgent, Text: "Calls " + q.Tool.ID + ".", Value: q.Args})
	}
	return allowed, err
}
