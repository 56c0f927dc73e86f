package facts

import (
	"context"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
)

// Keep is Tx.Keep in a transaction of its own.
func (db *DB) Keep(ctx context.Context, conversation string, r fact.Reading) error {
	return db.file.Write(ctx, func(t *Tx) error { return t.Keep(ctx, conversation, r) })
}

// Keep keeps what was read of an exchange: the facts whose messages say the words that prove them, and tellings of facts that are
// there. An exchange that was read before, and not changed since, stays as it was read; one that was deleted is left out. A reading of a summary
// marks no exchange as read.
func (t *Tx) Keep(ctx context.Context, conversation string, r fact.Reading) error {
	if r.MessageID != 0 {
		if fresh, err := t.markRead(ctx, conversation, r); err != nil || !fresh {
			return err
		}
	}
	for _, f := range r.Facts {
		m, err := t.messages.Message(ctx, conversation, f.MessageID)
		switch {
		case fault.Is(err, fault.NotFound):
			continue
		case err != nil:
			return err
		case f.Quote == "" || !strings.Contains(m.Content, f.Quote):
			continue
		}
		if _, err := t.add(ctx, conversation, f); err != nil && !fault.Is(err, fault.Invalid) { // a model may write anything
			return err
		}
	}
	return lists.Each(r.Told, func(told fact.Told) error {
		return t.Exec(ctx, `INSERT INTO fact_tellings (fact_id, message_id, name, knows)
		  SELECT f.id, m.id, ?3, ?4 FROM facts f JOIN messages m ON m.id = ?2 AND m.conversation_id = f.conversation_id WHERE f.id = ?1 AND f.conversation_id = ?5
		  ON CONFLICT (fact_id, ifnull(message_id, 0), name) DO UPDATE SET knows = excluded.knows`, told.FactID, told.MessageID, told.Name, told.Knows, conversation)
	})
}

// KeepState keeps what the Director's field says with a message. What is too long for a fact is left out: the records have it.
func (t *Tx) KeepState(ctx context.Context, conversation string, f fact.Fact) error {
	_, err := t.add(ctx, conversation, f)
	if fault.Is(err, fault.Invalid) {
		return nil
	}
	return err
}

// markRead notes that an exchange was read; fresh is false where that is known, or the exchange was deleted.
func (t *Tx) markRead(ctx context.Context, conversation string, r fact.Reading) (fresh bool, err error) {
	reply, err := t.messages.Message(ctx, conversation, r.MessageID)
	if fault.Is(err, fault.NotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	marked, err := sqlite.List(ctx, t, sqlite.Value[int64], `INSERT INTO fact_readings (message_id, author, present, dropped, tokens, millis, created_at)
	  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO UPDATE SET author = excluded.author, present = excluded.present, dropped = excluded.dropped,
	    tokens = excluded.tokens, millis = excluded.millis, stale = 0, created_at = excluded.created_at WHERE stale RETURNING message_id`,
		reply.ID, r.Author, sqlite.JSON(r.Present), sqlite.JSON(r.Dropped), r.Tokens, r.Millis, t.Now.UnixMicro())
	return len(marked) > 0, err
}

// A ReadingRow says how an exchange was read.
type ReadingRow struct {
	Author  fact.Author
	Present []string // who was there
	Stale   bool     // it was changed since
}

const selectReading = "SELECT r.message_id, r.author, r.present, r.stale, r.dropped, r.tokens, r.millis FROM fact_readings r JOIN messages m ON m.id = r.message_id"

// reading is a row with what only sums need.
type reading struct {
	ReadingRow

	message        int64
	dropped        map[fact.Reason]int
	tokens, millis int
}

func scanReading(row sqlite.Row) (r reading, err error) {
	err = row.Scan(&r.message, &r.Author, sqlite.JSON(&r.Present), &r.Stale, sqlite.JSON(&r.dropped), &r.tokens, &r.millis)
	r.Present = lists.OrEmpty(r.Present)
	return r, err
}

// readings are those of a conversation, the newest first.
func (t *Tx) readings(ctx context.Context, conversation string) ([]reading, error) {
	return sqlite.List(ctx, t, scanReading, selectReading+" WHERE m.conversation_id = ? ORDER BY r.created_at DESC, r.message_id DESC", conversation)
}

// ReadingsOf says which exchanges of a conversation were read, by the replies that end them.
func (db *DB) ReadingsOf(ctx context.Context, conversation string) (map[int64]ReadingRow, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (map[int64]ReadingRow, error) { return t.ReadingsOf(ctx, conversation) })
}

// ReadingsOf is DB.ReadingsOf within a transaction.
func (t *Tx) ReadingsOf(ctx context.Context, conversation string) (map[int64]ReadingRow, error) {
	all, err := t.readings(ctx, conversation)
	found := make(map[int64]ReadingRow, len(all))
	for _, r := range all {
		found[r.message] = r.ReadingRow
	}
	return found, err
}

// Stale reports whether exchanges of a conversation were changed since they were read.
func (db *DB) Stale(ctx context.Context, conversation string) (bool, error) {
	found, err := sqlite.Maybe(ctx, db.file, sqlite.Value[int],
		"SELECT 1 FROM fact_readings r JOIN messages m ON m.id = r.message_id WHERE m.conversation_id = ? AND r.stale LIMIT 1", conversation)
	return found != nil, err
}

// Readings says of all that was read of a conversation how much that is, and what it costs.
type Readings struct {
	Exchanges int                 `json:"exchanges"`
	Dropped   map[fact.Reason]int `json:"dropped"` // what models wrote down and was not taken in, by the reason
	Tokens    int                 `json:"tokens"`  // of a reading of late, on average
	Millis    int                 `json:"millis"`
}

// lately is how many readings are those of late.
const lately = 20

// Readings sums up what was read of a conversation.
func (db *DB) Readings(ctx context.Context, conversation string) (Readings, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (Readings, error) {
		all, err := t.readings(ctx, conversation)
		sum := Readings{Exchanges: len(all), Dropped: map[fact.Reason]int{}}
		for _, r := range all {
			for reason, n := range r.dropped {
				sum.Dropped[reason] += n
			}
		}
		if of := all[:min(lately, len(all))]; len(of) > 0 {
			sum.Tokens = lists.Sum(of, func(r reading) int { return r.tokens }) / len(of)
			sum.Millis = lists.Sum(of, func(r reading) int { return r.millis }) / len(of)
		}
		return sum, err
	})
}
