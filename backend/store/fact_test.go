package store_test

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
	"terzetto/backend/store/facts"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/portable"
)

// remembering is a conversation of two exchanges, the first of which was read: Bo has the key, and Mina is told of it in the second.
func remembering(t *testing.T, db *store.DB) (talk string, rows []chat.Message, known []fact.Fact) {
	t.Helper()
	talk = must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "Night train"}))(t).ID
	say(t, db, talk, "Bo slid the brass key into his boot.", "Nobody saw it but Ines.")
	say(t, db, talk, "Mina, Bo has the key!", "Mina nodded.")
	rows = path(t, db, talk)
	ok(t, db.Facts.Keep(t.Context(), talk, facts.Reading{
		MessageID: rows[1].ID, Author: fact.ByReading, Present: []string{"Bo", "Ines"}, Dropped: map[string]int{"no quote": 2}, Tokens: 60, Millis: 900,
		Facts: []fact.Fact{
			{MessageID: rows[0].ID, Quote: "slid the brass key", Subject: "Bo", Relation: "holds", Value: "the brass key", Kind: fact.State, OneValue: true, KnownBy: []string{"Bo", "Ines"}, Layer: fact.Story, Author: fact.ByReading, StoryDay: new(2)},
			{MessageID: rows[1].ID, Quote: "words that nobody said", Subject: "Bo", Value: "a liar", Kind: fact.Trait, Layer: fact.Story, Author: fact.ByReading},
			{MessageID: rows[1].ID, Subject: "Bo", Value: "without a quote", Kind: fact.Trait, Layer: fact.Story, Author: fact.ByReading},
			{MessageID: rows[1].ID, Quote: "saw it but Ines", Subject: "Ines", Value: "saw it", Kind: "gossip", Layer: fact.Story, Author: fact.ByReading},
		},
	}))
	known = factsOf(t, db, talk)
	if len(known) != 1 {
		t.Fatalf("kept %+v", known)
	}
	ok(t, db.Facts.Keep(t.Context(), talk, facts.Reading{
		MessageID: rows[3].ID, Author: fact.ByDirector, Present: []string{"Bo", "Mina"}, Tokens: 40,
		Told: []facts.Told{{known[0].ID, fact.Telling{MessageID: rows[2].ID, Name: "Mina", Knows: true}}, {known[0].ID + 99, fact.Telling{MessageID: rows[2].ID, Name: "Mina", Knows: true}}},
	}))
	return talk, rows, factsOf(t, db, talk)
}

func factsOf(t *testing.T, db *store.DB, talk string) []fact.Fact {
	t.Helper()
	return must(db.Facts.List(t.Context(), talk))(t)
}

func said(all []fact.Fact) []string {
	texts := []string{}
	for _, f := range all {
		texts = append(texts, f.Text())
	}
	return texts
}

// readOf says of the rows of a path which readings end there.
func readOf(t *testing.T, db *store.DB, talk string) string {
	t.Helper()
	var b strings.Builder
	readings := must(db.Facts.ReadingsOf(t.Context(), talk))(t)
	for i, m := range path(t, db, talk) {
		if r, read := readings[m.ID]; read {
			fmt.Fprintf(&b, "%d %s %s %v; ", i, r.Author, strings.Join(r.Present, "+"), r.Stale)
		}
	}
	return b.String()
}

