package flow_test

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

func TestAStepSeesAsMuchAsItsContextSays(t *testing.T) {
	for _, c := range []struct {
		name   string
		config flow.Config
		want   string
	}{
		{"everything", flow.Config{Prompt: "c"}, "user a\n\nIN | assistant o1 | user b | assistant o2 | user c"},
		{"the last output", flow.Config{Prompt: "c", Context: flow.ContextLast}, "user c\n\no2"},
		{"the last output where it belongs", flow.Config{Prompt: "Sum up: {{output}}", Context: flow.ContextLast}, "user Sum up: o2"},
		{"nothing", flow.Config{Prompt: "c", Context: flow.ContextNone, System: "s"}, "system s | user c"},
		{"nothing but what it names", flow.Config{Prompt: "{{input}} {{output}}", Context: flow.ContextNone}, "user IN o2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, says("o1"), says("o2"), says("o3"), says("o4"))
			s.run(prompts("a", "b").Step(c.config).Step(flow.Config{Prompt: "d"}), "IN", flow.Options{})
			s.holds("the request", s.asked(2), c.want)
			if last := s.asked(3); !strings.HasPrefix(last, "user a\n\nIN | assistant o1 | user b | assistant o2 | user ") || !strings.HasSuffix(last, " | assistant o3 | user d") {
				t.Errorf("the step behind it is asked %s", last)
			}
		})
	}
}

func TestWhatAModelSaysIsNotReadAsATemplate(t *testing.T) {
	s := play(t, says("{{input}} {{output}}"), says("x"))
	s.run(prompts("a", "b {{output}}"), "{{output}}", flow.Options{})
	s.holds("the request", s.asked(1), "user a\n\n{{output}} | assistant {{input}} {{output}} | user b {{input}} {{output}}")
}

func TestAnEmptyAnswerLeavesNoTwoUsersInARow(t *testing.T) {
	s := play(t, llmtest.Prose(), says("x"))
	s.run(prompts("a", "b"), "", flow.Options{})
	s.holds("the request", s.asked(1), "user a\n\nb")
}

func TestAFailingBranchEndsTheOthersAndTheRun(t *testing.T) {
	s := play(t, llmtest.Prose(llmtest.Says("one"), llmtest.Waits(nil)), llmtest.Prose(llmtest.Fails(401, `{}`)))
	began := make(chan struct{})
	var events []flow.Event
	d := flow.New().Parallel(flow.Config{Prompt: "a"}, flow.Config{Prompt: "b", System: "wait"}).Step(flow.Config{Prompt: "never"})
	s.Model = after{s.Model, began}
	r, err := s.Run(t.Context(), d, flow.Input{}, flow.Options{}, func(e flow.Event) {
		events = append(events, e)
		if e.About().Type == flow.TypeChunk {
			close(began)
		}
	})
	failed, ok := errors.AsType[*flow.Error](err)
	if !ok || failed.Class != flow.ClassAuth || failed.NodeID != "1.2" {
		t.Fatalf("ended with %v", err)
	}
	if last := told(events)[len(events)-1]; last != "error 1.2" {
		t.Errorf("the last event is %s", last)
	}
	for _, e := range told(events) {
		if strings.HasPrefix(e, "step:done") || strings.HasPrefix(e, "workflow:done") {
			t.Errorf("there was %s", e)
		}
	}
	if len(r.Steps) != 1 || len(r.Steps[0].Branches) != 2 || r.Steps[0].Branches[0].Output != "one" {
		t.Errorf("the result is %+v", r)
	}
	<-s.server.RequestDone(0)
}

// after holds the second branch back until the first has said something.
type after struct {
	flow.Model

	began chan struct{}
}

func (a after) Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error) {
	if c.Label == "flow:1.2" {
		<-a.began
	}
	return a.Model.Complete(ctx, b, c, hear)
}

func TestAFailedRunGivesWhatWasDoneUntilThen(t *testing.T) {
	s := play(t, says("o1"), llmtest.Prose(llmtest.Says("half"), llmtest.Cuts()))
	r := s.fails(prompts("a", "b", "c"), flow.Input{}, flow.Options{Retries: 3}, flow.ClassModel)
	if r.NodeID != "2" || r.Output != "o1" || len(r.Steps) != 2 || r.Steps[1].Output != "half" || r.Steps[1].Error == "" {
		t.Errorf("%+v, %v", r.Result, r.Error)
	}
	s.count(2)
}

