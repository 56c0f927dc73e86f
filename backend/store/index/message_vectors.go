package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"slices"

	"terzetto/backend/document/passage"
	"terzetto/backend/store/sqlite"
)

// messageVectors holds what messages mean, in one space: that of the model which the person chose last.
const messageVectors = `
CREATE TABLE message_spaces (space TEXT NOT NULL, dimensions INTEGER NOT NULL);
CREATE TABLE message_vectors (id INTEGER PRIMARY KEY, vector BLOB NOT NULL);
`

const (
	// embeddedConversations is how many conversations have vectors: those that were used last.
	embeddedConversations = 20
	// leastEmbedded is how many messages a conversation has that is worth it.
	leastEmbedded = 40
	// embeddedBytes is how much of a message its vector stands for: a model reads no more than a few hundred words.
	embeddedBytes = 2000
)

// A MessageText is a message whose vector is to be made.
type MessageText struct {
	ID   int64
	Text string
}

// MessagesToEmbed gives messages that have no vector in a space, at most limit, those of the conversation that was used last
// first. Vectors of another space are forgotten.
func (f *MessageFinder) MessagesToEmbed(ctx context.Context, in string, limit int) (texts []MessageText, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	if _, err := f.messageSpace(ctx, in); err != nil {
		return nil, err
	}
	conversations, err := sqlite.List(ctx, f.x.main, sqlite.Value[string], `SELECT id FROM conversations WHERE trashed_at IS NULL AND message_count > ?
	  AND id NOT IN (SELECT conversation_id FROM purges) ORDER BY updated_at DESC LIMIT ?`, leastEmbedded, embeddedConversations)
	if err != nil {
		return nil, err
	}
	for _, id := range conversations {
		ids, err := sqlite.List(ctx, f.x.main, sqlite.Value[int64], "SELECT id FROM messages WHERE conversation_id = ? ORDER BY id DESC", id)
		if err != nil || len(ids) == 0 {
			return nil, err
		}
		missing, err := sqlite.List(ctx, f.x.words.pool, sqlite.Value[int64],
			"SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM message_vectors) LIMIT ?", sqlite.JSON(ids), limit-len(texts))
		if err != nil {
			return nil, err
		}
		err = sqlite.Each(ctx, f.x.main, func(row sqlite.Row) error {
			var m MessageText
			err := row.Scan(&m.ID, &m.Text)
			texts = append(texts, m)
			return err
		}, "SELECT id, substr(content, 1, ?) FROM messages WHERE id IN (SELECT value FROM json_each(?))", embeddedBytes, sqlite.JSON(missing))
		if err != nil || len(texts) >= limit {
			return texts, err
		}
	}
	return texts, nil
}

// messageSpace opens the index for the vectors of a space and says how many dimensions they have; 0: there are none.
func (f *MessageFinder) messageSpace(ctx context.Context, in string) (dimensions int, err error) {
	if _, err := f.x.passagePool(ctx); err != nil {
		return 0, err
	}
	var name string
	err = sqlite.Into(ctx, f.x.words.pool, sqlite.ErrNone, []any{&name, &dimensions}, "SELECT space, dimensions FROM message_spaces")
	if errors.Is(err, sqlite.ErrNone) {
		return 0, nil
	}
	if err != nil || name == in {
		return dimensions, err
	}
	return 0, f.dropMessageVectors(ctx)
}

func (f *MessageFinder) dropMessageVectors(ctx context.Context) error {
	return f.x.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
		return t.Execs(ctx, sqlite.Do("DELETE FROM message_vectors"), sqlite.Do("DELETE FROM message_spaces"))
	})
}

// AddMessageVectors writes vectors of messages, as far as these still say what the vectors stand for. ErrDimension says that the
// vectors are of another kind than those that are kept; all are forgotten then.
func (f *MessageFinder) AddMessageVectors(ctx context.Context, in string, of []MessageText, vectors [][]float32) error {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.messageSpace(ctx, in)
	if err != nil || len(vectors) == 0 {
		return err
	}
	if dimensions != 0 && dimensions != len(vectors[0]) {
		return cmp.Or(f.dropMessageVectors(ctx), ErrDimension)
	}
	same := map[int64]bool{}
	for _, m := range of {
		is, err := sqlite.One(ctx, f.x.main, sqlite.ErrNone, sqlite.Value[bool], "SELECT EXISTS (SELECT 1 FROM messages WHERE id = ? AND substr(content, 1, ?) = ?)",
			m.ID, embeddedBytes, m.Text)
		if err != nil {
			return err
		}
		same[m.ID] = is
	}
	return f.x.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
		if dimensions == 0 {
			if err := t.Exec(ctx, "INSERT INTO message_spaces (space, dimensions) VALUES (?, ?)", in, len(vectors[0])); err != nil {
				return err
			}
		}
		for i, v := range vectors {
			if !same[of[i].ID] {
				continue
			}
			if err := t.Exec(ctx, "INSERT OR REPLACE INTO message_vectors (id, vector) VALUES (?, ?)", of[i].ID, encodeVector(v)); err != nil {
				return err
			}
		}
		return nil
	})
}

// HasMessageVectors reports whether messages between two ids have vectors in a space, so that none is asked for in vain.
func (f *MessageFinder) HasMessageVectors(ctx context.Context, in string, from, to int64) (has bool, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.messageSpace(ctx, in)
	if err != nil || dimensions == 0 {
		return false, err
	}
	return sqlite.One(ctx, f.x.words.pool, sqlite.ErrNone, sqlite.Value[bool], "SELECT EXISTS (SELECT 1 FROM message_vectors WHERE id BETWEEN ? AND ?)", from, to)
}

// FindNearMessages ranks messages, whose ids rise, by how near they are to a vector, the nearest first, and says how many of
// these stand out from all others. Those without a vector are left out.
func (f *MessageFinder) FindNearMessages(ctx context.Context, ids []int64, in string, vector []float32, limit int) (nearest []int64, outlying int, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	dimensions, err := f.messageSpace(ctx, in)
	if err != nil || dimensions == 0 || len(ids) == 0 {
		return nil, 0, err
	}
	if dimensions != len(vector) {
		return nil, 0, cmp.Or(f.dropMessageVectors(ctx), ErrDimension)
	}
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
	}, "SELECT id, vector FROM message_vectors WHERE id BETWEEN ? AND ? ORDER BY id", ids[0], ids[len(ids)-1])
	if err != nil {
		return nil, 0, err
	}
	least := passage.Outlying(func(yield func(float64) bool) {
		for _, n := range all {
			if !yield(n.likeness) {
				return
			}
		}
	})
	slices.SortFunc(all, func(a, b near) int { return cmp.Or(cmp.Compare(b.likeness, a.likeness), cmp.Compare(a.id, b.id)) })
	for _, n := range all[:min(len(all), limit)] {
		nearest = append(nearest, n.id)
		if n.likeness >= least {
			outlying++
		}
	}
	return nearest, outlying, nil
}

// likenessOf is the product of a vector as it is kept and another one of the same length.
func likenessOf(blob []byte, vector []float32) float64 {
	sum := float32(0)
	for i, x := range vector {
		sum += x * math.Float32frombits(binary.LittleEndian.Uint32(blob[4*i:]))
	}
	return float64(sum)
}
