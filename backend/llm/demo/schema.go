package demo

import (
	"maps"
	"math"
	"path"
	"slices"
	"strings"
)

// filler makes a value that fits a JSON Schema. Its words come from a function that knows
// the conversation.
type filler struct {
	words func(name, description string) []string
	defs  object
}

const (
	deepest = 8       // levels of a schema that refers to itself
	most    = 1 << 16 // items or characters, whatever a schema asks for
)

// arguments fills in the form of a tool; a schema that cannot be read gets an empty object.
func (f *filler) arguments(schema any) string {
	if o, ok := f.value("", schema, 0).(object); ok {
		return marshal(o)
	}
	return "{}"
}

func (f *filler) value(name string, schema any, depth int) any {
	s := f.resolve(schema)
	options := list(s, "enum")
	switch {
	case s["const"] != nil:
		return s["const"]
	case len(options) > 0: // the one that the conversation speaks for, else the first
		said := strings.ToLower(f.text(name, s))
		return options[max(0, slices.IndexFunc(options, func(o any) bool {
			word, ok := o.(string)
			return ok && strings.Contains(said, strings.ToLower(word))
		}))]
	case s["default"] != nil:
		return s["default"]
	}
	switch kind(s) {
	case "object":
		out, properties := object{}, obj(s, "properties")
		for _, key := range slices.Sorted(maps.Keys(properties)) {
			// The optional parts of a schema that refers to itself would fill forever.
			if depth <= deepest/2 || depth <= deepest && slices.Contains(list(s, "required"), any(key)) {
				out[key] = f.value(key, properties[key], depth+1)
			}
		}
		for _, r := range list(s, "required") {
			if key, ok := r.(string); ok && properties[key] == nil {
				out[key] = f.text(key, nil)
			}
		}
		return out
	case "array":
		return f.array(name, s, depth)
	case "integer", "number":
		return number(s)
	case "boolean":
		return true
	case "null":
		return nil
	}
	return f.text(name, s)
}

// resolve follows references, and takes the first way of several that is not null.
func (f *filler) resolve(schema any) object {
	s, _ := schema.(object)
	if f.defs == nil {
		f.defs = object{}
	}
	for range deepest {
		maps.Copy(f.defs, obj(s, "$defs"))
		maps.Copy(f.defs, obj(s, "definitions"))
		ways := slices.Concat(list(s, "anyOf"), list(s, "oneOf"), list(s, "allOf"))
		switch i := slices.IndexFunc(ways, func(w any) bool { o, _ := w.(object); return kind(o) != "null" }); {
		case s["$ref"] != nil:
			s = obj(f.defs, path.Base(str(s, "$ref")))
		case i >= 0 && s["properties"] == nil:
			s, _ = ways[i].(object)
		default:
			return s
		}
	}
	return s
}

// kind is the first type that is not null, or what the other keywords of the schema suggest.
func kind(s object) string {
	for _, t := range append(list(s, "type"), s["type"]) {
		if name, _ := t.(string); name != "" && (name != "null" || t == s["type"]) {
			return name
		}
	}
	for _, sign := range [][2]string{{"properties", "object"}, {"required", "object"}, {"items", "array"}, {"minimum", "number"}, {"maximum", "number"}} {
		if s[sign[0]] != nil {
			return sign[1]
		}
	}
	return "string"
}

func (f *filler) array(name string, s object, depth int) any {
	values, item, least := []any{}, f.resolve(s["items"]), count(s, "minItems", 0)
	if kind(item) == "string" && item["enum"] == nil && item["const"] == nil {
		for _, word := range f.words(name, str(s, "description")+" "+str(item, "description")) {
			values = append(values, fit(word, item))
		}
	} else if depth <= deepest/2 {
		least = max(least, 1)
	}
	for len(values) < least {
		values = append(values, f.value(name, item, depth+1))
	}
	return values[:min(len(values), count(s, "maxItems", most))]
}

// number is the smallest sensible number within the bounds.
func number(s object) any {
	high := min(num(s, "maximum", math.Inf(1)), num(s, "exclusiveMaximum", math.Inf(1))-1)
	v := max(1, num(s, "minimum", math.Inf(-1)), num(s, "exclusiveMinimum", math.Inf(-1))+1)
	if kind(s) == "integer" {
		v, high = math.Ceil(v), math.Floor(high)
	}
	return min(v, high)
}

func (f *filler) text(name string, s object) string {
	return fit(strings.Join(f.words(name, str(s, "description")), ", "), s)
}

// fit makes a text obey format and length.
func fit(text string, s object) string {
	samples := object{
		"date": "2026-01-01", "date-time": "2026-01-01T12:00:00Z", "time": "12:00:00Z", "email": "demo@demo.invalid",
		"uri": URL, "url": URL, "uuid": "00000000-0000-4000-8000-000000000000",
	}
	if sample := str(samples, str(s, "format")); sample != "" {
		text = sample
	}
	r := []rune(text)
	r = r[:min(len(r), count(s, "maxLength", most))]
	return string(r) + strings.Repeat(".", max(0, count(s, "minLength", 0)-len(r)))
}

// obj, list, str and num read one keyword; what has another type counts as absent.

func obj(s object, key string) object { o, _ := s[key].(object); return o }

func list(s object, key string) []any { l, _ := s[key].([]any); return l }

func str(s object, key string) string { t, _ := s[key].(string); return t }

func num(s object, key string, otherwise float64) float64 {
	if n, ok := s[key].(float64); ok {
		return n
	}
	return otherwise
}

func count(s object, key string, otherwise float64) int {
	return int(min(max(0, num(s, key, otherwise)), most))
}
