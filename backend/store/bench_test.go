package store_test

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/pipeline"
	"terzetto/backend/store"
)

// long makes a conversation of n rows.
func long(b *testing.B, db *store.DB, n int) string {
	b.Helper()
	id := begin(b, db, "g").ID
	for range n / 2 {
		say(b, db, id, "A question of the usual length, more or less.", strings.Repeat("An answer that goes on for a while. ", 20))
	}
	return id
}

// lengths show how a cost grows with the history.
var lengths = []int{100, 1_000, 10_000}

func each(b *testing.B, act func(b *testing.B, db *store.DB, id string)) {
	for _, n := range lengths {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			db := open(b, filepath.Join(b.TempDir(), "data"))
			id := long(b, db, n)
			b.ResetTimer()
			act(b, db, id)
		})
	}
}

func BenchmarkNewest100(b *testing.B) {
	each(b, func(b *testing.B, db *store.DB, id string) {
		for b.Loop() {
			must(db.Messages(b.Context(), id, store.Page{Limit: 100}))(b)
		}
	})
}

func BenchmarkWholePath(b *testing.B) {
	each(b, func(b *testing.B, db *store.DB, id string) {
		for b.Loop() {
			must(db.Messages(b.Context(), id, store.Page{}))(b)
		}
	})
}

func BenchmarkBeginAndCommit(b *testing.B) {
	each(b, func(b *testing.B, db *store.DB, id string) {
		for b.Loop() {
			say(b, db, id, "u", "a")
		}
	})
}

func BenchmarkCheckpoint(b *testing.B) {
	each(b, func(b *testing.B, db *store.DB, id string) {
		s := must(db.Begin(b.Context(), pipeline.Request{Kind: pipeline.Send, ConversationID: id, Text: "u"}))(b)
		text := strings.Repeat("prose ", 500)
		for b.Loop() {
			ok(b, db.Checkpoint(b.Context(), pipeline.Draft{ConversationID: id, ParentID: s.User.ID, Text: text}))
		}
	})
}

func BenchmarkList(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "data"))
	for range 2_000 {
		must(db.CreateConversation(b.Context(), chat.NewConversation{FirstMes: "g"}))(b)
	}
	for b.Loop() {
		must(db.Conversations(b.Context(), store.Query{Limit: 100}))(b)
	}
}
