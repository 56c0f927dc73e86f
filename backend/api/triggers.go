package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/automation"
	"terzetto/backend/run"
)

// A TriggerInput is a trigger to be made for the workflow with the id. It is enabled by default.
type TriggerInput struct {
	run.Trigger

	ID string `json:"id"`
}

// UnmarshalJSON reads a trigger.
func (in *TriggerInput) UnmarshalJSON(data []byte) error {
	in.Enabled = true
	if err := json.Unmarshal(data, &in.Trigger); err != nil {
		return err
	}
	var path struct {
		ID string `json:"id"`
	}
	err := json.Unmarshal(data, &path)
	in.ID = path.ID
	return err
}

// TriggersListInput is what triggers.all takes.
type TriggersListInput struct {
	WorkflowInput
}

// PermissionsListInput is what permissions.list takes.
type PermissionsListInput struct {
	TriggerID string `json:"triggerId"`
}

// PermissionsCreateInput is what permissions.create takes: the request that a person looks at, and by
// which rules it is widened.
type PermissionsCreateInput struct {
	Request string                     `json:"requestId"`
	Match   map[string]json.RawMessage `json:"match"`
}

// CommandsRunInput is what commands.run takes.
type CommandsRunInput struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// triggers offers what begins workflows by itself.
func triggers() []Operation {
	const of, one = "/api/automations/{id}/triggers", "/api/triggers/{id}"
	return []Operation{
		op("triggers.list", "GET", of, func(ctx context.Context, b *backend.Backend, in WordInput) (Listing[run.Trigger], error) {
			if _, err := b.Automation.Template(ctx, in.ID); err != nil {
				return Listing[run.Trigger]{}, err
			}
			return listed(b.Automation.Triggers(ctx, in.ID))
		}),
		op("triggers.create", "POST", of, func(ctx context.Context, b *backend.Backend, in TriggerInput) (automation.NewTrigger, error) {
			in.TemplateID = in.ID
			return b.Automation.CreateTrigger(ctx, in.Trigger)
		}),
		op("triggers.all", "GET", "/api/triggers", func(ctx context.Context, b *backend.Backend, in TriggersListInput) (Listing[run.Trigger], error) {
			return listed(b.Automation.Triggers(ctx, in.Workflow))
		}),
		op("triggers.get", "GET", one, by[WordInput](inAutomation, (*automation.Service).Trigger)),
		patch("triggers.update", one, "id", func(b *backend.Backend) update[run.Trigger, string] { return b.Automation.UpdateTrigger }),
		op("triggers.delete", "DELETE", one, by[WordInput](inAutomation, done((*automation.Service).DeleteTrigger))),
		op("triggers.replaceToken", "POST", one+"/token", by[WordInput](inAutomation, (*automation.Service).ReplaceHookToken)),
		op("permissions.list", "GET", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsListInput) (Listing[run.Permission], error) {
			return listed(b.Automation.Permissions(ctx, in.TriggerID))
		}),
		op("permissions.create", "POST", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsCreateInput) (run.Permission, error) {
			return b.Automation.CreatePermission(ctx, in.Request, in.Match)
		}),
		op("permissions.delete", "DELETE", "/api/permissions/{id}", by[WordInput](inAutomation, done((*automation.Service).DeletePermission))),
		op("commands.list", "GET", "/api/commands", func(ctx context.Context, b *backend.Backend, _ Nothing) (Listing[automation.Command], error) {
			return listed(b.Automation.Commands(ctx))
		}),
		op("commands.run", "POST", "/api/commands/{name}/run", func(ctx context.Context, b *backend.Backend, in CommandsRunInput) (automation.Started, error) {
			return b.Automation.RunCommand(ctx, in.Name, in.Text)
		}),
	}
}
