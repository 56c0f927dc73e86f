package sqlite

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend/fault"
)

// applicationID marks the file as ours for file managers and for Restore ("Trzt").
const applicationID = 0x54727a74

// version reads the schema's version; 0 is a file without one.
func (db *DB) version(ctx context.Context) (int, error) {
	v := 0
	err := db.writer.Alone(ctx, func(c *Conn) error {
		return c.conn.QueryRowContext(ctx, "PRAGMA user_version").Scan(&v)
	})
	return v, err
}

// migrate brings the file from version to the latest, each step in a transaction of
// its own together with the version's new number, so that a kill leaves a whole
// version. The last step of a fresh file also fills it.
func (db *DB) migrate(ctx context.Context, version int) error {
	for i, script := range db.o.Schema.Scripts {
		if i < version {
			continue
		}
		err := db.Write(ctx, func(t *Tx) error {
			if err := migration(ctx, t, script, i+1); err != nil {
				return err
			}
			if version == 0 && i+1 == db.o.Schema.latest() {
				return db.fill(ctx, t)
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("migrate to version %d: %w", i+1, err)
		}
	}
	return nil
}

// migration runs one script and marks the file with the version that it makes.
func migration(ctx context.Context, t *Tx, text string, version int) error {
	return t.Script(ctx, text+fmt.Sprintf("\nPRAGMA user_version = %d;\nPRAGMA application_id = %d;", version, applicationID))
}

// fill puts into a fresh file what it begins with. The file is well and has nothing to lose
// yet: its first check and copy are due when there is something.
func (db *DB) fill(ctx context.Context, t *Tx) error {
	if err := db.o.Schema.Fill(ctx, t); err != nil {
		return err
	}
	return t.mark(ctx, metaChecked, metaScrubbed, metaBackedUp)
}

func newer(version, latest int) error {
	return fault.Newf(fault.Conflict,
		"This data folder was last used by a newer version of Terzetto (its file has version %d, this program knows %d). Update Terzetto; nothing was changed.",
		version, latest).With("version", version)
}

// What meta keeps.
const (
	metaClean    = "clean_exit" // 1 while no process has the file open
	metaChecked  = "checked"    // when the file was last found well, in microseconds
	metaScrubbed = "scrubbed"   // when every page and index was last found well
	metaBackedUp = "backed_up"  // when the last daily copy was made
)

// SetMeta keeps a value under a key.
func (t *Tx) SetMeta(ctx context.Context, key, value string) error {
	return t.Exec(ctx, "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
}

// mark keeps the present time under keys.
func (t *Tx) mark(ctx context.Context, keys ...string) error {
	for _, key := range keys {
		if err := t.SetMeta(ctx, key, strconv.FormatInt(t.Now.UnixMicro(), 10)); err != nil {
			return err
		}
	}
	return nil
}

// Meta reads a value; empty when there is none.
func (t *Tx) Meta(ctx context.Context, key string) (string, error) {
	v, err := One(ctx, t, ErrNone, Value[string], "SELECT value FROM meta WHERE key = ?", key)
	if errors.Is(err, ErrNone) {
		return "", nil
	}
	return v, err
}

// metaMicros reads a time; 0 when there is none.
func (t *Tx) metaMicros(ctx context.Context, key string) (int64, error) {
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
