package automation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/schema"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A DryStep says what a step would do.
type DryStep struct {
	Index   int             `json:"index"`
	ToolID  string          `json:"toolId"`
	Does    string          `json:"does"`
	Args    json.RawMessage `json:"args"` // as far as they are known before anything ran
	Asks    bool            `json:"asks"` // a person is asked first
	Problem string          `json:"problem"`
}

// DryRun describes what a workflow would do, step by step, without doing it. Values that a
// step takes from the result of an earlier step are not known yet.
func (s *Service) DryRun(ctx context.Context, t run.Template, vars map[string]json.RawMessage) ([]DryStep, error) {
	wrong, err := s.CheckTemplate(ctx, t)
	if err != nil {
		return nil, err
	}
	steps, known := []DryStep{}, map[string]json.RawMessage{}
	maps.Copy(known, vars)
	for i, do := range t.Run("", vars).Steps {
		s := s.dryStep(ctx, do, known, i > 0)
		s.Index = i
		prefix := schema.Pointer("instructions", strconv.Itoa(i))
		for _, at := range slices.Sorted(maps.Keys(wrong)) {
			if s.Problem == "" && (at == prefix || strings.HasPrefix(at, prefix+"/") || t.Kind == run.Flow) {
				s.Problem = wrong[at]
			}
		}
		if do.SaveAs != "" {
			known[do.SaveAs] = laterOutput
		}
		steps = append(steps, s)
	}
	return steps, nil
}

// laterOutput is a placeholder for the result of a step that has not run yet.
var laterOutput = json.RawMessage(`"…"`)

func (s *Service) dryStep(ctx context.Context, do run.Instruction, vars map[string]json.RawMessage, later bool) (step DryStep) {
	switch {
	case do.Tool != "":
		t, ok := s.Tools().Get(do.Tool)
		if !ok {
			return DryStep{ToolID: do.Tool, Does: "Calls " + do.Tool + "."}
		}
		step = DryStep{ToolID: t.ID, Does: "Calls " + t.Name + ".", Asks: t.Level != tool.Read}
		from := value.Sources{Vars: vars, Result: func(int) (json.RawMessage, error) { return laterOutput, nil }}
		if later {
			from.Last = laterOutput
		}
		args, err := run.Gather(t, run.Implicit{RunID: "…", ContextID: "…", AssistantID: "…", Message: do.Words}, do.Args, from)
		if err != nil {
			step.Problem = fault.Sentence(err)
			return step
		}
		step.Args, step.Asks = args, t.For(args).Level != tool.Read
		return step
	case do.Template != "":
		t, err := s.db.Template(ctx, do.Template)
		if err != nil {
			return DryStep{Does: "Runs another workflow.", Problem: fault.Sentence(err)}
		}
		return DryStep{Does: fmt.Sprintf("Runs %s and waits for it.", t.Name)}
	}
	who, _, err := s.answeredBy(ctx, do.Words, do.Assistant)
	if err != nil {
		return DryStep{Does: "Asks an assistant.", Problem: fault.Sentence(err)}
	}
	return DryStep{ToolID: who.Runner, Does: fmt.Sprintf("Asks %s.", who.Name)}
}

// A Trial is the result of one step that was tried on its own.
type Trial struct {
	Args   json.RawMessage `json:"args"`
	Result json.RawMessage `json:"result"`
	Text   string          `json:"text"`
	Ms     int64           `json:"ms"`
}

// TryStep carries out one step that calls a tool, with sample values. A tool that writes or
// executes really does so; allow says that the person saw the arguments.
func (s *Service) TryStep(ctx context.Context, do run.Instruction, vars map[string]json.RawMessage, last json.RawMessage, allow bool) (r Trial, err error) {
	id := do.Tool
	implicit := run.Implicit{Message: do.Words, AssistantID: do.Assistant}
	switch {
	case do.Template != "":
		return r, fault.New(fault.Invalid, "A step that runs another workflow is tried by running that workflow.")
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
	from := value.Sources{Vars: vars, Last: last, Result: func(int) (json.RawMessage, error) { return last, nil }}
	if r.Args, err = run.Gather(t, implicit, do.Args, from); err != nil {
		return r, err
	}
	if t.For(r.Args).Level != tool.Read && !allow {
		return r, fault.Newf(fault.Conflict, "%s does this for good. Look at the arguments, then allow it.", t.Name).With("args", r.Args)
	}
	mask, err := s.mask(ctx)
	if err != nil {
		return r, err
	}
	began := s.o.Now()
	result, err := s.Tools().Call(s.reach(ctx, run.Run{}), id, r.Args)
	r.Ms = s.o.Now().Sub(began).Milliseconds()
	if asking, ok := errors.AsType[*tool.Asking](err); ok {
		r.Text, r.Result = mask.Text(asking.Text), json.RawMessage("null")
		return r, nil
	}
	r.Result, r.Text = mask.JSON(result.Value), mask.Text(result.Text)
	return r, mask.Error(err)
}
