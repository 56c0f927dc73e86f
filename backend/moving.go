package backend

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"sync"

	"github.com/google/uuid"

	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
)

// A Brought is what a person brought along and nobody has kept yet.
type Brought struct {
	ID   string `json:"id"`
	Name string `json:"name"` // of the file or folder, for the person
}

// moving holds what was brought along until it is let go.
type moving struct {
	mu      sync.Mutex
	brought map[string]brought
}

type brought struct {
	name string
	path string // of a file or a folder
	ours bool   // a file in the folder of what comes in; it goes with it
}

// incoming is the folder, inside of the data folder, of what was uploaded. Nothing in it
// outlives the process.
const incoming = "incoming"

// maxBrought is the most bytes of one upload: far above any library, far below a disk.
const maxBrought = 16 << 30

// BringUpload takes a file as a stream and keeps it aside.
func (b *Backend) BringUpload(ctx context.Context, name string, r io.Reader) (got Brought, err error) {
	id := uuid.Must(uuid.NewV7()).String()
	path, err := b.moving.place(b.config.Dir, id)
	if err != nil {
		return Brought{}, err
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return Brought{}, noRoom(err)
	}
	n, err := io.Copy(f, io.LimitReader(&stopping{ctx, r}, maxBrought+1))
	if closed := f.Close(); err == nil && closed != nil {
		err = noRoom(closed)
	}
	switch {
	case ctx.Err() != nil:
		err = context.Cause(ctx)
	case errors.Is(err, io.ErrUnexpectedEOF):
		err = fault.New(fault.Malformed, "The file did not arrive whole. Send it again.").Because(err)
	case err == nil && n > maxBrought:
		err = fault.New(fault.TooLarge, "This file is larger than 16 GB.")
	case err == nil && n == 0:
		err = fault.New(fault.Invalid, "This file is empty.")
	}
	if err != nil {
		if fault.CodeOf(err) == fault.Internal {
			err = noRoom(err)
		}
		return Brought{}, errors.Join(err, os.Remove(path))
	}
	return b.moving.take(id, brought{name: filepath.Base(filepath.ToSlash(name)), path: path, ours: true}), nil
}

func noRoom(err error) error {
	return fault.New(fault.Exhausted, "The file could not be put aside: the disk is full or cannot be written.").Because(err)
}

// stopping ends a stream when nobody waits for it any more.
type stopping struct {
	ctx  context.Context //nolint:containedctx // a reader has no other way to be told
	from io.Reader
}

func (s *stopping) Read(p []byte) (int, error) {
	if s.ctx.Err() != nil {
		return 0, context.Cause(s.ctx)
	}
	return s.from.Read(p)
}

// BringPath takes a file or a folder that the person chose in the system's own dialog. It
// is read where it stands and never written to.
func (b *Backend) BringPath(path string) (Brought, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Brought{}, fault.New(fault.NotFound, "This file is not there any more.").Because(err)
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return Brought{}, fault.New(fault.Invalid, "This is neither a file nor a folder.")
	}
	return b.moving.take(uuid.Must(uuid.NewV7()).String(), brought{name: filepath.Base(path), path: path}), nil
}

// BringBackup takes a copy of the backup folder, to merge what it holds.
func (b *Backend) BringBackup(ctx context.Context, name string) (Brought, error) {
	file, err := b.backupNamed(ctx, name)
	if err != nil {
		return Brought{}, err
	}
	return b.BringPath(file)
}

// A Tallied says what a copy holds and what is here.
type Tallied struct {
	Copy store.Tally `json:"copy"`
	Here store.Tally `json:"here"`
}

// BackupTally counts what a copy of the backup folder holds, and what is here now.
func (b *Backend) BackupTally(ctx context.Context, name string) (t Tallied, err error) {
	file, err := b.backupNamed(ctx, name)
	if err != nil {
		return t, err
	}
	if t.Copy, err = store.TallyOf(ctx, file); err != nil {
		return t, err
	}
	t.Here, err = b.db.Tally(ctx)
	return t, err
}

