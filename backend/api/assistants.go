package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/assistant"
	"terzetto/backend/run"
)

// assistants offers who carries out what is written in words (flows.md, A.1).
func assistants() []Operation {
	const all, one = "/api/assistants", "/api/assistants/{id}"
	return []Operation{
		op("assistants.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ nothing) (Listing[assistant.Assistant], error) {
			return listed(b.Assistants(ctx))
		}),
		op("assistants.create", "POST", all, func(ctx context.Context, b *backend.Backend, in assistant.Assistant) (assistant.Assistant, error) {
			return b.CreateAssistant(ctx, in)
		}),
		op("assistants.get", "GET", one, func(ctx context.Context, b *backend.Backend, in wordIn) (assistant.Assistant, error) {
			return b.Assistant(ctx, in.ID)
		}),
		patch("assistants.update", one, "id", (*backend.Backend).UpdateAssistant),
		op("assistants.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in wordIn) (nothing, error) {
			return nothing{}, b.DeleteAssistant(ctx, in.ID)
		}),
	}
}

// variables offers what outlives runs. The value of a secret one goes in and never comes out
// (security.md, Secrets).
func variables() []Operation {
	const all, one = "/api/variables", "/api/variables/{id}"
	return []Operation{
		op("variables.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ nothing) (Listing[run.Variable], error) {
			return listed(b.Variables(ctx))
		}),
		op("variables.create", "POST", all, func(ctx context.Context, b *backend.Backend, in run.VariableInput) (run.Variable, error) {
			return b.CreateVariable(ctx, in)
		}),
		op("variables.get", "GET", one, func(ctx context.Context, b *backend.Backend, in wordIn) (run.Variable, error) {
			return b.Variable(ctx, in.ID)
		}),
		op("variables.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in struct {
			run.VariableInput
			wordIn
		},
		) (run.Variable, error) {
			return b.UpdateVariable(ctx, in.ID, in.VariableInput)
		}),
		op("variables.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in wordIn) (nothing, error) {
			return nothing{}, b.DeleteVariable(ctx, in.ID)
		}),
	}
}
