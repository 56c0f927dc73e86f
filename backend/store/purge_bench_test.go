package store_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/sqlite"
)

// purgeBenchRows is how many messages the purged conversation has.
const purgeBenchRows = 20_000

// deleting gives a database that overwrites what it deletes, as ours does, and one that doesn't.
func deleting(b *testing.B, run func(*testing.B, *store.DB)) {
	for name, pragma := range map[string]string{"overwriting": "1", "plain": "0"} {
		b.Run(name, func(b *testing.B) {
			db := fresh(b)
			ok(b, db.EachConnection(b.Context(), func(conn string, c *sqlite.Conn) {
				if conn == "writer" {
					ok(b, c.Script(b.Context(), "PRAGMA secure_delete = "+pragma))
				}
			}))
			run(b, db)
		})
	}
}

// BenchmarkPurge deletes a conversation for good, and measures how long a turn of another one waits meanwhile.
func BenchmarkPurge(b *testing.B) {
	deleting(b, func(b *testing.B, db *store.DB) {
		ctx := b.Context()
		other := begin(b, db, "Hello.")
		s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: other.ID, Text: "Go on."}))(b)
		longest := time.Duration(0)
		for b.Loop() {
			b.StopTimer()
			texts := make([]string, purgeBenchRows)
			for i := range texts {
				texts[i] = fmt.Sprintf("The keeper of the light writes line %d of the log, and trims the lamp before the night.", i)
			}
			c := must(db.Chats.CreateConversation(ctx, chat.NewConversation{FirstMes: "Hello.", AlternateGreetings: texts}))(b)
			stop, waited := turning(ctx, db, s)
			b.StartTimer()
			ok(b, db.Chats.PurgeConversation(ctx, c.ID))
			b.StopTimer()
			stop()
			longest = max(longest, <-waited)
			b.StartTimer()
		}
		b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest-wait")
	})
}

// turning writes checkpoints until it is stopped, and gives the longest time that one took.
func turning(ctx context.Context, db *store.DB, s turn.Snapshot) (stop func(), waited <-chan time.Duration) {
	ctx, stop = context.WithCancel(ctx)
	done := make(chan time.Duration, 1)
	go func() {
		longest := time.Duration(0)
		for n := 0; ctx.Err() == nil; n++ {
			began := time.Now()
			err := db.Turns.Checkpoint(context.WithoutCancel(ctx), turn.Draft{
				ConversationID: s.Conversation.ID, ParentID: s.User.ID, TurnIndex: s.TurnIndex, Text: fmt.Sprintf("The lamp burns %d.", n),
			})
			if err != nil {
				panic(err)
			}
			longest = max(longest, time.Since(began))
		}
		done <- longest
	}()
	return stop, done
}

// BenchmarkTurnWrites writes a turn with four checkpoints.
func BenchmarkTurnWrites(b *testing.B) {
	deleting(b, func(b *testing.B, db *store.DB) {
		ctx := b.Context()
		c := begin(b, db, "Hello.")
		for b.Loop() {
			s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Go on."}))(b)
			for n := range 4 {
				ok(b, db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: c.ID, ParentID: s.User.ID, TurnIndex: s.TurnIndex, Text: fmt.Sprintf("The lamp burns %d.", n)}))
			}
			must(db.Turns.Commit(ctx, result(s, turn.Send, "The lamp burns all night.")))(b)
		}
	})
}
