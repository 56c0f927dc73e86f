package triggers

import (
	"terzetto/backend/store/rows"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/store/workflows"
)

// A DB keeps triggers with what waits at them, and permissions.
type DB struct {
	file      rows.File[*Tx]
	runs      *runs.DB
	workflows *workflows.DB
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db        *DB
	runs      *runs.Tx
	workflows *workflows.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, runs *runs.DB, workflows *workflows.DB) *DB {
	db := &DB{runs: runs, workflows: workflows}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, runs: db.runs.In(t), workflows: db.workflows.In(t)}
}
