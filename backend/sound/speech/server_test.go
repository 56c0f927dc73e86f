package speech_test

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

func serve(t *testing.T, handler http.HandlerFunc, o speech.ServerOptions) *speech.Server {
	t.Helper()
	web := httptest.NewServer(handler)
	t.Cleanup(web.Close)
	o.URL = web.URL + o.URL
	s, err := speech.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func wav(w http.ResponseWriter, b []byte) {
	w.Header().Set("Content-Type", "audio/wav")
	_, _ = w.Write(b)
}

func TestAServerIsAskedInOpenAIsManner(t *testing.T) {
	t.Parallel()
	sound := tone(24000, 1, time.Second, 0xFFFFFFFF)
	for _, pasted := range []string{"", "/", "/v1", "/v1/", "/v1/audio/speech"} {
		s := serve(t, func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/dev/captioned_speech" {
				http.NotFound(w, r)
				return
			}
			var got map[string]any
			if err := json.NewDecoder(r.Body).Decode(&got); err != nil {
				t.Error(err)
			}
			want := map[string]any{"model": "kokoro", "input": "Hello there.", "voice": "af_heart", "response_format": "wav", "speed": 1.5}
			if diff := cmp.Diff(want, got); diff != "" || r.URL.Path != "/v1/audio/speech" || r.Header.Get("Authorization") != "" {
				t.Errorf("%s asked with %q:\n%s", r.URL.Path, r.Header.Get("Authorization"), diff)
			}
			wav(w, sound)
		}, speech.ServerOptions{URL: pasted})
		got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello there.", Model: "kokoro", Voice: "af_heart", Rate: 1.5})
		if err != nil {
			t.Fatal(err)
		}
		checkWAV(t, got)
		if got.Rate != 24000 || got.Duration != time.Second || len(got.Words) != 2 {
			t.Errorf("%d Hz, %v, %v", got.Rate, got.Duration, got.Words)
		}
	}
}

func TestTheSoundsHeaderCountsAndNotTheServersContentType(t *testing.T) {
	t.Parallel()
	s := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "audio/mpeg; rate=48000")
		_, _ = w.Write(tone(16000, 1, time.Second, 32000))
	}, speech.ServerOptions{})
	got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x"})
	if err != nil || got.Rate != 16000 {
		t.Errorf("%d Hz, %v", got.Rate, err)
	}
}

func TestWhatAServerDoesWrongIsSaidWithTheWayOut(t *testing.T) {
	t.Parallel()
	const key = "sk-canary-0123456789"
	for _, c := range []struct {
		name    string
		answer  http.HandlerFunc
		code    fault.Code
		trouble string
	}{
		{"a web page", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = io.WriteString(w, "<html>")
		}, fault.Unavailable, "rubbish"},
		{"text that echoes the key", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, `{"got":"`+r.Header.Get("Authorization")+`"}`)
		}, fault.Unavailable, "rubbish"},
		{"rubbish that is called sound", func(w http.ResponseWriter, _ *http.Request) { wav(w, []byte("no sound")) }, fault.Unavailable, "rubbish"},
		{"an MP3 file of rubbish", func(w http.ResponseWriter, _ *http.Request) { wav(w, []byte("ID3\x04rubbish")) }, fault.Unavailable, "rubbish"},
		{"nothing", func(w http.ResponseWriter, _ *http.Request) { wav(w, nil) }, fault.Unavailable, "rubbish"},
		{"a cut answer", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "99999")
			wav(w, tone(16000, 1, time.Second, 32000))
		}, fault.Unavailable, "rubbish"},
		{"silence", func(w http.ResponseWriter, _ *http.Request) {
			b := tone(16000, 1, time.Second, 32000)
			clear(b[44:])
			wav(w, b)
		}, fault.Unavailable, "silent"},
		{"no end", func(w http.ResponseWriter, _ *http.Request) {
			for chunk := make([]byte, 1<<20); ; {
				if _, err := w.Write(chunk); err != nil {
					return
				}
			}
		}, fault.Unavailable, "large"},
		{"no key", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) }, fault.Unavailable, "key"},
		{"no such voice", func(w http.ResponseWriter, _ *http.Request) {
			http.Error(w, `{"error":"Voice nova not found"}`, http.StatusBadRequest)
		}, fault.NotFound, "voice"},
		{"no speech", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNotFound) }, fault.Unavailable, "rubbish"},
		{"an error that echoes the key", func(w http.ResponseWriter, r *http.Request) {
			http.Error(w, r.Header.Get("Authorization"), http.StatusInternalServerError)
		}, fault.Unavailable, "rubbish"},
		{"a redirect", func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://elsewhere.invalid/", http.StatusTemporaryRedirect)
		}, fault.Unavailable, "down"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, c.answer, speech.ServerOptions{Key: key})
			_, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello.", Voice: "nova"})
			checkTrouble(t, c.name, err, c.code, c.trouble)
			said, _ := json.Marshal([]any{fault.Sentence(err), details(err)})
			if strings.Contains(string(said)+err.Error(), key) {
				t.Errorf("the key is in %v", err)
			}
		})
	}
}

