package turn_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// helped runs one turn with a director, a writer and an editor that has two findings. heard
// is told each event; clock is what the pipeline takes for the time.
func helped(t *testing.T, seconds int, clock func() time.Time, heard func(name string, skip *turn.Skipper), steps ...llmtest.Step) turn.Result {
	t.Helper()
	var s transcript
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	s.Setup.Settings = json.RawMessage(strings.Replace(string(only(t, turn.DirectScene, turn.EditorApplyPatch)), "{", `{"helper_seconds":`+string(rune('0'+seconds))+`,`, 1))
	s.Setup.Phrases = glimmers(2)
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	registry, err := plugin.NewRegistry(turn.Tools())
	if err != nil {
		t.Fatal(err)
	}
	ledger := llm.NewLedger()
	p := &turn.Pipeline{
		Store: store, Client: client,
		Plugins: &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)}, Ledger: func(string) *llm.Ledger { return ledger },
		Log: slog.New(slog.DiscardHandler), Now: clock, Rand: func(int) int { return 0 },
	}
	skip := &turn.Skipper{}
	last := ""
	err = p.Run(t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello", Skip: skip}, func(e event.Event) {
		last = e.Name
		heard(e.Name, skip)
	})
	if err != nil || last != event.Done {
		t.Fatalf("the turn ended with %s, %v", last, err)
	}
	if skip.Skip() {
		t.Error("there was something to skip after the turn")
	}
	return store.committed[0]
}

func still() time.Time { return time.Unix(1_700_000_000, 0) }

func TestAHelperThatIsSkippedDoesNotEndTheTurn(t *testing.T) {
	directing, editing := false, false
	got := helped(t, 9, still, func(name string, skip *turn.Skipper) {
		switch name {
		case event.DirectorStart:
			directing = true
		case event.Reasoning:
			if !skip.Skip() {
				t.Error("nothing was skipped")
			}
		case event.WriterDone:
			editing = true
		}
	},
		llmtest.For(turn.DirectScene, llmtest.Thinks("Hm."), llmtest.Waits(nil)),
		llmtest.Prose(llmtest.Says(draftOf(2))),
		llmtest.For(turn.EditorApplyPatch, llmtest.Calls(turn.EditorApplyPatch, `{"patches":[]}`)))
	if !directing || !editing || got.Text != draftOf(2) {
		t.Errorf("directing %v, editing %v, the reply is %q", directing, editing, got.Text)
	}
	if len(got.Log.Skipped) != 1 || !strings.Contains(got.Log.Skipped[0], "You skipped the step.") || got.Log.Outcome != turn.Finished || got.Interrupted {
		t.Errorf("skipped %q, outcome %s", got.Log.Skipped, got.Log.Outcome)
	}
}

func TestAHelperThatTakesTooLongDoesNotEndTheTurn(t *testing.T) {
	got := helped(t, 1, still, func(string, *turn.Skipper) {},
		llmtest.For(turn.DirectScene, llmtest.Waits(nil)),
		llmtest.Prose(llmtest.Says(draftOf(2))),
		llmtest.For(turn.EditorApplyPatch, llmtest.Calls(turn.EditorApplyPatch, `{"patches":[]}`)))
	if got.Text != draftOf(2) || len(got.Log.Skipped) != 1 || !strings.Contains(got.Log.Skipped[0], "The time limit of 1 s for Director and Editor was reached.") {
		t.Errorf("the reply is %q, skipped %q", got.Text, got.Log.Skipped)
	}
}

func TestTheEditorHasWhatTheDirectorLeftOfTheTime(t *testing.T) {
	now := still()
	got := helped(t, 9, func() time.Time { return now }, func(name string, _ *turn.Skipper) {
		if name == event.Reasoning {
			now = now.Add(10 * time.Second)
		}
	}, llmtest.For(turn.DirectScene, llmtest.Thinks("Hm."), llmtest.Calls(turn.DirectScene, `{}`)), llmtest.Prose(llmtest.Says(draftOf(2))))
	if got.Text != draftOf(2) || len(got.Log.Skipped) != 1 || !strings.Contains(got.Log.Skipped[0], "Editor") {
		t.Errorf("the reply is %q, skipped %q", got.Text, got.Log.Skipped)
	}
}

// glimmers are phrase groups that find the first n cliches.
func glimmers(n int) (all []chat.PhraseGroup) {
	for i := range n {
		all = append(all, chat.PhraseGroup{ID: int64(i + 1), Kind: "literal", Variants: []string{fmt.Sprintf("glimmer%d", i)}, Enabled: true})
	}
	return all
}
