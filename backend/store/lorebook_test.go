package store_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/store"
)

func TestEntriesOfBeforeTheRulesActAsTheirFileSays(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	ok(t, os.MkdirAll(dir, 0o700))
	file := raw(t, filepath.Join(dir, "terzetto.db"))
	for i, migration := range store.Migrations() {
		if strings.Contains(migration, "lorebook_entries ADD COLUMN rules") {
			break
		}
		step(t, file, i)
	}
	do(t, file, `INSERT INTO worlds (id, name, rest) VALUES (901, 'Made here', '{}'), (902, 'From a file', '{"scan_depth": 2, "recursive_scanning": true}');
	  INSERT INTO lorebook_entries (id, world_id, name, content, keywords, constant, rest) VALUES
	    (911, 901, 'Pier', 'It creaks.', '["pier"]', 0, '{}'),
	    (912, 901, 'Odd', 'It is odd.', '["odd"]', 1, 'no JSON'),
	    (921, 902, 'Vault', 'It is locked.', '["vault"]', 0, '{"extensions": {"probability": 60, "useProbability": true, "sticky": 3, "depth": 2}}')`)
	db := open(t, dir)
	entries := func(world int64) map[string]chat.EntryRules {
		all := map[string]chat.EntryRules{}
		for _, e := range must(db.Library.Entries(world).List(t.Context()))(t) {
			all[e.Name+": "+e.Content] = e.Rules
		}
		return all
	}
	if diff := cmp.Diff(map[string]chat.EntryRules{"Pier: It creaks.": {}, "Odd: It is odd.": {}}, entries(901)); diff != "" {
		t.Error(diff)
	}
	want := map[string]chat.EntryRules{"Vault: It is locked.": {Probability: new(60), Sticky: 3, Depth: new(2)}}
	if diff := cmp.Diff(want, entries(902)); diff != "" {
		t.Error(diff)
	}
	for id, want := range map[int64]chat.BookRules{901: {}, 902: {ScanDepth: new(2), Recursive: true}} {
		if diff := cmp.Diff(want, must(db.Library.Worlds().Get(t.Context(), id))(t).Rules); diff != "" {
			t.Error(diff)
		}
	}
}

func TestALorebookNamesItsCharactersFoldersAndConversations(t *testing.T) {
	s := newConversationStore(t)
	var books []chat.World
	for _, name := range []string{"Harbor", "Town", "Nobody's"} {
		w, err := s.Library.Worlds().Create(t.Context(), chat.World{Name: name})
		s.must(err)
		books = append(books, w)
	}
	harbor, town := &books[0].ID, &books[1].ID
	cast := s.members(chat.Character{Name: "bo", WorldID: harbor}, chat.Character{Name: "Ada", WorldID: harbor}, chat.Character{Name: "Cy"})
	parent := s.folder("Work", "")
	inner := s.folder("Tour", parent)
	gone := s.folder("Gone", "")
	for _, id := range []string{parent, gone} {
		_, err := s.Folders.Update(t.Context(), id, json.RawMessage(fmt.Sprintf(`{"world_ids":[%d]}`, *town)))
		s.must(err)
	}
	s.must(s.Folders.Delete(t.Context(), gone))
	begin := func(n chat.NewConversation) string {
		c, err := s.Chats.CreateConversation(t.Context(), n)
		s.must(err)
		return c.ID
	}
	begin(chat.NewConversation{CharacterCardID: "card-2"}) // whose card has no lorebook
	begin(chat.NewConversation{CharacterCardID: "card-0"})
	begin(chat.NewConversation{Cast: chat.Cast{cast[2], cast[0], cast[1]}}) // counts once for both
	trashed := begin(chat.NewConversation{CharacterCardID: "card-1"})
	s.change(chat.ConversationsChange{IDs: []string{begin(chat.NewConversation{CharacterCardID: "card-1"})}, FolderID: &inner},
		chat.ConversationsChange{IDs: []string{trashed}, Trashed: new(true)})
	got := must(s.Library.WorldUses(t.Context()))(t)
	want := []chat.WorldUse{
		{WorldID: *harbor, Characters: []string{"Ada", "bo"}, Folders: []string{}, Conversations: 3},
		{WorldID: *town, Characters: []string{}, Folders: []string{"Work"}, Conversations: 1},
		{WorldID: books[2].ID, Characters: []string{}, Folders: []string{}},
	}
	if diff := cmp.Diff(want, slices.DeleteFunc(got, func(u chat.WorldUse) bool { return u.WorldID < *harbor })); diff != "" {
		t.Error(diff)
	}
}
