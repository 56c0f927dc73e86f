package dialect_test

import (
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/model/dialect"
)

func TestAMessageGoesToOllamaInItsForm(t *testing.T) {
	for _, c := range []struct{ name, message, want string }{
		{"words", `{"role":"user","content":"Hello."}`, `{"role":"user","content":"Hello."}`},
		{
			"a picture stands beside the text",
			`{"role":"user","content":[{"type":"text","text":"Look."},{"type":"image_url","image_url":{"url":"data:image/png;base64,QUJD"}}]}`,
			`{"role":"user","content":"Look.","images":["QUJD"]}`,
		},
		{
			"the arguments of a call are an object",
			`{"role":"assistant","content":"","tool_calls":[{"id":"c1","type":"function","function":{"name":"add","arguments":"{\"a\":1}"}}]}`,
			`{"role":"assistant","content":"","tool_calls":[{"id":"c1","function":{"index":0,"name":"add","arguments":{"a":1}}}]}`,
		},
		{"a result names its call", `{"role":"tool","content":"2","tool_call_id":"c1"}`, `{"role":"tool","content":"2","tool_call_id":"c1"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := dialect.Of("Ollama").Route.Message([]byte(c.message))
			if err != nil {
				t.Fatal(err)
			}
			sameJSON(t, c.want, string(got))
		})
	}
}

func TestALineOfOllamaIsAnEventOfChatCompletions(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{
			"a piece of text", `{"model":"m","created_at":"2026-11-28T12:00:00Z","message":{"role":"assistant","content":"Hi"},"done":false}`,
			`{"choices":[{"index":0,"delta":{"content":"Hi"}}]}`,
		},
		{
			"a thought", `{"message":{"role":"assistant","content":"","thinking":"Hm"},"done":false}`,
			`{"choices":[{"index":0,"delta":{"reasoning_content":"Hm"}}]}`,
		},
		{
			"a call", `{"message":{"content":"","tool_calls":[{"id":"c1","function":{"index":1,"name":"add","arguments":{"a":1}}}]},"done":false}`,
			`{"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"id":"c1","function":{"name":"add","arguments":"{\"a\":1}"}}]}}]}`,
		},
		{
			"the end, with what it took",
			`{"message":{"content":""},"done":true,"done_reason":"length","load_duration":2000000,"prompt_eval_count":31,"prompt_eval_duration":5000000,"eval_count":4}`,
			`{"choices":[{"index":0,"delta":{},"finish_reason":"length"}],"usage":{"prompt_tokens":31,"completion_tokens":4},"timings":{"prompt_ms":5,"load_ms":2}}`,
		},
		{"an error stays what it is", `{"error":"model runner has stopped"}`, `{"error":"model runner has stopped"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, last := dialect.Of("Ollama").Route.Event([]byte(c.line))
			sameJSON(t, c.want, string(got))
			if last != strings.Contains(c.line, `"done":true`) {
				t.Errorf("it is the last: %t", last)
			}
		})
	}
}

func FuzzALineOfOllamaIsReadWhateverItHolds(f *testing.F) {
	f.Add([]byte(`{"message":{"content":"Hi","tool_calls":[{"function":{"name":"a","arguments":{}}}]},"done":true}`))
	f.Add([]byte(`{"error":{"x":1}}`))
	f.Add([]byte(`[1`))
	f.Fuzz(func(t *testing.T, line []byte) {
		event, _ := dialect.Of("Ollama").Route.Event(line)
		if json.Valid(line) && !json.Valid(event) {
			t.Errorf("%q became %q", line, event)
		}
	})
}
