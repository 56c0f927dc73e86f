package backendtest

import (
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/hub"
	"terzetto/backend/library"
	"terzetto/backend/llm/llmtest"
	"terzetto/backend/pipeline"
)

// NoKeyring is the keyring of a computer that has none.
type NoKeyring struct{}

// Get implements secret.Keyring.
func (NoKeyring) Get(string) (string, error) { return "", errors.New("no keyring here") }

// Set implements secret.Keyring.
func (NoKeyring) Set(string, string) error { return errors.New("no keyring here") }

// Config is what a backend needs that keeps everything in a folder.
func Config(dir string) backend.Config {
	return backend.Config{Dir: dir, Version: "test", Keyring: NoKeyring{}, Patience: time.Hour} // a busy computer is no deserted turn
}

// Open opens a backend in a folder, and closes it with the test.
func Open(t testing.TB, dir string) *backend.Backend {
	t.Helper()
	return With(t, Config(dir))
}

// With opens a backend with choices of the test's own, and closes it with the test.
func With(t testing.TB, c backend.Config) *backend.Backend {
	t.Helper()
	b, err := backend.Open(t.Context(), c)
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

// Working opens a backend that carries out runs.
func Working(t testing.TB) *backend.Backend {
	t.Helper()
	b := Open(t, t.TempDir())
	b.Automation.Start()
	return b
}

// Scripted makes a scripted model the one that answers, with the Writer alone.
func Scripted(t testing.TB, b *backend.Backend, steps ...llmtest.Step) *llmtest.Server {
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

// Conversation creates a conversation and gives its id.
func Conversation(t testing.TB, b *backend.Backend) string {
	t.Helper()
	c, err := b.Library.CreateConversation(t.Context(), chat.NewConversation{Title: "T"})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

// Send begins a turn with a message.
func Send(t testing.TB, b *backend.Backend, conversation, text string) *hub.Stream {
	t.Helper()
	s, err := b.Turns.Start(pipeline.Request{Kind: pipeline.Send, ConversationID: conversation, Text: text})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Turn plays a turn to its end.
func Turn(t testing.TB, b *backend.Backend, conversation, text string) {
	t.Helper()
	Hear(t, Send(t, b, conversation, text), event.Done)
}

// Hear waits until a stream has sent an event.
func Hear(t testing.TB, s *hub.Stream, name string) {
	t.Helper()
	for batch := range s.From(t.Context(), 0) {
		for _, e := range batch.Events {
			if e.Name == name {
				return
			}
		}
	}
	t.Fatalf("the stream ended without %s", name)
}

// Texts are the messages of a conversation; one that was stopped early has a mark.
func Texts(t testing.TB, b *backend.Backend, conversation string) string {
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

// TextsOf waits until a conversation holds n messages and gives them.
func TextsOf(t testing.TB, b *backend.Backend, conversation string, n int) string {
	t.Helper()
	Until(t, func() bool {
		rows, err := b.Library.Messages(t.Context(), conversation, chat.Page{})
		return err != nil || len(rows) >= n
	})
	return Texts(t, b, conversation)
}

// Until waits until something is so, for as long as the test lasts. Between two looks the processor is free for
// what is waited for.
func Until(t testing.TB, so func() bool) {
	t.Helper()
	look := time.NewTicker(time.Millisecond)
	defer look.Stop()
	for !so() {
		select {
		case <-look.C:
		case <-t.Context().Done():
			return
		}
	}
}
