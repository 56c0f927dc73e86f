package app

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// spelledKey are the ways in which a server may say a key.
func spelledKey(t *testing.T, key string) []string {
	t.Helper()
	quoted, err := json.Marshal(key)
	if err != nil {
		t.Fatal(err)
	}
	plain := strings.Trim(string(quoted), `"`)
	all := []string{key, plain, strings.ReplaceAll(plain, "/", `\/`), url.QueryEscape(key), url.PathEscape(key), hex.EncodeToString([]byte(key)), fmt.Sprintf("%X", key)}
	for _, in := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
		all = append(all, in.EncodeToString([]byte(key)), in.WithPadding(base64.NoPadding).EncodeToString([]byte(key)))
		for _, before := range []string{"x", "xy", "me:"} {
			all = append(all, in.EncodeToString([]byte(before+key+"!")))
		}
	}
	return all
}

// traces are what of each spelling depends on the key alone.
func traces(forms []string) []string {
	out := make([]string, len(forms))
	for i, form := range forms {
		out[i] = form[min(4, len(form)/4) : len(form)-4]
	}
	return out
}

// letters streams a text in deltas of one letter.
func letters(text string) []llmtest.Act {
	var acts []llmtest.Act
	for _, r := range text {
		acts = append(acts, llmtest.Says(string(r)))
	}
	return acts
}

// kept is everything that a data folder holds.
func kept(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		all[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAKeyThatAServerRepeatsIsFoundNowhere(t *testing.T) {
	const key = "sk-canary/0123+4567=89abcdefghij"
	forms := spelledKey(t, key)
	said := strings.Join(forms, " and ")
	refusal, err := json.Marshal(map[string]any{"error": map[string]any{"message": "bad key " + said}})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var stderr bytes.Buffer
	s := &shell{dataDir: dir, logLevel: "debug", version: "test", stderr: &stderr}
	b, leave, err := s.enter(t.Context(), backend.Config{Keyring: backendtest.NoKeyring{}})
	if err != nil {
		t.Fatal(err)
	}
	spelled := llmtest.Prose(append([]llmtest.Act{llmtest.Thinks("I recall " + said)}, letters("You use "+said+".")...)...)
	server := backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Fails(401, string(refusal))), llmtest.Prose(llmtest.Fails(400, said)), spelled)
	all, err := b.Library.Endpoints.Endpoints(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Endpoints.Update(t.Context(), all[0].ID, library.EndpointInput{APIKey: new(key)}); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"reasoning_enabled_passes":{"writer":true}}`)); err != nil {
		t.Fatal(err)
	}
	conversation := backendtest.Conversation(t, b)
	var told strings.Builder
	note := func(v any) {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		told.Write(text)
	}
	for range 3 {
		for batch := range backendtest.Send(t, b, conversation, "Hello.").From(t.Context(), 0) {
			note(batch)
			for _, e := range batch.Events {
				if e.Name == event.Token {
					text, _ := e.Data.(string)
					told.WriteString(text)
				}
			}
		}
	}
	b.Log.Warn("as a library logs it", slog.String("said", said), slog.Any("err", fmt.Errorf("refused: %s", said)), slog.Any("headers", map[string]string{"Authorization": "Bearer " + key}))
	rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
	if err != nil || !strings.Contains(rows[len(rows)-1].Content, "You use •••• and ••••") {
		t.Fatalf("%v, the reply is %+v", err, rows)
	}
	note(rows)
	logged := onlyMasked(t, b, conversation, rows[len(rows)-1].ID)
	note(logged)
	for _, form := range []portable.Form{portable.Markdown, portable.Text, portable.Lines, portable.Page} {
		told.Write(backendtest.Export(t, b, conversation, form).Data)
	}
	report, err := b.Health.Diagnostics(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	told.WriteString(report)
	if err := leave(); err != nil {
		t.Fatal(err)
	}
	places := kept(t, dir)
	places["what the door tells"], places["stderr"] = told.String(), stderr.String()
	for _, r := range server.Requests() {
		if r.Header.Get("Authorization") != "Bearer "+key {
			t.Errorf("a request came with %q", r.Header.Get("Authorization"))
		}
		places["a prompt"] += string(r.Raw)
	}
	for where, text := range places {
		for _, trace := range traces(forms) {
			if at := strings.Index(text, trace); at >= 0 {
				t.Errorf("%s holds %s: …%q…", where, trace, text[max(0, at-100):min(len(text), at+50)])
			}
		}
	}
}

// onlyMasked gives the log of a turn, whose calls say how many secrets were taken out.
func onlyMasked(t *testing.T, b *backend.Backend, conversation string, message int64) any {
	t.Helper()
	log, err := b.Library.Conversations.Log(t.Context(), conversation, message)
	if err != nil {
		t.Fatal(err)
	}
	masked := 0
	for _, c := range log.Calls {
		masked += c.Masked
	}
	if masked < 20 {
		t.Errorf("%d secrets were taken out of the reply and its reasoning", masked)
	}
	return log
}

func TestWhatAPersonWritesKeepsItsKey(t *testing.T) {
	const key = "sk-canary/0123+4567=89abcdefghij"
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Your key is "+key+", Anna.")))
	for name, value := range map[string]string{"TOKEN": key, "FRIEND": "Anna"} {
		if _, err := b.Toolbox.Variables.Create(t.Context(), variable(name, value)); err != nil {
			t.Fatal(err)
		}
	}
	conversation := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, conversation, "My key is "+key+".")
	const want = "My key is " + key + ". | Your key is ••••, Anna."
	if got := backendtest.Texts(t, b, conversation); got != want {
		t.Errorf("got %s", got)
	}
	if file := backendtest.Export(t, b, conversation, portable.Lines); !bytes.Contains(file.Data, []byte("My key is "+key)) {
		t.Errorf("the export is %s", file.Data)
	}
}

// variable is a secret variable.
func variable(name, value string) tool.PersistentVar {
	text, _ := json.Marshal(value) // a text always encodes
	return tool.PersistentVar{Name: name, Secret: true, Value: text}
}
