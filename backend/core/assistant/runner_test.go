package assistant_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/core/assistant"
	"terzetto/backend/core/flow"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// A stage is a runner on a scripted model, with tools.
type stage struct {
	*assistant.Runner

	t      *testing.T
	server *llmtest.Server
	target llm.Target
	lines  []tool.Line
	known  []assistant.Assistant
	assistant.Request
}

func act(id, description string, level tool.Level, do func(json.RawMessage) (json.RawMessage, error)) tool.Tool {
	return tool.Tool{
		ID: id, Name: "The " + id, Description: description, Level: level, Input: json.RawMessage(`{"type":"object"}`), Output: json.RawMessage(`{"type":"object"}`),
		Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) { return do(args) },
	}
}

func play(t *testing.T, steps ...llmtest.Step) *stage {
	t.Helper()
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	s := &stage{t: t, server: llmtest.New(t, steps...), known: all}
	s.target = llm.Target{URL: s.server.URL(), Model: "m"}
	tools, err := tool.New(
		tool.DaysBetween(),
		act("weather", "Tells whether it rains.", tool.Read, func(json.RawMessage) (json.RawMessage, error) {
			return json.RawMessage(`{"sky":"hunter2 clouds"}`), nil
		}),
		act("save", "Saves a file.", tool.Write, func(json.RawMessage) (json.RawMessage, error) { return json.RawMessage(`{"ok":true}`), nil }),
		act("leak", "Fails.", tool.Read, func(json.RawMessage) (json.RawMessage, error) {
			return nil, fault.New(fault.Unavailable, "hunter2 was refused.")
		}),
		act("ask", "Asks.", tool.Read, func(json.RawMessage) (json.RawMessage, error) { return nil, &tool.Asking{Text: "Which one?"} }),
	)
	if err != nil {
		t.Fatal(err)
	}
	s.Runner = &assistant.Runner{Model: client, Now: time.Now, Target: func(_ context.Context, model string) (llm.Target, error) {
		target := s.target
		if model != "" {
			target.Model = model
		}
		return target, nil
	}}
	s.Request = assistant.Request{
		Message: "Hello.", Tools: tools, Log: func(l tool.Line) { s.lines = append(s.lines, l) },
		Mask: mask.Only("hunter2"),
	}
	return s
}

func says(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }

func calls(name string) llmtest.Step { return llmtest.Prose(llmtest.Calls(name, map[string]any{})) }

func (s *stage) answer(a assistant.Assistant) string {
	s.t.Helper()
	got, err := s.Answer(s.t.Context(), a, s.Request)
	if err != nil {
		s.t.Fatal(err)
	}
	return got
}

// asked is what request i was sent: "user h1 | assistant h2".
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

func TestAnAssistantAnswersOverItsConversation(t *testing.T) {
	s := play(t, says("Hi."))
	s.History = []flow.Message{
		{Role: "user", Content: "old"},
		{Role: "user", Content: "/clear"},
		{Role: "user", Content: "one"},
		{Role: "user", Content: "two"},
		{Role: "assistant", Content: "three"},
		{Role: "assistant", Content: "four"},
		{Role: "user", Content: "five"},
	}
	if got := s.answer(assistant.Assistant{Name: "Bob", Prompt: "You are Bob.", Model: "big"}); got != "Hi." {
		t.Errorf("got %q", got)
	}
	want := "system You are Bob. | user one\n\ntwo | assistant three\n\nfour | user five\n\nHello."
	if diff := cmp.Diff(want, s.asked(0)); diff != "" {
		t.Error(diff)
	}
	if model := s.server.Requests()[0].Body.Model; model != "big" {
		t.Errorf("asked was %s", model)
	}
}

