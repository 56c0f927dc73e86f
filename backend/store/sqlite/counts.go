package sqlite

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
)

// Contents says what a report about the file may tell: how many rows each table has,
// and which SQLite keeps it.
func (db *DB) Contents(ctx context.Context) (rows map[string]int64, sqlite string, err error) {
	if rows, err = db.Counts(ctx); err != nil {
		return nil, "", err
	}
	sqlite, err = One(ctx, db, ErrNone, Value[string], "SELECT sqlite_version()")
	return rows, sqlite, err
}

// Counts says how many rows each table of the file in use has.
func (db *DB) Counts(ctx context.Context) (map[string]int64, error) {
	db.gate.RLock()
	defer db.gate.RUnlock()
	got, err := counts(ctx, db.readers)
	return got, db.explain(err)
}

// CountsOf says how many rows each table of a copy has. The copy is checked first and
// not changed.
func CountsOf(ctx context.Context, s Schema, file string) (got map[string]int64, err error) {
	if _, err := inspect(ctx, s, file); err != nil {
		return nil, err
	}
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	if got, err = counts(ctx, from); err != nil {
		return nil, fault.New(fault.Invalid, "Couldn't count the contents of this backup.").Because(err)
	}
	return got, nil
}

// counts says how many rows each table has, all at one moment.
func counts(ctx context.Context, p *Pool) (map[string]int64, error) {
	got := map[string]int64{}
	err := p.Transact(ctx, func(c *Conn) error {
		names, err := List(ctx, c, Value[string], "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		if err != nil {
			return err
		}
		for _, name := range names {
			if got[name], err = One(ctx, c, ErrNone, Value[int64], "SELECT count(*) FROM "+Quote(name)); err != nil {
				return err
			}
		}
		return nil
	})
	return got, err
}
