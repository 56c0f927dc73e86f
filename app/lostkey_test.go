package app

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/health"
	"terzetto/backend/service/turns"
	"terzetto/backend/testing/backendtest"
)

// A folder whose key is gone is a state of the program: everything answers, what is lost has a name, and the demo
// does not answer in place of the server that was chosen.
func TestALostKeyIsToldAndEnteredAgain(t *testing.T) {
	for what, spoil := range map[string]func(key string) error{
		"lost":    os.Remove,
		"damaged": func(key string) error { return os.WriteFile(key, []byte("half a k"), 0o600) },
	} {
		t.Run(what, func(t *testing.T) {
			atBothDoors(t, func(t *testing.T, door func(*backend.Program) asker) {
				asked := 0
				model := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { asked++; w.WriteHeader(http.StatusUnauthorized) }))
				defer model.Close()
				dir := t.TempDir()
				loseKey(t, dir, model.URL, spoil)
				asked = 0
				b := backendtest.Start(t, backendtest.Config(dir))
				ask := door(b)
				s := must[health.Status](t, ask, "app.status", nil)
				if s.Demo || s.Target.Model != "m" || s.Trouble == nil || s.Trouble.Kind != llm.KeyLost || !strings.Contains(s.Trouble.Sentence, "Harbour") {
					t.Errorf("the status is %+v, %+v", s, s.Trouble)
				}
				lost := lists.Map(s.Lost, func(l chat.LostSecret) string { return string(l.Kind) + " " + l.Name })
				if slices.Sort(lost); !slices.Equal(lost, []string{"endpoint Harbour", "speech_server Radio", "variable TOKEN"}) {
					t.Errorf("lost are %q", lost)
				}
				all := must[[]chat.Endpoint](t, ask, "endpoints.list", nil)
				if len(all) != 1 || !all[0].KeyLost || !all[0].APIKeySet {
					t.Errorf("the servers are %+v", all)
				}
				report := must[struct{ Text string }](t, ask, "app.diagnostics", nil).Text
				if !strings.Contains(report, "3 lost") || !strings.Contains(report, "key lost") || strings.Contains(report, "Harbour") {
					t.Errorf("the diagnostics are %s", report)
				}
				c := must[chat.Conversation](t, ask, "conversations.create", map[string]any{"title": "T"})
				stream, err := turnsOf(t, b).Start(turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Hello."})
				if err == nil {
					for range stream.From(t.Context(), 0) { // to its end
					}
				}
				for _, m := range must[[]chat.Message](t, ask, "messages.list", map[string]any{"cid": c.ID}) {
					if m.Role == chat.Assistant {
						t.Errorf("somebody answered: %s", m.Content)
					}
				}
				if asked > 0 {
					t.Errorf("the server was asked %d times without its key", asked)
				}
				e := must[chat.Endpoint](t, ask, "endpoints.update", map[string]any{"id": all[0].ID, "api_key": "sk-new-key-0123456789"})
				if s := must[health.Status](t, ask, "app.status", nil); e.KeyLost || s.Trouble != nil || len(s.Lost) != 2 {
					t.Errorf("after the key was entered: %+v, %+v, %+v", e, s.Trouble, s.Lost)
				}
			})
		})
	}
}

// loseKey makes a folder with secrets, and spoils what opens them.
func loseKey(t *testing.T, dir, url string, spoil func(key string) error) {
	t.Helper()
	b, err := backend.Start(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	ask := inWindow(t, b)
	e := must[chat.Endpoint](t, ask, "endpoints.create", map[string]any{"name": "Harbour", "url": url, "api_key": "sk-old-key-0123456789"})
	must[any](t, ask, "endpoints.use", map[string]any{"id": e.ID, "model_name": "m"})
	must[any](t, ask, "variables.create", map[string]any{"name": "TOKEN", "isSecret": true, "value": "a secret value"})
	must[any](t, ask, "speech.addServer", map[string]any{"name": "Radio", "url": url, "api_key": "sk-radio-key-0123456789"})
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if err := spoil(filepath.Join(dir, "secret.key")); err != nil {
		t.Fatal(err)
	}
}

func TestDoctorNamesWhatALostKeyLost(t *testing.T) {
	dir := t.TempDir()
	loseKey(t, dir, "http://127.0.0.1:9", os.Remove)
	var out bytes.Buffer
	s := &shell{stdout: &out, stderr: io.Discard}
	if code := execute(t.Context(), s, []string{"doctor", "--data-dir", dir}); code != exitFailed {
		t.Errorf("the code is %d", code)
	}
	for _, part := range []string{"ok    database", "FAIL  key lost       Harbour: ", "FAIL  key lost       TOKEN: ", "FAIL  model          Harbour: "} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("doctor does not say %q:\n%s", part, out.String())
		}
	}
}

func turnsOf(t *testing.T, p *backend.Program) *turns.Service {
	t.Helper()
	b, err := p.Backend()
	if err != nil {
		t.Fatal(err)
	}
	return b.Turns
}
