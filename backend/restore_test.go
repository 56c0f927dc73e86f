package backend_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func titles(t *testing.T, b *backend.Backend) map[string]bool {
	t.Helper()
	all, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
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
	if _, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{Title: title}); err != nil {
		t.Fatal(err)
	}
}

func TestACopyComesBackWhileTheProgramRuns(t *testing.T) {
	dir := t.TempDir()
	p := backendtest.Start(t, backendtest.Config(dir))
	b := backendtest.Of(t, p)
	titled(t, b, "before")
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	titled(t, b, "after")
	listening, stop := context.WithCancel(t.Context())
	defer stop()
	told := make(chan hub.Push, 8)
	pushes := p.Pushes(listening)
	go func() {
		for all := range pushes {
			for _, push := range all {
				if push.Type == "opened" {
					told <- push
				}
			}
		}
	}()
	if first := <-told; first.Database != b.Hub.Database {
		t.Errorf("the first push names %q, not %q", first.Database, b.Hub.Database)
	}
	done, err := p.Restore(t.Context(), copied.File) // as the list of backups gives it
	if err != nil {
		t.Fatal(err)
	}
	old := b
	b = backendtest.Of(t, p)
	if got := titles(t, b); !got["before"] || got["after"] {
		t.Errorf("there are %v", got)
	}
	if next := <-told; next.Database != b.Hub.Database || next.Database == old.Hub.Database {
		t.Errorf("the windows are told of %q; it was %q and is %q", next.Database, old.Hub.Database, b.Hub.Database)
	}
	if _, err := old.Library.Settings.Settings(t.Context()); fault.CodeOf(old.Explain(err)) != fault.Closed {
		t.Errorf("what was open answers %v", err)
	}
	// What was there is in the copy that was made first.
	if _, err := p.Restore(t.Context(), filepath.Base(done.Safety)); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Of(t, p)
	if got := titles(t, b); !got["before"] || !got["after"] {
		t.Errorf("the safety copy holds %v", got)
	}
	titled(t, b, "later") // it can be written
	if _, err := b.Health.Check(t.Context()); err != nil {
		t.Error(err)
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if got := titles(t, backendtest.Open(t, dir)); !got["later"] {
		t.Errorf("after a new start there are %v", got)
	}
}

func TestAFileThatAPersonChoseIsRestored(t *testing.T) {
	dir := t.TempDir()
	p := backendtest.Start(t, backendtest.Config(dir))
	b := backendtest.Of(t, p)
	titled(t, b, "before")
	outside := filepath.Join(t.TempDir(), "elsewhere.db")
	if _, err := b.Transfer.Backup(t.Context(), outside); err != nil {
		t.Fatal(err)
	}
	titled(t, b, "after")
	noCopy := filepath.Join(t.TempDir(), "notes.txt")
	if err := os.WriteFile(noCopy, []byte("Milk."), 0o600); err != nil {
		t.Fatal(err)
	}
	other, err := b.Transfer.Choose(noCopy)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Transfer.BackupTally(t.Context(), other.ID); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("what is no copy is counted: %v", err)
	}
	if _, err := p.Restore(t.Context(), other.ID); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("what is no copy is restored: %v", err)
	}
	file, err := os.Open(outside)
	if err != nil {
		t.Fatal(err)
	}
	sent, err := b.Transfer.Receive(t.Context(), "elsewhere.db", file) // as a browser does
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
	if tally, err := b.Transfer.BackupTally(t.Context(), sent.ID); err != nil || tally.Here.Conversations != tally.Copy.Conversations+1 {
		t.Errorf("%+v, %v", tally, err)
	}
	done, err := p.Restore(t.Context(), sent.ID)
	if err != nil {
		t.Fatal(err)
	}
	b = backendtest.Of(t, p)
	if got := titles(t, b); !got["before"] || got["after"] || done.Safety == "" {
		t.Errorf("there are %v, and the safety copy is %q", got, done.Safety)
	}
	if _, err := os.Stat(filepath.Join(dir, "incoming")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("what was sent is still there: %v", err)
	}
}

func TestWhatCannotBeRestoredLeavesTheFileInUse(t *testing.T) {
	dir := t.TempDir()
	p := backendtest.Start(t, backendtest.Config(dir))
	b := backendtest.Of(t, p)
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
		{"a path through the folder", filepath.Join(filepath.Dir(copied.File), "..", "elsewhere.db"), fault.NotFound},
		{"the file in use", "terzetto.db", fault.NotFound},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := p.Restore(t.Context(), c.file); fault.CodeOf(err) != c.code {
				t.Errorf("%v", err)
			}
			if backendtest.Of(t, p) != b {
				t.Error("another database is open")
			}
			titled(t, b, c.name)
			if got := titles(t, b); !got["kept"] || !got[c.name] {
				t.Errorf("there are %v", got)
			}
		})
	}
}

