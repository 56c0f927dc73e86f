package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/store/sqlite"
)

// A noun is a table whose rows a person lists, reads, changes by a patch and deletes.
type noun[T any] struct {
	sqlite.Table[T]

	order   string   // of a list
	fixed   []string // the fields that no patch changes, besides the key
	missing func() error
	check   func(T) error
}

func (n noun[T]) all(ctx context.Context, db *DB) ([]T, error) {
	return read(ctx, db, func(t *Tx) ([]T, error) { return n.where(ctx, t, "") })
}

// where lists the rows that a condition chooses.
func (n noun[T]) where(ctx context.Context, t *Tx, condition string, args ...any) ([]T, error) {
	return sqlite.List(ctx, t, n.Scan, n.Select()+condition+" ORDER BY "+n.order, args...)
}

func (n noun[T]) one(ctx context.Context, db *DB, id any) (T, error) {
	return read(ctx, db, func(t *Tx) (T, error) { return n.get(ctx, t, id) })
}

func (n noun[T]) get(ctx context.Context, t *Tx, id any) (T, error) {
	return sqlite.One(ctx, t, n.missing(), n.Scan, n.Select()+" WHERE id = ?", id)
}

func (n noun[T]) put(ctx context.Context, t *Tx, v T) error {
	if err := n.check(v); err != nil {
		return err
	}
	return n.Put(ctx, t.Conn, &v)
}

func (n noun[T]) insert(ctx context.Context, t *Tx, v T) (int64, error) {
	if err := n.check(v); err != nil {
		return 0, err
	}
	return n.Insert(ctx, t.Conn, &v)
}

// update lays patch over a row.
func (n noun[T]) update(ctx context.Context, db *DB, id any, patch json.RawMessage) (T, error) {
	return write(ctx, db, func(t *Tx) (v T, err error) {
		if v, err = n.get(ctx, t, id); err != nil {
			return v, err
		}
		if err := merge(&v, patch, append(n.fixed, "id")...); err != nil {
			return v, err
		}
		return v, n.put(ctx, t, v)
	})
}

func (n noun[T]) delete(ctx context.Context, db *DB, id any) error {
	return db.change(ctx, n.missing(), "DELETE FROM "+n.Name+" WHERE id = ?", id)
}
