package store_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/chat"
)

func TestGreetingsAreResolvedWhenTheyBecomeMessages(t *testing.T) {
	s := newConversationStore(t)
	cast := s.members(chat.Character{
		Name: "Ines", Description: "a smuggler of {{user}}",
		FirstMes:           "<BOT> is {{description}}, {{random::b::b}}, rolled {{roll:1d1}} {{// secret note}}\n\n{{trim}}\non {{isodate}} for {{user}}.",
		AlternateGreetings: []string{"{{pick:c,c}} {{if personality}}wry{{else}}plain{{/if}}", "{{// nothing}}", "{{setvar::x::1}}{{getvar::x}} {{weather::x}}"},
	})
	c, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{CharacterCardID: cast[0].CharacterCardID})
	s.must(err)
	shown := func() chat.Message {
		rows, err := s.Messages.Messages(t.Context(), c.ID, chat.Page{})
		s.must(err)
		return rows[0]
	}
	first := shown()
	said := []string{}
	for n := range first.BranchCount {
		id, err := s.Messages.Sibling(t.Context(), c.ID, first.ID, n+1)
		s.must(err)
		s.must(s.Chats.SwitchBranch(t.Context(), c.ID, id))
		said = append(said, shown().Content)
	}
	day := c.CreatedAt.Local().Format("2006-01-02")
	want := []string{"{{char}} is a smuggler of User, b, rolled 1 on " + day + " for {{user}}.", "c plain", "1 {{weather::x}}"}
	if !slices.Equal(said, want) {
		t.Errorf("the greetings are %q, not %q", said, want)
	}
}

func TestGreetingsOfOneConversationDrawEachForItself(t *testing.T) {
	s := newConversationStore(t)
	line := strings.Repeat("{{roll:1d1000}} ", 3)
	c, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{FirstMes: line, AlternateGreetings: []string{line}})
	s.must(err)
	d, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{FirstMes: line})
	s.must(err)
	if c.Preview == d.Preview || strings.Contains(c.Preview, "{{") {
		t.Errorf("%q and %q", c.Preview, d.Preview)
	}
}

func TestANicknameIsKeptAmongTheRestOfACard(t *testing.T) {
	s := newConversationStore(t)
	s.members(chat.Character{Name: "Alexandra", Nickname: " Alex "}, chat.Character{Name: "Bo"})
	named := func(patch string) string {
		t.Helper()
		c, err := s.Library.UpdateCharacter(t.Context(), "card-0", json.RawMessage(patch))
		s.must(err)
		card, err := s.Library.Card(t.Context(), "card-0")
		s.must(err)
		return fmt.Sprint(c.Nickname, strings.Contains(string(card.JSON()), `"nickname": "`+c.Nickname+`"`))
	}
	for patch, want := range map[string]string{`{}`: "Alextrue"} {
		if got := named(patch); got != want {
			t.Errorf("%s: %s instead of %s", patch, got, want)
		}
	}
	if got := named(`{"nickname": "Sasha"}`); got != "Sashatrue" {
		t.Error(got)
	}
	if got := named(`{"nickname": ""}`); got != "false" {
		t.Error(got)
	}
}

func TestTheNoteOfACardIsKeptAmongItsRest(t *testing.T) {
	s := newConversationStore(t)
	s.members(chat.Character{Name: "Mara", Note: chat.CardNote{Text: "Wet.", Depth: 4}}, chat.Character{Name: "Bo"})
	for _, c := range []struct {
		patch, exported string
		want            chat.CardNote
	}{
		{`{}`, `"prompt": "Wet."`, chat.CardNote{Text: "Wet.", Depth: 4}},
		{`{"note": {"role": "user"}}`, `"role": "user"`, chat.CardNote{Text: "Wet.", Depth: 4, Role: "user"}},
		{`{"note": {"text": "Dry.", "depth": 0, "role": "system"}}`, `"prompt": "Dry."`, chat.CardNote{Text: "Dry."}},
		{`{"note": {"text": ""}}`, `"prompt": ""`, chat.CardNote{}},
	} {
		got, err := s.Library.UpdateCharacter(t.Context(), "card-0", json.RawMessage(c.patch))
		s.must(err)
		card, err := s.Library.Card(t.Context(), "card-0")
		s.must(err)
		if got.Note != c.want || !strings.Contains(string(card.JSON()), c.exported) {
			t.Errorf("%s: %+v\n%s", c.patch, got.Note, card.JSON())
		}
	}
	if _, err := s.Library.UpdateCharacter(t.Context(), "card-0", json.RawMessage(`{"note": {"depth": -1}}`)); err == nil {
		t.Error("a depth below 0 is kept")
	}
}
