package store_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
)

// folder makes a folder in another one, or in none, and gives its id.
func (s *conversationStore) folder(name, parent string) string {
	s.t.Helper()
	f, err := s.Folders.Create(s.t.Context(), chat.Folder{Name: name, ParentID: parent})
	s.must(err)
	return f.ID
}

// tree writes the folders in their order, those within another one after a dash, with how many conversations they have.
func (s *conversationStore) tree() string {
	s.t.Helper()
	all, err := s.Folders.List(s.t.Context())
	s.must(err)
	return strings.Join(lists.Map(all, func(f chat.Folder) string {
		name := fmt.Sprintf("%s %d", f.Name, f.Conversations)
		if f.ParentID != "" {
			return "- " + name
		}
		return name
	}), ", ")
}

func (s *conversationStore) change(c ...chat.ConversationsChange) chat.ConversationsChanged {
	s.t.Helper()
	done, err := s.Chats.Change(s.t.Context(), c)
	s.must(err)
	return done
}

func TestFoldersAreNestedOneLevelAndOrdered(t *testing.T) {
	s := newConversationStore(t)
	work, play := s.folder("Work", ""), s.folder("Play", "")
	tour := s.folder("Tour", play)
	order := func(parent string, ids ...string) error {
		_, err := s.Folders.Order(t.Context(), parent, ids)
		return err
	}
	s.must(order("", play, work))
	if got := s.tree(); got != "Play 0, - Tour 0, Work 0" {
		t.Error(got)
	}
	for name, err := range map[string]error{
		"a folder with folders lies in none":  order(work, play),
		"a folder doesn't lie in itself":      order(work, work),
		"nothing lies in what lies in one":    order(tour, work),
		"a folder that is gone is not placed": order("", "gone"),
	} {
		if err == nil {
			t.Errorf("%s: it was allowed", name)
		}
	}
	s.must(order(play, work, tour))
	if got := s.tree(); got != "Play 0, - Work 0, - Tour 0" {
		t.Error(got)
	}
	if _, err := s.Folders.Create(t.Context(), chat.Folder{Name: "Deep", ParentID: tour}); !fault.Is(err, fault.Invalid) {
		t.Error("a folder was made two levels deep")
	}
}

func TestADeletedFolderComesBackWithItsConversations(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b", "c", "d")
	play := s.folder("Play", "")
	tour := s.folder("Tour", play)
	s.change(
		chat.ConversationsChange{IDs: []string{s.ids["a"], s.ids["b"]}, FolderID: &play},
		chat.ConversationsChange{IDs: []string{s.ids["c"]}, FolderID: &tour},
	)
	if got := s.tree(); got != "Play 2, - Tour 1" {
		t.Fatal(got)
	}
	s.must(s.Folders.Delete(t.Context(), play))
	if got := s.tree(); got != "" {
		t.Errorf("after it was deleted there are %s", got)
	}
	if got := s.titles(messages.Query{}); got != "d c b a" {
		t.Errorf("the conversations are %s", got)
	}
	if _, err := s.Chats.Change(t.Context(), []chat.ConversationsChange{{IDs: []string{s.ids["d"]}, FolderID: &play}}); !fault.Is(err, fault.Invalid) {
		t.Error("a conversation was put into a deleted folder")
	}
	other := s.folder("Other", "")
	s.change(chat.ConversationsChange{IDs: []string{s.ids["b"]}, FolderID: &other})
	if _, err := s.Folders.Restore(t.Context(), play); err != nil {
		t.Fatal(err)
	}
	if got := s.tree(); got != "Play 1, - Tour 1, Other 1" {
		t.Errorf("what was moved meanwhile stays there: %s", got)
	}
	s.must(s.Folders.Delete(t.Context(), play))
	s.now.add(25 * time.Hour)
	s.must(s.Folders.Delete(t.Context(), other)) // clears what is older than a day
	if _, err := s.Folders.Restore(t.Context(), play); !fault.Is(err, fault.NotFound) {
		t.Error("a folder came back after a day")
	}
}

