package demo_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/model/demo"
)

func TestStreamHasTheShapeClientsExpect(t *testing.T) {
	r := ask(t, client(1), obj{
		"stream": true, "stream_options": obj{"include_usage": true},
		"messages":             []obj{msg("system", harbour), msg("user", "I light the lantern.")},
		"chat_template_kwargs": obj{"enable_thinking": true},
	})
	if r.status != http.StatusOK || !r.done || !r.usage || r.finish != "stop" {
		t.Fatalf("status %d, done %v, usage %v, finish %q", r.status, r.done, r.usage, r.finish)
	}
	if r.model != demo.Model || !strings.Contains(r.print, "not-an-ai") {
		t.Errorf("model %q and fingerprint %q must say demo", r.model, r.print)
	}
	if r.chunks < 50 {
		t.Errorf("%d chunks: the text did not stream", r.chunks)
	}
	if !strings.Contains(r.reasoning, "demo") {
		t.Errorf("reasoning %q must come when it is asked for, and be labelled", r.reasoning)
	}
	if want := (len([]rune(r.text))+3)/4 + (len([]rune(r.reasoning))+3)/4; r.out != want {
		t.Errorf("%d completion tokens, want %d", r.out, want)
	}
}

func TestStreamedAndWholeAnswersAgree(t *testing.T) {
	body := obj{"messages": []obj{msg("system", harbour), msg("user", "Where is the ledger?")}}
	whole := ask(t, client(5), body)
	body["stream"] = true
	streamed := ask(t, client(5), body)
	if whole.text == "" || whole.text != streamed.text {
		t.Errorf("whole %q, streamed %q", whole.text, streamed.text)
	}
	if streamed.usage {
		t.Error("usage came without being asked for")
	}
	if whole.reasoning != "" {
		t.Error("reasoning came without being asked for")
	}
}

func TestToolCallAssemblesFromPieces(t *testing.T) {
	r := ask(t, client(1), obj{
		"stream": true, "messages": []obj{msg("user", "The brass key turns.")},
		"tools":       []obj{function("first", `{"type":"object"}`), function("pick", `{"type":"object","properties":{"keywords":{"type":"array","items":{"type":"string"}}},"required":["keywords"]}`)},
		"tool_choice": forced("pick"),
	})
	args := arguments(t, r)
	if r.calls[0].Name != "pick" || r.calls[0].ID == "" || r.finish != "tool_calls" || r.text != "" || r.chunks < 6 {
		t.Errorf("got %+v", r)
	}
	if list, ok := args["keywords"].([]any); !ok || len(list) == 0 || list[0] != "key" {
		t.Errorf("keywords are %v, want the key first", args["keywords"])
	}
}

func TestToolChoiceIsFollowed(t *testing.T) {
	tools := []obj{function("alpha_tool", `{"type":"object"}`), function("beta_tool", `{"type":"object"}`)}
	for name, row := range map[string]struct {
		choice any
		said   string
		want   string
	}{
		"required takes the first":                  {"required", "Hi.", "alpha_tool"},
		"none speaks":                               {"none", "Use the beta tool.", ""},
		"absent speaks":                             {nil, "Use the beta tool.", ""},
		"auto takes the one that is asked for":      {"auto", "Use the beta tool.", "beta_tool"},
		"auto speaks when none is asked for":        {"auto", "Nice weather.", ""},
		"a named function is answered with itself":  {forced("beta_tool"), "Hi.", "beta_tool"},
		"a name beside the type is understood, too": {obj{"type": "function", "name": "alpha_tool"}, "Hi.", "alpha_tool"},
	} {
		t.Run(name, func(t *testing.T) {
			r := ask(t, client(1), obj{"messages": []obj{msg("user", row.said)}, "tools": tools, "tool_choice": row.choice})
			got := ""
			if len(r.calls) > 0 {
				got = r.calls[0].Name
			}
			if got != row.want || (got == "") != (r.text != "") {
				t.Errorf("called %q with text %q, want %q", got, r.text, row.want)
			}
		})
	}
}

