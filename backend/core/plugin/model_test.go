package plugin_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func form(name string) llm.Tool {
	return llm.Tool{Name: name, Description: "A form.", Parameters: json.RawMessage(`{"type":"object","properties":{"x":{"type":"string"}}}`)}
}

// kit is that of a plug-in with two forms, on a base with a history and two tools.
func kit(t *testing.T, think func(pass, delta string), steps ...llmtest.Step) (*llmtest.Server, plugin.Kit) {
	t.Helper()
	return kitWithin(t, 0, think, steps...)
}

// kitWithin has a model with a context of so many tokens; 0: it is not known.
func kitWithin(t *testing.T, context int, think func(pass, delta string), steps ...llmtest.Step) (*llmtest.Server, plugin.Kit) {
	t.Helper()
	server := llmtest.New(t, steps...)
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	w := plugin.Plugin{ID: "w", Name: "W", Tools: []plugin.Tool{{Tool: form("weigh")}, {Tool: form("shared"), InTurn: true}}}
	registry, err := plugin.NewRegistry(nil, w)
	if err != nil {
		t.Fatal(err)
	}
	host := plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)}
	base := func() (*llm.Base, error) {
		return llm.Freeze(llm.Target{URL: server.URL(), Model: "m", Capabilities: llm.Capabilities{ContextTokens: context}},
			[]llm.Message{{Role: "system", Text: "You write."}, {Role: "user", Text: "Hello"}, {Role: "assistant", Text: "Yes?"}}, []llm.Tool{form("direct"), form("shared")}, nil)
	}
	return server, host.Kit(w, plugin.NewModel(client, base, think))
}

func ask(tool string) plugin.ForcedCall {
	return plugin.ForcedCall{Tool: tool, Messages: []llm.Message{{Role: "user", Text: "Fill it in."}}}
}

func TestAForcedCallGivesTheArguments(t *testing.T) {
	for _, row := range []struct {
		name  string
		call  plugin.ForcedCall
		tools string // that the request carries
		count int    // of messages
	}{
		{"a form of its own goes behind the turn's tools", ask("weigh"), "direct shared weigh", 4},
		{"a form among the turn's tools leaves them as they are", ask("shared"), "direct shared", 4},
		{"alone there is nothing but the form", plugin.ForcedCall{Tool: "weigh", Alone: true, Messages: ask("").Messages}, "weigh", 1},
	} {
		t.Run(row.name, func(t *testing.T) {
			server, k := kit(t, nil, llmtest.Call(row.call.Tool, `{"x":"y"}`))
			if diff := cmp.Diff(map[string]any{"x": "y"}, k.Model.ForcedToolCall(t.Context(), row.call)); diff != "" {
				t.Error(diff)
			}
			r := server.Requests()[0]
			var tools []struct {
				Function struct{ Name string }
			}
			if err := json.Unmarshal(r.Body.Tools, &tools); err != nil {
				t.Fatal(err)
			}
			var names []string
			for _, one := range tools {
				names = append(names, one.Function.Name)
			}
			if got := strings.Join(names, " "); got != row.tools || len(r.Body.Messages) != row.count {
				t.Errorf("tools %s, %d messages", got, len(r.Body.Messages))
			}
			var sent struct {
				Temperature float64 `json:"temperature"`
				MaxTokens   int     `json:"max_tokens"`
			}
			if err := json.Unmarshal(r.Raw, &sent); err != nil || sent.Temperature != 0.25 || sent.MaxTokens != 8192 {
				t.Errorf("%+v %v", sent, err)
			}
		})
	}
}

func TestAForcedCallNeverFails(t *testing.T) {
	for _, row := range []struct {
		name string
		step []llmtest.Step
		call plugin.ForcedCall
	}{
		{"the server refuses", []llmtest.Step{llmtest.Any(llmtest.Fails(401, `{"error":{"message":"no"}}`))}, ask("weigh")},
		{"the line breaks", []llmtest.Step{llmtest.Any(llmtest.Says("We"), llmtest.Cuts())}, ask("weigh")},
		{"the arguments are no object", []llmtest.Step{llmtest.Any(llmtest.Calls("weigh", `"x"`))}, ask("weigh")},
		{"nobody knows the form", nil, ask("unknown")},
		{"nothing is asked", nil, plugin.ForcedCall{Tool: "weigh"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			_, k := kit(t, nil, row.step...)
			if got := k.Model.ForcedToolCall(t.Context(), row.call); got == nil || len(got) != 0 {
				t.Errorf("%v", got)
			}
		})
	}
	t.Run("there is no model", func(t *testing.T) {
		host := plugin.Host{Log: slog.New(slog.DiscardHandler)}
		if got := host.Kit(plugin.Plugin{ID: "w"}, plugin.Model{}).Model.ForcedToolCall(t.Context(), ask("x")); len(got) != 0 {
			t.Errorf("%v", got)
		}
	})
	t.Run("it is stopped", func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		_, k := kit(t, func(string, string) { stop() }, llmtest.Any(llmtest.Thinks("Hm"), llmtest.Waits(nil)))
		call := ask("weigh")
		call.Pass = "look"
		if got := k.Model.ForcedToolCall(ctx, call); len(got) != 0 {
			t.Errorf("%v", got)
		}
	})
}

func TestWhatCannotFitIsNotSent(t *testing.T) {
	server, k := kitWithin(t, 2048, nil)
	long := llm.Message{Role: "user", Text: strings.Repeat("word ", 4000)}
	if got := k.Model.ForcedToolCall(t.Context(), plugin.ForcedCall{Tool: "weigh", Messages: []llm.Message{long}}); len(got) != 0 {
		t.Errorf("a form gives %v", got)
	}
	if said, err := k.Model.Ask(t.Context(), "label", long); err == nil {
		t.Errorf("prose gives %q", said)
	}
	if n := len(server.Requests()); n != 0 {
		t.Errorf("%d requests were made", n)
	}
}

func TestReasoningIsHeardUnderThePassAndOnlyWithOne(t *testing.T) {
	for _, row := range []struct{ pass, want string }{{"look", "w:look=Hm."}, {"", ""}} {
		heard := ""
		_, k := kit(t, func(pass, delta string) {
			if heard == "" {
				heard = pass + "="
			}
			heard += delta
		}, llmtest.For("weigh", llmtest.Thinks("Hm."), llmtest.Calls("weigh", `{"x":"y"}`)))
		call := ask("weigh")
		call.Pass = row.pass
		k.Model.ForcedToolCall(t.Context(), call)
		if heard != row.want {
			t.Errorf("pass %q: %q", row.pass, heard)
		}
	}
}

func TestOverlaySwitchesOnAndLeavesTheBase(t *testing.T) {
	base := map[string]bool{"a": true, "b": false}
	if diff := cmp.Diff(map[string]bool{"a": true, "b": true, "c": true}, plugin.Overlay(base, "b", "c")); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(base, plugin.Overlay(base)); diff != "" || base["b"] {
		t.Errorf("%s %v", diff, base)
	}
	if got := plugin.Overlay(nil, "x"); !got["x"] {
		t.Error("nil is an empty base")
	}
}
