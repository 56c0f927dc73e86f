package index

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"terzetto/backend/store/sqlite"
)

// The index keeps the words of a deleted row until the parts of the index that have them are merged. Its own way of
// overwriting them at once isn't used: it leaves them in tables without contents, which these are.

const (
	// cleanAgain is when a clean-up is tried again that failed or was in the way of a reader.
	cleanAgain = 5 * time.Second
	// cleanAtExit bounds what an exit waits for.
	cleanAtExit = 5 * time.Second
	// mergePages is how much is merged while a search waits: about 50 ms.
	mergePages = 500
)

// cleanDeleted removes what was deleted since the last time, and says whether nothing of it is left.
func (s *Searcher) cleanDeleted(ctx context.Context) bool {
	err := s.Clean(ctx)
	if err != nil && ctx.Err() == nil && !errors.Is(err, sqlite.ErrBusy) {
		s.log.LogAttrs(ctx, slog.LevelWarn, "remove what was deleted from the search index", slog.Any("err", err))
	}
	return err == nil
}

// Clean removes from the index what was deleted, and gives back its room. Searches are answered between its steps.
func (s *Searcher) Clean(ctx context.Context) error {
	deletions, err := s.deletions(ctx)
	if err != nil || deletions == 0 {
		return err
	}
	for _, table := range []string{"message_words", "message_stems", "thing_words", "passage_words"} {
		if err := s.merge(ctx, table); err != nil {
			return fmt.Errorf("merge %s: %w", table, err)
		}
	}
	alone := func(_ context.Context, act func() error) error {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.words.pool == nil {
			return errRenewed
		}
		return act()
	}
	if err := alone(ctx, func() error { return s.words.pool.GiveBack(ctx) }); err != nil {
		return err
	}
	if err := sqlite.Wipe(ctx, s.words.path, alone); err != nil {
		return err
	}
	return alone(ctx, func() error {
		return s.words.pool.Transact(ctx, func(t *sqlite.Conn) error {
			return t.Exec(ctx, "UPDATE state SET deletions = deletions - ?", deletions)
		})
	})
}

// deletions counts what was deleted since the last Clean that ended.
func (s *Searcher) deletions(ctx context.Context) (n int64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	pool, err := s.passagePool(ctx)
	if err != nil {
		return 0, err
	}
	return sqlite.One(ctx, pool, sqlite.ErrNone, sqlite.Value[int64], "SELECT deletions FROM state")
}

// merge makes one part of the index of all its parts, without the words of deleted rows.
func (s *Searcher) merge(ctx context.Context, table string) error {
	pages := -mergePages // a negative number begins the merging of all parts
	for last := int64(-1); ; {
		var changes int64
		err := func() error {
			s.mu.Lock()
			defer s.mu.Unlock()
			if s.words.pool == nil {
				return errRenewed
			}
			return s.words.pool.Transact(ctx, func(t *sqlite.Conn) (err error) {
				if last, err = changesOf(ctx, t); err != nil {
					return err
				}
				if err := t.Exec(ctx, fmt.Sprintf("INSERT INTO %[1]s (%[1]s, rank) VALUES ('merge', ?)", table), pages); err != nil {
					return err
				}
				changes, err = changesOf(ctx, t)
				return err
			})
		}()
		if err != nil || changes-last < 2 { // the least that SQLite writes where there is something to merge
			return err
		}
		pages = mergePages
	}
}

func changesOf(ctx context.Context, t *sqlite.Conn) (int64, error) {
	return sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64], "SELECT total_changes()")
}

// cleanFinally takes in what was deleted last, and cleans the index. Where that would keep an exit waiting, the index is
// removed, and made again after the next start: what a person deleted is not left in it.
func (s *Searcher) cleanFinally() {
	ctx, cancel := context.WithTimeout(context.Background(), cleanAtExit)
	defer cancel()
	err := s.finish(ctx)
	if err == nil || errors.Is(err, sqlite.ErrBusy) {
		return
	}
	s.log.LogAttrs(ctx, slog.LevelWarn, "the search index is made again after the next start, since what was deleted is still in it", slog.Any("err", err))
	s.mu.Lock()
	defer s.mu.Unlock()
	s.words.discard()
}

// pendingDeletions finds a change that takes something out of the index. Messages are noted when they were edited or deleted.
const pendingDeletions = `SELECT EXISTS (SELECT 1 FROM search_changes c WHERE kind = 'message' OR CASE kind
  WHEN 'conversation' THEN id NOT IN (SELECT id FROM conversations) OR id IN (SELECT conversation_id FROM purges)
  WHEN 'character' THEN id NOT IN (SELECT id FROM character_cards) WHEN 'run' THEN id NOT IN (SELECT id FROM runs)
  WHEN 'workflow' THEN id NOT IN (SELECT id FROM automations) WHEN 'teamwork' THEN id NOT IN (SELECT id FROM team_workflows)
  WHEN 'document' THEN id NOT IN (SELECT id FROM team_documents) WHEN 'file' THEN id NOT IN (SELECT file_id FROM message_files) ELSE 0 END)`

func (s *Searcher) finish(ctx context.Context) error {
	if _, is := sqlite.Exists(s.words.path); !is {
		return nil
	}
	current, err := s.current(ctx)
	if err != nil {
		return err
	}
	if !current {
		return errRenewed
	}
	for {
		pending, err := sqlite.One(ctx, s.main, sqlite.ErrNone, sqlite.Value[bool], pendingDeletions)
		if err != nil {
			return err
		}
		if !pending {
			break
		}
		if _, err := s.Index(ctx); err != nil {
			return err
		}
	}
	if _, err := s.contentsToRead(ctx); err != nil {
		return err
	}
	if err := FindMessages(s).DropChangedFacts(ctx); err != nil {
		return err
	}
	return s.Clean(ctx)
}

// current reports whether the index belongs to the main file.
func (s *Searcher) current(ctx context.Context) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	mark, upto, err := s.words.state(ctx)
	if err != nil {
		return false, err
	}
	b, err := s.batch(ctx, upto)
	return mark != "" && mark == b.mark, err
}
