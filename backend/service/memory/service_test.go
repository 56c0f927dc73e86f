package memory_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/service/memory"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/fact/foreign"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A reader reads the memory of one conversation with a character.
type reader struct {
	*backend.Backend

	t     *testing.T
	model *llmtest.Server
	talk  string
	rows  []chat.Message
}

func newReader(t *testing.T) *reader {
	t.Helper()
	b := backendtest.Open(t, t.TempDir())
	r := &reader{Backend: b, t: t, model: backendtest.UseScriptedModel(t, b)}
	r.talk = r.conversation("Night train")
	return r
}

// conversation begins one, in which two exchanges are made.
func (r *reader) conversation(title string) string {
	r.t.Helper()
	c, err := r.Library.Conversations.Create(r.t.Context(), chat.NewConversation{Title: title, CharacterName: "Ines"})
	if err != nil {
		r.t.Fatal(err)
	}
	for _, text := range []string{"Bo slid the brass key into his boot.", "Bo gave Ines the brass key."} {
		r.model.Then(llmtest.Prose(llmtest.Says("Nobody saw it.")))
		backendtest.Turn(r.t, r.Backend, c.ID, text)
	}
	if r.rows, err = r.Library.Messages.List(r.t.Context(), c.ID, chat.Page{}); err != nil {
		r.t.Fatal(err)
	}
	return c.ID
}

func (r *reader) add(a memory.Addition) fact.Fact {
	r.t.Helper()
	f, err := r.Memory.Add(r.t.Context(), r.talk, a)
	if err != nil {
		r.t.Fatal(err)
	}
	return f
}

// told adds what the conversation establishes: who has the key, and what Ines is.
func (r *reader) told() {
	r.t.Helper()
	r.add(memory.Addition{
		MessageID: r.rows[0].ID, Quote: "slid the brass key", Subject: "Bo", Relation: "holds", Value: "the brass key",
		KnownBy: []string{"Bo"}, Place: "the mill", StoryTime: "dusk",
	})
	r.add(memory.Addition{MessageID: r.rows[2].ID, Quote: "gave Ines the brass key", Subject: "Ines", Relation: "holds", Value: "the brass key", KnownBy: []string{"*"}})
	r.add(memory.Addition{Subject: "Ines", Relation: "is", Value: "a pilot"})
	r.add(memory.Addition{Sentence: "It is winter, says {{char}}."})
}

func (r *reader) list() memory.List {
	r.t.Helper()
	l, err := r.Memory.List(r.t.Context(), r.talk)
	if err != nil {
		r.t.Fatal(err)
	}
	return l
}

func statuses(l memory.List) []string {
	all := []string{}
	for _, f := range l.Facts {
		all = append(all, f.Text()+" "+string(f.Status))
	}
	return all
}

func TestFactsAreListedAsTheShownBranchHasThem(t *testing.T) {
	r := newReader(t)
	r.told()
	want := []string{"Bo: holds the brass key superseded", "Ines: holds the brass key current", "Ines: is a pilot current", "It is winter, says {{char}}. current"}
	if diff := cmp.Diff(want, statuses(r.list())); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if l := r.list(); !slices.Equal(l.Names, []string{"User", "Ines"}) || l.Readings.Exchanges != 0 || len(l.Origins) != 0 {
		t.Errorf("%v, %+v, %+v", l.Names, l.Readings, l.Origins)
	}
	if err := r.Library.Messages.BranchHere(t.Context(), r.talk, r.rows[1].ID); err != nil {
		t.Fatal(err)
	}
	want = []string{"Bo: holds the brass key current", "Ines: holds the brass key elsewhere", "Ines: is a pilot elsewhere", "It is winter, says {{char}}. elsewhere"}
	if diff := cmp.Diff(want, statuses(r.list())); diff != "" {
		t.Errorf("on another branch (-want +got)\n%s", diff)
	}
}

