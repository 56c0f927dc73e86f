package turns_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"terzetto/backend"
	"terzetto/backend/backendtest"
	"terzetto/backend/chat"
	"terzetto/backend/library"
	"terzetto/backend/llm"
	"terzetto/backend/llm/llmtest"
	"terzetto/backend/pipeline"
)

// A modeCase is one server and what must come of a conversation with it.
type modeCase struct {
	ID        string `json:"id"`
	Situation string `json:"situation"`
	Server    struct {
		Get  map[string]struct{ JSON json.RawMessage }
		Chat []modeRule
	} `json:"server"`
	Call struct {
		Probed   []bool
		Turns    int
		Settings json.RawMessage
	} `json:"call"`
	Expect struct {
		Every, Turn1, Turn2, Last *modeExpected
		Probed                    struct{ Turn1 *modeExpected }
	} `json:"expect"`
}

type modeRule struct {
	When struct {
		Tools              *bool
		Choice             any // a word, or a list of words
		Form               string
		RepeatsRole        bool `json:"repeats_role"`
		OpensWithAssistant bool `json:"opens_with_assistant"`
		To                 int
	}
	Status int
	JSON   json.RawMessage
	Deltas []struct{ Text string }
}

type modeExpected struct {
	Ends        string
	Reply       *string
	RequestsMax *int  `json:"requests_max"`
	RefusedMax  *int  `json:"refused_max"`
	ToolsSent   *bool `json:"tools_sent"`
	NamedSent   *bool `json:"named_sent"`
	Note        bool
}

// A modeServer plays a case.
type modeServer struct {
	*httptest.Server
	c     modeCase
	prose string

	mu       sync.Mutex
	requests []llmtest.Request
	refused  []bool // by request
}

func (s *modeServer) answer(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	w.Header().Set("Content-Type", "application/json")
	if !strings.HasSuffix(r.URL.Path, "/chat/completions") {
		answer, known := s.c.Server.Get[r.URL.Path]
		switch {
		case known:
			_, _ = w.Write(answer.JSON)
		case r.URL.Path == "/v1/models":
			_, _ = fmt.Fprintf(w, `{"data":[{"id":%q}]}`, s.c.ID)
		default:
			w.WriteHeader(http.StatusNotFound)
			_, _ = io.WriteString(w, `{"error":{"message":"not found"}}`)
		}
		return
	}
	q := llmtest.Request{Path: r.URL.Path, Raw: raw}
	_ = json.Unmarshal(raw, &q.Body) // the product's own
	s.mu.Lock()
	s.requests = append(s.requests, q)
	n := len(s.requests)
	rule := slices.IndexFunc(s.c.Server.Chat, func(rule modeRule) bool { return rule.holds(q, n) })
	s.refused = append(s.refused, rule >= 0 && s.c.Server.Chat[rule].Status >= http.StatusBadRequest)
	s.mu.Unlock()
	switch {
	case rule >= 0 && s.c.Server.Chat[rule].JSON != nil:
		w.WriteHeader(s.c.Server.Chat[rule].Status)
		_, _ = w.Write(s.c.Server.Chat[rule].JSON)
	case rule < 0 && formOf(q) != "":
		s.fill(w, q, formOf(q))
	default:
		stream(w, map[string]any{"content": s.prose}, "stop")
	}
}

func stream(w http.ResponseWriter, delta any, finish string) {
	w.Header().Set("Content-Type", "text/event-stream")
	one, _ := json.Marshal(delta)
	_, _ = fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":%s}]}\n\ndata: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":%q}]}\n\ndata: [DONE]\n\n", one, finish)
}

func (s *modeServer) fill(w http.ResponseWriter, q llmtest.Request, form string) {
	args := map[string]any{}
	switch form {
	case pipeline.DirectScene:
		args["moods"] = []string{}
	case pipeline.EditorApplyPatch:
		args["patches"] = []string{}
	case pipeline.EditorRewrite:
		for _, m := range slices.Backward(q.Body.Messages) {
			if strings.Contains(string(m), `"role":"assistant"`) {
				args["rewritten_text"] = llmtest.Text(m)
				break
			}
		}
	default:
		args["weather"] = "something to do"
	}
	text, _ := json.Marshal(args)
	if choice := choiceOf(q); q.Body.Tools != nil && (choice == "named" || choice == "required") {
		stream(w, map[string]any{"tool_calls": []any{map[string]any{"index": 0, "id": "1", "function": map[string]string{"name": form, "arguments": string(text)}}}}, "tool_calls")
		return
	}
	stream(w, map[string]any{"content": string(text)}, "stop")
}

func choiceOf(q llmtest.Request) string {
	var word string
	switch {
	case q.Body.ToolChoice == nil:
		return "absent"
	case json.Unmarshal(q.Body.ToolChoice, &word) == nil:
		return word
	}
	return "named"
}

// formOf is the form that a request asks for; empty: it is the Writer's.
func formOf(q llmtest.Request) string {
	var schema struct {
		JSON struct{ Name string } `json:"json_schema"`
	}
	_ = json.Unmarshal(q.Body.ResponseFormat, &schema) // absent: no name
	switch {
	case q.Tool() != "":
		return q.Tool()
	case schema.JSON.Name != "":
		return schema.JSON.Name
	case choiceOf(q) == "none":
		return ""
	}
	form, at := "", -1
	for _, name := range append(pipeline.Tools(), "note_weather") {
		if i := strings.LastIndex(q.Last(), name); i > at {
			form, at = name, i
		}
	}
	return form
}

