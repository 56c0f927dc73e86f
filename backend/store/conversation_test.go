package store_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// A conversationStore is a store with a clock that the test winds.
type conversationStore struct {
	*store.DB
	t   *testing.T
	now *clock
	ids map[string]string // by title
}

func newConversationStore(t *testing.T) *conversationStore {
	t.Helper()
	s := &conversationStore{t: t, now: newClock(), ids: map[string]string{}}
	o := options(t.TempDir())
	o.Now = s.now.now
	s.DB = openWith(t, o)
	return s
}

// begin makes conversations, each a minute after the one before.
func (s *conversationStore) begin(titles ...string) {
	s.t.Helper()
	for _, title := range titles {
		s.now.add(time.Minute)
		c, err := s.Chats.CreateConversation(s.t.Context(), chat.NewConversation{Title: title})
		if err != nil {
			s.t.Fatal(err)
		}
		s.ids[title] = c.ID
	}
}

func (s *conversationStore) update(title, patch string) chat.Conversation {
	s.t.Helper()
	s.now.add(time.Minute)
	c, err := s.Chats.UpdateConversation(s.t.Context(), s.ids[title], json.RawMessage(patch))
	if err != nil {
		s.t.Fatal(err)
	}
	return c
}

func (s *conversationStore) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// titles gives a list as its titles in order.
func (s *conversationStore) titles(q messages.Query) string {
	s.t.Helper()
	all, err := s.Messages.Conversations(s.t.Context(), q)
	s.must(err)
	var out []string
	for _, c := range all {
		out = append(out, c.Title)
	}
	return strings.Join(out, " ")
}

func (s *conversationStore) shows(q messages.Query, want string) {
	s.t.Helper()
	if got := s.titles(q); got != want {
		s.t.Errorf("the list is %q, want %q", got, want)
	}
}

func TestTheListIsNewestFirstBelowThePinnedOnes(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b", "c", "d")
	s.shows(messages.Query{}, "d c b a")
	if c := s.update("a", `{"pinned":true}`); !c.Pinned {
		t.Errorf("%+v", c)
	}
	s.shows(messages.Query{}, "a d c b")
	s.update("c", `{"pinned":true}`)
	s.shows(messages.Query{}, "c a d b")
	s.update("a", `{"pinned":false}`)
	s.shows(messages.Query{}, "c d b a")
}

func TestARenameNeitherMovesNorDatesAConversation(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b")
	before, err := s.Messages.Conversation(t.Context(), s.ids["a"])
	s.must(err)
	if c := s.update("a", `{"title":"  Harbour  "}`); c.Title != "Harbour" || !c.UpdatedAt.Equal(before.UpdatedAt) {
		t.Errorf("%+v", c)
	}
	s.shows(messages.Query{}, "b Harbour")
	s.shows(messages.Query{Text: "hARB"}, "Harbour")
}

func TestTheArchiveHoldsWhatWasPutAside(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b", "c")
	s.update("b", `{"pinned":true}`)
	if c := s.update("b", `{"archived":true}`); c.ArchivedAt == nil || c.Pinned {
		t.Errorf("what is archived is not pinned: %+v", c)
	}
	s.shows(messages.Query{}, "c a")
	s.shows(messages.Query{Archived: true}, "b")
	s.shows(messages.Query{Text: "b"}, "")
	s.shows(messages.Query{Text: "b", Archived: true}, "b")
	first := s.update("b", `{"archived":true}`).ArchivedAt
	if again := s.update("b", `{"archived":true,"title":"b"}`).ArchivedAt; first == nil || again == nil || !again.Equal(*first) {
		t.Errorf("archived again, its date went from %v to %v", first, again)
	}
	if c := s.update("b", `{"archived":false}`); c.ArchivedAt != nil {
		t.Errorf("%+v", c)
	}
	s.shows(messages.Query{}, "c b a")
	s.update("a", `{"archived":true}`)
	s.update("a", `{"pinned":true}`)
	s.shows(messages.Query{}, "a c b")
}

func TestWhoeverWritesInAnArchivedConversationHasItBack(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b")
	s.update("a", `{"archived":true}`)
	s.now.add(time.Minute)
	_, err := s.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: s.ids["a"], Text: "Hello"})
	s.must(err)
	s.shows(messages.Query{}, "a b")
	s.shows(messages.Query{Archived: true}, "")
}

func TestTheTrashKeepsWhereAConversationWas(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b", "c", "d")
	s.update("a", `{"pinned":true}`)
	s.update("b", `{"archived":true}`)
	for _, title := range []string{"c", "a", "b"} {
		s.now.add(time.Minute)
		s.must(s.Chats.TrashConversation(t.Context(), s.ids[title]))
	}
	s.shows(messages.Query{}, "d")
	s.shows(messages.Query{Archived: true}, "")
	s.shows(messages.Query{Trashed: true}, "b a c")
	s.shows(messages.Query{Trashed: true, Limit: 1, Before: s.ids["b"]}, "a")
	s.must(s.Chats.RestoreConversation(t.Context(), s.ids["a"]))
	s.must(s.Chats.RestoreConversation(t.Context(), s.ids["b"]))
	s.shows(messages.Query{}, "a d")
	s.shows(messages.Query{Archived: true}, "b")
}

