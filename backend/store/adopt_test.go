package store_test

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// aWholeReply is a result with everything that a turn may leave behind beside the reply.
func aWholeReply(s turn.Snapshot, kind turn.Kind) turn.Result {
	r := result(s, kind, "Whole.")
	r.Finish = chat.Complete
	r.Notes = []event.Note{{FragmentID: "n", Label: "N", Text: "Remember the ferry."}}
	r.Log.Skipped = []string{"Terzetto closed before the plug-in Lantern had finished with the reply."}
	return r
}

func TestAWholeReplyOfAKilledTurnIsCommittedLikeAny(t *testing.T) {
	speaker := &event.Choice{CharacterCardID: "card-Ada", Author: "Ada"}
	for _, c := range []struct {
		name   string
		kind   turn.Kind
		change func(*turn.Result)
		path   []string
		cut    bool // it is adopted as unfinished prose
	}{
		{"the answer to a message", turn.Send, nil, []string{"g", "u", "a", "u2", "Whole."}, false},
		{"another version becomes the one that is shown", turn.Regenerate, nil, []string{"g", "u", "Whole."}, false},
		{"a reply that was continued", turn.Extend, func(r *turn.Result) { r.Extended, r.Text = "a", "a and more" }, []string{"g", "u", "a and more"}, false},
		{"a reply that says something else by now", turn.Extend, func(r *turn.Result) { r.Extended, r.Text = "b", "b and more" }, []string{"g", "u", "a"}, false},
		{"the reply of a member of the cast", turn.Send, func(r *turn.Result) { r.Log.Speaker = speaker }, []string{"g", "u", "a", "u2", "Whole."}, false},
		{"the message was worded anew", turn.Send, func(r *turn.Result) { r.RewrittenUser = "u2, please" }, []string{"g", "u", "a", "u2, please", "Whole."}, false},
		{"the result is of another conversation", turn.Send, func(r *turn.Result) { r.ConversationID = "x" }, []string{"g", "u", "a", "u2", "Whole."}, true},
		{"the row that it answers is another's", turn.Send, func(r *turn.Result) { r.ParentID = 9999 }, []string{"g", "u", "a", "u2", "Whole."}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			ctx := t.Context()
			db := must(store.Open(ctx, options(dir)))(t)
			conv := begin(t, db, "g")
			_, reply := say(t, db, conv.ID, "u", "a")
			request := turn.Request{Kind: c.kind, ConversationID: conv.ID, MessageID: reply}
			if c.kind == turn.Send {
				request.MessageID, request.Text = 0, "u2"
			}
			s := must(db.Turns.Begin(ctx, request))(t)
			whole := aWholeReply(s, c.kind)
			if c.kind == turn.Extend {
				whole.Extends = reply
			}
			if c.change != nil {
				c.change(&whole)
			}
			ok(t, db.Turns.Checkpoint(ctx, turn.Draft{
				ConversationID: conv.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: whole.Text, Extends: whole.Extends, Speaker: whole.Log.Speaker, Whole: &whole,
			}))
			ok(t, db.Close()) // the next start can't tell it from a kill
			db = open(t, dir)
			rows := path(t, db, conv.ID)
			if diff := cmp.Diff(c.path, texts(rows)); diff != "" {
				t.Fatal(diff)
			}
			last, report := rows[len(rows)-1], db.Report()
			if last.Content == "a" { // nothing was adopted
				if report.RecoveredDrafts+report.RecoveredReplies != 0 {
					t.Errorf("recovered %+v", report)
				}
				return
			}
			if last.Interrupted != c.cut || (report.RecoveredDrafts == 1) != c.cut || (report.RecoveredReplies == 0) != c.cut {
				t.Errorf("interrupted %v, %d unfinished, %d whole", last.Interrupted, report.RecoveredDrafts, report.RecoveredReplies)
			}
			if c.cut {
				return
			}
			log := must(db.Chats.Log(ctx, conv.ID, last.ID))(t)
			if last.Finish != chat.Complete || last.Author != authorOf(whole) {
				t.Errorf("the row is %+v", last)
			}
			if diff := cmp.Diff(whole.Log.Skipped, log.Skipped); diff != "" || log.Outcome != turn.Finished {
				t.Errorf("the record: %s %s", log.Outcome, diff)
			}
			if got := must(db.Chats.DirectorState(ctx, conv.ID))(t).ProgressiveFields["plot"]; got != "Whole." {
				t.Errorf("the Director's state is %q", got)
			}
			if again := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "next"}))(t); len(again.Notes) != 1 {
				t.Errorf("the next turn is told %+v", again.Notes)
			}
		})
	}
}

func authorOf(r turn.Result) string {
	if r.Log.Speaker == nil {
		return ""
	}
	return r.Log.Speaker.Author
}
