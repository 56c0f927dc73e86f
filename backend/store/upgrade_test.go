package store_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/store"
)

// raw opens a database file without the store.
func raw(t *testing.T, path string) *sql.DB {
	t.Helper()
	file, err := sql.Open("sqlite", "file:"+path)
	ok(t, err)
	file.SetMaxOpenConns(1) // attached files are those of one connection
	t.Cleanup(func() { ok(t, file.Close()) })
	return file
}

func do(t *testing.T, file *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := file.ExecContext(t.Context(), query, args...); err != nil {
		t.Fatalf("%v: %.300s", err, query)
	}
}

// column gives the values of the first column of a query.
func column(t *testing.T, file *sql.DB, query string, args ...any) (all []string) {
	t.Helper()
	rows, err := file.QueryContext(t.Context(), query, args...)
	if err != nil {
		t.Fatalf("%v: %.300s", err, query)
	}
	defer func() { ok(t, rows.Close()) }()
	for rows.Next() {
		var v string
		ok(t, rows.Scan(&v))
		all = append(all, v)
	}
	ok(t, rows.Err())
	return all
}

// tables are those of a file that hold rows of their own: not those of an index for searching.
func tables(t *testing.T, file *sql.DB, schema string) []string {
	t.Helper()
	return column(t, file, `SELECT name FROM `+schema+`.sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
	  AND NOT EXISTS (SELECT 1 FROM `+schema+`.sqlite_schema v WHERE v.sql LIKE 'CREATE VIRTUAL%' AND sqlite_schema.name LIKE v.name || '\_%' ESCAPE '\') ORDER BY rowid`)
}

func columns(t *testing.T, file *sql.DB, schema, table string) []string {
	t.Helper()
	return column(t, file, `SELECT name FROM pragma_table_info(?, ?) ORDER BY cid`, table, schema)
}

// rowsOf gives the values of some columns of a table, in an order of their own.
func rowsOf(t *testing.T, file *sql.DB, table string, names []string) []string {
	t.Helper()
	parts := make([]string, len(names))
	for i, name := range names {
		parts[i] = fmt.Sprintf("'%s=' || quote(%q)", name, name)
	}
	all := column(t, file, fmt.Sprintf("SELECT %s FROM %q", strings.Join(parts, " || ', ' || "), table))
	slices.Sort(all)
	return all
}

// staying are rows that no archive takes along, so that the library lacks them.
const staying = `
  INSERT INTO derived_texts VALUES ('1c5a', 'words', 'What was read.');
  INSERT INTO tool_settings (id, folder, fetching, hosts) VALUES (1, '/home/ines/notes', 1, '["example.org"]') ON CONFLICT DO UPDATE SET folder = excluded.folder;
  INSERT INTO permissions (id, trigger_id, tool_id, match, created_at, uses, folder) VALUES ('0191-perm-a', '0191-sche-a', 'write_file', 'a.md', 1700000070000001, 2, '/home/ines/notes');
  INSERT INTO trigger_events VALUES (3, '0191-trig-a', 'b.md', '0191-run-z', '{"kind":"folder"}');
  INSERT INTO trigger_files VALUES ('0191-trig-a', 'a.md', 12, 1700000071000001000, 1700000071000002, NULL);
  INSERT INTO message_drafts VALUES ('0191-conv-a', 1700000072000001, '["pasted"]', 'not sent');
  INSERT INTO draft_files VALUES ('0191-conv-a', 0, 91, 'whole', 3);
  INSERT INTO workflow_drafts VALUES ('0191-auto-a', 1700000073000001, '{"name":"Morning"}');
  INSERT INTO thread_marks VALUES ('0191-conv-a', '[]');
  INSERT INTO attachment_hashes VALUES (41, 'ab12');
  INSERT INTO habit_readings (message_id, model, words, skipped, digest) VALUES (33, 'small', 9, '', 77);
  INSERT INTO habits (id, model, phrase, evidence) VALUES (3, 'small', 'a breath she had held', 2.5);
  INSERT INTO habit_places VALUES (3, 33, 2);
  INSERT INTO conversation_tools VALUES ('0191-conv-a', '["folder"]', '[{"group":"folder","name":"read_file"}]', '["write_file"]');
  INSERT INTO waiting_replies VALUES (33, '{"kind":"send"}');`

// library is a file of the newest version with every kind of row.
func library(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	db, err := store.Open(t.Context(), options(dir))
	ok(t, err)
	ok(t, db.Close())
	path := filepath.Join(dir, "terzetto.db")
	for _, table := range []string{"character_cards", "worlds", "user_personas", "presets", "mood_fragments", "director_fragments", "phrase_bank", "conversations"} {
		do(t, raw(t, path), "PRAGMA foreign_keys = ON; DELETE FROM "+table)
	}
	do(t, raw(t, path), string(must(os.ReadFile("../service/transfer/testdata/library.sql"))(t))+staying)
	return path
}

