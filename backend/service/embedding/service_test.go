package embedding_test

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/embedding"
	"terzetto/backend/service/library"
	"terzetto/backend/service/teams"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A speller is a server of embeddings that knows which words mean the same.
type speller struct {
	url string

	mu         sync.Mutex
	dimensions int
	status     int
	hold       <-chan struct{}
	asked      []string
}

// meanings are words that mean the same, each with a dimension of its own.
func meanings(text string, dimensions int) []float32 {
	v := make([]float32, dimensions)
	by := rand.New(rand.NewPCG(uint64(crc32.ChecksumIEEE([]byte(text))), 0)) //nolint:gosec // a text has the same vector each time
	for i := 4; i < dimensions; i++ {
		v[i] = float32(by.NormFloat64())
	}
	for i, words := range []string{"café coffee-house", "granite stone", "elephant"} {
		for word := range strings.FieldsSeq(words) {
			if strings.Contains(strings.ToLower(text), word) {
				v[i+1] = 18
			}
		}
	}
	return v
}

func startSpeller(t *testing.T) *speller {
	s := &speller{dimensions: 64}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var in struct {
			Model string
			Input []string
		}
		if err := json.NewDecoder(r.Body).Decode(&in); err != nil || r.URL.Path != "/v1/embeddings" || in.Model != "spell" {
			http.Error(w, `{"error":{"message":"no such thing"}}`, http.StatusNotFound)
			return
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.asked = append(s.asked, in.Input...)
		if s.hold != nil {
			select {
			case <-s.hold:
			case <-r.Context().Done():
			}
		}
		if s.status != 0 {
			http.Error(w, `{"error":{"message":"out of memory"}}`, s.status)
			return
		}
		var data []map[string]any
		for i, text := range in.Input {
			data = append(data, map[string]any{"index": i, "embedding": meanings(text, s.dimensions)})
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"data": data})
	}))
	t.Cleanup(server.Close)
	s.url = server.URL
	return s
}

// change changes the server, and forgets what it was asked.
func (s *speller) change(to func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	to()
	s.asked = nil
}

func (s *speller) was() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked
}

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// harbour is a book too long to go with a message, with one line about a café.
func harbour() []byte {
	var b strings.Builder
	for i := range 3000 {
		line := fmt.Sprintf("Row %d of the harbour master's book says that the wind was calm.", i+1)
		if i == 1899 {
			line = "The café on the pier closed in 1931 after its invoices were not paid."
		}
		b.WriteString(line + "\n")
	}
	return []byte(b.String())
}

// status waits until the work in the background is as wanted.
func status(t *testing.T, b *backend.Backend, act func(), want func(embedding.Status) bool) embedding.Status {
	t.Helper()
	changes := b.Hub.All(t.Context())
	act()
	if now := must(b.Embedding.Status(t.Context()))(t); want(now) {
		return now
	}
	for batch := range changes {
		for _, p := range batch {
			if p.Change == nil || p.What != "embeddings" {
				continue
			}
			if now := must(b.Embedding.Status(t.Context()))(t); want(now) {
				return now
			}
		}
	}
	t.Fatal("the status did not come")
	return embedding.Status{}
}

func ready(s embedding.Status) bool { return s.Ready > 0 && s.Missing == 0 }

// choose makes the server the one that finds by meaning.
func choose(t *testing.T, b *backend.Backend, s *speller, model string) {
	t.Helper()
	e := must(b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("speller"), URL: new(s.url)}))(t)
	must(b.Library.Settings.Update(t.Context(), fmt.Appendf(nil, `{"embedding_endpoint_id":%d,"embedding_model":%q}`, e.ID, model)))(t)
}

// say plays a turn, and gives what the model was sent last and what the inspector says.
func say(t *testing.T, b *backend.Backend, model *llmtest.Server, c, text string, files ...chat.File) (sent, skipped string) {
	t.Helper()
	model.Then(llmtest.Prose(llmtest.Says("Well.")))
	s := must(b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c, Text: text, Files: files}))(t)
	backendtest.Hear(t, s, event.Done)
	all := model.Requests()
	logs := must(b.Library.Conversations.Logs(t.Context(), c, 1))(t)
	return all[len(all)-1].Last(), strings.Join(logs[0].Skipped, " ")
}

const question = "Tell me please when exactly this coffee-house shut all doors forever?"

