package store_test

import (
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/store"
	"terzetto/backend/story/fact"
)

// textFile is a file with a text, as it is kept for a message or a team.
func textFile(name, hash, text string) team.File {
	return team.File{Label: name, Mime: "text/plain", Hash: hash, Uploaded: true, Size: int64(len(text)), Data: []byte(text), Contents: []document.Item{
		{Name: name, Ext: "txt", Data: []byte(text), Metadata: document.Metadata{IsText: true}},
	}}
}

// planted writes a word into everything that a person can delete, and gives what deletes it again.
func planted(t *testing.T, db *store.DB) (words []string, remove func()) {
	t.Helper()
	ctx := t.Context()
	word := func(w string) string {
		words = append(words, w)
		return w
	}
	c := must(db.Chats.CreateConversation(ctx, chat.NewConversation{Title: word("qtitle7"), FirstMes: word("qgreeting7")}))(t)
	sent := must(db.Files.KeepAttached(ctx, textFile(word("qsentname7")+".txt", "h1", word("qsenttext7")+" on the table")))(t)
	s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: word("qbefore7"), Files: []chat.File{{ID: sent.ID, Label: sent.Label, Hash: sent.Hash}}}))(t)
	must(db.FindPassages(ctx, []string{"h1"}, "table", 3))(t)
	reply := must(db.Turns.Commit(ctx, result(s, turn.Send, word("qreply7"))))(t).MessageID
	ok(t, db.Chats.EditMessage(ctx, c.ID, s.User.ID, "Said otherwise."))
	must(db.Folds.AddFold(ctx, chat.Fold{ConversationID: c.ID, FirstID: s.User.ID, LastID: reply, Kind: chat.FoldSummary, Text: word("qsummary7")}))(t)
	must(db.Facts.Add(ctx, c.ID, []fact.Fact{{
		MessageID: reply, Quote: words[len(words)-2], Subject: word("qsubject7"), Value: word("qfact7"), KnownBy: []string{word("qknower7")}, Kind: fact.Trait, Layer: fact.Story,
		Told: []fact.Telling{{Name: word("qtold7"), Knows: true}},
	}}))(t)
	ok(t, db.Facts.Keep(ctx, c.ID, fact.Reading{MessageID: reply, Present: []string{word("qpresent7")}}))
	carried := must(db.Facts.Carry(ctx, c.ID, []int64{1}, must(db.Chats.CreateConversation(ctx, chat.NewConversation{}))(t).ID))(t)[0]
	drafted := must(db.Files.KeepAttached(ctx, textFile(word("qdraftname7")+".txt", "h2", word("qdrafttext7"))))(t)
	ok(t, db.Chats.KeepDraft(ctx, chat.Draft{ConversationID: c.ID, Text: word("qdraft7"), Pastes: []string{word("qpaste7")}, Files: []chat.File{{ID: drafted.ID, Label: drafted.Label, Mode: chat.WholeFile}}}))
	other := must(db.Chats.CreateConversation(ctx, chat.NewConversation{Title: "Stays", FirstMes: "Hello."}))(t)
	ok(t, db.Chats.KeepDraft(ctx, chat.Draft{ConversationID: other.ID, Text: word("qunsent7")}))
	removed := must(db.Files.KeepAttached(ctx, textFile(word("qchipname7")+".txt", "h3", word("qchiptext7"))))(t)
	kept := must(db.Files.KeepFile(ctx, textFile(word("qteamname7")+".txt", "h4", word("qteamtext7"))))(t)
	must(db.Teams.Append(ctx, team.Change{New: true, Request: team.Request{ID: "t7", Name: word("qteam7"), Status: team.Completed}, Messages: []team.Message{
		{ID: "m7", RequestID: "t7", Role: "assistant", Content: word("qteamsaid7"), Documents: []team.Document{{ID: "d7", FileID: kept.ID}}},
	}}))(t)
	ok(t, db.Files.KeepDerived(ctx, "x", "summary", word("qderived7")))
	card := must(db.Library.CreateCharacter(ctx, chat.Character{Name: word("qcard7"), Description: word("qcardtext7")}))(t)
	w := must(db.Workflows.Create(ctx, run.Workflow{ID: "w7", Kind: run.Instructions, Name: word("qflow7"), Vars: map[string]json.RawMessage{"a": json.RawMessage(`"` + word("qflowvar7") + `"`)}}))(t)
	ok(t, db.Workflows.KeepWorkflowDraft(ctx, w.ID, json.RawMessage(`{"name":"`+word("qflowdraft7")+`"}`)))
	r, _, err := db.Runs.StartRun(ctx, run.New{
		ID: "r7", Kind: run.Instructions, Name: word("qrun7"), Steps: []run.Instruction{{Words: word("qstep7")}}, Vars: map[string]json.RawMessage{"a": json.RawMessage(`"` + word("qvalue7") + `"`)},
	}, "")
	ok(t, err)
	ok(t, db.Runs.AppendRunLogs(ctx, r.ID, []run.Log{{ID: "l7", RunID: r.ID, Text: word("qrunlog7"), Type: run.Info}}))
	for left := 1; left > 0; {
		left = must(db.Index(ctx))(t)
	}
	return words, func() {
		must(db.Facts.RemoveCarried(ctx, carried.ConversationID, carried.Origin))(t)
		ok(t, db.Chats.TrashConversation(ctx, c.ID))
		for _, id := range must(db.Chats.Trash(ctx))(t) {
			ok(t, db.Chats.PurgeTrashed(ctx, id))
		}
		ok(t, db.Chats.KeepDraft(ctx, chat.Draft{ConversationID: other.ID}))
		ok(t, db.Files.DeleteFile(ctx, removed.ID))
		ok(t, db.Teams.Erase(ctx, "t7"))
		ok(t, db.Library.DeleteCharacter(ctx, card.ID))
		ok(t, db.Workflows.Delete(ctx, w.ID))
		must(db.Runs.Intervene(ctx, r.ID, func(l run.Loaded) (run.Change, error) {
			now := time.Now()
			l.Run.HaltedAt = &now
			return run.Change{Run: l.Run}, nil
		}))(t)
		ok(t, db.Runs.DeleteRun(ctx, r.ID))
	}
}

func TestNoDeletedWordIsLeftAfterTheProgramEnded(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := must(store.Open(t.Context(), options(dir)))(t)
	words, remove := planted(t, db)
	ok(t, db.CleanUp(t.Context()))
	if left := leftIn(t, dir, words); len(left) < len(words)-1 {
		t.Fatalf("of %d words only %q are found before, so the search shows nothing", len(words), left)
	}
	remove()
	ok(t, db.Close())
	if left := leftIn(t, dir, words); len(left) > 0 {
		t.Errorf("left: %q", left)
	}
}
