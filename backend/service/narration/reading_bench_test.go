package narration_test

import (
	"fmt"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// BenchmarkReadingAloud speaks 500 sentences in 50 streamed replies with espeak-ng, keeps
// them, and says how much memory has grown from the first reply to the last, and how long
// the first sound of a reply took from its first word on. (Yardsticks: 1.3, beyond which it
// fails, and 300 ms plus the device.)
//
// Each conversation is deleted when its reply was heard: what a model was sent for the last
// turns of each is kept in memory (exchanges, at most 24 MB), 8 KB for each of these, which
// alone made the ratio 1.5. Of what is left, half is the scripted model's own memory.
func BenchmarkReadingAloud(b *testing.B) {
	if _, err := exec.LookPath("espeak-ng"); err != nil {
		b.Skip("espeak-ng is not installed")
	}
	const replies, sentences = 50, 10
	for b.Loop() {
		device := &recorder{forget: true}
		p, err := backend.Open(b.Context(), backend.Config{Dir: b.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Sound: device})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := p.Library.Plugins.SetConfig(b.Context(), tts.ID, aloud); err != nil {
			b.Fatal(err)
		}
		model := scriptedModel(b, p)
		var early, late runtime.MemStats
		var slowest, all time.Duration
		for i := range replies {
			var reply strings.Builder
			for n := range sentences {
				fmt.Fprintf(&reply, "The rain had stopped %d hours and %d minutes ago. ", i, n)
			}
			// A conversation of its own each, because a longer one is kept longer.
			c, err := p.Library.Conversations.Create(b.Context(), chat.NewConversation{Title: "T"})
			if err != nil {
				b.Fatal(err)
			}
			model.Then(llmtest.Prose(llmtest.Says(reply.String())))
			began := time.Now()
			s, err := p.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "And?"})
			if err != nil {
				b.Fatal(err)
			}
			for batch := range s.From(b.Context(), 0) {
				for _, e := range batch.Events {
					if e.Name == "tts_failed" || e.Name == event.Error {
						b.Fatalf("%+v", e)
					}
				}
			}
			took := device.sounded(b).Sub(began)
			slowest, all = max(slowest, took), all+took
			p.Narration.StopSound()
			device.again(b)
			// What went over the wire is kept for the last turns of each conversation.
			if err := p.Library.Conversations.Delete(b.Context(), c.ID, true); err != nil {
				b.Fatal(err)
			}
			if i == 0 {
				settled(&early)
			}
		}
		settled(&late)
		growth := float64(late.HeapAlloc) / float64(early.HeapAlloc)
		if growth > 1.3 {
			b.Errorf("the heap grew to %.2f times what it was, %d bytes", growth, late.HeapAlloc)
		}
		b.ReportMetric(growth, "heap-ratio")
		b.ReportMetric(float64(late.HeapAlloc)/1e6, "heap-MB")
		b.ReportMetric(float64(late.Sys)/float64(early.Sys), "sys-ratio")
		b.ReportMetric(float64(all.Milliseconds())/replies, "ms-to-first-sound")
		b.ReportMetric(float64(slowest.Milliseconds()), "ms-at-most")
		if err := p.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

// scriptedModel is what a backend uses from then on, the Writer alone.
func scriptedModel(b *testing.B, p *backend.Backend) *llmtest.Server {
	b.Helper()
	model := llmtest.New(b)
	e, err := p.Library.Endpoints.Create(b.Context(), library.EndpointInput{Name: new("scripted"), URL: new(model.URL())})
	if err == nil {
		_, err = p.Library.Settings.Use(b.Context(), e.ID, "m")
	}
	if err == nil {
		_, err = p.Library.Settings.Update(b.Context(), []byte(`{"enable_agent":false}`))
	}
	if err != nil {
		b.Fatal(err)
	}
	return model
}

// settled reads the memory once what was read ahead has been given up.
func settled(into *runtime.MemStats) {
	<-time.After(200 * time.Millisecond)
	runtime.GC()
	runtime.ReadMemStats(into)
}
