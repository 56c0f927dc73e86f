package api_test

import (
	"context"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/service/narration"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
)

// speaks is a speech server that wants a key and knows two voices.
func speaks(t *testing.T, key string) string {
	t.Helper()
	sound, err := base64.StdEncoding.DecodeString(quiet(0.25))
	if err != nil {
		t.Fatal(err)
	}
	for i := 44; i < len(sound); i += 2 { // a tone: silence is no speech
		binary.LittleEndian.PutUint16(sound[i:], uint16(i%200*100))
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case key != "" && r.Header.Get("Authorization") != "Bearer "+key:
			w.WriteHeader(http.StatusUnauthorized)
		case r.URL.Path == "/v1/models":
			_, _ = io.WriteString(w, `{"data":[{"id":"m"}]}`)
		case r.URL.Path == "/v1/audio/voices":
			_, _ = io.WriteString(w, `{"voices":["ada","ben"]}`)
		case r.URL.Path == "/v1/audio/speech":
			w.Header().Set("Content-Type", "audio/wav")
			_, _ = w.Write(sound)
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func portOf(t *testing.T, address string) int {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(u.Port())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

func TestASpeechServerIsAddedAskedAndForgotten(t *testing.T) {
	const key = "sk-0123456789abcdef"
	address := speaks(t, key)
	d := open(t)
	s := get[chat.SpeechServer](d, "POST", "/api/speech/servers", fields{"url": address + "/v1/audio/speech", "name": "Kokoro"})
	if s.URL != address || s.APIKeySet {
		t.Fatalf("%+v", s)
	}
	at := "/api/speech/servers/" + strconv.FormatInt(s.ID, 10)
	listed := func() tts.EngineState {
		t.Helper()
		for _, e := range get[[]tts.EngineState](d, "GET", "/api/speech/engines", nil) {
			if e.ID == "server:"+strconv.FormatInt(s.ID, 10) {
				return e
			}
		}
		return tts.EngineState{}
	}
	if e := listed(); e.Name != "Kokoro" || e.Ready || !strings.Contains(e.Trouble, "key") {
		t.Errorf("without its key it is %+v", e)
	}
	status, text := d.ask("PUT", at, fields{"api_key": key})
	if status != 200 || strings.Contains(text, key) || !strings.Contains(text, `"api_key_set":true`) {
		t.Errorf("%d %s", status, text)
	}
	if e := listed(); !e.Ready || e.Trouble != "" {
		t.Errorf("with its key it is %+v", e)
	}
	voices := get[[]speech.Voice](d, "GET", "/api/speech/engines/"+listed().ID+"/voices", nil)
	if len(voices) != 2 || voices[0].ID != "ada" {
		t.Errorf("%+v", voices)
	}
	said := get[narration.SpokenTrial](d, "POST", "/api/speech/preview", fields{"voice": fields{"engine": listed().ID, "voice": "ada"}, "text": "Hello."})
	if said.Duration != 0.25 || said.Mime != "audio/wav" || string(said.Data[:4]) != "RIFF" {
		t.Errorf("%v seconds of %s", said.Duration, said.Mime)
	}
	host := strings.TrimPrefix(address, "http://")
	counted := false
	for _, c := range d.backend.Health.Contacts.All() {
		counted = counted || c.Host == host && c.Why == contact.Speak && c.Answered > 3
	}
	if !counted {
		t.Errorf("%s is not among the hosts: %+v", host, d.backend.Health.Contacts.All())
	}
	if got := get[[]chat.SpeechServer](d, "GET", "/api/speech/servers", nil); len(got) != 1 || got[0].APIKeyHint != "cdef" {
		t.Errorf("%+v", got)
	}
	if status, text := d.ask("DELETE", at, nil); status >= 300 {
		t.Errorf("%d %s", status, text)
	}
	if e := listed(); e.ID != "" {
		t.Errorf("it is still listed: %+v", e)
	}
}

func TestWhatIsRefusedOfSpeech(t *testing.T) {
	d := open(t)
	down := get[chat.SpeechServer](d, "POST", "/api/speech/servers", fields{"url": "127.0.0.1:1"})
	c := get[chat.Conversation](d, "POST", "/api/conversations", fields{"title": "T"})
	for _, row := range []struct {
		name, method, path string
		body               any
		status             int
		says               string
	}{
		{"a server without an address", "POST", "/api/speech/servers", fields{"name": "x"}, 422, "Enter the address"},
		{"an address that is none", "POST", "/api/speech/servers", fields{"url": "http://"}, 422, "8880"},
		{"an address of another kind", "POST", "/api/speech/servers", fields{"url": "ftp://a.example"}, 422, "http"},
		{"an address with a password", "POST", "/api/speech/servers", fields{"url": "http://a:b@c.example"}, 422, "password"},
		{"a change of a server that is gone", "PUT", "/api/speech/servers/99", fields{"name": "x"}, 404, "was removed"},
		{"the deletion of a server that is gone", "DELETE", "/api/speech/servers/99", nil, 404, "was removed"},
		{"voices of an engine that is gone", "GET", "/api/speech/engines/server:99/voices", nil, 502, "Choose another voice"},
		{"voices of a server that is down", "GET", "/api/speech/engines/server:" + strconv.FormatInt(down.ID, 10) + "/voices", nil, 502, "Is the server running"},
		{"a trial of an engine that is gone", "POST", "/api/speech/preview", fields{"voice": fields{"engine": "x"}}, 502, "Choose another voice"},
		{"a trial without words", "POST", "/api/speech/preview", fields{"voice": fields{"engine": "server:" + strconv.FormatInt(down.ID, 10)}, "text": "*** ---"}, 422, "no words to speak"},
		{"a trial without end", "POST", "/api/speech/preview", fields{"voice": fields{"engine": "server:" + strconv.FormatInt(down.ID, 10)}, "text": strings.Repeat("word ", 3000)}, 413, "too long"},
		{"a voice of the wrong kind", "POST", "/api/speech/preview", fields{"voice": "ada"}, 422, "voice"},
		{"a file of no sound", "GET", "/api/conversations/" + c.ID + "/messages/1/workflow-attachments/1/speech", nil, 404, "not found"},
	} {
		if status, text := d.ask(row.method, row.path, row.body); status != row.status || !strings.Contains(text, row.says) {
			t.Errorf("%s: %d %s", row.name, status, text)
		}
	}
}

func TestSpeechServersOfThisComputerAreFound(t *testing.T) {
	address := speaks(t, "")
	d := openWith(t, backend.Config{Ports: []int{portOf(t, address)}})
	found := false
	for _, f := range get[[]speech.FoundServer](d, "POST", "/api/speech/discover", fields{"task": "look"}) {
		found = found || f.URL == address && f.Voices == 2
	}
	if !found {
		t.Error("it was not found")
	}
	if text, err := json.Marshal(d.backend.Health.Contacts.All()); err != nil || !strings.Contains(string(text), `"discover"`) {
		t.Errorf("nobody counted it: %s %v", text, err)
	}
}

// A toneless voice says each letter in a hundredth of a second.
type toneless struct{}

func (toneless) Available(context.Context) error                { return nil }
func (toneless) Voices(context.Context) ([]speech.Voice, error) { return nil, nil }
func (toneless) Models(context.Context) ([]string, error)       { return nil, nil }
func (toneless) Synthesize(_ context.Context, u speech.Utterance) (speech.Sound, error) {
	wav, err := base64.StdEncoding.DecodeString(quiet(float64(len(u.Text)) / 100))
	binary.LittleEndian.PutUint32(wav[4:], uint32(len(wav)-8))
	return speech.Sound{WAV: wav, Rate: 8000, Duration: time.Duration(len(u.Text)) * 10 * time.Millisecond}, err
}

func TestWhatWasReadAloudIsSavedWithItsPauses(t *testing.T) {
	d := openWith(t, backend.Config{Sound: absent{}, Engines: func(context.Context) ([]speech.Engine, error) {
		return []speech.Engine{{ID: "toneless", Name: "Toneless", Driver: toneless{}}}, nil
	}})
	if _, err := d.backend.Library.Plugins.SetConfig(t.Context(), tts.ID, fields{"auto_play": true, "auto_play_from": "whole"}); err != nil {
		t.Fatal(err)
	}
	c := get[chat.Conversation](d, "POST", "/api/conversations", fields{"title": "A: walk"})
	d.ask("POST", "/api/conversations/"+c.ID+"/send", fields{"content": "I walk along the harbour."})
	var rows []chat.Message
	backendtest.Until(t, func() (there bool) { // it is recorded after the turn
		var err error
		rows, err = d.backend.Library.Messages.List(t.Context(), c.ID, chat.Page{})
		return err == nil && len(rows) == 2 && len(rows[1].Artifacts) == 1
	})
	a := rows[1].Artifacts[0]
	var score tts.Score
	if err := json.Unmarshal(a.ConsumptionMetadata, &score); err != nil {
		t.Fatal(err)
	}
	want := score.Duration
	for _, b := range score.Blocks {
		want += b.Pause
	}
	if want == score.Duration {
		t.Fatal("there are no pauses in it")
	}
	path := fmt.Sprintf("/api/conversations/%s/messages/%d/workflow-attachments/%d/speech", c.ID, a.MessageID, a.ID)
	resp := d.response("GET", path, nil)
	defer func() { _ = resp.Body.Close() }()
	wav, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK || resp.Header.Get("Content-Type") != "audio/wav" {
		t.Fatalf("%d %v %v", resp.StatusCode, resp.Header, err)
	}
	if name := resp.Header.Get("Content-Disposition"); name != fmt.Sprintf(`attachment; filename="A- walk %d.wav"`, a.MessageID) {
		t.Errorf("its name is %s", name)
	}
	if got := float64(len(wav)-44) / float64(binary.LittleEndian.Uint32(wav[28:])); math.Abs(got-want) > 0.05 {
		t.Errorf("it lasts %.2f s, not %.2f", got, want)
	}
	if status, text := d.ask("GET", strings.Replace(path, c.ID, "another", 1), nil); status != 404 {
		t.Errorf("from another conversation: %d %s", status, text)
	}
}
