package turn_test

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

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

// A loading server says that it loads its model until a moment; then it is another server.
type loading struct {
	until time.Time
	then  http.RoundTripper
}

// RoundTrip answers a request.
func (l loading) RoundTrip(r *http.Request) (*http.Response, error) {
	if time.Now().Before(l.until) {
		return &http.Response{
			StatusCode: http.StatusServiceUnavailable, Header: http.Header{}, Request: r,
			Body: io.NopCloser(strings.NewReader(`{"error":{"message":"Loading model"}}`)),
		}, nil
	}
	return l.then.RoundTrip(r)
}

// A scripted server gives its answers one after another.
type scripted struct{ answers []string }

// RoundTrip answers a request.
func (s *scripted) RoundTrip(r *http.Request) (*http.Response, error) {
	answer := s.answers[0]
	s.answers = s.answers[1:]
	return &http.Response{
		StatusCode: http.StatusOK, Header: http.Header{"Content-Type": {"text/event-stream"}}, Request: r, Body: io.NopCloser(strings.NewReader(answer)),
	}, nil
}

func TestLoadingTheModelTakesNothingOfTheHelpersTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const tail = `"finish_reason":"%s"}]}` + "\n\ndata: [DONE]\n\n"
		form := `data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"1","function":{"name":"direct_scene","arguments":"{\"goal\":\"She waits.\"}"}}]},` + fmt.Sprintf(tail, "tool_calls")
		prose := `data: {"choices":[{"index":0,"delta":{"content":"The lamp swings."},` + fmt.Sprintf(tail, "stop")
		server := loading{time.Now().Add(5 * time.Minute), &scripted{[]string{form, prose}}}
		var s transcript
		s.Request.Kind, s.Request.Text = turn.Send, "Hello"
		s.Setup.Settings = json.RawMessage(strings.Replace(string(only(t, turn.DirectScene)), "{", `{"helper_seconds":9,`, 1))
		s.Setup.Fragments = []chat.DirectorFragment{{ID: "goal", Label: "Goal", FieldType: chat.FieldString, Enabled: true}}
		store := &memory{t: t, snapshot: s.snapshot(t, "http://slow/v1")}
		p := pipelineOn(t, store)
		p.Client, p.Now = llm.NewClient(llm.Options{Transports: map[string]http.RoundTripper{"http://slow": server}}), time.Now
		defer p.Client.Close()
		var told []event.PromptProgress
		err := p.Run(t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello", Skip: &turn.Skipper{}}, func(e event.Event) {
			if e.Name == event.Progress {
				told = append(told, e.Data.(event.PromptProgress))
			}
		})
		if err != nil || store.committed[0].Text != "The lamp swings." || store.committed[0].Log.ExtraFields["goal"] != "She waits." {
			t.Errorf("the reply is %q, directed by %v, %v", store.committed[0].Text, store.committed[0].Log.ExtraFields, err)
		}
		if took := store.committed[0].Log.AgentLatencyMS; took > 1000 {
			t.Errorf("the Director took %d ms", took)
		}
		if diff := cmp.Diff([]event.PromptProgress{{Pass: event.Director, Loading: true}, {Pass: event.Director}}, told); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
}
