package triggers

import (
	"context"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/runs"
	"terzetto/backend/store/sqlite"
)

// Permissions lists what the runs of a trigger may do without asking, newest first; an empty trigger
// means those of all.
func (db *DB) Permissions(ctx context.Context, trigger string, s lists.Span) ([]run.Permission, error) {
	return sqlite.List(ctx, db.file, permissions().Scan, permissions().Select()+" WHERE ? IN ('', trigger_id) ORDER BY created_at DESC, id DESC"+rows.Part,
		append([]any{trigger}, rows.SpanArgs(s)...)...)
}

// CreatePermission stores what a person allows while looking at the request of a step.
func (db *DB) CreatePermission(ctx context.Context, request string, match map[string]json.RawMessage) (run.Permission, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (p run.Permission, err error) {
		q, err := t.request(ctx, request)
		if err != nil {
			return p, err
		}
		if p, err = run.NewPermission(q, match); err != nil {
			return p, err
		}
		return t.keepPermission(ctx, p)
	})
}

// KeepPermission stores what a person allows before a step asks.
func (db *DB) KeepPermission(ctx context.Context, p run.Permission) (run.Permission, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Permission, error) {
		if _, err := t.trigger(ctx, p.TriggerID); err != nil {
			return p, err
		}
		return t.keepPermission(ctx, p)
	})
}

func (t *Tx) keepPermission(ctx context.Context, p run.Permission) (run.Permission, error) {
	p.ID, p.CreatedAt = t.db.file.NewID(), t.Now
	// What was given for the tool as it was no longer counts, and would only be in the list.
	if err := t.Exec(ctx, "DELETE FROM permissions WHERE trigger_id = ? AND tool_id = ? AND tool <> ?", p.TriggerID, p.ToolID, p.Tool); err != nil {
		return p, err
	}
	return p, permissions().Put(ctx, t.Conn, &p)
}

// Request gives a request of a run.
func (db *DB) Request(ctx context.Context, id string) (run.Inquiry, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Inquiry, error) { return t.request(ctx, id) })
}

func (t *Tx) request(ctx context.Context, id string) (run.Inquiry, error) {
	return sqlite.One(ctx, t, fault.New(fault.NotFound, "This question was removed."), runs.ScanRequest, runs.SelectRequest+" WHERE q.id = ?", id)
}

// DeletePermission revokes a permission.
func (db *DB) DeletePermission(ctx context.Context, id string) error {
	return db.file.Remove(ctx, fault.New(fault.NotFound, "This permission was revoked."), "DELETE FROM permissions WHERE id = ?", id)
}

// UsePermission finds a permission for a call of a run, whose first parent a trigger began, and notes
// that it is used; false: there is none. One that it gives with false was given before the tool changed.
func (db *DB) UsePermission(ctx context.Context, runID string, c run.Call, allows func(run.Permission) bool) (before run.Permission, ok bool, err error) {
	all, err := sqlite.List(ctx, db.file, permissions().Scan, permissions().Select()+` WHERE tool_id = ? AND trigger_id = `+runs.TriggerAbove+"?"+runs.UntilFirst+
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
		err := db.file.Change(ctx, run.ErrStale, "UPDATE permissions SET used_at = ?, uses = uses + 1 WHERE id = ?", db.file.Now().UnixMicro(), p.ID)
		if fault.Is(err, fault.Conflict) { // it was revoked in this moment
			continue
		}
		return p, err == nil, err
	}
	return before, false, nil
}

func permissions() sqlite.Table[run.Permission] {
	return sqlite.Table[run.Permission]{
		Name: "permissions", Columns: "id, trigger_id, tool_id, match, folder, tool, created_at, used_at, uses",
		Fields: func(p *run.Permission) []any {
			return []any{&p.ID, &p.TriggerID, &p.ToolID, sqlite.JSON(&p.Match), &p.Folder, &p.Tool, sqlite.Time(&p.CreatedAt), sqlite.MaybeTime(&p.UsedAt), &p.Uses}
		},
	}
}
