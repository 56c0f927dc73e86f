package api

import (
	"context"
	"encoding/json"
	"errors"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/library"
)

// Configured is a configuration as JSON.
type Configured struct {
	Config map[string]any `json:"config"`
}

// PluginsEnableInput is what workflows.enable takes.
type PluginsEnableInput struct {
	ID      string `json:"wid"`
	Enabled *bool  `json:"enabled"`
}

// PluginsConfigInput is what workflows.config takes.
type PluginsConfigInput struct {
	ID string `json:"wid"`
}

// PluginsSetConfigInput is what workflows.setConfig takes.
type PluginsSetConfigInput struct {
	ID string `json:"wid"`
	Configured
}

// PluginsTriggerInput is what workflows.trigger takes.
type PluginsTriggerInput struct {
	ConversationID string         `json:"cid"`
	ID             string         `json:"wid"`
	More           map[string]any `json:"-"`
}

// UnmarshalJSON reads the address, and keeps all other fields unchanged.
func (in *PluginsTriggerInput) UnmarshalJSON(data []byte) error {
	type address PluginsTriggerInput
	return errors.Join(json.Unmarshal(data, (*address)(in)), unmarshalRest(data, &in.More, "cid", "wid"))
}

// pluginOperations offers the plug-ins, which the doors call workflows.
func pluginOperations() []Operation {
	const one = "/api/workflows/{wid}"
	return []Operation{
		op("workflows.list", "GET", "/api/workflows", func(_ context.Context, b *backend.Backend, _ Nothing) ([]library.PluginEntry, error) {
			return b.Library.Plugins.Manifest(), nil
		}),
		op("workflows.enable", "POST", one+"/enabled", func(ctx context.Context, b *backend.Backend, in PluginsEnableInput) (map[string]map[string]bool, error) {
			if in.Enabled == nil {
				return nil, fault.New(fault.Invalid, "The field enabled is missing.").With("field", "enabled")
			}
			all, err := b.Library.Plugins.SetEnabled(ctx, in.ID, *in.Enabled)
			return map[string]map[string]bool{"workflow_enabled": all}, err
		}),
		op("workflows.config", "GET", one+"/config", func(ctx context.Context, b *backend.Backend, in PluginsConfigInput) (Configured, error) {
			config, err := b.Library.Plugins.Config(ctx, in.ID)
			return Configured{config}, err
		}),
		op("workflows.setConfig", "PUT", one+"/config", func(ctx context.Context, b *backend.Backend, in PluginsSetConfigInput) (Configured, error) {
			if in.Config == nil {
				return Configured{}, fault.New(fault.Invalid, "The field config is missing.").With("field", "config")
			}
			config, err := b.Library.Plugins.SetConfig(ctx, in.ID, in.Config)
			return Configured{config}, err
		}),
		op("workflows.work", "GET", "/api/conversations/{cid}/work", func(_ context.Context, b *backend.Backend, in ConversationInput) ([]library.Work, error) {
			return b.Library.Plugins.Works.List(in.ID), nil
		}),
		op("workflows.stopWork", "POST", "/api/work/{id}/stop", func(_ context.Context, b *backend.Backend, in RowInput) (Done, error) {
			return did(b.Library.Plugins.Works.Stop(int64(in.ID)))
		}),
		op("workflows.trigger", "POST", "/api/conversations/{cid}/workflows/{wid}/trigger",
			func(ctx context.Context, b *backend.Backend, in PluginsTriggerInput) (map[string]any, error) {
				return b.Library.Plugins.Trigger(ctx, in.ConversationID, in.ID, in.More)
			}),
	}
}
