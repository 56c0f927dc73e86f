package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// A Restore is a copy that is ready to take the place of the file of a data folder: looked over, brought to the newest
// version and flushed, beside the file. Exactly one of PutInPlace and Discard is called.
type Restore struct {
	o     Options
	file  string // the copy
	live  string
	whole bool // the file in use was looked over, and is well
}

// PrepareRestore makes a copy ready, beside the file that is in use. The copy is looked over first, and what it holds
// besides rows must be exactly our own schema, so that a file of unknown origin brings no triggers. Everything that can
// be refused is refused here.
func (db *DB) PrepareRestore(ctx context.Context, file string) (*Restore, error) {
	db.copying.Lock()
	defer db.copying.Unlock()
	r, err := prepare(ctx, db.o, file)
	if err != nil {
		return nil, err
	}
	err = db.checkNow(ctx, "PRAGMA quick_check(1)")
	if _, damaged := errors.AsType[*finding](err); err != nil && !damaged && !Broken(err) {
		return nil, errors.Join(db.explain(err), r.Discard())
	}
	r.whole = err == nil && db.place.check() == nil
	return r, nil
}

func prepare(ctx context.Context, o Options, file string) (*Restore, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return nil, fmt.Errorf("find the copy: %w", err)
	}
	r := &Restore{o: o, file: file, live: filepath.Join(o.Dir, fileName)}
	if file == r.live {
		return nil, fault.New(fault.Invalid, "This file is in use by Terzetto. Choose a backup instead.").With("field", "file")
	}
	version, err := inspect(ctx, o.Schema, file)
	if err != nil {
		return nil, err
	}
	if err := takeCopy(ctx, file, r.ready()); err != nil {
		return nil, err
	}
	if err := update(ctx, o, r.ready(), version); err != nil {
		return nil, errors.Join(cmp.Or(saveFault(err), fmt.Errorf("bring the copy to the newest version: %w", err)), r.Discard())
	}
	return r, nil
}

// ready is where the copy is. What has this name takes the place of a file that is missing, also after a crash.
func (r *Restore) ready() string { return r.live + ".new" }

// update brings a copy that was looked over to the newest version, and leaves it as a clean exit does, so that the start
// does not look it over once more.
func update(ctx context.Context, o Options, path string, version int) error {
	made, err := OpenPool(path, writing, 1)
	if err != nil {
		return err
	}
	for i := version; i < o.Schema.latest() && err == nil; i++ {
		err = made.Transact(ctx, func(c *Conn) error { return migration(ctx, &Tx{Conn: c, Now: o.Now()}, o.Schema.Scripts[i], i+1) })
	}
	if err == nil {
		err = made.Transact(ctx, func(c *Conn) error { return (&Tx{Conn: c, Now: o.Now()}).SetMeta(ctx, metaClean, "1") })
	}
	if err = errors.Join(err, made.Close()); err != nil {
		return err
	}
	if _, log := Exists(path + "-wal"); log {
		return errors.New("the log of the copy was not taken in")
	}
	if err := flush(path); err != nil {
		return Unwritable(err)
	}
	return nil
}

// PutInPlace sets the closed file aside and gives its name to the copy; safety is where the file that was there is now.
// It is a backup when the file was well, and otherwise a folder.
func (r *Restore) PutInPlace(ctx context.Context) (safety string, err error) {
	if safety, err = r.setAside(ctx); err != nil {
		return "", errors.Join(err, r.Discard())
	}
	if err := takePlace(r.o.Dir); err != nil {
		return safety, err
	}
	r.o.Log.LogAttrs(ctx, slog.LevelInfo, "restored a copy", slog.String("file", r.file), slog.String("safety", safety))
	return safety, nil
}

