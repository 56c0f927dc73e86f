package turns

import (
	"terzetto/backend/store/calls"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/facts"
	"terzetto/backend/store/files"
	"terzetto/backend/store/folders"
	"terzetto/backend/store/folds"
	"terzetto/backend/store/library"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/secrets"
	"terzetto/backend/store/settings"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/script"
)

// A DB keeps what turns read and leave behind.
type DB struct {
	file     rows.File[*Tx]
	files    *files.DB
	messages *messages.DB
	calls    *calls.DB
	folds    *folds.DB
	folders  *folders.DB
	facts    *facts.DB
	library  *library.DB
	secrets  *secrets.DB
	settings *settings.DB
	chats    *chats.DB
	sent     script.Memo // what scripts made of what is sent
}

// A Tx sees these tables within one transaction.
type Tx struct {
	*sqlite.Tx

	db       *DB
	files    *files.Tx
	messages *messages.Tx
	calls    *calls.Tx
	folds    *folds.Tx
	folders  *folders.Tx
	facts    *facts.Tx
	library  *library.Tx
	settings *settings.Tx
	chats    *chats.Tx
}

// New gives the tables of an open file.
func New(base rows.Base, files *files.DB, messages *messages.DB, calls *calls.DB, folds *folds.DB, folders *folders.DB, facts *facts.DB, library *library.DB, secrets *secrets.DB, settings *settings.DB, chats *chats.DB) *DB {
	db := &DB{files: files, messages: messages, calls: calls, folds: folds, folders: folders, facts: facts, library: library, secrets: secrets, settings: settings, chats: chats}
	db.file = rows.File[*Tx]{Base: base, In: db.In}
	return db
}

// In gives the tables as a transaction sees them.
func (db *DB) In(t *sqlite.Tx) *Tx {
	return &Tx{Tx: t, db: db, files: db.files.In(t), messages: db.messages.In(t), calls: db.calls.In(t), folds: db.folds.In(t), folders: db.folders.In(t), facts: db.facts.In(t), library: db.library.In(t), settings: db.settings.In(t), chats: db.chats.In(t)}
}
