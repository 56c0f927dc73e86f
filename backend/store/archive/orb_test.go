package archive_test

import (
	"database/sql"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
)

// orbFile makes a database as Orb does, with a column that we do not know.
func orbFile(t testing.TB, more ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "orb.db")
	db, err := sql.Open("sqlite", file)
	if err != nil {
		t.Fatal(err)
	}
	onePixel := base64.StdEncoding.EncodeToString([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU\x00\x00\x00\nIDATx\x9cc\xf8\x0f\x00\x01\x01\x01\x00\x1b\xb6\xeeV\x00\x00\x00\x00IEND\xaeB`\x82"))
	for _, statement := range append([]string{
		"PRAGMA journal_mode = WAL",
		"CREATE TABLE conversations (id TEXT PRIMARY KEY, title TEXT, character_card_id TEXT, character_name TEXT, character_scenario TEXT, post_history_instructions TEXT, active_leaf_id INTEGER, created_at TEXT, updated_at TEXT, workflow_state TEXT, mystery INTEGER)",
		"CREATE TABLE messages (id INTEGER PRIMARY KEY, conversation_id TEXT, role TEXT, content TEXT, turn_index INTEGER, parent_id INTEGER, created_at TEXT, swipe_index INTEGER)",
		"CREATE TABLE user_attachments (id INTEGER PRIMARY KEY, message_id INTEGER, mime TEXT, data_b64 TEXT, filename TEXT, size INTEGER)",
		"CREATE TABLE character_cards (id TEXT PRIMARY KEY, name TEXT, description TEXT, first_mes TEXT, tags TEXT, alternate_greetings TEXT, world_id INTEGER, odd TEXT)",
		"CREATE TABLE worlds (id INTEGER PRIMARY KEY, name TEXT, enabled INTEGER)",
		"CREATE TABLE lorebook_entries (id INTEGER PRIMARY KEY, world_id INTEGER, name TEXT, content TEXT, keywords TEXT, case_insensitive INTEGER, priority INTEGER, enabled INTEGER)",
		"CREATE TABLE user_personas (id INTEGER PRIMARY KEY, name TEXT, description TEXT, avatar_color TEXT)",
		"INSERT INTO worlds VALUES (7, 'Pier', 1)",
		`INSERT INTO lorebook_entries VALUES (1, 7, 'Lamp', 'It is red.', '["lamp"]', 1, 50, 1)`,
		"INSERT INTO user_personas VALUES (1, 'Anna', 'A sailor.', '#abc')",
		`INSERT INTO character_cards VALUES ('11111111-2222-4333-8444-555555555555', 'Ines', 'Keeps the light.', 'Come in.', '["harbour"]', '["Go away."]', 7, 'kept')`,
		"INSERT INTO conversations VALUES ('c1', 'The tide', '11111111-2222-4333-8444-555555555555', 'Ines', 'A pier.', '', 4, '2026-01-02 03:04:05', '2026-01-03 03:04:05', '{}', 9)",
		"INSERT INTO messages VALUES (1, 'c1', 'assistant', 'Come in.', 0, NULL, '2026-01-02 03:04:05', 0)",
		"INSERT INTO messages VALUES (2, 'c1', 'assistant', 'Go away.', 0, NULL, '2026-01-02 03:04:05', 1)",
		"INSERT INTO messages VALUES (3, 'c1', 'user', 'I stay.', 1, 1, '2026-01-02 03:05:05', 0)",
		"INSERT INTO messages VALUES (5, 'c1', 'assistant', 'So be it.', 2, 3, '2026-01-02 03:07:05', 0)",
		"INSERT INTO messages VALUES (4, 'c1', 'assistant', 'Good.', 2, 3, '2026-01-02 03:06:05', 0)",
		"INSERT INTO user_attachments VALUES (1, 3, 'image/png', '" + onePixel + "', 'map.png', 70)",
		"INSERT INTO user_attachments VALUES (2, 3, 'image/png', '%%', 'broken.png', 70)",
		"CREATE VIEW trap AS SELECT load_extension('x')",
		"CREATE TRIGGER bad AFTER INSERT ON messages BEGIN SELECT load_extension('x'); END",
	}, more...) {
		if _, err := db.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(statement, err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestOrbsDatabaseIsReadWithEveryBranch(t *testing.T) {
	var got []string
	for item, err := range archive.Orb(t.Context(), orbFile(t)) {
		if err != nil || item.Err != nil {
			t.Fatal(err, item.Err)
		}
		switch item.Kind {
		case portable.Cards:
			c, err := card.Read(item.Data)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, fmt.Sprintf("card %s %s %v %v book %d, odd is kept: %t", c.ID, c.Name, c.Tags, c.AlternateGreetings, len(c.Book.Entries), strings.Contains(string(c.JSON()), `"odd": "kept"`)))
		case portable.Transcripts:
			var line strings.Builder
			line.WriteString(item.Transcript.Origin + " " + item.Transcript.Title + " " + string(item.Transcript.Rest))
			for i, r := range item.Transcript.Rows {
				fmt.Fprintf(&line, " | %d %s %d images %d", r.Parent, r.Text, r.Turn, len(r.Images))
				if i == item.Transcript.Leaf {
					line.WriteString("*")
				}
			}
			got = append(got, line.String())
		default:
			got = append(got, string(item.Kind)+" "+item.Name)
		}
	}
	want := []string{
		"worlds Pier", "personas Anna",
		"card 11111111-2222-4333-8444-555555555555 Ines [harbour] [Go away.] book 1, odd is kept: true",
		`orb:c1 The tide {"source":{"orb":{"mystery":9}}} | -1 Come in. 0 images 0 | -1 Go away. 0 images 0 | 0 I stay. 1 images 1 | 2 Good. 2 images 0* | 2 So be it. 2 images 0`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// remembered are the memories of a database's only conversation, by their rows.
func remembered(t *testing.T, more ...string) (talk *portable.Transcript, all []string) {
	t.Helper()
	for item, err := range archive.Orb(t.Context(), orbFile(t, more...)) {
		if err != nil || item.Err != nil {
			t.Fatal(err, item.Err)
		}
		if item.Transcript == nil {
			continue
		}
		talk = item.Transcript
		for _, r := range talk.Rows {
			for _, m := range r.Memories {
				all = append(all, r.Text+" > "+m.Text)
			}
		}
	}
	return talk, all
}

func TestWhatOrbNotedDownComesWithTheMessage(t *testing.T) {
	const events = `CREATE TABLE fragment_state_events (id INTEGER PRIMARY KEY, conversation_id TEXT, message_id INTEGER, fragment_id TEXT, entry_id TEXT,
	  op TEXT, text TEXT, mode TEXT, fragment_label TEXT, source TEXT, created_at TEXT)`
	event := func(message int, entry, op, text string) string {
		return fmt.Sprintf("INSERT INTO fragment_state_events (conversation_id, message_id, fragment_id, entry_id, op, text, fragment_label, source) VALUES ('c1', %d, 'f', '%s', '%s', '%s', 'Mood', 'agent')", message, entry, op, text)
	}
	const notes = `CREATE TABLE direction_notes (id INTEGER PRIMARY KEY, conversation_id TEXT, message_id INTEGER, interactive_fragment_id TEXT,
	  interactive_fragment_label TEXT, content TEXT, created_at TEXT)`
	note := func(message int, text string) string {
		return fmt.Sprintf("INSERT INTO direction_notes (conversation_id, message_id, interactive_fragment_label, content) VALUES ('c1', %d, 'You', '%s')", message, text)
	}
	for _, c := range []struct {
		name string
		make []string
		want []string
	}{
		{"direction notes", []string{notes, note(3, "She lies."), note(5, "He knows.")}, []string{"I stay. > You: She lies.", "So be it. > You: He knows."}},
		{"an entry that was revised", []string{events, event(1, "a", "add", "calm"), event(4, "a", "revise", "angry")}, []string{"Good. > Mood: angry"}},
		{"an entry that ended", []string{events, event(1, "a", "add", "calm"), event(4, "a", "retire", "calm")}, nil},
		{"what another branch did to an entry", []string{events, event(1, "a", "add", "calm"), event(5, "a", "retire", "calm")}, []string{"Come in. > Mood: calm"}},
		{"an entry of another branch", []string{events, event(5, "a", "add", "sad")}, []string{"So be it. > Mood: sad"}},
		{"the notes before they became entries", []string{notes, note(3, "Old."), events, event(3, "n", "add", "New.")}, []string{"I stay. > Mood: New."}},
		{"a message that is not there", []string{events, event(77, "a", "add", "x")}, nil},
	} {
		talk, got := remembered(t, c.make...)
		if diff := cmp.Diff(c.want, got); diff != "" || (talk.Remembers == portable.Orb) != (len(c.want) > 0) {
			t.Errorf("%s, of %q (-want +got)\n%s", c.name, talk.Remembers, diff)
		}
	}
}

func TestADatabaseOfSomethingElseIsRefused(t *testing.T) {
	for _, c := range []struct{ name, statement string }{
		{"without messages", "ALTER TABLE messages RENAME TO letters"},
		{"with a view in the place of a table", "DROP TABLE conversations; CREATE VIEW conversations AS SELECT 1 AS id"},
	} {
		statements := strings.Split(c.statement, "; ")
		var last error
		for _, err := range archive.Orb(t.Context(), orbFile(t, append([]string{"DROP TRIGGER bad", "DROP VIEW trap"}, statements...)...)) {
			last = err
		}
		if !fault.Is(last, fault.Invalid) {
			t.Errorf("%s: %v", c.name, last)
		}
	}
}

func FuzzOrb(f *testing.F) {
	whole, err := os.ReadFile(orbFile(f))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(uint32(200), []byte{0xff})
	f.Add(uint32(5000), []byte("conversations"))
	file := filepath.Join(f.TempDir(), "orb.db")
	f.Fuzz(func(t *testing.T, at uint32, with []byte) {
		data := slices.Clone(whole)
		copy(data[int(at)%len(data):], with)
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		for item, err := range archive.Orb(t.Context(), file) {
			if err != nil {
				break
			}
			if item.Transcript == nil {
				continue
			}
			for i, r := range item.Transcript.Rows {
				if r.Parent >= i || r.Parent < -1 || item.Transcript.Leaf >= len(item.Transcript.Rows) {
					t.Fatalf("row %d hangs below %d", i, r.Parent)
				}
			}
		}
		for _, ending := range []string{"-wal", "-shm", ""} {
			_ = os.Remove(file + ending)
		}
	})
}