func TestAServerThatHangsIsGivenUp(t *testing.T) {
	t.Parallel()
	s := serve(t, func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // or the server does not see that we left
		<-r.Context().Done()
	}, speech.ServerOptions{Patience: 50 * time.Millisecond})
	_, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello.", Voice: "x"})
	checkTrouble(t, "hung", err, fault.Unavailable, "hung")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Synthesize(ctx, speech.Utterance{Text: "Hello.", Voice: "x"}); err == nil || fault.CodeOf(err) != fault.Internal {
		t.Errorf("the end of a context gives %v", err)
	}
}

func TestAServerThatIsNotThereIsSaidToBeDown(t *testing.T) {
	t.Parallel()
	web := httptest.NewServer(http.NotFoundHandler())
	web.Close()
	s, err := speech.NewServer(speech.ServerOptions{URL: web.URL})
	if err != nil {
		t.Fatal(err)
	}
	checkTrouble(t, "available", s.Available(t.Context()), fault.Unavailable, "down")
	_, err = s.Synthesize(t.Context(), speech.Utterance{Text: "Hello."})
	checkTrouble(t, "speak", err, fault.Unavailable, "down")
}

func TestAServerThatRefusesWAVIsAskedForMP3(t *testing.T) {
	t.Parallel()
	second, err := os.ReadFile("testdata/tone.mp3") // a sine of 440 Hz, a second long, 22,050 Hz mono
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		var got struct {
			Format string `json:"response_format"`
		}
		_ = json.NewDecoder(r.Body).Decode(&got)
		asked = append(asked, got.Format)
		if got.Format == "wav" {
			http.Error(w, "unknown format", http.StatusUnprocessableEntity)
			return
		}
		w.Header().Set("Content-Type", "audio/mpeg")
		_, _ = w.Write(second)
	}, speech.ServerOptions{})
	got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x"})
	if diff := cmp.Diff([]string{"wav", "mp3"}, asked); diff != "" {
		t.Errorf("formats (-want +got): %s", diff)
	}
	if err != nil {
		t.Fatal(err)
	}
	checkWAV(t, got)
	if got.Rate != 22050 || got.Duration < time.Second || got.Duration > 1200*time.Millisecond {
		t.Errorf("%d Hz for %v", got.Rate, got.Duration)
	}
}

func TestKokoroTellsWhenEachWordIsHeard(t *testing.T) {
	t.Parallel()
	const text = "Well, she didn't pay $5 then."
	ms := func(from, to int, start, end time.Duration) speech.WordTime {
		return speech.WordTime{Start: start * time.Millisecond, End: end * time.Millisecond, From: from, To: to}
	}
	for _, c := range []struct {
		name, captions string
		exact          bool
		want           []speech.WordTime
	}{
		{
			"words in the server's own parts",
			`[{"word":"Well","start_time":0.1,"end_time":0.2},{"word":",","start_time":0.2,"end_time":0.3},{"word":"she","start_time":0.3,"end_time":0.4},
			{"word":"did","start_time":0.4,"end_time":0.5},{"word":"n't","start_time":0.5,"end_time":0.6},{"word":"pay","start_time":0.6,"end_time":0.7},
			{"word":"five dollars","start_time":0.7,"end_time":0.8},{"word":"then","start_time":0.8,"end_time":9}, {"word":"then","start_time":0.8,"end_time":1.1}]`,
			true,
			[]speech.WordTime{ms(0, 5, 100, 200), ms(6, 9, 300, 400), ms(10, 16, 400, 600), ms(17, 20, 600, 700), ms(24, 29, 800, 1000)},
		},
		{"captions of another text", `[{"word":"other","start_time":0.1,"end_time":0.2}]`, false, nil},
		{"no captions", `null`, false, nil},
	} {
		s := serve(t, func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/dev/captioned_speech" {
				t.Errorf("asked at %s", r.URL.Path)
			}
			audio := base64.StdEncoding.EncodeToString(tone(24000, 1, time.Second, 48000))
			_, _ = io.WriteString(w, `{"audio":"`+audio+`","audio_format":"wav","timestamps":`+c.captions+`}`)
		}, speech.ServerOptions{})
		got, err := s.Synthesize(t.Context(), speech.Utterance{Text: text, Voice: "af_heart"})
		if err != nil {
			t.Fatal(err)
		}
		checkWAV(t, got)
		if got.Exact != c.exact {
			t.Errorf("%s: exact is %t", c.name, got.Exact)
		}
		if diff := cmp.Diff(c.want, got.Words); c.exact && diff != "" {
			t.Errorf("%s: words (-want +got):\n%s", c.name, diff)
		}
	}
}

