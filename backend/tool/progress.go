package tool

import (
	"context"
	"encoding/json"
)

// A Line is what a tool tells while it works.
type Line struct {
	Text    string
	Percent int             // of its work; 0: it does not say
	Value   json.RawMessage // may be nil
	ToolID  string          // a tool that was called from within this one; empty: none
	Agent   string          // who says it; empty: the tool
	Node    string          // of a flow within the tool; empty: none
}

type lineKey struct{}

// WithProgress hands every line of a call to hear, which must be quick and may be called
// from many goroutines.
func WithProgress(ctx context.Context, hear func(Line)) context.Context {
	return context.WithValue(ctx, lineKey{}, hear)
}

// Progress reports to the caller of a tool how far it is. Without a listener it does nothing.
func Progress(ctx context.Context, l Line) {
	if hear, ok := ctx.Value(lineKey{}).(func(Line)); ok {
		hear(l)
	}
}

// RetryIn is the detail of a fault that says, as a time.Duration, how long the host that was asked wants to be left alone.
const RetryIn = "retryIn"

// An Asking is the error of a tool that wants to know something of a person first. Its
// result is then what the person answers; the tool is not called again.
type Asking struct{ Text string }

func (a *Asking) Error() string { return "a person is asked: " + a.Text }

// Usage is how many tokens models took, as their servers count them.
type Usage struct {
	Prompt     int `json:"promptTokens"`
	Completion int `json:"completionTokens"`
	Total      int `json:"totalTokens"`
}

// Plus is the sum of two.
func (u Usage) Plus(v Usage) Usage {
	return Usage{Prompt: u.Prompt + v.Prompt, Completion: u.Completion + v.Completion, Total: u.Total + v.Total}
}

type usageKey struct{}

// WithUsage hands what the models of a call take to hear, which may be called from many
// goroutines.
func WithUsage(ctx context.Context, hear func(Usage)) context.Context {
	return context.WithValue(ctx, usageKey{}, hear)
}

// Spend reports what an answer of a model took. Without a listener it does nothing.
func Spend(ctx context.Context, u Usage) {
	if hear, ok := ctx.Value(usageKey{}).(func(Usage)); ok {
		hear(u)
	}
}
