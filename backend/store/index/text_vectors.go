package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"maps"
	"math"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// textVectors holds what messages and facts mean, in one space: that of the model which the person chose last. The text is a number
// made of it, by which a vector of what is not said any more is told.
const textVectors = `
CREATE TABLE text_spaces (space TEXT NOT NULL, dimensions INTEGER NOT NULL);
CREATE TABLE message_vectors (id INTEGER PRIMARY KEY, vector BLOB NOT NULL, text INTEGER NOT NULL);
CREATE TABLE fact_vectors (id INTEGER PRIMARY KEY, vector BLOB NOT NULL, text INTEGER NOT NULL);
`

const (
	// embeddedConversations is how many conversations have vectors: those that were used last.
	embeddedConversations = 100
	// embeddedBytes is how much of a message its vector stands for: a model reads no more than a few hundred words.
	embeddedBytes = 2000
)

// A TextKind is a kind of texts with vectors. Its name is that of their table.
type TextKind string

// The kinds.
const (
	MessageTexts TextKind = "message_vectors"
	FactTexts    TextKind = "fact_vectors"
)

// A Text is one whose vector is to be made: a message with the name of who speaks before it, or a fact.
type Text struct {
	Kind TextKind
	ID   int64
	Text string
}

// number tells the text from another one.
func (t Text) number() int64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(t.Text))
	return int64(h.Sum64()) //nolint:gosec // only whether two are the same counts
}

// messageTexts reads messages with who speaks: the author, else the character of the conversation or the person's persona in it.
const messageTexts = `SELECT m.id, coalesce(nullif(m.author, ''), CASE m.role WHEN 'assistant' THEN c.character_name ELSE (SELECT name FROM user_personas
    WHERE id = coalesce(c.persona_lock_id, (SELECT persona_lock_id FROM character_extras WHERE character_id = c.character_card_id),
      (SELECT active_persona_id FROM settings))) END, ''), substr(m.content, 1, ?)
  FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id IN (SELECT value FROM json_each(?)) ORDER BY m.id`

const factTexts = `SELECT id, subject, relation, value, sentence FROM facts
  WHERE forgotten_at IS NULL AND id IN (SELECT value FROM json_each(?)) ORDER BY id`

// textsOf reads what of a kind there is.
func textsOf(ctx context.Context, main *sqlite.DB, kind TextKind, ids []int64) ([]Text, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	if kind == FactTexts {
		return sqlite.List(ctx, main, func(row sqlite.Row) (Text, error) {
			var f fact.Fact
			err := row.Scan(&f.ID, &f.Subject, &f.Relation, &f.Value, &f.Sentence)
			return Text{kind, f.ID, f.Text()}, err
		}, factTexts, sqlite.JSON(ids))
	}
	return sqlite.List(ctx, main, func(row sqlite.Row) (Text, error) {
		t := Text{Kind: kind}
		var who string
		err := row.Scan(&t.ID, &who, &t.Text)
		if who != "" {
			t.Text = who + ": " + t.Text
		}
		return t, err
	}, messageTexts, embeddedBytes, sqlite.JSON(ids))
}

// TextsToEmbed gives facts and messages that have no vector in a space, at most limit, those of the conversation that was used last
// first. Vectors of another space are forgotten.
func (f *MessageFinder) TextsToEmbed(ctx context.Context, in string, limit int) (texts []Text, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	if _, err := f.textSpace(ctx, in); err != nil {
		return nil, err
	}
	conversations, err := sqlite.List(ctx, f.x.main, sqlite.Value[string], `SELECT id FROM conversations WHERE trashed_at IS NULL
	  AND id NOT IN (SELECT conversation_id FROM purges) ORDER BY updated_at DESC LIMIT ?`, embeddedConversations)
	if err != nil {
		return nil, err
	}
	for _, of := range []struct {
		kind TextKind
		ids  string
	}{
		{FactTexts, "SELECT id FROM facts WHERE conversation_id = ? AND forgotten_at IS NULL ORDER BY id DESC"},
		{MessageTexts, "SELECT id FROM messages WHERE conversation_id = ? ORDER BY id DESC"},
	} {
		for _, id := range conversations {
			ids, err := sqlite.List(ctx, f.x.main, sqlite.Value[int64], of.ids, id)
			if err != nil {
				return nil, err
			}
			missing, err := sqlite.List(ctx, f.x.words.pool, sqlite.Value[int64],
				fmt.Sprintf("SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM %s) LIMIT ?", of.kind), sqlite.JSON(ids), limit-len(texts))
			if err != nil {
				return nil, err
			}
			said, err := textsOf(ctx, f.x.main, of.kind, missing)
			if texts = append(texts, said...); err != nil || len(texts) >= limit {
				return texts, err
			}
		}
	}
	return texts, nil
}

