package index

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"sync"
	"time"

	"terzetto/backend/base/memlimit"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

// A Searcher finds texts in the main file by the words of an index beside it.
type Searcher struct {
	main   *sqlite.DB
	newID  func() string
	log    *slog.Logger
	memory *memlimit.Budget

	mu     sync.Mutex // one step or one search at a time; guards words and held
	words  words
	held   map[string]vocabulary // of contents that were asked for, by their hash
	taking chan struct{}         // held while a document is taken in

	woken   chan struct{} // holds a word that a file came
	end     context.CancelFunc
	tending sync.WaitGroup
}

// Options say what a Searcher works with.
type Options struct {
	Main   *sqlite.DB
	Dir    string        // where the index is
	NewID  func() string // of marks
	Log    *slog.Logger
	Memory *memlimit.Budget // that reading files takes; nil: no end
}

// New gives the search of a file. Start keeps its index up to date until Close.
func New(o Options) *Searcher {
	return &Searcher{
		main: o.Main, newID: o.NewID, log: o.Log, memory: o.Memory, words: words{path: filepath.Join(o.Dir, indexName)}, held: map[string]vocabulary{},
		taking: make(chan struct{}, 1), woken: make(chan struct{}, 1), end: func() {},
	}
}

// Wake says that a file came. It is taken in now, out of the sender's way, so that the first search of a long one
// need not wait.
func (s *Searcher) Wake() {
	select {
	case s.woken <- struct{}{}:
	default:
	}
}

const (
	indexName = "search.db"
	metaIndex = "search" // the mark

	// indexVersion is a part of each mark, so that another way of reading words makes the index again.
	indexVersion = "4-"

	// stepRows is how many rows a step takes in: about 50 ms, for which a search may have to wait.
	stepRows = 300
	// stepBytes ends a step early, so that long texts take no memory.
	stepBytes = 1 << 19
	// logRows is how much of a run's log counts.
	logRows = 500
	// fileText is what is said in the file f; of it, the characters of a book of three hundred pages count.
	// SQLite takes hundreds of megabytes to read a text of 50 as JSON, so of a long one the beginning is cut out.
	fileText = `CASE WHEN f.mime LIKE 'text/%' AND octet_length(f.contents) > 2000000
	  THEN replace(replace(replace(replace(replace(replace(replace(substr(f.contents, instr(f.contents, '"data":"') + 8, 1000000),
	    '\n', char(10)), '\t', char(9)), '\r', ' '), '\"', '"'), '\u003c', '<'), '\u003e', '>'), '\u0026', '&')
	  ELSE substr(ifnull((SELECT group_concat(json_extract(value, '$.data'), char(10)) FROM json_each(f.contents)
	  WHERE json_extract(value, '$.metadata.isText')), ''), 1, 1000000) END`

	// The index follows by itself, out of the way of a start and of what a person does.
	indexFirst = 2 * time.Second
	indexEvery = 30 * time.Second
	indexPause = 20 * time.Millisecond
)

// Index takes in what the search does not know yet, at most one step of it, and says how
// many messages are left. The goroutine of Start calls it; a search calls it too when little is left.
func (s *Searcher) Index(ctx context.Context) (left int, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.step(ctx)
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
	text     *string // of a thing; nil: it is gone
	said     *doc    // of a message; nil: it is gone, or it was not taken in yet
}

// A doc is a message as the index takes it in.
type doc struct {
	id           int64
	conversation string
	author, text string
	calls        string // of tools, that were made before it
	stems        string // what it is recalled by
}

// size is what of a step the change takes.
func (c change) size() int {
	switch {
	case c.text != nil:
		return len(*c.text)
	case c.said != nil:
		return len(c.said.text)
	}
	return 0
}

// step is Index for a caller that holds mu.
func (s *Searcher) step(ctx context.Context) (left int, err error) {
	mark, upto, err := s.words.state(ctx)
	if err != nil {
		return 0, err
	}
	b, err := s.batch(ctx, upto)
	if err != nil {
		return 0, err
	}
	next := indexVersion + s.newID()
	if mark == "" || mark != b.mark {
		if err := s.words.renew(ctx, next); err != nil {
			return 0, err
		}
		return s.all(ctx, next)
	}
	if len(b.changes) == 0 && len(b.messages) == 0 {
		return 0, nil
	}
	if err := s.words.take(ctx, b, next, upto); err != nil {
		if sqlite.Broken(err) {
			s.words.discard()
		}
		return 0, err
	}
	err = s.main.Write(ctx, func(t *sqlite.Tx) error {
		if err := t.SetMeta(ctx, metaIndex, next); err != nil {
			return err
		}
		return t.Exec(ctx, "DELETE FROM search_changes WHERE seq <= ?", b.lastSeq)
	})
	return b.left, err
}

// all marks everything as changed, so that the steps that follow read it again.
func (s *Searcher) all(ctx context.Context, mark string) (left int, err error) {
	err = s.main.Write(ctx, func(t *sqlite.Tx) error {
		if err := t.Exec(ctx, "DELETE FROM search_changes"); err != nil {
			return err
		}
		err := t.Exec(ctx, `INSERT INTO search_changes (kind, id) SELECT 'conversation', id FROM conversations
		  UNION ALL SELECT 'character', id FROM character_cards UNION ALL SELECT 'run', id FROM runs UNION ALL SELECT 'workflow', id FROM automations
		  UNION ALL SELECT 'teamwork', id FROM team_workflows UNION ALL SELECT 'document', id FROM team_documents`)
		if err != nil {
			return err
		}
		if left, err = sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int],
			"SELECT (SELECT count(*) FROM messages) + (SELECT count(*) FROM search_changes)"); err != nil {
			return err
		}
		return t.SetMeta(ctx, metaIndex, mark)
	})
	return left, err
}

