package transfer

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"

	"github.com/google/uuid"

	"terzetto/backend/base/fault"
	"terzetto/backend/document"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/portable"
)

// An Upload is a file or folder that waits to be imported.
type Upload struct {
	ID   string `json:"id"`
	Name string `json:"name"` // of the file or folder, for the person
}

// uploads hold the files and folders that wait, by id.
type uploads struct {
	dir string // the data folder

	mu      sync.Mutex
	waiting map[string]waiting
}

type waiting struct {
	name string
	path string // of a file or a folder
	ours bool   // a file in the folder of uploads, deleted with the upload
}

// incoming is the folder of uploads inside the data folder. It does not outlive the process.
const incoming = "incoming"

// maxUpload is the most bytes of one upload: far above any library, far below a disk.
const maxUpload = 16 << 30

// maxLoaded is the most bytes of a file that an operation takes.
const maxLoaded = 64 << 20

// Append stores a part of a file that an operation is to take; without an id it begins one.
func (s *Service) Append(ctx context.Context, id, name string, part io.Reader) (Upload, error) {
	if id == "" {
		begun := uuid.Must(uuid.NewV7()).String()
		path, err := s.uploads.place(begun)
		if err != nil {
			return Upload{}, err
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			return Upload{}, noRoom(err)
		}
		id = s.uploads.take(begun, waiting{name: filepath.Base(filepath.ToSlash(name)), path: path, ours: true}).ID
	}
	what, err := s.uploads.get(id)
	if err != nil {
		return Upload{}, err
	}
	if !what.ours {
		return Upload{}, fault.New(fault.Invalid, "This file is read where it is. Nothing can be added to it.")
	}
	if err := add(ctx, what, part); err != nil {
		return Upload{}, errors.Join(err, s.Discard(id))
	}
	return Upload{ID: id, Name: what.name}, nil
}

func add(ctx context.Context, what waiting, part io.Reader) error {
	f, err := os.OpenFile(what.path, os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return noRoom(err)
	}
	_, err = write(ctx, f, part, maxLoaded+1)
	info, unknown := f.Stat()
	switch closed := f.Close(); {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fault.New(fault.Malformed, "The upload was incomplete. Upload the file again.").Because(err)
	case err != nil:
		return err
	case closed != nil || unknown != nil:
		return noRoom(errors.Join(closed, unknown))
	case info.Size() > maxLoaded:
		return fault.Newf(fault.TooLarge, "%s is larger than %d MB.", what.name, maxLoaded>>20)
	}
	return nil
}

// A LoadedUpload is an upload held in memory until Release.
type LoadedUpload struct {
	Name    string
	Data    []byte
	Release func()
}

// Load reads an upload into memory and deletes it. It waits until there is memory for that; the reader of the file
// with the context that it returns has it.
func (s *Service) Load(ctx context.Context, id string) (context.Context, LoadedUpload, error) {
	what, err := s.uploads.get(id)
	if err != nil {
		return ctx, LoadedUpload{}, err
	}
	info, err := os.Stat(what.path)
	if err == nil && (info.IsDir() || info.Size() > maxLoaded) {
		err = fault.Newf(fault.TooLarge, "%s is larger than %d MB.", what.name, maxLoaded>>20)
	}
	if err != nil {
		return ctx, LoadedUpload{}, errors.Join(err, s.Discard(id))
	}
	ctx, release, err := s.Hold(ctx, info.Size())
	if err != nil {
		return ctx, LoadedUpload{}, errors.Join(err, s.Discard(id))
	}
	data, err := os.ReadFile(what.path)
	if err = errors.Join(err, s.Discard(id)); err != nil {
		release()
		return ctx, LoadedUpload{}, err
	}
	return ctx, LoadedUpload{Name: what.name, Data: data, Release: release}, nil
}

// Hold waits for the memory that a file of so many bytes takes.
func (s *Service) Hold(ctx context.Context, size int64) (context.Context, func(), error) {
	return s.o.Budget.Take(ctx, document.Needs(size))
}

// Receive stores a streamed file until it is imported.
func (s *Service) Receive(ctx context.Context, name string, r io.Reader) (got Upload, err error) {
	id := uuid.Must(uuid.NewV7()).String()
	path, err := s.uploads.place(id)
	if err != nil {
		return Upload{}, err
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return Upload{}, noRoom(err)
	}
	n, err := write(ctx, f, r, maxUpload+1)
	if closed := f.Close(); err == nil && closed != nil {
		err = noRoom(closed)
	}
	switch {
	case ctx.Err() != nil:
		err = context.Cause(ctx)
	case errors.Is(err, io.ErrUnexpectedEOF):
		err = fault.New(fault.Malformed, "The upload was incomplete. Upload the file again.").Because(err)
	case err == nil && n > maxUpload:
		err = fault.New(fault.TooLarge, "This file is larger than 16 GB.")
	case err == nil && n == 0:
		err = fault.New(fault.Invalid, "This file is empty.")
	}
	if err != nil {
		if fault.CodeOf(err) == fault.Internal {
			err = noRoom(err)
		}
		return Upload{}, errors.Join(err, os.Remove(path))
	}
	return s.uploads.take(id, waiting{name: filepath.Base(filepath.ToSlash(name)), path: path, ours: true}), nil
}

