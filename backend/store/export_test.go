package store

import (
	"context"
	"database/sql"

	"terzetto/backend/chat"
)

// EachConnection shows a test every connection of an open store, by what it is for.
func (db *DB) EachConnection(ctx context.Context, see func(name string, c *sql.Conn)) error {
	for name, l := range map[string]*lanes{"writer": db.writer, "reader": db.readers} {
		var held []*lane
		for range l.size { // all at once, so that each is another one
			at, err := l.take(ctx)
			if err != nil {
				return err
			}
			held = append(held, at)
		}
		for _, at := range held {
			see(name, at.conn)
			l.free <- at
		}
	}
	return nil
}

// Schema is the text of every object of the file.
func (db *DB) Schema(ctx context.Context) (all []string, err error) {
	err = db.readers.alone(ctx, func(l *lane) error {
		all, err = schema(ctx, l.conn)
		return err
	})
	return all, err
}

// Salvaged are the tables that a salvage carries over.
func Salvaged() []string { return salvaged() }

// Migrations are the steps from nothing to the latest version.
func Migrations() []string { return scripts() }

// Rows are all rows of a conversation, on every branch.
func (db *DB) Rows(ctx context.Context, conversation string) (rows []chat.Message, err error) {
	err = db.read(ctx, func(t *Tx) error {
		rows, err = list(ctx, t, scanMessage, selectMessage+" FROM messages m WHERE m.conversation_id = ?", conversation)
		return err
	})
	return rows, err
}
