package sqlite

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
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
	Reason    string       `json:"reason"`     // a sentence
	LastWrite *time.Time   `json:"last_write"` // when the newest change was saved that is missing now; null: that is not known
	Backups   []BackupInfo `json:"backups"`    // the copies there are, newest first
	How       How          `json:"how"`        // what was done; empty: nothing yet
	Folder    string       `json:"folder"`     // where the damaged files are now
	Backup    string       `json:"backup"`     // the copy that was taken
	At        *time.Time   `json:"at"`         // when that copy was made
	Holds     Holdings     `json:"holds"`      // what is open now
	Tables    []TableLoss  `json:"tables"`     // of the salvage, also where the copy was taken
	Other     *Choice      `json:"other"`      // what could be opened instead; null: nothing

	cause      error
	older      bool // the file is whole, and older than the last write
	foreignLog bool // the log beside the file belongs to another
}

// A Choice is what was not opened of a salvage and the last copy: a copy in the backup folder, to be restored like any other.
type Choice struct {
	How   How       `json:"how"`
	File  string    `json:"file"`
	At    time.Time `json:"at"` // when the copy was made
	Holds Holdings  `json:"holds"`
}

// A TableLoss says how a table came through a salvage. Lost is exact where the count
// of rows could still be read, and otherwise the number of places that could not. Reset is how many values of saved rows
// could be read in part or not at all.
type TableLoss struct {
	Table string `json:"table"`
	Saved int64  `json:"saved"`
	Lost  int64  `json:"lost"`
	Reset int64  `json:"reset"`
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

// since says that all changes up to the last one are not in the file.
func (d *Damage) since(known lastWrite) *Damage {
	d.older = true
	if known.number > 0 {
		d.LastWrite = &known.at
	}
	return d
}

func newDamage(dir, reason string) *Damage {
	return &Damage{Reason: reason, Backups: backupInfos(dir), Tables: []TableLoss{}, Holds: Holdings{Rows: map[string]int64{}}}
}

func backupInfos(dir string) []BackupInfo {
	return lists.Map(backupFiles(dir), func(b backupFile) BackupInfo { return b.BackupInfo })
}

// OpenOrRecover is Open that always ends with an open store, unless the folder cannot
// be used at all: of a damaged file and the last good copy it opens the one that holds more, and begins empty only where
// neither holds anything. Report().Damage says what was done, what was lost, and what the other one holds.
func OpenOrRecover(ctx context.Context, o Options) (db *DB, err error) {
	if o.Hold != nil {
		return openOrRecover(ctx, o)
	}
	// No other process gets in between the tries.
	own, err := TakeHold(ctx, o)
	if err != nil {
		return nil, err
	}
	o.Hold = own
	if db, err = openOrRecover(ctx, o); err != nil {
		return nil, errors.Join(err, own.Release())
	}
	db.own = own
	return db, nil
}

func openOrRecover(ctx context.Context, o Options) (*DB, error) {
	db, err := Open(ctx, o)
	found, ok := errors.AsType[*Damage](err)
	if !ok {
		return db, err
	}
	done, failed := Recover(ctx, o, found, Salvage, LastBackup, Empty)
	if failed != nil {
		return nil, errors.Join(failed, err)
	}
	if db, err = Open(ctx, o); err != nil {
		return nil, err
	}
	db.report.Damage = done
	db.o.Log.LogAttrs(ctx, slog.LevelError, "the database was damaged", slog.Any("err", found),
		slog.String("how", string(done.How)), slog.String("folder", done.Folder), slog.Any("holds", done.Holds), slog.Any("other", done.Other), slog.Any("tables", done.Tables))
	return db, nil
}

// Recover replaces the file of a folder that no other process holds and that is not open, by the best of the ways. The new
// file is whole and flushed before the old one is moved aside. found is what is known of the damage; nil: nothing.
func Recover(ctx context.Context, o Options, found *Damage, ways ...How) (done *Damage, err error) {
	if o, err = o.Complete(); err != nil {
		return nil, err
	}
	err = o.withHold(ctx, func(o Options) error {
		if err := finishRecovery(o.Dir); err != nil {
			return err
		}
		if found == nil {
			found = newDamage(o.Dir, "The database was replaced.")
		}
		done, err = rescue(ctx, o, *found, ways)
		return err
	})
	return done, err
}

// rescue is Recover with the folder held.
func rescue(ctx context.Context, o Options, done Damage, ways []How) (*Damage, error) {
	live := filepath.Join(o.Dir, fileName)
	taken, err := candidates(ctx, o, done, ways)
	if err != nil {
		return nil, err
	}
	if err := taken[0].take(ctx, live+".new"); err != nil {
		return nil, err
	}
	done.How, done.Backup, done.Holds = taken[0].How, taken[0].backup, taken[0].Holds
	if done.Backup != "" {
		done.At = &taken[0].At
	}
	for _, c := range taken {
		if c.How == Salvage {
			done.Tables = c.tables
		}
	}
	if len(taken) > 1 && taken[1].Holds.rows() > 0 {
		if done.Other, err = taken[1].keep(); err != nil {
			return nil, err
		}
	}
	if done.Folder, err = moveAside(o.Dir, o.Now()); err != nil {
		return nil, err
	}
	if err := takePlace(o.Dir); err != nil {
		return nil, err
	}
	done.Backups = backupInfos(o.Dir)
	return &done, nil
}