func TestWhatAPersonMarksIsAFact(t *testing.T) {
	r := newReader(t)
	f := r.add(memory.Addition{MessageID: r.rows[0].ID, Quote: " Bo slid the brass key\n", KnownBy: []string{"Bo"}})
	if f.Quote != "Bo slid the brass key" || f.Sentence != f.Quote || f.Layer != fact.Person || f.Author != fact.ByPerson || f.Kind != fact.Event || f.OneValue {
		t.Errorf("%+v", f)
	}
	if f = r.add(memory.Addition{Subject: "Bo", Relation: "lives in", Value: "the mill"}); f.MessageID != r.rows[3].ID || !f.OneValue || f.Kind != fact.Place {
		t.Errorf("at the end of the branch: %+v", f)
	}
	if f = r.add(memory.Addition{Subject: "Bo", Relation: "lives in", Value: "the mill", OneValue: new(false), Kind: fact.State}); f.OneValue || f.Kind != fact.State {
		t.Errorf("as the person says: %+v", f)
	}
	for name, a := range map[string]memory.Addition{
		"words that the message does not say": {MessageID: r.rows[0].ID, Quote: "Bo lost the key"},
		"nothing":                             {Subject: "Bo"},
		"an unknown kind":                     {Value: "x", Kind: "gossip"},
	} {
		if _, err := r.Memory.Add(t.Context(), r.talk, a); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := r.Memory.Add(t.Context(), r.talk, memory.Addition{MessageID: 999, Value: "x"}); !fault.Is(err, fault.NotFound) {
		t.Errorf("a message that is not there: %v", err)
	}
}

func TestWindowsHearOfEveryChangeOfMemory(t *testing.T) {
	r := newReader(t)
	f := r.add(memory.Addition{Value: "x", Subject: "Bo"})
	other := r.conversation("Next")
	for name, act := range map[string]func(context.Context) error{
		"add": func(ctx context.Context) error {
			_, err := r.Memory.Add(ctx, r.talk, memory.Addition{Value: "x"})
			return err
		},
		"edit": func(ctx context.Context) error {
			_, err := r.Memory.Edit(ctx, r.talk, f.ID, []byte(`{"pinned":true}`))
			return err
		},
		"known": func(ctx context.Context) error {
			_, err := r.Memory.SetKnown(ctx, r.talk, f.ID, "Bo", true)
			return err
		},
		"forget":  func(ctx context.Context) error { _, err := r.Memory.Forget(ctx, r.talk, nil, true); return err },
		"restore": func(ctx context.Context) error { return r.Memory.Restore(ctx, r.talk, []int64{f.ID}) },
		"carry": func(ctx context.Context) error {
			_, err := r.Memory.Carry(ctx, other, []int64{f.ID}, r.talk)
			return err
		},
		"import": func(ctx context.Context) error {
			_, err := r.Memory.Import(ctx, r.talk, "a.jsonl", []byte(qvinkChat))
			return err
		},
		"remove": func(ctx context.Context) error { _, err := r.Memory.RemoveCarried(ctx, r.talk, "Next"); return err },
	} {
		t.Run(name, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			heard := r.Hub.All(ctx)
			if err := act(ctx); err != nil {
				t.Fatal(err)
			}
			for pushes := range heard { // in the background there may be other changes
				if slices.ContainsFunc(pushes, func(p hub.Push) bool { return p.Change != nil && *p.Change == hub.Change{What: "memory", ID: r.talk} }) {
					return
				}
			}
			t.Error("no window heard of it")
		})
	}
}

func TestWhatWasCarriedOverIsListedByItsOrigin(t *testing.T) {
	r := newReader(t)
	r.told()
	from, ids := r.talk, []int64{}
	for _, f := range r.list().Facts {
		ids = append(ids, f.ID)
	}
	r.talk = r.conversation("Day train")
	carried, err := r.Memory.Carry(t.Context(), from, ids[1:3], r.talk)
	if err != nil || len(carried) != 2 {
		t.Fatalf("carried %+v, %v", carried, err)
	}
	l := r.list()
	if diff := cmp.Diff([]memory.Origin{{Origin: "Night train", Facts: 2}}, l.Origins); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if got := statuses(l); !slices.Equal(got, []string{"Ines: holds the brass key current", "Ines: is a pilot current"}) {
		t.Errorf("listed %q", got)
	}
	if n, err := r.Memory.RemoveCarried(t.Context(), r.talk, "Night train"); n != 2 || err != nil {
		t.Errorf("%d came off, %v", n, err)
	}
	if _, err := r.Memory.Carry(t.Context(), r.talk, nil, r.talk); !fault.Is(err, fault.Invalid) {
		t.Errorf("into itself: %v", err)
	}
}

