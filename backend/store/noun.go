package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/store/sqlite"
)

// A noun is a table whose rows a person lists, reads, changes by a patch and deletes.
// Where a noun has no rule for an act, the act is that of its table.
type noun[T any, ID int64 | string] struct {
	sqlite.Table[T]

	order   string   // of a list
	fixed   []string // the fields that no patch changes, besides the key
	missing func() error
	check   func(T) error
	create  func(context.Context, *Tx, *T) error // writes a new row
	within  string                               // the column of the row that owns all of these; empty: none does
	owner   int64                                // that row
	owned   func(context.Context, *Tx) error     // refuses an owner that does not exist
	sow     func(context.Context, *Tx) error     // writes the rows that the program ships
}

// condition chooses the rows of the owner.
func (n noun[T, ID]) condition() (where string, args []any) {
	if n.within == "" {
		return "", nil
	}
	return " AND " + n.within + " = ?", []any{n.owner}
}

// where lists the rows that a condition chooses.
func (n noun[T, ID]) where(ctx context.Context, t *Tx, condition string, args ...any) ([]T, error) {
	return sqlite.List(ctx, t, n.Scan, n.Select()+condition+" ORDER BY "+n.order, args...)
}

func (n noun[T, ID]) all(ctx context.Context, t *Tx) ([]T, error) {
	where, args := n.condition()
	return n.where(ctx, t, " WHERE 1"+where, args...)
}

func (n noun[T, ID]) get(ctx context.Context, t *Tx, id ID) (T, error) {
	where, args := n.condition()
	return sqlite.One(ctx, t, n.missing(), n.Scan, n.Select()+" WHERE id = ?"+where, append([]any{id}, args...)...)
}

// put writes a row: a new one, or in place of the one with its key.
func (n noun[T, ID]) put(ctx context.Context, t *Tx, v T) error {
	if err := n.check(v); err != nil {
		return err
	}
	return n.Put(ctx, t.Conn, &v)
}

// insert writes a new row and gives the key that the table chose for it.
func (n noun[T, ID]) insert(ctx context.Context, t *Tx, v T) (int64, error) {
	if err := n.check(v); err != nil {
		return 0, err
	}
	return n.Insert(ctx, t.Conn, &v)
}

// Rows are the rows of one noun, for those who list, read and change them.
type Rows[T any, ID int64 | string] struct {
	db   *DB
	noun noun[T, ID]
}

// List gives all rows in their order.
func (r Rows[T, ID]) List(ctx context.Context) ([]T, error) {
	return read(ctx, r.db, func(t *Tx) ([]T, error) {
		if r.noun.owned != nil {
			if err := r.noun.owned(ctx, t); err != nil {
				return nil, err
			}
		}
		return r.noun.all(ctx, t)
	})
}

// Get gives one row.
func (r Rows[T, ID]) Get(ctx context.Context, id ID) (T, error) {
	return read(ctx, r.db, func(t *Tx) (T, error) { return r.noun.get(ctx, t, id) })
}

// Create adds a row.
func (r Rows[T, ID]) Create(ctx context.Context, v T) (T, error) {
	return write(ctx, r.db, func(t *Tx) (T, error) {
		if r.noun.create != nil {
			err := r.noun.create(ctx, t, &v)
			return v, err
		}
		id, err := r.noun.insert(ctx, t, v)
		if key, numbered := r.noun.Fields(&v)[0].(*int64); numbered {
			*key = id
		}
		return v, err
	})
}

// Update lays patch over a row.
func (r Rows[T, ID]) Update(ctx context.Context, id ID, patch json.RawMessage) (T, error) {
	return write(ctx, r.db, func(t *Tx) (T, error) {
		v, err := r.noun.get(ctx, t, id)
		if err != nil {
			return v, err
		}
		if err := merge(&v, patch, append(r.noun.fixed, "id")...); err != nil {
			return v, err
		}
		return v, r.noun.put(ctx, t, v)
	})
}

// Delete removes a row. Rows of other tables that name it forget it.
func (r Rows[T, ID]) Delete(ctx context.Context, id ID) error {
	where, args := r.noun.condition()
	return r.db.change(ctx, r.noun.missing(), "DELETE FROM "+r.noun.Name+" WHERE id = ?"+where, append([]any{id}, args...)...)
}
