package index

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/store/sqlite"
)

// MostEmbedded is how many passages a document has at most that is found by meaning. A longer one
// would keep a model at work for an hour, and each search would read all of its vectors.
const MostEmbedded = 10_000

// ErrDimension says that a vector has another number of dimensions than those that are kept: the
// server has another model under the same name. The vectors of the document are forgotten.
var ErrDimension = errors.New("the vectors have another number of dimensions")

// vectorTables. A space names the model that made the vectors of a document.
const vectorTables = `
CREATE TABLE IF NOT EXISTS passage_spaces (document INTEGER PRIMARY KEY, space TEXT NOT NULL, dimensions INTEGER NOT NULL, vectors INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS passage_vectors (id INTEGER PRIMARY KEY, vector BLOB NOT NULL);
`

// A space is what is kept of a document's vectors.
type space struct {
	name       string
	dimensions int
	vectors    int
}

// headingBefore is how many passages before one are looked at for the heading that it stands under.
const headingBefore = 16

// PassagesToEmbed gives the windows of the next passages of a document, at most limit, that have no vectors in a space;
// from is the number of the first one. It gives none when all have one, or when the document is too
// long for that.
func (s *Searcher) PassagesToEmbed(ctx context.Context, hash, in string, limit int) (from int, texts [][]string, err error) {
	err = s.withPassages(ctx, []string{hash}, func(documents []indexed) error {
		d := documents[0]
		if d.passages > MostEmbedded {
			return nil
		}
		at, err := s.space(ctx, d, in)
		if err != nil {
			return err
		}
		from = at.vectors
		texts = nil
		heading, number := "", max(0, from-headingBefore)
		first := number
		return sqlite.Each(ctx, s.words.pool, func(row sqlite.Row) error {
			p, err := scanPassage(row)
			if err != nil {
				return err
			}
			if number >= from {
				texts = append(texts, p.Windows(heading))
			}
			number++
			heading = p.HeadingAfter(heading)
			return nil
		}, "SELECT id, page, line, last, name, head, text FROM passages WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
			d.first()+int64(first), d.first()+int64(d.passages), from-first+limit)
	})
	return from, texts, err
}

// space reads what is kept of a document's vectors in a space; the zero space where it has none.
func (s *Searcher) space(ctx context.Context, d indexed, in string) (at space, err error) {
	at, err = sqlite.One(ctx, s.words.pool, sqlite.ErrNone, func(row sqlite.Row) (at space, err error) {
		return at, row.Scan(&at.name, &at.dimensions, &at.vectors)
	}, "SELECT space, dimensions, vectors FROM passage_spaces WHERE document = ?", d.id)
	if errors.Is(err, sqlite.ErrNone) || err == nil && at.name != in {
		return space{name: in}, nil
	}
	return at, err
}

// AddVectors writes vectors of a document's passages, from the passage from on: of each passage those of its windows. Those of another
// space give way to them. What was added by another caller in the meantime is left as it is.
func (s *Searcher) AddVectors(ctx context.Context, hash, in string, from int, vectors [][][]float32) error {
	if len(vectors) == 0 {
		return nil
	}
	changed := false
	err := s.withPassages(ctx, []string{hash}, func(documents []indexed) error {
		d := documents[0]
		at, err := s.space(ctx, d, in)
		if err != nil || at.vectors != from {
			return err
		}
		return s.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
			changed = from > 0 && at.dimensions != len(vectors[0][0])
			if from == 0 || changed {
				if err := dropVectors(ctx, t, d.id); err != nil || changed {
					return err
				}
			}
			for i, v := range vectors {
				id := d.first() + int64(from+i)
				if err := t.Exec(ctx, "INSERT INTO passage_vectors (id, vector) VALUES (?, ?)", id, slices.Concat(lists.Map(v, encodeVector)...)); err != nil {
					return err
				}
			}
			return t.Exec(ctx, "INSERT OR REPLACE INTO passage_spaces (document, space, dimensions, vectors) VALUES (?, ?, ?, ?)",
				d.id, in, len(vectors[0][0]), from+len(vectors))
		})
	})
	if err == nil && changed {
		err = ErrDimension
	}
	return err
}

func dropVectors(ctx context.Context, t *sqlite.Conn, document int64) error {
	first := document << documentBits
	return t.Execs(ctx,
		sqlite.Do("DELETE FROM passage_vectors WHERE id BETWEEN ? AND ?", first, first+1<<documentBits-1),
		sqlite.Do("DELETE FROM passage_spaces WHERE document = ?", document))
}

