package store_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// texts are the contents of rows.
func texts(rows []chat.Message) []string {
	all := []string{}
	for _, m := range rows {
		all = append(all, m.Content)
	}
	return all
}

func path(t testing.TB, db *store.DB, conversation string) []chat.Message {
	t.Helper()
	return must(db.Messages.Messages(t.Context(), conversation, chat.Page{}))(t)
}

func moods(t testing.TB, db *store.DB, conversation string) []string {
	t.Helper()
	return must(db.Chats.DirectorState(t.Context(), conversation))(t).ActiveMoods
}

// withMoods sees to it that there are moods of the given ids, which a turn may leave active.
func withMoods(t testing.TB, db *store.DB, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if _, err := db.Library.Moods().Get(t.Context(), id); err == nil {
			continue
		}
		must(db.Library.Moods().Create(t.Context(), chat.MoodFragment{ID: id, Label: id, Description: id, PromptText: id, Enabled: true}))(t)
	}
}

func again(kind turn.Kind, conversation string, reply int64) turn.Request {
	return turn.Request{Kind: kind, ConversationID: conversation, MessageID: reply}
}

func TestTreeCases(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.json")
	ok(t, err)
	var cases []struct {
		Area     string
		Note     string
		Input    map[string]any
		Expected map[string]any
	}
	ok(t, json.Unmarshal(text, &cases))
	for _, c := range cases {
		t.Run(c.Area, func(t *testing.T) {
			db := fresh(t)
			ctx := t.Context()
			switch c.Area {
			case "sse.errors":
				want := strings.TrimSuffix(strings.TrimPrefix(c.Expected["data"].(string), "<text: "), ">")
				conv := begin(t, db, "g1")
				greeting := *conv.ActiveLeafID
				user, _ := say(t, db, conv.ID, "u2", "a3")
				r := again(turn.Regenerate, conv.ID, user)
				if c.Input["conversation"] == "missing" {
					r = turn.Request{Kind: turn.Send, ConversationID: "missing", Text: "Hi"}
				} else if strings.HasPrefix(c.Input["regenerate_target"].(string), "greeting") {
					r.MessageID = greeting
				}
				_, err := db.Turns.Begin(ctx, r)
				if !strings.HasSuffix(strings.ToLower(fault.Sentence(err)), want) {
					t.Errorf("%s: %v", c.Note, err)
				}
			case "tree.branches", "tree.switch", "tree.delete":
				treeCase(t, db, c.Area, c.Input, c.Expected)
			case "tree.regenerate", "tree.super_regenerate", "tree.magic":
				conv := begin(t, db, "g1")
				user, reply := say(t, db, conv.ID, "u2", "a3")
				kind := map[string]turn.Kind{
					"tree.regenerate": turn.Regenerate, "tree.super_regenerate": turn.SuperRegenerate, "tree.magic": turn.MagicRewrite,
				}[c.Area]
				s, id, err := playTurn(ctx, db, again(kind, conv.ID, reply), "a4")
				ok(t, err)
				want := []string{}
				for _, m := range c.Expected["history_sent"].([]any) {
					want = append(want, m.(string))
				}
				if diff := cmp.Diff(want, texts(s.History)); diff != "" || s.User.Content != "u2" || s.Replaced != "a3" {
					t.Errorf("%s: answers %q, replaces %q, history (-want +got):\n%s", c.Note, s.User.Content, s.Replaced, diff)
				}
				old := must(db.Messages.Message(ctx, conv.ID, reply))(t)
				fresh := must(db.Messages.Message(ctx, conv.ID, id))(t)
				if *fresh.ParentID != user || fresh.TurnIndex != old.TurnIndex || old.Content != "a3" || fresh.BranchCount != 2 {
					t.Errorf("%s: the new row is %+v", c.Note, fresh)
				}
				if diff := cmp.Diff([]string{"g1", "u2", "a4"}, texts(path(t, db, conv.ID))); diff != "" {
					t.Errorf("the path (-want +got):\n%s", diff)
				}
			case "tree.greetings":
				n := chat.NewConversation{FirstMes: c.Input["first_mes"].(string)}
				for _, a := range c.Input["alternate"].([]any) {
					n.AlternateGreetings = append(n.AlternateGreetings, a.(string))
				}
				conv := must(db.Chats.CreateConversation(ctx, n))(t)
				roots := []string{}
				for _, r := range c.Expected["stored_roots"].([]any) {
					roots = append(roots, r.(string))
				}
				rows := path(t, db, conv.ID)
				if len(roots) == 0 {
					if len(rows) != 0 || conv.ActiveLeafID != nil {
						t.Errorf("%s: %v", c.Note, texts(rows))
					}
					return
				}
				if len(rows) != 1 || rows[0].BranchCount != len(roots) || rows[0].TurnIndex != 0 || rows[0].BranchIndex != 0 {
					t.Fatalf("%s: %+v", c.Note, rows)
				}
				got := []string{}
				for id := &rows[0].ID; id != nil; {
					m := must(db.Messages.Message(ctx, conv.ID, *id))(t)
					got, id = append(got, m.Content), m.NextBranchID
				}
				if diff := cmp.Diff(roots, got); diff != "" {
					t.Errorf("%s (-want +got):\n%s", c.Note, diff)
				}
			case "tree.delete_moods":
				withMoods(t, db, "tense", "wry")
				conv := begin(t, db, "")
				say(t, db, conv.ID, "u0", "a1", "tense")
				user, _ := say(t, db, conv.ID, "u2", "a3", "wry")
				ok(t, db.Chats.DeleteMessage(ctx, conv.ID, user))
				if diff := cmp.Diff([]string{"tense"}, moods(t, db, conv.ID)); diff != "" {
					t.Errorf("%s (-want +got):\n%s", c.Note, diff)
				}
				first := path(t, db, conv.ID)[0]
				ok(t, db.Chats.DeleteMessage(ctx, conv.ID, first.ID))
				if got := moods(t, db, conv.ID); len(got) != 0 {
					t.Errorf("an empty conversation keeps %v", got)
				}
			case "tree.moods_on_regenerate":
				withMoods(t, db, "tense", "wry")
				conv := begin(t, db, "g0")
				say(t, db, conv.ID, "u1", "a2", "tense")
				_, reply := say(t, db, conv.ID, "u3", "a4", "wry")
				s, err := db.Turns.Begin(ctx, again(turn.Regenerate, conv.ID, reply))
				ok(t, err)
				if diff := cmp.Diff([]string{"tense"}, s.State.ActiveMoods); diff != "" {
					t.Errorf("%s (-want +got):\n%s", c.Note, diff)
				}
			default:
				t.Errorf("no rule for %s", c.Area)
			}
		})
	}
}

