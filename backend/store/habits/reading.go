package habits

import (
	"context"
	"errors"
	"hash/fnv"

	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A Skip says why a message does not count; empty: it does.
type Skip string

// The reasons.
const (
	Interrupted Skip = "interrupted"
	NoModel     Skip = "no_model"   // it was imported, or is a greeting
	TwoModels   Skip = "two_models" // one continued what another began
	Edited      Skip = "edited"     // by a person
	NoSpaces    Skip = "no_spaces"  // its language puts none between words
	Demo        Skip = "demo"       // the scripted replies of the program
	Copy        Skip = "copy"       // of a message that counts
)

// An Unread message was not read yet.
type Unread struct {
	ID          int64
	Role        chat.Role
	Interrupted bool
	Model       string // that wrote it, as its record says
	Models      int    // how many wrote it
	Edited      bool
	Content     string
}

// mostBytes ends a part of a reading early, so that long texts take no memory.
const mostBytes = 1 << 20

// visible is what of conversations counts. A conversation that is being deleted lies in the trash too.
const visible = "c.trashed_at IS NULL"

// Unread gives the messages after one that were not read yet, the oldest first: a part of them.
func (db *DB) Unread(ctx context.Context, after int64, limit int) ([]Unread, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]Unread, error) {
		ids, err := t.unread(ctx, after, limit)
		if err != nil {
			return nil, err
		}
		all, size := []Unread{}, 0
		for _, id := range ids {
			m, err := sqlite.One(ctx, t, sqlite.ErrNone, func(row sqlite.Row) (m Unread, err error) {
				return m, row.Scan(&m.ID, &m.Role, &m.Interrupted, &m.Models, &m.Model, &m.Edited, &m.Content)
			}, `SELECT m.id, m.role, m.interrupted, count(DISTINCT w.model), ifnull(max(w.model), ''), ifnull(max(w.removed), 0), m.content
			  FROM messages m LEFT JOIN (SELECT l.message_id, ifnull(json_extract(l.record, '$.removed'), 0) AS removed, json_extract(e.value, '$.model') AS model
			    FROM conversation_logs l LEFT JOIN json_each(l.record, '$.calls') e ON json_extract(e.value, '$.label') = 'writer' WHERE l.message_id = ?1) w
			  ON w.message_id = m.id WHERE m.id = ?1 GROUP BY m.id`, id)
			if err != nil {
				return nil, err
			}
			all = append(all, m)
			if size += len(m.Content); size > mostBytes {
				break
			}
		}
		return all, nil
	})
}

func (t *Tx) unread(ctx context.Context, after int64, limit int) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64], `SELECT m.id FROM messages m JOIN conversations c ON c.id = m.conversation_id
	  WHERE m.id > ? AND `+visible+` AND NOT EXISTS (SELECT 1 FROM habit_readings r WHERE r.message_id = m.id) ORDER BY m.id LIMIT ?`, after, limit)
}

func (t *Tx) countUnread(ctx context.Context) (int, error) {
	return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], `SELECT count(*) FROM messages m JOIN conversations c ON c.id = m.conversation_id
	  WHERE `+visible+` AND NOT EXISTS (SELECT 1 FROM habit_readings r WHERE r.message_id = m.id)`)
}

// A Reading is what was read of a message.
type Reading struct {
	ID      int64
	Content string
	Model   string
	Words   int
	Skip    Skip
	Counts  map[string]int // phrases that are habits of any model
}

// Add keeps readings. A message that was changed or deleted meanwhile is left out, and read again if it is there.
func (db *DB) Add(ctx context.Context, all []Reading) error {
	return db.file.Write(ctx, func(t *Tx) error {
		for _, r := range all {
			if err := t.add(ctx, r); err != nil {
				return err
			}
		}
		return nil
	})
}

func (t *Tx) add(ctx context.Context, r Reading) error {
	digest := digestOf(r.Content)
	if r.Skip == "" && r.Model != "" {
		same, err := sqlite.Maybe(ctx, t, sqlite.Value[int64], "SELECT message_id FROM habit_readings WHERE digest = ? AND model = ? AND skipped = '' LIMIT 1", digest, r.Model)
		if err != nil {
			return err
		}
		if same != nil {
			r.Skip, r.Counts = Copy, nil
		}
	}
	err := t.Exec(ctx, `INSERT OR IGNORE INTO habit_readings (message_id, model, words, skipped, digest)
	  SELECT id, ?2, ?3, ?4, ?5 FROM messages WHERE id = ?1 AND content = ?6`, r.ID, r.Model, r.Words, r.Skip, digest, r.Content)
	for phrase, n := range r.Counts {
		if err == nil {
			err = t.Exec(ctx, `INSERT INTO habit_places (habit_id, message_id, count)
			  SELECT h.id, r.message_id, ? FROM habits h, habit_readings r WHERE h.phrase = ? AND r.message_id = ? ON CONFLICT DO NOTHING`, n, phrase, r.ID)
		}
	}
	return err
}

func digestOf(content string) int64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(content))
	return int64(h.Sum64()) //nolint:gosec // any 64 bits
}

// A Read message counts.
type Read struct {
	ID           int64
	Conversation string
	Model        string
	Forgotten    bool
	Content      string
}

// Read gives the messages before one that count, the newest first: a part of them.
func (db *DB) Read(ctx context.Context, before int64, limit int) ([]Read, error) {
	all, size := []Read{}, 0
	err := sqlite.Each(ctx, db.file.DB, func(row sqlite.Row) error {
		var m Read
		if err := row.Scan(&m.ID, &m.Conversation, &m.Model, &m.Forgotten, &m.Content); err != nil {
			return err
		}
		all = append(all, m)
		if size += len(m.Content); size > mostBytes {
			return errEnough
		}
		return nil
	}, `SELECT m.id, m.conversation_id, r.model, r.forgotten, m.content FROM habit_readings r JOIN messages m ON m.id = r.message_id
	  JOIN conversations c ON c.id = m.conversation_id WHERE r.message_id < ? AND r.skipped = '' AND `+visible+" ORDER BY r.message_id DESC LIMIT ?", before, limit)
	if err != nil && !errors.Is(err, errEnough) {
		return nil, err
	}
	return all, nil
}

// errEnough ends the reading of a part that is large enough.
var errEnough = errors.New("enough for one part")

// A Sum says of some messages how much was read.
type Sum struct {
	Role          chat.Role
	Model         string
	Skip          Skip
	Forgotten     bool
	Messages      int
	Words         int
	Conversations int
}

// Sums says how much was read, by model and by why it does not count.
func (db *DB) Sums(ctx context.Context) ([]Sum, error) { return sums(ctx, db.file.DB) }

func sums(ctx context.Context, q sqlite.Querier) ([]Sum, error) {
	return sqlite.List(ctx, q, func(row sqlite.Row) (s Sum, err error) {
		return s, row.Scan(&s.Role, &s.Model, &s.Skip, &s.Forgotten, &s.Messages, &s.Words, &s.Conversations)
	}, `SELECT m.role, r.model, r.skipped, r.forgotten, count(*), sum(r.words), count(DISTINCT m.conversation_id) FROM habit_readings r
	  JOIN messages m ON m.id = r.message_id JOIN conversations c ON c.id = m.conversation_id WHERE `+visible+`
	  GROUP BY r.model, m.role, r.skipped, r.forgotten ORDER BY r.model, m.role, r.skipped, r.forgotten`)
}