// CountEmbedded counts the documents of which every passage has a vector in a space, and those of which
// that is still to come.
func (s *Searcher) CountEmbedded(ctx context.Context, hashes []string, in string) (ready, missing int, err error) {
	err = s.withPassages(ctx, hashes, func(documents []indexed) error {
		ready, missing = 0, 0
		for _, d := range documents {
			at, err := s.space(ctx, d, in)
			switch {
			case err != nil:
				return err
			case d.passages > MostEmbedded:
			case at.vectors < d.passages:
				missing++
			default:
				ready++
			}
		}
		return nil
	})
	return ready, missing, err
}

// FindNear ranks passages of documents by how near their vectors are to one, the nearest first. A passage is as near as the
// nearest of its windows. It fits where it is nearer than passages are to noise, the vectors of what means nothing.
// Documents of which not every passage has a vector in the space are left out. ErrDimension says
// that the vector is not of the space, whose vectors are forgotten then.
func (s *Searcher) FindNear(ctx context.Context, hashes []string, in string, vector []float32, noise [][]float32, limit int) (hits []passage.Hit, err error) {
	err = s.withPassages(ctx, hashes, func(documents []indexed) error {
		var all []near
		var meaningless []float64
		changed := slices.ContainsFunc(noise, func(v []float32) bool { return len(v) != len(vector) })
		for i, d := range documents {
			at, err := s.space(ctx, d, in)
			if err != nil {
				return err
			}
			if at.vectors < d.passages {
				continue
			}
			if at.dimensions != len(vector) {
				changed = true
				if err := s.words.pool.Transact(ctx, func(t *sqlite.Conn) error { return dropVectors(ctx, t, d.id) }); err != nil {
					return err
				}
				continue
			}
			of, against, err := s.near(ctx, d, i, vector, noise)
			if err != nil {
				return err
			}
			all, meaningless = append(all, of...), append(meaningless, against...)
		}
		if changed {
			return ErrDimension
		}
		hits, err = s.nearest(ctx, all, passage.AboveNoise(slices.Values(meaningless)), limit)
		return err
	})
	return hits, err
}

// A near is a passage with the likeness of its vector to the one that is sought.
type near struct {
	id       int64
	document int
	likeness float64
}

// near gives how near the passages of a document are to a vector, and to each of noise.
func (s *Searcher) near(ctx context.Context, d indexed, document int, vector []float32, noise [][]float32) (all []near, against []float64, err error) {
	all = make([]near, 0, d.passages)
	err = sqlite.Each(ctx, s.words.pool, func(row sqlite.Row) error {
		n := near{document: document}
		var blob []byte
		if err := row.Scan(&n.id, &blob); err != nil {
			return err
		}
		if len(blob) == 0 || len(blob)%(4*len(vector)) != 0 {
			return fault.New(fault.Internal, "The search index of a file is damaged.")
		}
		n.likeness = nearestWindow(blob, vector)
		all = append(all, n)
		for _, v := range noise {
			against = append(against, nearestWindow(blob, v))
		}
		return nil
	}, "SELECT id, vector FROM passage_vectors WHERE id BETWEEN ? AND ?", d.first(), d.first()+1<<documentBits-1)
	return all, against, err
}

// nearestWindow is how near the nearest of the vectors in a blob is to one.
func nearestWindow(blob []byte, vector []float32) float64 {
	best := math.Inf(-1)
	for window := range slices.Chunk(blob, 4*len(vector)) {
		best = max(best, likenessOf(window, vector))
	}
	return best
}

// mostNear is how many passages are given as fitting a question by meaning alone. The best three are among them where the words
// of a question find nothing.
const mostNear = 3

// nearest reads the passages that are nearest. Those above the likeness that noise has answer the question.
func (s *Searcher) nearest(ctx context.Context, all []near, above float64, limit int) ([]passage.Hit, error) {
	slices.SortFunc(all, func(a, b near) int { return cmp.Or(cmp.Compare(b.likeness, a.likeness), cmp.Compare(a.id, b.id)) })
	hits := make([]passage.Hit, 0, min(len(all), limit))
	for rank, n := range all[:cap(hits)] {
		p, err := sqlite.One(ctx, s.words.pool, errRenewed, scanPassage, "SELECT id, page, line, last, name, head, text FROM passages WHERE id = ?", n.id)
		if err != nil {
			return nil, fmt.Errorf("read a passage that is near: %w", err)
		}
		h := passage.Hit{Passage: p, Document: n.document, Score: n.likeness, Found: p.Line, Snippet: passage.OneLine(p.Text)}
		if rank < mostNear && n.likeness > above {
			h.Fit = 1
		}
		hits = append(hits, h)
	}
	return hits, nil
}

// encodeVector is a vector as it is kept.
func encodeVector(v []float32) []byte {
	blob := make([]byte, 4*len(v))
	for i, x := range v {
		binary.LittleEndian.PutUint32(blob[4*i:], math.Float32bits(x))
	}
	return blob
}
