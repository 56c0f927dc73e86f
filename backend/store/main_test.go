package store_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
)

// TestMain lets the binary run as the child of the tests that kill a process.
func TestMain(m *testing.M) {
	if what := os.Getenv("STORE_CHILD"); what != "" {
		if err := child(what, os.Getenv("STORE_DIR")); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// clock is a time that tests move by hand; each look moves it a little.
type clock struct {
	mu sync.Mutex
	at time.Time
}

func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.at = c.at.Add(time.Millisecond)
	return c.at
}

func (c *clock) add(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.at = c.at.Add(d)
}

func newClock() *clock { return &clock{at: time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)} }

func options(dir string) store.Options {
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		panic(err)
	}
	return store.Options{Dir: dir, Vault: vault, Demo: llm.Target{URL: "http://demo.invalid/v1", Model: "demo"}}
}

func open(t testing.TB, dir string) *store.DB { return openWith(t, options(dir)) }

func openWith(t testing.TB, o store.Options) *store.DB {
	t.Helper()
	db, err := store.Open(t.Context(), o)
	if err != nil {
		t.Fatalf("open: %v", err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return db
}

func fresh(t testing.TB) *store.DB { return open(t, filepath.Join(t.TempDir(), "data")) }

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func ok(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func begin(t testing.TB, db *store.DB, greeting string) chat.Conversation {
	t.Helper()
	return must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{FirstMes: greeting}))(t)
}

// playTurn sends text and answers it, with the moods that the Director left.
func playTurn(ctx context.Context, db *store.DB, r turn.Request, reply string, moods ...string) (turn.Snapshot, int64, error) {
	s, err := db.Turns.Begin(ctx, r)
	if err != nil {
		return s, 0, err
	}
	done, err := db.Turns.Commit(ctx, result(s, r.Kind, reply, moods...))
	return s, done.MessageID, err
}

func result(s turn.Snapshot, kind turn.Kind, reply string, moods ...string) turn.Result {
	return turn.Result{
		ConversationID: s.Conversation.ID, UserID: s.User.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: reply,
		State: &chat.DirectorState{ActiveMoods: moods, ProgressiveFields: map[string]string{"plot": reply}},
		Log: turn.Log{
			ConversationID: s.Conversation.ID, UserMessageID: s.User.ID, TurnIndex: s.LogTurn, Kind: kind, Outcome: turn.Finished,
			ActiveMoodsAfter: moods, Draft: "draft of " + reply,
		},
	}
}

func say(t testing.TB, db *store.DB, conversation, text, reply string, moods ...string) (user, answer int64) {
	t.Helper()
	s, id, err := playTurn(t.Context(), db, turn.Request{Kind: turn.Send, ConversationID: conversation, Text: text}, reply, moods...)
	ok(t, err)
	return s.User.ID, id
}
