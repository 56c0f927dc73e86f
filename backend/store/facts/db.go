package facts

import (
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps the facts of stories.
type DB struct {
	file     rows.File[*Tx]
	messages *messages.DB
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db       *DB
	messages *messages.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, messages *messages.DB) *DB {
	db := &DB{messages: messages}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, messages: db.messages.In(t)}
}
