package api_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/service/library"
	"terzetto/backend/service/teams"
	"terzetto/backend/testing/llmtest"
)

// A mind is a model server of its own: it speaks the protocol over real HTTP, answers whatever
// comes in any order, and shares no code with the client or with the demo model.
type mind struct {
	plan  team.Plan
	write func(system, text string) string
	plain bool // it knows no tools

	mu    sync.Mutex
	heard []llmtest.Request
	asked chan struct{} // one for each question
}

// thinks makes a mind the chosen model.
func (d *door) thinks(m *mind) *mind {
	d.t.Helper()
	m.asked = make(chan struct{}, 1000) // more than a test asks
	server := httptest.NewServer(m)
	d.t.Cleanup(server.Close)
	e, err := d.backend.Library.Endpoints.Create(d.t.Context(), library.EndpointInput{Name: new("mind"), URL: new(server.URL + "/v1"), APIKey: new("sk-canary-0123456789")})
	if err != nil {
		d.t.Fatal(err)
	}
	if _, err := d.backend.Library.Settings.Use(d.t.Context(), e.ID, "mind-1"); err != nil {
		d.t.Fatal(err)
	}
	return m
}

func (m *mind) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	q := llmtest.Request{Path: r.URL.Path, Header: r.Header.Clone(), Raw: raw}
	if err != nil || r.URL.Path != "/v1/chat/completions" || json.Unmarshal(raw, &q.Body) != nil {
		http.NotFound(w, r)
		return
	}
	m.mu.Lock()
	m.heard = append(m.heard, q)
	m.mu.Unlock()
	select {
	case m.asked <- struct{}{}:
	default:
	}
	switch {
	case q.Tool() == team.PlanTool && m.plain:
		m.say(w, map[string]any{"content": "I would rather talk."}, "stop")
		return
	case m.plain && strings.Contains(q.Last(), "the fields of `"+team.PlanTool+"`"):
		m.say(w, map[string]any{"content": written(m.plan)}, "stop")
		return
	case q.Tool() == team.PlanTool:
		m.say(w, map[string]any{"tool_calls": []any{map[string]any{"index": 0, "id": "c1", "type": "function", "function": map[string]string{"name": team.PlanTool, "arguments": written(m.plan)}}}}, "tool_calls")
		return
	}
	var system string
	if len(q.Body.Messages) > 0 {
		system = llmtest.Text(q.Body.Messages[0])
	}
	m.say(w, map[string]any{"content": m.write(system, q.Last())}, "stop")
}

// say streams an answer in one piece.
func (*mind) say(w http.ResponseWriter, delta map[string]any, finish string) {
	w.Header().Set("Content-Type", "text/event-stream")
	for _, choice := range []map[string]any{{"index": 0, "delta": delta}, {"index": 0, "delta": map[string]any{}, "finish_reason": finish}} {
		text, err := json.Marshal(map[string]any{"id": "x", "object": "chat.completion.chunk", "model": "mind-1", "choices": []any{choice}})
		if err != nil {
			panic(err)
		}
		_, _ = fmt.Fprintf(w, "data: %s\n\n", text)
	}
	_, _ = io.WriteString(w, "data: [DONE]\n\n")
}

// said is everything that the model was sent.
func (m *mind) said() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all strings.Builder
	for _, q := range m.heard {
		all.Write(q.Raw)
	}
	return all.String()
}

// job is a task of a plan.
func job(agent, prompt string, labels ...string) team.Job {
	j := team.Job{Agent: agent, Prompt: prompt, Inputs: []string{}}
	for _, l := range labels {
		j.Outputs = append(j.Outputs, team.Output{Label: l, Description: "As asked."})
	}
	return j
}

// planned promises what its jobs make.
func planned(jobs ...team.Job) team.Plan {
	p := team.Plan{Response: "I will.", Language: "en", Promised: []string{}, Tasks: jobs}
	for _, j := range jobs {
		for _, o := range j.Outputs {
			p.Promised = append(p.Promised, o.Label)
		}
	}
	return p
}

// prose is a mind that says something harmless of everything.
func prose(string, string) string { return "The harbour was rebuilt in 1921." }

// last is the last message of a request, and all of its lines.
func (d *door) last(id string) (m team.Message, lines []team.Log) {
	d.t.Helper()
	messages := get[teams.Page[team.Message]](d, "GET", "/api/workflows/"+id+"/messages?limit=500", nil).Items
	return messages[len(messages)-1], get[teams.Page[team.Log]](d, "GET", "/api/workflows/"+id+"/logs?limit=500", nil).Items
}

func labels(all []team.Document) (names []string) {
	for _, x := range all {
		names = append(names, x.Label())
	}
	return names
}

func told(lines []team.Log) (all []string) {
	for _, l := range lines {
		all = append(all, string(l.Type)+" "+l.Message)
	}
	return all
}

func holds(t *testing.T, all []string, part string) {
	t.Helper()
	if !strings.Contains(strings.Join(all, "\n"), part) {
		t.Errorf("nothing says %q in\n%s", part, strings.Join(all, "\n"))
	}
}

// written is a plan as a model writes it.
func written(p team.Plan) string {
	text, _ := json.Marshal(p) // of texts, which always encode
	return string(text)
}
