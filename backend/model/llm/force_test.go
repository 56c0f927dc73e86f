package llm_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

var scene = llm.Tool{Name: "direct_scene", Description: "d", Parameters: json.RawMessage(`{"type":"object","properties":{"goal":{"type":"string"}},"required":["goal"]}`)}

func toolBase(t *testing.T, url string, ledger *llm.Ledger) *llm.Base {
	t.Helper()
	b, err := llm.Freeze(llm.Target{URL: url, Model: "m"}, []llm.Message{{Role: "system", Text: "S"}, {Role: "user", Text: "H"}, {Role: "assistant", Text: "I"}},
		[]llm.Tool{scene, {Name: "other", Parameters: json.RawMessage(`{"type":"object"}`)}}, ledger)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestAFormIsFilledInTheModeTheServerTakes(t *testing.T) {
	talk := llmtest.Says("I would rather talk.")
	filled := llmtest.Prose(llmtest.Says(`{"goal":"x"}`))
	for _, c := range []struct {
		name  string
		steps []llmtest.Step
		mode  llm.ToolMode // that is remembered
		want  string       // arguments; empty: no tool
	}{
		{"a model with tools", []llmtest.Step{llmtest.Call("direct_scene", `{"goal":"x"}`)}, llm.ToolModeNamed, `{"goal":"x"}`},
		{"arguments that need repair", []llmtest.Step{llmtest.Call("direct_scene", `{"goal":"x",}`)}, llm.ToolModeNamed, `{"goal":"x"}`},
		{"a server that refuses names", []llmtest.Step{
			llmtest.For("direct_scene", llmtest.Fails(400, `{"error":{"message":"tool_choice must be auto, none or required"}}`)),
			llmtest.Prose(llmtest.Calls("direct_scene", `{"goal":"x"}`)),
		}, llm.ToolModeRequired, `{"goal":"x"}`},
		{"a server that refuses tools", []llmtest.Step{
			llmtest.For("direct_scene", llmtest.Fails(400, `{"error":"this model does not support tools"}`)), filled,
		}, llm.ToolModeJSONSchema, `{"goal":"x"}`},
		{"a server that refuses tools in its stream", []llmtest.Step{
			llmtest.For("direct_scene", llmtest.Raw("event: error\ndata: {\"error\":{\"message\":\"Error rendering prompt with jinja template: no tools\"}}\n\n")), filled,
		}, llm.ToolModeJSONSchema, `{"goal":"x"}`},
		{"a server that refuses tools and does not say so", []llmtest.Step{llmtest.For("direct_scene", llmtest.Fails(400, `{}`)), filled}, llm.ToolModeJSONSchema, `{"goal":"x"}`},
		{"a server that knows no schema either", []llmtest.Step{
			llmtest.For("direct_scene", llmtest.Fails(501, `{"error":"no function calling here"}`)),
			llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"response_format is not supported"}}`)),
			llmtest.Prose(llmtest.Says("Here it is: ```json\n{\"goal\": \"x\"}\n``` I hope it helps.")),
		}, llm.ToolModeJSONText, `{"goal": "x"}`},
		{"a model that calls only when no tool is named", []llmtest.Step{
			llmtest.For("direct_scene", talk), llmtest.Prose(llmtest.Calls("direct_scene", `{"goal":"x"}`)),
		}, llm.ToolModeNamed, `{"goal":"x"}`},
		{"a model that talks has two attempts", []llmtest.Step{llmtest.For("direct_scene", talk), llmtest.Prose(talk)}, llm.ToolModeNamed, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, c.steps...)
			cl := client(t, tight())
			b := toolBase(t, s.URL(), nil)
			call := llm.Call{Label: "director", Trailing: []llm.Message{{Role: "user", Text: "Direct."}}}
			got, _, err := cl.ForceTool(t.Context(), b, call, "direct_scene", nil)
			if cl.ToolMode(b.Target()) != c.mode {
				t.Errorf("the mode is %q", cl.ToolMode(b.Target()))
			}
			if c.want == "" {
				if !errors.Is(err, llm.ErrNoTool) {
					t.Fatalf("got %v, %v", got, err)
				}
				return
			}
			if err != nil || string(got.Arguments) != c.want || got.Name != "direct_scene" {
				t.Fatalf("got %s %s: %v", got.Name, got.Arguments, err)
			}
			asked := len(s.Requests())
			s.Then(c.steps[len(c.steps)-1])
			if _, _, err := cl.ForceTool(t.Context(), b, call, "direct_scene", nil); err != nil || len(s.Requests()) != asked+1 {
				t.Errorf("the second time took %d requests: %v", len(s.Requests())-asked, err)
			}
		})
	}
}

