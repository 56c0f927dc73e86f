package runs

import (
	"cmp"
	"context"
	"encoding/json"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/base/schema"
	"terzetto/backend/core/run"
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
	Target  *tool.Target    `json:"target"`  // what the step would change or reach, as far as it is known; null: nothing
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
	RepeatsUntil  DeedKind = "repeat"
	TakesPages    DeedKind = "pages"
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
func (s *Workflows) DryRun(ctx context.Context, w run.Workflow, vars map[string]json.RawMessage) ([]DryStep, error) {
	w = w.WithKind()
	w.Draft = false // what it would do is shown as far as it is written
	wrong, err := s.Check(ctx, w)
	if err != nil {
		return nil, err
	}
	last, err := s.lastRun(ctx, w.ID)
	if err != nil {
		return nil, err
	}
	n := w.Run("", vars)
	place, err := s.dryPlace(ctx, w.ID)
	if err != nil {
		return nil, err
	}
	d := dryRun{of: s, place: place, wrong: wrong, flow: w.Kind == run.Flow, vars: knownVars(n), from: last.sources(ctx, n.Vars), steps: []DryStep{}}
	d.from.Last = nil
	d.from.Result = func(int) (json.RawMessage, error) { return nil, nil } //nolint:nilnil // not known yet
	if err := d.findCircle(ctx, w); err != nil {
		return nil, err
	}
	if d.flow {
		d.flowStep(n.Steps[0])
	} else {
		d.list(ctx, n.Steps, "/instructions")
	}
	mask := s.o.Secrets.Records()
	for i := range d.steps {
		d.steps[i].Args, d.steps[i].Text = mask.JSON(d.steps[i].Args), mask.Text(d.steps[i].Text)
		d.steps[i].Target = d.steps[i].Target.With(mask.Text)
	}
	return d.steps, nil
}

// dryPlace is the conversation of a run that is started by hand, which is known only then. What a trigger starts is in
// none.
func (s *Workflows) dryPlace(ctx context.Context, workflow string) (string, error) {
	schedules, err := s.db.Triggers.Schedules(ctx, workflow)
	if err != nil || workflow == "" {
		return "…", err
	}
	triggers, err := s.db.Triggers.Triggers(ctx, workflow)
	for _, g := range triggers {
		if g.Enabled && g.Kind != run.OnCommand {
			return "", err
		}
	}
	if slices.ContainsFunc(schedules, func(c run.Schedule) bool { return c.Enabled }) {
		return "", err
	}
	return "…", err
}

// A dryRun walks through the steps of a workflow.
type dryRun struct {
	of    *Workflows
	wrong schema.Violations
	flow  bool
	vars  map[string]json.RawMessage // that are known before the workflow runs
	idle  bool                       // the steps are in a branch that the variables rule out
	files files                      // that the steps before may have changed
	place string                     // the conversation of the run; empty: a trigger starts it, in none
	from  value.Sources              // of the step that is looked at
	steps []DryStep
}

// knownVars are the variables of a run that no step changes.
func knownVars(n run.New) map[string]json.RawMessage {
	vars := lists.Copy(n.Vars)
	run.Walk(n.Steps, "", func(_ string, do *run.Instruction) {
		if do.SaveAs != "" {
			vars[do.SaveAs] = json.RawMessage(value.Unknown)
		}
	})
	return vars
}

// findCircle finds a workflow that would start itself again and again.
func (d *dryRun) findCircle(ctx context.Context, w run.Workflow) error {
	circle, err := run.CircleOf(w, true, func(id string) (run.Workflow, error) { return d.of.FindByName(ctx, id) })
	if circle != nil && d.wrong[circle.At] == "" {
		d.wrong[circle.At] = circle.Sentence()
	}
	return err
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
		step := d.dryStep(ctx, do)
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
	outer, before, idle := d.from.Items, d.from.Last, d.idle
	never := d.never(ctx, do)
	if do.ForEach != nil {
		d.from.Items = maps.Clone(outer)
		d.from.Items[do.ForEach.Name()] = firstItem(*do.ForEach, d.from)
	}
	if do.Repeat != nil {
		d.from.Items = maps.Clone(outer)
		d.from.Items[do.Repeat.Name()] = json.RawMessage(value.Unknown)
	}
	for place, steps := range blocksOf(do) {
		d.from.Last, d.idle = before, idle || place == never
		d.list(ctx, steps, at+place)
	}
	d.from.Items, d.idle = outer, idle
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

// never is the block of a step that the variables rule out, as its condition says; empty: none.
func (d *dryRun) never(ctx context.Context, do run.Instruction) string {
	switch yes, known := d.evaluate(ctx, do.If); {
	case !known:
		return ""
	case yes:
		return "/else"
	}
	return "/then"
}

// evaluate is what a condition gives that needs nothing but the variables; known is false for every other one.
func (d *dryRun) evaluate(ctx context.Context, condition string) (yes, known bool) {
	c, err := value.Compile(condition)
	if err != nil {
		return false, false
	}
	for _, u := range c.Uses() {
		if v, ok := d.vars[u.Name]; u.Source != value.Var || !ok || strings.Contains(string(v), "{{") || string(v) == value.Unknown {
			return false, false
		}
	}
	yes, err = c.Eval(ctx, value.Sources{Vars: d.vars})
	return yes, err == nil
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

func (d *dryRun) dryStep(ctx context.Context, do run.Instruction) (step DryStep) {
	words, from, s := do.Words+do.Fail, d.from, d.of
	switch {
	case do.Ask != nil:
		step.Does, words = Deed{Kind: AsksPerson}, do.Ask.Question
		d.files.any = true // a person may do anything before the answer
	case do.ForEach != nil:
		step = dryLoop(*do.ForEach, from)
	case do.Repeat != nil && do.Repeat.Pages != nil:
		step.Does = Deed{Kind: TakesPages, Count: cmp.Or(do.Repeat.AtMost, run.UsualRounds)}
	case do.Repeat != nil:
		step.Does = Deed{Kind: RepeatsUntil, Count: cmp.Or(do.Repeat.AtMost, run.UsualRounds)}
	case do.If != "":
		step.Does = Deed{Kind: Decides}
	case do.Parallel != nil:
		step.Does = Deed{Kind: Divides, Count: len(do.Parallel)}
	case do.Wait != nil:
		step.Does, words = Deed{Kind: Waits}, do.Wait.Until
		d.files.any = true // other programs go on meanwhile
	case do.Stop != nil:
		step.Does = Deed{Kind: Stops}
	case do.Fail != "":
		step.Does = Deed{Kind: Fails}
	case do.Template != "":
		step = s.dryBelow(ctx, do, from)
		d.files.any = true
	case do.Tool != "":
		step = d.dryCall(ctx, do)
	default:
		who, _, err := s.resources.assistantFor(ctx, do.Words, do.Assistant)
		step = DryStep{ToolID: who.Runner, Does: Deed{Kind: AsksAssistant, Name: who.Name}}
		if t, ok := s.o.Tools().Get(who.Runner); ok && err == nil {
			_, err = t.Foresee(ctx, rawjson.Encode(map[string]string{"assistantId": who.ID}))
		}
		if err != nil {
			step.Problem = fault.Sentence(err)
		}
		d.files.any = true // an assistant may call anything
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
func (s *Workflows) dryBelow(ctx context.Context, do run.Instruction, from value.Sources) DryStep {
	w, err := s.db.Workflows.Workflow(ctx, do.Template)
	if err != nil {
		return DryStep{Does: Deed{Kind: RunsWorkflow}, Problem: fault.Sentence(err)}
	}
	step := DryStep{Does: Deed{Kind: RunsWorkflow, Name: w.Name}}
	if err := w.CheckDraft(); err != nil {
		step.Problem = fault.Sentence(err)
	}
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

func (d *dryRun) dryCall(ctx context.Context, do run.Instruction) DryStep {
	t, ok := d.of.o.Tools().Get(do.Tool)
	if !ok {
		return DryStep{ToolID: do.Tool, Does: Deed{Kind: CallsTool}}
	}
	step := DryStep{ToolID: t.ID, Does: Deed{Kind: CallsTool, Name: t.Name}, Asks: t.Level != tool.Read}
	args, err := run.Gather(t, run.Implicit{RunID: "…", ContextID: d.place, AssistantID: "…", Message: do.Words}, do.Args, d.from)
	if err != nil {
		step.Problem = fault.Sentence(err)
		return step
	}
	step.Args, step.Asks = args, t.For(args).Level != tool.Read
	d.foresee(ctx, &step, t, do)
	return step
}
