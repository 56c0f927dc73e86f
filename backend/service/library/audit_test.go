package library_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

func kinds(a library.Audit) string {
	var all []string
	for _, f := range a.Findings {
		all = append(all, f.Kind)
	}
	return strings.Join(all, " ")
}

func TestATextIsTriedAsTheEditorWould(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	const said = "The keeper counted the brass lanterns along the harbour wall before supper."
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says(said)))
	backendtest.Turn(t, b, c, "Where is the keeper?")
	if _, err := b.Library.Phrases.Create(t.Context(), chat.PhraseGroup{Variants: []string{"marmalade moon"}, Enabled: true}); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"length_guard":true,"length_guard_max_words":12}`)); err != nil {
		t.Fatal(err)
	}
	try := func(text, conversation string) library.Audit {
		t.Helper()
		a, err := b.Library.Audits.Try(t.Context(), text, conversation)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	if a := try("A marmalade moon rose.", ""); kinds(a) != "banned_phrases" || a.Findings[0].Sentence != "A marmalade moon rose." || a.Words != 4 || a.TooLong || a.Replies != 0 {
		t.Errorf("%+v", a)
	}
	again := "She says the keeper counted the brass lanterns along the harbour wall at dawn."
	if a := try(again, ""); kinds(a) != "" || !a.TooLong {
		t.Errorf("alone: %+v", a)
	}
	if a := try(again, c); kinds(a) != "template_repetition phrase_repetition" || a.Replies != 1 {
		t.Errorf("with the conversation: %+v", a)
	}
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"editor_audit_toggles":{"banned_phrases":false}}`)); err != nil {
		t.Fatal(err)
	}
	if a := try("A marmalade moon rose.", ""); kinds(a) != "" {
		t.Errorf("with the audit switched off: %+v", a)
	}
	if _, err := b.Library.Audits.Try(t.Context(), "x", "nowhere"); !fault.Is(err, fault.NotFound) {
		t.Errorf("a conversation that is not there: %v", err)
	}
}

func TestAPatternIsRefusedWithTheReasonOrCounted(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Gulls cry. A gull sleeps. Nobody moves.")))
	backendtest.Turn(t, b, c, "Hello?")
	if p, err := b.Library.Audits.TryPattern(t.Context(), `gulls?`, c); err != nil || p.Reason != "" || p.Count != 2 || p.Replies != 1 {
		t.Errorf("%+v, %v", p, err)
	}
	if p, err := b.Library.Audits.TryPattern(t.Context(), `(gull`, c); err != nil || !strings.Contains(p.Reason, "not closed") {
		t.Errorf("%+v, %v", p, err)
	}
	_, err := b.Library.Phrases.Create(t.Context(), chat.PhraseGroup{Kind: "regex", Pattern: "(gull", Enabled: true})
	if !fault.Is(err, fault.Invalid) || !strings.Contains(fault.Sentence(err), "not closed") {
		t.Errorf("a bad pattern was taken: %v", err)
	}
	g, err := b.Library.Phrases.Create(t.Context(), chat.PhraseGroup{Kind: "regex", Pattern: "gulls?", Enabled: false})
	if err != nil {
		t.Fatal(err)
	}
	hits, err := b.Library.Audits.Hits(t.Context(), c)
	if err != nil || hits.Counts[strconv.FormatInt(g.ID, 10)] != 2 || hits.Replies != 1 {
		t.Errorf("%+v, %v", hits, err)
	}
	// Deleted and brought back, a group has its place again.
	if err := b.Library.Phrases.Delete(t.Context(), g.ID); err != nil {
		t.Fatal(err)
	}
	if back, err := b.Library.Phrases.Create(t.Context(), g); err != nil || back.ID != g.ID {
		t.Errorf("came back as %d, %v; was %d", back.ID, err, g.ID)
	}
	if other, err := b.Library.Phrases.Create(t.Context(), g); err != nil || other.ID == g.ID {
		t.Errorf("two groups share the number %d, %v", other.ID, err)
	}
}