func TestPeopleReadFactsUnderTheirSubjects(t *testing.T) {
	r := newReader(t)
	r.told()
	if _, err := r.Memory.Forget(t.Context(), r.talk, []int64{r.add(memory.Addition{Value: "forgotten"}).ID}, false); err != nil {
		t.Fatal(err)
	}
	f, err := r.Memory.Export(t.Context(), r.talk, memory.Markdown, memory.Labels{Earlier: "Früher"})
	if err != nil {
		t.Fatal(err)
	}
	const want = `# Night train

## Bo

*Früher*

- Bo: holds the brass key (the mill, dusk)
  - Known to: Bo
  - “slid the brass key”

## Ines

- Ines: holds the brass key
  - Known to: everybody
  - “gave Ines the brass key”
- Ines: is a pilot

## Night train

- It is winter, says Ines.
`
	if diff := cmp.Diff(want, string(f.Data)); diff != "" || f.Name != "Night train.md" {
		t.Errorf("%s (-want +got)\n%s", f.Name, diff)
	}
	if _, err := r.Memory.Export(t.Context(), r.talk, "pdf", memory.Labels{}); !fault.Is(err, fault.Invalid) {
		t.Errorf("as a PDF: %v", err)
	}
}

func TestAnExportedLorebookIsReadByItsSubjects(t *testing.T) {
	r := newReader(t)
	r.told()
	f, err := r.Memory.Export(t.Context(), r.talk, memory.Lorebook, memory.Labels{})
	if err != nil {
		t.Fatal(err)
	}
	w, n, err := r.Library.Lorebooks.Import(t.Context(), library.Upload{Filename: f.Name, Data: f.Data}, 0)
	if err != nil || n != 2 || w.Name != "Night train" {
		t.Fatalf("imported %d entries into %+v, %v", n, w, err)
	}
	entries, err := r.Library.Lorebooks.Entries(w.ID).List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ines, story := entries[0], entries[1]
	if ines.Name != "Ines" || !slices.Equal(ines.Keywords, []string{"Ines"}) || ines.Content != "Ines: holds the brass key\nInes: is a pilot" || ines.Constant || !ines.Enabled || !ines.CaseInsensitive {
		t.Errorf("%+v", ines)
	}
	if !story.Constant || story.Content != "It is winter, says {{char}}." {
		t.Errorf("%+v", story)
	}
	found, err := r.Library.Lorebooks.Scan(t.Context(), library.ScanQuery{World: w.ID, Text: "Where is ines now?"})
	if err != nil || len(found) != 2 {
		t.Errorf("the message calls %+v, %v", found, err)
	}
}

func TestACopyOfAConversationRemembersTheSame(t *testing.T) {
	r := newReader(t)
	r.told()
	before := statuses(r.list())
	copied, err := r.Transfer.Duplicate(t.Context(), r.talk, "Copy", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.talk = copied
	if diff := cmp.Diff(before, statuses(r.list())); diff != "" {
		t.Errorf("(-original +copy)\n%s", diff)
	}
}

func TestAnotherVersionOfAReplyHasItsOwnFacts(t *testing.T) {
	r := newReader(t)
	r.add(memory.Addition{Value: "of the first version"})
	r.model.Then(llmtest.Prose(llmtest.Says("Another version.")))
	s, err := r.Turns.Start(turn.Request{Kind: turn.Regenerate, ConversationID: r.talk, MessageID: r.rows[3].ID})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, "done")
	if got := statuses(r.list()); !strings.HasSuffix(got[0], "elsewhere") {
		t.Errorf("listed %q", got)
	}
}

// qvinkChat is a chat of SillyTavern in which its extension Qvink Memory keeps a summary of each message.
const qvinkChat = `{"user_name":"Anna","character_name":"Ines","chat_metadata":{}}
{"name":"Anna","is_user":true,"mes":"I pick up the key.","extra":{"qvink_memory":{"memory":"Bo finds a brass key."}}}
{"name":"Ines","is_user":false,"mes":"I know this key.","extra":{"qvink_memory":{"memory":"Ines recognizes the key.","remember":true}}}
{"name":"Ines","is_user":false,"mes":"Rain.","extra":{"qvink_memory":{"memory":"It rains.","exclude":true}}}`

func (r *reader) imports(name, data string) memory.Imported {
	r.t.Helper()
	done, err := r.Memory.Import(r.t.Context(), r.talk, name, []byte(data))
	if err != nil {
		r.t.Fatal(err)
	}
	return done
}

