package automation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/lists"
	"terzetto/backend/run"
	"terzetto/backend/schema"
	"terzetto/backend/tool"
)

// CheckTemplate reports, by JSON pointer, what prevents a workflow from running: errors in the
// workflow, tools and workflows that do not exist, and workflows that run each other without end.
// It starts nothing.
func (s *Service) CheckTemplate(ctx context.Context, t run.Template) (schema.Violations, error) {
	t = t.WithKind()
	wrong := lists.Copy(t.Check())
	if t.Kind == run.Flow {
		return wrong, s.checkTemplateFlow(ctx, t, wrong)
	}
	note := func(at, sentence string) {
		if wrong[at] == "" && sentence != "" {
			wrong[at] = sentence
		}
	}
	box, below := s.Tools(), map[string]run.Template{}
	find := func(id string) (found run.Template, err error) {
		if found, ok := below[id]; ok {
			return found, nil
		}
		if found, err = s.db.Template(ctx, id); err == nil {
			below[id] = found
		}
		return found, err
	}
	var failed error
	run.Walk(t.Instructions, "/instructions", func(at string, do *run.Instruction) {
		switch {
		case do.Tool != "":
			x, ok := box.Get(do.Tool)
			if !ok {
				note(at+"/directCallToolId", fmt.Sprintf("There is no tool named %s.", do.Tool))
				return
			}
			for field, sentence := range unknownArgs(x, *do) {
				note(at+"/args"+schema.Pointer(field), sentence)
			}
		case do.Template != "":
			_, err := find(do.Template)
			if fault.Is(err, fault.NotFound) {
				note(at+"/subWorkflowId", "This workflow was deleted.")
			} else {
				failed = errors.Join(failed, err)
			}
		}
	})
	circle, err := run.CircleOf(t, find)
	if circle != nil {
		note(circle.At, circle.Sentence())
	}
	return wrong, errors.Join(failed, err)
}

func (s *Service) checkTemplateFlow(ctx context.Context, t run.Template, wrong schema.Violations) error {
	d, err := flow.Read(t.Flow)
	if err == nil {
		err = s.CheckFlow(ctx, FlowRequest{Definition: d}, true)
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
			wrong[name] = fmt.Sprintf("There is no field “%s” in %s.", name, t.Name)
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
