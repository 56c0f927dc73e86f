package store

import (
	"context"
	"strings"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
)

// Messages gives the active path or a page of it, oldest first, with branch fields
// and attachments. Its cost grows with the page and not with the conversation.
func (db *DB) Messages(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error) {
	return read(ctx, db, func(t *Tx) (rows []chat.Message, err error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return rows, err
		}
		if rows, err = t.page(ctx, c, p); err != nil {
			return rows, err
		}
		if err := t.below(ctx, c, rows); err != nil {
			return rows, err
		}
		return rows, t.dress(ctx, conversation, rows)
	})
}

// Message gives one row with branch fields and attachments.
func (db *DB) Message(ctx context.Context, conversation string, id int64) (chat.Message, error) {
	return read(ctx, db, func(t *Tx) (m chat.Message, err error) {
		if m, err = t.message(ctx, conversation, id); err != nil {
			return m, err
		}
		rows := []chat.Message{m}
		err = t.dress(ctx, conversation, rows)
		return rows[0], err
	})
}

// KeepEdit keeps a new text of a row at once, and ApplyEdits puts it there when no turn runs: what a
// turn has read is not changed under it, and an edit is not lost where the page or the program ends
// before the turn does. A later edit of the row takes the place of one that waits.
func (db *DB) KeepEdit(ctx context.Context, conversation string, id int64, content string) error {
	if err := checkText(content); err != nil {
		return err
	}
	return db.write(ctx, func(t *Tx) error {
		m, err := t.message(ctx, conversation, id)
		if err != nil {
			return err
		}
		if strings.TrimSpace(content) == "" {
			images, err := t.attachments(ctx, []int64{id}, false)
			if err != nil {
				return err
			}
			files, err := t.files(ctx, []int64{id}, false)
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
	waits, err := read(ctx, db, func(t *Tx) (int, error) {
		return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
			"SELECT count(*) FROM waiting_edits w JOIN messages m ON m.id = w.message_id WHERE m.conversation_id = ?", conversation)
	})
	if err != nil || waits == 0 {
		return err
	}
	return db.write(ctx, func(t *Tx) error {
		if err := t.applyEdits(ctx, "SELECT id FROM messages WHERE conversation_id = ?", conversation); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE conversations SET updated_at = ? WHERE id = ?", t.Now.UnixMicro(), conversation)
	})
}

// applyEdits applies what waits for the rows that a query names.
func (t *Tx) applyEdits(ctx context.Context, rows string, args ...any) error {
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

// OnPath reports whether a row or one of its siblings is on the active path.
func (db *DB) OnPath(ctx context.Context, conversation string, id int64) (bool, error) {
	return read(ctx, db, func(t *Tx) (bool, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return false, err
		}
		row, err := t.message(ctx, conversation, id)
		if err != nil {
			return false, err
		}
		found, err := sqlite.Maybe(ctx, t, sqlite.Value[int], `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT id, parent_id FROM messages WHERE id = ?1
		    UNION ALL SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id)
		  SELECT 1 FROM up WHERE parent_id IS ?2 LIMIT 1`, c.ActiveLeafID, row.ParentID)
		return found != nil, err
	})
}

// DeleteMessage removes a row, its siblings and everything below them. If the active
// path went through one of them it ends above them now, and the Director's moods
// are those of the latest turn that is not after its new end.
func (db *DB) DeleteMessage(ctx context.Context, conversation string, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		if _, err := t.message(ctx, conversation, id); err != nil {
			return err
		}
		nodes, err := sqlite.List(ctx, t, func(row sqlite.Row) (n chat.Node, err error) {
			return n, row.Scan(&n.ID, &n.Parent)
		}, "SELECT id, parent_id FROM messages WHERE conversation_id = ?", conversation)
		if err != nil {
			return err
		}
		gone, leaf := chat.Deletion(nodes, id, c.ActiveLeafID)
		ids := sqlite.JSON(gone)
		attached, err := t.attached(ctx, "SELECT value FROM json_each(?)", ids)
		if err != nil {
			return err
		}
		// The leaf first, so that the new path is found while the old one still exists.
		if err := t.setLeaf(ctx, conversation, leaf); err != nil {
			return err
		}
		// Without parents, for the reason given at PurgeConversation.
		err = t.Execs(ctx,
			sqlite.Do("UPDATE messages SET parent_id = NULL WHERE id IN (SELECT value FROM json_each(?))", ids),
			sqlite.Do("DELETE FROM messages WHERE id IN (SELECT value FROM json_each(?))", ids))
		if err != nil {
			return err
		}
		if err := t.dropAttached(ctx, attached); err != nil {
			return err
		}
		return t.recall(ctx, conversation, leaf, true)
	})
}

