package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
)

// A trail is an open store with one conversation, built by turns as the pipeline does.
type trail struct {
	*testing.T
	db  *store.DB
	dir string
	id  string
}

func newTrail(t *testing.T) *trail {
	t.Helper()
	p := &trail{T: t, dir: t.TempDir()}
	p.open()
	c, err := p.db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "T"})
	if err != nil {
		t.Fatal(err)
	}
	p.id = c.ID
	t.Cleanup(func() { p.must(p.db.Close()) })
	return p
}

func (p *trail) open() {
	p.Helper()
	db, err := store.Open(p.Context(), store.Options{Dir: p.dir, Demo: llm.Target{Model: "demo"}})
	p.must(err)
	p.db = db
}

func (p *trail) must(err error) {
	p.Helper()
	if err != nil {
		p.Fatal(err)
	}
}

// turn adds a user row and its reply, and gives the reply's id.
func (p *trail) turn(r turn.Request, reply string) int64 {
	p.Helper()
	r.ConversationID = p.id
	s, err := p.db.Turns.Begin(p.Context(), r)
	p.must(err)
	out, err := p.db.Turns.Commit(p.Context(), turn.Result{
		ConversationID: p.id, UserID: s.User.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: reply,
	})
	p.must(err)
	return out.MessageID
}

func (p *trail) say(text, reply string) int64 {
	p.Helper()
	return p.turn(turn.Request{Kind: turn.Send, Text: text}, reply)
}

// read gives the texts of a page, joined.
func (p *trail) read(page chat.Page) string {
	p.Helper()
	rows, err := p.db.Messages.Messages(p.Context(), p.id, page)
	p.must(err)
	texts := []string{}
	for _, m := range rows {
		texts = append(texts, m.Content)
	}
	return strings.Join(texts, " ")
}

func (p *trail) row(text string) chat.Message {
	p.Helper()
	rows, err := p.db.Messages.Messages(p.Context(), p.id, chat.Page{})
	p.must(err)
	at := slices.IndexFunc(rows, func(m chat.Message) bool { return m.Content == text })
	if at < 0 {
		p.Fatalf("no row %q on the path", text)
	}
	return rows[at]
}

// walks reads the whole path in pages of two, from either end, and compares.
func (p *trail) walks(want string) {
	p.Helper()
	if got := p.read(chat.Page{}); got != want {
		p.Fatalf("the path reads %q, want %q", got, want)
	}
	down := []string{}
	page := chat.Page{Limit: 2, FromStart: true}
	for {
		rows, err := p.db.Messages.Messages(p.Context(), p.id, page)
		p.must(err)
		if len(rows) == 0 {
			break
		}
		for _, m := range rows {
			down = append(down, m.Content)
		}
		page = chat.Page{Limit: 2, After: rows[len(rows)-1].ID}
	}
	if got := strings.Join(down, " "); got != want {
		p.Errorf("downwards in pages it reads %q, want %q", got, want)
	}
}

func TestAPathReadsTheSameFromBothEnds(t *testing.T) {
	p := newTrail(t)
	p.walks("")
	p.say("a", "A")
	second := p.say("b", "B")
	p.say("c", "C")
	p.walks("a A b B c C")

	p.turn(turn.Request{Kind: turn.Regenerate, MessageID: second}, "B2")
	p.walks("a A b B2")
	p.must(p.db.Chats.SwitchBranch(t.Context(), p.id, second))
	p.walks("a A b B c C")
	p.must(p.db.Chats.BranchHere(t.Context(), p.id, p.row("A").ID))
	p.walks("a A")
	if below := p.row("A").Below; below != 1 {
		t.Errorf("below the leaf stand %d branches, want 1", below)
	}
	p.say("d", "D")
	p.walks("a A d D")
	p.must(p.db.Chats.SwitchBranch(t.Context(), p.id, second))
	p.walks("a A b B c C")
	p.turn(turn.Request{Kind: turn.ForkEdit, MessageID: p.row("a").ID, Text: "z"}, "Z")
	p.walks("z Z")
	p.must(p.db.Chats.SwitchBranch(t.Context(), p.id, second))
	p.walks("a A b B c C")
	p.must(p.db.Chats.DeleteMessage(t.Context(), p.id, p.row("b").ID))
	p.walks("a A")
	p.say("e", "E")
	p.walks("a A e E")
	p.must(p.db.Chats.DeleteMessage(t.Context(), p.id, p.row("a").ID))
	p.walks("")
	p.say("f", "F")
	p.walks("f F")
}

