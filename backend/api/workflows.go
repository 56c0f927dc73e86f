package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/fault"
)

// workflows offers the plug-ins (workflow guide, section 8).
func workflows() []Operation {
	return []Operation{
		op("workflows.list", "GET", "/api/workflows", func(_ context.Context, b *backend.Backend, _ nothing) ([]backend.WorkflowEntry, error) {
			return b.WorkflowManifest(), nil
		}),
		op("workflows.enable", "POST", "/api/workflows/{wid}/enabled", func(ctx context.Context, b *backend.Backend, in struct {
			ID      string `json:"wid"`
			Enabled *bool  `json:"enabled"`
		},
		) (map[string]map[string]bool, error) {
			if in.Enabled == nil {
				return nil, fault.New(fault.Invalid, "The field enabled is missing.").With("field", "enabled")
			}
			all, err := b.SetWorkflowEnabled(ctx, in.ID, *in.Enabled)
			return map[string]map[string]bool{"workflow_enabled": all}, err
		}),
	}
}
