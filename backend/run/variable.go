package run

import (
	"encoding/json"
	"slices"
	"time"
	"unicode/utf8"

	"terzetto/backend/fault"
)

// A Variable outlives runs (flows.md, A.11). The value of a secret one is never here: whoever
// lists variables learns that it is set, and its end.
type Variable struct {
	ID          string          `json:"persistentVarId"`
	Name        string          `json:"name"`
	Scope       Scoped          `json:"scope"`
	Description string          `json:"description"`
	IsSecret    bool            `json:"isSecret"`
	Value       json.RawMessage `json:"value"` // null for a secret one
	Hint        string          `json:"hint"`
	IsSet       bool            `json:"isSet"`
	Grants      []string        `json:"grants"` // the tools that may read a secret
	ModifiedAt  time.Time       `json:"modifiedAt"`
}

// Scoped is for whom a variable holds. On a computer of one person that is a way to keep
// values apart that come from other programs; the narrower one wins.
type Scoped string

// Scopes lists them in the order in which they are looked up.
func Scopes() []Scoped { return []Scoped{"groupDevice", "groupUser", "group", "device", "user"} }

// A VariableInput is what a person enters. A nil field is left alone.
type VariableInput struct {
	Name        *string         `json:"name"`
	Scope       *Scoped         `json:"scope"`
	Description *string         `json:"description"`
	IsSecret    *bool           `json:"isSecret"`
	Value       json.RawMessage `json:"value"`
	Grants      []string        `json:"grants"`
}

// maxValue bounds a variable, as JSON.
const maxValue = 64 << 10

// Put lays what a person entered over a variable and gives the value that is to be kept; nil
// leaves the one that is there.
func (v Variable) Put(in VariableInput) (Variable, json.RawMessage, error) {
	wrong := func(field, format string, args ...any) error {
		return fault.Newf(fault.Invalid, format, args...).With("field", field)
	}
	if in.Name != nil {
		v.Name = *in.Name
	}
	if in.Scope != nil {
		v.Scope = *in.Scope
	}
	if v.Scope == "" {
		v.Scope = "device"
	}
	if in.Description != nil {
		v.Description = *in.Description
	}
	if in.Grants != nil {
		v.Grants = in.Grants
	}
	value := in.Value
	if string(value) == "null" {
		value = nil
	}
	if in.IsSecret != nil && *in.IsSecret != v.IsSecret {
		// What was secret is not shown because a switch was flipped.
		if v.IsSet && value == nil {
			return v, nil, wrong("value", "Enter the value again to change whether it is secret.")
		}
		v.IsSecret = *in.IsSecret
	}
	switch {
	case !varName.MatchString(v.Name):
		return v, nil, wrong("name", "A variable is called by letters, digits and _.")
	case !slices.Contains(Scopes(), v.Scope):
		return v, nil, wrong("scope", "The scope must be one of %v.", Scopes())
	case utf8.RuneCountInString(v.Description) > maxText:
		return v, nil, wrong("description", "The description is too long.")
	case len(value) > maxValue:
		return v, nil, wrong("value", "A value takes at most %d KB.", maxValue>>10)
	case value != nil && !json.Valid(value):
		return v, nil, wrong("value", "The value is not valid JSON.")
	}
	return v, value, nil
}
