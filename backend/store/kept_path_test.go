package store_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/pipeline"
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
				scene pipeline.Snapshot
				said  string
			}
			var read []held
			hold := func(s pipeline.Snapshot) { read = append(read, held{s, fmt.Sprintf("%+v", s.History)}) }
			for n := range 120 {
				talk := talks[r.IntN(2)]
				rows := path(t, db, talk)
				row := func() chat.Message { return rows[r.IntN(len(rows))] }
				text := "text " + strconv.Itoa(n)
				switch act := r.IntN(15); {
				case len(rows) < 3 || act < 5:
					send := pipeline.Request{Kind: pipeline.Send, ConversationID: talk, Text: text}
					if n%5 == 0 {
						send.Images = []chat.Attachment{image}
					}
					s := must(db.Begin(ctx, send))(t)
					hold(s)
					done := result(s, pipeline.Send, "reply "+text)
					if n%3 == 0 {
						done.RewrittenUser = "other " + text
					}
					if n%4 == 0 {
						done.Notes = []event.Note{{Text: text}}
					}
					if last := len(s.History); n%6 == 0 && last > 3 {
						done.Fold = &chat.Fold{ConversationID: talk, FirstID: s.History[1].ID, LastID: s.History[last-2].ID, Kind: chat.FoldEvents, Text: text}
					}
					must(db.Commit(ctx, done))(t)
				case act == 5:
					ok(t, db.EditMessage(ctx, talk, row().ID, text))
				case act == 6 && n%3 == 0:
					ok(t, db.DeleteMessage(ctx, talk, rows[len(rows)-1-r.IntN(2)].ID))
				case act == 7:
					ok(t, db.SwitchBranch(ctx, talk, row().ID))
				case act == 8:
					if m := row(); m.Role == chat.User {
						_, _, err := turn(ctx, db, pipeline.Request{Kind: pipeline.ForkEdit, ConversationID: talk, MessageID: m.ID, Text: text}, "reply "+text)
						ok(t, err)
					}
				case act == 9:
					if m := row(); m.Role == chat.Assistant && m.ParentID != nil {
						_, _, err := turn(ctx, db, again(pipeline.SuperRegenerate, talk, m.ID), "reply "+text)
						ok(t, err)
					}
				case act == 10:
					ok(t, db.KeepSummary(ctx, chat.Fold{ConversationID: talk, FirstID: rows[1].ID, LastID: row().ID, Kind: chat.FoldSummary, Text: text}))
				case act == 11:
					ok(t, db.Bookmark(ctx, talk, row().ID, n%2 == 0))
				case act == 12:
					made := sound("sound "+text, 3)
					made.Annotation = text
					add(t, db, row().ID, made)
				default:
					hold(must(db.Scene(ctx, talk, new(row().ID)))(t))
				}
			}
			for _, h := range read {
				if now := fmt.Sprintf("%+v", h.scene.History); now != h.said {
					t.Errorf("a path that somebody reads has changed from\n%s\nto\n%s", h.said, now)
				}
			}
			kept := map[string]pipeline.Snapshot{}
			for _, talk := range talks {
				kept[talk] = must(db.Scene(ctx, talk, nil))(t)
				kept[talk+" sent"] = must(db.Begin(ctx, pipeline.Request{Kind: pipeline.Send, ConversationID: talk, Text: "End."}))(t)
				ok(t, db.DeleteMessage(ctx, talk, kept[talk+" sent"].User.ID))
			}
			ok(t, db.Close())
			db = open(t, dir)
			for _, talk := range talks {
				same(t, kept[talk], must(db.Scene(ctx, talk, nil))(t))
				same(t, kept[talk+" sent"], must(db.Begin(ctx, pipeline.Request{Kind: pipeline.Send, ConversationID: talk, Text: "End."}))(t))
			}
		})
	}
}

// same compares what two snapshots hold of their conversation.
func same(t *testing.T, got, want pipeline.Snapshot) {
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