func TestAStepSeesTheNewestResultsThatFit(t *testing.T) {
	s := play(t, says("Done."))
	s.target.Capabilities.ContextTokens = 2048
	s.Message = "Write it down."
	s.Work = &assistant.Work{Name: "Digest", Goal: "A digest of the notes.", Vars: `{"folder":"notes"}`, LastError: "It was locked.", Done: []assistant.DoneStep{
		{Step: "read", What: "Called Read.", Result: "NEWEST " + strings.Repeat("n", 9000)},
		{Step: "list", What: "List them.", Result: "MIDDLE"},
	}}
	for range 20 {
		s.Work.Done = append(s.Work.Done, assistant.DoneStep{Step: "big", What: "x", Result: strings.Repeat("b", 9000)})
	}
	s.Work.Done = append(s.Work.Done, assistant.DoneStep{Step: "old", What: "x", Result: "OLDEST"})
	s.answer(assistant.Assistant{Name: "Bob"})
	got := s.asked(0)
	for _, part := range []string{`"Digest"`, "A digest of the notes.", `{"folder":"notes"}`, "It was locked.", "## read\nCalled Read.\nResult:\nNEWEST", "more characters)", "MIDDLE", "# Your step\nWrite it down.", "steps before these do not fit"} {
		if !strings.Contains(got, part) {
			t.Errorf("the model was not told %q", part)
		}
	}
	if strings.Contains(got, "OLDEST") || len(got) > 2048*4 {
		t.Errorf("the model was told %d bytes", len(got))
	}
	var told string
	for _, l := range s.lines {
		if json.Unmarshal(l.Value, &told) == nil && l.Text == "Prompt sent to the model." && "user "+told == got {
			return
		}
	}
	t.Error("the log does not show what the model was told")
}

func TestAMessageIsNoTemplate(t *testing.T) {
	s := play(t, says("x"))
	s.Message = "what is {{input}} and {{output}}?"
	s.answer(ann)
	if got := s.asked(0); got != "user what is {{input}} and {{output}}?" {
		t.Errorf("asked was %s", got)
	}
}

func TestAnAssistantReadsNoMoreThanItsModelTakes(t *testing.T) {
	s := play(t, says("x"), says("y"))
	s.History = []flow.Message{{Role: "user", Content: strings.Repeat("a", 20_000)}, {Role: "assistant", Content: "b"}, {Role: "user", Content: "c"}}
	s.answer(ann)
	s.target.Capabilities.ContextTokens = 32_768
	s.answer(ann)
	if got := s.asked(0); got != "assistant b | user c\n\nHello." {
		t.Errorf("a model that does not say was sent %d characters", len(got))
	}
	if got := s.asked(1); len(got) < 20_000 {
		t.Errorf("a large model was sent %q", got)
	}
}

func TestWhichToolsAnAssistantHas(t *testing.T) {
	for _, c := range []struct {
		name      string
		assistant assistant.Assistant
		message   string
		want      string
	}{
		{"none", assistant.Assistant{Strategy: assistant.Fixed}, "Does it rain?", ""},
		{"those that it lists", assistant.Assistant{Strategy: assistant.Fixed, Tools: []string{"save", "gone", "save"}}, "Does it rain?", "save"},
		{"those that have to do with the message", assistant.Assistant{Strategy: assistant.Relevant}, "Tell me whether it rains", "weather"},
		{"of those that it lists, those that have to do with the message", assistant.Assistant{Strategy: assistant.Relevant, Tools: []string{"save", "ask"}}, "Save whether it rains", "save"},
		{"none where none of those has", assistant.Assistant{Strategy: assistant.Relevant, Tools: []string{"save", "gone"}}, "Does it rain?", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, says("x"))
			s.Message = c.message
			s.answer(c.assistant)
			var sent []struct{ Function struct{ Name string } }
			if raw := s.server.Requests()[0].Body.Tools; raw != nil {
				if err := json.Unmarshal(raw, &sent); err != nil {
					t.Fatal(err)
				}
			}
			var got []string
			for _, x := range sent {
				got = append(got, x.Function.Name)
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("the model is offered %v, want %s", got, c.want)
			}
		})
	}
}

func TestAModelWithoutToolsIsToldOfThoseThatAreNamed(t *testing.T) {
	const left = "This model can't call tools, so tools that the message doesn't name were left out."
	for _, c := range []struct {
		name      string
		assistant assistant.Assistant
		message   string
		told      string // what the last message begins with
		logged    bool
	}{
		{"a question that a tool has to do with", assistant.Assistant{Strategy: assistant.Relevant}, "Tell me whether it rains", "Tell me", true},
		{"a question that names the tool", assistant.Assistant{Strategy: assistant.Relevant, Tools: []string{"weather"}}, "Does the weather bring rain?", "These tools are at hand", false},
		{"a tool that the assistant was given", assistant.Assistant{Strategy: assistant.Fixed, Tools: []string{"weather"}}, "Does it rain?", "These tools are at hand", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, says("x"))
			s.target.Capabilities = llm.Capabilities{ToolMode: llm.ToolModeJSONText, Tools: llm.No}
			s.Message = c.message
			s.answer(c.assistant)
			last := s.server.Requests()[0].Last()
			if !strings.HasPrefix(last, c.told) || !strings.HasSuffix(last, c.message) || s.server.Requests()[0].Body.Tools != nil {
				t.Errorf("the model is told %q", last)
			}
			if got := strings.Contains(s.lines[0].Text, left); got != c.logged {
				t.Errorf("the log says %q", s.lines[0].Text)
			}
		})
	}
}

