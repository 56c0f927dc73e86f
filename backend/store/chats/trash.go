package chats

import (
	"context"
	"errors"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
)

// TrashConversation takes a conversation out of the list. Nothing of it is lost.
func (db *DB) TrashConversation(ctx context.Context, id string) error {
	return db.file.Change(ctx, messages.NoConversation(), "UPDATE conversations SET trashed_at = coalesce(trashed_at, ?) WHERE id = ? AND "+messages.Stays, db.file.Now().UnixMicro(), id)
}

// RestoreConversation takes a conversation out of the trash, to where it was before.
func (db *DB) RestoreConversation(ctx context.Context, id string) error {
	return db.file.Change(ctx, messages.NoConversation(), "UPDATE conversations SET trashed_at = NULL WHERE id = ? AND "+messages.Stays, id)
}

// Trash names the conversations in the trash.
func (db *DB) Trash(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT id FROM conversations WHERE trashed_at IS NOT NULL AND "+messages.Stays+" ORDER BY trashed_at, id")
}

// PurgeConversation removes a conversation with everything in it, for good. Once it began it is certain: the conversation
// is shown nowhere from then on, and the rest goes a part at a time, so that turns of other conversations are not held up.
// What a killed process leaves of it, the next start removes.
func (db *DB) PurgeConversation(ctx context.Context, id string) error {
	return db.purge(ctx, id, func(chat.Conversation) error { return nil })
}

// PurgeTrashed is PurgeConversation for one that is in the trash. Another is refused,
// so that what was put back in the meantime stays.
func (db *DB) PurgeTrashed(ctx context.Context, id string) error {
	return db.purge(ctx, id, func(c chat.Conversation) error {
		if c.TrashedAt == nil {
			return fault.New(fault.Conflict, "This conversation is not in the trash. Move the conversation to the trash first.")
		}
		return nil
	})
}

func (db *DB) purge(ctx context.Context, id string, allowed func(chat.Conversation) error) error {
	defer db.file.NoteDeletion()
	err := db.file.Write(ctx, func(t *Tx) error {
		c, err := t.messages.Conversation(ctx, id)
		if err == nil {
			err = allowed(c)
		}
		if err != nil {
			return err
		}
		// What lists and searches could show goes at once.
		return t.Execs(ctx,
			sqlite.Do("INSERT INTO purges (conversation_id) VALUES (?)", id),
			sqlite.Do("UPDATE conversations SET trashed_at = coalesce(trashed_at, ?), title = '', sought = '', active_leaf_id = NULL WHERE id = ?", t.Now.UnixMicro(), id))
	})
	for more := true; more && err == nil; {
		err = db.file.Write(ctx, func(t *Tx) (err error) {
			more, err = t.purgePart(ctx, id)
			return err
		})
	}
	return err
}

// What one part of a purge deletes at most. Each part is a transaction, for which turns wait: about 10 ms.
const (
	purgeRows  = 100
	purgeBytes = 4 << 20
)

// Sweep goes on with purges that were cut off.
func (t *Tx) Sweep(ctx context.Context) (more bool, err error) {
	id, err := sqlite.Maybe(ctx, t, sqlite.Value[string], "SELECT conversation_id FROM purges LIMIT 1")
	if err != nil || id == nil {
		return false, err
	}
	_, err = t.purgePart(ctx, *id)
	return true, err
}

// purgePart deletes a part of a conversation, its newest messages first.
func (t *Tx) purgePart(ctx context.Context, id string) (more bool, err error) {
	var ids []int64
	size := int64(0)
	err = sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message, bytes int64
		if err := row.Scan(&message, &bytes); err != nil {
			return err
		}
		if size += bytes; len(ids) > 0 && size > purgeBytes {
			return errPartFull
		}
		ids = append(ids, message)
		return nil
	}, `SELECT m.id, octet_length(m.content) + (SELECT coalesce(sum(size), 0) FROM attachments WHERE message_id = m.id)
	    + (SELECT coalesce(sum(size), 0) FROM workflow_attachments WHERE message_id = m.id)
	  FROM messages m WHERE m.conversation_id = ? ORDER BY m.parent_id DESC LIMIT ?`, id, purgeRows)
	if err != nil && !errors.Is(err, errPartFull) {
		return false, err
	}
	if len(ids) > 0 {
		attached, err := t.files.FilesOfMessages(ctx, "SELECT value FROM json_each(?)", sqlite.JSON(ids))
		if err == nil {
			err = t.deleteMessages(ctx, ids)
		}
		if err == nil {
			err = t.files.DropAttached(ctx, attached)
		}
		return true, err
	}
	const logs = "DELETE FROM conversation_logs WHERE id IN (SELECT id FROM conversation_logs WHERE conversation_id = ? LIMIT ?) RETURNING id"
	gone, err := sqlite.List(ctx, t, sqlite.Value[int64], logs, id, purgeRows)
	if err != nil || len(gone) == purgeRows {
		return true, err
	}
	return false, t.drop(ctx, id)
}

// errPartFull ends the reading of a part that is large enough.
var errPartFull = errors.New("enough for one part")

// drop removes the row of a conversation without messages, with what else belongs to it.
func (t *Tx) drop(ctx context.Context, id string) error {
	drafted, err := t.draftFiles(ctx, id)
	if err == nil {
		err = t.Exec(ctx, "DELETE FROM conversations WHERE id = ?", id)
	}
	if err != nil {
		return err
	}
	return t.files.DropAttached(ctx, drafted)
}
