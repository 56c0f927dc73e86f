package turn_test

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// hooked runs one turn with the Writer alone and the given plug-ins.
func hooked(t *testing.T, settings func(*chat.Settings), steps []llmtest.Step, plugins ...plugin.Plugin) (*llmtest.Server, []event.Event, turn.Result) {
	t.Helper()
	var s transcript
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	store.snapshot.Settings.EnabledTools = map[string]bool{}
	if settings != nil {
		settings(&store.snapshot.Settings)
	}
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	registry, err := plugin.NewRegistry(turn.Tools(), plugins...)
	if err != nil {
		t.Fatal(err)
	}
	p := &turn.Pipeline{
		Store: store, Client: client,
		Plugins: &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)}, Ledger: func(string) *llm.Ledger { return llm.NewLedger() },
		Log: slog.New(slog.DiscardHandler), Now: time.Now, Rand: func(int) int { return 0 },
	}
	var events []event.Event
	err = p.Run(t.Context(), turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(e event.Event) {
		if e.Name != event.Token {
			events = append(events, e)
		}
	})
	if len(store.committed) != 1 || (err != nil) != (events[len(events)-1].Name == event.Error) {
		t.Fatalf("%v, %d commits, last event %s", err, len(store.committed), events[len(events)-1].Name)
	}
	return server, events, store.committed[0]
}

func prose() []llmtest.Step { return []llmtest.Step{llmtest.Prose(llmtest.Says("The draft."))} }

func eventNames(events []event.Event) string {
	var names []string
	for _, e := range events {
		names = append(names, e.Name)
	}
	return strings.Join(names, " ")
}

func TestHooksRunByPriorityAndAFailedHookIsSkipped(t *testing.T) {
	var order []string
	named := func(id string, priority int, fail func() error) plugin.Plugin {
		return plugin.Plugin{
			ID: id, Name: id, Priority: priority,
			Pre: func(_ context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
				order = append(order, "pre "+id)
				out.Emit(id+"_said", 1)
				return fail()
			},
			Post: func(_ context.Context, in plugin.PostInput, _ plugin.PostOutput) error {
				order = append(order, "post "+id+" "+in.Draft)
				return fail()
			},
		}
	}
	fine := func() error { return nil }
	_, events, result := hooked(t, func(s *chat.Settings) { s.PluginEnabled = map[string]bool{"off": false} }, prose(),
		named("last", 5, fine), named("panics", 0, func() error { panic("oh") }), named("off", 0, fine), named("fails", 0, func() error { return errors.New("oh") }), named("first", -10, fine))
	want := []string{"pre first", "pre panics", "pre fails", "pre last", "post first The draft.", "post panics The draft.", "post fails The draft.", "post last The draft."}
	if diff := cmp.Diff(want, order); diff != "" {
		t.Error(diff)
	}
	if got := eventNames(events); got != "user_message_created first_said panics_said fails_said last_said director_done writer_done done" {
		t.Errorf("events: %s", got)
	}
	if result.Text != "The draft." {
		t.Errorf("the reply is %q", result.Text)
	}
}

func TestAPreHookMayEnableToolsAndAddToThePrompt(t *testing.T) {
	hook := plugin.Plugin{ID: "w", Name: "W", Pre: func(_ context.Context, in plugin.PreInput, out plugin.PreOutput) error {
		if on, _ := in.EnabledTools.Get(turn.DirectScene); on || in.UserMessage != "Hello" {
			t.Errorf("input %+v", in)
		}
		in.Scratch.Set("w", 7)
		out.EnableTools(turn.DirectScene, "no_such_tool")
		out.SystemPrompt("Mind the gap.")
		out.SystemPrompt("   ")
		return nil
	}, Post: func(_ context.Context, in plugin.PostInput, _ plugin.PostOutput) error {
		if in.Scratch.Get("w") != 7 {
			t.Error("the scratch of Pre is not that of Post")
		}
		if on, _ := in.EnabledTools.Get(turn.DirectScene); !on {
			t.Error("Post does not see what Pre enabled")
		}
		return nil
	}}
	server, events, _ := hooked(t, nil, append([]llmtest.Step{llmtest.Call(turn.DirectScene, `{"moods":[]}`)}, prose()...), hook)
	for _, r := range server.Requests() {
		if system := llmtest.Text(r.Body.Messages[0]); !strings.HasSuffix(system, "\n\nMind the gap.") {
			t.Errorf("the system message is %q", system)
		}
	}
	if got := eventNames(events); !strings.Contains(got, "director_start") {
		t.Errorf("events: %s", got)
	}
}

