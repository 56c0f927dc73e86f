package llm_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"terzetto/backend/llm"
	"terzetto/backend/llm/llmtest"
)

const (
	callsNamed = "the model calls a named tool"
	turnsDown  = "the server refuses tools"
	talks      = "the model talks"
	fills      = "the model answers in JSON"
)

// remembered plays forced calls, one a turn, and gives the mode that is kept after them.
func remembered(t *testing.T, known llm.Capabilities, turns ...string) llm.Capabilities {
	t.Helper()
	s := llmtest.New(t)
	kept := known
	c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	t.Cleanup(c.Close)
	for _, turn := range turns {
		target := c.Ready(t.Context(), llm.Target{URL: s.URL(), Model: "m", Capabilities: kept})
		b, err := llm.Freeze(target, nil, []llm.Tool{scene}, nil)
		if err != nil {
			t.Fatal(err)
		}
		switch turn {
		case callsNamed:
			s.Then(llmtest.Any(llmtest.Calls("direct_scene", `{"goal":"x"}`)))
		case turnsDown:
			s.Then(llmtest.Any(llmtest.Fails(400, `{"error":"no tools here"}`)), llmtest.Any(llmtest.Says(`{"goal":"x"}`)))
		case talks:
			s.Then(llmtest.Any(llmtest.Says("Talk.")), llmtest.Any(llmtest.Says("Talk.")))
		case fills:
			s.Then(llmtest.Any(llmtest.Says(`{"goal":"x"}`)))
		}
		_, _, err = c.ForceTool(t.Context(), b, llm.Call{Trailing: []llm.Message{{Role: "user", Text: "x"}}}, "direct_scene", nil)
		if (err != nil) != (turn == talks) {
			t.Fatal(turn, err)
		}
	}
	// What is kept is what the row gives back.
	data, err := json.Marshal(kept)
	if err != nil {
		t.Fatal(err)
	}
	return read[llm.Capabilities](t, data)
}

func times(n int, what string) []string {
	return strings.Split(strings.TrimSuffix(strings.Repeat(what+"|", n), "|"), "|")
}

func TestTheMemoryOfAModelWorksInBothDirections(t *testing.T) {
	probed := func(m llm.ToolMode) llm.Capabilities {
		return llm.Capabilities{Probed: true, ToolMode: m, Memory: llm.Memory{Worked: true}}
	}
	fellBack := llm.Capabilities{ToolMode: llm.ToolModeJSONSchema, Memory: llm.Memory{Worked: true, Refused: true, Good: 20}}
	for _, c := range []struct {
		name  string
		known llm.Capabilities
		turns []string
		want  llm.ToolMode
	}{
		{"an unknown model that never used tools is believed at once", llm.Capabilities{}, []string{turnsDown}, llm.ToolModeJSONSchema},
		{"one refusal does not undo a probe", probed(llm.ToolModeNamed), []string{turnsDown}, llm.ToolModeNamed},
		{"two refusals in a row do", probed(llm.ToolModeNamed), []string{turnsDown, turnsDown}, llm.ToolModeJSONSchema},
		{"a good call between them keeps it", probed(llm.ToolModeNamed), []string{turnsDown, callsNamed, turnsDown}, llm.ToolModeNamed},
		{"one bad answer does not undo a probe", probed(llm.ToolModeNamed), []string{talks}, llm.ToolModeNamed},
		{"failures of two kinds are not two of one", probed(llm.ToolModeNamed), []string{talks, turnsDown}, llm.ToolModeNamed},
		{"two bad answers in a row lower it by one", probed(llm.ToolModeNamed), []string{talks, talks}, llm.ToolModeRequired},
		{"and two more by one more", probed(llm.ToolModeNamed), []string{talks, talks, talks}, llm.ToolModeJSONSchema},
		{"nineteen good calls are not enough to try more", llm.Capabilities{ToolMode: llm.ToolModeJSONSchema}, append(times(19, fills), fills), llm.ToolModeJSONSchema},
		{"after twenty one step is tried, and stays if it works", fellBack, []string{callsNamed}, llm.ToolModeRequired},
		{"if it fails the mode stays", fellBack, []string{turnsDown}, llm.ToolModeJSONSchema},
		{"and it is not tried again at once", fellBack, []string{turnsDown, fills}, llm.ToolModeJSONSchema},
		{"a server without tools is not asked for them again", llm.Capabilities{Tools: llm.No, ToolMode: llm.ToolModeJSONSchema, Memory: llm.Memory{Good: 20}}, []string{fills}, llm.ToolModeJSONSchema},
		{"a model that fills in nothing is left alone", probed(llm.ToolModeJSONText), []string{talks}, llm.ToolModeNone},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := remembered(t, c.known, c.turns...); got.ToolMode != c.want && (c.want != llm.ToolModeNamed || got.ToolMode != llm.ToolModeUnknown) {
				t.Errorf("the mode is %q, memory %+v", got.ToolMode, got.Memory)
			}
		})
	}
}

