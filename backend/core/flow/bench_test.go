package flow_test

import (
	"context"
	"testing"
	"time"

	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
)

// instant answers at once, so that what is measured is the executor.
type instant struct{}

func (instant) Complete(_ context.Context, _ *llm.Base, _ llm.Call, hear func(llm.Delta)) (llm.Reply, error) {
	hear(llm.Delta{Text: "twenty characters ok"})
	return llm.Reply{Text: "twenty characters ok"}, nil
}

func BenchmarkHundredSteps(b *testing.B) {
	r := &flow.Runner{Model: instant{}, Now: time.Now, Target: func(context.Context, string) (llm.Target, error) { return llm.Target{Model: "m"}, nil }}
	all := make([]string, 100)
	for i := range all {
		all[i] = "Go on."
	}
	d := prompts(all...)
	for b.Loop() {
		if _, err := r.Run(b.Context(), d, flow.Input{Text: "x"}, flow.Options{}, func(flow.Event) {}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkThirtyTwoBranches(b *testing.B) {
	r := &flow.Runner{Model: instant{}, Now: time.Now, Target: func(context.Context, string) (llm.Target, error) { return llm.Target{Model: "m"}, nil }}
	d := branches(32)
	for b.Loop() {
		if _, err := r.Run(b.Context(), d, flow.Input{Text: "x"}, flow.Options{}, func(flow.Event) {}); err != nil {
			b.Fatal(err)
		}
	}
}
