package flow_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// rules holds a test for each case of the suite, by what the case says is given.
var rules = map[string]func(*testing.T){
	`steps [{prompt:"A"},{prompt:"B"}], input "IN", model answers "o1","o2"`: func(t *testing.T) {
		s := play(t, says("o1"), says("o2"))
		r := s.run(prompts("A", "B"), "IN", flow.Options{})
		s.holds("request 2", s.asked(1), "user A\n\nIN | assistant o1 | user B")
		s.holds("the output", fmt.Sprint(r.Output, " ", r.Steps[0].Output, " ", len(r.Steps)), "o2 o1 2")
	},
	`history [user h1, assistant h2], input "IN", step prompt "A"`: func(t *testing.T) {
		s := play(t, says("x"))
		in := flow.Input{Text: "IN", Messages: []flow.Message{{Role: "user", Content: "h1"}, {Role: "assistant", Content: "h2"}}}
		if _, err := s.Run(t.Context(), prompts("A"), in, flow.Options{}, nil); err != nil {
			t.Fatal(err)
		}
		s.holds("request 1", s.asked(0), "user h1 | assistant h2 | user A\n\nIN")
	},
	`prompt "Say {{input}} twice", input "hi"`: func(t *testing.T) {
		s := play(t, says("x"))
		s.run(prompts("Say {{input}} twice"), "hi", flow.Options{})
		s.holds("request 1", s.asked(0), "user Say hi twice")
	},
	`temperature 0.2, maxTokens 50 on step 1, none on step 2`: func(t *testing.T) {
		s := play(t, says("x"), says("y"))
		s.run(flow.New().Step(flow.Config{Prompt: "a", Temperature: new(0.2), MaxTokens: new(50)}).Step(flow.Config{Prompt: "b"}), "", flow.Options{})
		for i, want := range []string{"0.2 50", "<nil> <nil>"} {
			var body struct {
				Temperature any `json:"temperature"`
				MaxTokens   any `json:"max_tokens"`
			}
			if err := json.Unmarshal(s.server.Requests()[i].Raw, &body); err != nil {
				t.Fatal(err)
			}
			s.holds(fmt.Sprintf("request %d", i+1), fmt.Sprint(body.Temperature, " ", body.MaxTokens), want)
		}
	},
	`no steps`: func(t *testing.T) {
		play(t).fails(flow.New(), flow.Input{Text: "x"}, flow.Options{}, flow.ClassValidation)
	},

	`parallel of 32 branches of 50 ms each, concurrency unset`: func(t *testing.T) { sideBySide(t, 32, 0, 32, 50*time.Millisecond) },
	`parallel of 6, concurrency 2`:                             func(t *testing.T) { sideBySide(t, 6, 2, 2, 150*time.Millisecond) },
	`step, parallel[2], step`: func(t *testing.T) {
		s := play(t, says("o1"), llmtest.Any(llmtest.Says("b")), llmtest.Any(llmtest.Says("b")), says("o3"))
		s.run(prompts("p1").Parallel(flow.Config{Prompt: "left"}, flow.Config{Prompt: "right"}).Step(flow.Config{Prompt: "p3"}), "", flow.Options{})
		both := map[string]bool{s.asked(1): true, s.asked(2): true}
		if !both["user p1 | assistant o1 | user left"] || !both["user p1 | assistant o1 | user right"] {
			t.Errorf("the branches were asked %v", both)
		}
		s.holds("the last request", s.asked(3),
			"user p1 | assistant o1 | user ## Prompt 1\nleft\n\n## Prompt 2\nright | assistant ## Output 1\nb\n\n## Output 2\nb | user p3")
	},
	`branch 2 of 3 fails, onBranchError=continue`: func(t *testing.T) {
		s := play(t, says("one"), llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"no"}}`)), says("three"))
		r := s.run(branches(3), "x", flow.Options{OnBranchError: flow.Continue, Concurrency: 1})
		s.holds("the output", r.Output, "## Output 1\none\n\n## Output 3\nthree\n\n## Errors\nBranch 2: The server refused the request. The server said: no")
	},
	`all branches fail, onBranchError=continue`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Fails(400, `{}`)), llmtest.Prose(llmtest.Fails(400, `{}`)))
		s.fails(branches(2), flow.Input{Text: "x"}, flow.Options{OnBranchError: flow.Continue}, flow.ClassValidation)
	},
	`branch timeout 1000 ms, branch 1 answers at once, branch 2 after 5000 ms, continue mode`: branchTimeout,

	`tool without handler, onToolCall given`: func(t *testing.T) {
		for _, own := range []bool{false, true} {
			s := play(t, calls("add", `{"a":1}`), says("done"))
			var handler flow.Handler
			want := "host add"
			if own {
				handler, want = three, "3"
			}
			o := flow.Options{OnToolCall: func(_ context.Context, name string, _ json.RawMessage) (string, error) { return "host " + name, nil }}
			r := s.run(adding(handler), "x", o)
			s.holds("the result", r.Steps[0].ToolCalls[0].Result, want)
			s.holds("request 2", s.asked(1), "user x | assistant  | tool "+want)
		}
	},
	`tool with neither handler nor onToolCall`: func(t *testing.T) {
		s := play(t, calls("add", `{}`))
		if err := s.fails(adding(nil), flow.Input{Text: "x"}, flow.Options{}, flow.ClassTool).Error; !strings.Contains(err.Error(), "add") {
			t.Error(err)
		}
		s = play(t, llmtest.Prose(llmtest.Says("so far"), llmtest.Calls("add", `{}`)))
		s.holds("the text so far", s.run(adding(nil), "x", flow.Options{OnMissingTool: flow.Stop}).Output, "so far")
	},
	`handler throws "E"`: func(t *testing.T) {
		s := play(t, calls("add", `{}`), says("done"))
		r := s.run(adding(func(context.Context, json.RawMessage) (string, error) { return "", errors.New("E") }), "x", flow.Options{})
		s.holds("request 2", s.asked(1), "user x | assistant  | tool Error executing tool add: E")
		if !r.Steps[0].ToolCalls[0].IsError {
			t.Error("the call is not flagged")
		}
	},
	`arguments are "{oops"`: func(t *testing.T) {
		s := play(t, calls("add", `{oops`), says("done"))
		s.run(adding(func(context.Context, json.RawMessage) (string, error) {
			t.Error("the handler was called")
			return "", nil
		}), "x", flow.Options{})
		if got := s.asked(1); !strings.Contains(got, "Error executing tool add: The arguments of add don't fit. The program said: not valid JSON") {
			t.Error(got)
		}
	},
	`model always asks for a tool; maxTurns=2; mode warn`: func(t *testing.T) {
		s := play(t, calls("add", `{}`), calls("add", `{}`))
		r := s.run(adding(three), "x", flow.Options{MaxTurns: 2, OnMaxTurns: flow.Warn})
		s.holds("the output", r.Output, "Maximum tool iterations (2) reached")
	},
	`model always asks for a tool; maxTurns=1; mode error`: func(t *testing.T) {
		s := play(t, calls("add", `{}`))
		if err := s.fails(adding(three), flow.Input{Text: "x"}, flow.Options{MaxTurns: 1, OnMaxTurns: flow.Fail}, flow.ClassLimit).Error; !strings.Contains(err.Error(), "Maximum tool iterations (1) reached") {
			t.Error(err)
		}
	},
	`maxTurns=1, mode ask; person approves; next answer is text`: func(t *testing.T) {
		s, asked := play(t, calls("add", `{}`), says("text")), 0
		r := s.run(adding(three).OnMaxTurns(flow.Warn), "x", flow.Options{MaxTurns: 1, OnMaxTurns: flow.Ask, Person: func(_ context.Context, q flow.Question) (bool, error) {
			asked++
			return q.Turns == 1 && q.NodeID == "1", nil
		}})
		s.holds("the output", fmt.Sprint(r.Output, " ", asked), "text 1")
	},

	`image attachment, model text-only`: func(t *testing.T) {
		s := play(t)
		s.target.Capabilities.Vision = llm.No
		s.fails(prompts("a", "b"), picture, flow.Options{}, flow.ClassValidation)
	},
	`image attachment (base64 AAAA, image/png), vision model`: func(t *testing.T) {
		s := play(t, says("x"))
		s.target.Capabilities.Vision = llm.Yes
		sees(s, flow.Options{})
	},
	`unknown model id, image attachment`: func(t *testing.T) {
		s := play(t, says("x"))
		s.fails(prompts("a"), picture, flow.Options{}, flow.ClassValidation)
		s.count(0)
		sees(s, flow.Options{VisionModels: []string{"m"}})
	},

	`one step answering in chunks "He","llo"`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Says("He"), llmtest.Says("llo")))
		heard(t, s, prompts("a"), flow.Options{}, "step:start 1", "chunk 1 He", "chunk 1 llo", "step:done 1 Hello", "workflow:done")
	},
	`tool call in between`: func(t *testing.T) {
		s := play(t, calls("add", `{"a":1}`), says("three"))
		heard(t, s, adding(three), flow.Options{}, "step:start 1", `tool:call 1 add{"a":1}`, "tool:result 1 add=3", "chunk 1 three", "step:done 1 three", "workflow:done")
	},
	`parallel of 2`: func(t *testing.T) {
		s := play(t, says("some longer answer"), says("some longer answer"))
		chunks, outputs := map[string]string{}, map[string]string{}
		for e := range s.Stream(t.Context(), branches(2), flow.Input{Text: "x"}, flow.Options{}) {
			switch e := e.(type) {
			case flow.Chunk:
				chunks[e.NodeID] += e.Content
			case flow.StepDone:
				outputs[e.NodeID] = e.Output
			}
		}
		delete(outputs, "1")
		if diff := cmp.Diff(outputs, chunks); diff != "" || len(chunks) != 2 {
			t.Error(diff)
		}
	},
	`consumer stops reading after the first chunk and cancels`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Says("He"), llmtest.Waits(nil)))
		for e := range s.Stream(t.Context(), prompts("a"), flow.Input{}, flow.Options{}) {
			if e.About().Type == flow.TypeChunk {
				break
			}
		}
		<-s.server.RequestDone(0) // the model would never end by itself
	},
	`same flow and stub`: func(t *testing.T) {
		script := []llmtest.Step{calls("add", `{}`), says("a b c")}
		ran := play(t, script...).run(adding(three), "x", flow.Options{})
		var streamed flow.Result
		for e := range play(t, script...).Stream(t.Context(), adding(three), flow.Input{Text: "x"}, flow.Options{}) {
			if d, ok := e.(flow.Done); ok {
				streamed = d.Result
			}
		}
		if diff := cmp.Diff(ran, streamed, cmpopts.IgnoreFields(flow.Result{}, "Duration"), cmpopts.IgnoreFields(flow.StepResult{}, "Duration")); diff != "" {
			t.Error(diff)
		}
	},
	`definition with unknown step type "foo"`: func(t *testing.T) {
		_, err := flow.Read(json.RawMessage(`{"version":1,"steps":[{"type":"foo"}]}`))
		if places(err) != "/steps/0/type" || !strings.Contains(fault.Sentence(err), "“foo”") {
			t.Error(err)
		}
	},

	`two steps with usage 10/5 and 20/7`: func(t *testing.T) {
		s := play(t, counted(10, 5), counted(20, 7))
		r := s.run(prompts("a", "b"), "", flow.Options{})
		want := flow.Usage{PromptTokens: 30, CompletionTokens: 12, TotalTokens: 42}
		if r.Usage != want || r.Steps[0].Usage.TotalTokens != 15 || r.Steps[1].Usage.TotalTokens != 27 {
			t.Errorf("%+v of %+v", r.Usage, r.Steps)
		}
	},
	`provider sends no usage; prompt 40 chars, output 8 chars`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.NoUsage(), llmtest.Says("12345678")))
		r := s.run(prompts(strings.Repeat("a", 40)), "", flow.Options{})
		if want := (flow.Usage{PromptTokens: 10, CompletionTokens: 2, TotalTokens: 12, Estimated: true}); r.Usage != want {
			t.Errorf("%+v", r.Usage)
		}
	},
	`server answers 401`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Fails(401, `{}`)))
		s.fails(prompts("a"), flow.Input{}, flow.Options{Retries: 3}, flow.ClassAuth)
	},
	`server answers 400`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Fails(400, `{}`)))
		s.fails(prompts("a"), flow.Input{}, flow.Options{Retries: 3}, flow.ClassValidation)
	},
	`429 with Retry-After: 2 then 200`: patience,
	`two steps of 300 ms; stop after 30 ms`: func(t *testing.T) {
		s := play(t, llmtest.Prose(llmtest.Says("He"), llmtest.Waits(nil)))
		ctx, stop := context.WithCancelCause(t.Context())
		r, err := s.Run(ctx, prompts("a", "b"), flow.Input{}, flow.Options{}, func(e flow.Event) {
			if e.About().Type == flow.TypeChunk {
				stop(errors.New("a person"))
			}
		})
		// The model would never end the first step by itself, so Run ended because of the stop.
		if failed, ok := errors.AsType[*flow.Error](err); !ok || failed.Class != flow.ClassCancelled {
			t.Error(err)
		}
		if len(r.Steps) != 1 || r.Steps[0].Output != "He" {
			t.Errorf("the result is %+v", r)
		}
	},
	`3 nodes, iteration limit 3`: func(t *testing.T) {
		s := play(t, says("1"), says("2"), says("3"))
		s.holds("the output", s.run(prompts("a", "b", "c"), "", flow.Options{MaxTurns: 1, OnMaxTurns: flow.Fail}).Output, "3")
	},
}

func TestTheCasesOfTheBuilder(t *testing.T) {
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Area, Given, Then string }
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases) != len(rules) {
		t.Errorf("there are %d cases and %d tests", len(cases), len(rules))
	}
	for _, c := range cases {
		t.Run(c.Area+": "+c.Given, func(t *testing.T) {
			rule := rules[c.Given]
			if rule == nil {
				t.Fatalf("nobody tests that %s", c.Then)
			}
			rule(t)
		})
	}
}

var picture = flow.Input{Text: "IN", Attachments: []flow.Attachment{{Content: "AAAA", Mime: "image/png"}}}

func sees(s *stage, o flow.Options) {
	s.t.Helper()
	if _, err := s.Run(s.t.Context(), prompts("a"), picture, o, nil); err != nil {
		s.t.Fatal(err)
	}
	s.holds("the message", string(s.server.Requests()[0].Body.Messages[0]),
		`{"role":"user","content":[{"type":"text","text":"a\n\nIN"},{"type":"image_url","image_url":{"url":"data:image/png;base64,AAAA"}}]}`)
}

// heard streams a run and compares what it tells; the numbers have no gaps.
func heard(t *testing.T, s *stage, d flow.Definition, o flow.Options, want ...string) {
	t.Helper()
	var events []flow.Event
	for e := range s.Stream(t.Context(), d, flow.Input{Text: "x"}, o) {
		if events = append(events, e); e.About().Seq != len(events) {
			t.Errorf("event %d has the number %d", len(events), e.About().Seq)
		}
	}
	if diff := cmp.Diff(want, told(events)); diff != "" {
		t.Error(diff)
	}
}

// counted is an answer with this usage.
func counted(prompt, completion int) llmtest.Step {
	return llmtest.Prose(llmtest.Raw(fmt.Sprintf(
		"data: {\"choices\":[{\"delta\":{\"content\":\"x\"},\"finish_reason\":\"stop\"}]}\n\n"+
			"data: {\"choices\":[],\"usage\":{\"prompt_tokens\":%d,\"completion_tokens\":%d}}\n\ndata: [DONE]\n\n", prompt, completion)))
}
