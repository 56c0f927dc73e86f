package store_test

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
	"terzetto/backend/store/index"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/recall"
)

// recalling is a conversation whose last message recalled its first two, with the rows of its path.
func recalling(t *testing.T, db *store.DB) (talk string, rows []chat.Message) {
	t.Helper()
	talk = must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T"}))(t).ID
	for _, text := range []string{"The sisters hid the brass key.", "Two.", "Three."} {
		say(t, db, talk, text, "The captain promised silence.")
	}
	rows = path(t, db, talk)
	s := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: talk, Text: "Where is it?"}))(t)
	if s.Recall != nil {
		t.Fatalf("a new message recalled %+v", s.Recall)
	}
	r := result(s, turn.Send, "Here.")
	r.Recall = &turn.Recall{Quotes: []recall.Quote{
		{MessageID: rows[0].ID, Text: "hid the brass key", Score: 0.5, Words: 1, Present: true}, {MessageID: rows[1].ID, Text: "promised silence", Score: 0.25, Meaning: 2},
	}}
	r.Log.Recall = &turn.RecallRecord{Quotes: []turn.RecalledQuote{{Quote: recall.Quote{MessageID: rows[0].ID}, Used: true}}, Dropped: []recall.Dropped{}}
	must(db.Turns.Commit(t.Context(), r))(t)
	return talk, path(t, db, talk)
}

// recalled is what a new version of the last reply would be reminded of.
func recalled(t *testing.T, db *store.DB, talk string) *turn.Recall {
	t.Helper()
	rows := path(t, db, talk)
	return must(db.Turns.Begin(t.Context(), again(turn.Regenerate, talk, rows[len(rows)-1].ID)))(t).Recall
}

func quotes(r *turn.Recall) (all []string) {
	if r == nil {
		return nil
	}
	for _, q := range r.Quotes {
		all = append(all, q.Text)
	}
	return all
}

func TestAllVersionsOfAReplyRecallTheSame(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows := recalling(t, db)
	want := &turn.Recall{Quotes: []recall.Quote{
		{MessageID: rows[0].ID, Text: "hid the brass key", Score: 0.5, Words: 1, Present: true}, {MessageID: rows[1].ID, Text: "promised silence", Score: 0.25, Meaning: 2},
	}}
	if diff := cmp.Diff(want, recalled(t, db, talk)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	next := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: talk, Text: "And now?"}))(t)
	if next.Recall != nil || !next.RecalledLately[rows[0].ID] || next.RecalledLately[rows[2].ID] {
		t.Errorf("the next message finds %+v and %v", next.Recall, next.RecalledLately)
	}
}

func TestARecallFollowsWhatBecomesOfItsMessages(t *testing.T) {
	for _, c := range []struct {
		name string
		act  func(t *testing.T, db *store.DB, talk string, rows []chat.Message)
		want []string
	}{
		{"another message is edited", func(t *testing.T, db *store.DB, talk string, rows []chat.Message) {
			ok(t, db.Chats.EditMessage(t.Context(), talk, rows[2].ID, "2."))
		}, []string{"hid the brass key", "promised silence"}},
		{"a recalled message is edited", func(t *testing.T, db *store.DB, talk string, rows []chat.Message) {
			ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "The sisters left."))
		}, []string{"promised silence"}},
		{"the message that recalled is edited", func(t *testing.T, db *store.DB, talk string, rows []chat.Message) {
			ok(t, db.Chats.EditMessage(t.Context(), talk, rows[6].ID, "Who is it?"))
		}, nil},
		{"the recall found nothing", func(t *testing.T, db *store.DB, talk string, rows []chat.Message) {
			s, _, err := playTurn(t.Context(), db, turn.Request{Kind: turn.Send, ConversationID: talk, Text: "So?"}, "")
			ok(t, err)
			r := result(s, turn.Send, "Yes.")
			r.Recall = &turn.Recall{}
			must(db.Turns.Commit(t.Context(), r))(t)
		}, []string{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := open(t, t.TempDir())
			talk, rows := recalling(t, db)
			c.act(t, db, talk, rows)
			got := recalled(t, db, talk)
			if (got == nil) != (c.want == nil) || !slices.Equal(quotes(got), c.want) {
				t.Errorf("recalls %q", quotes(got))
			}
		})
	}
}

