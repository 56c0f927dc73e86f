package runs

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/store/sqlite"
)

// A ResultRow is where a result of a step is kept: with the step, or in the log, which alone keeps
// what the steps of a loop gave.
type ResultRow struct{ step, log int64 }

// ResultRows finds the results in a run and its blocks by the ids of their steps. Of a step that
// ran for several items it is the result that was stored last.
func (db *DB) ResultRows(ctx context.Context, run string) (map[string]ResultRow, error) {
	type found struct {
		name string
		row  int64
	}
	scan := func(r sqlite.Row) (f found, err error) {
		var newest *int64 // chooses the row of each group
		return f, r.Scan(&f.name, &f.row, &newest)
	}
	logged, err := sqlite.List(ctx, db.file, scan, `SELECT path, seq, max(seq) AS newest FROM run_logs
	  WHERE run_id = ? AND path <> '' AND iteration IS NOT NULL AND ms IS NOT NULL AND finished AND NOT is_error GROUP BY path ORDER BY newest`, run)
	if err != nil {
		return nil, err
	}
	kept, err := sqlite.List(ctx, db.file, scan, `WITH RECURSIVE tree (id) AS (SELECT ?1
	    UNION ALL SELECT r.id FROM runs r JOIN tree ON r.parent_run_id = tree.id WHERE r.kind = 'block')
	  SELECT s.step_id, s.id, max(s.finished_at)
	  FROM run_steps s JOIN tree ON s.run_id = tree.id WHERE s.result IS NOT NULL AND s.step_id <> '' GROUP BY s.step_id`, run)
	rows := make(map[string]ResultRow, len(logged)+len(kept))
	for _, f := range logged {
		rows[f.name[strings.LastIndexByte(f.name, '.')+1:]] = ResultRow{log: f.row}
	}
	for _, f := range kept {
		rows[f.name] = ResultRow{step: f.row}
	}
	return rows, err
}

// ResultRow gives a result that ResultRows found; nil when it is gone.
func (db *DB) ResultRow(ctx context.Context, row ResultRow) (json.RawMessage, error) {
	return sqlite.RawValue(ctx, db.file, `SELECT result FROM run_steps WHERE id = ?1
	  UNION ALL SELECT ifnull(object, json_quote(result)) FROM run_logs WHERE seq = ?2`, row.step, row.log)
}