// insert adds a row below parent: a root is said by the person, all others are replies.
func insert(t testing.TB, db *store.DB, conversation string, parent int64, text string) int64 {
	t.Helper()
	if parent == 0 {
		return must(db.Turns.Begin(t.Context(), turn.Request{Kind: turn.Send, ConversationID: conversation, Text: text}))(t).User.ID
	}
	return must(db.Turns.Commit(t.Context(), turn.Result{ConversationID: conversation, ParentID: parent, Text: text}))(t).MessageID
}

// treeCase builds the case's tree and does to it what the case says.
func treeCase(t *testing.T, db *store.DB, area string, input, expected map[string]any) {
	t.Helper()
	ctx := t.Context()
	rows := input["messages"].([]any)
	conv := begin(t, db, "")
	ids := map[string]int64{}
	name := map[int64]string{}
	for _, row := range rows {
		id, parent := row.([]any)[0].(string), ""
		if row.([]any)[1] != nil {
			parent = row.([]any)[1].(string)
		}
		ids[id] = insert(t, db, conv.ID, ids[parent], id)
		name[ids[id]] = id
	}
	named := func(v any) int64 { return ids[v.(string)] }
	switch area {
	case "tree.branches":
		m := must(db.Messages.Message(ctx, conv.ID, named(input["leaf"])))(t)
		if m.BranchCount != int(expected["branch_count"].(float64)) || m.BranchIndex != int(expected["branch_index"].(float64)) ||
			*m.PrevBranchID != named(expected["prev_branch_id"]) || *m.NextBranchID != named(expected["next_branch_id"]) {
			t.Errorf("got %+v", m)
		}
	case "tree.switch":
		ok(t, db.Chats.SwitchBranch(ctx, conv.ID, named(input["target"])))
		if got := must(db.Messages.Conversation(ctx, conv.ID))(t); *got.ActiveLeafID != named(expected["leaf"]) {
			t.Errorf("the leaf is %s", name[*got.ActiveLeafID])
		}
	case "tree.delete":
		ok(t, db.Chats.SwitchBranch(ctx, conv.ID, named(input["leaf"])))
		ok(t, db.Chats.DeleteMessage(ctx, conv.ID, named(input["target"])))
		var left []string
		for _, m := range path(t, db, conv.ID) {
			left = append(left, name[m.ID])
		}
		want := []string{}
		for _, v := range expected["left"].([]any) {
			want = append(want, v.(string))
		}
		got := must(db.Messages.Conversation(ctx, conv.ID))(t)
		if diff := cmp.Diff(want, left); diff != "" || *got.ActiveLeafID != named(expected["leaf"]) || got.MessageCount != len(want) {
			t.Errorf("the leaf is %s of %d rows; the path (-want +got):\n%s", name[*got.ActiveLeafID], got.MessageCount, diff)
		}
	}
}

