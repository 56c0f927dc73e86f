package calls

import (
	"context"
	"encoding/json"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

const columns = `c.id, c.conversation_id, c.message_id, CASE WHEN c.own AND c.reply_id IS NULL THEN -1 ELSE ifnull(c.reply_id, 0) END,
  c.round, c.call_id, c.said, c.tool, c.name, c.own_name, c.args, c.written, c.state, c.cut, c.bytes, c.ms, c.sources, c.read, c.question, c.created_at, `

const (
	selectCall    = "SELECT " + columns + "c.result FROM "
	selectExcerpt = "SELECT " + columns + "substr(c.result, 1, ?1) FROM "
)

func scan(row sqlite.Row) (c chat.Call, err error) {
	c.Sources, c.Read = []chat.Source{}, []chat.ReadMark{}
	return c, row.Scan(&c.ID, &c.ConversationID, &c.MessageID, &c.ReplyID, &c.Round, &c.CallID, &c.Said, &c.Tool, &c.Name, &c.OwnName,
		sqlite.JSON(&c.Args), sqlite.JSON(&c.Written), &c.State, &c.Cut, &c.Bytes, &c.MS, sqlite.JSON(&c.Sources), sqlite.JSON(&c.Read), sqlite.JSON(&c.Question), sqlite.Time(&c.At), &c.Result)
}

func noCall() error { return fault.New(fault.NotFound, "This call of a tool was deleted.") }

// Begin writes the new calls of an answer, before anything is done for them, and gives them their numbers.
func (db *DB) Begin(ctx context.Context, calls []*chat.Call) error {
	return db.file.WriteFirst(ctx, func(own *sqlite.Tx) error {
		for _, c := range calls {
			c.At = own.Now.UTC()
			id, err := own.Insert(ctx, `INSERT INTO calls (conversation_id, message_id, own, round, call_id, said, tool, name, own_name, args, state,
			    created_at) SELECT conversation_id, id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM messages WHERE id = ? AND conversation_id = ?`,
				c.ReplyID != 0, c.Round, c.CallID, c.Said, c.Tool, c.Name, c.OwnName, text(c.Args), c.State, own.Now.UnixMicro(), c.MessageID, c.ConversationID)
			if err != nil {
				return fmt.Errorf("write a call of a tool: %w", err)
			}
			c.ID = id
		}
		return nil
	})
}

// Put writes what became of a call. One that was deleted meanwhile is fault.NotFound.
func (db *DB) Put(ctx context.Context, c chat.Call) error {
	return db.file.WriteFirst(ctx, func(own *sqlite.Tx) error { return db.In(own).Put(ctx, c) })
}

// Put writes what became of a call.
func (t *Tx) Put(ctx context.Context, c chat.Call) error {
	var whole, written any
	if c.Whole != nil {
		whole = text(c.Whole)
	}
	if c.Written != nil {
		written = text(c.Written)
	}
	return t.Change(ctx, noCall(), `UPDATE calls SET args = ?, written = ?, state = ?, result = ?, cut = ?, bytes = ?, whole = ?, ms = ?, sources = ?,
	    read = ?, question = ? WHERE id = ? AND conversation_id = ?`,
		text(c.Args), written, c.State, c.Result, c.Cut, c.Bytes, whole, c.MS, sqlite.JSON(lists.OrEmpty(c.Sources)), sqlite.JSON(lists.OrEmpty(c.Read)), optional(c.Question), c.ID, c.ConversationID)
}

// text is JSON for a column of text.
func text(raw json.RawMessage) string {
	if len(raw) == 0 {
		return "null"
	}
	return string(raw)
}

func optional(q *chat.CallQuestion) any {
	if q == nil {
		return nil
	}
	return sqlite.JSON(q)
}

// Get gives a call with all that the model reads of it.
func (t *Tx) Get(ctx context.Context, conversation string, id int64) (chat.Call, error) {
	return sqlite.One(ctx, t, noCall(), scan, selectCall+"calls c WHERE c.id = ? AND c.conversation_id = ?", id, conversation)
}

// Get gives a call with its whole result.
func (db *DB) Get(ctx context.Context, conversation string, id int64) (c chat.Call, err error) {
	return rows.Read(ctx, db.file, func(t *Tx) (c chat.Call, err error) {
		if c, err = t.Get(ctx, conversation, id); err != nil {
			return c, err
		}
		whole, err := sqlite.Maybe(ctx, t, sqlite.Value[string], "SELECT whole FROM calls WHERE id = ? AND whole IS NOT NULL", id)
		if whole != nil {
			c.Whole = json.RawMessage(*whole)
		}
		return c, err
	})
}

// Waiting gives the calls that wait for a person at the end of a conversation, the oldest first.
// Conversations in the trash are left out.
func (db *DB) Waiting(ctx context.Context, s lists.Span) ([]chat.WaitingCall, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.WaitingCall, error) {
		all, err := sqlite.List(ctx, t, func(row sqlite.Row) (w chat.WaitingCall, err error) {
			return w, row.Scan(&w.Call.ID, &w.ConversationID, &w.Title)
		},
			`SELECT c.id, v.id, v.title FROM conversations v CROSS JOIN calls c ON c.message_id = v.active_leaf_id
			  WHERE v.trashed_at IS NULL AND c.state = 'waiting' ORDER BY c.id LIMIT ? OFFSET ?`, s.Limit, s.From)
		for i := range all {
			if err == nil {
				all[i].Call, err = t.Get(ctx, all[i].ConversationID, all[i].Call.ID)
			}
		}
		return all, err
	})
}

