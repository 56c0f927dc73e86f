package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/mask"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/base/secret"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/assistants"
	"terzetto/backend/store/calls"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/facts"
	"terzetto/backend/store/files"
	"terzetto/backend/store/folders"
	"terzetto/backend/store/folds"
	"terzetto/backend/store/habits"
	"terzetto/backend/store/index"
	"terzetto/backend/store/library"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/plugins"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/scripts"
	"terzetto/backend/store/secrets"
	"terzetto/backend/store/settings"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/store/teams"
	"terzetto/backend/store/triggers"
	"terzetto/backend/store/turns"
	"terzetto/backend/store/workflows"
)

// Options say where the file is and what the store is given from outside.
type Options struct {
	Dir    string        // the data folder; made with mode 0700 when it is missing
	Vault  *secret.Vault // seals the keys of endpoints
	Demo   llm.Target    // answers while no endpoint is chosen
	Log    *slog.Logger
	Now    func() time.Time
	NewID  func() string    // of conversations and cards; nil: time-ordered UUIDs
	Memory *memlimit.Budget // that reading files takes; nil: no end
	Hold   *Hold            // on the folder, which outlives the store; nil: the store takes one of its own
	// Secrets is told of every key and secret variable, now and when they change; nil: nothing masks.
	Secrets *mask.Masker

	Foreign bool // a private copy of a file that others may have made: nothing of it is indexed, and no value longer than any of ours is read
}

// What the kernel says of the file.
type (
	Report          = sqlite.Report
	Damage          = sqlite.Damage
	TableLoss       = sqlite.TableLoss
	BackupInfo      = sqlite.BackupInfo
	How             = sqlite.How
	Hold            = sqlite.Hold
	Ready           = sqlite.Restore // a backup that is ready to take the place of the file
	Holdings        = sqlite.Holdings
	Choice          = sqlite.Choice
	ReplacedBackups = sqlite.ReplacedBackups
)

// The ways to deal with a damaged file.
const (
	Salvage    = sqlite.Salvage
	LastBackup = sqlite.LastBackup
	Empty      = sqlite.Empty
)

// A DB is the open store. Its methods, and those of its tables, may be called from many goroutines.
type DB struct {
	*sqlite.DB
	*index.Searcher
	*index.MessageFinder
	*artifacts.Cache
	*Tables

	o Options
}

// Tables are the tables of the file, each kind with the package that knows it.
type Tables struct {
	Library    *library.DB
	Secrets    *secrets.DB
	Settings   *settings.DB
	Files      *files.DB
	Calls      *calls.DB
	Messages   *messages.DB
	Folds      *folds.DB
	Folders    *folders.DB
	Facts      *facts.DB
	Chats      *chats.DB
	Turns      *turns.DB
	Plugins    *plugins.DB
	Workflows  *workflows.DB
	Runs       *runs.DB
	Triggers   *triggers.DB
	Teams      *teams.DB
	Assistants *assistants.DB
	Habits     *habits.DB
	Scripts    *scripts.DB
}

// tablesOf gives the tables of an open file; wake has the index look for what is new. Nil: the file is about to be opened,
// and its tables are only seen within transactions.
func tablesOf(file *sqlite.DB, o Options, wake func()) *Tables {
	base := rows.Base{DB: file, Now: o.Now, NewID: o.NewID}
	t := &Tables{
		Library: library.New(base, chats.RefreshCopies), Secrets: secrets.New(base, secrets.Options{Vault: o.Vault, Secrets: o.Secrets, Log: o.Log}),
		Files: files.New(base, wake), Plugins: plugins.New(base), Workflows: workflows.New(base), Assistants: assistants.New(base),
		Habits: habits.New(base), Calls: calls.New(base), Scripts: scripts.New(base),
	}
	t.Settings = settings.New(base, t.Library, t.Secrets, o.Demo)
	t.Messages = messages.New(base, t.Files, t.Calls)
	t.Folds = folds.New(base, t.Messages)
	t.Folders = folders.New(base, t.Files)
	t.Facts = facts.New(base, t.Messages)
	t.Chats = chats.New(base, t.Files, t.Messages, t.Folds, t.Folders, t.Library, t.Settings)
	t.Turns = turns.New(base, t.Files, t.Messages, t.Calls, t.Folds, t.Folders, t.Facts, t.Library, t.Secrets, t.Settings, t.Chats)
	t.Runs = runs.New(base, t.Messages, t.Turns, triggers.AddEnd)
	t.Triggers = triggers.New(base, t.Runs, t.Workflows)
	t.Teams = teams.New(base, t.Files)
	return t
}

