package llm_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
)

// A wired server answers each path with one body, and keeps what it was asked. A path without a body is not found.
type wired struct {
	*httptest.Server

	mu    sync.Mutex
	paths []string
	asked []map[string]any
}

func wire(t *testing.T, answers map[string]string) *wired {
	t.Helper()
	w := &wired{}
	w.Server = httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, in *http.Request) {
		body, _ := io.ReadAll(in.Body)
		var asked map[string]any
		_ = json.Unmarshal(body, &asked)
		w.mu.Lock()
		w.paths, w.asked = append(w.paths, in.URL.Path), append(w.asked, asked)
		w.mu.Unlock()
		answer, there := answers[in.URL.Path]
		if !there {
			http.NotFound(out, in)
			return
		}
		_, _ = io.WriteString(out, answer)
	}))
	t.Cleanup(w.Close)
	return w
}

// last is what was asked last.
func (w *wired) last() map[string]any {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.asked[len(w.asked)-1]
}

const (
	ollamaAnswer = `{"message":{"role":"assistant","content":"","thinking":"Hm."},"done":false}
{"message":{"role":"assistant","content":"The lamp"},"done":false}
{"message":{"role":"assistant","content":" swings."},"done":false}
{"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","load_duration":900000000,"prompt_eval_count":400,"prompt_eval_duration":2000000000,"eval_count":5}
`
	chatAnswer = `data: {"choices":[{"index":0,"delta":{"content":"The lamp swings."},"finish_reason":"stop"}]}

data: [DONE]

`
)

func ollamaTarget(url string) llm.Target {
	seed := json.RawMessage(`7`)
	return llm.Target{
		URL: url + "/v1", Model: "m",
		Samplers:     chat.Samplers{MinP: new(0.1), Further: map[string]json.RawMessage{"seed": seed, "context_tokens": json.RawMessage(`4096`)}},
		Capabilities: llm.Capabilities{Server: "Ollama 0.17.4", Thinking: llm.Yes, Tools: llm.Yes, ContextTokens: 4096},
	}
}