func TestAPostHookMayReplaceTheDraftOnceAndKeepState(t *testing.T) {
	hook := plugin.Plugin{ID: "w", Name: "W", Post: func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
		out.ReplaceDraft("The draft.") // the same: dropped
		out.ReplaceDraft("Another.")
		out.ReplaceDraft("A third.") // a second replacement: dropped
		out.SetMessageState(map[string]any{"n": 1})
		out.SetMessageState(map[string]any{"n": 2})
		out.SetMessageState(nil)
		return nil
	}}
	_, events, result := hooked(t, nil, prose(), hook)
	if result.Text != "Another." {
		t.Errorf("the reply is %q", result.Text)
	}
	if diff := cmp.Diff(map[string]map[string]any{"w": {"n": 2}}, result.MessageStates); diff != "" {
		t.Error(diff)
	}
	if got := eventNames(events); got != "user_message_created director_done writer_done writer_rewrite done" {
		t.Errorf("events: %s", got)
	}
}

func TestAHookCannotSpeakInTheTurnsVoice(t *testing.T) {
	hook := plugin.Plugin{ID: "w", Name: "W", Post: func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
		for _, name := range append(event.Names(), "_result", "_anything", "") {
			out.Emit(name, "x")
		}
		out.Emit("phase_status", map[string]string{"label": "Singing"})
		return nil
	}}
	_, events, _ := hooked(t, nil, prose(), hook)
	if got := eventNames(events); got != "user_message_created director_done writer_done phase_status done" {
		t.Errorf("events: %s", got)
	}
}

func TestHooksHearOfAnEmptyReplyAndMayFillIt(t *testing.T) {
	for _, c := range []struct{ name, put, want, last string }{{"they leave it", "", "", event.Error}, {"they fill it", "Filled.", "Filled.", event.Done}} {
		t.Run(c.name, func(t *testing.T) {
			ran := false
			hook := plugin.Plugin{ID: "w", Name: "W", Post: func(_ context.Context, in plugin.PostInput, out plugin.PostOutput) error {
				ran = in.Draft == ""
				out.ReplaceDraft(c.put)
				return nil
			}}
			_, events, result := hooked(t, nil, []llmtest.Step{llmtest.Prose(), llmtest.Prose()}, hook)
			if last := events[len(events)-1].Name; !ran || result.Text != c.want || last != c.last {
				t.Errorf("ran %v, the reply is %q, the last event %s", ran, result.Text, last)
			}
		})
	}
}

// producer makes artifacts, as far as a turn can tell.
func producer() *plugin.Producer {
	return &plugin.Producer{
		Regenerate: func(context.Context, plugin.RegenerateInput) ([]plugin.Artifact, error) { return nil, nil },
		Reroll:     func(context.Context, plugin.RerollInput) (plugin.Bytes, error) { return plugin.Bytes{}, nil },
	}
}

