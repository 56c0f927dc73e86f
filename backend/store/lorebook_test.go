package store_test

import (
	"os"
	"path/filepath"
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
