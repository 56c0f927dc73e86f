package store_test

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/portable"
)

// A sighting is a fact of the reference: where somebody is, and by which message.
type sighting struct {
	message    int64
	who, place string
	forgotten  bool
}

func (s sighting) sentence() string { return s.who + " is at " + s.place + " today" }

// A chronicle is a conversation of the reference: what each message says, what it is below, and what was learned of them.
type chronicle struct {
	id        string
	texts     map[int64]string
	parents   map[int64]int64
	sightings []sighting
}

// A chronicler acts at random on a store and on the reference.
type chronicler struct {
	*testing.T

	dir   string
	db    *store.DB
	other *store.DB // where exports are imported
	draw  *rand.Rand
	all   []*chronicle
	said  int
}

func (c *chronicler) begin() {
	talk := must(c.db.Chats.CreateConversation(c.Context(), chat.NewConversation{Title: "Night train"}))(c).ID
	c.all = append(c.all, &chronicle{id: talk, texts: map[int64]string{}, parents: map[int64]int64{}})
}

// leaf is the last message of the shown branch; 0: there is none.
func (c *chronicler) leaf(of *chronicle) int64 {
	if leaf := must(c.db.Messages.Conversation(c.Context(), of.id))(c).ActiveLeafID; leaf != nil {
		return *leaf
	}
	return 0
}

// any is one of the messages; 0: there is none.
func (c *chronicler) any(of *chronicle) int64 {
	ids := slices.Sorted(maps.Keys(of.texts))
	if len(ids) == 0 {
		return 0
	}
	return ids[c.draw.IntN(len(ids))]
}

// send adds a message to the shown branch, and what it says of somebody is learned.
func (c *chronicler) send(of *chronicle) {
	c.said++
	s := sighting{who: []string{"Ada", "Bran", "Corvin"}[c.draw.IntN(3)], place: fmt.Sprintf("pier%d", c.said)}
	text := "It is late. " + s.sentence() + "."
	parent := c.leaf(of)
	role := []chat.Role{chat.User, chat.Assistant}[c.draw.IntN(2)]
	id := must(c.db.Messages.AppendMessage(c.Context(), of.id, role, "", text))(c)
	of.texts[id], of.parents[id] = text, parent
	s.message = id
	of.sightings = append(of.sightings, s)
	ok(c, c.db.Facts.Keep(c.Context(), of.id, fact.Reading{MessageID: id, Author: fact.ByReading, Present: []string{s.who}, Facts: []fact.Fact{{
		MessageID: id, Quote: s.sentence(), Subject: s.who, Relation: "is at", Value: s.place, Kind: fact.Place, OneValue: true, Layer: fact.Story,
		KnownBy: []string{s.who}, Author: fact.ByReading,
	}}}))
}

// branch goes on from a message.
func (c *chronicler) branch(of *chronicle, from int64) {
	if from != 0 {
		ok(c, c.db.Chats.BranchHere(c.Context(), of.id, from))
	}
}

// remove removes a message and its versions, with all below them.
func (c *chronicler) remove(of *chronicle, id int64) {
	ok(c, c.db.Chats.DeleteMessage(c.Context(), of.id, id))
	gone := map[int64]bool{}
	for _, m := range slices.Sorted(maps.Keys(of.texts)) { // parents come before their children
		if gone[of.parents[m]] || of.parents[m] == of.parents[id] {
			gone[m] = true
			delete(of.texts, m)
		}
	}
	of.sightings = slices.DeleteFunc(of.sightings, func(s sighting) bool { return gone[s.message] })
}

// forget has one of what was learned be forgotten, or restores it.
func (c *chronicler) forget(of *chronicle, forgotten bool) {
	if len(of.sightings) == 0 {
		return
	}
	s := &of.sightings[c.draw.IntN(len(of.sightings))]
	s.forgotten = forgotten
	for _, f := range factsOf(c.T, c.db, of.id) {
		if f.Value != s.place {
			continue
		}
		if forgotten {
			must(c.db.Facts.Forget(c.Context(), of.id, []int64{f.ID}, false))(c)
		} else {
			ok(c, c.db.Facts.Restore(c.Context(), of.id, []int64{f.ID}))
		}
	}
}

// chronicleOfCopy is the reference of a copy, whose messages have other numbers in the same order.
func chronicleOfCopy(t *testing.T, db *store.DB, of *chronicle, id string) *chronicle {
	t.Helper()
	rows := must(db.Rows(t.Context(), id))(t)
	slices.SortFunc(rows, func(a, b chat.Message) int { return cmp.Compare(a.ID, b.ID) })
	next := &chronicle{id: id, texts: map[int64]string{}, parents: map[int64]int64{}}
	now := map[int64]int64{}
	for i, old := range slices.Sorted(maps.Keys(of.texts)) {
		now[old] = rows[i].ID
		next.texts[rows[i].ID], next.parents[rows[i].ID] = of.texts[old], now[of.parents[old]]
	}
	for _, s := range of.sightings {
		s.message = now[s.message]
		next.sightings = append(next.sightings, s)
	}
	return next
}

