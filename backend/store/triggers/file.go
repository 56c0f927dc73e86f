package triggers

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"terzetto/backend/base/folderwatch"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A TriggerFile is a version of a file that begins a run, with what the steps of the run read.
type TriggerFile struct {
	folderwatch.File

	Event json.RawMessage
}

// AddFiles adds files to what waits at a trigger. Each version of a file counts once.
func (db *DB) AddFiles(ctx context.Context, id string, files []TriggerFile) error {
	return db.file.Write(ctx, func(t *Tx) error {
		return lists.Each(files, func(f TriggerFile) error {
			fresh, err := t.knowFile(ctx, id, f.File)
			if err == nil && fresh {
				_, err = addEvent(ctx, t.Tx, id, run.Event{Key: f.Path, RunID: db.file.NewID(), Value: f.Event})
			}
			return err
		})
	})
}

// DropFiles forgets what waits for files that are gone, or that were in folders that are, notes one of
// them at the trigger, and says whether there was any. One that comes back counts as new.
func (db *DB) DropFiles(ctx context.Context, id string, paths []string) (dropped bool, err error) {
	return rows.Write(ctx, db.file, func(t *Tx) (bool, error) {
		files, err := sqlite.List(ctx, t, sqlite.Value[string], `DELETE FROM trigger_events WHERE trigger_id = ?1 AND EXISTS (
		    SELECT 1 FROM json_each(?2) WHERE trigger_events.key = value OR substr(trigger_events.key, 1, length(value) + 1) = value || '/') RETURNING trigger_events.key`, id, sqlite.JSON(paths))
		if err != nil || len(files) == 0 {
			return false, err
		}
		return true, t.Execs(ctx,
			sqlite.Do("DELETE FROM trigger_files WHERE trigger_id = ? AND path IN (SELECT value FROM json_each(?))", id, sqlite.JSON(files)),
			sqlite.Do("UPDATE triggers SET skipped_at = ?, skipped_file = ? WHERE id = ?", t.Now.UnixMicro(), slices.Max(files), id))
	})
}

// missedFor is how long a trigger knows a file that is not there, such as one on a disk that is
// unplugged, and missedFiles how many of them it knows.
const (
	missedFor   = 30 * 24 * time.Hour
	missedFiles = 10_000
)

// MissFiles notes which of the files that a trigger knows are not there, and forgets those that have
// been missing for long.
func (db *DB) MissFiles(ctx context.Context, id string, missing []string) error {
	return db.file.Write(ctx, func(t *Tx) error {
		now := t.Now.UnixMicro()
		return t.Execs(ctx,
			sqlite.Do(`WITH missing (path) AS MATERIALIZED (SELECT value FROM json_each(?1))
			  UPDATE trigger_files SET gone_at = iif(path IN missing, ifnull(gone_at, ?2), NULL)
			  WHERE trigger_id = ?3 AND (gone_at IS NULL) = (path IN missing)`, sqlite.JSON(missing), now, id),
			sqlite.Do(`DELETE FROM trigger_files WHERE trigger_id = ?1 AND gone_at IS NOT NULL AND (gone_at < ?2 OR path IN (
			  SELECT path FROM trigger_files WHERE trigger_id = ?1 AND gone_at IS NOT NULL ORDER BY gone_at DESC, path LIMIT -1 OFFSET ?3))`,
				id, t.Now.Add(-missedFor).UnixMicro(), missedFiles))
	})
}

// KnownFiles are the versions of files that a trigger knows.
func (db *DB) KnownFiles(ctx context.Context, id string) ([]folderwatch.File, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (f folderwatch.File, err error) {
		var at int64
		err = row.Scan(&f.Path, &f.Size, &at)
		f.Modified = time.Unix(0, at)
		return f, err
	}, "SELECT path, size, modified FROM trigger_files WHERE trigger_id = ?", id)
}

// knowFile notes a version of a file, and says whether it is new.
func (t *Tx) knowFile(ctx context.Context, id string, f folderwatch.File) (fresh bool, err error) {
	err = t.Change(ctx, sqlite.ErrNone, `INSERT INTO trigger_files (trigger_id, path, size, modified, seen_at) VALUES (?, ?, ?, ?, ?)
	    ON CONFLICT (trigger_id, path) DO UPDATE SET size = excluded.size, modified = excluded.modified, seen_at = excluded.seen_at, gone_at = NULL
	    WHERE size <> excluded.size OR modified <> excluded.modified`, id, f.Path, f.Size, f.Modified.UnixNano(), t.Now.UnixMicro())
	if errors.Is(err, sqlite.ErrNone) {
		return false, nil
	}
	return err == nil, err
}
