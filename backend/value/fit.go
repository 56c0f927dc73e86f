package value

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/rawjson"
)

// A Misfit is a value that cannot be converted to the type that is asked for.
type Misfit struct {
	Path []string // to the part that does not fit, from the outside inwards; empty: the whole
	Got  string   // the JSON type of the value
	Want []string // the JSON types that are asked for
}

func (m *Misfit) Error() string { return m.describe("value") }

// kinds are the sentences about each JSON type: that a value has it, and that a field takes it.
var kinds = map[string]struct{ is, takes string }{ //nolint:gochecknoglobals // a table that never changes
	"string":  {"The value of “%s” is text.", "This field takes text."},
	"number":  {"The value of “%s” is a number.", "This field takes a number."},
	"integer": {"The value of “%s” is a whole number.", "This field takes a whole number."},
	"boolean": {"The value of “%s” is true or false.", "This field takes true or false."},
	"array":   {"The value of “%s” is a list.", "This field takes a list."},
	"object":  {"The value of “%s” is an object.", "This field takes an object."},
	"null":    {"The value of “%s” is empty.", "This field stays empty."},
}

// describe says what a field holds and what it takes, as in "The value of “count” is text. This field takes a
// number." A part of the field is named by its way.
func (m *Misfit) describe(field string) string {
	takes := fmt.Sprintf("This field takes one of these types: %s.", strings.Join(m.Want, ", "))
	if len(m.Want) == 1 {
		takes = kinds[m.Want[0]].takes
	}
	return fmt.Sprintf(kinds[m.Got].is, field+pathText(m.Path)) + " " + takes
}

// Field returns the value of a field that has a schema: it resolves what is written there, and
// converts it to the type of the schema. In a field for text, one place alone is text like the
// places in a longer text.
func Field(v, schema json.RawMessage, from Sources) (json.RawMessage, error) {
	types := typesOf(rawjson.ObjectOf(schema))
	trimmed := bytes.TrimLeft(v, " \t\r\n")
	if !from.Literal && len(trimmed) > 0 && trimmed[0] == '"' && slices.Contains(types, "string") &&
		!slices.ContainsFunc(types, func(t string) bool { return t != "string" && t != "null" }) {
		return newResolver(from).fillJSON(v, true)
	}
	v, err := Resolve(v, from)
	if err != nil {
		return nil, err
	}
	return Fit(v, schema)
}

// Fit converts a value to the type that a JSON Schema asks for where nothing is lost: "30" to 30
// and back, 3.0 to 3, "true" to true, one to a list of one, an object to its JSON text, and the
// JSON text of a list or of an object to what it says. It returns a *Misfit for what cannot be converted. Rules other than
// types, such as a minimum, are not looked at.
func Fit(v, schema json.RawMessage) (json.RawMessage, error) { return fit(v, schema, nil, 0) }

func fit(v, schema json.RawMessage, at []string, depth int) (json.RawMessage, error) {
	o := rawjson.ObjectOf(schema) // true, false and what is no schema ask for no type
	v = bytes.TrimSpace(v)
	if o == nil || len(v) == 0 || depth > maxFit || string(v) == Unknown {
		return v, nil
	}
	if choice, err, ok := fitChoice(v, o, at, depth); ok {
		return choice, err
	}
	types := typesOf(o)
	if len(types) == 0 {
		return fitInside(v, o, at, depth)
	}
	if slices.ContainsFunc(types, func(t string) bool { return isOf(v, t) }) {
		return fitInside(v, o, at, depth)
	}
	for _, t := range types {
		if c := convert(v, t); c != nil {
			return fitInside(c, o, at, depth)
		}
	}
	return nil, &Misfit{Path: at, Got: typeOf(v), Want: types}
}

// maxFit is how deep the parts of a value are converted.
const maxFit = 32

// fitChoice converts a value to the first branch of anyOf or oneOf that takes it, as it is if possible.
func fitChoice(v json.RawMessage, o rawjson.Object, at []string, depth int) (json.RawMessage, error, bool) { //nolint:revive // the error belongs to the value
	var branches []json.RawMessage
	for _, key := range []string{"anyOf", "oneOf"} {
		if json.Unmarshal(o[key], &branches) == nil && len(branches) > 0 {
			break
		}
	}
	if len(branches) == 0 {
		return nil, nil, false
	}
	var want []string
	for _, b := range branches {
		types := typesOf(rawjson.ObjectOf(b))
		if len(types) == 0 || slices.ContainsFunc(types, func(t string) bool { return isOf(v, t) }) {
			return v, nil, true // the tool's own check says whether the rest holds
		}
		want = append(want, types...)
	}
	for _, b := range branches {
		if c, err := fit(v, b, at, depth+1); err == nil {
			return c, nil, true
		}
	}
	return nil, &Misfit{Path: at, Got: typeOf(v), Want: want}, true
}

