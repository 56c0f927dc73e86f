package facts

import (
	"context"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
)

// The most characters of what a fact says, and how many may know it by name.
const (
	maxSubject  = 200
	maxRelation = 200
	maxText     = 1_000 // of a value, a sentence and a quote
	maxNames    = 50
)

// List gives all facts of a conversation in the order in which they were kept, forgotten ones included, with who was told of them.
func (db *DB) List(ctx context.Context, conversation string) ([]fact.Fact, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]fact.Fact, error) { return t.List(ctx, conversation) })
}

// List is DB.List within a transaction.
func (t *Tx) List(ctx context.Context, conversation string) ([]fact.Fact, error) {
	if _, err := t.messages.Conversation(ctx, conversation); err != nil {
		return nil, err
	}
	return t.list(ctx, "f.conversation_id = ?", conversation)
}

// list gives the facts that a condition chooses.
func (t *Tx) list(ctx context.Context, where string, args ...any) ([]fact.Fact, error) {
	all, err := sqlite.List(ctx, t, scanFact, selectFacts+" WHERE "+where+" ORDER BY f.id", args...)
	if err != nil || len(all) == 0 {
		return all, err
	}
	for i := range all {
		all[i].Told = []fact.Telling{}
	}
	at := 0
	return all, sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var id int64
		var told fact.Telling
		if err := row.Scan(&id, &told.MessageID, &told.Name, &told.Knows); err != nil {
			return err
		}
		for all[at].ID != id { // both are in the order of the ids
			at++
		}
		all[at].Told = append(all[at].Told, told)
		return nil
	}, `SELECT t.fact_id, ifnull(t.message_id, 0), t.name, t.knows FROM facts f CROSS JOIN fact_tellings t ON t.fact_id = f.id WHERE `+where+`
	  ORDER BY f.id, ifnull(t.message_id, 0), t.name`, args...)
}

// fact gives one fact of a conversation.
func (t *Tx) fact(ctx context.Context, conversation string, id int64) (fact.Fact, error) {
	all, err := t.list(ctx, "f.id = ? AND f.conversation_id = ?", id, conversation)
	switch {
	case err != nil:
		return fact.Fact{}, err
	case len(all) == 0:
		return fact.Fact{}, noFact()
	}
	return all[0], nil
}

// Add keeps facts as they are, each with a number of its own. A message that one names must be of the conversation and say the quote.
func (db *DB) Add(ctx context.Context, conversation string, all []fact.Fact) ([]fact.Fact, error) {
	return rows.Write(ctx, db.file, func(t *Tx) ([]fact.Fact, error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return nil, err
		}
		added := make([]fact.Fact, 0, len(all))
		for _, f := range all {
			if err := t.checkQuote(ctx, conversation, f); err != nil {
				return nil, err
			}
			f, err := t.add(ctx, conversation, f)
			if err != nil {
				return nil, err
			}
			added = append(added, f)
		}
		return added, nil
	})
}

// checkQuote refuses a quote that its message does not say.
func (t *Tx) checkQuote(ctx context.Context, conversation string, f fact.Fact) error {
	if f.MessageID == 0 {
		return nil
	}
	m, err := t.messages.Message(ctx, conversation, f.MessageID)
	if err == nil && !strings.Contains(m.Content, f.Quote) {
		err = fault.New(fault.Invalid, "The message doesn't say these words any more.").With("field", "quote")
	}
	return err
}

// OfOtherVersions gives the facts of the other versions of a message.
func (db *DB) OfOtherVersions(ctx context.Context, message int64) ([]int64, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[int64], `SELECT f.id FROM messages m JOIN messages v ON v.parent_id = m.parent_id AND v.id <> m.id
	  JOIN facts f ON f.message_id = v.id WHERE m.id = ? ORDER BY f.id`, message)
}

