package runs

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

var (
	_ run.Runs        = (*DB)(nil)
	_ run.Queue       = (*DB)(nil)
	_ run.Results     = (*DB)(nil)
	_ run.FlowResults = (*DB)(nil)
)

// apart is how far the positions of two steps are from each other at first. Steps that are
// inserted after one share what is left before the next one, again at each level of branches.
const apart = 1 << 48

// LoadRun gives a run with the step at its pointer.
func (db *DB) LoadRun(ctx context.Context, id string) (run.Loaded, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Loaded, error) { return t.loadRun(ctx, id) })
}

func (t *Tx) loadRun(ctx context.Context, id string) (l run.Loaded, err error) {
	if l.Run, err = t.Run(ctx, id); err != nil {
		return l, err
	}
	if l.Run.Kind == run.Block {
		if err := t.loadAround(ctx, &l); err != nil {
			return l, err
		}
	}
	l.Step, err = sqlite.Maybe(ctx, t, scanStep, selectStep+" WHERE run_id = ?1 AND position = (SELECT position FROM runs WHERE id = ?1)", id)
	if err != nil {
		return l, err
	}
	if l.Last, err = t.lastResult(ctx, id); err != nil || l.Step == nil {
		return l, err
	}
	l.Step.Index = l.Run.Current
	l.Request, err = sqlite.Maybe(ctx, t, ScanRequest, SelectRequest+` WHERE q.run_id = ? AND q.position = ? AND q.attempt = ? AND q.inside = 0
	    ORDER BY q.rowid DESC LIMIT 1`, id, l.Step.Position, l.Run.Attempt)
	switch {
	case err != nil:
	case l.Step.ChildID != "":
		err = t.loadChild(ctx, &l)
	case l.Step.StartedAt != nil && l.Step.Do.Blocks():
		err = t.loadBlocks(ctx, &l)
	case l.Step.StartedAt != nil:
		l.Inner, err = sqlite.List(ctx, t, sqlite.Value[string], `SELECT DISTINCT tool_id FROM run_logs
		    WHERE run_id = ?1 AND context_id = ?2 AND tool_id NOT IN ('', ?3)
		    AND NOT (?3 = ?4 AND path IN (SELECT path FROM flow_nodes WHERE run_id = ?5 AND position = ?6))`,
			l.Run.Root(), l.Step.ContextID, l.Step.Do.Tool, run.FlowRunner, id, l.Step.Position)
	}
	return l, err
}

// lastResult is that of the last step which has one; nil when none has. The
// steps at and after the pointer have none.
func (t *Tx) lastResult(ctx context.Context, id string) (json.RawMessage, error) {
	return t.resultBetween(ctx, id, 0, math.MaxInt64)
}

func (t *Tx) resultBetween(ctx context.Context, id string, from, before int64) (json.RawMessage, error) {
	return sqlite.RawValue(ctx, t, `SELECT result FROM run_steps WHERE run_id = ? AND position >= ? AND position < ?
	    AND result IS NOT NULL
	    ORDER BY position DESC LIMIT 1`, id, from, before)
}

func (t *Tx) loadChild(ctx context.Context, l *run.Loaded) (err error) {
	if l.Child, err = sqlite.Maybe(ctx, t, scanRun, selectRun+" WHERE id = ?", l.Step.ChildID); err != nil || l.Child == nil {
		return err
	}
	l.ChildLast, err = t.lastResult(ctx, l.Child.ID)
	return err
}

// SaveRun writes a change of a run, and gives what it goes on with.
func (db *DB) SaveRun(ctx context.Context, c run.Change) (run.Next, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Next, error) { return t.saveRun(ctx, c, c.Run.Epoch) })
}

// saveRun writes a change of a run whose epoch is still the one it was made for.
func (t *Tx) saveRun(ctx context.Context, c run.Change, epoch int64) (next run.Next, err error) {
	r := c.Run
	var position *int64 // of the step that comes next
	if c.Next && !c.Take {
		if next.Step, err = t.advance(ctx, r.ID, c.Step.Position, c.Insert); err != nil {
			return next, err
		}
		position = &next.Step.Position
		if next.Step.Index = r.Current; next.Step.Index >= r.StepCount {
			next.Step = nil
		}
	}
	if err := t.updateRun(ctx, c, epoch, position); err != nil {
		return next, err
	}
	if c.Step != nil {
		if err := t.saveStep(ctx, r.ID, *c.Step); err != nil {
			return next, err
		}
	}
	if err := t.saveBlocks(ctx, c); err != nil {
		return next, err
	}
	if c.Request != nil {
		if err := t.insertRequest(ctx, *c.Request, r.Attempt); err != nil {
			return next, err
		}
	}
	if err := t.saveLogs(ctx, c.Logs); err != nil {
		return next, err
	}
	if c.Whole && r.Ended() && r.Kind != run.Block {
		if err := t.tellEnd(ctx, r); err != nil {
			return next, err
		}
	}
	switch {
	case c.Take:
		return t.take(ctx, r, c.More)
	case r.CompletedAt != nil && r.ConversationID != "" && r.ParentID == "":
		return next, t.mergeThreadVars(ctx, r)
	}
	return next, nil
}

