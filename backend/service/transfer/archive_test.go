package transfer_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

// travels says of every table how it leaves in an archive of the library, or why it
// stays. A new table takes its place here first.
var travels = map[string]string{
	"endpoints": "rows", "model_configs": "rows", "speech_servers": "rows", "tool_servers": "rows", "team_agents": "rows",
	"assistants": "rows", "variables": "rows", "automations": "rows", "triggers": "rows",
	"scripts": "rows", "quick_reply_sets": "rows", "folders": "rows", "folder_worlds": "rows", "folder_files": "rows",
	"runs": "rows", "run_steps": "rows", "run_items": "rows", "flow_nodes": "rows", "run_logs": "rows", "run_requests": "rows",
	"team_workflows": "rows", "team_messages": "rows", "team_documents": "rows", "team_citations": "rows", "team_logs": "rows", "team_rounds": "rows", "files": "rows", "file_data": "rows",
	"user_personas": "list", "presets": "list", "mood_fragments": "list", "director_fragments": "list", "phrase_bank": "list", "settings": "list", "shared_variables": "list",
	"worlds": "book", "lorebook_entries": "book",
	"character_cards": "card", "character_extras": "card", "character_files": "card",
	"conversations": "chat", "messages": "chat", "attachments": "chat", "message_extras": "chat", "director_state": "chat", "thread_vars": "chat",
	"message_files": "chat", "message_quotes": "chat", "message_recalls": "chat", "calls": "chat", "facts": "chat", "fact_tellings": "chat", "fact_readings": "chat", "attached_files": "chat",
	"conversation_logs": "chat", "folds": "chat", "fold_versions": "chat", "fold_changes": "chat", "conversation_extras": "chat", "workflow_attachments": "chat", "workflow_attachment_data": "chat",

	"meta":               "stays: what the program notes about this file",
	"search_changes":     "stays: the index of the search is rebuilt",
	"turn_drafts":        "stays: the reply that is being written this moment; the next start makes a message of it",
	"waiting_edits":      "stays: edits that are applied when the reply of this moment is done",
	"tool_settings":      "stays: a folder of this computer, and what tools may do here",
	"trigger_events":     "stays: what waits to begin a run on this computer",
	"trigger_files":      "stays: which files of this computer were taken already",
	"message_drafts":     "stays: what was written and not sent",
	"draft_files":        "stays: what was written and not sent",
	"workflow_drafts":    "stays: changes that were not saved",
	"purges":             "stays: what is being deleted",
	"deleted_folders":    "stays: what is being deleted",
	"attachment_hashes":  "stays: worked out of the images",
	"conversation_tools": "stays: what a person allowed there is not allowed here",
	"waiting_replies":    "stays: replies that wait for a person there",
	"permissions":        "stays: what a person allowed there is not allowed here",
	"derived_texts":      "stays: what a model made of files, and makes again",
	"habits":             "stays: learnt of messages, and learnt again",
	"habit_readings":     "stays: learnt of messages, and learnt again",
	"habit_places":       "stays: learnt of messages, and learnt again",
	"thread_marks":       "stays: what the runs of a conversation had read there; the conversation itself travels",
}

// differs names the columns that are another in the library where an archive came in, and why.
var differs = map[string]string{
	"conversation_extras.*":                "where it is from is noted where it comes in",
	"conversations.rewrites":               "counts what happens to rows in memory here",
	"conversations.sought":                 "worked out",
	"endpoints.api_key":                    "keys stay",
	"endpoints.api_key_hint":               "keys stay",
	"speech_servers.api_key":               "keys stay",
	"speech_servers.api_key_hint":          "keys stay",
	"tool_servers.variables":               "secrets stay",
	"tool_servers.offers":                  "nothing is started before a person has looked at its command",
	"variables.value":                      "secrets stay; see below for the others",
	"variables.sealed":                     "secrets stay",
	"variables.hint":                       "secrets stay",
	"variables.grants":                     "who may read a secret is said where it is entered",
	"scripts.body":                         "a card is written in lines",
	"scripts.allowed":                      "a person looks at what acts on all messages before it does",
	"triggers.enabled":                     "nothing runs by itself before a person wants it to",
	"triggers.next_at":                     "nothing runs by itself before a person wants it to",
	"triggers.token_hash":                  "keys stay",
	"triggers.token_hint":                  "keys stay",
	"team_rounds.calls":                    "nobody is asked here what a person is asked there",
	"runs.trusted":                         "what a person allowed there is not allowed here",
	"runs.written":                         "the hosts that a person wrote there no person wrote here",
	"runs.halted_at":                       "a run that worked comes stopped; see below for the others",
	"settings.attachment_access_counter":   "the order in which artifacts were looked at starts over",
	"workflow_attachments.oldest_access":   "the order in which artifacts were looked at starts over",
	"workflow_attachments.recent_accesses": "the order in which artifacts were looked at starts over",
}