func TestPassagesAreFoundByMeaningWhereAModelIsChosen(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	s := startSpeller(t)
	_, f, err := b.Library.Files.Attach(t.Context(), "harbour.txt", harbour())
	if err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	say(t, b, model, c, "This is the book of the harbour master, which I found in the attic.", f)
	if sent, skipped := say(t, b, model, c, question); strings.Contains(sent, "1931") || skipped != "" || len(s.was()) > 0 {
		t.Fatalf("without a chosen model: %q %.300s", skipped, sent)
	}
	status(t, b, func() { choose(t, b, s, "spell") }, ready)
	sent, skipped := say(t, b, model, c, question)
	if !strings.Contains(sent, "closed in 1931") || skipped != "" {
		t.Errorf("by meaning: %q %.500s", skipped, sent)
	}
	if sent, skipped := say(t, b, model, c, "Which book tells of the invoices that were not paid at the pier?"); !strings.Contains(sent, "closed in 1931") || skipped != "" {
		t.Errorf("by words: %q %.500s", skipped, sent)
	}
	if sent, _ := say(t, b, model, c, "Thank you very much indeed! Tell me something funny about monkeys now, please."); strings.Contains(sent, "harbour") {
		t.Errorf("what nothing answers was quoted: %.500s", sent)
	}
}

func TestASearchByMeaningThatFailsLeavesTheSearchByWords(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	s := startSpeller(t)
	_, f, err := b.Library.Files.Attach(t.Context(), "harbour.txt", harbour())
	if err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, b)
	byWords := func(name, why string, files ...chat.File) {
		t.Helper()
		sent, skipped := say(t, b, model, c, "When did the café on the pier close, and which invoices were not paid?", files...)
		if !strings.Contains(sent, "closed in 1931") || !strings.Contains(skipped, "by words alone") || !strings.Contains(skipped, why) {
			t.Errorf("%s: %q %.300s", name, skipped, sent)
		}
	}
	s.change(func() { s.status = http.StatusInternalServerError })
	got := status(t, b, func() { choose(t, b, s, "spell") }, func(s embedding.Status) bool { return s.Trouble != "" })
	if got.Ready > 0 || !strings.Contains(got.Trouble, "out of memory") {
		t.Errorf("%+v", got)
	}
	byWords("a server that fails", "out of memory", f)
	s.change(func() {})
	byWords("a server that has just failed", "out of memory")
	if len(s.was()) > 0 {
		t.Errorf("it was asked again: %q", s.was())
	}
	status(t, b, func() { choose(t, b, s, "other") }, func(s embedding.Status) bool { return strings.Contains(s.Trouble, "offers no embeddings") })
	byWords("a server without the model", "offers no embeddings for other")
	s.change(func() { s.status = 0 })
	status(t, b, func() { choose(t, b, s, "spell") }, ready)
	s.change(func() { s.dimensions = 48 })
	byWords("a server with another model", "changed its kind of embeddings")
	status(t, b, b.Embedding.Wake, ready)
	if sent, skipped := say(t, b, model, c, question); !strings.Contains(sent, "closed in 1931") || skipped != "" {
		t.Errorf("after the vectors were made again: %q %.300s", skipped, sent)
	}
	hold := make(chan struct{})
	s.change(func() { s.hold = hold })
	byWords("a slow server", "took too long")
	close(hold)
}

func TestTheFileViewFindsPlacesByWordsAndMeaning(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	s := startSpeller(t)
	_, f, err := b.Library.Files.Attach(t.Context(), "harbour.txt", harbour())
	if err != nil {
		t.Fatal(err)
	}
	find := func(question string) teams.FilePlaces {
		t.Helper()
		return must(b.Teams.SearchFile(t.Context(), f.ID, question))(t)
	}
	const meant = "coffee-house"
	if found := find(meant); len(found.Items) > 0 || found.Skipped != "" {
		t.Errorf("without a chosen model: %+v", found)
	}
	status(t, b, func() { choose(t, b, s, "spell") }, ready)
	if found := find(meant); len(found.Items) == 0 || !found.Items[0].ByMeaning || !strings.Contains(found.Items[0].Snippet, "1900") && found.Items[0].Line == 0 || found.Skipped != "" {
		t.Errorf("by meaning: %+v", found)
	}
	if found := find("invoices"); len(found.Items) == 0 || found.Items[0].ByMeaning || !strings.Contains(found.Items[0].Snippet, "invoices") {
		t.Errorf("by words: %+v", found)
	}
	if found := find("zeppelins"); len(found.Items) > 0 || found.Skipped != "" {
		t.Errorf("what nothing answers: %+v", found)
	}
	s.change(func() { s.status = http.StatusInternalServerError })
	if found := find("invoices"); len(found.Items) == 0 || found.Skipped != "" {
		t.Errorf("again with a server that fails: %+v", found)
	}
	if found := find("invoices paid"); len(found.Items) == 0 || !strings.Contains(found.Skipped, "by words alone") {
		t.Errorf("with a server that fails: %+v", found)
	}
}
