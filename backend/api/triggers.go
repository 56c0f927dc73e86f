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
		op("commands.list", "GET", "/api/commands", func(ctx context.Context, b *backend.Backend, _ Nothing) (Listing[automation.Command], error) {
			return listed(b.Automation.Commands(ctx))
		}),
		op("commands.run", "POST", "/api/commands/{name}/run", func(ctx context.Context, b *backend.Backend, in CommandsRunInput) (automation.Started, error) {
			return b.Automation.RunCommand(ctx, in.Name, in.Text)
		}),
	}
}
