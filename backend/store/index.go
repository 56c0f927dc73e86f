package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"terzetto/backend/search"
)

// An index is the file in which the search looks. It holds words, no texts, and nothing
// that cannot be made again: it is in no copy, and a damaged one is thrown away.
//
// Each step that brings it up to date writes a fresh mark, here first and then into the
// meta of the main file together with the end of the changes that were taken in. Two files
// that have the same mark belong together. After a crash between the two writes, or when
// another file took the main one's place, they differ, and the index begins anew.
type index struct {
	mu    sync.Mutex // one step or one look at a time
	path  string
	lanes *lanes
}

const (
	indexName = "search.db"
	metaIndex = "search" // the mark

	// indexVersion is a part of each mark, so that another way of reading words begins anew.
	indexVersion = "1-"

	// stepRows is how many rows a step takes in: about 50 ms, for which a search may have to wait.
	stepRows = 500
	// stepBytes ends a step early, so that long texts take no memory.
	stepBytes = 1 << 20
	// logRows is how much of a run's log counts.
	logRows = 500
	// documentText is how many characters of a document count: a book's worth of chapters.
	documentText = 200_000

	// The index follows by itself, out of the way of a start and of what a person does.
	indexFirst = 2 * time.Second
	indexEvery = 30 * time.Second
	indexPause = 20 * time.Millisecond
)

// indexTables. The words come in folded and with spaces between them (search.Index), so the
// simplest of the tokenizers reads them; it takes every character beyond ASCII as a letter.
// The two prefix indexes answer words that are half typed, and one or two characters of
// writing without spaces.
const indexTables = `
CREATE TABLE state (mark TEXT NOT NULL, upto INTEGER NOT NULL);
CREATE TABLE things (doc INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (kind, id));
CREATE VIRTUAL TABLE message_words USING fts5 (words, content='', contentless_delete=1, tokenize='ascii', prefix='1 2');
CREATE VIRTUAL TABLE thing_words USING fts5 (words, content='', contentless_delete=1, tokenize='ascii', prefix='1 2');
`

func newIndex(dir string) *index { return &index{path: filepath.Join(dir, indexName)} }

// open gives the connection, whose file may be new and empty. The caller has mu.
func (x *index) open() (_ *lanes, err error) {
	if x.lanes == nil {
		if _, is := exists(x.path); !is {
			if err := touch(x.path); err != nil {
				return nil, err
			}
		}
		x.lanes, err = openLanes(x.path, indexing, 1)
	}
	return x.lanes, err
}

func (x *index) close() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.shut()
}

func (x *index) shut() error {
	if x.lanes == nil {
		return nil
	}
	l := x.lanes
	x.lanes = nil
	return l.close()
}

// lose throws the mark away, so that the next step begins anew.
func (x *index) lose() {
	_ = x.shut()
	_ = os.Remove(x.path) // what cannot be removed is found damaged again
}