func TestAfterTheLastTurnTheModelAnswersWithoutTools(t *testing.T) {
	s := play(t, calls("add", `{}`), says("so: 3"))
	s.holds("the output", s.run(adding(three), "x", flow.Options{MaxTurns: 1}).Output, "so: 3")
	if got := string(s.server.Requests()[1].Body.ToolChoice); got != `"none"` {
		t.Errorf("the last request chooses %s", got)
	}
}

func TestTextBesideAToolCallIsKept(t *testing.T) {
	s := play(t, llmtest.Prose(llmtest.Says("Let me see."), llmtest.Calls("add", `{}`)), says("It is 3."))
	heard(t, s, adding(three), flow.Options{}, "step:start 1", "chunk 1 Let ", "chunk 1 me ", "chunk 1 see.", "tool:call 1 add{}", "tool:result 1 add=3",
		"chunk 1 \n\nIt ", "chunk 1 is ", "chunk 1 3.", "step:done 1 Let me see.\n\nIt is 3.", "workflow:done")
}

func TestAToolOfTheProductIsFoundByItsName(t *testing.T) {
	s := play(t, calls("days_between", `{"from":"2026-01-01","to":"2026-02-01"}`), says("31"))
	r := s.run(flow.New().Step(flow.Config{Prompt: "a", Tools: []flow.Tool{{Name: "days_between"}}}), "", flow.Options{})
	s.holds("the result", r.Steps[0].ToolCalls[0].Result, `{"days":31}`)
	if sent := string(s.server.Requests()[0].Body.Tools); !strings.Contains(sent, "Counts the days") {
		t.Errorf("the model is told %s", sent)
	}
}

func TestAToolThatWritesWaitsForAPerson(t *testing.T) {
	for _, c := range []struct {
		name   string
		person func(context.Context, flow.Question) (bool, error)
		want   string
	}{
		{"nobody is there", nil, "Error executing tool save: no one has allowed it. Answer without it."},
		{"a person refuses", func(context.Context, flow.Question) (bool, error) { return false, nil }, "Error executing tool save: no one has allowed it. Answer without it."},
		{"a person allows it", func(_ context.Context, q flow.Question) (bool, error) {
			return q.Tool.ID == "save" && string(q.Args) == `{"a":1}`, nil
		}, "saved"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, calls("save", `{"a":1}`), says("x"))
			var err error
			if s.Tools, err = tool.New(tool.Tool{
				ID: "save", Description: "Saves.", Level: tool.Write, Input: json.RawMessage(`{"type":"object"}`),
				Do: func(context.Context, json.RawMessage) (json.RawMessage, error) {
					return json.RawMessage(`"saved"`), nil
				},
			}); err != nil {
				t.Fatal(err)
			}
			r := s.run(flow.New().Step(flow.Config{Prompt: "a", Tools: []flow.Tool{{Name: "save"}}}), "", flow.Options{Person: c.person})
			s.holds("the result", r.Steps[0].ToolCalls[0].Result, c.want)
		})
	}
}

func TestImagesGoOnlyWhereTheyAreRead(t *testing.T) {
	s := play(t, says("x"), says("y"))
	if _, err := s.Run(t.Context(), prompts("a"), picture, flow.Options{DropAttachments: true}, nil); err != nil {
		t.Fatal(err)
	}
	s.holds("the message", string(s.server.Requests()[0].Body.Messages[0]), `{"role":"user","content":"a\n\nIN"}`)
	s.target.Capabilities.Vision = llm.Yes
	pdf := flow.Attachment{URL: "data:application/pdf;base64,JVBERg=="}
	for _, a := range []flow.Attachment{pdf, {URL: "https://example.com/a.png", Mime: "image/png"}, {Content: "%", Mime: "image/png"}, {Content: "AAAA", Mime: "text/html"}, {}} {
		s.fails(prompts("a"), flow.Input{Attachments: []flow.Attachment{a}}, flow.Options{}, flow.ClassValidation)
	}
	s.Document = func(_ context.Context, data []byte) (string, error) { return "read: " + string(data), nil }
	if _, err := s.Run(t.Context(), prompts("a"), flow.Input{Attachments: []flow.Attachment{pdf}}, flow.Options{}, nil); err != nil {
		t.Fatal(err)
	}
	s.holds("the request", s.asked(1), "user a\n\nread: %PDF")
}

