package api

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/run"
)

// A Listing is a list with a word on whether there is more of it.
type Listing[T any] struct {
	Items   []T  `json:"items"`
	HasMore bool `json:"hasMore"`
}

func listed[T any](items []T, err error) (Listing[T], error) {
	if items == nil {
		items = []T{}
	}
	return Listing[T]{Items: items}, err
}

type (
	wordIn struct {
		ID string `json:"id"`
	}
	templateIn struct {
		Template run.Template               `json:"template"`
		Vars     map[string]json.RawMessage `json:"vars"`
	}
)

// automations offers workflows and flows as a person keeps them (local-workflow-runs.md,
// Workflow; contract, section 4).
func automations() []Operation {
	const all, one = "/api/automations", "/api/automations/{id}"
	return []Operation{
		op("automations.list", "GET", all, func(ctx context.Context, b *backend.Backend, in struct {
			Q string `json:"q"`
		},
		) (Listing[run.Template], error) {
			return listed(b.Templates(ctx, in.Q))
		}),
		op("automations.create", "POST", all, func(ctx context.Context, b *backend.Backend, in run.Template) (run.Template, error) {
			return b.CreateTemplate(ctx, in)
		}),
		op("automations.get", "GET", one, func(ctx context.Context, b *backend.Backend, in wordIn) (run.Template, error) {
			return b.Template(ctx, in.ID)
		}),
		patch("automations.update", one, "id", (*backend.Backend).UpdateTemplate),
		op("automations.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in wordIn) (nothing, error) {
			return nothing{}, b.DeleteTemplate(ctx, in.ID)
		}),
		op("automations.run", "POST", one+"/run", func(ctx context.Context, b *backend.Backend, in struct {
			wordIn
			Vars         map[string]json.RawMessage `json:"vars"`
			At           *time.Time                 `json:"schedule_dt"`
			Conversation string                     `json:"conversation_id"`
			Message      number                     `json:"parent_message_id"`
		},
		) (run.Run, error) {
			return b.StartTemplate(ctx, in.ID, backend.RunRequest{Vars: in.Vars, At: in.At, ConversationID: in.Conversation, MessageID: int64(in.Message)})
		}),
		op("automations.check", "POST", all+"/check", func(ctx context.Context, b *backend.Backend, in templateIn) (Verdict, error) {
			wrong, err := b.CheckTemplate(ctx, in.Template)
			if err != nil {
				return Verdict{}, err
			}
			v := Verdict{Valid: len(wrong) == 0, Fields: map[string]string(wrong)}
			if !v.Valid {
				v.Message = "This workflow cannot run yet: " + wrong.String() + "."
			}
			return v, nil
		}),
		op("automations.dry", "POST", all+"/dry", func(ctx context.Context, b *backend.Backend, in templateIn) (map[string][]backend.DryStep, error) {
			steps, err := b.DryRun(ctx, in.Template, in.Vars)
			return map[string][]backend.DryStep{"steps": steps}, err
		}),
		op("automations.try", "POST", all+"/try", func(ctx context.Context, b *backend.Backend, in struct {
			Instruction run.Instruction            `json:"instruction"`
			Vars        map[string]json.RawMessage `json:"vars"`
			Last        json.RawMessage            `json:"lastOutput"`
			Allow       flag                       `json:"allow"`
		},
		) (backend.Trial, error) {
			return b.TryStep(ctx, in.Instruction, in.Vars, in.Last, bool(in.Allow))
		}),
	}
}

// schedules offers when workflows run by themselves.
func schedules() []Operation {
	const all, one = "/api/schedules", "/api/schedules/{id}"
	return []Operation{
		op("schedules.list", "GET", all, func(ctx context.Context, b *backend.Backend, in struct {
			Template string `json:"workflowId"`
		},
		) (Listing[run.Schedule], error) {
			return listed(b.Schedules(ctx, in.Template))
		}),
		op("schedules.create", "POST", all, func(ctx context.Context, b *backend.Backend, raw json.RawMessage) (run.Schedule, error) {
			s, err := decode[run.Schedule](raw)
			if err != nil {
				return s, err
			}
			var said struct {
				Enabled *bool `json:"enabled"`
			}
			if json.Unmarshal(raw, &said) == nil && said.Enabled == nil {
				s.Enabled = true
			}
			return b.CreateSchedule(ctx, s)
		}),
		op("schedules.get", "GET", one, func(ctx context.Context, b *backend.Backend, in wordIn) (run.Schedule, error) {
			return b.Schedule(ctx, in.ID)
		}),
		patch("schedules.update", one, "id", (*backend.Backend).UpdateSchedule),
		op("schedules.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in wordIn) (nothing, error) {
			return nothing{}, b.DeleteSchedule(ctx, in.ID)
		}),
		op("schedules.preview", "POST", all+"/preview", func(_ context.Context, b *backend.Backend, in run.Schedule) (map[string][]time.Time, error) {
			next, err := b.PreviewSchedule(in)
			return map[string][]time.Time{"next": next}, err
		}),
	}
}

// A direct tool call is a run of its own (local-workflow-runs.md, Direct tool call).
func toolCalls() []Operation {
	return []Operation{
		op("toolbox.run", "POST", "/api/tools/{id}/run", func(ctx context.Context, b *backend.Backend, in struct {
			wordIn
			Args json.RawMessage `json:"args"`
		},
		) (map[string]any, error) {
			if in.Args != nil && !json.Valid(in.Args) {
				return nil, fault.New(fault.Malformed, "The arguments are not valid JSON.")
			}
			r, result, err := b.CallTool(ctx, in.ID, in.Args)
			if err != nil {
				return nil, err
			}
			return map[string]any{"workflowRunId": r.ID, "result": result.Value, "text": result.Text}, nil
		}),
	}
}
