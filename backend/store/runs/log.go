package runs

import (
	"context"
	"encoding/json"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// AppendRunLogs writes rows of a run's log.
func (db *DB) AppendRunLogs(ctx context.Context, id string, rows []run.Log) error {
	return db.file.Write(ctx, func(t *Tx) error {
		if err := sqlite.Has(ctx, t, noRun(), "SELECT 1 FROM runs WHERE id = ?", id); err != nil {
			return err
		}
		return t.saveLogs(ctx, rows)
	})
}

func (t *Tx) saveLogs(ctx context.Context, rows []run.Log) error {
	return lists.Each(rows, func(l run.Log) error { return t.saveLog(ctx, l) })
}

// saveLog writes a row, new or again. One that is written again is among the newest, so it is
// sought from there; an index of its own would cost more at every step.
func (t *Tx) saveLog(ctx context.Context, l run.Log) error {
	if l.Again {
		return t.Exec(ctx, `UPDATE run_logs SET rev = (SELECT max(rev) + 1 FROM run_logs WHERE run_id = ?1), text = ?2, type = ?3, ms = ?4, result = ?5,
		    object = ?6, is_error = ?7, progress = ?8, finished = ?9, usage = ?11
		    WHERE seq = (SELECT seq FROM run_logs WHERE run_id = ?1 AND id = ?10 ORDER BY rev DESC LIMIT 1)`,
			l.RunID, l.Text, l.Type, l.Ms, l.Result, rawColumn(l.Object), l.IsError, l.Progress, l.Finished, l.ID, rawColumn(l.Usage))
	}
	return t.Exec(ctx, `INSERT INTO run_logs (rev, id, run_id, context_id, step, at, text, type, tool_id, args, ms, result, object, is_error, progress,
	      agent, finished, path, iteration, branch, attempt, usage, item)
	    VALUES ((SELECT ifnull(max(rev), 0) + 1 FROM run_logs WHERE run_id = ?2), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
	      ?21, ?22)`,
		l.ID, l.RunID, l.ContextID, l.Index, l.At.UnixMicro(), l.Text, l.Type, l.ToolID, rawColumn(l.Args), l.Ms, l.Result, rawColumn(l.Object),
		l.IsError, l.Progress, l.Agent, l.Finished, l.Path, l.Iteration, l.Branch, l.Attempt, rawColumn(l.Usage), l.Item)
}

// RunLogs lists the rows of a run's log that were written after rev, in the order of their
// writing, at most limit, and says whether there are more.
func (db *DB) RunLogs(ctx context.Context, id string, after int64, limit int) (rows []run.Log, more bool, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		if _, err := t.Run(ctx, id); err != nil {
			return err
		}
		rows, err = sqlite.List(ctx, t, scanRunLog, selectRunLog+" WHERE run_id = ? AND rev > ? ORDER BY rev LIMIT ?", id, after, limit+1)
		return err
	})
	if len(rows) > limit {
		rows, more = rows[:limit], true
	}
	return rows, more, err
}

// StepLogs lists the newest rows of a step's log by its path, in their order, with those of the
// nodes of its flow, whose ids begin with a digit.
func (db *DB) StepLogs(ctx context.Context, id, path string) ([]run.Log, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]run.Log, error) {
		if _, err := t.Run(ctx, id); err != nil {
			return nil, err
		}
		rows, err := sqlite.List(ctx, t, scanRunLog, selectRunLog+` WHERE run_id = ?1
		    AND (path = ?2 OR path >= ?2 || '.0' AND path < ?2 || '.:') ORDER BY seq DESC LIMIT ?3`, id, path, maxStepLogs)
		slices.Reverse(rows)
		return rows, err
	})
}

// maxStepLogs is how many rows of a step are listed.
const maxStepLogs = 100

const selectRunLog = `SELECT seq, rev, id, run_id, context_id, step, at, text, type, tool_id, args, ms, result, object, is_error, progress, agent,
  finished, path, iteration, branch, attempt, usage, item FROM run_logs`

func scanRunLog(row sqlite.Row) (l run.Log, err error) {
	return l, row.Scan(&l.Seq, &l.Rev, &l.ID, &l.RunID, &l.ContextID, &l.Index, sqlite.Time(&l.At), &l.Text, &l.Type, &l.ToolID, sqlite.JSON(&l.Args), &l.Ms,
		&l.Result, sqlite.JSON(&l.Object), &l.IsError, &l.Progress, &l.Agent, &l.Finished, &l.Path, &l.Iteration, &l.Branch, &l.Attempt,
		sqlite.JSON(&l.Usage), &l.Item)
}

// rawColumn is JSON as a column holds it; nothing is null.
func rawColumn(raw json.RawMessage) *string {
	if raw == nil {
		return nil
	}
	return new(string(raw))
}