func TestVoicesAreFoundWhereEachKindOfServerListsThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, list string
		want       []speech.Voice
	}{
		{"/v1/audio/voices", `{"voices":["af_heart","am_adam"]}`, []speech.Voice{{ID: "af_heart", Name: "af_heart", Language: "en-us"}, {ID: "am_adam", Name: "am_adam", Language: "en-us"}}},
		{"/v1/audio/voices", `{"voices":[{"id":"a","name":"Ann","language":"en","gender":"Female"},{"x":1},7]}`, []speech.Voice{{ID: "a", Name: "Ann", Language: "en", Gender: "female"}}},
		{"/v1/voices", `{"object":"list","data":[{"voice_id":"b"}]}`, []speech.Voice{{ID: "b", Name: "b"}}},
		{"/api/voices", `{"status":"success","voices":["female_01.wav"]}`, []speech.Voice{{ID: "female_01.wav", Name: "female_01.wav"}}},
		{"/speakers_list", `["kobo","cheery"]`, []speech.Voice{{ID: "kobo", Name: "kobo"}, {ID: "cheery", Name: "cheery"}}},
		{"/elsewhere", `[]`, nil},
	} {
		s := serve(t, func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == c.path {
				_, _ = io.WriteString(w, c.list)
				return
			}
			http.NotFound(w, r)
		}, speech.ServerOptions{})
		voices, err := s.Voices(t.Context())
		if diff := cmp.Diff(c.want, voices); err != nil || diff != "" {
			t.Errorf("%s (-want +got): %v\n%s", c.path, err, diff)
		}
	}
}

