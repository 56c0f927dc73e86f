package runs

import (
	"context"

	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// A StepTally is what the log says of a step of a run, with all that is within the step.
type StepTally struct {
	Skipped  bool
	Attempts int
	Tokens   int64
	Branch   string // that an if took
}

// tallies sums up the log by the index of the steps.
func (t *Tx) tallies(ctx context.Context, id string, from, to int) (map[int]StepTally, error) {
	type row struct {
		index int
		StepTally
	}
	rows, err := sqlite.List(ctx, t, func(r sqlite.Row) (x row, err error) {
		return x, r.Scan(&x.index, &x.Skipped, &x.Attempts, &x.Tokens, &x.Branch)
	}, `SELECT step, ifnull(max(branch = ?4 AND instr(path, '[') = 0), 0), ifnull(max(iif(instr(path, '[') = 0, attempt, 0)), 0) + 1,
	    ifnull(sum(json_extract(usage, '$.totalTokens')), 0), ifnull(max(iif(branch = ?4 OR instr(path, '[') > 0, '', branch)), '')
	  FROM run_logs WHERE run_id = ?1 AND step >= ?2 AND step < ?3 GROUP BY step`, id, from, to, run.SkipBranch)
	all := make(map[int]StepTally, len(rows))
	for _, r := range rows {
		all[r.index] = r.StepTally
	}
	return all, err
}

// RunParts gives the parts of the step at a path, at most limit of them from one on.
func (db *DB) RunParts(ctx context.Context, id, path string, from, limit int) (run.Parts, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (p run.Parts, err error) {
		of, err := t.Run(ctx, id)
		if err != nil {
			return p, err
		}
		rows, err := sqlite.List(ctx, t, func(r sqlite.Row) (l run.Log, err error) {
			return l, r.Scan(sqlite.Time(&l.At), &l.Text, &l.Type, &l.ToolID, sqlite.Raw(&l.Args), &l.Ms, &l.Result, &l.IsError,
				&l.Finished, &l.Path, &l.Branch, &l.Attempt, sqlite.JSON(&l.Usage), &l.Item)
		}, `SELECT at, iif(is_error, text, ''), type, tool_id, iif(args IS NULL, NULL, '{}'), ms, iif(is_error, result, ''), is_error, finished, path, branch, attempt, usage, item
		  FROM run_logs WHERE run_id = ?1 AND path >= ?2 || '[' AND path < ?2 || '\' ORDER BY seq`, id, path)
		if err != nil {
			return p, err
		}
		open, err := t.openSteps(ctx, id)
		if err != nil {
			return p, err
		}
		p = run.PartsOf(path, rows, open)
		// Items that no lane has taken yet have no row.
		all, err := sqlite.One(ctx, t, nil, sqlite.Value[int], `SELECT count(*) FROM run_items WHERE (run_id, position) IN
		    (SELECT parent_run_id, block_position FROM runs WHERE root_run_id = ? AND block_path = ?)`, id, path)
		if p.Count = max(p.Begun, all); p.Count > p.Begun {
			p.States[run.ToCome(of)] += p.Count - p.Begun
		}
		from = min(max(0, from), len(p.Items))
		p.Items = p.Items[from:min(from+limit, len(p.Items))]
		return p, err
	})
}

// openSteps has the steps that the blocks of a run are at, or were stopped at.
func (t *Tx) openSteps(ctx context.Context, id string) (map[string]run.OpenStep, error) {
	blocks, err := sqlite.List(ctx, t, scanRun, selectRun+" WHERE root_run_id = ? AND kind = 'block' AND completed_at IS NULL AND error IS NULL", id)
	all := make(map[string]run.OpenStep, len(blocks))
	for _, b := range blocks {
		step, err := sqlite.Maybe(ctx, t, sqlite.Value[string], "SELECT step_id FROM run_steps WHERE run_id = ? AND position = (SELECT position FROM runs WHERE id = ?)", b.ID, b.ID)
		if err != nil {
			return nil, err
		}
		if step != nil {
			state := run.StepAtWork
			switch {
			case b.HaltedAt != nil:
				state = run.StepStopped
			case b.Waiting != run.Nothing && b.Waiting != run.ForChild:
				state = run.StepWaiting
			}
			all[b.PathOf(*step)] = run.OpenStep{State: state, Ended: b.HaltedAt}
		}
	}
	return all, err
}