func TestWhatIsReadIsKeptOnceAndOnlyWithItsQuote(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows, known := remembering(t, db)
	want := []fact.Fact{{
		ID: known[0].ID, ConversationID: talk, MessageID: rows[0].ID, Quote: "slid the brass key", Subject: "Bo", Relation: "holds", Value: "the brass key",
		Kind: fact.State, OneValue: true, KnownBy: []string{"Bo", "Ines"}, StoryDay: new(2), Layer: fact.Story, Author: fact.ByReading,
		Told: []fact.Telling{{MessageID: rows[2].ID, Name: "Mina", Knows: true}},
	}}
	if diff := cmp.Diff(want, known, cmpopts.IgnoreFields(fact.Fact{}, "CreatedAt")); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	again := facts.Reading{MessageID: rows[1].ID, Author: fact.ByDirector, Facts: []fact.Fact{
		{MessageID: rows[1].ID, Quote: "saw it but Ines", Subject: "Ines", Value: "saw it", Kind: fact.Event, Layer: fact.Story, Author: fact.ByDirector},
	}}
	ok(t, db.Facts.Keep(t.Context(), talk, again))
	if got := factsOf(t, db, talk); len(got) != 1 {
		t.Errorf("a second reading added %q", said(got))
	}
	again.MessageID = rows[3].ID + 99
	ok(t, db.Facts.Keep(t.Context(), talk, again))
	if got := readOf(t, db, talk); got != "1 reading Bo+Ines false; 3 director Bo+Mina false; " {
		t.Errorf("read: %s", got)
	}
	sum := facts.Readings{Exchanges: 2, Dropped: map[string]int{"no quote": 2}, Tokens: 50, Millis: 450}
	if diff := cmp.Diff(sum, must(db.Facts.Readings(t.Context(), talk))(t)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestAnEditedExchangeIsReadAgain(t *testing.T) {
	for name, c := range map[string]struct {
		edited int
		want   string
	}{
		"the message is edited":   {0, "1 reading Bo+Ines true; 3 director Bo+Mina false; "},
		"the reply is edited":     {1, "1 reading Bo+Ines true; 3 director Bo+Mina false; "},
		"the next one is edited":  {2, "1 reading Bo+Ines false; 3 director Bo+Mina true; "},
		"the last one is edited":  {3, "1 reading Bo+Ines false; 3 director Bo+Mina true; "},
		"nothing changes by that": {4, "1 reading Bo+Ines false; 3 director Bo+Mina false; "},
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t, t.TempDir())
			talk, rows, _ := remembering(t, db)
			if c.edited < len(rows) {
				ok(t, db.Chats.EditMessage(t.Context(), talk, rows[c.edited].ID, "Something else."))
			} else {
				ok(t, db.Chats.EditMessage(t.Context(), talk, rows[0].ID, rows[0].Content))
			}
			if got := readOf(t, db, talk); got != c.want {
				t.Fatalf("read: %s", got)
			}
			ok(t, db.Facts.Keep(t.Context(), talk, facts.Reading{MessageID: rows[1].ID, Author: fact.ByDirector}))
			if fresh := must(db.Facts.ReadingsOf(t.Context(), talk))(t)[rows[1].ID]; fresh.Stale || (fresh.Author == fact.ByDirector) != (c.edited < 2) {
				t.Errorf("read again: %+v", fresh)
			}
		})
	}
}

func TestAPersonsEditMakesAFactTheirs(t *testing.T) {
	for _, c := range []struct {
		name, patch string
		want        func(*fact.Fact)
	}{
		{"the value is changed", `{"value":"the silver key","id":7,"message_id":7,"quote":"x","claimed_by":"Ines","layer":"story","forgotten":true}`, func(f *fact.Fact) {
			f.Value, f.Layer, f.Author = "the silver key", fact.Person, fact.ByPerson
		}},
		{"the day is taken away", `{"story_day":null,"kind":"event"}`, func(f *fact.Fact) {
			f.StoryDay, f.Kind, f.Layer, f.Author = nil, fact.Event, fact.Person, fact.ByPerson
		}},
		{"it is pinned", `{"pinned":true}`, func(f *fact.Fact) { f.Pinned = true }},
		{"others know it", `{"known_by":["*"]}`, func(f *fact.Fact) { f.KnownBy = []string{"*"} }},
		{"nothing is changed", `{"value":"the brass key"}`, func(*fact.Fact) {}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := open(t, t.TempDir())
			talk, _, known := remembering(t, db)
			want := known[0]
			c.want(&want)
			if diff := cmp.Diff(want, must(db.Facts.Edit(t.Context(), talk, want.ID, json.RawMessage(c.patch)))(t)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if diff := cmp.Diff([]fact.Fact{want}, factsOf(t, db, talk)); diff != "" {
				t.Errorf("as it is kept (-want +got)\n%s", diff)
			}
		})
	}
}

