package turn_test

import (
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/testing/llmtest"
)

// A series plays turns of one model, one after another.
type series struct {
	t      *testing.T
	server *llmtest.Server
	store  *memory
	p      *turn.Pipeline
}

// newSeries begins turns with some tools, whose helpers have a second and may think.
func newSeries(t *testing.T, tools ...string) *series {
	t.Helper()
	s := sceneOf(t, "Hello", false)
	s.Setup.Settings, s.Setup.Phrases = only(t, tools...), glimmers(2)
	s.Setup.State.ActiveMoods = []string{"wry"}
	server := llmtest.New(t)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	store.snapshot.Settings.ReasoningEnabledPasses = chat.PassFlags{Director: true, Editor: true}
	store.snapshot.Settings.HelperSeconds = 1
	return &series{t, server, store, pipelineOn(t, store)}
}

// play plays one turn, and gives what is left of it and its events. Nothing of the script may be left over.
func (s *series) play(steps ...llmtest.Step) (turn.Result, []string) {
	s.t.Helper()
	s.server.Then(steps...)
	before := len(s.server.Requests())
	var names []string
	err := s.p.Run(s.t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(e event.Event) { names = append(names, e.Name) })
	if err != nil {
		s.t.Fatal(err)
	}
	if asked := len(s.server.Requests()) - before; asked != len(steps) {
		s.t.Fatalf("%d calls were made, not %d", asked, len(steps))
	}
	return s.store.committed[len(s.store.committed)-1], names
}

// asksToThink reports whether the last request with a tool asked the model to think.
func (s *series) asksToThink(tool string) bool {
	for _, r := range slices.Backward(s.server.Requests()) {
		if r.Tool() == tool {
			return strings.Contains(string(r.Raw), `"enable_thinking":true`)
		}
	}
	s.t.Fatalf("%s was not asked for", tool)
	return false
}

func said(log []string, part string) int {
	return len(slices.DeleteFunc(slices.Clone(log), func(s string) bool { return !strings.Contains(s, part) }))
}

func TestADirectorThatOnlyThinksIsAskedWithoutThinkingThenRests(t *testing.T) {
	s := newSeries(t, turn.DirectScene)
	thinks, says := llmtest.For(turn.DirectScene, llmtest.Thinks("Hm."), llmtest.Waits(nil)), llmtest.Prose(llmtest.Says("Yes."))
	got, _ := s.play(thinks, says)
	if !s.asksToThink(turn.DirectScene) || said(got.Log.Skipped, "asked without thinking from now on") != 1 {
		t.Errorf("at first: skipped %q", got.Log.Skipped)
	}
	got, _ = s.play(llmtest.Call(turn.DirectScene, `{"keywords":["rope"]}`), says)
	if s.asksToThink(turn.DirectScene) || len(got.Log.Skipped) != 0 {
		t.Errorf("without thinking: skipped %q", got.Log.Skipped)
	}
	got, _ = s.play(thinks, says)
	if said(got.Log.Skipped, "with this model, so it rests") != 1 || said(got.Log.Skipped, "from now on") != 0 {
		t.Errorf("the second time: skipped %q", got.Log.Skipped)
	}
	got, names := s.play(says)
	if len(got.Log.Skipped) != 0 || slices.Contains(names, event.DirectorStart) || got.Log.InjectionBlock != "" || len(got.State.ActiveMoods) != 0 {
		t.Errorf("at rest: skipped %q, events %q, the Writer is told %q", got.Log.Skipped, names, got.Log.InjectionBlock)
	}
	s.p.Client.Forget(s.store.snapshot.Agent)
	if _, names = s.play(llmtest.Call(turn.DirectScene, `{"keywords":["rope"]}`), says); !slices.Contains(names, event.DirectorStart) {
		t.Error("it rests although nothing is known of the model any more")
	}
}

