package llm_test

import (
	"encoding/json"
	"testing"

	"terzetto/backend/model/llm"
)

func TestAFormIsClosedIfTheModelEndedIt(t *testing.T) {
	const args = `{"text": "a \"b\" {c"}`
	native := func(arguments string) llm.Reply {
		return llm.Reply{ToolCalls: []llm.ToolCall{{Name: "edit", Arguments: json.RawMessage(arguments)}}}
	}
	finish := func(r llm.Reply, finish string) llm.Reply { r.Finish = finish; return r }
	for name, row := range map[string]struct {
		reply llm.Reply
		want  bool
	}{
		"whole":                           {native(args), true},
		"whole, with its finish":          {finish(native(args), "tool_calls"), true},
		"whole, but at the limit":         {finish(native(args), "length"), false},
		"ended as a loop":                 {finish(native(args), llm.FinishLoop), false},
		"cut in a string":                 {native(`{"text": "a \"b\" {c`), false},
		"cut behind a string":             {native(`{"text": "a"`), false},
		"a line break within a string":    {native("{\"text\": \"a\nb\"}"), true},
		"a comma too many":                {native(`{"text": "a",}`), true},
		"text that holds the arguments":   {llm.Reply{Text: "Here: " + args}, true},
		"text that is cut":                {llm.Reply{Text: `{"text": "a`}, false},
		"a call as text":                  {llm.Reply{CallText: `<tool_call>{"name":"edit","arguments":` + args + `}</tool_call>`}, true},
		"a call as text that is cut":      {llm.Reply{CallText: `<tool_call>{"name":"edit","arguments":{"text":"a`}, false},
		"a call in tags":                  {llm.Reply{CallText: "<function=edit><parameter=text>a</parameter></function>"}, true},
		"a call in tags that is cut":      {llm.Reply{CallText: "<function=edit><parameter=text>a</parameter>"}, false},
		"a call without arguments at all": {native(""), true},
	} {
		t.Run(name, func(t *testing.T) {
			if got := row.reply.Closed(llm.ToolCall{Name: "edit", Arguments: json.RawMessage(args)}); got != row.want {
				t.Errorf("got %v", got)
			}
		})
	}
}

func TestRefusedEditsAreCountedWithTheModel(t *testing.T) {
	var kept llm.Capabilities
	c := llm.NewClient(llm.Options{Keep: func(_ llm.Target, known llm.Capabilities) { kept = known }})
	defer c.Close()
	b, err := llm.Freeze(llm.Target{URL: "http://127.0.0.1:1/v1", Model: "m"}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.CountRefusedEdits(b, 2)
	c.CountRefusedEdits(b, 1)
	if kept.Memory.RefusedEdits != 3 {
		t.Errorf("counted %d", kept.Memory.RefusedEdits)
	}
}
