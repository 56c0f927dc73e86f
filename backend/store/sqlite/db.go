package sqlite

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"
)

// Options say where the file is and what it holds.
type Options struct {
	Dir    string // the data folder; made with mode 0700 when it is missing
	Log    *slog.Logger
	Now    func() time.Time
	Schema Schema
	// Hold is the caller's hold on the folder, which outlives the file; nil: the file takes one, and Close gives it back.
	Hold *Hold
	// Foreign says that others may have made the file: a value that is longer than any of ours is an error.
	Foreign bool
	NewID   func() string // of files; nil: random
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
	// Sweep deletes the next part of what a person deleted, in a short time, and says whether there was something.
	Sweep func(context.Context, *Tx) (more bool, err error)
	// Start settles what a crash left and says what became of it.
	Start func(context.Context, *Tx) (Adopted, error)
	// Repair makes salvaged rows fit together, so that no reference points to a lost row, and says how many
	// rows have lost the name that a person knows them by.
	Repair func(context.Context, *Tx, Salvaged) (unnamed int, err error)
	// Counted are the tables of what a person made, by which two files are compared, and Newest is a query of the
	// time of the newest row.
	Counted []string
	Newest  string
}

// A Salvaged is what Repair finds beside the saved rows.
type Salvaged struct {
	Damaged Querier             // the damaged file; a query of it may fail as Broken
	Adopted map[string][]string // the keys of rows that came from a backup, because saved rows refer to them
}

// Adopted counts what a crash left and what is a message now.
type Adopted struct {
	Drafts  int // unfinished answers
	Replies int // whole ones
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
	o    Options
	path string
	own  *Hold // given back by Close; nil: the hold is the caller's
	pools

	writes  atomic.Int64  // commits so far; tells a backup whether the file changed meanwhile
	wiped   atomic.Int64  // what writes was when the last CleanUp began
	deleted chan struct{} // holds a word that something was deleted
	damaged chan error

	copying backups
	gate    sync.RWMutex // held for reading by users of the pools, for writing by Close
	end     context.CancelFunc
	tending sync.WaitGroup
	close   func() error
}

// pools are the connections of the file that is open, and what its start found.
type pools struct {
	writer  *Pool
	readers *Pool
	report  Report
	place   *place
	last    *lastNote

	wasUnwiped bool // the last process did not finish a CleanUp
}

// A Report says what the start found.
type Report struct {
	Fresh            bool     `json:"fresh"`
	MigratedFrom     int      `json:"migrated_from"` // equal to MigratedTo when no migration was due
	MigratedTo       int      `json:"migrated_to"`
	RecoveredDrafts  int      `json:"recovered_drafts"`  // unfinished answers of a crash that are messages now
	RecoveredReplies int      `json:"recovered_replies"` // whole answers of a crash whose turn had not ended
	Unclean          bool     `json:"unclean"`           // the last process did not close the file
	Warnings         []string `json:"warnings"`
	Damage           *Damage  `json:"damage"` // what was damaged and what was done about it
}

// readers is how many readers there are: a window, an API client and a background
// check read side by side, and SQLite gains nothing from more on few cores.
const readers = 4

// Open opens or makes the file of the data folder and holds the folder until Close.
// The error is a fault.Conflict when another process holds it, a *Damage when the
// file is damaged, and a fault.Conflict without any write when a newer version of
// the program made it. Where the folder cannot be used, the fault names the path, the
// cause and the way out.
func Open(ctx context.Context, o Options) (*DB, error) {
	o, err := o.Complete()
	if err != nil {
		return nil, err
	}
	warnings, err := prepareFolder(o.Dir)
	if err != nil {
		return nil, err
	}
	var own *Hold
	if o.Hold == nil {
		if own, err = TakeHold(ctx, o); err != nil {
			return nil, err
		}
	}
	db, err := open(ctx, o)
	if err != nil {
		err = explainStart(o.Dir, err)
		if own != nil {
			err = errors.Join(err, own.Release())
		}
		return nil, err
	}
	db.own = own
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
	if o.NewID == nil {
		o.NewID = rand.Text
	}
	return o, nil
}

// opening is a file before its first caller.
type opening struct{ *DB }

// open is Open with the folder held.
func open(ctx context.Context, o Options) (_ *DB, err error) {
	db := &DB{o: o, path: filepath.Join(o.Dir, fileName), damaged: make(chan error, 1), deleted: make(chan struct{}, 1)}
	db.close = sync.OnceValue(db.closeAll)
	db.report.Warnings = []string{}
	act := opening{db}
	if err = act.openPools(); err != nil {
		return nil, err
	}
	found, err := act.look(ctx)
	if err == nil {
		err = act.start(ctx, found)
	}
	if err != nil {
		return nil, errors.Join(db.judge(err), db.readers.Close(), db.writer.Close())
	}
	return db, nil
}

