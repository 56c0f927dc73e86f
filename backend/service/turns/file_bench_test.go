package turns_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// pages is a book of so many pages of three thousand characters, of which each has words of its own.
func pages(n int) string {
	var b strings.Builder
	for p := range n {
		for line := range 40 {
			fmt.Fprintf(&b, "On day %d of the voyage the mate noted %s, and the wind was calm again.\n", p*40+line, chatter(p*40+line, 4))
		}
	}
	return b.String()
}

// BenchmarkSearchInAConversation searches a file of 300 pages for a message.
func BenchmarkSearchInAConversation(b *testing.B) {
	t := backendtest.Open(b, b.TempDir())
	f, _, err := t.Library.Files.Attach(b.Context(), "voyage.txt", []byte(pages(300)))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		places, err := t.Teams.SearchFile(b.Context(), f.ID, "What did the mate note of the lamp and the kettle on day 7341 of the voyage?")
		if err != nil || len(places.Items) == 0 {
			b.Fatal(places, err)
		}
	}
}

// BenchmarkFirstToken plays turns in a conversation with a file of 300 pages that is not quoted,
// and in one without, and reports the median time until the first token, in milliseconds.
func BenchmarkFirstToken(b *testing.B) {
	for _, attached := range []bool{false, true} {
		b.Run(fmt.Sprintf("file: %t", attached), func(b *testing.B) {
			t := backendtest.Open(b, b.TempDir())
			c := backendtest.Conversation(b, t)
			model := backendtest.UseScriptedModel(b, t, llmtest.Prose(llmtest.Says("Yes.")))
			var files []chat.File
			if attached {
				f, _, err := t.Library.Files.Attach(b.Context(), "voyage.txt", []byte(pages(300)))
				if err != nil {
					b.Fatal(err)
				}
				files = append(files, chat.File{ID: f.ID})
			}
			sendFiles(b, t, c, "Look at this.", files...)
			var took []float64
			for b.Loop() {
				model.Then(llmtest.Prose(llmtest.Says("Elephants.")))
				began := time.Now()
				s, err := t.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: c, Text: "Tell me something funny about elephants and giraffes, would you please?"})
				if err != nil {
					b.Fatal(err)
				}
				backendtest.Hear(b, s, event.Token)
				took = append(took, float64(time.Since(began).Microseconds())/1000)
				backendtest.Hear(b, s, event.Done)
			}
			slices.Sort(took)
			b.ReportMetric(took[len(took)/2], "ms/first-token")
		})
	}
}
