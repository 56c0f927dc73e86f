package turns_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
)

func titles(a asked) bool { return strings.Contains(a.body.Last(), "Write a title for") }

// titleIn is the request for a title among those that were made; nil: there is none.
func titleIn(all []asked) *asked {
	i := slices.IndexFunc(all, titles)
	if i < 0 {
		return nil
	}
	return &all[i]
}

// entitled waits until a conversation has a title, which it is given after the last event of a turn.
func entitled(t *testing.T, b *backend.Backend, conversation, title string) {
	t.Helper()
	backendtest.Until(t, func() bool {
		c, err := b.Library.Conversations.Get(t.Context(), conversation)
		return err == nil && c.Title == title
	})
	quiet(t, b)
}

func TestATitlesRequestSharesThePrefixOfTheNextTurn(t *testing.T) {
	s := startOutgrown(t, "A walk along the quay", nil)
	b := backendtest.Open(t, t.TempDir())
	sitDown(t, b, s)
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, c.ID, say(0))
	entitled(t, b, c.ID, "A walk along the quay")
	first := s.take()
	backendtest.Turn(t, b, c.ID, say(1))
	quiet(t, b)
	second := s.take()
	title := titleIn(first)
	if title == nil || titleIn(second) != nil {
		t.Fatalf("asked for a title after the first turn: %t, and again: %t", title != nil, titleIn(second) != nil)
	}
	if n := len(title.messages()) - 1; n < 2 || beginning(*title, second[0]) != n {
		t.Errorf("the next turn begins with %d of its %d messages", beginning(*title, second[0]), n)
	}
	if tools := string(title.body.Body.Tools); tools == "" || tools != string(first[0].body.Body.Tools) || string(title.body.Body.ToolChoice) != `"none"` {
		t.Errorf("it carries the tools %s with the choice %s", tools, title.body.Body.ToolChoice)
	}
}

func TestANewMessageEndsTheTitleThatIsBeingWritten(t *testing.T) {
	s := startOutgrown(t, "A walk along the quay", nil)
	s.held, s.holding = make(chan struct{}), make(chan struct{})
	b := backendtest.Open(t, t.TempDir())
	sitDown(t, b, s)
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Turn(t, b, c.ID, say(0))
	<-s.holding
	backendtest.Turn(t, b, c.ID, say(1)) // its reply comes although the title would never end
	entitled(t, b, c.ID, "A walk along the quay")
}