func TestAPostHookAttachesWhatIsWellFormed(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "a.txt")
	if err := os.WriteFile(file, []byte("from a file"), 0o600); err != nil {
		t.Fatal(err)
	}
	attach := func(out plugin.PostOutput) {
		for _, a := range []plugin.Artifact{
			{Filename: "a", Mime: "text/plain", Data: []byte("bytes"), Annotation: " \n"},
			{Filename: "b", Mime: "text/plain", Path: file, Seed: "s", Generation: map[string]any{}},
			{Filename: "both", Mime: "text/plain", Data: []byte("x"), Path: file},
			{Filename: "neither", Mime: "text/plain"},
			{Filename: "empty", Mime: "text/plain", Data: []byte{}},
			{Filename: "missing", Mime: "text/plain", Path: file + ".gone"},
			{Filename: "folder", Mime: "text/plain", Path: folder},
			{Mime: "text/plain", Data: []byte("nameless")},
			{Filename: "typeless", Data: []byte("x")},
		} {
			out.Attach(a)
		}
	}
	post := func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error { attach(out); return nil }
	_, _, result := hooked(t, nil, prose(),
		plugin.Plugin{ID: "w", Name: "W", Post: post, Artifacts: producer()}, plugin.Plugin{ID: "none", Name: "None", Post: post})
	want := []plugin.Made{
		{PluginID: "w", Artifact: plugin.Artifact{Filename: "a", Mime: "text/plain", Data: []byte("bytes")}},
		{PluginID: "w", Artifact: plugin.Artifact{Filename: "b", Mime: "text/plain", Data: []byte("from a file"), Seed: "s", Generation: map[string]any{}}},
	}
	if diff := cmp.Diff(want, result.Artifacts); diff != "" {
		t.Error(diff)
	}
}

func TestAHookShowsItsThoughtsUnderItsOwnName(t *testing.T) {
	hook := plugin.Plugin{ID: "w", Name: "W", Pre: func(_ context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
		out.Phase("Singing")
		out.Think("plan", "La.")
		out.Phase("")
		return nil
	}}
	_, events, result := hooked(t, nil, prose(), hook)
	want := []event.Event{
		{Name: "phase_status", Data: plugin.Phase{Channel: "workflow:w", Label: "Singing"}},
		{Name: event.Reasoning, Data: event.ReasoningDelta{Pass: "w:plan", Delta: "La."}},
		{Name: "phase_status", Data: plugin.Phase{Channel: "workflow:w"}},
	}
	if diff := cmp.Diff(want, events[1:4]); diff != "" {
		t.Error(diff)
	}
	if result.Log.Reasoning["w:plan"] != "La." {
		t.Errorf("the log has %v", result.Log.Reasoning)
	}
}

func TestAFloodOfAHookIsCutOffAndALateWordIgnored(t *testing.T) {
	var late plugin.PreOutput
	loud := plugin.Plugin{ID: "loud", Name: "Loud", Pre: func(_ context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
		late = out
		for range 30_000 {
			out.Emit("noise", nil)
		}
		return nil
	}}
	slow := plugin.Plugin{ID: "slow", Name: "Slow", Pre: func(_ context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
		late.Emit("echo", nil)
		late.SystemPrompt("Too late.")
		out.Emit("heard", nil)
		return nil
	}}
	server, events, _ := hooked(t, nil, prose(), loud, slow)
	counts := map[string]int{}
	for _, e := range events {
		counts[e.Name]++
	}
	if counts["noise"] != 10_000 || counts["echo"] != 0 || counts["heard"] != 1 {
		t.Errorf("%v", counts)
	}
	if strings.Contains(string(server.Requests()[0].Raw), "Too late.") {
		t.Error("what came late reached the model")
	}
}

