package workflowtest_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/event"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/workflowtest"
)

func TestARecorderDropsWhatATurnDrops(t *testing.T) {
	r := workflowtest.Recorder{Workflow: workflow.Workflow{
		ID: "w", Name: "W",
		Pre: func(_ context.Context, _ workflow.PreInput, out workflow.PreOutput) error {
			out.EnableTools("direct_scene")
			out.SystemPrompt(" \n")
			out.SystemPrompt("Whisper.")
			return nil
		},
		Post: func(_ context.Context, _ workflow.PostInput, out workflow.PostOutput) error {
			out.Emit(event.Done, nil)
			out.ReplaceDraft("The draft.")
			out.ReplaceDraft("Another.")
			out.ReplaceDraft("A third.")
			out.Attach(workflow.Artifact{Filename: "a", Mime: "text/plain", Data: []byte("x")})
			out.SetMessageState(nil)
			return nil
		},
	}}
	if err := errors.Join(r.Pre(t.Context(), workflow.PreInput{}), r.Post(t.Context(), workflow.PostInput{Draft: "The draft."})); err != nil {
		t.Fatal(err)
	}
	want := workflowtest.Record{Tools: []string{"direct_scene"}, Blocks: []string{"Whisper."}, Draft: "Another.", Dropped: r.Dropped}
	if diff := cmp.Diff(want, r.Record); diff != "" || len(r.Dropped) != 6 {
		t.Errorf("%s\ndropped %q", diff, r.Dropped)
	}
}

func TestAHookRunsUnderItsLocksAndAsksAScriptedModel(t *testing.T) {
	r := workflowtest.Recorder{
		Script: workflowtest.Script{Prose: []string{"Rain."}, Config: map[string]any{"loud": true}},
		Workflow: workflow.Workflow{
			ID: "w", Name: "W", Config: workflow.Config{Defaults: map[string]any{"loud": false}},
			Pre: func(ctx context.Context, in workflow.PreInput, out workflow.PreOutput) error {
				if _, _, err := in.Kit.Locks.Hold(ctx, "w", in.ConversationID, ""); !errors.Is(err, workflow.ErrHeld) {
					t.Errorf("the lock is free: %v", err)
				}
				said, err := in.Kit.Model.Ask(ctx, "weather")
				config, _ := in.Kit.State.Config(ctx)
				out.Emit(said, config["loud"])
				return errors.Join(err, in.Kit.State.SetConversation(ctx, in.ConversationID, map[string]any{"n": 1}))
			},
		},
	}
	in := workflow.PreInput{Turn: workflow.Turn{Scene: workflow.Scene{ConversationID: "c"}}}
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