// renew makes the file anew, with a mark and without words.
func (x *index) renew(ctx context.Context, mark string) error {
	err := x.shut()
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if gone := os.Remove(x.path + suffix); !errors.Is(gone, os.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	if err != nil {
		return unwritable(err)
	}
	l, err := x.open()
	if err != nil {
		return err
	}
	return l.transact(ctx, func(at *lane) error {
		if _, err := at.conn.ExecContext(ctx, indexTables); err != nil {
			return err
		}
		_, err := at.exec(ctx, "INSERT INTO state (mark, upto) VALUES (?, 0)", mark)
		return err
	})
}

// state reads the mark and the last message; a file without them has no mark.
func (x *index) state(ctx context.Context) (mark string, upto int64, err error) {
	l, err := x.open()
	if err != nil {
		return "", 0, err
	}
	err = l.transact(ctx, func(at *lane) error {
		has, err := one(ctx, &Tx{lane: at}, errNone, value[int], "SELECT count(*) FROM sqlite_schema WHERE name = 'state'")
		if err != nil || has == 0 {
			return err
		}
		s, err := at.prepare(ctx, "SELECT mark, upto FROM state") //nolint:sqlclosecheck // the lane keeps its statements until it is closed
		if err != nil {
			return err
		}
		return s.QueryRowContext(ctx).Scan(&mark, &upto)
	})
	if broken(err) {
		return "", 0, nil // it begins anew
	}
	return mark, upto, err
}

// Index takes in what the search does not know yet, at most one step of it, and says how
// many messages are left. The store calls it by itself; a search calls it when little is left.
func (db *DB) Index(ctx context.Context) (left int, err error) {
	db.index.mu.Lock()
	defer db.index.mu.Unlock()
	return db.indexStep(ctx)
}

// A batch is what one step takes in.
type batch struct {
	mark     string // of the main file
	changes  []change
	lastSeq  int64
	messages []doc // new ones
	left     int   // messages behind them
}

type change struct {
	seq      int64
	kind, id string
	text     *string // nil: it is gone
}

type doc struct {
	id   int64
	text string
}

// indexStep is Index for who has the index.
func (db *DB) indexStep(ctx context.Context) (left int, err error) {
	mark, upto, err := db.index.state(ctx)
	if err != nil {
		return 0, err
	}
	b, err := db.batch(ctx, upto)
	if err != nil {
		return 0, err
	}
	next := indexVersion + db.o.NewID()
	if mark == "" || mark != b.mark {
		if err := db.index.renew(ctx, next); err != nil {
			return 0, err
		}
		return db.indexAll(ctx, next)
	}
	if len(b.changes) == 0 && len(b.messages) == 0 {
		return 0, nil
	}
	if err := db.index.take(ctx, b, next, upto); err != nil {
		if broken(err) {
			db.index.lose()
		}
		return 0, err
	}
	err = db.write(ctx, func(t *Tx) error {
		if err := t.setMeta(ctx, metaIndex, next); err != nil {
			return err
		}
		return t.exec(ctx, "DELETE FROM search_changes WHERE seq <= ?", b.lastSeq)
	})
	return b.left, err
}

// indexAll has everything taken in anew by the steps that follow.
func (db *DB) indexAll(ctx context.Context, mark string) (left int, err error) {
	err = db.write(ctx, func(t *Tx) error {
		if err := t.exec(ctx, "DELETE FROM search_changes"); err != nil {
			return err
		}
		err := t.exec(ctx, `INSERT INTO search_changes (kind, id) SELECT 'conversation', id FROM conversations
		  UNION ALL SELECT 'character', id FROM character_cards UNION ALL SELECT 'run', id FROM runs UNION ALL SELECT 'workflow', id FROM automations
		  UNION ALL SELECT 'teamwork', id FROM team_workflows UNION ALL SELECT 'document', id FROM team_documents`)
		if err != nil {
			return err
		}
		if left, err = one(ctx, t, errNone, value[int], "SELECT (SELECT count(*) FROM messages) + (SELECT count(*) FROM search_changes)"); err != nil {
			return err
		}
		return t.setMeta(ctx, metaIndex, mark)
	})
	return left, err
}

// errEnough ends the reading of a batch that is large enough.
var errEnough = errors.New("enough for one step")

// batch reads what the next step takes in.
func (db *DB) batch(ctx context.Context, upto int64) (b batch, err error) {
	err = db.read(ctx, func(t *Tx) error {
		if b.mark, err = t.meta(ctx, metaIndex); err != nil {
			return err
		}
		b.changes, err = list(ctx, t, func(row scanner) (c change, err error) {
			return c, row.Scan(&c.seq, &c.kind, &c.id)
		}, "SELECT seq, kind, id FROM search_changes ORDER BY seq LIMIT ?", stepRows)
		if err != nil {
			return err
		}
		size := 0
		for i, c := range b.changes {
			if b.changes[i].text, err = t.textOf(ctx, c, upto); err != nil {
				return err
			}
			b.lastSeq = c.seq
			if text := b.changes[i].text; text != nil {
				size += len(*text)
			}
			if size > stepBytes {
				b.changes = b.changes[:i+1]
				break
			}
		}
		_, err = list(ctx, t, func(row scanner) (none struct{}, err error) {
			if size > stepBytes {
				return none, errEnough
			}
			var d doc
			if err := row.Scan(&d.id, &d.text); err != nil {
				return none, err
			}
			b.messages = append(b.messages, d)
			size += len(d.text)
			upto = d.id
			return none, nil
		}, "SELECT id, content FROM messages WHERE id > ? ORDER BY id LIMIT ?", upto, stepRows-len(b.changes))
		if err != nil && !errors.Is(err, errEnough) {
			return err
		}
		b.left, err = one(ctx, t, errNone, value[int], "SELECT (SELECT count(*) FROM messages WHERE id > ?) + (SELECT count(*) FROM search_changes WHERE seq > ?)", upto, b.lastSeq)
		return err
	})
	return b, err
}

// textOf reads what of a changed thing is looked through; nil when there is none.
func (t *Tx) textOf(ctx context.Context, c change, upto int64) (*string, error) {
	if c.kind == search.Message {
		text, err := one(ctx, t, errNone, value[string], "SELECT content FROM messages WHERE id = ? AND id <= ?", c.id, upto)
		if errors.Is(err, errNone) {
			return nil, nil //nolint:nilnil // documented above
		}
		return &text, err
	}
	thing, err := t.thing(ctx, c.kind, c.id)
	if errors.Is(err, errNone) {
		return nil, nil //nolint:nilnil // documented above
	}
	text := thing.title + "\n" + thing.body
	return &text, err
}

// take writes a batch into the index.
func (x *index) take(ctx context.Context, b batch, mark string, upto int64) error {
	return x.lanes.transact(ctx, func(at *lane) error {
		t := &Tx{lane: at}
		for _, c := range b.changes {
			if err := t.indexChange(ctx, c); err != nil {
				return err
			}
		}
		for _, d := range b.messages {
			if err := t.exec(ctx, "INSERT INTO message_words (rowid, words) VALUES (?, ?)", d.id, search.Index(d.text)); err != nil {
				return err
			}
			upto = d.id
		}
		return t.exec(ctx, "UPDATE state SET mark = ?, upto = ?", mark, upto)
	})
}

func (t *Tx) indexChange(ctx context.Context, c change) error {
	table, id := "message_words", any(c.id)
	if c.kind != search.Message {
		table = "thing_words"
		doc, err := one(ctx, t, errNone, value[int64], "SELECT doc FROM things WHERE kind = ? AND id = ?", c.kind, c.id)
		if errors.Is(err, errNone) {
			if c.text == nil {
				return nil
			}
			doc, err = t.insert(ctx, "INSERT INTO things (kind, id) VALUES (?, ?)", c.kind, c.id)
		}
		if err != nil {
			return err
		}
		id = doc
		if c.text == nil {
			if err := t.exec(ctx, "DELETE FROM things WHERE doc = ?", doc); err != nil {
				return err
			}
		}
	}
	if err := t.exec(ctx, fmt.Sprintf("DELETE FROM %s WHERE rowid = CAST(? AS INTEGER)", table), id); err != nil || c.text == nil {
		return err
	}
	return t.exec(ctx, fmt.Sprintf("INSERT INTO %s (rowid, words) VALUES (CAST(? AS INTEGER), ?)", table), id, search.Index(*c.text))
}

// startIndexing starts the goroutine that keeps the index up to date between searches.
func (db *DB) startIndexing(ctx context.Context) {
	db.tending.Go(func() {
		timer := time.NewTimer(indexFirst)
		defer timer.Stop()
		seen := int64(-1)
		for {
			select {
			case <-ctx.Done():
				return
			case <-timer.C:
			}
			wait := indexEvery
			if now := db.writes.Load(); now != seen {
				left, err := db.Index(ctx)
				switch {
				case ctx.Err() != nil:
					return
				case err != nil:
					db.o.Log.LogAttrs(ctx, slog.LevelWarn, "bring the search up to date", slog.Any("err", err))
				case left > 0:
					wait = indexPause
				default:
					seen = db.writes.Load()
				}
			}
			timer.Reset(wait)
		}
	})
}
