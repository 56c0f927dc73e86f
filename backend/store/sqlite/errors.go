package sqlite

import (
	"context"
	"errors"
	"log/slog"
	"slices"

	"modernc.org/sqlite"

	"terzetto/backend/datadir"
	"terzetto/backend/fault"
)

// The primary result codes of SQLite that a person can do something about.
const (
	codeReadonly   = 8
	codeIOError    = 10
	codeCorrupt    = 11
	codeFull       = 13
	codeConstraint = 19
	codeCantOpen   = 14
	codeNotADB     = 26
)

// Violated reports whether err says that a constraint of the schema refused a row.
func Violated(err error) bool { return primary(err) == codeConstraint }

// primary is the primary result code of an error of SQLite's, or 0.
func primary(err error) int {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code() & 0xff
	}
	return 0
}

// Broken reports whether err says that the file itself is damaged.
func Broken(err error) bool {
	code := primary(err)
	return code == codeCorrupt || code == codeNotADB
}

// explain turns what a person can act on into a fault, and tells Damaged of damage.
func (db *DB) explain(err error) error {
	if err == nil {
		return nil
	}
	if _, ok := errors.AsType[*fault.Error](err); ok {
		return err
	}
	switch primary(err) {
	case codeFull, codeIOError, codeReadonly, codeCantOpen:
		return Unwritable(err)
	case codeCorrupt, codeNotADB:
		db.tellDamage(err)
		return fault.New(fault.Internal,
			"A part of the database is damaged. Restart Terzetto to save what can be read.").Because(err)
	}
	return err
}

func (db *DB) tellDamage(err error) {
	select {
	case db.damaged <- err:
		db.o.Log.LogAttrs(context.Background(), slog.LevelError, "the database is damaged", slog.Any("err", err))
	default: // told already
	}
}

// unusable says of an error of a start which path is to blame, and what a person can do. Damage, a file of
// a newer version and a folder in use have sentences of their own.
func unusable(dir string, err error) error {
	if _, ok := errors.AsType[*Damage](err); ok || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	switch code := fault.CodeOf(err); {
	case code != fault.Exhausted && code != fault.Internal:
		return err
	case primary(err) == codeFull:
		err = errors.Join(err, datadir.ErrFull)
	case code == fault.Internal && !slices.Contains([]int{codeIOError, codeReadonly, codeCantOpen}, primary(err)):
		return err
	}
	return datadir.Unusable(dir, err)
}

// Unwritable says that a full disk or a missing permission kept something from being saved.
func Unwritable(cause error) error {
	return fault.New(fault.Exhausted,
		"Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.").
		Because(cause)
}