func TestARequestIsKeptForAFewTurns(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	const turns = 6
	steps := make([]llmtest.Step, turns)
	for i := range steps {
		steps[i] = llmtest.Prose(llmtest.Says(fmt.Sprint("Reply ", i)))
	}
	backendtest.UseScriptedModel(t, b, steps...)
	for i := range turns {
		backendtest.Turn(t, b, c, fmt.Sprint("Message ", i))
	}
	logs, err := b.Library.Conversations.Logs(t.Context(), c, 0)
	if err != nil || len(logs) != turns {
		t.Fatal(err, len(logs))
	}
	for i, log := range logs {
		x, err := b.Turns.WireLog.Exchange(c, log.ID, 0)
		if i < 4 && (err != nil || x.Label != "writer" || !strings.Contains(x.Request.Text, fmt.Sprint("Message ", turns-1-i)) || !strings.Contains(x.Response.Text, "Reply")) {
			t.Errorf("turn %d back: %v, %+v", i, err, x)
		}
		if i >= 4 && (!fault.Is(err, fault.NotFound) || !strings.Contains(fault.Sentence(err), "was discarded")) {
			t.Errorf("turn %d back is kept: %v", i, err)
		}
	}
	if _, err := b.Turns.WireLog.Exchange(c, logs[0].ID, 1); !fault.Is(err, fault.NotFound) {
		t.Errorf("a call that was not made: %v", err)
	}
	if _, err := b.Turns.WireLog.Exchange(backendtest.Conversation(t, b), logs[0].ID, 0); !fault.Is(err, fault.NotFound) {
		t.Errorf("through another conversation: %v", err)
	}
	if err := b.Library.Conversations.Delete(t.Context(), c, true); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Turns.WireLog.Exchange(c, logs[0].ID, 0); !fault.Is(err, fault.NotFound) {
		t.Errorf("kept after the conversation was deleted for good: %v", err)
	}
}