func TestARecordQuotesWhatIsStillThere(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows := recalling(t, db)
	read := func() string { return must(db.Chats.Log(t.Context(), talk, rows[7].ID))(t).Recall.Quotes[0].Text }
	if got := read(); got != "hid the brass key" {
		t.Errorf("the record quotes %q", got)
	}
	ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "The sisters left."))
	if got := read(); got != "" {
		t.Errorf("after an edit the record quotes %q", got)
	}
}

func TestACopyRecallsItsOwnMessages(t *testing.T) {
	db := open(t, t.TempDir())
	recalling(t, db) // another conversation's rows come first
	talk, _ := recalling(t, db)
	copied := must(archive.New(db, nil).Copy(t.Context(), talk, 0, "Copy", nil))(t)
	rows, got := path(t, db, copied), recalled(t, db, copied)
	if !slices.Equal(quotes(got), []string{"hid the brass key", "promised silence"}) || got.Quotes[0].MessageID != rows[0].ID {
		t.Errorf("the copy recalls %+v", got)
	}
}

// stems asks the index, which has taken everything in, for the messages of a conversation with words.
func findStems(t *testing.T, db *store.DB, talk string, most int, words ...string) recall.Postings {
	t.Helper()
	found, _, err := db.FindStems(t.Context(), talk, words, most)
	ok(t, err)
	return found
}

func stems(t *testing.T, db *store.DB, talk string, words ...string) map[string][]int64 {
	t.Helper()
	for left := 1; left > 0; {
		left = must(db.Index(t.Context()))(t)
	}
	found := map[string][]int64{}
	for stem, p := range findStems(t, db, talk, 100, words...) {
		found[stem] = p.IDs
	}
	return found
}

func TestTheIndexKnowsWhichMessagesHaveAStem(t *testing.T) {
	db := open(t, t.TempDir())
	recalling(t, db)
	talk, rows := recalling(t, db)
	want := map[string][]int64{"sister": {rows[0].ID}, "promis": {rows[1].ID, rows[3].ID, rows[5].ID}}
	if diff := cmp.Diff(want, stems(t, db, talk, "sister", "promis", "sisters")); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "The brothers left."))
	ok(t, db.Chats.DeleteMessage(t.Context(), talk, rows[4].ID))
	want = map[string][]int64{"brother": {rows[0].ID}, "promis": {rows[1].ID, rows[3].ID}}
	if diff := cmp.Diff(want, stems(t, db, talk, "sister", "promis", "brother")); diff != "" {
		t.Errorf("after an edit and a deletion (-want +got)\n%s", diff)
	}
	ok(t, db.Chats.PurgeConversation(t.Context(), talk))
	if got := stems(t, db, talk, "promis", "brother"); len(got) > 0 {
		t.Errorf("after the conversation was deleted: %v", got)
	}
}

func TestAStemThatIsEverywhereIsMarkedCommon(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows := recalling(t, db)
	stems(t, db, talk)
	found := findStems(t, db, talk, 2, "promis")
	if p := found["promis"]; !p.Common || !slices.Equal(p.IDs, []int64{rows[1].ID, rows[3].ID}) {
		t.Errorf("found %+v", found)
	}
}

func TestAnIndexOfAnOlderVersionIsMadeAgain(t *testing.T) {
	dir := t.TempDir()
	db := open(t, dir)
	talk, rows := recalling(t, db)
	stems(t, db, talk)
	ok(t, db.Close())
	for name, change := range map[string]string{"search.db": "UPDATE state SET mark = '2-x'; DROP TABLE message_stems;", "terzetto.db": "UPDATE meta SET value = '2-x' WHERE key = 'search'"} {
		raw := must(sql.Open("sqlite", "file:"+filepath.Join(dir, name)))(t)
		must(raw.ExecContext(t.Context(), change))(t)
		ok(t, raw.Close())
	}
	db = open(t, dir)
	if found := findStems(t, db, talk, 10, "sister"); len(found) > 0 {
		t.Errorf("the old index found %v", found)
	}
	if got := stems(t, db, talk, "sister")["sister"]; !slices.Equal(got, []int64{rows[0].ID}) {
		t.Errorf("found %v", got)
	}
}