func database(t *testing.T, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.ToSlash(filepath.Join(dir, "terzetto.db")))
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	return db
}

// A dump is the rows of each table in their order, column by column, with every number of
// a row replaced by its place in its table.
type dump map[string][]map[string]string

func dumped(t *testing.T, dir string) dump {
	t.Helper()
	db := database(t, dir)
	defer db.Close() //nolint:errcheck // it was only read
	all := dump{}
	for _, table := range tables(t, db) {
		all[table] = rows(t, db, table)
	}
	place := map[string]map[string]string{}
	for table, list := range all {
		place[table] = map[string]string{}
		for i, row := range list {
			place[table][row["id"]] = fmt.Sprintf("%s %d", table, i)
		}
	}
	for table, list := range all {
		refs := references(t, db, table)
		for _, row := range list {
			for from, to := range refs {
				if row[from] != "<nil>" && to != "file_data" {
					row[from] = place[to][row[from]]
				}
			}
			if table == "runs" && row["parent_message_id"] != "0" {
				row["parent_message_id"] = place["messages"][row["parent_message_id"]]
			}
			for _, number := range []string{"seq", "id"} {
				if _, err := fmt.Sscan(row[number], new(int64)); err == nil && !strings.ContainsAny(row[number], "-_") {
					delete(row, number)
				}
			}
		}
	}
	return all
}

// ordered is an order that does not depend on the numbers of rows where those come in another one.
func ordered(table string) string {
	switch table {
	case "messages":
		return "content"
	case "attachments", "workflow_attachments":
		return "filename"
	case "worlds", "user_personas", "presets", "endpoints":
		return "name"
	case "conversation_logs":
		return "created_at"
	}
	return "rowid"
}

// references says which table each column of a table names a row of.
func references(t *testing.T, db *sql.DB, table string) map[string]string {
	t.Helper()
	refs := map[string]string{}
	found, err := db.QueryContext(t.Context(), "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)", table)
	if err != nil {
		t.Fatal(err)
	}
	defer found.Close() //nolint:errcheck // it was only read
	for found.Next() {
		var from, to string
		if err := found.Scan(&from, &to); err != nil {
			t.Fatal(err)
		}
		refs[from] = to
	}
	if err := found.Err(); err != nil {
		t.Fatal(err)
	}
	return refs
}