// errEnough ends the reading of a batch that is large enough.
var errEnough = errors.New("enough for one step")

// batch reads what the next step takes in.
func (s *Searcher) batch(ctx context.Context, upto int64) (b batch, err error) {
	err = s.main.Read(ctx, func(t *sqlite.Tx) error {
		if b.mark, err = t.Meta(ctx, metaIndex); err != nil {
			return err
		}
		b.changes, err = sqlite.List(ctx, t, func(row sqlite.Row) (c change, err error) {
			return c, row.Scan(&c.seq, &c.kind, &c.id)
		}, "SELECT seq, kind, id FROM search_changes ORDER BY seq LIMIT ?", stepRows)
		if err != nil {
			return err
		}
		size := 0
		for i, c := range b.changes {
			if err = b.changes[i].read(ctx, t, upto); err != nil {
				return err
			}
			b.lastSeq = c.seq
			if size += b.changes[i].size(); size > stepBytes {
				b.changes = b.changes[:i+1]
				break
			}
		}
		err = sqlite.Each(ctx, t, func(row sqlite.Row) error {
			if size > stepBytes {
				return errEnough
			}
			d, err := scanDoc(row)
			if err != nil {
				return err
			}
			b.messages = append(b.messages, d)
			size += len(d.text) + len(d.calls)
			upto = d.id
			return nil
		}, selectDoc+" WHERE m.id > ? ORDER BY m.id LIMIT ?", upto, stepRows-len(b.changes))
		if err != nil && !errors.Is(err, errEnough) {
			return err
		}
		if err := b.stem(ctx, t); err != nil {
			return err
		}
		b.left, err = countLeft(ctx, t, upto, b.lastSeq)
		return err
	})
	return b, err
}

// countLeft is how many rows come after those of a step: counted where the next step takes them all, else by their
// numbers, because to count all of them at each step would take longer than the steps.
func countLeft(ctx context.Context, t *sqlite.Tx, message, change int64) (left int, err error) {
	for query, after := range map[string]int64{
		`SELECT CASE WHEN n > ?2 THEN max(n, (SELECT max(id) FROM messages) - ?1) ELSE n END
		  FROM (SELECT count(*) AS n FROM (SELECT 1 FROM messages WHERE id > ?1 LIMIT ?2 + 1))`: message,
		`SELECT CASE WHEN n > ?2 THEN max(n, (SELECT max(seq) FROM search_changes) - ?1) ELSE n END
		  FROM (SELECT count(*) AS n FROM (SELECT 1 FROM search_changes WHERE seq > ?1 LIMIT ?2 + 1))`: change,
	} {
		n, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int], query, after, stepRows)
		if err != nil {
			return 0, err
		}
		left += n
	}
	return left, nil
}

// callsText is what the calls of tools say that were made before a reply m: which tools, with what, and the beginnings of their results.
const callsText = `ifnull((SELECT group_concat(c.name || ' ' || c.args || char(10) || substr(c.result, 1, 4000), char(10)) FROM calls c
  WHERE c.message_id = m.parent_id AND m.role = 'assistant' AND (c.reply_id = m.id OR c.reply_id IS NULL AND NOT c.own)), '')`

const selectDoc = "SELECT m.id, m.conversation_id, m.author, m.content, " + callsText + " FROM messages m"

func scanDoc(row sqlite.Row) (d doc, err error) {
	return d, row.Scan(&d.id, &d.conversation, &d.author, &d.text, &d.calls)
}

// read reads what of a changed thing is looked through. A message behind upto is taken in later.
func (c *change) read(ctx context.Context, t *sqlite.Tx, upto int64) error {
	if c.kind == search.Message {
		d, err := sqlite.One(ctx, t, sqlite.ErrNone, scanDoc, selectDoc+" WHERE m.id = ? AND m.id <= ?", c.id, upto)
		if errors.Is(err, sqlite.ErrNone) {
			return nil
		}
		c.said = &d
		return err
	}
	thing, err := readThing(ctx, t, c.kind, c.id)
	if errors.Is(err, sqlite.ErrNone) {
		return nil
	}
	text := thing.title + "\n" + thing.body
	c.text = &text
	return err
}

// Start begins the goroutine that keeps the index up to date between searches.
func (s *Searcher) Start(ctx context.Context) {
	ctx, s.end = context.WithCancel(context.WithoutCancel(ctx))
	s.tending.Go(func() {
		timer := time.NewTimer(indexFirst)
		defer timer.Stop()
		seen := int64(-1)
		for {
			select {
			case <-ctx.Done():
				return
			case <-timer.C:
			case <-s.woken:
			}
			wait := indexEvery
			if now := s.main.Writes(); now != seen {
				left, err := s.Index(ctx)
				after := s.main.Writes()
				switch {
				case ctx.Err() != nil:
					return
				case err != nil:
					s.log.LogAttrs(ctx, slog.LevelWarn, "bring the search up to date", slog.Any("err", err))
				case left > 0:
					wait = indexPause
				case s.tendInBackground(ctx):
					wait = indexPause
				case !s.cleanDeleted(ctx):
					wait = cleanAgain
				default:
					seen = after
				}
			}
			timer.Reset(wait)
		}
	})
}

// Close waits for the goroutine, removes what was deleted, and closes the index.
func (s *Searcher) Close() error {
	s.end()
	s.tending.Wait()
	s.cleanFinally()
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.words.close()
}
