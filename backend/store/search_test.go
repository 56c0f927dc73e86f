package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/document/search"
	"terzetto/backend/store"
)

// look gives what a question finds: the kind, and the snippet with its marks in brackets.
func look(t testing.TB, db *store.DB, ask search.Ask) []string {
	t.Helper()
	lines := []string{}
	for _, item := range must(db.Search(t.Context(), ask))(t).Items {
		all := utf16.Encode([]rune(item.Snippet))
		var out []uint16
		at := 0
		for _, m := range item.Marks {
			out = append(append(append(append(out, all[at:m[0]]...), '['), all[m[0]:m[1]]...), ']')
			at = m[1]
		}
		lines = append(lines, item.Kind+": "+string(utf16.Decode(append(out, all[at:]...))))
	}
	return lines
}

// finds compares the messages that a question finds.
func finds(t testing.TB, db *store.DB, text string, want ...string) {
	t.Helper()
	got := []string{}
	for _, line := range look(t, db, search.Ask{Text: text}) {
		if strings.HasPrefix(line, search.Message) {
			got = append(got, line)
		}
	}
	if diff := cmp.Diff(append([]string{}, want...), got); diff != "" {
		t.Errorf("%q finds (-want +got):\n%s", text, diff)
	}
}

// findsAll compares all that a question finds.
func findsAll(t testing.TB, db *store.DB, text string, want ...string) {
	t.Helper()
	if diff := cmp.Diff(append([]string{}, want...), look(t, db, search.Ask{Text: text})); diff != "" {
		t.Errorf("%q finds (-want +got):\n%s", text, diff)
	}
}

func TestASearchFindsWordsInAnyWriting(t *testing.T) {
	db := fresh(t)
	id := begin(t, db, "We met in the Café Noir.").ID
	say(t, db, id, "Die Straße war leer AND quiet NEAR (here).", "これは日本語のテストです。")
	say(t, db, id, "السَّلامُ عليكم", "He said *nothing* \"at all\" to {{user}}, who didn't listen.")
	for _, row := range []struct{ text, want string }{
		{"cafe", "message: We met in the [Café] Noir."},
		{"CAFÉ", "message: We met in the [Café] Noir."},
		{"caf", "message: We met in the [Café] Noir."},
		{"af", ""},
		{"noir cafe", "message: We met in the [Café] [Noir]."},
		{`"noir cafe"`, ""},
		{`"café noir"`, "message: We met in the [Café Noir]."},
		{"cafe rouge", ""},
		{"strasse", "message: Die [Straße] war leer AND quiet NEAR (here)."},
		{"straße", "message: Die [Straße] war leer AND quiet NEAR (here)."},
		{"AND", "message: Die Straße war leer [AND] quiet NEAR (here)."},
		{"NEAR(", "message: Die Straße war leer AND quiet [NEAR] (here)."},
		{"NOT leer", ""},
		{"leer OR", ""},
		{"日", "message: これは[日]本語のテストです。"},
		{"日本", "message: これは[日本]語のテストです。"},
		{"日本語", "message: これは[日本語]のテストです。"},
		{"日本語のテスト", "message: これは[日本語のテスト]です。"},
		{"です", "message: これは日本語のテスト[です]。"},
		{"す", "message: これは日本語のテストで[す]。"},
		{"日語", ""},
		{"السلام", "message: [السَّلامُ] عليكم"},
		{"didn't", "message: He said nothing \"at all\" to {{user}}, who [didn't] listen."},
		{`"at all`, "message: He said nothing \"[at all]\" to {{user}}, who didn't listen."},
		{"*", ""},
		{`"`, ""},
		{"", ""},
		{"nothin*", "message: He said [nothing] \"at all\" to {{user}}, who didn't listen."},
		{"content:nothing", ""},
		{"\x00\xff", ""},
	} {
		want := []string{}
		if row.want != "" {
			want = append(want, row.want)
		}
		finds(t, db, row.text, want...)
	}
	if got := look(t, db, search.Ask{Text: "listen", User: "Ada"}); len(got) != 1 || !strings.Contains(got[0], "to Ada, who didn't [listen]") {
		t.Errorf("the name is not put in: %q", got)
	}
}

