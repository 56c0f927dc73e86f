package sqlite

import (
	"context"
	"errors"
	"log/slog"
	"slices"

	"modernc.org/sqlite"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// The primary result codes of SQLite that a person can do something about.
const (
	codeReadonly   = 8
	codeIOError    = 10
	codeCorrupt    = 11
	codeFull       = 13
	codeTooBig     = 18
	codeConstraint = 19
	codeCantOpen   = 14
	codeNotADB     = 26
)

// codeShortRead is the whole code of a read beyond the end of the file, of which a part of a long value was cut off.
const codeShortRead = codeIOError | 2<<8

// Violated reports whether err says that a constraint of the schema refused a row.
func Violated(err error) bool { return primary(err) == codeConstraint }

// primary is the primary result code of an error of SQLite's, or 0. A file that ends too early is corrupt.
func primary(err error) int {
	e, ok := errors.AsType[*sqlite.Error](err)
	switch {
	case !ok:
		return 0
	case e.Code() == codeShortRead:
		return codeCorrupt
	default:
		return e.Code() & 0xff
	}
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
	if f := saveFault(err); f != nil {
		if gone := db.place.removal(); gone != nil {
			return gone
		}
		return f
	}
	switch primary(err) {
	case codeTooBig:
		return tooLong(err)
	case codeCorrupt, codeNotADB:
		return db.tellDamage(err)
	}
	return err
}

// saveFault says that what SQLite met kept it from saving; nil: it was something else.
func saveFault(err error) error {
	if slices.Contains([]int{codeFull, codeIOError, codeReadonly, codeCantOpen}, primary(err)) && fault.CodeOf(err) == fault.Internal {
		return Unwritable(err)
	}
	return nil
}

func tooLong(cause error) error {
	return fault.Newf(fault.TooLarge, "A value in this database is larger than %d MB.", longestForeign>>20).Because(cause)
}

// TooLong says in a fault that a value was longer than a foreign file may have; it gives other errors as they are.
func TooLong(err error) error {
	if primary(err) == codeTooBig {
		return tooLong(err)
	}
	return err
}

// longest is the longest path of a database that SQLite opens, in bytes: it takes 512 with the longest ending that it adds.
const longest = 504

// fits refuses a path that SQLite cannot open, and would not say why.
func fits(path string) error {
	if len(path) <= longest {
		return nil
	}
	return fault.Newf(fault.Invalid, "The path of the file is too long: it has %d bytes, and %d are possible. Choose a folder with a shorter path.",
		len(path), longest).With("file", path)
}

// closing says of an error of the end in one sentence that the disk is full, where that is so. What was saved is then in
// the log, and the next start takes it from there.
func (db *DB) closing(err error) error {
	if !full(err) {
		return err
	}
	return fault.Newf(fault.Exhausted, "The disk of %s is full, so Terzetto couldn't tidy up its database. Nothing saved is lost, but free some space before the next start.", db.o.Dir).Because(err)
}

// full reports whether err says that the disk is full.
func full(err error) bool {
	return primary(err) == codeFull || errors.Is(err, datadir.ErrFull)
}

// tellDamage tells of damage, and gives the sentence that says it.
func (db *DB) tellDamage(err error) error {
	if _, ok := errors.AsType[*fault.Error](err); !ok {
		err = fault.New(fault.Internal, "A part of the database is damaged. Restart Terzetto to save what can be read.").Because(err)
	}
	select {
	case db.damaged <- err:
		db.o.Log.LogAttrs(context.Background(), slog.LevelError, "the database is damaged", slog.Any("err", err))
	default: // told already
	}
	return err
}

// explainStart says of an error of a start which path is to blame, and what a person can do. Damage, a file of
// a newer version and a folder in use have sentences of their own.
func explainStart(dir string, err error) error {
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
