package runs

import (
	"context"
	"encoding/json"
	"maps"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A RunQuery narrows a list of runs. Empty fields do not.
type RunQuery struct {
	States     []run.State
	Kind       run.Kind
	WorkflowID string
	ParentID   string // only the runs below it; otherwise all runs that have no parent
	Before     string // the id of a run: only older ones
	Limit      int    // 0: 100
}

// conditions of the states, as run.Run.State tells them. Running and Queued are one here:
// only the processor knows them apart.
var stateConditions = map[run.State]string{
	run.Completed: "completed_at IS NOT NULL",
	run.Stopped:   "completed_at IS NULL AND halted_at IS NOT NULL",
	run.Failed:    "completed_at IS NULL AND halted_at IS NULL AND error IS NOT NULL",
	run.Scheduled: Unfinished + " AND wait_reason = 'schedule' AND started_at IS NULL",
	run.Waiting:   Unfinished + " AND (wait_reason IN ('child', 'approval', 'repeat', 'question') OR wait_reason = 'schedule' AND started_at IS NOT NULL)",
	run.Queued:    Unfinished + " AND wait_reason IN ('', 'cpu', 'slots')",
	run.Running:   Unfinished + " AND wait_reason IN ('', 'cpu', 'slots')",
}

// below are the runs that a run or one of its blocks began.
const below = "kind <> 'block' AND (parent_run_id = ? OR parent_run_id IN (SELECT id FROM runs WHERE root_run_id = ?))"

const Unfinished = "completed_at IS NULL AND halted_at IS NULL AND error IS NULL"

// Runs lists runs, newest first, and says whether there are more.
func (db *DB) Runs(ctx context.Context, q RunQuery) (all []run.Run, more bool, err error) {
	where, args := []string{"parent_run_id IS NULL"}, []any{}
	if q.ParentID != "" {
		where, args = []string{below}, []any{q.ParentID, q.ParentID}
	}
	if q.Kind != "" {
		where, args = append(where, "kind = ?"), append(args, q.Kind)
	}
	if q.WorkflowID != "" {
		where, args = append(where, "automation_id = ?"), append(args, q.WorkflowID)
	}
	if q.Before != "" {
		where, args = append(where, "(created_at, id) < (SELECT created_at, id FROM runs WHERE id = ?)"), append(args, q.Before)
	}
	if len(q.States) > 0 {
		var any []string
		for _, s := range q.States {
			if c := stateConditions[s]; c != "" {
				any = append(any, "("+c+")")
			}
		}
		where = append(where, "("+strings.Join(append(any, "0"), " OR ")+")")
	}
	if q.Limit <= 0 || q.Limit > rows.MaxList {
		q.Limit = 100
	}
	all, err = sqlite.List(ctx, db.file, scanRun, selectRun+" WHERE "+strings.Join(where, " AND ")+" ORDER BY created_at DESC, id DESC LIMIT ?",
		append(args, q.Limit+1)...)
	if len(all) > q.Limit {
		all, more = all[:q.Limit], true
	}
	return all, more, err
}

// A RunDetail is a run with a stretch of its steps, what it asks, and what is below it.
type RunDetail struct {
	Run      run.Run
	Steps    []run.Step
	Requests []run.Inquiry // without an answer yet
	Children []run.Run
	Tallies  map[int]StepTally // by the index of the step
}

// GivenVars are the vars without those that the steps saved.
func (d RunDetail) GivenVars() map[string]json.RawMessage {
	vars := maps.Clone(d.Run.Vars)
	delete(vars, "lastError")
	for _, s := range d.Steps {
		run.Walk([]run.Instruction{s.Do}, "", func(_ string, in *run.Instruction) { delete(vars, in.SaveAs) })
	}
	return vars
}

// RunDetail gives a run with its steps from an index on.
func (db *DB) RunDetail(ctx context.Context, id string, from, limit int) (RunDetail, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (d RunDetail, err error) {
		if d.Run, err = t.Run(ctx, id); err != nil {
			return d, err
		}
		if d.Steps, err = sqlite.List(ctx, t, scanStep, selectStep+" WHERE run_id = ? ORDER BY position LIMIT ? OFFSET ?", id, limit, from); err != nil {
			return d, err
		}
		for i := range d.Steps {
			d.Steps[i].Index = from + i
		}
		if d.Tallies, err = t.tallies(ctx, id, from, from+limit); err != nil {
			return d, err
		}
		const open = " WHERE (r.id = ? OR r.root_run_id = ?) AND q.answer IS NULL ORDER BY q.created_at, q.rowid"
		if d.Requests, err = sqlite.List(ctx, t, ScanRequest, SelectRequest+open, id, id); err != nil {
			return d, err
		}
		d.Children, err = sqlite.List(ctx, t, scanRun, selectRun+" WHERE "+below+" ORDER BY created_at, id", id, id)
		return d, err
	})
}

// Reschedule has a run that has not begun begin at another time; nil: now.
func (db *DB) Reschedule(ctx context.Context, id string, at *time.Time) (run.Run, error) {
	return db.Intervene(ctx, id, func(l run.Loaded) (run.Change, error) { return run.RescheduleChange(l, at, db.file.Now()) })
}

// DeleteRun deletes a run that is over, with everything below it.
func (db *DB) DeleteRun(ctx context.Context, id string) error {
	return db.file.Delete(ctx, func(t *Tx) error {
		r, err := t.Run(ctx, id)
		if err != nil {
			return err
		}
		if !r.Ended() {
			return fault.New(fault.Conflict, "This run has not ended. Stop the run first.")
		}
		return t.Exec(ctx, "DELETE FROM runs WHERE id = ?", id)
	})
}