func TestBadRequestsAreRefusedInTheProtocolsForm(t *testing.T) {
	for name, row := range map[string]struct {
		method, path, body string
		status             int
	}{
		"malformed JSON":         {http.MethodPost, "/chat/completions", `{"messages":`, http.StatusBadRequest},
		"no messages":            {http.MethodPost, "/chat/completions", `{}`, http.StatusBadRequest},
		"wrong type":             {http.MethodPost, "/chat/completions", `{"messages":"x"}`, http.StatusBadRequest},
		"unknown tool is forced": {http.MethodPost, "/chat/completions", `{"messages":[{"role":"user","content":"x"}],"tool_choice":{"function":{"name":"no"}}}`, http.StatusBadRequest},
		"required without tools": {http.MethodPost, "/chat/completions", `{"messages":[{"role":"user","content":"x"}],"tool_choice":"required"}`, http.StatusBadRequest},
		"unknown path":           {http.MethodPost, "/embeddings", `{}`, http.StatusNotFound},
		"wrong method":           {http.MethodGet, "/chat/completions", ``, http.StatusMethodNotAllowed},
	} {
		t.Run(name, func(t *testing.T) {
			q, err := http.NewRequestWithContext(t.Context(), row.method, demo.URL+row.path, strings.NewReader(row.body))
			if err != nil {
				t.Fatal(err)
			}
			resp, err := client(1).Do(q)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = resp.Body.Close() }()
			var w wire
			if err := json.NewDecoder(resp.Body).Decode(&w); err != nil {
				t.Fatal(err)
			}
			if resp.StatusCode != row.status || w.Error.Message == "" {
				t.Errorf("status %d, message %q, want %d and a message", resp.StatusCode, w.Error.Message, row.status)
			}
		})
	}
}

func TestModelsListsTheDemo(t *testing.T) {
	q, err := http.NewRequestWithContext(t.Context(), http.MethodGet, demo.URL+"/models", nil)
	if err != nil {
		t.Fatal(err)
	}
	resp, err := client(1).Do(q)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	var list struct{ Data []struct{ ID string } }
	if err := json.NewDecoder(resp.Body).Decode(&list); err != nil {
		t.Fatal(err)
	}
	if len(list.Data) != 1 || list.Data[0].ID != demo.Model {
		t.Errorf("models are %+v", list)
	}
}

func TestLimitsEndAnAnswer(t *testing.T) {
	base := func() obj { return obj{"messages": []obj{msg("system", harbour), msg("user", "I open the gate.")}} }
	full := ask(t, client(3), base())
	short := base()
	short["max_tokens"] = 10
	if r := ask(t, client(3), short); r.finish != "length" || r.out != 10 || !strings.HasPrefix(full.text, r.text) {
		t.Errorf("max_tokens 10: finish %q, %d tokens, %q", r.finish, r.out, r.text)
	}
	for name, stop := range map[string]any{"one": "e", "several": []string{"zzz", "e"}} {
		q := base()
		q["stop"] = stop
		if r := ask(t, client(3), q); strings.Contains(r.text, "e") || r.finish != "stop" {
			t.Errorf("stop %s: %q, finish %q", name, r.text, r.finish)
		}
	}
}

func TestContentMayComeAsPartsOrNull(t *testing.T) {
	r := ask(t, client(1), obj{"messages": []obj{
		{"role": "system", "content": nil},
		{"role": "user", "content": []obj{{"type": "text", "text": "What is in this picture of a lighthouse?"}, {"type": "image_url", "image_url": obj{"url": "data:,"}}}},
	}})
	if !strings.Contains(r.text, "picture") || !strings.Contains(r.text, "lighthouse") {
		t.Errorf("got %q", r.text)
	}
}

