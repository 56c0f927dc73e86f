package run

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/fault"
	"terzetto/backend/tool"
)

// A reference names a value that is known only when the step is carried out.
type reference struct {
	Type   string `json:"instructionVariableType"`
	Source string `json:"source"` // lastOutput, result, var
	Index  *int   `json:"index"`
	Name   string `json:"name"`
}

// maxDepth is how deep references are looked for inside values.
const maxDepth = 8

// parseReference gives the reference that a value is; nil when it is none.
func parseReference(v json.RawMessage) (*reference, error) {
	if !bytes.Contains(v, []byte("instructionVariableType")) {
		return nil, nil //nolint:nilnil // not a reference, and nothing wrong
	}
	var r reference
	if json.Unmarshal(v, &r) != nil || r.Type != "reference" {
		return nil, nil //nolint:nilnil // something else with such a word in it
	}
	switch {
	case r.Source == "lastOutput", r.Source == "var" && r.Name != "", r.Source == "result" && r.Index != nil && *r.Index >= 0:
		return &r, nil
	}
	return nil, fmt.Errorf("holds a reference to %q, which is none of lastOutput, result with an index, var with a name", r.Source)
}

// Sources are what references are read from.
type Sources struct {
	Vars map[string]json.RawMessage
	// Last is the result of the nearest step before that had one; nil: there was none.
	Last json.RawMessage
	// Result is the result of a step; nil: there is none.
	Result func(index int) (json.RawMessage, error)
}

// errAbsent is a reference to something that is not there. A field that may be left out is.
var errAbsent = errors.New("there is no such result yet")

// resolve replaces the references in a value, to a depth of maxDepth. The value itself is
// left as it is. seen are the vars that it was found through.
func (s Sources) resolve(v json.RawMessage, seen ...string) (json.RawMessage, error) {
	r := resolver{Sources: s, left: maxResolved}
	return r.resolve(v, 0, seen)
}

// A resolver resolves one value. References to references could make gigabytes of a few
// lines, so it counts what it puts in.
type resolver struct {
	Sources
	left int
}

// maxResolved is how much the references of one value may put in: no tool gives more at once.
const maxResolved = tool.MaxValue

func (s *resolver) resolve(v json.RawMessage, depth int, seen []string) (json.RawMessage, error) {
	if depth > maxDepth || !bytes.Contains(v, []byte("instructionVariableType")) {
		return v, nil
	}
	r, err := parseReference(v)
	if err != nil {
		return nil, err
	}
	if r != nil {
		return s.follow(*r, depth, seen)
	}
	switch bytes.TrimLeft(v, " \t\r\n")[0] {
	case '{':
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(v, &fields); err != nil {
			return nil, err
		}
		for name, inner := range fields {
			if fields[name], err = s.resolve(inner, depth+1, seen); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		return json.Marshal(fields)
	case '[':
		var items []json.RawMessage
		if err := json.Unmarshal(v, &items); err != nil {
			return nil, err
		}
		for i, inner := range items {
			if items[i], err = s.resolve(inner, depth+1, seen); err != nil {
				return nil, fmt.Errorf("%d: %w", i, err)
			}
		}
		return json.Marshal(items)
	}
	return v, nil
}

// follow returns the value of a reference. The result of a tool is used as it is and is never read
// as a reference.
func (s *resolver) follow(r reference, depth int, seen []string) (v json.RawMessage, err error) {
	switch r.Source {
	case "lastOutput":
		v = s.Last
	case "result":
		v, err = s.Result(*r.Index)
	default:
		var ok bool
		switch v, ok = s.Vars[r.Name]; {
		case ok && slices.Contains(seen, r.Name):
			return nil, fmt.Errorf("the var %s refers to itself", r.Name)
		case ok:
			v, err = s.resolve(v, depth, append(slices.Clone(seen), r.Name))
		}
	}
	switch {
	case err != nil:
		return nil, err
	case v == nil:
		return nil, errAbsent
	}
	if s.left -= len(v); s.left < 0 {
		return nil, fmt.Errorf("its references make more than %d MB", maxResolved>>20)
	}
	return v, nil
}

// Implicit are the values that a run knows of itself. They win over vars of the same name,
// because otherwise a var could pass itself off as another run.
type Implicit struct {
	RunID, ContextID, AssistantID, Message string
}

func (i Implicit) fields() map[string]string {
	return map[string]string{
		"workflowRunId": i.RunID, "dataContextId": i.ContextID, "assistantId": i.AssistantID, "messageContent": i.Message,
	}
}

// Gather finds a value for every field that a tool takes: what the run knows of itself, then
// what the step says, then the run's vars, then the field's default (local-workflow-runs.md,
// Variables and args). Fields that the tool does not know are not passed. A field that must
// be there and has no value is fault.Invalid with the details "tool" and "field".
func Gather(t tool.Tool, implicit Implicit, own map[string]json.RawMessage, from Sources) (json.RawMessage, error) {
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
			Type    any             `json:"type"`
			Default json.RawMessage `json:"default"`
		}
		_ = json.Unmarshal(schema, &field) // one that says only true or false has neither
		v, err := value(name, known, own, from)
		must := slices.Contains(s.Required, name)
		switch {
		case errors.Is(err, errAbsent) && (!must || field.Default != nil), err == nil && v == nil:
			v = field.Default
		case err != nil:
			return nil, missing(t, name, err)
		}
		switch {
		case v != nil:
			args[name] = fit(v, field.Type)
		case must:
			return nil, missing(t, name, nil)
		}
	}
	return json.Marshal(args)
}

// value is what is given for a field; nil: nothing.
func value(name string, known map[string]string, own map[string]json.RawMessage, from Sources) (json.RawMessage, error) {
	if text := known[name]; text != "" {
		return json.Marshal(text)
	}
	if v, ok := own[name]; ok {
		return from.resolve(v)
	}
	if v, ok := from.Vars[name]; ok {
		return from.resolve(v, name)
	}
	return nil, nil
}

func missing(t tool.Tool, field string, why error) error {
	f := fault.Newf(fault.Invalid, "%s needs a value for %s.", t.ID, field)
	if why != nil {
		f = fault.Newf(fault.Invalid, "%s needs a value for %s: %s.", t.ID, field, why).Because(why)
	}
	return f.With("tool", t.ID).With("field", field)
}

// fit reads numbers and truths that were written as text where the field wants no text.
// Whatever else does not fit is said by the tool's schema.
func fit(v json.RawMessage, kind any) json.RawMessage {
	var text string
	if json.Unmarshal(v, &text) != nil {
		return v
	}
	switch kind {
	case "number", "integer":
		if n := strings.TrimSpace(text); n != "" && strings.Trim(n, "+-.0123456789eE") == "" && json.Valid([]byte(n)) {
			return json.RawMessage(n) // as it was written: a float would round a long one
		}
	case "boolean":
		if text == "true" || text == "false" {
			return json.RawMessage(text)
		}
	}
	return v
}