func TestWhatAnAssistantDoesIsLogged(t *testing.T) {
	s := play(t, calls("weather"), says("It rains."))
	if got := s.answer(assistant.Assistant{Name: "Bob", Tools: []string{"weather", "gone"}}); got != "It rains." {
		t.Errorf("got %q", got)
	}
	var said []string
	for _, l := range s.lines {
		if l.Agent != "Bob" {
			t.Errorf("%q is said by %q", l.Text, l.Agent)
		}
		said = append(said, strings.TrimSpace(l.ToolID+" "+l.Text))
	}
	want := []string{"Bob answers with m. Its tools are The weather. These tools were removed: gone.", "weather Calls weather.", "weather answered."}
	if diff := cmp.Diff(want, said); diff != "" {
		t.Error(diff)
	}
}

func TestAToolThatWritesWaitsForThePersonOfTheRun(t *testing.T) {
	for _, c := range []struct {
		name   string
		person func(context.Context, tool.Tool, json.RawMessage) (bool, error)
		want   string
		logged string
	}{
		{"nobody is there", nil, "no one has allowed it", "save failed."},
		{"refused", func(context.Context, tool.Tool, json.RawMessage) (bool, error) { return false, nil }, "no one has allowed it", "save failed."},
		{"allowed", func(_ context.Context, x tool.Tool, args json.RawMessage) (bool, error) {
			return x.ID == "save" && string(args) == "{}", nil
		}, `{"ok":true}`, "save: Calls save. save answered."},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, calls("save"), says("x"))
			if s.Person = c.person; c.person != nil {
				s.Person = func(ctx context.Context, x tool.Tool, args json.RawMessage) (bool, error) {
					if len(s.lines) > 1 {
						t.Errorf("it is logged before it is allowed: %+v", s.lines[1:])
					}
					return c.person(ctx, x, args)
				}
			}
			s.answer(assistant.Assistant{Tools: []string{"save"}})
			if got := s.asked(1); !strings.Contains(got, c.want) {
				t.Errorf("the model is told %s", got)
			}
			var logged []string
			for _, l := range s.lines[1:] {
				if l.ToolID != "" {
					l.Text = l.ToolID + ": " + l.Text
				}
				logged = append(logged, l.Text)
			}
			if got := strings.Join(logged, " "); got != c.logged {
				t.Errorf("the log says %s", got)
			}
		})
	}
	s := play(t, calls("save"))
	s.Person = func(context.Context, tool.Tool, json.RawMessage) (bool, error) {
		return false, errors.New("the run is over")
	}
	if _, err := s.Answer(t.Context(), assistant.Assistant{Tools: []string{"save"}}, s.Request); err == nil || !strings.Contains(err.Error(), "the run is over") {
		t.Errorf("got %v", err)
	}
}

func TestASecretThatAToolGivesDoesNotReachTheModel(t *testing.T) {
	s := play(t, calls("weather"), calls("leak"), says("x"))
	s.answer(assistant.Assistant{Tools: []string{"weather", "leak"}})
	if got := s.asked(2); strings.Contains(got, "hunter2") || !strings.Contains(got, `{"sky":"•••• clouds"}`) || !strings.Contains(got, "•••• was refused.") {
		t.Errorf("the model is told %s", got)
	}
	for _, l := range s.lines {
		if strings.Contains(l.Text+string(l.Value), "hunter2") {
			t.Errorf("the log says %q %s", l.Text, l.Value)
		}
	}
}

func TestNobodyIsAskedInTheMiddleOfAnAnswer(t *testing.T) {
	s := play(t, calls("ask"), says("Which one?"))
	s.answer(assistant.Assistant{Tools: []string{"ask"}})
	if got := s.asked(1); !strings.Contains(got, "Put the question into the reply: Which one?") {
		t.Errorf("the model is told %s", got)
	}
}

