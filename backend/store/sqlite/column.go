package sqlite

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"reflect"
	"time"
)

// Text writes a value whose kind cannot fail to be written as JSON.
func Text(v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("write as JSON: %w", err)
	}
	return string(b), nil
}

// JSON is a column of JSON. A pointer is read into; an empty or null column leaves what it
// points to alone. Written, a missing list is [], a missing map {}, and a missing value null.
func JSON(v any) JSONColumn { return JSONColumn{v} }

// A JSONColumn reads and writes a column of JSON.
type JSONColumn struct{ v any }

// Scan reads the column.
func (c JSONColumn) Scan(src any) error {
	var text []byte
	switch v := src.(type) {
	case nil:
	case string:
		text = []byte(v)
	case []byte:
		text = v
	default:
		return fmt.Errorf("a JSON column holds a %T", src)
	}
	if len(text) == 0 {
		return nil
	}
	return json.Unmarshal(text, c.v)
}

// Value writes the column.
func (c JSONColumn) Value() (driver.Value, error) {
	v := reflect.ValueOf(c.v)
	for v.IsValid() && v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	if !v.IsValid() {
		return nil, nil
	}
	if raw, is := reflect.TypeAssert[json.RawMessage](v); is {
		if raw == nil {
			return nil, nil
		}
		return string(raw), nil
	}
	switch {
	case v.Kind() == reflect.Slice && v.IsNil():
		return "[]", nil
	case v.Kind() == reflect.Map && v.IsNil():
		return "{}", nil
	}
	return Text(v.Interface())
}

// Raw is a column that keeps JSON as it was written; null and nothing are both null.
func Raw(v *json.RawMessage) RawColumn { return RawColumn{v} }

// A RawColumn reads and writes JSON that the store does not look into.
type RawColumn struct{ v *json.RawMessage }

// Scan reads the column.
func (c RawColumn) Scan(src any) error { return JSON(c.v).Scan(src) }

// Value writes the column.
func (c RawColumn) Value() (driver.Value, error) {
	text := bytes.TrimSpace(*c.v)
	if len(text) == 0 || string(text) == "null" {
		return nil, nil
	}
	return string(text), nil
}

// Time is a column that holds a time in microseconds.
func Time(t *time.Time) TimeColumn { return TimeColumn{t} }

// A TimeColumn reads and writes a time.
type TimeColumn struct{ at *time.Time }

// Scan reads the column.
func (c TimeColumn) Scan(src any) error {
	v, ok := src.(int64)
	if !ok {
		return fmt.Errorf("a time column holds a %T", src)
	}
	*c.at = time.UnixMicro(v).UTC()
	return nil
}

// Value writes the column.
func (c TimeColumn) Value() (driver.Value, error) { return c.at.UnixMicro(), nil }

// MaybeTime is a column that holds a time or null.
func MaybeTime(t **time.Time) MaybeTimeColumn { return MaybeTimeColumn{t} }

// A MaybeTimeColumn reads and writes a time that may be missing.
type MaybeTimeColumn struct{ at **time.Time }

// Scan reads the column.
func (c MaybeTimeColumn) Scan(src any) error {
	*c.at = nil
	if src == nil {
		return nil
	}
	var t time.Time
	if err := Time(&t).Scan(src); err != nil {
		return err
	}
	*c.at = &t
	return nil
}

// Value writes the column.
func (c MaybeTimeColumn) Value() (driver.Value, error) {
	if *c.at == nil {
		return nil, nil
	}
	return (*c.at).UnixMicro(), nil
}

// DecodeWith is a column of JSON that a function reads. An empty or null column leaves what v points to alone.
func DecodeWith[T any](v *T, read func(text []byte, into *T) error) DecodedColumn[T] {
	return DecodedColumn[T]{v, read}
}

// A DecodedColumn writes a column as a JSONColumn does, and reads it by a function.
type DecodedColumn[T any] struct {
	v    *T
	read func([]byte, *T) error
}

// Scan reads the column.
func (c DecodedColumn[T]) Scan(src any) error {
	var raw json.RawMessage
	if err := JSON(&raw).Scan(src); err != nil || len(raw) == 0 {
		return err
	}
	return c.read(raw, c.v)
}

// Value writes the column.
func (c DecodedColumn[T]) Value() (driver.Value, error) { return JSON(c.v).Value() }

// TextOf is a column whose text functions write and read.
func TextOf(write func() string, read func(text string)) TextColumn { return TextColumn{write, read} }

// A TextColumn writes and reads a text by functions.
type TextColumn struct {
	write func() string
	read  func(text string)
}

// Scan reads the column.
func (c TextColumn) Scan(src any) error {
	switch v := src.(type) {
	case string:
		c.read(v)
	case []byte:
		c.read(string(v))
	default:
		return fmt.Errorf("a text column holds a %T", src)
	}
	return nil
}

// Value writes the column.
func (c TextColumn) Value() (driver.Value, error) { return c.write(), nil }