func TestMoodsAreOrderedAndPutBack(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ids := func(rows []chat.MoodFragment, err error) []string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, m := range rows {
			all = append(all, m.ID)
		}
		return all
	}
	first := ids(b.Library.Moods.List(t.Context()))
	got := ids(b.Library.Moods.Order(t.Context(), []string{first[2], first[0], first[2]}))
	want := append([]string{first[2], first[0], first[1]}, first[3:]...)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if _, err := b.Library.Moods.Order(t.Context(), []string{first[1], "nobody"}); !fault.Is(err, fault.NotFound) {
		t.Errorf("an unknown mood: %v", err)
	}
	if now := ids(b.Library.Moods.List(t.Context())); fmt.Sprint(now) != fmt.Sprint(want) {
		t.Errorf("half an order was kept: %v", now)
	}
	if err := b.Library.Moods.Delete(t.Context(), first[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Library.Moods.Create(t.Context(), chat.MoodFragment{Label: "Mine", SortOrder: 99}); err != nil {
		t.Fatal(err)
	}
	if back := ids(b.Library.Moods.Restore(t.Context())); fmt.Sprint(back) != fmt.Sprint(append(first, "mine")) {
		t.Errorf("put back: %v", back)
	}
	if _, err := b.Library.DirectorFragments.Order(t.Context(), []string{"nobody"}); !fault.Is(err, fault.NotFound) {
		t.Errorf("an unknown field: %v", err)
	}
	fields, err := b.Library.DirectorFragments.List(t.Context())
	if err != nil || len(fields) == 0 {
		t.Fatal(err)
	}
	if err := b.Library.DirectorFragments.Delete(t.Context(), fields[0].ID); err != nil {
		t.Fatal(err)
	}
	if back, err := b.Library.DirectorFragments.Restore(t.Context()); err != nil || len(back) != len(fields) || back[0].ID != fields[0].ID {
		t.Errorf("%v, %v", back, err)
	}
	groups, err := b.Library.Phrases.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Library.Phrases.Delete(t.Context(), groups[0].ID); err != nil {
		t.Fatal(err)
	}
	if back, err := b.Library.Phrases.Restore(t.Context()); err != nil || len(back) != len(groups) {
		t.Errorf("%d groups of %d, %v", len(back), len(groups), err)
	}
}

func TestADirectionNoteCanBeTakenBack(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	backendtest.UseScriptedModel(t, b, llmtest.Prose(llmtest.Says("Rain.")))
	backendtest.Turn(t, b, c, "Weather?")
	if notes, err := b.Library.Messages.Notes(t.Context(), c, lists.Span{}); err != nil || notes == nil || len(notes) != 0 {
		t.Fatal(notes, err)
	}
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	reply := rows[len(rows)-1].ID
	two := []event.Note{{FragmentID: "tone", Label: "Tone", Text: "Keep it dry."}, {FragmentID: "arc", Label: "Arc", Text: "Nobody leaves."}}
	if err := b.Library.Messages.SetNotes(t.Context(), c, reply, two); err != nil {
		t.Fatal(err)
	}
	if notes, err := b.Library.Messages.Notes(t.Context(), c, lists.Span{}); err != nil || len(notes) != 1 || notes[0].MessageID != reply || len(notes[0].Notes) != 2 {
		t.Errorf("%+v, %v", notes, err)
	}
	if err := b.Library.Messages.SetNotes(t.Context(), c, reply, two[1:]); err != nil {
		t.Fatal(err)
	}
	if notes, err := b.Library.Messages.Notes(t.Context(), c, lists.Span{}); err != nil || len(notes) != 1 || notes[0].Notes[0].Text != "Nobody leaves." {
		t.Errorf("%+v, %v", notes, err)
	}
	if err := b.Library.Messages.SetNotes(t.Context(), c, reply, nil); err != nil {
		t.Fatal(err)
	}
	if notes, err := b.Library.Messages.Notes(t.Context(), c, lists.Span{}); err != nil || len(notes) != 0 {
		t.Errorf("%+v, %v", notes, err)
	}
	if err := b.Library.Messages.SetNotes(t.Context(), c, reply, []event.Note{{Text: " "}}); !fault.Is(err, fault.Invalid) {
		t.Errorf("an empty note: %v", err)
	}
	if err := b.Library.Messages.SetNotes(t.Context(), backendtest.Conversation(t, b), reply, two); !fault.Is(err, fault.NotFound) {
		t.Errorf("through another conversation: %v", err)
	}
}

func TestDirectorAndEditorCanHaveAModelOfTheirOwn(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	backendtest.UseScriptedModel(t, b)
	endpoints, err := b.Library.Endpoints.Endpoints(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	small, err := b.Library.Models.Create(t.Context(), chat.ModelConfig{EndpointID: endpoints[0].ID, ModelName: "small"})
	if err != nil {
		t.Fatal(err)
	}
	agent := func(patch string) string {
		t.Helper()
		if _, err := b.Library.Settings.Update(t.Context(), []byte(patch)); err != nil {
			t.Fatal(err)
		}
		s, err := b.Health.Status(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if s.Agent == nil {
			return ""
		}
		return s.Agent.Model
	}
	if got := agent(`{}`); got != "" {
		t.Errorf("nothing was chosen, and %q answers", got)
	}
	own := fmt.Sprintf(`{"agent_same_as_writer":false,"agent_endpoint_id":%d,"agent_model_config_id":%d}`, endpoints[0].ID, small.ID)
	if got := agent(own); got != "small" {
		t.Errorf("%q answers", got)
	}
	if err := b.Library.Models.Delete(t.Context(), small.ID); err != nil {
		t.Fatal(err)
	}
	if got := agent(`{}`); got != "m" {
		t.Errorf("the chosen model is gone, and %q answers", got)
	}
}
