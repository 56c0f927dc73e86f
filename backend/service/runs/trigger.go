package runs

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store"
)

// A ScheduleReader reads the schedules and the hooks, as they are stored.
type ScheduleReader interface {
	Schedules(ctx context.Context, workflow string) ([]run.Schedule, error)
	Schedule(ctx context.Context, id string) (run.Schedule, error)
	// Hook finds a hook that is on, and says whether a token is its own.
	Hook(ctx context.Context, id, token string) (t run.Trigger, ok bool, err error)
}

// Triggers begin workflows by themselves: at a time, for a file, by a hook or by a command.
type Triggers struct {
	ScheduleReader

	o         Options
	db        *store.DB
	hub       *hub.Hub
	processor *run.Processor
	folders   folderWatches
}

func newTriggers(o Options, group *lifecycle.Group) *Triggers {
	return &Triggers{ScheduleReader: o.Store.Triggers, o: o, db: o.Store, hub: o.Hub, folders: folderWatches{group: group}}
}

// start watches the folders of triggers from now on, until stop.
func (s *Triggers) start(ctx context.Context) {
	s.folders.working.Store(true)
	s.WatchFolders(ctx)
}

// stop ends the watches of folders and waits for them.
func (s *Triggers) stop() { s.folders.end() }

// List lists what begins a workflow by itself, with what keeps it from working now; an empty
// workflow means that of all.
func (s *Triggers) List(ctx context.Context, workflow string) ([]run.Trigger, error) {
	all, err := s.db.Triggers.Triggers(ctx, workflow)
	for i := range all {
		all[i].Trouble = s.folders.trouble(all[i].ID)
	}
	return all, err
}

// Get returns a trigger.
func (s *Triggers) Get(ctx context.Context, id string) (run.Trigger, error) {
	t, err := s.db.Triggers.Trigger(ctx, id)
	t.Trouble = s.folders.trouble(id)
	return t, err
}

// A NewTrigger is a trigger that was made. Token is that of a hook, which is shown this once.
type NewTrigger struct {
	run.Trigger

	Token string `json:"token"`
}

// Create stores a new trigger.
func (s *Triggers) Create(ctx context.Context, t run.Trigger) (n NewTrigger, err error) {
	if n.Trigger, err = s.change(ctx, func() (run.Trigger, error) { return s.db.Triggers.CreateTrigger(ctx, t, s.filesIn(ctx)) }); err != nil {
		return n, err
	}
	if n.Kind == run.OnHook {
		return s.ReplaceHookToken(ctx, n.ID)
	}
	return n, nil
}

// Update changes the fields that patch names.
func (s *Triggers) Update(ctx context.Context, id string, patch json.RawMessage) (run.Trigger, error) {
	return s.change(ctx, func() (run.Trigger, error) { return s.db.Triggers.UpdateTrigger(ctx, id, patch, s.filesIn(ctx)) })
}

// Delete deletes a trigger.
func (s *Triggers) Delete(ctx context.Context, id string) error {
	_, err := s.change(ctx, func() (run.Trigger, error) { return run.Trigger{ID: id}, s.db.Triggers.DeleteTrigger(ctx, id) })
	return err
}

func (s *Triggers) change(ctx context.Context, act func() (run.Trigger, error)) (run.Trigger, error) {
	t, err := hub.Announce(s.hub, "schedules", "", act)
	if err == nil {
		s.processor.Wake()
		s.WatchFolders(ctx)
	}
	return t, err
}

// hintSize is how much of a token is shown later.
const hintSize = 4

// ReplaceHookToken gives a hook another token. The one before is void at once.
func (s *Triggers) ReplaceHookToken(ctx context.Context, id string) (n NewTrigger, err error) {
	var random [32]byte
	_, _ = rand.Read(random[:]) // never fails (crypto/rand)
	n.Token = base64.RawURLEncoding.EncodeToString(random[:])
	n.Trigger, err = hub.Announce(s.hub, "schedules", "", func() (run.Trigger, error) {
		return s.db.Triggers.SetTriggerToken(ctx, id, n.Token, n.Token[len(n.Token)-hintSize:])
	})
	return n, err
}

// A Started says what became of an event. The run may be one that begins later; of a skipped event it
// is the run before.
type Started struct {
	RunID string           `json:"workflowRunId"`
	State run.EventOutcome `json:"state"`
}

// A HookCall is what a hook was sent.
type HookCall struct {
	Body    json.RawMessage
	Headers map[string]string // by their names in small letters
	Query   map[string]any    // of the address: a text, or a list of them
}

// CallHook lets a hook begin its workflow with what was sent.
func (s *Triggers) CallHook(ctx context.Context, t run.Trigger, c HookCall) (Started, error) {
	value, err := json.Marshal(map[string]any{"kind": run.OnHook, "body": c.Body, "headers": c.Headers, "query": c.Query})
	if err != nil {
		return Started{}, err
	}
	return s.handle(ctx, t, value)
}

// RunCommand starts the workflow of a command with the text that a person typed after it.
func (s *Triggers) RunCommand(ctx context.Context, name, text string) (Started, error) {
	t, err := s.db.Triggers.Command(ctx, name)
	if err != nil {
		return Started{}, err
	}
	value, err := json.Marshal(commandEvent(t, text))
	if err != nil {
		return Started{}, err
	}
	started, err := s.handle(ctx, t, value)
	if err == nil && started.State == run.Skipped {
		return started, fault.Newf(fault.Conflict, "/%s is still working on your last request.", t.Command).With("workflowRunId", started.RunID)
	}
	return started, err
}

func (s *Triggers) handle(ctx context.Context, t run.Trigger, value json.RawMessage) (Started, error) {
	accepted, err := s.processor.HandleEvent(ctx, t, value)
	if err == nil {
		s.hub.Announce("schedules", t.ID)
	}
	return Started{RunID: accepted.RunID, State: accepted.Outcome}, err
}

// A Command is a workflow that a person starts by typing its name.
type Command struct {
	Command     string `json:"command"`
	TriggerID   string `json:"triggerId"`
	WorkflowID  string `json:"workflowId"`
	Name        string `json:"name"`
	Description string `json:"description"`
}

// Commands lists the commands that can be typed.
func (s *Triggers) Commands(ctx context.Context) ([]Command, error) {
	triggers, err := s.db.Triggers.Triggers(ctx, "")
	if err != nil {
		return nil, err
	}
	workflows, err := s.db.Workflows.Workflows(ctx, "", lists.Span{})
	if err != nil {
		return nil, err
	}
	byID := lists.Index(workflows, func(w run.Workflow) string { return w.ID })
	all := []Command{}
	for _, t := range triggers {
		if w := byID[t.TemplateID]; t.Kind == run.OnCommand && t.Enabled {
			all = append(all, Command{Command: t.Command, TriggerID: t.ID, WorkflowID: t.TemplateID, Name: w.Name, Description: w.Description})
		}
	}
	return all, nil
}
