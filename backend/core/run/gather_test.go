package run_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

func refer(rest string) string {
	return `{"instructionVariableType":"reference",` + rest + `}`
}

var (
	toLast = refer(`"source":"lastOutput"`)
	toX    = refer(`"source":"var","name":"x"`)
	toY    = refer(`"source":"var","name":"y"`)
)

func read(text string) vars {
	var v vars
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		panic(err)
	}
	return v
}

func nest(v string, depth int) string {
	return strings.Repeat("[", depth) + v + strings.Repeat("]", depth)
}

func TestWhatAToolGets(t *testing.T) {
	f := func(field string) string { return `{"type":"object","properties":{"f":` + field + `}}` }
	must := `{"type":"object","properties":{"f":{}},"required":["f"]}`
	for _, c := range []struct{ says, schema, own, vars, last, want string }{
		{"nothing for nothing", `{"type":"object"}`, `{"f":1}`, `{"f":2}`, "", `{}`},
		{"what the step says before the vars", f("{}"), `{"f":1}`, `{"f":2}`, "", `{"f":1}`},
		{"a var before a default", f(`{"default":3}`), `{}`, `{"f":2}`, "", `{"f":2}`},
		{"null where null is given", f(`{"default":3}`), `{"f":null}`, `{}`, "", `{"f":null}`},
		{"nothing for a field that may be left out", f("{}"), `{}`, `{}`, "", `{}`},
		{"a field whose schema is true", f("true"), `{"f":1}`, `{}`, "", `{"f":1}`},
		{"a fault for a field that must be there", must, `{}`, `{}`, "", `A value for “f” is missing.`},
		{"a default for a field that must be there", `{"type":"object","properties":{"f":{"default":3}},"required":["f"]}`, `{}`, `{}`, "", `{"f":3}`},

		{"a number that was written as text", f(`{"type":"number"}`), `{"f":"1.50"}`, `{}`, "", `{"f":1.50}`},
		{"a long number as it was written", f(`{"type":"integer"}`), `{"f":"9007199254740993"}`, `{}`, "", `{"f":9007199254740993}`},
		{"no number of what is none", f(`{"type":"number"}`), `{"f":"Infinity"}`, `{}`, "", `The value of “f” is text. This field takes a number.`},
		{"no number in the wrong style", f(`{"type":"number"}`), `{"f":"0x10"}`, `{}`, "", `The value of “f” is text. This field takes a number.`},
		{"text where the field wants text", f(`{"type":"string"}`), `{"f":"1"}`, `{}`, "", `{"f":"1"}`},
		{"a truth that was written as text", f(`{"type":"boolean"}`), `{"f":"true"}`, `{}`, "", `{"f":true}`},
		{"no truth of another word", f(`{"type":"boolean"}`), `{"f":"yes"}`, `{}`, "", `The value of “f” is text. This field takes true or false.`},

		{"the last result", f("{}"), `{"f":` + toLast + `}`, `{}`, `{"a":1}`, `{"f":{"a":1}}`},
		{"the last result inside of something", f("{}"), `{"f":{"a":[1,` + toLast + `]}}`, `{}`, `"x"`, `{"f":{"a":[1,"x"]}}`},
		{"a result by its index", f("{}"), `{"f":` + refer(`"source":"result","index":4`) + `}`, `{}`, "", `{"f":"result 4"}`},
		{"a var through a var", f("{}"), `{"f":` + toX + `}`, `{"x":` + toY + `,"y":7}`, "", `{"f":7}`},
		{"a var of the field's own name", f("{}"), `{"f":` + refer(`"source":"var","name":"f"`) + `}`, `{"f":2}`, "", `{"f":2}`},
		{"a result that looks like a reference, as it is", f("{}"), `{"f":` + toLast + `}`, `{"x":1}`, toX, `{"f":` + toX + `}`},
		{"nothing of a result that is not there", f("{}"), `{"f":` + toLast + `}`, `{}`, "", `{}`},
		{"nothing of something that holds such a result", f("{}"), `{"f":[` + toLast + `]}`, `{}`, "", `{}`},
		{"the default instead of a result that is not there", f(`{"default":3}`), `{"f":` + toLast + `}`, `{}`, "", `{"f":3}`},
		{"a fault for a result that is not there and must be", must, `{"f":` + toLast + `}`, `{}`, "", `A value for “f” is missing. No earlier step has a result.`},
		{"a fault for a var that is not there and must be", must, `{"f":` + toX + `}`, `{}`, "", `A value for “f” is missing. The variable “x” is not set.`},
		{"a fault for a var that leads to itself", f("{}"), `{"f":` + toX + `}`, `{"x":` + toY + `,"y":` + toX + `}`, "", `The value of “f” can't be used. The variable “x” refers to itself.`},
		{"a fault for a var that is its own field", f("{}"), `{}`, `{"f":` + refer(`"source":"var","name":"f"`) + `}`, "", `The value of “f” can't be used. The variable “f” refers to itself.`},
		{
			"a fault for a reference to nowhere", f("{}"), `{"f":` + refer(`"source":"moon"`) + `}`, `{}`, "",
			`The value of “f” can't be used. A reference can't read from “moon”. Give the id of a step, the index of a result or the name of a variable.`,
		},
		{"a field of a step", f(`{"type":"string"}`), `{"f":` + refer(`"source":"step","step":"fetch","path":"/n"`) + `}`, `{}`, "", `{"f":"30"}`},
		{"a field of a step inline", f("{}"), `{"f":"{{steps.fetch.n}} mm"}`, `{}`, "", `{"f":"30 mm"}`},
		{"nothing of a step that did not run", f("{}"), `{"f":"{{steps.later.n}}"}`, `{}`, "", `{}`},
		{"a fault for a field that the step's result lacks", f("{}"), `{"f":"{{steps.fetch.body}}"}`, `{}`, "", `A value for “f” is missing. There is no “body” in the result of step “fetch”.`},
		{"a var of the field's own name in its type", f(`{"type":"integer"}`), `{}`, `{"f":"7"}`, "", `{"f":7}`},
		{"a reference eight levels deep", f("{}"), `{"f":` + nest(toLast, 8) + `}`, `{}`, "1", `{"f":` + nest("1", 8) + `}`},
		{"what is deeper as it is", f("{}"), `{"f":` + nest(toLast, 9) + `}`, `{}`, "1", `{"f":` + nest(toLast, 9) + `}`},
		{"the word alone, which is no reference", f("{}"), `{"f":{"instructionVariableType":"other"}}`, `{}`, "1", `{"f":{"instructionVariableType":"other"}}`},
	} {
		t.Run(c.says, func(t *testing.T) {
			from := value.Sources{Vars: read(c.vars), Result: func(i int) (json.RawMessage, error) {
				return json.RawMessage(fmt.Sprintf("%q", fmt.Sprint("result ", i))), nil
			}, Step: func(id string) (json.RawMessage, error) {
				if id != "fetch" {
					return nil, nil
				}
				return json.RawMessage(`{"n":30}`), nil
			}}
			if c.last != "" {
				from.Last = json.RawMessage(c.last)
			}
			args, err := run.Gather(tool.Tool{ID: "t", Input: json.RawMessage(c.schema)}, run.Implicit{}, read(c.own), from)
			got := string(args)
			if err != nil {
				got = fault.Sentence(err)
			}
			if got != c.want {
				t.Errorf("\n got %s\nwant %s", got, c.want)
			}
			if err != nil && !fault.Is(err, fault.Invalid) {
				t.Errorf("it is %s", fault.CodeOf(err))
			}
		})
	}
}

