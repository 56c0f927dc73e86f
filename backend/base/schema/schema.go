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
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// place is the address that a schema is given. Without one the library would name a folder
// of this computer in its errors.
const place = "schema:///root.json"

// A Schema is a valid JSON Schema.
type Schema struct {
	compiled *jsonschema.Schema
	doc      any
}

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
	return &Schema{compiled, doc}, nil
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

// First is what is wrong at the first place.
func (v Violations) First() string {
	for _, at := range slices.Sorted(maps.Keys(v)) {
		return v[at]
	}
	return ""
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
	s.collect(all, wrong)
	return all
}

// collect gathers the innermost causes, which are those that a reader can act on.
func (s *Schema) collect(v Violations, e *jsonschema.ValidationError) {
	if len(e.Causes) == 0 {
		at := Pointer(e.InstanceLocation...)
		said := s.sentence(e)
		if before := v[at]; before != "" {
			said = before + ", or " + said // two branches of one choice
		}
		v[at] = said
	}
	for _, cause := range e.Causes {
		s.collect(v, cause)
	}
}

// sentence says what is wrong. A person who entered a value need not read a regular expression, so one
// that does not fit a pattern is told by what the schema describes there.
func (s *Schema) sentence(e *jsonschema.ValidationError) string {
	p, ok := e.ErrorKind.(*kind.Pattern)
	if !ok {
		return e.ErrorKind.LocalizedString(message.NewPrinter(language.English))
	}
	said := fmt.Sprintf("'%s' does not have the right form", p.Got)
	if about := strings.TrimRight(s.description(e.SchemaURL), ". "); about != "" {
		said += ": " + about
	}
	return said
}

// description is what the schema says of the part of it that an address names; empty where it says nothing.
func (s *Schema) description(address string) string {
	at := s.doc
	for part := range strings.SplitSeq(strings.Trim(strings.TrimPrefix(address, place+"#"), "/"), "/") {
		if in, ok := at.(map[string]any); ok {
			at = in[strings.NewReplacer("~1", "/", "~0", "~").Replace(part)]
		}
	}
	in, _ := at.(map[string]any)
	about, _ := in["description"].(string)
	return about
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
