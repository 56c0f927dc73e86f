package rows

import (
	"context"
	"time"

	"terzetto/backend/store/sqlite"
)

// A Base is the open file, with the clock and the ids that all tables share.
type Base struct {
	*sqlite.DB

	Now   func() time.Time
	NewID func() string
}

// A File is the open file as one package of tables sees it: its transactions are those of that package.
type File[Tx any] struct {
	Base

	In func(*sqlite.Tx) Tx
}

// Write runs act in an immediate transaction on the one writing connection.
func (f File[Tx]) Write(ctx context.Context, act func(Tx) error) error {
	return f.DB.Write(ctx, func(t *sqlite.Tx) error { return act(f.In(t)) })
}

// Delete is Write for what a person deletes or changes, of which nothing is left in the file soon.
func (f File[Tx]) Delete(ctx context.Context, act func(Tx) error) error {
	defer f.NoteDeletion()
	return f.Write(ctx, act)
}

// Read runs act on a snapshot of the file that no writer disturbs.
func (f File[Tx]) Read(ctx context.Context, act func(Tx) error) error {
	return f.DB.Read(ctx, func(t *sqlite.Tx) error { return act(f.In(t)) })
}

// Read gives what act reads from a snapshot of the file.
func Read[T, Tx any](ctx context.Context, f File[Tx], act func(Tx) (T, error)) (v T, err error) {
	err = f.Read(ctx, func(t Tx) error {
		v, err = act(t)
		return err
	})
	return v, err
}

// Write gives what act returns from an immediate transaction.
func Write[T, Tx any](ctx context.Context, f File[Tx], act func(Tx) (T, error)) (v T, err error) {
	err = f.Write(ctx, func(t Tx) error {
		v, err = act(t)
		return err
	})
	return v, err
}

// Remove is Change for a row that a person deletes.
func (b Base) Remove(ctx context.Context, missing error, query string, args ...any) error {
	defer b.NoteDeletion()
	return b.Change(ctx, missing, query, args...)
}

// Change runs one statement that must find its row.
func (b Base) Change(ctx context.Context, missing error, query string, args ...any) error {
	return b.Write(ctx, func(t *sqlite.Tx) error { return t.Change(ctx, missing, query, args...) })
}

// CheckReadable reads the rows of a query and says what kept one from being read.
func CheckReadable[T any](ctx context.Context, t sqlite.Querier, scan func(sqlite.Row) (T, error), query string, id any) error {
	_, err := sqlite.List(ctx, t, scan, query, id)
	return err
}
