package flow

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// A Class says to a program what kind of failure ended a run.
type Class string

// The classes.
const (
	ClassValidation Class = "VALIDATION" // the flow, its input, or what was sent: asking again changes nothing
	ClassAuth       Class = "AUTH"
	ClassRateLimit  Class = "RATE_LIMIT"
	ClassTimeout    Class = "TIMEOUT"
	ClassNetwork    Class = "NETWORK"
	ClassModel      Class = "LLM_ERROR"
	ClassTool       Class = "TOOL"
	ClassLimit      Class = "LIMIT"
	ClassCancelled  Class = "CANCELLED"
	ClassInternal   Class = "INTERNAL"
)

// An Error ended a run, or a branch.
type Error struct {
	NodeID string // empty: the run itself
	Class  Class
	cause  error
}

// Error is what happened and where.
func (e *Error) Error() string {
	if e.NodeID == "" {
		return "run flow: " + e.cause.Error()
	}
	return "run flow: step " + e.NodeID + ": " + e.cause.Error()
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.cause }

// Sentence is for a person.
func (e *Error) Sentence() string {
	if e.Class == ClassCancelled {
		return "The flow was stopped."
	}
	return fault.Sentence(e.cause)
}

// MarshalJSON gives {class, code, message, details}, without anything that is not meant to
// be shown.
func (e *Error) MarshalJSON() ([]byte, error) {
	details := map[string]any{}
	if f, ok := errors.AsType[*fault.Error](e.cause); ok && f.Details != nil {
		details = f.Details
	}
	return json.Marshal(map[string]any{"class": e.Class, "code": fault.CodeOf(e.cause), "message": e.Sentence(), "details": details})
}

// Failure is an error of a run itself, where its carrier ended it.
func Failure(class Class, err error) *Error { return &Error{Class: class, cause: err} }

// errorAt gives an error its place and class, once.
func errorAt(node string, err error) *Error {
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	return &Error{NodeID: node, Class: classOf(err), cause: err}
}

// contextError says why a context ended: because a sibling failed, because of the time, or because
// the flow was stopped.
func contextError(ctx context.Context, node string) *Error {
	cause := context.Cause(ctx)
	if sibling, ok := errors.AsType[*Error](cause); ok {
		return sibling
	}
	if errors.Is(cause, errBranchTimeout) || errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return &Error{NodeID: node, Class: ClassTimeout, cause: cause}
	}
	return &Error{NodeID: node, Class: ClassCancelled, cause: cause}
}

func classOf(err error) Class {
	if errors.Is(err, context.Canceled) {
		return ClassCancelled
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return ClassTimeout
	}
	f, ok := errors.AsType[*fault.Error](err)
	switch {
	case !ok:
		return ClassInternal
	case f.Code != fault.Unavailable:
		return ClassValidation
	}
	status, _ := f.Details["status"].(int)
	switch {
	case status == http.StatusUnauthorized, status == http.StatusForbidden:
		return ClassAuth
	case status == http.StatusTooManyRequests:
		return ClassRateLimit
	case status == http.StatusRequestTimeout, status == http.StatusGatewayTimeout:
		return ClassTimeout
	case status >= 300 && status < 500:
		return ClassValidation
	case status == 0 && f.Details[llm.TroubleKind] == "down":
		return ClassNetwork
	}
	return ClassModel
}

// passing reports whether asking again may help.
func (c Class) passing() bool {
	return slices.Contains([]Class{ClassRateLimit, ClassTimeout, ClassNetwork, ClassModel}, c)
}
