package store_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/secrets"
)

const speechKey = "sk-speech-abcd1234"

func TestOnlyItsEngineReadsTheSealedKeyOfASpeechServer(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	s := must(db.Secrets.AddSpeechServer(t.Context(), secrets.SpeechServerInput{URL: new("http://127.0.0.1:8880"), APIKey: new(" " + speechKey + " ")}))(t)
	if s.Name != "127.0.0.1:8880" || !s.APIKeySet || s.APIKeyHint != "1234" || s.URL != "http://127.0.0.1:8880" {
		t.Errorf("%+v", s)
	}
	if url, key, err := db.Secrets.SpeechKey(t.Context(), s.ID); err != nil || key != speechKey || url != s.URL {
		t.Errorf("%q %q %v", url, key, err)
	}
	ok(t, db.Close())
	files := must(os.ReadDir(dir))(t)
	for _, f := range files {
		if data, err := os.ReadFile(filepath.Join(dir, f.Name())); err == nil && strings.Contains(string(data), speechKey) {
			t.Errorf("the key stands in %s", f.Name())
		}
	}
	if all := must(open(t, dir).Secrets.SpeechServers(t.Context()))(t); len(all) != 1 || all[0] != s {
		t.Errorf("%+v", all)
	}
}

func TestWhatBecomesOfAKeyWhenItsServerChanges(t *testing.T) {
	db := fresh(t)
	for _, c := range []struct {
		name   string
		change secrets.SpeechServerInput
		key    string
	}{
		{"another name", secrets.SpeechServerInput{Name: new("Kokoro")}, speechKey},
		{"another path of the same server", secrets.SpeechServerInput{URL: new("http://a.example/tts")}, speechKey},
		{"another server", secrets.SpeechServerInput{URL: new("http://b.example")}, ""},
		{"another server with a key of its own", secrets.SpeechServerInput{URL: new("http://b.example"), APIKey: new("other")}, "other"},
		{"an empty key", secrets.SpeechServerInput{APIKey: new("")}, ""},
	} {
		s := must(db.Secrets.AddSpeechServer(t.Context(), secrets.SpeechServerInput{URL: new("http://a.example"), APIKey: new(speechKey)}))(t)
		s = must(db.Secrets.UpdateSpeechServer(t.Context(), s.ID, c.change))(t)
		if _, key, err := db.Secrets.SpeechKey(t.Context(), s.ID); err != nil || key != c.key || s.APIKeySet != (c.key != "") {
			t.Errorf("%s: %q, %+v, %v", c.name, key, s, err)
		}
	}
}

func TestWhatIsRefusedOfASpeechServer(t *testing.T) {
	db := fresh(t)
	s := must(db.Secrets.AddSpeechServer(t.Context(), secrets.SpeechServerInput{URL: new("http://a.example")}))(t)
	update := func(id int64, in secrets.SpeechServerInput) func() error {
		return func() error { _, err := db.Secrets.UpdateSpeechServer(t.Context(), id, in); return err }
	}
	for _, c := range []struct {
		name string
		do   func() error
		want fault.Code
	}{
		{"no address", func() error {
			_, err := db.Secrets.AddSpeechServer(t.Context(), secrets.SpeechServerInput{})
			return err
		}, fault.Invalid},
		{"a blank name", update(s.ID, secrets.SpeechServerInput{Name: new(" ")}), fault.Invalid},
		{"a name without end", update(s.ID, secrets.SpeechServerInput{Name: new(strings.Repeat("x", 10_000))}), fault.Invalid},
		{"one that is not there", update(99, secrets.SpeechServerInput{Name: new("x")}), fault.NotFound},
		{"deleting one that is not there", func() error { return db.Secrets.DeleteSpeechServer(t.Context(), 99) }, fault.NotFound},
		{"a key of one that is not there", func() error { _, _, err := db.Secrets.SpeechKey(t.Context(), 99); return err }, fault.NotFound},
	} {
		if err := c.do(); !fault.Is(err, c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if all := must(db.Secrets.SpeechServers(t.Context()))(t); len(all) != 1 || all[0] != s {
		t.Errorf("what was refused left its mark: %+v", all)
	}
	ok(t, db.Secrets.DeleteSpeechServer(t.Context(), s.ID))
	if all := must(db.Secrets.SpeechServers(t.Context()))(t); len(all) != 0 {
		t.Errorf("%+v", all)
	}
}
