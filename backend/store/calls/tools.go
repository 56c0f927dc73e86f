package calls

import (
	"context"
	"encoding/json"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Tools gives what the model of a conversation may use, as the person said; nothing where no one said anything.
func (t *Tx) Tools(ctx context.Context, conversation string) (of chat.ConversationTools, err error) {
	found, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (of chat.ConversationTools, err error) {
		return of, row.Scan(sqlite.JSON(&of.Groups), sqlite.JSON(&of.Offered), sqlite.JSON(&of.Trusted))
	}, "SELECT chosen, offered, trusted FROM conversation_tools WHERE conversation_id = ?", conversation)
	if found != nil {
		of = *found
	}
	return of, err
}

// Tools gives what the model of a conversation may use.
func (db *DB) Tools(ctx context.Context, conversation string) (chat.ConversationTools, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.ConversationTools, error) { return t.Tools(ctx, conversation) })
}

// SetTools says what the model of a conversation may use from its next turn on. What the person trusts stays.
func (db *DB) SetTools(ctx context.Context, conversation string, of chat.ConversationTools) error {
	return db.file.Write(ctx, func(t *Tx) error {
		var chosen any
		if of.Groups != nil {
			chosen = sqlite.JSON(of.Groups)
		}
		return t.Exec(ctx, `INSERT INTO conversation_tools (conversation_id, chosen, offered) SELECT id, ?, ? FROM conversations WHERE id = ?
		  ON CONFLICT (conversation_id) DO UPDATE SET chosen = excluded.chosen, offered = excluded.offered`,
			chosen, sqlite.JSON(lists.OrEmpty(of.Offered)), conversation)
	})
}

// Trust adds what a person allows for the rest of a conversation.
func (t *Tx) Trust(ctx context.Context, conversation string, more ...string) error {
	of, err := t.Tools(ctx, conversation)
	if err != nil || len(more) == 0 {
		return err
	}
	all := of.Trusted
	for _, one := range more {
		if !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return t.Exec(ctx, `INSERT INTO conversation_tools (conversation_id, trusted) VALUES (?, ?)
	  ON CONFLICT (conversation_id) DO UPDATE SET trusted = excluded.trusted`, conversation, sqlite.JSON(all))
}

// KeepDirection keeps what the Director decided for a reply that waits for a person.
func (t *Tx) KeepDirection(ctx context.Context, message int64, direction json.RawMessage) error {
	return t.Exec(ctx, `INSERT INTO waiting_replies (message_id, direction) VALUES (?, ?)
	  ON CONFLICT (message_id) DO UPDATE SET direction = excluded.direction`, message, text(direction))
}

// TakeDirection gives what the Director decided for a reply that waited, and forgets it; nil: nothing was.
func (t *Tx) TakeDirection(ctx context.Context, message int64) (json.RawMessage, error) {
	found, err := sqlite.Maybe(ctx, t, sqlite.Value[string], "DELETE FROM waiting_replies WHERE message_id = ? RETURNING direction", message)
	if found == nil {
		return nil, err
	}
	return json.RawMessage(*found), err
}