func TestAFirstMessageNamesItsConversation(t *testing.T) {
	db := fresh(t)
	for _, c := range []struct{ name, title, said, want string }{
		{"an untitled one takes the first words", "", "Where is the  lamp,\nMira?", "Where is the lamp, Mira?"},
		{"a long one is cut at a word", "", strings.Repeat("lantern ", 20), "lantern lantern lantern lantern lantern lantern lantern…"},
		{"a title stays", "Harbour", "Hello", "Harbour"},
		{"a macro is the name that the page shows", "", "Is {{char}} here, asks {{User}}", "Is Assistant here, asks User"},
	} {
		conv := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: c.title}))(t)
		say(t, db, conv.ID, c.said, "Yes.")
		say(t, db, conv.ID, "And more", "Yes.")
		if got := must(db.Messages.Conversation(t.Context(), conv.ID))(t).Title; got != c.want {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

func TestWhatCannotBeAnsweredIsRefusedAndWritesNothing(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv, other := begin(t, db, "g1"), begin(t, db, "elsewhere")
	user, reply := say(t, db, conv.ID, "u2", "a3")
	empty := begin(t, db, "")
	trashed := begin(t, db, "g")
	ok(t, db.Chats.TrashConversation(ctx, trashed.ID))
	send := func(text string) turn.Request {
		return turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: text}
	}
	for _, c := range []struct {
		name string
		r    turn.Request
		code fault.Code
	}{
		{"a conversation that does not exist", turn.Request{Kind: turn.Send, ConversationID: "none", Text: "x"}, fault.NotFound},
		{"a conversation in the trash", turn.Request{Kind: turn.Send, ConversationID: trashed.ID, Text: "x"}, fault.NotFound},
		{"nothing said below a reply", send("  "), fault.Invalid},
		{"a message that is too long", send(strings.Repeat("x", chat.MaxText+1)), fault.TooLarge},
		{"bytes that are no text", send("\xff\xfe"), fault.Invalid},
		{"too many images", turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "x", Images: make([]chat.Attachment, 11)}, fault.TooLarge},
		{"continuing below a reply", turn.Request{Kind: turn.Continue, ConversationID: conv.ID}, fault.Malformed},
		{"continuing an empty conversation", turn.Request{Kind: turn.Continue, ConversationID: empty.ID}, fault.Malformed},
		{"regenerating a row of another conversation", again(turn.Regenerate, other.ID, reply), fault.NotFound},
		{"regenerating a row that does not exist", again(turn.Regenerate, conv.ID, 9999), fault.NotFound},
		{"regenerating the person's own words", again(turn.MagicRewrite, conv.ID, user), fault.NotFound},
		{"forking a reply", turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: reply, Text: "x"}, fault.Malformed},
		{"forking into nothing", turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: user, Text: " "}, fault.Invalid},
		{"forking a row of another conversation", turn.Request{Kind: turn.ForkEdit, ConversationID: other.ID, MessageID: user, Text: "x"}, fault.NotFound},
		{"a kind of turn that does not exist", turn.Request{Kind: "dance", ConversationID: conv.ID}, fault.Malformed},
	} {
		if _, err := db.Turns.Begin(ctx, c.r); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	for _, want := range []struct {
		id   string
		rows int
	}{{conv.ID, 3}, {other.ID, 1}, {empty.ID, 0}, {trashed.ID, 1}} {
		if got := must(db.Messages.Conversation(ctx, want.id))(t).MessageCount; got != want.rows {
			t.Errorf("a refused turn left %d rows instead of %d", got, want.rows)
		}
	}
}

