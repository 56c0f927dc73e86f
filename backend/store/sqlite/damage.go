package sqlite

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"terzetto/backend/datadir"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
)

// How a damaged file is dealt with.
type How string

// The ways. Each moves the damaged file aside and deletes nothing.
const (
	Salvage    How = "salvage"     // every row that can be read, into a new file
	LastBackup How = "last_backup" // the newest copy that is well
	Empty      How = "empty"       // a new file
)

// A Damage says what is wrong with a file, what could be done, and, once it was
// done, what became of it.
type Damage struct {
	Reason  string       `json:"reason"`  // a sentence
	Backups []BackupInfo `json:"backups"` // the copies there are, newest first
	How     How          `json:"how"`     // what was done; empty: nothing yet
	Folder  string       `json:"folder"`  // where the damaged files are now
	Backup  string       `json:"backup"`  // the copy that was taken
	Tables  []TableLoss  `json:"tables"`  // of a salvage

	cause error
}

// A TableLoss says how a table came through a salvage. Lost is exact where the count
// of rows could still be read, and otherwise the number of places that could not.
type TableLoss struct {
	Table string `json:"table"`
	Saved int64  `json:"saved"`
	Lost  int64  `json:"lost"`
}

// Error says what is wrong, for the log.
func (d *Damage) Error() string {
	if d.cause == nil {
		return d.Reason
	}
	return d.Reason + ": " + d.cause.Error()
}

// Unwrap gives the sentence for a person, and the cause.
func (d *Damage) Unwrap() error {
	return fault.New(fault.Internal, d.Reason+" Nothing was deleted.").Because(d.cause)
}

func (d *Damage) because(err error) *Damage {
	d.cause = err
	return d
}

func (db *DB) damage(reason string) *Damage { return newDamage(db.o.Dir, reason) }

func newDamage(dir, reason string) *Damage {
	backups := lists.Map(backupFiles(dir), func(b backupFile) BackupInfo { return b.BackupInfo })
	return &Damage{Reason: reason, Backups: backups, Tables: []TableLoss{}}
}

// OpenOrRecover is Open that always ends with an open store, unless the folder cannot
// be used at all: of a damaged file it saves what can be read, else takes the last
// good copy, else begins empty. Report().Damage says what was done and what was lost.
func OpenOrRecover(ctx context.Context, o Options) (*DB, error) {
	db, err := Open(ctx, o)
	found, ok := errors.AsType[*Damage](err)
	if !ok {
		return db, err
	}
	failed := err
	for _, how := range []How{Salvage, LastBackup, Empty} {
		done, err := Recover(ctx, o, how)
		if err == nil {
			db, err = Open(ctx, o)
		}
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("%s: %w", how, err))
			if ctx.Err() != nil {
				break
			}
			continue
		}
		done.Reason, done.cause = found.Reason, found.cause
		db.report.Damage = done
		db.o.Log.LogAttrs(ctx, slog.LevelError, "the database was damaged", slog.Any("err", failed),
			slog.String("how", string(how)), slog.String("folder", done.Folder), slog.Any("tables", done.Tables))
		return db, nil
	}
	return nil, failed
}

// Recover replaces the file of a folder that no process holds. The new file is whole
// and flushed before the old one is moved aside.
func Recover(ctx context.Context, o Options, how How) (done *Damage, err error) {
	if o, err = o.Complete(); err != nil {
		return nil, err
	}
	if _, err := prepareFolder(o.Dir); err != nil {
		return nil, err
	}
	h, err := takeHold(o.Dir)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.release()) }()
	if err := finishRecovery(o.Dir); err != nil {
		return nil, err
	}
	done = newDamage(o.Dir, "The database was replaced.")
	done.How = how
	live := filepath.Join(o.Dir, fileName)
	switch how {
	case Salvage:
		if done.Tables, err = salvage(ctx, o, live, live+".new"); err != nil {
			return nil, err
		}
	case LastBackup:
		if done.Backup, err = takeNewest(ctx, o, live+".new"); err != nil {
			return nil, err
		}
	case Empty:
		if err = blank(ctx, live+".new"); err != nil {
			return nil, err
		}
	default:
		return nil, fault.New(fault.Invalid, "There is no such way to recover.").With("field", "how")
	}
	if done.Folder, err = moveAside(o.Dir, o.Now()); err != nil {
		return nil, err
	}
	if err := os.Rename(live+".new", live); err != nil {
		return nil, Unwritable(err)
	}
	datadir.Flush(o.Dir)
	return done, nil
}

// blank makes a file without a table, which the next start fills. That it is there and not empty says that
// nothing was lost: the beginning is meant.
func blank(ctx context.Context, path string) error {
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
		return Unwritable(err)
	}
	if err := Touch(path); err != nil {
		return err
	}
	made, err := OpenPool(path, scratch, 1)
	if err != nil {
		return err
	}
	err = made.Alone(ctx, func(c *Conn) error { return c.Script(ctx, fmt.Sprintf("PRAGMA application_id = %d", applicationID)) })
	if err = errors.Join(err, made.Close()); err != nil {
		return err
	}
	if err := flush(path); err != nil {
		return Unwritable(err)
	}
	return nil
}

// takeNewest copies the newest backup that is well to path.
func takeNewest(ctx context.Context, o Options, path string) (string, error) {
	var failed []error
	for _, b := range backupFiles(o.Dir) {
		err := inspect(ctx, o.Schema, b.File)
		if err == nil {
			err = takeCopy(ctx, b.File, path)
		}
		if err == nil {
			return b.File, nil
		}
		failed = append(failed, fmt.Errorf("%s: %w", filepath.Base(b.File), err))
	}
	return "", fault.New(fault.NotFound, "Couldn't find a backup that can be read.").Because(errors.Join(failed...))
}
