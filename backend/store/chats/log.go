package chats

import (
	"cmp"
	"context"
	"iter"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Logs gives the records of a conversation's turns, newest first; limit 0 is all.
func (db *DB) Logs(ctx context.Context, conversation string, limit int) ([]turn.Log, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (logs []turn.Log, err error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return logs, err
		}
		logs, err = sqlite.List(ctx, t, scanLog, selectLog+" WHERE conversation_id = ? ORDER BY id DESC LIMIT ?", conversation, cmp.Or(limit, -1))
		if err != nil {
			return logs, err
		}
		return logs, t.quoteRecalls(ctx, logs)
	})
}

// Log gives the record of the turn that wrote a reply.
func (db *DB) Log(ctx context.Context, conversation string, messageID int64) (turn.Log, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (turn.Log, error) {
		l, err := sqlite.One(ctx, t, fault.New(fault.NotFound, "There is no record of this message"), scanLog,
			selectLog+" WHERE message_id = ? AND conversation_id = ? ORDER BY id DESC LIMIT 1", messageID, conversation)
		if err != nil {
			return l, err
		}
		return l, t.quoteRecalls(ctx, []turn.Log{l})
	})
}

const selectLog = "SELECT record, id, conversation_id, message_id, coalesce(user_message_id, 0), turn_index, created_at FROM conversation_logs"

// scanLog reads the record; the columns win, because ids in them follow deletions.
func scanLog(row sqlite.Row) (l turn.Log, err error) {
	err = row.Scan(sqlite.JSON(&l), &l.ID, &l.ConversationID, &l.MessageID, &l.UserMessageID, &l.TurnIndex, sqlite.Time(&l.CreatedAt))
	l.RefusedEdits, l.Quotes, l.Notes = lists.OrEmpty(l.RefusedEdits), lists.OrEmpty(l.Quotes), lists.OrEmpty(l.Notes)
	return l, err
}

// quoteRecalls puts into records what the messages that were recalled said. A record has it not, so that nothing is left there of
// a message that was deleted.
func (t *Tx) quoteRecalls(ctx context.Context, logs []turn.Log) error {
	for _, l := range logs {
		if l.Recall == nil {
			continue
		}
		err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
			var id, told int64
			var quote string
			err := row.Scan(&id, &told, &quote)
			for i := range l.Recall.Quotes {
				if q := &l.Recall.Quotes[i]; q.MessageID == id {
					q.Text = quote
				}
			}
			for i := range l.Recall.Facts {
				if c := &l.Recall.Facts[i]; c.FactID == told {
					c.Line = quote
				}
			}
			return err
		}, "SELECT coalesce(recalled_id, 0), coalesce(fact_id, 0), quote FROM message_recalls WHERE message_id = ?", l.UserMessageID)
		if err != nil {
			return err
		}
	}
	return nil
}

// withoutTexts is a record without what says or quotes a message which a person edited or deleted.
// What stays are measures, and the moods that later turns go back to.
func withoutTexts(l turn.Log) turn.Log {
	return turn.Log{
		ID: l.ID, Kind: l.Kind, Outcome: l.Outcome, Finish: l.Finish, CreatedAt: l.CreatedAt, Calls: l.Calls, Removed: true,
		ActiveMoodsBefore: l.ActiveMoodsBefore, ActiveMoodsAfter: l.ActiveMoodsAfter, AgentLatencyMS: l.AgentLatencyMS, DurationMS: l.DurationMS,
	}
}

// changeRecords changes the records that a condition names.
func (t *Tx) changeRecords(ctx context.Context, change func(turn.Log) turn.Log, where string, args ...any) error {
	logs, err := sqlite.List(ctx, t, scanLog, selectLog+" WHERE "+where, args...)
	if err != nil {
		return err
	}
	return lists.Each(logs, func(l turn.Log) error {
		return t.Exec(ctx, "UPDATE conversation_logs SET record = ? WHERE id = ?", sqlite.JSON(change(l)), l.ID)
	})
}

// WalkLogs gives the records of a conversation's turns, the newest first; a limit of 0 means all.
func (db *DB) WalkLogs(ctx context.Context, conversation string, limit int) iter.Seq2[turn.Log, error] {
	return rows.Walk(ctx, db.file, rows.AtOnce, func(ctx context.Context, t *Tx) ([]int64, error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return nil, err
		}
		return sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM conversation_logs WHERE conversation_id = ? ORDER BY id DESC LIMIT ?",
			conversation, cmp.Or(limit, -1))
	}, func(ctx context.Context, t *Tx, ids []int64) ([]turn.Log, error) {
		logs, err := sqlite.List(ctx, t, scanLog, selectLog+" WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC", sqlite.JSON(ids))
		if err != nil {
			return logs, err
		}
		return logs, t.quoteRecalls(ctx, logs)
	})
}

// CheckImportedLogs reads the imported records of a conversation.
func (t *Tx) CheckImportedLogs(ctx context.Context, conversation any) error {
	return rows.CheckReadable(ctx, t, scanLog, selectLog+" WHERE conversation_id = ?", conversation)
}
