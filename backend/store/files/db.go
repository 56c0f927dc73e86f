package files

import (
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps files, the texts that were made of them, and which messages they belong to.
type DB struct {
	file rows.File[*Tx]
	wake func()
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db *DB
}

// New gives the tables of an open file.
func New(base rows.Base, wake func()) *DB {
	db := &DB{wake: wake}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db}
}
