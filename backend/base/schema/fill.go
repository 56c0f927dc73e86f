package schema

import (
	"bytes"
	"encoding/json"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Fill gives a value with the defaults of those fields that the schema wants and the value lacks. Many a schema lists
// as required what has a default. A value that lacks none stays as it is.
func (s *Schema) Fill(text json.RawMessage) json.RawMessage {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil || !fill(s.doc, value) {
		return text
	}
	filled, err := json.Marshal(value)
	if err != nil {
		return text
	}
	return filled
}

// fill reports whether it put anything in.
func fill(doc, value any) (did bool) {
	s, ok := doc.(map[string]any)
	if !ok {
		return false
	}
	switch value := value.(type) {
	case map[string]any:
		properties, _ := s["properties"].(map[string]any)
		required, _ := s["required"].([]any)
		for _, one := range required {
			name, _ := one.(string)
			of, _ := properties[name].(map[string]any)
			if given, ok := of["default"]; ok {
				if _, there := value[name]; !there {
					value[name], did = copyOf(given), true
				}
			}
		}
		for name, v := range value {
			did = fill(properties[name], v) || did
		}
	case []any:
		for _, v := range value {
			did = fill(s["items"], v) || did
		}
	}
	return did
}

// copyOf is a value of its own, because what is filled in may be filled further.
func copyOf(v any) any {
	switch v := v.(type) {
	case map[string]any:
		all := make(map[string]any, len(v))
		for name, one := range v {
			all[name] = copyOf(one)
		}
		return all
	case []any:
		all := make([]any, len(v))
		for i, one := range v {
			all[i] = copyOf(one)
		}
		return all
	}
	return v
}
