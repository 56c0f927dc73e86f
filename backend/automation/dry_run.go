package automation

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/rawjson"
	"terzetto/backend/run"
	"terzetto/backend/schema"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A DryStep says what a step would do.
type DryStep struct {
	Index   int             `json:"index"` // among all steps, those of blocks included
	ID      string          `json:"id"`
	At      string          `json:"at"` // the JSON pointer to the step in the workflow
	ToolID  string          `json:"toolId"`
	Does    Deed            `json:"does"`
	Args    json.RawMessage `json:"args"`    // with the values of the last run; "…" is a value that is not known yet
	Text    string          `json:"text"`    // the step's words, its question or its message, with the same values
	Asks    bool            `json:"asks"`    // a person is asked first
	Skipped bool            `json:"skipped"` // its condition was false for the values of the last run
	Problem string          `json:"problem"`
}

// A Deed is what a step does, for a window that says it in the language of the person.
type Deed struct {
	Kind  DeedKind `json:"kind"`
	Name  string   `json:"name"`  // of the workflow, the tool or the assistant; empty: it is not known
	Count int      `json:"count"` // of the items or the branches; -1: it is not known
}

// A DeedKind is the kind of a Deed.
type DeedKind string

// The kinds.
const (
	RunsFlow      DeedKind = "flow"
	AsksPerson    DeedKind = "ask"
	Repeats       DeedKind = "forEach"
	Decides       DeedKind = "if"
	Divides       DeedKind = "parallel"
	Waits         DeedKind = "wait"
	Stops         DeedKind = "stop"
	Fails         DeedKind = "fail"
	RunsWorkflow  DeedKind = "workflow"
	CallsTool     DeedKind = "tool"
	AsksAssistant DeedKind = "assistant"
)

// DryRun describes what a workflow would do, step by step, without doing it. A value that a step
// takes from another is that of the workflow's last run, or "…" where there is none.
func (s *Service) DryRun(ctx context.Context, t run.Template, vars map[string]json.RawMessage) ([]DryStep, error) {
	t = t.WithKind()
	wrong, err := s.CheckTemplate(ctx, t)
	if err != nil {
		return nil, err
	}
	last, err := s.lastRun(ctx, t.ID)
	if err != nil {
		return nil, err
	}
	n := t.Run("", vars)
	d := dryRun{s: s, wrong: wrong, flow: t.Kind == run.Flow, from: last.sources(ctx, n.Vars), steps: []DryStep{}}
	d.from.Last = nil
	d.from.Result = func(int) (json.RawMessage, error) { return nil, nil } //nolint:nilnil // not known yet
	if d.flow {
		d.flowStep(n.Steps[0])
	} else {
		d.list(ctx, n.Steps, "/instructions")
	}
	mask, err := s.mask(ctx)
	if err != nil {
		return nil, err
	}
	for i := range d.steps {
		d.steps[i].Args, d.steps[i].Text = mask.JSON(d.steps[i].Args), mask.Text(d.steps[i].Text)
	}
	return d.steps, nil
}

// A dryRun walks through the steps of a workflow.
type dryRun struct {
	s     *Service
	wrong schema.Violations
	flow  bool
	from  value.Sources // of the step that is looked at
	steps []DryStep
}

// flowStep is the one step of a flow. Its definition has braces of its own.
func (d *dryRun) flowStep(do run.Instruction) {
	step := DryStep{ToolID: do.Tool, Does: Deed{Kind: RunsFlow}, Args: rawjson.Encode(do.Args)}
	d.problem(&step, do)
	d.steps = append(d.steps, step)
}

// list looks at steps in their order. The last output of a step is what the step before it gave.
func (d *dryRun) list(ctx context.Context, steps []run.Instruction, at string) {
	for i, do := range steps {
		place := at + schema.Pointer(strconv.Itoa(i))
		step := d.s.dryStep(ctx, do, d.from)
		step.Index, step.ID, step.At = len(d.steps), do.ID, place
		step.Skipped = d.skips(ctx, do)
		d.problem(&step, do)
		d.steps = append(d.steps, step)
		d.blocks(ctx, do, place)
		var err error
		if d.from.Last, err = d.from.Step(do.ID); err != nil || d.from.Last == nil {
			d.from.Last = json.RawMessage(value.Unknown)
		}
		if do.SaveAs != "" {
			d.from.Vars[do.SaveAs] = d.from.Last
		}
	}
}