func TestWhoContinuesAnswersTheSameRow(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g1")
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u2"})
	ok(t, err)
	for _, r := range []turn.Request{
		{Kind: turn.Continue, ConversationID: conv.ID},
		{Kind: turn.Send, ConversationID: conv.ID, Text: " "},
	} {
		next, err := db.Turns.Begin(ctx, r)
		ok(t, err)
		if next.User.ID != s.User.ID || next.UserCreated || next.LogTurn != 1 || next.TurnIndex != 2 {
			t.Errorf("%s: %+v", r.Kind, next.User)
		}
		if diff := cmp.Diff([]string{"g1"}, texts(next.History)); diff != "" {
			t.Errorf("%s: history (-want +got):\n%s", r.Kind, diff)
		}
	}
}

func TestAForkKeepsTheOldBranchAndItsImages(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g1")
	image := chat.Attachment{Mime: "image/png", Filename: "map.png", Data: []byte("png")}
	s, _, err := playTurn(ctx, db, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u2", Images: []chat.Attachment{image}}, "a3")
	ok(t, err)
	fork, _, err := playTurn(ctx, db, turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: s.User.ID, Text: "v2"}, "b3")
	ok(t, err)
	if !fork.UserCreated || len(fork.User.Attachments) != 1 || string(fork.User.Attachments[0].Data) != "png" || fork.User.Attachments[0].ID == s.User.Attachments[0].ID {
		t.Errorf("the fork's images: %+v", fork.User.Attachments)
	}
	if diff := cmp.Diff([]string{"g1", "v2", "b3"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("the path (-want +got):\n%s", diff)
	}
	ok(t, db.Chats.SwitchBranch(ctx, conv.ID, s.User.ID))
	if diff := cmp.Diff([]string{"g1", "u2", "a3"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("the old branch (-want +got):\n%s", diff)
	}
	next, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u4"})
	ok(t, err)
	if a := next.History[1].Attachments; len(a) != 1 || string(a[0].Data) != "png" {
		t.Errorf("the model would not see the image again: %+v", a)
	}
}

func TestCommitWritesWhatATurnLeavesInOneStep(t *testing.T) {
	ctx := t.Context()
	for _, c := range []struct {
		name   string
		change func(*turn.Result)
		want   func(t *testing.T, db *store.DB, s turn.Snapshot, done turn.Committed)
	}{
		{"a blank reply makes no row but keeps state, words and log", func(r *turn.Result) {
			r.Text, r.RewrittenUser = " \n", "reworded"
		}, func(t *testing.T, db *store.DB, s turn.Snapshot, done turn.Committed) {
			if diff := cmp.Diff([]string{"g", "reworded"}, texts(path(t, db, s.Conversation.ID))); diff != "" || done.MessageID != 0 {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]string{"tense"}, moods(t, db, s.Conversation.ID)); diff != "" {
				t.Errorf("moods (-want +got):\n%s", diff)
			}
			if logs := must(db.Chats.Logs(ctx, s.Conversation.ID, 0))(t); len(logs) != 1 || logs[0].MessageID != nil {
				t.Errorf("logs: %+v", logs)
			}
		}},
		{
			"a turn without a Director leaves the state alone", func(r *turn.Result) { r.State = nil },
			func(t *testing.T, db *store.DB, s turn.Snapshot, _ turn.Committed) {
				if got := moods(t, db, s.Conversation.ID); len(got) != 0 {
					t.Errorf("moods: %v", got)
				}
			},
		},
		{
			"a part is marked as cut short", func(r *turn.Result) { r.Interrupted = true },
			func(t *testing.T, db *store.DB, s turn.Snapshot, done turn.Committed) {
				if m := must(db.Messages.Message(ctx, s.Conversation.ID, done.MessageID))(t); !m.Interrupted {
					t.Error("it is not marked")
				}
			},
		},
		{
			"a reply is found with its record", func(*turn.Result) {},
			func(t *testing.T, db *store.DB, s turn.Snapshot, done turn.Committed) {
				l := must(db.Chats.Log(ctx, s.Conversation.ID, done.MessageID))(t)
				if *l.MessageID != done.MessageID || l.UserMessageID != s.User.ID || l.Draft != "draft of a" {
					t.Errorf("the record is %+v", l)
				}
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := fresh(t)
			withMoods(t, db, "tense")
			conv := begin(t, db, "g")
			s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u"})
			ok(t, err)
			r := result(s, turn.Send, "a", "tense")
			c.change(&r)
			done, err := db.Turns.Commit(ctx, r)
			ok(t, err)
			c.want(t, db, s, done)
		})
	}
}

func TestACommitToAConversationThatIsGoneWritesNothing(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u"})
	ok(t, err)
	ok(t, db.Chats.PurgeConversation(ctx, conv.ID))
	if _, err := db.Turns.Commit(ctx, result(s, turn.Send, "a")); !fault.Is(err, fault.NotFound) {
		t.Errorf("got %v", err)
	}
	if err := db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: conv.ID, ParentID: s.User.ID, Text: "a"}); !fault.Is(err, fault.NotFound) {
		t.Errorf("a checkpoint: %v", err)
	}
}

