package backend

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/hub"
	"terzetto/backend/run"
	"terzetto/backend/schema"
	"terzetto/backend/tool"
)

// Templates lists the workflows that are kept.
func (b *Backend) Templates(ctx context.Context, sought string) ([]run.Template, error) {
	return b.db.Templates(ctx, sought)
}

// Template gives one.
func (b *Backend) Template(ctx context.Context, id string) (run.Template, error) {
	return b.db.Template(ctx, id)
}

// TemplateNamed finds a workflow by its id, or by its name in any case. A name that fits
// several is fault.Malformed with their ids.
func (b *Backend) TemplateNamed(ctx context.Context, name string) (run.Template, error) {
	if t, err := b.db.Template(ctx, name); !fault.Is(err, fault.NotFound) {
		return t, err
	}
	all, err := b.db.Templates(ctx, "")
	if err != nil {
		return run.Template{}, err
	}
	var found []run.Template
	for _, t := range all {
		if strings.EqualFold(t.Name, strings.TrimSpace(name)) {
			found = append(found, t)
		}
	}
	switch len(found) {
	case 0:
		return run.Template{}, fault.Newf(fault.NotFound, "There is no workflow named %s.", name)
	case 1:
		return found[0], nil
	}
	ids := make([]string, len(found))
	for i, t := range found {
		ids[i] = t.ID
	}
	return run.Template{}, fault.Newf(fault.Malformed, "%d workflows are named %s. Say which by its id: %s.", len(found), name, strings.Join(ids, ", ")).With("ids", ids)
}

// CreateTemplate keeps a new workflow. The person is its author.
func (b *Backend) CreateTemplate(ctx context.Context, t run.Template) (run.Template, error) {
	if err := checkFlow(t); err != nil {
		return t, err
	}
	return hub.Announced(b.hub, "automations", "", func() (run.Template, error) { return b.db.CreateTemplate(ctx, t) })
}

// UpdateTemplate changes the fields that patch names.
func (b *Backend) UpdateTemplate(ctx context.Context, id string, patch json.RawMessage) (run.Template, error) {
	var t struct {
		Flow json.RawMessage `json:"flow"`
	}
	if json.Unmarshal(patch, &t) == nil && t.Flow != nil && string(t.Flow) != "null" {
		if err := checkFlow(run.Template{Kind: run.Flow, Flow: t.Flow}); err != nil {
			return run.Template{}, err
		}
	}
	return hub.Announced(b.hub, "automations", "", func() (run.Template, error) { return b.db.UpdateTemplate(ctx, id, patch) })
}

// checkFlow says what is wrong with the definition of a flow that is to be kept. An empty
// one may be kept: it is in the making.
func checkFlow(t run.Template) error {
	if t.Kind != run.Flow || len(t.Flow) == 0 || string(t.Flow) == "null" {
		return nil
	}
	_, err := flow.Read(t.Flow)
	return err
}

// DeleteTemplate forgets a workflow and when it runs by itself. Its runs stay.
func (b *Backend) DeleteTemplate(ctx context.Context, id string) error {
	err := b.db.DeleteTemplate(ctx, id)
	if err == nil {
		b.hub.Changed("automations", id)
		b.hub.Changed("schedules", "")
	}
	return err
}

// CheckTemplate says by JSON pointer what stands in the way of a workflow: what is wrong with
// it by itself, and tools, assistants and workflows that are not there. It begins nothing.
func (b *Backend) CheckTemplate(ctx context.Context, t run.Template) (schema.Violations, error) {
	wrong := t.Check()
	if wrong == nil {
		wrong = schema.Violations{}
	}
	note := func(sentence string, path ...string) {
		if at := schema.Pointer(path...); wrong[at] == "" {
			wrong[at] = sentence
		}
	}
	if t.Kind == run.Flow {
		return wrong, b.checkTemplateFlow(ctx, t, wrong)
	}
	box := b.tools.all()
	for i, do := range t.Instructions {
		at := strconv.Itoa(i)
		switch {
		case do.Tool != "":
			x, ok := box.Get(do.Tool)
			if !ok {
				note(fmt.Sprintf("There is no tool named %s.", do.Tool), "instructions", at, "directCallToolId")
				continue
			}
			for field, sentence := range unknownArgs(x, do) {
				note(sentence, "instructions", at, "args", field)
			}
		case do.Template != "":
			if do.Template == t.ID && t.ID != "" {
				note("A workflow cannot run itself.", "instructions", at, "subWorkflowId")
			} else if _, err := b.db.Template(ctx, do.Template); fault.Is(err, fault.NotFound) {
				note("This workflow is not here any more.", "instructions", at, "subWorkflowId")
			} else if err != nil {
				return nil, err
			}
		}
	}
	return wrong, nil
}

