package turns_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A slot is a server that can work on one conversation at a time: it keeps what it has read of
// the last request, and reads the next one from where that differs. It counts a token for four
// bytes, and refuses in the words of OpenAI what does not fit.
type slot struct {
	t       *testing.T
	url     string
	context int
	counts  int // what it reports of every prompt; 0: what it counted

	mu         sync.Mutex
	kept       string
	last       string // what the last request for prose was
	calls      int
	refused    int
	read, same int // tokens of all requests, and of them those that were kept
}

// planted is what the person says in the third turn. A summary of what holds it names it.
const planted = "the key is under the third stone"

func startSlot(t *testing.T, context int, told bool) *slot {
	t.Helper()
	s := &slot{t: t, context: context}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/v1/chat/completions":
			s.answer(w, r)
		case "/v1/models":
			model := map[string]any{"id": "m"}
			if told {
				model["context_length"] = context
			}
			_ = json.NewEncoder(w).Encode(map[string]any{"data": []any{model}}) // a client that left is no error
		default:
			http.Error(w, `{"error":{"message":"not found"}}`, http.StatusNotFound)
		}
	}))
	t.Cleanup(server.Close)
	s.url = server.URL + "/v1"
	return s
}

func (s *slot) answer(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	q := llmtest.Request{Raw: body}
	if err := json.Unmarshal(body, &q.Body); err != nil {
		s.t.Errorf("the request is not valid JSON: %v", err)
	}
	var prompt strings.Builder
	prompt.Write(q.Body.Tools)
	for _, m := range q.Body.Messages {
		prompt.WriteString("\n" + llmtest.Text(m))
	}
	tokens := prompt.Len() / 4
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls++
	if tokens > s.context {
		s.refused++
		w.WriteHeader(http.StatusBadRequest)
		fmt.Fprintf(w, `{"error":{"message":"This model's maximum context length is %d tokens. However, your messages resulted in %d tokens. Please reduce the length of the messages.",`+
			`"type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}`, s.context, tokens)
		return
	}
	common := 0
	for common < min(len(s.kept), prompt.Len()) && s.kept[common] == prompt.String()[common] {
		common++
	}
	s.kept, s.read, s.same = prompt.String(), s.read+tokens, s.same+common/4
	reply := map[string]any{"content": chatter(s.calls, 40+s.calls%90) + " Her voice was barely above a whisper. She felt a mix of dread and hope."}
	switch form := q.Tool(); {
	case form != "":
		reply = map[string]any{"tool_calls": []any{map[string]any{
			"index": 0, "id": "c", "function": map[string]string{"name": form, "arguments": `{"plot_summary":"They walk on along the quay.","patches":[]}`},
		}}}
	case strings.Contains(q.Last(), "Write a summary of"):
		reply = map[string]any{"content": "They walked along the quay."}
		if strings.Contains(prompt.String(), planted) {
			reply = map[string]any{"content": "They walked along the quay, and " + planted + "."}
		}
	case strings.Contains(q.Last(), "Note what the last exchange"):
		reply = map[string]any{"content": "present: User\nUser | promised | " + planted + ` | "` + planted + `" | User`}
	default:
		s.last = prompt.String()
	}
	delta, _ := json.Marshal(reply) // strings and maps of them
	if s.counts > 0 {
		tokens = s.counts
	}
	w.Header().Set("Content-Type", "text/event-stream")
	fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":%s,\"finish_reason\":null}]}\n\n", delta)
	fmt.Fprintf(w, "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":%d,\"completion_tokens\":40,\"prompt_tokens_details\":{\"cached_tokens\":%d}}}\n\ndata: [DONE]\n\n", tokens, common/4)
}

// chatter is prose of so many words, another one for each number.
func chatter(number, words int) string {
	r := rand.New(rand.NewPCG(uint64(number), 3))
	all := strings.Fields("quay boat rope shed tar lamp rain gull crate harbour stair door kettle coat letter window cold slow grey small")
	said := make([]string, words)
	for i := range said {
		said[i] = all[r.IntN(len(all))]
	}
	return fmt.Sprintf("Number %d: %s.", number, strings.Join(said, " "))
}