// A turn of three calls, of which the server refuses those with tools.
func TestRefusedToolsAreLeftOutForTheTurn(t *testing.T) {
	s := llmtest.New(t,
		llmtest.For("direct_scene", llmtest.Fails(400, `{"error":{"message":"m does not support tools"}}`)), llmtest.Prose(llmtest.Says(`{"goal":"x"}`)),
		llmtest.Prose(llmtest.Says("Prose.")), llmtest.Prose(llmtest.Says(`{"a":"b"}`)))
	b := toolBase(t, s.URL(), nil)
	c := client(t, tight())
	ask := []llm.Message{{Role: "user", Text: "Ask."}}
	if _, _, err := c.ForceTool(t.Context(), b, llm.Call{Trailing: ask}, "direct_scene", nil); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Complete(t.Context(), b, llm.Call{Trailing: ask, Choice: llm.None}, nil); err != nil {
		t.Fatal(err)
	}
	more := append(ask, llm.Message{Role: "assistant", ToolCalls: []llm.ToolCall{{ID: "1", Name: "other", Arguments: json.RawMessage(`{"a":"b"}`)}}},
		llm.Message{Role: "tool", ToolCallID: "1", Text: "Done."}, llm.Message{Role: "user", Text: "Again."})
	if _, _, err := c.ForceTool(t.Context(), b, llm.Call{Trailing: more}, "other", nil); err != nil {
		t.Fatal(err)
	}
	for i, r := range s.Requests()[1:] {
		if r.Body.Tools != nil || r.Body.ToolChoice != nil || strings.Contains(string(r.Raw), "tool_call") {
			t.Errorf("request %d carries tools: %s", i+1, r.Raw)
		}
	}
	if !b.ToolsRefused() || b.HasTools() {
		t.Error("the base does not say that its tools were refused")
	}
	if got := s.Requests()[3].Last(); !strings.HasPrefix(got, "Result: Done.\n\nAgain.\n\nAnswer with one JSON object") {
		t.Errorf("the last message is %q", got)
	}
}

