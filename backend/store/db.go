package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/budget"
	"terzetto/backend/llm"
	"terzetto/backend/secret"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/index"
	"terzetto/backend/store/sqlite"
)

// Options say where the file is and what the store is given from outside.
type Options struct {
	Dir    string        // the data folder; made with mode 0700 when it is missing
	Vault  *secret.Vault // seals the keys of endpoints
	Demo   llm.Target    // answers while no endpoint is chosen
	Log    *slog.Logger
	Now    func() time.Time
	NewID  func() string  // of conversations and cards; nil: time-ordered UUIDs
	Memory *budget.Budget // that reading files takes; nil: no end
}

// What the kernel says of the file.
type (
	Report     = sqlite.Report
	Damage     = sqlite.Damage
	TableLoss  = sqlite.TableLoss
	BackupInfo = sqlite.BackupInfo
	How        = sqlite.How
)

// The ways to deal with a damaged file.
const (
	Salvage    = sqlite.Salvage
	LastBackup = sqlite.LastBackup
	Empty      = sqlite.Empty
)

// A DB is the open store. Its methods may be called from many goroutines.
type DB struct {
	*sqlite.DB
	*index.Searcher
	*artifacts.Cache

	o     Options
	keys  keyCache
	paths keptPaths
}

// A Tx is one transaction over the tables of the nouns.
type Tx struct{ *sqlite.Tx }

// In gives the tables of the nouns as a transaction sees them.
func In(t *sqlite.Tx) *Tx { return &Tx{t} }

// NewID makes an id, as conversations and cards have it.
func (db *DB) NewID() string { return db.o.NewID() }

func (o Options) complete() (Options, error) {
	if o.NewID == nil {
		o.NewID = func() string { return uuid.Must(uuid.NewV7()).String() }
	}
	file, err := o.file().Complete()
	if err != nil {
		return o, err
	}
	o.Dir, o.Log, o.Now = file.Dir, file.Log, file.Now
	if o.Vault == nil {
		if o.Vault, err = secret.Open(secret.Options{Dir: o.Dir}); err != nil {
			return o, fmt.Errorf("open the secrets: %w", err)
		}
	}
	return o, nil
}

func (o Options) file() sqlite.Options {
	return sqlite.Options{Dir: o.Dir, Log: o.Log, Now: o.Now, Schema: tables(o.NewID)}
}

// Open opens or makes the file of the data folder and holds the folder until Close.
// The error is a fault.Conflict when another process holds it, a *Damage when the
// file is damaged, and a fault.Conflict without any write when a newer version of
// the program made it.
func Open(ctx context.Context, o Options) (*DB, error) { return openWith(ctx, o, sqlite.Open) }

// OpenOrRecover is Open that always ends with an open store, unless the folder cannot
// be used at all: of a damaged file it saves what can be read, else takes the last
// good copy, else begins empty. Report().Damage says what was done and what was lost.
func OpenOrRecover(ctx context.Context, o Options) (*DB, error) {
	return openWith(ctx, o, sqlite.OpenOrRecover)
}

func openWith(ctx context.Context, o Options, open func(context.Context, sqlite.Options) (*sqlite.DB, error)) (*DB, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	file, err := open(ctx, o.file())
	if err != nil {
		return nil, err
	}
	db := &DB{DB: file, Cache: artifacts.New(file), Searcher: index.New(index.Options{Main: file, Dir: o.Dir, NewID: o.NewID, Log: o.Log, Memory: o.Memory}), o: o}
	db.Start(ctx)
	return db, nil
}

// Dir is the data folder.
func (db *DB) Dir() string { return db.o.Dir }

// Recover replaces the file of a folder that no process holds. The new file is whole
// and flushed before the old one is moved aside.
func Recover(ctx context.Context, o Options, how How) (*Damage, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	return sqlite.Recover(ctx, o.file(), how)
}

// Restore puts a copy in place of the file of a data folder that no process holds. The
// copy is checked first, and what it holds besides rows must be exactly our own
// schema, so that a file of unknown origin brings no triggers. The file that was there
// is copied first; safety says where to.
func Restore(ctx context.Context, dir, file string, log *slog.Logger) (safety string, err error) {
	return sqlite.Restore(ctx, sqlite.Options{Dir: dir, Log: log, Schema: tables(nil)}, file)
}

// Close waits for callers and for the store's goroutines, marks the exit as clean and
// gives the folder back. Afterwards the file is complete by itself.
func (db *DB) Close() error { return errors.Join(db.Searcher.Close(), db.DB.Close()) }

// write runs act in an immediate transaction on the one writing connection.
func (db *DB) write(ctx context.Context, act func(*Tx) error) error {
	return db.Write(ctx, func(t *sqlite.Tx) error { return act(&Tx{t}) })
}

// read runs act on a snapshot of the file that no writer disturbs.
func (db *DB) read(ctx context.Context, act func(*Tx) error) error {
	return db.Read(ctx, func(t *sqlite.Tx) error { return act(&Tx{t}) })
}

// read gives what act reads from a snapshot of the file.
func read[T any](ctx context.Context, db *DB, act func(*Tx) (T, error)) (v T, err error) {
	err = db.read(ctx, func(t *Tx) error {
		v, err = act(t)
		return err
	})
	return v, err
}

// write gives what act returns from an immediate transaction.
func write[T any](ctx context.Context, db *DB, act func(*Tx) (T, error)) (v T, err error) {
	err = db.write(ctx, func(t *Tx) error {
		v, err = act(t)
		return err
	})
	return v, err
}

// change runs one statement that must find its row.
func (db *DB) change(ctx context.Context, missing error, query string, args ...any) error {
	return db.write(ctx, func(t *Tx) error { return t.Change(ctx, missing, query, args...) })
}
