package backend_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/library"
	"terzetto/backend/llm/llmtest"
	"terzetto/backend/pipeline"
)

// noKeyring stands for a computer without one.
type noKeyring struct{}

func (noKeyring) Get(string) (string, error) { return "", errors.New("no keyring here") }
func (noKeyring) Set(string, string) error   { return errors.New("no keyring here") }

func open(t *testing.T, dir string) *backend.Backend {
	t.Helper()
	b, err := backend.Open(t.Context(), backend.Config{Dir: dir, Version: "test", Keyring: noKeyring{}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}

// scripted makes a scripted model the one that answers, with the Writer alone.
func scripted(t *testing.T, b *backend.Backend, steps ...llmtest.Step) *llmtest.Server {
	t.Helper()
	s := llmtest.New(t, steps...)
	e, err := b.Library.CreateEndpoint(t.Context(), library.EndpointInput{Name: new("scripted"), URL: new(s.URL())})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Use(t.Context(), e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.UpdateSettings(t.Context(), []byte(`{"enable_agent":false}`)); err != nil {
		t.Fatal(err)
	}
	return s
}

func conversation(t *testing.T, b *backend.Backend) string {
	t.Helper()
	c, err := b.Library.CreateConversation(t.Context(), chat.NewConversation{Title: "T"})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

func send(t *testing.T, b *backend.Backend, conversation, text string) *hub.Stream {
	t.Helper()
	s, err := b.Turns.Start(pipeline.Request{Kind: pipeline.Send, ConversationID: conversation, Text: text})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// hear waits until the stream has said an event.
func hear(t *testing.T, s *hub.Stream, name string) {
	t.Helper()
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			if e.Name == name {
				return
			}
		}
	}
	t.Fatalf("the turn ended without %s", name)
}

func texts(t *testing.T, b *backend.Backend, conversation string) string {
	t.Helper()
	rows, err := b.Library.Messages(t.Context(), conversation, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, m := range rows {
		mark := ""
		if m.Interrupted {
			mark = " (cut)"
		}
		out = append(out, m.Content+mark)
	}
	return strings.Join(out, " | ")
}

func TestAMessageIsOnDiskBeforeTheModelSeesIt(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	gate := make(chan struct{})
	model := scripted(t, b, llmtest.Prose(llmtest.Waits(gate), llmtest.Says("Yes.")))
	s := send(t, b, c, "Are you there?")
	hear(t, s, event.UserMessageCreated)
	if got := texts(t, b, c); got != "Are you there?" {
		t.Errorf("on disk: %s", got)
	}
	close(gate)
	hear(t, s, event.Done)
	if got := texts(t, b, c); got != "Are you there? | Yes." || len(model.Requests()) != 1 {
		t.Errorf("on disk: %s", got)
	}
}

func TestStopKeepsWhatWasWrittenAndClosesTheConnection(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	model := scripted(t, b, llmtest.Prose(llmtest.Says("Half a"), llmtest.Waits(nil)))
	s := send(t, b, c, "Go on.")
	hear(t, s, event.Token)
	if err := b.Turns.Stop(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	<-model.Closed(0)
	if got := texts(t, b, c); !strings.HasPrefix(got, "Go on. | Half") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
	hear(t, s, event.Done)
	if b.Turns.Running(c) || b.Turns.Snapshot(c) != nil {
		t.Error("the turn is still said to run")
	}
}

func TestWhoeverHearsDoneMayStartTheNextTurnAtOnce(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	var steps []llmtest.Step
	for range 30 {
		steps = append(steps, llmtest.Prose(llmtest.Says("Yes.")))
	}
	scripted(t, b, steps...)
	for range 30 {
		hear(t, send(t, b, c, "And?"), event.Done)
	}
}

func TestAnEditWaitsForTheTurn(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	gate := make(chan struct{})
	scripted(t, b, llmtest.Prose(llmtest.Says("One "), llmtest.Waits(gate), llmtest.Says("two.")))
	s := send(t, b, c, "Cuont.")
	hear(t, s, event.Token)
	rows, err := b.Library.Messages(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	wait.Go(func() {
		if err := b.Library.EditMessage(t.Context(), c, rows[0].ID, "Count."); err != nil {
			t.Error(err)
		}
	})
	short, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond)
	defer cancel()
	if err := b.Library.EditMessage(short, c, rows[0].ID, "x"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("an impatient edit ended with %v", err)
	}
	close(gate)
	hear(t, s, event.Done)
	wait.Wait()
	if got := texts(t, b, c); got != "Count. | One two." {
		t.Errorf("on disk: %s", got)
	}
}

func TestClosingSavesWhatRuns(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	c := conversation(t, b)
	scripted(t, b, llmtest.Prose(llmtest.Says("So far"), llmtest.Waits(nil)))
	hear(t, send(t, b, c, "Tell me."), event.Token)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if got := texts(t, open(t, dir), c); !strings.HasPrefix(got, "Tell me. | So") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("on disk: %s", got)
	}
}

func TestAConversationThatIsThrownAwayTakesItsTurnAlong(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	scripted(t, b, llmtest.Prose(llmtest.Says("So far"), llmtest.Waits(nil)))
	hear(t, send(t, b, c, "Tell me."), event.Token)
	if err := b.Library.DeleteConversation(t.Context(), c, true); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Conversation(t.Context(), c); !fault.Is(err, fault.NotFound) {
		t.Errorf("it is still there: %v", err)
	}
}

func TestAKeyStaysWithTheAddressItWasEnteredFor(t *testing.T) {
	b := open(t, t.TempDir())
	e, err := b.Library.CreateEndpoint(t.Context(), library.EndpointInput{Name: new("x"), URL: new("https://a.example/v1"), APIKey: new("sk-1234567890")})
	if err != nil || !e.APIKeySet || e.APIKeyHint != "7890" {
		t.Fatalf("%+v, %v", e, err)
	}
	for _, c := range []struct {
		url  string
		kept bool
	}{{"https://a.example/api/v1", true}, {"https://b.example/v1", false}} {
		if e, err = b.Library.UpdateEndpoint(t.Context(), e.ID, library.EndpointInput{URL: new(c.url)}); err != nil || e.APIKeySet != c.kept {
			t.Errorf("%s: %+v, %v", c.url, e, err)
		}
	}
}

func TestTheDemoShowsAllThreeVoices(t *testing.T) {
	b := open(t, t.TempDir())
	c := conversation(t, b)
	hear(t, send(t, b, c, "I walk along the harbour in the rain."), event.Done)
	logs, err := b.Library.Logs(t.Context(), c, 1)
	if err != nil || len(logs) != 1 {
		t.Fatal(logs, err)
	}
	var labels []string
	for _, call := range logs[0].Calls {
		labels = append(labels, call.Label)
		if call.Error != "" || !call.ToolsSame {
			t.Errorf("%+v", call)
		}
	}
	if got := strings.Join(labels, " "); !strings.HasPrefix(got, "director:direct_scene writer editor:1") {
		t.Errorf("calls: %s", got)
	}
	if log := logs[0]; len(log.Findings) < 2 || log.Draft == "" || len(log.ExtraFields) == 0 || len(log.Skipped) > 0 {
		t.Errorf("log: %+v", log)
	}
}
