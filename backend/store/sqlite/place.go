package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// A place is the name of the open file, and whether the file still has it. Where a file can be removed while it is open,
// everything goes on as if it were there, and is gone with the process.
type place struct {
	path    string
	file    fs.FileInfo
	removed atomic.Pointer[fault.Error] // why nothing is written any more
}

func newPlace(path string) (*place, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, Unwritable(err)
	}
	return &place{path: path, file: info}, nil
}

var errRemoved = fault.New(fault.Conflict, "The database file was removed or replaced while Terzetto was running. Restart Terzetto to continue.")

// check says that the file is no longer at its place. A disk that does not answer is no sign of that.
func (p *place) check() error {
	switch info, err := os.Stat(p.path); {
	case errors.Is(err, fs.ErrNotExist):
		return errRemoved
	case err == nil && !os.SameFile(info, p.file):
		return errRemoved
	}
	return nil
}

// refusal says why nothing is written any more.
func (p *place) refusal() error {
	if p == nil {
		return nil
	}
	if why := p.removed.Load(); why != nil {
		return why
	}
	return nil
}

// removal says that the file was removed or replaced, with the backup of it where there is one; nil: it is at its place.
func (p *place) removal() error {
	if p == nil {
		return nil
	}
	return cmp.Or(p.refusal(), p.check())
}

// keepRemoved saves what the open file holds as a backup when the file was removed or replaced, and refuses every
// transaction from then on, because no later one would outlive the process. It holds the one connection that
// writes, so that each transaction is either in the backup or refused.
func (db *DB) keepRemoved(ctx context.Context) error {
	if db.place == nil || db.place.refusal() != nil || db.place.check() == nil {
		return nil
	}
	ctx = context.WithoutCancel(ctx)
	return db.writer.Alone(ctx, func(c *Conn) error {
		if db.place.refusal() != nil {
			return nil
		}
		dir := filepath.Join(db.o.Dir, backupsDir)
		if err := datadir.Make(dir); err != nil {
			return Unwritable(err)
		}
		path := backupPath(dir, "rescued", db.now())
		if _, err := copyInto(ctx, c, path); err != nil {
			return fmt.Errorf("save a database that was removed: %w", db.explain(err))
		}
		why := fault.Newf(fault.Conflict, "The database file was removed or replaced while Terzetto was running. To continue, restore the backup %s, which holds everything saved.",
			filepath.Base(path)).With("rescued", path)
		db.place.removed.Store(why)
		_ = db.tellDamage(why)
		return nil
	})
}

// RescuedIn gives the backup that DamageReports names of a file that was removed while it was open; empty for other damage.
func RescuedIn(damage error) string {
	if f, ok := errors.AsType[*fault.Error](damage); ok {
		file, _ := f.Details["rescued"].(string)
		return file
	}
	return ""
}
