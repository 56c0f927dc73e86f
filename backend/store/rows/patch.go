package rows

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/sqlite"
)

// Merge lays the fields of patch over row, a pointer to a noun. Fields that row does
// not have, and those in fixed, are ignored; a field of the wrong type is refused by
// its name. Maps and objects are merged key by key, lists are replaced.
func Merge(row any, patch json.RawMessage, fixed ...string) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(patch, &fields); err != nil || fields == nil {
		return fault.New(fault.Malformed, "Send an object with the fields to change.").Because(err)
	}
	v := reflect.ValueOf(row).Elem()
	for _, f := range reflect.VisibleFields(v.Type()) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		raw, given := fields[name]
		if !given || name == "-" || name == "" || slices.Contains(fixed, name) {
			continue
		}
		if err := mergeField(v.FieldByIndex(f.Index), raw); err != nil {
			return WrongType(name).Because(err)
		}
	}
	return nil
}

func mergeField(field reflect.Value, raw json.RawMessage) error {
	null := bytes.Equal(bytes.TrimSpace(raw), []byte("null"))
	switch field.Kind() {
	case reflect.Pointer:
		field.SetZero() // decode into a new value: the old one may be shared
	case reflect.Slice:
		if field.Type() == reflect.TypeFor[json.RawMessage]() {
			field.SetBytes(slices.Clone(raw))
			return nil
		}
		if null {
			field.Set(reflect.MakeSlice(field.Type(), 0, 0))
			return nil
		}
		fresh := reflect.New(field.Type())
		if err := json.Unmarshal(raw, fresh.Interface()); err != nil {
			return err
		}
		field.Set(fresh.Elem())
		return nil
	case reflect.Map:
		if null {
			field.Set(reflect.MakeMap(field.Type()))
			return nil
		}
	default:
		if null {
			return sqlite.ErrNone
		}
	}
	return json.Unmarshal(raw, field.Addr().Interface())
}

// WrongType is the fault of a field whose value is of another type.
func WrongType(name string) *fault.Error {
	return fault.Newf(fault.Invalid, "The field %s has the wrong type.", name).With("field", name)
}

// The longest texts, in characters. A card holds longer texts than a person types, so
// its prose may be as long as a message.
const (
	MaxName        = 200
	MaxTitle       = 100
	MaxText        = 10_000
	MaxID          = 64
	MaxLabel       = 100
	MaxDescription = 500
	MaxList        = 1_000
)

// A Rules collects what is wrong with a row and keeps the first fault.
type Rules struct{ Err error }

// Fail notes a fault of a field.
func (r *Rules) Fail(err *fault.Error, field string) {
	if r.Err == nil {
		r.Err = err.With("field", field)
	}
}

// AtMost refuses a text of more than n characters.
func (r *Rules) AtMost(field, text string, n int) {
	if len(text) > n && utf8.RuneCountInString(text) > n {
		r.Fail(fault.Newf(fault.Invalid, "The field %s can have at most %d characters.", field, n), field)
	}
	if !utf8.ValidString(text) {
		r.Fail(fault.Newf(fault.Invalid, "The field %s is not text.", field), field)
	}
}

// NotBlank refuses a text that is blank or longer than n characters.
func (r *Rules) NotBlank(field, text string, n int) {
	if strings.TrimSpace(text) == "" {
		r.Fail(fault.Newf(fault.Invalid, "The field %s can't be empty.", field), field)
	}
	r.AtMost(field, text, n)
}

// Texts holds for every text of a list.
func (r *Rules) Texts(field string, list []string, n int) {
	if len(list) > MaxList {
		r.Fail(fault.Newf(fault.Invalid, "The field %s can have at most %d items.", field, MaxList), field)
	}
	for _, text := range list {
		r.AtMost(field, text, n)
	}
}

// OneOf refuses what is none of the allowed values.
func (r *Rules) OneOf(field, value string, allowed ...string) {
	if !slices.Contains(allowed, value) {
		r.Fail(fault.Newf(fault.Invalid, "The field %s must be one of %s.", field, strings.Join(allowed, ", ")), field)
	}
}

// UpTo refuses what is not between one and the highest value.
func (r *Rules) UpTo(field string, n, highest int) { r.InRange(field, n, 1, highest) }

// InRange refuses what is not between the lowest and the highest value.
func (r *Rules) InRange(field string, n, lowest, highest int) {
	if n < lowest || n > highest {
		r.Fail(fault.Newf(fault.Invalid, "The field %s must be between %d and %d.", field, lowest, highest), field)
	}
}

// Object refuses what is neither a JSON object nor null.
func (r *Rules) Object(field string, raw json.RawMessage) {
	trimmed := bytes.TrimSpace(raw)
	if len(trimmed) == 0 || bytes.Equal(trimmed, []byte("null")) {
		return
	}
	if trimmed[0] != '{' || !json.Valid(trimmed) {
		r.Fail(WrongType(field), field)
	}
}

// Nullable is the column's value of an optional JSON object.
func Nullable(raw json.RawMessage) any {
	trimmed := bytes.TrimSpace(raw)
	if len(trimmed) == 0 || bytes.Equal(trimmed, []byte("null")) {
		return nil
	}
	return string(trimmed)
}

// MaxPath is as long as Linux takes a path.
const MaxPath = 4096