// tellEnd tells the triggers of the end of a run that no other run began, in the transaction that writes it.
func (t *Tx) tellEnd(ctx context.Context, r run.Run) error {
	if r.TemplateID == "" || r.ParentID != "" {
		return nil
	}
	return t.db.ended(ctx, t.Tx, r, func() (json.RawMessage, error) { return t.lastResult(ctx, r.ID) })
}

// updateRun writes what a change makes of the run itself, if it was not changed meanwhile. It names no
// more columns than it must: each index that knows one of them is written too.
func (t *Tx) updateRun(ctx context.Context, c run.Change, epoch int64, position *int64) error {
	r := c.Run
	var vars any
	var err error
	switch {
	case len(c.Set) == 0:
	case r.Kind == run.Block:
		err = t.setVars(ctx, r.Root(), c.Set)
	default:
		vars = sqlite.JSON(r.Vars)
	}
	if err != nil {
		return err
	}
	switch {
	case c.Whole:
		err = t.updateWholeRun(ctx, c, epoch)
	case !c.Next:
		err = sqlite.Has(ctx, t, run.ErrStale, "SELECT 1 FROM runs WHERE id = ? AND epoch = ?", r.ID, epoch)
	}
	if err == nil && (c.Next || vars != nil) {
		err = t.Change(ctx, run.ErrStale, `UPDATE runs SET position = coalesce(?, position), current_index = ?, step_count = ?, attempt = ?,
		    vars = coalesce(?, vars), updated_at = ? WHERE id = ? AND epoch = ?`,
			position, r.Current, r.StepCount, r.Attempt, vars, t.Now.UnixMicro(), r.ID, r.Epoch)
	}
	if errors.Is(err, run.ErrStale) { // or is it gone?
		if err := sqlite.Has(ctx, t, noRun(), "SELECT 1 FROM runs WHERE id = ?", r.ID); err != nil {
			return err
		}
	}
	return err
}

func (t *Tx) updateWholeRun(ctx context.Context, c run.Change, epoch int64) error {
	r := c.Run
	err := t.Change(ctx, run.ErrStale, `UPDATE runs SET error = ?, wait_reason = ?, attempt = ?, epoch = ?, report = ?,
	    schedule_at = ?, started_at = ?, completed_at = ?, halted_at = ?, ending = ?, updated_at = ? WHERE id = ? AND epoch = ?`,
		sqlite.JSON(r.Error), r.Waiting, r.Attempt, r.Epoch, c.Report, sqlite.MaybeTime(&r.ScheduleAt), sqlite.MaybeTime(&r.StartedAt),
		sqlite.MaybeTime(&r.CompletedAt), sqlite.MaybeTime(&r.HaltedAt), rawColumn(r.Within.Ending), t.Now.UnixMicro(), r.ID, epoch)
	if err != nil || len(r.Trusted)+len(r.Written) == 0 {
		return err
	}
	return t.Exec(ctx, "UPDATE runs SET trusted = ?, written = ? WHERE id = ?", sqlite.JSON(r.Trusted), sqlite.JSON(r.Written), r.Root())
}

// saveStep writes what became of a step. Its instruction changes only when it is rewritten.
func (t *Tx) saveStep(ctx context.Context, id string, s run.Step) error {
	var do any
	if s.Do.Rewritten {
		do = sqlite.JSON(s.Do)
	}
	return t.Exec(ctx, `UPDATE run_steps SET instruction = coalesce(?, instruction), context_id = ?, child_id = ?, tries = ?, started_at = ?, finished_at = ?, result = ?
	    WHERE run_id = ? AND position = ?`,
		do, s.ContextID, s.ChildID, s.Tries, sqlite.MaybeTime(&s.StartedAt), sqlite.MaybeTime(&s.FinishedAt), rawColumn(s.Result), id, s.Position)
}

// advance puts new steps after a position and gives the one that comes next; after the last
// one, a place where there is none.
func (t *Tx) advance(ctx context.Context, id string, position int64, insert []run.Instruction) (*run.Step, error) {
	next, err := sqlite.Maybe(ctx, t, scanStep, selectStep+" WHERE run_id = ? AND position > ? ORDER BY position LIMIT 1", id, position)
	if err != nil {
		return nil, err
	}
	if next == nil {
		next = &run.Step{Position: position + apart}
	}
	end := next.Position
	for i, do := range insert {
		at := position + (end-position)*int64(i+1)/int64(len(insert)+1)
		if i == 0 {
			next = &run.Step{Position: at, Do: do}
		}
		if err := t.insertStep(ctx, id, at, do); err != nil {
			return nil, err
		}
	}
	return next, nil
}

// Intervene loads a run and writes what act makes of it.
func (db *DB) Intervene(ctx context.Context, id string, act func(run.Loaded) (run.Change, error)) (run.Run, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Run, error) { return t.intervene(ctx, id, act) })
}