func (db opening) openPools() (err error) {
	if db.writer, err = OpenPool(db.path, writing, 1); err != nil {
		return err
	}
	if db.readers, err = OpenPool(db.path, reading, readers); err != nil {
		return errors.Join(err, db.writer.Close())
	}
	if db.o.Foreign {
		db.writer.longest, db.readers.longest = longestForeign, longestForeign
	}
	return nil
}

// start does what is due between the look at the file and the first caller.
func (db opening) start(ctx context.Context, found state) (err error) {
	version, latest := found.version, db.o.Schema.latest()
	db.report.Fresh, db.report.MigratedFrom, db.report.MigratedTo = version == 0, version, latest
	db.report.Unclean = version > 0 && !found.clean
	if found.number {
		if err := db.Write(ctx, func(t *Tx) error { return t.Script(ctx, numbers(version)) }); err != nil {
			return err
		}
		db.report.Warnings = append(db.report.Warnings, numbered)
	}
	if version > 0 && version < latest {
		if _, err := db.backup(ctx, "before-update"); err != nil {
			return fmt.Errorf("copy the file before its migration: %w", err)
		}
	}
	if err := db.migrate(ctx, version); err != nil {
		return err
	}
	if err := db.rewriteOnce(ctx); err != nil {
		return err
	}
	if db.place, err = newPlace(db.path); err != nil {
		return err
	}
	db.writer.guard, db.readers.guard = db.place.check, db.place.check
	if err := db.readers.openAll(ctx); err != nil {
		return err
	}
	mark := cmp.Or(found.mark, db.o.NewID())
	err = db.Write(ctx, func(t *Tx) error {
		adopted, err := db.o.Schema.Start(ctx, t)
		if err != nil {
			return err
		}
		db.report.RecoveredDrafts, db.report.RecoveredReplies = adopted.Drafts, adopted.Replies
		if found.checked {
			err = t.mark(ctx, metaChecked)
		}
		if version == latest {
			err = errors.Join(err, t.SetMeta(ctx, metaSchema, digestOf(version, found.objects)))
		}
		return errors.Join(err, t.SetMeta(ctx, metaMark, mark), t.SetMeta(ctx, metaClean, "0"), t.SetMeta(ctx, metaWiped, "0"))
	})
	if err != nil {
		return err
	}
	if !db.wasUnwiped {
		db.wiped.Store(db.writes.Load())
	}
	if version > 0 && found.mark == "" { // a file that lost its log would not be known again by a mark in the log
		if err := db.writer.Alone(ctx, func(c *Conn) error { return scanNothing(ctx, c, "PRAGMA wal_checkpoint(FULL)") }); err != nil {
			return err
		}
	}
	return db.noteLast(ctx, mark)
}

// Report says what the start found.
func (db *DB) Report() Report { return db.report }

// DamageReports gives the damage that is found after the start. What was not yet received is not reported twice.
func (db *DB) DamageReports() <-chan error { return db.damaged }

// Close waits for callers and for the goroutine, marks the exit as clean and gives its own hold on the
// folder back. Afterwards the file is complete by itself, without a write-ahead log.
func (db *DB) Close() error { return db.close() }

func (db *DB) closeAll() error {
	db.end()
	db.tending.Wait()
	db.copying.close()
	left := db.eraseFinally()
	db.gate.Lock()
	defer db.gate.Unlock()
	err := errors.Join(left, db.closeFile(context.Background()))
	if db.own != nil {
		err = errors.Join(err, db.own.Release())
	}
	return err
}

// closeFile marks the exit as clean and ends every connection. The caller holds the
// gate for writing.
func (db *DB) closeFile(ctx context.Context) error {
	errs := []error{db.keepRemoved(ctx), db.readers.Close()}
	errs = append(errs, db.writer.Transact(ctx, func(c *Conn) error {
		return (&Tx{Conn: c, Now: db.now()}).SetMeta(ctx, metaClean, "1")
	}))
	errs = append(errs, db.writer.Alone(ctx, func(c *Conn) error {
		return errors.Join(c.Script(ctx, "PRAGMA optimize"), scanNothing(ctx, c, "PRAGMA wal_checkpoint(TRUNCATE)"))
	}))
	err := errors.Join(append(errs, db.writer.Close())...)
	return db.closing(errors.Join(err, db.last.close(err == nil)))
}

func (db *DB) now() time.Time { return db.o.Now() }
