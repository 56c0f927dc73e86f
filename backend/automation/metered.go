package automation

import (
	"context"

	"terzetto/backend/llm"
	"terzetto/backend/tool"
)

// metered answers calls and tells the step that asks what an answer took.
type metered struct{ *llm.Client }

func (m metered) Complete(ctx context.Context, b *llm.Base, call llm.Call, hear func(llm.Delta)) (llm.Reply, error) {
	reply, err := m.Client.Complete(ctx, b, call, hear)
	if u := reply.Usage; u.Reported {
		tool.Spend(ctx, tool.Usage{Prompt: u.PromptTokens, Completion: u.CompletionTokens, Total: u.PromptTokens + u.CompletionTokens})
	}
	return reply, err
}
