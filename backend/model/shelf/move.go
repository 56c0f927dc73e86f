package shelf

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
)

// unfinished is the ending of a copy that is not whole yet. It is not the one that a start of Terzetto sweeps away.
const unfinished = ".moving"

// coarsest is how exactly the disks that people have keep the time of a file.
const coarsest = 2 * time.Second

// A cargo is one file to move.
type cargo struct {
	from, to string
	size     int64
	link     string // where it leads, whole, if it is a link: what it leads to stays where it is
}

// Move brings the models of the own folder to another folder, and tells how many bytes of how many are there. Where both
// are on one disk the files only change their names. Else each is copied and compared; the old ones are deleted after all
// copies are whole. One that was stopped before is repeated from where it ended: a copy that is whole is not made again.
func (f *Finder) Move(ctx context.Context, from, to string, progress func(done, total int64)) error {
	from, to = filepath.Clean(from), filepath.Clean(to)
	if nested(resolve(from), resolve(to)) || nested(resolve(to), resolve(from)) {
		return fault.New(fault.Invalid, "Choose a folder that is neither inside the current one nor around it.").With("field", "folder")
	}
	all, err := f.cargo(ctx, from, to)
	if err != nil || len(all) == 0 {
		return err
	}
	if err := datadir.Make(to); err != nil {
		return fault.New(fault.Invalid, "Couldn't write to this folder. Choose another folder.").With("field", "folder").Because(err)
	}
	renamed, err := renameAll(all)
	if renamed {
		removeEmpty(from, all)
		progress(total(all), total(all))
	}
	if err != nil || renamed {
		return err
	}
	if err := copyAll(ctx, all, to, progress); err != nil {
		return err
	}
	for _, c := range all {
		if err := os.Remove(c.from); err != nil {
			return fault.New(fault.Conflict, "The models were copied, but the old files couldn't be deleted. Stop the running model, then retry.").Because(err)
		}
	}
	removeEmpty(from, all)
	return nil
}

// resolve is the real path of a folder that may not be there yet.
func resolve(path string) string {
	if at, err := filepath.EvalSymlinks(path); err == nil || filepath.Dir(path) == path {
		return cmp.Or(at, path)
	}
	return filepath.Join(resolve(filepath.Dir(path)), filepath.Base(path))
}

// nested reports whether a path is a folder or in it.
func nested(dir, path string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && (rel == "." || filepath.IsLocal(rel))
}

// cargo lists the files of all models and of all projectors, and fails where another file has the place of one.
func (f *Finder) cargo(ctx context.Context, from, to string) (all []cargo, err error) {
	found := newList()
	found.look(ctx, &f.headers, from, false).walk(from, ownDepth, func(_ string, files []string) {
		for _, path := range files {
			if !isModelFile(filepath.Base(path)) {
				continue
			}
			c := cargo{from: path, to: filepath.Join(to, relative(from, path)), size: size(path)}
			if info, e := os.Lstat(path); e == nil && info.Mode()&fs.ModeSymlink != 0 {
				c.size, c.link = 0, realPath(path)
			}
			if info, e := os.Lstat(c.to); e == nil && !same(c, info) {
				err = fault.New(fault.Conflict, "The new folder already has a different file with this name. Choose another folder.").With("file", filepath.Base(path))
			}
			all = append(all, c)
		}
	})
	switch {
	case ctx.Err() != nil:
		return nil, fmt.Errorf("list the models to move: %w", context.Cause(ctx))
	case len(found.result.Unreadable)+len(found.result.Cut) > 0:
		return nil, fault.New(fault.Conflict, "Some of the folder couldn't be read, so nothing was moved. Check its permissions, then retry.").
			With("unreadable", found.result.Unreadable)
	}
	return all, err
}

// same reports whether what is at the new place is whole: a copy gets its name and its time when it was compared.
func same(c cargo, there fs.FileInfo) bool {
	if c.link != "" {
		return realPath(c.to) == c.link
	}
	here, err := os.Stat(c.from)
	return err == nil && there.Mode().IsRegular() && here.Size() == there.Size() && here.ModTime().Sub(there.ModTime()).Abs() <= coarsest
}

// done reports whether a file has a whole copy.
func (c cargo) done() bool {
	there, err := os.Lstat(c.to)
	return err == nil && same(c, there)
}

func total(all []cargo) (sum int64) {
	for _, c := range all {
		sum += c.size
	}
	return sum
}

