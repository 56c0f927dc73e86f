package index

import (
	"context"
	"errors"
	"os"
	"strings"

	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

// words is the file of the index.
//
// Each step that brings it up to date writes a fresh mark, here first and then into the
// meta of the main file together with the end of the changes that were read. Two files
// that have the same mark belong together. After a crash between the two writes, or when
// another file took the main one's place, they differ, and the index is made again.
type words struct {
	path     string
	pool     *sqlite.Pool
	passages bool // it is known that it has the tables of passages
}

// indexTables. The words come in folded and with spaces between them (search.Index), so the
// simplest of the tokenizers reads them; it takes every character beyond ASCII as a letter.
// The two prefix indexes answer words that are half typed, and one or two characters of
// writing without spaces.
const indexTables = `
CREATE TABLE state (mark TEXT NOT NULL, upto INTEGER NOT NULL, deletions INTEGER NOT NULL DEFAULT 0);
CREATE TABLE things (doc INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (kind, id));
CREATE VIRTUAL TABLE message_words USING fts5 (words, content='', contentless_delete=1, tokenize='ascii', prefix='1 2');
CREATE VIRTUAL TABLE message_stems USING fts5 (words, content='', contentless_delete=1, detail=none, tokenize='ascii');
CREATE VIRTUAL TABLE thing_words USING fts5 (words, content='', contentless_delete=1, tokenize='ascii', prefix='1 2');
`

// indexTerms are the words of the messages, for as long as the connection is open.
const indexTerms = `CREATE VIRTUAL TABLE IF NOT EXISTS temp.message_terms USING fts5vocab (main, message_words, row)`

// open gives the connection, whose file may be new and empty. The caller holds mu.
func (w *words) open() (_ *sqlite.Pool, err error) {
	if w.pool == nil {
		if _, is := sqlite.Exists(w.path); !is {
			if err := sqlite.Touch(w.path); err != nil {
				return nil, err
			}
		}
		w.pool, err = sqlite.OpenPool(w.path, sqlite.Indexing, 1)
	}
	return w.pool, err
}

func (w *words) close() error {
	if w.pool == nil {
		return nil
	}
	l := w.pool
	w.pool, w.passages = nil, false
	return l.Close()
}

// discard removes the file, so that the next step makes it again.
func (w *words) discard() {
	_ = w.close()
	_ = os.Remove(w.path) // what cannot be removed is found damaged again
}

// renew replaces the file by one with a mark and without words.
func (w *words) renew(ctx context.Context, mark string) error {
	err := w.close()
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if gone := os.Remove(w.path + suffix); !errors.Is(gone, os.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	if err != nil {
		return sqlite.Unwritable(err)
	}
	l, err := w.open()
	if err != nil {
		return err
	}
	return l.Transact(ctx, func(at *sqlite.Conn) error {
		if err := at.Script(ctx, indexTables+textVectors); err != nil {
			return err
		}
		return at.Exec(ctx, "INSERT INTO state (mark, upto) VALUES (?, 0)", mark)
	})
}

// state reads the mark and the last message; a file without them, and one of an older version, has no mark.
func (w *words) state(ctx context.Context) (mark string, upto int64, err error) {
	l, err := w.open()
	if err != nil {
		return "", 0, err
	}
	err = l.Transact(ctx, func(at *sqlite.Conn) error {
		has, err := sqlite.One(ctx, at, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM sqlite_schema WHERE name = 'state'")
		if err != nil || has == 0 {
			return err
		}
		return sqlite.Into(ctx, at, sqlite.ErrNone, []any{&mark, &upto}, "SELECT mark, upto FROM state")
	})
	if sqlite.Broken(err) {
		return "", 0, nil // it is made again
	}
	if !strings.HasPrefix(mark, indexVersion) {
		return "", 0, err
	}
	return mark, upto, err
}

// take writes a batch into the index.
func (w *words) take(ctx context.Context, b batch, mark string, upto int64) error {
	return w.pool.Transact(ctx, func(t *sqlite.Conn) error {
		deletions := 0
		for _, c := range b.changes {
			deleted, err := indexChange(ctx, t, c)
			if err != nil {
				return err
			}
			if deleted {
				deletions++
			}
		}
		for _, d := range b.messages {
			if err := addMessage(ctx, t, d); err != nil {
				return err
			}
			upto = d.id
		}
		return t.Exec(ctx, "UPDATE state SET mark = ?, upto = ?, deletions = deletions + ?", mark, upto, deletions)
	})
}

// addMessage takes in a message that the index does not have.
func addMessage(ctx context.Context, t *sqlite.Conn, d doc) error {
	return t.Execs(ctx,
		sqlite.Do("INSERT INTO message_words (rowid, words) VALUES (?, ?)", d.id, search.Index(d.text+"\n"+d.calls)),
		sqlite.Do("INSERT INTO message_stems (rowid, words) VALUES (?, ?)", d.id, d.stems))
}

// indexChange takes in what a changed thing says now, and reports whether the index may have what it said before.
func indexChange(ctx context.Context, t *sqlite.Conn, c change) (deleted bool, err error) {
	if c.kind == search.Message {
		if err := t.Execs(ctx,
			sqlite.Do("DELETE FROM message_words WHERE rowid = CAST(? AS INTEGER)", c.id),
			sqlite.Do("DELETE FROM message_stems WHERE rowid = CAST(? AS INTEGER)", c.id),
			sqlite.Do("DELETE FROM message_vectors WHERE id = CAST(? AS INTEGER)", c.id)); err != nil || c.said == nil {
			return true, err
		}
		return true, addMessage(ctx, t, *c.said)
	}
	known := true
	id, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT doc FROM things WHERE kind = ? AND id = ?", c.kind, c.id)
	if errors.Is(err, sqlite.ErrNone) {
		if c.text == nil {
			return false, nil
		}
		known = false
		id, err = t.Insert(ctx, "INSERT INTO things (kind, id) VALUES (?, ?)", c.kind, c.id)
	}
	if err != nil {
		return known, err
	}
	if c.text == nil {
		if err := t.Exec(ctx, "DELETE FROM things WHERE doc = ?", id); err != nil {
			return known, err
		}
	}
	if err := t.Exec(ctx, "DELETE FROM thing_words WHERE rowid = ?", id); err != nil || c.text == nil {
		return known, err
	}
	return known, t.Exec(ctx, "INSERT INTO thing_words (rowid, words) VALUES (?, ?)", id, search.Index(*c.text))
}
