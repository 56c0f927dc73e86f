package conformance_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"
)

// An answer is one rule: what a request must be like, and what it is answered.
type answer struct {
	When     when
	Status   int
	Headers  map[string]string
	JSON     json.RawMessage
	Gzip     bool
	Location string
	Raw      *string
	Deltas   []delta
	Fill     map[string]json.RawMessage
	Finish   string
	Usage    map[string]any
	SilentS  float64 `json:"silent_s"`
}

type delta = map[string]json.RawMessage

// A when is what a rule asks of a request; what is absent is not asked.
type when struct {
	Tools              *bool
	Choice             *oneOf
	Form               *oneOf
	Writer             *bool
	ResponseFormat     *bool `json:"response_format"`
	RepeatsRole        *bool `json:"repeats_role"`
	OpensWithAssistant *bool `json:"opens_with_assistant"`
	TokensOver         *int  `json:"tokens_over"`
	From               *int
	To                 *int
	WriterTo           *int   `json:"writer_to"`
	Holds              string // a message holds this text
}

// oneOf is one word or several of which any will do.
type oneOf []string

// UnmarshalJSON reads a word or a list.
func (o *oneOf) UnmarshalJSON(data []byte) error {
	var one string
	if json.Unmarshal(data, &one) == nil {
		*o = oneOf{one}
		return nil
	}
	return json.Unmarshal(data, (*[]string)(o))
}

func (w when) holds(r request) bool {
	is := func(want *bool, got bool) bool { return want == nil || *want == got }
	return is(w.Tools, r.tools()) && is(w.Writer, r.form == "") && is(w.ResponseFormat, r.ResponseFormat != nil) &&
		is(w.RepeatsRole, r.repeatsRole()) && is(w.OpensWithAssistant, r.opensWithAssistant()) &&
		(w.Choice == nil || slices.Contains(*w.Choice, r.choice())) &&
		(w.Form == nil || slices.Contains(*w.Form, r.form) || (r.form != "" && slices.Contains(*w.Form, "any"))) &&
		(w.TokensOver == nil || r.tokens > *w.TokensOver) &&
		(w.From == nil || r.number >= *w.From) && (w.To == nil || r.number <= *w.To) &&
		(w.Holds == "" || r.holds(w.Holds)) &&
		(w.WriterTo == nil || (r.form == "" && r.writer <= *w.WriterTo))
}

// A request is one call of the chat, and what became of it.
type request struct {
	Messages []message
	Tools    []struct {
		Function struct {
			Name       string
			Parameters json.RawMessage
		}
	}
	ToolChoice     json.RawMessage `json:"tool_choice"`
	ResponseFormat *struct {
		Schema struct {
			Name   string
			Schema json.RawMessage
		} `json:"json_schema"`
	} `json:"response_format"`
	MaxTokens *int `json:"max_tokens"`

	number, writer int    // of all calls, and of those that ask for no form, from 1
	form           string // that it asks for; empty: none
	tokens         int
	refused        bool
	over           *over
}

// An over says how a request ended.
type over struct {
	done chan struct{} // closed when it has
	left bool          // the program closed the connection before the answer was complete
}

// wasLeft reports whether the program closed the connection of a request before its end.
func (r request) wasLeft() bool {
	<-r.over.done
	return r.over.left
}

type message struct {
	Role    string
	Content json.RawMessage
}

func isPersons(m message) bool { return m.Role == "user" }

func (r request) tools() bool { return len(r.Tools) > 0 }

func (r request) choice() string {
	var word string
	switch {
	case len(r.ToolChoice) == 0 || string(r.ToolChoice) == "null":
		return "absent"
	case json.Unmarshal(r.ToolChoice, &word) == nil:
		return word
	}
	return "named"
}