func TestOptionsOutOfRangeAreRefusedBeforeTheFirstRequest(t *testing.T) {
	for _, o := range []flow.Options{
		{Concurrency: -1}, {Retries: 11}, {BranchTimeout: -1}, {MaxTurns: 1001}, {OnBranchError: flow.Warn}, {OnMaxTurns: "x"}, {OnMissingTool: flow.Ask}, {OnMaxTurns: flow.Ask},
	} {
		play(t).fails(prompts("a"), flow.Input{}, o, flow.ClassValidation)
	}
	huge := strings.Repeat("a", 100_001)
	play(t).fails(prompts("a"), flow.Input{Text: huge}, flow.Options{}, flow.ClassValidation)
	play(t).fails(prompts("a"), flow.Input{Messages: []flow.Message{{Role: "user", Content: huge}}}, flow.Options{}, flow.ClassValidation)
	play(t).fails(prompts(""), flow.Input{}, flow.Options{}, flow.ClassValidation)
	play(t).fails(prompts("a"), flow.Input{Messages: []flow.Message{{Role: "system"}}}, flow.Options{}, flow.ClassValidation)
}

func TestAFlowSaysWhatACallDoesAfterItsLastTurn(t *testing.T) {
	const limit = "Maximum tool iterations (1) reached"
	for _, c := range []struct {
		name      string
		flow, run flow.Choice
		want      string
	}{
		{"for runs that leave it open", flow.Warn, "", limit},
		{"and a run says otherwise", flow.Warn, flow.Finalize, "so far"},
		{"and there is no person to ask", flow.Ask, "", "so far"},
	} {
		t.Run(c.name, func(t *testing.T) {
			script := []llmtest.Step{calls("add", `{}`)}
			if c.want != limit {
				script = append(script, says(c.want))
			}
			s := play(t, script...)
			s.holds("the output", s.run(adding(three).OnMaxTurns(c.flow), "x", flow.Options{MaxTurns: 1, OnMaxTurns: c.run}).Output, c.want)
		})
	}
}

func TestWhatToolsAnswerFitsTheModel(t *testing.T) {
	const limit = 4096
	for size, most := range map[int]int{60_000: 1, 5000: 3} {
		t.Run(strconv.Itoa(size), func(t *testing.T) {
			var steps []llmtest.Step
			for range most {
				steps = append(steps, calls("add", map[string]any{}))
			}
			s := play(t, append(steps, says("Done."))...)
			s.target.Capabilities = llm.Capabilities{ContextTokens: limit, BytesPerToken: 4}
			long := strings.Repeat("Lots. ", size/6)
			got := s.run(adding(func(context.Context, json.RawMessage) (string, error) { return long, nil }), "x", flow.Options{})
			s.holds("the output", got.Output, "Done.")
			all := s.server.Requests()
			for i, r := range all {
				if tokens := len(r.Raw) / 4; tokens > limit {
					t.Errorf("request %d has %d tokens", i, tokens)
				}
			}
			last := all[len(all)-1]
			if !strings.Contains(string(last.Raw), "[cut: ") || string(last.Body.ToolChoice) != `"none"` {
				t.Errorf("the last request has the choice %s and ends with %s", last.Body.ToolChoice, last.Last())
			}
			if told := got.Steps[0].ToolCalls; len(told) != most || told[0].Result != long {
				t.Errorf("%d calls are kept, the first with %d bytes", len(told), len(told[0].Result))
			}
		})
	}
}

func TestAnInputThatCannotFitIsNotSent(t *testing.T) {
	s := play(t)
	s.target.Capabilities = llm.Capabilities{ContextTokens: 2048, BytesPerToken: 4}
	_, err := s.Run(t.Context(), prompts("Sum up."), flow.Input{Text: strings.Repeat("word ", 4000)}, flow.Options{}, nil)
	if !fault.Is(err, fault.TooLarge) {
		t.Errorf("it ends with %v", err)
	}
	s.count(0)
}
