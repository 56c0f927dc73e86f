package runs

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

// MessageTool writes a message into a conversation.
func (s *Service) MessageTool() tool.Tool {
	return tool.Tool{
		ID: "send_message", Name: "Send a message", Level: tool.Write,
		Description: "Writes a message into a conversation, in the name of Terzetto.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":100000,"description":"The message, in Markdown."},
			"dataContextId":{"type":"string","format":"conversation","description":"The conversation. Leave it out for the one that this runs in."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["messageId"],"properties":{"messageId":{"type":"integer"}}}`),
		Would: func(ctx context.Context, args json.RawMessage) error {
			return s.HasConversation(ctx, rawjson.ObjectOf(args).Text("dataContextId"), "dataContextId")
		},
		Do: tool.Func(func(ctx context.Context, in struct {
			Text         string
			Conversation string `json:"dataContextId"`
		},
		) (map[string]int64, error) {
			if err := s.HasConversation(ctx, in.Conversation, "dataContextId"); err != nil {
				return nil, err
			}
			release, err := s.o.Locks.Acquire(ctx, in.Conversation)
			if err != nil {
				return nil, err
			}
			defer release()
			id, err := s.db.Messages.AppendMessage(ctx, in.Conversation, chat.Assistant, "Terzetto", in.Text)
			if err != nil {
				return nil, err
			}
			s.o.Hub.Announce("messages", in.Conversation)
			s.o.Hub.Announce("conversations", in.Conversation)
			return map[string]int64{"messageId": id}, nil
		}),
	}
}

// HasConversation reports a conversation that is not named or not there, at the field that names it.
func (s *Service) HasConversation(ctx context.Context, id, field string) error {
	if id == "" {
		return fault.New(fault.Invalid, "Choose the conversation for the message.").With("field", field)
	}
	c, err := s.db.Messages.Conversation(ctx, id)
	if fault.Is(err, fault.NotFound) || c.TrashedAt != nil {
		return fault.New(fault.Invalid, "This conversation was deleted. Choose another one.").With("field", field).Because(err)
	}
	return err
}

// WorkflowsTool lists the stored workflows.
func (s *Service) WorkflowsTool() tool.Tool {
	type workflow struct {
		Name        string `json:"name"`
		Description string `json:"description"`
	}
	type found struct {
		Workflows []workflow `json:"workflows"`
		More      int        `json:"more"`
	}
	const most = 200
	return tool.Tool{
		ID: "list_workflows", Name: "List workflows", Level: tool.Read, Repeatable: true,
		Description: "Lists the person's saved workflows: their names, which run_workflow takes, and what they do.",
		Input:       json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{}}`),
		Output: json.RawMessage(`{"type":"object","required":["workflows","more"],"properties":{
			"workflows":{"type":"array","items":{"type":"object"}},"more":{"type":"integer","description":"How many are not in the list."}}}`),
		Do: tool.Func(func(ctx context.Context, _ struct{}) (found, error) {
			all, err := s.db.Workflows.Workflows(ctx, "", lists.Span{})
			some := lists.Map(all[:min(len(all), most)], func(w run.Workflow) workflow { return workflow{w.Name, w.Description} })
			return found{lists.OrEmpty(some), len(all) - len(some)}, err
		}),
	}
}

// WorkflowTool starts a stored workflow.
func (s *Service) WorkflowTool() tool.Tool {
	return tool.Tool{
		ID: run.WorkflowStarter, Name: "Run a workflow", Level: tool.Write,
		Description: "Starts a saved workflow by its id or its name and does not wait for its end.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["workflow"],"properties":{
			"workflow":{"type":"string","minLength":1,"format":"workflow","description":"The id or the name of the workflow."},
			"vars":{"type":"object","description":"Values that its steps use."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["workflowRunId"],"properties":{"workflowRunId":{"type":"string"}}}`),
		Would: func(ctx context.Context, args json.RawMessage) error {
			_, err := s.Workflows.FindByName(ctx, rawjson.ObjectOf(args).Text("workflow"))
			return tool.AtField("workflow", err)
		},
		Ready: func(ctx context.Context, args json.RawMessage) error {
			w, err := s.Workflows.FindByName(ctx, rawjson.ObjectOf(args).Text("workflow"))
			if err == nil {
				err = w.CheckDraft()
			}
			return tool.AtField("workflow", err)
		},
		Do: tool.Func(func(ctx context.Context, in struct {
			Workflow string
			Vars     map[string]json.RawMessage
		},
		) (map[string]string, error) {
			w, err := s.Workflows.FindByName(ctx, in.Workflow)
			if err != nil {
				return nil, err
			}
			r, err := s.StartWorkflow(ctx, w.ID, StartOptions{Vars: in.Vars})
			return map[string]string{"workflowRunId": r.ID}, err
		}),
	}
}
