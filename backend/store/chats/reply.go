package chats

import (
	"context"
	"iter"

	"terzetto/backend/core/turn"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A ReplyScope says which replies are meant. An empty field does not narrow it.
type ReplyScope struct {
	Conversation string // also one in the trash; else those in the trash are left out
	Month        string // such as 2026-11, in UTC
}

// A RecordedReply is a reply as it is now, with the record of the turn that wrote it.
type RecordedReply struct {
	turn.Log

	Text string
}

// WalkReplies gives the replies of a scope with their records, the oldest first, some at a time.
func (db *DB) WalkReplies(ctx context.Context, scope ReplyScope) iter.Seq2[RecordedReply, error] {
	const ids = `SELECT max(l.id) FROM conversation_logs l JOIN conversations c ON c.id = l.conversation_id
	    WHERE l.message_id IS NOT NULL AND (?1 = '' AND c.trashed_at IS NULL OR l.conversation_id = ?1)
	      AND (?2 = '' OR strftime('%Y-%m', l.created_at / 1000000, 'unixepoch') = ?2)
	    GROUP BY l.message_id ORDER BY 1`
	const replies = `SELECT l.record, l.id, l.conversation_id, l.message_id, coalesce(l.user_message_id, 0), l.turn_index, l.created_at, m.content
	    FROM conversation_logs l JOIN messages m ON m.id = l.message_id WHERE l.id IN (SELECT value FROM json_each(?)) ORDER BY l.id`
	return rows.Walk(ctx, db.file, rows.AtOnce, func(ctx context.Context, t *Tx) ([]int64, error) {
		if scope.Conversation != "" {
			if _, err := t.messages.Conversation(ctx, scope.Conversation); err != nil {
				return nil, err
			}
		}
		return sqlite.List(ctx, t, sqlite.Value[int64], ids, scope.Conversation, scope.Month)
	}, func(ctx context.Context, t *Tx, ids []int64) ([]RecordedReply, error) {
		return sqlite.List(ctx, t, func(row sqlite.Row) (r RecordedReply, err error) {
			l := &r.Log
			err = row.Scan(sqlite.JSON(l), &l.ID, &l.ConversationID, &l.MessageID, &l.UserMessageID, &l.TurnIndex, sqlite.Time(&l.CreatedAt), &r.Text)
			return r, err
		}, replies, sqlite.JSON(ids))
	})
}
