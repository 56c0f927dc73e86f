package sqlite

import (
	"context"
	"errors"
	"log/slog"

	"modernc.org/sqlite"

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
			"A part of the database cannot be read any more. Close Terzetto and start it again: it will save what can be read.").Because(err)
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

// Unwritable says that a full disk or a missing permission kept something from being saved.
func Unwritable(cause error) error {
	return fault.New(fault.Exhausted,
		"The disk is full or the data folder cannot be written. This was not saved; make room or give access, and try again.").
		Because(cause)
}
