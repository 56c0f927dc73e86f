package store_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// members makes cards and gives a cast of them.
func (s *conversationStore) members(cards ...chat.Character) (cast chat.Cast) {
	s.t.Helper()
	for i, c := range cards {
		c.ID = fmt.Sprintf("card-%d", i)
		if _, err := s.Library.CreateCharacter(s.t.Context(), c); err != nil {
			s.t.Fatal(err)
		}
		cast = append(cast, chat.Member{CharacterCardID: c.ID})
	}
	return cast
}

func TestEachMemberOfACastGreetsInItsTurn(t *testing.T) {
	s := newConversationStore(t)
	cast := s.members(
		chat.Character{Name: "Ada", FirstMes: "I am Ada.", AlternateGreetings: []string{"Ada again."}},
		chat.Character{Name: "Bo"}, // has no greeting
		chat.Character{Name: "Ada", FirstMes: "I am {{char}} too.", AlternateGreetings: []string{"Or not."}},
	)
	c, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{Cast: cast, SpeakersPerTurn: 2})
	s.must(err)
	if got := fmt.Sprint(c.Title, c.Cast.Labels(), c.SpeakersPerTurn, c.CharacterCardID); got != "Ada, Bo and Ada (2)[Ada Bo Ada (2)] 2card-0" {
		t.Errorf("the conversation is %s", got)
	}
	rows, err := s.Messages.Messages(t.Context(), c.ID, chat.Page{})
	s.must(err)
	var said []string
	for _, m := range rows {
		said = append(said, fmt.Sprintf("%d %s %s: %s /%d", m.TurnIndex, m.CharacterCardID, m.Author, m.Content, m.BranchCount))
	}
	want := []string{"0 card-0 Ada: I am Ada. /1", "1 card-2 Ada (2): I am {{char}} too. /2"}
	if !slices.Equal(said, want) {
		t.Errorf("the greetings are %q, not %q", said, want)
	}
	if c.Preview != "I am Ada (2) too." {
		t.Errorf("the list says %q", c.Preview)
	}
}

func TestACastIsChangedAsAWhole(t *testing.T) {
	s := newConversationStore(t)
	s.members(chat.Character{Name: "Ada"}, chat.Character{Name: "Bo"}, chat.Character{Name: "Cy"})
	c, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{CharacterCardID: "card-0"})
	s.must(err)
	put := func(patch string) (string, error) {
		c, err := s.Chats.UpdateConversation(t.Context(), c.ID, json.RawMessage(patch))
		var all []string
		for _, m := range c.Cast {
			all = append(all, fmt.Sprint(m.Label, map[bool]string{true: " muted"}[m.Muted]))
		}
		return c.CharacterName + ": " + strings.Join(all, ", "), err
	}
	for _, step := range []struct{ rule, patch, want string }{
		{"a cast of the one that is there is no cast", `{"cast":[{"character_card_id":"card-0"}]}`, "Ada: "},
		{"members come in their order", `{"cast":[{"character_card_id":"card-1","muted":true},{"character_card_id":"card-0"}],"speakers_per_turn":3}`, "Ada: Bo muted, Ada"},
		{"what is not named stays", `{"title":"T"}`, "Ada: Bo muted, Ada"},
		{"another takes the place of the first who leaves", `{"cast":[{"character_card_id":"card-2"},{"character_card_id":"card-1"}]}`, "Cy: Cy, Bo"},
		{"without a message of several it is one character again", `{"cast":[]}`, "Cy: "},
		{"a single other one takes the place", `{"cast":[{"character_card_id":"card-1"}]}`, "Bo: "},
		{"a card that is gone may stay", `{"cast":[{"character_card_id":"card-1"},{"character_card_id":"card-2"}]}`, "Bo: Bo, Cy"},
	} {
		got, err := put(step.patch)
		if err != nil || got != step.want {
			t.Errorf("%s: %q, %v", step.rule, got, err)
		}
	}
	_, err = s.Library.UpdateCharacter(t.Context(), "card-2", json.RawMessage(`{"name":"Cyd"}`))
	s.must(err)
	s.must(s.Library.DeleteCharacter(t.Context(), "card-1"))
	if got, err := put(`{"cast":[{"character_card_id":"card-2"},{"character_card_id":"card-1"}]}`); err != nil || got != "Bo: Cyd, Bo" {
		t.Errorf("after a new name and a deletion it is %q, %v", got, err)
	}
	many := make([]string, chat.MostMembers+1)
	for i := range many {
		many[i] = fmt.Sprintf(`{"character_card_id":"m%d"}`, i)
	}
	for rule, patch := range map[string]string{
		"a member twice":           `{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-0"}]}`,
		"an unknown card":          `{"cast":[{"character_card_id":"card-0"},{"character_card_id":"card-9"}]}`,
		"too many":                 `{"cast":[` + strings.Join(many, ",") + `]}`,
		"no replies in a turn":     `{"speakers_per_turn":0}`,
		"too many replies":         `{"speakers_per_turn":17}`,
		"something else than list": `{"cast":"all"}`,
	} {
		if _, err := put(patch); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", rule, err)
		}
	}
	found, err := s.Messages.Conversations(t.Context(), messages.Query{Text: "cyd"})
	if err != nil || len(found) != 1 {
		t.Errorf("a member's name finds %d conversations, %v", len(found), err)
	}
}

func TestAMembersDraftBecomesAMessageBelowTheReplyBefore(t *testing.T) {
	dir := t.TempDir()
	db := must(store.Open(t.Context(), options(dir)))(t)
	var cast chat.Cast
	for _, name := range []string{"Ada", "Bo"} {
		must(db.Library.CreateCharacter(t.Context(), chat.Character{ID: "card-" + name, Name: name, FirstMes: "I am " + name + "."}))(t)
		cast = append(cast, chat.Member{CharacterCardID: "card-" + name})
	}
	c := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Cast: cast}))(t)
	s := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Next, ConversationID: c.ID}))(t)
	who := &event.Choice{CharacterCardID: "card-Ada", Author: "Ada"}
	ok(t, db.Turns.Checkpoint(t.Context(), turn.Draft{ConversationID: c.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: "So far", Speaker: who}))
	ok(t, db.Close())
	db = must(store.Open(t.Context(), options(dir)))(t)
	defer db.Close() //nolint:errcheck // it was only read
	rows := path(t, db, c.ID)
	last := rows[len(rows)-1]
	if len(rows) != 3 || last.Content != "So far" || last.Author != "Ada" || last.CharacterCardID != "card-Ada" || !last.Interrupted || *last.ParentID != rows[1].ID {
		t.Errorf("the path ends with %+v", last)
	}
}
