package automation

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"

	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/lists"
	"terzetto/backend/run"
)

// Triggers lists what begins a workflow by itself, with what keeps it from working now; an empty
// template means that of all.
func (s *Service) Triggers(ctx context.Context, template string) ([]run.Trigger, error) {
	all, err := s.db.Triggers(ctx, template)
	for i := range all {
		all[i].Trouble = s.arrivals.trouble(all[i].ID)
	}
	return all, err
}

// Trigger gives one.
func (s *Service) Trigger(ctx context.Context, id string) (run.Trigger, error) {
	t, err := s.db.Trigger(ctx, id)
	t.Trouble = s.arrivals.trouble(id)
	return t, err
}

// A NewTrigger is a trigger that was made. Token is that of a hook, which is shown this once.
type NewTrigger struct {
	run.Trigger

	Token string `json:"token"`
}

// CreateTrigger stores a new trigger.
func (s *Service) CreateTrigger(ctx context.Context, t run.Trigger) (n NewTrigger, err error) {
	if n.Trigger, err = s.changeTrigger(ctx, func() (run.Trigger, error) { return s.db.CreateTrigger(ctx, t, s.present(ctx)) }); err != nil {
		return n, err
	}
	if n.Kind == run.OnHook {
		return s.ReplaceHookToken(ctx, n.ID)
	}
	return n, nil
}

// UpdateTrigger changes the fields that patch names.
func (s *Service) UpdateTrigger(ctx context.Context, id string, patch json.RawMessage) (run.Trigger, error) {
	return s.changeTrigger(ctx, func() (run.Trigger, error) { return s.db.UpdateTrigger(ctx, id, patch, s.present(ctx)) })
}

// DeleteTrigger deletes a trigger.
func (s *Service) DeleteTrigger(ctx context.Context, id string) error {
	_, err := s.changeTrigger(ctx, func() (run.Trigger, error) { return run.Trigger{ID: id}, s.db.DeleteTrigger(ctx, id) })
	return err
}

func (s *Service) changeTrigger(ctx context.Context, act func() (run.Trigger, error)) (run.Trigger, error) {
	t, err := hub.Announced(s.hub, "schedules", "", act)
	if err == nil {
		s.processor().Wake()
		s.watchFolders(ctx)
	}
	return t, err
}

// hinted is how much of a token is shown later.
const hinted = 4

// ReplaceHookToken gives a hook another token. The one before is void at once.
func (s *Service) ReplaceHookToken(ctx context.Context, id string) (n NewTrigger, err error) {
	var random [32]byte
	_, _ = rand.Read(random[:]) // never fails (crypto/rand)
	n.Token = base64.RawURLEncoding.EncodeToString(random[:])
	n.Trigger, err = hub.Announced(s.hub, "schedules", "", func() (run.Trigger, error) {
		return s.db.SetTriggerToken(ctx, id, n.Token, n.Token[len(n.Token)-hinted:])
	})
	return n, err
}

// A Started says what became of an event. The run may be one that begins later; of a skipped event it
// is the run before.
type Started struct {
	RunID string   `json:"workflowRunId"`
	State run.Fate `json:"state"`
}

// CallHook tells a hook what was sent to it.
func (s *Service) CallHook(ctx context.Context, t run.Trigger, body json.RawMessage, contentType string) (Started, error) {
	value, err := json.Marshal(map[string]any{"kind": run.OnHook, "body": body, "headers": map[string]string{"content-type": contentType}})
	if err != nil {
		return Started{}, err
	}
	return s.happened(ctx, t, value)
}

// RunCommand starts the workflow of a command with the text that a person typed after it.
func (s *Service) RunCommand(ctx context.Context, name, text string) (Started, error) {
	t, err := s.db.Command(ctx, name)
	if err != nil {
		return Started{}, err
	}
	value, err := json.Marshal(map[string]any{"kind": run.OnCommand, "command": t.Command, "text": text})
	if err != nil {
		return Started{}, err
	}
	started, err := s.happened(ctx, t, value)
	if err == nil && started.State == run.Skipped {
		return started, fault.Newf(fault.Conflict, "/%s is still working on your last request.", t.Command).With("workflowRunId", started.RunID)
	}
	return started, err
}

func (s *Service) happened(ctx context.Context, t run.Trigger, value json.RawMessage) (Started, error) {
	taken, err := s.processor().Happened(ctx, t, value)
	if err == nil {
		s.hub.Changed("schedules", t.ID)
	}
	return Started{RunID: taken.RunID, State: taken.Fate}, err
}

// A Command is a workflow that a person starts by typing its name.
type Command struct {
	Command     string `json:"command"`
	TriggerID   string `json:"triggerId"`
	TemplateID  string `json:"workflowId"`
	Name        string `json:"name"`
	Description string `json:"description"`
}

// Commands lists the commands that can be typed.
func (s *Service) Commands(ctx context.Context) ([]Command, error) {
	triggers, err := s.db.Triggers(ctx, "")
	if err != nil {
		return nil, err
	}
	templates, err := s.db.Templates(ctx, "")
	if err != nil {
		return nil, err
	}
	named := lists.Index(templates, func(t run.Template) string { return t.ID })
	all := []Command{}
	for _, t := range triggers {
		if w := named[t.TemplateID]; t.Kind == run.OnCommand && t.Enabled {
			all = append(all, Command{Command: t.Command, TriggerID: t.ID, TemplateID: t.TemplateID, Name: w.Name, Description: w.Description})
		}
	}
	return all, nil
}
