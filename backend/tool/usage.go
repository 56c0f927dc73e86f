package tool

import "context"

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
