package speech_test

import (
	"strings"
	"testing"

	"terzetto/backend/speech"
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
