package runs

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/sqlite"
)

// loadAround completes a block with what it shares with its root, and with the items of the
// loops around it.
func (t *Tx) loadAround(ctx context.Context, l *run.Loaded) error {
	err := sqlite.Into(ctx, t, noRun(), []any{sqlite.JSON(&l.Run.Vars), sqlite.JSON(&l.Run.Trusted), sqlite.JSON(&l.Run.Written), sqlite.Raw(&l.Run.Trigger)},
		"SELECT vars, trusted, written, trigger_event FROM runs WHERE id = ?", l.Run.Root())
	if err != nil {
		return err
	}
	l.Items = map[string]json.RawMessage{}
	for r := l.Run; r.Kind == run.Block; {
		if r.Within.Iteration != nil {
			text, err := sqlite.One(ctx, t, noRun(), sqlite.Value[string],
				"SELECT value FROM run_items WHERE run_id = ? AND position = ? AND i = ?", r.ParentID, r.Within.Position, *r.Within.Iteration)
			if err != nil {
				return err
			}
			l.Loop = cmp.Or(l.Loop, r.Within.Item)
			if _, inner := l.Items[r.Within.Item]; !inner {
				l.Items[r.Within.Item] = json.RawMessage(text)
			}
		}
		if r, err = t.Run(ctx, r.ParentID); err != nil {
			return err
		}
	}
	return nil
}

// loadBlocks loads the blocks of a step, and their results once all of them are complete.
func (t *Tx) loadBlocks(ctx context.Context, l *run.Loaded) (err error) {
	l.Blocks, err = sqlite.List(ctx, t, scanRun, selectRun+" WHERE parent_run_id = ? AND kind = 'block' AND block_position = ? ORDER BY rowid",
		l.Run.ID, l.Step.Position)
	if err != nil {
		return err
	}
	for _, b := range l.Blocks {
		if b.CompletedAt == nil {
			return nil
		}
	}
	const last = "(SELECT result FROM run_steps s WHERE s.run_id = b.id ORDER BY position DESC LIMIT 1)"
	query, args := "SELECT ifnull("+last+", 'null') AS result FROM runs b WHERE parent_run_id = ? AND kind = 'block' AND block_position = ? ORDER BY b.rowid",
		[]any{l.Run.ID, l.Step.Position}
	if l.Step.Do.ForEach != nil || l.Step.Do.Repeat != nil {
		query = "SELECT ifnull(result, 'null') AS result FROM run_items WHERE run_id = ? AND position = ? ORDER BY i"
	}
	size, err := sqlite.One(ctx, t, nil, sqlite.Value[int64], "SELECT ifnull(sum(length(result)), 0) FROM ("+query+")", args...)
	if err != nil || size > run.MaxJoined {
		return err
	}
	texts, err := sqlite.List(ctx, t, sqlite.Value[string], query, args...)
	if err != nil {
		return err
	}
	joined := lists.Map(texts, func(text string) json.RawMessage { return json.RawMessage(text) })
	l.Joined, err = json.Marshal(joined)
	return err
}

// saveBlocks writes what a change makes of the blocks of a step: new ones with what they take,
// and the end of those that are no longer needed.
func (t *Tx) saveBlocks(ctx context.Context, c run.Change) error {
	if c.Drop {
		if err := t.dropBlocks(ctx, c.Run.ID, c.Run.Root()); err != nil {
			return err
		}
		if err := t.Exec(ctx, "DELETE FROM run_items WHERE run_id = ? AND position = ?", c.Run.ID, c.Step.Position); err != nil {
			return err
		}
	}
	for i, item := range c.Items {
		taken := i < len(c.Begin)
		err := t.Exec(ctx, "INSERT INTO run_items (run_id, position, i, value, taken) VALUES (?, ?, ?, ?, ?)", c.Run.ID, c.Step.Position, i, string(item), taken)
		if err != nil {
			return err
		}
	}
	return lists.Each(c.Begin, func(n run.New) error { return t.InsertRun(ctx, n) })
}

