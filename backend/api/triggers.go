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

// PermissionsCreateInput is what permissions.create takes: the request that a person looks at, or the step of a trigger's
// workflow that will ask, and by which rules it is allowed.
type PermissionsCreateInput struct {
	Request   string                     `json:"requestId"`
	TriggerID string                     `json:"triggerId"`
	At        string                     `json:"at"` // of a proposal
	Match     map[string]json.RawMessage `json:"match"`
}

// TriggersWaitingInput is what triggers.waiting takes.
type TriggersWaitingInput struct {
	WordInput
	PageInput
}

// TriggersTryInput is what triggers.try takes.
type TriggersTryInput struct {
	WordInput

	Text string          `json:"text"` // after a command
	Body json.RawMessage `json:"body"` // of a call; null: that of the last one
}

// PermissionsProposalInput is what permissions.proposal takes.
type PermissionsProposalInput struct {
	Request string `json:"requestId"`
}

func (in PermissionsProposalInput) key() string { return in.Request }

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
		op("triggers.try", "POST", one+"/try", func(ctx context.Context, b *backend.Backend, in TriggersTryInput) (runs.Started, error) {
			h := runs.SampleEvent{Text: in.Text, Body: in.Body}
			if string(in.Body) == "null" {
				h.Body = nil
			}
			return b.Runs.Triggers.Try(ctx, in.ID, h)
		}),
		listing("triggers.waiting", "GET", one+"/waiting", func(ctx context.Context, b *backend.Backend, in TriggersWaitingInput, s lists.Span) ([]run.QueuedEvent, error) {
			return b.Runs.Triggers.Waiting(ctx, in.ID, s)
		}),
		listing("triggers.proposals", "GET", one+"/proposals", few(func(ctx context.Context, b *backend.Backend, in TriggersWaitingInput) ([]run.Proposal, error) {
			return b.Runs.Proposals(ctx, in.ID)
		})),
		op("permissions.proposal", "GET", "/api/runs/requests/{requestId}/proposal", by[PermissionsProposalInput](inRuns, (*runs.Service).RequestProposal)),
		listing("permissions.list", "GET", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsListInput, s lists.Span) ([]run.Permission, error) {
			return b.Runs.Permissions(ctx, in.TriggerID, s)
		}),
		op("permissions.create", "POST", "/api/permissions", func(ctx context.Context, b *backend.Backend, in PermissionsCreateInput) (run.Permission, error) {
			if in.TriggerID != "" {
				return b.Runs.AllowAhead(ctx, in.TriggerID, in.At, in.Match)
			}
			return b.Runs.CreatePermission(ctx, in.Request, in.Match)
		}),
		op("permissions.delete", "DELETE", "/api/permissions/{id}", by[WordInput](inRuns, asDone((*runs.Service).DeletePermission))),
		listing("commands.list", "GET", "/api/commands", everyOne(inTriggers, (*runs.Triggers).Commands)),
		op("commands.run", "POST", "/api/commands/{name}/run", func(ctx context.Context, b *backend.Backend, in CommandsRunInput) (runs.Started, error) {
			return b.Runs.Triggers.RunCommand(ctx, in.Name, in.Text)
		}),
	}
}
