package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/store/sqlite"
)

// ResultRows finds the results in a run and its blocks by the ids of their steps. Of a step that
// ran for several items it is the result that was stored last.
func (db *DB) ResultRows(ctx context.Context, run string) (map[string]int64, error) {
	type found struct {
		step string
		row  int64
	}
	scan := func(r sqlite.Row) (f found, err error) {
		var finished *int64 // chooses the row of each group
		return f, r.Scan(&f.step, &f.row, &finished)
	}
	all, err := sqlite.List(ctx, db, scan, `WITH RECURSIVE tree (id) AS (SELECT ?1
	    UNION ALL SELECT r.id FROM runs r JOIN tree ON r.parent_run_id = tree.id WHERE r.kind = 'block')
	  SELECT json_extract(s.instruction, '$.id') AS step, s.id, max(s.finished_at)
	  FROM run_steps s JOIN tree ON s.run_id = tree.id WHERE s.result IS NOT NULL AND step <> '' GROUP BY step`, run)
	rows := make(map[string]int64, len(all))
	for _, f := range all {
		rows[f.step] = f.row
	}
	return rows, err
}

// ResultRow gives a result that ResultRows found; nil when it is gone.
func (db *DB) ResultRow(ctx context.Context, row int64) (json.RawMessage, error) {
	text, err := sqlite.Maybe(ctx, db, sqlite.Value[string], "SELECT result FROM run_steps WHERE id = ?", row)
	if err != nil || text == nil {
		return nil, err
	}
	return json.RawMessage(*text), nil
}
