package app

import (
	"encoding/base64"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
)

// Nothing that is kept of a run holds a key of a server or a secret, however a program spelled it.
func TestARunKeepsNoKeyOfAServerInAnySpelling(t *testing.T) {
	atBothDoors(t, func(t *testing.T, door func(*backend.Program) asker) {
		keys := map[string]string{"endpoint": "sk-endpoint/key+0123456789", "speech": "sk-speech/key+0123456789", "variable": "variable/secret+0123456789"}
		dir := t.TempDir()
		b, err := backend.Start(t.Context(), backendtest.Config(dir))
		if err != nil {
			t.Fatal(err)
		}
		b.Work()
		ask := door(b)
		const nowhere = "http://127.0.0.1:9"
		must[any](t, ask, "endpoints.create", map[string]any{"name": "Harbour", "url": nowhere, "api_key": keys["endpoint"]})
		must[any](t, ask, "endpoints.create", map[string]any{"name": "Local", "url": nowhere + "0", "api_key": "ollama"})
		must[any](t, ask, "speech.addServer", map[string]any{"name": "Radio", "url": nowhere, "api_key": keys["speech"]})
		must[any](t, ask, "variables.create", map[string]any{"name": "TOKEN", "isSecret": true, "value": keys["variable"]})
		var spelled []string
		for _, key := range keys {
			spelled = append(spelled, key, base64.StdEncoding.EncodeToString([]byte(key)), base64.URLEncoding.EncodeToString([]byte("x:"+key)), url.QueryEscape(key))
		}
		all := strings.Join(spelled, " and ")
		answer, _ := ask("toolbox.run", map[string]any{"id": "give_value", "args": map[string]any{"value": "ollama said " + all}})
		if !strings.Contains(answer, "ollama said ••••") {
			t.Errorf("the result is %s", answer)
		}
		made := must[run.Workflow](t, ask, "automations.create", map[string]any{"name": "Ask", "kind": "instructions", "instructions": []any{
			map[string]any{"ask": map[string]any{"question": "Is {{vars.key}} right?"}},
			map[string]any{"directCallToolId": "give_value", "args": map[string]any{"value": "{{vars.key}}"}},
			map[string]any{"fail": "It ends with {{vars.key}}."},
		}})
		r := must[run.Run](t, ask, "automations.run", map[string]any{"id": made.ID, "vars": map[string]any{"key": all}})
		if _, err := awaited(t, b, r.ID); err != nil {
			t.Fatal(err)
		}
		asked := must[api.Listing[run.Inquiry]](t, ask, "runs.requests", nil).Items
		if len(asked) != 1 {
			t.Fatalf("a person is asked %+v", asked)
		}
		must[any](t, ask, "runs.answer", map[string]any{"requestId": asked[0].ID, "answer": "text", "value": "It is " + all})
		if _, err := awaited(t, b, r.ID); err != nil {
			t.Fatal(err)
		}
		shape, _ := ask("runs.get", map[string]any{"id": r.ID})
		logs, _ := ask("runs.logs", map[string]any{"id": r.ID})
		shown := answer + asked[0].Text + shape + logs
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		places := map[string]string{"an answer": shown}
		err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := os.ReadFile(path)
			places[path] = string(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for where, text := range places {
			for _, form := range spelled {
				if at := strings.Index(text, form); at >= 0 {
					t.Errorf("%s holds %s: …%q…", where, form, text[max(0, at-100):min(len(text), at+50)])
				}
			}
		}
	})
}
