package turn_test

import (
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

func TestATitleIsMadeOfTheBeginningOfALongConversation(t *testing.T) {
	server := llmtest.New(t, llmtest.Prose(llmtest.Says("The way to the pier")))
	s := tight(t, 2048)
	store := s.store(t, server.URL(), "")
	store.snapshot.History = []chat.Message{
		{ID: 1, Role: chat.User, Content: "The first words. " + strings.Repeat("I walk on. ", 400)}, {ID: 2, Role: chat.Assistant, Content: strings.Repeat("She nods. ", 400)},
	}
	got, err := pipelineOn(t, store).Title(t.Context(), store.snapshot, store.snapshot.History[0].Content, store.snapshot.History[1].Content)
	if err != nil || got != "The way to the pier" {
		t.Errorf("%q, %v", got, err)
	}
	if r := server.Requests()[0]; len(r.Raw)/4 > 2048 || !strings.Contains(r.Last(), "The first words.") || !strings.Contains(r.Last(), "She nods.") {
		t.Errorf("the request has %d bytes and ends with %s", len(r.Raw), r.Last())
	}
}

func TestATitleThatIsAPieceOfTheReplyIsNone(t *testing.T) {
	const reply = `The rain taps. "You came back," she says, and pours the tea at the Lighthouse of Pell.`
	for _, c := range []struct{ answer, reply, want string }{
		{`The rain taps. "You came back," she says, and pours`, reply, ""},
		{"The rain taps", reply, ""},
		{"You came back, she says", reply, ""},
		{"Lighthouse of Pell", reply, "Lighthouse of Pell"},
		{"Tea at the old lighthouse", reply, "Tea at the old lighthouse"},
		{"The tea at the Lighthouse of Pell", "# The tea at the Lighthouse of Pell\n\n" + reply, "The tea at the Lighthouse of Pell"},
	} {
		server := llmtest.New(t, llmtest.Prose(llmtest.Says(c.answer)))
		s := transcript{}
		s.Request.Kind = turn.Send
		store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
		got, err := pipelineOn(t, store).Title(t.Context(), store.snapshot, "Hello", c.reply)
		if err != nil || got != c.want {
			t.Errorf("%q: %q, %v", c.answer, got, err)
		}
	}
}