// SwitchBranch makes the branch of a row the active one, down along the newest
// children, with the moods of the latest turn on it.
func (db *DB) SwitchBranch(ctx context.Context, conversation string, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := t.message(ctx, conversation, id); err != nil {
			return err
		}
		leaf, err := sqlite.One(ctx, t, noMessage(), sqlite.Value[int64], `WITH RECURSIVE down (id) AS (
		    SELECT ? UNION ALL
		    SELECT (SELECT max(m.id) FROM messages m WHERE m.parent_id = down.id) FROM down WHERE down.id IS NOT NULL)
		  SELECT max(id) FROM down`, id)
		if err != nil {
			return err
		}
		if err := t.setLeaf(ctx, conversation, &leaf); err != nil {
			return err
		}
		return t.recall(ctx, conversation, &leaf, false)
	})
}

// AttachmentData gives an image with its bytes.
func (db *DB) AttachmentData(ctx context.Context, id int64) (chat.Attachment, error) {
	return sqlite.One(ctx, db, fault.New(fault.NotFound, "Attachment not found"), scanImage,
		"SELECT id, message_id, mime_type, filename, size, data FROM attachments WHERE id = ?", id)
}

const selectMessage = `SELECT m.id, m.conversation_id, m.role, m.turn_index, m.parent_id, m.created_at, m.interrupted, m.finish, m.content,
  m.bookmarked_at IS NOT NULL, m.author, m.character_card_id`

func scanMessage(row sqlite.Row) (m chat.Message, err error) {
	err = row.Scan(&m.ID, &m.ConversationID, &m.Role, &m.TurnIndex, &m.ParentID, sqlite.Time(&m.CreatedAt), &m.Interrupted, &m.Finish,
		&m.Content, &m.Bookmarked, &m.Author, &m.CharacterCardID)
	m.BranchCount, m.Attachments, m.WorkflowAttachments = 1, []chat.Attachment{}, []chat.Artifact{}
	m.Files, m.Quotes = []chat.File{}, []chat.Quote{}
	return m, err
}

// message gives a row of the conversation, bare.
func (t *Tx) message(ctx context.Context, conversation string, id int64) (chat.Message, error) {
	return sqlite.One(ctx, t, noMessage(), scanMessage, selectMessage+" FROM messages m WHERE m.id = ? AND m.conversation_id = ?", id, conversation)
}

func noMessage() error { return fault.New(fault.NotFound, "Message not found") }

// checkText refuses a message that is too long or no text.
func checkText(content string) error {
	if len(content) > chat.MaxText && utf8.RuneCountInString(content) > chat.MaxText {
		return fault.Newf(fault.TooLarge, "A message can have at most %d characters.", chat.MaxText).With("field", "content")
	}
	if !utf8.ValidString(content) {
		return fault.New(fault.Invalid, "The message is not text.").With("field", "content")
	}
	return nil
}

// newMessage is a row to be written.
type newMessage struct {
	conversation string
	role         chat.Role
	text         string
	author       string
	card         string // of the member of the cast who speaks
	turn         int
	parent       *int64
	interrupted  bool
	finish       chat.Finish
	notes        []event.Note
	states       map[string]map[string]any
}

func (t *Tx) addMessage(ctx context.Context, m newMessage) (int64, error) {
	return t.Insert(ctx, `INSERT INTO messages (conversation_id, role, turn_index, parent_id, created_at, interrupted, finish,
	    direction_notes, workflow_state, content, author, character_card_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		m.conversation, m.role, m.turn, m.parent, t.Now.UnixMicro(), m.interrupted, m.finish, sqlite.JSON(m.notes), sqlite.JSON(m.states), m.text, m.author, m.card)
}