func (b *Backend) checkTemplateFlow(ctx context.Context, t run.Template, wrong schema.Violations) error {
	d, err := flow.Read(t.Flow)
	if err == nil {
		err = b.CheckFlow(ctx, FlowRequest{Definition: d})
	}
	if err == nil || fault.Is(err, fault.Internal) {
		return err
	}
	at := "/flow"
	if f, ok := errors.AsType[*fault.Error](err); ok {
		if fields, ok := f.Details["fields"].(map[string]string); ok {
			for place, sentence := range fields {
				wrong[at+place] = sentence
			}
			return nil
		}
	}
	wrong[at] = fault.Sentence(err)
	return nil
}

// unknownArgs are the fields that a step gives and its tool does not take.
func unknownArgs(t tool.Tool, do run.Instruction) map[string]string {
	known := fieldsOf(t)
	wrong := map[string]string{}
	for name := range do.Args {
		if !slices.Contains(known, name) {
			wrong[name] = fmt.Sprintf("%s takes no field %s.", t.Name, name)
		}
	}
	return wrong
}

func fieldsOf(t tool.Tool) []string {
	var s struct {
		Properties map[string]json.RawMessage `json:"properties"`
	}
	if json.Unmarshal(t.Input, &s) != nil {
		return nil // a registered tool has a schema that can be read
	}
	return slices.Sorted(maps.Keys(s.Properties))
}

// A DryStep says what a step would do.
type DryStep struct {
	Index   int             `json:"index"`
	ToolID  string          `json:"toolId"`
	Does    string          `json:"does"`
	Args    json.RawMessage `json:"args"` // as far as they are known before anything ran
	Asks    bool            `json:"asks"` // a person is asked first
	Problem string          `json:"problem"`
}

// DryRun says what a workflow would do, step by step, and does nothing of it. What a step
// would take from the result of an earlier one is not known yet.
func (b *Backend) DryRun(ctx context.Context, t run.Template, vars map[string]json.RawMessage) ([]DryStep, error) {
	wrong, err := b.CheckTemplate(ctx, t)
	if err != nil {
		return nil, err
	}
	steps := []DryStep{}
	for i, do := range t.Run("", vars).Steps {
		s := b.dryStep(ctx, do, vars, i > 0)
		s.Index = i
		prefix := schema.Pointer("instructions", strconv.Itoa(i))
		for _, at := range slices.Sorted(maps.Keys(wrong)) {
			if s.Problem == "" && (at == prefix || strings.HasPrefix(at, prefix+"/") || t.Kind == run.Flow) {
				s.Problem = wrong[at]
			}
		}
		if do.SaveAs != "" {
			vars = maps.Clone(vars)
			if vars == nil {
				vars = map[string]json.RawMessage{}
			}
			vars[do.SaveAs] = laterOutput
		}
		steps = append(steps, s)
	}
	return steps, nil
}

// laterOutput stands for what is known only when an earlier step has run.
var laterOutput = json.RawMessage(`"…"`)

func (b *Backend) dryStep(ctx context.Context, do run.Instruction, vars map[string]json.RawMessage, later bool) (s DryStep) {
	switch {
	case do.Tool != "":
		t, ok := b.tools.all().Get(do.Tool)
		if !ok {
			return DryStep{ToolID: do.Tool, Does: "Calls " + do.Tool + "."}
		}
		s = DryStep{ToolID: t.ID, Does: "Calls " + t.Name + ".", Asks: t.Level != tool.Read}
		from := run.Sources{Vars: vars, Result: func(int) (json.RawMessage, error) { return laterOutput, nil }}
		if later {
			from.Last = laterOutput
		}
		args, err := run.Gather(t, run.Implicit{RunID: "…", ContextID: "…", AssistantID: "…", Message: do.Words}, do.Args, from)
		if err != nil {
			s.Problem = fault.Sentence(err)
			return s
		}
		s.Args = args
		return s
	case do.Template != "":
		t, err := b.db.Template(ctx, do.Template)
		if err != nil {
			return DryStep{Does: "Runs another workflow.", Problem: fault.Sentence(err)}
		}
		return DryStep{Does: fmt.Sprintf("Runs %s and waits for it.", t.Name)}
	}
	who, _, err := b.answeredBy(ctx, do.Words, do.Assistant)
	if err != nil {
		return DryStep{Does: "Asks an assistant.", Problem: fault.Sentence(err)}
	}
	return DryStep{ToolID: who.Runner, Does: fmt.Sprintf("Asks %s.", who.Name)}
}

