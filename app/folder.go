package app

import (
	"context"
	"errors"
	"path/filepath"

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
		return nil, nil, errors.Join(err, closeLog())
	}
	return b, func() error { return errors.Join(b.Close(), closeLog()) }, nil
}

// held reports whether err says that another process holds the data folder.
func held(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && f.Code == fault.Conflict && f.Details["pid"] != nil
}
