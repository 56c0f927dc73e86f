package demo

import (
	"bytes"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
)

// schema is the subset of JSON Schema that tools use.
type schema struct {
	Ref              string                     `json:"$ref"`
	Types            oneOrMany                  `json:"type"`
	Description      string                     `json:"description"`
	Const            json.RawMessage            `json:"const"`
	Enum             []json.RawMessage          `json:"enum"`
	Default          json.RawMessage            `json:"default"`
	AnyOf            []json.RawMessage          `json:"anyOf"`
	OneOf            []json.RawMessage          `json:"oneOf"`
	AllOf            []json.RawMessage          `json:"allOf"`
	Properties       properties                 `json:"properties"`
	Required         []string                   `json:"required"`
	Items            json.RawMessage            `json:"items"`
	PrefixItems      []json.RawMessage          `json:"prefixItems"`
	MinItems         int                        `json:"minItems"`
	MaxItems         *int                       `json:"maxItems"`
	MinLength        int                        `json:"minLength"`
	MaxLength        *int                       `json:"maxLength"`
	Format           string                     `json:"format"`
	Minimum          *float64                   `json:"minimum"`
	Maximum          *float64                   `json:"maximum"`
	ExclusiveMinimum *float64                   `json:"exclusiveMinimum"`
	ExclusiveMaximum *float64                   `json:"exclusiveMaximum"`
	MultipleOf       float64                    `json:"multipleOf"`
	Defs             map[string]json.RawMessage `json:"$defs"`
	Definitions      map[string]json.RawMessage `json:"definitions"`
}

// oneOrMany is a string or a list of strings.
type oneOrMany []string

// UnmarshalJSON reads either form and ignores what is neither.
func (o *oneOrMany) UnmarshalJSON(b []byte) error {
	var one string
	if json.Unmarshal(b, &one) == nil {
		*o = oneOrMany{one}
		return nil
	}
	_ = json.Unmarshal(b, (*[]string)(o)) // a schema with a strange type fits anything
	return nil
}

// properties keeps the order in which a schema names them, because callers ask for that order.
type properties []property

type property struct {
	name   string
	schema json.RawMessage
}

// UnmarshalJSON reads an object in order.
func (p *properties) UnmarshalJSON(b []byte) error {
	*p = nil
	d := json.NewDecoder(bytes.NewReader(b))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return err
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		*p = append(*p, property{name.(string), raw})
	}
	return nil
}

// filler makes values that fit a schema. Words come from the two functions, which know
// the conversation.
type filler struct {
	text func(name, description string) string
	list func(name, description string) []string
	defs map[string]json.RawMessage
}

// deepest ends a schema that refers to itself.
const deepest = 8

// arguments answers a whole tool; a schema that cannot be read gets an empty object.
func (f *filler) arguments(raw json.RawMessage) string {
	v := f.value("", raw, 0)
	if len(v) == 0 || v[0] != '{' {
		return "{}"
	}
	return string(v)
}

func (f *filler) value(name string, raw json.RawMessage, depth int) []byte {
	var s schema
	if json.Unmarshal(raw, &s) != nil {
		return quote(f.text(name, ""))
	}
	if f.defs == nil {
		f.defs = map[string]json.RawMessage{}
	}
	for _, defs := range []map[string]json.RawMessage{s.Defs, s.Definitions} {
		maps.Copy(f.defs, defs)
	}
	if depth > deepest {
		return f.shallow(s)
	}
	if s.Ref != "" {
		return f.value(name, f.defs[s.Ref[strings.LastIndexByte(s.Ref, '/')+1:]], depth+1)
	}
	for _, raw := range s.AllOf {
		s = s.and(f.resolve(raw))
	}
	switch {
	case len(s.Const) > 0:
		return s.Const
	case len(s.Enum) > 0:
		return f.pick(name, s)
	}
	for _, ways := range [][]json.RawMessage{s.AnyOf, s.OneOf} {
		if len(ways) > 0 && len(s.Properties) == 0 {
			i := max(0, slices.IndexFunc(ways, func(r json.RawMessage) bool { return f.resolve(r).kind() != "null" }))
			return f.value(name, ways[i], depth+1)
		}
	}
	switch s.kind() {
	case "object":
		return f.object(s, depth)
	case "array":
		return f.array(name, s, depth)
	case "integer", "number":
		return number(s)
	case "boolean":
		if len(s.Default) > 0 {
			return s.Default
		}
		return []byte("true")
	case "null":
		return []byte("null")
	}
	return quote(fit(f.text(name, s.Description), s))
}

func (f *filler) resolve(raw json.RawMessage) schema {
	var s schema
	for range deepest {
		s = schema{}
		if json.Unmarshal(raw, &s) != nil || s.Ref == "" {
			break
		}
		raw = f.defs[s.Ref[strings.LastIndexByte(s.Ref, '/')+1:]]
	}
	return s
}

// and adds the demands of another schema, which is enough for the allOf of real tools.
func (s schema) and(t schema) schema {
	if len(s.Types) == 0 {
		s.Types = t.Types
	}
	if len(s.Enum) == 0 {
		s.Enum = t.Enum
	}
	if len(s.Const) == 0 {
		s.Const = t.Const
	}
	if len(s.Items) == 0 {
		s.Items = t.Items
	}
	s.Description += t.Description
	s.Properties = slices.Concat(s.Properties, t.Properties)
	s.Required = slices.Concat(s.Required, t.Required)
	return s
}