func TestDirectionNotesFollowTheBranch(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	note := func(text, reply string) (int64, int64) {
		s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "say " + text})
		ok(t, err)
		r := result(s, turn.Send, reply)
		r.Notes = []event.Note{{FragmentID: "n", Text: text}}
		done, err := db.Turns.Commit(ctx, r)
		ok(t, err)
		return s.User.ID, done.MessageID
	}
	_, first := note("one", "a1")
	second, _ := note("two", "a2")
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "x"})
	ok(t, err)
	if len(s.Notes) != 2 {
		t.Fatalf("notes: %+v", s.Notes)
	}
	s, err = db.Turns.Begin(ctx, turn.Request{Kind: turn.ForkEdit, ConversationID: conv.ID, MessageID: second, Text: "y"})
	ok(t, err)
	if len(s.Notes) != 1 {
		t.Errorf("the fork below row %d sees %+v", first, s.Notes)
	}
}

func TestACardsLorebookIsReadInItsConversationsOnly(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	card := must(db.Library.Characters(ctx))(t)[0]
	own := must(db.Chats.CreateConversation(ctx, chat.NewConversation{CharacterCardID: card.ID}))(t)
	other := begin(t, db, "g")
	read := func(id string) int {
		s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: id, Text: "x"})
		ok(t, err)
		return len(s.Entries)
	}
	all := must(db.Library.Entries(*card.WorldID).List(ctx))(t)
	if got := read(own.ID); got != len(all) || got == 0 {
		t.Errorf("its own conversation reads %d of %d entries", got, len(all))
	}
	if got := read(other.ID); got != 0 {
		t.Errorf("another conversation reads %d entries", got)
	}
	must(db.Library.Worlds().Update(ctx, *card.WorldID, json.RawMessage(`{"enabled":true}`)))(t)
	if got := read(other.ID); got != len(all) {
		t.Errorf("a lorebook that is on everywhere gives %d entries", got)
	}
	if got := read(own.ID); got != len(all) {
		t.Errorf("its own conversation reads %d entries, some of them twice", got)
	}
}

