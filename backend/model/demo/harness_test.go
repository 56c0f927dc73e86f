package demo_test

import (
	"bufio"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/model/demo"
)

type obj = map[string]any

func msg(role, text string) obj { return obj{"role": role, "content": text} }

func function(name, parameters string) obj {
	return obj{"type": "function", "function": obj{"name": name, "description": "", "parameters": json.RawMessage(parameters)}}
}

func forced(name string) obj { return obj{"type": "function", "function": obj{"name": name}} }

// result is a whole answer, however it came.
type result struct {
	status               int
	text, reasoning      string
	finish, model, print string
	calls                []struct{ ID, Name, Arguments string }
	prompt, out, cached  int
	usage, done          bool
	chunks               int
	failure              string
}

type wireTurn struct {
	Content   *string `json:"content"`
	Reasoning string  `json:"reasoning_content"`
	ToolCalls []struct {
		Index    int    `json:"index"`
		ID       string `json:"id"`
		Function struct{ Name, Arguments string }
	} `json:"tool_calls"`
}

type wire struct {
	Model       string `json:"model"`
	Fingerprint string `json:"system_fingerprint"`
	Choices     []struct {
		Delta, Message wireTurn
		FinishReason   *string `json:"finish_reason"`
	}
	Usage *struct {
		PromptTokens     int `json:"prompt_tokens"`
		CompletionTokens int `json:"completion_tokens"`
		Details          struct {
			Cached int `json:"cached_tokens"`
		} `json:"prompt_tokens_details"`
	}
	Error struct{ Message string }
}

func (r *result) add(t testing.TB, data []byte) {
	t.Helper()
	var w wire
	if err := json.Unmarshal(data, &w); err != nil {
		t.Fatalf("unreadable %q: %v", data, err)
	}
	r.chunks++
	r.model, r.print, r.failure = w.Model, w.Fingerprint, w.Error.Message
	if w.Usage != nil {
		r.usage = true
		r.prompt, r.out, r.cached = w.Usage.PromptTokens, w.Usage.CompletionTokens, w.Usage.Details.Cached
	}
	for _, c := range w.Choices {
		if c.FinishReason != nil {
			r.finish = *c.FinishReason
		}
		for _, turn := range []wireTurn{c.Delta, c.Message} {
			if turn.Content != nil {
				r.text += *turn.Content
			}
			r.reasoning += turn.Reasoning
			for i, call := range turn.ToolCalls {
				at := max(call.Index, i)
				for len(r.calls) <= at {
					r.calls = append(r.calls, struct{ ID, Name, Arguments string }{})
				}
				r.calls[at].ID += call.ID
				r.calls[at].Name += call.Function.Name
				r.calls[at].Arguments += call.Function.Arguments
			}
		}
	}
}

// ask sends one request through the transport.
func ask(t testing.TB, client *http.Client, body obj) result {
	t.Helper()
	b, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return post(t, client, string(b))
}

func post(t testing.TB, client *http.Client, body string) result {
	t.Helper()
	q, err := http.NewRequestWithContext(t.Context(), http.MethodPost, demo.URL+"/chat/completions", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	resp, err := client.Do(q)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	r := result{status: resp.StatusCode}
	if !strings.HasPrefix(resp.Header.Get("Content-Type"), "text/event-stream") {
		b, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		r.add(t, b)
		return r
	}
	lines := bufio.NewScanner(resp.Body)
	for lines.Scan() {
		data, found := strings.CutPrefix(lines.Text(), "data: ")
		switch {
		case !found && lines.Text() != "":
			t.Fatalf("a line that is no event: %q", lines.Text())
		case data == "[DONE]":
			r.done = true
		case found:
			if r.done {
				t.Fatal("data after [DONE]")
			}
			r.add(t, []byte(data))
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return r
}

func client(seed uint64) *http.Client {
	return &http.Client{Transport: demo.Transport(demo.Options{Seed: seed})}
}

// arguments reads the one call that a forced tool must give.
func arguments(t testing.TB, r result) obj {
	t.Helper()
	if r.status != http.StatusOK || len(r.calls) != 1 {
		t.Fatalf("status %d (%s), %d calls; want one call", r.status, r.failure, len(r.calls))
	}
	var out obj
	if err := json.Unmarshal([]byte(r.calls[0].Arguments), &out); err != nil {
		t.Fatalf("arguments %q: %v", r.calls[0].Arguments, err)
	}
	return out
}

const harbour = "You write.\n\n## Character: Ines\nInes is a smuggler. She is quick, and her boots are always wet.\n\n## Scenario\nA harbour at night.\n\n## User: Bo\nA clerk."
