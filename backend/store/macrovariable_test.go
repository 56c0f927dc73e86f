package store_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/macro"
)

// variablesIn are those that the next turn of a conversation would find.
func variablesIn(t testing.TB, db *store.DB, conversation string) string {
	t.Helper()
	return shownVariables(must(db.Turns.Scene(t.Context(), conversation, nil))(t).Variables)
}

func shownVariables(s macro.State) string { return fmt.Sprint(s.Own, s.Shared) }

// leaves answers a request with a turn that leaves variables.
func leaves(t testing.TB, db *store.DB, r turn.Request, own, shared map[string]string) (s turn.Snapshot, reply int64) {
	t.Helper()
	s = must(db.Turns.Begin(t.Context(), r))(t)
	done := result(s, r.Kind, "Aye.")
	done.Variables = macro.State{Own: own, Shared: shared}
	return s, must(db.Turns.Commit(t.Context(), done))(t).MessageID
}

func send(conversation, text string) turn.Request {
	return turn.Request{Kind: turn.Send, ConversationID: conversation, Text: text}
}

func TestVariablesLastAlongABranch(t *testing.T) {
	db, ctx := fresh(t), t.Context()
	conv := must(db.Chats.CreateConversation(ctx, chat.NewConversation{
		FirstMes: "{{setvar::mood::calm}}Hello.", AlternateGreetings: []string{"Hello.", "{{setvar::mood::grim}}{{setglobalvar::all::9}}Hello."},
	}))(t)
	first := *conv.ActiveLeafID
	expect := func(rule, want string, got macro.State) {
		t.Helper()
		if shown := shownVariables(got); shown != want {
			t.Errorf("%s: %s instead of %s", rule, shown, want)
		}
	}
	here := func() macro.State { return must(db.Turns.Scene(ctx, conv.ID, nil))(t).Variables }
	expect("a greeting sets", "map[mood:calm] map[]", here())

	s, reply := leaves(t, db, send(conv.ID, "{{addvar::coins::5}}I pay {{getvar::coins}}, {{getvar::mood}}."), map[string]string{"mood": "calm", "coins": "4"}, map[string]string{"all": "1"})
	expect("a message counts for its turn", "map[coins:5 mood:calm] map[]", s.Variables)
	if s.User.Content != "I pay 5, calm." {
		t.Errorf("the message says %q", s.User.Content)
	}
	expect("a turn leaves what it changed", "map[coins:4 mood:calm] map[all:1]", here())

	s, swipe := leaves(t, db, again(turn.Regenerate, conv.ID, reply), nil, nil)
	expect("another version begins from the message", "map[coins:5 mood:calm] map[all:1]", s.Variables)
	expect("and leaves what was before it where it changes nothing", "map[coins:5 mood:calm] map[all:1]", here())
	ok(t, db.Chats.SwitchBranch(ctx, conv.ID, reply))
	expect("the first version has its own", "map[coins:4 mood:calm] map[all:1]", here())

	r := turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: s.User.ID, Text: "{{incvar::coins}}" + "."}
	s, _ = leaves(t, db, r, nil, nil)
	expect("a message that is sent again begins from the greeting", "map[coins:1 mood:calm] map[all:1]", s.Variables)

	ok(t, db.Chats.SwitchBranch(ctx, conv.ID, swipe))
	ok(t, db.Chats.BranchHere(ctx, conv.ID, first))
	expect("a branch has those of the row it begins at", "map[mood:calm] map[all:1]", here())
	ok(t, db.Chats.DeleteMessage(ctx, conv.ID, s.User.ID))
	expect("what is deleted takes its own along", "map[mood:calm] map[all:1]", here())

	for n, want := range []string{"map[mood:calm] map[all:1]", "map[] map[all:1]", "map[mood:grim] map[all:1]"} {
		ok(t, db.Chats.SwitchBranch(ctx, conv.ID, must(db.Messages.Sibling(ctx, conv.ID, first, n+1))(t)))
		expect("each greeting has its own", want, here())
	}
	other := begin(t, db, "Hello.")
	if got := variablesIn(t, db, other.ID); got != "map[] map[all:1]" {
		t.Errorf("another conversation has %s", got)
	}
}

func TestOnlyTheGreetingThatIsSaidChangesWhatAllShare(t *testing.T) {
	db := fresh(t)
	n := chat.NewConversation{FirstMes: "{{incglobalvar::visits}}", AlternateGreetings: []string{"{{incglobalvar::visits}} {{getglobalvar::visits}}"}}
	must(db.Chats.CreateConversation(t.Context(), n))(t)
	conv := must(db.Chats.CreateConversation(t.Context(), n))(t)
	if got := variablesIn(t, db, conv.ID) + conv.Preview; got != "map[] map[visits:2]2" {
		t.Error(got)
	}
}

func TestGreetingsOfACastHandVariablesOn(t *testing.T) {
	s := newConversationStore(t)
	cast := s.members(
		chat.Character{Name: "Ada", FirstMes: "{{setvar::said::1}}I am Ada.", AlternateGreetings: []string{"{{setvar::said::9}}Or not."}},
		chat.Character{Name: "Bo", FirstMes: "I am number {{incvar::said}}.", AlternateGreetings: []string{"{{getvar::said}} was before me."}},
	)
	c := must(s.Chats.CreateConversation(t.Context(), chat.NewConversation{Cast: cast}))(t)
	if got := fmt.Sprint(texts(path(t, s.DB, c.ID)), variablesIn(t, s.DB, c.ID)); got != "[I am Ada. I am number 2.]map[said:2] map[]" {
		t.Error(got)
	}
}

