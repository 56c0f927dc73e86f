package fault

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
)

// A Code tells a machine what kind of failure it is. The doors map codes to
// statuses in one table.
type Code string

// The codes, with the HTTP status that the api gives them.
const (
	Malformed    Code = "malformed"    // 400: the request cannot be read
	Unauthorized Code = "unauthorized" // 401: no token, or a wrong one
	Forbidden    Code = "forbidden"    // 403: not from here
	NotFound     Code = "not_found"    // 404: missing, or not this parent's
	Conflict     Code = "conflict"     // 409: the thing is in another state
	Busy         Code = "busy"         // 409: another turn is running here
	TooLarge     Code = "too_large"    // 413: over a limit
	Invalid      Code = "invalid"      // 422: a field is missing or of the wrong type
	Unavailable  Code = "unavailable"  // 502: the model server cannot be reached or refuses
	Closed       Code = "closed"       // 503: the database is being closed or replaced
	Exhausted    Code = "exhausted"    // 507: the disk is full or read-only
	Internal     Code = "internal"     // 500: everything else
)

// Error is a failure that a person can act on.
type Error struct {
	Code    Code
	Message string         // one or two plain sentences, for a person
	Details map[string]any // facts for the window, such as a field's name; may be nil
	cause   error
}

// New makes a fault with a sentence for people. One that ends in what has a full stop of its own gets no
// second one.
func New(code Code, message string) *Error {
	if strings.HasSuffix(message, "..") && !strings.HasSuffix(message, "...") {
		message = message[:len(message)-1]
	}
	return &Error{Code: code, Message: message}
}

// Newf is New with a formatted sentence.
func Newf(code Code, format string, args ...any) *Error {
	args = slices.Clone(args)
	for i, arg := range args {
		if d, ok := arg.(time.Duration); ok {
			args[i] = Duration(d) // for people
		}
	}
	return New(code, fmt.Sprintf(format, args...))
}

// Because returns a copy that keeps cause for the log and for errors.Is.
func (e *Error) Because(cause error) *Error {
	c := *e
	c.cause = cause
	return &c
}

// With returns a copy that carries one more detail.
func (e *Error) With(key string, value any) *Error {
	c := *e
	c.Details = lists.Copy(e.Details)
	c.Details[key] = value
	return &c
}

// Error returns the sentence and, for the log, the cause.
func (e *Error) Error() string {
	if e.cause == nil {
		return e.Message
	}
	return strings.TrimSuffix(e.Message, ".") + ": " + e.cause.Error()
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.cause }

// CodeOf returns the code of the first fault in the chain, Internal when there is
// none, and the empty code for a nil error.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return Internal
}

// Sentence returns what a person may read of err: the sentence of the first fault
// in the chain, or a general one.
func Sentence(err error) string {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Message
	}
	return "Something failed inside Terzetto. See the log for details."
}

// Is reports whether the first fault in the chain of err has the code.
func Is(err error, code Code) bool { return err != nil && CodeOf(err) == code }