// A Trial is what one step gave when it was tried by itself.
type Trial struct {
	Args   json.RawMessage `json:"args"`
	Result json.RawMessage `json:"result"`
	Text   string          `json:"text"`
	Ms     int64           `json:"ms"`
}

// TryStep carries out one step that calls a tool, with values to try it on. A tool that writes or
// executes does so for good: allow says that the person saw the arguments.
func (b *Backend) TryStep(ctx context.Context, do run.Instruction, vars map[string]json.RawMessage, last json.RawMessage, allow bool) (r Trial, err error) {
	id := do.Tool
	implicit := run.Implicit{Message: do.Words, AssistantID: do.Assistant}
	switch {
	case do.Template != "":
		return r, fault.New(fault.Invalid, "A step that runs another workflow is tried by running that workflow.")
	case id == "":
		who, _, err := b.answeredBy(ctx, do.Words, do.Assistant)
		if err != nil {
			return r, err
		}
		id, implicit.AssistantID = who.Runner, who.ID
	}
	t, ok := b.tools.all().Get(id)
	if !ok {
		return r, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	from := run.Sources{Vars: vars, Last: last, Result: func(int) (json.RawMessage, error) { return last, nil }}
	if r.Args, err = run.Gather(t, implicit, do.Args, from); err != nil {
		return r, err
	}
	if t.Level != tool.Read && !allow {
		return r, fault.Newf(fault.Conflict, "%s does this for good. Look at the arguments, then allow it.", t.Name).With("args", r.Args)
	}
	mask, err := b.mask(ctx)
	if err != nil {
		return r, err
	}
	began := b.now()
	result, err := b.tools.all().Call(b.reach(ctx, run.Run{}), id, r.Args)
	r.Ms = b.now().Sub(began).Milliseconds()
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		r.Text, r.Result = mask.Text(asking.Text), json.RawMessage("null")
		return r, nil
	}
	r.Result, r.Text = mask.JSON(result.Value), mask.Text(result.Text)
	return r, mask.Error(err)
}

// Schedules lists when workflows run by themselves.
func (b *Backend) Schedules(ctx context.Context, template string) ([]run.Schedule, error) {
	return b.db.Schedules(ctx, template)
}

// Schedule gives one.
func (b *Backend) Schedule(ctx context.Context, id string) (run.Schedule, error) {
	return b.db.Schedule(ctx, id)
}

// CreateSchedule keeps a new schedule.
func (b *Backend) CreateSchedule(ctx context.Context, s run.Schedule) (run.Schedule, error) {
	defer b.processor().Wake()
	return hub.Announced(b.hub, "schedules", "", func() (run.Schedule, error) { return b.db.CreateSchedule(ctx, s) })
}

// UpdateSchedule changes the fields that patch names.
func (b *Backend) UpdateSchedule(ctx context.Context, id string, patch json.RawMessage) (run.Schedule, error) {
	defer b.processor().Wake()
	return hub.Announced(b.hub, "schedules", "", func() (run.Schedule, error) { return b.db.UpdateSchedule(ctx, id, patch) })
}

// DeleteSchedule forgets one.
func (b *Backend) DeleteSchedule(ctx context.Context, id string) error {
	err := b.db.DeleteSchedule(ctx, id)
	if err == nil {
		b.hub.Changed("schedules", id)
	}
	return err
}

// previewed is how many times a window shows of a schedule.
const previewed = 5

// PreviewSchedule lists the next times of one that is not kept yet.
func (b *Backend) PreviewSchedule(s run.Schedule) ([]time.Time, error) {
	s.Enabled = true
	if _, err := s.Check(b.now()); err != nil {
		return nil, err
	}
	return s.Next(b.now(), previewed)
}