func (t *Tx) intervene(ctx context.Context, id string, act func(run.Loaded) (run.Change, error)) (r run.Run, err error) {
	l, err := t.loadRun(ctx, id)
	if err != nil {
		return r, err
	}
	c, err := act(l)
	if err != nil {
		return r, err
	}
	c.Whole = true
	if _, err := t.saveRun(ctx, c, l.Run.Epoch); err != nil {
		return r, err
	}
	return t.Run(ctx, id)
}

// DueRuns lists the runs that could go on before a time.
func (db *DB) DueRuns(ctx context.Context, until time.Time) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], `SELECT id FROM runs r WHERE completed_at IS NULL AND halted_at IS NULL AND error IS NULL
	    AND (schedule_at IS NULL OR schedule_at <= ?) AND (wait_reason IN ('', 'schedule', 'cpu', 'slots') OR wait_reason = 'child'
	    AND NOT EXISTS (SELECT 1 FROM runs c WHERE c.parent_run_id = r.id AND c.completed_at IS NULL AND c.halted_at IS NULL AND c.error IS NULL))
	    ORDER BY id`, until.UnixMicro())
}

// LastResult is the result of the last step of a run that has one; nil: none has.
func (db *DB) LastResult(ctx context.Context, id string) (json.RawMessage, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (json.RawMessage, error) { return t.lastResult(ctx, id) })
}

// RunResult is the result of a step of the template. Steps that were inserted for a step are
// between it and the next one.
func (db *DB) RunResult(ctx context.Context, id string, index int) (json.RawMessage, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (result json.RawMessage, err error) {
		unit, err := sqlite.One(ctx, t, noRun(), sqlite.Value[int64], "SELECT min(position) FROM run_steps WHERE run_id = ? HAVING count(*) > 0", id)
		if err != nil {
			return nil, err
		}
		from := int64(index+1) * unit
		return t.resultBetween(ctx, id, from, from+unit)
	})
}

// OpenOfTeams lists the runs of teams that are not over and that no round waits for.
func (db *DB) OpenOfTeams(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], `SELECT id FROM runs WHERE team_id <> '' AND NOT EXISTS (
		SELECT 1 FROM team_workflows w JOIN team_rounds p ON p.workflow_id = w.id AND p.round = w.current_round, json_each(p.calls) c
		WHERE w.id = runs.team_id AND w.status = 'running' AND c.value ->> 'id' = runs.id AND c.value ->> 'waits') AND `+Unfinished+" ORDER BY id")
}

// OpenChildren lists the runs below one that are not over.
func (db *DB) OpenChildren(ctx context.Context, id string) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT id FROM runs WHERE parent_run_id = ? AND "+Unfinished+" ORDER BY id", id)
}

const selectRun = `SELECT id, kind, automation_id, name, conversation_id, parent_message_id, ifnull(parent_run_id, ''), depth, default_assistant_id, team_id,
  current_index, step_count, vars, trusted, error, wait_reason, attempt, epoch, schedule_at, created_at, started_at, completed_at, halted_at,
  updated_at, trigger_id, trigger_event, ifnull(root_run_id, ''), block_position, block_index, block_path, block_item, block_steps, iteration,
  ending, marks, written FROM runs`

func scanRun(row sqlite.Row) (r run.Run, err error) {
	return r, row.Scan(&r.ID, &r.Kind, &r.TemplateID, &r.Name, &r.ConversationID, &r.ParentMessageID, &r.ParentID, &r.Depth, &r.AssistantID, &r.TeamID,
		&r.Current, &r.StepCount, sqlite.JSON(&r.Vars), sqlite.JSON(&r.Trusted), sqlite.JSON(&r.Error), &r.Waiting, &r.Attempt, &r.Epoch,
		sqlite.MaybeTime(&r.ScheduleAt), sqlite.Time(&r.CreatedAt), sqlite.MaybeTime(&r.StartedAt), sqlite.MaybeTime(&r.CompletedAt),
		sqlite.MaybeTime(&r.HaltedAt), sqlite.Time(&r.UpdatedAt), &r.TriggerID, sqlite.Raw(&r.Trigger), &r.Within.Root, &r.Within.Position,
		&r.Within.Index, &r.Within.Path, &r.Within.Item, &r.Within.Steps, &r.Within.Iteration, sqlite.JSON(&r.Within.Ending), sqlite.JSON(&r.Read), sqlite.JSON(&r.Written))
}

func (t *Tx) Run(ctx context.Context, id string) (run.Run, error) {
	return sqlite.One(ctx, t, noRun(), scanRun, selectRun+" WHERE id = ?", id)
}

const selectStep = `SELECT position, instruction, context_id, child_id, tries, started_at, finished_at, result FROM run_steps`

func scanStep(row sqlite.Row) (s run.Step, err error) {
	return s, row.Scan(&s.Position, sqlite.JSON(&s.Do), &s.ContextID, &s.ChildID, &s.Tries, sqlite.MaybeTime(&s.StartedAt), sqlite.MaybeTime(&s.FinishedAt),
		sqlite.JSON(&s.Result))
}

func noRun() error { return fault.New(fault.NotFound, "This run was deleted.") }
