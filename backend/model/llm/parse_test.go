package llm_test

import (
	"testing"

	"terzetto/backend/model/llm"
)

func TestCallsAreReadFromEveryFormThatModelsWrite(t *testing.T) {
	for _, c := range []struct{ name, text, arguments string }{
		{"in tags", `<tool_call>{"name":"scene","arguments":{"moods":["tense"]}}</tool_call>`, `{"moods":["tense"]}`},
		{"in tags, with the object as text", `<tool_call>{"name":"scene","arguments":"{\"moods\":[\"tense\"]}"}</tool_call>`, `{"moods":["tense"]}`},
		{"in function tags", "<function=scene>\n{\"moods\": [\"tense\"]}\n</function>", `{"moods": ["tense"]}`},
		{"in parameter tags", "<tool_call>\n<function=scene>\n<parameter=moods>\n[\"tense\"]\n</parameter>\n<parameter=plan>\nWait.\n</parameter>\n</function>\n</tool_call>", `{"moods":["tense"],"plan":"Wait."}`},
		{"behind a mark, as a list", `[TOOL_CALLS][{"name": "scene", "arguments": {"moods": []}}]`, `{"moods": []}`},
		{"behind a mark, with a name", `[TOOL_CALLS]scene[ARGS]{"moods": []}`, `{"moods": []}`},
		{"behind the mark of Python", `<|python_tag|>{"name": "scene", "parameters": {"moods": []}}`, `{"moods": []}`},
		{"in Python's form", `[scene(moods=["a, b"], plan='Wait (long).', loud=True, pace=2)]`, `{"loud":true,"moods":["a, b"],"pace":2,"plan":"Wait (long)."}`},
		{"in Python's form without arguments", `scene()`, `{}`},
		{"in a harmony channel", `<|channel|>commentary to=functions.scene <|constrain|>json<|message|>{"moods":[]}`, `{"moods":[]}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			calls := llm.ParseToolCalls(llm.Reply{Text: "She nods.", CallText: c.text})
			if len(calls) != 1 || calls[0].Name != "scene" || string(calls[0].Arguments) != c.arguments {
				t.Errorf("got %s", calls)
			}
		})
	}
}