// text is the text of a message, whatever form its content has.
func (r request) text(i int) string {
	var text string
	if json.Unmarshal(r.Messages[i].Content, &text) == nil {
		return text
	}
	var parts []struct{ Text string }
	_ = json.Unmarshal(r.Messages[i].Content, &parts) // neither form: no text
	var all strings.Builder
	for _, p := range parts {
		all.WriteString(p.Text)
	}
	return all.String()
}

func (r request) holds(text string) bool {
	for i := range r.Messages {
		if strings.Contains(r.text(i), text) {
			return true
		}
	}
	return false
}

// roles are those of the messages after the system's.
func (r request) roles() []string {
	var roles []string
	for _, m := range r.Messages {
		if m.Role != "system" {
			roles = append(roles, m.Role)
		}
	}
	return roles
}

func (r request) repeatsRole() bool {
	roles := r.roles()
	return len(slices.Compact(slices.Clone(roles))) < len(roles)
}

func (r request) opensWithAssistant() bool {
	roles := r.roles()
	return len(roles) > 0 && roles[0] == "assistant"
}

// asked is the form that the request asks for.
func (r request) asked() string {
	var choice struct{ Function struct{ Name string } }
	if json.Unmarshal(r.ToolChoice, &choice) == nil && choice.Function.Name != "" {
		return choice.Function.Name
	}
	if r.ResponseFormat != nil && r.ResponseFormat.Schema.Name != "" {
		return r.ResponseFormat.Schema.Name
	}
	form, at := "", -1
	if len(r.Messages) > 0 {
		last := r.text(len(r.Messages) - 1)
		for _, name := range []string{
			"direct_scene", "rewrite_user_prompt", "editor_apply_patch", "editor_rewrite", "give_feedback", "record_direction_note", "note_weather",
		} {
			if i := strings.LastIndex(last, name); i > at {
				form, at = name, i
			}
		}
	}
	if form == "" && r.choice() == "required" && r.tools() {
		form = r.Tools[0].Function.Name
	}
	return form
}

// schema is that of the form which the request asks for, wherever it is.
func (r request) schema() json.RawMessage {
	for _, t := range r.Tools {
		if t.Function.Name == r.form {
			return t.Function.Parameters
		}
	}
	if r.ResponseFormat != nil && len(r.ResponseFormat.Schema.Schema) > 0 {
		return r.ResponseFormat.Schema.Schema
	}
	text := r.text(len(r.Messages) - 1)
	for at := strings.Index(text, "{"); at >= 0; {
		var found struct{ Properties json.RawMessage }
		var whole json.RawMessage
		if json.NewDecoder(strings.NewReader(text[at:])).Decode(&whole) == nil && json.Unmarshal(whole, &found) == nil && found.Properties != nil {
			return whole
		}
		next := strings.Index(text[at+1:], "{")
		if next < 0 {
			break
		}
		at += 1 + next
	}
	return json.RawMessage(`{}`)
}

// A server plays one case.
type server struct {
	t        *testing.T
	http     *httptest.Server
	id       string
	get      map[string]answer
	chat     []answer
	mu       sync.Mutex
	requests []request
	writers  int
	silent   chan struct{} // closed with the next silence
}

func play(t *testing.T, k scenario) *server {
	t.Helper()
	s := &server{t: t, id: k.ID, get: k.Server.Get, chat: slices.Clone(k.Server.Chat)}
	s.chat = append(s.chat, answer{When: when{Form: &oneOf{"any"}}, Fill: map[string]json.RawMessage{}},
		answer{Deltas: []delta{{"text": raw(k.prose)}}})
	s.http = httptest.NewServer(s)
	t.Cleanup(func() {
		s.http.CloseClientConnections()
		s.http.Close()
	})
	return s
}

func (s *server) url() string { return s.http.URL + "/v1" }

// heard are the calls so far.
func (s *server) heard() []request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.requests)
}