// A disk that has no room and a folder that can't be written are met before the database is closed.
func TestABackupThatCannotBeMadeReadyClosesNothing(t *testing.T) {
	dir := t.TempDir()
	p := backendtest.Start(t, backendtest.Config(dir))
	b := backendtest.Of(t, p)
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "terzetto.db.new.part", "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Restore(t.Context(), filepath.Base(copied.File)); err == nil {
		t.Error("it was restored")
	}
	if backendtest.Of(t, p) != b {
		t.Error("another database is open")
	}
	titled(t, b, "still here")
}

func TestARestoreStopsTurnsAndTellsCallersToRetry(t *testing.T) {
	p := backendtest.Start(t, backendtest.Config(t.TempDir()))
	b := backendtest.Of(t, p)
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Once upon"), llmtest.Waits(nil)))
	cid := backendtest.Conversation(t, b)
	s := backendtest.Send(t, b, cid, "A story, please.")
	backendtest.Hear(t, s, event.Token)
	over := make(chan struct{})
	var callers sync.WaitGroup
	for range 8 {
		callers.Go(func() {
			for {
				b, err := p.Backend()
				if err == nil {
					_, err = b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
					_, failed := b.Library.Settings.Update(t.Context(), []byte(`{"user_name":"W"}`))
					err = b.Explain(errors.Join(err, failed))
				}
				if err != nil && fault.CodeOf(err) != fault.Closed {
					t.Errorf("a caller met %v", err)
				}
				select {
				case <-over:
					return
				default:
				}
			}
		})
	}
	// Of two restores at once one is carried out, or both one after the other.
	restored := make(chan error, 2)
	for range cap(restored) {
		go func() {
			_, err := p.Restore(t.Context(), copied.File)
			restored <- err
		}()
	}
	first, second := <-restored, <-restored
	if first != nil && second != nil {
		t.Fatalf("both restores failed: %v, %v", first, second)
	}
	for _, err := range []error{first, second} {
		if code := fault.CodeOf(err); err != nil && code != fault.Busy && code != fault.Closed {
			t.Errorf("a restore met %v", err)
		}
	}
	close(over)
	callers.Wait()
	b = backendtest.Of(t, p)
	if _, err := b.Library.Messages.List(t.Context(), cid, chat.Page{}); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("the conversation is still there: %v", err)
	}
	all, err := b.Transfer.Backups(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(all, func(one transfer.BackupInfo) bool {
		return backupTexts(t, p, cid, one.File) == "A story, please. | Once upon (cut)"
	}) {
		t.Error("no safety copy holds the turn that was stopped")
	}
}

// backupTexts restores a backup and gives the messages of a conversation in it; empty where it isn't there.
func backupTexts(t *testing.T, p *backend.Program, conversation, file string) string {
	t.Helper()
	if _, err := p.Restore(t.Context(), filepath.Base(file)); err != nil {
		t.Fatal(err)
	}
	b := backendtest.Of(t, p)
	if _, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{}); err != nil {
		return ""
	}
	return backendtest.Texts(t, b, conversation)
}

func TestNoOtherProcessGetsInDuringARestore(t *testing.T) {
	dir := t.TempDir()
	p := backendtest.Start(t, backendtest.Config(dir))
	copied, err := backendtest.Of(t, p).Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	over := make(chan struct{})
	var other sync.WaitGroup
	other.Go(func() {
		for {
			if b, err := backend.Open(t.Context(), backendtest.Config(dir)); err == nil {
				t.Error("another program opened the folder")
				_ = b.Close()
			}
			select {
			case <-over:
				return
			default:
			}
		}
	})
	for range 3 {
		if _, err := p.Restore(t.Context(), filepath.Base(copied.File)); err != nil {
			t.Error(err)
		}
	}
	close(over)
	other.Wait()
}

// After a restore the model is sent what the database holds, also where the ids and counters of before are given again.
func TestARestoredConversationIsAnsweredFromWhatIsStored(t *testing.T) {
	p := backendtest.Start(t, backendtest.Config(t.TempDir()))
	b := backendtest.Of(t, p)
	model := backendtest.UseScriptedModel(t, b, slices.Repeat([]llmtest.Step{llmtest.Prose(llmtest.Says("Yes."))}, 5)...)
	cid := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, cid, "one")
	copied, err := b.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, cid, "OLD two")
	backendtest.Turn(t, b, cid, "OLD three")
	if _, err := p.Restore(t.Context(), filepath.Base(copied.File)); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Of(t, p)
	backendtest.Turn(t, b, cid, "NEW two")
	backendtest.Turn(t, b, cid, "NEW three")
	all := model.Requests()
	last := string(all[len(all)-1].Raw)
	if strings.Contains(last, "OLD") || !strings.Contains(last, "NEW two") || !strings.Contains(last, "NEW three") {
		t.Errorf("the model was sent %s", last)
	}
}
