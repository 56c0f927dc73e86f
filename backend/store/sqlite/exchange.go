package sqlite

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"

	"terzetto/backend/fault"
)

// RestoreOpen is Restore for the file that is in use: callers wait while the copy
// takes its place, and find it there afterwards. The folder stays held throughout.
// Where the copy cannot be opened, the file that was there comes back, and the error says
// why.
func (db *DB) RestoreOpen(ctx context.Context, file string) (safety string, err error) {
	db.copying.Lock()
	defer db.copying.Unlock()
	if file, err = filepath.Abs(file); err != nil {
		return "", fmt.Errorf("find the copy: %w", err)
	}
	if file == db.path {
		return "", fault.New(fault.Invalid, "This file is in use by Terzetto. Choose a backup instead.").With("field", "file")
	}
	// Everything that can be refused is refused while the file is still open.
	if err := inspect(ctx, db.o.Schema, file); err != nil {
		return "", err
	}
	if err := takeCopy(ctx, file, db.path+".new"); err != nil {
		return "", err
	}
	db.gate.Lock()
	defer db.gate.Unlock()
	if db.gone {
		return "", errClosed
	}
	ctx = context.WithoutCancel(ctx) // from here on, half is worse than either whole
	if err := db.closeFile(ctx); err != nil {
		db.o.Log.LogAttrs(ctx, slog.LevelWarn, "close the file before a restore", slog.Any("err", err))
	}
	safety, failed := putInPlace(ctx, db.o, db.path)
	if failed == nil {
		if failed = db.reopen(ctx); failed == nil {
			db.o.Log.LogAttrs(ctx, slog.LevelInfo, "restored a copy", slog.String("file", file), slog.String("safety", safety))
			return safety, nil
		}
		failed = errors.Join(failed, db.bringBack(ctx, safety))
	}
	return "", errors.Join(failed, db.reopen(ctx))
}

// reopen opens the file at the path and gives it to the callers.
func (db *DB) reopen(ctx context.Context) error {
	fresh, err := open(ctx, db.o, db.hold)
	if err != nil {
		return err
	}
	db.pools = fresh.pools
	db.writes.Add(1)
	return nil
}

// bringBack puts the safety copy in place of a file that could not be opened.
func (db *DB) bringBack(ctx context.Context, safety string) error {
	if filepath.Ext(safety) != ".db" {
		return nil // a folder with a damaged file is no copy
	}
	if err := takeCopy(ctx, safety, db.path+".new"); err != nil {
		return err
	}
	_, err := putInPlace(ctx, db.o, db.path)
	return err
}
