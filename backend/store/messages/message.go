package messages

import (
	"context"
	"iter"
	"unicode/utf8"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Messages gives the active path or a page of it, oldest first, with branch fields
// and attachments. Its cost grows with the page and not with the conversation.
func (db *DB) Messages(ctx context.Context, conversation string, p chat.Page) ([]chat.Message, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (rows []chat.Message, err error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return rows, err
		}
		ids, err := t.page(ctx, c, p)
		if err != nil {
			return rows, err
		}
		return t.Messages(ctx, c, ids)
	})
}

// Message gives one row with branch fields and attachments.
func (db *DB) Message(ctx context.Context, conversation string, id int64) (chat.Message, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (m chat.Message, err error) {
		if m, err = t.Message(ctx, conversation, id); err != nil {
			return m, err
		}
		rows := []chat.Message{m}
		err = t.FillBranches(ctx, conversation, rows)
		return rows[0], err
	})
}

// CountBehind counts the rows of the active path that follow one of its rows.
func (db *DB) CountBehind(ctx context.Context, conversation string, id int64) (int, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (int, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil || c.ActiveLeafID == nil {
			return 0, err
		}
		return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], `WITH RECURSIVE up (id, parent_id) AS (
		    SELECT id, parent_id FROM messages WHERE id = ?1 AND id > ?2 UNION ALL
		    SELECT m.id, m.parent_id FROM up JOIN messages m ON m.id = up.parent_id WHERE m.id > ?2)
		  SELECT count(*) FROM up`, *c.ActiveLeafID, id)
	})
}

// OnPath reports whether a row or one of its siblings is on the active path.
func (db *DB) OnPath(ctx context.Context, conversation string, id int64) (bool, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (bool, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return false, err
		}
		row, err := t.Message(ctx, conversation, id)
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

// AttachmentData gives an image with its bytes, and their hash, which is computed only where an earlier version wrote none.
func (db *DB) AttachmentData(ctx context.Context, id int64) (a chat.Attachment, hash string, err error) {
	a, err = sqlite.One(ctx, db.file, fault.New(fault.NotFound, "Attachment not found"), func(row sqlite.Row) (a chat.Attachment, err error) {
		a, hash, err = scanHashed(row)
		return a, err
	}, selectImage+", a.data FROM attachments a LEFT JOIN attachment_hashes h ON h.id = a.id WHERE a.id = ?", id)
	if err == nil && hash == "" {
		hash = a.Hash()
	}
	return a, hash, err
}

const SelectMessage = `SELECT m.id, m.conversation_id, m.role, m.turn_index, m.parent_id, m.created_at, m.interrupted, m.finish, m.content,
  m.bookmarked_at IS NOT NULL, m.author, m.character_card_id, m.recalled`

func ScanMessage(row sqlite.Row) (m chat.Message, err error) {
	err = row.Scan(&m.ID, &m.ConversationID, &m.Role, &m.TurnIndex, &m.ParentID, sqlite.Time(&m.CreatedAt), &m.Interrupted, &m.Finish,
		&m.Content, &m.Bookmarked, &m.Author, &m.CharacterCardID, &m.Recalled)
	m.BranchCount, m.Attachments, m.Artifacts = 1, []chat.Attachment{}, []chat.Artifact{}
	m.Files, m.Quotes, m.Calls = []chat.File{}, []chat.Quote{}, []chat.Call{}
	return m, err
}

// Message gives a row of the conversation, bare.
func (t *Tx) Message(ctx context.Context, conversation string, id int64) (chat.Message, error) {
	return sqlite.One(ctx, t, NoMessage(), ScanMessage, SelectMessage+" FROM messages m WHERE m.id = ? AND m.conversation_id = ? AND m.conversation_"+Stays, id, conversation)
}

func NoMessage() error { return fault.New(fault.NotFound, "Message not found") }

// CheckText refuses a message that is too long or no text.
func CheckText(content string) error {
	if len(content) > chat.MaxText && utf8.RuneCountInString(content) > chat.MaxText {
		return fault.Newf(fault.TooLarge, "A message can have at most %d characters.", chat.MaxText).With("field", "content")
	}
	if !utf8.ValidString(content) {
		return fault.New(fault.Invalid, "The message is not text.").With("field", "content")
	}
	return nil
}

// NewMessage is a row to be written.
type NewMessage struct {
	Conversation string
	Role         chat.Role
	Text         string
	Author       string
	Card         string // of the member of the cast who speaks
	Turn         int
	Parent       *int64
	Interrupted  bool
	Finish       chat.Finish
	Notes        []event.Note
	States       map[string]map[string]any
	Variables    map[string]string // of macros, after it; nil: as before it
	Recalled     int               // quotes of earlier messages that a reply was sent with
}

func (t *Tx) AddMessage(ctx context.Context, m NewMessage) (int64, error) {
	return t.Insert(ctx, `INSERT INTO messages (conversation_id, role, turn_index, parent_id, created_at, interrupted, finish,
	    direction_notes, workflow_state, content, author, character_card_id, variables, recalled) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		m.Conversation, m.Role, m.Turn, m.Parent, t.Now.UnixMicro(), m.Interrupted, m.Finish, sqlite.JSON(m.Notes), sqlite.JSON(m.States), m.Text, m.Author, m.Card, StoredVariables(m.Variables), m.Recalled)
}

// AppendMessage writes a message at the end of a conversation's active path.
func (t *Tx) AppendMessage(ctx context.Context, c chat.Conversation, role chat.Role, author, content string) (int64, error) {
	if err := CheckText(content); err != nil {
		return 0, err
	}
	turn := 0
	if c.ActiveLeafID != nil {
		leaf, err := t.Message(ctx, c.ID, *c.ActiveLeafID)
		if err != nil {
			return 0, err
		}
		turn = leaf.TurnIndex + 1
	}
	id, err := t.AddMessage(ctx, NewMessage{Conversation: c.ID, Role: role, Author: author, Text: content, Turn: turn, Parent: c.ActiveLeafID})
	if err != nil {
		return 0, err
	}
	return id, t.Exec(ctx, "UPDATE conversations SET active_leaf_id = ?, updated_at = ?, archived_at = NULL WHERE id = ?", id, t.Now.UnixMicro(), c.ID)
}

// AppendMessage writes a message at the end of a conversation's active path. No turn may be
// running in the conversation.
func (db *DB) AppendMessage(ctx context.Context, conversation string, role chat.Role, author, content string) (int64, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (id int64, err error) {
		c, err := t.ConversationOutsideTrash(ctx, conversation)
		if err != nil {
			return id, err
		}
		return t.AppendMessage(ctx, c, role, author, content)
	})
}

// ConversationOf is the conversation that a message belongs to.
func (db *DB) ConversationOf(ctx context.Context, message int64) (string, error) {
	return sqlite.One(ctx, db.file, fault.Newf(fault.NotFound, "Message %d was not found.", message), sqlite.Value[string],
		"SELECT conversation_id FROM messages WHERE id = ?", message)
}

// WalkMessages is Messages for who uses the rows one by one: the path may be longer than the memory holds.
func (db *DB) WalkMessages(ctx context.Context, conversation string, p chat.Page) iter.Seq2[chat.Message, error] {
	var c chat.Conversation
	return rows.Walk(ctx, db.file, rows.AtOnce, func(ctx context.Context, t *Tx) (ids []int64, err error) {
		if c, err = t.Conversation(ctx, conversation); err != nil {
			return nil, err
		}
		return t.page(ctx, c, p)
	}, func(ctx context.Context, t *Tx, ids []int64) ([]chat.Message, error) { return t.Messages(ctx, c, ids) })
}