func TestADirectorThatNeverHelpsRests(t *testing.T) {
	nothing := llmtest.Call(turn.DirectScene, `{"keywords":["calm"]}`)
	cut := llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{"keywords":["ro`), llmtest.Finishes("length"))
	helps := llmtest.Call(turn.DirectScene, `{"keywords":["rope"]}`)
	says := llmtest.Prose(llmtest.Says("Yes."))
	s := newSeries(t, turn.DirectScene)
	for i, step := range []llmtest.Step{nothing, cut, nothing, nothing, helps, nothing, nothing, cut, nothing} {
		if got, _ := s.play(step, says); said(got.Log.Skipped, "paused here") != 0 {
			t.Fatalf("after turn %d it rests: %q", i+1, got.Log.Skipped)
		}
	}
	if got, _ := s.play(nothing, says); said(got.Log.Skipped, "The Director keeps failing") != 1 {
		t.Errorf("after five in a row: %q", got.Log.Skipped)
	}
	if got, _ := s.play(says); got.Text != "Yes." || len(got.Log.Skipped) != 0 {
		t.Errorf("at rest: %q, skipped %q", got.Text, got.Log.Skipped)
	}
}

func TestAServerThatIsDownIsNoFailureOfTheDirector(t *testing.T) {
	s := newSeries(t, turn.DirectScene)
	for range 6 {
		s.play(llmtest.For(turn.DirectScene, llmtest.Fails(401, `{"error":{"message":"no"}}`)), llmtest.Prose(llmtest.Says("Yes.")))
	}
	if s.p.Client.Helper(s.store.snapshot.Agent, string(event.Director)).Rests() {
		t.Error("it rests")
	}
}

func TestAnEditorThatMendsNothingRests(t *testing.T) {
	writes := llmtest.Prose(llmtest.Says(draftOf(2)))
	useless := llmtest.Call(turn.EditorApplyPatch, `{"patches":[{"search":"no such words","replace":""}]}`)
	s := newSeries(t, turn.EditorApplyPatch)
	for range 4 {
		if got, _ := s.play(writes, useless); said(got.Log.Skipped, "paused here") != 0 {
			t.Fatalf("it rests too early: %q", got.Log.Skipped)
		}
	}
	if got, _ := s.play(writes, useless); said(got.Log.Skipped, "The Editor keeps failing") != 1 {
		t.Errorf("after five: %q", got.Log.Skipped)
	}
	if got, _ := s.play(writes); got.Text != draftOf(2) || len(got.Log.Findings) != 2 || len(got.Log.Skipped) != 0 {
		t.Errorf("at rest: %d findings, skipped %q", len(got.Log.Findings), got.Log.Skipped)
	}
	if s.p.Client.Helper(s.store.snapshot.Agent, string(event.Director)).Rests() {
		t.Error("the Director rests too")
	}
}

func TestAnEditorThatFindsNothingToChangeDoesNotRest(t *testing.T) {
	s := newSeries(t, turn.EditorApplyPatch)
	for range 6 {
		s.play(llmtest.Prose(llmtest.Says(draftOf(2))), llmtest.Call(turn.EditorApplyPatch, `{"patches":[]}`))
	}
}

func TestNoDirectorIsAskedWhileTheWritersServerIsOff(t *testing.T) {
	s := newSeries(t, turn.DirectScene)
	gone := httptest.NewServer(nil)
	gone.Close()
	s.store.snapshot.Writer.URL, s.store.snapshot.AgentApart = gone.URL+"/v1", true
	err := s.p.Run(t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(event.Event) {})
	got := s.store.committed[0]
	if err == nil || len(s.server.Requests()) != 0 || said(got.Log.Skipped, "The Writer's server doesn't answer") != 1 {
		t.Errorf("after %d requests: skipped %q, %v", len(s.server.Requests()), got.Log.Skipped, err)
	}
}

func TestAHelperThatThePersonTurnedOffIsNotAsked(t *testing.T) {
	s := newSeries(t, turn.DirectScene)
	s.p.Client.SetHelper(s.store.snapshot.Agent, string(event.Director), true)
	if got, names := s.play(llmtest.Prose(llmtest.Says("Yes."))); slices.Contains(names, event.DirectorStart) || len(got.Log.Skipped) != 0 {
		t.Errorf("events %q, skipped %q", names, got.Log.Skipped)
	}
	s.p.Client.SetHelper(s.store.snapshot.Agent, string(event.Director), false)
	if _, names := s.play(llmtest.Call(turn.DirectScene, `{"keywords":["rope"]}`), llmtest.Prose(llmtest.Says("Yes."))); !slices.Contains(names, event.DirectorStart) {
		t.Error("it rests although it is wanted again")
	}
}