func TestDiscoverBelievesTheAnswerAndNotThePort(t *testing.T) {
	t.Parallel()
	at := func(h http.HandlerFunc) int {
		web := httptest.NewServer(h)
		t.Cleanup(web.Close)
		u, err := url.Parse(web.URL)
		if err != nil {
			t.Fatal(err)
		}
		port, err := strconv.Atoi(u.Port())
		if err != nil {
			t.Fatal(err)
		}
		return port
	}
	speaks := at(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"voices":["a","b"]}`) })
	other := at(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `<html>`) })
	found := speech.Discover(t.Context(), []speech.Port{{Number: other, Server: "Kokoro"}, {Number: speaks, Server: "AllTalk"}}, nil)
	want := []speech.FoundServer{{URL: "http://127.0.0.1:" + strconv.Itoa(speaks), Server: "AllTalk", Voices: 2}}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("found (-want +got):\n%s", diff)
	}
}

func TestWhatIsNoAddressIsRefused(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{"", " ", "ftp://x", "http://", "http://me:pw@host", "file:///etc/passwd"} {
		if _, err := speech.NewServer(speech.ServerOptions{URL: raw}); fault.CodeOf(err) != fault.Invalid || details(err)["field"] != "url" {
			t.Errorf("%q: %v", raw, err)
		}
	}
}

func TestEachFormatThatAServerSendsIsRead(t *testing.T) {
	t.Parallel()
	read := func(name string) []byte {
		b, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	pcm := tone(24000, 1, time.Second, 48000)[44:]
	for _, c := range []struct {
		name, only, kind string
		body             []byte
		rate             int
		asked            []string
	}{
		{"FLAC", "flac", "audio/flac", read("tone.flac"), 22050, []string{"wav", "mp3", "opus", "flac"}},
		{"Opus", "opus", "audio/ogg", read("tone.opus"), 24000, []string{"wav", "mp3", "opus"}},
		{"samples without a header", "pcm", "audio/pcm", pcm, 24000, []string{"wav", "mp3", "opus", "flac", "pcm"}},
		{"samples in a rate of their own", "pcm", "audio/L16; rate=24000; channels=1", pcm, 24000, []string{"wav", "mp3", "opus", "flac", "pcm"}},
		{"Opus, whatever it was asked for", "wav", "application/octet-stream", read("tone.opus"), 24000, []string{"wav"}},
	} {
		var asked []string
		s := serve(t, func(w http.ResponseWriter, r *http.Request) {
			var got struct {
				Format string `json:"response_format"`
			}
			_ = json.NewDecoder(r.Body).Decode(&got)
			if asked = append(asked, got.Format); got.Format != c.only {
				http.Error(w, "unknown format", http.StatusBadRequest)
				return
			}
			w.Header().Set("Content-Type", c.kind)
			_, _ = w.Write(c.body)
		}, speech.ServerOptions{Learned: &speech.Learned{}})
		for range 2 {
			got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x"})
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			checkWAV(t, got)
			if got.Rate != c.rate || got.Duration < 990*time.Millisecond || got.Duration > 1010*time.Millisecond {
				t.Errorf("%s: %d Hz for %v", c.name, got.Rate, got.Duration)
			}
		}
		if diff := cmp.Diff(append(c.asked, c.only), asked); diff != "" {
			t.Errorf("%s: formats, the second time the known one (-want +got):\n%s", c.name, diff)
		}
	}
}

func TestAServerIsAskedOnceWhatItCan(t *testing.T) {
	t.Parallel()
	var asked []string
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.URL.Path)
		switch r.URL.Path {
		case "/v1/audio/voices":
			_, _ = io.WriteString(w, `["af_heart"]`)
		case "/v1/audio/speech":
			_, _ = w.Write(tone(24000, 1, time.Second, 48000))
		default:
			http.NotFound(w, r)
		}
	}, speech.ServerOptions{Learned: &speech.Learned{}})
	for range 3 {
		if _, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello"}); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"/v1/audio/voices", "/dev/captioned_speech", "/v1/audio/speech", "/v1/audio/speech", "/v1/audio/speech"}
	if diff := cmp.Diff(want, asked); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
}

func TestPipersOwnServerSpeaks(t *testing.T) {
	t.Parallel()
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/voices":
			_, _ = io.WriteString(w, `{"en_US-joe-medium":{"language":{"code":"en_US"},"audio":{"quality":"medium"}}}`)
		case "/synthesize":
			var got map[string]any
			_ = json.NewDecoder(r.Body).Decode(&got)
			want := map[string]any{"text": "Hello", "voice": "en_US-joe-medium", "length_scale": 0.5}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("request (-want +got):\n%s", diff)
			}
			_, _ = w.Write(tone(22050, 1, time.Second, 44100))
		default:
			http.NotFound(w, r)
		}
	}, speech.ServerOptions{Learned: &speech.Learned{}})
	voices, err := s.Voices(t.Context())
	want := []speech.Voice{{ID: "en_US-joe-medium", Name: "en_US-joe-medium", Language: "en-us", Quality: "medium"}}
	if diff := cmp.Diff(want, voices); err != nil || diff != "" {
		t.Errorf("voices (-want +got): %v\n%s", err, diff)
	}
	if _, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Rate: 2}); err != nil {
		t.Error(err)
	}
}

func TestASpeedThatAServerLacksIsReplacedByItsNearest(t *testing.T) {
	t.Parallel()
	var asked []float64
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		var got struct{ Speed float64 }
		_ = json.NewDecoder(r.Body).Decode(&got)
		if asked = append(asked, got.Speed); got.Speed > 2 {
			panic(http.ErrAbortHandler) // it falls over
		}
		_, _ = w.Write(tone(24000, 1, time.Second, 48000))
	}, speech.ServerOptions{Learned: &speech.Learned{}})
	for range 2 {
		if _, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x", Rate: 4}); err != nil {
			t.Fatal(err)
		}
	}
	if last := asked[len(asked)-2:]; !cmp.Equal([]float64{2, 2}, last) {
		t.Errorf("speeds %v", asked)
	}
}

func TestWhatAServerLacksIsNamed(t *testing.T) {
	t.Parallel()
	nameless := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet {
			http.NotFound(w, r)
			return
		}
		http.Error(w, `voice "alloy" not found`, http.StatusNotFound)
	}, speech.ServerOptions{Name: "Mine"})
	_, err := nameless.Synthesize(t.Context(), speech.Utterance{Text: "Hello"})
	if checkTrouble(t, "no voice was chosen", err, fault.NotFound, "voice"); !strings.Contains(fault.Sentence(err), "lists none") {
		t.Error(err)
	}
	_, err = nameless.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "alloy"})
	if checkTrouble(t, "a voice was chosen", err, fault.NotFound, "voice"); !strings.Contains(fault.Sentence(err), "“alloy”") {
		t.Error(err)
	}
	falls := serve(t, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, speech.ServerOptions{Name: "Mine"})
	_, err = falls.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x"})
	if checkTrouble(t, "it falls over", err, fault.Unavailable, "down"); !strings.Contains(fault.Sentence(err), "closed the connection") {
		t.Error(err)
	}
}
