package store_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// tree walks every branch of a conversation, roots included, and gives its rows.
func tree(t testing.TB, db *store.DB, conversation string) map[int64]chat.Message {
	t.Helper()
	raw := must(db.Rows(t.Context(), conversation))(t)
	all := map[int64]chat.Message{}
	for _, m := range raw {
		all[m.ID] = m
	}
	return all
}

// TestOnlyDeletingMakesAConversationShorter does five hundred random things to a
// conversation and looks at every row after each.
//
//test:unraced
func TestOnlyDeletingMakesAConversationShorter(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	r := rand.New(rand.NewPCG(11, 12))
	before := tree(t, db, conv.ID)
	any := func(role chat.Role) int64 {
		var ids []int64
		for id, m := range before {
			if m.Role == role && (role == chat.User || m.ParentID != nil) {
				ids = append(ids, id)
			}
		}
		if len(ids) == 0 {
			return 0
		}
		slices.Sort(ids)
		return ids[r.IntN(len(ids))]
	}
	for n := range 500 {
		text := fmt.Sprint("text ", n)
		verb := []string{"send", "send", "continue", "again", "differently", "magic", "fork", "edit", "switch", "fail", "delete"}[r.IntN(11)]
		edited := int64(0)
		var err error
		switch verb {
		case "send":
			_, _, err = playTurn(ctx, db, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: text}, "to "+text)
		case "continue":
			_, _, err = playTurn(ctx, db, turn.Request{Kind: turn.Continue, ConversationID: conv.ID}, "on "+text)
		case "again", "differently", "magic":
			kind := map[string]turn.Kind{"again": turn.Regenerate, "differently": turn.SuperRegenerate, "magic": turn.MagicRewrite}[verb]
			_, _, err = playTurn(ctx, db, turn.Request{Kind: kind, ConversationID: conv.ID, MessageID: any(chat.Assistant), Text: text}, "anew "+text)
		case "fork":
			_, _, err = playTurn(ctx, db, turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: any(chat.User), Text: text}, "fork "+text)
		case "edit":
			edited = any(chat.Assistant)
			err = db.Chats.EditMessage(ctx, conv.ID, edited, text)
		case "switch":
			err = db.Chats.SwitchBranch(ctx, conv.ID, any(chat.Assistant))
		case "fail": // a turn that ended without a reply
			_, err = db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: text})
		case "delete":
			if r.IntN(4) > 0 {
				continue
			}
			err = db.Chats.DeleteMessage(ctx, conv.ID, any(chat.User))
		}
		_ = err // some of these are refused where they make no sense; then nothing may change
		after := tree(t, db, conv.ID)
		if verb != "delete" {
			for id, m := range before {
				now, is := after[id]
				if !is {
					t.Fatalf("step %d: %s removed row %d", n, verb, id)
				}
				if id != edited && now.Content != m.Content {
					t.Fatalf("step %d: %s changed row %d", n, verb, id)
				}
			}
		}
		for id, m := range after {
			if m.ParentID != nil {
				if _, is := after[*m.ParentID]; !is || *m.ParentID >= id {
					t.Fatalf("step %d: %s left row %d below %d", n, verb, id, *m.ParentID)
				}
			}
		}
		c := must(db.Messages.Conversation(ctx, conv.ID))(t)
		if c.MessageCount != len(after) {
			t.Fatalf("step %d: %s counts %d of %d rows", n, verb, c.MessageCount, len(after))
		}
		if c.ActiveLeafID != nil {
			if _, is := after[*c.ActiveLeafID]; !is {
				t.Fatalf("step %d: %s left a leaf that is no row", n, verb)
			}
		} else if len(after) > 0 && len(slices.Collect(maps.Keys(after))) > 0 {
			t.Fatalf("step %d: %s left no leaf though there are rows", n, verb)
		}
		before = after
	}
	if len(before) < 100 {
		t.Errorf("only %d rows: the walk shows little", len(before))
	}
}
