package backend

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"terzetto/backend/assistant"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/flow"
	"terzetto/backend/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// answeredBy finds who carries out an instruction that is written in words.
func (b *Backend) answeredBy(ctx context.Context, words, id string) (run.Assistant, string, error) {
	all, err := b.db.Assistants(ctx)
	if err != nil {
		return run.Assistant{}, "", err
	}
	a, note := assistant.For(words, id, all)
	return run.Assistant{ID: a.ID, Name: a.Name, Runner: run.AssistantRunner}, note, nil
}

// masker takes the secret variables out of whatever is kept of a run.
func (b *Backend) masker(ctx context.Context) (func([]byte) []byte, error) {
	secrets, err := b.db.Secrets(ctx)
	if err != nil {
		return nil, err
	}
	m := tool.Mask(secrets...)
	return func(text []byte) []byte { return m.JSON(text) }, nil
}

// reach lets a tool read variables.
func (b *Backend) reach(ctx context.Context, _ run.Run) context.Context {
	return tool.WithVariables(ctx, func(ctx context.Context, toolID, name string) (string, error) {
		v, err := b.db.ReadVariable(ctx, toolID, name)
		if errors.Is(err, store.ErrNoVariable) {
			err = fault.Newf(fault.Conflict, "There is no variable named %s. Add it under Runs, Variables.", name)
		}
		return v, err
	})
}

// answerTimeout is for everything that an assistant does about one message; its model calls
// have limits of their own.
const answerTimeout = time.Hour

// assistantTool lets an assistant answer within a run (local-workflow-runs.md, runner tool).
func (b *Backend) assistantTool() tool.Tool {
	return tool.Tool{
		ID: run.AssistantRunner, Name: "Ask an assistant", Level: tool.Read, Repeatable: true, Timeout: answerTimeout,
		Description: "Lets an assistant answer a message, with the tools that it has.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["messageContent"],"properties":{
			"messageContent":{"type":"string","minLength":1,"description":"What the assistant is asked."},
			"assistantId":{"type":"string","description":"Leave it out for the one that answers where nobody else is named."},
			"dataContextId":{"type":"string","description":"The conversation whose messages the assistant sees."},
			"workflowRunId":{"type":"string"}}}`),
		Output: json.RawMessage(`{"type":"string"}`),
		Do: typed(func(ctx context.Context, in struct {
			Message      string `json:"messageContent"`
			AssistantID  string `json:"assistantId"`
			Conversation string `json:"dataContextId"`
		},
		) (string, error) {
			all, err := b.db.Assistants(ctx)
			if err != nil {
				return "", err
			}
			a, _ := assistant.For("", in.AssistantID, all)
			scope, _ := run.From(ctx)
			history, err := b.said(ctx, in.Conversation, scope.Run.ParentMessageID)
			if err != nil {
				return "", err
			}
			runner := assistant.Runner{Flows: b.flows(), Tools: b.tools.all(), Hidden: []string{run.AssistantRunner}}
			return runner.Answer(ctx, a, assistant.Request{
				Message: in.Message, History: history, Person: b.inRun, Hear: tellFlow(ctx, a.Name),
			})
		}),
	}
}

// said is what a conversation says before a message, as far as an assistant reads back.
func (b *Backend) said(ctx context.Context, conversation string, before int64) ([]flow.Message, error) {
	if conversation == "" {
		return nil, nil
	}
	rows, err := b.db.Messages(ctx, conversation, chat.Page{Limit: assistant.MaxSeen, Before: before})
	if fault.Is(err, fault.NotFound) { // the conversation is gone; the message is not
		return nil, nil
	}
	var all []flow.Message
	for _, m := range rows {
		all = append(all, flow.Message{Role: string(m.Role), Content: m.Content})
	}
	return all, err
}

// Assistants lists them; the default one is first.
func (b *Backend) Assistants(ctx context.Context) ([]assistant.Assistant, error) {
	return b.db.Assistants(ctx)
}

// Assistant gives one.
func (b *Backend) Assistant(ctx context.Context, id string) (assistant.Assistant, error) {
	return b.db.Assistant(ctx, id)
}

// CreateAssistant keeps a new one.
func (b *Backend) CreateAssistant(ctx context.Context, a assistant.Assistant) (assistant.Assistant, error) {
	return announced(b, "assistants", func() (assistant.Assistant, error) { return b.db.CreateAssistant(ctx, a) })
}

// UpdateAssistant changes the fields that patch names.
func (b *Backend) UpdateAssistant(ctx context.Context, id string, patch json.RawMessage) (assistant.Assistant, error) {
	return announced(b, "assistants", func() (assistant.Assistant, error) { return b.db.UpdateAssistant(ctx, id, patch) })
}

// DeleteAssistant forgets one; the default one becomes again what it was at first.
func (b *Backend) DeleteAssistant(ctx context.Context, id string) error {
	err := b.db.DeleteAssistant(ctx, id)
	if err == nil {
		b.changed("assistants", id)
	}
	return err
}

// Variables lists what outlives runs. No secret is among it.
func (b *Backend) Variables(ctx context.Context) ([]run.Variable, error) { return b.db.Variables(ctx) }

// Variable gives one.
func (b *Backend) Variable(ctx context.Context, id string) (run.Variable, error) {
	return b.db.Variable(ctx, id)
}

// CreateVariable keeps a new one.
func (b *Backend) CreateVariable(ctx context.Context, in run.VariableInput) (run.Variable, error) {
	return announced(b, "variables", func() (run.Variable, error) { return b.db.CreateVariable(ctx, in) })
}

// UpdateVariable changes what in names.
func (b *Backend) UpdateVariable(ctx context.Context, id string, in run.VariableInput) (run.Variable, error) {
	return announced(b, "variables", func() (run.Variable, error) { return b.db.UpdateVariable(ctx, id, in) })
}

// DeleteVariable forgets one.
func (b *Backend) DeleteVariable(ctx context.Context, id string) error {
	err := b.db.DeleteVariable(ctx, id)
	if err == nil {
		b.changed("variables", id)
	}
	return err
}
