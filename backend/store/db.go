package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/llm"
	"terzetto/backend/secret"
)

// Options say where the file is and what the store is given from outside.
type Options struct {
	Dir   string        // the data folder; made with mode 0700 when it is missing
	Vault *secret.Vault // seals the keys of endpoints
	Demo  llm.Target    // answers while no endpoint is chosen
	Log   *slog.Logger
	Now   func() time.Time
	NewID func() string // of conversations and cards; nil: time-ordered UUIDs
}

// The names in the data folder.
const (
	fileName   = "terzetto.db"
	lockName   = "terzetto.lock"
	backupsDir = "backups"
)

// A DB is the open store. Its methods may be called from many goroutines.
type DB struct {
	o       Options
	path    string
	hold    *hold
	writer  *lanes
	readers *lanes
	report  Report
	writes  atomic.Int64 // commits so far; tells a backup whether the file stood still
	damaged chan error
	index   *index
	keys    keyCache

	copying sync.Mutex   // one backup at a time
	gate    sync.RWMutex // held for reading by whoever uses the lanes, for writing while they are exchanged
	gone    bool         // closed for good; guarded by gate
	end     context.CancelFunc
	tending sync.WaitGroup
	close   func() error
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
// the program made it.
func Open(ctx context.Context, o Options) (*DB, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	warnings, err := prepareFolder(o.Dir)
	if err != nil {
		return nil, err
	}
	h, err := takeHold(o.Dir)
	if err != nil {
		return nil, err
	}
	db, err := open(ctx, o, h)
	if err != nil {
		return nil, errors.Join(err, h.release())
	}
	db.report.Warnings = append(db.report.Warnings, warnings...)
	db.startTending(ctx)
	return db, nil
}

func (o Options) complete() (Options, error) {
	if o.Dir == "" {
		return o, errors.New("a store needs a data folder")
	}
	dir, err := filepath.Abs(o.Dir)
	if err != nil {
		return o, fmt.Errorf("find the data folder: %w", err)
	}
	o.Dir = dir
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.NewID == nil {
		o.NewID = func() string { return uuid.Must(uuid.NewV7()).String() }
	}
	if o.Vault == nil {
		if o.Vault, err = secret.Open(secret.Options{Dir: dir}); err != nil {
			return o, fmt.Errorf("open the secrets: %w", err)
		}
	}
	return o, nil
}

// open is Open with the folder held.
func open(ctx context.Context, o Options, h *hold) (_ *DB, err error) {
	db := &DB{o: o, path: filepath.Join(o.Dir, fileName), hold: h, damaged: make(chan error, 1), index: newIndex(o.Dir)}
	db.close = sync.OnceValue(db.shut)
	db.report.Warnings = []string{}
	if db.report.Fresh, err = db.settle(ctx); err != nil {
		return nil, err
	}
	if db.writer, err = openLanes(db.path, writing, 1); err != nil {
		return nil, err
	}
	if db.readers, err = openLanes(db.path, reading, readers); err != nil {
		return nil, errors.Join(err, db.writer.close())
	}
	if err = db.start(ctx); err != nil {
		err = db.judge(err)
		return nil, errors.Join(err, db.readers.close(), db.writer.close())
	}
	return db, nil
}

// start does what stands between an open file and the first caller.
func (db *DB) start(ctx context.Context) error {
	version, err := db.version(ctx)
	if err != nil {
		return err
	}
	if version > 0 {
		if err := db.lookOver(ctx); err != nil {
			return err
		}
	}
	db.report.MigratedFrom, db.report.MigratedTo = version, latest()
	if version > 0 && version < latest() {
		if _, err := db.backup(ctx, "before-update"); err != nil {
			return fmt.Errorf("copy the file before its migration: %w", err)
		}
	}
	if err := db.migrate(ctx, version); err != nil {
		return err
	}
	return db.write(ctx, func(t *Tx) error {
		n, err := t.adoptDrafts(ctx)
		if err != nil {
			return err
		}
		db.report.RecoveredDrafts = n
		return t.setMeta(ctx, metaClean, "0")
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

// Close waits for callers and for the store's goroutine, marks the exit as clean and
// gives the folder back. Afterwards the file stands alone, without a write-ahead log.
func (db *DB) Close() error { return db.close() }

func (db *DB) shut() error {
	if db.end != nil {
		db.end()
	}
	db.tending.Wait()
	db.gate.Lock()
	defer db.gate.Unlock()
	db.gone = true
	return errors.Join(db.index.close(), db.closeFile(context.Background()), db.hold.release())
}

// closeFile marks the exit as clean and ends every connection. The caller has the
// gate for itself.
func (db *DB) closeFile(ctx context.Context) error {
	errs := []error{db.readers.close()}
	errs = append(errs, db.writer.transact(ctx, func(l *lane) error {
		return (&Tx{lane: l, now: db.now()}).setMeta(ctx, metaClean, "1")
	}))
	errs = append(errs, db.writer.alone(ctx, func(l *lane) error {
		_, err := l.conn.ExecContext(ctx, "PRAGMA optimize")
		return errors.Join(err, scanNothing(ctx, l, "PRAGMA wal_checkpoint(TRUNCATE)"))
	}))
	return errors.Join(append(errs, db.writer.close())...)
}

func (db *DB) now() time.Time { return db.o.Now() }
