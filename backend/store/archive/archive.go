package archive

import (
	"context"

	"terzetto/backend/base/memlimit"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
)

// An Archive exports and imports one library.
type Archive struct {
	db     *store.DB
	newID  func() string
	memory *memlimit.Budget

	foreign bool // others may have made it
}

// New gives the archive of a library. Files that come are read with memory from the budget.
func New(db *store.DB, memory *memlimit.Budget) *Archive {
	return &Archive{db: db, newID: db.NewID, memory: memory}
}

// A tx is one transaction over the library.
type tx struct{ *store.Tx }

func (a *Archive) write(ctx context.Context, act func(tx) error) error {
	return a.db.Write(ctx, func(t *sqlite.Tx) error { return act(tx{a.db.In(t)}) })
}

func (a *Archive) read(ctx context.Context, act func(tx) error) error {
	return a.db.Read(ctx, func(t *sqlite.Tx) error { return act(tx{a.db.In(t)}) })
}