// OfMessages gives the calls of a conversation that were made for messages whose ids lie between two, in the order in which they were
// made, with all that the model reads.
func (t *Tx) OfMessages(ctx context.Context, conversation string, first, last int64) ([]chat.Call, error) {
	return sqlite.List(ctx, t, scan, selectCall+"calls c WHERE c.conversation_id = ? AND c.message_id BETWEEN ? AND ? ORDER BY c.id", conversation, first, last)
}

// Excerpts gives the calls that were made for messages, with the beginnings of their results.
func (t *Tx) Excerpts(ctx context.Context, messages []int64) ([]chat.Call, error) {
	return sqlite.List(ctx, t, scan, selectExcerpt+"json_each(?2) m CROSS JOIN calls c ON c.message_id = m.value ORDER BY c.id",
		chat.ExcerptLength, sqlite.JSON(messages))
}

// Settle ends what is open of the calls for a message: a person does something else than to answer them.
func (t *Tx) Settle(ctx context.Context, message int64) error {
	return t.Execs(ctx,
		sqlite.Do("UPDATE calls SET state = 'refused', question = NULL, result = ? WHERE message_id = ? AND state IN ('planned', 'waiting', 'allowed')", NotAnswered, message),
		sqlite.Do("UPDATE calls SET state = 'stopped', question = NULL, result = ? WHERE message_id = ? AND state = 'running'", CutOff, message))
}

// Refuse ends the calls for a message that wait for a person, who has the reply go on without an answer.
func (t *Tx) Refuse(ctx context.Context, message int64) error {
	return t.Exec(ctx, "UPDATE calls SET state = 'refused', question = NULL, result = ? WHERE message_id = ? AND state = 'waiting'", NotAnswered, message)
}

// What a model reads of a call that was not made, and of one that was cut off.
const (
	NotAnswered = "The person went on without an answer to this call. It was not made."
	CutOff      = "This call was cut off. It is not known whether it was carried out."
)

// DropAbandoned removes the calls that were made for another version of a reply which never came.
func (t *Tx) DropAbandoned(ctx context.Context, message int64) error {
	return t.Exec(ctx, "DELETE FROM calls WHERE message_id = ? AND own AND reply_id IS NULL", message)
}

// Own gives the calls that were made for a new version of a reply to that version.
func (t *Tx) Own(ctx context.Context, message, reply int64) error {
	return t.Exec(ctx, "UPDATE calls SET reply_id = ? WHERE message_id = ? AND own AND reply_id IS NULL", reply, message)
}
