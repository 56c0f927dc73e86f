package chats

import (
	"context"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// KeepEdit keeps a new text of a row at once, and ApplyEdits puts it there when no turn runs: what a
// turn has read is not changed under it, and an edit is not lost where the page or the program ends
// before the turn does. A later edit of the row takes the place of one that waits.
func (db *DB) KeepEdit(ctx context.Context, conversation string, id int64, content string) error {
	if err := messages.CheckText(content); err != nil {
		return err
	}
	return db.file.Write(ctx, func(t *Tx) error {
		m, err := t.messages.Message(ctx, conversation, id)
		if err != nil {
			return err
		}
		if strings.TrimSpace(content) == "" {
			images, err := t.messages.Attachments(ctx, []int64{id}, false)
			if err != nil {
				return err
			}
			files, err := t.files.Files(ctx, []int64{id}, false)
			if err != nil {
				return err
			}
			if m.Role != chat.User || len(images[id])+len(files[id]) == 0 {
				return fault.New(fault.Invalid, "A message can't be empty. Delete the message instead.").With("field", "content")
			}
		}
		return t.Exec(ctx, "INSERT INTO waiting_edits (message_id, content) VALUES (?, ?) ON CONFLICT (message_id) DO UPDATE SET content = excluded.content", id, content)
	})
}

// ApplyEdits puts the edits that wait in a conversation in their rows.
func (db *DB) ApplyEdits(ctx context.Context, conversation string) error {
	waits, err := rows.Read(ctx, db.file, func(t *Tx) (int, error) {
		return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
			"SELECT count(*) FROM waiting_edits w JOIN messages m ON m.id = w.message_id WHERE m.conversation_id = ?", conversation)
	})
	if err != nil || waits == 0 {
		return err
	}
	return db.file.Delete(ctx, func(t *Tx) error {
		if err := t.ApplyEdits(ctx, "SELECT id FROM messages WHERE conversation_id = ?", conversation); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE conversations SET updated_at = ? WHERE id = ?", t.Now.UnixMicro(), conversation)
	})
}

// An edit is what a person did to the text of a row.
type edit struct {
	message       int64
	before, after string
}

// inRecord is the record of a turn after the edit. A person who chooses between the texts of the Writer and the Editor
// removes neither; any other edit removes all texts.
func (e edit) inRecord(l turn.Log) turn.Log {
	switch {
	case l.MessageID == nil || *l.MessageID != e.message || l.Draft == "":
	case l.Edited == "" && e.after == l.Draft:
		l.Edited = e.before
		return l
	case l.Edited != "" && e.after == l.Edited:
		l.Edited = ""
		return l
	}
	return withoutTexts(l)
}

// ApplyEdits applies what waits for the rows that a query names.
func (t *Tx) ApplyEdits(ctx context.Context, rows string, args ...any) error {
	if err := t.folds.NoteTexts(ctx, "SELECT message_id FROM waiting_edits WHERE message_id IN ("+rows+")", args...); err != nil {
		return err
	}
	edits, err := sqlite.List(ctx, t, func(row sqlite.Row) (e edit, err error) { return e, row.Scan(&e.message, &e.before, &e.after) },
		`SELECT m.id, m.content, w.content FROM waiting_edits w JOIN messages m ON m.id = w.message_id
		  WHERE m.content <> w.content AND m.id IN (`+rows+")", args...)
	if err != nil {
		return err
	}
	for _, e := range edits {
		if err := t.changeRecords(ctx, e.inRecord, "message_id = ?1 OR user_message_id = ?1", e.message); err != nil {
			return err
		}
	}
	return t.Execs(ctx,
		sqlite.Do(`UPDATE messages SET content = (SELECT content FROM waiting_edits WHERE message_id = messages.id)
		  WHERE id IN (SELECT message_id FROM waiting_edits) AND id IN (`+rows+")", args...),
		sqlite.Do("DELETE FROM waiting_edits WHERE message_id IN ("+rows+")", args...))
}

// EditMessage changes the text of a row in place.
func (db *DB) EditMessage(ctx context.Context, conversation string, id int64, content string) error {
	if err := db.KeepEdit(ctx, conversation, id, content); err != nil {
		return err
	}
	return db.ApplyEdits(ctx, conversation)
}
