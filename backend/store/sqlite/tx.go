package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"terzetto/backend/base/lists"
)

// A Tx is one transaction. Everything written in it carries the same Now.
type Tx struct {
	*Conn

	Now time.Time
}

// Write runs act in an immediate transaction on the one writing connection. What
// act wrote is on disk when Write returns nil, and undone when it returns an error.
func (db *DB) Write(ctx context.Context, act func(*Tx) error) error {
	return db.writeWhen(ctx, inTurn, act)
}

// WriteFirst is Write before all who wait: for the little that must be on disk soon, however much others have to write.
// It waits for one of them at most, each of whom gives the connection back soon.
func (db *DB) WriteFirst(ctx context.Context, act func(*Tx) error) error {
	return db.writeWhen(ctx, first, act)
}

func (db *DB) writeWhen(ctx context.Context, when turn, act func(*Tx) error) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	number := int64(0)
	err := db.writer.transact(ctx, when, func(l *Conn) (err error) {
		if err := db.place.refusal(); err != nil {
			return err
		}
		if err := act(&Tx{Conn: l, Now: db.now()}); err != nil {
			return err
		}
		number, err = l.number(ctx)
		return err
	})
	if err != nil {
		return db.explain(err)
	}
	db.writes.Add(1)
	if number > 0 {
		db.last.advance(lastWrite{file: db.last.mark(), number: number, at: db.now()})
	}
	return db.keepRemoved(ctx)
}

// number counts a transaction in the file, where it changed a row; otherwise it gives 0.
func (c *Conn) number(ctx context.Context) (int64, error) {
	changes, err := One(ctx, c, ErrNone, Value[int64], "SELECT total_changes()")
	if err != nil || changes == c.changes {
		return 0, err
	}
	c.changes = changes + 1
	return One(ctx, c, ErrNone, Value[int64],
		"INSERT INTO meta (key, value) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET value = value + 1 RETURNING CAST(value AS INTEGER)", metaWrites)
}

// Read runs act on a snapshot of the file that no writer disturbs.
func (db *DB) Read(ctx context.Context, act func(*Tx) error) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	return db.explain(db.readers.Transact(ctx, func(l *Conn) error { return act(&Tx{Conn: l, Now: db.now()}) }))
}

// Writes counts the transactions that changed the file, so that a caller can tell whether
// anything was written since its last look.
func (db *DB) Writes() int64 { return db.writes.Load() }

// Exec runs a statement that returns no rows.
func (c *Conn) Exec(ctx context.Context, query string, args ...any) error {
	_, err := c.exec(ctx, query, args...)
	return err
}

// A Statement returns no rows.
type Statement struct {
	query string
	args  []any
}

// Do is a statement with its arguments.
func Do(query string, args ...any) Statement { return Statement{query, args} }

// Execs runs statements one after another, until one fails.
func (c *Conn) Execs(ctx context.Context, all ...Statement) error {
	return lists.Each(all, func(s Statement) error { return c.Exec(ctx, s.query, s.args...) })
}

// Change is Exec for a statement that must find its row.
func (c *Conn) Change(ctx context.Context, missing error, query string, args ...any) error {
	res, err := c.exec(ctx, query, args...)
	if err != nil {
		return err
	}
	n, err := res.RowsAffected()
	if err == nil && n == 0 {
		return missing
	}
	return err
}

// Insert runs an INSERT and gives the new row's id.
func (c *Conn) Insert(ctx context.Context, query string, args ...any) (int64, error) {
	res, err := c.exec(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	return res.LastInsertId()
}

// Script runs a text of many statements, which are not prepared.
func (c *Conn) Script(ctx context.Context, text string) error {
	_, err := c.conn.ExecContext(ctx, text)
	return err
}

// A Querier runs queries: a connection, a transaction, or the open file, where each query
// reads a snapshot of its own.
type Querier interface {
	use(ctx context.Context, act func(*Conn) error) error
}

func (c *Conn) use(_ context.Context, act func(*Conn) error) error { return act(c) }

func (p *Pool) use(ctx context.Context, act func(*Conn) error) error { return p.Transact(ctx, act) }

func (db *DB) use(ctx context.Context, act func(*Conn) error) error {
	return db.Read(ctx, func(t *Tx) error { return act(t.Conn) })
}

// A Row is what a row and a cursor have in common.
type Row interface{ Scan(into ...any) error }

// ErrNone says that there is no such row, where that is not a failure.
var ErrNone = errors.New("no such row")

// Each calls visit for every row of a query and stops at its first error.
func Each(ctx context.Context, q Querier, visit func(Row) error, query string, args ...any) error {
	return q.use(ctx, func(c *Conn) (err error) {
		s, err := c.prepare(ctx, query) //nolint:sqlclosecheck // the connection keeps its statements until it is closed
		if err != nil {
			return err
		}
		rows, err := s.QueryContext(ctx, args...)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, rows.Close()) }()
		for rows.Next() {
			if err := visit(rows); err != nil {
				return err
			}
		}
		return rows.Err()
	})
}

