package llmtest

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
)

// A Test is what a Server needs of testing.TB; a program that measures may bring its own.
type Test interface {
	Helper()
	Errorf(format string, args ...any)
	Cleanup(func())
}

// A Request is what the server was asked.
type Request struct {
	Path   string
	Header http.Header
	Raw    []byte // the body as it came
	Body   struct {
		Model          string            `json:"model"`
		Messages       []json.RawMessage `json:"messages"`
		Tools          json.RawMessage   `json:"tools"`
		ToolChoice     json.RawMessage   `json:"tool_choice"`
		ResponseFormat json.RawMessage   `json:"response_format"`
	}
}

// Tool is the name of the tool that the request forces, or empty.
func (r Request) Tool() string {
	var c struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	}
	if json.Unmarshal(r.Body.ToolChoice, &c) != nil {
		return ""
	}
	return c.Function.Name
}

// Last is the text of the last message.
func (r Request) Last() string {
	if len(r.Body.Messages) == 0 {
		return ""
	}
	return Text(r.Body.Messages[len(r.Body.Messages)-1])
}

// Text is the text of a message, whatever form its content has.
func Text(message json.RawMessage) string {
	var m struct {
		Content json.RawMessage `json:"content"`
	}
	if json.Unmarshal(message, &m) != nil {
		return ""
	}
	var s string
	if json.Unmarshal(m.Content, &s) == nil {
		return s
	}
	var parts []struct {
		Text string `json:"text"`
	}
	_ = json.Unmarshal(m.Content, &parts) // neither form: no text
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.Text)
	}
	return b.String()
}

// A Server is the scripted model.
type Server struct {
	server   *httptest.Server
	t        Test
	mu       sync.Mutex
	script   []Step
	requests []Request
	paths    map[string]string
	closed   []chan struct{} // by request: its client is gone, or its answer sent
	held     string          // the path whose answers wait until release is closed
	release  chan struct{}
}

// New starts a server that plays the steps in order. It ends with the test.
func New(t Test, script ...Step) *Server {
	t.Helper()
	s := &Server{t: t, script: script}
	s.server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(func() {
		s.server.CloseClientConnections()
		s.server.Close()
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, step := range s.script {
			t.Errorf("llmtest: nobody asked for the step %s", step)
		}
	})
	return s
}

// URL is the address that a target takes; it ends in /v1.
func (s *Server) URL() string { return s.server.URL + "/v1" }

// Then adds steps to the script.
func (s *Server) Then(steps ...Step) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.script = append(s.script, steps...)
}

// Requests are the requests so far, in the order in which they came.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Request(nil), s.requests...)
}

// Describes has the server answer requests other than the chat with JSON, by path. All others
// are answered with 404, and none of them is a step of the script.
func (s *Server) Describes(paths map[string]string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.paths = paths
}

// HoldsBack has the server answer requests for a path only once release is called.
func (s *Server) HoldsBack(path string) (release func()) {
	released := make(chan struct{})
	s.mu.Lock()
	defer s.mu.Unlock()
	s.held, s.release = path, released
	return func() { close(released) }
}

func (s *Server) describe(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	held, released := s.held == r.URL.Path, s.release
	s.mu.Unlock()
	if held {
		<-released
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	text, known := s.paths[r.URL.Path]
	if !known {
		w.WriteHeader(http.StatusNotFound)
		text = `{"error":{"message":"not found"}}`
	}
	_, _ = io.WriteString(w, text) // a client that left is no error
}

// RequestDone gives a channel that is closed when request i (from 0) is over: answered, or left by its client.
func (s *Server) RequestDone(i int) <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.closed) <= i {
		s.closed = append(s.closed, make(chan struct{}))
	}
	return s.closed[i]
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	if r.Method == http.MethodGet || strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == "/apply-template" {
		s.describe(w, r)
		return
	}
	req := Request{Path: r.URL.Path, Header: r.Header.Clone(), Raw: raw}
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &req.Body); err != nil {
			s.t.Errorf("llmtest: the request is not valid JSON: %v", err)
		}
	}
	s.mu.Lock()
	i := len(s.requests)
	s.requests = append(s.requests, req)
	var step Step
	known := len(s.script) > 0
	if known {
		step, s.script = s.script[0], s.script[1:]
	}
	s.mu.Unlock()
	_ = s.RequestDone(i)
	defer func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		close(s.closed[i])
	}()
	if !known {
		s.t.Errorf("llmtest: request %d was not expected: tool %q, last message %q", i, req.Tool(), req.Last())
		http.Error(w, "no step left", http.StatusTeapot)
		return
	}
	if step.tool != "*" && step.tool != req.Tool() {
		s.t.Errorf("llmtest: request %d forces %q, the script says %q", i, req.Tool(), step.tool)
	}
	answer := &Answer{w: w, r: r, asked: req}
	for _, act := range step.acts {
		if !act(answer) {
			return
		}
	}
	answer.end()
}

// String names the step for a failed test.
func (s Step) String() string { return fmt.Sprintf("for tool %q", s.tool) }
