package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/assistant"
)

// assistants offers the assistants that answer mentions and carry out steps.
func assistants() []Operation {
	const all, one = "/api/assistants", "/api/assistants/{id}"
	return []Operation{
		op("assistants.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Listing[assistant.Assistant], error) {
			return listed(b.Automation.Assistants().List(ctx))
		}),
		op("assistants.create", "POST", all, func(ctx context.Context, b *backend.Backend, in assistant.Assistant) (assistant.Assistant, error) {
			return b.Automation.Assistants().Create(ctx, in)
		}),
		op("assistants.get", "GET", one, func(ctx context.Context, b *backend.Backend, in WordInput) (assistant.Assistant, error) {
			return b.Automation.Assistants().Get(ctx, in.ID)
		}),
		patch("assistants.update", one, "id", func(b *backend.Backend) update[assistant.Assistant, string] { return b.Automation.Assistants().Update }),
		op("assistants.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in WordInput) (Nothing, error) {
			return Nothing{}, b.Automation.Assistants().Delete(ctx, in.ID)
		}),
	}
}
