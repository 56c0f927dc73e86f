package automation

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/model"
)

// runTools are the tools that use the program itself.
func (s *Service) runTools() []tool.Tool {
	return []tool.Tool{
		s.sendMessageTool(), s.runWorkflowTool(), s.flowTool(), askTool(), s.speakTool(), s.assistantTool(),
		model.Tool(model.Options{Client: metered{s.o.Client}, Target: s.Target}), tool.Notify(s.hub.Notify), tool.SearchConversations(s.db.Search),
	}
}

func (s *Service) sendMessageTool() tool.Tool {
	return tool.Tool{
		ID: "send_message", Name: "Send a message", Level: tool.Write,
		Description: "Writes a message into a conversation, in the name of Terzetto.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":100000,"description":"The message, in Markdown."},
			"dataContextId":{"type":"string","description":"The conversation. Leave it out for the one that this runs in."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["messageId"],"properties":{"messageId":{"type":"integer"}}}`),
		Do: tool.Func(func(ctx context.Context, in struct {
			Text         string
			Conversation string `json:"dataContextId"`
		},
		) (map[string]int64, error) {
			if in.Conversation == "" {
				return nil, fault.New(fault.Invalid, "Choose the conversation for the message.").With("field", "dataContextId")
			}
			release, err := s.locks.Acquire(ctx, in.Conversation)
			if err != nil {
				return nil, err
			}
			defer release()
			id, err := s.db.AppendMessage(ctx, in.Conversation, chat.Assistant, "Terzetto", in.Text)
			if err != nil {
				return nil, err
			}
			s.hub.Changed("messages", in.Conversation)
			s.hub.Changed("conversations", in.Conversation)
			return map[string]int64{"messageId": id}, nil
		}),
	}
}

func (s *Service) runWorkflowTool() tool.Tool {
	return tool.Tool{
		ID: "run_workflow", Name: "Run a workflow", Level: tool.Write,
		Description: "Starts a saved workflow by its id or its name and does not wait for its end.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["workflow"],"properties":{
			"workflow":{"type":"string","minLength":1,"description":"The id or the name of the workflow."},
			"vars":{"type":"object","description":"Values that its steps use."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["workflowRunId"],"properties":{"workflowRunId":{"type":"string"}}}`),
		Do: tool.Func(func(ctx context.Context, in struct {
			Workflow string
			Vars     map[string]json.RawMessage
		},
		) (map[string]string, error) {
			t, err := s.TemplateNamed(ctx, in.Workflow)
			if err != nil {
				return nil, err
			}
			r, err := s.StartTemplate(ctx, t.ID, RunRequest{Vars: in.Vars})
			return map[string]string{"workflowRunId": r.ID}, err
		}),
	}
}

func askTool() tool.Tool {
	return tool.Tool{
		ID: "ask_person", Name: "Ask the person", Level: tool.Read, Repeatable: true,
		Description: "Asks the person at the computer a question and gives the answer. The run waits for it.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["question"],"properties":{
			"question":{"type":"string","minLength":1,"maxLength":10000}}}`),
		Output: json.RawMessage(`{"type":"string"}`),
		Do: tool.Func(func(_ context.Context, in struct{ Question string }) (string, error) {
			return "", &tool.Asking{Text: in.Question}
		}),
	}
}

func (s *Service) speakTool() tool.Tool {
	return tool.Tool{
		ID: "speak", Name: "Speak", Level: tool.Read, Repeatable: true,
		Description: "Says a text aloud on this computer, in its default voice.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["text"],"properties":{
			"text":{"type":"string","minLength":1,"maxLength":10000}}}`),
		Output: json.RawMessage(`{"type":"object","required":["seconds"],"properties":{"seconds":{"type":"number"}}}`),
		Do: tool.Func(func(ctx context.Context, in struct{ Text string }) (map[string]float64, error) {
			if strings.TrimSpace(in.Text) == "" {
				return nil, fault.New(fault.Invalid, "Enter the text of the message.").With("field", "text")
			}
			said, err := s.o.Speak(ctx, in.Text)
			return map[string]float64{"seconds": said}, err
		}),
	}
}
