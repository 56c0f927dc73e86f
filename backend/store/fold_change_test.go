package store_test

import (
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// folded is a conversation whose first two messages are folded, with the fold.
func folded(t *testing.T, db *store.DB) (talk string, rows []chat.Message, f chat.Fold) {
	t.Helper()
	talk = must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T"}))(t).ID
	for _, text := range []string{"The sister is called Ada.", "Two.", "Three.", "Four."} {
		_, _, err := playTurn(t.Context(), db, turn.Request{Kind: turn.Send, ConversationID: talk, Text: text}, "Yes.")
		ok(t, err)
	}
	rows = must(db.Messages.Messages(t.Context(), talk, chat.Page{}))(t)
	f = must(db.Folds.AddFold(t.Context(), chat.Fold{ConversationID: talk, FirstID: rows[0].ID, LastID: rows[3].ID, Kind: chat.FoldSummary, Text: "Ada is the sister."}))(t)
	return talk, rows, f
}

func changedOf(t *testing.T, db *store.DB, talk string) []int64 {
	t.Helper()
	s := must(db.Turns.Scene(t.Context(), talk, nil))(t)
	return chat.PresentFold(s.Folds, s.History).Changed
}

func TestAFoldTellsWhichOfItsMessagesReadOtherwiseNow(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows, f := folded(t, db)
	edit := func(row int, text string) { ok(t, db.Chats.EditMessage(t.Context(), talk, rows[row].ID, text)) }
	is := func(what string, want ...int64) {
		t.Helper()
		if got := changedOf(t, db, talk); len(got) != len(want) || len(got) > 0 && got[0] != want[0] {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	is("fresh")
	edit(0, "The sister is called Mina.")
	is("edited", rows[0].ID)
	edit(0, "The sister is called Eve.")
	is("edited twice", rows[0].ID)
	edit(0, "The sister is called Ada.")
	is("edited back")
	edit(5, "It is not folded.")
	is("another message")
	edit(0, "The sister is called Mina.")
	edit(1, "No.")
	is("two", rows[0].ID, rows[1].ID)
	grown := must(db.Folds.AddFold(t.Context(), chat.Fold{
		ConversationID: talk, FirstID: rows[0].ID, LastID: rows[5].ID, Kind: chat.FoldEvents, Text: "Ada is the sister. More.", Source: chat.FoldSource{Fold: f.ID},
	}))(t)
	is("a fold that goes on from it", rows[0].ID, rows[1].ID)
	read := must(db.Turns.Scene(t.Context(), talk, nil))(t).History
	edit(2, "Changed while the model wrote.")
	must(db.Folds.EditFold(t.Context(), talk, grown.ID, "Mina is the sister.", chat.FoldEdit{Read: read}))(t)
	is("what was changed while it was written again", rows[2].ID)
	must(db.Folds.EditFold(t.Context(), talk, grown.ID, "My own words.", chat.FoldEdit{ByPerson: true}))(t)
	is("the person's own")
	edit(0, "The sister is called Ada.")
	is("an edit below the person's own", rows[0].ID)
	if kept := must(db.Folds.EditFold(t.Context(), talk, grown.ID, "The model's.", chat.FoldEdit{Unless: true}))(t); kept.Text != "My own words." {
		t.Errorf("the person's words became %q", kept.Text)
	}
}

func TestAnEarlierTextOfAFoldComesBackUnchanged(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows, f := folded(t, db)
	ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "The sister is called Mina."))
	must(db.Folds.EditFold(t.Context(), talk, f.ID, "Mina is the sister.", chat.FoldEdit{Read: must(db.Turns.Scene(t.Context(), talk, nil))(t).History}))(t)
	versions := must(db.Folds.FoldVersions(t.Context(), talk, f.ID))(t)
	if len(versions) != 1 || versions[0].Text != "Ada is the sister." || versions[0].Edited || versions[0].WrittenAt.IsZero() {
		t.Fatalf("%+v", versions)
	}
	back := must(db.Folds.RestoreFold(t.Context(), talk, f.ID, versions[0].ID))(t)
	if back.Text != "Ada is the sister." || len(back.Changed) != 1 {
		t.Errorf("%+v", back)
	}
	versions = must(db.Folds.FoldVersions(t.Context(), talk, f.ID))(t)
	if again := must(db.Folds.RestoreFold(t.Context(), talk, f.ID, versions[0].ID))(t); again.Text != "Mina is the sister." || len(again.Changed) != 0 {
		t.Errorf("%+v", again)
	}
	for range chat.MostFoldVersions + 5 {
		must(db.Folds.EditFold(t.Context(), talk, f.ID, "Mine.", chat.FoldEdit{ByPerson: true}))(t)
	}
	if n := len(must(db.Folds.FoldVersions(t.Context(), talk, f.ID))(t)); n != chat.MostFoldVersions {
		t.Errorf("%d versions are kept", n)
	}
	if _, err := db.Folds.RestoreFold(t.Context(), talk, f.ID, 1<<40); err == nil {
		t.Error("a version that is not there is restored")
	}
}
