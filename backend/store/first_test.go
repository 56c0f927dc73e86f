package store_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
)

// queue holds the writing connection until it is let go of, and notes the order of those who wait for it.
type queue struct {
	t  *testing.T
	db *store.DB

	letGo func()
	mu    sync.Mutex
	order []string
}

func newQueue(t *testing.T, db *store.DB) *queue {
	held := make(chan struct{})
	q := &queue{t: t, db: db, letGo: sync.OnceFunc(func() { close(held) })}
	q.write(t.Context(), "the one at work", func() { <-held }, nil)
	return q
}

// write queues a transaction, and returns when it is in the queue.
func (q *queue) write(ctx context.Context, name string, act func(), want error) {
	go func() {
		err := q.db.Write(ctx, func(*sqlite.Tx) error {
			act()
			q.note(name)
			return nil
		})
		if !errors.Is(err, want) {
			q.t.Errorf("%s: %v", name, err)
		}
	}()
	synctest.Wait()
}

func (q *queue) note(name string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.order = append(q.order, name)
}

func (q *queue) served() []string {
	synctest.Wait()
	q.mu.Lock()
	defer q.mu.Unlock()
	return slices.Clone(q.order)
}

func TestACheckpointGoesBeforeAllWhoWaitToWrite(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		db := fresh(t)
		c := begin(t, db, "Hello.")
		s := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Go on."}))(t)
		q := newQueue(t, db)
		q.write(t.Context(), "an import", func() {
			if err := sqlite.Has(t.Context(), db, errors.New("the import went first"), "SELECT 1 FROM turn_drafts WHERE content = 'So far'"); err != nil {
				t.Error(err)
			}
		}, nil)
		q.write(t.Context(), "a purge", func() {}, nil)
		go func() {
			if err := db.Turns.Checkpoint(t.Context(), turn.Draft{ConversationID: c.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: "So far"}); err != nil {
				t.Error(err)
			}
			q.note("the checkpoint")
		}()
		synctest.Wait()
		q.letGo()
		all := q.served()
		if !slices.Contains(all, "the checkpoint") {
			t.Error(all)
		}
		inTurn := slices.DeleteFunc(all, func(name string) bool { return name == "the checkpoint" })
		if d := cmp.Diff([]string{"the one at work", "an import", "a purge"}, inTurn); d != "" {
			t.Error(d)
		}
	})
}

func TestWhoStopsWaitingToWriteLosesNoConnection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		db := fresh(t)
		q := newQueue(t, db)
		ctx, cancel := context.WithCancel(t.Context())
		q.write(ctx, "one who leaves", func() {}, context.Canceled)
		q.write(t.Context(), "one who stays", func() {}, nil)
		cancel()
		synctest.Wait()
		q.letGo()
		if d := cmp.Diff([]string{"the one at work", "one who stays"}, q.served()); d != "" {
			t.Error(d)
		}
		ok(t, db.Write(t.Context(), func(*sqlite.Tx) error { return nil }))
	})
}
