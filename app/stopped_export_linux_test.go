package app

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

// longTalk is a program with a conversation whose export takes a while.
func longTalk(t *testing.T) (p *backend.Program, b *backend.Backend, id string) {
	t.Helper()
	p = backendtest.Start(t, backendtest.Config(t.TempDir()))
	b, err := p.Backend()
	if err != nil {
		t.Fatal(err)
	}
	up, err := b.Transfer.Receive(t.Context(), "long.jsonl", strings.NewReader(string(longChat(6000))))
	if err == nil {
		_, err = b.Transfer.Import(t.Context(), up.ID, nil, func(llm.ProbeStep) {})
	}
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range b.Library.Conversations.Walk(t.Context(), library.ConversationQuery{Limit: 1}) {
		if err != nil {
			t.Fatal(err)
		}
		id = c.ID
	}
	return p, b, id
}

// whenAtWork acts once a task has told how far it came.
func whenAtWork(ctx context.Context, b *backend.Backend, task string, act func()) (done <-chan struct{}) {
	acted := make(chan struct{})
	pushes := b.Hub.All(ctx)
	go func() {
		defer close(acted)
		for range pushes {
			if len(b.Tasks.Steps(task)) > 0 {
				act()
				return
			}
		}
	}()
	return acted
}

func TestAStoppedExportOfTheWindowLeavesNoFile(t *testing.T) {
	p, b, id := longTalk(t)
	folder := t.TempDir()
	x := Conversations{newDoor(p, desktop{place: func(name string) (string, error) { return filepath.Join(folder, name), nil }})}
	in := api.ConversationsExportInput{Format: "pdf"}
	in.ID, in.Task = id, "packing"
	done := whenAtWork(t.Context(), b, in.Task, func() {
		_, _ = App(x).Cancel(api.TaskInput{Task: in.Task}) // its answer is always the same
	})
	_, err := x.Export(in)
	<-done
	if err == nil || !strings.Contains(err.Error(), "Stopped.") {
		t.Errorf("the export gives %v", err)
	}
	left, err := os.ReadDir(folder)
	if err != nil || len(left) > 0 || len(b.Tasks.Steps(in.Task)) > 0 {
		t.Errorf("the folder has %v, %v, and the task goes on", left, err)
	}
}

func TestAnExportOverHTTPEndsWithStopOrClient(t *testing.T) {
	for _, row := range []struct {
		name string
		end  func(b *backend.Backend, task string, leave func())
	}{
		{"the person stops", func(b *backend.Backend, task string, _ func()) { b.Tasks.Cancel(task) }},
		{"the client leaves", func(_ *backend.Backend, _ string, leave func()) { leave() }},
	} {
		t.Run(row.name, func(t *testing.T) {
			p, b, id := longTalk(t)
			doors := httptest.NewUnstartedServer(nil)
			door := api.NewServer(p, fstest.MapFS{}, slog.New(slog.DiscardHandler))
			doors.Config.Handler = door.Handler(doors.Listener.Addr().String())
			doors.Start()
			ctx, leave := context.WithCancel(t.Context())
			defer leave()
			r, err := http.NewRequestWithContext(ctx, http.MethodGet, doors.URL+"/api/conversations/"+id+"/export?format=pdf&task=packing", nil)
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("Authorization", "Bearer "+door.Token())
			done := whenAtWork(t.Context(), b, "packing", func() { row.end(b, "packing", leave) })
			answer, err := http.DefaultClient.Do(r)
			if err == nil {
				_, err = io.Copy(io.Discard, answer.Body)
				_ = answer.Body.Close()
			}
			<-done
			if err == nil {
				t.Error("a part was taken for the whole")
			}
			doors.Close() // waits for what goes on
			if len(b.Tasks.Steps("packing")) > 0 {
				t.Error("the task goes on")
			}
		})
	}
}
