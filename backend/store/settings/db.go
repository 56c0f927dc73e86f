package settings

import (
	"terzetto/backend/model/llm"
	"terzetto/backend/store/library"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/secrets"
	"terzetto/backend/store/sqlite"
)

// A DB keeps what a person chose, and says who answers.
type DB struct {
	file    rows.File[*Tx]
	library *library.DB
	secrets *secrets.DB
	demo    llm.Target
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db      *DB
	library *library.Tx
	secrets *secrets.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, library *library.DB, secrets *secrets.DB, demo llm.Target) *DB {
	db := &DB{library: library, secrets: secrets, demo: demo}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, library: db.library.In(t), secrets: db.secrets.In(t)}
}
