package store_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

func TestARecordKeepsItsTextsWhileAPersonChoosesBetweenThem(t *testing.T) {
	const draft, edited = "draft of He waves.", "He waves."
	for _, row := range []struct {
		name  string
		edits []string
		want  turn.Log
	}{
		{"the draft is chosen", []string{draft}, turn.Log{Draft: draft, Edited: edited}},
		{"and the edited text again", []string{draft, edited}, turn.Log{Draft: draft}},
		{"and the draft once more", []string{draft, edited, draft}, turn.Log{Draft: draft, Edited: edited}},
		{"nothing is changed", []string{edited}, turn.Log{Draft: draft}},
		{"the person writes something else", []string{"He sits."}, turn.Log{Removed: true}},
		{"the person changes the draft", []string{draft, "He sits."}, turn.Log{Removed: true}},
		{"the edited text comes back too late", []string{"He sits.", edited}, turn.Log{Removed: true}},
	} {
		t.Run(row.name, func(t *testing.T) {
			db := open(t, t.TempDir())
			c := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "Quay"}))(t)
			s := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Hello."}))(t)
			reply := must(db.Turns.Commit(t.Context(), result(s, turn.Send, edited)))(t).MessageID
			for _, text := range row.edits {
				ok(t, db.Chats.EditMessage(t.Context(), c.ID, reply, text))
			}
			l := must(db.Chats.Log(t.Context(), c.ID, reply))(t)
			if diff := cmp.Diff(row.want, turn.Log{Draft: l.Draft, Edited: l.Edited, Removed: l.Removed}); diff != "" {
				t.Error(diff)
			}
		})
	}
}