func TestAPrefixIsFoundWhetherOrNotOthersBeginWithIt(t *testing.T) {
	db := fresh(t)
	id := begin(t, db, "A kettle.").ID
	finds(t, db, "kettle", "message: A [kettle].")
	finds(t, db, "a kettle", "message: [A] [kettle].")
	say(t, db, id, "Two kettles.", "No ships.")
	finds(t, db, "kettle", "message: Two [kettles].", "message: A [kettle].")
	finds(t, db, `"two kettle`, "message: [Two kettles].") // a quote that is still open
	finds(t, db, `"kettle"`, "message: A [kettle].")
	finds(t, db, "kettles", "message: Two [kettles].")
}

func TestTheNewestMessagesAreFoundWithoutWords(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	c := begin(t, db, "A greeting.")
	user, reply := say(t, db, c.ID, "first question", "amber answer")
	s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Regenerate, ConversationID: c.ID, MessageID: reply}))(t)
	must(db.Turns.Commit(ctx, result(s, turn.Regenerate, "copper\nanswer")))(t)
	gone := begin(t, db, "In the trash.")
	ok(t, db.Chats.TrashConversation(ctx, gone.ID))
	newest := func(ask search.Ask, want ...string) search.Found {
		t.Helper()
		ask.Newest = true
		found := must(db.Search(ctx, ask))(t)
		got := []string{}
		for _, item := range found.Items {
			got = append(got, item.Role+": "+item.Snippet)
		}
		if diff := cmp.Diff(append([]string{}, want...), got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		return found
	}
	page := newest(search.Ask{Limit: 2}, "assistant: copper\nanswer") // the other one is on another branch
	if !page.HasMore {
		t.Fatal("there is no further page")
	}
	newest(search.Ask{After: page.Next}, "user: first question", "assistant: A greeting.")
	newest(search.Ask{ConversationID: gone.ID}, "assistant: In the trash.")
	at := must(db.Messages.Messages(ctx, c.ID, chat.Page{}))(t)
	for _, m := range at {
		if m.ID == user {
			newest(search.Ask{Since: m.CreatedAt, ConversationID: c.ID}, "assistant: copper\nanswer", "user: first question")
			if got := look(t, db, search.Ask{Text: "greeting", Since: m.CreatedAt}); len(got) != 0 {
				t.Errorf("before its time %q are found", got)
			}
		}
	}
	newest(search.Ask{Since: time.Now().Add(time.Hour)})
}

func TestASearchKnowsEditsBranchesAndDeletions(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	c := begin(t, db, "A greeting.")
	user, reply := say(t, db, c.ID, "first question", "amber answer")
	finds(t, db, "amber", "message: [amber] answer")

	ok(t, db.Chats.EditMessage(ctx, c.ID, reply, "copper answer"))
	finds(t, db, "amber")
	finds(t, db, "copper", "message: [copper] answer")

	s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Regenerate, ConversationID: c.ID, MessageID: reply}))(t)
	must(db.Turns.Commit(ctx, result(s, turn.Regenerate, "copper again, otherwise")))(t)
	onPath := map[string]bool{}
	for _, item := range must(db.Search(ctx, search.Ask{Text: "copper"}))(t).Items {
		onPath[item.Snippet] = item.OnActivePath
	}
	if diff := cmp.Diff(map[string]bool{"copper answer": false, "copper again, otherwise": true}, onPath); diff != "" {
		t.Errorf("a hidden branch (-want +got):\n%s", diff)
	}

	ok(t, db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: c.ID, ParentID: user, Text: "unfinished copper"}))
	if got := look(t, db, search.Ask{Text: "copper"}); len(got) != 2 {
		t.Errorf("a draft is found: %q", got)
	}
	ok(t, db.Chats.DeleteMessage(ctx, c.ID, reply))
	finds(t, db, "copper") // its siblings went with it

	ok(t, db.Chats.TrashConversation(ctx, c.ID))
	finds(t, db, "question")
	if got := look(t, db, search.Ask{Text: "question", ConversationID: c.ID}); len(got) != 1 {
		t.Errorf("asked for, the trash shows %q", got)
	}
	ok(t, db.Chats.RestoreConversation(ctx, c.ID))
	finds(t, db, "question", "message: first [question]")
	ok(t, db.Chats.PurgeConversation(ctx, c.ID))
	finds(t, db, "question")
	finds(t, db, "greeting")
}