func TestAPageAroundARow(t *testing.T) {
	p := newTrail(t)
	for _, text := range []string{"a", "b", "c", "d", "e"} {
		p.say(text, strings.ToUpper(text))
	}
	for _, c := range []struct {
		row   string
		limit int
		want  string
	}{
		{"c", 4, "B c C d"},
		{"a", 4, "a A b B"},
		{"E", 4, "d D e E"},
		{"e", 4, "D e E"},
		{"C", 100, "a A b B c C d D e E"},
	} {
		got := p.read(chat.Page{Around: p.row(c.row).ID, Limit: c.limit})
		if !strings.Contains(" "+got+" ", " "+c.row+" ") || (c.row != "e" && got != c.want) {
			t.Errorf("around %s: %q, want %q", c.row, got, c.want)
		}
	}
	if _, err := p.db.Messages.Messages(t.Context(), p.id, chat.Page{Around: 9999}); !fault.Is(err, fault.NotFound) {
		t.Errorf("around a row that is none: %v", err)
	}
}

func TestOtherVersionsAreFoundByTheirNumber(t *testing.T) {
	p := newTrail(t)
	first := p.say("a", "A1")
	for i := 2; i <= 5; i++ {
		p.turn(turn.Request{Kind: turn.Regenerate, MessageID: first}, fmt.Sprintf("A%d", i))
	}
	for n, want := range map[int]string{1: "A1", 3: "A3", 5: "A5", 99: "A5", 0: "A1"} {
		id, err := p.db.Messages.Sibling(t.Context(), p.id, first, n)
		p.must(err)
		p.must(p.db.Chats.SwitchBranch(t.Context(), p.id, id))
		if got := p.read(chat.Page{}); got != "a "+want {
			t.Errorf("version %d reads %q", n, got)
		}
	}
}

func TestBookmarksAreListedByPlaceWithThoseOfOtherBranches(t *testing.T) {
	p := newTrail(t)
	reply := p.say("a", "A")
	p.say("b", "B")
	p.must(p.db.Messages.Bookmark(t.Context(), p.id, p.row("b").ID, true))
	p.must(p.db.Messages.Bookmark(t.Context(), p.id, reply, true))
	p.turn(turn.Request{Kind: turn.Regenerate, MessageID: reply}, "A2")
	marks, err := p.db.Messages.Bookmarks(t.Context(), p.id, lists.Span{})
	p.must(err)
	var got strings.Builder
	for _, m := range marks {
		fmt.Fprintf(&got, "%s %v; ", m.Excerpt, m.OnPath)
	}
	if want := "A false; b false; "; got.String() != want {
		t.Errorf("got %q, want %q", got.String(), want)
	}
	p.must(p.db.Messages.Bookmark(t.Context(), p.id, reply, false))
	if marks, err := p.db.Messages.Bookmarks(t.Context(), p.id, lists.Span{}); err != nil || len(marks) != 1 {
		t.Errorf("after one was taken away: %v, %v", marks, err)
	}
	if err := p.db.Messages.Bookmark(t.Context(), p.id, 9999, true); !fault.Is(err, fault.NotFound) {
		t.Errorf("a row that is none: %v", err)
	}
}

func TestFindMindsNeitherCaseNorMarks(t *testing.T) {
	p := newTrail(t)
	p.say("Meet me at the CAFÉ.", "The cafe\u0301 of {{CHAR}}, a cafe.")
	p.say("No.", "Straße, ÉCLAIR")
	for _, c := range []struct{ sought, want string }{
		{"cafe", "1:1 2:2"},
		{"café", "1:1 2:2"},
		{"mira", "2:1"},
		{"eclair", "4:1"},
		{"nowhere", ""},
		{"", ""},
		{"%", ""},
	} {
		hits, err := p.db.Messages.Find(t.Context(), p.id, c.sought, "Ann", "Mira", lists.Span{})
		p.must(err)
		got := []string{}
		for _, h := range hits {
			got = append(got, fmt.Sprintf("%d:%d", h.Position, h.Count))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%q is found at %v, want %q", c.sought, got, c.want)
		}
	}
	for from, want := range []int{1, 2, 0} { // the place of the hit that is next
		hits, err := p.db.Messages.Find(t.Context(), p.id, "café", "Ann", "Mira", lists.Span{From: from, Limit: 1})
		p.must(err)
		if len(hits) != min(want, 1) || len(hits) == 1 && hits[0].Position != want {
			t.Errorf("from %d on there are %v", from, hits)
		}
	}
	if _, err := p.db.Messages.Find(t.Context(), p.id, strings.Repeat("x", 2000), "", "", lists.Span{}); !fault.Is(err, fault.TooLarge) {
		t.Errorf("a text that is too long: %v", err)
	}
}
