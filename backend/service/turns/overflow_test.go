package turns_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A rule is how the server of a case answers a request.
type rule struct {
	When struct {
		TokensOver int    `json:"tokens_over"`
		Form       string `json:"form"` // any, or empty
		Writer     bool   `json:"writer"`
	} `json:"when"`
	Status int              `json:"status"`
	JSON   json.RawMessage  `json:"json"`
	Raw    string           `json:"raw"`
	Deltas []map[string]any `json:"deltas"`
	Usage  map[string]any   `json:"usage"`
}

// An outgrown server has a context of a few thousand tokens.
type outgrown struct {
	url   string
	prose string

	mu       sync.Mutex
	asked    []asked
	answers  int
	summary  string // what it answers to a request for one; empty: prose
	held     chan struct{}
	holding  chan struct{} // closed when a request for a summary or a title has come
	released bool
}

type asked struct {
	body    llmtest.Request
	tokens  int
	refused bool
	summary bool
}

// messages are the texts of a request, each with its role.
func (a asked) messages() []string {
	var all []string
	for _, m := range a.body.Body.Messages {
		all = append(all, string(m))
	}
	return all
}

func startOutgrown(t *testing.T, prose string, rules []rule) *outgrown {
	t.Helper()
	s := &outgrown{prose: prose}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/chat/completions" {
			http.Error(w, `{"error":{"message":"not found"}}`, http.StatusNotFound)
			return
		}
		s.answer(w, r, rules)
	}))
	t.Cleanup(server.Close)
	s.url = server.URL + "/v1"
	return s
}

func (s *outgrown) answer(w http.ResponseWriter, r *http.Request, rules []rule) {
	raw, _ := io.ReadAll(r.Body)
	a := asked{body: llmtest.Request{Raw: raw}}
	_ = json.Unmarshal(raw, &a.body.Body)
	size := 0
	for _, m := range a.body.Body.Messages {
		size += utf8.RuneCountInString(llmtest.Text(m))
	}
	a.tokens = (size + len(a.body.Body.Tools)) / 4
	form := a.body.Tool()
	a.summary = strings.Contains(a.body.Last(), "Write a summary of")
	prose := s.numbered()
	found := rule{Deltas: []map[string]any{{"text": prose}}}
	for _, one := range rules {
		w := one.When
		if a.tokens <= w.TokensOver || w.Form == "any" && form == "" || w.Writer && form != "" {
			continue
		}
		found = one
		break
	}
	a.refused = found.Status >= 400 || strings.Contains(found.Raw, `"error"`)
	s.mu.Lock()
	s.asked = append(s.asked, a)
	said, held := s.summary, s.held
	if (a.summary || titles(a)) && held != nil && !s.released {
		s.released = true
		close(s.holding)
	} else {
		held = nil
	}
	s.mu.Unlock()
	if held != nil {
		select {
		case <-held:
		case <-r.Context().Done():
			return
		}
	}
	switch {
	case found.Status != 0:
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(found.Status)
		_, _ = w.Write(found.JSON)
		return
	case found.Raw != "":
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, found.Raw)
		return
	}
	delta := map[string]any{"content": prose}
	switch {
	case form != "":
		delta = map[string]any{"tool_calls": []any{map[string]any{"index": 0, "id": "c", "function": map[string]any{"name": form, "arguments": "{}"}}}}
	case a.summary && said != "":
		delta = map[string]any{"content": said}
	case len(found.Deltas) > 0:
		delta = map[string]any{"content": strings.ReplaceAll(fmt.Sprint(found.Deltas[0]["text"]), "{{prose}}", prose)}
	}
	usage := ""
	if found.Usage != nil {
		counted := found.Usage["prompt_tokens"]
		if counted == "size" {
			counted = a.tokens
		}
		usage = fmt.Sprintf(`,"usage":{"prompt_tokens":%v,"completion_tokens":40}`, counted)
	}
	d, _ := json.Marshal(delta)
	w.Header().Set("Content-Type", "text/event-stream")
	fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":%s,\"finish_reason\":null}]}\n\n", d)
	fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]%s}\n\ndata: [DONE]\n\n", usage)
}

// numbered is the prose of the next answer. A long one ends with a number, because a reply that is word for word an earlier
// one is asked for once more.
func (s *outgrown) numbered() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(strings.Fields(s.prose)) < 8 {
		return s.prose
	}
	s.answers++
	return fmt.Sprintf("%s (%d)", s.prose, s.answers)
}

