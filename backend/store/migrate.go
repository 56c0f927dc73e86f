package store

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"terzetto/backend/fault"
)

// migrations holds NNNN_name.sql, numbered from 1 without a gap. A file that was
// released is never edited again.
//
//go:embed migrations/*.sql
var migrations embed.FS

// applicationID marks the file as ours for file managers and for Restore ("Trzt").
const applicationID = 0x54727a74

// latest is the version that this program writes.
func latest() int { return len(scripts()) }

// scripts are the migrations in order.
func scripts() []string {
	names, err := fs.Glob(migrations, "migrations/*.sql") // in lexical order
	if err != nil {
		return nil // only a malformed pattern errs
	}
	all := make([]string, 0, len(names))
	for _, name := range names {
		text, err := migrations.ReadFile(name)
		if err != nil {
			return nil // an embedded file is there
		}
		all = append(all, string(text))
	}
	return all
}

// version reads the schema's version; 0 is a file without one.
func (db *DB) version(ctx context.Context) (int, error) {
	v := 0
	err := db.writer.alone(ctx, func(l *lane) error {
		return l.conn.QueryRowContext(ctx, "PRAGMA user_version").Scan(&v)
	})
	return v, err
}

// migrate brings the file from version to the latest, each step in a transaction of
// its own together with the version's new number, so that a kill leaves a whole
// version. The first step of a fresh file also sows the seeds.
func (db *DB) migrate(ctx context.Context, version int) error {
	for i, script := range scripts() {
		if i < version {
			continue
		}
		err := db.write(ctx, func(t *Tx) error {
			if err := t.script(ctx, script, i+1); err != nil {
				return err
			}
			if version == 0 && i+1 == latest() {
				return t.sow(ctx, db.o.NewID)
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("migrate to version %d: %w", i+1, err)
		}
	}
	return nil
}

// script runs a migration, which holds many statements and so is not prepared.
func (t *Tx) script(ctx context.Context, text string, version int) error {
	text += fmt.Sprintf("\nPRAGMA user_version = %d;\nPRAGMA application_id = %d;", version, applicationID)
	_, err := t.lane.conn.ExecContext(ctx, text)
	return err
}

func newer(version int) error {
	return fault.Newf(fault.Conflict,
		"This data folder was last used by a newer version of Terzetto (its file has version %d, this program knows %d). Update Terzetto; nothing was changed.",
		version, latest()).With("version", version)
}

// What meta keeps.
const (
	metaClean    = "clean_exit" // 1 while no process has the file open
	metaChecked  = "checked"    // when the file was last found well, in microseconds
	metaScrubbed = "scrubbed"   // when every page and index was last found well
	metaBackedUp = "backed_up"  // when the last daily copy was made
)

func (t *Tx) setMeta(ctx context.Context, key, value string) error {
	return t.exec(ctx, "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
}

// meta reads a value; empty when there is none.
func (t *Tx) meta(ctx context.Context, key string) (string, error) {
	v, err := one(ctx, t, errNone, value[string], "SELECT value FROM meta WHERE key = ?", key)
	if errors.Is(err, errNone) {
		return "", nil
	}
	return v, err
}

// metaMicros reads a time; 0 when there is none.
func (t *Tx) metaMicros(ctx context.Context, key string) (int64, error) {
	v, err := t.meta(ctx, key)
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(strings.TrimSpace(v), 10, 64)
	if err != nil {
		return 0, nil //nolint:nilerr // an unreadable mark counts as never
	}
	return n, nil
}

// errNone stands for "no such row" where that is no failure.
var errNone = errors.New("no such row")