// Records visits every row of a query over tables whose columns are not known, by the columns'
// names.
func Records(ctx context.Context, c *Conn, visit func(map[string]any) error, query string, args ...any) (err error) {
	rows, err := c.conn.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	names, err := rows.Columns()
	if err != nil {
		return err
	}
	for rows.Next() {
		values := make([]any, len(names))
		if err := rows.Scan(places(values)...); err != nil {
			return err
		}
		record := make(map[string]any, len(names))
		for i, name := range names {
			record[name] = values[i]
		}
		if err := visit(record); err != nil {
			return err
		}
	}
	return rows.Err()
}

// places are the addresses of values, for Scan.
func places(values []any) []any {
	into := make([]any, len(values))
	for i := range values {
		into[i] = &values[i]
	}
	return into
}

// List reads every row of a query. An empty list is never nil, so that it is [] on the wire.
func List[T any](ctx context.Context, q Querier, scan func(Row) (T, error), query string, args ...any) ([]T, error) {
	all := []T{}
	err := Each(ctx, q, func(row Row) error {
		item, err := scan(row)
		if err == nil {
			all = append(all, item)
		}
		return err
	}, query, args...)
	if err != nil {
		return nil, err
	}
	return all, nil
}

// One reads the only row of a query, or returns missing.
func One[T any](ctx context.Context, q Querier, missing error, scan func(Row) (T, error), query string, args ...any) (item T, err error) {
	err = q.use(ctx, func(c *Conn) error {
		s, err := c.prepare(ctx, query) //nolint:sqlclosecheck // the connection keeps its statements until it is closed
		if err != nil {
			return err
		}
		item, err = scan(s.QueryRowContext(ctx, args...))
		if errors.Is(err, sql.ErrNoRows) {
			return missing
		}
		return err
	})
	return item, err
}

// Maybe reads the only row of a query; nil when there is none.
func Maybe[T any](ctx context.Context, q Querier, scan func(Row) (T, error), query string, args ...any) (*T, error) {
	item, err := One(ctx, q, ErrNone, scan, query, args...)
	if errors.Is(err, ErrNone) {
		return nil, nil //nolint:nilnil // none is not an error here
	}
	if err != nil {
		return nil, err
	}
	return &item, nil
}

// Has returns missing unless a query of a number finds a row.
func Has(ctx context.Context, q Querier, missing error, query string, args ...any) error {
	_, err := One(ctx, q, missing, Value[int64], query, args...)
	return err
}

// None returns found if a query of a number finds a row.
func None(ctx context.Context, q Querier, found error, query string, args ...any) error {
	if there, err := Maybe(ctx, q, Value[int64], query, args...); err != nil || there == nil {
		return err
	}
	return found
}

// RawValue reads the only row of a query of a column that holds JSON; nil when there is none.
func RawValue(ctx context.Context, q Querier, query string, args ...any) (json.RawMessage, error) {
	text, err := Maybe(ctx, q, Value[string], query, args...)
	if text == nil {
		return nil, err
	}
	return json.RawMessage(*text), err
}

// Into reads the only row of a query into places, or returns missing.
func Into(ctx context.Context, q Querier, missing error, places []any, query string, args ...any) error {
	_, err := One(ctx, q, missing, func(row Row) (none struct{}, err error) { return none, row.Scan(places...) }, query, args...)
	return err
}

// Value scans a row of one column.
func Value[T any](s Row) (v T, err error) { return v, s.Scan(&v) }
