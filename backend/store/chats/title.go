package chats

import (
	"context"
	"strings"

	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
)

// FirstOfPerson finds the first message of the person without reading all: what is above it is not of the person.
const FirstOfPerson = `WITH RECURSIVE opening (id, role, content) AS (
  SELECT id, role, content FROM messages WHERE conversation_id = ?1 AND parent_id IS NULL
  UNION ALL
  SELECT m.id, m.role, m.content FROM opening o JOIN messages m ON m.conversation_id = ?1 AND m.parent_id = o.id WHERE o.role = 'assistant')
  SELECT id, content FROM opening WHERE role = 'user' ORDER BY id LIMIT 1`

// Retitle gives a conversation a title, unless its title is another than was by now.
func (db *DB) Retitle(ctx context.Context, conversation, was, title string) (changed bool, err error) {
	return rows.Write(ctx, db.file, func(t *Tx) (bool, error) {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil || c.Title != was {
			return false, err
		}
		c.Title = rows.Clip(title, rows.MaxTitle)
		return true, t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ? WHERE id = ?", c.Title, messages.FilterText(c), conversation)
	})
}

// FirstWords is the title that a conversation takes from the first message of the person.
func FirstWords(text string) string {
	return rows.Clip(strings.Join(strings.Fields(text), " "), titleLength)
}

// titleLength is how much of a first message names its conversation.
const titleLength = 60
