package schema

import (
	"bytes"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// Mend gives the schema of an object that was written by somebody else as one that compiles, and says by place what had
// to be left out of it. It only ever takes more than the schema that it was given: who wrote that checks the rest
// anyway. A schema that is fine stays as it is, to the byte.
func Mend(text json.RawMessage) (mended json.RawMessage, dropped []string) {
	if fits(text) {
		return text, nil
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	root, ok := doc.(map[string]any)
	if err != nil || !ok {
		return anything(), leftOut(text, []string{"/"})
	}
	m := &mender{root: root}
	if name, ok := root["$schema"].(string); ok && !knownDraft(name) {
		m.drop(root, "$schema", "")
	}
	m.schema(root, "", false)
	if !isObject(root["type"]) && root["type"] != nil {
		m.drop(root, "type", "")
	}
	root["type"] = "object"
	if mended, err = json.Marshal(root); err == nil && fits(mended) {
		return mended, m.dropped
	}
	// Something that this file does not know of. What a model reads of the fields is kept, and nothing of it is checked.
	fields := map[string]any{}
	given, _ := root["properties"].(map[string]any)
	for name, v := range given {
		about := map[string]any{}
		if of, ok := v.(map[string]any); ok && of["description"] != nil {
			about["description"] = of["description"]
		}
		fields[name] = about
	}
	mended, err = json.Marshal(map[string]any{"type": "object", "properties": fields})
	if err != nil || !fits(mended) {
		mended = anything()
	}
	return mended, append(m.dropped, "/")
}

func anything() json.RawMessage { return json.RawMessage(`{"type":"object"}`) }

// leftOut says that a schema was dropped, unless it said nothing.
func leftOut(text json.RawMessage, all []string) []string {
	if said := strings.TrimSpace(string(text)); said == "" || said == "null" || said == "true" {
		return nil
	}
	return all
}

// fits reports whether a text is the schema of an object and compiles.
func fits(text json.RawMessage) bool {
	var root struct{ Type any }
	if json.Unmarshal(text, &root) != nil || root.Type != "object" {
		return false
	}
	_, err := Compile(text)
	return err == nil
}

func isObject(kind any) bool {
	list, ok := kind.([]any)
	return kind == "object" || ok && slices.Contains(list, any("object"))
}

func knownDraft(name string) bool {
	name = strings.TrimSuffix(name, "#")
	for _, draft := range []string{"draft-04", "draft-06", "draft-07"} {
		if name == "http://json-schema.org/"+draft+"/schema" {
			return true
		}
	}
	return name == "https://json-schema.org/draft/2019-09/schema" || name == "https://json-schema.org/draft/2020-12/schema"
}

// A mender goes through a schema.
type mender struct {
	root    map[string]any
	dropped []string
}

func (m *mender) drop(in map[string]any, keyword, at string) {
	delete(in, keyword)
	if place := at + Pointer(keyword); !slices.Contains(m.dropped, place) {
		m.dropped = append(m.dropped, place)
	}
}

// A shape is what the value of a keyword must be.
type shape int

const (
	aSchema shape = iota
	schemas
	fields
	text
	number
	count
	yes
	list
	strict // a schema that makes the whole stricter where it takes more
)

var shapes = map[string]shape{
	"additionalProperties": aSchema, "additionalItems": aSchema, "items": aSchema, "propertyNames": aSchema, "contains": aSchema,
	"then": aSchema, "else": aSchema, "unevaluatedItems": aSchema, "unevaluatedProperties": aSchema, "contentSchema": aSchema,
	"not": strict, "if": strict,
	"allOf": schemas, "anyOf": schemas, "oneOf": schemas, "prefixItems": schemas,
	"properties": fields, "patternProperties": fields, "$defs": fields, "definitions": fields, "dependentSchemas": fields,
	"pattern": text, "format": text, "title": text, "description": text, "$comment": text, "$anchor": text, "$dynamicAnchor": text,
	"$ref": text, "$dynamicRef": text, "$id": text, "id": text, "contentEncoding": text, "contentMediaType": text,
	"minimum": number, "maximum": number, "multipleOf": number, "exclusiveMinimum": number, "exclusiveMaximum": number,
	"minLength": count, "maxLength": count, "minItems": count, "maxItems": count, "minProperties": count, "maxProperties": count,
	"minContains": count, "maxContains": count, "uniqueItems": yes, "deprecated": yes, "readOnly": yes, "writeOnly": yes,
	"enum": list, "examples": list,
}

// schema mends one schema and those within it. Those below a keyword that negates are dropped whole where a part would
// have to be.
func (m *mender) schema(s map[string]any, at string, draft4 bool) {
	if name, ok := s["$schema"].(string); ok {
		draft4 = strings.Contains(name, "draft-04")
	}
	m.kinds(s, at)
	m.tuple(s)
	if !draft4 {
		exclusive(s, "exclusiveMinimum", "minimum")
		exclusive(s, "exclusiveMaximum", "maximum")
	}
	for _, keyword := range slices.Sorted(maps.Keys(s)) {
		kind, known := shapes[keyword]
		if known && !m.keyword(s, keyword, kind, at, draft4) {
			m.drop(s, keyword, at)
		}
	}
	if required, ok := s["required"]; ok {
		if names, all := stringsIn(required); all {
			s["required"] = names
		} else {
			m.drop(s, "required", at)
		}
	}
	if _, ok := s["dependencies"].(map[string]any); !ok && s["dependencies"] != nil {
		m.drop(s, "dependencies", at)
	}
	if ref, ok := s["$ref"].(string); ok && !m.resolves(ref) {
		m.drop(s, "$ref", at)
	}
}

// keyword mends the value of a keyword, and reports whether it can stay.
func (m *mender) keyword(s map[string]any, keyword string, kind shape, at string, draft4 bool) bool {
	v, place := s[keyword], at+Pointer(keyword)
	inner := func(v any, at string) bool {
		if of, ok := v.(map[string]any); ok {
			m.schema(of, at, draft4)
			return true
		}
		_, ok := v.(bool)
		return ok
	}
	switch kind {
	case aSchema:
		if several, ok := v.([]any); ok && keyword == "items" { // of a draft that has tuples so
			return m.each(several, place, inner)
		}
		return inner(v, place)
	case strict:
		before := len(m.dropped)
		return inner(v, place) && len(m.dropped) == before
	case schemas:
		several, ok := v.([]any)
		before := len(m.dropped)
		return ok && (len(several) > 0 || keyword == "prefixItems") && m.each(several, place, inner) && (keyword != "oneOf" || len(m.dropped) == before)
	case fields:
		of, ok := v.(map[string]any)
		if !ok {
			return false
		}
		for _, name := range slices.Sorted(maps.Keys(of)) {
			if keyword == "patternProperties" && !compiles(name) {
				m.drop(of, name, place)
				m.open(s, at) // what has these names is no longer known
			} else if !inner(of[name], place+Pointer(name)) {
				m.drop(of, name, place)
				of[name] = true
			}
		}
		return true
	case text:
		said, ok := v.(string)
		return ok && (keyword != "pattern" || compiles(said))
	case number:
		_, isNumber := v.(json.Number)
		_, isBool := v.(bool)
		return isNumber || isBool && draft4
	case count:
		n, ok := v.(json.Number)
		return ok && !strings.ContainsAny(n.String(), "-.eE")
	case yes:
		_, ok := v.(bool)
		return ok
	case list:
		_, ok := v.([]any)
		return ok
	}
	return true
}

func (m *mender) each(several []any, at string, mend func(any, string) bool) bool {
	for i, one := range several {
		if !mend(one, at) {
			several[i] = true
			m.dropped = append(m.dropped, at)
		}
	}
	return true
}

// open takes away what refuses fields that are not named.
func (m *mender) open(s map[string]any, at string) {
	for _, keyword := range []string{"additionalProperties", "unevaluatedProperties"} {
		if s[keyword] != nil {
			m.drop(s, keyword, at)
		}
	}
}

// called are the names of types in other languages.
var called = map[string]string{
	"int": "integer", "long": "integer", "float": "number", "double": "number", "decimal": "number", "str": "string", "text": "string",
	"bool": "boolean", "dict": "object", "map": "object", "list": "array", "tuple": "array", "none": "null", "nil": "null",
}

var types = []string{"string", "number", "integer", "boolean", "object", "array", "null"}

// kinds names the types of a schema as they are called.
func (m *mender) kinds(s map[string]any, at string) {
	given, ok := s["type"]
	if !ok {
		return
	}
	list, several := given.([]any)
	if !several {
		list = []any{given}
	}
	var known []any
	for _, one := range list {
		name, _ := one.(string)
		name = strings.ToLower(name)
		if other := called[name]; other != "" {
			name = other
		}
		if !slices.Contains(types, name) {
			m.drop(s, "type", at) // it may be anything
			return
		}
		if !slices.Contains(known, any(name)) {
			known = append(known, name)
		}
	}
	switch {
	case len(known) == 0:
		m.drop(s, "type", at)
	case several:
		s["type"] = known
	default:
		s["type"] = known[0]
	}
}

// tuple writes a list of items as the newest draft does.
func (m *mender) tuple(s map[string]any) {
	several, ok := s["items"].([]any)
	if !ok || m.root["$schema"] != nil && !strings.Contains(m.root["$schema"].(string), "2020-12") { //nolint:forcetypeassert // another one was dropped
		return
	}
	delete(s, "items")
	if len(several) > 0 {
		s["prefixItems"] = several
	}
	if rest, ok := s["additionalItems"]; ok {
		s["items"] = rest
		delete(s, "additionalItems")
	}
}

// exclusive writes a limit that an old draft marks as exclusive as the newer ones do.
func exclusive(s map[string]any, keyword, limit string) {
	marked, ok := s[keyword].(bool)
	if !ok {
		return
	}
	delete(s, keyword)
	if n, has := s[limit]; marked && has {
		s[keyword] = n
		delete(s, limit)
	}
}

func stringsIn(v any) (names []any, all bool) {
	given, ok := v.([]any)
	if !ok {
		return nil, false
	}
	names = []any{}
	for _, one := range given {
		if _, ok := one.(string); !ok {
			return nil, false
		}
		if !slices.Contains(names, one) {
			names = append(names, one)
		}
	}
	return names, true
}

func compiles(pattern string) bool {
	_, err := regexp.Compile(pattern)
	return err == nil
}

// resolves reports whether a reference stays within the schema.
func (m *mender) resolves(ref string) bool {
	if knownDraft(ref) {
		return true
	}
	place, ok := strings.CutPrefix(ref, "#")
	if !ok {
		return false
	}
	if place == "" {
		return true
	}
	if !strings.HasPrefix(place, "/") {
		return strings.Contains(m.anchors(), "\x00"+place+"\x00")
	}
	var at any = m.root
	for part := range strings.SplitSeq(place[1:], "/") {
		in, ok := at.(map[string]any)
		if !ok {
			return false
		}
		if at, ok = in[strings.NewReplacer("~1", "/", "~0", "~", "%25", "%", "%20", " ").Replace(part)]; !ok {
			return false
		}
	}
	return true
}

// anchors are the names of places in the schema.
func (m *mender) anchors() string {
	var all strings.Builder
	all.WriteByte(0)
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if name, ok := v["$anchor"].(string); ok {
				all.WriteString(name + "\x00")
			}
			for _, one := range v {
				walk(one)
			}
		case []any:
			for _, one := range v {
				walk(one)
			}
		}
	}
	walk(m.root)
	return all.String()
}