// TestTheTextsOfAFlowStayAsTheyAre keeps the braces of a flow for the flow.
func TestTheTextsOfAFlowStayAsTheyAre(t *testing.T) {
	flow := tool.Tool{ID: run.FlowRunner, Input: json.RawMessage(`{"properties":{"definition":{"type":"object"}}}`)}
	text := json.RawMessage(`{"steps":[{"prompt":"Say {{input}} and {{vars.x}}."}]}`)
	cases := vars{"written in the step": text, "from a var": json.RawMessage(toX)}
	for name, own := range cases {
		args, err := run.Gather(flow, run.Implicit{}, vars{"definition": own}, value.Sources{Vars: vars{"x": text}})
		if want := `{"definition":` + string(text) + `}`; err != nil || string(args) != want {
			t.Errorf("%s: got %s, %v", name, args, err)
		}
	}
}

// TestAFewLinesDoNotMakeGigabytes holds references to references to their bound.
func TestAFewLinesDoNotMakeGigabytes(t *testing.T) {
	v := vars{"v0": json.RawMessage(`"` + strings.Repeat("x", 1000) + `"`)}
	for i := range 8 {
		one := refer(fmt.Sprintf(`"source":"var","name":"v%d"`, i))
		v[fmt.Sprint("v", i+1)] = json.RawMessage("[" + strings.Repeat(one+",", 99) + one + "]")
	}
	_, err := run.Gather(tool.Tool{ID: "t", Input: json.RawMessage(`{"properties":{"v8":{}}}`)}, run.Implicit{}, nil, value.Sources{Vars: v})
	if !fault.Is(err, fault.Invalid) || !strings.Contains(err.Error(), "more than 4 MB") {
		t.Error(err)
	}
}

