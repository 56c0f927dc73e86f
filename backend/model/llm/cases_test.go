package llm_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/dialect"
	"terzetto/backend/model/llm"
)

type testCase struct {
	Area     string          `json:"area"`
	Input    json.RawMessage `json:"input"`
	Expected json.RawMessage `json:"expected"`
	Note     string          `json:"note"`
}

func cases(t *testing.T, area string) []testCase {
	t.Helper()
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var all, some []testCase
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	for _, c := range all {
		if c.Area == area {
			some = append(some, c)
		}
	}
	if len(some) == 0 {
		t.Fatalf("no case for %s", area)
	}
	return some
}

func read[T any](t *testing.T, data json.RawMessage) T {
	t.Helper()
	var v T
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func TestToolCallsAreReadFromEveryForm(t *testing.T) {
	for _, c := range cases(t, "llm.parse_tool_calls") {
		t.Run(c.Note, func(t *testing.T) {
			in := read[struct {
				Content   string
				ToolCalls []struct {
					ID       string
					Function struct{ Name, Arguments string }
				} `json:"tool_calls"`
			}](t, c.Input)
			reply := llm.Reply{Text: in.Content}
			for _, call := range in.ToolCalls {
				reply.ToolCalls = append(reply.ToolCalls, llm.ToolCall{ID: call.ID, Name: call.Function.Name, Arguments: json.RawMessage(call.Function.Arguments)})
			}
			got := []map[string]any{}
			for _, call := range llm.ParseToolCalls(reply) {
				got = append(got, map[string]any{"name": call.Name, "arguments": read[any](t, call.Arguments)})
			}
			if diff := cmp.Diff(read[[]map[string]any](t, c.Expected), got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestKnownHostsGetWhatTheyTake(t *testing.T) {
	for _, c := range cases(t, "llm.endpoint_profile") {
		t.Run(c.Note, func(t *testing.T) {
			in := read[struct {
				URL, Model string
				Body       map[string]any
			}](t, c.Input)
			if diff := cmp.Diff(read[map[string]any](t, c.Expected), dialect.For("", in.URL).Shape(in.Model, in.Body)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
