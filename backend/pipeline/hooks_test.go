package pipeline_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/llm"
	"terzetto/backend/llm/llmtest"
	"terzetto/backend/pipeline"
	"terzetto/backend/workflow"
)

// hooked runs one turn with the Writer alone and the given plug-ins.
func hooked(t *testing.T, settings func(*chat.Settings), steps []llmtest.Step, workflows ...workflow.Workflow) (*llmtest.Server, []event.Event, pipeline.Result) {
	t.Helper()
	var s transcript
	s.Request.Kind, s.Request.Text = pipeline.Send, "Hello"
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	store.snapshot.Settings.EnabledTools = map[string]bool{}
	if settings != nil {
		settings(&store.snapshot.Settings)
	}
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	registry, err := workflow.NewRegistry(workflows...)
	if err != nil {
		t.Fatal(err)
	}
	p := &pipeline.Pipeline{
		Store: store, Client: client, Workflows: registry, Ledger: func(string) *llm.Ledger { return llm.NewLedger() },
		Log: slog.New(slog.DiscardHandler), Now: time.Now, Rand: func(int) int { return 0 },
	}
	var events []event.Event
	err = p.Run(t.Context(), pipeline.Request{Kind: pipeline.Send, ConversationID: "c", Text: "Hello"}, func(e event.Event) {
		if e.Name != event.Token {
			events = append(events, e)
		}
	})
	if err != nil || len(store.committed) != 1 {
		t.Fatalf("%v, %d commits", err, len(store.committed))
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

func TestHooksRunInTheOrderOfTheirPriorityAndOneThatFailsIsSkipped(t *testing.T) {
	var order []string
	named := func(id string, priority int, fail func() error) workflow.Workflow {
		return workflow.Workflow{
			ID: id, Name: id, Priority: priority,
			Pre: func(_ context.Context, _ workflow.PreInput, out workflow.PreOutput) error {
				order = append(order, "pre "+id)
				out.Emit(id+"_said", 1)
				return fail()
			},
			Post: func(_ context.Context, in workflow.PostInput, _ workflow.PostOutput) error {
				order = append(order, "post "+id+" "+in.Draft)
				return fail()
			},
		}
	}
	fine := func() error { return nil }
	_, events, result := hooked(t, func(s *chat.Settings) { s.WorkflowEnabled = map[string]bool{"off": false} }, prose(),
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
	hook := workflow.Workflow{ID: "w", Name: "W", Pre: func(_ context.Context, in workflow.PreInput, out workflow.PreOutput) error {
		if on, _ := in.EnabledTools.Get(pipeline.DirectScene); on || in.UserMessage != "Hello" {
			t.Errorf("input %+v", in)
		}
		in.Scratch.Set("w", 7)
		out.EnableTools(pipeline.DirectScene, "no_such_tool")
		out.SystemPrompt("Mind the gap.")
		out.SystemPrompt("   ")
		return nil
	}, Post: func(_ context.Context, in workflow.PostInput, _ workflow.PostOutput) error {
		if in.Scratch.Get("w") != 7 {
			t.Error("the scratch of Pre is not that of Post")
		}
		if on, _ := in.EnabledTools.Get(pipeline.DirectScene); !on {
			t.Error("Post does not see what Pre enabled")
		}
		return nil
	}}
	server, events, _ := hooked(t, nil, append([]llmtest.Step{llmtest.Call(pipeline.DirectScene, `{"moods":[]}`)}, prose()...), hook)
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
	hook := workflow.Workflow{ID: "w", Name: "W", Post: func(_ context.Context, _ workflow.PostInput, out workflow.PostOutput) error {
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
	hook := workflow.Workflow{ID: "w", Name: "W", Post: func(_ context.Context, _ workflow.PostInput, out workflow.PostOutput) error {
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
	for _, c := range []struct{ name, put, want string }{{"they leave it", "", ""}, {"they fill it", "Filled.", "Filled."}} {
		t.Run(c.name, func(t *testing.T) {
			ran := false
			hook := workflow.Workflow{ID: "w", Name: "W", Post: func(_ context.Context, in workflow.PostInput, out workflow.PostOutput) error {
				ran = in.Draft == ""
				out.ReplaceDraft(c.put)
				return nil
			}}
			_, _, result := hooked(t, nil, []llmtest.Step{llmtest.Prose()}, hook)
			if !ran || result.Text != c.want {
				t.Errorf("ran %v, the reply is %q", ran, result.Text)
			}
		})
	}
}
