package datadir

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"terzetto/backend/base/fault"
)

// ErrFull says that a disk is full where the system's own error does not.
var ErrFull = errors.New("the disk is full")

// IsFull reports whether an error says that a disk or a quota is full, or that a file is larger than its disk can hold.
func IsFull(err error) bool { return errors.Is(err, ErrFull) || full(err) }

// The files and folders of a data folder that a start needs.
var (
	ownFiles   = [...]string{"terzetto.db", "terzetto.db-wal", "terzetto.db-shm", "terzetto.lock", "secret.key", "secret.id", "search.db"}
	ownFolders = [...]string{"", "backups", "logs"}
)

// Unusable says why the data folder, or a file in it, cannot be used: the path, the cause, and what a person can do.
func Unusable(dir string, cause error) error {
	if whole, err := filepath.Abs(dir); err == nil {
		dir = whole
	}
	return fault.New(fault.Exhausted, sentence(dir, cause)).Because(cause).With("dir", dir)
}

func sentence(dir string, cause error) string {
	for _, name := range ownFolders {
		if path := filepath.Join(dir, name); is(path, false) {
			return path + " is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir."
		}
	}
	for _, name := range ownFiles {
		if path := filepath.Join(dir, name); is(path, true) {
			return path + " is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again."
		}
	}
	path, err := findBlocked(dir)
	if err = errors.Join(cause, err); path == "" {
		path = dir
		if at, ok := errors.AsType[*fs.PathError](cause); ok {
			path = at.Path
		}
	}
	switch {
	case IsFull(err):
		return fmt.Sprintf("The disk of %s is full. Free some space, then start Terzetto again.", path)
	case readOnly(err):
		return path + " is on a read-only disk. Make the disk writable, or choose another folder with --data-dir."
	case errors.Is(err, fs.ErrPermission) && foreign(path) != "":
		return fmt.Sprintf("%s belongs to %s, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.",
			path, foreign(path))
	case errors.Is(err, fs.ErrPermission):
		return fmt.Sprintf("This account can't write to %s. Change the permissions, or choose another folder with --data-dir.", path)
	}
	return fmt.Sprintf("Couldn't open %s: %s. Choose another folder with --data-dir.", path, plain(cause))
}

// is reports whether there is a folder at a path, or else something that is none.
func is(path string, folder bool) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir() == folder
}

// findBlocked finds what cannot be written: the nearest folder that is there, or a file in it.
func findBlocked(dir string) (path string, err error) {
	at := dir
	for at != filepath.Dir(at) && !is(at, true) {
		at = filepath.Dir(at)
	}
	f, err := os.CreateTemp(at, "*"+Part)
	if err != nil {
		return at, err
	}
	_, err = f.Write(make([]byte, 4096))
	if err = errors.Join(err, f.Close(), os.Remove(f.Name())); err != nil {
		return at, err
	}
	for _, name := range ownFiles {
		path := filepath.Join(dir, name)
		f, err := os.OpenFile(path, os.O_RDWR, 0)
		if err == nil {
			err = f.Close()
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return path, err
		}
	}
	return "", nil
}

// plain is an error without the path before it.
func plain(err error) string {
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		return at.Err.Error()
	}
	return err.Error()
}
