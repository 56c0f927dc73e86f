package flow_test

import (
	"context"
	"maps"
	"slices"
	"testing"

	"terzetto/backend/core/flow"
	"terzetto/backend/testing/llmtest"
)

// A ledger keeps what nodes gave, as a caller of the package would.
type ledger struct {
	done map[string]flow.StepResult
	mask func(string) string
}

func (l *ledger) record() flow.Record {
	return flow.Record{Done: l.done, Keep: func(_ context.Context, r flow.StepResult) (flow.StepResult, error) {
		if l.mask != nil {
			r.Output = l.mask(r.Output)
		}
		next := map[string]flow.StepResult{r.NodeID: r}
		maps.Copy(next, l.done)
		l.done = next
		return r, nil
	}}
}

func refused() llmtest.Step { return llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"no"}}`)) }

func TestAFlowGoesOnAtTheNodeThatWasNotDone(t *testing.T) {
	for _, c := range []struct {
		name   string
		d      flow.Definition
		o      flow.Options
		first  []llmtest.Step // of the run that fails
		second []llmtest.Step
		asked  string // by the last request
		output string
	}{
		{
			"at a step", prompts("one", "two", "three"),
			flow.Options{},
			[]llmtest.Step{says("a"), refused()},
			[]llmtest.Step{says("b"), says("c")},
			"user one\n\nIN | assistant a | user two | assistant b | user three", "c",
		},
		{
			"at a branch", flow.New().Parallel(flow.Config{Prompt: "x"}, flow.Config{Prompt: "y"}).Step(flow.Config{Prompt: "then"}),
			flow.Options{Concurrency: 1},
			[]llmtest.Step{says("a"), refused()},
			[]llmtest.Step{says("b"), says("c")},
			"user ## Prompt 1\nx\n\n## Prompt 2\ny\n\nIN | assistant ## Output 1\na\n\n## Output 2\nb | user then", "c",
		},
		{
			"behind a branch that it goes on without", flow.New().Parallel(flow.Config{}, flow.Config{}).Step(flow.Config{Prompt: "then"}),
			flow.Options{Concurrency: 1, OnBranchError: flow.Continue},
			[]llmtest.Step{refused(), says("b"), refused()},
			[]llmtest.Step{says("c")},
			"user IN | assistant ## Output 2\nb\n\n## Errors\nBranch 1: The server refused the request. The server said: no | user then", "c",
		},
		{
			"at the end, which held nothing", prompts("one", "two"),
			flow.Options{},
			[]llmtest.Step{says("a"), says("")},
			[]llmtest.Step{says("b")},
			"user one\n\nIN | assistant a | user two", "b",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, l := play(t, slices.Concat(c.first, c.second)...), &ledger{}
			c.o.Record = l.record()
			if r, err := s.Run(t.Context(), c.d, flow.Input{Text: "IN"}, c.o, nil); err == nil && r.Output != "" {
				t.Fatalf("the first run gave %q", r.Output)
			}
			s.count(len(c.first))
			c.o.Record = l.record()
			s.holds("the output", s.run(c.d, "IN", c.o).Output, c.output)
			s.count(len(c.first) + len(c.second))
			s.holds("the last request", s.asked(len(c.first)+len(c.second)-1), c.asked)
			c.o.Record = l.record()
			again := s.run(c.d, "IN", c.o)
			s.holds("the output of a third run, which asks nothing", again.Output, c.output)
			s.count(len(c.first) + len(c.second))
			if again.Usage.TotalTokens == 0 || len(again.Steps) != c.d.Len() {
				t.Errorf("the third run gave %+v", again)
			}
		})
	}
}

func TestARunGoesOnWithWhatWasStored(t *testing.T) {
	s, l := play(t, says("the key is hush"), says("b")), &ledger{mask: func(string) string { return "the key is •••" }}
	s.run(prompts("one", "two"), "", flow.Options{Record: l.record()})
	s.holds("the second request", s.asked(1), "user one | assistant the key is ••• | user two")
}

func TestANodeThatWasDoneBeforeHasOneEvent(t *testing.T) {
	s := play(t, says("b"))
	o := flow.Options{Record: flow.Record{Told: 1, Done: map[string]flow.StepResult{"1": {NodeID: "1", Output: "a"}}}}
	var events []flow.Event
	if _, err := s.Run(t.Context(), prompts("one", "two"), flow.Input{}, o, func(e flow.Event) { events = append(events, e) }); err != nil {
		t.Fatal(err)
	}
	want := []string{"step:done 1 a", "step:start 2", "chunk 2 b", "step:done 2 b", "workflow:done"}
	if got := told(events); !slices.Equal(got, want) {
		t.Errorf("told %q, want %q", got, want)
	}
	for i, e := range events {
		if e.About().Seq != i+2 {
			t.Errorf("event %d has the number %d", i, e.About().Seq)
		}
	}
}