// importElsewhere exports a conversation, imports it elsewhere, and checks it there.
func (c *chronicler) importElsewhere(of *chronicle) {
	if len(of.texts) == 0 {
		return
	}
	transcript := must(archive.New(c.db, nil).Transcript(c.Context(), of.id))(c)
	ok(c, transcript.Each(c.Context(), func(_ int, r portable.Row) error {
		transcript.Rows = append(transcript.Rows, r)
		return nil
	}))
	transcript.Tree = nil
	id, added, notes, err := archive.New(c.other, nil).ImportTranscript(c.Context(), archive.NewIDMap(), transcript)
	if ok(c, err); added {
		c.check(c.other, chronicleOfCopy(c.T, c.other, of, id), fmt.Sprintf("import with notes %v", notes))
		ok(c, c.other.Chats.PurgeConversation(c.Context(), id))
	}
}

// fold has a summary stand for the beginning of the shown branch.
func (c *chronicler) fold(of *chronicle) {
	path := path(c.T, c.db, of.id)
	if len(path) < 3 {
		return
	}
	must(c.db.Folds.AddFold(c.Context(), chat.Fold{ConversationID: of.id, FirstID: path[0].ID, LastID: path[1].ID, Kind: chat.FoldSummary, Text: "It was late."}))(c)
}

func (c *chronicler) unfold(of *chronicle) {
	if all := must(c.db.Folds.Folds(c.Context(), of.id))(c); len(all) > 0 {
		ok(c, c.db.Folds.Unfold(c.Context(), of.id, all[0].ID))
	}
}

// reopen closes the file and opens it again.
func (c *chronicler) reopen() {
	ok(c, c.db.Close())
	c.db = open(c.T, c.dir)
}

// current is where each one is on the shown branch, by the reference: the last message that still says so.
func (c *chronicler) current(db *store.DB, of *chronicle) map[string]string {
	var ids []int64
	at := int64(0)
	if leaf := must(db.Messages.Conversation(c.Context(), of.id))(c).ActiveLeafID; leaf != nil {
		at = *leaf
	}
	for ; at != 0; at = of.parents[at] {
		ids = append(ids, at)
	}
	slices.Reverse(ids)
	where := map[string]string{}
	for _, id := range ids {
		for _, s := range of.sightings {
			if s.message == id && !s.forgotten && strings.Contains(of.texts[id], s.sentence()) {
				where[s.who] = s.place
			}
		}
	}
	return where
}

// check compares what a turn would be reminded of with the reference.
func (c *chronicler) check(db *store.DB, of *chronicle, act string) {
	c.Helper()
	var snap turn.Snapshot
	snap, err := db.Turns.Scene(c.Context(), of.id, nil)
	ok(c, err)
	got := map[string]string{}
	for _, f := range fact.CurrentOf(fact.On(snap.History, snap.Facts)) {
		if _, twice := got[f.Subject]; twice {
			c.Fatalf("after %s: %s is at two places", act, f.Subject)
		}
		got[f.Subject] = f.Value
	}
	if want := c.current(db, of); !maps.Equal(want, got) {
		c.Fatalf("after %s of %d messages: %v, and the reference says %v", act, len(of.texts), got, want)
	}
}

func TestRandomActsNeverMakeAFactHoldElsewhere(t *testing.T) {
	acts := 10_000
	if testing.Short() {
		acts = 300
	}
	c := &chronicler{T: t, dir: t.TempDir(), other: open(t, t.TempDir()), draw: rand.New(rand.NewPCG(46, 3))}
	c.db = open(t, c.dir)
	c.begin()
	counts := map[string]int{}
	for range acts {
		of := c.all[c.draw.IntN(len(c.all))]
		act := []string{
			"send", "send", "send", "send", "swipe", "swipe", "switch", "switch", "edit", "edit back", "delete", "fork", "copy", "export and import",
			"fold", "unfold", "forget", "forget", "restore", "kill",
		}[c.draw.IntN(20)]
		m := c.any(of)
		switch {
		case act == "send" || m == 0:
			act = "send"
			c.send(of)
		case act == "swipe":
			c.branch(of, of.parents[c.leaf(of)])
			c.send(of)
		case act == "switch":
			ok(t, c.db.Chats.SwitchBranch(t.Context(), of.id, m))
		case act == "edit":
			of.texts[m] = "Nobody saw them."
			ok(t, c.db.Chats.EditMessage(t.Context(), of.id, m, of.texts[m]))
		case act == "edit back":
			for _, s := range of.sightings {
				if s.message == m {
					of.texts[m] = "Once more: " + s.sentence() + "!"
				}
			}
			ok(t, c.db.Chats.EditMessage(t.Context(), of.id, m, of.texts[m]))
		case act == "delete" && c.draw.IntN(3) == 0:
			c.remove(of, m)
		case act == "fork":
			c.branch(of, m)
			c.send(of)
		case act == "copy" && c.draw.IntN(4) == 0:
			id := must(archive.New(c.db, nil).Copy(t.Context(), of.id, 0, "Copy", nil))(t)
			c.all = append(c.all, chronicleOfCopy(t, c.db, of, id))
		case act == "export and import" && c.draw.IntN(4) == 0:
			c.importElsewhere(of)
		case act == "fold":
			c.fold(of)
		case act == "unfold":
			c.unfold(of)
		case act == "forget":
			c.forget(of, true)
		case act == "restore":
			c.forget(of, false)
		case act == "kill" && c.draw.IntN(20) == 0:
			c.reopen()
		}
		counts[act]++
		c.check(c.db, of, act)
		if len(of.texts) > 60 || len(c.all) > 6 {
			ok(t, c.db.Chats.PurgeConversation(t.Context(), of.id))
			if c.all = slices.DeleteFunc(c.all, func(one *chronicle) bool { return one == of }); len(c.all) == 0 {
				c.begin()
			}
		}
	}
	t.Log(counts)
}
