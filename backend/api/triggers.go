package api

import (
	"context"
	"encoding/json"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
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

// TriggersListInput is what triggers.list takes.
type TriggersListInput struct {
	WordInput
	PageInput
}

// TriggersAllInput is what triggers.all takes.
type TriggersAllInput struct {
	WorkflowInput
	PageInput
}

// PermissionsListInput is what permissions.list takes.
type PermissionsListInput struct {
	PageInput

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
		listing("triggers.list", "GET", of, few(func(ctx context.Context, b *backend.Backend, in TriggersListInput) ([]run.Trigger, error) {
			if _, err := b.Runs.Workflows.Workflow(ctx, in.ID); err != nil {
				return nil, err
			}
			return b.Runs.Triggers.List(ctx, in.ID)
		})),
		op("triggers.create", "POST", of, func(ctx context.Context, b *backend.Backend, in TriggerInput) (runs.NewTrigger, error) {
			in.TemplateID = in.ID
			return b.Runs.Triggers.Create(ctx, in.Trigger)
		}),
		listing("triggers.all", "GET", "/api/triggers", few(func(ctx context.Context, b *backend.Backend, in TriggersAllInput) ([]run.Trigger, error) {
			return b.Runs.Triggers.List(ctx, in.Workflow)
		})),
		op("triggers.get", "GET", one, by[WordInput](inTriggers, (*runs.Triggers).Get)),
		patch("triggers.update", one, "id", func(b *backend.Backend) update[run.Trigger, string] { return b.Runs.Triggers.Update }),
		op("triggers.delete", "DELETE", one, by[WordInput](inTriggers, asDone((*runs.Triggers).Delete))),
		op("triggers.replaceToken", "POST", one+"/token", by[WordInput](inTriggers, (*runs.Triggers).ReplaceHookToken)),
		listing("permissions.list", "GET", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsListInput, s lists.Span) ([]run.Permission, error) {
			return b.Runs.Permissions(ctx, in.TriggerID, s)
		}),
		op("permissions.create", "POST", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsCreateInput) (run.Permission, error) {
			return b.Runs.CreatePermission(ctx, in.Request, in.Match)
		}),
		op("permissions.delete", "DELETE", "/api/permissions/{id}", by[WordInput](inRuns, asDone((*runs.Service).DeletePermission))),
		listing("commands.list", "GET", "/api/commands", everyOne(inTriggers, (*runs.Triggers).Commands)),
		op("commands.run", "POST", "/api/commands/{name}/run", func(ctx context.Context, b *backend.Backend, in CommandsRunInput) (runs.Started, error) {
			return b.Runs.Triggers.RunCommand(ctx, in.Name, in.Text)
		}),
	}
}