// LetGo forgets what was brought along, and removes it if it was uploaded.
func (b *Backend) LetGo(id string) error {
	b.moving.mu.Lock()
	defer b.moving.mu.Unlock()
	was, there := b.moving.brought[id]
	delete(b.moving.brought, id)
	if there && was.ours {
		return os.Remove(was.path)
	}
	return nil
}

// maxWaiting is how many things may be brought along without being let go.
const maxWaiting = 20

// place is where an upload is kept. What an earlier process left is cleared first.
func (m *moving) place(dir, id string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	folder := filepath.Join(dir, incoming)
	if m.brought == nil {
		if err := os.RemoveAll(folder); err != nil {
			return "", noRoom(err)
		}
		m.brought = map[string]brought{}
	}
	if len(m.brought) >= maxWaiting {
		return "", fault.New(fault.Busy, "Too many files wait to be brought along. Finish with those first.")
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", noRoom(err)
	}
	return filepath.Join(folder, id), nil
}

func (m *moving) take(id string, what brought) Brought {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.brought == nil {
		m.brought = map[string]brought{}
	}
	m.brought[id] = what
	return Brought{ID: id, Name: what.name}
}

func (m *moving) get(id string) (brought, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	what, there := m.brought[id]
	if !there {
		return brought{}, fault.New(fault.NotFound, "This is not waiting any more. Choose the file again.")
	}
	return what, nil
}

// end removes what was uploaded.
func (m *moving) end(dir string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.brought)
	_ = os.RemoveAll(filepath.Join(dir, incoming)) // the next process tries again
}

// open looks at what was brought along. done lets go of what was opened for it.
func (b *Backend) openBrought(ctx context.Context, what brought) (source portable.Source, items func(context.Context) portable.Items, done func() error, err error) {
	none := func() error { return nil }
	info, err := os.Stat(what.path)
	if err != nil {
		return "", nil, none, fault.New(fault.NotFound, "This file is not there any more.").Because(err)
	}
	if info.IsDir() {
		root, err := os.OpenRoot(what.path) // no link leads out of it
		if err != nil {
			return "", nil, none, fault.New(fault.Invalid, "This folder cannot be opened.").Because(err)
		}
		source, items, err = portable.FromFolder(root.FS())
		return source, items, root.Close, err
	}
	f, err := os.Open(what.path)
	if err != nil {
		return "", nil, none, fault.New(fault.Invalid, "This file cannot be opened.").Because(err)
	}
	source, items, err = portable.FromFile(what.name, info.Size(), f)
	if err != nil || items != nil {
		return source, items, f.Close, err
	}
	if err := f.Close(); err != nil {
		return source, nil, none, err
	}
	return b.openDatabase(ctx, source, what)
}

// openDatabase copies a database first: the original may be in use, and reading one with
// a log beside it writes.
func (b *Backend) openDatabase(ctx context.Context, source portable.Source, what brought) (portable.Source, func(context.Context) portable.Items, func() error, error) {
	folder := filepath.Join(b.config.Dir, incoming, uuid.Must(uuid.NewV7()).String()+".d")
	done := func() error { return os.RemoveAll(folder) }
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return source, nil, done, noRoom(err)
	}
	if source == portable.Database {
		if _, err := store.Restore(ctx, folder, what.path, slog.New(slog.DiscardHandler)); err != nil {
			return source, nil, done, err
		}
		db, err := store.Open(ctx, store.Options{Dir: folder, Vault: b.vault, Now: b.now})
		if err != nil {
			return source, nil, done, err
		}
		return source, archive.New(db).Export, func() error { return errors.Join(db.Close(), done()) }, nil
	}
	file := filepath.Join(folder, "orb.db")
	for _, ending := range []string{"", "-wal"} {
		if err := copyFile(ctx, what.path+ending, file+ending); err != nil && (ending == "" || !errors.Is(err, os.ErrNotExist)) {
			return source, nil, done, noRoom(err)
		}
	}
	return source, func(ctx context.Context) portable.Items { return archive.Orb(ctx, file) }, done, nil
}

func copyFile(ctx context.Context, from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // it was only read
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, &stopping{ctx, in})
	return errors.Join(err, out.Close())
}
