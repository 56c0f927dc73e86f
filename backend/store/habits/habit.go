package habits

import (
	"context"
	"fmt"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/habit"
)

// A Phrase is one that was found to be a habit of a model.
type Phrase struct {
	ID               int64
	Model            string
	Phrase           string
	Evidence         float64
	Offered          bool  // a person did not have it forgotten, or what was said later was enough for it
	ForgottenThrough int64 // the last message that does not count any more; 0: all count
}

// Phrases gives all phrases, the surest of each model first.
func (db *DB) Phrases(ctx context.Context) ([]Phrase, error) { return phrases(ctx, db.file.DB) }

func phrases(ctx context.Context, q sqlite.Querier) ([]Phrase, error) {
	return sqlite.List(ctx, q, scanPhrase, selectPhrase+" ORDER BY model, evidence DESC, phrase")
}

// Phrase gives one.
func (db *DB) Phrase(ctx context.Context, id int64) (Phrase, error) {
	return sqlite.One(ctx, db.file.DB, noHabit(), scanPhrase, selectPhrase+" WHERE id = ?", id)
}

const selectPhrase = "SELECT id, model, phrase, evidence, offered, forgotten_through FROM habits"

func scanPhrase(row sqlite.Row) (p Phrase, err error) {
	return p, row.Scan(&p.ID, &p.Model, &p.Phrase, &p.Evidence, &p.Offered, &p.ForgottenThrough)
}

func noHabit() error {
	return fault.New(fault.NotFound, "This habit was removed with its messages.")
}

// A Place is a message in which a phrase is said.
type Place struct {
	Habit        int64
	Message      int64
	Conversation string
	Title        string // of the conversation
	Model        string // that wrote the message; empty: a person
	Forgotten    bool
	Count        int
}

// Places gives where phrases are said, the newest first.
func (db *DB) Places(ctx context.Context) ([]Place, error) { return places(ctx, db.file.DB) }

func places(ctx context.Context, q sqlite.Querier) ([]Place, error) {
	return sqlite.List(ctx, q, func(row sqlite.Row) (p Place, err error) {
		return p, row.Scan(&p.Habit, &p.Message, &p.Conversation, &p.Title, &p.Model, &p.Forgotten, &p.Count)
	}, `SELECT p.habit_id, p.message_id, c.id, c.title, r.model, r.forgotten, p.count FROM habit_places p JOIN habit_readings r ON r.message_id = p.message_id
	  JOIN messages m ON m.id = p.message_id JOIN conversations c ON c.id = m.conversation_id WHERE r.skipped = '' AND `+visible+" ORDER BY p.habit_id, p.message_id DESC")
}

// An Overview is what is known of all habits at one moment.
type Overview struct {
	Sums    []Sum
	Unread  int // messages that were not read yet
	Learnt  int // of how many replies the habits were learnt
	Phrases []Phrase
	Places  []Place
}

// Overview reads all of it at one moment, so that its counts agree while messages are being read.
func (db *DB) Overview(ctx context.Context) (o Overview, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		if o.Sums, err = sums(ctx, t); err != nil {
			return err
		}
		if o.Unread, err = t.countUnread(ctx); err != nil {
			return err
		}
		if o.Learnt, err = t.countLearnt(ctx); err != nil {
			return err
		}
		if o.Phrases, err = phrases(ctx, t); err != nil {
			return err
		}
		o.Places, err = places(ctx, t)
		return err
	})
	return o, err
}

// Content gives the text of a message.
func (db *DB) Content(ctx context.Context, message int64) (string, error) {
	return sqlite.One(ctx, db.file.DB, noHabit(), sqlite.Value[string], "SELECT content FROM messages WHERE id = ?", message)
}

// Save keeps a habit that was found, with its places.
func (db *DB) Save(ctx context.Context, h habit.Habit) error {
	return db.file.Write(ctx, func(t *Tx) error {
		id, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], `INSERT INTO habits (model, phrase, evidence) VALUES (?, ?, ?)
		  ON CONFLICT (model, phrase) DO UPDATE SET evidence = excluded.evidence, offered = 1 RETURNING id`, h.Model, h.Phrase, h.Evidence)
		if err != nil {
			return err
		}
		// The places are added before others are removed: a phrase without any is gone.
		places := make([][2]int64, 0, len(h.Places))
		for _, p := range h.Places {
			places = append(places, [2]int64{p.ID, int64(p.Count)})
		}
		const given = "(SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS count FROM json_each(?2)) g"
		return t.Execs(ctx,
			sqlite.Do(`INSERT INTO habit_places (habit_id, message_id, count) SELECT ?1, g.id, g.count FROM `+given+`
			  JOIN habit_readings r ON r.message_id = g.id WHERE r.skipped = '' ON CONFLICT DO UPDATE SET count = excluded.count`, id, sqlite.JSON(places)),
			sqlite.Do("DELETE FROM habit_places WHERE habit_id = ?1 AND message_id NOT IN (SELECT g.id FROM "+given+")", id, sqlite.JSON(places)),
			sqlite.Do("DELETE FROM habits WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM habit_places WHERE habit_id = ?1)", id))
	})
}

// Remove removes phrases that are no habits any more. Of those that a person had forgotten, this stays known.
func (db *DB) Remove(ctx context.Context, ids []int64) error {
	defer db.file.NoteDeletion()
	return db.file.Write(ctx, func(t *Tx) error {
		return t.Execs(ctx,
			sqlite.Do("DELETE FROM habits WHERE id IN (SELECT value FROM json_each(?)) AND forgotten_through = 0", sqlite.JSON(ids)),
			sqlite.Do("UPDATE habits SET offered = 0 WHERE id IN (SELECT value FROM json_each(?))", sqlite.JSON(ids)))
	})
}

// Forget has a phrase be no habit by what was said until now.
func (db *DB) Forget(ctx context.Context, id int64) error {
	return db.file.Change(ctx, noHabit(), "UPDATE habits SET offered = 0, forgotten_through = (SELECT max(message_id) FROM habit_readings) WHERE id = ?", id)
}

// ForgetModel has nothing be learnt any more of what a model said until now. What was not read yet counts.
func (db *DB) ForgetModel(ctx context.Context, model string) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		return t.Execs(ctx,
			sqlite.Do("UPDATE habit_readings SET forgotten = 1 WHERE model = ?", model),
			sqlite.Do("DELETE FROM habits WHERE model = ?", model))
	})
}

// metaLearnt is of how many replies the habits were learnt.
const metaLearnt = "habits"

// Learnt gives of how many replies the habits were learnt.
func (db *DB) Learnt(ctx context.Context) (replies int, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		replies, err = t.countLearnt(ctx)
		return err
	})
	return replies, err
}

func (t *Tx) countLearnt(ctx context.Context) (replies int, err error) {
	text, err := t.Meta(ctx, metaLearnt)
	if err != nil || text == "" {
		return 0, err
	}
	if replies, err = strconv.Atoi(text); err != nil {
		return 0, fmt.Errorf("read of how many replies the habits were learnt: %w", err)
	}
	return replies, nil
}

// SetLearnt notes of how many replies the habits were learnt.
func (db *DB) SetLearnt(ctx context.Context, replies int) error {
	return db.file.Write(ctx, func(t *Tx) error { return t.SetMeta(ctx, metaLearnt, strconv.Itoa(replies)) })
}
