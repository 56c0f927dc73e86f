package speech_test

import (
	"encoding/json"
	"io"
	"net/http"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

func TestAServerOfXTTSIsSpokenToInItsOwnManner(t *testing.T) {
	t.Parallel()
	var asked []string
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.Method+" "+r.URL.Path)
		switch r.URL.Path {
		case "/speakers_list":
			_, _ = io.WriteString(w, `["calm_female","male"]`)
		case "/languages":
			_, _ = io.WriteString(w, `{"languages":{"German":"de","English":"en"}}`)
		case "/tts_to_audio/":
			var got map[string]any
			_ = json.NewDecoder(r.Body).Decode(&got)
			if diff := cmp.Diff(map[string]any{"text": "Hallo.", "speaker_wav": "calm_female", "language": "de"}, got); diff != "" {
				t.Errorf("asked with (-want +got):\n%s", diff)
			}
			_, _ = w.Write(tone(24000, 1, time.Second, 48000))
		default:
			http.NotFound(w, r)
		}
	}, speech.ServerOptions{})
	models, err := s.Models(t.Context())
	if diff := cmp.Diff([]string{"de", "en"}, models); err != nil || diff != "" {
		t.Errorf("languages (-want +got): %v\n%s", err, diff)
	}
	asked = nil
	got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hallo.", Voice: "calm_female", Model: "de"})
	if err != nil {
		t.Fatal(err)
	}
	checkWAV(t, got)
	if diff := cmp.Diff([]string{"POST /v1/audio/speech", "POST /tts_to_audio/"}, asked); diff != "" {
		t.Errorf("asked (-want +got):\n%s", diff)
	}
}

func TestAServerWithoutASpeechRouteIsNamedAsSuch(t *testing.T) {
	t.Parallel()
	s := serve(t, http.NotFound, speech.ServerOptions{})
	_, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello.", Voice: "x"})
	checkTrouble(t, "no door", err, fault.Unavailable, "rubbish")
	if models, err := s.Models(t.Context()); err != nil || len(models) != 0 {
		t.Errorf("models %v, %v", models, err)
	}
}