// blocks looks at the steps in a step. Those of a loop see the first item.
func (d *dryRun) blocks(ctx context.Context, do run.Instruction, at string) {
	outer, before := d.from.Items, d.from.Last
	if do.ForEach != nil {
		d.from.Items = maps.Clone(outer)
		d.from.Items[do.ForEach.Name()] = firstItem(*do.ForEach, d.from)
	}
	for place, steps := range blocksOf(do) {
		d.from.Last = before
		d.list(ctx, steps, at+place)
	}
	d.from.Items = outer
}

// blocksOf yields the lists of steps in a step, with the JSON pointer to each from there.
func blocksOf(do run.Instruction) iter.Seq2[string, []run.Instruction] {
	return func(yield func(string, []run.Instruction) bool) {
		if !yield("/then", do.Then) || !yield("/else", do.Else) || !yield("/steps", do.Steps) {
			return
		}
		for i, steps := range do.Parallel {
			if !yield(schema.Pointer("parallel", strconv.Itoa(i)), steps) {
				return
			}
		}
	}
}

func firstItem(loop run.ForEach, from value.Sources) json.RawMessage {
	list, err := value.Field(loop.Items, json.RawMessage(`{"type":"array"}`), from)
	var items []json.RawMessage
	if err != nil || json.Unmarshal(list, &items) != nil || len(items) == 0 {
		return json.RawMessage(value.Unknown)
	}
	return items[0]
}

// skips reports whether the condition of a step is false. One that cannot be evaluated with what
// is known yet does not skip.
func (d *dryRun) skips(ctx context.Context, do run.Instruction) bool {
	if do.When == "" {
		return false
	}
	c, err := value.Compile(do.When)
	if err != nil {
		return false
	}
	from := d.from
	from.Guess = false
	yes, err := c.Eval(ctx, from)
	return err == nil && !yes
}

// problem adds what the check of the workflow says about a step itself.
func (d *dryRun) problem(step *DryStep, do run.Instruction) {
	for _, at := range slices.Sorted(maps.Keys(d.wrong)) {
		inside := at == step.At || strings.HasPrefix(at, step.At+"/")
		for block := range blocksOf(do) {
			inside = inside && !strings.HasPrefix(at, step.At+block+"/")
		}
		if step.Problem == "" && (inside || d.flow) {
			step.Problem = d.wrong[at]
		}
	}
}

func (s *Service) dryStep(ctx context.Context, do run.Instruction, from value.Sources) (step DryStep) {
	words := do.Words + do.Fail
	switch {
	case do.Ask != nil:
		step.Does, words = Deed{Kind: AsksPerson}, do.Ask.Question
	case do.ForEach != nil:
		step = dryLoop(*do.ForEach, from)
	case do.If != "":
		step.Does = Deed{Kind: Decides}
	case do.Parallel != nil:
		step.Does = Deed{Kind: Divides, Count: len(do.Parallel)}
	case do.Wait != nil:
		step.Does, words = Deed{Kind: Waits}, do.Wait.Until
	case do.Stop != nil:
		step.Does = Deed{Kind: Stops}
	case do.Fail != "":
		step.Does = Deed{Kind: Fails}
	case do.Template != "":
		step = s.dryBelow(ctx, do, from)
	case do.Tool != "":
		step = s.dryCall(do, from)
	default:
		who, _, err := s.answeredBy(ctx, do.Words, do.Assistant)
		step = DryStep{ToolID: who.Runner, Does: Deed{Kind: AsksAssistant, Name: who.Name}}
		if err != nil {
			step = DryStep{Does: Deed{Kind: AsksAssistant}, Problem: fault.Sentence(err)}
		}
	}
	text, err := value.Text(words, from)
	if step.Text = text; err != nil && step.Problem == "" {
		step.Problem = fault.Sentence(value.Fault("the text", err))
	}
	return step
}

func dryLoop(loop run.ForEach, from value.Sources) DryStep {
	list, err := value.Field(loop.Items, json.RawMessage(`{"type":"array"}`), from)
	if err != nil {
		return DryStep{Does: Deed{Kind: Repeats, Count: -1}, Problem: fault.Sentence(value.Fault("items", err))}
	}
	var items []json.RawMessage
	if json.Unmarshal(list, &items) != nil {
		return DryStep{Does: Deed{Kind: Repeats, Count: -1}}
	}
	return DryStep{Does: Deed{Kind: Repeats, Count: len(items)}, Args: rawjson.Encode(map[string]json.RawMessage{"items": list})}
}

