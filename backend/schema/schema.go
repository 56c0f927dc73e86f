package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// place is the address that a schema is given. Without one the library would name a folder
// of this computer in its errors.
const place = "schema:///root.json"

// A Schema is a valid JSON Schema.
type Schema struct{ compiled *jsonschema.Schema }

// Compile reads a schema.
func Compile(text json.RawMessage) (*Schema, error) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("read the schema: %w", err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.UseLoader(nowhere{})
	if err := compiler.AddResource(place, doc); err != nil {
		return nil, fmt.Errorf("read the schema: %w", err)
	}
	compiled, err := compiler.Compile(place)
	if err != nil {
		return nil, fmt.Errorf("compile the schema: %w", err)
	}
	return &Schema{compiled}, nil
}

type nowhere struct{}

func (nowhere) Load(url string) (any, error) { return nil, fmt.Errorf("%s is not loaded", url) }

// Violations describes what is wrong with a value, by JSON pointer; "" is the value itself.
type Violations map[string]string

// String lists them in the order of their places: "/city: want string, but got number; …".
func (v Violations) String() string {
	var parts []string
	for _, at := range slices.Sorted(maps.Keys(v)) {
		if at == "" {
			parts = append(parts, v[at])
			continue
		}
		parts = append(parts, at+": "+v[at])
	}
	return strings.Join(parts, "; ")
}

// Check validates JSON text against the schema. The result is nil when the value is valid;
// text that is not JSON is not.
func (s *Schema) Check(text json.RawMessage) Violations {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return Violations{"": "not valid JSON"}
	}
	wrong, ok := errors.AsType[*jsonschema.ValidationError](s.compiled.Validate(value))
	if !ok {
		return nil
	}
	all := Violations{}
	all.collect(wrong)
	return all
}

// collect gathers the innermost causes, which are those that a reader can act on.
func (v Violations) collect(e *jsonschema.ValidationError) {
	if len(e.Causes) == 0 {
		at := Pointer(e.InstanceLocation...)
		said := e.ErrorKind.LocalizedString(message.NewPrinter(language.English))
		if before := v[at]; before != "" {
			said = before + ", or " + said // two branches of one choice
		}
		v[at] = said
	}
	for _, cause := range e.Causes {
		v.collect(cause)
	}
}

// Pointer is the JSON pointer to a place, from the outside inwards.
func Pointer(path ...string) string {
	var out strings.Builder
	for _, p := range path {
		out.WriteByte('/')
		out.WriteString(strings.NewReplacer("~", "~0", "/", "~1").Replace(p))
	}
	return out.String()
}
