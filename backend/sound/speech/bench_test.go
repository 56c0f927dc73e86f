package speech_test

import (
	"runtime"
	"strings"
	"testing"

	"terzetto/backend/sound/speech"
)

// The texts at which a careless reader grows with the square of the length.
func BenchmarkHostileText(b *testing.B) {
	for name, unit := range map[string]string{
		"prose": "She said \"yes\" and *left*. ", "brackets": "[", "tags": "<", "thoughts": "`<think>", "ends": "`</think>",
		"stars": " *a", "quotes": "\"", "backticks": "`", "parens": "(", "bangs": "![", "bars": "|", "links": "[a](", "lines": "\n",
	} {
		text := strings.Repeat(unit, 100_000/len(unit))
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				speech.Clean(text)
				speech.Beats(text, speech.Reading{What: speech.Dialogue})
				var s speech.Splitter
				s.Write(text)
				s.Close()
			}
		})
	}
}

// BenchmarkUtterance is one sentence of four seconds with espeak-ng, its word times measured.
func BenchmarkUtterance(b *testing.B) {
	needEspeak(b)
	for b.Loop() {
		utter(b)
	}
}

// BenchmarkMemoryOver500Utterances says how much the heap has grown from the tenth utterance to the last.
func BenchmarkMemoryOver500Utterances(b *testing.B) {
	needEspeak(b)
	for b.Loop() {
		var early, late runtime.MemStats
		for i := range 500 {
			utter(b)
			if i == 9 {
				runtime.GC()
				runtime.ReadMemStats(&early)
			}
		}
		runtime.GC()
		runtime.ReadMemStats(&late)
		b.ReportMetric(float64(late.HeapAlloc)/float64(early.HeapAlloc), "heap-ratio")
		b.ReportMetric(float64(late.Sys)/float64(early.Sys), "sys-ratio")
	}
}

func utter(b *testing.B) {
	b.Helper()
	s, err := speech.Espeak{}.Synthesize(b.Context(), speech.Utterance{Voice: "en-us", Text: "The rain had stopped an hour ago, but the gutters still ran, and somewhere a cat complained."})
	if err != nil || !s.Exact {
		b.Fatal(err, s.Exact)
	}
}