func TestOnlyTheTrashIsEmptied(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b")
	if err := s.Chats.PurgeTrashed(t.Context(), s.ids["a"]); !fault.Is(err, fault.Conflict) {
		t.Errorf("one that is in use was answered with %v", err)
	}
	s.must(s.Chats.TrashConversation(t.Context(), s.ids["a"]))
	ids, err := s.Chats.Trash(t.Context())
	if err != nil || len(ids) != 1 || ids[0] != s.ids["a"] {
		t.Fatalf("the trash holds %v, %v", ids, err)
	}
	s.must(s.Chats.PurgeTrashed(t.Context(), s.ids["a"]))
	if _, err := s.Messages.Conversation(t.Context(), s.ids["a"]); !fault.Is(err, fault.NotFound) {
		t.Errorf("it is still there: %v", err)
	}
	if err := s.Chats.PurgeTrashed(t.Context(), s.ids["a"]); !fault.Is(err, fault.NotFound) {
		t.Errorf("one that is gone was answered with %v", err)
	}
	s.shows(messages.Query{}, "b")
}

func TestAPageGoesOnWhereTheOneBeforeEnded(t *testing.T) {
	s := newConversationStore(t)
	var want []string
	for i := range 23 {
		title := fmt.Sprintf("t%02d", i)
		s.begin(title)
		if i%3 == 0 { // as a person's clock may stand still, some share a time
			s.now.add(-time.Minute)
		}
		if i%5 == 0 {
			s.update(title, `{"pinned":true}`)
		}
	}
	want = strings.Fields(s.titles(messages.Query{}))
	if len(want) != 23 || want[0] != "t20" || want[4] != "t00" {
		t.Fatalf("the whole list is %v", want)
	}
	for _, size := range []int{1, 4, 7, 23, 50} {
		var got []string
		before := ""
		for {
			page, err := s.Messages.Conversations(t.Context(), messages.Query{Limit: size, Before: before})
			s.must(err)
			for _, c := range page {
				got = append(got, c.Title)
			}
			if len(page) < size {
				break
			}
			before = page[len(page)-1].ID
		}
		if strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("in pages of %d: %v", size, got)
		}
	}
	if _, err := s.Messages.Conversations(t.Context(), messages.Query{Limit: 4, Before: "gone"}); !fault.Is(err, fault.NotFound) {
		t.Errorf("a page after a row that is gone was answered with %v", err)
	}
}

func TestOneConversationComesWithItsPreview(t *testing.T) {
	s := newConversationStore(t)
	c, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{FirstMes: strings.Repeat("Long ", 100)})
	s.must(err)
	if c, err = s.Messages.Conversation(t.Context(), c.ID); err != nil || len(c.Preview) != 160 || c.MessageCount != 1 {
		t.Errorf("%d characters, %d rows, %v", len(c.Preview), c.MessageCount, err)
	}
}

func TestAChangeOfTheWrongKindIsRefused(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a")
	for _, c := range []struct{ name, patch string }{
		{"a pin that is a word", `{"pinned":"yes"}`},
		{"an archive that is a number", `{"archived":1}`},
		{"a blank title", `{"title":" "}`},
		{"a title of 101 characters", `{"title":"` + strings.Repeat("ä", 101) + `"}`},
	} {
		if _, err := s.Chats.UpdateConversation(t.Context(), s.ids["a"], json.RawMessage(c.patch)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s was answered with %v", c.name, err)
		}
	}
	s.shows(messages.Query{}, "a")
}

func TestAnEditThatWaitsOutlivesTheProgram(t *testing.T) {
	dir := t.TempDir()
	db := open(t, dir)
	c := begin(t, db, "Good evening.")
	user, answer := say(t, db, c.ID, "Is the bridge open?", "It is.")
	for _, text := range []string{"Is the ferry late?", "Is the pier closed?"} { // the later one counts
		ok(t, db.Chats.KeepEdit(t.Context(), c.ID, user, text))
	}
	ok(t, db.Chats.KeepEdit(t.Context(), c.ID, answer, "It was."))
	if rows := path(t, db, c.ID); rows[1].Content != "Is the bridge open?" {
		t.Errorf("an edit was applied under a turn: %+v", rows[1])
	}
	if err := db.Chats.KeepEdit(t.Context(), c.ID, 99, "x"); !fault.Is(err, fault.NotFound) {
		t.Error(err)
	}
	ok(t, db.Chats.DeleteMessage(t.Context(), c.ID, answer))
	ok(t, db.Close())
	db = open(t, dir)
	if rows := path(t, db, c.ID); len(rows) != 2 || rows[1].Content != "Is the pier closed?" {
		t.Errorf("after the next start: %+v", rows)
	}
}