func TestWhatIsNoFactIsRefused(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _, known := remembering(t, db)
	long := strings.Repeat("é", 1001)
	for _, patch := range []string{
		`{"subject":"` + long[:402] + `"}`, `{"relation":"` + long[:402] + `"}`, `{"value":"` + long + `"}`, `{"sentence":"` + long + `"}`, `{"kind":"gossip"}`,
		`{"value":" "}`, `{"known_by":[` + strings.Repeat(`"a",`, 50) + `"a"]}`, `{"pinned":"yes"}`,
	} {
		if _, err := db.Facts.Edit(t.Context(), talk, known[0].ID, json.RawMessage(patch)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%.40s: %v", patch, err)
		}
	}
	if _, err := db.Facts.Edit(t.Context(), talk, known[0].ID+9, json.RawMessage(`{}`)); !fault.Is(err, fault.NotFound) {
		t.Errorf("a fact that is not there: %v", err)
	}
	if _, err := db.Facts.Edit(t.Context(), begin(t, db, "").ID, known[0].ID, json.RawMessage(`{}`)); !fault.Is(err, fault.NotFound) {
		t.Errorf("a fact of another conversation: %v", err)
	}
}

func TestAForgottenFactStaysAndCanComeBack(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _, known := remembering(t, db)
	other, _, _ := remembering(t, db)
	added := must(db.Facts.Add(t.Context(), talk, []fact.Fact{{Subject: "Ines", Value: "a pilot", Kind: fact.Trait, Layer: fact.Person, Author: fact.ByPerson}}))(t)
	if got := must(db.Facts.Forget(t.Context(), talk, []int64{known[0].ID, 999}, false))(t); !slices.Equal(got, []int64{known[0].ID}) {
		t.Errorf("forgot %v", got)
	}
	if got := must(db.Facts.Forget(t.Context(), talk, nil, true))(t); !slices.Equal(got, []int64{added[0].ID}) {
		t.Errorf("then forgot %v", got)
	}
	if all := factsOf(t, db, talk); len(all) != 2 || !all[0].Forgotten || !all[1].Forgotten || factsOf(t, db, other)[0].Forgotten {
		t.Errorf("after that: %+v", all)
	}
	ok(t, db.Facts.Restore(t.Context(), talk, []int64{known[0].ID}))
	if diff := cmp.Diff(known[0], factsOf(t, db, talk)[0]); diff != "" {
		t.Errorf("restored (-want +got)\n%s", diff)
	}
}

func TestAPersonSaysWhoKnowsAFact(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _, known := remembering(t, db)
	must(db.Facts.SetKnown(t.Context(), talk, known[0].ID, "Ines", true))(t)
	f := must(db.Facts.SetKnown(t.Context(), talk, known[0].ID, " Ines ", false))(t)
	if s := fact.On(path(t, db, talk), []fact.Fact{f}); !slices.Equal(s[0].Knows, []string{"Bo", "Mina"}) {
		t.Errorf("%v know it, told %+v", s[0].Knows, f.Told)
	}
	if _, err := db.Facts.SetKnown(t.Context(), talk, known[0].ID, " ", true); !fault.Is(err, fault.Invalid) {
		t.Errorf("nobody: %v", err)
	}
}