func TestAListGoesByFolderCharacterAndTag(t *testing.T) {
	s := newConversationStore(t)
	s.begin("e", "D", "c", "B", "a")
	work := s.folder("Work", "")
	late := s.folder("Late", work)
	play := s.folder("Play", "")
	s.change(
		chat.ConversationsChange{IDs: []string{s.ids["a"], s.ids["e"]}, FolderID: &late, AddTags: []string{"Sea"}},
		chat.ConversationsChange{IDs: []string{s.ids["c"]}, FolderID: &play, AddTags: []string{"sea", " Slow  tide"}},
	)
	s.update("e", `{"pinned":true}`)
	for name, c := range map[string]struct {
		q    messages.Query
		want string
	}{
		"by folder, the loose ones last":         {messages.Query{Group: messages.ByFolder}, "e a c B D"},
		"by folder and title":                    {messages.Query{Group: messages.ByFolder, Sort: messages.ByTitle}, "e a c B D"},
		"by title, the pinned ones first":        {messages.Query{Sort: messages.ByTitle}, "e a B c D"},
		"the newest first":                       {messages.Query{Sort: messages.ByCreated}, "e a B c D"},
		"a closed folder is left out":            {messages.Query{Group: messages.ByFolder, Closed: []string{late}}, "c B D"},
		"one folder alone":                       {messages.Query{Folder: late}, "e a"},
		"a tag in another case":                  {messages.Query{Tag: "SEA"}, "e a c"},
		"a tag is found by the words of a title": {messages.Query{Text: "slow t"}, "c"},
	} {
		if got := s.titles(c.q); got != c.want {
			t.Errorf("%s: %q, and not %q", name, got, c.want)
		}
		var pages []string
		for before := ""; ; {
			q := c.q
			q.Limit, q.Before = 2, before
			page, err := s.Messages.Conversations(t.Context(), q)
			s.must(err)
			for _, one := range page {
				pages, before = append(pages, one.Title), one.ID
			}
			if len(page) < 2 {
				break
			}
		}
		if got := strings.Join(pages, " "); got != c.want {
			t.Errorf("%s, in pages: %q, and not %q", name, got, c.want)
		}
	}
	tags, err := s.Messages.Tags(t.Context())
	s.must(err)
	if diff := cmp.Diff([]chat.TagCount{{Tag: "Sea", Count: 3}, {Tag: "Slow tide", Count: 1}}, tags); diff != "" {
		t.Error(diff)
	}
	if _, err := s.Messages.Conversations(t.Context(), messages.Query{Group: "moon"}); !fault.Is(err, fault.Invalid) {
		t.Error("an order that there is not was taken")
	}
}

func TestAChangeOfManyIsTakenBackAsItWas(t *testing.T) {
	s := newConversationStore(t)
	s.begin("a", "b", "c", "d")
	work, play := s.folder("Work", ""), s.folder("Play", "")
	s.change(chat.ConversationsChange{IDs: []string{s.ids["a"]}, FolderID: &work, AddTags: []string{"x"}})
	s.update("b", `{"pinned":true}`)
	s.update("c", `{"archived":true}`)
	state := func() string {
		var all []string
		for _, title := range []string{"a", "b", "c", "d"} {
			c, err := s.Messages.Conversation(t.Context(), s.ids[title])
			s.must(err)
			all = append(all, fmt.Sprint(title, c.FolderID, c.Tags, c.Pinned, c.ArchivedAt != nil, c.TrashedAt != nil))
		}
		return strings.Join(all, "\n")
	}
	ids := []string{s.ids["a"], s.ids["b"], s.ids["c"], "gone"}
	before := state()
	for name, c := range map[string]struct {
		change  chat.ConversationsChange
		changed int
	}{
		"a move":                  {chat.ConversationsChange{FolderID: &play}, 3},
		"a move out of folders":   {chat.ConversationsChange{FolderID: new("")}, 1},
		"a tag":                   {chat.ConversationsChange{AddTags: []string{"X", "y"}}, 3},
		"a tag less":              {chat.ConversationsChange{RemoveTags: []string{"X"}}, 1},
		"the archive":             {chat.ConversationsChange{Archived: new(true)}, 2},
		"a pin":                   {chat.ConversationsChange{Pinned: new(false)}, 1},
		"the trash":               {chat.ConversationsChange{Trashed: new(true)}, 3},
		"a move and the archive":  {chat.ConversationsChange{FolderID: &play, Archived: new(true)}, 3},
		"nothing that is another": {chat.ConversationsChange{Trashed: new(false)}, 0},
	} {
		c.change.IDs = ids
		done := s.change(c.change)
		if done.Changed != c.changed {
			t.Errorf("%s changed %d, and not %d", name, done.Changed, c.changed)
		}
		if c.changed > 0 && state() == before {
			t.Errorf("%s changed nothing", name)
		}
		s.change(done.Undo...)
		if diff := cmp.Diff(before, state()); diff != "" {
			t.Errorf("%s was not taken back:\n%s", name, diff)
		}
	}
	_, err := s.Chats.Change(t.Context(), []chat.ConversationsChange{{IDs: ids, Trashed: new(true)}, {IDs: ids, FolderID: new("gone")}})
	if err == nil || state() != before {
		t.Errorf("a part of a change that failed stayed: %v", err)
	}
}

func TestACastNamesItsConversationUntilAPersonDoes(t *testing.T) {
	s := newConversationStore(t)
	card := func(name string) string {
		c, err := s.Library.CreateCharacter(t.Context(), chat.Character{Name: name})
		s.must(err)
		return c.ID
	}
	ines, bo := card("Ines"), card("Bo")
	joined := fmt.Sprintf(`[{"character_card_id":%q},{"character_card_id":%q}]`, ines, bo)
	for name, c := range map[string]struct{ title, want string }{
		"nobody called it otherwise":  {"", "Ines and Bo"},
		"a person gave it this title": {"Two at sea", "Two at sea"},
	} {
		begun, err := s.Chats.CreateConversation(t.Context(), chat.NewConversation{CharacterCardID: ines, Title: c.title})
		s.must(err)
		changed, err := s.Chats.UpdateConversation(t.Context(), begun.ID, json.RawMessage(`{"cast":`+joined+`}`))
		s.must(err)
		if changed.Title != c.want {
			t.Errorf("%s: it is called %q", name, changed.Title)
		}
	}
}
