package turn_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/macro"
	"terzetto/backend/testing/llmtest"
)

// countingSeries is one whose texts count in variables: what belongs to the base, an entry, the note, what is said last, and a mood.
func countingSeries(t *testing.T, tools ...string) *series {
	s := newSeries(t, tools...)
	snap := &s.store.snapshot
	snap.Variables = macro.State{Own: map[string]string{"n": "10"}, Shared: map[string]string{"all": "1"}}
	snap.Character = &chat.Character{Name: "Ines", Description: "A smuggler.\n\nDescription {{incvar::n}}."}
	snap.Entries = []chat.LorebookEntry{
		{ID: 1, Name: "Greeting", Content: "Entry {{incvar::n}}.", Keywords: []string{"Hello"}},
		{ID: 2, Name: "Other", Content: "Other {{incvar::n}}.", Keywords: []string{"Farewell"}},
	}
	snap.Conversation.Settings.Note = chat.AuthorNote{Text: "Note {{incvar::n}}."}
	snap.Conversation.PostHistoryInstructions = "Closing {{incvar::n}}, {{incglobalvar::all}}."
	snap.Moods = []chat.MoodFragment{
		{ID: "wry", Label: "Wry", PromptText: "Wry {{incvar::n}}.", Enabled: true}, {ID: "cold", Label: "Cold", PromptText: "Cold {{incvar::n}}.", Enabled: true},
	}
	return s
}

// linesOf are all lines of a request that a text begins.
func linesOf(r llmtest.Request, begin string) (all []string) {
	for _, m := range r.Body.Messages {
		for line := range strings.SplitSeq(string(m), `\n`) {
			if at := strings.Index(line, begin+" "); at >= 0 {
				all = append(all, strings.FieldsFunc(line[at:], func(r rune) bool { return r == '"' })[0])
			}
		}
	}
	return all
}

func TestWhatATurnCountsItCountsOnce(t *testing.T) {
	s := countingSeries(t, turn.DirectScene, turn.EditorApplyPatch)
	r, _ := s.play(
		llmtest.Call(turn.DirectScene, map[string]any{"moods": []string{"wry"}}), llmtest.Prose(llmtest.Says(draftOf(2))),
		llmtest.Call(turn.EditorApplyPatch, map[string]any{"patches": []any{}}),
	)
	if got := fmt.Sprint(r.Variables.Own, r.Variables.Shared); got != "map[n:15] map[all:2]" {
		t.Errorf("the turn leaves %s", got)
	}
	for _, q := range s.server.Requests() {
		if got := linesOf(q, "Description"); !slices.Equal(got, []string{"Description 11."}) {
			t.Errorf("a voice reads %q", got)
		}
		if got := linesOf(q, "Greeting: Entry"); !slices.Equal(got, []string{"Greeting: Entry 12."}) {
			t.Errorf("a voice reads %q", got)
		}
	}
	writer := s.server.Requests()[1]
	for begin, want := range map[string]string{"Note": "Note 13.", "Closing": "Closing 14, 2.", "Mood: Wry. Wry": "Mood: Wry. Wry 15."} {
		if got := linesOf(writer, begin); !slices.Equal(got, []string{want}) {
			t.Errorf("the Writer reads %q", got)
		}
	}
}

func TestVariablesLeaveTheBaseOfATurnAlone(t *testing.T) {
	s := countingSeries(t)
	s.play(llmtest.Prose(llmtest.Says("Yes.")))
	s.store.snapshot.Variables.Own = map[string]string{"n": "99"}
	s.play(llmtest.Prose(llmtest.Says("Yes.")))
	all := s.server.Requests()
	if before, after := string(all[0].Body.Messages[0]), string(all[1].Body.Messages[0]); before != after || strings.Contains(before, "Description ") {
		t.Errorf("the system message was %s, then %s", before, after)
	}
}

func TestAMessageThatIsWordedAnewIsCountedAnew(t *testing.T) {
	s := countingSeries(t, turn.RewriteUserPrompt)
	r, _ := s.play(llmtest.Call(turn.RewriteUserPrompt, map[string]any{"refined_message": "Farewell, all of you."}), llmtest.Prose(llmtest.Says("Yes.")))
	if got := fmt.Sprint(r.Variables.Own, linesOf(s.server.Requests()[1], "Other: Other")); got != "map[n:14] [Other: Other 12.]" {
		t.Errorf("the turn leaves %s", got)
	}
}

func TestADirectionOfThePersonIsReadBeforeTheRest(t *testing.T) {
	s := countingSeries(t)
	s.store.snapshot.History = []chat.Message{{ID: 1, Role: chat.User, Content: "Hello"}, {ID: 2, Role: chat.Assistant, Content: "Aye."}}
	s.server.Then(llmtest.Prose(llmtest.Says("Yes.")))
	err := s.p.Run(t.Context(), turn.Request{Kind: turn.MagicRewrite, ConversationID: "c", MessageID: 2, Text: "{{setvar::n::40}}Shorter."}, func(event.Event) {})
	if err != nil {
		t.Fatal(err)
	}
	if got := linesOf(s.server.Requests()[0], "Description"); !slices.Equal(got, []string{"Description 41."}) {
		t.Errorf("the Writer reads %q", got)
	}
	if got := s.store.committed[0].Variables.Own["n"]; got != "44" {
		t.Errorf("the turn leaves %s", got)
	}
}

func TestATurnThatFailsChangesNoVariable(t *testing.T) {
	for name, steps := range map[string][]llmtest.Step{
		"without a word":        {llmtest.Prose(llmtest.Fails(400, `{"error":{"message":"no"}}`))},
		"in the middle of some": {llmtest.Prose(llmtest.Says("Yes, "), llmtest.Cuts())},
	} {
		t.Run(name, func(t *testing.T) {
			s := countingSeries(t)
			s.server.Then(steps...)
			_ = s.p.Run(t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(event.Event) {})
			if r := s.store.committed[0]; r.Variables.Own != nil || r.Variables.Shared != nil {
				t.Errorf("the turn leaves %+v with %q", r.Variables, r.Text)
			}
		})
	}
}

func TestATurnThatIsStoppedChangesNoVariable(t *testing.T) {
	s := countingSeries(t)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	s.store.stopOn, s.store.stop = func(turn.Draft) bool { return true }, stop
	s.server.Then(llmtest.Prose(llmtest.Says("Yes, a reply that goes on. "), llmtest.Waits(ctx.Done())))
	if err := s.p.Run(ctx, turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(event.Event) {}); err != nil {
		t.Fatal(err)
	}
	if r := s.store.committed[0]; r.Log.Outcome != turn.Stopped || r.Variables.Own != nil || r.Text == "" {
		t.Errorf("the turn leaves %+v with %q, %s", r.Variables, r.Text, r.Log.Outcome)
	}
}