// textSpace opens the index for the vectors of a space and says how many dimensions they have; 0: there are none.
func (f *MessageFinder) textSpace(ctx context.Context, in string) (dimensions int, err error) {
	if _, err := f.x.passagePool(ctx); err != nil {
		return 0, err
	}
	var name string
	err = sqlite.Into(ctx, f.x.words.pool, sqlite.ErrNone, []any{&name, &dimensions}, "SELECT space, dimensions FROM text_spaces")
	if errors.Is(err, sqlite.ErrNone) {
		return 0, nil
	}
	if err != nil || name == in {
		return dimensions, err
	}
	return 0, f.dropTextVectors(ctx)
}

func (f *MessageFinder) dropTextVectors(ctx context.Context) error {
	return f.x.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
		return t.Execs(ctx, sqlite.Do("DELETE FROM message_vectors"), sqlite.Do("DELETE FROM fact_vectors"), sqlite.Do("DELETE FROM text_spaces"))
	})
}

// AddTextVectors writes vectors of texts, as far as these still say what the vectors stand for. ErrDimension says that the
// vectors are of another kind than those that are kept; all are forgotten then.
func (f *MessageFinder) AddTextVectors(ctx context.Context, in string, of []Text, vectors [][]float32) error {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.textSpace(ctx, in)
	if err != nil || len(vectors) == 0 {
		return err
	}
	if dimensions != 0 && dimensions != len(vectors[0]) {
		return cmp.Or(f.dropTextVectors(ctx), ErrDimension)
	}
	same := map[Text]bool{}
	for _, kind := range []TextKind{FactTexts, MessageTexts} {
		these := lists.Keep(of, func(t Text) bool { return t.Kind == kind })
		now, err := textsOf(ctx, f.x.main, kind, lists.Map(these, func(t Text) int64 { return t.ID }))
		if err != nil {
			return err
		}
		for _, t := range now {
			same[t] = true
		}
	}
	return f.x.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
		if dimensions == 0 {
			if err := t.Exec(ctx, "INSERT INTO text_spaces (space, dimensions) VALUES (?, ?)", in, len(vectors[0])); err != nil {
				return err
			}
		}
		for i, v := range vectors {
			if !same[of[i]] {
				continue
			}
			write := fmt.Sprintf("INSERT OR REPLACE INTO %s (id, vector, text) VALUES (?, ?, ?)", of[i].Kind)
			if err := t.Exec(ctx, write, of[i].ID, encodeVector(v), of[i].number()); err != nil {
				return err
			}
		}
		return nil
	})
}

// DropChangedFacts removes the vectors of facts that are gone, were forgotten or say something else now. The main file notes no
// changes of facts, so all are compared.
func (f *MessageFinder) DropChangedFacts(ctx context.Context) error {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	pool, err := f.x.passagePool(ctx)
	if err != nil {
		return err
	}
	changed := map[int64]int64{} // the numbers of the texts
	err = sqlite.Each(ctx, pool, func(row sqlite.Row) error {
		var id, text int64
		err := row.Scan(&id, &text)
		changed[id] = text
		return err
	}, "SELECT id, text FROM fact_vectors")
	if err != nil || len(changed) == 0 {
		return err
	}
	now, err := textsOf(ctx, f.x.main, FactTexts, slices.Collect(maps.Keys(changed)))
	if err != nil {
		return err
	}
	for _, t := range now {
		if changed[t.ID] == t.number() {
			delete(changed, t.ID)
		}
	}
	if len(changed) == 0 {
		return nil
	}
	return pool.Transact(ctx, func(t *sqlite.Conn) error {
		return t.Execs(ctx,
			sqlite.Do("DELETE FROM fact_vectors WHERE id IN (SELECT value FROM json_each(?))", sqlite.JSON(slices.Collect(maps.Keys(changed)))),
			sqlite.Do("UPDATE state SET deletions = deletions + ?", len(changed)))
	})
}

