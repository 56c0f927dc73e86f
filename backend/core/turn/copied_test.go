package turn_test

import (
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

func TestASummaryWrittenAnewIsNoCopyOfAMessage(t *testing.T) {
	const message = "The user is going to tell you what to do next, so be patient and do not rush the scene at all."
	for summary, refused := range map[string]bool{message: true, "Mira sold her boat, and Tom sails to the island alone at night.": false} {
		server := llmtest.New(t, llmtest.Prose(llmtest.Says(summary)))
		s := transcript{}
		s.Request.Kind = turn.Send
		s.Setup.History = []chat.Message{{ID: 1, Role: chat.User, Content: "I sell my boat. " + strings.Repeat("I walk on. ", 20)}, {ID: 2, Role: chat.Assistant, Content: message}}
		store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
		_, err := pipelineOn(t, store).Rewrite(t.Context(), store.snapshot, chat.Fold{FirstID: 1, LastID: 2}, nil)
		if (err != nil) != refused || refused && !strings.Contains(err.Error(), "copied one message") {
			t.Errorf("%q: %v", summary, err)
		}
	}
}
