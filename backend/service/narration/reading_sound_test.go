package narration_test

import (
	"encoding/json"
	"math"
	"os/exec"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/audio"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A recorder is a device that plays at the speed of time and keeps what it is given.
type recorder struct {
	clockwork

	mu     sync.Mutex
	frames []float64
	first  time.Time // when the first sound was pulled
	forget bool      // what sounded
	deaf   bool      // until it is silent
}

// again waits until it is silent, and listens for another first sound.
func (r *recorder) again(t testing.TB) {
	r.mu.Lock()
	r.first, r.deaf = time.Time{}, true
	r.mu.Unlock()
	r.wait(t, func() bool { return !r.deaf })
}

// sounded is when the first sound was pulled; it waits for it.
func (r *recorder) sounded(t testing.TB) (at time.Time) {
	t.Helper()
	r.wait(t, func() bool { at = r.first; return !at.IsZero() })
	return at
}

func (r *recorder) wait(t testing.TB, is func() bool) {
	t.Helper()
	late := time.After(20 * time.Second)
	for {
		r.mu.Lock()
		done := is()
		r.mu.Unlock()
		if done {
			return
		}
		select {
		case <-time.After(time.Millisecond):
		case <-late:
			t.Fatal("the device does not do what is waited for")
		}
	}
}

func (r *recorder) Open(pull func([][2]float64), lost func(error)) error {
	return r.clockwork.Open(func(frames [][2]float64) {
		pull(frames)
		r.mu.Lock()
		defer r.mu.Unlock()
		r.deaf = r.deaf && slices.ContainsFunc(frames, func(f [2]float64) bool { return f[0] != 0 })
		for _, f := range frames {
			if r.first.IsZero() && !r.deaf && math.Abs(f[0]) > 0.01 {
				r.first = time.Now()
			}
			if !r.forget {
				r.frames = append(r.frames, f[0])
			}
		}
	}, lost)
}

// loud is from when to when something sounds, in seconds of what was recorded.
func (r *recorder) loud() (from, to float64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	from = -1
	for i, x := range r.frames {
		if math.Abs(x) > 0.01 {
			if to = float64(i) / audio.Rate; from < 0 {
				from = to
			}
		}
	}
	return from, to
}

// keptScore is the score of the only sound of the newest reply.
func keptScore(t *testing.T, b *backend.Backend, conversation string) (score tts.Score) {
	t.Helper()
	recorded(t, b, conversation)
	rows, err := b.Library.Messages.List(t.Context(), conversation, chat.Page{})
	if err != nil || len(rows[len(rows)-1].Artifacts) != 1 {
		t.Fatalf("the newest reply has not one sound: %v", err)
	}
	if err := json.Unmarshal(rows[len(rows)-1].Artifacts[0].ConsumptionMetadata, &score); err != nil {
		t.Fatal(err)
	}
	return score
}

func TestAStreamedReplyIsHeardWhileItIsStillBeingWritten(t *testing.T) {
	if _, err := exec.LookPath("espeak-ng"); err != nil {
		if runtime.GOOS == "linux" {
			t.Fatal("espeak-ng is not installed: run build/setup.sh test")
		}
		t.Skip("espeak-ng is not installed")
	}
	r := &recorder{}
	b, err := backend.Open(t.Context(), backend.Config{Dir: t.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Sound: r})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = b.Close() }()
	config := map[string]any{
		"auto_play": true, "voice": map[string]any{"engine": "espeak", "voice": "en-us+Alicia"}, "narrator": map[string]any{"engine": "espeak", "voice": "en-gb"},
	}
	if _, err := b.Library.Plugins.SetConfig(t.Context(), tts.ID, config); err != nil {
		t.Fatal(err)
	}
	sounds, leave := b.Narration.ListenToSound()
	defer leave()
	c := backendtest.Conversation(t, b)
	rest := make(chan struct{})
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("The rain had stopped. \"Come "), llmtest.Waits(rest), llmtest.Says("in!\" He sat down.")))
	s := backendtest.Send(t, b, c, "Hello.")
	began := false
	for batch := range sounds(t.Context()) {
		ended := false
		for _, e := range batch {
			if e.Type == event.PlaybackPlay && !began {
				began = true
				close(rest) // the reply is still being written when it is heard
			}
			ended = ended || e.Type == event.PlaybackClose
		}
		if ended {
			break
		}
	}
	backendtest.Hear(t, s, event.Done)
	// What is heard is what is kept, with its pauses.
	score := keptScore(t, b, c)
	whole := score.Duration
	for _, block := range score.Blocks {
		whole += block.Pause
	}
	from, to := r.loud()
	if len(score.Blocks) != 3 || score.Blocks[1].Pause == 0 {
		t.Errorf("%+v", score.Blocks)
	}
	// The voice breathes a little before its first and after its last sound.
	if heard := to - from; heard > whole || heard < whole-0.5 {
		t.Errorf("%.2f s were heard of %.2f", heard, whole)
	}
}