func TestMemoriesOfAnotherProgramAreOneLayerThatComesOff(t *testing.T) {
	r := newReader(t)
	r.told()
	own := statuses(r.list())
	left := []foreign.Leaving{{Reason: foreign.Hidden, Count: 1}}
	done := r.imports("Night train.jsonl", qvinkChat)
	if diff := cmp.Diff(memory.Imported{Program: "Qvink", Added: 2, Left: left, Origin: "Qvink: Night train.jsonl"}, done); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	l := r.list()
	if diff := cmp.Diff([]memory.Origin{{Origin: done.Origin, Facts: 2}}, l.Origins); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if f := l.Facts[1]; f.Sentence != "Ines recognizes the key." || !f.Pinned || f.Layer != fact.Carried || f.Status != fact.Current {
		t.Errorf("%+v", f)
	}
	if diff := cmp.Diff(memory.Imported{Program: "Qvink", Known: 2, Left: left}, r.imports("Night train.jsonl", qvinkChat)); diff != "" {
		t.Errorf("a second time (-want +got)\n%s", diff)
	}
	longer := qvinkChat + "\n" + `{"mes":"So be it.","extra":{"qvink_memory":{"memory":"Ines agrees."}}}`
	if more := r.imports("Night train.jsonl", longer); more.Added != 1 || more.Known != 2 || more.Origin != "Qvink: Night train.jsonl (2)" {
		t.Errorf("a longer one: %+v", more)
	}
	for origin, want := range map[string]int{done.Origin: 2, "Qvink: Night train.jsonl (2)": 1} {
		if n, err := r.Memory.RemoveCarried(t.Context(), r.talk, origin); n != want || err != nil {
			t.Errorf("of %s came off %d, %v", origin, n, err)
		}
	}
	if diff := cmp.Diff(own, statuses(r.list())); diff != "" {
		t.Errorf("what was there before (-want +got)\n%s", diff)
	}
}

func TestWhatAPersonHadForgottenIsNotImportedAgain(t *testing.T) {
	r := newReader(t)
	r.imports("a.jsonl", qvinkChat)
	if _, err := r.Memory.Forget(t.Context(), r.talk, []int64{r.list().Facts[0].ID}, false); err != nil {
		t.Fatal(err)
	}
	want := memory.Imported{Program: "Qvink", Known: 1, Left: []foreign.Leaving{{Reason: foreign.Hidden, Count: 1}, {Reason: foreign.Forgotten, Count: 1}}}
	if diff := cmp.Diff(want, r.imports("b.jsonl", qvinkChat)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestAFileThatCannotBeReadChangesNothing(t *testing.T) {
	r := newReader(t)
	for name, data := range map[string]string{"a.jsonl": `{"mes":"x"}`, "a.json": `{"entries":{}}`, "a.md": "\xb2\xa8"} {
		if _, err := r.Memory.Import(t.Context(), r.talk, name, []byte(data)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := r.Memory.Import(t.Context(), "none", "a.jsonl", []byte(qvinkChat)); !fault.Is(err, fault.NotFound) {
		t.Errorf("into no conversation: %v", err)
	}
	if l := r.list(); len(l.Facts) != 0 {
		t.Errorf("%+v", l.Facts)
	}
}

func TestAnExportedLorebookBecomesTheSameFactsElsewhere(t *testing.T) {
	r := newReader(t)
	r.told()
	f, err := r.Memory.Export(t.Context(), r.talk, memory.Lorebook, memory.Labels{})
	if err != nil {
		t.Fatal(err)
	}
	r.talk = r.conversation("Day train")
	if done := r.imports(f.Name, string(f.Data)); done.Program != "Terzetto" || done.Added != 3 || len(done.Left) != 0 || done.Origin != "Terzetto: Night train.json" {
		t.Errorf("%+v", done)
	}
	all := r.list().Facts
	if got := statuses(r.list()); !slices.Equal(got, []string{"Ines: holds the brass key current", "Ines: is a pilot current", "It is winter, says {{char}}. current"}) {
		t.Errorf("%q", got)
	}
	if all[0].Subject != "Ines" || all[2].Subject != "" {
		t.Errorf("%+v", all)
	}
	// A library keeps such a lorebook, and gives it as facts again.
	w, _, err := r.Library.Lorebooks.Import(t.Context(), library.Upload{Filename: f.Name, Data: f.Data}, 0)
	if err != nil {
		t.Fatal(err)
	}
	again, err := r.Library.Lorebooks.Export(t.Context(), w.ID, "")
	if err != nil {
		t.Fatal(err)
	}
	if done := r.imports(again.Name, string(again.Data)); done.Program != "Terzetto" || done.Known != 3 || done.Added != 0 {
		t.Errorf("%+v", done)
	}
}

func TestFiveThousandMemoriesAreImportedOnce(t *testing.T) {
	r := newReader(t)
	var b strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&b, "- On day %d Bo went to the mill.\n", i)
	}
	start := time.Now()
	done := r.imports("a.md", b.String())
	first := time.Since(start)
	start = time.Now()
	again := r.imports("a.md", b.String())
	if t.Logf("%v, and %v again", first, time.Since(start)); done.Added != 5000 || again.Known != 5000 || again.Added != 0 {
		t.Errorf("%+v, then %+v", done, again)
	}
}
