package facts

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
)

// Edit lays a person's patch over a fact. What it says is the person's then; to pin it or to say who knows it changes no author.
func (db *DB) Edit(ctx context.Context, conversation string, id int64, patch json.RawMessage) (fact.Fact, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (fact.Fact, error) {
		before, err := t.fact(ctx, conversation, id)
		if err != nil {
			return before, err
		}
		f := before
		err = rows.Merge(&f, patch, "id", "conversation_id", "message_id", "quote", "layer", "claimed_by", "forgotten", "author", "origin", "created_at", "told")
		if err != nil {
			return before, err
		}
		f.KnownBy = lists.OrEmpty(f.KnownBy)
		if err := check(f); err != nil {
			return before, err
		}
		said := f
		said.Pinned, said.KnownBy = before.Pinned, before.KnownBy
		if !reflect.DeepEqual(said, before) {
			f.Layer, f.Author, f.ClaimedBy = fact.Person, fact.ByPerson, ""
		}
		return f, t.Exec(ctx, `UPDATE facts SET subject = ?, relation = ?, value = ?, sentence = ?, kind = ?, one_value = ?, known_by = ?, place = ?, story_time = ?,
		    story_day = ?, layer = ?, claimed_by = ?, pinned = ?, author = ? WHERE id = ?`,
			f.Subject, f.Relation, f.Value, f.Sentence, f.Kind, f.OneValue, sqlite.JSON(f.KnownBy), f.Place, f.StoryTime, f.StoryDay, f.Layer, f.ClaimedBy, f.Pinned, f.Author, id)
	})
}

// Forget has facts be forgotten: those with the ids, or all. They stay, so that they are not learnt again. It names those that were
// not forgotten before.
func (db *DB) Forget(ctx context.Context, conversation string, ids []int64, all bool) ([]int64, error) {
	return rows.Write(ctx, db.file, func(t *Tx) ([]int64, error) {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return nil, err
		}
		return sqlite.List(ctx, t, sqlite.Value[int64], `UPDATE facts SET forgotten_at = ? WHERE conversation_id = ? AND forgotten_at IS NULL
		  AND (? OR id IN (SELECT value FROM json_each(?))) RETURNING id`, t.Now.UnixMicro(), conversation, all, sqlite.JSON(ids))
	})
}

// Restore takes back that facts were forgotten.
func (db *DB) Restore(ctx context.Context, conversation string, ids []int64) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return err
		}
		return t.Exec(ctx, "UPDATE facts SET forgotten_at = NULL WHERE conversation_id = ? AND id IN (SELECT value FROM json_each(?))", conversation, sqlite.JSON(ids))
	})
}

// SetKnown has a person say that somebody knows a fact or does not, on every path. What was sent of the fact is not sent again.
func (db *DB) SetKnown(ctx context.Context, conversation string, id int64, name string, knows bool) (fact.Fact, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (fact.Fact, error) {
		var r rows.Rules
		name = strings.TrimSpace(name)
		if r.NotBlank("name", name, rows.MaxName); r.Err != nil {
			return fact.Fact{}, r.Err
		}
		if _, err := t.fact(ctx, conversation, id); err != nil {
			return fact.Fact{}, err
		}
		if err := t.tell(ctx, id, fact.Telling{Name: name, Knows: knows}); err != nil {
			return fact.Fact{}, err
		}
		if err := t.Exec(ctx, "DELETE FROM message_recalls WHERE fact_id = ?", id); err != nil {
			return fact.Fact{}, err
		}
		return t.fact(ctx, conversation, id)
	})
}

