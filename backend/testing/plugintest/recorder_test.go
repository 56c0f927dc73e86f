package plugintest_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/core/plugin"
	"terzetto/backend/testing/plugintest"
)

func TestARecorderDropsWhatATurnDrops(t *testing.T) {
	r := plugintest.Recorder{Plugin: plugin.Plugin{
		ID: "w", Name: "W",
		Pre: func(_ context.Context, _ plugin.PreInput, out plugin.PreOutput) error {
			out.EnableTools("direct_scene")
			out.SystemPrompt(" \n")
			out.SystemPrompt("Whisper.")
			return nil
		},
		Post: func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
			out.Emit(event.Done, nil)
			out.ReplaceDraft("The draft.")
			out.ReplaceDraft("Another.")
			out.ReplaceDraft("A third.")
			out.Attach(plugin.Artifact{Filename: "a", Mime: "text/plain", Data: []byte("x")})
			out.SetMessageState(nil)
			return nil
		},
	}}
	if err := errors.Join(r.Pre(t.Context(), plugin.PreInput{}), r.Post(t.Context(), plugin.PostInput{Draft: "The draft."})); err != nil {
		t.Fatal(err)
	}
	want := plugintest.Record{Tools: []string{"direct_scene"}, Blocks: []string{"Whisper."}, Draft: "Another.", Dropped: r.Dropped}
	if diff := cmp.Diff(want, r.Record); diff != "" || len(r.Dropped) != 6 {
		t.Errorf("%s\ndropped %q", diff, r.Dropped)
	}
}

func TestAHookRunsUnderItsLocks(t *testing.T) {
	r := plugintest.Recorder{
		Script: plugintest.Script{Prose: []string{"Rain."}, Config: map[string]any{"loud": true}},
		Plugin: plugin.Plugin{
			ID: "w", Name: "W", Config: plugin.Config{Defaults: map[string]any{"loud": false}},
			Pre: func(ctx context.Context, in plugin.PreInput, out plugin.PreOutput) error {
				if _, _, err := in.Kit.Locks.Hold(ctx, "w", in.ConversationID, ""); !errors.Is(err, plugin.ErrHeld) {
					t.Errorf("the lock is free: %v", err)
				}
				said, err := in.Kit.Model.Ask(ctx, "weather")
				config, _ := in.Kit.State.Config(ctx)
				out.Emit(said, config["loud"])
				return errors.Join(err, in.Kit.State.SetConversation(ctx, in.ConversationID, map[string]any{"n": 1}))
			},
		},
	}
	in := plugin.PreInput{Turn: plugin.Turn{Scene: plugin.Scene{ConversationID: "c"}}}
	if err := r.Pre(t.Context(), in); err != nil {
		t.Fatal(err)
	}
	kept, err := r.Kit().State.Conversation(t.Context(), "c")
	if diff := cmp.Diff(map[string]any{"n": 1.0}, kept); diff != "" || err != nil {
		t.Errorf("%s %v", diff, err)
	}
	if diff := cmp.Diff([]event.Event{{Name: "Rain.", Data: true}}, r.Events); diff != "" {
		t.Error(diff)
	}
	if err := r.Pre(t.Context(), in); err == nil {
		t.Error("the script had no second answer")
	}
}
