package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/lists"
)

// A model is a scripted server: it answers forced tools at once and prose as fast as
// it is told to.
type model struct {
	*httptest.Server
	mu       sync.Mutex
	tokens   int           // of prose
	perWrite int           // tokens in one write
	pace     time.Duration // between writes
	slip     bool          // the prose holds what the Editor corrects
	context  int           // in tokens, as the server tells it; 0: it does not
	fault    fault         // of the answers to helpers; nil: they fill in their forms
	wasted   int           // tokens of faulty answers
	calls    []call
	gone     chan time.Time // when a client left in the middle
}

// A call is one request as the server saw it.
type call struct {
	body    request
	tokens  int  // of the prompt, a token for four bytes
	summary bool // what it asks for
	arrived time.Time
	last    time.Time
}

type request struct {
	Messages   []json.RawMessage `json:"messages"`
	Tools      json.RawMessage   `json:"tools"`
	ToolChoice json.RawMessage   `json:"tool_choice"`
	MaxTokens  int               `json:"max_tokens"`
}

func newModel() *model {
	m := &model{tokens: 300, perWrite: 64, gone: make(chan time.Time, 16)}
	m.Server = httptest.NewServer(http.HandlerFunc(m.serve))
	return m
}

// script sets what the next answers are, and forgets the calls so far.
func (m *model) script(tokens, perWrite int, pace time.Duration, slip bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.tokens, m.perWrite, m.pace, m.slip, m.calls = tokens, perWrite, pace, slip, nil
}

func (m *model) recordedCalls() []call {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]call(nil), m.calls...)
}

func (m *model) serve(w http.ResponseWriter, r *http.Request) {
	if !strings.HasSuffix(r.URL.Path, "/chat/completions") {
		_, _ = fmt.Fprintf(w, `{"object":"list","data":[{"id":"bench","object":"model","context_length":%d}]}`, m.context)
		return
	}
	c := call{arrived: time.Now()}
	_ = json.NewDecoder(r.Body).Decode(&c.body)
	c.tokens = len(c.body.Tools) / 4
	for _, message := range c.body.Messages {
		c.tokens += len(message) / 4
	}
	helper := false
	if n := len(c.body.Messages); n > 0 {
		last := string(c.body.Messages[n-1])
		c.summary = strings.Contains(last, "Write a summary of")
		helper = strings.Contains(last, "once, and no other")
	}
	m.mu.Lock()
	tokens, perWrite, pace, slip, fault := m.tokens, m.perWrite, m.pace, m.slip, m.fault
	m.mu.Unlock()
	w.Header().Set("Content-Type", "text/event-stream")
	flusher, _ := w.(http.Flusher)
	if fault != nil && helper {
		tokens := fault.play(w, r, flusher, c.body)
		m.mu.Lock()
		m.wasted += tokens
		m.mu.Unlock()
	} else if name := forcedTool(c.body.ToolChoice); name != "" {
		args, _ := json.Marshal(arguments(name))
		piece, _ := json.Marshal(string(args))
		_, _ = fmt.Fprintf(w, `data: {"choices":[{"index":0,"delta":{"tool_calls":[`+
			`{"index":0,"id":"c1","type":"function","function":{"name":%q,"arguments":%s}}]}}]}`+"\n\n", name, piece)
		_, _ = fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}`+"\n\ndata: [DONE]\n\n")
		flusher.Flush()
	} else if c.summary {
		_, _ = fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{"content":"They wait by the door while the rain runs down the glass."},"finish_reason":"stop"}]}`+"\n\ndata: [DONE]\n\n")
		flusher.Flush()
	} else if !prose(w, r, flusher, c.tokens, tokens, perWrite, pace, slip) {
		select {
		case m.gone <- time.Now():
		default: // no stop is being measured
		}
	}
	c.last = time.Now()
	m.mu.Lock()
	m.calls = append(m.calls, c)
	m.mu.Unlock()
}

func prose(w http.ResponseWriter, r *http.Request, flusher http.Flusher, asked, tokens, perWrite int, pace time.Duration, slip bool) bool {
	words := []string{"Rain ", "runs ", "down ", "the ", "glass ", "while ", "someone ", "hums. "}
	var b strings.Builder
	for i := range tokens {
		word := words[i%len(words)]
		if i%len(words) == len(words)-1 {
			word = fmt.Sprintf("hums %d. ", i) // what only repeats itself would be ended
		}
		if slip && i == 8 {
			word = "It was barely above a whisper. She held a mix of dread and hope. "
		}
		fmt.Fprintf(&b, `data: {"choices":[{"index":0,"delta":{"content":%q}}]}`+"\n\n", word)
		if (i+1)%perWrite == 0 || i+1 == tokens {
			if _, err := w.Write([]byte(b.String())); err != nil {
				return false
			}
			flusher.Flush()
			b.Reset()
			if pace > 0 {
				select {
				case <-time.After(pace):
				case <-r.Context().Done():
					return false
				}
			}
		}
	}
	_, _ = fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`+"\n\n")
	_, _ = fmt.Fprintf(w, `data: {"choices":[],"usage":{"prompt_tokens":%d,"completion_tokens":%d}}`+"\n\ndata: [DONE]\n\n", asked, tokens)
	flusher.Flush()
	return r.Context().Err() == nil
}

func forcedTool(choice json.RawMessage) string {
	var c struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	}
	if json.Unmarshal(choice, &c) != nil {
		return ""
	}
	return c.Function.Name
}

func arguments(tool string) any {
	switch tool {
	case "direct_scene":
		return map[string]any{"moods": []string{}, "plot_summary": "Rain falls on the harbour and two people wait for a boat."}
	case "editor_apply_patch":
		return map[string]any{"patches": []map[string]string{
			{"search": "It was barely above a whisper. ", "replace": "It was quiet. "},
			{"search": "She held a mix of dread and hope. ", "replace": "She waited. "},
		}}
	}
	return map[string]any{}
}

// modelTime is the time that the model itself took in the calls of a turn.
func modelTime(calls []call) time.Duration {
	return lists.Sum(calls, func(c call) time.Duration { return c.last.Sub(c.arrived) })
}
