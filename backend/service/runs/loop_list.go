package runs

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A shaper tells of what type the values of a workflow are, as far as its steps say it.
type shaper struct {
	tools func(id string) (tool.Tool, bool)
	steps map[string]*run.Instruction
	vars  map[string]json.RawMessage
}

func newShaper(w run.Workflow, tools func(id string) (tool.Tool, bool)) shaper {
	s := shaper{tools: tools, steps: map[string]*run.Instruction{}, vars: w.Vars}
	run.Walk(w.Instructions, "", func(_ string, do *run.Instruction) { s.steps[do.ID] = do })
	return s
}

// noList says what is wrong with the list of a loop that is certainly one thing; "" otherwise.
func (s shaper) noList(items json.RawMessage) string {
	shape, named := shapeOf(items), ""
	if r := onlyReference(items); r != nil {
		shape, named = s.at(*r), r.String()
	} else if strings.Contains(string(items), "{{") {
		return ""
	}
	if types := typesOf(shape); len(types) == 0 || slices.Contains(types, "array") {
		return ""
	}
	if named == "" {
		return "“For each” needs a list."
	}
	return fmt.Sprintf("“%s” is one thing, and “For each” needs a list. Choose a list, such as one of its fields.", named)
}

// onlyReference is the value that a field holds and nothing else; nil: it holds something else.
func onlyReference(v json.RawMessage) *value.Reference {
	uses, wrong := value.Uses(v)
	if len(uses) != 1 || len(wrong) > 0 || uses[0].Pointer != "" {
		return nil
	}
	if text, ok := rawjson.Text(v); ok {
		text = strings.TrimSpace(text)
		if !strings.HasPrefix(text, "{{") || strings.Index(text, "}}") != len(text)-2 {
			return nil
		}
	}
	return &uses[0].Reference
}

// at is the schema of the value that a reference leads to; nil: it is not known.
func (s shaper) at(r value.Reference) (shape json.RawMessage) {
	switch r.Source {
	case value.Step:
		if do := s.steps[r.Step]; do != nil {
			shape = s.of(*do)
		}
	case value.Var:
		if v := s.vars[r.Name]; len(v) > 0 && v[0] != '"' { // a text is the place of whatever is given at the start
			shape = shapeOf(v)
		}
	case value.LastOutput, value.Result, value.LastError, value.Item, value.Trigger, value.Secret:
	}
	for _, token := range strings.Split(r.Path, "/")[1:] {
		var in struct {
			Properties map[string]json.RawMessage `json:"properties"`
			Items      json.RawMessage            `json:"items"`
		}
		if json.Unmarshal(shape, &in) != nil {
			return nil
		}
		if shape = in.Properties[strings.NewReplacer("~1", "/", "~0", "~").Replace(token)]; shape == nil {
			shape = in.Items
		}
	}
	return shape
}

// of is the schema of what a step gives; nil: it is not known.
func (s shaper) of(do run.Instruction) json.RawMessage {
	switch {
	case do.Ask != nil && do.Ask.Schema == nil:
		return json.RawMessage(`{"type":"string"}`)
	case do.Ask != nil:
		return do.Ask.Schema
	case do.ForEach != nil, do.Repeat != nil, do.Parallel != nil:
		return json.RawMessage(`{"type":"array"}`)
	case do.Tool == "give_value":
		if v := do.Args["value"]; !strings.Contains(string(v), "{{") && !strings.Contains(string(v), "instructionVariableType") {
			return shapeOf(v)
		}
	case do.Tool != "":
		if t, ok := s.tools(do.Tool); ok {
			return t.Output
		}
	}
	return nil
}

// shapeOf is the schema of a value that is written in a workflow; nil for null and nothing.
func shapeOf(v json.RawMessage) json.RawMessage {
	v = json.RawMessage(strings.TrimSpace(string(v)))
	if len(v) == 0 || v[0] == 'n' {
		return nil
	}
	kind := "number"
	switch v[0] {
	case '"':
		kind = "string"
	case '[':
		kind = "array"
	case '{':
		kind = "object"
	case 't', 'f':
		kind = "boolean"
	}
	return rawjson.Encode(map[string]string{"type": kind})
}

// typesOf are the types that a schema allows; none: any.
func typesOf(shape json.RawMessage) []string {
	var one struct {
		Type json.RawMessage `json:"type"`
	}
	if json.Unmarshal(shape, &one) != nil {
		return nil
	}
	if text, ok := rawjson.Text(one.Type); ok {
		return []string{text}
	}
	var several []string
	_ = json.Unmarshal(one.Type, &several) // a schema that says it otherwise allows any
	return several
}