// vectorOf has the length 1, and more of the second dimension the greater n is.
func vectorOf(n int) []float32 {
	y := float32(n) / 100
	return []float32{float32(math.Sqrt(float64(1 - y*y))), y}
}

func TestARecalledFactKeepsHowItWasFound(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _, known := remembering(t, db)
	s := must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: talk, Text: "Where is it?"}))(t)
	r := result(s, turn.Send, "Here.")
	r.Recall = &turn.Recall{Facts: []fact.Chosen{{FactID: known[0].ID, Line: "Bo: holds the key", Score: 0.5, Words: 3, Meaning: 2, Present: true}}}
	must(db.Turns.Commit(t.Context(), r))(t)
	if diff := cmp.Diff(r.Recall.Facts, recalled(t, db, talk).Facts); diff != "" {
		t.Error(diff)
	}
}

func TestMessagesAreFoundByTheirVectors(t *testing.T) {
	db := open(t, t.TempDir())
	talk := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T"}))(t).ID
	for i := range 25 {
		say(t, db, talk, fmt.Sprintf("Said %d.", i), "Answered.")
	}
	rows := path(t, db, talk)
	ids := make([]int64, len(rows))
	for i := range rows {
		ids[i] = rows[i].ID
	}
	embed := func(space string) {
		t.Helper()
		for {
			of := must(db.TextsToEmbed(t.Context(), space, 16))(t)
			if len(of) == 0 {
				return
			}
			vectors := make([][]float32, len(of))
			for i, m := range of {
				vectors[i] = vectorOf(slices.Index(ids, m.ID))
			}
			ok(t, db.AddTextVectors(t.Context(), space, of, vectors))
		}
	}
	embed("a")
	near := func(of []int64, space string) []int64 {
		t.Helper()
		return must(db.FindNearTexts(t.Context(), space, index.MessageTexts, of, []float32{0, 1}, 3))(t).IDs
	}
	if got := near(ids[:20], "a"); !slices.Equal(got, []int64{ids[19], ids[18], ids[17]}) {
		t.Errorf("found %v", got)
	}
	ok(t, db.Chats.EditMessage(t.Context(), talk, ids[19], "Something else."))
	ok(t, db.Chats.DeleteMessage(t.Context(), talk, ids[48]))
	stems(t, db, talk) // the index takes the changes in
	if got := near(ids, "a"); !slices.Equal(got, []int64{ids[47], ids[46], ids[45]}) || slices.Contains(near(ids[:20], "a"), ids[19]) {
		t.Errorf("after an edit and a deletion found %v and %v", got, near(ids[:20], "a"))
	}
	if of := must(db.TextsToEmbed(t.Context(), "a", 16))(t); len(of) != 1 || of[0].Text != "Something else." {
		t.Errorf("to embed: %v", of)
	}
	if _, err := db.FindNearTexts(t.Context(), "a", index.MessageTexts, ids, []float32{0, 1, 0}, 3); !errors.Is(err, index.ErrDimension) {
		t.Errorf("another dimension: %v", err)
	}
	if got := near(ids, "a"); len(got) > 0 {
		t.Errorf("after another dimension found %v", got)
	}
	embed("a")
	if must(db.HasTextVectors(t.Context(), "b", index.MessageTexts, ids))(t) || must(db.HasTextVectors(t.Context(), "a", index.MessageTexts, ids))(t) {
		t.Error("vectors of a space outlive the choice of another")
	}
}

