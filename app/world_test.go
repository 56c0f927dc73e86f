package app

import (
	"context"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/core/team"
	"terzetto/backend/testing/llmtest"
)

// A world is what the open database must hold, by a model that has no cache. A backup is its JSON.
type world struct {
	Name     string              // of the person
	Talks    map[string][]line   // by conversation: its path
	Drafts   map[string]string   // by conversation
	Runs     map[string]string   // by run: what its step gave
	Servers  map[string]offered  // by the name of the tool server
	Teams    map[string][]string // by request to the team: what the person wrote
	Triggers map[string]watched  // by trigger
}

type line struct {
	ID   int64
	Text string
}

type offered struct {
	ID     int64
	Answer string
}

// watched is a trigger: its workflow, and the files that were in the folder when it was made, which begin nothing.
type watched struct {
	Workflow string
	Present  []string
}

func (w world) copied(t *testing.T) string {
	t.Helper()
	text, err := json.Marshal(w)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func worldOf(t *testing.T, text string) (w world) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &w); err != nil {
		t.Fatal(err)
	}
	return w
}

// A word is said once: by the person, or by the model.
var word = regexp.MustCompile(`\bw\d+w\b`)

func wordsIn(text string) []string { return word.FindAllString(text, -1) }

// An answerer is a model server that says a new word to whatever it is asked. It plans no task for a team.
type answerer struct {
	mu    sync.Mutex
	words int
	heard []llmtest.Request
}

func answering(t *testing.T) (*answerer, string) {
	t.Helper()
	m := &answerer{}
	s := httptest.NewServer(m)
	t.Cleanup(s.Close)
	return m, s.URL + "/v1"
}

// say is a new word.
func (m *answerer) say() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.words++
	return "w" + strconv.Itoa(m.words) + "w"
}

// last is the request that came last.
func (m *answerer) last() llmtest.Request {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.heard[len(m.heard)-1]
}

func (m *answerer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	q := llmtest.Request{Raw: raw}
	if err != nil || r.URL.Path != "/v1/chat/completions" || json.Unmarshal(raw, &q.Body) != nil {
		http.NotFound(w, r)
		return
	}
	delta := map[string]any{"content": "I say " + m.say() + "."}
	if q.Tool() == team.PlanTool {
		plan, _ := json.Marshal(team.Plan{Response: "Done."}) // always encodes
		delta = map[string]any{"tool_calls": []any{map[string]any{"index": 0, "id": "c1", "type": "function", "function": map[string]string{"name": team.PlanTool, "arguments": string(plan)}}}}
	}
	m.mu.Lock()
	m.heard = append(m.heard, q)
	m.mu.Unlock()
	w.Header().Set("Content-Type", "text/event-stream")
	for _, choice := range []any{map[string]any{"index": 0, "delta": delta}, map[string]any{"index": 0, "delta": map[string]any{}, "finish_reason": "stop"}} {
		text, _ := json.Marshal(map[string]any{"id": "x", "object": "chat.completion.chunk", "model": "m", "choices": []any{choice}})
		_, _ = io.WriteString(w, "data: "+string(text)+"\n\n") // a client that left is no error
	}
	_, _ = io.WriteString(w, "data: [DONE]\n\n")
}

// toolServer offers a tool that says which server it is.
func toolServer(t *testing.T, says string) string {
	t.Helper()
	s := sdk.NewServer(&sdk.Implementation{Name: "words", Version: "1"}, nil)
	sdk.AddTool(s, &sdk.Tool{Name: "who", Description: "I am " + says + "."}, func(context.Context, *sdk.CallToolRequest, struct{}) (*sdk.CallToolResult, any, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "I am " + says + "."}}}, nil, nil
	})
	web := httptest.NewServer(sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return s }, nil))
	t.Cleanup(web.Close)
	return web.URL
}

// shared is how many bytes of messages two requests begin with in common.
func shared(before, after []json.RawMessage) (n int) {
	for i, m := range after {
		if i >= len(before) || string(before[i]) != string(m) {
			break
		}
		n += len(m)
	}
	return n
}

func sortedKeys[K ~string, V any](m map[K]V) string {
	var all []string
	for k := range maps.Keys(m) {
		all = append(all, string(k))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}
