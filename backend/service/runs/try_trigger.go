package runs

import (
	"context"
	"encoding/json"
	"errors"
	"path"
	"path/filepath"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/folderwatch"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/runs"
)

// A SampleEvent is what has happened according to a person who tries a trigger out.
type SampleEvent struct {
	Text string          // after a command
	Body json.RawMessage // of a call of a hook; nil: that of the last call
}

// Try begins a run as if something had happened at a trigger now: its time had come, the newest of its files had appeared,
// the run before had ended, or it had been called. One that is off can be tried too.
func (s *Triggers) Try(ctx context.Context, id string, h SampleEvent) (Started, error) {
	g, err := s.Get(ctx, id)
	if err != nil {
		return Started{}, err
	}
	var event any
	switch g.Kind {
	case run.OnSchedule:
		event = run.ScheduleEvent{Kind: g.Kind, DueAt: s.o.Now(), Cron: g.Cron, Days: g.Days}
	case run.OnFile:
		event, err = s.newestFile(ctx, g)
	case run.OnEnd:
		event, err = s.lastEnd(ctx, g)
	case run.OnHook:
		event, err = s.lastCall(ctx, g, h.Body)
	case run.OnCommand:
		event = commandEvent(g, h.Text)
	}
	if err != nil {
		return Started{}, err
	}
	value, err := json.Marshal(event)
	if err != nil {
		return Started{}, err
	}
	runID, err := s.processor.TryEvent(ctx, g, value)
	if err != nil {
		return Started{}, err
	}
	s.hub.Announce("schedules", g.ID)
	return Started{RunID: runID, State: run.Begun}, nil
}

// newestFile is the event of the file in the folder of a trigger that was changed last.
func (s *Triggers) newestFile(ctx context.Context, g run.Trigger) (map[string]any, error) {
	settings, err := s.db.Settings.ToolSettings(ctx)
	if err != nil {
		return nil, err
	}
	dir, err := folderOf(g, settings.Folder)
	if err != nil {
		return nil, err
	}
	files, err := folderwatch.Scan(ctx, dir, g.Glob)
	if ctx.Err() != nil {
		return nil, errors.Join(ctx.Err(), err)
	}
	if len(files) == 0 {
		return nil, fault.New(fault.Conflict, "There is no such file in this folder yet. Put one there to try the trigger.")
	}
	newest := slices.MaxFunc(files, func(a, b folderwatch.File) int { return a.Modified.Compare(b.Modified) })
	return fileEvent(newest, dir, settings.Folder), nil
}

// fileEvent is what a trigger tells of a file.
func fileEvent(f folderwatch.File, dir, chosen string) map[string]any {
	return map[string]any{
		"kind": run.OnFile, "path": toolPath(filepath.Join(dir, filepath.FromSlash(f.Path)), chosen), "name": path.Base(f.Path), "size": f.Size,
		"modifiedAt": f.Modified.UTC(),
	}
}

// lastEnd is the event of the last run whose end a trigger waits for.
func (s *Triggers) lastEnd(ctx context.Context, g run.Trigger) (e run.EndEvent, err error) {
	past, _, err := s.db.Runs.Runs(ctx, runs.RunQuery{WorkflowID: g.AfterID, States: []run.State{run.Completed, run.Failed}, Limit: 100})
	if err != nil {
		return e, err
	}
	last, ok := lists.Find(past, func(r run.Run) bool { return g.Outcome.Takes(r.State()) })
	if !ok {
		return e, fault.New(fault.Conflict, "The other workflow has had no run that ended so. Run that workflow once to try the trigger.")
	}
	result, err := s.db.Runs.LastResult(ctx, last.ID)
	if err != nil {
		return e, err
	}
	last.Trigger = nil // what is tried is no link of a chain
	e, _ = run.EndOf(last, result)
	return e, nil
}

// lastCall is the event of the last call of a hook, with another body where one is given.
func (s *Triggers) lastCall(ctx context.Context, g run.Trigger, body json.RawMessage) (map[string]any, error) {
	e := map[string]any{"kind": run.OnHook, "body": json.RawMessage("null"), "headers": map[string]string{}, "query": map[string]any{}}
	if body != nil {
		e["body"] = body
		return e, nil
	}
	if g.LastRunID == "" {
		return e, nil
	}
	last, err := s.db.Runs.LoadRun(ctx, g.LastRunID)
	if fault.Is(err, fault.NotFound) {
		return e, nil
	}
	if err == nil && len(last.Run.Trigger) > 0 {
		err = json.Unmarshal(last.Run.Trigger, &e)
	}
	return e, err
}

func commandEvent(g run.Trigger, text string) map[string]any {
	return map[string]any{"kind": run.OnCommand, "command": g.Command, "text": text}
}

// Waiting lists what happened at a trigger and has begun no run yet, oldest first.
func (s *Triggers) Waiting(ctx context.Context, id string, span lists.Span) ([]run.QueuedEvent, error) {
	if _, err := s.db.Triggers.Trigger(ctx, id); err != nil {
		return nil, err
	}
	return s.db.Triggers.QueuedEvents(ctx, id, span)
}