// kind is the first type that is not null, or what the other words of the schema suggest.
func (s schema) kind() string {
	for _, t := range s.Types {
		if t != "null" {
			return t
		}
	}
	switch {
	case len(s.Types) > 0:
		return "null"
	case len(s.Properties) > 0 || len(s.Required) > 0:
		return "object"
	case len(s.Items) > 0 || len(s.PrefixItems) > 0:
		return "array"
	case s.Minimum != nil || s.Maximum != nil || s.MultipleOf > 0:
		return "number"
	}
	return "string"
}

// shallow is the smallest value of the kind.
func (f *filler) shallow(s schema) []byte {
	switch s.kind() {
	case "object":
		return []byte("{}")
	case "array":
		return []byte("[]")
	case "integer", "number":
		return number(s)
	case "boolean":
		return []byte("false")
	case "null":
		return []byte("null")
	}
	return quote(fit("", s))
}

// pick takes the value of an enum that what was said speaks for, else the first.
func (f *filler) pick(name string, s schema) []byte {
	said := strings.ToLower(f.text(name, s.Description))
	for _, e := range s.Enum {
		var word string
		if json.Unmarshal(e, &word) == nil && word != "" && strings.Contains(said, strings.ToLower(word)) {
			return e
		}
	}
	return s.Enum[0]
}

func (f *filler) object(s schema, depth int) []byte {
	out := []byte{'{'}
	add := func(name string, value []byte) {
		if len(out) > 1 {
			out = append(out, ',')
		}
		out = append(append(append(out, quote(name)...), ':'), value...)
	}
	done := map[string]bool{}
	for _, p := range s.Properties {
		// Optional parts of a schema that refers to itself would fill forever.
		if done[p.name] || (depth > deepest/2 && !slices.Contains(s.Required, p.name)) {
			continue
		}
		done[p.name] = true
		add(p.name, f.value(p.name, p.schema, depth+1))
	}
	for _, name := range s.Required {
		if !done[name] {
			done[name] = true
			add(name, quote(f.text(name, "")))
		}
	}
	return append(out, '}')
}

func (f *filler) array(name string, s schema, depth int) []byte {
	most := math.MaxInt
	if s.MaxItems != nil {
		most = *s.MaxItems
	}
	var values [][]byte
	for _, raw := range s.PrefixItems {
		values = append(values, f.value(name, raw, depth+1))
	}
	item := f.resolve(s.Items)
	if item.kind() == "string" && len(item.Enum) == 0 && len(item.Const) == 0 && len(item.AnyOf) == 0 && len(item.OneOf) == 0 {
		for _, word := range f.list(name, strings.TrimSpace(s.Description+" "+item.Description)) {
			values = append(values, quote(fit(word, item)))
		}
	} else if len(values) == 0 && depth <= deepest/2 {
		values = append(values, f.value(name, s.Items, depth+1))
	}
	for i := 0; len(values) < s.MinItems; i++ {
		var v []byte
		switch {
		case i < len(item.Enum):
			v = item.Enum[i] // one after the other, so that they differ where they can
		case len(s.Items) > 0:
			v = f.value(name+" "+strconv.Itoa(len(values)+1), s.Items, depth+1)
		default:
			v = quote(f.text(name, s.Description))
		}
		values = append(values, v)
	}
	values = values[:min(len(values), max(most, 0))]
	return append(append([]byte{'['}, bytes.Join(values, []byte{','})...), ']')
}

// number is the default, or the smallest sensible number within the bounds.
func number(s schema) []byte {
	if len(s.Default) > 0 {
		return s.Default
	}
	step := s.MultipleOf
	whole := s.kind() == "integer"
	if step <= 0 && whole {
		step = 1
	}
	v := 1.0
	if s.Minimum != nil {
		v = max(v, *s.Minimum)
	}
	if s.ExclusiveMinimum != nil && v <= *s.ExclusiveMinimum {
		v = *s.ExclusiveMinimum + max(step, 1e-3)
	}
	if s.Maximum != nil {
		v = min(v, *s.Maximum)
	}
	if s.ExclusiveMaximum != nil && v >= *s.ExclusiveMaximum {
		v = between(s)
	}
	if step > 0 {
		up := math.Ceil(v/step) * step
		if (s.Maximum == nil || up <= *s.Maximum) && (s.ExclusiveMaximum == nil || up < *s.ExclusiveMaximum) {
			v = up
		} else {
			v = math.Floor(v/step) * step
		}
	}
	return strconv.AppendFloat(nil, v, 'f', -1, 64)
}

// between finds a number below an open upper bound and above the lower one, if there is any.
func between(s schema) float64 {
	top := *s.ExclusiveMaximum
	low := top - 2
	if s.Minimum != nil {
		low = *s.Minimum
	}
	if s.ExclusiveMinimum != nil {
		low = *s.ExclusiveMinimum
	}
	return low + (top-low)/2
}

// fit makes a text obey format and length.
func fit(text string, s schema) string {
	switch s.Format {
	case "date":
		text = "2026-01-01"
	case "date-time":
		text = "2026-01-01T12:00:00Z"
	case "time":
		text = "12:00:00Z"
	case "email":
		text = "demo@demo.invalid"
	case "uri", "url":
		text = URL
	case "uuid":
		text = "00000000-0000-4000-8000-000000000000"
	}
	r := []rune(text)
	if s.MaxLength != nil && len(r) > *s.MaxLength {
		r = r[:max(*s.MaxLength, 0)]
	}
	for len(r) < s.MinLength {
		r = append(r, '.')
	}
	return string(r)
}

func quote(s string) []byte {
	b, err := json.Marshal(s)
	if err != nil {
		return []byte(`""`)
	}
	return b
}
