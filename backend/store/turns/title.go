package turns

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
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

// Beginning gives what a title of a conversation can be made of.
func (db *DB) Beginning(ctx context.Context, conversation string) (Beginning, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (b Beginning, err error) {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return b, err
		}
		b.Title, b.Given = c.Title, true
		type first struct {
			id   int64
			text string
		}
		user, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (f first, err error) { return f, row.Scan(&f.id, &f.text) },
			chats.FirstOfPerson, conversation)
		if err != nil || user == nil {
			return b, err
		}
		s := turn.Snapshot{Conversation: c}
		if err := t.ReadPeople(ctx, &s); err != nil {
			return b, err
		}
		names := s.Names()
		b.User = names.Names(user.text)
		b.Given = c.Title != chat.DefaultTitle && c.Title != chats.FirstWords(b.User)
		reply, err := sqlite.Maybe(ctx, t, messages.ScanMessage,
			messages.SelectMessage+" FROM messages m WHERE m.conversation_id = ? AND m.parent_id = ? AND m.role = 'assistant' ORDER BY m.id DESC LIMIT 1", conversation, user.id)
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