func TestEditingChangesARowInPlace(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv, other := begin(t, db, "g1"), begin(t, db, "")
	user, reply := say(t, db, conv.ID, "u2", "a3")
	for _, c := range []struct {
		name string
		cid  string
		mid  int64
		text string
		code fault.Code
	}{
		{"a reply", conv.ID, reply, "b3", ""},
		{"the person's words", conv.ID, user, "v2", ""},
		{"into nothing", conv.ID, reply, " ", fault.Invalid},
		{"a row of another conversation", other.ID, reply, "x", fault.NotFound},
		{"too long", conv.ID, reply, strings.Repeat("é", chat.MaxText+1), fault.TooLarge},
	} {
		if err := db.Chats.EditMessage(ctx, c.cid, c.mid, c.text); (err != nil || c.code != "") && fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if diff := cmp.Diff([]string{"g1", "v2", "b3"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("the path (-want +got):\n%s", diff)
	}
}

func TestAPathComesInPages(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	conv := begin(t, db, "g")
	for range 10 {
		say(t, db, conv.ID, "u", "a")
	}
	var got []int64
	before := int64(0)
	for {
		rows := must(db.Messages.Messages(ctx, conv.ID, chat.Page{Limit: 4, Before: before}))(t)
		if len(rows) == 0 {
			break
		}
		ids := []int64{}
		for _, m := range rows {
			ids = append(ids, m.ID)
		}
		got, before = append(ids, got...), rows[0].ID
	}
	if len(got) != 21 || !slices.IsSorted(got) || len(slices.Compact(got)) != 21 {
		t.Errorf("the pages give %v", got)
	}
	if _, err := db.Messages.Messages(ctx, conv.ID, chat.Page{Before: 99999}); !fault.Is(err, fault.NotFound) {
		t.Errorf("a page before nothing: %v", err)
	}
}

func TestACancelledCallerWritesNothingAndTheStoreGoesOn(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "x"})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	say(t, db, conv.ID, "u", "a")
	if diff := cmp.Diff([]string{"g", "u", "a"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("the path (-want +got):\n%s", diff)
	}
}

func TestADraftOfAContinuedReplyIsAdoptedWhereLonger(t *testing.T) {
	for _, c := range []struct{ name, draft, want string }{
		{"longer", "Half a loaf.", "Half a loaf."},
		{"shorter", "Hal", "Half a"},
		{"another text", "Something else entirely.", "Half a"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			ctx := t.Context()
			db := must(store.Open(ctx, options(dir)))(t)
			conv := must(db.Chats.CreateConversation(ctx, chat.NewConversation{}))(t)
			s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "Bread?"}))(t)
			reply := must(db.Turns.Commit(ctx, result(s, turn.Send, "Half a")))(t).MessageID
			s = must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Extend, ConversationID: conv.ID, MessageID: reply}))(t)
			if s.Extended == nil || s.Extended.Content != "Half a" || s.User.Content != "Bread?" {
				t.Errorf("the snapshot is %+v", s)
			}
			ok(t, db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: conv.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: c.draft, Extends: reply}))
			ok(t, db.Close())
			db = must(store.Open(ctx, options(dir)))(t)
			defer func() { ok(t, db.Close()) }()
			rows := must(db.Messages.Messages(ctx, conv.ID, chat.Page{}))(t)
			if len(rows) != 2 || rows[1].ID != reply || rows[1].Content != c.want {
				t.Errorf("the rows are %+v", rows)
			}
		})
	}
}
