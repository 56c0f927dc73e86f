package value

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
)

// ErrAbsent is a value whose source has nothing: a step that did not run or was skipped, or a
// variable that is not set. Optional fields are omitted for it.
var ErrAbsent = errors.New("there is no such value yet")

// Missing is a value that is not there.
type Missing struct {
	From Reference
	// Path is the part that is not there, from the outside inwards; empty when the whole
	// source has no value.
	Path []string
}

// lacking are the sentences about each source: that it has no value, and that a part of the value
// is not there.
var lacking = map[Source]struct{ whole, part string }{ //nolint:gochecknoglobals // a table that never changes
	Step:       {"Step “%s” has no result.", "There is no “%s” in the result of step “%s”."},
	LastOutput: {"No earlier step has a result.", "There is no “%s” in the last result."},
	Result:     {"Step “%s” has no result.", "There is no “%s” in the result of step “%s”."},
	Var:        {"The variable “%s” is not set.", "There is no “%s” in the variable “%s”."},
	LastError:  {"No step has failed.", "There is no “%s” in the last error."},
	Item:       {"There is no value named %s here.", "There is no “%s” in the item “%s”."},
	Trigger:    {"No trigger started this run.", "There is no “%s” in the data of the trigger."},
	Secret:     {"The secret “%s” is not set.", ""},
}

// Error is a sentence, such as "There is no “body” in the result of step “fetch”.", without the field that
// takes the value.
func (m *Missing) Error() string {
	format, values := lacking[m.From.Source].whole, []any{}
	if len(m.Path) > 0 {
		format, values = lacking[m.From.Source].part, []any{strings.TrimPrefix(pathText(m.Path), ".")}
	}
	switch m.From.Source {
	case Step:
		values = append(values, m.From.Step)
	case Result:
		values = append(values, strconv.Itoa(*m.From.Index+1))
	case Var, Item, Secret:
		values = append(values, m.From.Name)
	case LastOutput, LastError, Trigger:
	}
	return fmt.Sprintf(format, values...)
}

// Is reports ErrAbsent when the whole source has no value.
func (m *Missing) Is(err error) bool { return err == ErrAbsent && len(m.Path) == 0 }

// Fault says why a field has no value: "A value for “content” is missing. There is no “body” in the
// result of step “fetch”." A fault, such as that of a condition, and an error of the Sources
// themselves stay what they are.
func Fault(field string, err error) error {
	if _, ok := errors.AsType[*fault.Error](err); ok {
		return err
	}
	if missing, ok := errors.AsType[*Missing](err); ok {
		return fault.New(fault.Invalid, joinSentences(fmt.Sprintf("A value for “%s” is missing.", field), missing)).Because(err).With("field", field)
	}
	if misfit, ok := errors.AsType[*Misfit](err); ok {
		return fault.New(fault.Invalid, misfit.describe(field)).Because(err).With("field", field)
	}
	if mistake, ok := errors.AsType[*Mistake](err); ok {
		return fault.New(fault.Invalid, joinSentences(fmt.Sprintf("The value of “%s” can't be used.", field), mistake)).Because(err).With("field", field)
	}
	return fmt.Errorf("find the value of %s: %w", field, err)
}

// joinSentences puts what failed before why, each a sentence that a window translates by itself.
func joinSentences(what string, why error) string { return what + " " + why.Error() }