// HasTextVectors reports whether texts of a kind have vectors in a space, so that none is asked for in vain. It may count texts
// with ids between these.
func (f *MessageFinder) HasTextVectors(ctx context.Context, in string, kind TextKind, ids []int64) (has bool, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.textSpace(ctx, in)
	if err != nil || dimensions == 0 || len(ids) == 0 {
		return false, err
	}
	return sqlite.One(ctx, f.x.words.pool, sqlite.ErrNone, sqlite.Value[bool],
		fmt.Sprintf("SELECT EXISTS (SELECT 1 FROM %s WHERE id BETWEEN ? AND ?)", kind), slices.Min(ids), slices.Max(ids))
}

// FindNearMessages gives the messages that answer what a vector asks, or come close, the nearest first: of a conversation, or of
// all that have vectors.
func (f *MessageFinder) FindNearMessages(ctx context.Context, in, conversation string, vector []float32, limit int) ([]int64, error) {
	query, args := "SELECT id FROM messages WHERE conversation_id = ?", []any{conversation}
	if conversation == "" {
		query, args = "SELECT id FROM messages", nil
	}
	ids, err := sqlite.List(ctx, f.x.main, sqlite.Value[int64], query, args...)
	if err != nil {
		return nil, err
	}
	found, err := f.FindNearTexts(ctx, in, MessageTexts, ids, vector, limit)
	return found.IDs[:found.Fitting], err
}

// mostClose is how many texts that don't stand out are given as close to a question.
const mostClose = 2

// FindNearTexts ranks texts of a kind by how near they are to a vector. Those without a vector are left out. ErrDimension says that
// the vector is not of the space, whose vectors are forgotten then.
func (f *MessageFinder) FindNearTexts(ctx context.Context, in string, kind TextKind, ids []int64, vector []float32, limit int) (found recall.Near, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.textSpace(ctx, in)
	if err != nil || dimensions == 0 || len(ids) == 0 {
		return found, err
	}
	if dimensions != len(vector) {
		return found, cmp.Or(f.dropTextVectors(ctx), ErrDimension)
	}
	ids = slices.Sorted(slices.Values(ids))
	var all []near
	at := 0
	err = sqlite.Each(ctx, f.x.words.pool, func(row sqlite.Row) error {
		var n near
		var blob []byte
		if err := row.Scan(&n.id, &blob); err != nil {
			return err
		}
		for at < len(ids) && ids[at] < n.id {
			at++
		}
		if at == len(ids) || ids[at] != n.id || len(blob) != 4*len(vector) {
			return nil
		}
		n.likeness = likenessOf(blob, vector)
		all = append(all, n)
		return nil
	}, fmt.Sprintf("SELECT id, vector FROM %s WHERE id BETWEEN ? AND ? ORDER BY id", kind), ids[0], ids[len(ids)-1])
	if err != nil {
		return found, err
	}
	likeness := func(yield func(float64) bool) {
		for _, n := range all {
			if !yield(n.likeness) {
				return
			}
		}
	}
	least, fit := passage.Outlying(likeness), passage.Fit(likeness)
	slices.SortFunc(all, func(a, b near) int { return cmp.Or(cmp.Compare(b.likeness, a.likeness), cmp.Compare(a.id, b.id)) })
	for rank, n := range all[:min(len(all), limit)] {
		found.IDs = append(found.IDs, n.id)
		if how := fit(n.likeness); how == 1 || how == passage.Close && rank < mostClose {
			found.Fitting++
		}
		if n.likeness >= least {
			found.Outlying++
		}
	}
	return found, nil
}

// likenessOf is the product of a vector as it is kept and another one of the same length.
func likenessOf(blob []byte, vector []float32) float64 {
	sum := float32(0)
	for i, x := range vector {
		sum += x * math.Float32frombits(binary.LittleEndian.Uint32(blob[4*i:]))
	}
	return float64(sum)
}