func (r modeRule) holds(q llmtest.Request, n int) bool {
	w := r.When
	var roles []string
	for _, m := range q.Body.Messages {
		var one struct{ Role string }
		_ = json.Unmarshal(m, &one) // the product's own
		if one.Role != "system" {
			roles = append(roles, one.Role)
		}
	}
	repeats := len(slices.Compact(slices.Clone(roles))) != len(roles)
	return (w.Tools == nil || *w.Tools == (q.Body.Tools != nil)) &&
		(w.Choice == nil || strings.Contains(fmt.Sprint(w.Choice), choiceOf(q))) &&
		(w.Form == "" || formOf(q) != "") &&
		(!w.RepeatsRole || repeats) &&
		(!w.OpensWithAssistant || (len(roles) > 0 && roles[0] == "assistant")) &&
		(w.To == 0 || n <= w.To)
}

func modeCases(t *testing.T) (all []modeCase, prose string) {
	t.Helper()
	data, err := os.ReadFile("testdata/tool_modes.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct {
		Texts map[string]string
		Cases []json.RawMessage
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	prose = suite.Texts["prose"]
	quoted, _ := json.Marshal(prose)
	for _, raw := range suite.Cases {
		var name struct{ ID string }
		_ = json.Unmarshal(raw, &name) // read again below
		text := strings.NewReplacer("{{prose}}", strings.Trim(string(quoted), `"`), "{{id}}", name.ID).Replace(string(raw))
		var c modeCase
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
	}
	return all, prose
}

// Each server is played unprobed and probed. The backend is opened anew in the middle, so
// what was learnt must have been kept.
func TestATurnEndsWithAReplyWhateverTheServerSaysOfTools(t *testing.T) {
	all, prose := modeCases(t)
	for _, c := range all {
		for _, probed := range c.Call.Probed {
			t.Run(fmt.Sprintf("%s/probed=%v", c.ID, probed), func(t *testing.T) { playModes(t, c, prose, probed) })
		}
	}
}

func playModes(t *testing.T, c modeCase, prose string, probed bool) {
	s := &modeServer{c: c, prose: prose}
	s.Server = httptest.NewServer(http.HandlerFunc(s.answer))
	t.Cleanup(s.Close)
	dir := t.TempDir()
	open := func() *backend.Backend {
		b, err := backend.Open(t.Context(), backendtest.Config(dir))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	b := open()
	defer func() { _ = b.Close() }()
	e, err := b.Library.CreateEndpoint(t.Context(), library.EndpointInput{Name: new("s"), URL: new(s.URL)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Use(t.Context(), e.ID, c.ID); err != nil {
		t.Fatal(err)
	}
	if c.Call.Settings != nil {
		if _, err := b.Library.UpdateSettings(t.Context(), c.Call.Settings); err != nil {
			t.Fatal(err)
		}
	}
	if probed {
		if _, err := b.Library.Probe(t.Context(), e.ID, nil, func(llm.ProbeStep) {}); err != nil {
			t.Fatal(err)
		}
	}
	talk, err := b.Library.CreateConversation(t.Context(), chat.NewConversation{Title: "T", CharacterName: "Mara", FirstMes: "You came."})
	if err != nil {
		t.Fatal(err)
	}
	for k := range c.Call.Turns {
		if k == 1 {
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
			b = open()
		}
		s.mu.Lock()
		from := len(s.requests)
		s.mu.Unlock()
		ends := ""
		for batch := range backendtest.Send(t, b, talk.ID, fmt.Sprintf("I sit down, %d.", k)).From(t.Context(), 0) {
			for _, e := range batch.Events {
				ends = e.Name
			}
		}
		all := []*modeExpected{c.Expect.Every}
		if k == 0 {
			all = append(all, c.Expect.Turn1)
			if probed {
				all = append(all, c.Expect.Probed.Turn1)
			}
		}
		if k == 1 {
			all = append(all, c.Expect.Turn2)
		}
		if k == c.Call.Turns-1 {
			all = append(all, c.Expect.Last)
		}
		for _, want := range all {
			if want != nil {
				s.check(t, b, talk.ID, k, from, ends, *want)
			}
		}
	}
}

func (s *modeServer) check(t *testing.T, b *backend.Backend, talk string, k, from int, ends string, want modeExpected) {
	t.Helper()
	s.mu.Lock()
	requests, refused := s.requests[from:], 0
	for _, r := range s.refused[from:] {
		if r {
			refused++
		}
	}
	s.mu.Unlock()
	tools, named := false, false
	for _, r := range requests {
		tools, named = tools || r.Body.Tools != nil, named || choiceOf(r) == "named"
		if r.Body.Tools == nil && r.Body.ToolChoice != nil {
			t.Errorf("turn %d: a choice without tools", k+1)
		}
	}
	if want.Ends != "" && ends != want.Ends {
		t.Errorf("turn %d ends with %s", k+1, ends)
	}
	rows, err := b.Library.Messages(t.Context(), talk, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	if got := rows[len(rows)-1].Content; want.Reply != nil && got != *want.Reply {
		t.Errorf("turn %d: the reply is %q", k+1, got)
	}
	if want.RequestsMax != nil && len(requests) > *want.RequestsMax {
		t.Errorf("turn %d took %d requests", k+1, len(requests))
	}
	if want.RefusedMax != nil && refused > *want.RefusedMax {
		t.Errorf("turn %d: %d requests were refused", k+1, refused)
	}
	if want.ToolsSent != nil && tools != *want.ToolsSent {
		t.Errorf("turn %d: tools sent %v", k+1, tools)
	}
	if want.NamedSent != nil && named != *want.NamedSent {
		t.Errorf("turn %d: a tool named %v", k+1, named)
	}
	if want.Note {
		logs, err := b.Library.Logs(t.Context(), talk, 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(logs) == 0 || len(logs[0].Skipped) != 1 {
			t.Errorf("turn %d shows %v", k+1, logs)
		}
	}
}
