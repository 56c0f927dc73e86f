package workflowtest_test

import (
	"context"
	"fmt"

	"terzetto/backend/llm"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/workflowtest"
)

// A workflow that asks the model for the mood of each reply and keeps it with the reply.
func Example() {
	mood := workflow.Workflow{
		ID: "mood", Name: "Mood",
		Tools: []workflow.Tool{{Tool: llm.Tool{Name: "name_mood", Parameters: []byte(`{"type":"object"}`)}}},
		Post: func(ctx context.Context, in workflow.PostInput, out workflow.PostOutput) error {
			args := in.Kit.Model.ForcedToolCall(ctx, workflow.ForcedCall{
				Tool: "name_mood", Messages: []llm.Message{{Role: "user", Text: "Which mood is this?\n\n" + in.Draft}},
			})
			out.SetMessageState(args)
			out.Emit("mood_named", args["mood"])
			return nil
		},
	}
	r := workflowtest.Recorder{Workflow: mood, Script: workflowtest.Script{
		Forced: map[string]map[string]any{"name_mood": {"mood": "calm"}},
	}}
	err := r.Post(context.Background(), workflow.PostInput{Draft: "The sea lies still."})
	fmt.Println(err, r.State, r.Events[0].Name, r.Events[0].Data, len(r.Calls))
	// Output: <nil> map[mood:calm] mood_named calm 1
}
