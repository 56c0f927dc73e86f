package messages

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Notes lists a part of the direction notes along the active path, oldest first, by the reply
// with which they were written down.
func (db *DB) Notes(ctx context.Context, conversation string, s lists.Span) ([]chat.Noted, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (all []chat.Noted, err error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil || c.ActiveLeafID == nil {
			return all, err
		}
		return t.notes(ctx, *c.ActiveLeafID, s)
	})
}

// notes are a part of the direction notes along the path that ends at a row, oldest first.
func (t *Tx) notes(ctx context.Context, end int64, s lists.Span) ([]chat.Noted, error) {
	return sqlite.List(ctx, t, func(row sqlite.Row) (n chat.Noted, err error) {
		return n, row.Scan(&n.MessageID, sqlite.JSON(&n.Notes))
	}, WithPath+"SELECT m.id, m.direction_notes FROM path JOIN messages m ON m.id = path.id WHERE m.direction_notes <> '[]' ORDER BY m.id"+rows.Part, append([]any{end}, rows.SpanArgs(s)...)...)
}

// NotesOn are the direction notes of the messages of a path up to the one with the id end, oldest first.
func (t *Tx) NotesOn(ctx context.Context, conversation string, path []chat.Message, end int64) ([]chat.Noted, error) {
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (n chat.Noted, err error) {
		return n, row.Scan(&n.MessageID, sqlite.JSON(&n.Notes))
	}, "SELECT id, direction_notes FROM messages INDEXED BY messages_noted WHERE conversation_id = ? AND direction_notes <> '[]' AND id <= ? ORDER BY id",
		conversation, end)
	return slices.DeleteFunc(all, func(n chat.Noted) bool { return chat.PlaceOf(path, n.MessageID) < 0 }), err
}

// SetNotes replaces the direction notes of one reply.
func (db *DB) SetNotes(ctx context.Context, conversation string, message int64, notes []event.Note) error {
	for _, n := range notes {
		if strings.TrimSpace(n.Text) == "" {
			return fault.New(fault.Invalid, "A note can't be empty. Remove the note instead.").With("field", "notes")
		}
		if err := CheckText(n.Text); err != nil {
			return err
		}
	}
	return db.file.Change(ctx, NoMessage(), "UPDATE messages SET direction_notes = ? WHERE id = ? AND conversation_id = ? AND role = 'assistant'",
		sqlite.JSON(notes), message, conversation)
}
