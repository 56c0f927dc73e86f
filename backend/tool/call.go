package tool

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/schema"
)

// The most that one call may give, and the most of that which a model reads. 64 KiB are some 16,000
// tokens, which is as much as a local model has room for beside the conversation.
const (
	MaxValue = 4 << 20
	MaxText  = 64 << 10
)

// A Result is what a call gave.
type Result struct {
	Value   json.RawMessage // whole
	Text    string          // for a model: as Tell says it, cut to MaxText
	Cut     bool            // Text is not all of it
	Sources []Source        // the pages that it is from; nil: none
	// Pictures are those that a model which sees is shown beside Text; nil: none.
	Pictures []Picture
}

// Call runs a tool with arguments as a model or a person wrote them; empty ones count as {}.
// An unknown id is fault.NotFound, arguments that do not fit are fault.Invalid with the
// detail "fields" by JSON pointer, and a tool that takes too long is fault.Unavailable.
func (r *Registry) Call(ctx context.Context, id string, args json.RawMessage) (Result, error) {
	p, ok := r.parts[id]
	if !ok {
		return Result{}, fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if len(bytes.TrimSpace(args)) == 0 {
		args = json.RawMessage("{}")
	}
	if err := r.Check(id, args); err != nil {
		return Result{}, err
	}
	if in, err := p.in(); err == nil {
		args = in.Fill(args)
	}
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	ctx, err := p.bindTarget(ctx, args)
	if err != nil {
		return Result{}, err
	}
	value, err := p.runGuarded(ctx, r, args)
	if err != nil {
		return Result{}, err
	}
	result, err := p.result(value)
	if err != nil {
		return Result{}, r.prose.Error(err)
	}
	return p.ResultOf(r.prose.JSON(result.Value)), nil
}

// maskError takes secrets out of the error of a tool. An error that asks a person keeps its kind.
func (r *Registry) maskError(err error) error {
	if sent, ok := errors.AsType[*Leaving](err); ok {
		return sent
	}
	if asking, ok := errors.AsType[*Asking](err); ok {
		return &Asking{r.prose.Text(asking.Text)}
	}
	return r.prose.Error(err)
}

// Check says whether arguments fit a tool, as Call would, and calls nothing.
func (r *Registry) Check(id string, args json.RawMessage) error {
	p, ok := r.parts[id]
	if !ok {
		return fault.Newf(fault.NotFound, "There is no tool named %s.", id)
	}
	if len(bytes.TrimSpace(args)) == 0 {
		args = json.RawMessage("{}")
	}
	in, err := p.in()
	if err != nil {
		return err
	}
	if wrong := in.Check(in.Fill(args)); wrong != nil {
		return fault.Newf(fault.Invalid, "The arguments of %s don't fit. The program said: %s", p.Name, wrong).With("fields", map[string]string(wrong))
	}
	return nil
}

// errLate is the cause of a context that ended because the tool took too long.
var errLate = errors.New("the tool took too long")

// run does the work on a goroutine of its own, because only so can a tool be left that does
// not heed its context. Wait is its owner.
func (p part) run(ctx context.Context, r *Registry, args json.RawMessage) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, p.Timeout, errLate)
	defer cancel()
	panicked := func(v any) error { return fmt.Errorf("tool %s panicked: %v\n%s", p.ID, v, debug.Stack()) }
	value, err := lifecycle.Call(ctx, r.late.Go, func() (json.RawMessage, error) { return p.Do(ctx, bytes.Clone(args)) }, panicked)
	if err != nil && errors.Is(context.Cause(ctx), errLate) {
		return nil, p.late()
	}
	return value, err
}

func (p part) late() error {
	return fault.Newf(fault.Unavailable, "%s took longer than %s and was stopped.", p.Name, p.Timeout.Round(time.Millisecond)).Because(errLate)
}

// result holds what the tool gave to its own promise.
func (p part) result(value json.RawMessage) (Result, error) {
	if len(value) > MaxValue {
		return Result{}, fault.Newf(fault.TooLarge, "%s returned more than %d MB. Ask for less at a time.", p.Name, MaxValue>>20)
	}
	if value == nil {
		value = json.RawMessage("null")
	}
	var wrong schema.Violations
	switch {
	case p.out != nil:
		out, err := p.out()
		if err != nil {
			return Result{}, err
		}
		wrong = out.Check(value)
	case !json.Valid(value):
		wrong = schema.Violations{"": "not valid JSON"}
	}
	if wrong != nil {
		return Result{}, fmt.Errorf("the result of tool %s does not fit: %s", p.ID, wrong)
	}
	return p.ResultOf(value), nil
}

// ResultOf is the result of a call of the tool, with the text that a model reads of it and the pages that it is from.
func (t Tool) ResultOf(value json.RawMessage) Result {
	r := Result{Value: value}
	if t.Tell == nil {
		r.Text, r.Cut = Text(value)
	} else {
		told := t.Tell(value)
		r.Text, r.Cut = CutWithNote(told, MaxText), len(told) > MaxText
	}
	if t.Shows != nil {
		r.Pictures = t.Shows(value)
	}
	if t.Cites != nil {
		r.Sources = t.Cites(value)
	}
	return r
}

// Text is a value as a model reads it: a text without its quotes, everything else as JSON.
// What is longer than MaxText is cut between two characters, and says so.
func Text(value json.RawMessage) (text string, cut bool) {
	if json.Unmarshal(value, &text) != nil {
		text = string(value)
	}
	return CutWithNote(text, MaxText), len(text) > MaxText
}

// CutWithNote shortens a text for a model to at most so many bytes. A text that is cut says so.
func CutWithNote(text string, most int) string {
	if len(text) <= most {
		return text
	}
	note := fmt.Sprintf("\n[cut: %d of %d bytes]", most, len(text))
	head, _ := Cut(text, max(0, most-len(note)))
	return head + note
}

// Cut shortens a text to at most so many bytes, between two characters, and reports whether it did.
func Cut(text string, most int) (string, bool) {
	if len(text) <= most {
		return text, false
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most], true
}

// Wait waits until the calls that were left have ended, or ctx ends. A call that is under
// way counts; nothing may be called any more when it begins.
func (r *Registry) Wait(ctx context.Context) error {
	if err := lifecycle.Wait(ctx, r.late); err != nil {
		return fmt.Errorf("wait for tools that were left: %w", err)
	}
	return nil
}