func TestASearchFindsNamesOfThings(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	card := must(db.Library.CreateCharacter(ctx, chat.Character{Name: "Zéphyrine", Description: "Keeps a lighthouse."}))(t)
	c := must(db.Chats.CreateConversation(ctx, chat.NewConversation{Title: "The lighthouse at dusk"}))(t)
	w := must(db.Workflows.Create(ctx, run.Workflow{ID: "w1", Kind: run.Instructions, Name: "Tidy the lighthouse", Description: "Sweeps it."}))(t)
	started, _, err := db.Runs.StartRun(ctx, run.New{ID: "r1", Kind: run.Instructions, Name: "Sweep of the lighthouse", Steps: []run.Instruction{{Words: "go"}}}, "")
	ok(t, err)
	ok(t, db.Runs.AppendRunLogs(ctx, started.ID, []run.Log{{ID: "l1", RunID: started.ID, Text: "found a barnacle", Type: run.Info}}))
	got := map[string]bool{}
	for _, line := range look(t, db, search.Ask{Text: "lighthouse"}) {
		got[line] = true
	}
	want := map[string]bool{
		"character: Keeps a [lighthouse].": true, "conversation: The [lighthouse] at dusk": true,
		"workflow: Tidy the [lighthouse]": true, "run: Sweep of the [lighthouse]": true,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	has := func(text string, want ...string) {
		t.Helper()
		findsAll(t, db, text, want...)
	}
	has("zephyrine", "character: [Zéphyrine]")
	has("barnacle", "run: found a [barnacle]")

	must(db.Chats.UpdateConversation(ctx, c.ID, []byte(`{"title":"The harbour"}`)))(t)
	must(db.Library.UpdateCharacter(ctx, card.ID, []byte(`{"description":"Keeps bees."}`)))(t)
	ok(t, db.Workflows.Delete(ctx, w.ID))
	has("lighthouse", "run: Sweep of the [lighthouse]")
	has("bees", "character: Keeps [bees].")
	ok(t, db.Library.DeleteCharacter(ctx, card.ID))
	has("bees")
}

func TestASearchFindsTeamworkAndItsDocuments(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	file := must(db.Files.KeepFile(ctx, team.File{Label: "tides.csv", Mime: "text/csv", Hash: "a1", Data: []byte("x"), Contents: []document.Item{
		{Name: "tides", Ext: "csv", Data: []byte("port,height\nPell Haven,barnacle"), Metadata: document.Metadata{IsText: true}},
		{Name: "chart", Ext: "png", Data: []byte("no words")},
	}}))(t)
	w := team.Request{ID: "t1", Name: "An almanac of the tides", Status: team.Completed}
	must(db.Teams.Append(ctx, team.Change{New: true, Request: w, Messages: []team.Message{{
		ID: "m1", RequestID: "t1", Role: "assistant", Content: "The springs are highest in March.",
		Documents: []team.Document{{ID: "d1", FileID: file.ID}},
	}, {
		ID: "m2", RequestID: "t1", Role: "assistant", Content: "Delivered.", Documents: []team.Document{{ID: "d2", FileID: file.ID}},
	}}}))(t)
	findsAll(t, db, "almanac", "teamwork: An [almanac] of the tides")
	findsAll(t, db, "march", "teamwork: The springs are highest in [March]. Delivered.")
	findsAll(t, db, "barnacle", "document: port,height Pell Haven,[barnacle]")
	findsAll(t, db, "tides csv", "document: [tides].[csv]")
	findsAll(t, db, "words")
	if got := must(db.Search(ctx, search.Ask{Text: "barnacle"}))(t).Items[0]; got.ConversationID != "t1" || got.Title != "tides.csv" {
		t.Errorf("the document stands in %q and is called %q", got.ConversationID, got.Title)
	}
	ok(t, db.Teams.Erase(ctx, "t1"))
	for _, gone := range []string{"almanac", "march", "barnacle"} {
		findsAll(t, db, gone)
	}
}

func TestTheBeginningOfALongDocumentIsFound(t *testing.T) {
	db := fresh(t)
	text := "port\theight\r\nPell Haven\tbarnacle\n\"capstan\"\n<b>hawser</b> & Größe\n" + strings.Repeat("row after row of plain words\n", 100_000) + "windlass"
	file := must(db.Files.KeepFile(t.Context(), team.File{Label: "tides.tsv", Mime: "text/tab-separated-values", Hash: "a1", Contents: []document.Item{
		{Name: "tides", Ext: "tsv", Data: []byte(text), Metadata: document.Metadata{IsText: true}},
	}}))(t)
	must(db.Teams.Append(t.Context(), team.Change{New: true, Request: team.Request{ID: "t1", Name: "An almanac", Status: team.Completed}, Messages: []team.Message{
		{ID: "m1", RequestID: "t1", Role: "assistant", Content: "Done.", Documents: []team.Document{{ID: "d1", FileID: file.ID}}},
	}}))(t)
	findsAll(t, db, "barnacle", `document: port height Pell Haven [barnacle] "capstan" <b>hawser</b> & Größe row after row of plain words row after row of plain words row after row of plain words row after…`)
	for _, word := range []string{"height", "capstan", "hawser", "größe", "row"} {
		if found := look(t, db, search.Ask{Text: word}); !slices.ContainsFunc(found, func(l string) bool { return strings.HasPrefix(l, "document: ") }) {
			t.Errorf("%q finds %q", word, found)
		}
	}
	findsAll(t, db, "windlass") // what comes after a million characters is found by the search in the file
}

func TestPagesOfASearchHoldEverythingOnce(t *testing.T) {
	db := fresh(t)
	ctx := t.Context()
	for n := range 30 {
		c := must(db.Chats.CreateConversation(ctx, chat.NewConversation{Title: fmt.Sprintf("Pebble %d", n)}))(t)
		for range 2 {
			say(t, db, c.ID, "a pebble", "two pebble words")
		}
	}
	for want := 1; want > 0; {
		want = must(db.Index(ctx))(t)
	}
	seen := map[string]int{}
	ask := search.Ask{Text: "pebble", Limit: 7}
	groups, last := 0, ""
	for {
		found := must(db.Search(ctx, ask))(t)
		for _, item := range found.Items {
			seen[item.Kind+item.ID]++
			if item.Kind == search.Message && item.ConversationID != last {
				groups, last = groups+1, item.ConversationID
			}
		}
		if !found.HasMore {
			break
		}
		if len(found.Items) != 7 || found.Pending != 0 {
			t.Fatalf("a page holds %d, %d are pending", len(found.Items), found.Pending)
		}
		ask.After = found.Next
	}
	if len(seen) != 30+30*3 || groups != 30 {
		t.Errorf("%d things were found, in %d groups of messages", len(seen), groups)
	}
	for id, n := range seen {
		if n != 1 {
			t.Errorf("%s came %d times", id, n)
		}
	}
	_, err := db.Search(ctx, search.Ask{Text: "pebble", After: "elsewhere"})
	if !fault.Is(err, fault.Malformed) {
		t.Errorf("a made-up place: %v", err)
	}
	_, err = db.Search(ctx, search.Ask{Text: strings.Repeat("x", 2000)})
	if !fault.Is(err, fault.TooLarge) {
		t.Errorf("a huge question: %v", err)
	}
}

func TestAnIndexThatDoesNotFitTheFileBeginsAnew(t *testing.T) {
	for _, row := range []struct {
		name string
		act  func(t *testing.T, dir string)
	}{
		{"it is gone", func(t *testing.T, dir string) { ok(t, os.Remove(filepath.Join(dir, "search.db"))) }},
		{"it is no database", func(t *testing.T, dir string) {
			ok(t, os.WriteFile(filepath.Join(dir, "search.db"), []byte(strings.Repeat("nonsense ", 2000)), 0o600))
		}},
		{"a part of it is overwritten", func(t *testing.T, dir string) {
			change(t, filepath.Join(dir, "search.db"), func(all []byte) []byte {
				for i := 4096; i < len(all); i++ {
					all[i] = 0xA5
				}
				return all
			})
		}},
		{"an older file took the main one's place", func(t *testing.T, dir string) {
			all, err := filepath.Glob(filepath.Join(dir, "backups", "*manual*"))
			ok(t, err)
			old := must(os.ReadFile(all[0]))(t)
			ok(t, os.WriteFile(filepath.Join(dir, "terzetto.db"), old, 0o600))
		}},
	} {
		t.Run(row.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			db := open(t, dir)
			id := begin(t, db, "an anchor").ID
			must(db.BackUpNow(t.Context()))(t)
			say(t, db, id, "a buoy", "a chain")
			finds(t, db, "chain", "message: a [chain]")
			ok(t, db.Close())
			row.act(t, dir)
			db = open(t, dir)
			_, _ = db.Search(t.Context(), search.Ask{Text: "anchor"}) // may say that it begins again
			finds(t, db, "anchor", "message: an [anchor]")
			// The ids of what was lost are given again, and what is said under them is found.
			say(t, db, id, "a rope", "a winch")
			finds(t, db, "winch", "message: a [winch]")
		})
	}
}

