package store_test

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// long makes a conversation of n rows, each a reply to the one above: that is enough
// to read them, and takes no turn for each.
func long(b *testing.B, db *store.DB, n int) string {
	b.Helper()
	conv := begin(b, db, "g")
	parent := *conv.ActiveLeafID
	for range n {
		parent = insert(b, db, conv.ID, parent, strings.Repeat("An answer that goes on for a while. ", 12))
	}
	return conv.ID
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
			must(db.Messages.Messages(b.Context(), id, chat.Page{Limit: 100}))(b)
		}
	})
}

func BenchmarkWholePath(b *testing.B) {
	each(b, func(b *testing.B, db *store.DB, id string) {
		for b.Loop() {
			must(db.Messages.Messages(b.Context(), id, chat.Page{}))(b)
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
		s := must(db.Turns.Begin(b.Context(), turn.Request{Kind: turn.Send, ConversationID: id, Text: "u"}))(b)
		text := strings.Repeat("prose ", 500)
		for b.Loop() {
			ok(b, db.Turns.Checkpoint(b.Context(), turn.Draft{ConversationID: id, ParentID: s.User.ID, Text: text}))
		}
	})
}

func BenchmarkList(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "data"))
	for range 2_000 {
		must(db.Chats.CreateConversation(b.Context(), chat.NewConversation{FirstMes: "g"}))(b)
	}
	for b.Loop() {
		must(db.Messages.Conversations(b.Context(), messages.Query{Limit: 100}))(b)
	}
}
