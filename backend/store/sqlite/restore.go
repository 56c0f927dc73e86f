package sqlite

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/datadir"
	"terzetto/backend/fault"
)

// Restore puts a copy in place of the file of a data folder that no process holds. The
// copy is looked over first, and what it holds besides rows must be exactly our own
// schema, so that a file of unknown origin brings no triggers. The file that was there
// is copied first; safety says where to.
func Restore(ctx context.Context, o Options, file string) (safety string, err error) {
	if o, err = o.Complete(); err != nil {
		return "", err
	}
	if file, err = filepath.Abs(file); err != nil {
		return "", fmt.Errorf("find the copy: %w", err)
	}
	if _, err := prepareFolder(o.Dir); err != nil {
		return "", err
	}
	h, err := takeHold(o.Dir)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, h.release()) }()
	live := filepath.Join(o.Dir, fileName)
	if file == live {
		return "", fault.New(fault.Invalid, "This file is in use by Terzetto. Choose a backup instead.").With("field", "file")
	}
	if err := finishRecovery(o.Dir); err != nil {
		return "", err
	}
	if err := inspect(ctx, o.Schema, file); err != nil {
		return "", err
	}
	if err := takeCopy(ctx, file, live+".new"); err != nil {
		return "", err
	}
	if safety, err = putInPlace(ctx, o, live); err != nil {
		return safety, err
	}
	o.Log.LogAttrs(ctx, slog.LevelInfo, "restored a copy", slog.String("file", file), slog.String("safety", safety))
	return safety, nil
}

// putInPlace sets the closed file live aside and gives its name to live.new, a
// flushed copy.
func putInPlace(ctx context.Context, o Options, live string) (safety string, err error) {
	if safety, err = setAside(ctx, o, live); err != nil {
		return "", errors.Join(err, os.Remove(live+".new"))
	}
	// The log of the old file is gone before another file has its name: after a power cut SQLite would play it into that.
	datadir.Flush(o.Dir)
	if err := os.Rename(live+".new", live); err != nil {
		return safety, Unwritable(err)
	}
	datadir.Flush(o.Dir)
	return safety, nil
}

// setAside copies the live file away, or moves it aside when it cannot be copied.
func setAside(ctx context.Context, o Options, live string) (safety string, err error) {
	if size, is := Exists(live); !is || size == 0 {
		return "", nil
	}
	dir := filepath.Join(o.Dir, backupsDir)
	if err := datadir.Make(dir); err != nil {
		return "", Unwritable(err)
	}
	path := backupPath(dir, "before-restore", o.Now())
	from, err := OpenPool(live, copying, 1)
	if err != nil {
		return "", err
	}
	_, copyErr := vacuumInto(ctx, from, path)
	closeErr := from.Close()
	if _, log := Exists(live + "-wal"); copyErr == nil && closeErr == nil && !log {
		return path, nil
	}
	if code := fault.CodeOf(copyErr); code == fault.Exhausted || primary(copyErr) == codeFull || ctx.Err() != nil {
		return "", copyErr
	}
	return moveAside(o.Dir, o.Now())
}

// takeCopy writes a whole, flushed copy of file to path, which no other program touches.
func takeCopy(ctx context.Context, file, path string) error {
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return err
	}
	_, err = vacuumInto(ctx, from, path)
	return errors.Join(err, from.Close())
}

// inspect refuses a file that is damaged, newer, or not ours.
func inspect(ctx context.Context, s Schema, file string) (err error) {
	size, is := Exists(file)
	if !is {
		return fault.New(fault.NotFound, "Couldn't find the file.").With("field", "file")
	}
	version, reason, err := readHeader(file, size, false)
	if err != nil {
		return fault.New(fault.Invalid, "Couldn't read this file.").Because(err).With("field", "file")
	}
	bad := fault.New(fault.Invalid, "This file is damaged. Choose another backup.").With("field", "file")
	if reason != "" {
		return bad.Because(errors.New(reason))
	}
	if version > s.latest() {
		return newer(version, s.latest())
	}
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	if err := check(ctx, from, "PRAGMA quick_check(1)"); err != nil {
		if ctx.Err() != nil {
			return err
		}
		return bad.Because(err)
	}
	notOurs := fault.New(fault.Invalid, "This file is not a backup of Terzetto.").With("field", "file")
	if version == 0 {
		return notOurs
	}
	var got []string
	err = from.Alone(ctx, func(l *Conn) (err error) {
		got, err = schemaOf(ctx, l)
		return err
	})
	if err != nil {
		return bad.Because(err)
	}
	want, err := s.objects(ctx, version)
	if err != nil {
		return err
	}
	if !slices.Equal(got, want) {
		return notOurs
	}
	return nil
}

// schemaOf lists every object of a file with its text.
func schemaOf(ctx context.Context, c *Conn) ([]string, error) {
	return List(ctx, c, func(row Row) (string, error) {
		var kind, name, text string
		err := row.Scan(&kind, &name, &text)
		return kind + " " + name + "\n" + text, err
	}, `SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY type, name`)
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
		all, err = schemaOf(ctx, c)
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
		} else if err := os.Rename(live+".new", live); err != nil {
			return Unwritable(err)
		} else {
			return nil
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
