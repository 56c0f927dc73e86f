package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/fault"
)

// configured is how a configuration travels.
type configured struct {
	Config map[string]any `json:"config"`
}

// workflows offers the plug-ins (workflow guide, section 8).
func workflows() []Operation {
	const one = "/api/workflows/{wid}"
	return []Operation{
		op("workflows.list", "GET", "/api/workflows", func(_ context.Context, b *backend.Backend, _ nothing) ([]backend.WorkflowEntry, error) {
			return b.WorkflowManifest(), nil
		}),
		op("workflows.enable", "POST", one+"/enabled", func(ctx context.Context, b *backend.Backend, in struct {
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
		op("workflows.config", "GET", one+"/config", func(ctx context.Context, b *backend.Backend, in struct {
			ID string `json:"wid"`
		},
		) (configured, error) {
			config, err := b.WorkflowConfig(ctx, in.ID)
			return configured{config}, err
		}),
		op("workflows.setConfig", "PUT", one+"/config", func(ctx context.Context, b *backend.Backend, in struct {
			ID string `json:"wid"`
			configured
		},
		) (configured, error) {
			if in.Config == nil {
				return configured{}, fault.New(fault.Invalid, "The field config is missing.").With("field", "config")
			}
			config, err := b.SetWorkflowConfig(ctx, in.ID, in.Config)
			return configured{config}, err
		}),
		withBody("workflows.trigger", "/api/conversations/{cid}/workflows/{wid}/trigger", func(ctx context.Context, b *backend.Backend, in struct {
			ConversationID string `json:"cid"`
			ID             string `json:"wid"`
		}, more body,
		) (map[string]any, error) {
			return b.Trigger(ctx, in.ConversationID, in.ID, more.without("cid", "wid"))
		}),
	}
}
