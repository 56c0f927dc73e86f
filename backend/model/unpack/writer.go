package unpack

import (
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"

	"terzetto/backend/base/datadir"
)

// blockSize is how much is copied at once.
const blockSize = 256 << 10

// A writer writes the files of a plan into a folder of its own.
type writer struct {
	dir    string
	plan   plan
	tell   func(done, total int64)
	copies bool // instead of links

	root    *os.Root
	folders map[string]bool
	done    int64
}

// write unpacks an archive, so that it outlives a power cut.
func (w *writer) write(a opened) error {
	if err := errors.Join(os.RemoveAll(w.dir), datadir.Make(w.dir)); err != nil {
		return err
	}
	root, err := os.OpenRoot(w.dir)
	if err != nil {
		return err
	}
	w.root, w.folders = root, map[string]bool{".": true}
	if err := errors.Join(w.writeAll(a), root.Close()); err != nil { // Windows moves no folder that is open
		return err
	}
	for folder := range w.folders {
		datadir.Flush(filepath.Join(w.dir, filepath.FromSlash(folder)))
	}
	return nil
}

func (w *writer) writeAll(a opened) error {
	files := map[int]step{}
	for _, s := range w.plan.files {
		files[s.at] = s
	}
	err := a.read(func(at int, from io.Reader) error {
		s, wanted := files[at]
		if !wanted {
			return nil
		}
		delete(files, at)
		return w.file(s, from)
	})
	if err != nil {
		return err
	}
	if len(files) > 0 { // the archive has changed since its list was read
		return errDamaged
	}
	for _, s := range w.plan.links {
		if err := w.link(s); err != nil {
			return err
		}
	}
	return nil
}

// file writes exactly the bytes of a file that the list announced.
func (w *writer) file(s step, from io.Reader) error {
	if err := w.makeFolders(s.name); err != nil {
		return err
	}
	mode := os.FileMode(0o600)
	if s.executable {
		mode = 0o700
	}
	f, err := w.root.OpenFile(s.name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	err = w.copy(f, from, s.size)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

func (w *writer) copy(to io.Writer, from io.Reader, size int64) error {
	buffer := make([]byte, blockSize)
	for left := size; ; {
		n, err := from.Read(buffer)
		if left -= int64(n); left < 0 {
			return errDamaged
		}
		if n > 0 {
			if _, err := to.Write(buffer[:n]); err != nil {
				return err
			}
			w.done += int64(n)
			w.tell(w.done, w.plan.total)
		}
		switch {
		case errors.Is(err, io.EOF) && left == 0:
			return nil
		case err != nil:
			return damage(err)
		}
	}
}

// link makes a link to a file that is there, or a copy of it.
func (w *writer) link(s step) error {
	if w.copies {
		from, err := w.root.Open(s.target)
		if err != nil {
			return err
		}
		return errors.Join(w.file(s, from), from.Close())
	}
	if err := w.makeFolders(s.name); err != nil {
		return err
	}
	target, err := s.relative()
	if err != nil {
		return err
	}
	w.done += s.size
	w.tell(w.done, w.plan.total)
	return w.root.Symlink(target, s.name)
}

// makeFolders makes the folders that a file is in.
func (w *writer) makeFolders(name string) error {
	folder := path.Dir(name)
	for at := folder; !w.folders[at]; at = path.Dir(at) {
		w.folders[at] = true
	}
	return w.root.MkdirAll(folder, 0o700)
}