func TestHooksAskTheModelOnTheTurnsOwnBeginning(t *testing.T) {
	form := llm.Tool{Name: "weigh", Parameters: []byte(`{"type":"object","properties":{"n":{"type":"string"}}}`)}
	call := plugin.ForcedCall{Tool: "weigh", Messages: []llm.Message{{Role: "user", Text: "Weigh it."}}}
	hook := plugin.Plugin{
		ID: "w", Name: "W", Tools: []plugin.Tool{{Tool: form, InTurn: true}},
		Pre: func(ctx context.Context, in plugin.PreInput, out plugin.PreOutput) error {
			out.EnableTools("weigh")
			out.SystemPrompt("Extra.")
			in.Kit.Model.ForcedToolCall(ctx, call)
			return nil
		},
		Post: func(ctx context.Context, in plugin.PostInput, out plugin.PostOutput) error {
			out.Emit("weighed", in.Kit.Model.ForcedToolCall(ctx, call))
			return nil
		},
	}
	steps := []llmtest.Step{llmtest.Call("weigh", `{"n":"1"}`), llmtest.Prose(llmtest.Says("The draft.")), llmtest.Call("weigh", `{"n":"2"}`)}
	server, events, _ := hooked(t, func(s *chat.Settings) { s.EnableAgent = true }, steps, hook)
	asked := server.Requests()
	if llmtest.Text(asked[0].Body.Messages[0])+"\n\nExtra." != llmtest.Text(asked[1].Body.Messages[0]) {
		t.Error("a Pre hook's call begins otherwise than the turn")
	}
	if string(asked[1].Body.Tools) != string(asked[2].Body.Tools) || len(asked[2].Body.Tools) == 0 {
		t.Errorf("the tools differ:\n%s\n%s", asked[1].Body.Tools, asked[2].Body.Tools)
	}
	if llmtest.Text(asked[1].Body.Messages[0]) != llmtest.Text(asked[2].Body.Messages[0]) {
		t.Error("the beginnings of Writer and hook differ")
	}
	if !slices.ContainsFunc(events, func(e event.Event) bool { return e.Name == "weighed" }) {
		t.Errorf("events: %s", eventNames(events))
	}
}

func TestToolsOfADisabledPluginAreNotInTheTurn(t *testing.T) {
	w := plugin.Plugin{ID: "w", Name: "W", Tools: []plugin.Tool{{Tool: llm.Tool{Name: "weigh", Parameters: []byte(`{"type":"object"}`)}, InTurn: true}}}
	for _, on := range []bool{true, false} {
		server, _, _ := hooked(t, func(s *chat.Settings) {
			s.EnableAgent = true
			s.EnabledTools = map[string]bool{"weigh": true}
			s.PluginEnabled = map[string]bool{"w": on}
		}, prose(), w)
		if carried := strings.Contains(string(server.Requests()[0].Body.Tools), "weigh"); carried != on {
			t.Errorf("switched on %v, carried %v", on, carried)
		}
	}
}

func TestStopEndsAHookThatHangs(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var s transcript
	server := llmtest.New(t)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	hook := plugin.Plugin{ID: "w", Name: "W", Pre: func(ctx context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
		out.Emit("hanging", nil)
		<-ctx.Done()
		return ctx.Err()
	}}
	registry, err := plugin.NewRegistry(turn.Tools(), hook)
	if err != nil {
		t.Fatal(err)
	}
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	p := &turn.Pipeline{
		Store: store, Client: client, Ledger: func(string) *llm.Ledger { return llm.NewLedger() },
		Plugins: &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)},
		Log:     slog.New(slog.DiscardHandler), Now: time.Now, Rand: func(int) int { return 0 },
	}
	var names []string
	err = p.Run(ctx, turn.Request{Kind: turn.Send, ConversationID: "c", Text: "Hello"}, func(e event.Event) {
		names = append(names, e.Name)
		if e.Name == "hanging" {
			stop()
		}
	})
	if got := strings.Join(names, " "); err != nil || got != "hanging done" {
		t.Errorf("%v: %s", err, got)
	}
}

func TestWhatTheCacheRefusesIsSaidBeforeDone(t *testing.T) {
	refused := []plugin.Rejection{{Filename: "big", PluginID: "w", Mime: "audio/wav", Reason: plugin.ReasonOversize}}
	var s transcript
	server := llmtest.New(t, prose()...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL()), rejected: refused}
	store.snapshot.Settings.EnabledTools = map[string]bool{}
	events, err := run(t, &s, store)
	if err != nil {
		t.Fatal(err)
	}
	last := events[len(events)-2:]
	if diff := cmp.Diff([]event.Event{{Name: event.ArtifactsRejected, Data: plugin.Rejected{Rejected: refused}}, {Name: event.Done}}, last); diff != "" {
		t.Error(diff)
	}
}