func TestWithoutToolsARepliesCountAsGoodCalls(t *testing.T) {
	s := llmtest.New(t)
	c := client(t, tight())
	target := llm.Target{URL: s.URL(), Model: "m", Capabilities: llm.Capabilities{ToolMode: llm.ToolModeNone}}
	for range 20 {
		s.Then(llmtest.Prose(llmtest.Says("Yes.")))
		b, err := llm.Freeze(c.Ready(t.Context(), target), nil, []llm.Tool{scene}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ask(t.Context(), c, b); err != nil {
			t.Fatal(err)
		}
	}
	if got := c.Ready(t.Context(), target).Capabilities.ToolMode; got != llm.ToolModeJSONText {
		t.Errorf("the next turn tries %q", got)
	}
}

func TestAServerDescribesItselfBeforeItsFirstTurnAndAgainWhenSomethingIsLacking(t *testing.T) {
	s := llmtest.New(t)
	ollama := func(version, capabilities string) {
		s.Describes(map[string]string{
			"/api/version": `{"version":"` + version + `"}`, "/api/tags": `{"models":[{"name":"m:latest","digest":"d"},{"name":"other"}]}`,
			"/api/show": `{"capabilities":[` + capabilities + `],"parameters":"num_ctx                        8192\nstop \"x\""}`,
		})
	}
	ollama("0.17.0", `"completion"`)
	kept := llm.Capabilities{}
	open := func() *llm.Client {
		return llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	}
	target := func() llm.Target { return llm.Target{URL: s.URL(), Model: "m", Capabilities: kept} }
	c := open()
	got := c.Ready(t.Context(), target()).Capabilities
	c.Close()
	if got.ToolMode != llm.ToolModeJSONSchema || got.ContextTokens != 8192 || got.Server != "Ollama 0.17.0" || got.Probed {
		t.Errorf("after the first look %+v", got)
	}
	ollama("0.18.0", `"completion","tools"`)
	c = open()
	if got := c.Ready(t.Context(), target()).Capabilities.ToolMode; got != llm.ToolModeJSONSchema {
		t.Errorf("the turn waited for the second look: %q", got)
	}
	c.Close() // the look is over
	c = open()
	defer c.Close()
	if got := c.Ready(t.Context(), target()).Capabilities; got.ToolMode != llm.ToolModeRequired || got.Server != "Ollama 0.18.0" {
		t.Errorf("after the second look %+v", got)
	}
}

func TestTheContextOfAnOllamaIsTheOneThatTheModelHasAtTheMoment(t *testing.T) {
	var context, loads atomic.Int64
	var loaded atomic.Bool
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		said := map[string]string{
			"/api/version": `{"version":"0.17.4"}`, "/api/tags": `{"models":[{"name":"m:latest","digest":"d"}]}`,
			"/api/show": `{"capabilities":["completion","tools"],"parameters":"temperature 1"}`, "/api/generate": `{"done":true,"done_reason":"load"}`,
		}[r.URL.Path]
		switch {
		case r.URL.Path == "/api/generate":
			loads.Add(1)
			loaded.Store(true)
		case r.URL.Path == "/api/ps" && loaded.Load():
			said = fmt.Sprintf(`{"models":[{"name":"other:latest","context_length":512},{"name":"m:latest","context_length":%d}]}`, context.Load())
		case r.URL.Path == "/api/ps":
			said = `{"models":[]}`
		case said == "":
			w.WriteHeader(http.StatusNotFound)
			said = `{"error":"not found"}`
		}
		_, _ = io.WriteString(w, said)
	}))
	defer server.Close()
	kept := llm.Capabilities{}
	c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	defer c.Close()
	for _, step := range []struct {
		name          string
		loaded        bool
		running, want int
		loads         int64
	}{
		{"a model that is not in memory is loaded, because its context is not known", false, 4096, 4096, 1},
		{"a model that was loaded again with less", true, 2048, 2048, 1},
		{"a model that is not in memory, and whose context is known", false, 2048, 2048, 1},
		{"a model that was loaded again with more", true, 32768, 32768, 1},
		{"an Ollama that does not say", true, 0, 32768, 1},
	} {
		loaded.Store(step.loaded)
		context.Store(int64(step.running))
		got := c.Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "m"}).Capabilities
		if got.ContextTokens != step.want || kept.ContextTokens != step.want || got.ContextSource != "Ollama 0.17.4" || loads.Load() != step.loads {
			t.Errorf("%s: %d tokens from %q, kept %d, %d loads", step.name, got.ContextTokens, got.ContextSource, kept.ContextTokens, loads.Load())
		}
	}
}