// ServeHTTP implements http.Handler.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	path := r.URL.Path
	if path == "/v1/chat/completions" && r.Method == http.MethodPost {
		s.answer(w, r, body)
		return
	}
	if a, ok := s.get[path]; ok {
		s.send(w, r, a, request{})
	} else if path == "/v1/models" {
		s.send(w, r, answer{JSON: raw(map[string]any{"object": "list", "data": []any{map[string]string{"id": s.id, "object": "model"}}})}, request{})
	} else {
		s.send(w, r, answer{Status: http.StatusNotFound, JSON: raw(map[string]any{"error": map[string]string{"message": "not found"}})}, request{})
	}
}

func (s *server) answer(w http.ResponseWriter, r *http.Request, body []byte) {
	var q request
	var parts struct{ Tools json.RawMessage }
	if err := json.Unmarshal(body, &q); err != nil {
		s.t.Errorf("the request is not valid JSON: %v", err)
	}
	_ = json.Unmarshal(body, &parts) // it was valid above, or is reported
	characters := utf8.RuneCount(parts.Tools)
	for i := range q.Messages {
		characters += utf8.RuneCountInString(q.text(i))
	}
	q.tokens, q.form = characters/4, q.asked()
	s.mu.Lock()
	if q.form == "" {
		s.writers++
	}
	q.number, q.writer = len(s.requests)+1, s.writers
	i := slices.IndexFunc(s.chat, func(a answer) bool { return a.When.holds(q) })
	a := s.chat[i]
	q.refused = a.refuses()
	q.over = &over{done: make(chan struct{})}
	defer close(q.over.done)
	s.requests = append(s.requests, q)
	s.mu.Unlock()
	s.send(w, r, a, q)
}

// refuses reports whether the answer is an error, at once or within the stream.
func (a answer) refuses() bool {
	var body struct{ Error, Detail json.RawMessage }
	_ = json.Unmarshal(a.JSON, &body) // no object has no error
	return a.Status >= 400 || body.Error != nil || (a.Raw != nil && strings.Contains(*a.Raw, `{"error"`)) ||
		slices.ContainsFunc(a.Deltas, func(d delta) bool { return d["error"] != nil })
}

func (s *server) send(w http.ResponseWriter, r *http.Request, a answer, q request) {
	for name, value := range a.Headers {
		w.Header().Set(name, value)
	}
	status := a.Status
	if status == 0 {
		status = http.StatusOK
	}
	switch {
	case a.Location != "":
		w.Header().Set("Location", a.Location)
		w.WriteHeader(status)
	case a.JSON != nil:
		body := []byte(a.JSON)
		w.Header().Set("Content-Type", "application/json")
		if a.Gzip {
			var packed bytes.Buffer
			z := gzip.NewWriter(&packed)
			_, _ = z.Write(body) // a buffer takes all
			_ = z.Close()
			body = packed.Bytes()
			w.Header().Set("Content-Encoding", "gzip")
		}
		w.WriteHeader(status)
		_, _ = w.Write(body) // a client that left is no error
	default:
		w.Header().Set("Content-Type", "text/event-stream")
		w.WriteHeader(status)
		s.stream(w, r, a, q)
	}
}

