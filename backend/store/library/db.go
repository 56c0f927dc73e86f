package library

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A DB keeps what stories are made of: cards, lorebooks, personas, fragments and phrases.
type DB struct {
	file    rows.File[*Tx]
	refresh func(ctx context.Context, t *sqlite.Tx, c chat.Character, oldName string) error
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db *DB
}

// New gives the tables of an open file.
func New(base rows.Base, refresh func(ctx context.Context, t *sqlite.Tx, c chat.Character, oldName string) error) *DB {
	db := &DB{refresh: refresh}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db}
}