// write stores at most so many bytes. Where the disk takes no more it reads the rest all the same: a sender is not cut off, and
// gets the answer that says why.
func write(ctx context.Context, f *os.File, from io.Reader, most int64) (n int64, err error) {
	source := io.LimitReader(&stopping{ctx, from}, most)
	n, err = io.Copy(f, source)
	if _, ours := errors.AsType[*fs.PathError](err); ours {
		_, _ = io.Copy(io.Discard, source)
		err = noRoom(err)
	}
	return n, err
}

func noRoom(err error) error {
	return fault.New(fault.Exhausted, "Couldn't store the file: the disk is full or read-only.").Because(err)
}

// stopping ends a stream when its context ends.
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

// Choose takes a file or a folder that the person chose in the system's own dialog. It
// is read where it is and never written to.
func (s *Service) Choose(path string) (Upload, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Upload{}, fault.New(fault.NotFound, "This file was deleted.").Because(err)
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return Upload{}, fault.New(fault.Invalid, "The path leads to neither a file nor a folder.")
	}
	return s.uploads.take(uuid.Must(uuid.NewV7()).String(), waiting{name: filepath.Base(path), path: path}), nil
}

// ChooseBackup takes a backup, to import what it holds.
func (s *Service) ChooseBackup(ctx context.Context, name string) (Upload, error) {
	file, err := s.backupNamed(ctx, name)
	if err != nil {
		return Upload{}, err
	}
	return s.Choose(file)
}

// A Tallied compares a backup with the current library.
type Tallied struct {
	Copy store.Tally `json:"copy"`
	Here store.Tally `json:"here"`
}

// BackupTally counts what a backup and the current library hold.
func (s *Service) BackupTally(ctx context.Context, name string) (t Tallied, err error) {
	file, err := s.backupNamed(ctx, name)
	if err != nil {
		return t, err
	}
	if t.Copy, err = store.TallyOf(ctx, file); err != nil {
		return t, err
	}
	t.Here, err = s.db.Tally(ctx)
	return t, err
}

// Discard discards an upload, and deletes its file if it was uploaded.
func (s *Service) Discard(id string) error {
	s.uploads.mu.Lock()
	defer s.uploads.mu.Unlock()
	was, there := s.uploads.waiting[id]
	delete(s.uploads.waiting, id)
	if there && was.ours {
		return os.Remove(was.path)
	}
	return nil
}

// maxWaiting is how many uploads may wait at once.
const maxWaiting = 20

// place is where an upload is stored.
func (u *uploads) place(id string) (string, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	folder := filepath.Join(u.dir, incoming)
	if len(u.waiting) >= maxWaiting {
		return "", fault.New(fault.Busy, "Too many imports are open. Finish or close one first.")
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", noRoom(err)
	}
	return filepath.Join(folder, id), nil
}

func (u *uploads) take(id string, what waiting) Upload {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.waiting[id] = what
	return Upload{ID: id, Name: what.name}
}

func (u *uploads) get(id string) (waiting, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	what, there := u.waiting[id]
	if !there {
		return waiting{}, fault.New(fault.NotFound, "This import was closed. Choose the file again.")
	}
	return what, nil
}

// newUploads removes what a process left that was killed.
func newUploads(dir string) *uploads {
	u := &uploads{dir: dir, waiting: map[string]waiting{}}
	u.end()
	return u
}

// end removes what was uploaded.
func (u *uploads) end() {
	u.mu.Lock()
	defer u.mu.Unlock()
	clear(u.waiting)
	_ = os.RemoveAll(filepath.Join(u.dir, incoming)) // the next process tries again
}

// open opens an upload. done closes it.
func (s *Service) open(ctx context.Context, what waiting) (source portable.Source, items func(context.Context) portable.Items, done func() error, err error) {
	none := func() error { return nil }
	info, err := os.Stat(what.path)
	if err != nil {
		return "", nil, none, fault.New(fault.NotFound, "This file was deleted.").Because(err)
	}
	if info.IsDir() {
		root, err := os.OpenRoot(what.path) // no link leads out of it
		if err != nil {
			return "", nil, none, fault.New(fault.Invalid, "Couldn't open this folder.").Because(err)
		}
		source, items, err = portable.FromFolder(root.FS())
		return source, items, root.Close, err
	}
	f, err := os.Open(what.path)
	if err != nil {
		return "", nil, none, fault.New(fault.Invalid, "Couldn't open this file.").Because(err)
	}
	source, items, err = portable.FromFile(what.name, info.Size(), f)
	if err != nil || items != nil {
		return source, items, f.Close, err
	}
	if err := f.Close(); err != nil {
		return source, nil, none, err
	}
	return s.openDatabase(ctx, source, what)
}

// openDatabase copies a database first: the original may be in use, and reading one with
// a log beside it writes.
func (s *Service) openDatabase(ctx context.Context, source portable.Source, what waiting,
) (portable.Source, func(context.Context) portable.Items, func() error, error) {
	folder := filepath.Join(s.o.Dir, incoming, uuid.Must(uuid.NewV7()).String()+".d")
	done := func() error { return os.RemoveAll(folder) }
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return source, nil, done, noRoom(err)
	}
	if source == portable.Database {
		if _, err := store.Restore(ctx, folder, what.path, slog.New(slog.DiscardHandler)); err != nil {
			return source, nil, done, err
		}
		db, err := store.Open(ctx, store.Options{Dir: folder, Vault: s.o.Vault, Now: s.o.Now, Foreign: true})
		if err != nil {
			return source, nil, done, err
		}
		return source, archive.Foreign(db, s.o.Budget).Export, func() error {
			_ = db.Close() // what it could not tidy up is deleted
			return done()
		}, nil
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