func FuzzGather(f *testing.F) {
	f.Add(`{"f":`+toX+`}`, `{"x":[`+toY+`],"y":{"a":`+toLast+`}}`, `{"properties":{"f":{"type":"number"}},"required":["f"]}`, "1")
	f.Add(`{"f":"7"}`, `{}`, `{"properties":{"f":{"type":"integer","default":1}}}`, "")
	f.Add(`{"f":`+refer(`"source":"result","index":1e9`)+`}`, `{"f":null}`, `{"properties":{"f":true}}`, `"x"`)
	f.Fuzz(func(t *testing.T, own, held, schema, last string) {
		var a, b vars
		if json.Unmarshal([]byte(own), &a) != nil || json.Unmarshal([]byte(held), &b) != nil || !json.Valid([]byte(last)) && last != "" {
			t.Skip()
		}
		from := value.Sources{Vars: b, Result: func(i int) (json.RawMessage, error) { return json.Marshal(i) }}
		if last != "" {
			from.Last = json.RawMessage(last)
		}
		args, err := run.Gather(tool.Tool{ID: "t", Input: json.RawMessage(schema)}, run.Implicit{RunID: "r"}, a, from)
		if err == nil && (!json.Valid(args) || args[0] != '{') {
			t.Errorf("it gave %s", args)
		}
		if len(args) > 64<<20 {
			t.Errorf("it gave %d bytes", len(args))
		}
	})
}

func TestAStepsChoiceWinsOverTheRunsConversation(t *testing.T) {
	const schema = `{"type":"object","properties":{"workflowRunId":{},"dataContextId":{},"assistantId":{}}}`
	implicit := run.Implicit{RunID: "r", ContextID: "c", AssistantID: "a"}
	for _, c := range []struct{ says, own, vars, want string }{
		{"nothing is chosen", `{}`, `{}`, `{"assistantId":"a","dataContextId":"c","workflowRunId":"r"}`},
		{"a conversation is chosen", `{"dataContextId":"mine"}`, `{}`, `{"assistantId":"a","dataContextId":"mine","workflowRunId":"r"}`},
		{"the id of a run is chosen", `{"workflowRunId":"mine"}`, `{}`, `{"assistantId":"a","dataContextId":"c","workflowRunId":"r"}`},
		{"a var has the name", `{}`, `{"dataContextId":"x","workflowRunId":"x"}`, `{"assistantId":"a","dataContextId":"c","workflowRunId":"r"}`},
	} {
		t.Run(c.says, func(t *testing.T) {
			args, err := run.Gather(tool.Tool{ID: "t", Input: json.RawMessage(schema)}, implicit, read(c.own), value.Sources{Vars: read(c.vars)})
			if err != nil || string(args) != c.want {
				t.Errorf("it gets %s, %v", args, err)
			}
		})
	}
}

func TestWhatIsWrongWithATemplate(t *testing.T) {
	many := make([]run.Instruction, run.MaxSteps+1)
	for want, w := range map[string]run.Workflow{
		"":                              {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", Words: "w"}, {Words: "w"}, {Template: "x"}}},
		"/name":                         {Name: " ", Kind: run.Instructions},
		"/kind":                         {Name: "n"},
		"/flow":                         {Name: "n", Kind: run.Instructions, Flow: json.RawMessage("{}")},
		"/instructions":                 {Name: "n", Kind: run.Flow, Instructions: steps("a")},
		"/instructions ":                {Name: "n", Kind: run.Instructions, Instructions: many},
		"/description":                  {Name: "n", Kind: run.Instructions, Description: strings.Repeat("x", 100_001)},
		"/instructions/0/subWorkflowId": {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", Template: "x"}}},
		"/instructions/1/markdown":      {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t"}, {}}},
		"/instructions/0/markdown":      {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Template: "x", Words: "w"}}},
		"/instructions/0/saveAs":        {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", SaveAs: "no good"}}},
		"/instructions/0/onError":       {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", OnError: strings.Repeat("x", 100_001)}}},
		"/instructions/0/args":          {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", Args: vars{"a": json.RawMessage("{oops")}}}},
		"/instructions/0/args/a":        {Name: "n", Kind: run.Instructions, Instructions: []run.Instruction{{Tool: "t", Args: vars{"a": json.RawMessage(refer(`"source":"moon"`))}}}},
	} {
		wrong := w.Check()
		if at := strings.TrimSpace(want); at == "" && wrong != nil || at != "" && (len(wrong) != 1 || wrong[at] == "") {
			t.Errorf("%q: %v", want, wrong)
		}
	}
}

func FuzzTemplateCheck(f *testing.F) {
	f.Add(`{"kind":"instructions","name":"n","instructions":[{"directCallToolId":"t","args":{"a":` + toLast + `}}]}`)
	f.Add(`{"kind":"flow","name":"n","flow":{}}`)
	f.Add(`{"instructions":[{"markdown":"w","saveAs":"x","onError":"e","assistantId":"a","insertedBy":3}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		var w run.Workflow
		if json.Unmarshal([]byte(text), &w) != nil {
			t.Skip()
		}
		if w.Check() != nil {
			return
		}
		n := w.Run("r", nil)
		if w.Kind == run.Instructions && len(n.Steps) != len(w.Instructions) || w.Kind == run.Flow && len(n.Steps) != 1 {
			t.Errorf("%d steps of %s", len(n.Steps), text)
		}
		if _, err := json.Marshal(n); err != nil {
			t.Errorf("what is sound cannot be written: %v", err)
		}
	})
}
