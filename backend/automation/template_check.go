package automation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/run"
	"terzetto/backend/schema"
	"terzetto/backend/tool"
)

// CheckTemplate reports, by JSON pointer, what prevents a workflow from running: errors in the
// workflow, and tools, assistants and workflows that do not exist. It starts nothing.
func (s *Service) CheckTemplate(ctx context.Context, t run.Template) (schema.Violations, error) {
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
		return wrong, s.checkTemplateFlow(ctx, t, wrong)
	}
	box := s.Tools()
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
			} else if _, err := s.db.Template(ctx, do.Template); fault.Is(err, fault.NotFound) {
				note("This workflow is not here any more.", "instructions", at, "subWorkflowId")
			} else if err != nil {
				return nil, err
			}
		}
	}
	return wrong, nil
}

func (s *Service) checkTemplateFlow(ctx context.Context, t run.Template, wrong schema.Violations) error {
	d, err := flow.Read(t.Flow)
	if err == nil {
		err = s.CheckFlow(ctx, FlowRequest{Definition: d})
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