func TestARestoredCopyIsSearchedAsItIs(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	id := begin(t, db, "an anchor").ID
	copied := must(db.BackUpNow(t.Context()))(t)
	_, reply := say(t, db, id, "a buoy", "a chain")
	ok(t, db.Chats.EditMessage(t.Context(), id, reply, "a chain and a hook"))
	finds(t, db, "hook", "message: a chain and a [hook]")
	db = restored(t, db, dir, copied.File)
	finds(t, db, "hook")
	say(t, db, id, "a rope", "a winch")
	finds(t, db, "winch", "message: a [winch]")
	finds(t, db, "anchor", "message: an [anchor]")
}

// restored closes a store, puts a copy in place of its file, and opens the store again.
func restored(t *testing.T, db *store.DB, dir, file string) *store.DB {
	t.Helper()
	db, _ = exchanged(t, db, dir, file)
	return db
}

// exchanged is restored, and tells where the file is that was there.
func exchanged(t *testing.T, db *store.DB, dir, file string) (now *store.DB, safety string) {
	t.Helper()
	ready := must(db.PrepareRestore(t.Context(), file))(t)
	ok(t, db.Close())
	safety = must(ready.PutInPlace(t.Context()))(t)
	return open(t, dir), safety
}

func FuzzASearchIsNeverAnError(f *testing.F) {
	for _, s := range []string{"cafe", `"red fox`, "日本語", "NEAR(a, 2)", "\x00\xff*", "a AND", "^x", "{a b}:c", "-a", "'", ";--"} {
		f.Add(s)
	}
	db := fresh(f)
	id := begin(f, db, "We met in the Café Noir. 日本語").ID
	say(f, db, id, "red fox", "a AND b")
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := db.Search(t.Context(), search.Ask{Text: text}); err != nil && len(text) <= 1000 {
			t.Fatal(err)
		}
	})
}

