package api

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
)

// WorkflowInput names a stored workflow.
type WorkflowInput struct {
	Workflow string `json:"workflowId"`
}

// WorkflowVarsInput is a workflow that need not be stored, with the values of its variables.
type WorkflowVarsInput struct {
	Workflow run.Workflow               `json:"template"`
	Vars     map[string]json.RawMessage `json:"vars"`
}

// AutomationsListInput is what automations.list takes.
type AutomationsListInput struct {
	PageInput

	Q string `json:"q"`
}

// AutomationsRunInput is what automations.run takes.
type AutomationsRunInput struct {
	WordInput
	Vars         map[string]json.RawMessage `json:"vars"`
	At           *time.Time                 `json:"schedule_dt"`
	Conversation string                     `json:"conversation_id"`
	Message      Number                     `json:"parent_message_id"`
}

// AutomationsTryInput is what automations.try takes.
type AutomationsTryInput struct {
	Instruction run.Instruction            `json:"instruction"`
	WorkflowID  string                     `json:"workflowId"` // whose last run gives the values of other steps
	Vars        map[string]json.RawMessage `json:"vars"`
	Last        json.RawMessage            `json:"lastOutput"`
	Loops       []run.ForEach              `json:"loops"` // around the step, the outermost first
	Items       map[string]json.RawMessage `json:"items"` // of loops, by their names; the others have the first of the last run
	Allow       Flag                       `json:"allow"`
}

// ToolboxRunInput is what toolbox.run takes.
type ToolboxRunInput struct {
	WordInput
	Args json.RawMessage `json:"args"`
}

// workflows offers workflows and flows as a person stores them, which the doors call automations.
func workflows() []Operation {
	const all, one = "/api/automations", "/api/automations/{id}"
	return []Operation{
		listing("automations.list", "GET", all, func(ctx context.Context, b *backend.Backend, in AutomationsListInput, s lists.Span) ([]run.Workflow, error) {
			return b.Runs.Workflows.Workflows(ctx, in.Q, s)
		}),
		op("automations.create", "POST", all, with(inWorkflows, (*runs.Workflows).Create)),
		op("automations.get", "GET", one, by[WordInput](inWorkflows, (*runs.Workflows).Workflow)),
		patch("automations.update", one, "id", func(b *backend.Backend) update[run.Workflow, string] { return b.Runs.Workflows.Update }),
		op("automations.delete", "DELETE", one, by[WordInput](inWorkflows, asDone((*runs.Workflows).Delete))),
		op("automations.values", "GET", one+"/values", by[WordInput](inWorkflows, (*runs.Workflows).LastValues)),
		op("automations.run", "POST", one+"/run", func(ctx context.Context, b *backend.Backend, in AutomationsRunInput) (run.Run, error) {
			return b.Runs.StartWorkflow(ctx, in.ID, runs.StartOptions{Vars: in.Vars, At: in.At, ConversationID: in.Conversation, MessageID: int64(in.Message)})
		}),
		op("automations.check", "POST", all+"/check", func(ctx context.Context, b *backend.Backend, in WorkflowVarsInput) (Verdict, error) {
			wrong, err := b.Runs.Workflows.Check(ctx, in.Workflow)
			if err != nil {
				return Verdict{}, err
			}
			v := Verdict{Valid: len(wrong) == 0, Fields: map[string]string(wrong)}
			if !v.Valid {
				v.Message = "This workflow cannot run yet: " + strings.TrimSuffix(wrong.String(), ".") + "."
			}
			return v, nil
		}),
		op("automations.dry", "POST", all+"/dry", func(ctx context.Context, b *backend.Backend, in WorkflowVarsInput) (map[string][]runs.DryStep, error) {
			steps, err := b.Runs.Workflows.DryRun(ctx, in.Workflow, in.Vars)
			return map[string][]runs.DryStep{"steps": steps}, err
		}),
		op("automations.preview", "POST", all+"/preview", func(ctx context.Context, b *backend.Backend, in WorkflowVarsInput) (runs.Preview, error) {
			return b.Runs.Workflows.Preview(ctx, in.Workflow, in.Vars)
		}),
		op("automations.try", "POST", all+"/try", func(ctx context.Context, b *backend.Backend, in AutomationsTryInput) (runs.Trial, error) {
			return b.Runs.Workflows.TryStep(ctx, runs.Try{
				Do: in.Instruction, WorkflowID: in.WorkflowID, Vars: in.Vars, Last: in.Last, Loops: in.Loops, Items: in.Items, Allow: bool(in.Allow),
			})
		}),
	}
}

// SchedulesListInput is what schedules.list takes.
type SchedulesListInput struct {
	WorkflowInput
	PageInput
}

// A NewSchedule is enabled by default.
type NewSchedule struct{ run.Schedule }

// UnmarshalJSON reads a schedule.
func (s *NewSchedule) UnmarshalJSON(data []byte) error {
	s.Enabled = true
	return json.Unmarshal(data, &s.Schedule)
}

// schedules offers the schedules of workflows.
func schedules() []Operation {
	const all, one = "/api/schedules", "/api/schedules/{id}"
	return []Operation{
		listing("schedules.list", "GET", all, few(func(ctx context.Context, b *backend.Backend, in SchedulesListInput) ([]run.Schedule, error) {
			return b.Runs.Triggers.Schedules(ctx, in.Workflow)
		})),
		op("schedules.create", "POST", all, func(ctx context.Context, b *backend.Backend, in NewSchedule) (run.Schedule, error) {
			return b.Runs.Triggers.CreateSchedule(ctx, in.Schedule)
		}),
		op("schedules.get", "GET", one, by[WordInput](inTriggers, (*runs.Triggers).Schedule)),
		patch("schedules.update", one, "id", func(b *backend.Backend) update[run.Schedule, string] { return b.Runs.Triggers.UpdateSchedule }),
		op("schedules.delete", "DELETE", one, by[WordInput](inTriggers, asDone((*runs.Triggers).DeleteSchedule))),
		op("schedules.preview", "POST", all+"/preview", func(_ context.Context, b *backend.Backend, in run.Schedule) (map[string][]time.Time, error) {
			next, err := b.Runs.Triggers.PreviewSchedule(in)
			return map[string][]time.Time{"next": next}, err
		}),
	}
}

// A ToolAnswer is what a tool gave, and the run that called it.
type ToolAnswer struct {
	RunID  string          `json:"workflowRunId"`
	Result json.RawMessage `json:"result"`
	Text   string          `json:"text"`
}

// toolCalls offers calls of tools, each of which is its own run.
func toolCalls() []Operation {
	return []Operation{
		op("toolbox.run", "POST", "/api/tools/{id}/run", func(ctx context.Context, b *backend.Backend, in ToolboxRunInput) (ToolAnswer, error) {
			if in.Args != nil && !json.Valid(in.Args) {
				return ToolAnswer{}, fault.New(fault.Malformed, "The arguments are not valid JSON.")
			}
			r, result, err := b.Runs.CallTool(ctx, in.ID, in.Args)
			if err != nil {
				return ToolAnswer{}, err
			}
			return ToolAnswer{RunID: r.ID, Result: result.Value, Text: result.Text}, nil
		}),
	}
}
