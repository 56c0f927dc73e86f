package schema

import (
	"bytes"
	"encoding/json"
	"fmt"

	"terzetto/backend/base/lazyregexp"
)

// boundsOfSchema finds how long strings and lists may be. A server that builds a grammar holds to that; a model can't count
// characters.
var boundsOfSchema = lazyregexp.New(`,"max(?:Length|Items)":\d+|"max(?:Length|Items)":\d+,`)

// WithoutBounds is a schema without them, for a model that reads it.
func WithoutBounds(schema json.RawMessage) string {
	return boundsOfSchema().ReplaceAllLiteralString(string(schema), "")
}

// FieldNames are the properties of a schema in their order.
func FieldNames(schema json.RawMessage) (names []string) {
	var form struct{ Properties json.RawMessage }
	if json.Unmarshal(schema, &form) != nil {
		return nil
	}
	in := json.NewDecoder(bytes.NewReader(form.Properties))
	if _, err := in.Token(); err != nil {
		return nil
	}
	for in.More() {
		name, err := in.Token()
		var property json.RawMessage
		if err != nil || in.Decode(&property) != nil {
			return names
		}
		names = append(names, fmt.Sprint(name))
	}
	return names
}
