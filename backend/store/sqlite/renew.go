package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"terzetto/backend/base/datadir"
)

// ReplacedBackups says what became of the copies that were there.
type ReplacedBackups struct {
	Removed int        `json:"removed"` // copies, and folders with a damaged file
	Backup  BackupInfo `json:"backup"`  // the new one
}

// ReplaceBackups makes a copy of the file as it is now, and then deletes every older one in the data folder, with what was
// set aside of damaged files: deleted texts are in them. Where the new copy fails, the older ones stay.
func (db *DB) ReplaceBackups(ctx context.Context) (done ReplacedBackups, err error) {
	if err := db.sweep(ctx); err != nil {
		return done, err
	}
	old := backupFiles(db.o.Dir)
	if done.Backup, err = db.backup(ctx, "daily"); err != nil {
		return done, err
	}
	if err := db.Write(ctx, func(t *Tx) error { return t.mark(ctx, metaBackedUp) }); err != nil {
		return done, err
	}
	db.copying.Lock() // a copy that is being restored is not deleted meanwhile
	defer db.copying.Unlock()
	aside, err := setAsideFolders(db.o.Dir)
	if err != nil {
		return done, err
	}
	for _, b := range old {
		aside = append(aside, b.File)
	}
	for _, path := range aside {
		if _, is := Exists(path); !is {
			continue // it had its time, and went when the new copy came
		}
		if err := os.RemoveAll(path); err != nil {
			return done, fmt.Errorf("delete a backup: %w", Unwritable(err))
		}
		done.Removed++
	}
	datadir.Flush(filepath.Join(db.o.Dir, backupsDir))
	return done, nil
}

// setAsideFolders are those with damaged files, and with logs that lost their file.
func setAsideFolders(dir string) (folders []string, err error) {
	for _, pattern := range []string{"damaged-*", "log-*"} {
		found, globErr := filepath.Glob(filepath.Join(escapeGlob(dir), pattern))
		folders, err = append(folders, found...), errors.Join(err, globErr)
	}
	return folders, err
}

// Compact writes a small database of another program anew, without what was deleted in it. Nobody else has it open.
func Compact(ctx context.Context, path string) (err error) {
	pool, err := OpenPool(path, wiping, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	return pool.Alone(ctx, func(c *Conn) error {
		return errors.Join(c.Script(ctx, "PRAGMA secure_delete = 1; VACUUM"), scanNothing(ctx, c, "PRAGMA wal_checkpoint(TRUNCATE)"))
	})
}
