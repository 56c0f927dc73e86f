package memory_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/service/memory"
	"terzetto/backend/story/fact"
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
