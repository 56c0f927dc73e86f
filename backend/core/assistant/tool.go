package assistant

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/tool"
)

// RunnerID is the id of the tool that answers as an assistant.
const RunnerID = "assistant_runner"

// patience is for a whole answer; its model calls have limits of their own.
const patience = time.Hour

// A Call is what the runner's tool was called with. A run fills its fields in.
type Call struct {
	Message     string `json:"messageContent"`
	AssistantID string `json:"assistantId"`   // or a name; empty: the primary one
	RunID       string `json:"workflowRunId"` // empty: outside of a run
	ContextID   string `json:"dataContextId"` // the conversation; empty: none
}

// Tool answers as an assistant. find gives the assistant, and around the surroundings of a call:
// everything of its Request but the message and the log. A read tool needs no permission; what the assistant
// calls in turn does.
func Tool(r *Runner, find func(ctx context.Context, idOrName string) (Assistant, error), around func(ctx context.Context, c Call) (Request, error)) tool.Tool {
	return tool.Tool{
		ID: RunnerID, Name: "Ask an assistant", Level: tool.Read, Repeatable: true, AssistantRunner: true, Timeout: patience,
		Description: "Has an assistant answer a message or carry out an instruction, with the tools that it has, and gives its answer.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["messageContent"],"properties":{
			"messageContent":{"type":"string","minLength":1,"maxLength":100000,"description":"The message or the instruction."},
			"assistantId":{"type":"string","format":"assistant","description":"The id or the name of the assistant. Leave it out for the primary one."},
			"workflowRunId":{"type":"string","description":"The run that this belongs to; filled in by itself."},
			"dataContextId":{"type":"string","format":"conversation","description":"The conversation that the assistant reads first; leave it out for none."}}}`),
		Output: json.RawMessage(`{"type":"string"}`),
		Would: func(ctx context.Context, args json.RawMessage) error {
			name := rawjson.ObjectOf(args).Text("assistantId")
			if name == "" {
				return nil
			}
			_, err := find(ctx, name)
			return tool.AtField("assistantId", err)
		},
		Ready: func(ctx context.Context, args json.RawMessage) error {
			a, err := find(ctx, rawjson.ObjectOf(args).Text("assistantId"))
			if err == nil {
				_, err = r.Target(ctx, a.Model)
			}
			return tool.AtField("assistantId", err)
		},
		Do: tool.Func(func(ctx context.Context, c Call) (string, error) {
			a, err := find(ctx, c.AssistantID)
			if err != nil {
				return "", err
			}
			q, err := around(ctx, c)
			if err != nil {
				return "", err
			}
			q.Message = c.Message
			q.Log = func(l tool.Line) { tool.Progress(ctx, l) }
			return r.Answer(ctx, a, q)
		}),
	}
}
