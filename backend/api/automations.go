package api

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"terzetto/backend"
	"terzetto/backend/automation"
	"terzetto/backend/fault"
	"terzetto/backend/run"
)

// A Listing is one page of a list, and whether there is more.
type Listing[T any] struct {
	Items   []T  `json:"items"`
	HasMore bool `json:"hasMore"`
}

func listed[T any](items []T, err error) (Listing[T], error) {
	items, err = orEmpty(items, err)
	return Listing[T]{Items: items}, err
}

type (
	TemplateInput struct {
		Template run.Template               `json:"template"`
		Vars     map[string]json.RawMessage `json:"vars"`
	}
)

// AutomationsListInput is what automations.list takes.
type AutomationsListInput struct {
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
	TemplateID  string                     `json:"workflowId"` // whose last run gives the values of other steps
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

// automations offers workflows and flows as a person keeps them (local-workflow-runs.md,
// Workflow).
func automations() []Operation {
	const all, one = "/api/automations", "/api/automations/{id}"
	return []Operation{
		op("automations.list", "GET", all, func(ctx context.Context, b *backend.Backend, in AutomationsListInput) (Listing[run.Template], error) {
			return listed(b.Automation.Templates(ctx, in.Q))
		}),
		op("automations.create", "POST", all, with(inAutomation, (*automation.Service).CreateTemplate)),
		op("automations.get", "GET", one, by[WordInput](inAutomation, (*automation.Service).Template)),
		patch("automations.update", one, "id", func(b *backend.Backend) update[run.Template, string] { return b.Automation.UpdateTemplate }),
		op("automations.delete", "DELETE", one, by[WordInput](inAutomation, done((*automation.Service).DeleteTemplate))),
		op("automations.values", "GET", one+"/values", by[WordInput](inAutomation, (*automation.Service).LastValues)),
		op("automations.run", "POST", one+"/run", func(ctx context.Context, b *backend.Backend, in AutomationsRunInput) (run.Run, error) {
			return b.Automation.StartTemplate(ctx, in.ID, automation.RunRequest{Vars: in.Vars, At: in.At, ConversationID: in.Conversation, MessageID: int64(in.Message)})
		}),
		op("automations.check", "POST", all+"/check", func(ctx context.Context, b *backend.Backend, in TemplateInput) (Verdict, error) {
			wrong, err := b.Automation.CheckTemplate(ctx, in.Template)
			if err != nil {
				return Verdict{}, err
			}
			v := Verdict{Valid: len(wrong) == 0, Fields: map[string]string(wrong)}
			if !v.Valid {
				v.Message = "This workflow cannot run yet: " + strings.TrimSuffix(wrong.String(), ".") + "."
			}
			return v, nil
		}),
		op("automations.dry", "POST", all+"/dry", func(ctx context.Context, b *backend.Backend, in TemplateInput) (map[string][]automation.DryStep, error) {
			steps, err := b.Automation.DryRun(ctx, in.Template, in.Vars)
			return map[string][]automation.DryStep{"steps": steps}, err
		}),
		op("automations.try", "POST", all+"/try", func(ctx context.Context, b *backend.Backend, in AutomationsTryInput) (automation.Trial, error) {
			return b.Automation.TryStep(ctx, automation.Try{
				Do: in.Instruction, TemplateID: in.TemplateID, Vars: in.Vars, Last: in.Last, Loops: in.Loops, Items: in.Items, Allow: bool(in.Allow),
			})
		}),
	}
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
		op("schedules.list", "GET", all, func(ctx context.Context, b *backend.Backend, in WorkflowInput) (Listing[run.Schedule], error) {
			return listed(b.Automation.Schedules(ctx, in.Workflow))
		}),
		op("schedules.create", "POST", all, func(ctx context.Context, b *backend.Backend, in NewSchedule) (run.Schedule, error) {
			return b.Automation.CreateSchedule(ctx, in.Schedule)
		}),
		op("schedules.get", "GET", one, by[WordInput](inAutomation, (*automation.Service).Schedule)),
		patch("schedules.update", one, "id", func(b *backend.Backend) update[run.Schedule, string] { return b.Automation.UpdateSchedule }),
		op("schedules.delete", "DELETE", one, by[WordInput](inAutomation, done((*automation.Service).DeleteSchedule))),
		op("schedules.preview", "POST", all+"/preview", func(_ context.Context, b *backend.Backend, in run.Schedule) (map[string][]time.Time, error) {
			next, err := b.Automation.PreviewSchedule(in)
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

// A direct tool call is its own run (local-workflow-runs.md, Direct tool call).
func toolCalls() []Operation {
	return []Operation{
		op("toolbox.run", "POST", "/api/tools/{id}/run", func(ctx context.Context, b *backend.Backend, in ToolboxRunInput) (ToolAnswer, error) {
			if in.Args != nil && !json.Valid(in.Args) {
				return ToolAnswer{}, fault.New(fault.Malformed, "The arguments are not valid JSON.")
			}
			r, result, err := b.Automation.CallTool(ctx, in.ID, in.Args)
			if err != nil {
				return ToolAnswer{}, err
			}
			return ToolAnswer{RunID: r.ID, Result: result.Value, Text: result.Text}, nil
		}),
	}
}
