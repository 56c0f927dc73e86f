package model_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
	"terzetto/backend/tool/model"
)

func ask(t *testing.T, args string, steps ...llmtest.Step) (model.Answer, *llmtest.Server, error) {
	t.Helper()
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	server := llmtest.New(t, steps...)
	r, err := tool.New(model.Tool(model.Options{Client: client, Target: func(_ context.Context, name string) (llm.Target, error) {
		if name == "none" {
			return llm.Target{}, fault.New(fault.Conflict, "No model is chosen.")
		}
		return llm.Target{URL: server.URL(), Model: "m" + name, Capabilities: llm.Capabilities{ContextTokens: map[string]int{"small": 2048}[name]}}, nil
	}}))
	if err != nil {
		t.Fatal(err)
	}
	got, err := r.Call(t.Context(), "ask_model", json.RawMessage(args))
	var a model.Answer
	if err == nil {
		err = json.Unmarshal(got.Value, &a)
	}
	return a, server, err
}

func TestAModelIsAsked(t *testing.T) {
	a, server, err := ask(t, `{"prompt":"Sum up {{x}}.","system":"Be short.","model":"2","temperature":0}`, llmtest.Prose(llmtest.Says(" It rains. ")))
	if err != nil || a.Text != "It rains." || string(a.JSON) != "null" || a.Model != "m2" || a.Usage.Total == 0 || a.Usage.Total != a.Usage.Prompt+a.Usage.Completion {
		t.Errorf("%+v, %v", a, err)
	}
	asked := server.Requests()[0]
	if asked.Body.Model != "m2" || len(asked.Body.Messages) != 2 || asked.Last() != "Sum up {{x}}." {
		t.Errorf("it was asked %s", asked.Raw)
	}
}

func TestAnUnusableAnswerIsAnError(t *testing.T) {
	const schema = `{"type":"object","required":["n"],"properties":{"n":{"type":"integer"}}}`
	long := strings.Repeat("word ", 4000)
	for _, c := range []struct {
		name, args string
		steps      []llmtest.Step
		code       fault.Code
		says       string
	}{
		{"an empty one", `{"prompt":"x"}`, []llmtest.Step{llmtest.Prose()}, fault.Unavailable, "sent an empty answer"},
		{"spaces", `{"prompt":"x"}`, []llmtest.Step{llmtest.Prose(llmtest.Says(" \n "))}, fault.Unavailable, "sent an empty answer"},
		{"nothing to ask", `{"prompt":"  "}`, nil, fault.Invalid, "Enter a prompt"},
		{"a question that cannot fit", `{"model":"small","prompt":"` + long + `"}`, nil, fault.TooLarge, "This message has about"},
		{"a question with a form that cannot fit", `{"model":"small","prompt":"` + long + `","schema":` + schema + `}`, nil, fault.TooLarge, "This message has about"},
		{"no model", `{"prompt":"x","model":"none"}`, nil, fault.Conflict, "No model"},
		{"a schema that is none", `{"prompt":"x","schema":{"type":7}}`, nil, fault.Invalid, "not a JSON Schema"},
		{"what does not fit, twice", `{"prompt":"x","schema":` + schema + `}`, []llmtest.Step{
			llmtest.Call("answer", map[string]any{"n": "one"}), llmtest.Call("answer", map[string]any{"n": "two"}),
		}, fault.Unavailable, "doesn't fit"},
	} {
		_, _, err := ask(t, c.args, c.steps...)
		if !fault.Is(err, c.code) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAnAnswerFitsItsSchema(t *testing.T) {
	a, server, err := ask(t, `{"prompt":"x","schema":{"type":"object","required":["n"],"properties":{"n":{"type":"integer"}}}}`,
		llmtest.Call("answer", map[string]any{"n": "one"}), llmtest.Call("answer", map[string]any{"n": 1}))
	if err != nil || string(a.JSON) != `{"n":1}` || a.Text != `{"n":1}` || a.Usage.Total == 0 {
		t.Errorf("%+v, %v", a, err)
	}
	if told := server.Requests()[1].Last(); !strings.Contains(told, "does not fit") {
		t.Errorf("the model is told %q", told)
	}
	a, _, err = ask(t, `{"prompt":"x","schema":{"type":"array","items":{"type":"string"}}}`, llmtest.Call("answer", map[string]any{"value": []string{"a", "b"}}))
	if err != nil || string(a.JSON) != `["a","b"]` {
		t.Errorf("a list: %+v, %v", a, err)
	}
}
