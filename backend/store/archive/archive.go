package archive

import (
	"context"

	"terzetto/backend/budget"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
)

// An Archive exports and imports one library.
type Archive struct {
	db     *store.DB
	newID  func() string
	memory *budget.Budget
}

// New gives the archive of a library. Files that come are read with memory from the budget.
func New(db *store.DB, memory *budget.Budget) *Archive {
	return &Archive{db: db, newID: db.NewID, memory: memory}
}

// A tx is one transaction over the library.
type tx struct{ *store.Tx }

func (a *Archive) write(ctx context.Context, act func(tx) error) error {
	return a.db.Write(ctx, func(t *sqlite.Tx) error { return act(tx{store.In(t)}) })
}

func (a *Archive) read(ctx context.Context, act func(tx) error) error {
	return a.db.Read(ctx, func(t *sqlite.Tx) error { return act(tx{store.In(t)}) })
}