func tables(t *testing.T, db *sql.DB) (names []string) {
	t.Helper()
	found, err := db.QueryContext(t.Context(), "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
	if err != nil {
		t.Fatal(err)
	}
	defer found.Close() //nolint:errcheck // it was only read
	for found.Next() {
		var name string
		if err := found.Scan(&name); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	if err := found.Err(); err != nil {
		t.Fatal(err)
	}
	return names
}

func rows(t *testing.T, db *sql.DB, table string) (all []map[string]string) {
	t.Helper()
	found, err := db.QueryContext(t.Context(), "SELECT * FROM "+table+" ORDER BY "+ordered(table))
	if err != nil {
		t.Fatal(err)
	}
	defer found.Close() //nolint:errcheck // it was only read
	columns, err := found.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for found.Next() {
		values, into := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		if err := found.Scan(into...); err != nil {
			t.Fatal(err)
		}
		row := map[string]string{}
		for i, c := range columns {
			row[c] = fmt.Sprint(values[i])
			if b, isBytes := values[i].([]byte); isBytes {
				row[c] = hex.EncodeToString(b)
			}
		}
		all = append(all, row)
	}
	if err := found.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func openOnce(t *testing.T, dir string) *backend.Backend {
	t.Helper()
	b, err := backend.Open(t.Context(), backendtest.Config(dir))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// empty is a library in which nothing is but the settings.
func empty(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	b := openOnce(t, dir)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	script(t, dir, `DELETE FROM character_cards; DELETE FROM worlds; DELETE FROM user_personas; DELETE FROM presets; DELETE FROM mood_fragments;
	  DELETE FROM director_fragments; DELETE FROM phrase_bank; DELETE FROM conversations; DELETE FROM search_changes;`)
	return dir
}

func script(t *testing.T, dir, text string) {
	t.Helper()
	db := database(t, dir)
	if _, err := db.ExecContext(context.WithoutCancel(t.Context()), "PRAGMA foreign_keys = ON;"+text); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// full is a library with every kind of row, each column of which says something.
func full(t *testing.T) string {
	t.Helper()
	dir := empty(t)
	text, err := os.ReadFile("testdata/library.sql")
	if err != nil {
		t.Fatal(err)
	}
	script(t, dir, string(text))
	return dir
}

func archived(t *testing.T, dir string) []byte {
	t.Helper()
	b := openOnce(t, dir)
	var file bytes.Buffer
	m, err := b.Transfer.WriteLibrary(t.Context(), &file, deaf)
	if err != nil || len(m.Problems) > 0 {
		t.Fatal(m.Problems, err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

// broughtInto brings an archive into a library, with the settings.
func broughtInto(t *testing.T, dir string, file []byte) map[portable.Kind]struct{ New, Known int } {
	t.Helper()
	b := openOnce(t, dir)
	got, err := b.Transfer.Receive(t.Context(), "library.zip", bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	look, err := b.Transfer.Preview(t.Context(), got.ID, deaf)
	if err != nil {
		t.Fatal(err)
	}
	kinds := slices.Collect(maps.Keys(look.Kinds))
	move, err := b.Transfer.Import(t.Context(), got.ID, kinds, deaf)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(look.Kinds, move.Kinds); diff != "" {
		t.Errorf("the preview said something else:\n%s", diff)
	}
	for _, p := range move.Problems {
		t.Errorf("%s: %s", p.Name, p.Sentence)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	all := map[portable.Kind]struct{ New, Known int }{}
	for kind, c := range move.Kinds {
		all[kind] = struct{ New, Known int }{c.New + c.Grown, c.Known}
	}
	return all
}

func TestEveryTableTravelsOrStaysForAReason(t *testing.T) {
	db := database(t, empty(t))
	defer db.Close() //nolint:errcheck // it was only read
	there := tables(t, db)
	for _, table := range there {
		if travels[table] == "" {
			t.Errorf("nobody says how the table %s leaves in an archive, or why it stays", table)
		}
	}
	for table := range travels {
		if !slices.Contains(there, table) {
			t.Errorf("there is no table %s", table)
		}
	}
}

func TestAnArchiveBringsALibraryBackTableByTable(t *testing.T) {
	from := full(t)
	before := dumped(t, from)
	for table, how := range travels {
		if strings.HasPrefix(how, "stays") {
			continue
		}
		if len(before[table]) == 0 {
			t.Errorf("the library of this test has no row of %s", table)
		}
		for column := range columnsOf(before[table]) {
			if !slices.ContainsFunc(before[table], func(row map[string]string) bool {
				return !slices.Contains([]string{"", "<nil>", "0", "{}", "[]", "null"}, row[column])
			}) {
				t.Errorf("no row of the library of this test says anything under %s.%s", table, column)
			}
		}
	}
	file := archived(t, from)
	to := empty(t)
	broughtInto(t, to, file)
	after := dumped(t, to)
	if diff := cmp.Diff(comparable(before), comparable(after)); diff != "" {
		t.Errorf("the libraries differ (-there +here):\n%s", diff)
	}
	for kind, c := range broughtInto(t, to, file) {
		if c.New > 0 && kind != portable.Choices {
			t.Errorf("a second time come %d new %s", c.New, kind)
		}
	}
	if diff := cmp.Diff(comparable(after), comparable(dumped(t, to))); diff != "" {
		t.Errorf("a second time changed something:\n%s", diff)
	}
	second := archived(t, to)
	home := from
	for kind, c := range broughtInto(t, home, second) {
		if c.New > 0 && kind != portable.Choices {
			t.Errorf("back home come %d new %s", c.New, kind)
		}
	}
}

func columnsOf(list []map[string]string) map[string]bool {
	all := map[string]bool{}
	for _, row := range list {
		for column := range row {
			all[column] = true
		}
	}
	return all
}

// comparable takes out what stays and what differs, and reads JSON, whose spaces say nothing.
func comparable(d dump) map[string][]map[string]any {
	all := map[string][]map[string]any{}
	for table, list := range d {
		if strings.HasPrefix(travels[table], "stays") || differs[table+".*"] != "" {
			continue
		}
		for _, row := range list {
			plain := map[string]any{}
			for column, text := range row {
				if differs[table+"."+column] != "" {
					continue
				}
				var v map[string]any
				if strings.HasPrefix(text, "{") && json.Unmarshal([]byte(text), &v) == nil {
					if rest, _ := v["extensions"].(map[string]any); rest != nil && len(rest) == 0 {
						delete(v, "extensions") // a lorebook's file has the key, also with nothing below it
					}
					plain[column] = v
				} else {
					plain[column] = text
				}
			}
			all[table] = append(all[table], plain)
		}
	}
	return all
}
