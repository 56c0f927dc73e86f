package app

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strconv"

	"github.com/adrg/xdg"

	"terzetto/backend"
	"terzetto/backend/fault"
)

// defaultDataDir is capitalised because WebKit keeps its own files in a folder with
// the program's name beside it.
func defaultDataDir() string { return filepath.Join(xdg.DataHome, "Terzetto") }

// enter opens the data folder for a command. The caller must leave it.
func (s *shell) enter(ctx context.Context, c backend.Config) (b *backend.Backend, leave func() error, err error) {
	log, closeLog, err := s.log()
	if err != nil {
		return nil, nil, err
	}
	c.Dir, c.Version, c.Log = s.dataDir, s.version, log
	b, err = backend.Open(ctx, c)
	if err != nil {
		if held(err) {
			err = heldByServe(s.dataDir, err)
		}
		return nil, nil, errors.Join(err, closeLog())
	}
	return b, func() error { return errors.Join(b.Close(), closeLog()) }, nil
}

// held reports whether err says that another process holds the data folder. Windows keeps the number of that process
// from being read.
func held(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && f.Code == fault.Conflict && f.Details["dir"] != nil
}

// heldByServe says of a held folder that `terzetto serve` holds it, where that is so: it has no window that a person
// could close.
func heldByServe(dir string, err error) error {
	f, _ := errors.AsType[*fault.Error](err)
	line, gone := os.ReadFile(filepath.Join(dir, serveNote))
	var note ready
	if gone != nil || json.Unmarshal(line, &note) != nil {
		return err
	}
	if holder, known := f.Details["pid"]; known && holder != note.PID {
		return err // the note is of one that was killed
	}
	return fault.Newf(fault.Conflict, "“terzetto serve” (process %s) is using this data folder. Continue in your browser, or end that process first.", strconv.Itoa(note.PID)).
		With("pid", note.PID).With("dir", f.Details["dir"])
}
