package store

import (
	"cmp"
	"context"

	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/sqlite"
)

// Logs gives the records of a conversation's turns, newest first; limit 0 is all.
func (db *DB) Logs(ctx context.Context, conversation string, limit int) ([]pipeline.Log, error) {
	return read(ctx, db, func(t *Tx) (logs []pipeline.Log, err error) {
		if _, err := t.Conversation(ctx, conversation); err != nil {
			return logs, err
		}
		return sqlite.List(ctx, t, scanLog, selectLog+" WHERE conversation_id = ? ORDER BY id DESC LIMIT ?", conversation, cmp.Or(limit, -1))
	})
}

// Log gives the record of the turn that wrote a reply.
func (db *DB) Log(ctx context.Context, conversation string, messageID int64) (pipeline.Log, error) {
	return sqlite.One(ctx, db, fault.New(fault.NotFound, "There is no record of this message"), scanLog,
		selectLog+" WHERE message_id = ? AND conversation_id = ? ORDER BY id DESC LIMIT 1", messageID, conversation)
}

const selectLog = "SELECT record, id, conversation_id, message_id, coalesce(user_message_id, 0), turn_index, created_at FROM conversation_logs"

// scanLog reads the record; the columns win, because ids in them follow deletions.
func scanLog(row sqlite.Row) (l pipeline.Log, err error) {
	err = row.Scan(sqlite.JSON(&l), &l.ID, &l.ConversationID, &l.MessageID, &l.UserMessageID, &l.TurnIndex, sqlite.Time(&l.CreatedAt))
	l.RefusedEdits, l.Quotes, l.Notes = lists.Filled(l.RefusedEdits), lists.Filled(l.Quotes), lists.Filled(l.Notes)
	return l, err
}

// addLog writes the record and gives its id.
func (t *Tx) addLog(ctx context.Context, r pipeline.Result, reply int64) (int64, error) {
	l := r.Log
	l.CreatedAt = t.Now.UTC()
	var fields any
	if l.MessageID = nil; reply != 0 {
		l.MessageID = &reply
	}
	moods := l.ActiveMoodsAfter
	if r.State != nil {
		if r.State.ProgressiveFields != nil {
			fields = sqlite.JSON(r.State.ProgressiveFields)
		}
		if moods == nil {
			moods = r.State.ActiveMoods
		}
	}
	return t.Insert(ctx, `INSERT INTO conversation_logs (conversation_id, user_message_id, message_id, turn_index, created_at,
	    active_moods_after, progressive_fields, record) VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?)`,
		r.ConversationID, r.UserID, l.MessageID, l.TurnIndex, t.Now.UnixMicro(), sqlite.JSON(moods), fields, sqlite.JSON(l))
}
