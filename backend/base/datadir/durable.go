package datadir

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Make makes a folder that only its owner can read, and all above it that are missing. After a power cut they are there.
func Make(dir string) error {
	top := dir // the highest one that is made
	for above := filepath.Dir(top); above != top; above = filepath.Dir(top) {
		if _, err := os.Stat(above); !errors.Is(err, fs.ErrNotExist) {
			break
		}
		top = above
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for at := dir; ; at = filepath.Dir(at) {
		Flush(filepath.Dir(at))
		if at == top {
			return nil
		}
	}
}

// Flush keeps the names in a folder through a power cut, where the system can do that. A file's own flush keeps what is
// in it, and not that it has this name.
func Flush(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync() // Windows has no such call; a name is durable there with the next flush
		_ = d.Close()
	}
}

// Finish closes a file that was written and gives it the name path, both kept through a power cut. It is told how
// writing ended: where that failed, or this does, the file is removed and the error given back.
func Finish(f *os.File, path string, written error) error {
	err := written
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil && f.Name() != path {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	Flush(filepath.Dir(path))
	return nil
}

// Write puts a whole file in its place, readable by its owner only: after a power cut it is the old one or the new one.
func Write(path string, data []byte) error {
	f, err := os.OpenFile(path+Part, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return Finish(f, path, err)
}
