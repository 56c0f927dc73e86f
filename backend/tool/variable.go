package tool

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
)

// Variables opens a variable for a tool. It gives only what was granted to that tool;
// everything else is a fault that says what a person can do about it.
type Variables func(ctx context.Context, toolID, name string) (string, error)

type (
	variablesKey struct{}
	callerKey    struct{}
)

// WithVariables lets the tools that are called with ctx read variables.
func WithVariables(ctx context.Context, v Variables) context.Context {
	return context.WithValue(ctx, variablesKey{}, v)
}

// Variable reads a variable inside of a tool. What the tool did not declare in Secrets it
// cannot read, so that a person knows before the first call what it wants.
func Variable(ctx context.Context, name string) (string, error) {
	caller, _ := ctx.Value(callerKey{}).(Tool)
	if !slices.Contains(caller.Secrets, name) {
		return "", fault.Newf(fault.Forbidden, "The tool %s didn't declare the variable %s.", caller.ID, name)
	}
	open, _ := ctx.Value(variablesKey{}).(Variables)
	if open == nil {
		return "", fault.Newf(fault.Forbidden, "The tool %s needs the variable %s. Variables are not available here.", caller.ID, name)
	}
	value, err := open(ctx, caller.ID, name)
	if err == nil {
		err = Note(ctx, Mark{Kind: OfVariable, Name: name})
	}
	return value, err
}

// CheckVariable says what is wrong with the name of a variable.
func CheckVariable(name string) error {
	if !variableForm.MatchString(name) {
		return fault.Newf(fault.Invalid, "“%s” can't be the name of a variable. Use letters, digits and _, such as API_KEY.", name).With("field", "variables")
	}
	return nil
}
