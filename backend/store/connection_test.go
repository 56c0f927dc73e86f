package store_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
)

func TestEveryConnectionKeepsWhatItIsTold(t *testing.T) {
	db := fresh(t)
	seen := map[string]int{}
	err := db.EachConnection(t.Context(), func(name string, c *sqlite.Conn) {
		seen[name]++
		pragma := func(name string) string {
			v, err := sqlite.One(t.Context(), c, sqlite.ErrNone, sqlite.Value[string], "PRAGMA "+name)
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			return v
		}
		want := map[string]string{
			"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "5000", "trusted_schema": "0",
			"cell_size_check": "1", "cache_size": "-8000", "auto_vacuum": "2", "query_only": "0",
		}
		if name == "reader" {
			want["query_only"] = "1"
		}
		for p, v := range want {
			if got := pragma(p); got != v {
				t.Errorf("the %s's %s is %s, not %s", name, p, got, v)
			}
		}
		version, err := sqlite.One(t.Context(), c, sqlite.ErrNone, sqlite.Value[string], "SELECT sqlite_version()")
		if err != nil {
			t.Error(err)
		}
		// Earlier versions can damage a file when a checkpoint meets a writer.
		if older("3.51.3", version) {
			t.Errorf("SQLite is %s", version)
		}
		if err := c.Script(t.Context(), `SELECT "no such column"`); err == nil {
			t.Error("a misspelt column counts as text")
		}
		if err := c.Script(t.Context(), "PRAGMA writable_schema = 1"); err == nil && pragma("writable_schema") == "1" {
			t.Error("the schema may be overwritten")
		}
		if name == "reader" {
			if err := c.Script(t.Context(), "DELETE FROM messages"); err == nil {
				t.Error("a reader may write")
			}
		}
	})
	ok(t, err)
	if seen["writer"] != 1 || seen["reader"] != 4 {
		t.Errorf("connections: %v", seen)
	}
}

// older reports whether version is below least.
func older(least, version string) bool {
	a, b := strings.Split(least, "."), strings.Split(version, ".")
	for i := range min(len(a), len(b)) {
		x, _ := strconv.Atoi(a[i])
		y, _ := strconv.Atoi(b[i])
		if x != y {
			return y < x
		}
	}
	return false
}

func TestAFolderMayHaveAnyName(t *testing.T) {
	names := []string{"with space", "per%20cent", "hash#tag", "ünïcödé 夜", "amp&er=sand", "quote'"}
	if runtime.GOOS != "windows" { // which forbids these two marks in names
		names = append(names, "what?mode=memory", `quote"`)
	}
	for _, name := range names {
		dir := filepath.Join(t.TempDir(), name)
		db := open(t, dir)
		begin(t, db, "g")
		if info, err := os.Stat(filepath.Join(dir, "terzetto.db")); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestEveryTableIsSalvagedOnce(t *testing.T) {
	o := options(filepath.Join(t.TempDir(), "data"))
	db, err := store.Open(t.Context(), o)
	ok(t, err)
	schema := must(db.Schema(t.Context()))(t)
	ok(t, db.Close())
	done, err := store.Recover(t.Context(), o, store.Salvage)
	ok(t, err)
	times := map[string]int{}
	for _, loss := range done.Tables {
		times[loss.Table]++
		if loss.Lost != 0 {
			t.Errorf("of a healthy file %d rows of %s are lost", loss.Lost, loss.Table)
		}
	}
	for _, object := range schema {
		head, _, _ := strings.Cut(object, "\n")
		if table, is := strings.CutPrefix(head, "table "); is && times[table] != 1 {
			t.Errorf("the table %s is salvaged %d times", table, times[table])
		}
	}
}

func TestTheSchemaIsAsItWasReleased(t *testing.T) {
	file, err := sql.Open("sqlite", "file:"+filepath.Join(t.TempDir(), "terzetto.db"))
	ok(t, err)
	defer func() { ok(t, file.Close()) }()
	latest := len(store.Migrations())
	for from := range latest {
		step(t, file, from)
	}
	rows, err := file.QueryContext(t.Context(), `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY rowid`)
	ok(t, err)
	defer func() { ok(t, rows.Close()) }()
	var got strings.Builder
	fmt.Fprintf(&got, "-- Version %d. The migrations make this; TERZETTO_GENERATE=1 go test -run Schema ./backend/store writes it.\n", latest)
	for rows.Next() {
		var statement string
		ok(t, rows.Scan(&statement))
		got.WriteString("\n" + statement + ";\n")
	}
	ok(t, rows.Err())
	const golden = "schema.sql"
	if os.Getenv("TERZETTO_GENERATE") != "" {
		ok(t, os.WriteFile(golden, []byte(got.String()), 0o600))
	}
	want, err := os.ReadFile(golden)
	ok(t, err)
	if string(want) != got.String() {
		t.Error("the schema changed: add a migration, and rewrite schema.sql with TERZETTO_GENERATE=1")
	}
}

// step brings a file from a version to the next, as the migration alone does it.
func step(t *testing.T, file *sql.DB, from int) {
	t.Helper()
	_, err := file.ExecContext(t.Context(), fmt.Sprintf("BEGIN;\n%s\nPRAGMA user_version = %d;\nCOMMIT;", store.Migrations()[from], from+1))
	ok(t, err)
}
