package embedding_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"terzetto/backend/testing/backendtest"
)

func TestMessagesAreRecalledByMeaningAndElseByWords(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	s := startSpeller(t)
	c := backendtest.Conversation(t, b)
	say(t, b, model, c, "The coffee-house on the pier shut its doors in 1931.")
	for i := range 24 {
		say(t, b, model, c, fmt.Sprintf("Nothing much happened on day %d.", i))
	}
	const asked = "Tell me about that café."
	if sent, skipped := say(t, b, model, c, asked); strings.Contains(sent, "1931") || skipped != "" {
		t.Fatalf("without a chosen model: %q %s", skipped, sent)
	}
	prepared := func(act func()) {
		t.Helper()
		changes := b.Hub.All(t.Context())
		act()
		for batch := range changes {
			for _, p := range batch {
				if p.Change != nil && p.What == "embeddings" {
					return
				}
			}
		}
	}
	prepared(func() { choose(t, b, s, "spell") })
	sent, skipped := say(t, b, model, c, asked)
	if _, from, _ := strings.Cut(sent, "<remembered>"); !strings.Contains(from, "shut its doors in 1931") || skipped != "" {
		t.Errorf("by meaning: %q %s", skipped, sent)
	}
	byWords := func(name, why string) {
		t.Helper()
		if sent, skipped := say(t, b, model, c, "And that café?"); strings.Contains(sent, "1931") || !strings.Contains(skipped, "Earlier messages were searched by words alone.") || !strings.Contains(skipped, why) {
			t.Errorf("%s: %q %s", name, skipped, sent)
		}
	}
	s.change(func() { s.dimensions = 12 })
	byWords("a server with another model", "changed its kind of embeddings")
	prepared(b.Embedding.Wake)
	if sent, skipped := say(t, b, model, c, asked); !strings.Contains(sent, "1931") || skipped != "" {
		t.Errorf("after the vectors were made again: %q %s", skipped, sent)
	}
	hold := make(chan struct{})
	s.change(func() { s.hold = hold })
	byWords("a slow server", "took too long")
	close(hold)
	s.change(func() { s.status, s.hold = http.StatusInternalServerError, nil })
	byWords("a server that was slow just now", "took too long")
	if len(s.was()) > 0 {
		t.Errorf("it was asked again: %q", s.was())
	}
}
