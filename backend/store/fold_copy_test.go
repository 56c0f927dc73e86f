package store_test

import (
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/store/archive"
)

func TestACopyKeepsWhatASummaryMissedAndItsEarlierTexts(t *testing.T) {
	for name, upTo := range map[string]int{"all of it": -1, "up to a message": 5} {
		t.Run(name, func(t *testing.T) {
			db := open(t, t.TempDir())
			folded(t, db) // another conversation's rows come first
			talk, rows, f := folded(t, db)
			ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "The sister is called Mina."))
			must(db.Folds.EditFold(t.Context(), talk, f.ID, "Mina is the sister.", chat.FoldEdit{Read: must(db.Turns.Scene(t.Context(), talk, nil))(t).History}))(t)
			must(db.Folds.EditFold(t.Context(), talk, f.ID, "My own words.", chat.FoldEdit{ByPerson: true}))(t)
			ok(t, db.Chats.EditMessage(t.Context(), talk, rows[2].ID, "Two, then."))
			last := int64(0)
			if upTo >= 0 {
				last = rows[upTo].ID
			}
			copied := must(archive.New(db, nil).Copy(t.Context(), talk, last, "Copy", nil))(t)
			s := must(db.Turns.Scene(t.Context(), copied, nil))(t)
			is := chat.PresentFold(s.Folds, s.History)
			if is == nil || is.Text != "My own words." || !is.Edited || len(is.Changed) != 1 || is.Changed[0] != s.History[2].ID {
				t.Fatalf("the copy's fold is %+v", is)
			}
			versions := must(db.Folds.FoldVersions(t.Context(), copied, is.ID))(t)
			if len(versions) != 2 || versions[0].Text != "Mina is the sister." || versions[1].Text != "Ada is the sister." {
				t.Fatalf("the copy's versions are %+v", versions)
			}
			first := must(db.Folds.RestoreFold(t.Context(), copied, is.ID, versions[1].ID))(t)
			if len(first.Changed) != 2 || first.Changed[0] != s.History[0].ID || first.Changed[1] != s.History[2].ID {
				t.Errorf("the first text has missed %v", first.Changed)
			}
			if n := len(must(db.Folds.FoldVersions(t.Context(), talk, f.ID))(t)); n != 2 {
				t.Errorf("the original has %d versions", n)
			}
		})
	}
}