// recallFact has the last message of a conversation recall a fact and nothing else.
func recallFact(t *testing.T, db *store.DB, talk string, id int64) (left func() int) {
	t.Helper()
	rows := path(t, db, talk)
	ok(t, db.Write(t.Context(), func(tx *sqlite.Tx) error {
		return tx.Exec(t.Context(), `INSERT INTO message_recalls (message_id, position, quote, score, words, meaning, present, fact_id) VALUES (?, 0, 'Bo has the key.', 1, 1, 0, 0, ?)`,
			rows[len(rows)-2].ID, id)
	}))
	return func() int {
		return must(sqlite.One(t.Context(), db, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM message_recalls"))(t)
	}
}

func TestAChangedFactIsNotSentAsItWas(t *testing.T) {
	for _, c := range []struct {
		name string
		act  func(ctx context.Context, db *store.DB, talk string, rows []chat.Message, id int64) error
		left int
	}{
		{"a person changes it", func(ctx context.Context, db *store.DB, talk string, _ []chat.Message, id int64) error {
			_, err := db.Facts.Edit(ctx, talk, id, json.RawMessage(`{"value":"nothing"}`))
			return err
		}, 0},
		{"it is forgotten", func(ctx context.Context, db *store.DB, talk string, _ []chat.Message, _ int64) error {
			_, err := db.Facts.Forget(ctx, talk, nil, true)
			return err
		}, 0},
		{"a person says who knows it", func(ctx context.Context, db *store.DB, talk string, _ []chat.Message, id int64) error {
			_, err := db.Facts.SetKnown(ctx, talk, id, "Mina", false)
			return err
		}, 0},
		{"its message says it no more", func(ctx context.Context, db *store.DB, talk string, rows []chat.Message, _ int64) error {
			return db.Chats.EditMessage(ctx, talk, rows[0].ID, "Bo left.")
		}, 0},
		{"its message is deleted", func(ctx context.Context, db *store.DB, talk string, rows []chat.Message, _ int64) error {
			return db.Chats.DeleteMessage(ctx, talk, rows[0].ID)
		}, 0},
		{"its message says it still", func(ctx context.Context, db *store.DB, talk string, rows []chat.Message, _ int64) error {
			return db.Chats.EditMessage(ctx, talk, rows[0].ID, "Then "+rows[0].Content)
		}, 1},
		{"it is pinned", func(ctx context.Context, db *store.DB, talk string, _ []chat.Message, id int64) error {
			_, err := db.Facts.Edit(ctx, talk, id, json.RawMessage(`{"pinned":true}`))
			return err
		}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := open(t, t.TempDir())
			talk, rows, known := remembering(t, db)
			left := recallFact(t, db, talk, known[0].ID)
			ok(t, c.act(t.Context(), db, talk, rows, known[0].ID))
			if got := left(); got != c.left {
				t.Errorf("%d are left, want %d", got, c.left)
			}
		})
	}
}

func TestFactsGoWithTheirMessagesAndComeBackFromTheTrash(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows, known := remembering(t, db)
	must(db.Facts.Add(t.Context(), talk, []fact.Fact{{Subject: "Ines", Value: "a pilot", Kind: fact.Trait, Layer: fact.Carried, Author: fact.ByImport}}))(t)
	ok(t, db.Chats.TrashConversation(t.Context(), talk))
	ok(t, db.Chats.RestoreConversation(t.Context(), talk))
	if got := factsOf(t, db, talk); len(got) != 2 {
		t.Fatalf("out of the trash came %q", said(got))
	}
	ok(t, db.Chats.DeleteMessage(t.Context(), talk, rows[2].ID))
	if f := factsOf(t, db, talk)[0]; f.ID != known[0].ID || len(f.Told) != 0 {
		t.Errorf("without the telling there is %+v", f)
	}
	ok(t, db.Chats.DeleteMessage(t.Context(), talk, rows[0].ID))
	if got := said(factsOf(t, db, talk)); !slices.Equal(got, []string{"Ines: a pilot"}) {
		t.Errorf("without the message there is %q", got)
	}
	ok(t, db.Chats.PurgeConversation(t.Context(), talk))
	for _, table := range []string{"facts", "fact_tellings", "fact_readings"} {
		if n := must(sqlite.One(t.Context(), db, sqlite.ErrNone, sqlite.Value[int], "SELECT count(*) FROM "+table))(t); n > 0 {
			t.Errorf("%d rows of %s are left", n, table)
		}
	}
}

func TestChosenFactsAreCarriedOverAndComeOffAsAWhole(t *testing.T) {
	db := open(t, t.TempDir())
	from, _, known := remembering(t, db)
	to, _, _ := remembering(t, db)
	carried := must(db.Facts.Carry(t.Context(), from, []int64{known[0].ID}, to))(t)
	want := fact.Fact{
		ID: carried[0].ID, ConversationID: to, Subject: "Bo", Relation: "holds", Value: "the brass key", Kind: fact.State, OneValue: true,
		KnownBy: []string{"Bo", "Ines", "Mina"}, Layer: fact.Carried, Author: fact.ByImport, Origin: "Night train", Told: []fact.Telling{},
	}
	if diff := cmp.Diff([]fact.Fact{want}, carried, cmpopts.IgnoreFields(fact.Fact{}, "CreatedAt")); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if again := must(db.Facts.Carry(t.Context(), from, []int64{known[0].ID}, to))(t); len(again) != 0 {
		t.Errorf("a second time %q were carried over", said(again))
	}
	more := must(db.Facts.Add(t.Context(), from, []fact.Fact{{Subject: "Ines", Value: "a pilot", Kind: fact.Trait, Layer: fact.Person, Author: fact.ByPerson}}))(t)
	if second := must(db.Facts.Carry(t.Context(), from, []int64{more[0].ID}, to))(t); second[0].Origin != "Night train (2)" {
		t.Errorf("the origin of the second layer is %q", second[0].Origin)
	}
	must(db.Facts.Edit(t.Context(), to, carried[0].ID, json.RawMessage(`{"value":"no key"}`)))(t)
	if n := must(db.Facts.RemoveCarried(t.Context(), to, "Night train"))(t); n != 1 {
		t.Errorf("%d facts came off", n)
	}
	if got := said(factsOf(t, db, to)); !slices.Equal(got, []string{"Bo: holds the brass key", "Ines: a pilot"}) {
		t.Errorf("left are %q", got)
	}
	if n := must(db.Facts.RemoveCarried(t.Context(), to, ""))(t); n != 0 {
		t.Errorf("without an origin %d facts came off", n)
	}
}

// alike compares the facts of two conversations, as their paths have them.
func alike(t *testing.T, db *store.DB, talk string, in *store.DB, copied string) {
	t.Helper()
	place := func(of *store.DB, talk string) map[int64]int64 {
		places := map[int64]int64{}
		for i, m := range path(t, of, talk) {
			places[m.ID] = int64(i + 1)
		}
		return places
	}
	plain := func(of *store.DB, talk string) []fact.Fact {
		at, all := place(of, talk), factsOf(t, of, talk)
		for i := range all {
			f := &all[i]
			f.ID, f.ConversationID, f.MessageID = 0, "", at[f.MessageID]
			for j := range f.Told {
				f.Told[j].MessageID = at[f.Told[j].MessageID]
			}
		}
		return all
	}
	if diff := cmp.Diff(plain(db, talk), plain(in, copied)); diff != "" {
		t.Errorf("(-original +copy)\n%s", diff)
	}
	if was, is := readOf(t, db, talk), readOf(t, in, copied); was != is {
		t.Errorf("was read as %s, is %s", was, is)
	}
	recalled := func(of *store.DB, talk string) string {
		return must(sqlite.One(t.Context(), of, sqlite.ErrNone, sqlite.Value[string], `SELECT coalesce(group_concat(r.quote || ' ' || f.value), '') FROM message_recalls r
		  JOIN messages m ON m.id = r.message_id JOIN facts f ON f.id = r.fact_id AND f.conversation_id = m.conversation_id WHERE m.conversation_id = ?`, talk))(t)
	}
	if was, is := recalled(db, talk), recalled(in, copied); was != is || was == "" {
		t.Errorf("recalled was %q, is %q", was, is)
	}
}

// full is a conversation with facts of all kinds.
func full(t *testing.T, db *store.DB) (talk string, rows []chat.Message) {
	t.Helper()
	talk, rows, known := remembering(t, db)
	must(db.Facts.Add(t.Context(), talk, []fact.Fact{
		{Subject: "Ines", Value: "[a pilot]", Kind: fact.Trait, Layer: fact.Carried, Author: fact.ByImport, Origin: "Elsewhere"},
		{MessageID: rows[3].ID, Quote: "Mina nodded", Subject: "Mina", Sentence: "Mina agreed.", Kind: fact.Event, Layer: fact.Person, Author: fact.ByPerson, Pinned: true},
	}))(t)
	must(db.Facts.SetKnown(t.Context(), talk, known[0].ID, "Ines", false))(t)
	all := factsOf(t, db, talk)
	must(db.Facts.Forget(t.Context(), talk, []int64{all[2].ID}, false))(t)
	recallFact(t, db, talk, known[0].ID)
	ok(t, db.Chats.EditMessage(t.Context(), talk, rows[3].ID, "Mina nodded twice."))
	return talk, rows
}

func TestACopyHasItsOwnFacts(t *testing.T) {
	db := open(t, t.TempDir())
	full(t, db) // another conversation's rows come first
	talk, _ := full(t, db)
	copied := must(archive.New(db, nil).Copy(t.Context(), talk, 0, "Copy", nil))(t)
	alike(t, db, talk, db, copied)
	must(db.Facts.Forget(t.Context(), copied, nil, true))(t)
	if all := factsOf(t, db, talk); all[0].Forgotten || len(all) != 3 {
		t.Errorf("the original has %+v", all)
	}
}

func TestACopyUpToAMessageHasTheFactsUpToIt(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows := full(t, db)
	copied := must(archive.New(db, nil).Copy(t.Context(), talk, rows[1].ID, "Copy", nil))(t)
	all := factsOf(t, db, copied)
	if got := said(all); !slices.Equal(got, []string{"Bo: holds the brass key", "Ines: [a pilot]"}) {
		t.Fatalf("the copy has %q", got)
	}
	if told := all[0].Told; len(told) != 1 || told[0] != (fact.Telling{Name: "Ines"}) {
		t.Errorf("told: %+v", told)
	}
	if got := readOf(t, db, copied); got != "1 reading Bo+Ines false; " {
		t.Errorf("read: %s", got)
	}
}

// sent exports a conversation and imports it into another library, after a change to its lines.
func sent(t *testing.T, db *store.DB, talk string, change func(*portable.ItemLine)) (in *store.DB, id string, notes []error) {
	t.Helper()
	in = open(t, t.TempDir())
	full(t, in) // so that the numbers are others
	transcript := must(archive.New(db, nil).Transcript(t.Context(), talk))(t)
	ok(t, transcript.Each(t.Context(), func(_ int, r portable.Row) error {
		transcript.Rows = append(transcript.Rows, r)
		return nil
	}))
	transcript.Tree = nil
	lines := transcript.Logs
	transcript.Logs = func(ctx context.Context) portable.ItemLines {
		return func(yield func(portable.ItemLine, error) bool) {
			for line, err := range lines(ctx) {
				if change(&line); !yield(line, err) {
					return
				}
			}
		}
	}
	id, added, notes, err := archive.New(in, nil).ImportTranscript(t.Context(), archive.NewIDMap(), transcript)
	if ok(t, err); !added {
		t.Fatal("the conversation was not added")
	}
	return in, id, notes
}

func TestAnImportHasTheFactsOfItsExport(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _ := full(t, db)
	in, id, notes := sent(t, db, talk, func(*portable.ItemLine) {})
	if len(notes) > 0 {
		t.Errorf("notes: %v", notes)
	}
	for i, f := range factsOf(t, db, talk) {
		if in := factsOf(t, in, id)[i]; !in.CreatedAt.Equal(f.CreatedAt) || in.ID == f.ID {
			t.Errorf("%+v came as %+v", f, in)
		}
	}
	alike(t, db, talk, in, id)
}

func TestAnImportComesWithoutFactsThatCannotBeRead(t *testing.T) {
	db := open(t, t.TempDir())
	talk, _ := full(t, db)
	for name, change := range map[string]func(*portable.ItemLine){
		"names that are none":      func(l *portable.ItemLine) { l.Row["known_by"] = json.RawMessage(`{"a":1}`) },
		"a kind that is none":      func(l *portable.ItemLine) { l.Row["kind"] = json.RawMessage(`"gossip"`) },
		"a value without an end":   func(l *portable.ItemLine) { l.Row["value"] = json.RawMessage(`"` + strings.Repeat("a", 2000) + `"`) },
		"a message of another one": func(l *portable.ItemLine) { l.Row["message_id"] = json.RawMessage(`99999`) },
	} {
		t.Run(name, func(t *testing.T) {
			in, id, notes := sent(t, db, talk, func(l *portable.ItemLine) {
				if l.Table == "facts" {
					change(l)
				}
			})
			if all := factsOf(t, in, id); len(notes) != 1 || len(all) > 0 || len(path(t, in, id)) != 4 {
				t.Errorf("came with %q and %v", said(all), notes)
			}
		})
	}
}

func TestSalvageKeepsFactsThatFitTogether(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	o := options(dir)
	db := must(store.Open(t.Context(), o))(t)
	talk, _ := full(t, db)
	was := factsOf(t, db, talk)
	ok(t, db.Close())
	must(store.Recover(t.Context(), o, store.Salvage))(t)
	if diff := cmp.Diff(was, factsOf(t, open(t, dir), talk)); diff != "" {
		t.Errorf("(-before +after)\n%s", diff)
	}
}

func TestAForkedMessageHasNoFactsOfItsSibling(t *testing.T) {
	db := open(t, t.TempDir())
	talk, rows, _ := remembering(t, db)
	_, _, err := playTurn(t.Context(), db, turn.Request{Kind: turn.ForkEdit, ConversationID: talk, MessageID: rows[0].ID, Text: "Bo left."}, "Yes.")
	ok(t, err)
	if s := fact.On(path(t, db, talk), factsOf(t, db, talk)); s[0].Status != fact.Elsewhere {
		t.Errorf("the fact is %s", s[0].Status)
	}
}

func BenchmarkListOfFiveThousandFacts(b *testing.B) {
	db := open(b, b.TempDir())
	talk := must(db.Chats.CreateConversation(b.Context(), chat.NewConversation{Title: "T"}))(b).ID
	_, reply := say(b, db, talk, "Bo has the key.", "Ines knows that he has it.")
	all := make([]fact.Fact, 5000)
	for i := range all {
		all[i] = fact.Fact{
			MessageID: reply, Quote: "knows that he has", Subject: fmt.Sprint("Person ", i%40), Relation: "holds", Value: fmt.Sprint("thing ", i), KnownBy: []string{"Bo", "Ines"},
			Sentence: "One of them has one of the many things that there are.", Kind: fact.State, Layer: fact.Story, Author: fact.ByReading, Told: []fact.Telling{{Name: "Mina", Knows: i%2 == 0}},
		}
	}
	must(db.Facts.Add(b.Context(), talk, all))(b)
	for b.Loop() {
		must(db.Facts.List(b.Context(), talk))(b)
	}
}
