package calls

import (
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps calls of tools.
type DB struct {
	file rows.File[*Tx]
}

// A Tx sees these tables within one transaction.
type Tx struct{ *sqlite.Tx }

// New gives the tables of an open file.
func New(base rows.Base) *DB {
	db := &DB{}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx { return &Tx{t} }
