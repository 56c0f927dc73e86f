package plugintest_test

import (
	"context"
	"fmt"

	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/plugintest"
)

// A plug-in that asks the model for the mood of each reply and keeps it with the reply.
func Example() {
	mood := plugin.Plugin{
		ID: "mood", Name: "Mood",
		Tools: []plugin.Tool{{Tool: llm.Tool{Name: "name_mood", Parameters: []byte(`{"type":"object"}`)}}},
		Post: func(ctx context.Context, in plugin.PostInput, out plugin.PostOutput) error {
			args := in.Kit.Model.ForcedToolCall(ctx, plugin.ForcedCall{
				Tool: "name_mood", Messages: []llm.Message{{Role: "user", Text: "Which mood is this?\n\n" + in.Draft}},
			})
			out.SetMessageState(args)
			out.Emit("mood_named", args["mood"])
			return nil
		},
	}
	r := plugintest.Recorder{Plugin: mood, Script: plugintest.Script{
		Forced: map[string]map[string]any{"name_mood": {"mood": "calm"}},
	}}
	err := r.Post(context.Background(), plugin.PostInput{Draft: "The sea lies still."})
	fmt.Println(err, r.State, r.Events[0].Name, r.Events[0].Data, len(r.Calls))
	// Output: <nil> map[mood:calm] mood_named calm 1
}