func TestCachedTokensAreTheCommonPrefix(t *testing.T) {
	c := client(1)
	messages := []obj{msg("system", strings.Repeat("abcd", 100)), msg("user", strings.Repeat("efgh", 50))}
	first := ask(t, c, obj{"messages": messages})
	if first.cached != 0 || first.prompt < 150 {
		t.Errorf("first: %d of %d cached, want none", first.cached, first.prompt)
	}
	longer := append(messages, msg("assistant", first.text), msg("user", "More."))
	second := ask(t, c, obj{"messages": longer})
	if low := 150 + len(first.text)/5; second.cached < low || second.cached >= second.prompt {
		t.Errorf("second: %d of %d cached, want at least %d: the prompt and the answer", second.cached, second.prompt, low)
	}
	other := ask(t, c, obj{"messages": []obj{messages[0], msg("user", "else")}})
	if other.cached < 100 || other.cached > 103 {
		t.Errorf("another message: %d cached, want the system message's 100", other.cached)
	}
	tools := ask(t, c, obj{"messages": messages, "tools": []obj{function("x", `{}`)}})
	if tools.cached != 0 {
		t.Errorf("with tools in front %d are cached, want none", tools.cached)
	}
	for range 10 {
		ask(t, c, obj{"messages": []obj{msg("user", "other")}})
	}
	if r := ask(t, c, obj{"messages": messages}); r.cached != 0 {
		t.Errorf("after ten others %d are cached: memory must be bounded", r.cached)
	}
}

func request(ctx context.Context, t *testing.T) *http.Request {
	t.Helper()
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, demo.URL+"/chat/completions",
		strings.NewReader(`{"stream":true,"messages":[{"role":"user","content":"Hello, tell me of the sea."}]}`))
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// In a synctest bubble a goroutine that stays behind fails the test.

func TestCancelEndsTheHandlerAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		resp, err := demo.Transport(demo.Options{Pace: time.Second}).RoundTrip(request(ctx, t))
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(resp.Body)
		for range 5 {
			if !lines.Scan() {
				t.Fatal("the stream ended early")
			}
		}
		defer func() { _ = resp.Body.Close() }()
		before := time.Now()
		cancel()
		for lines.Scan() && lines.Text() == "" { // the end of the frame that was being read
		}
		if !errors.Is(lines.Err(), context.Canceled) {
			t.Errorf("after cancel the stream ends with %v, last line %q", lines.Err(), lines.Text())
		}
		if waited := time.Since(before); waited != 0 {
			t.Errorf("cancel took %v", waited)
		}
	})
}

func TestCloseEndsAHandlerThatWaitsForAReader(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		resp, err := demo.Transport(demo.Options{}).RoundTrip(request(t.Context(), t))
		if err != nil {
			t.Fatal(err)
		}
		synctest.Wait() // the handler now waits in its first write
		if err := resp.Body.Close(); err != nil {
			t.Fatal(err)
		}
	})
}

func TestCancelEndsAHandlerWhoseBodyNobodyCloses(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		resp, err := demo.Transport(demo.Options{}).RoundTrip(request(ctx, t)) //nolint:bodyclose // the point of the test
		if err != nil || resp.StatusCode != http.StatusOK {
			t.Fatal(err)
		}
		cancel()
	})
}

func TestCancelBeforeTheFirstByteReturnsItsCause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		q, err := http.NewRequestWithContext(ctx, http.MethodPost, demo.URL+"/chat/completions", strings.NewReader(`{"messages":[{"role":"user","content":"x"}]}`))
		if err != nil {
			t.Fatal(err)
		}
		resp, err := demo.Transport(demo.Options{Pace: time.Hour}).RoundTrip(q)
		if resp != nil {
			_ = resp.Body.Close()
		}
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v", err)
		}
	})
}

func TestPaceIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		r := ask(t, &http.Client{Transport: demo.Transport(demo.Options{Pace: 10 * time.Millisecond})},
			obj{"stream": true, "messages": []obj{msg("user", "Hello")}})
		if took := time.Since(start); took != time.Duration(r.chunks-2)*10*time.Millisecond {
			t.Errorf("%d chunks took %v", r.chunks, took)
		}
	})
}