// renameAll gives all files their new names, or none: false where the disk is another one.
func renameAll(all []cargo) (done bool, err error) {
	for i, c := range all {
		if c.rename() == nil {
			continue
		}
		for _, back := range all[:i] {
			if err = os.Rename(back.to, back.from); err != nil { // a link back over itself
				return false, fmt.Errorf("bring a model back: %w", err)
			}
		}
		return false, nil
	}
	return true, nil
}

func (c cargo) rename() error {
	if _, err := os.Lstat(c.to); err == nil {
		return fs.ErrExist // a copy, which was made before
	}
	if err := datadir.Make(filepath.Dir(c.to)); err != nil {
		return err
	}
	if c.link == "" {
		return os.Rename(c.from, c.to)
	}
	if err := os.Symlink(c.link, c.to); err != nil {
		return err
	}
	if err := os.Remove(c.from); err != nil {
		return errors.Join(err, os.Remove(c.to))
	}
	return nil
}

// copyAll makes whole copies of all files that have none yet.
func copyAll(ctx context.Context, all []cargo, to string, progress func(done, total int64)) error {
	needed, whole, done := int64(0), total(all), int64(0)
	for _, c := range all {
		if !c.done() {
			needed += c.size
		}
	}
	if free, known := process.FreeDisk(to); known && free < uint64(needed) {
		return fault.New(fault.Exhausted, "The disk of the new folder has too little space. Free some space, or choose another folder.").
			With("needed", needed).With("free", free)
	}
	for _, c := range all {
		if !c.done() {
			if err := copyFile(ctx, c, func(n int64) { progress(done+n, whole) }); err != nil {
				if ctx.Err() != nil {
					return fmt.Errorf("move the models: %w", context.Cause(ctx))
				}
				return fault.New(fault.Exhausted, "Couldn't copy the models, so they stay in the old folder. Check both disks, then retry.").
					Because(fmt.Errorf("copy %s: %w", filepath.Base(c.from), err))
			}
		}
		done += c.size
		progress(done, whole)
	}
	return nil
}

// copyFile copies a file, reads the copy again, and gives it its name and time only if it is the same.
func copyFile(ctx context.Context, c cargo, progress func(done int64)) (err error) {
	if err := datadir.Make(filepath.Dir(c.to)); err != nil {
		return err
	}
	if c.link != "" {
		return os.Symlink(c.link, c.to)
	}
	in, err := os.Open(c.from)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // it was only read
	info, err := in.Stat()
	if err != nil {
		return err
	}
	part := c.to + unfinished
	out, err := os.OpenFile(part, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, out.Close(), os.Remove(part))
		}
	}()
	read, written := sha256.New(), sha256.New()
	if _, err = io.Copy(io.MultiWriter(out, read), &watched{ctx: ctx, from: in, progress: progress}); err != nil {
		return err
	}
	if err = out.Sync(); err != nil {
		return err
	}
	if _, err = out.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if _, err = io.Copy(written, &watched{ctx: ctx, from: out, progress: func(int64) {}}); err != nil {
		return err
	}
	if !bytes.Equal(read.Sum(nil), written.Sum(nil)) {
		return errors.New("the copy is different")
	}
	if err = out.Close(); err != nil {
		return errors.Join(err, os.Remove(part))
	}
	if err = os.Chtimes(part, info.ModTime(), info.ModTime()); err == nil {
		err = os.Rename(part, c.to)
	}
	if err != nil {
		return errors.Join(err, os.Remove(part))
	}
	datadir.Flush(filepath.Dir(c.to))
	return nil
}

// watched is a stream that ends with its context and tells how far it was read.
type watched struct {
	ctx      context.Context //nolint:containedctx // it lives as long as one copy
	from     io.Reader
	read     int64
	progress func(done int64)
}

func (w *watched) Read(p []byte) (int, error) {
	if err := context.Cause(w.ctx); err != nil {
		return 0, err
	}
	n, err := w.from.Read(p)
	w.read += int64(n)
	w.progress(w.read)
	return n, err
}

// removeEmpty removes the folders below the old one that have nothing in them now.
func removeEmpty(from string, all []cargo) {
	for _, c := range all {
		for dir := filepath.Dir(c.from); len(dir) > len(from); dir = filepath.Dir(dir) {
			if os.Remove(dir) != nil {
				break
			}
		}
	}
}
