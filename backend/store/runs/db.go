package runs

import (
	"context"
	"encoding/json"

	"terzetto/backend/core/run"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/store/turns"
)

// A DB keeps runs with their steps, logs and requests.
type DB struct {
	file     rows.File[*Tx]
	messages *messages.DB
	turns    *turns.DB
	ended    func(ctx context.Context, t *sqlite.Tx, r run.Run, result func() (json.RawMessage, error)) error
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db       *DB
	messages *messages.Tx
	turns    *turns.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, messages *messages.DB, turns *turns.DB, ended func(ctx context.Context, t *sqlite.Tx, r run.Run, result func() (json.RawMessage, error)) error) *DB {
	db := &DB{messages: messages, turns: turns, ended: ended}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, messages: db.messages.In(t), turns: db.turns.In(t)}
}