func complete(t *testing.T, c *llm.Client, target llm.Target, call llm.Call) llm.Reply {
	t.Helper()
	base, err := llm.Freeze(target, []llm.Message{{Role: "system", Text: "Be brief."}}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	call.Trailing = []llm.Message{{Role: "user", Text: "What swings?"}}
	reply, err := c.Complete(t.Context(), base, call, nil)
	if err != nil {
		t.Fatal(err)
	}
	return reply
}

func TestOllamaIsAskedAtItsOwnRoute(t *testing.T) {
	server := wire(t, map[string]string{"/api/chat": ollamaAnswer})
	reply := complete(t, client(t, tight()), ollamaTarget(server.URL), llm.Call{Label: "writer", Prose: &output.Prose{}})
	if reply.Text != "The lamp swings." || reply.Reasoning != "Hm." || reply.Usage.PromptTokens != 400 || reply.Finish != "stop" {
		t.Errorf("the reply is %+v", reply)
	}
	want := map[string]any{
		"model": "m", "stream": true, "think": false, "truncate": false, "shift": false,
		"options": map[string]any{"min_p": 0.1, "seed": 7.0, "num_ctx": 4096.0},
		"messages": []any{
			map[string]any{"role": "system", "content": "Be brief."}, map[string]any{"role": "user", "content": "What swings?"},
		},
	}
	if diff := cmp.Diff(want, server.last()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestAServerWithoutItsOwnRouteIsAskedForChatCompletions(t *testing.T) {
	server := wire(t, map[string]string{"/v1/chat/completions": chatAnswer})
	c, target := client(t, tight()), ollamaTarget(server.URL)
	for range 2 {
		if reply := complete(t, c, c.Ready(t.Context(), target, nil), llm.Call{Label: "writer"}); reply.Text != "The lamp swings." {
			t.Errorf("the reply is %+v", reply)
		}
	}
	server.mu.Lock()
	defer server.mu.Unlock()
	if got := strings.Count(strings.Join(server.paths, " "), "/api/chat"); got != 1 {
		t.Errorf("its own route was tried %d times", got)
	}
}

func TestAFormIsAskedOfOllamaAsItsFormat(t *testing.T) {
	server := wire(t, map[string]string{"/api/chat": `{"message":{"content":"{\"weather\":\"rain\"}"},"done":true,"done_reason":"stop"}` + "\n"})
	note := llm.Tool{Name: "note_weather", Parameters: json.RawMessage(`{"type":"object","properties":{"weather":{"type":"string"}}}`)}
	c := client(t, tight())
	base, err := llm.Freeze(ollamaTarget(server.URL), nil, []llm.Tool{note}, nil)
	if err != nil {
		t.Fatal(err)
	}
	call := llm.Call{Label: "director", Trailing: []llm.Message{{Role: "user", Text: "Note the weather."}}}
	got, _, err := c.ForceTool(t.Context(), base, call, "note_weather", nil)
	if err != nil || string(got.Arguments) != `{"weather":"rain"}` {
		t.Errorf("the form is %s, %v", got.Arguments, err)
	}
	if asked := server.last(); asked["format"] == nil || asked["tools"] != nil {
		t.Errorf("it was asked %v", asked)
	}
	if c.TellOfText(base) {
		t.Error("a person is told that the model takes no tools")
	}
}

func TestOfAPromptThatOllamaKnewTheRestIsReused(t *testing.T) {
	quick := strings.NewReplacer("900000000", "0", `"prompt_eval_duration":2000000000`, `"prompt_eval_duration":500000000`).Replace(ollamaAnswer)
	first := wire(t, map[string]string{"/api/chat": ollamaAnswer})
	c, ledger := client(t, tight()), llm.NewLedger()
	target := ollamaTarget(first.URL)
	complete(t, c, target, llm.Call{Label: "writer"})
	second := wire(t, map[string]string{"/api/chat": quick})
	first.Config.Handler = second.Config.Handler
	base, err := llm.Freeze(target, nil, nil, ledger)
	if err != nil {
		t.Fatal(err)
	}
	ledger.StartTurn()
	if _, err := c.Complete(t.Context(), base, llm.Call{Label: "writer", Trailing: []llm.Message{{Role: "user", Text: "And?"}}}, nil); err != nil {
		t.Fatal(err)
	}
	if calls := ledger.Calls(); len(calls) != 1 || calls[0].CachedTokens != 300 {
		t.Errorf("the calls are %+v", calls)
	}
}

func TestWhatAServerRefusesIsLeftOutAndNamed(t *testing.T) {
	var asked []map[string]any
	server := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, in *http.Request) {
		var body map[string]any
		_ = json.NewDecoder(in.Body).Decode(&body)
		asked = append(asked, body)
		for _, name := range []string{"xtc_probability", "seed", "top_a"} {
			if body[name] != nil {
				out.WriteHeader(http.StatusBadRequest)
				_, _ = io.WriteString(out, `{"error":{"message":"Unrecognized request argument supplied: '`+name+`'"}}`)
				return
			}
		}
		_, _ = io.WriteString(out, chatAnswer)
	}))
	t.Cleanup(server.Close)
	target := llm.Target{URL: server.URL + "/v1", Model: "m", Capabilities: llm.Capabilities{Server: "llama.cpp b1"}, Samplers: chat.Samplers{
		Further: map[string]json.RawMessage{"xtc_probability": json.RawMessage("0.5"), "seed": json.RawMessage("7"), "min_p": json.RawMessage("0.1")}, MoreParameters: `{"top_a": 0.2}`,
	}}
	c, ledger := client(t, tight()), llm.NewLedger()
	base, err := llm.Freeze(target, nil, nil, ledger)
	if err != nil {
		t.Fatal(err)
	}
	ledger.StartTurn()
	call := llm.Call{Label: "writer", Prose: &output.Prose{}, Trailing: []llm.Message{{Role: "user", Text: "Hi."}}, Banned: []string{"a testament to"}}
	if reply, err := c.Complete(t.Context(), base, call, nil); err != nil || reply.Text != "The lamp swings." {
		t.Fatalf("the reply is %+v, %v", reply, err)
	}
	if last := asked[len(asked)-1]; last["min_p"] != 0.1 {
		t.Errorf("what it takes was left out too: %v", last)
	}
	calls := ledger.Calls()
	if diff := cmp.Diff([]string{"top_a", "seed", "xtc_probability"}, calls[0].Dropped, cmp.Transformer("sorted", func(in []string) map[string]bool {
		out := map[string]bool{}
		for _, name := range in {
			out[name] = true
		}
		return out
	})); diff != "" || calls[0].NotBanned != 1 {
		t.Errorf("%d not banned, dropped (-want +got)\n%s", calls[0].NotBanned, diff)
	}
}