// PutBack undoes PutInPlace: the file that was set aside takes its place again, because the copy could not be opened. The
// backup that the copy was made of stays.
func (r *Restore) PutBack(safety string) error {
	if safety == "" {
		return nil // there was nothing; what is there is all that there is
	}
	if err := removeFile(r.live); err != nil {
		return err
	}
	datadir.Flush(r.o.Dir)
	if filepath.Ext(safety) == ".db" {
		if err := os.Rename(safety, r.live); err != nil {
			return Unwritable(err)
		}
		datadir.Flush(r.o.Dir)
		return nil
	}
	for _, suffix := range []string{"-wal", "-shm", ""} {
		if err := os.Rename(filepath.Join(safety, fileName+suffix), r.live+suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return Unwritable(err)
		}
	}
	datadir.Flush(r.o.Dir)
	return nil
}

// Discard removes the copy.
func (r *Restore) Discard() error { return removeFile(r.ready()) }

// removeFile removes a database with its log and its index, where there are such.
func removeFile(path string) error {
	for _, suffix := range []string{"-wal", "-shm", ""} {
		if err := os.Remove(path + suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return Unwritable(err)
		}
	}
	return nil
}

// RestoreClosed puts a copy in place of the file of a data folder that no process holds. safety says where the file is
// that was there.
func RestoreClosed(ctx context.Context, o Options, file string) (safety string, err error) {
	if o, err = o.Complete(); err != nil {
		return "", err
	}
	err = o.withHold(ctx, func(o Options) error {
		if err := finishRecovery(o.Dir); err != nil {
			return err
		}
		r, err := prepare(ctx, o, file)
		if err != nil {
			return err
		}
		r.whole = takeLogIn(ctx, r.live)
		safety, err = r.PutInPlace(ctx)
		return err
	})
	return safety, err
}

// takeLogIn takes the log into a closed file, and reports whether the file is well by itself then.
func takeLogIn(ctx context.Context, live string) bool {
	if size, is := Exists(live); !is || size == 0 {
		return false
	}
	file, err := OpenPool(live, copying, 1)
	if err != nil {
		return false
	}
	err = check(ctx, file, "PRAGMA quick_check(1)")
	return errors.Join(err, file.Close()) == nil // the last connection takes the log in
}

// setAside makes a backup of the closed file by giving it another name, or moves it aside where it is damaged or its log
// was not taken in.
func (r *Restore) setAside(ctx context.Context) (safety string, err error) {
	if size, is := Exists(r.live); !is || size == 0 {
		return "", nil
	}
	if _, log := Exists(r.live + "-wal"); log || !r.whole {
		return moveAside(r.o.Dir, r.o.Now())
	}
	dir := filepath.Join(r.o.Dir, backupsDir)
	if err := datadir.Make(dir); err != nil {
		return "", Unwritable(err)
	}
	path := backupPath(dir, "before-restore", r.o.Now())
	if err := os.Rename(r.live, path); err != nil {
		return r.copyAside(ctx, path) // the folder of backups is on another disk
	}
	datadir.Flush(dir)
	return path, nil
}

// copyAside copies the closed file to path and removes it.
func (r *Restore) copyAside(ctx context.Context, path string) (safety string, err error) {
	if err := takeCopy(ctx, r.live, path); err != nil {
		return "", err
	}
	if err := os.Remove(r.live); err != nil {
		return "", Unwritable(err)
	}
	return path, nil
}

// takeCopy writes a whole, flushed copy of file to path, which no other program touches.
func takeCopy(ctx context.Context, file, path string) error {
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return err
	}
	_, err = vacuumInto(ctx, from, path)
	err = errors.Join(err, from.Close())
	return cmp.Or(saveFault(err), err)
}

// inspect gives the version of a file, and refuses one that is damaged, newer, or not ours.
func inspect(ctx context.Context, s Schema, file string) (version int, err error) {
	size, is := Exists(file)
	if !is {
		return 0, fault.New(fault.NotFound, "Couldn't find the file.").With("field", "file")
	}
	version, reason, err := readHeader(file, size, false)
	if err != nil {
		return 0, fault.New(fault.Invalid, "Couldn't read this file.").Because(err).With("field", "file")
	}
	bad := fault.New(fault.Invalid, "This file is damaged. Choose another backup.").With("field", "file")
	if reason != "" {
		return 0, bad.Because(errors.New(reason))
	}
	if version > s.latest() {
		return version, newerVersion(version, s.latest())
	}
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	if err := check(ctx, from, "PRAGMA quick_check(1)"); err != nil {
		if ctx.Err() != nil {
			return 0, err
		}
		return 0, bad.Because(err)
	}
	notOurs := fault.New(fault.Invalid, "This file is not a backup of Terzetto.").With("field", "file")
	got, err := List(ctx, from, describe, listObjects)
	if err != nil {
		return 0, bad.Because(err)
	}
	fits, err := s.fit(ctx, version, got, "")
	if _, is := errors.AsType[*finding](err); is {
		return 0, notOurs
	}
	return fits, err
}

