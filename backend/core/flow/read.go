package flow

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/schema"
)

// Read reads the stored form. Everything that is wrong with it is said at once, by JSON
// pointer: a fault.Invalid with the detail "fields". It does not ask whether the flow can
// run; Check does.
func Read(text json.RawMessage) (Definition, error) {
	r := reader{wrong: schema.Violations{}}
	d := r.definition(text)
	if err := faultOf(r.wrong); err != nil {
		return Definition{}, err
	}
	return d, nil
}

// UnmarshalJSON is Read.
func (d *Definition) UnmarshalJSON(text []byte) error {
	read, err := Read(text)
	if err == nil {
		*d = read
	}
	return err
}

// faultOf makes a fault of what is wrong, or nil where nothing is.
func faultOf(wrong schema.Violations) error {
	if len(wrong) == 0 {
		return nil
	}
	return fault.Newf(fault.Invalid, "The flow can't run. %s", wrong.First()).With("fields", map[string]string(wrong))
}

// A reader notes what is wrong, by place, and goes on.
type reader struct{ wrong schema.Violations }

func (r *reader) definition(text json.RawMessage) (d Definition) {
	fields := r.object("", text, "version", "steps", "onMaxTurns")
	if fields == nil {
		return d
	}
	// One without a version, as others write it, is of the first.
	if v := get[int](r, "/version", fields["version"]); fields["version"] != nil && v != Version && r.wrong["/version"] == "" {
		r.wrong["/version"] = fmt.Sprintf("The flow has version %d, but Terzetto reads version %d.", v, Version)
	}
	for i, raw := range get[[]json.RawMessage](r, "/steps", fields["steps"]) {
		d.steps = append(d.steps, r.step("/steps/"+strconv.Itoa(i), raw))
	}
	d.onMaxTurns = Choice(get[string](r, "/onMaxTurns", fields["onMaxTurns"]))
	if d.onMaxTurns != "" && !slices.Contains(afterTurns, d.onMaxTurns) {
		r.wrong["/onMaxTurns"] = fmt.Sprintf("After the last turn a flow can finalize, warn, error or ask, not “%s”.", d.onMaxTurns)
	}
	return d
}

func (r *reader) step(at string, raw json.RawMessage) step {
	// The type decides which fields there are, so it is read by itself first.
	var kind struct {
		Type string `json:"type"`
	}
	_ = json.Unmarshal(raw, &kind) // object says what is wrong
	switch kind.Type {
	case "step":
		fields := r.object(at, raw, "type", "config")
		return step{configs: []Config{r.config(at+"/config", fields["config"])}}
	case "parallel":
		fields := r.object(at, raw, "type", "configs")
		s := step{parallel: true}
		for i, c := range get[[]json.RawMessage](r, at+"/configs", fields["configs"]) {
			s.configs = append(s.configs, r.config(at+"/configs/"+strconv.Itoa(i), c))
		}
		return s
	}
	if r.object(at, raw, "type", "config", "configs") != nil {
		r.wrong[at+"/type"] = fmt.Sprintf("A step is of the type step or parallel, not “%s”.", kind.Type)
	}
	return step{parallel: true}
}

func (r *reader) config(at string, raw json.RawMessage) Config {
	f := r.object(at, raw, "model", "prompt", "systemPrompt", "tools", "temperature", "maxTokens", "context")
	c := Config{
		Model: get[string](r, at+"/model", f["model"]), Prompt: get[string](r, at+"/prompt", f["prompt"]),
		System: get[string](r, at+"/systemPrompt", f["systemPrompt"]), Temperature: get[*float64](r, at+"/temperature", f["temperature"]),
		MaxTokens: get[*int](r, at+"/maxTokens", f["maxTokens"]), Context: Context(get[string](r, at+"/context", f["context"])),
	}
	if c.Context == "full" {
		c.Context = ContextFull
	}
	for i, t := range get[[]json.RawMessage](r, at+"/tools", f["tools"]) {
		c.Tools = append(c.Tools, r.tool(at+"/tools/"+strconv.Itoa(i), t))
	}
	return c
}

func (r *reader) tool(at string, raw json.RawMessage) Tool {
	f := r.object(at, raw, "type", "function")
	if f == nil {
		return Tool{}
	}
	if kind := get[string](r, at+"/type", f["type"]); kind != "function" && r.wrong[at+"/type"] == "" {
		r.wrong[at+"/type"] = fmt.Sprintf("A tool is of the type function, not “%s”.", kind)
	}
	at += "/function"
	f = r.object(at, f["function"], "name", "description", "parameters")
	return Tool{
		Name: get[string](r, at+"/name", f["name"]), Description: get[string](r, at+"/description", f["description"]),
		Parameters: f["parameters"],
	}
}

// object reads an object that has known fields only; null counts as a field that is not
// there. It is nil when there is none.
func (r *reader) object(at string, raw json.RawMessage, known ...string) map[string]json.RawMessage {
	var fields map[string]json.RawMessage
	switch {
	case raw == nil && at != "":
		r.wrong[at] = fmt.Sprintf("The flow has no “%s”.", spot(at))
		return nil
	case !json.Valid(raw):
		r.wrong[at] = "The flow is not valid JSON."
		return nil
	case json.Unmarshal(raw, &fields) != nil || fields == nil:
		r.wrong[at] = fmt.Sprintf("In a flow, “%s” must be an object.", spot(at))
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if !slices.Contains(known, name) {
			r.wrong[at+schema.Pointer(name)] = fmt.Sprintf("A flow has no field “%s” here, only %s.", name, strings.Join(known, ", "))
		}
	}
	maps.DeleteFunc(fields, func(_ string, v json.RawMessage) bool { return bytes.Equal(v, []byte("null")) })
	return fields
}

// spot is a place as a sentence names it, such as steps.0.config.
func spot(at string) string {
	return cmp.Or(strings.ReplaceAll(strings.TrimPrefix(at, "/"), "/", "."), "flow")
}

// get reads a field; one that is not there is the zero value.
func get[T any](r *reader, at string, raw json.RawMessage) (v T) {
	if raw != nil && json.Unmarshal(raw, &v) != nil {
		var none T
		v, r.wrong[at] = none, fmt.Sprintf("In a flow, “%s” can't have a value of this type.", spot(at))
	}
	return v
}
