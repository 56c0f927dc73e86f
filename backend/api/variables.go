package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/tool"
)

// variables offers the variables of tools. The value of a secret can be written and never
// read.
func variables() []Operation {
	const all, one = "/api/variables", "/api/variables/{id}"
	return []Operation{
		op("variables.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Listing[tool.PersistentVar], error) {
			return listed(b.Automation.Variables().List(ctx))
		}),
		op("variables.create", "POST", all, func(ctx context.Context, b *backend.Backend, in tool.PersistentVar) (tool.PersistentVar, error) {
			return b.Automation.Variables().Create(ctx, in)
		}),
		op("variables.get", "GET", one, func(ctx context.Context, b *backend.Backend, in WordInput) (tool.PersistentVar, error) {
			return b.Automation.Variables().Get(ctx, in.ID)
		}),
		patch("variables.update", one, "id", func(b *backend.Backend) update[tool.PersistentVar, string] { return b.Automation.Variables().Update }),
		op("variables.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in WordInput) (Nothing, error) {
			return Nothing{}, b.Automation.Variables().Delete(ctx, in.ID)
		}),
	}
}