// listObjects lists every object of a file with its text, for describe.
const listObjects = `SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY type, name`

func describe(row Row) (string, error) {
	var kind, name, text string
	err := row.Scan(&kind, &name, &text)
	return kind + " " + name + "\n" + text, err
}

// objects are those that a version has.
func (s Schema) objects(ctx context.Context, version int) (all []string, err error) {
	memory, err := OpenPool(":memory:", scratch, 1)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, memory.Close()) }()
	err = memory.Alone(ctx, func(c *Conn) error {
		if err := s.create(ctx, &Tx{Conn: c}, version); err != nil {
			return err
		}
		all, err = List(ctx, c, describe, listObjects)
		return err
	})
	return all, err
}

// moveAside moves the file, its log and its index together into damaged-TIME. The
// file goes last: while it is there, the move is not done, and finishRecovery undoes it. A
// log without its file goes into log-TIME, from which nothing brings it back to another file.
func moveAside(dir string, at time.Time) (folder string, err error) {
	_, is := Exists(filepath.Join(dir, fileName))
	_, log := Exists(filepath.Join(dir, fileName+"-wal"))
	kind := "damaged-"
	switch {
	case !is && !log:
		return "", nil
	case !is:
		kind = "log-"
	}
	base := filepath.Join(dir, kind+at.UTC().Format(stamp))
	folder = base
	for n := 2; ; n++ {
		if err = os.Mkdir(folder, 0o700); !errors.Is(err, os.ErrExist) {
			break
		}
		folder = fmt.Sprintf("%s-%d", base, n)
	}
	if err != nil {
		return "", Unwritable(err)
	}
	for _, suffix := range []string{"-wal", "-shm", ""} {
		name := fileName + suffix
		if _, is := Exists(filepath.Join(dir, name)); !is {
			continue
		}
		if err := os.Rename(filepath.Join(dir, name), filepath.Join(folder, name)); err != nil {
			return "", Unwritable(err)
		}
	}
	datadir.Flush(folder)
	datadir.Flush(dir)
	return folder, nil
}

// finishRecovery ends what a crash cut off: a finished new file takes its place when
// the old one is gone, and a log that was moved before its file comes back to it.
func finishRecovery(dir string) error {
	live := filepath.Join(dir, fileName)
	_, is := Exists(live)
	if _, ready := Exists(live + ".new"); ready {
		if is {
			if err := os.Remove(live + ".new"); err != nil {
				return Unwritable(err)
			}
		} else {
			return takePlace(dir)
		}
	}
	if _, log := Exists(live + "-wal"); !is || log {
		return nil
	}
	folders, err := filepath.Glob(filepath.Join(escapeGlob(dir), "damaged-*"))
	if err != nil {
		return nil //nolint:nilerr // only a malformed pattern errs
	}
	for _, folder := range folders {
		moved := filepath.Join(folder, fileName)
		if _, whole := Exists(moved); whole {
			continue
		}
		for _, suffix := range []string{"-wal", "-shm"} {
			if _, is := Exists(moved + suffix); is {
				if err := os.Rename(moved+suffix, live+suffix); err != nil {
					return Unwritable(err)
				}
			}
		}
	}
	return nil
}

// escapeGlob keeps brackets and stars in a folder's name from acting as a pattern.
func escapeGlob(path string) string {
	return strings.NewReplacer("[", "[[]", "*", "[*]", "?", "[?]").Replace(path)
}

// Quote writes a name as SQL wants it.
func Quote(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }
