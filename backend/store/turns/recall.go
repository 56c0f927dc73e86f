package turns

import (
	"context"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/recall"
)

// turnsBefore is how many messages of the person before one tell what was recalled lately.
const turnsBefore = 3

// readRecall reads what the message that is answered recalled before, and what those before it did. A member of the cast who
// answers a reply reads what the message recalled that the turn began with.
func (t *Tx) readRecall(ctx context.Context, s *turn.Snapshot) error {
	var before []int64
	of := s.User.ID
	for _, m := range slices.Backward(s.History) {
		if len(before) == turnsBefore {
			break
		}
		switch {
		case m.Role != chat.User || m.ID == s.User.ID:
		case of == 0:
			of = m.ID
		default:
			before = append(before, m.ID)
		}
	}
	s.RecalledLately = map[int64]bool{}
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var id int64
		err := row.Scan(&id)
		s.RecalledLately[id] = true
		return err
	}, "SELECT recalled_id FROM message_recalls WHERE message_id IN (SELECT value FROM json_each(?)) AND recalled_id IS NOT NULL", sqlite.JSON(before))
	if err != nil {
		return err
	}
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		if s.Recall == nil {
			s.Recall = &turn.Recall{}
		}
		var id *int64
		var q recall.Quote
		err := row.Scan(&id, &q.Text, &q.Score, &q.Words, &q.Meaning, &q.Present)
		if id != nil {
			q.MessageID = *id
			s.Recall.Quotes = append(s.Recall.Quotes, q)
		}
		return err
	}, "SELECT recalled_id, quote, score, words, meaning, present FROM message_recalls WHERE message_id = ? ORDER BY position", of)
}

// keepRecall keeps what a message recalled, also that it was nothing, so that the next reply to it reads the same. What
// was deleted meanwhile is left out.
func (t *Tx) keepRecall(ctx context.Context, message int64, r *turn.Recall) error {
	if r == nil {
		return nil
	}
	const keep = `INSERT INTO message_recalls (message_id, position, recalled_id, quote, score, words, meaning, present)
	  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ?3 IS NULL OR EXISTS (SELECT 1 FROM messages WHERE id = ?3 AND instr(content, ?4) > 0)`
	if err := t.Exec(ctx, "DELETE FROM message_recalls WHERE message_id = ?", message); err != nil {
		return err
	}
	if len(r.Quotes) == 0 {
		return t.Exec(ctx, keep, message, 0, nil, "", 0, 0, 0, false)
	}
	position := 0
	return lists.Each(r.Quotes, func(q recall.Quote) error {
		position++
		return t.Exec(ctx, keep, message, position-1, q.MessageID, q.Text, q.Score, q.Words, q.Meaning, q.Present)
	})
}
