package folders

import (
	"terzetto/backend/store/files"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps folders.
type DB struct {
	file  rows.File[*Tx]
	files *files.DB
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	files *files.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, files *files.DB) *DB {
	db := &DB{files: files}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx { return &Tx{Tx: t, files: db.files.In(t)} }
