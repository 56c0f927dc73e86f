package workflow

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"terzetto/backend/fault"
)

// A Config says what of a workflow a person may set (workflow guide 17.3).
type Config struct {
	Defaults map[string]any  // what holds until something is saved, and after a reset
	Schema   json.RawMessage // JSON Schema of the whole; nil: every object is right, and the window draws no form
	// Mend puts right what can be put right, before it is checked and whenever it is read;
	// nil: what was saved is taken as it is.
	Mend func(map[string]any) map[string]any
}

// Effective is what holds when saved is what was saved: all of it, or the defaults.
func (c Config) Effective(saved map[string]any) map[string]any {
	switch {
	case len(saved) == 0:
		return cloned(c.Defaults)
	case c.Mend != nil:
		return c.Mend(saved)
	default:
		return saved
	}
}

// compile gives the schema, nil where there is none, when it and the defaults are sound.
func (c Config) compile(id string) (*jsonschema.Schema, error) {
	if c.Schema == nil {
		return nil, nil
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(c.Schema))
	if err != nil {
		return nil, fmt.Errorf("workflow %q: read the config schema: %w", id, err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.UseLoader(nowhere{}) // a schema refers to itself or to nothing
	if err := compiler.AddResource("config.json", doc); err != nil {
		return nil, fmt.Errorf("workflow %q: read the config schema: %w", id, err)
	}
	schema, err := compiler.Compile("config.json")
	if err != nil {
		return nil, fmt.Errorf("workflow %q: compile the config schema: %w", id, err)
	}
	if err := schema.Validate(cloned(c.Defaults)); err != nil {
		return nil, fmt.Errorf("workflow %q: the config defaults: %w", id, err)
	}
	return schema, nil
}

type nowhere struct{}

func (nowhere) Load(url string) (any, error) { return nil, fmt.Errorf("%s is not loaded", url) }

// check reports what of a configuration its schema refuses: a fault.Invalid whose detail
// "fields" says it by JSON pointer, for the form.
func check(schema *jsonschema.Schema, config map[string]any) error {
	if schema == nil {
		return nil
	}
	wrong, ok := errors.AsType[*jsonschema.ValidationError](schema.Validate(cloned(config)))
	if !ok {
		return nil
	}
	fields := map[string]string{}
	collect(wrong, fields)
	return fault.New(fault.Invalid, "Some of the settings are not right.").With("fields", fields)
}

// collect gathers the innermost causes, which are those that a person can act on.
func collect(e *jsonschema.ValidationError, into map[string]string) {
	if len(e.Causes) == 0 {
		into[pointer(e.InstanceLocation)] = e.ErrorKind.LocalizedString(message.NewPrinter(language.English))
	}
	for _, cause := range e.Causes {
		collect(cause, into)
	}
}

func pointer(parts []string) string {
	var out strings.Builder
	for _, p := range parts {
		out.WriteByte('/')
		out.WriteString(strings.NewReplacer("~", "~0", "/", "~1").Replace(p))
	}
	return out.String()
}

// cloned is a copy of a value of JSON all the way down, in the types that JSON decodes
// to: authors write ints and slices of strings, a schema knows neither.
func cloned(config map[string]any) map[string]any {
	text, err := json.Marshal(config)
	out := map[string]any{}
	if err != nil || json.Unmarshal(text, &out) != nil || out == nil {
		return maps.Clone(config)
	}
	return out
}