// dropBlocks deletes the blocks of a run, and leaves what they began to the root.
func (t *Tx) dropBlocks(ctx context.Context, id, root string) error {
	const blocks = `(WITH RECURSIVE blocks (id) AS (SELECT id FROM runs WHERE parent_run_id = ?1 AND kind = 'block'
	    UNION ALL SELECT r.id FROM runs r JOIN blocks b ON r.parent_run_id = b.id WHERE r.kind = 'block') SELECT id FROM blocks)`
	return t.Execs(ctx,
		sqlite.Do("UPDATE runs SET parent_run_id = ?2 WHERE kind <> 'block' AND parent_run_id IN "+blocks, id, root),
		sqlite.Do("DELETE FROM runs WHERE parent_run_id = ? AND kind = 'block'", id))
}

// take keeps the result that a lane has for its item, and gives it the next item with its steps
// as they were at first. Where there is none, the lane is complete.
func (t *Tx) take(ctx context.Context, r run.Run, more json.RawMessage) (next run.Next, err error) {
	w := r.Within
	err = t.Exec(ctx, `UPDATE run_items SET result = ifnull((SELECT result FROM run_steps WHERE run_id = ?1 ORDER BY position DESC LIMIT 1), 'null')
	    WHERE run_id = ?2 AND position = ?3 AND i = ?4`, r.ID, r.ParentID, w.Position, *w.Iteration)
	if err != nil {
		return next, err
	}
	if err == nil && more != nil {
		err = t.Exec(ctx, "INSERT INTO run_items (run_id, position, i, value) VALUES (?, ?, ?, ?)", r.ParentID, w.Position, *w.Iteration+1, string(more))
	}
	if err != nil {
		return next, err
	}
	taken, err := sqlite.Maybe(ctx, t, func(row sqlite.Row) (n run.Next, err error) {
		return n, row.Scan(&n.Index, sqlite.JSON(&n.Item))
	}, "UPDATE run_items SET taken = 1 WHERE run_id = ?1 AND position = ?2 AND i = (SELECT i FROM run_items WHERE run_id = ?1 AND position = ?2 AND i > ?3 AND taken = 0 ORDER BY i LIMIT 1) RETURNING i, value",
		r.ParentID, w.Position, *w.Iteration)
	switch {
	case err != nil:
		return next, err
	case taken == nil:
		return next, t.Exec(ctx, "UPDATE runs SET completed_at = ?1, updated_at = ?1 WHERE id = ?2", t.Now.UnixMicro(), r.ID)
	}
	if err := t.resetSteps(ctx, r); err != nil {
		return next, err
	}
	if taken.Step, err = sqlite.Maybe(ctx, t, scanStep, selectStep+" WHERE run_id = ? ORDER BY position LIMIT 1", r.ID); err != nil {
		return next, err
	}
	return *taken, t.Exec(ctx, "UPDATE runs SET iteration = ?, position = ? WHERE id = ?", taken.Index, taken.Step.Position, r.ID)
}

// resetSteps has a lane's steps as they were before the first item. Most lanes have nothing but
// their steps, so what else there may be is looked for first.
func (t *Tx) resetSteps(ctx context.Context, r run.Run) error {
	var grown, below, asked, flowed bool
	err := sqlite.Into(ctx, t, noRun(), []any{&grown, &below, &asked, &flowed}, `SELECT (SELECT count(*) FROM run_steps WHERE run_id = ?1) > ?2,
	    EXISTS (SELECT 1 FROM runs WHERE parent_run_id = ?1), EXISTS (SELECT 1 FROM run_requests WHERE run_id = ?1),
	    EXISTS (SELECT 1 FROM flow_nodes WHERE run_id = ?1)`, r.ID, r.Within.Steps)
	if err != nil {
		return err
	}
	if below {
		if err := t.dropBlocks(ctx, r.ID, r.Root()); err != nil {
			return err
		}
	}
	for _, clear := range []struct {
		needed bool
		query  string
	}{
		{below, "DELETE FROM run_items WHERE run_id = ?1"},
		{flowed, "DELETE FROM flow_nodes WHERE run_id = ?1"},
		{asked, "DELETE FROM run_requests WHERE run_id = ?1"},
		{grown, fmt.Sprintf("DELETE FROM run_steps WHERE run_id = ?1 AND position %% %d <> 0", int64(apart))},
		{grown, "UPDATE run_steps SET instruction = json_remove(instruction, '$.rewritten') WHERE run_id = ?1"},
		{true, "UPDATE run_steps SET context_id = '', child_id = '', tries = 0, started_at = NULL, finished_at = NULL, result = NULL WHERE run_id = ?1"},
	} {
		if !clear.needed {
			continue
		}
		if err := t.Exec(ctx, clear.query, r.ID); err != nil {
			return err
		}
	}
	return nil
}

