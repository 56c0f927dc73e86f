package sqlite

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// applicationID marks the file as ours for file managers and for Restore ("Trzt").
const applicationID = 0x54727a74

// migrate brings the file from version to the latest, each step in a transaction of
// its own together with the version's new number, so that a kill leaves a whole
// version. A fresh file is made and filled in one transaction.
func (db opening) migrate(ctx context.Context, version int) error {
	schema := db.o.Schema
	if version == 0 {
		return db.Write(ctx, func(t *Tx) error {
			if err := schema.create(ctx, t, schema.latest()); err != nil {
				return err
			}
			// This makes the tables for statistics. A table that is made later takes a page at the front of the file and
			// moves what was there to the end, which is often the list of tables, and the end is what a cut file loses.
			if err := t.Script(ctx, "ANALYZE sqlite_schema"); err != nil {
				return fmt.Errorf("make the tables for statistics: %w", err)
			}
			made, err := List(ctx, t, describe, listObjects)
			if err != nil {
				return err
			}
			// The next start need not make these tables again to know them.
			if err := t.SetMeta(ctx, metaSchema, digestOf(schema.latest(), made)); err != nil {
				return err
			}
			return db.fill(ctx, t)
		})
	}
	for i := version; i < schema.latest(); i++ {
		if err := db.Write(ctx, func(t *Tx) error { return migration(ctx, t, schema.Scripts[i], i+1) }); err != nil {
			return err
		}
	}
	return nil
}

// create makes in an empty file what a version has: by the script of the whole where that
// is not newer, and by the migrations from there on.
func (s Schema) create(ctx context.Context, t *Tx, version int) error {
	made := 0
	if whole := s.Whole; whole.Version > 0 && whole.Version <= version {
		if err := migration(ctx, t, whole.Script, whole.Version); err != nil {
			return err
		}
		made = whole.Version
	}
	for i := made; i < version; i++ {
		if err := migration(ctx, t, s.Scripts[i], i+1); err != nil {
			return err
		}
	}
	return nil
}

// migration runs one script and marks the file with the version that it makes.
func migration(ctx context.Context, t *Tx, text string, version int) error {
	err := t.Script(ctx, text+"\n"+numbers(version))
	if err != nil {
		return fmt.Errorf("make version %d of the tables: %w", version, err)
	}
	return nil
}

// numbers marks a file as ours, and of a version.
func numbers(version int) string {
	return fmt.Sprintf("PRAGMA user_version = %d;\nPRAGMA application_id = %d;", version, applicationID)
}

// fill puts into a fresh file what it begins with. The file is well and has nothing to lose
// yet: its first check and copy are due when there is something.
func (db opening) fill(ctx context.Context, t *Tx) error {
	if err := db.o.Schema.Fill(ctx, t); err != nil {
		return err
	}
	return errors.Join(t.mark(ctx, metaChecked, metaScrubbed, metaBackedUp, metaBorn), t.SetMeta(ctx, metaWiped, "0"))
}

func newerVersion(version, latest int) error {
	return fault.Newf(fault.Conflict,
		"A newer Terzetto has used this data folder (version %d; this program reads %d). Nothing was changed; update Terzetto.",
		version, latest).With("version", version)
}

// What meta keeps.
const (
	metaClean    = "clean_exit" // 1 while no process has the file open
	metaChecked  = "checked"    // when the file was last found well, in microseconds
	metaScrubbed = "scrubbed"   // when every page and index was last found well
	metaBackedUp = "backed_up"  // when the last daily copy was made
	metaBorn     = "born"       // when the file was made; a file older than this mark has none
	metaSchema   = "schema"     // the digest of the tables that were last found to be ours
	metaMark     = "mark"       // what tells the file from every other; a copy has it too
	metaWrites   = "writes"     // how many transactions changed the file
	metaWiped    = "wiped"      // 1 while nothing deleted is left in the file; missing: an earlier program wrote it
)

// SetMeta keeps a value under a key.
func (t *Tx) SetMeta(ctx context.Context, key, value string) error {
	return t.Exec(ctx, "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
}

// mark keeps the present time under keys.
func (t *Tx) mark(ctx context.Context, keys ...string) error {
	return lists.Each(keys, func(key string) error { return t.SetMeta(ctx, key, strconv.FormatInt(t.Now.UnixMicro(), 10)) })
}

// Meta reads a value; empty when there is none.
func (t *Tx) Meta(ctx context.Context, key string) (string, error) {
	v, err := One(ctx, t, ErrNone, Value[string], "SELECT value FROM meta WHERE key = ?", key)
	if errors.Is(err, ErrNone) {
		return "", nil
	}
	return v, err
}

// metaNumber reads a number or a time; 0 when there is none.
func (t *Tx) metaNumber(ctx context.Context, key string) (int64, error) {
	v, err := t.Meta(ctx, key)
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(strings.TrimSpace(v), 10, 64)
	if err != nil {
		return 0, nil //nolint:nilerr // an unreadable mark counts as never
	}
	return n, nil
}
