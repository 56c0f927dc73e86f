package store_test

import (
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

func TestAFileThatIsSentWithNoMessageGoesAfterADay(t *testing.T) {
	dir, now := t.TempDir(), newClock()
	open := func() *store.DB {
		return must(store.Open(t.Context(), store.Options{Dir: dir, Demo: llm.Target{URL: "demo", Model: "demo"}, Now: now.now}))(t)
	}
	db := open()
	keep := func(label string) int64 {
		return must(db.Files.KeepAttached(t.Context(), team.File{Label: label, Hash: label, Data: []byte(label)}))(t).ID
	}
	there := func(id int64) bool {
		_, err := db.Files.File(t.Context(), id, true)
		if err != nil && !fault.Is(err, fault.NotFound) {
			t.Fatal(err)
		}
		return err == nil
	}
	unsent, sent := keep("unsent.txt"), keep("sent.txt")
	c := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T"}))(t)
	if _, err := db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "See", Files: []chat.File{{ID: sent, Text: "x", Size: 1}}}); err != nil {
		t.Fatal(err)
	}
	now.add(23 * time.Hour)
	if keep("another.txt"); !there(unsent) {
		t.Error("a file of the same day is gone")
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	now.add(2 * time.Hour)
	db = open()      // as after a crash between the upload and the message
	defer db.Close() //nolint:errcheck // it was only read
	if there(unsent) || !there(sent) {
		t.Errorf("after a day: unsent %t, sent %t", there(unsent), there(sent))
	}
}