// brought puts into a file of an older version those rows of the library that it has a place for.
func brought(t *testing.T, path, library string) {
	t.Helper()
	file := raw(t, path)
	do(t, file, "ATTACH ? AS library", library)
	do(t, file, "BEGIN")
	known := tables(t, file, "library")
	for _, table := range tables(t, file, "main") {
		from := renamed(table)
		if !slices.Contains(known, from) {
			t.Errorf("no row of the library is one of %s", table)
			continue
		}
		theirs := columns(t, file, "library", from)
		var names, values []string
		for _, name := range columns(t, file, "main", table) {
			kind := column(t, file, "SELECT CASE WHEN \"notnull\" AND dflt_value IS NULL THEN type ELSE '' END FROM pragma_table_info(?) WHERE name = ?", table, name)[0]
			switch {
			case slices.Contains(theirs, name):
				names, values = append(names, name), append(values, name)
			case kind == "INTEGER":
				names, values = append(names, name), append(values, "1")
			case kind != "":
				names, values = append(names, name), append(values, "'1'")
			}
		}
		do(t, file, fmt.Sprintf("INSERT OR IGNORE INTO main.%q (%s) SELECT %s FROM library.%q", table, strings.Join(names, ", "), strings.Join(values, ", "), from))
	}
	do(t, file, "COMMIT")
	do(t, file, "DETACH library")
}

// renamed is what a table of an older version is called today.
func renamed(table string) string {
	if table == "schedules" {
		return "triggers"
	}
	return table
}

//test:unraced
func TestEachVersionIsCopiedAndMigratedWithAllItsRows(t *testing.T) {
	full := library(t)
	want := must(fresh(t).Schema(t.Context()))(t)
	growing := filepath.Join(t.TempDir(), "terzetto.db")
	for from := 1; from < len(store.Migrations()); from++ {
		step(t, raw(t, growing), from-1)
		t.Run(strconv.Itoa(from), func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			ok(t, os.MkdirAll(dir, 0o700))
			live, old := filepath.Join(dir, "terzetto.db"), filepath.Join(t.TempDir(), "old.db")
			ok(t, os.WriteFile(old, must(os.ReadFile(growing))(t), 0o600))
			brought(t, old, full)
			ok(t, os.WriteFile(live, must(os.ReadFile(old))(t), 0o600))
			db, err := store.Open(t.Context(), options(dir))
			ok(t, err)
			if got := must(db.Schema(t.Context()))(t); strings.Join(got, "\n") != strings.Join(want, "\n") {
				t.Error("the schema is not that of a new file")
			}
			if r := db.Report(); r.MigratedFrom != from || r.MigratedTo != len(store.Migrations()) || r.Damage != nil {
				t.Errorf("the report is %+v", r)
			}
			if sentence, err := db.Check(t.Context()); err != nil {
				t.Errorf("%s: %v", sentence, err)
			}
			copies := must(db.Backups(t.Context()))(t)
			ok(t, db.Close())
			if len(copies) != 1 {
				t.Fatalf("%d copies were made before", len(copies))
			}
			was, copied, now := raw(t, old), raw(t, copies[0].File), raw(t, live)
			there := tables(t, now, "main")
			for _, table := range tables(t, was, "main") {
				if slices.Contains([]string{"meta", "search_changes", "turn_drafts", "waiting_edits", "derived_texts", "purges", "deleted_folders"}, table) {
					continue // what a start notes, what is still to be indexed, what it carries out, and what models make again
				}
				names := columns(t, was, "main", table)
				before := rowsOf(t, was, table, names)
				if len(before) == 0 {
					t.Errorf("%s is not filled", table)
				}
				if diff := cmp.Diff(before, rowsOf(t, copied, table, names)); diff != "" {
					t.Errorf("the copy has other rows in %s:\n%s", table, diff)
				}
				old, table := table, renamed(table)
				if !slices.Contains(there, table) {
					t.Errorf("the table %s with %d rows is not there", table, len(before))
					continue
				}
				kept := columns(t, now, "main", table)
				names = slices.DeleteFunc(names, func(name string) bool { return !slices.Contains(kept, name) })
				if diff := cmp.Diff(rowsOf(t, was, old, names), rowsOf(t, now, table, names)); diff != "" {
					t.Errorf("%s has other rows (-before +after):\n%s", table, diff)
				}
			}
		})
	}
}