func TestAMessageIsEmbeddedWithWhoSpeaks(t *testing.T) {
	db := open(t, t.TempDir())
	talk := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T", CharacterName: "Bo"}))(t).ID
	for i := range 20 {
		say(t, db, talk, fmt.Sprintf("Asked %d.", i), "Answered.")
	}
	said := func() []string {
		return lists.Map(must(db.TextsToEmbed(t.Context(), "a", 2))(t), func(t index.Text) string { return t.Text })
	}
	if diff := cmp.Diff([]string{"Asked 19.", "Bo: Answered."}, said()); diff != "" {
		t.Errorf("without a persona: %s", diff)
	}
	of := must(db.TextsToEmbed(t.Context(), "a", 2))(t)
	persona := must(db.Library.Personas().Create(t.Context(), chat.Persona{Name: "Ines"}))(t)
	must(db.Settings.UpdateSettings(t.Context(), fmt.Appendf(nil, `{"active_persona_id":%d}`, persona.ID)))(t)
	if diff := cmp.Diff([]string{"Ines: Asked 19.", "Bo: Answered."}, said()); diff != "" {
		t.Errorf("as a persona: %s", diff)
	}
	ok(t, db.AddTextVectors(t.Context(), "a", of, [][]float32{{1, 0}, {0, 1}}))
	if left := said(); !slices.Contains(left, "Ines: Asked 19.") {
		t.Errorf("a vector stands for who speaks no more; left are %q", left)
	}
}

func TestAnEditMeanwhileKeepsAVectorOut(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows := recalling(t, db)
	of := []index.Text{{Kind: index.MessageTexts, ID: rows[0].ID, Text: rows[0].Content}, {Kind: index.MessageTexts, ID: rows[1].ID, Text: rows[1].Content}}
	ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, "Something else."))
	ok(t, db.AddTextVectors(t.Context(), "a", of, [][]float32{{1, 0}, {0, 1}}))
	found := must(db.FindNearTexts(t.Context(), "a", index.MessageTexts, []int64{rows[0].ID, rows[1].ID}, []float32{1, 0}, 3))(t)
	if !slices.Equal(found.IDs, []int64{rows[1].ID}) {
		t.Errorf("found %v", found)
	}
}

// factsToEmbed are the facts whose vectors are to be made.
func factsToEmbed(t *testing.T, db *store.DB) []index.Text {
	t.Helper()
	return lists.Keep(must(db.TextsToEmbed(t.Context(), "a", 16))(t), func(text index.Text) bool { return text.Kind == index.FactTexts })
}

func TestAFactKeepsItsVectorWhileItSaysTheSame(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(db *store.DB, talk string, of fact.Fact)
		found  int
		want   []string // what is to be embedded afterwards
	}{
		{"a fact that a person pinned keeps it", func(db *store.DB, talk string, of fact.Fact) {
			must(db.Facts.Edit(t.Context(), talk, of.ID, json.RawMessage(`{"pinned":true}`)))(t)
		}, 1, []string{}},
		{"one that says something else gets another", func(db *store.DB, talk string, of fact.Fact) {
			must(db.Facts.Edit(t.Context(), talk, of.ID, json.RawMessage(`{"value":"the lamp"}`)))(t)
		}, 0, []string{"Bo: holds the lamp"}},
		{"one that is forgotten loses it", func(db *store.DB, talk string, of fact.Fact) {
			must(db.Facts.Forget(t.Context(), talk, []int64{of.ID}, false))(t)
		}, 0, []string{}},
		{"one whose message is gone loses it", func(db *store.DB, talk string, of fact.Fact) {
			ok(t, db.Chats.DeleteMessage(t.Context(), talk, of.MessageID))
		}, 0, []string{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := open(t, t.TempDir())
			talk, _, known := remembering(t, db)
			of := factsToEmbed(t, db)
			if diff := cmp.Diff([]index.Text{{Kind: index.FactTexts, ID: known[0].ID, Text: "Bo: holds the brass key"}}, of); diff != "" {
				t.Fatal(diff)
			}
			ok(t, db.AddTextVectors(t.Context(), "a", of, [][]float32{{0, 1}}))
			if again := factsToEmbed(t, db); len(again) > 0 {
				t.Errorf("to embed once more: %v", again)
			}
			c.change(db, talk, known[0])
			ok(t, db.DropChangedFacts(t.Context()))
			near := must(db.FindNearTexts(t.Context(), "a", index.FactTexts, []int64{known[0].ID}, []float32{0, 1}, 3))(t)
			left := factsToEmbed(t, db)
			if diff := cmp.Diff(c.want, lists.Map(left, func(t index.Text) string { return t.Text })); diff != "" || len(near.IDs) != c.found {
				t.Errorf("found %v, and to embed: %s", near.IDs, diff)
			}
		})
	}
}