// A Tx is one transaction over all tables.
type Tx struct {
	*sqlite.Tx

	Library    *library.Tx
	Secrets    *secrets.Tx
	Settings   *settings.Tx
	Files      *files.Tx
	Messages   *messages.Tx
	Folds      *folds.Tx
	Folders    *folders.Tx
	Facts      *facts.Tx
	Chats      *chats.Tx
	Turns      *turns.Tx
	Runs       *runs.Tx
	Triggers   *triggers.Tx
	Teams      *teams.Tx
	Assistants *assistants.Tx
}

// In gives the tables as a transaction sees them.
func (s *Tables) In(t *sqlite.Tx) *Tx {
	return &Tx{
		Tx: t, Library: s.Library.In(t), Secrets: s.Secrets.In(t), Settings: s.Settings.In(t), Files: s.Files.In(t), Messages: s.Messages.In(t),
		Folds: s.Folds.In(t), Folders: s.Folders.In(t), Facts: s.Facts.In(t), Chats: s.Chats.In(t), Turns: s.Turns.In(t), Runs: s.Runs.In(t), Triggers: s.Triggers.In(t), Teams: s.Teams.In(t),
		Assistants: s.Assistants.In(t),
	}
}

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
	return sqlite.Options{Dir: o.Dir, Log: o.Log, Now: o.Now, NewID: o.NewID, Schema: schema(o), Hold: o.Hold, Foreign: o.Foreign}
}

// TakeHold locks a data folder for a process that opens one store after the other, and makes the folder where it is
// missing. The error is a fault.Conflict when another process holds it.
func TakeHold(ctx context.Context, dir string, log *slog.Logger) (*Hold, error) {
	return sqlite.TakeHold(ctx, sqlite.Options{Dir: dir, Log: log})
}

// Open opens or makes the file of the data folder and holds the folder until Close.
// The error is a fault.Conflict when another process holds it, a *Damage when the
// file is damaged, and a fault.Conflict without any write when a newer version of
// the program made it.
func Open(ctx context.Context, o Options) (*DB, error) { return openWith(ctx, o, sqlite.Open) }

// OpenOrRecover is Open that always ends with an open store, unless the folder cannot
// be used at all: of a damaged file and the last good copy it opens the one that holds more, and begins empty only where
// neither holds anything. Report().Damage says what was done, what was lost, and what the other one holds.
func OpenOrRecover(ctx context.Context, o Options) (*DB, error) {
	return openWith(ctx, o, sqlite.OpenOrRecover)
}

func openWith(ctx context.Context, o Options, open func(context.Context, sqlite.Options) (*sqlite.DB, error)) (*DB, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	file, err := open(ctx, o.file())
	if err != nil && o.Foreign {
		err = sqlite.TooLong(err)
	}
	if err != nil {
		return nil, err
	}
	searcher := index.New(index.Options{Main: file, Dir: o.Dir, NewID: o.NewID, Log: o.Log, Memory: o.Memory})
	db := &DB{DB: file, Cache: artifacts.New(file), Searcher: searcher, MessageFinder: index.FindMessages(searcher), Tables: tablesOf(file, o, searcher.Wake), o: o}
	if !o.Foreign {
		db.Start(ctx)
	}
	db.Secrets.TellSecrets(ctx)
	return db, nil
}

// RescuedIn gives the backup that DamageReports names of a file that was removed while it was open; empty for other damage.
func RescuedIn(damage error) string { return sqlite.RescuedIn(damage) }

// Dir is the data folder.
func (db *DB) Dir() string { return db.o.Dir }

// Recover replaces the file of a folder that no process holds. The new file is whole
// and flushed before the old one is moved aside.
func Recover(ctx context.Context, o Options, how How) (*Damage, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	return sqlite.Recover(ctx, o.file(), nil, how)
}

// Restore puts a copy in place of the file of a data folder that no process holds. The
// copy is checked first, and what it holds besides rows must be exactly our own
// schema, so that a file of unknown origin brings no triggers. The file that was there
// is copied first; safety says where to.
func Restore(ctx context.Context, dir, file string, log *slog.Logger) (safety string, err error) {
	return sqlite.RestoreClosed(ctx, sqlite.Options{Dir: dir, Log: log, Schema: schema(Options{})}, file)
}

// Close waits for callers and for the store's goroutines, marks the exit as clean and
// gives the folder back. Afterwards the file is complete by itself.
func (db *DB) Close() error { return errors.Join(db.Searcher.Close(), db.DB.Close()) }
