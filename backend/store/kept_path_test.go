package store_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

// What a turn finds must be what a program finds that has just been started, whatever happened to
// the conversation in the meantime.
func TestATurnFindsWhatAFreshProgramFinds(t *testing.T) {
	for seed := range uint64(3) {
		t.Run(strconv.Itoa(int(seed)), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(seed, 7))
			dir := filepath.Join(t.TempDir(), "data")
			db := open(t, dir)
			talks := []string{begin(t, db, "Hello.").ID, begin(t, db, "").ID}
			image := chat.Attachment{Mime: "image/png", Filename: "map.png", Data: []byte("png")}
			ctx := t.Context()
			type held struct {
				scene turn.Snapshot
				said  string
			}
			var read []held
			copies := []string{must(db.BackUpNow(ctx))(t).File} // each is put in place by one of the acts, and its ids are given again
			hold := func(s turn.Snapshot) { read = append(read, held{s, fmt.Sprintf("%+v", s.History)}) }
			for n := range 200 {
				talk := talks[r.IntN(2)]
				rows := path(t, db, talk)
				row := func() chat.Message { return rows[r.IntN(len(rows))] }
				text := "text " + strconv.Itoa(n)
				switch act := r.IntN(15); {
				case len(rows) < 3 || act < 5:
					send := turn.Request{Kind: turn.Send, ConversationID: talk, Text: text}
					if n%5 == 0 {
						send.Images = []chat.Attachment{image}
					}
					s := must(db.Turns.Begin(ctx, send))(t)
					hold(s)
					done := result(s, turn.Send, "reply "+text)
					if n%3 == 0 {
						done.RewrittenUser = "other " + text
					}
					if n%4 == 0 {
						done.Notes = []event.Note{{Text: text}}
					}
					if last := len(s.History); n%6 == 0 && last > 3 {
						done.Fold = &chat.Fold{ConversationID: talk, FirstID: s.History[1].ID, LastID: s.History[last-2].ID, Kind: chat.FoldEvents, Text: text}
					}
					must(db.Turns.Commit(ctx, done))(t)
				case act == 5:
					ok(t, db.Chats.EditMessage(ctx, talk, row().ID, text))
				case act == 6 && n%3 == 0:
					ok(t, db.Chats.DeleteMessage(ctx, talk, rows[len(rows)-1-r.IntN(2)].ID))
				case act == 7:
					ok(t, db.Chats.SwitchBranch(ctx, talk, row().ID))
				case act == 8:
					if m := row(); m.Role == chat.User {
						_, _, err := playTurn(ctx, db, turn.Request{Kind: turn.ForkEdit, ConversationID: talk, MessageID: m.ID, Text: text}, "reply "+text)
						ok(t, err)
					}
				case act == 9:
					if m := row(); m.Role == chat.Assistant && m.ParentID != nil {
						_, _, err := playTurn(ctx, db, again(turn.SuperRegenerate, talk, m.ID), "reply "+text)
						ok(t, err)
					}
				case act == 10:
					ok(t, db.Folds.KeepSummary(ctx, chat.Fold{ConversationID: talk, FirstID: rows[1].ID, LastID: row().ID, Kind: chat.FoldSummary, Text: text}))
				case act == 11:
					ok(t, db.Messages.Bookmark(ctx, talk, row().ID, n%2 == 0))
				case act == 12:
					made := sound("sound "+text, 3)
					made.Annotation = text
					add(t, db, row().ID, made)
				case act == 13 && n%4 == 0:
					copies = append(copies, must(db.BackUpNow(ctx))(t).File)
				case act == 13 && len(copies) > 0:
					db = restored(t, db, dir, copies[r.IntN(len(copies))])
				default:
					hold(must(db.Turns.Scene(ctx, talk, new(row().ID)))(t))
				}
			}
			for _, h := range read {
				if now := fmt.Sprintf("%+v", h.scene.History); now != h.said {
					t.Errorf("a path that somebody reads has changed from\n%s\nto\n%s", h.said, now)
				}
			}
			kept := map[string]turn.Snapshot{}
			for _, talk := range talks {
				kept[talk] = must(db.Turns.Scene(ctx, talk, nil))(t)
				kept[talk+" sent"] = must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: talk, Text: "End."}))(t)
				ok(t, db.Chats.DeleteMessage(ctx, talk, kept[talk+" sent"].User.ID))
			}
			ok(t, db.Close())
			db = open(t, dir)
			for _, talk := range talks {
				same(t, kept[talk], must(db.Turns.Scene(ctx, talk, nil))(t))
				same(t, kept[talk+" sent"], must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: talk, Text: "End."}))(t))
			}
		})
	}
}

// same compares what two snapshots hold of their conversation.
func same(t *testing.T, got, want turn.Snapshot) {
	t.Helper()
	type told struct {
		History []chat.Message
		Folds   []chat.Fold
		Notes   []event.Note
	}
	if d := cmp.Diff(told{want.History, want.Folds, want.Notes}, told{got.History, got.Folds, got.Notes}); d != "" {
		t.Errorf("fresh - kept +\n%s", d)
	}
}