// add writes a new fact with who was told of it.
func (t *Tx) add(ctx context.Context, conversation string, f fact.Fact) (fact.Fact, error) {
	f.ConversationID, f.CreatedAt = conversation, t.Now.UTC().Truncate(time.Microsecond)
	f.KnownBy, f.Told = lists.OrEmpty(f.KnownBy), lists.OrEmpty(f.Told)
	err := check(f)
	if err != nil {
		return f, err
	}
	f.ID, err = t.Insert(ctx, `INSERT INTO facts (conversation_id, message_id, quote, subject, relation, value, sentence, kind, one_value, known_by, place,
	    story_time, story_day, layer, claimed_by, pinned, author, origin, created_at) VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		f.ConversationID, f.MessageID, f.Quote, f.Subject, f.Relation, f.Value, f.Sentence, f.Kind, f.OneValue, sqlite.JSON(f.KnownBy), f.Place,
		f.StoryTime, f.StoryDay, f.Layer, f.ClaimedBy, f.Pinned, f.Author, f.Origin, f.CreatedAt.UnixMicro())
	if err != nil {
		return f, err
	}
	return f, lists.Each(f.Told, func(told fact.Telling) error { return t.tell(ctx, f.ID, told) })
}

// tell keeps that somebody knows a fact or does not.
func (t *Tx) tell(ctx context.Context, id int64, told fact.Telling) error {
	return t.Exec(ctx, `INSERT INTO fact_tellings (fact_id, message_id, name, knows) VALUES (?, nullif(?, 0), ?, ?)
	  ON CONFLICT (fact_id, ifnull(message_id, 0), name) DO UPDATE SET knows = excluded.knows`, id, told.MessageID, told.Name, told.Knows)
}

// check refuses what no fact is.
func check(f fact.Fact) error {
	var r rows.Rules
	r.AtMost("quote", f.Quote, maxText)
	r.AtMost("subject", f.Subject, maxSubject)
	r.AtMost("relation", f.Relation, maxRelation)
	r.AtMost("value", f.Value, maxText)
	r.AtMost("sentence", f.Sentence, maxText)
	r.AtMost("place", f.Place, rows.MaxName)
	r.AtMost("story_time", f.StoryTime, rows.MaxName)
	r.AtMost("claimed_by", f.ClaimedBy, rows.MaxName)
	r.AtMost("origin", f.Origin, rows.MaxName)
	r.OneOf("kind", string(f.Kind), lists.Map(fact.Kinds(), func(k fact.Kind) string { return string(k) })...)
	r.OneOf("layer", string(f.Layer), string(fact.Story), string(fact.Person), string(fact.Carried))
	if len(f.KnownBy) > maxNames {
		r.Fail(fault.Newf(fault.Invalid, "The field %s can have at most %d items.", "known_by", maxNames), "known_by")
	}
	r.Texts("known_by", f.KnownBy, rows.MaxName)
	if strings.TrimSpace(f.Sentence) == "" {
		r.NotBlank("value", f.Value, maxText)
	}
	return r.Err
}

// CheckImported reads the imported facts of a conversation.
func (t *Tx) CheckImported(ctx context.Context, conversation any) error {
	all, err := t.list(ctx, "f.conversation_id = ?", conversation)
	if err == nil {
		err = lists.Each(all, check)
	}
	if err == nil {
		err = rows.CheckReadable(ctx, t, scanReading, selectReading+" WHERE m.conversation_id = ?", conversation)
	}
	return err
}

const selectFacts = `SELECT id, conversation_id, coalesce(message_id, 0), quote, subject, relation, value, sentence, kind, one_value, known_by, place,
  story_time, story_day, layer, claimed_by, pinned, forgotten_at IS NOT NULL, author, origin, created_at FROM facts f`

func scanFact(row sqlite.Row) (f fact.Fact, err error) {
	return f, row.Scan(&f.ID, &f.ConversationID, &f.MessageID, &f.Quote, &f.Subject, &f.Relation, &f.Value, &f.Sentence, &f.Kind, &f.OneValue,
		sqlite.JSON(&f.KnownBy), &f.Place, &f.StoryTime, &f.StoryDay, &f.Layer, &f.ClaimedBy, &f.Pinned, &f.Forgotten, &f.Author, &f.Origin, sqlite.Time(&f.CreatedAt))
}

func noFact() error { return fault.New(fault.NotFound, "This fact was deleted.") }
