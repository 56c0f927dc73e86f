package backend_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/backendtest"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/library"
	"terzetto/backend/llm/llmtest"
	"terzetto/backend/pipeline"
)

func titles(t *testing.T, b *backend.Backend) map[string]bool {
	t.Helper()
	all, err := b.Library.Conversations(t.Context(), library.ConversationQuery{})
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, c := range all {
		names[c.Title] = true
	}
	return names
}

func titled(t *testing.T, b *backend.Backend, title string) {
	t.Helper()
	if _, err := b.Library.CreateConversation(t.Context(), chat.NewConversation{Title: title}); err != nil {
		t.Fatal(err)
	}
}

func TestACopyComesBackWhileTheProgramRuns(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	titled(t, b, "before")
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	titled(t, b, "after")
	listening, stop := context.WithCancel(t.Context())
	defer stop()
	resets, ready := make(chan hub.Push, 8), make(chan struct{})
	go func() {
		first := true
		for pushes := range b.Hub.All(listening) {
			for _, p := range pushes {
				if p.Type == "reset" {
					resets <- p
				}
			}
			if first {
				first = false
				close(ready)
			}
		}
	}()
	for heard := false; !heard; { // until the listener is there
		if _, err := b.Library.UpdateSettings(t.Context(), []byte(`{}`)); err != nil {
			t.Fatal(err)
		}
		select {
		case <-ready:
			heard = true
		case <-time.After(time.Millisecond):
		}
	}
	done, err := b.Transfer.RestoreBackup(t.Context(), filepath.Base(copied.File))
	if err != nil {
		t.Fatal(err)
	}
	if got := titles(t, b); !got["before"] || got["after"] {
		t.Errorf("there are %v", got)
	}
	select {
	case <-resets:
	case <-time.After(10 * time.Second):
		t.Error("no window was told")
	}
	// What stood there is in the copy that was made first.
	if _, err := b.Transfer.RestoreBackup(t.Context(), filepath.Base(done.Safety)); err != nil {
		t.Fatal(err)
	}
	if got := titles(t, b); !got["before"] || !got["after"] {
		t.Errorf("the safety copy holds %v", got)
	}
	titled(t, b, "later") // it can be written
	if _, err := b.Health.Check(t.Context()); err != nil {
		t.Error(err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if got := titles(t, backendtest.Open(t, dir)); !got["later"] {
		t.Errorf("after a new start there are %v", got)
	}
}

func TestWhatCannotBeRestoredLeavesTheFileInUse(t *testing.T) {
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	titled(t, b, "kept")
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(copied.File, []byte("SQLite format 3\x00 and nothing more"), 0o600); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(dir, "elsewhere.db")
	if _, err := b.Transfer.Backup(t.Context(), outside); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, file string
		code       fault.Code
	}{
		{"a damaged copy", filepath.Base(copied.File), fault.Invalid},
		{"a copy that is gone", "terzetto-20200101-000000-daily.db", fault.NotFound},
		{"a path", outside, fault.NotFound},
		{"a way out of the folder", "../elsewhere.db", fault.NotFound},
		{"the file in use", "terzetto.db", fault.NotFound},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := b.Transfer.RestoreBackup(t.Context(), c.file); fault.CodeOf(err) != c.code {
				t.Errorf("%v", err)
			}
			titled(t, b, c.name)
			if got := titles(t, b); !got["kept"] || !got[c.name] {
				t.Errorf("there are %v", got)
			}
		})
	}
}

func TestARestoreStopsTurnsAndCallersWaitForIt(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Scripted(t, b, llmtest.Prose(llmtest.Says("Once upon"), llmtest.Waits(nil)))
	cid := backendtest.Conversation(t, b)
	s := backendtest.Send(t, b, cid, "A story, please.")
	backendtest.Hear(t, s, event.Token)
	var callers sync.WaitGroup
	for range 8 {
		callers.Go(func() {
			for range 30 {
				if _, err := b.Library.Conversations(t.Context(), library.ConversationQuery{}); err != nil {
					t.Errorf("a reader met %v", err)
				}
				_, err := b.Turns.Start(pipeline.Request{Kind: pipeline.Continue, ConversationID: "none"})
				if err != nil && fault.CodeOf(err) != fault.Busy {
					t.Errorf("a turn met %v", err)
				}
				if _, err := b.Library.UpdateSettings(t.Context(), []byte(`{"user_name":"W"}`)); err != nil {
					t.Errorf("a writer met %v", err)
				}
			}
		})
	}
	done, err := b.Transfer.RestoreBackup(t.Context(), filepath.Base(copied.File))
	callers.Wait()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Messages(t.Context(), cid, chat.Page{}); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("the conversation is still there: %v", err)
	}
	if _, err := b.Transfer.RestoreBackup(t.Context(), filepath.Base(done.Safety)); err != nil {
		t.Fatal(err)
	}
	if got := backendtest.Texts(t, b, cid); !strings.HasPrefix(got, "A story, please. | Once") || !strings.HasSuffix(got, "(cut)") {
		t.Errorf("the safety copy holds: %s", got)
	}
}
