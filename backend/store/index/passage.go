package index

import (
	"context"
	"errors"
	"strings"

	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

const (
	// passageVersion is a part of each content's name, so that another way of dividing texts reads
	// them again.
	passageVersion = "1-"
	// documentBits is how many of a passage's id count passages of one document.
	documentBits = 20
)

// passageTables. The texts are here too, because reading them out of the main file would take
// the whole of a document for each passage. Ids grow with the place in the document.
const passageTables = `
CREATE TABLE IF NOT EXISTS passage_documents (document INTEGER PRIMARY KEY, content TEXT NOT NULL UNIQUE, unit TEXT NOT NULL, places INTEGER NOT NULL,
  bytes INTEGER NOT NULL, passages INTEGER NOT NULL, complete INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS passages (id INTEGER PRIMARY KEY, document INTEGER NOT NULL, page INTEGER NOT NULL, line INTEGER NOT NULL, last INTEGER NOT NULL,
  until INTEGER NOT NULL, name TEXT NOT NULL, head TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS passages_until ON passages (document, until);
CREATE VIRTUAL TABLE IF NOT EXISTS passage_words USING fts5 (words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2');
`

// An indexed document is one whose passages are in the index.
type indexed struct {
	content  string // the hash
	id       int64
	extent   passage.Extent
	passages int
	complete bool
}

// first is the id of its first passage.
func (d indexed) first() int64 { return d.id << documentBits }

// FindPassages ranks passages of documents by a question in natural language. The documents are named by
// the hashes of their contents. What is not in the index yet is taken in first.
func (s *Searcher) FindPassages(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error) {
	return s.FindFitting(ctx, hashes, question, 0, limit)
}

// FindFitting is FindPassages for a caller that wants none where no passage fits the question that
// well. A message which has nothing to do with the documents is told from their words, which are in
// memory while a conversation goes on.
func (s *Searcher) FindFitting(ctx context.Context, hashes []string, question string, least float64, limit int) ([]passage.Hit, error) {
	var hits []passage.Hit
	if len(question) > search.MaxSought {
		question = head(question, search.MaxSought)
	}
	err := s.withPassages(ctx, hashes, func(documents []indexed) (err error) {
		q := search.Loose(question)
		if least > 0 {
			if most, err := s.fitAtMost(ctx, documents, q); err != nil || most < least {
				return err
			}
		}
		f := finder{pool: s.words.pool, documents: documents, spans: spansOf(documents), question: q, least: least}
		hits, err = f.find(ctx, limit)
		return err
	})
	return hits, err
}

// ReadPassages reads count pages, slides or lines of a document from one on, at most most bytes.
func (s *Searcher) ReadPassages(ctx context.Context, hash string, from, count, most int) (part passage.Excerpt, err error) {
	from, count = max(from, 1), max(count, 1)
	err = s.withPassages(ctx, []string{hash}, func(documents []indexed) error {
		d := documents[0]
		part = passage.Excerpt{Extent: d.extent, From: from, To: from - 1}
		err := sqlite.Each(ctx, s.words.pool, func(row sqlite.Row) error {
			p, err := scanPassage(row)
			if err == nil && !part.Take(p, from, from+count-1, most) {
				err = errEnough
			}
			return err
		}, `SELECT id, page, line, last, name, head, text FROM passages WHERE document = ?1 AND id >=
		  (SELECT id FROM passages WHERE document = ?1 AND until >= ?2 ORDER BY until, id LIMIT 1) ORDER BY id`, d.id, from)
		if errors.Is(err, errEnough) {
			return nil
		}
		return err
	})
	return part, err
}

func scanPassage(row sqlite.Row) (p passage.Passage, err error) {
	var id int64
	return p, row.Scan(&id, &p.Page, &p.Line, &p.Last, &p.Name, &p.Head, &p.Text)
}

func head(text string, most int) string { return strings.ToValidUTF8(text[:most], "") }

// withPassages holds the index while act reads the passages of contents. A damaged index is
// made again once.
func (s *Searcher) withPassages(ctx context.Context, hashes []string, act func([]indexed) error) error {
	reading := func() error {
		s.mu.Lock()
		defer s.mu.Unlock()
		documents := make([]indexed, len(hashes))
		for i, hash := range hashes {
			d, err := s.readIndexed(ctx, hash)
			if err != nil {
				return err
			}
			documents[i] = d
		}
		return act(documents)
	}
	try := func() error {
		err := reading()
		if !errors.Is(err, errRenewed) {
			return err
		}
		for _, hash := range hashes {
			if err := s.addContent(ctx, hash); err != nil {
				return err
			}
		}
		return reading()
	}
	err := try()
	if sqlite.Broken(err) || errors.Is(err, errRenewed) {
		s.mu.Lock()
		if sqlite.Broken(err) {
			s.words.discard()
		}
		s.mu.Unlock()
		err = try()
	}
	return err
}

// errRenewed says that the index was made again while passages were taken in.
var errRenewed = errors.New("the index was made again")

// passagePool opens the index with the tables of passages. The caller holds mu.
func (s *Searcher) passagePool(ctx context.Context) (*sqlite.Pool, error) {
	if s.words.passages {
		return s.words.open()
	}
	mark, _, err := s.words.state(ctx)
	if err == nil && mark == "" { // the messages' part would make the file again later
		_, err = s.step(ctx)
	}
	if err != nil {
		return nil, err
	}
	pool, err := s.words.open()
	if err != nil {
		return nil, err
	}
	err = pool.Transact(ctx, func(c *sqlite.Conn) error { return c.Script(ctx, passageTables+vocabularyTable+vectorTables) })
	s.words.passages = err == nil
	return pool, err
}

// readIndexed reads what the index has of a content; errRenewed: not all of it.
func (s *Searcher) readIndexed(ctx context.Context, hash string) (d indexed, err error) {
	pool, err := s.passagePool(ctx)
	if err != nil {
		return d, err
	}
	d, err = sqlite.One(ctx, pool, errRenewed, func(row sqlite.Row) (d indexed, err error) {
		return d, row.Scan(&d.id, &d.extent.Unit, &d.extent.Count, &d.extent.Bytes, &d.passages, &d.complete)
	}, "SELECT document, unit, places, bytes, passages, complete FROM passage_documents WHERE content = ?", passageVersion+hash)
	if err == nil && !d.complete {
		err = errRenewed
	}
	d.content = hash
	return d, err
}
