package runs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/base/schema"
	"terzetto/backend/core/flow"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// Check reports, by JSON pointer, what prevents a workflow from running: errors in the
// workflow, tools and workflows that do not exist, and workflows that run each other without end.
// It starts nothing.
func (s *Workflows) Check(ctx context.Context, w run.Workflow) (schema.Violations, error) {
	w = w.WithKind()
	wrong := lists.Copy(w.Check())
	if w.Kind == run.Flow {
		return wrong, s.checkFlow(ctx, w, wrong)
	}
	note := func(at, sentence string) {
		if wrong[at] == "" && sentence != "" {
			wrong[at] = sentence
		}
	}
	box, below := s.o.Tools(), map[string]run.Workflow{}
	find := func(id string) (found run.Workflow, err error) {
		if found, ok := below[id]; ok {
			return found, nil
		}
		if found, err = s.db.Workflows.Workflow(ctx, id); err == nil {
			below[id] = found
		}
		return found, err
	}
	var failed error
	for at, sentence := range s.checkWritten(w) {
		note(at, sentence)
	}
	run.Walk(w.Instructions, "/instructions", func(at string, do *run.Instruction) {
		switch {
		case do.Tool != "":
			x, ok := box.Get(do.Tool)
			if !ok {
				note(at+"/directCallToolId", fmt.Sprintf("There is no tool named %s.", do.Tool))
				return
			}
			if field, sentence := refusal(ctx, x, do.Args); do.Args[field] != nil {
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
	circle, err := run.CircleOf(w, false, find)
	if circle != nil {
		note(circle.At, circle.Sentence())
	}
	return wrong, errors.Join(failed, err)
}

func (s *Workflows) checkFlow(ctx context.Context, w run.Workflow, wrong schema.Violations) error {
	d, err := flow.Read(w.Flow)
	if err == nil {
		err = s.o.CheckFlow(ctx, d)
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

// refusal asks a tool whether it would take what is written out in its arguments, such as the
// conversation that was chosen, and says at which of them it would not.
func refusal(ctx context.Context, t tool.Tool, args map[string]json.RawMessage) (field, sentence string) {
	if t.Would == nil {
		return "", ""
	}
	known := map[string]json.RawMessage{}
	for name, v := range args {
		if uses, wrong := value.Uses(v); len(uses) == 0 && len(wrong) == 0 {
			known[name] = v
		}
	}
	f, ok := errors.AsType[*fault.Error](t.Would(ctx, rawjson.Encode(known)))
	if !ok || known[fieldOf(f)] == nil {
		return "", ""
	}
	return fieldOf(f), fault.Sentence(f)
}

// fieldOf is the argument that a fault is about.
func fieldOf(f *fault.Error) string {
	field, _ := f.Details["field"].(string)
	return field
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

// unfitArgs are the numbers that a step gives as they are and that its tool doesn't take, such as one that is too large.
func unfitArgs(t tool.Tool, do run.Instruction) map[string]string {
	properties := rawjson.ObjectOf(rawjson.ObjectOf(t.Input)["properties"])
	wrong := map[string]string{}
	for name, own := range do.Args {
		var of struct {
			Type string `json:"type"`
		}
		uses, mistakes := value.Uses(own)
		if json.Unmarshal(properties[name], &of) != nil || of.Type != "integer" && of.Type != "number" || len(uses)+len(mistakes) > 0 {
			continue
		}
		fits, err := value.Fit(own, properties[name])
		if err != nil {
			wrong[name] = fault.Sentence(value.Fault(name, err))
			continue
		}
		form, err := schema.Compile(properties[name])
		if err != nil {
			continue // a registered tool has a schema that can be read
		}
		if found := form.Check(fits); found != nil {
			wrong[name] = found.First()
		}
	}
	return wrong
}
