package run

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// Implicit are the values that a run knows of itself. They win over vars of the same name,
// because otherwise a var could pass itself off as another run. A conversation or an assistant that a person chose in the step
// wins over those of the run, because it was chosen for this step.
type Implicit struct {
	RunID, ContextID, AssistantID, Message string
}

// runIDField is the field of the run's own id, which nothing can replace.
const runIDField = "workflowRunId"

func (i Implicit) fields() map[string]string {
	return map[string]string{
		runIDField: i.RunID, "dataContextId": i.ContextID, "assistantId": i.AssistantID, "messageContent": i.Message,
	}
}

// Gather finds a value for every field that a tool takes: the run's own id, then what the step says, then what else the run
// knows of itself, then the run's vars, then the field's default. Fields that the tool does not know are not passed. A field that must
// be there and has no value, and a value that does not fit, are fault.Invalid with the details
// "tool" and "field".
func Gather(t tool.Tool, implicit Implicit, own map[string]json.RawMessage, from value.Sources) (json.RawMessage, error) {
	var s struct {
		Properties map[string]json.RawMessage `json:"properties"`
		Required   []string                   `json:"required"`
	}
	if err := json.Unmarshal(t.Input, &s); err != nil {
		return nil, fmt.Errorf("read the schema of %s: %w", t.ID, err)
	}
	known := implicit.fields()
	args := map[string]json.RawMessage{}
	for name, schema := range s.Properties {
		var field struct {
			Default json.RawMessage `json:"default"`
		}
		_ = json.Unmarshal(schema, &field) // one that says only true or false has none
		v, err := fieldValue(name, schema, known, own, from)
		if t.ID == FlowRunner && name == "definition" && own[name] != nil {
			v, err = definition(own[name], from)
		}
		must := slices.Contains(s.Required, name)
		switch {
		case errors.Is(err, value.ErrAbsent) && (!must || field.Default != nil), err == nil && v == nil:
			v = field.Default
		case err != nil:
			return nil, blame(t, value.Fault(name, err))
		}
		switch {
		case v != nil:
			args[name] = v
		case must:
			return nil, blame(t, fault.Newf(fault.Invalid, "A value for “%s” is missing.", name).With("field", name))
		}
	}
	return json.Marshal(args)
}

// fieldValue finds the value of a field, in the type that its schema asks for. It is nil where there is none.
func fieldValue(name string, schema json.RawMessage, known map[string]string, own map[string]json.RawMessage, from value.Sources) (json.RawMessage, error) {
	v, chosen := own[name]
	switch text := known[name]; {
	case text != "" && (!chosen || name == runIDField):
		return json.Marshal(text)
	case chosen:
		return value.Field(v, schema, from)
	}
	if _, ok := from.Vars[name]; ok {
		v, err := value.ResolveVar(name, from)
		if err != nil {
			return nil, err
		}
		return value.Fit(v, schema)
	}
	return nil, nil
}

// definition is the flow that a step runs. The texts of a flow have braces of their own, such as
// {{input}}, which are filled when the flow runs, so only a reference to a flow is followed.
func definition(v json.RawMessage, from value.Sources) (json.RawMessage, error) {
	if r, err := value.ParseReference(v); r == nil {
		return v, err
	}
	return value.Resolve(v, from)
}

// blame names the tool in a fault about one of its fields.
func blame(t tool.Tool, err error) error {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f.With("tool", t.ID)
	}
	return err
}
