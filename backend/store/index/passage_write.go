package index

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

// passageStep is how many passages are written at once: about 50 ms, for which a search may
// have to wait.
const passageStep = 300

// addContent divides a content into passages and writes them, a step at a time, so that searches
// wait for no more than a step. It does nothing when the index has the content. One content is taken in at
// a time, which bounds the memory.
func (s *Searcher) addContent(ctx context.Context, hash string) error {
	has := func() error {
		s.mu.Lock()
		defer s.mu.Unlock()
		_, err := s.readIndexed(ctx, hash)
		return err
	}
	if err := has(); !errors.Is(err, errRenewed) { // a search does not wait for another document
		return err
	}
	ctx, release, err := s.roomFor(ctx, hash)
	if err != nil {
		return err
	}
	defer release()
	select {
	case s.taking <- struct{}{}:
		defer func() { <-s.taking }()
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	if err := has(); !errors.Is(err, errRenewed) {
		return err
	}
	items, err := s.texts(ctx, hash)
	if err != nil {
		return err
	}
	d, err := s.begin(ctx, hash, passage.ExtentOf(items))
	if err != nil {
		return err
	}
	var step []passage.Passage
	words := wordCount{words: map[string]occurrence{}}
	for p := range passage.Split(items) {
		if step = append(step, p); len(step) == passageStep {
			if err := s.addPassages(ctx, &d, step, &words, false); err != nil {
				return err
			}
			step = step[:0]
		}
	}
	return s.addPassages(ctx, &d, step, &words, true)
}

// roomFor waits for the memory that it takes to take a content in. A caller that holds memory already, such as a round that reads a
// file, has it.
func (s *Searcher) roomFor(ctx context.Context, hash string) (with context.Context, release func(), err error) {
	const copies = 3 // of the text: in SQLite, as JSON, and as it is read
	size, err := sqlite.One(ctx, s.main, errNoFile(), sqlite.Value[int64], "SELECT octet_length(contents) FROM files WHERE hash = ? LIMIT 1", hash)
	if err != nil {
		return ctx, nil, err
	}
	return s.memory.Take(ctx, copies*size)
}

func errNoFile() error { return fault.New(fault.NotFound, "This file was deleted.") }

// texts reads the text of a content from the main file.
func (s *Searcher) texts(ctx context.Context, hash string) (items []document.Item, err error) {
	contents, err := sqlite.One(ctx, s.main, errNoFile(), sqlite.Value[[]byte], "SELECT contents FROM files WHERE hash = ? LIMIT 1", hash)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(contents, &items); err != nil {
		return nil, fmt.Errorf("read the contents of a file: %w", err)
	}
	return slices.DeleteFunc(items, func(i document.Item) bool { return !i.Metadata.IsText }), nil
}

// begin notes a document without passages, and removes what an earlier attempt left.
func (s *Searcher) begin(ctx context.Context, hash string, e passage.Extent) (d indexed, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	pool, err := s.passagePool(ctx)
	if err != nil {
		return d, err
	}
	d.extent = e
	err = pool.Transact(ctx, func(t *sqlite.Conn) error {
		if err := dropPassages(ctx, t, passageVersion+hash); err != nil {
			return err
		}
		d.id, err = t.Insert(ctx, "INSERT INTO passage_documents (content, unit, places, bytes, passages, complete) VALUES (?, ?, ?, ?, 0, 0)",
			passageVersion+hash, string(e.Unit), e.Count, e.Bytes)
		return err
	})
	return d, err
}

// DropPassages forgets the passages of a content, which was read in another way since. They are taken in again when they are
// asked for.
func (s *Searcher) DropPassages(ctx context.Context, hash string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	pool, err := s.passagePool(ctx)
	if err != nil {
		return err
	}
	return pool.Transact(ctx, func(t *sqlite.Conn) error { return dropPassages(ctx, t, passageVersion+hash) })
}

func dropPassages(ctx context.Context, t *sqlite.Conn, content string) error {
	id, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "DELETE FROM passage_documents WHERE content = ? RETURNING document", content)
	if errors.Is(err, sqlite.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := dropVectors(ctx, t, id); err != nil {
		return err
	}
	first := id << documentBits
	last := first + 1<<documentBits - 1
	return t.Execs(ctx,
		sqlite.Do("DELETE FROM passage_words WHERE rowid IN (SELECT id FROM passages WHERE id BETWEEN ? AND ?)", first, last),
		sqlite.Do("DELETE FROM passages WHERE id BETWEEN ? AND ?", first, last),
		sqlite.Do("DELETE FROM passage_vocabularies WHERE document = ?", id),
		sqlite.Do("UPDATE state SET deletions = deletions + 1"))
}

// addPassages writes a step of a document, and with the last one its words.
func (s *Searcher) addPassages(ctx context.Context, d *indexed, all []passage.Passage, vocabulary *wordCount, last bool) error {
	words := lists.Map(all, func(p passage.Passage) string { return search.Index(p.Text) })
	for _, w := range words {
		vocabulary.add(w)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	pool, err := s.passagePool(ctx)
	if err != nil {
		return err
	}
	return pool.Transact(ctx, func(t *sqlite.Conn) error {
		if last {
			if err := t.Exec(ctx, "INSERT INTO passage_vocabularies (document, words) VALUES (?, ?)", d.id, string(vocabulary.vocabulary())); err != nil {
				return err
			}
		}
		next := d.passages
		for i, p := range all {
			if next == 1<<documentBits {
				break
			}
			id := d.first() + int64(next)
			_, until := p.Places()
			err := t.Execs(ctx,
				sqlite.Do("INSERT INTO passages (id, document, page, line, last, until, name, head, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
					id, d.id, p.Page, p.Line, p.Last, until, p.Name, p.Head, p.Text),
				sqlite.Do("INSERT INTO passage_words (rowid, words) VALUES (?, ?)", id, words[i]))
			if err != nil {
				return err
			}
			next++
		}
		err := t.Change(ctx, errRenewed, "UPDATE passage_documents SET passages = ?, complete = ? WHERE document = ? AND passages = ? AND complete = 0",
			next, last, d.id, d.passages)
		d.passages = next
		return err
	})
}

// tendPassages removes passages of contents that are gone, and takes in one content that is
// missing. It says whether another one may be missing.
func (s *Searcher) tendPassages(ctx context.Context) (more bool, err error) {
	missing, err := s.contentsToRead(ctx)
	if err != nil || len(missing) == 0 {
		return false, err
	}
	if err := s.addContent(ctx, missing[0]); err != nil && !fault.Is(err, fault.NotFound) {
		return false, err
	}
	return len(missing) > 1, nil
}

// contentsToRead drops the passages of contents that no file has any more, and gives the contents without passages.
func (s *Searcher) contentsToRead(ctx context.Context) ([]string, error) {
	there, err := sqlite.List(ctx, s.main, sqlite.Value[string], "SELECT DISTINCT hash FROM files ORDER BY id DESC")
	if err != nil {
		return nil, err
	}
	return s.compare(ctx, there)
}

// compare drops the passages of contents that are not there, and gives the contents without passages.
func (s *Searcher) compare(ctx context.Context, there []string) (missing []string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	pool, err := s.passagePool(ctx)
	if err != nil {
		return nil, err
	}
	kept := lists.Set(there, func(hash string) string { return passageVersion + hash })
	has := map[string]bool{}
	err = sqlite.Each(ctx, pool, func(row sqlite.Row) error {
		var content string
		var complete bool
		err := row.Scan(&content, &complete)
		has[content] = complete
		return err
	}, "SELECT content, complete FROM passage_documents")
	if err != nil {
		return nil, err
	}
	for content := range has {
		if kept[content] {
			continue
		}
		if err := pool.Transact(ctx, func(t *sqlite.Conn) error { return dropPassages(ctx, t, content) }); err != nil {
			return nil, err
		}
	}
	return slices.DeleteFunc(there, func(hash string) bool { return has[passageVersion+hash] }), nil
}

// tendInBackground is tendPassages for the goroutine of Start. It removes what facts say no more, too.
func (s *Searcher) tendInBackground(ctx context.Context) (more bool) {
	more, err := s.tendPassages(ctx)
	if err = errors.Join(err, FindMessages(s).DropChangedFacts(ctx)); err != nil && ctx.Err() == nil {
		s.log.LogAttrs(ctx, slog.LevelWarn, "bring the search of documents up to date", slog.Any("err", err))
	}
	return more
}