// Carry copies facts, as the active path of a conversation has them, into another one, where they hold on every path. Those who
// know one there know it here. They have one origin, by which RemoveCarried removes them. A fact that is there already is left out.
func (db *DB) Carry(ctx context.Context, from string, ids []int64, to string) ([]fact.Fact, error) {
	if from == to {
		return nil, fault.New(fault.Invalid, "Choose another conversation.").With("field", "from")
	}
	return rows.Write(ctx, db.file, func(t *Tx) ([]fact.Fact, error) {
		c, err := t.messages.Conversation(ctx, from)
		if err != nil {
			return nil, err
		}
		path, err := t.messages.Path(ctx, c.ActiveLeafID)
		if err != nil {
			return nil, err
		}
		all, err := t.List(ctx, from)
		if err != nil {
			return nil, err
		}
		there, err := t.List(ctx, to)
		if err != nil {
			return nil, err
		}
		origin := freeOrigin(c.Title, there)
		carried := []fact.Fact{}
		for _, s := range fact.On(path, all) {
			f := s.Fact
			if !slices.Contains(ids, f.ID) || f.Forgotten || slices.ContainsFunc(there, func(other fact.Fact) bool { return saysSame(f, other) }) {
				continue
			}
			// The days of another story are not those of this one.
			f.MessageID, f.Quote, f.StoryDay, f.Told, f.KnownBy = 0, "", nil, nil, s.Knows
			f.Layer, f.Author, f.Origin = fact.Carried, fact.ByImport, origin
			if f, err = t.add(ctx, to, f); err != nil {
				return nil, err
			}
			carried = append(carried, f)
		}
		return carried, nil
	})
}

// An Imported says what came of facts that were imported.
type Imported struct {
	Added     int
	Known     int    // there already
	Forgotten int    // which a person had forgotten; they are not learnt again
	Origin    string // of those that were added; empty: none was
}

// Import adds facts that come from elsewhere, all of one origin, by which RemoveCarried removes them. What is there already, or was
// forgotten, is left out.
func (db *DB) Import(ctx context.Context, conversation, origin string, all []fact.Fact) (Imported, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (Imported, error) { return t.Import(ctx, conversation, origin, all) })
}

// Import is DB.Import within a transaction.
func (t *Tx) Import(ctx context.Context, conversation, origin string, all []fact.Fact) (done Imported, err error) {
	there, err := t.List(ctx, conversation)
	if err != nil {
		return done, err
	}
	forgotten := map[[2]string]bool{} // of what is there
	for _, f := range there {
		if f.Forgotten || f.MessageID == 0 || f.Origin != "" {
			forgotten[content(f)] = forgotten[content(f)] || f.Forgotten
		}
	}
	origin = freeOrigin(rows.Clip(origin, rows.MaxName-10), there)
	for _, f := range all {
		gone, known := forgotten[content(f)]
		switch {
		case gone:
			done.Forgotten++
			continue
		case known:
			done.Known++
			continue
		}
		f.Origin = origin
		if _, err := t.add(ctx, conversation, f); err != nil {
			return done, err
		}
		done.Added, done.Origin = done.Added+1, origin
	}
	return done, nil
}

// content is what a fact says of what, however it is divided into its fields.
func content(f fact.Fact) [2]string {
	return [2]string{strings.ToLower(f.Subject), strings.ToLower(strings.Join(strings.Fields(f.Text()), " "))}
}

// saysSame reports whether a fact says what another one says that holds on every path.
func saysSame(f, other fact.Fact) bool {
	return other.MessageID == 0 && !other.Forgotten && f.Subject == other.Subject && f.Relation == other.Relation && f.Value == other.Value && f.Sentence == other.Sentence
}

// freeOrigin is a title that is the origin of no fact yet.
func freeOrigin(title string, there []fact.Fact) string {
	origin := cmp.Or(title, "?")
	for n := 2; slices.ContainsFunc(there, func(f fact.Fact) bool { return f.Origin == origin }); n++ {
		origin = fmt.Sprintf("%s (%d)", title, n)
	}
	return origin
}

// RemoveCarried removes what was carried over from an origin, also what a person changed of it. It says how many facts that were.
func (db *DB) RemoveCarried(ctx context.Context, conversation, origin string) (removed int, err error) {
	err = db.file.Delete(ctx, func(t *Tx) error {
		if _, err := t.messages.Conversation(ctx, conversation); err != nil {
			return err
		}
		ids, err := sqlite.List(ctx, t, sqlite.Value[int64],
			"DELETE FROM facts WHERE conversation_id = ? AND origin = ? AND origin <> '' RETURNING id", conversation, origin)
		removed = len(ids)
		return err
	})
	return removed, err
}
