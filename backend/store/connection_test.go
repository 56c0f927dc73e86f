package store_test

import (
	"database/sql"
	"os"
	"path/filepath"
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
	for _, name := range []string{"with space", "what?mode=memory", "per%20cent", "hash#tag", "ünïcödé 夜", "amp&er=sand", "quote'\""} {
		dir := filepath.Join(t.TempDir(), name)
		db := open(t, dir)
		begin(t, db, "g")
		if info, err := os.Stat(filepath.Join(dir, "terzetto.db")); err != nil || info.Mode().Perm() != 0o600 {
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
	db := fresh(t)
	got := strings.Join(must(db.Schema(t.Context()))(t), ";\n\n") + ";\n"
	const golden = "testdata/schema.sql"
	if os.Getenv("TERZETTO_GENERATE") != "" {
		ok(t, os.WriteFile(golden, []byte(got), 0o600))
	}
	want, err := os.ReadFile(golden)
	ok(t, err)
	if string(want) != got {
		t.Error("the schema changed: add a migration, and write testdata/schema.sql anew with TERZETTO_GENERATE=1")
	}
}

func TestEachMigrationLeadsToTheSchemaThatAFreshFileHas(t *testing.T) {
	want := must(fresh(t).Schema(t.Context()))(t)
	for from := 1; from < len(store.Migrations()); from++ {
		dir := filepath.Join(t.TempDir(), "data")
		ok(t, os.MkdirAll(dir, 0o700))
		old, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
		ok(t, err)
		for _, script := range store.Migrations()[:from] {
			_, err := old.ExecContext(t.Context(), script)
			ok(t, err)
		}
		_, err = old.ExecContext(t.Context(), "PRAGMA user_version = "+strconv.Itoa(from))
		ok(t, err)
		ok(t, old.Close())
		db := open(t, dir)
		if got := must(db.Schema(t.Context()))(t); strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("from version %d the schema differs", from)
		}
		if copies := must(db.Backups(t.Context()))(t); len(copies) != 1 {
			t.Errorf("from version %d: %d copies were made before", from, len(copies))
		}
		if r := db.Report(); r.MigratedFrom != from || r.MigratedTo != len(store.Migrations()) {
			t.Errorf("the report is %+v", r)
		}
	}
}
