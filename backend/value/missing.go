package value

import (
	"errors"
	"fmt"
	"strings"

	"terzetto/backend/fault"
)

// ErrAbsent is a value whose source has nothing: a step that did not run or was skipped, or a
// variable that is not set. A field that may be left out is left out for it.
var ErrAbsent = errors.New("there is no such value yet")

// Missing is a value that is not there.
type Missing struct {
	From Reference
	// Path is the part that is not there, from the outside inwards; empty when the whole
	// source has no value.
	Path []string
	// InList says that the last token of Path is an index into a list.
	InList bool
}

// Error reads as the end of a sentence that begins with what takes the value.
func (m *Missing) Error() string { return "comes from " + m.From.String() + ", " + m.lacks() }

// lacks says what is not there: "whose result has no field body".
func (m *Missing) lacks() string {
	if len(m.Path) == 0 {
		switch m.From.Source {
		case Step:
			return "which has no result"
		case Var, Secret:
			return "which is not set"
		case Item:
			return "and the step is in no such loop"
		case LastOutput, Result, LastError, Trigger:
		}
		return "which is not there"
	}
	owner := "which"
	if m.From.Source == Step {
		owner = "whose result"
	}
	kind, last := "field", len(m.Path)-1
	if m.InList {
		kind = "entry"
	}
	said := owner + " has no " + kind + " " + m.Path[last]
	if last > 0 {
		said += " in " + strings.Join(m.Path[:last], ".")
	}
	return said
}

// Is reports ErrAbsent when the whole source has no value.
func (m *Missing) Is(err error) bool { return err == ErrAbsent && len(m.Path) == 0 }

// Fault says in a sentence why a field has no value: "The value of content comes from fetch,
// whose result has no field body." A fault, such as that of a condition, and an error of the
// Sources themselves stay what they are.
func Fault(field string, err error) error {
	if _, ok := errors.AsType[*fault.Error](err); ok {
		return err
	}
	if missing, ok := errors.AsType[*Missing](err); ok {
		return invalid(field, missing.Error(), err)
	}
	if misfit, ok := errors.AsType[*Misfit](err); ok {
		return invalid(field+misfit.Path, misfit.says(), err)
	}
	if mistake, ok := errors.AsType[*Mistake](err); ok {
		return invalid(field, "can't be used: "+strings.TrimSuffix(mistake.Message, "."), err)
	}
	return fmt.Errorf("find the value of %s: %w", field, err)
}

func invalid(field, why string, err error) error {
	return fault.Newf(fault.Invalid, "The value of %s %s.", field, why).Because(err).With("field", field)
}