func (s *server) stream(w http.ResponseWriter, r *http.Request, a answer, q request) {
	control := http.NewResponseController(w)
	_ = control.Flush()
	if a.SilentS > 0 {
		s.mu.Lock()
		waits := s.silent
		s.silent = nil
		s.mu.Unlock()
		if waits != nil {
			close(waits)
		}
		select {
		case <-time.After(time.Duration(a.SilentS * float64(time.Second) / hurry)):
		case <-r.Context().Done():
			return
		}
	}
	if a.Raw != nil {
		_, _ = io.WriteString(w, *a.Raw)
		return
	}
	event := func(v any) bool {
		_, err := fmt.Fprintf(w, "data: %s\n\n", raw(v))
		return err == nil && control.Flush() == nil
	}
	say := func(d any) bool {
		return event(map[string]any{"choices": []any{map[string]any{"index": 0, "delta": d, "finish_reason": nil}}})
	}
	finish := a.Finish
	if a.Fill != nil {
		arguments := q.fill(a.Fill)
		if q.tools() && (q.choice() == "named" || q.choice() == "required") {
			a.Deltas, finish = []delta{{"call": raw("form"), "arguments": arguments}}, "tool_calls"
		} else {
			a.Deltas = []delta{{"text": raw(string(arguments))}}
		}
	}
	for _, d := range a.Deltas {
		if !q.say(d, say, event) {
			q.over.left = true
			return
		}
	}
	if finish == "none" {
		return
	}
	if finish == "" {
		finish = "stop"
	}
	last := map[string]any{"choices": []any{map[string]any{"index": 0, "delta": map[string]any{}, "finish_reason": finish}}}
	if a.Usage != nil {
		usage := map[string]any{}
		for name, value := range a.Usage {
			if value == "size" {
				value = q.tokens
			}
			usage[name] = value
		}
		last["usage"] = usage
	}
	if event(last) {
		_, _ = io.WriteString(w, "data: [DONE]\n\n")
	}
}

// say sends one entry of an answer. It reports whether the client is still there.
func (r request) say(d delta, say, event func(any) bool) bool {
	switch {
	case d["text"] != nil:
		size := 12
		if d["pieces"] != nil {
			size = read[int](d["pieces"])
		}
		for piece := range slices.Chunk([]rune(read[string](d["text"])), size) {
			if !say(map[string]string{"content": string(piece)}) {
				return false
			}
		}
		return true
	case d["repeat"] != nil:
		times := read[int](d["times"])
		if r.MaxTokens != nil {
			times = min(times, *r.MaxTokens)
		}
		for range times {
			if !say(map[string]json.RawMessage{"content": d["repeat"]}) {
				return false
			}
		}
		return true
	case d["call"] != nil:
		name := read[string](d["call"])
		if name == "form" {
			name = r.form
		}
		arguments := string(d["arguments"])
		if d["arguments_raw"] != nil {
			arguments = read[string](d["arguments_raw"])
		}
		return say(map[string]any{"tool_calls": []any{map[string]any{
			"index": 0, "id": "call_1", "type": "function", "function": map[string]string{"name": name, "arguments": arguments},
		}}})
	case d["error"] != nil:
		return event(d)
	}
	return say(d)
}

// fill fills in the form that was asked for.
func (r request) fill(given map[string]json.RawMessage) json.RawMessage {
	if arguments, ok := given[r.form]; ok {
		return arguments
	}
	draft := ""
	for i, m := range r.Messages {
		if m.Role == "assistant" {
			draft = r.text(i)
		}
	}
	var schema map[string]any
	_ = json.Unmarshal(r.schema(), &schema) // no schema: nothing to fill in
	return raw(fill(schema, draft))
}

// fill gives a value by a schema.
func fill(schema map[string]any, draft string) any {
	if one, ok := schema["enum"].([]any); ok && len(one) > 0 {
		return one[0]
	}
	switch schema["type"] {
	case "array":
		return []any{}
	case "boolean":
		return false
	case "integer", "number":
		return 0
	case "string":
		return "something to do"
	}
	out := map[string]any{}
	properties, _ := schema["properties"].(map[string]any)
	for name, property := range properties {
		if of, ok := property.(map[string]any); ok {
			out[name] = fill(of, draft)
		}
		if name == "rewritten_text" {
			out[name] = draft
		}
	}
	return out
}

// raw is a value as JSON that keeps its characters.
func raw(v any) json.RawMessage {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(err) // a case holds what no JSON can
	}
	return bytes.TrimSpace(b.Bytes())
}

func read[T any](data json.RawMessage) T {
	var v T
	if err := json.Unmarshal(data, &v); err != nil {
		panic(err) // a case of the wrong form
	}
	return v
}
