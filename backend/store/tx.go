package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// A Tx is one transaction. Everything written in it carries the same now.
type Tx struct {
	lane *lane
	now  time.Time
}

// write runs act in an immediate transaction on the one writing connection. What
// act wrote is on disk when write returns nil, and undone when it returns an error.
func (db *DB) write(ctx context.Context, act func(*Tx) error) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	err := db.writer.transact(ctx, func(l *lane) error { return act(&Tx{lane: l, now: db.now()}) })
	if err != nil {
		return db.explain(err)
	}
	db.writes.Add(1)
	return nil
}

// read runs act on a snapshot of the file that no writer disturbs.
func (db *DB) read(ctx context.Context, act func(*Tx) error) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	return db.explain(db.readers.transact(ctx, func(l *lane) error { return act(&Tx{lane: l, now: db.now()}) }))
}

// exec runs a statement that answers no rows.
func (t *Tx) exec(ctx context.Context, query string, args ...any) error {
	_, err := t.lane.exec(ctx, query, args...)
	return err
}

// change is exec for a statement that must find its row.
func (t *Tx) change(ctx context.Context, missing error, query string, args ...any) error {
	res, err := t.lane.exec(ctx, query, args...)
	if err != nil {
		return err
	}
	n, err := res.RowsAffected()
	if err == nil && n == 0 {
		return missing
	}
	return err
}

// insert runs an INSERT and gives the new row's id.
func (t *Tx) insert(ctx context.Context, query string, args ...any) (int64, error) {
	res, err := t.lane.exec(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// A scanner is what a row and a cursor have in common.
type scanner interface{ Scan(into ...any) error }

// list reads every row of a query; an empty list is never nil, so that it is [] on the wire.
func list[T any](ctx context.Context, t *Tx, scan func(scanner) (T, error), query string, args ...any) (all []T, err error) {
	s, err := t.lane.prepare(ctx, query) //nolint:sqlclosecheck // the lane keeps its statements until it is closed
	if err != nil {
		return nil, err
	}
	rows, err := s.QueryContext(ctx, args...)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	all = []T{}
	for rows.Next() {
		item, err := scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, item)
	}
	return all, rows.Err()
}

// one reads the only row of a query, or answers missing.
func one[T any](ctx context.Context, t *Tx, missing error, scan func(scanner) (T, error), query string, args ...any) (T, error) {
	var none T
	s, err := t.lane.prepare(ctx, query) //nolint:sqlclosecheck // the lane keeps its statements until it is closed
	if err != nil {
		return none, err
	}
	item, err := scan(s.QueryRowContext(ctx, args...))
	if errors.Is(err, sql.ErrNoRows) {
		return none, missing
	}
	return item, err
}

// value scans a row of one column.
func value[T any](s scanner) (v T, err error) { return v, s.Scan(&v) }

// asJSON writes a value whose kind cannot fail to be written.
func asJSON(v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("write as JSON: %w", err)
	}
	return string(b), nil
}

// A jsonColumn reads a column of JSON into what it points to. An empty or null
// column leaves it alone.
type jsonColumn struct{ into any }

func (c jsonColumn) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		return nil
	case string:
		if v == "" {
			return nil
		}
		return json.Unmarshal([]byte(v), c.into)
	case []byte:
		if len(v) == 0 {
			return nil
		}
		return json.Unmarshal(v, c.into)
	}
	return fmt.Errorf("a JSON column holds a %T", src)
}

// A timeColumn reads and writes a time as microseconds.
type timeColumn struct{ into *time.Time }

func (c timeColumn) Scan(src any) error {
	v, ok := src.(int64)
	if !ok {
		return fmt.Errorf("a time column holds a %T", src)
	}
	*c.into = time.UnixMicro(v).UTC()
	return nil
}

// A maybeTime reads a time column that may be null.
type maybeTime struct{ into **time.Time }

func (c maybeTime) Scan(src any) error {
	*c.into = nil
	if src == nil {
		return nil
	}
	var t time.Time
	if err := (timeColumn{&t}).Scan(src); err != nil {
		return err
	}
	*c.into = &t
	return nil
}

// maybe reads the only row of a query; nil when there is none.
func maybe[T any](ctx context.Context, t *Tx, scan func(scanner) (T, error), query string, args ...any) (*T, error) {
	item, err := one(ctx, t, errNoRow, scan, query, args...)
	if errors.Is(err, errNoRow) {
		return nil, nil //nolint:nilnil // none is not an error here
	}
	if err != nil {
		return nil, err
	}
	return &item, nil
}

var errNoRow = errors.New("no such row")
