package store

import (
	"context"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/sqlite"
)

// A Beginning is what a title can be made of.
type Beginning struct {
	Title    string // as it is
	Given    bool   // by a person, or it is the name of a character; else it is the first words of the first message
	User     string // the first message of the person, with the names of its macros
	Reply    string // its newest reply, likewise; empty: there is none yet
	Messages int    // of the person, on all branches; countedMessages stands for any more
}

// countedMessages bounds the count, because it's taken after every turn and a conversation may have thousands.
const countedMessages = 10

// firstOfPerson finds the first message of the person without reading all: what is above it is not of the person.
const firstOfPerson = `WITH RECURSIVE opening (id, role, content) AS (
  SELECT id, role, content FROM messages WHERE conversation_id = ?1 AND parent_id IS NULL
  UNION ALL
  SELECT m.id, m.role, m.content FROM opening o JOIN messages m ON m.conversation_id = ?1 AND m.parent_id = o.id WHERE o.role = 'assistant')
  SELECT id, content FROM opening WHERE role = 'user' ORDER BY id LIMIT 1`

// Beginning gives what a title of a conversation can be made of.
func (db *DB) Beginning(ctx context.Context, conversation string) (Beginning, error) {
	return read(ctx, db, func(t *Tx) (b Beginning, err error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return b, err
		}
		b.Title, b.Given = c.Title, true
		type first struct {
			id   int64
			text string
		}
		user, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (f first, err error) { return f, row.Scan(&f.id, &f.text) },
			firstOfPerson, conversation)
		if err != nil || user == nil {
			return b, err
		}
		s := pipeline.Snapshot{Conversation: c}
		if err := t.readPeople(ctx, &s); err != nil {
			return b, err
		}
		names := s.Names()
		b.User = names.Names(user.text)
		b.Given = c.Title != chat.DefaultTitle && c.Title != firstWords(b.User)
		reply, err := sqlite.Maybe(ctx, t, scanMessage,
			selectMessage+" FROM messages m WHERE m.conversation_id = ? AND m.parent_id = ? AND m.role = 'assistant' ORDER BY m.id DESC LIMIT 1", conversation, user.id)
		if err != nil {
			return b, err
		}
		if reply != nil {
			names.Char = names.Who(reply)
			b.Reply = names.Names(reply.Content)
		}
		b.Messages, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
			"SELECT count(*) FROM (SELECT 1 FROM messages WHERE conversation_id = ? AND role = 'user' LIMIT ?)", conversation, countedMessages)
		return b, err
	})
}

// Retitle gives a conversation a title, unless its title is another than was by now.
func (db *DB) Retitle(ctx context.Context, conversation, was, title string) (changed bool, err error) {
	return write(ctx, db, func(t *Tx) (bool, error) {
		c, err := t.Conversation(ctx, conversation)
		if err != nil || c.Title != was {
			return false, err
		}
		c.Title = Clip(title, MaxTitle)
		return true, t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ? WHERE id = ?", c.Title, sought(c), conversation)
	})
}

// firstWords is the title that a conversation takes from the first message of the person.
func firstWords(text string) string {
	return Clip(strings.Join(strings.Fields(text), " "), titleLength)
}