// setVars puts vars among those of a run.
func (t *Tx) setVars(ctx context.Context, id string, set map[string]json.RawMessage) error {
	vars := map[string]json.RawMessage{}
	if err := sqlite.Into(ctx, t, noRun(), []any{sqlite.JSON(&vars)}, "SELECT vars FROM runs WHERE id = ?", id); err != nil {
		return err
	}
	maps.Copy(vars, set)
	return t.Exec(ctx, "UPDATE runs SET vars = ? WHERE id = ?", sqlite.JSON(vars), id)
}

// around are a run, where it is a block the runs that it is a part of, and how far up they are.
const around = `WITH RECURSIVE
	  up (id, far) AS (SELECT ?1, 0 UNION ALL SELECT r.parent_run_id, far + 1 FROM runs r JOIN up ON r.id = up.id WHERE r.kind = 'block')`

// StepsDone lists the steps with a result that a step of the run sees before it, newest first:
// those of its own list, then those around it.
func (db *DB) StepsDone(ctx context.Context, id string, limit int) ([]run.Step, error) {
	return sqlite.List(ctx, db.file, scanStep, around+`
	  SELECT position, instruction, context_id, child_id, tries, started_at, finished_at, result FROM run_steps s JOIN up ON s.run_id = up.id
	  WHERE s.result IS NOT NULL ORDER BY far, s.position DESC LIMIT ?2`, id, limit)
}

// StepResult is the result of a step by its id, as a step of the run sees it.
func (db *DB) StepResult(ctx context.Context, id, step string) (json.RawMessage, error) {
	return sqlite.RawValue(ctx, db.file, around+`,
	  seen (id, far) AS (SELECT id, far FROM up
	    UNION ALL SELECT r.id, far FROM runs r JOIN seen ON r.parent_run_id = seen.id WHERE r.kind = 'block' AND r.iteration IS NULL)
	  SELECT s.result FROM run_steps s JOIN seen ON s.run_id = seen.id WHERE s.step_id = ?2 AND s.result IS NOT NULL
	  ORDER BY far, s.position DESC LIMIT 1`, id, step)
}

// FlowNodes lists the nodes of a flow that are kept for a step.
func (db *DB) FlowNodes(ctx context.Context, id string, position int64, flow string) ([]run.FlowNode, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (n run.FlowNode, err error) {
		return n, row.Scan(&n.RunID, &n.Position, &n.Flow, &n.Node, &n.Path, sqlite.JSON(&n.Result))
	}, "SELECT run_id, position, flow, node, path, result FROM flow_nodes WHERE run_id = ? AND position = ? AND flow = ?", id, position, flow)
}

// KeepFlowNode writes what a node gave.
func (db *DB) KeepFlowNode(ctx context.Context, n run.FlowNode) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if err := sqlite.Has(ctx, t, noRun(), "SELECT 1 FROM runs WHERE id = ?", n.RunID); err != nil {
			return err
		}
		return t.Exec(ctx, "INSERT OR REPLACE INTO flow_nodes (run_id, position, flow, node, path, result) VALUES (?, ?, ?, ?, ?, ?)",
			n.RunID, n.Position, n.Flow, n.Node, n.Path, string(n.Result))
	})
}
