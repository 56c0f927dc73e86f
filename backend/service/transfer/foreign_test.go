package transfer_test

import (
	"path/filepath"
	"slices"
	"testing"

	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

// importOf brings in the database of an empty library in which a script ran.
func importOf(t *testing.T, statements string) transfer.Move {
	t.Helper()
	dir := empty(t)
	script(t, dir, statements)
	b := backendtest.Open(t, t.TempDir())
	upload, err := b.Transfer.Choose(filepath.Join(dir, "terzetto.db"))
	if err != nil {
		t.Fatal(err)
	}
	move, err := b.Transfer.Import(t.Context(), upload.ID, nil, deaf)
	if err != nil {
		t.Fatal(err)
	}
	return move
}

//test:unraced
func TestWhatIsTooLargeInADatabaseIsReported(t *testing.T) {
	const talks = `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES ('large', 'Large', 's', 1, 1), ('fine', 'Fine', 's', 1, 1);
	  INSERT INTO messages (conversation_id, role, turn_index, created_at, content) VALUES ('fine', 'user', 1, 1, 'Hello');`
	for name, row := range map[string]struct{ script, title, says string }{
		"a message": {
			`INSERT INTO messages (conversation_id, role, turn_index, created_at, content) VALUES ('large', 'user', 1, 1, printf('%.*c', 70000000, 'x'));`,
			"Large", "A message is longer than 2 MB.",
		},
		"a conversation": {
			`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30) INSERT INTO messages (conversation_id, role, turn_index, created_at, content)
			  SELECT 'large', 'user', 1, 1, printf('%.*c', 2000000, 'x') FROM n;`,
			"Large", "This conversation is larger than 48 MB.",
		},
		"the name of a file": {
			`INSERT INTO messages (id, conversation_id, role, turn_index, created_at, content) VALUES (900, 'large', 'user', 1, 1, 'a');
			  INSERT INTO file_data (hash, data) VALUES ('h', x'00');
			  INSERT INTO files (id, label, mime, hash, size, uploaded, warnings, contents, created_at) VALUES (900, printf('%.*c', 100000, 'x'), 'a', 'h', 1, 1, '[]', '[]', 1);
			  INSERT INTO message_files (message_id, position, file_id, mode, tokens, text) VALUES (900, 0, 900, 'search', 0, '');`,
			"Large", "The name of a file in this conversation is too long.",
		},
		"a lorebook": {
			`INSERT INTO worlds (id, name) VALUES (900, 'Pier'); INSERT INTO lorebook_entries (world_id, content) VALUES (900, printf('%.*c', 60000000, 'x'));`,
			"Pier", "This lorebook is larger than 48 MB.",
		},
		"a table": {
			`INSERT INTO user_personas (name, description) VALUES ('a', printf('%.*c', 60000000, 'x'));`,
			"", "The table user_personas is larger than 48 MB.",
		},
		"a character": {
			`INSERT INTO character_cards (id, name, created_at, updated_at, avatar) VALUES ('c', 'Ines', 1, 1, zeroblob(60000000));`,
			"Ines", "This character is larger than 48 MB.",
		},
		"a part of a run": {
			`INSERT INTO runs (id, kind, name, position, step_count, created_at, updated_at) VALUES ('r', 'instructions', 'Run', 0, 1, 1, 1);
			  INSERT INTO run_steps (run_id, position, instruction) VALUES ('r', 0, '{"markdown":"' || printf('%.*c', 40000000, 'x') || '"}');`,
			"Run", "A part of this item is larger than 32 MB.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			move := importOf(t, talks+row.script)
			if !slices.Contains(move.Problems, transfer.Problem{Name: row.title, Sentence: row.says}) || move.Troubled == 0 {
				t.Errorf("%+v", move.Problems)
			}
			if !slices.ContainsFunc(move.Items, func(i transfer.Moved) bool { return i.Kind == portable.Transcripts && i.Name == "Fine" }) {
				t.Error("the other conversation is not there")
			}
		})
	}
}

//test:unraced
func TestAnEndlessIDIsNotRead(t *testing.T) {
	move := importOf(t, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES (printf('%.*c', 70000000, 'x'), 'a', 's', 1, 1);`)
	if want := (transfer.Problem{Sentence: "The table conversations is larger than 48 MB."}); !slices.Contains(move.Problems, want) {
		t.Errorf("%+v", move.Problems)
	}
}

//test:unraced
func TestALongRunIsExportedPageByPage(t *testing.T) {
	dir := empty(t)
	script(t, dir, `INSERT INTO runs (id, kind, name, position, step_count, created_at, updated_at) VALUES ('r', 'instructions', 'Run', 0, 1, 1, 1);
	  WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 11) INSERT INTO run_steps (run_id, position, instruction)
	  SELECT 'r', i, '{"markdown":"' || printf('%.*c', 3000000, 'x') || '"}' FROM n;`)
	other := empty(t)
	broughtInto(t, other, archived(t, dir))
	if steps := rows(t, database(t, other), "run_steps"); len(steps) != 12 {
		t.Errorf("%d steps, want 12", len(steps))
	}
}
