package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/datadir"
)

// Options say where the file is and what it holds.
type Options struct {
	Dir    string // the data folder; made with mode 0700 when it is missing
	Log    *slog.Logger
	Now    func() time.Time
	Schema Schema
}

// A Schema is what the owner of the tables tells of them.
type Schema struct {
	// Scripts are the migrations in order, from nothing to the version that this program writes.
	// Besides its tables a schema has the table meta (key, value).
	Scripts []string
	// Whole makes at once what the first of the migrations make one after the other. A new file has
	// nothing to keep, and most of the time that migrations take is for tables that are there already.
	Whole Whole
	// First names a table that triggers write; a salvage carries it over before the others.
	First string
	// Fill puts into a new file what it begins with, in the transaction that makes its tables.
	Fill func(context.Context, *Tx) error
	// Start settles what a crash left and says how many unfinished rows it completed.
	Start func(context.Context, *Tx) (int, error)
	// Repair makes salvaged rows fit together, so that no reference points to a lost row.
	Repair func(context.Context, *Tx) error
}

// A Whole is a version of the tables in one script.
type Whole struct {
	Version int
	Script  string
}

// latest is the version that this program writes.
func (s Schema) latest() int { return len(s.Scripts) }

// The names in the data folder.
const (
	fileName   = "terzetto.db"
	lockName   = "terzetto.lock"
	backupsDir = "backups"
)

// A DB is the open file. Its methods may be called from many goroutines.
type DB struct {
	o     Options
	path  string
	hold  *hold
	pools // exchanged by RestoreOpen; guarded by gate

	writes  atomic.Int64 // commits so far; tells a backup whether the file changed meanwhile
	damaged chan error

	copying sync.Mutex   // one backup at a time
	gate    sync.RWMutex // held for reading by users of the pools, for writing while they are exchanged
	gone    bool         // closed for good; guarded by gate
	end     context.CancelFunc
	tending sync.WaitGroup
	close   func() error
}

// pools are the connections of the file that is open, and what its start found.
type pools struct {
	writer  *Pool
	readers *Pool
	report  Report
}

// A Report says what the start found.
type Report struct {
	Fresh           bool     `json:"fresh"`
	MigratedFrom    int      `json:"migrated_from"` // equal to MigratedTo when no migration was due
	MigratedTo      int      `json:"migrated_to"`
	RecoveredDrafts int      `json:"recovered_drafts"` // unfinished answers of a crash that are messages now
	Unclean         bool     `json:"unclean"`          // the last process did not close the file
	Warnings        []string `json:"warnings"`
	Damage          *Damage  `json:"damage"` // what was damaged and what was done about it
}

// readers is how many readers there are: a window, an API client and a background
// check read side by side, and SQLite gains nothing from more on few cores.
const readers = 4

// Open opens or makes the file of the data folder and holds the folder until Close.
// The error is a fault.Conflict when another process holds it, a *Damage when the
// file is damaged, and a fault.Conflict without any write when a newer version of
// the program made it. Where the folder cannot be used, the fault names the path, the
// cause and the way out. What a process that is gone wrote and did not finish is removed.
func Open(ctx context.Context, o Options) (*DB, error) {
	o, err := o.Complete()
	if err != nil {
		return nil, err
	}
	warnings, err := prepareFolder(o.Dir)
	if err != nil {
		return nil, err
	}
	h, err := takeHold(o.Dir)
	if err != nil {
		return nil, unusable(o.Dir, err)
	}
	for _, path := range datadir.Sweep(o.Dir) {
		o.Log.LogAttrs(ctx, slog.LevelInfo, "removed an unfinished file", slog.String("file", path))
	}
	db, err := open(ctx, o, h)
	if err != nil {
		return nil, errors.Join(unusable(o.Dir, err), h.release())
	}
	db.report.Warnings = append(db.report.Warnings, warnings...)
	db.startTending(ctx)
	return db, nil
}

// Complete fills in what was left out, and makes the folder's path absolute.
func (o Options) Complete() (Options, error) {
	if o.Dir == "" {
		return o, errors.New("a store needs a data folder")
	}
	dir, err := filepath.Abs(o.Dir)
	if err != nil {
		return o, fmt.Errorf("find the data folder: %w", err)
	}
	o.Dir = dir
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	if o.Now == nil {
		o.Now = time.Now
	}
	return o, nil
}

// open is Open with the folder held.
func open(ctx context.Context, o Options, h *hold) (_ *DB, err error) {
	db := &DB{o: o, path: filepath.Join(o.Dir, fileName), hold: h, damaged: make(chan error, 1)}
	db.close = sync.OnceValue(db.shut)
	db.report.Warnings = []string{}
	if db.report.Fresh, err = db.settle(ctx); err != nil {
		return nil, err
	}
	if db.writer, err = OpenPool(db.path, writing, 1); err != nil {
		return nil, err
	}
	if db.readers, err = OpenPool(db.path, reading, readers); err != nil {
		return nil, errors.Join(err, db.writer.Close())
	}
	if err = db.start(ctx); err != nil {
		err = db.judge(err)
		return nil, errors.Join(err, db.readers.Close(), db.writer.Close())
	}
	return db, nil
}

// start does what is due between opening the file and the first caller.
func (db *DB) start(ctx context.Context) error {
	version, err := db.version(ctx)
	if err != nil {
		return err
	}
	if version > 0 {
		if err := db.lookOver(ctx); err != nil {
			return err
		}
		if err := db.compareSchema(ctx, version); err != nil {
			return err
		}
	}
	latest := db.o.Schema.latest()
	db.report.MigratedFrom, db.report.MigratedTo = version, latest
	if version > 0 && version < latest {
		if _, err := db.backup(ctx, "before-update"); err != nil {
			return fmt.Errorf("copy the file before its migration: %w", err)
		}
	}
	if err := db.migrate(ctx, version); err != nil {
		return err
	}
	return db.Write(ctx, func(t *Tx) (err error) {
		if db.report.RecoveredDrafts, err = db.o.Schema.Start(ctx, t); err != nil {
			return err
		}
		return t.SetMeta(ctx, metaClean, "0")
	})
}

// Report says what the start found.
func (db *DB) Report() Report {
	db.gate.RLock()
	defer db.gate.RUnlock()
	return db.report
}

// Damaged tells, at most once, of damage that was found after the start.
func (db *DB) Damaged() <-chan error { return db.damaged }

// Close waits for callers and for the goroutine, marks the exit as clean and gives the
// folder back. Afterwards the file is complete by itself, without a write-ahead log.
func (db *DB) Close() error { return db.close() }

func (db *DB) shut() error {
	db.end()
	db.tending.Wait()
	db.gate.Lock()
	defer db.gate.Unlock()
	db.gone = true
	return errors.Join(db.closeFile(context.Background()), db.hold.release())
}

// closeFile marks the exit as clean and ends every connection. The caller holds the
// gate for writing.
func (db *DB) closeFile(ctx context.Context) error {
	errs := []error{db.readers.Close()}
	errs = append(errs, db.writer.Transact(ctx, func(c *Conn) error {
		return (&Tx{Conn: c, Now: db.now()}).SetMeta(ctx, metaClean, "1")
	}))
	errs = append(errs, db.writer.Alone(ctx, func(c *Conn) error {
		return errors.Join(c.Script(ctx, "PRAGMA optimize"), scanNothing(ctx, c, "PRAGMA wal_checkpoint(TRUNCATE)"))
	}))
	return errors.Join(append(errs, db.writer.Close())...)
}

func (db *DB) now() time.Time { return db.o.Now() }
