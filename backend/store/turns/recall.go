package turns

import (
	"context"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
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
	s.RecalledLately, s.FactsLately = map[int64]bool{}, map[int64]bool{}
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message, told int64
		err := row.Scan(&message, &told)
		s.RecalledLately[message], s.FactsLately[told] = true, true
		return err
	}, "SELECT coalesce(recalled_id, 0), coalesce(fact_id, 0) FROM message_recalls WHERE message_id IN (SELECT value FROM json_each(?))", sqlite.JSON(before))
	if err != nil {
		return err
	}
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		if s.Recall == nil {
			s.Recall = &turn.Recall{}
		}
		var id, told *int64
		var q recall.Quote
		err := row.Scan(&id, &told, &q.Text, &q.Score, &q.Words, &q.Meaning, &q.Present)
		switch {
		case id != nil:
			q.MessageID = *id
			s.Recall.Quotes = append(s.Recall.Quotes, q)
		case told != nil:
			s.Recall.Facts = append(s.Recall.Facts, fact.Chosen{FactID: *told, Line: q.Text, Score: q.Score, Words: q.Words, Meaning: q.Meaning, Present: q.Present})
		default:
			s.Recall.NoRecord = q.Text != ""
		}
		return err
	}, "SELECT recalled_id, fact_id, quote, score, words, meaning, present FROM message_recalls WHERE message_id = ? ORDER BY position", of)
}

// nothingOnRecord stands for the quote of a message that speaks of something of which nothing is on record.
const nothingOnRecord = "-"

// keepRecall keeps what a message recalled, also that it was nothing, so that the next reply to it reads the same. What
// was deleted meanwhile is left out.
func (t *Tx) keepRecall(ctx context.Context, message int64, r *turn.Recall) error {
	if r == nil {
		return nil
	}
	const keep = `INSERT INTO message_recalls (message_id, position, recalled_id, quote, score, words, meaning, present, fact_id)
	  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE (?3 IS NULL OR EXISTS (SELECT 1 FROM messages WHERE id = ?3 AND instr(content, ?4) > 0))
	    AND (?9 IS NULL OR EXISTS (SELECT 1 FROM facts WHERE id = ?9 AND forgotten_at IS NULL))`
	if err := t.Exec(ctx, "DELETE FROM message_recalls WHERE message_id = ?", message); err != nil {
		return err
	}
	if r.NoRecord || len(r.Quotes)+len(r.Facts) == 0 {
		said := ""
		if r.NoRecord {
			said = nothingOnRecord
		}
		if err := t.Exec(ctx, keep, message, 0, nil, said, 0, 0, 0, false, nil); err != nil {
			return err
		}
	}
	for position, c := range r.Facts {
		if err := t.Exec(ctx, keep, message, 1+position, nil, c.Line, c.Score, c.Words, c.Meaning, c.Present, c.FactID); err != nil {
			return err
		}
	}
	for position, q := range r.Quotes {
		if err := t.Exec(ctx, keep, message, 1+len(r.Facts)+position, q.MessageID, q.Text, q.Score, q.Words, q.Meaning, q.Present, nil); err != nil {
			return err
		}
	}
	return nil
}