// fitInside converts the entries of a list and the fields of an object.
func fitInside(v json.RawMessage, o rawjson.Object, at []string, depth int) (json.RawMessage, error) {
	switch v[0] {
	case '[':
		if !o.Has("items") {
			return v, nil
		}
		var entries []json.RawMessage
		if err := json.Unmarshal(v, &entries); err != nil {
			return nil, err
		}
		same := true
		for i, e := range entries {
			c, err := fit(e, o["items"], childPath(at, strconv.Itoa(i)), depth+1)
			if err != nil {
				return nil, err
			}
			same = same && bytes.Equal(c, e)
			entries[i] = c
		}
		if same {
			return v, nil
		}
		return rawjson.Encode(entries), nil
	case '{':
		properties, others := o.Child("properties"), o["additionalProperties"]
		fields := rawjson.ObjectOf(v)
		same := true
		for name, inner := range fields {
			rule, known := properties[name]
			if !known {
				rule = others
			}
			c, err := fit(inner, rule, childPath(at, name), depth+1)
			if err != nil {
				return nil, err
			}
			same = same && bytes.Equal(c, inner)
			fields[name] = c
		}
		if same {
			return v, nil
		}
		return rawjson.Encode(fields), nil
	}
	return v, nil
}

func childPath(at []string, token string) []string { return append(slices.Clone(at), token) }

// typesOf returns the types that a schema names; none: any.
func typesOf(o rawjson.Object) []string {
	var one string
	if json.Unmarshal(o["type"], &one) == nil && isKind(one) {
		return []string{one}
	}
	var many []string
	if json.Unmarshal(o["type"], &many) != nil {
		return nil
	}
	return slices.DeleteFunc(many, func(t string) bool { return !isKind(t) })
}

func isKind(kind string) bool { return kinds[kind].is != "" }

// typeOf is the JSON type of a value.
func typeOf(v json.RawMessage) string {
	switch v[0] {
	case '"':
		return "string"
	case '{':
		return "object"
	case '[':
		return "array"
	case 't', 'f':
		return "boolean"
	case 'n':
		return "null"
	}
	return "number"
}

// isOf reports whether a value has a type as it is written. 3.0 is written as a number, not as an
// integer, since programs that ask for an integer refuse it.
func isOf(v json.RawMessage, kind string) bool {
	if kind == "integer" {
		return typeOf(v) == "number" && !bytes.ContainsAny(v, ".eE")
	}
	return typeOf(v) == kind
}

// convert returns a value in another type; nil when that would lose something.
func convert(v json.RawMessage, kind string) json.RawMessage {
	got := typeOf(v)
	text, _ := rawjson.Text(v)
	text = strings.TrimSpace(text)
	scalar := got == "number" || got == "boolean"
	switch {
	case kind == "string" && (scalar || got == "object"):
		return rawjson.Encode(string(v))
	case kind == "number" && got == "string" && isNumber(text):
		return json.RawMessage(text) // as it was written: a float would round a long one
	case kind == "integer" && (got == "string" && isNumber(text) || got == "number"):
		return integerText(text)
	case kind == "boolean" && got == "string" && (text == "true" || text == "false"):
		return json.RawMessage(text)
	case kind == "object" && got == "string" && strings.HasPrefix(text, "{") && json.Valid([]byte(text)):
		return json.RawMessage(text)
	case kind == "array" && got == "string" && strings.HasPrefix(text, "[") && json.Valid([]byte(text)):
		return json.RawMessage(text)
	case kind == "array" && got != "null":
		return slices.Concat(json.RawMessage("["), v, json.RawMessage("]"))
	}
	return nil
}

// isNumber reports whether a text is a number as JSON writes it.
func isNumber(text string) bool {
	return text != "" && strings.Trim(text, "+-.0123456789eE") == "" && json.Valid([]byte(text))
}

// integerText writes a number without a fraction and an exponent; nil when it has a fraction.
func integerText(text string) json.RawMessage {
	digits, exponent, _ := strings.Cut(strings.ToLower(text), "e")
	if exponent == "" && !strings.Contains(digits, ".") {
		return json.RawMessage(text)
	}
	if e, err := strconv.Atoi(exponent); exponent != "" && (err != nil || e < -maxExponent || e > maxExponent) {
		return nil
	}
	n, ok := new(big.Rat).SetString(text)
	if !ok || !n.IsInt() {
		return nil
	}
	return json.RawMessage(n.Num().String())
}

// maxExponent keeps a short number from becoming a long one.
const maxExponent = 30