// dryBelow is a step that runs another workflow, with the variables that it hands over.
func (s *Service) dryBelow(ctx context.Context, do run.Instruction, from value.Sources) DryStep {
	t, err := s.db.Template(ctx, do.Template)
	if err != nil {
		return DryStep{Does: Deed{Kind: RunsWorkflow}, Problem: fault.Sentence(err)}
	}
	step := DryStep{Does: Deed{Kind: RunsWorkflow, Name: t.Name}}
	vars := map[string]json.RawMessage{}
	for name, v := range do.Vars {
		if vars[name], err = value.Resolve(v, from); err != nil {
			step.Problem = fault.Sentence(value.Fault(name, err))
			return step
		}
	}
	if len(vars) > 0 {
		step.Args = rawjson.Encode(vars)
	}
	return step
}

func (s *Service) dryCall(do run.Instruction, from value.Sources) DryStep {
	t, ok := s.Tools().Get(do.Tool)
	if !ok {
		return DryStep{ToolID: do.Tool, Does: Deed{Kind: CallsTool}}
	}
	step := DryStep{ToolID: t.ID, Does: Deed{Kind: CallsTool, Name: t.Name}, Asks: t.Level != tool.Read}
	args, err := run.Gather(t, run.Implicit{RunID: "…", ContextID: "…", AssistantID: "…", Message: do.Words}, do.Args, from)
	if err != nil {
		step.Problem = fault.Sentence(err)
		return step
	}
	step.Args, step.Asks = args, t.For(args).Level != tool.Read
	return step
}

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
	TemplateID string // the workflow whose last run gives the values that are not given; empty: none
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
func (s *Service) TryStep(ctx context.Context, try Try) (r Trial, err error) {
	do := try.Do
	id := do.Tool
	implicit := run.Implicit{Message: do.Words, AssistantID: do.Assistant}
	switch {
	case do.Template != "":
		return r, fault.New(fault.Invalid, "To try a step that runs another workflow, run that workflow.")
	case id == "":
		who, _, err := s.answeredBy(ctx, do.Words, do.Assistant)
		if err != nil {
			return r, err
		}
		id, implicit.AssistantID = who.Runner, who.ID
	}
	t, ok := s.Tools().Get(id)
	if !ok {
		return r, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	last, err := s.lastRun(ctx, try.TemplateID)
	if err != nil {
		return r, err
	}
	from := try.sources(ctx, last)
	if implicit.Message, err = value.Text(do.Words, from); err != nil {
		return r, value.Fault("markdown", err)
	}
	from.Secret = func(name string) (string, error) { return s.secret(ctx, t.ID, name) }
	args, err := run.Gather(t, implicit, do.Args, from)
	if err != nil {
		return r, err
	}
	mask, err := s.mask(ctx)
	if err != nil {
		return r, err
	}
	r.Args = mask.JSON(args)
	if t.For(args).Level != tool.Read && !try.Allow {
		return r, fault.Newf(fault.Conflict, "%s can't be undone. Check the arguments, then allow it.", t.Name).With("args", r.Args)
	}
	began := s.o.Now()
	result, err := s.Tools().Call(s.reach(ctx, run.Run{}), id, args)
	r.Ms = s.o.Now().Sub(began).Milliseconds()
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		r.Text, r.Result = mask.Text(asking.Text), json.RawMessage("null")
		return r, nil
	}
	r.Result, r.Text = mask.JSON(result.Value), mask.Text(result.Text)
	return r, mask.Error(err)
}

// sources are the values of the step: those that are given, and otherwise those of the last run.
func (try Try) sources(ctx context.Context, last lastRun) value.Sources {
	from := last.sources(ctx, try.Vars)
	from.Guess, from.Last = false, try.Last // a tool is called with real values only
	from.Result = func(int) (json.RawMessage, error) { return try.Last, nil }
	maps.Copy(from.Items, try.Items)
	named := false
	for _, loop := range try.Loops {
		name := loop.Name()
		if _, given := try.Items[name]; !given {
			if from.Items[name] = firstItem(loop, from); string(from.Items[name]) == value.Unknown {
				delete(from.Items, name)
			}
		}
		if named = named || name == "item"; !named {
			from.Items["item"] = from.Items[name] // of the innermost loop
		}
	}
	return from
}
