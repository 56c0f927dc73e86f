package triggers

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/folderwatch"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

var _ run.Events = (*DB)(nil)

// Triggers lists what begins workflows by itself; an empty workflow means that of all.
func (db *DB) Triggers(ctx context.Context, template string) ([]run.Trigger, error) {
	return sqlite.List(ctx, db.file, triggers().Scan, triggers().Select()+" WHERE ? IN ('', automation_id) ORDER BY rowid", template)
}

// Trigger gives one.
func (db *DB) Trigger(ctx context.Context, id string) (run.Trigger, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Trigger, error) { return t.trigger(ctx, id) })
}

// CreateTrigger stores a new trigger. Known lists the files that are there already and begin no run;
// it is asked for an enabled trigger of the kind folder.
func (db *DB) CreateTrigger(ctx context.Context, g run.Trigger, known func(run.Trigger) ([]folderwatch.File, error)) (run.Trigger, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Trigger, error) {
		g.ID = db.file.NewID()
		return t.putTrigger(ctx, run.Trigger{}, g, known)
	})
}

// UpdateTrigger changes the fields of a trigger that patch names. Known is as with CreateTrigger, and
// is asked when the trigger is switched on or watches something else.
func (db *DB) UpdateTrigger(ctx context.Context, id string, patch json.RawMessage, known func(run.Trigger) ([]folderwatch.File, error)) (run.Trigger, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Trigger, error) {
		before, err := t.trigger(ctx, id)
		if err != nil {
			return before, err
		}
		after := before
		err = rows.Merge(&after, patch, "triggerId", "workflowId", "kind", "nextAt", "tokenHint", "lastAt", "lastRunId", "skippedAt", "skippedFile", "trouble")
		if err != nil {
			return after, err
		}
		return t.putTrigger(ctx, before, after, known)
	})
}

func (t *Tx) putTrigger(ctx context.Context, before, g run.Trigger, known func(run.Trigger) ([]folderwatch.File, error)) (run.Trigger, error) {
	if _, err := t.workflows.Workflow(ctx, g.TemplateID); err != nil {
		return g, err
	}
	g, err := g.Check(t.Now)
	if err != nil {
		return g, err
	}
	if g.Kind == run.OnEnd {
		if err := t.checkEnd(ctx, g); err != nil {
			return g, err
		}
	}
	if g.Kind == run.OnCommand && g.Enabled {
		if other, err := t.command(ctx, g.Command); err == nil && other.ID != g.ID {
			return g, fault.Newf(fault.Conflict, "The command /%s already starts another workflow. Choose another name.", g.Command).With("field", "command")
		}
	}
	if err := triggers().Put(ctx, t.Conn, &g); err != nil {
		return g, err
	}
	if !g.Enabled {
		if err := t.Exec(ctx, "DELETE FROM trigger_events WHERE trigger_id = ?", g.ID); err != nil {
			return g, err
		}
	}
	if g.Kind == run.OnFile && g.Enabled && (!before.Enabled || before.Folder != g.Folder || before.Glob != g.Glob) {
		files, err := known(g)
		if err != nil {
			return g, err
		}
		for _, f := range files {
			if _, err := t.knowFile(ctx, g.ID, f); err != nil {
				return g, err
			}
		}
	}
	return t.trigger(ctx, g.ID)
}

// checkEnd refuses a trigger of the kind run whose workflows would begin each other without end.
func (t *Tx) checkEnd(ctx context.Context, g run.Trigger) error {
	if _, err := t.workflows.Workflow(ctx, g.AfterID); err != nil || !g.Enabled {
		return err
	}
	others, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND enabled = 1 AND id <> ?", run.OnEnd, g.ID)
	if err != nil {
		return err
	}
	all := lists.Map(others, func(o run.Trigger) run.End { return run.End{Of: o.AfterID, Begins: o.TemplateID, Outcome: o.Outcome} })
	return run.CheckEnds(run.End{Of: g.AfterID, Begins: g.TemplateID, Outcome: g.Outcome}, all, func(id string) string {
		w, err := t.workflows.Workflow(ctx, id)
		if err != nil {
			return id
		}
		return w.Name
	})
}

// DeleteTrigger deletes a trigger. Its runs stay.
func (db *DB) DeleteTrigger(ctx context.Context, id string) error {
	return db.file.Remove(ctx, noTrigger(), "DELETE FROM triggers WHERE id = ?", id)
}

// SetTriggerToken replaces the token of a hook. Only its hash is stored.
func (db *DB) SetTriggerToken(ctx context.Context, id, token, hint string) (run.Trigger, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (run.Trigger, error) {
		err := t.Change(ctx, noTrigger(), "UPDATE triggers SET token_hash = ?, token_hint = ? WHERE id = ? AND kind = ?", tokenHash(token), hint, id, run.OnHook)
		if err != nil {
			return run.Trigger{}, err
		}
		return t.trigger(ctx, id)
	})
}

func tokenHash(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}

// Hook finds a hook and says whether a token is its own.
func (db *DB) Hook(ctx context.Context, id, token string) (g run.Trigger, ok bool, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		if g, err = t.trigger(ctx, id); err != nil {
			return err
		}
		if g.Kind != run.OnHook || !g.Enabled {
			return noTrigger()
		}
		hash, err := sqlite.One(ctx, t, noTrigger(), sqlite.Value[string], "SELECT token_hash FROM triggers WHERE id = ?", id)
		ok = hash != "" && subtle.ConstantTimeCompare([]byte(hash), []byte(tokenHash(token))) == 1
		return err
	})
	return g, ok, err
}

// Command finds the trigger that a command starts.
func (db *DB) Command(ctx context.Context, name string) (run.Trigger, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (run.Trigger, error) { return t.command(ctx, name) })
}

func (t *Tx) command(ctx context.Context, name string) (g run.Trigger, err error) {
	all, err := sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE kind = ? AND enabled = 1 AND command <> '' ORDER BY rowid", run.OnCommand)
	if err != nil {
		return g, err
	}
	g, found := lists.Find(all, func(g run.Trigger) bool { return strings.EqualFold(g.Command, name) })
	if !found {
		err = fault.Newf(fault.NotFound, "There is no command /%s.", name)
	}
	return g, err
}

func triggers() sqlite.Table[run.Trigger] {
	return sqlite.Table[run.Trigger]{
		Name: "triggers", Columns: "id, automation_id, kind, enabled, overlap, vars, cron, days, at, time_zone, missed, next_at, folder, glob, after_id, ended, command, " +
			"token_hint, last_at, last_run_id, skipped_at, skipped_file",
		Fields: func(g *run.Trigger) []any {
			return []any{
				&g.ID, &g.TemplateID, &g.Kind, &g.Enabled, &g.Overlap, sqlite.JSON(&g.Vars), &g.Cron, &g.Days, sqlite.MaybeTime(&g.At), &g.Zone, &g.Missed,
				sqlite.MaybeTime(&g.NextAt), &g.Folder, &g.Glob, &g.AfterID, &g.Outcome, &g.Command, &g.TokenHint, sqlite.MaybeTime(&g.LastAt), &g.LastRunID,
				sqlite.MaybeTime(&g.SkippedAt), &g.SkippedFile,
			}
		},
	}
}

func (t *Tx) trigger(ctx context.Context, id string) (run.Trigger, error) {
	return sqlite.One(ctx, t, noTrigger(), triggers().Scan, triggers().Select()+" WHERE id = ?", id)
}

func noTrigger() error { return fault.New(fault.NotFound, "This trigger was deleted.") }
