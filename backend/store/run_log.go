package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/run"
)

// AppendRunLogs writes rows of a run's log.
func (db *DB) AppendRunLogs(ctx context.Context, id string, rows []run.Log) error {
	return db.write(ctx, func(t *Tx) error {
		if _, err := one(ctx, t, noRun(), value[int], "SELECT 1 FROM runs WHERE id = ?", id); err != nil {
			return err
		}
		for _, l := range rows {
			if err := t.saveLog(ctx, l); err != nil {
				return err
			}
		}
		return nil
	})
}

// saveLog writes a row, new or again.
func (t *Tx) saveLog(ctx context.Context, l run.Log) error {
	return t.exec(ctx, `INSERT INTO run_logs (rev, id, run_id, context_id, step, at, text, type, tool_id, args, ms, result, object, is_error, progress, agent, finished)
	    VALUES ((SELECT ifnull(max(rev), 0) + 1 FROM run_logs WHERE run_id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
	    ON CONFLICT (id) DO UPDATE SET rev = excluded.rev, text = excluded.text, type = excluded.type, ms = excluded.ms, result = excluded.result,
	    object = excluded.object, is_error = excluded.is_error, progress = excluded.progress, finished = excluded.finished`,
		l.RunID, l.ID, l.RunID, l.ContextID, l.Index, l.At.UnixMicro(), l.Text, l.Type, l.ToolID, rawColumn(l.Args), l.Ms, l.Result, rawColumn(l.Object),
		l.IsError, l.Progress, l.Agent, l.Finished)
}

// RunLogs lists the rows of a run's log that were written after rev, in the order of their
// writing, at most limit, and says whether there are more.
func (db *DB) RunLogs(ctx context.Context, id string, after int64, limit int) (rows []run.Log, more bool, err error) {
	err = db.read(ctx, func(t *Tx) error {
		if _, err := t.run(ctx, id); err != nil {
			return err
		}
		rows, err = list(ctx, t, scanRunLog, `SELECT seq, rev, id, run_id, context_id, step, at, text, type, tool_id, args, ms, result, object, is_error, progress, agent, finished
		    FROM run_logs WHERE run_id = ? AND rev > ? ORDER BY rev LIMIT ?`, id, after, limit+1)
		return err
	})
	if len(rows) > limit {
		rows, more = rows[:limit], true
	}
	return rows, more, err
}

func scanRunLog(row scanner) (l run.Log, err error) {
	return l, row.Scan(&l.Seq, &l.Rev, &l.ID, &l.RunID, &l.ContextID, &l.Index, timeColumn{&l.At}, &l.Text, &l.Type, &l.ToolID, jsonColumn{&l.Args}, &l.Ms,
		&l.Result, jsonColumn{&l.Object}, &l.IsError, &l.Progress, &l.Agent, &l.Finished)
}

// rawColumn is JSON as a column holds it; nothing is null.
func rawColumn(raw json.RawMessage) *string {
	if raw == nil {
		return nil
	}
	return new(string(raw))
}