// take gives what was asked since the last call.
func (s *outgrown) take() []asked {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := s.asked
	s.asked = nil
	return all
}

// refusing is a server with a context of 4,096 tokens, in the words of llama.cpp.
func refusing(t *testing.T) *outgrown {
	t.Helper()
	const context = 4096
	r := rule{Status: 400, JSON: json.RawMessage(fmt.Sprintf(
		`{"error":{"code":400,"message":"request (%d tokens) exceeds the available context size (%d tokens), try increasing it","type":"exceed_context_size_error"}}`, context+100, context))}
	r.When.TokensOver = context
	return startOutgrown(t, "She nods and walks on along the quay, past the boats and the ropes, until the light is gone.", []rule{r})
}

// sitDown opens a conversation with a card whose greeting comes first.
func sitDown(t *testing.T, b *backend.Backend, s *outgrown) string {
	t.Helper()
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("outgrown"), URL: &s.url})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(t.Context(), e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	settings := `{"enable_agent":true,"helpers_without_character":true,"enabled_tools":{"direct_scene":true,"editor_apply_patch":false}}`
	if _, err := b.Library.Settings.Update(t.Context(), []byte(settings)); err != nil {
		t.Fatal(err)
	}
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: "T", FirstMes: "Good evening. The greeting stands first."})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

// quiet waits until the work between turns is over.
func quiet(t *testing.T, b *backend.Backend) {
	t.Helper()
	backendtest.Until(t, b.Turns.Settled)
}

func TestAConversationThatOutgrowsTheContextGoesOn(t *testing.T) {
	data, err := os.ReadFile("testdata/overflow.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct {
		Texts map[string]string
		Cases []struct {
			ID     string
			Server struct{ Chat []rule }
			Call   struct {
				Turns int
				Say   string
			}
			Expect struct {
				Refused int `json:"refused_total_max"`
			}
		}
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	for _, c := range suite.Cases {
		t.Run(c.ID, func(t *testing.T) {
			prose := suite.Texts["prose"]
			s := startOutgrown(t, prose, c.Server.Chat)
			b := backendtest.Open(t, t.TempDir())
			talk := sitDown(t, b, s)
			refused, largest := 0, 0
			for k := range c.Call.Turns {
				backendtest.Turn(t, b, talk, strings.ReplaceAll(c.Call.Say, "{{k}}", strconv.Itoa(k)))
				all := s.take()
				if len(all) > 10 {
					t.Errorf("turn %d made %d requests", k, len(all))
				}
				largest = 0
				for _, a := range all {
					if a.refused {
						refused++
					}
					largest = max(largest, a.tokens)
				}
			}
			rows, err := b.Library.Messages.List(t.Context(), talk, chat.Page{})
			if err != nil || len(rows) != 1+2*c.Call.Turns {
				t.Fatalf("%d rows, %v", len(rows), err)
			}
			for i, row := range rows[1:] {
				if got := strings.Join(strings.Fields(row.Content), " "); i%2 == 1 && !strings.HasPrefix(got, strings.Join(strings.Fields(prose), " ")+" (") {
					t.Fatalf("reply %d is %q", i/2, got)
				}
			}
			if largest > 4096 || refused > max(c.Expect.Refused, 2) {
				t.Errorf("%d requests were refused, the largest of the last turn had %d tokens", refused, largest)
			}
			if known := learnt(t, b); known.ContextTokens != 4096 {
				t.Errorf("remembered: %+v", known)
			}
		})
	}
}

func learnt(t *testing.T, b *backend.Backend) (known llm.Capabilities) {
	t.Helper()
	endpoints, err := b.Library.Endpoints.Endpoints(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	models, err := b.Library.Models.Models(t.Context(), endpoints[len(endpoints)-1].ID)
	if err != nil || len(models) != 1 {
		t.Fatal(models, err)
	}
	if err := json.Unmarshal(models[0].Capabilities, &known); err != nil {
		t.Fatal(err)
	}
	return known
}

// beginning is what two requests have in common at their beginning, in messages.
func beginning(a, b asked) int {
	one, other := a.messages(), b.messages()
	n := 0
	for n < min(len(one), len(other)) && one[n] == other[n] {
		n++
	}
	return n
}
