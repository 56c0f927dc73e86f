package messages

import (
	"terzetto/backend/store/calls"
	"terzetto/backend/store/files"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps conversations with their messages, and reads paths of them.
type DB struct {
	file  rows.File[*Tx]
	files *files.DB
	calls *calls.DB
	paths cachedPaths
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db    *DB
	files *files.Tx
	calls *calls.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, files *files.DB, calls *calls.DB) *DB {
	db := &DB{files: files, calls: calls}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, files: db.files.In(t), calls: db.calls.In(t)}
}
