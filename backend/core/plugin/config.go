package plugin

import (
	"encoding/json"
	"fmt"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/schema"
)

// A Config says what of a plug-in a person may set.
type Config struct {
	Defaults map[string]any  // what holds until something is saved, and after a reset
	Schema   json.RawMessage // JSON Schema of the whole; nil: every object is right, and the window draws no form
	// Repair corrects what can be corrected before the check and on every read;
	// nil: a saved configuration is taken as it is.
	Repair func(map[string]any) map[string]any
}

// Effective is what holds when saved is what was saved: all of it, or the defaults.
func (c Config) Effective(saved map[string]any) map[string]any {
	switch {
	case len(saved) == 0:
		return deepCopy(c.Defaults)
	case c.Repair != nil:
		return c.Repair(saved)
	default:
		return saved
	}
}

// compile gives the schema, nil where there is none, when it and the defaults are sound.
func (c Config) compile(id string) (*schema.Schema, error) {
	if c.Schema == nil {
		return nil, nil
	}
	compiled, err := schema.Compile(c.Schema)
	if err != nil {
		return nil, fmt.Errorf("plug-in %q: config schema: %w", id, err)
	}
	defaults, err := json.Marshal(deepCopy(c.Defaults))
	if err != nil {
		return nil, fmt.Errorf("plug-in %q: encode the config defaults: %w", id, err)
	}
	if wrong := compiled.Check(defaults); wrong != nil {
		return nil, fmt.Errorf("plug-in %q: the config defaults: %s", id, wrong)
	}
	return compiled, nil
}

// checkConfig reports what of a configuration its schema refuses: a fault.Invalid whose detail
// "fields" says it by JSON pointer, for the form.
func checkConfig(compiled *schema.Schema, config map[string]any) error {
	if compiled == nil {
		return nil
	}
	text, err := json.Marshal(deepCopy(config))
	if err != nil {
		return fmt.Errorf("encode the config: %w", err)
	}
	if wrong := compiled.Check(text); wrong != nil {
		return fault.New(fault.Invalid, "Some of the settings are not valid.").With("fields", map[string]string(wrong))
	}
	return nil
}

// deepCopy is a copy of a value of JSON all the way down, in the types that JSON decodes
// to: authors write ints and slices of strings, a schema knows neither.
func deepCopy(config map[string]any) map[string]any {
	text, err := json.Marshal(config)
	out := map[string]any{}
	if err != nil || json.Unmarshal(text, &out) != nil {
		out = maps.Clone(config)
	}
	if out == nil {
		out = map[string]any{} // {} in JSON, not null
	}
	return out
}
