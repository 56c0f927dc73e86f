package flow_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// A stage is a runner on a scripted model.
type stage struct {
	*flow.Runner

	t      *testing.T
	server *llmtest.Server
	target llm.Target // of every model
}

func play(t *testing.T, steps ...llmtest.Step) *stage {
	t.Helper()
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	s := &stage{t: t, server: llmtest.New(t, steps...)}
	s.target = llm.Target{URL: s.server.URL(), Model: "m"}
	tools, err := tool.New(tool.DaysBetween())
	if err != nil {
		t.Fatal(err)
	}
	s.Runner = &flow.Runner{Model: client, Tools: tools, Now: time.Now, Target: func(_ context.Context, model string) (llm.Target, error) {
		target := s.target
		if model != "" {
			target.Model = model
		}
		return target, nil
	}}
	return s
}

// run carries a flow out that must go well.
func (s *stage) run(d flow.Definition, in string, o flow.Options) flow.Result {
	s.t.Helper()
	r, err := s.Run(s.t.Context(), d, flow.Input{Text: in}, o, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return r
}

// A failure is how a run ended that did not go well.
type failure struct {
	flow.Result

	*flow.Error
}

// fails carries a flow out that must not go well.
func (s *stage) fails(d flow.Definition, in flow.Input, o flow.Options, class flow.Class) failure {
	s.t.Helper()
	r, err := s.Run(s.t.Context(), d, in, o, nil)
	failed, ok := errors.AsType[*flow.Error](err)
	if !ok || failed.Class != class {
		s.t.Fatalf("ended with %v, want %s", err, class)
	}
	return failure{r, failed}
}

// asked says what request i (from 0) was sent: "user h1 | assistant h2".
func (s *stage) asked(i int) string {
	s.t.Helper()
	all := s.server.Requests()
	if i >= len(all) {
		s.t.Fatalf("there were %d requests", len(all))
	}
	var out []string
	for _, m := range all[i].Body.Messages {
		var head struct{ Role string }
		if err := json.Unmarshal(m, &head); err != nil {
			s.t.Fatal(err)
		}
		out = append(out, head.Role+" "+llmtest.Text(m))
	}
	return strings.Join(out, " | ")
}

func (s *stage) holds(what, got, want string) {
	s.t.Helper()
	if got != want {
		s.t.Errorf("%s is %q, want %q", what, got, want)
	}
}

func (s *stage) count(want int) {
	s.t.Helper()
	if got := len(s.server.Requests()); got != want {
		s.t.Errorf("%d requests were made, want %d", got, want)
	}
}

func says(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }

func calls(name string, args any) llmtest.Step { return llmtest.Prose(llmtest.Calls(name, args)) }

func prompts(all ...string) flow.Definition {
	d := flow.New()
	for _, p := range all {
		d = d.Step(flow.Config{Prompt: p})
	}
	return d
}

func branches(n int) flow.Definition {
	return flow.New().Parallel(make([]flow.Config, n)...)
}

// adding is a step with the tool add.
func adding(h flow.Handler) flow.Definition {
	return flow.New().Step(flow.Config{Tools: []flow.Tool{{
		Name: "add", Description: "Adds.", Parameters: json.RawMessage(`{"type":"object"}`), Handler: h,
	}}})
}

func three(context.Context, json.RawMessage) (string, error) { return "3", nil }

// told is the events of a run as words: "step:start 1", "chunk 1 He".
func told(events []flow.Event) []string {
	var out []string
	for _, e := range events {
		word := strings.TrimSpace(string(e.About().Type) + " " + e.About().NodeID)
		switch e := e.(type) {
		case flow.Chunk:
			word += " " + e.Content
		case flow.ToolCalled:
			word += " " + e.Name + string(e.Args)
		case flow.ToolAnswered:
			word += " " + e.Name + "=" + e.Result
		case flow.StepDone:
			word += " " + e.Output
		}
		out = append(out, word)
	}
	return out
}
