package secrets

import (
	"log/slog"
	"sync"

	"terzetto/backend/base/mask"
	"terzetto/backend/base/secret"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Options say what seals, and who is told.
type Options struct {
	Vault   *secret.Vault
	Secrets *mask.Masker // told of every key and secret variable, now and when they change; nil: nothing masks
	Log     *slog.Logger
}

// A DB keeps the rows that hold something secret, and seals and opens it.
type DB struct {
	file    rows.File[*Tx]
	o       Options
	keys    keyCache
	telling sync.Mutex // held while the masker is told of secrets
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db *DB
}

// New gives the tables of an open file.
func New(base rows.Base, o Options) *DB {
	db := &DB{o: o}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db}
}
