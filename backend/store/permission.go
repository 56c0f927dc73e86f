package store

import (
	"context"
	"encoding/json"

	"terzetto/backend/fault"
	"terzetto/backend/run"
	"terzetto/backend/store/sqlite"
)

// Permissions lists what the runs of a trigger may do without asking, newest first; an empty trigger
// means those of all.
func (db *DB) Permissions(ctx context.Context, trigger string) ([]run.Permission, error) {
	return sqlite.List(ctx, db, permissions().Scan, permissions().Select()+" WHERE ? IN ('', trigger_id) ORDER BY created_at DESC, id DESC", trigger)
}

// CreatePermission stores what a person allows while looking at the request of a step.
func (db *DB) CreatePermission(ctx context.Context, request string, match map[string]json.RawMessage) (run.Permission, error) {
	return write(ctx, db, func(t *Tx) (p run.Permission, err error) {
		q, err := sqlite.One(ctx, t, fault.New(fault.NotFound, "This question was removed."), scanRequest, selectRequest+" WHERE q.id = ?", request)
		if err != nil {
			return p, err
		}
		if p, err = run.NewPermission(q, match); err != nil {
			return p, err
		}
		p.ID, p.CreatedAt = db.o.NewID(), t.Now
		// What was given for the tool as it was no longer counts, and would only be in the list.
		if err := t.Exec(ctx, "DELETE FROM permissions WHERE trigger_id = ? AND tool_id = ? AND tool <> ?", p.TriggerID, p.ToolID, p.Tool); err != nil {
			return p, err
		}
		return p, permissions().Put(ctx, t.Conn, &p)
	})
}

// DeletePermission revokes a permission.
func (db *DB) DeletePermission(ctx context.Context, id string) error {
	return db.change(ctx, fault.New(fault.NotFound, "This permission was revoked."), "DELETE FROM permissions WHERE id = ?", id)
}

// UsePermission finds a permission for a call of a run, whose first parent a trigger began, and notes
// that it is used; false: there is none. One that it gives with false was given before the tool changed.
func (db *DB) UsePermission(ctx context.Context, runID string, c run.Call, allows func(run.Permission) bool) (before run.Permission, ok bool, err error) {
	all, err := sqlite.List(ctx, db, permissions().Scan, permissions().Select()+` WHERE tool_id = ? AND trigger_id = `+triggerAbove+"?"+untilFirst+
		" ORDER BY created_at, id", c.ToolID, runID)
	if err != nil {
		return before, false, err
	}
	for _, p := range all {
		if !allows(p) {
			continue
		}
		if p.Tool != c.Tool {
			before = p
			continue
		}
		err := db.change(ctx, run.ErrStale, "UPDATE permissions SET used_at = ?, uses = uses + 1 WHERE id = ?", db.o.Now().UnixMicro(), p.ID)
		if fault.Is(err, fault.Conflict) { // it was revoked in this moment
			continue
		}
		return p, err == nil, err
	}
	return before, false, nil
}

// Around the id of a run, the trigger that began its first parent; empty: none did.
const (
	triggerAbove = `(WITH RECURSIVE above (parent, began) AS (SELECT parent_run_id, trigger_id FROM runs WHERE id = `
	untilFirst   = `
	    UNION ALL SELECT r.parent_run_id, r.trigger_id FROM runs r JOIN above ON r.id = above.parent)
	    SELECT began FROM above WHERE parent IS NULL)`
)

func permissions() sqlite.Table[run.Permission] {
	return sqlite.Table[run.Permission]{
		Name: "permissions", Columns: "id, trigger_id, tool_id, match, folder, tool, created_at, used_at, uses",
		Fields: func(p *run.Permission) []any {
			return []any{&p.ID, &p.TriggerID, &p.ToolID, sqlite.JSON(&p.Match), &p.Folder, &p.Tool, sqlite.Time(&p.CreatedAt), sqlite.MaybeTime(&p.UsedAt), &p.Uses}
		},
	}
}