func TestAnAssistantThatSaysNothingIsAFault(t *testing.T) {
	s := play(t, llmtest.Prose())
	if _, err := s.Answer(t.Context(), bob, s.Request); !fault.Is(err, fault.Unavailable) || !strings.HasPrefix(fault.Sentence(err), "Bob sent no answer.") {
		t.Errorf("got %v", err)
	}
	s = play(t)
	s.Target = func(context.Context, string) (llm.Target, error) {
		return llm.Target{}, fault.New(fault.Conflict, "No model is chosen.")
	}
	if _, err := s.Answer(t.Context(), bob, s.Request); !fault.Is(err, fault.Conflict) {
		t.Errorf("without a model: %v", err)
	}
}

// runner puts the tool that answers among the tools.
func (s *stage) runner(t *testing.T) tool.Tool {
	t.Helper()
	x := assistant.Tool(s.Runner, func(_ context.Context, id string) (assistant.Assistant, error) {
		if a, ok := assistant.Find(s.known, id); ok {
			return a, nil
		}
		return assistant.Assistant{}, fault.New(fault.NotFound, "There is no such assistant.")
	}, func(_ context.Context, c assistant.Call) (assistant.Request, error) {
		if c.ContextID == "broken" {
			return assistant.Request{}, errors.New("the conversation cannot be read")
		}
		return assistant.Request{Tools: s.Tools, History: []flow.Message{{Role: "user", Content: c.ContextID + c.RunID}}}, nil
	})
	var err error
	if s.Tools, err = s.Tools.With(x); err != nil {
		t.Fatal(err)
	}
	return x
}

func TestTheRunnerAnswersAsATool(t *testing.T) {
	s := play(t, says("Hi."))
	x := s.runner(t)
	if !x.AssistantRunner || x.Level != tool.Read {
		t.Errorf("the tool is %+v", x)
	}
	var heard []tool.Line
	ctx := tool.WithProgress(t.Context(), func(l tool.Line) { heard = append(heard, l) })
	got, err := s.Tools.Call(ctx, assistant.RunnerID, json.RawMessage(`{"messageContent":"Well?","assistantId":"b","workflowRunId":"r","dataContextId":"c"}`))
	if err != nil || got.Text != "Hi." || len(heard) != 1 || heard[0].Agent != "Bob" {
		t.Errorf("got %q, %v, heard %v", got.Text, err, heard)
	}
	if said := s.asked(0); said != "user cr\n\nWell?" {
		t.Errorf("asked was %s", said)
	}
	for args, want := range map[string]fault.Code{
		`{"assistantId":"b"}`: fault.Invalid, `{"messageContent":""}`: fault.Invalid,
		`{"messageContent":"x","assistantId":"nobody"}`: fault.NotFound, `{"messageContent":"x","assistantId":"b","dataContextId":"broken"}`: fault.Internal,
	} {
		if _, err := s.Tools.Call(t.Context(), assistant.RunnerID, json.RawMessage(args)); fault.CodeOf(err) != want {
			t.Errorf("%s is %v", args, err)
		}
	}
}

func TestAssistantsThatAskEachOtherComeToAnEnd(t *testing.T) {
	ask := llmtest.Prose(llmtest.Calls(assistant.RunnerID, map[string]string{"messageContent": "you", "assistantId": "self"}))
	s := play(t, ask, ask, ask, says("deepest"), says("deeper"), says("deep"))
	s.runner(t)
	self := assistant.Assistant{ID: "self", Name: "Self", Tools: []string{assistant.RunnerID}}
	s.known = []assistant.Assistant{self}
	if got := s.answer(self); got != "deep" {
		t.Errorf("got %q", got)
	}
	if said := s.asked(3); !strings.Contains(said, "Assistants can ask each other at most 3 levels deep.") {
		t.Errorf("the third is told %s", said)
	}
}

func TestTheRunnerIsNotRelevantToItself(t *testing.T) {
	s := play(t, says("x"))
	s.runner(t)
	s.Message = "Have an assistant answer a message and carry out an instruction with tools"
	s.answer(assistant.Assistant{Strategy: assistant.Relevant})
	if sent := string(s.server.Requests()[0].Body.Tools); strings.Contains(sent, assistant.RunnerID) {
		t.Errorf("the model is offered %s", sent)
	}
}
