package chats

import (
	"context"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// draftHead is how many characters of a draft a list shows.
const draftHead = 200

// Drafts names the conversations that have a draft, the latest first.
func (db *DB) Drafts(ctx context.Context, s lists.Span) ([]chat.DraftHead, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (d chat.DraftHead, err error) {
		return d, row.Scan(&d.ConversationID, &d.Text, sqlite.Time(&d.UpdatedAt))
	}, `SELECT d.conversation_id, substr(coalesce(nullif(d.text, ''), d.pastes ->> 0,
	    (SELECT f.label FROM draft_files x JOIN files f ON f.id = x.file_id WHERE x.conversation_id = d.conversation_id ORDER BY x.position LIMIT 1), ''), 1, ?1), d.updated_at
	  FROM message_drafts d ORDER BY d.updated_at DESC, d.conversation_id LIMIT ?2 OFFSET ?3`, append([]any{draftHead}, rows.SpanArgs(s)...)...)
}

// Draft gives what was written in a conversation and not sent; it is empty where nothing was.
func (db *DB) Draft(ctx context.Context, conversation string) (chat.Draft, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (d chat.Draft, err error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return d, err
		}
		found, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (d chat.Draft, err error) {
			return d, row.Scan(&d.Text, sqlite.JSON(&d.Pastes), sqlite.Time(&d.UpdatedAt))
		}, "SELECT text, pastes, updated_at FROM message_drafts WHERE conversation_id = ?", conversation)
		if err != nil {
			return d, err
		}
		if found != nil {
			d = *found
		}
		d.ConversationID, d.Pastes = conversation, lists.OrEmpty(d.Pastes)
		d.Files, err = sqlite.List(ctx, t, func(row sqlite.Row) (f chat.File, err error) {
			return f, row.Scan(&f.ID, &f.Label, &f.Tokens, &f.Mode, &f.Hash)
		}, `SELECT f.id, f.label, d.tokens, d.mode, f.hash FROM draft_files d JOIN files f ON f.id = d.file_id WHERE d.conversation_id = ? ORDER BY d.position`, conversation)
		return d, err
	})
}

// KeepDraft keeps a draft in place of the one that was there; an empty one deletes it. A file counts by its id, its name
// and its content, where that is given, so that an id of another database names none of this one.
func (db *DB) KeepDraft(ctx context.Context, d chat.Draft) error {
	if err := d.Check(); err != nil {
		return err
	}
	if d.Empty() {
		return db.DeleteDraft(ctx, d.ConversationID)
	}
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.messages.Conversation(ctx, d.ConversationID); err != nil {
			return err
		}
		err := t.Execs(ctx,
			sqlite.Do(`INSERT INTO message_drafts (conversation_id, text, pastes, updated_at) VALUES (?, ?, ?, ?)
			  ON CONFLICT (conversation_id) DO UPDATE SET text = excluded.text, pastes = excluded.pastes, updated_at = excluded.updated_at`,
				d.ConversationID, d.Text, sqlite.JSON(lists.OrEmpty(d.Pastes)), t.Now.UnixMicro()),
			sqlite.Do("DELETE FROM draft_files WHERE conversation_id = ?", d.ConversationID))
		if err != nil {
			return err
		}
		for i, f := range d.Files {
			if err := t.Exec(ctx, `INSERT INTO draft_files (conversation_id, position, file_id, mode, tokens)
				SELECT ?1, ?2, id, ?3, ?4 FROM files WHERE id = ?5 AND label = ?6 AND ?7 IN ('', hash)`, d.ConversationID, i, f.Mode, f.Tokens, f.ID, f.Label, f.Hash); err != nil {
				return err
			}
		}
		return nil
	})
}

// DeleteDraft forgets what was written and not sent. Its files go by themselves when they are sent with no message.
func (db *DB) DeleteDraft(ctx context.Context, conversation string) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return err
		}
		return t.Exec(ctx, "DELETE FROM message_drafts WHERE conversation_id = ?", conversation)
	})
}

// draftFiles lists the files of a conversation's draft.
func (t *Tx) draftFiles(ctx context.Context, conversation string) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64], "SELECT file_id FROM draft_files WHERE conversation_id = ?", conversation)
}
