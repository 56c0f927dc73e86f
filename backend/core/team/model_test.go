package team_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// A reader is a model over HTTP that answers from what it is given, and keeps all of it.
type reader struct {
	plan  func(given string) team.Plan
	write func(given string) string // nil: one harmless sentence
	// look is asked first where tools are offered: it gives a call of one of them, or no name.
	look func(q llmtest.Request) (name, arguments string)

	mu    sync.Mutex
	heard []llmtest.Request
}

func (m *reader) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	q := llmtest.Request{Path: r.URL.Path, Raw: raw}
	if err != nil || r.URL.Path != "/v1/chat/completions" || json.Unmarshal(raw, &q.Body) != nil {
		http.NotFound(w, r)
		return
	}
	m.mu.Lock()
	m.heard = append(m.heard, q)
	m.mu.Unlock()
	message := map[string]any{"role": "assistant"}
	name, arguments := "", ""
	if m.look != nil && q.Tool() == "" && len(q.Body.Tools) > 0 {
		name, arguments = m.look(q)
	}
	if len(q.Body.ResponseFormat) > 0 {
		written, err := json.Marshal(m.plan(q.Last()))
		if err != nil {
			panic(err)
		}
		message["content"] = string(written)
	} else if name != "" {
		message["tool_calls"] = []any{map[string]any{"index": 0, "id": "c1", "type": "function", "function": map[string]string{"name": name, "arguments": arguments}}}
	} else if q.Tool() == team.PlanTool {
		written, err := json.Marshal(m.plan(q.Last()))
		if err != nil {
			panic(err)
		}
		message["tool_calls"] = []any{map[string]any{
			"index": 0, "id": "c1", "type": "function", "function": map[string]string{"name": team.PlanTool, "arguments": string(written)},
		}}
	} else {
		message["content"] = "It went well."
		if m.write != nil {
			message["content"] = m.write(q.Last())
		}
	}
	text, err := json.Marshal(map[string]any{"object": "chat.completion.chunk", "choices": []any{map[string]any{"index": 0, "delta": message, "finish_reason": "stop"}}})
	if err != nil {
		panic(err)
	}
	w.Header().Set("Content-Type", "text/event-stream")
	_, _ = fmt.Fprintf(w, "data: %s\n\ndata: [DONE]\n\n", text)
}

// given lists what the model was asked of a kind: "plan" or "review".
func (m *reader) given(kind string) (all []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, q := range m.heard {
		text := q.Last()
		if (q.Tool() == team.PlanTool) == (kind == "plan") && (kind == "plan" || strings.HasPrefix(text, "Request:")) {
			all = append(all, text)
		}
	}
	return all
}

// reads opens a stage whose model is a reader with a context of so many tokens.
func reads(t *testing.T, m *reader, tokens int, agents ...team.Agent) *stage {
	t.Helper()
	s := open(t, mind{}, agents...)
	server := httptest.NewServer(m)
	t.Cleanup(server.Close)
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	s.Model = client
	s.Target = func(context.Context, string) (llm.Target, error) {
		return llm.Target{URL: server.URL + "/v1", Model: "reader", Capabilities: llm.Capabilities{ContextTokens: tokens, BytesPerToken: 4}}, nil
	}
	return s
}

// next begins a further round and waits until it ends.
func (s *stage) next(id, prompt string, files ...int64) team.Request {
	s.t.Helper()
	w, err := s.Start(s.t.Context(), id, prompt, files)
	if err != nil {
		s.t.Fatal(err)
	}
	return s.status(w.ID)
}
