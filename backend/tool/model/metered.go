package model

import (
	"context"

	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// Metered is a client that tells the step in which a model is asked what the answer took.
type Metered struct{ *llm.Client }

// Complete asks a model.
func (m Metered) Complete(ctx context.Context, b *llm.Base, call llm.Call, onDelta func(llm.Delta)) (llm.Reply, error) {
	reply, err := m.Client.Complete(ctx, b, call, onDelta)
	if u := reply.Usage; u.Reported {
		tool.Spend(ctx, tool.Usage{Prompt: u.PromptTokens, Completion: u.CompletionTokens, Total: u.PromptTokens + u.CompletionTokens})
	}
	return reply, err
}
