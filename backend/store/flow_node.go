package store

import (
	"context"

	"terzetto/backend/run"
	"terzetto/backend/store/sqlite"
)

// FlowNodes lists the nodes of a flow that are kept for a step.
func (db *DB) FlowNodes(ctx context.Context, id string, position int64, flow string) ([]run.FlowNode, error) {
	return sqlite.List(ctx, db, func(row sqlite.Row) (n run.FlowNode, err error) {
		return n, row.Scan(&n.RunID, &n.Position, &n.Flow, &n.Node, &n.Path, sqlite.JSON(&n.Result))
	}, "SELECT run_id, position, flow, node, path, result FROM flow_nodes WHERE run_id = ? AND position = ? AND flow = ?", id, position, flow)
}

// KeepFlowNode writes what a node gave.
func (db *DB) KeepFlowNode(ctx context.Context, n run.FlowNode) error {
	return db.write(ctx, func(t *Tx) error {
		if err := sqlite.Has(ctx, t, noRun(), "SELECT 1 FROM runs WHERE id = ?", n.RunID); err != nil {
			return err
		}
		return t.Exec(ctx, "INSERT OR REPLACE INTO flow_nodes (run_id, position, flow, node, path, result) VALUES (?, ?, ?, ?, ?, ?)",
			n.RunID, n.Position, n.Flow, n.Node, n.Path, string(n.Result))
	})
}
