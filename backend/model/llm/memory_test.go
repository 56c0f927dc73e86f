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

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

const (
	callsNamed = "the model calls a named tool"
	callsAny   = "the model calls a tool that no choice names"
	turnsDown  = "the server refuses tools"
	talks      = "the model talks"
	fills      = "the model answers in JSON"
	cutsOff    = "the form is cut off at its limit"
)

// remembered plays forced calls, one a turn, and gives the mode that is kept after them.
func remembered(t *testing.T, known llm.Capabilities, turns ...string) llm.Capabilities {
	t.Helper()
	s := llmtest.New(t)
	kept := known
	c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	t.Cleanup(c.Close)
	for _, turn := range turns {
		target := c.Ready(t.Context(), llm.Target{URL: s.URL(), Model: "m", Capabilities: kept}, nil)
		b, err := llm.Freeze(target, nil, []llm.Tool{scene}, nil)
		if err != nil {
			t.Fatal(err)
		}
		switch turn {
		case callsAny:
			s.Then(llmtest.Prose(llmtest.Calls("direct_scene", `{"goal":"x"}`)))
		case callsNamed:
			s.Then(llmtest.Any(llmtest.Calls("direct_scene", `{"goal":"x"}`)))
		case turnsDown:
			s.Then(llmtest.Any(llmtest.Fails(400, `{"error":"no tools here"}`)), llmtest.Any(llmtest.Says(`{"goal":"x"}`)))
		case talks:
			s.Then(llmtest.Any(llmtest.Says("Talk.")), llmtest.Any(llmtest.Says("Talk.")))
		case cutsOff:
			s.Then(llmtest.Any(llmtest.Calls("direct_scene", `{"goal":"x`), llmtest.Finishes("length")))
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
		{"one form that is cut off does not undo a probe", probed(llm.ToolModeNamed), []string{cutsOff}, llm.ToolModeNamed},
		{"two that are cut off in a row lower it by one", probed(llm.ToolModeNamed), []string{cutsOff, cutsOff}, llm.ToolModeRequired},
		{"a whole form between them keeps it", probed(llm.ToolModeNamed), []string{cutsOff, callsNamed, cutsOff}, llm.ToolModeNamed},
		{"and two more by one more", probed(llm.ToolModeNamed), []string{talks, talks, talks}, llm.ToolModeJSONSchema},
		{"nineteen good calls are not enough to try more", llm.Capabilities{ToolMode: llm.ToolModeJSONSchema}, append(times(19, fills), fills), llm.ToolModeJSONSchema},
		{"after twenty one step is tried, and stays if it works", fellBack, []string{callsNamed}, llm.ToolModeRequired},
		{"if it fails the mode stays", fellBack, []string{turnsDown}, llm.ToolModeJSONSchema},
		{"and it is not tried again at once", fellBack, []string{turnsDown, fills}, llm.ToolModeJSONSchema},
		{"a server without tools is not asked for them again", llm.Capabilities{Tools: llm.No, ToolMode: llm.ToolModeJSONSchema, Memory: llm.Memory{Good: 20}}, []string{fills}, llm.ToolModeJSONSchema},
		{"llama.cpp is never asked by name, because it does not read names", llm.Capabilities{Server: "llama.cpp b1", Memory: llm.Memory{Good: 20}}, []string{callsAny}, llm.ToolModeRequired},
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
		b, err := llm.Freeze(c.Ready(t.Context(), target, nil), nil, []llm.Tool{scene}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ask(t.Context(), c, b); err != nil {
			t.Fatal(err)
		}
	}
	if got := c.Ready(t.Context(), target, nil).Capabilities.ToolMode; got != llm.ToolModeJSONText {
		t.Errorf("the next turn tries %q", got)
	}
}

func TestAServerIsDescribedAtFirstAndAfterAnUpdate(t *testing.T) {
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
	got := c.Ready(t.Context(), target(), nil).Capabilities
	c.Close()
	if got.ToolMode != llm.ToolModeJSONSchema || got.ContextTokens != 8192 || got.Server != "Ollama 0.17.0" || got.Probed {
		t.Errorf("after the first look %+v", got)
	}
	ollama("0.18.0", `"completion","tools"`)
	release := s.HoldsBack("/api/show")
	c = open()
	if got := c.Ready(t.Context(), target(), nil).Capabilities.ToolMode; got != llm.ToolModeJSONSchema {
		t.Errorf("the turn knows what no server has said: %q", got)
	}
	release()
	c.Close() // the look is over
	c = open()
	defer c.Close()
	if got := c.Ready(t.Context(), target(), nil).Capabilities; got.Tools != llm.Yes || !got.CallsTools() || got.Server != "Ollama 0.18.0" {
		t.Errorf("after the second look %+v", got)
	}
}

func TestAServerThatWasStartedAgainWithAnotherContextIsNoticed(t *testing.T) {
	s := llmtest.New(t)
	llama := func(context int) {
		s.Describes(map[string]string{
			"/props":     fmt.Sprintf(`{"build_info":"b1","default_generation_settings":{"n_ctx":%d},"chat_template_caps":{"supports_tools":true}}`, context),
			"/v1/models": `{"data":[{"id":"m"}]}`,
		})
	}
	kept := llm.Capabilities{}
	open := func() *llm.Client {
		return llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	}
	c := open()
	target := func() llm.Target { return llm.Target{URL: s.URL(), Model: "m", Capabilities: kept} }
	refused := func(answer string) {
		t.Helper()
		s.Then(llmtest.Any(llmtest.Fails(400, answer)))
		b, err := llm.Freeze(c.Ready(t.Context(), target(), nil), nil, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ask(t.Context(), c, b); err == nil {
			t.Fatal("the server answers")
		}
	}
	want := func(step string, tokens int, source string) {
		t.Helper()
		if kept.ContextTokens != tokens || kept.ContextSource != source {
			t.Errorf("%s: %d tokens from %q", step, kept.ContextTokens, kept.ContextSource)
		}
	}
	llama(8192)
	c.Ready(t.Context(), target(), nil)
	want("at first", 8192, "llama.cpp b1")
	llama(2048)
	refused(`{"error":{"message":"the request exceeds the available context size"}}`)
	c.Ready(t.Context(), target(), nil)
	want("after a request that did not fit", 2048, "llama.cpp b1")
	refused(`{"error":{"message":"the request exceeds the available context size","n_ctx":1900}}`)
	c.Ready(t.Context(), target(), nil)
	want("while the server says the same, what a call has shown", 1900, "a request that did not fit")
	llama(32768)
	c.Close()
	c = open()
	c.Look(t.Context(), target())
	c.Close()
	want("once the program was started again", 32768, "llama.cpp b1")
	c.Look(t.Context(), target()) // it is closed, and begins nothing
}

func TestAnOllamasContextIsThatOfItsRunningModel(t *testing.T) {
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
		got := c.Ready(t.Context(), llm.Target{URL: server.URL + "/v1", Model: "m"}, nil).Capabilities
		if got.ContextTokens != step.want || kept.ContextTokens != step.want || got.ContextSource != "Ollama 0.17.4" || loads.Load() != step.loads {
			t.Errorf("%s: %d tokens from %q, kept %d, %d loads", step.name, got.ContextTokens, got.ContextSource, kept.ContextTokens, loads.Load())
		}
	}
}

func TestAnOllamaModelWithAnotherFileIsAnotherModel(t *testing.T) {
	s := llmtest.New(t)
	const narrow, wide = `{"name":"m:latest","digest":"old","context_length":2048}`, `{"name":"m:latest","digest":"new","context_length":32768}`
	ollama := func(running, digest, capabilities string) {
		s.Describes(map[string]string{
			"/api/version": `{"version":"0.17.4"}`, "/api/tags": `{"models":[{"name":"m:latest","digest":"` + digest + `"}]}`,
			"/api/show": `{"capabilities":[` + capabilities + `]}`, "/api/ps": `{"models":[` + running + `]}`,
		})
	}
	c := client(t, tight())
	ready := func() llm.Capabilities {
		return c.Ready(t.Context(), llm.Target{URL: s.URL(), Model: "m"}, nil).Capabilities
	}
	ollama(narrow, "old", `"completion"`)
	if got := ready(); got.ContextTokens != 2048 || got.ToolMode != llm.ToolModeJSONSchema {
		t.Errorf("at first %+v", got)
	}
	// Until the old file has left the memory there are two of the name, the last used first.
	ollama(wide+","+narrow, "new", `"completion","tools"`)
	if got := ready(); got.ContextTokens != 32768 || got.Tools != llm.Yes || !got.CallsTools() {
		t.Errorf("with another file %+v", got)
	}
	ollama(narrow+","+wide, "old", `"completion"`)
	if got := ready(); got.ContextTokens != 2048 || got.Tools != llm.No {
		t.Errorf("with the first file again %+v", got)
	}
}

func TestAHelperThatRestedIsTriedAgainAfterAProbe(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/v1/models":
			_, _ = io.WriteString(w, `{"data":[{"id":"m"}]}`)
		case "/v1/chat/completions":
			w.Header().Set("Content-Type", "text/event-stream")
			_, _ = io.WriteString(w, `data: {"choices":[{"index":0,"delta":{"content":"Hello."},"finish_reason":"stop"}]}`+"\n\ndata: [DONE]\n\n")
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(server.Close)
	kept := llm.Capabilities{}
	c := llm.NewClient(llm.Options{Limits: tight(), Keep: func(_ llm.Target, now llm.Capabilities) { kept = now }})
	t.Cleanup(c.Close)
	target := llm.Target{URL: server.URL + "/v1", Model: "m"}
	for range 5 {
		if c.Helper(target, "director").Rests() {
			t.Fatal("it rests before five failures in a row")
		}
		c.NoteHelper(target, "director", false, false)
	}
	data, err := json.Marshal(kept)
	if err != nil {
		t.Fatal(err)
	}
	var again llm.Capabilities
	if err := json.Unmarshal(data, &again); err != nil || !again.Memory.Helpers["director"].Rests() || again.Memory.Helpers["editor"].Rests() {
		t.Fatalf("the row keeps %s, %v", data, err)
	}
	if _, err := c.Probe(t.Context(), target, func(llm.ProbeStep) {}); err != nil {
		t.Fatal(err)
	}
	if c.Helper(target, "director").Rests() {
		t.Error("it still rests")
	}
}
