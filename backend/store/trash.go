package store

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// TrashConversation takes a conversation out of the list. Nothing of it is lost.
func (db *DB) TrashConversation(ctx context.Context, id string) error {
	return db.change(ctx, noConversation(), "UPDATE conversations SET trashed_at = coalesce(trashed_at, ?) WHERE id = ?", db.o.Now().UnixMicro(), id)
}

// RestoreConversation takes a conversation out of the trash, to where it was before.
func (db *DB) RestoreConversation(ctx context.Context, id string) error {
	return db.change(ctx, noConversation(), "UPDATE conversations SET trashed_at = NULL WHERE id = ?", id)
}

// Trash names the conversations in the trash.
func (db *DB) Trash(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db, sqlite.Value[string], "SELECT id FROM conversations WHERE trashed_at IS NOT NULL ORDER BY trashed_at, id")
}

// PurgeConversation removes a conversation with everything in it, for good.
func (db *DB) PurgeConversation(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := t.Conversation(ctx, id); err != nil {
			return err
		}
		return t.purge(ctx, id)
	})
}

// PurgeTrashed is PurgeConversation for one that is in the trash. Another is refused,
// so that what was put back in the meantime stays.
func (db *DB) PurgeTrashed(ctx context.Context, id string) error {
	return db.write(ctx, func(t *Tx) error {
		c, err := t.Conversation(ctx, id)
		if err != nil {
			return err
		}
		if c.TrashedAt == nil {
			return fault.New(fault.Conflict, "This conversation is not in the trash. Move the conversation to the trash first.")
		}
		return t.purge(ctx, id)
	})
}

// kept is a conversation that is not in the trash.
func (t *Tx) kept(ctx context.Context, id string) (chat.Conversation, error) {
	c, err := t.Conversation(ctx, id)
	if err == nil && c.TrashedAt != nil {
		err = noConversation()
	}
	return c, err
}

func (t *Tx) purge(ctx context.Context, id string) error {
	// Rows that refer to one another would be deleted one inside the other, and SQLite
	// goes a thousand levels deep; without parents they are all on one level.
	if err := t.Exec(ctx, "UPDATE messages SET parent_id = NULL WHERE conversation_id = ?", id); err != nil {
		return err
	}
	attached, err := t.attached(ctx, "SELECT id FROM messages WHERE conversation_id = ?", id)
	if err != nil {
		return err
	}
	if err := t.Exec(ctx, "DELETE FROM conversations WHERE id = ?", id); err != nil {
		return err
	}
	return t.dropAttached(ctx, attached)
}
