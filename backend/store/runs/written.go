package runs

import (
	"context"
	"encoding/json"

	"terzetto/backend/core/run"
	"terzetto/backend/store/sqlite"
)

// RunWrites lists what calls of some tools wrote, in their order: those of a run, of its blocks and of the runs that it began.
func (db *DB) RunWrites(ctx context.Context, id string, tools []string) ([]run.WrittenFile, error) {
	names, err := json.Marshal(tools)
	if err != nil {
		return nil, err
	}
	return sqlite.List(ctx, db.file, func(r sqlite.Row) (w run.WrittenFile, err error) {
		return w, r.Scan(&w.From, &w.Path, &w.Bytes, &w.Created)
	}, `WITH RECURSIVE tree (id) AS (SELECT ?1 UNION ALL SELECT r.id FROM runs r JOIN tree ON r.parent_run_id = tree.id)
	  SELECT CAST(ifnull(object ->> 'from', '') AS TEXT),
	    CAST(coalesce(object ->> 'to', object ->> 'file', object ->> 'path', '') AS TEXT) AS place,
	    iif(json_type(object, '$.bytes') = 'integer', object ->> 'bytes', NULL), ifnull(object ->> 'created' = 1, 0)
	  FROM run_logs WHERE run_id IN (SELECT id FROM tree) AND tool_id IN (SELECT value FROM json_each(?2))
	    AND finished AND NOT is_error AND object IS NOT NULL AND place <> '' ORDER BY seq`, id, string(names))
}
