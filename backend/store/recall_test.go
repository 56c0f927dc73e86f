package store_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
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
func stems(t *testing.T, db *store.DB, talk string, words ...string) map[string][]int64 {
	t.Helper()
	for left := 1; left > 0; {
		left = must(db.Index(t.Context()))(t)
	}
	found := map[string][]int64{}
	for stem, p := range must(db.FindStems(t.Context(), talk, words, 100))(t) {
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
	found := must(db.FindStems(t.Context(), talk, []string{"promis"}, 2))(t)
	if p := found["promis"]; !p.Common || !slices.Equal(p.IDs, []int64{rows[1].ID, rows[3].ID}) {
		t.Errorf("found %+v", found)
	}
}
