package backendtest

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/llmtest"
)

// NoKeyring is the keyring of a computer that has none.
type NoKeyring struct{}

// Get implements secret.Keyring.
func (NoKeyring) Get(string) (string, error) { return "", errors.New("no keyring here") }

// Set implements secret.Keyring.
func (NoKeyring) Set(string, string) error { return errors.New("no keyring here") }

// Config is what a backend needs that keeps everything in a folder. It finds none of the servers of this computer, and a
// turn that nothing listens to is not ended because the computer is busy.
func Config(dir string) backend.Config {
	return backend.Config{Dir: dir, Version: "test", Keyring: NoKeyring{}, Ports: []int{}, Patience: time.Hour}
}

// Start starts a program with choices of the test's own, and closes it with the test.
func Start(t testing.TB, c backend.Config) *backend.Program {
	t.Helper()
	p, err := backend.Start(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

// Of is the backend that a program has open.
func Of(t testing.TB, p *backend.Program) *backend.Backend {
	t.Helper()
	b, err := p.Backend()
	if err != nil {
		t.Fatal(err)
	}
	return b
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
	b.Runs.Start()
	return b
}

// UseScriptedModel makes a scripted model the one that answers. Only the Writer asks it.
func UseScriptedModel(t testing.TB, b *backend.Backend, steps ...llmtest.Step) *llmtest.Server {
	t.Helper()
	s := llmtest.New(t, steps...)
	e, err := b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: new("scripted"), URL: new(s.URL())})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Use(t.Context(), e.ID, "m"); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":false,"memory":false}`)); err != nil {
		t.Fatal(err)
	}
	return s
}

// Remembering has the scripted model asked what exchanges established, and reminded of it.
func Remembering(t testing.TB, b *backend.Backend) {
	t.Helper()
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"memory":true}`)); err != nil {
		t.Fatal(err)
	}
}

// ThreeVoices has Director and Editor take part where no character answers.
func ThreeVoices(t testing.TB, b *backend.Backend) {
	t.Helper()
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"helpers_without_character":true}`)); err != nil {
		t.Fatal(err)
	}
}

// Conversation creates a conversation and gives its id.
func Conversation(t testing.TB, b *backend.Backend) string {
	t.Helper()
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: "T"})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

// Send begins a turn with a message.
func Send(t testing.TB, b *backend.Backend, conversation, text string) *hub.Stream {
	t.Helper()
	s, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: conversation, Text: text})
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
	rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
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
		rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
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

// Export is the file that a conversation is exported as.
func Export(t testing.TB, b *backend.Backend, conversation string, form portable.Form) portable.File {
	t.Helper()
	f, err := b.Transfer.Export(t.Context(), conversation, form, transfer.Nameless{})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := f.Write(t.Context(), &out, func(llm.ProbeStep) {}); err != nil {
		t.Fatal(err)
	}
	return portable.File{Name: f.Name, Mime: f.Mime, Data: out.Bytes()}
}