func TestAReplyThatIsContinuedIsCountedOnce(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "Hello.")
	_, reply := leaves(t, db, send(conv.ID, "{{setvar::n::1}}Hi."), map[string]string{"n": "2"}, nil)
	s := must(db.Turns.Begin(t.Context(), again(turn.Extend, conv.ID, reply)))(t)
	if got := shownVariables(s.Variables); got != "map[n:1] map[]" {
		t.Errorf("it begins with %s", got)
	}
	done := result(s, turn.Extend, "Aye. And more.")
	done.Extends, done.Extended = reply, "Aye."
	done.Interrupted = true
	must(db.Turns.Commit(t.Context(), done))(t)
	if got := variablesIn(t, db, conv.ID); got != "map[n:2] map[]" {
		t.Errorf("what was stopped leaves %s", got)
	}
	s = must(db.Turns.Begin(t.Context(), again(turn.Extend, conv.ID, reply)))(t)
	done = result(s, turn.Extend, "Aye. And more, and more.")
	done.Extends, done.Extended, done.Variables.Own = reply, "Aye. And more.", map[string]string{"n": "2", "more": "yes"}
	must(db.Turns.Commit(t.Context(), done))(t)
	if got := variablesIn(t, db, conv.ID); got != "map[more:yes n:2] map[]" {
		t.Errorf("it leaves %s", got)
	}
}

func TestATurnWithoutAReplyLeavesNoVariables(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "Hello.")
	s := must(db.Turns.Begin(t.Context(), send(conv.ID, "{{setvar::mine::1}}{{setglobalvar::all::1}}Hi.")))(t)
	done := result(s, turn.Send, "")
	done.Variables = macro.State{Own: map[string]string{"mine": "2"}, Shared: map[string]string{"all": "2"}}
	must(db.Turns.Commit(t.Context(), done))(t)
	if got := variablesIn(t, db, conv.ID); got != "map[mine:1] map[all:1]" {
		t.Error(got)
	}
}

func TestVariablesOfAWholeReplySurviveAKill(t *testing.T) {
	dir, ctx := filepath.Join(t.TempDir(), "data"), t.Context()
	db := must(store.Open(ctx, options(dir)))(t)
	conv := begin(t, db, "Hello.")
	s := must(db.Turns.Begin(ctx, send(conv.ID, "Hi.")))(t)
	whole := result(s, turn.Send, "Whole.")
	whole.Finish, whole.Variables = chat.Complete, macro.State{Own: map[string]string{"n": "1"}, Shared: map[string]string{"all": "2"}}
	ok(t, db.Turns.Checkpoint(ctx, turn.Draft{
		ConversationID: conv.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: "Whole.", Speaker: &event.Choice{}, Whole: &whole,
	}))
	ok(t, db.Close())
	db = must(store.Open(ctx, options(dir)))(t)
	defer func() { ok(t, db.Close()) }()
	if got := variablesIn(t, db, conv.ID); got != "map[n:1] map[all:2]" {
		t.Error(got)
	}
}

func TestACopyHasTheVariablesOfItsRows(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "{{setvar::a::1}}Hello.")
	_, first := leaves(t, db, send(conv.ID, "Hi."), map[string]string{"a": "2"}, nil)
	leaves(t, db, send(conv.ID, "Hi."), map[string]string{"a": "3"}, nil)
	for upTo, want := range map[int64]string{0: "map[a:3] map[]", first: "map[a:2] map[]"} {
		copied := must(archive.New(db, nil).Copy(t.Context(), conv.ID, upTo, "Copy", nil))(t)
		if got := variablesIn(t, db, copied); got != want {
			t.Errorf("up to %d it has %s", upTo, got)
		}
	}
}

func TestWhatAllShareKeepsItsLimits(t *testing.T) {
	db := fresh(t)
	many := map[string]string{}
	for i := range 1200 {
		many[fmt.Sprintf("v%04d", i)] = "1"
	}
	conv := begin(t, db, "Hello.")
	leaves(t, db, send(conv.ID, "Hi."), nil, many)
	leaves(t, db, send(conv.ID, "Hi."), nil, map[string]string{"v0000": "2", "new": "1"})
	all := must(db.Turns.Scene(t.Context(), conv.ID, nil))(t).Variables.Shared
	if len(all) != 1000 || all["v0000"] != "2" || all["new"] != "" {
		t.Errorf("%d variables, %q, %q", len(all), all["v0000"], all["new"])
	}
}

func TestVariablesAreStoredWhereTheyChangeAlone(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "{{setvar::a::1}}Hello.")
	for range 3 {
		leaves(t, db, send(conv.ID, "Hi, {{getvar::a}}."), nil, nil)
	}
	var kept []string
	for _, m := range path(t, db, conv.ID) {
		s := must(db.Turns.Scene(t.Context(), conv.ID, &m.ID))(t)
		raw, err := json.Marshal(s.Variables.Own)
		ok(t, err)
		kept = append(kept, string(raw))
	}
	if got := fmt.Sprint(kept); got != `[null {"a":"1"} {"a":"1"} {"a":"1"} {"a":"1"} {"a":"1"} {"a":"1"}]` {
		t.Error(got)
	}
}