func TestALongConversationKeepsWhatItWasToldWithoutErrors(t *testing.T) {
	for _, c := range []struct {
		context int
		told    bool
		turns   int // in the whole form
	}{
		{4096, true, 500}, {4096, false, 500}, {8192, true, 500}, {8192, true, 2000}, {32768, true, 500}, {2048, true, 60},
	} {
		t.Run(fmt.Sprintf("a context of %d tokens, told: %t, %d turns", c.context, c.told, c.turns), func(t *testing.T) {
			t.Parallel()
			count := c.turns
			if testing.Short() {
				count = min(count, 45)
			}
			s := startSlot(t, c.context, c.told)
			b := backendtest.Open(t, t.TempDir())
			talk := sitAt(t, b, s)
			folds := map[int64]bool{}
			var took []time.Duration // of each turn; noted, because a machine may be busy
			for n := range count {
				said := chatter(-n, 20+n%50)
				if n == 2 {
					said = "Remember: " + planted + ". " + said
				}
				began := time.Now()
				backendtest.Turn(t, b, talk, said)
				took = append(took, time.Since(began))
				quiet(t, b)
				if f := folding(t, b, talk).Fold; f != nil {
					folds[f.ID] = true
				}
			}
			s.mu.Lock()
			defer s.mu.Unlock()
			reuse := float64(s.same) / float64(s.read)
			early, late := slices.Sorted(slices.Values(took[5:25])), slices.Sorted(slices.Values(took[count-20:]))
			t.Logf("a turn takes %v at first and %v at last", early[10], late[10])
			t.Logf("%d turns, %d calls, %d refused, %d folds, %.3f of the prompts was kept", count, s.calls, s.refused, len(folds), reuse)
			if most := map[bool]int{true: 0, false: 1}[c.told]; s.refused > most {
				t.Errorf("%d requests were over the limit", s.refused)
			}
			if reuse < 0.8 && c.context >= 4096 {
				t.Errorf("only %.3f of the prompts was kept", reuse)
			}
			if !strings.Contains(s.last, planted) {
				t.Error("what was said in the third turn is lost")
			}
		})
	}
}

func TestConversationsThatShareASlotFoldEachByItself(t *testing.T) {
	s := startSlot(t, 4096, true)
	b := backendtest.Open(t, t.TempDir())
	talks := []string{sitAt(t, b, s), sitAt(t, b, s)}
	for n := range 30 {
		said := chatter(-n, 40)
		if n == 2 {
			said = "Remember: " + planted + ". " + said
		}
		backendtest.Turn(t, b, talks[0], said) // its summary may still be written while the other is answered
		backendtest.Turn(t, b, talks[1], chatter(-n-100, 40))
	}
	quiet(t, b)
	if s.refused > 0 {
		t.Errorf("%d requests were over the limit", s.refused)
	}
	for i, talk := range talks {
		if f := folding(t, b, talk).Fold; f == nil || strings.Contains(f.Text, planted) != (i == 0) {
			t.Errorf("conversation %d has the fold %+v", i+1, f)
		}
	}
}

func TestTheMeterCountsNoToolsThatGiveWay(t *testing.T) {
	for context, tools := range map[int]bool{2048: false, 8192: true} {
		s := startSlot(t, context, true)
		b := backendtest.Open(t, t.TempDir())
		talk := sitAt(t, b, s)
		for n := range 8 {
			backendtest.Turn(t, b, talk, chatter(-n, 20))
			quiet(t, b)
		}
		s.mu.Lock()
		last := s.last
		s.mu.Unlock()
		if sent := !strings.HasPrefix(last, "\n"); sent != tools {
			t.Fatalf("context %d: tools were sent: %t", context, sent)
		}
		// It counts the last reply too, but not the words around a message.
		if m := folding(t, b, talk).Meter; m.Sent > len(last)/4+300 || m.Sent < len(last)/4-300 {
			t.Errorf("context %d: the meter says %d, and the last request had %d", context, m.Sent, len(last)/4)
		}
	}
}

// sitAt opens a conversation with a server, with the helpers that a fresh program has.
func sitAt(t *testing.T, b *backend.Backend, s *slot) string {
	t.Helper()
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("slot"), URL: &s.url})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Endpoints.ServedModels(t.Context(), e.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(t.Context(), e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{CharacterName: "Mara", FirstMes: "Mara wipes the counter. \"Sit where you like,\" she says."})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

func TestACountThatIsAlwaysTheSameIsNoContext(t *testing.T) {
	for _, c := range []struct {
		counts int
		told   bool
	}{{2048, false}, {2048, true}, {1024, false}, {4096, false}, {8192, false}} {
		t.Run(fmt.Sprintf("%d, and a context that is told: %t", c.counts, c.told), func(t *testing.T) {
			t.Parallel()
			s := startSlot(t, 32768, c.told)
			s.counts = c.counts
			b := backendtest.Open(t, t.TempDir())
			talk := sitAt(t, b, s)
			for n := range 40 {
				backendtest.Turn(t, b, talk, chatter(-n, 20+n%50))
				quiet(t, b)
			}
			if f := folding(t, b, talk); c.told && f.Fold != nil || f.Meter.Context != 0 && !c.told {
				t.Errorf("%+v", f)
			}
			if s.refused > 0 {
				t.Errorf("%d requests were refused", s.refused)
			}
		})
	}
}