func TestRefusedToolsAreDescribedInWords(t *testing.T) {
	s := llmtest.New(t,
		llmtest.Any(llmtest.Fails(400, `{"error":{"message":"m does not support tools"}}`)),
		llmtest.Any(llmtest.Says(`{"name": "direct_scene", "arguments": {"goal": "x"}}`)), llmtest.Any(llmtest.Says("It rains.")))
	b, err := llm.FreezeOpen(llm.Target{URL: s.URL(), Model: "m"}, []llm.Message{{Role: "user", Text: "Hello"}}, []llm.Tool{scene}, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := client(t, tight())
	reply, err := c.Complete(t.Context(), b, llm.Call{Choice: llm.Auto}, nil)
	if err != nil || len(reply.ToolCalls) != 1 || reply.ToolCalls[0].Name != "direct_scene" || reply.Text != "" {
		t.Fatalf("%+v, %v", reply, err)
	}
	reply.ToolCalls[0].ID = "1"
	after := []llm.Message{{Role: "assistant", ToolCalls: reply.ToolCalls}, {Role: "tool", ToolCallID: "1", Text: "Done."}}
	if reply, err = c.Complete(t.Context(), b, llm.Call{Choice: llm.None, Trailing: after}, nil); err != nil || reply.Text != "It rains." {
		t.Fatalf("%+v, %v", reply, err)
	}
	want := []string{"user: Hello", `assistant: {"name": "direct_scene", "arguments": {"goal": "x"}}`, "user: Result: Done."}
	if diff := cmp.Diff(want, sent(s.Requests()[2])); diff != "" {
		t.Error(diff)
	}
}

func TestOutsideOfATurnAllModesAreTriedInOneCall(t *testing.T) {
	talk := llmtest.Says("Talk.")
	s := llmtest.New(t, llmtest.For("direct_scene", talk), llmtest.Prose(talk), llmtest.Prose(talk), llmtest.Prose(llmtest.Says(`{"goal":"x"}`)))
	b, err := llm.FreezeOpen(llm.Target{URL: s.URL(), Model: "m"}, nil, []llm.Tool{scene}, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := client(t, tight()).ForceTool(t.Context(), b, llm.Call{Trailing: []llm.Message{{Role: "user", Text: "x"}}}, "direct_scene", nil)
	if err != nil || string(got.Arguments) != `{"goal":"x"}` {
		t.Fatalf("%+v, %v", got, err)
	}
	for i, want := range []bool{true, true, false, false} {
		if tools := s.Requests()[i].Body.Tools != nil; tools != want {
			t.Errorf("request %d carries tools: %v", i, tools)
		}
	}
}

func TestAnUnreachableServerIsNoReasonToGoDown(t *testing.T) {
	s := llmtest.New(t, llmtest.Any(llmtest.Fails(401, `{}`)))
	_, _, err := client(t, tight()).ForceTool(t.Context(), toolBase(t, s.URL(), nil), llm.Call{Trailing: []llm.Message{{Role: "user", Text: "x"}}}, "direct_scene", nil)
	check(t, err, "needs a key")
}

func TestAllCallsOfATurnBeginWithTheSameBytes(t *testing.T) {
	s := llmtest.New(t, llmtest.Call("direct_scene", `{"goal":"x"}`), llmtest.Prose(llmtest.Says("Prose.")), llmtest.Call("other", `{"a":"b"}`))
	ledger := llm.NewLedger()
	b := toolBase(t, s.URL(), ledger)
	c := client(t, tight())
	told := llm.Message{Role: "user", Text: "W"}
	if _, _, err := c.ForceTool(t.Context(), b, llm.Call{Label: "director", Trailing: []llm.Message{{Role: "user", Text: "D"}}}, "direct_scene", nil); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Complete(t.Context(), b, llm.Call{Label: "writer", Trailing: []llm.Message{told}, Choice: llm.None}, nil); err != nil {
		t.Fatal(err)
	}
	if _, _, err := c.ForceTool(t.Context(), b, llm.Call{Label: "editor", Trailing: []llm.Message{told, {Role: "assistant", Text: "Prose."}, {Role: "user", Text: "E"}}}, "other", nil); err != nil {
		t.Fatal(err)
	}
	requests := s.Requests()
	cut := func(i int, from, to string) string {
		raw := requests[i].Raw
		a := bytes.Index(raw, []byte(from))
		return string(raw[a : a+bytes.Index(raw[a:], []byte(to))])
	}
	for i := 1; i < 3; i++ {
		if cut(0, `{"messages":`, `{"role":"user","content":"D"}`) != cut(i, `{"messages":`, `{"role":"user","content":"W"}`) {
			t.Errorf("the messages of call %d begin differently", i)
		}
		if !bytes.Equal(requests[0].Body.Tools, requests[i].Body.Tools) {
			t.Errorf("the tools of call %d differ", i)
		}
	}
	if string(requests[1].Body.ToolChoice) != `"none"` {
		t.Errorf("the Writer's tool choice is %s", requests[1].Body.ToolChoice)
	}
	var labels []string
	for _, r := range ledger.Calls() {
		labels = append(labels, r.Label)
		if !r.ToolsSame || !r.UsageReported || r.CachedTokens != 80 {
			t.Errorf("record %+v", r)
		}
	}
	if diff := cmp.Diff([]string{"director", "writer", "editor"}, labels); diff != "" {
		t.Error(diff)
	}
	if w := ledger.Calls()[2]; w.SharedChars <= ledger.Calls()[1].SharedChars {
		t.Error("the editor's call extends the writer's, and the ledger does not show it")
	}
}

func TestAParameterThatTheServerDoesNotKnowIsLeftOut(t *testing.T) {
	s := llmtest.New(t, llmtest.Any(llmtest.Fails(400, `{"error":{"message":"unknown field chat_template_kwargs"}}`)), llmtest.Prose(llmtest.Says("Fine.")), llmtest.Prose(llmtest.Says("Fine.")))
	c, b := client(t, tight()), base(t, s.URL())
	for range 2 {
		if reply, err := ask(t.Context(), c, b); err != nil || reply.Text != "Fine." {
			t.Fatalf("%q, %v", reply.Text, err)
		}
	}
	for i, r := range s.Requests() {
		if has := strings.Contains(string(r.Raw), "chat_template_kwargs"); has != (i == 0) {
			t.Errorf("request %d: sent %v", i, has)
		}
	}
}

func TestASamplerIsSentWhenItIsSetAndOnlyThen(t *testing.T) {
	s := llmtest.New(t, llmtest.Prose(llmtest.Says("Fine.")))
	b, err := llm.Freeze(llm.Target{URL: s.URL(), Model: "m", Samplers: chat.Samplers{Temperature: new(0.0), TopK: new(0), MinP: new(0.05)}}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ask(t.Context(), client(t, tight()), b); err != nil {
		t.Fatal(err)
	}
	var sent map[string]any
	if err := json.Unmarshal(s.Requests()[0].Raw, &sent); err != nil {
		t.Fatal(err)
	}
	if sent["temperature"] != 0.0 || sent["top_k"] != 0.0 || sent["min_p"] != 0.05 {
		t.Errorf("sent %v", sent)
	}
	for _, absent := range []string{"top_p", "repetition_penalty", "max_tokens", "tools", "tool_choice"} {
		if _, there := sent[absent]; there {
			t.Errorf("%s was sent", absent)
		}
	}
}

func TestReasoningIsToldFromText(t *testing.T) {
	piece := func(text string) string {
		data, _ := json.Marshal(text)
		return `data: {"choices":[{"delta":{"content":` + string(data) + `}}]}` + "\n\n"
	}
	for _, c := range []struct {
		name, raw, text, reasoning string
	}{
		{"in a field of its own", `data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}` + "\n\n" + piece("Yes.") + end, "Yes.", "hm"},
		{"in the other field", `data: {"choices":[{"delta":{"reasoning":"hm"}}]}` + "\n\n" + piece("Yes.") + end, "Yes.", "hm"},
		{"between tags", piece("<think>hm</think>\n\nYes.") + end, "Yes.", "hm"},
		{"between tags in pieces", piece("<th") + piece("ink>h") + piece("m</") + piece("think>Y") + piece("es.") + end, "Yes.", "hm"},
		{"never closed", piece("<think>hm") + end, "", "hm"},
		{"in the middle, never closed", piece("I <think> so.") + end, "I ", " so."},
		{"what only looks like a tag", piece("<thi") + piece("s>") + end, "<this>", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t, llmtest.Prose(llmtest.Raw(c.raw)))
			reply, err := ask(t.Context(), client(t, tight()), base(t, s.URL()))
			if err != nil || reply.Text != c.text || reply.Reasoning != c.reasoning {
				t.Errorf("text %q, reasoning %q, %v", reply.Text, reply.Reasoning, err)
			}
		})
	}
}

func TestChatInPlaceOfAToolCallIsEndedEarly(t *testing.T) {
	var told strings.Builder
	for n := range 60 {
		fmt.Fprintf(&told, "I would rather talk about boat %d at the quay. ", n*n)
	}
	prose := told.String()
	never := make(chan struct{})
	target := func(s *llmtest.Server) llm.Target {
		return llm.Target{URL: s.URL(), Model: "m", Capabilities: llm.Capabilities{Thinking: llm.No}}
	}
	base := func(target llm.Target) *llm.Base {
		b, err := llm.Freeze(target, []llm.Message{{Role: "user", Text: "H"}}, []llm.Tool{scene}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	call := llm.Call{Label: "director", Trailing: []llm.Message{{Role: "user", Text: "Direct."}}}
	t.Run("and asked once more in the next mode", func(t *testing.T) {
		s := llmtest.New(t, llmtest.For("direct_scene", llmtest.Says(prose), llmtest.Waits(never)), llmtest.Prose(llmtest.Calls("direct_scene", `{"goal":"x"}`)))
		got, _, err := client(t, tight()).ForceTool(t.Context(), base(target(s)), call, "direct_scene", nil)
		if err != nil || string(got.Arguments) != `{"goal":"x"}` {
			t.Errorf("%+v, %v", got, err)
		}
	})
	t.Run("but not where it writes the call as text", func(t *testing.T) {
		s := llmtest.New(t, llmtest.For("direct_scene", llmtest.Says("<tool_call>{\"name\":\"direct_scene\",\"arguments\":{\"goal\":\"x\"}}</tool_call>"+prose)))
		got, _, err := client(t, tight()).ForceTool(t.Context(), base(target(s)), call, "direct_scene", nil)
		if err != nil || string(got.Arguments) != `{"goal":"x"}` || len(s.Requests()) != 1 {
			t.Errorf("%+v, %v, %d requests", got, err, len(s.Requests()))
		}
	})
	t.Run("and one that may think talks until its time is over, which lowers the mode the second time", func(t *testing.T) {
		talks := llmtest.For("direct_scene", llmtest.Says(prose), llmtest.Waits(never))
		s := llmtest.New(t, talks, talks)
		cl := client(t, tight())
		target := llm.Target{URL: s.URL(), Model: "m"}
		for _, mode := range []llm.ToolMode{llm.ToolModeNamed, llm.ToolModeRequired} {
			late, heard := &lateContext{t.Context(), make(chan struct{})}, 0
			_, _, err := cl.ForceTool(late, base(target), call, "direct_scene", func(d llm.Delta) {
				if heard += len(d.Text); heard > len(prose)/2 && late.Err() == nil {
					close(late.over)
				}
			})
			if err == nil || errors.Is(err, llm.ErrNoTool) {
				t.Errorf("the error is %v", err)
			}
			if got := cl.Capabilities(target).Mode(); got != mode {
				t.Errorf("the mode is %q, not %q", got, mode)
			}
		}
	})
}

// A lateContext ends as one does whose time is over, when its test says so.
type lateContext struct {
	context.Context //nolint:containedctx // it is one

	over chan struct{}
}

func (c *lateContext) Done() <-chan struct{} { return c.over }

func (c *lateContext) Err() error {
	select {
	case <-c.over:
		return context.DeadlineExceeded
	default:
		return nil
	}
}
