package app

import (
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite" // the driver

	"terzetto/backend/store"
)

// A heavyDatabase is one of ours or of Orb's with an element as large as a value may be, or many that are large together.
type heavyDatabase struct {
	name  string
	whole bool // only in the whole form of the test
	orb   bool
	make  string // fills it
}

func heavyDatabases() []heavyDatabase {
	const text = ` printf('%.*c', 100000000, 'x') `
	const some = ` printf('%.*c', 10000000, 'x') `
	const hundred = ` WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) `
	const talk = `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES ('c', 'One', 's', 1, 1);`
	const run = `INSERT INTO runs (id, kind, name, position, step_count, created_at, updated_at) VALUES ('r', 'flow', 'One', 0, 1, 1, 1);`
	const orbTalk = `INSERT INTO conversations (id, title) VALUES ('c', 'One');`
	return []heavyDatabase{
		{"message.db", false, false, talk + `INSERT INTO messages (conversation_id, role, turn_index, created_at, content) VALUES ('c', 'user', 1, 1,` + text + `);`},
		{"messages.db", true, false, talk + hundred + `INSERT INTO messages (conversation_id, role, turn_index, created_at, content) SELECT 'c', 'user', i, 1, printf('%.*c', 2000000, 'x') FROM n;` +
			hundred + `INSERT INTO messages (conversation_id, role, turn_index, created_at, content) SELECT 'c', 'user', i, 1, printf('%.*c', 2000000, 'x') FROM n;`},
		{"rest.db", true, false, talk + `INSERT INTO messages (conversation_id, role, turn_index, created_at, content, workflow_state) VALUES ('c', 'user', 1, 1, 'a',` + text + `);`},
		{"title.db", true, false, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES ('c', ` + text + `, 's', 1, 1);`},
		{"id.db", true, false, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES (` + text + `, 'One', 's', 1, 1);`},
		{"attachment.db", true, false, talk + `INSERT INTO messages (id, conversation_id, role, turn_index, created_at, content) VALUES (1, 'c', 'user', 1, 1, 'a');
			INSERT INTO attachments (message_id, mime_type, filename, size, data) VALUES (1, 'image/png', 'a', 1, zeroblob(100000000));`},
		{"log.db", true, false, talk + `INSERT INTO messages (id, conversation_id, role, turn_index, created_at, content) VALUES (1, 'c', 'user', 1, 1, 'a');
			INSERT INTO conversation_extras (conversation_id, origin, digest, rest) VALUES ('c', 'o', x'00', ` + text + `);`},
		{"personas.db", true, false, hundred + `INSERT INTO user_personas (name, description) SELECT 'a',` + some + `FROM n;`},
		{"persona.db", true, false, `INSERT INTO user_personas (name, description) VALUES ('a',` + text + `);`},
		{"book.db", true, false, `INSERT INTO worlds (id, name) VALUES (9, 'a');` + hundred + `INSERT INTO lorebook_entries (world_id, content) SELECT 9,` + some + `FROM n;`},
		{"card.db", true, false, `INSERT INTO character_cards (id, name, description, created_at, updated_at) VALUES ('a', 'a',` + text + `, 1, 1);`},
		{"cards.db", true, false, hundred + `INSERT INTO character_cards (id, name, description, created_at, updated_at) SELECT 'a' || i, 'a',` + some + `, 1, 1 FROM n;`},
		{"avatar.db", true, false, `INSERT INTO character_cards (id, name, created_at, updated_at, avatar) VALUES ('a', 'a', 1, 1, zeroblob(100000000));`},
		{"steps.db", true, false, run + hundred + `INSERT INTO run_steps (run_id, position, instruction) SELECT 'r', i,` + some + `FROM n;`},
		{"step.db", true, false, run + `INSERT INTO run_steps (run_id, position, instruction) VALUES ('r', 1,` + text + `);`},
		{"settings.db", true, false, `UPDATE settings SET choices = ` + text + `;`},
		{"orbmessage.db", true, true, orbTalk + `INSERT INTO messages VALUES (1, 'c', 'user',` + text + `, 1);`},
		{"orbmessages.db", true, true, orbTalk + hundred + `INSERT INTO messages SELECT i, 'c', 'user',` + some + `, 1 FROM n;`},
		{"orbtitles.db", true, true, hundred + `INSERT INTO conversations SELECT i,` + some + `FROM n;`},
		{"orbpicture.db", true, true, orbTalk + `INSERT INTO messages VALUES (1, 'c', 'user', 'a', 1); CREATE TABLE attachments (id, message_id, data); INSERT INTO attachments VALUES (1, 1,` + text + `);`},
		{"orbcard.db", true, true, `CREATE TABLE character_cards (id, name, description); INSERT INTO character_cards VALUES (1, 'a',` + text + `);`},
		{"orbcolumn.db", true, true, orbTalk + `CREATE TABLE user_personas (id, name, description AS (` + text + `)); INSERT INTO user_personas (id, name) VALUES (1, 'a');`},
	}
}

// file makes the database.
func (d heavyDatabase) file(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "orb.db")
	script := `CREATE TABLE conversations (id, title); CREATE TABLE messages (id, conversation_id, role, content, turn_index);` + d.make
	if !d.orb {
		db, err := store.Open(t.Context(), store.Options{Dir: dir})
		if err == nil {
			err = db.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
		file, script = filepath.Join(dir, "terzetto.db"), d.make
	}
	db, err := sql.Open("sqlite", "file:"+file+"?_pragma=journal_mode(DELETE)")
	if err == nil {
		_, err = db.ExecContext(t.Context(), script)
	}
	if err == nil {
		err = db.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestMemoryOfAnyDatabaseStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	for _, d := range heavyDatabases() {
		if d.whole && testing.Short() {
			continue
		}
		t.Run(d.name, func(t *testing.T) {
			data := d.file(t)
			s := serveChild(t)
			s.forgetPeak()
			s.takeImport(d.name, data)
			s.within(d.name, len(data), mostMemory)
		})
	}
}