func TestWhatWasSalvagedIsFound(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	id := begin(t, db, "an anchor").ID
	say(t, db, id, "a buoy", "a chain")
	finds(t, db, "chain", "message: a [chain]")
	ok(t, db.Close())
	_ = must(store.Recover(t.Context(), options(dir), store.Salvage))(t)
	db = open(t, dir)
	finds(t, db, "chain", "message: a [chain]")
	say(t, db, id, "a rope", "a winch")
	finds(t, db, "winch", "message: a [winch]")
}

func TestLongTextsAreTakenInByManySteps(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock keeps the index from following by itself
		db := fresh(t)
		ctx := t.Context()
		for left := 1; left > 0; {
			left = must(db.Index(ctx))(t)
		}
		id := begin(t, db, "an anchor").ID
		for n := range 6 {
			say(t, db, id, "u", strings.Repeat("long ", 80_000)+fmt.Sprintf("end%d", n))
		}
		steps := 1
		for ; must(db.Index(ctx))(t) > 0; steps++ {
			if steps > 20 {
				t.Fatal("the index does not come to an end")
			}
		}
		if steps < 2 {
			t.Error("two megabytes were taken in by one step")
		}
		if found := must(db.Search(ctx, search.Ask{Text: "end5"}))(t); len(found.Items) != 1 {
			t.Errorf("the end of a long text is not found: %v", found.Items)
		}
	})
}
